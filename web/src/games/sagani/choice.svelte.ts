/** What the person is about to place: a tile, a cell, a rotation. Played only when it is laid. */
import { tick } from 'svelte';
import type { Session } from '$lib/table/session';
import type { ArrowDrawn } from './art/pieces';
import { parseCell, parseTile, same } from './layout';
import { front, turned } from './tiles';
import type { Aids, Cell, CellAid, Consequence, Seen, TileAid } from './types';

export type SaganiSession = Session<Seen, Aids>;

export class Choice {
  /** A tile of the river or of the interlude that was chosen but not taken yet. */
  picked = $state<number | null>(null);
  /** The cell where the tile is tried out. */
  spot = $state.raw<Cell | null>(null);
  rotation = $state(0);
  /** The tile is on its way: what is shown stays until it lies. */
  laying = $state(false);
  /** A finger is used: without hovering, a first tap tries out and a second one lays. */
  touch = $state(matchMedia('(pointer: coarse)').matches);

  /** What was laid last, to try it out again if it is taken back. */
  #laid: { tile: number; cell: Cell; rotation: number } | null = null;

  constructor(readonly session: SaganiSession) {}

  get view(): Seen {
    return this.session.view;
  }
  /** The tile to be placed. */
  tile: number | null = $derived.by(() => {
    if (!this.session.moves.length && !this.laying) return null;
    return this.view.hand?.id ?? this.picked;
  });
  aid: TileAid | null = $derived.by(
    () => this.session.aids?.placements.find((aid) => aid.tile === this.tile) ?? null,
  );
  /** Where it can go. */
  cells: readonly Cell[] = $derived.by(() => {
    if (this.tile === null) return [];
    const { phase, cell } = this.view;
    if (phase === 'rotate') return cell ? [cell] : [];
    if (phase === 'place') return this.session.moves.flatMap((move) => parseCell(move) ?? []);
    return this.aid?.cells ?? [];
  });
  /** What it would do where it is tried out. */
  here: CellAid | null = $derived.by(() => this.#at(this.spot));
  consequence: Consequence | null = $derived.by(() => this.#follows(this.here, this.rotation));
  /** Its arrows as it would lie, the satisfied ones marked. */
  arrows: ArrowDrawn[] = $derived.by(() => {
    if (this.tile === null) return [];
    const own = this.here?.own[this.rotation] ?? [];
    return front(this.tile).arrows.map(({ direction, element }) => {
      const now = turned(direction, this.rotation);
      return { direction: now, element, satisfied: own.some((arrow) => arrow.direction === now) };
    });
  });

  /** Which tiles can be chosen now. */
  get choosable(): number[] {
    return this.session.moves.flatMap((move) => parseTile(move) ?? []);
  }

  pick(tile: number): void {
    if (this.picked === tile) return this.back();
    // Without the previews there is nothing to try out: take it at once.
    if (!this.session.aids) return void this.session.play(`t${tile}`);
    this.picked = tile;
    this.rotation = 0;
    this.spot = this.cells.length === 1 ? this.cells[0]! : null;
  }

  turn(by = 1): void {
    if (this.tile !== null) this.rotation = (this.rotation + by + 4) % 4;
  }

  /** One step back: the tile off the cell, then the tile. */
  back(): void {
    const tile = this.picked;
    this.picked = null;
    this.spot = null;
    // Where the cell was there is nothing to be at: back to the tile.
    void tick().then(() => {
      if (document.activeElement === document.body) focus(`[data-pick="t${tile}"]`);
    });
  }

  /** Takes, places and turns the tile, as far as that is not done yet. */
  async lay(cell: Cell): Promise<void> {
    const { tile, rotation, session } = this;
    if (tile === null || session.busy || this.laying) return;
    this.laying = true;
    this.spot = cell;
    this.#laid = { tile, cell, rotation };
    try {
      // Without the previews, one move at a time.
      const place = this.view.phase === 'place' ? [`${cell.x},${cell.y}`] : [];
      const turn = place.length && !this.here ? [] : [`r${rotation}`];
      await session.play(...(this.here?.laid_by ?? place), ...turn);
    } finally {
      this.laying = false;
      this.reset();
    }
  }

  /** Takes back what one click has laid; the tile is tried out there again. */
  async lift(): Promise<void> {
    await this.session.restart?.();
    await tick();
    const laid = this.#laid;
    if (!laid || this.session.draft) return;
    if (this.choosable.includes(laid.tile)) this.picked = laid.tile;
    if (this.tile !== laid.tile) return;
    this.spot = laid.cell;
    this.rotation = laid.rotation;
  }

  /** A new state has come: what was tried out is over, unless it is the tile on its way. */
  reset(): void {
    if (this.laying) return;
    this.picked = null;
    this.spot = this.cells.length === 1 ? this.cells[0]! : null;
    if (this.tile === null) this.rotation = 0;
  }

  /** What it would do there, in the rotation that is shown. */
  at(cell: Cell): { aid: CellAid; follows: Consequence | null } | null {
    const aid = this.#at(cell);
    return aid && { aid, follows: this.#follows(aid, this.rotation) };
  }

  #at(cell: Cell | null): CellAid | null {
    return this.aid?.cells.find((aid) => same(aid, cell)) ?? null;
  }

  #follows(aid: CellAid | null, rotation: number): Consequence | null {
    if (!aid || this.tile === null) return null;
    const all = aid.own[rotation]?.length === front(this.tile).arrows.length;
    return all ? aid.whole : aid.open;
  }
}

/** Goes to the first of these things, for those who use no pointer. */
export function focus(selector: string): void {
  document.querySelector<HTMLElement | SVGElement>(selector)?.focus();
}

/** How many arrows are satisfied there at most. */
export function most(aid: CellAid): number {
  return aid.older.length + Math.max(...aid.own.map((own) => own.length));
}
