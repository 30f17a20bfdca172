/**
 * A game as a board sees it, live or replayed. A board shows `view`, offers `moves`, and gives the
 * layout a `Prompt` that says what is to be done. It knows no rules.
 */
import type {
  DraftShown,
  LogShown,
  OutcomeShown,
  ScoresShown,
  SeatShown,
  TurnShown,
} from '$lib/api/types';
import type { Phrase } from '$lib/app/i18n.svelte';
import type { LiveSession } from './live.svelte';
import type { ReplaySession } from './replay.svelte';

export interface Session<View = unknown, Aids = unknown> {
  readonly id: string;
  readonly game: string;
  readonly mode: 'live' | 'replay';
  /** What can be done besides looking and playing, where there is a table. */
  readonly live: LiveSession | null;
  /** Stepping through it, where it is a replay. */
  readonly replay: ReplaySession | null;
  readonly options: Record<string, unknown>;

  /** What the viewer may know, in the game's own shape. Always the newest state. */
  readonly view: View;
  /** What the rules say about this state, for people who think; `null` until it has arrived. */
  readonly aids: Aids | null;
  /** Through whose eyes; `null` for a spectator. */
  readonly viewer: number | null;
  readonly turn: TurnShown;
  /** The legal moves in notation; empty if this device is not to act. */
  readonly moves: readonly string[];
  readonly draft: DraftShown | null;
  readonly seats: readonly SeatShown[];
  readonly scores: ScoresShown | null;
  readonly outcome: OutcomeShown | null;

  /** Counts up whenever `view` changes. */
  readonly revision: number;
  /** What happened between the state before and this one, for animation; empty after a jump. */
  readonly fresh: readonly LogShown[];
  /** The whole log so far. */
  readonly log: readonly LogShown[];
  /** A request is under way: what is clicked now would be refused. */
  readonly busy: boolean;
  /** It takes long enough to be shown. */
  readonly waiting: boolean;

  /**
   * Plays a legal move, or several that follow each other: all of them or none. Done when what came
   * of it is shown; whether it was played. Never throws: what goes wrong is told to the person.
   */
  play(...moves: string[]): Promise<boolean>;
  /** Takes back all moves of the turn that are not confirmed yet; only where one plays. */
  restart?(): Promise<unknown>;
}

/** What is to be done now, in the action bar: it follows from what is selected on the board. */
export interface Prompt {
  /** The sentence; `null`: the table says whose turn it is. */
  say: Phrase | null;
  /** A second, smaller line: keys, or what else is possible. */
  also?: Phrase;
  /** The steps of a turn, with the present one marked. */
  steps?: { say: Phrase; state: 'done' | 'now' | 'next' }[];
  /** Takes back a selection that was not played yet (Escape, and Undo before anything else). */
  back?: () => void;
}

export const NO_PROMPT: Prompt = { say: null };

/** The seat that has to act, if one has. */
export function toAct(turn: TurnShown | null): number | null {
  return turn && typeof turn === 'object' ? turn.seat : null;
}

/** The seat whose turn is under way; a complete turn is still its player's until it is confirmed. */
export function acting({ turn, draft, viewer }: Session): number | null {
  return draft?.complete && viewer !== null ? viewer : toAct(turn);
}
