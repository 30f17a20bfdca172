/** Which of two messages about a table is the newer one. */
import type { TableShown } from '$lib/api/types';
import { toAct } from './session';

/** A table as a message shows it, and what the message is certainly newer than. */
export interface Message {
  readonly shown: TableShown;
  /** What was known when the server was asked, or what the same stream told before. */
  readonly after: TableShown | null;
}

/** Whether two messages tell of the same moment, to the same eyes. */
export function same(one: TableShown | null, other: TableShown | null): boolean {
  if (!one || !other) return one === other;
  const eyes = one.you.viewer === other.you.viewer;
  return one.seq === other.seq && one.step === other.step && eyes;
}

/**
 * Whether `old` is to stay. Steps count the changes of a seat's draft and begin again when the
 * server drops it, so with the same `seq` a lower step may be a late message or news: `unsure`.
 */
export function overtaken({ shown, after }: Message, old: TableShown): boolean | 'unsure' {
  if (same(after, old)) return false;
  if (shown.seq !== old.seq) return shown.seq < old.seq;
  const back = shown.you.viewer === old.you.viewer && shown.step < old.step;
  return back && 'unsure';
}

/**
 * Whether another seat of this device is to act: the answer to a move shows the table to the one
 * who made it, but the stream goes on with the next.
 */
export function wrongEyes({ turn, you, draft }: TableShown): boolean {
  const seat = toAct(turn);
  return !draft && seat !== null && you.seats.includes(seat) && you.viewer !== seat;
}
