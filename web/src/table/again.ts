/** When to try again what the server did not answer. */
import { Refused, Unreachable } from '$lib/api/client';

/** What a session needs of time. It never asks how late it is: a device's clock may be wrong. */
export interface Clock {
  /** Does something later. The answer calls it off. */
  after(milliseconds: number, then: () => void): () => void;
}

const FIRST = 500;
const LONGEST = 30_000;

/** Twice as long each time, and not all at the same moment. */
export function pause(tries: number, error: unknown, random: number): number {
  const usual = Math.min(LONGEST, FIRST * 2 ** tries);
  const asked = error instanceof Refused ? (error.after ?? 0) * 1000 : 0;
  return Math.max(asked, usual / 2) + (random * usual) / 2;
}

/** Whether asking again can help: the server is away or busy, and has not said no. */
export function passing(error: unknown): boolean {
  if (error instanceof Refused) return error.status === 429 || error.status >= 500;
  return error === undefined || error instanceof Unreachable;
}
