/**
 * Two people in two browsers: whatever either browser receives tells no more about the other than
 * everybody may know. What everybody may know is the finished game through a spectator's eyes.
 */
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import type { LogShown, ReplayShown, TableShown } from '../src/api/types.ts';
import { GAMES } from './games.ts';
import { bot, closeBrowser, me, open, Person } from './house.ts';
import { dice, mouse, playOn } from './play.ts';

afterAll(closeBrowser);

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Path = (string | number)[];

/**
 * Where a view holds what only its seat may know, and which checks surely find it with the other.
 * A game that hides something joins by a line.
 */
const HIDDEN: { game: string; own: (seat: number) => Path; checks: string[] }[] = [
  {
    game: 'iwari',
    own: (seat) => ['seats', seat, 'hand'],
    checks: ['draft', 'field', 'log', 'view'],
  },
  { game: 'inori', own: () => ['own_runes'], checks: ['field', 'log', 'view'] },
];

/** How many things each of them does in the browser before bots take over. */
const TURNS = 30;

describe.each(HIDDEN)('$game', ({ game, own, checks }) => {
  const players = GAMES.find((tested) => tested.game === game)!.players;

  test('neither of two browsers ever receives what the other hides', async () => {
    const [host, guest] = [await Person.enter(), await Person.enter()];
    const received = [await everything(host.page), await everything(guest.page)];
    const bots = Array.from({ length: players - 2 }, () => bot('random'));
    const id = await host.open(game, [me, open, ...bots]);
    const { keys } = await host.table(id);
    await guest.page.goto(`/table/${id}?key=${keys!.invite}`);
    await guest.page.getByRole('button', { name: 'Sit here' }).click();
    await host.page.getByRole('button', { name: 'Start', exact: true }).click();
    const random = dice(13);
    for (let round = 0; round < TURNS; round++) {
      for (const { page } of [host, guest]) {
        let steps = 0;
        await playOn(page, mouse, random, async () => (steps += 1) > 4);
      }
    }
    const answers = received.map((messages) => [...messages]);
    for (const person of [host, guest]) await person.ask('POST', `/api/tables/${id}/leave`);
    await expect.poll(async () => (await host.table(id)).status).toBe('finished');
    const known = await publicly(host, id, own);

    for (const seat of [0, 1]) {
      const mine = answers[seat]!;
      expect(mine.filter(({ stream }) => stream).length).toBeGreaterThan(10);
      expect(mine.filter(({ stream }) => !stream).length).toBeGreaterThan(10);
      // They see their own.
      expect(tablesIn(mine).some(({ view }) => at(view as Json, own(seat)))).toBe(true);
      expect(leaks(mine, seat, own, known)).toEqual([]);
      // Whoever received the other's messages would be found out, by each of the checks.
      const others = leaks(answers[1 - seat]!, seat, own, known);
      const found = new Set(others.map((leak) => leak.split(':')[0]));
      expect([...found]).toEqual(expect.arrayContaining(checks));
    }
    expect([...host.troubles, ...guest.troubles]).toEqual([]);
    for (const person of [host, guest]) await person.leave();
  });
});

interface Message {
  /** Whether it came by the stream, or as an answer. */
  stream: boolean;
  body: Json;
}

/** Collects whatever of the server's words reaches a page from now on. */
async function everything(page: Page): Promise<Message[]> {
  const messages: Message[] = [];
  // The page reads its stream by `fetch`, and so does this, beside it.
  await page.exposeFunction('overhear', (data: string) => {
    messages.push({ stream: true, body: JSON.parse(data) as Json });
  });
  await page.addInitScript(() => {
    const { fetch } = window;
    const overhear = async (body: ReadableStream<Uint8Array<ArrayBuffer>>) => {
      const reader = body.pipeThrough(new TextDecoderStream()).getReader();
      let rest = '';
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        const lines = (rest + value).split('\n');
        rest = lines.pop()!;
        for (const line of lines.filter((line) => line.startsWith('data:'))) {
          (window as unknown as { overhear: (data: string) => void }).overhear(line.slice(5));
        }
      }
    };
    window.fetch = async (...request) => {
      const answer = await fetch(...request);
      if (!answer.headers.get('content-type')?.includes('event-stream')) return answer;
      const [one, two] = answer.body!.tee();
      void overhear(two).catch(() => undefined);
      return new Response(one, answer);
    };
  });
  page.on('response', async (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (!type.includes('json')) return;
    const text = await response.text().catch(() => '');
    if (text) messages.push({ stream: false, body: JSON.parse(text) as Json });
  });
  return messages;
}

