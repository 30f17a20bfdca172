/** Something the server knows: asked for now and then, and kept while the server is away. */
import { Refused, Unreachable } from '$lib/api/client';
import { myself } from '$lib/app/me.svelte';

/** How long to wait before asking a server again that did not answer. */
const RETRY = 3000;

export class Fetched<T> {
  /** The last answer; `null` before the first. */
  value = $state.raw<T | null>(null);
  /** The server can't be reached at present. */
  away = $state(false);
  /** Why the server would not answer. */
  refused = $state.raw<Refused | null>(null);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #watching = false;

  constructor(
    readonly ask: () => Promise<T>,
    /** Milliseconds between two questions; 0: once is enough. */
    readonly every = 0,
  ) {}

  /** Asks until told to stop: the answer of this function does. Fit for `$effect`. */
  watch = (): (() => void) => {
    this.#watching = true;
    const wake = () => {
      if (document.visibilityState === 'visible') void this.refresh();
    };
    if (this.every) document.addEventListener('visibilitychange', wake);
    void this.refresh();
    return () => {
      this.#watching = false;
      clearTimeout(this.#timer);
      document.removeEventListener('visibilitychange', wake);
    };
  };

  /** Asks now. */
  refresh = async (): Promise<void> => {
    clearTimeout(this.#timer);
    try {
      // Only a person whom the server has met is answered.
      await myself.ready();
      this.value = await this.ask();
      this.away = false;
      this.refused = null;
    } catch (error) {
      this.away = error instanceof Unreachable;
      if (error instanceof Refused) this.refused = error;
      else if (!this.away) throw error;
    }
    this.#again();
  };

  #again(): void {
    const pause = this.away ? RETRY : this.every;
    if (!this.#watching || !pause) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      // Nobody looks: the question is asked when somebody does.
      if (document.visibilityState === 'visible' || this.away) void this.refresh();
    }, pause);
  }
}
