/** What a table's session needs of the world around it, and what it tells. */
import type { api } from '$lib/api/client';
import type { ChatShown, HintShown, LogShown, TableShown } from '$lib/api/types';
import type { Phrase } from '$lib/app/i18n.svelte';
import type { Clock } from './again';
import type { Pace } from './arrivals';
import type { Connect, Connection } from './stream';

type Server = Pick<
  typeof api,
  | 'table'
  | 'enter'
  | 'play'
  | 'undo'
  | 'restart'
  | 'confirm'
  | 'askUndo'
  | 'answerUndo'
  | 'chat'
  | 'hint'
  | 'aids'
>;

/** Everything around a table. */
export interface World {
  readonly server: Server;
  readonly connect: Connect;
  readonly clock: Clock;
  readonly pace: Pace;
  random(): number;
  /** Done when the server knows who is here. `again`: it has just said that it doesn't. */
  meet(again: boolean): Promise<void>;
  choices(): { readonly confirmTurns: boolean; readonly forcedMoves: boolean };
  explain(error: unknown): Phrase;
}

export interface TableState {
  shown: TableShown | null;
  log: readonly LogShown[];
  chat: readonly ChatShown[];
  fresh: readonly LogShown[];
  revision: number;
  aids: unknown;
  busy: boolean;
  waiting: boolean;
  connection: Connection;
  /** Why the stream is refused. */
  refusal: Phrase | null;
  /** Something the person should know; goes away with the next action. */
  notice: Phrase | null;
  /** Why there is no table to show. */
  failure: Phrase | null;
  /** The best moves, if they were asked for in this state. */
  hints: HintShown | null;
  hinting: boolean;
}

export const NOTHING_YET: Readonly<TableState> = {
  shown: null,
  log: [],
  chat: [],
  fresh: [],
  revision: 0,
  aids: null,
  busy: false,
  waiting: false,
  connection: 'opening',
  refusal: null,
  notice: null,
  failure: null,
  hints: null,
  hinting: false,
};