interface Known {
  views: Set<string>;
  seats: Set<string>;
  lines: Set<string>;
}

/** What everybody may know, at every step of a finished game. */
async function publicly(person: Person, id: string, own: (seat: number) => Path): Promise<Known> {
  const known: Known = { views: new Set(), seats: new Set(), lines: new Set() };
  for (let from = 0, length = 1; from < length; from += 50) {
    const part = await person.ask<ReplayShown>(
      'GET',
      `/api/tables/${id}/replay?from=${from}&count=50`,
    );
    length = part.length + 1;
    for (const { view, log } of part.steps) {
      known.views.add(stripped(view as Json, own(0), null));
      seatsOf(view as Json).forEach((seat) => known.seats.add(JSON.stringify(seat)));
      log.forEach((line) => known.lines.add(JSON.stringify(line)));
    }
  }
  return known;
}

/** Everything in these messages that somebody at that seat should not have been told. */
function leaks(
  messages: Message[],
  seat: number,
  own: (seat: number) => Path,
  known: Known,
): string[] {
  const found: string[] = [];
  for (const { view, draft, log } of tablesIn(messages)) {
    const told = stripped(view as Json, own(seat), seat);
    if (!draft && !known.views.has(told)) found.push(`view: ${told}`);
    seatsOf(view as Json).forEach((other, i) => {
      const text = JSON.stringify(other);
      if (draft && i !== seat && !known.seats.has(text)) found.push(`draft: ${text}`);
    });
    for (const line of log) {
      const text = JSON.stringify(line);
      if (!draft && !concerns(line, seat) && !known.lines.has(text)) found.push(`log: ${text}`);
    }
  }
  const name = String(own(seat).at(-1));
  for (const { body } of messages) {
    const rest = structuredClone(body);
    for (const { view } of tablesIn([{ stream: false, body: rest }])) {
      if (through(view as Json) === seat) remove(view as Json, own(seat));
    }
    if (JSON.stringify(rest).includes(`"${name}":`)) found.push(`field: ${JSON.stringify(rest)}`);
  }
  return found;
}

/** Whether somebody at that seat may know more about this line than others. */
function concerns({ event }: LogShown, seat: number): boolean {
  return event?.['seat'] === seat;
}

/** Every state of a table in these messages, however deep. */
function tablesIn(messages: readonly Message[]): TableShown[] {
  const found: TableShown[] = [];
  const search = (value: Json) => {
    if (typeof value !== 'object' || value === null) return;
    if (!Array.isArray(value) && value['view'] && 'seq' in value) {
      found.push(value as unknown as TableShown);
    }
    Object.values(value).forEach(search);
  };
  messages.forEach(({ body }) => search(body));
  return found;
}

/** Through whose eyes a view is; `null` for a spectator. */
function through(view: Json): number | null {
  return (at(view, ['viewer', 'seat']) as number | undefined) ?? null;
}

/** A view as text, without through whose eyes and without what is that seat's own. */
function stripped(view: Json, own: Path, seat: number | null): string {
  const rest = structuredClone(view);
  if (through(rest) === seat) remove(rest, own);
  remove(rest, ['viewer']);
  return JSON.stringify(rest);
}

function seatsOf(view: Json): Json[] {
  const seats = at(view, ['seats']);
  return Array.isArray(seats) ? seats : [];
}

function at(value: Json, path: Path): Json | undefined {
  return path.reduce<Json | undefined>(
    (inside, key) => (inside as Record<string | number, Json> | null | undefined)?.[key],
    value,
  );
}

function remove(value: Json, path: Path): void {
  const holder = at(value, path.slice(0, -1)) as Record<string | number, Json> | undefined;
  if (holder) delete holder[path.at(-1)!];
}
