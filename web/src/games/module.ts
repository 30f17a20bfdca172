/** What a game brings to the web table. Another game is another folder beside this file. */
import type { Component } from 'svelte';
import type { LogShown, ScoreShown } from '$lib/api/types';
import type { Phrase } from '$lib/app/i18n.svelte';
import type { Session } from '$lib/table/session';

/** What the words of a game may look at. */
export interface Telling {
  readonly view: unknown;
  /** The people, by seat, as they are to be named in a phrase. */
  player(seat: number): { text: string; seat: number };
}

export interface GameModule {
  readonly id: string;
  /** Whether players hide something from each other, so that a hot seat needs a curtain. */
  readonly hides: boolean;
  /** The message that names who scores besides the players, if somebody does. */
  readonly rival?: string;

  /** Everything below the top bar, made of the parts in `$lib/table`. */
  readonly Table: Component<{ session: Session }>;
  /** Season, half, round…: beside the game's name in the top bar. */
  readonly Status: Component<{ session: Session }>;
  /** A small picture inside a sentence (`Rich.icon`). */
  readonly Icon: Component<{ name: string }>;

  /** A legal move in words, for the list beside the board and for hints. */
  move(move: string, telling: Telling): Phrase;
  /** An event in words; `null` if it isn't worth a line. */
  event(event: NonNullable<LogShown['event']>, telling: Telling): Phrase | null;
  /** What points are for. */
  reason(score: ScoreShown, telling: Telling): Phrase;
}
