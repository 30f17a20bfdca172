/** Lines of the log in words. */
import type { LogShown } from '$lib/api/types';
import type { Phrase } from '$lib/app/i18n.svelte';
import type { GameModule, Telling } from '$lib/games/module';
import { rival } from './context';

export interface Line {
  key: string;
  /** The number of the move or draw it came of. */
  number: number;
  phrase: Phrase;
  /** The points, if it is about a score. */
  points: number | null;
  /** Whose points; `null` is the opponent that the rules play. */
  seat: number | null;
}

export function linesOf(log: readonly LogShown[], module: GameModule, telling: Telling): Line[] {
  const lines: Line[] = [];
  // A line keeps its key when the log before it is cut off, so that it isn't drawn anew.
  let [last, nth] = [-1, 0];
  for (const entry of log) {
    const { number } = entry;
    nth = number === last ? nth + 1 : 0;
    last = number;
    const key = `${number}-${nth}`;
    if (entry.score) {
      const { seat, points } = entry.score;
      const who = seat === null ? { text: rival(module) } : telling.player(seat);
      const what = { text: module.reason(entry.score, telling) };
      const phrase = { id: 'log-score', args: { who, what } };
      lines.push({ key, number, phrase, points, seat });
    } else if (entry.event) {
      const phrase = module.event(entry.event, telling);
      if (phrase) lines.push({ key, number, phrase, points: null, seat: null });
    }
  }
  return lines;
}

/** A number with a true minus. */
export const minus = (points: number): string => (points < 0 ? `−${-points}` : String(points));

export const signed = (points: number): string => (points > 0 ? `+${points}` : minus(points));
