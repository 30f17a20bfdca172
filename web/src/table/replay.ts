/** A finished game, step by step. It knows no page; `ReplaySession` shows what it tells. */
import type { api } from '$lib/api/client';
import type { LogShown, ReplayStep, TableShown } from '$lib/api/types';
import type { Phrase } from '$lib/app/i18n.svelte';

/** How many steps are fetched at once. */
const CHUNK = 50;

/** Everything around a replay. */
export interface Archive {
  readonly server: Pick<typeof api, 'table' | 'replay' | 'aids'>;
  /** Done when the server knows who is here. */
  meet(): Promise<void>;
  explain(error: unknown): Phrase;
}

export interface ReplayState {
  table: TableShown | null;
  length: number;
  at: number;
  viewer: number | null;
  step: ReplayStep | null;
  log: readonly LogShown[];
  fresh: readonly LogShown[];
  revision: number;
  aids: unknown;
  playing: boolean;
  failure: Phrase | null;
}

export const NOT_OPENED: Readonly<ReplayState> = {
  table: null,
  length: 0,
  at: 0,
  viewer: null,
  step: null,
  log: [],
  fresh: [],
  revision: 0,
  aids: null,
  playing: false,
  failure: null,
};

export class ReplayMachine {
  readonly state: ReplayState = { ...NOT_OPENED };

  /** Where it goes; the step may still be on its way. */
  #to = 0;
  #eyes: number | null = null;
  /** How many times something was asked for: only the last counts. */
  #wishes = 0;
  /** What each seat saw. */
  #steps = new Map<number | null, Map<number, ReplayStep>>();

  constructor(
    readonly id: string,
    readonly archive: Archive,
    readonly tell: (changes: Partial<ReplayState>) => void,
  ) {}

  async open(at: number | null, viewer: number | null): Promise<void> {
    const { server, meet, explain } = this.archive;
    try {
      await meet();
      const table = await server.table(this.id);
      const { length } = await server.replay(this.id, 0, 1, viewer ?? undefined);
      this.#set({ table, length });
      await this.#go(at ?? length, viewer);
    } catch (error) {
      this.#set({ failure: explain(error) });
    }
  }

  /** Shows the game after its first `at` moves and draws. */
  go(at: number): Promise<void> {
    return this.#go(at, this.#eyes);
  }

  /** So many steps on from where it goes already. */
  by(steps: number): Promise<void> {
    return this.#go(this.#to + steps, this.#eyes);
  }

  /** Looks through another seat's eyes. */
  look(viewer: number | null): Promise<void> {
    return this.#go(this.#to, viewer);
  }

  async #go(at: number, viewer: number | null): Promise<void> {
    const wish = ++this.#wishes;
    this.#eyes = viewer;
    const to = (this.#to = Math.max(0, Math.min(at, this.state.length)));
    try {
      const step = await this.#fetch(to, viewer);
      const log = await this.#logTo(to, viewer);
      if (wish !== this.#wishes) return;
      const forward = to === this.state.at + 1 && this.state.step !== null;
      const revision = this.state.revision + 1;
      const fresh = forward ? step.log : [];
      this.#set({ at: to, viewer, step, log, fresh, aids: null, failure: null, revision });
    } catch (error) {
      if (wish !== this.#wishes) return;
      // Where it could not go it doesn't go on from.
      this.#to = this.state.at;
      this.#eyes = this.state.viewer;
      this.#set({ playing: false, failure: this.archive.explain(error) });
      return;
    }
    const answer = await this.archive.server
      .aids(this.id, viewer ?? undefined, to)
      .catch(() => null);
    if (answer && wish === this.#wishes) this.#set({ aids: answer.aids });
  }

  async #fetch(number: number, viewer: number | null): Promise<ReplayStep> {
    const steps = this.#steps.get(viewer) ?? new Map<number, ReplayStep>();
    this.#steps.set(viewer, steps);
    if (!steps.has(number)) {
      const from = Math.floor(number / CHUNK) * CHUNK;
      const part = await this.archive.server.replay(this.id, from, CHUNK, viewer ?? undefined);
      for (const step of part.steps) steps.set(step.number, step);
    }
    const step = steps.get(number);
    if (!step) throw new Error(`the replay has no step ${number}`);
    return step;
  }

  async #logTo(number: number, viewer: number | null): Promise<LogShown[]> {
    const lines: LogShown[] = [];
    for (let i = 1; i <= number; i++) lines.push(...(await this.#fetch(i, viewer)).log);
    return lines;
  }

  #set(changes: Partial<ReplayState>): void {
    Object.assign(this.state, changes);
    this.tell(changes);
  }
}
