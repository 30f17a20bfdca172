/** States on their way to the screen. */
import { tick } from 'svelte';
import { seen } from '$lib/ui/painted';

/** When what was shown is drawn, and when it has been seen. */
export interface Pace {
  drawn(): Promise<void>;
  seen(): Promise<void>;
}

const PAGE: Pace = { drawn: tick, seen };

/** Shows each state at once, but what follows on its heels only when it has been seen. */
export class Arrivals<T> {
  #waiting: { state: T; shown: () => void }[] = [];
  #busy = false;

  constructor(
    readonly show: (state: T) => void,
    readonly pace: Pace = PAGE,
  ) {}

  /** Resolves when the state has been shown. */
  add(state: T): Promise<void> {
    return new Promise((shown) => {
      this.#waiting.push({ state, shown });
      if (!this.#busy) void this.#showAll();
    });
  }

  async #showAll(): Promise<void> {
    this.#busy = true;
    try {
      for (let due = 1; due > 0; due = this.#waiting.length) {
        for (; due > 0; due--) {
          const { state, shown } = this.#waiting.shift()!;
          // Whoever waits for it, and what comes after it, goes on even if it can't be drawn.
          try {
            this.show(state);
            shown();
            await this.pace.drawn();
          } catch (error) {
            console.error(error);
            shown();
          }
        }
        await this.pace.seen();
      }
    } finally {
      this.#busy = false;
    }
  }
}
