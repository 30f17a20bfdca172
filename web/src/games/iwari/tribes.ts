/** Who is who: a seat's tribe and its shapes. */
import type { Scorer } from './types';

export const TRIBES = ['heron', 'fox', 'bear', 'hare', 'elk'] as const;
export type Tribe = (typeof TRIBES)[number];

/** The third tribe of two players has a shape no seat of theirs has. */
const THIRD: Tribe = 'elk';

export function tribeOf(scorer: Scorer | number | null): Tribe {
  if (scorer === 'rival' || scorer === null) return THIRD;
  return TRIBES[typeof scorer === 'number' ? scorer : scorer.seat] ?? THIRD;
}

export function same(one: Scorer, two: Scorer): boolean {
  return one === 'rival' || two === 'rival' ? one === two : one.seat === two.seat;
}

export const seatOf = (scorer: Scorer): number | null => (scorer === 'rival' ? null : scorer.seat);
