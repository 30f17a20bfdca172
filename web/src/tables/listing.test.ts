import { describe, expect, it } from 'vitest';
import type { SeatShown, TableListed } from '$lib/api/types';
import { ago, clockPhrase, freeSeat, inOrder, joinable, others, unfinished } from './listing';

const seat = (kind: string, more: Partial<SeatShown> = {}): SeatShown => ({
  kind,
  name: null,
  color: null,
  level: null,
  yours: false,
  host: false,
  away: false,
  resigned: false,
  online: true,
  ...more,
});
const table = (id: string, more: Partial<TableListed>): TableListed => ({
  id,
  game: 'gorinto',
  status: 'playing',
  seats: [],
  clock: null,
  your_turn: false,
  updated: 0,
  ...more,
});
const ids = (tables: TableListed[]) => tables.map(({ id }) => id);

describe('my tables', () => {
  const tables = [
    table('finished', { status: 'finished', updated: 9 }),
    table('closed', { status: 'closed', updated: 8 }),
    table('open', { status: 'open', updated: 7 }),
    table('waiting', { updated: 6 }),
    table('old-turn', { your_turn: true, updated: 1 }),
    table('turn', { your_turn: true, updated: 2 }),
  ];

  it('begin with those that wait for me', () => {
    expect(ids(inOrder(tables))).toEqual(['turn', 'old-turn', 'waiting', 'open', 'finished']);
  });

  it('are gone on with until they are finished', () => {
    expect(ids(unfinished(tables))).toEqual(['turn', 'old-turn', 'waiting', 'open']);
  });
});

describe('public tables', () => {
  it('are joined at the first free seat', () => {
    const free = table('free', { seats: [seat('person'), seat('open'), seat('open')] });
    const full = table('full', { seats: [seat('person'), seat('bot')] });
    const mine = table('mine', { seats: [seat('person', { yours: true })] });
    expect(freeSeat(free)).toBe(1);
    expect(freeSeat(full)).toBeNull();
    expect(ids(joinable([free, full, mine]))).toEqual(['free', 'mine']);
  });
});

describe('words', () => {
  const say = ({ id, args }: { id: string; args?: Record<string, unknown> }) =>
    args ? `${id}/${Object.values(args).join()}` : id;

  it('name the others, without me and free seats', () => {
    const seats = [
      seat('person', { name: 'Me', yours: true }),
      seat('person', { name: 'Ren' }),
      seat('bot', { level: 'easy' }),
      seat('open'),
      seat('person'),
    ];
    expect(others(seats, say, 'en')).toBe('Ren, seat-bot/easy, and seat-somebody');
  });

  it('tell the host from somebody with the same name', () => {
    const seats = [
      seat('person', { name: 'Aya', host: true }),
      seat('person', { name: 'Aya (2)' }),
    ];
    expect(others(seats, say, 'en')).toBe('seat-host/Aya and Aya (2)');
  });

  it('say how much time there is', () => {
    expect(clockPhrase(null)).toEqual({ id: 'clock-none' });
    expect(clockPhrase({ bank: 600, increment: 10 }).args).toEqual({ minutes: 10, seconds: 10 });
    expect(clockPhrase({ bank: 259_200, increment: 0 }).args).toEqual({ days: 3 });
  });

  it('say how long ago it was', () => {
    const hour = 3_600_000;
    expect(ago(0, 30_000, 'en')).toBe('now');
    expect(ago(0, 5 * hour, 'en')).toBe('5 hours ago');
    expect(ago(0, 25 * hour, 'en')).toBe('yesterday');
    expect(ago(5000, 0, 'en')).toBe('now');
  });
});
