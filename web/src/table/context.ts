/** What every part of a table can ask for: the game's module, and how people are named. */
import { getContext, setContext, type Snippet } from 'svelte';
import { t, type Phrase } from '$lib/app/i18n.svelte';
import type { SeatShown } from '$lib/api/types';
import type { GameModule, Telling } from '$lib/games/module';
import type { Session } from './session';

const KEY = Symbol('table');

export interface TableContext {
  readonly module: GameModule;
  readonly session: Session;
  readonly telling: Telling;
  /** Shows every point of a seat (or of everybody). */
  explain(seat: number | null): void;
  /** Set by a board that shows the end of a game step by step: the result waits for it. */
  presenting: () => boolean;
  /** What is shown in the bar of a phone, if something is. */
  readonly strip: Snippet | null;
  /** On a phone, shows what a choice would mean in the bar, where thumbs don't cover it. */
  showInBar(body: Snippet): () => void;
  /** Set by the layout: what lies beside the scene. */
  beside: () => readonly Element[];
  /** Set by the layout: scrolls until its bar doesn't cover `box`. */
  uncover: (box: DOMRect) => void;
}

export const setTable = (context: TableContext) => setContext(KEY, context);
export const getTable = () => getContext<TableContext>(KEY);

/** Bots go by the name of their seat. */
const BOTS = ['Tanuki', 'Kaze', 'Suzu', 'Yuki', 'Mika'];

export function seatName(seats: readonly SeatShown[], seat: number): string {
  const shown = seats[seat];
  if (!shown) return '';
  if (shown.kind === 'open') return t('seat-open');
  if (shown.kind === 'bot') return BOTS[seat % BOTS.length] ?? '';
  return shown.name || (shown.yours ? t('seat-you') : t('seat-guest'));
}

/** Who scores besides the players: a fox, a tribe. */
export const rival = (module: GameModule): Phrase => ({ id: module.rival ?? 'rival' });

/** What the words of a game may look at, for this session. */
export function tellingOf(session: Session): Telling {
  return {
    get view() {
      return session.view;
    },
    player: (seat) => ({ text: seatName(session.seats, seat), seat }),
  };
}
