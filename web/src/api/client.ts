/** The server's API, one function per endpoint. */
import type * as wire from './types';

/** The server said no, and why. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** How the table stands, if it had moved on. */
    readonly table?: wire.TableShown,
    /** The whole answer. */
    readonly body?: unknown,
    /** How many seconds to wait before asking again, if the server says so. */
    readonly after?: number,
  ) {
    super(message);
  }
}

/** The server could not be reached. */
export class Unreachable extends Error {}

async function ask<T>(method: string, path: string, body?: unknown, text?: string): Promise<T> {
  const json = body !== undefined;
  const headers: Record<string, string> = {};
  if (json) headers['content-type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: json ? JSON.stringify(body) : text });
  } catch {
    throw new Unreachable();
  }
  if (answer.status === 204) return undefined as T;
  if (!answer.ok) throw await refusal(answer);
  // An answer that breaks off is none.
  return answer.json().catch(() => {
    throw new Unreachable();
  }) as Promise<T>;
}

/** Why the server said no. */
export async function refusal(answer: Response): Promise<Refused | Unreachable> {
  const content: unknown = await answer.json().catch(() => null);
  const { code, message, table } = (content ?? {}) as Partial<wire.Stale>;
  // A proxy in between answers for a server that is away.
  if (!code && answer.status >= 500) return new Unreachable();
  const after = Number(answer.headers.get('retry-after')) || undefined;
  const words = message ?? answer.statusText;
  return new Refused(answer.status, code ?? '', words, table, content, after);
}

const documents = (game: string, option: string) => `/api/games/${game}/documents/${option}`;
const table = (id: string, rest = '') => `/api/tables/${encodeURIComponent(id)}${rest}`;

function query(values: Record<string, string | number | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return text && `?${text}`;
}

export const api = {
  games: () => ask<wire.GameShown[]>('GET', '/api/games'),
  checkDocument: (game: string, option: string, text: string) =>
    ask<wire.DocumentChecked>('POST', documents(game, option), undefined, text),
  /** Where a document that comes with the game can be had as a file. */
  builtIn: (game: string, option: string, value: string) => `${documents(game, option)}/${value}`,

  me: () => ask<wire.Me>('GET', '/api/me'),
  changeMe: (request: wire.MeRequest) => ask<wire.Me>('PATCH', '/api/me', request),
  myTables: () => ask<wire.TableListed[]>('GET', '/api/me/tables'),
  links: () => ask<wire.LinkShown[]>('GET', '/api/me/links'),
  makeLink: () => ask<wire.LinkMade>('POST', '/api/me/links'),
  revokeLink: (id: string) => ask<void>('DELETE', `/api/me/links/${encodeURIComponent(id)}`),
  claim: (token: string) => ask<wire.Me>('POST', '/api/claim', { token }),

  lobby: () => ask<wire.TableListed[]>('GET', '/api/lobby'),
  newTable: (request: wire.NewTable) => ask<wire.TableMade>('POST', '/api/tables', request),
  table: (id: string, seat?: number) => ask<wire.TableShown>('GET', table(id, query({ seat }))),
  options: (id: string) => ask<Record<string, unknown>>('GET', table(id, '/options')),
  enter: (id: string, key: string) => ask<wire.TableShown>('POST', table(id, '/enter'), { key }),
  sit: (id: string, seat: number, change: wire.SeatChange) =>
    ask<wire.TableShown>('POST', table(id, `/seats/${seat}`), change),
  start: (id: string) => ask<wire.TableShown>('POST', table(id, '/start')),
  leave: (id: string) => ask<void>('POST', table(id, '/leave')),
  resign: (id: string) => ask<wire.TableShown>('POST', table(id, '/resign'), {}),
  end: (id: string, agree: boolean) => ask<wire.TableShown>('POST', table(id, '/end'), { agree }),
  changeTable: (id: string, request: wire.SettingsRequest) =>
    ask<wire.TableShown>('POST', table(id, '/settings'), request),
  rematch: (id: string) => ask<wire.TableMade>('POST', table(id, '/rematch')),

  play: (id: string, request: wire.MoveRequest) =>
    ask<wire.TableShown>('POST', table(id, '/moves'), request),
  undo: (id: string, request: wire.ConfirmRequest) =>
    ask<wire.TableShown>('POST', table(id, '/undo'), request),
  restart: (id: string, request: wire.ConfirmRequest) =>
    ask<wire.TableShown>('POST', table(id, '/restart'), request),
  confirm: (id: string, request: wire.ConfirmRequest) =>
    ask<wire.TableShown>('POST', table(id, '/confirm'), request),
  askUndo: (id: string, request: wire.ConfirmRequest) =>
    ask<wire.TableShown>('POST', table(id, '/ask-undo'), request),
  answerUndo: (id: string, request: wire.AnswerRequest) =>
    ask<wire.TableShown>('POST', table(id, '/answer-undo'), request),
  chat: (id: string, text: string) => ask<void>('POST', table(id, '/chat'), { text }),

  aids: (id: string, seat?: number, at?: number) =>
    ask<wire.AidsShown>('GET', table(id, `/aids${query({ seat, at })}`)),

  hint: (id: string, request: wire.HintRequest) =>
    ask<wire.HintShown>('POST', table(id, '/hint'), request),
  continueFrom: (id: string, request: wire.ContinueRequest) =>
    ask<wire.TableMade>('POST', table(id, '/continue'), request),

  replay: (id: string, from: number, count: number, seat?: number) =>
    ask<wire.ReplayShown>('GET', table(id, `/replay${query({ from, count, seat })}`)),
  scores: (id: string) => ask<wire.ScoreSheet>('GET', table(id, '/scores')),

  /** Where live updates of a table come from. */
  events: (id: string, seat?: number) => table(id, `/events${query({ seat })}`),
};
