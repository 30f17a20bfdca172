/** Lists of tables, put into order and words. */
import type { ClockRule, SeatShown, TableListed } from '$lib/api/types';
import type { Phrase } from '$lib/app/i18n.svelte';

const RANK: Record<TableListed['status'], number> = { playing: 1, open: 2, finished: 3, closed: 4 };

/** My tables: first those that wait for me, then by how far they are, then the latest. */
export function inOrder(tables: readonly TableListed[]): TableListed[] {
  const rank = (table: TableListed) => (table.your_turn ? 0 : RANK[table.status]);
  return tables
    .filter((table) => table.status !== 'closed')
    .sort((a, b) => rank(a) - rank(b) || b.updated - a.updated);
}

/** Those that can be gone on with. */
export function unfinished(tables: readonly TableListed[]): TableListed[] {
  return inOrder(tables).filter((table) => table.status !== 'finished');
}

/** Public tables at which there is a seat for me, or at which I sit already. */
export function joinable(tables: readonly TableListed[]): TableListed[] {
  return tables.filter((table) => freeSeat(table) !== null || sitsThere(table));
}

export function freeSeat(table: TableListed): number | null {
  const seat = table.seats.findIndex((seat) => seat.kind === 'open');
  return seat < 0 ? null : seat;
}

export function sitsThere(table: TableListed): boolean {
  return table.seats.some((seat) => seat.yours);
}

/** The others at a table, bots and the host as such. */
export function others(
  seats: readonly SeatShown[],
  say: (phrase: Phrase) => string,
  language: string,
): string {
  const called = (seat: SeatShown) => {
    if (seat.kind === 'bot') return say({ id: 'seat-bot', args: { level: seat.level ?? '' } });
    const name = seat.name || say({ id: 'seat-somebody' });
    return seat.host ? say({ id: 'seat-host', args: { name } }) : name;
  };
  const names = seats
    .filter((seat) => seat.kind !== 'open' && !(seat.yours && seat.kind === 'person'))
    .map(called);
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

/** Time per player in a few words. */
export function clockPhrase(clock: ClockRule | null): Phrase {
  if (!clock) return { id: 'clock-none' };
  const day = 24 * 3600;
  if (clock.bank >= day) {
    return { id: 'clock-days', args: { days: Math.round(clock.bank / day) } };
  }
  const minutes = Math.round(clock.bank / 60);
  return { id: 'clock-live', args: { minutes, seconds: clock.increment } };
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago something was. */
export function ago(then: number, now: number, language: string): string {
  const seconds = Math.max(0, (now - then) / 1000);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, size] of UNITS) {
    if (seconds >= size) return format.format(-Math.floor(seconds / size), unit);
  }
  return format.format(0, 'second');
}
