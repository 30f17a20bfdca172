/**
 * Server-sent events over `fetch`: unlike `EventSource` it tells why a stream is refused, and
 * hears the comments by which the server shows that it is still there.
 */
import { refusal, Unreachable } from './client';

/** What happens on one connection. */
export interface Hearing {
  /** The server has agreed. */
  open(): void;
  /** Something came, be it a comment. */
  alive(): void;
  event(event: ServerEvent): void;
  /** It is over: refused, broken, or (without an error) ended by the server. */
  end(error?: unknown): void;
}

export interface ServerEvent {
  id: string;
  name: string;
  data: string;
}

/** Opens a connection that goes on after the event `last`. The answer closes it. */
export function listen(path: string, last: string | null, hearing: Hearing): () => void {
  const abort = new AbortController();
  const headers: Record<string, string> = { accept: 'text/event-stream' };
  if (last !== null) headers['last-event-id'] = last;
  const heard = hear(() => fetch(path, { headers, signal: abort.signal }), hearing);
  heard.then(
    () => hearing.end(),
    (error: unknown) => !abort.signal.aborted && hearing.end(error),
  );
  return () => abort.abort();
}

async function hear(ask: () => Promise<Response>, hearing: Hearing): Promise<void> {
  const answer = await ask().catch(() => {
    throw new Unreachable();
  });
  if (!answer.ok) throw await refusal(answer);
  if (!answer.body) throw new Unreachable();
  hearing.open();
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  const parser = new Parser(hearing.event);
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new Unreachable();
    });
    if (done) return;
    hearing.alive();
    parser.add(value);
  }
}

/** Puts events together from pieces of text that end anywhere. */
export class Parser {
  #rest = '';
  #event: ServerEvent = { id: '', name: 'message', data: '' };

  constructor(readonly tell: (event: ServerEvent) => void) {}

  add(text: string): void {
    const lines = (this.#rest + text).split(/\r\n|\n|\r(?!$)/);
    this.#rest = lines.pop() ?? '';
    for (const line of lines) this.#line(line);
  }

  #line(line: string): void {
    if (line === '') {
      const { data, ...rest } = this.#event;
      this.#event = { id: rest.id, name: 'message', data: '' };
      if (data) this.tell({ ...rest, data: data.slice(0, -1) });
      return;
    }
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (field === 'data') this.#event.data += `${value}\n`;
    else if (field === 'event') this.#event.name = value;
    else if (field === 'id') this.#event.id = value;
  }
}
