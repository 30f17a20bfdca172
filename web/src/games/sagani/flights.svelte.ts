/** Tiles on their way across the table: from the river, the stones or the hand into a garden. */
import { settings } from '$lib/app/settings.svelte';
import type { Box } from './layout';

export interface Flight {
  key: number;
  tile: number;
  rotation: number;
  from: Box;
  to: Box;
}

/** How long a tile travels; what it sets off comes after it. */
export const TRAVEL = 260;

export class Flights {
  list = $state.raw<readonly Flight[]>([]);
  /** Where the tiles that lie in no garden were last seen. */
  #lay = new Map<number, DOMRect>();
  #key = 0;

  /** Before the table changes: notes where the tiles lie that may go. */
  remember(): void {
    if (settings.still) return;
    for (const element of document.querySelectorAll('[data-lies]')) {
      const box = element.getBoundingClientRect();
      if (box.width) this.#lay.set(Number(element.getAttribute('data-lies')), box);
    }
  }

  /** Where a tile lay before it went; only once. */
  left(tile: number): DOMRect | null {
    const box = this.#lay.get(tile) ?? null;
    this.#lay.delete(tile);
    return box;
  }

  /** Lets a tile fly to its place; true if it does. */
  send(tile: number, rotation: number, to: Box): boolean {
    const from = settings.still ? null : this.left(tile);
    if (!from || !to.width) return false;
    this.list = [...this.list, { key: (this.#key += 1), tile, rotation, from, to }];
    return true;
  }

  landed(key: number): void {
    this.list = this.list.filter((flight) => flight.key !== key);
  }
}
