/** What is being chosen: a Path tile, and what is looked at before it is played. */
import type { LogShown } from '$lib/api/types';
import { acting, type Session } from '$lib/table/session';
import { parseMove, type Taken } from './places';
import type { Aids, Element, Landing, Outlook, Pick, Prospect, Shown } from './types';

export type GorintoSession = Session<Shown, Aids>;

/** A choice looked at: what it would gather and give. */
export interface Preview {
  landing: Landing | null;
  pick: Pick | null;
  best: Prospect;
  before: Outlook;
}

export class Choice {
  /** The Path tile that was picked. */
  space = $state<string | null>(null);
  /** The Path tile that is looked at. */
  look = $state<string | null>(null);
  /** The move that is looked at. */
  aim = $state<string | null>(null);
  /** The stack that is fanned out. */
  fan = $state<string | null>(null);
  /** The side of the coin whose prey is shown. */
  prey = $state<'heads' | 'tails' | null>(null);

  readonly session: GorintoSession;

  constructor(session: GorintoSession) {
    this.session = session;
  }

  readonly #moves = $derived.by(() =>
    this.session.moves.flatMap((move) => {
      const taken = parseMove(move);
      return taken ? [{ move, taken }] : [];
    }),
  );

  get view(): Shown {
    return this.session.view;
  }
  get actor(): number | null {
    return acting(this.session);
  }
  /** Whose stacks and goals are shown first. */
  get eyes(): number {
    return this.session.viewer ?? this.actor ?? 0;
  }

  /** The Path spaces whose tiles can be moved now. */
  readonly movable = $derived.by(() => new Set(this.#each('move').map(({ taken }) => taken.from)));
  /** The moves by cell: where the picked tile can land, or what can be gathered. */
  readonly cells = $derived.by(() => {
    const cells = new Map<string, string>();
    for (const { move, taken } of this.#each('move')) {
      if (taken.from === this.space) cells.set(taken.to, move);
    }
    for (const { move, taken } of this.#each('gather')) cells.set(taken.cell, move);
    return cells;
  });
  /** With Earth: the moves by level of the stack. */
  readonly levels = $derived.by(
    () => new Map(this.#each('dig').map(({ move, taken }) => [taken.level, move])),
  );
  readonly gifts = $derived.by(() =>
    this.#each('give').map(({ move, taken }) => ({ move, element: taken.element as Element })),
  );
  readonly removals = $derived.by(
    () => new Map(this.#each('remove').map(({ move, taken }) => [taken.space, move])),
  );
  /** The lane to light: of the picked tile, or of the one looked at. */
  readonly lane = $derived.by(() => this.space ?? (this.movable.size ? this.look : null));
  readonly landing = $derived.by(() => this.landingOf(this.aim));
  readonly preview = $derived.by((): Preview | null => {
    const { aids } = this.session;
    const { landing, aim } = this;
    const pick = aids?.picks.find((pick) => pick.move === aim) ?? null;
    const best = landing?.best ?? pick?.best;
    return aids && best ? { landing, pick, best, before: aids.now } : null;
  });

  landingOf(move: string | null): Landing | null {
    return this.session.aids?.landings.find((landing) => landing.move === move) ?? null;
  }

  /** What a tile on the Path is. */
  tileOn(space: string): Element | null {
    const index = (space[0] === 'T' ? 0 : 5) + Number(space[1]) - 1;
    return this.view.path[index] ?? null;
  }

  /** How many tiles this turn gathers, and how many it has. */
  readonly progress = $derived.by(() => {
    const left = this.view.gathering?.left ?? 0;
    const total = Math.max(left, lastGathering(this.session.log));
    return { done: total - left, total };
  });

  pick(space: string): void {
    this.space = this.space === space ? null : space;
    this.aim = null;
    this.fan = null;
  }

  play(move: string): void {
    if (!this.session.busy) void this.session.play(move);
  }

  /** Forgets everything: another state has come. */
  reset(): void {
    this.space = this.look = this.aim = this.fan = null;
  }

  #each<K extends Taken['kind']>(kind: K) {
    type Found = { move: string; taken: Extract<Taken, { kind: K }> };
    return this.#moves.filter((found): found is Found => found.taken.kind === kind);
  }
}

function lastGathering(log: readonly LogShown[]): number {
  const moved = log.findLast(({ event }) => event?.event === 'tile-moved')?.event;
  return Number(moved?.['gather'] ?? 0);
}
