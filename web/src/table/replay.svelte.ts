/** A finished game, step by step. The address says which step and through whose eyes. */
import { api } from '$lib/api/client';
import type {
  LogShown,
  OutcomeShown,
  ReplayStep,
  ScoresShown,
  SeatShown,
  TableShown,
} from '$lib/api/types';
import type { Phrase } from '$lib/app/i18n.svelte';
import { failure } from '$lib/ui/problem';
import type { Session } from './session';

/** How many steps are fetched at once. */
const CHUNK = 50;

export class ReplaySession implements Session {
  readonly mode = 'replay';
  readonly live = null;
  readonly replay = this;
  readonly moves: readonly string[] = [];
  readonly draft = null;
  readonly busy = false;
  readonly waiting = false;
  table = $state.raw<TableShown | null>(null);
  length = $state(0);
  at = $state(0);
  viewer = $state<number | null>(null);
  revision = $state(0);
  fresh = $state.raw<LogShown[]>([]);
  aids = $state.raw<unknown>(null);
  playing = $state(false);
  failure = $state.raw<Phrase | null>(null);
  #step = $state.raw<ReplayStep | null>(null);
  #steps = new Map<number, ReplayStep>();
  #log = $state.raw<LogShown[]>([]);

  constructor(readonly id: string) {}

  get ready(): boolean {
    return this.#step !== null && this.table !== null;
  }
  get game(): string {
    return this.table?.game ?? '';
  }
  get options(): Record<string, unknown> {
    return this.table?.options ?? {};
  }
  get view(): unknown {
    return this.#step?.view;
  }
  get turn() {
    return this.#step?.turn ?? 'over';
  }
  get seats(): readonly SeatShown[] {
    return this.table?.seats ?? [];
  }
  get scores(): ScoresShown | null {
    return this.#step?.scores ?? null;
  }
  get outcome(): OutcomeShown | null {
    return this.at === this.length ? (this.table?.outcome ?? null) : null;
  }
  get log(): readonly LogShown[] {
    return this.#log;
  }

  async open(at: number | null, viewer: number | null): Promise<void> {
    try {
      this.table = await api.table(this.id);
      this.viewer = viewer;
      const { length } = await api.replay(this.id, 0, 1, viewer ?? undefined);
      this.length = length;
      await this.go(at ?? length);
    } catch (error) {
      this.failure = failure(error);
    }
  }

  /** Shows the game after its first `at` moves and draws. */
  async go(at: number): Promise<void> {
    const to = Math.max(0, Math.min(at, this.length));
    try {
      const step = await this.#fetch(to);
      const forward = to === this.at + 1 && this.#step !== null;
      this.at = to;
      this.#step = step;
      this.fresh = forward ? step.log : [];
      this.#log = await this.#logTo(to);
      this.aids = null;
      this.revision += 1;
      this.failure = null;
      void this.#ask();
    } catch (error) {
      this.playing = false;
      this.failure = failure(error);
    }
  }

  /** Looks through another seat's eyes. */
  async look(viewer: number | null): Promise<void> {
    this.viewer = viewer;
    this.#steps.clear();
    await this.go(this.at);
  }

  /** The next or previous state in which somebody has to act. */
  async turnBy(direction: 1 | -1): Promise<void> {
    let to = this.at + direction;
    while (to > 0 && to < this.length && (await this.#fetch(to)).turn === 'chance') to += direction;
    await this.go(to);
  }

  /** A replay is looked at, not played. */
  play = () => Promise.resolve(false);

  async #ask(): Promise<void> {
    const { revision } = this;
    const answer = await api.aids(this.id, this.viewer ?? undefined, this.at).catch(() => null);
    if (revision === this.revision) this.aids = answer?.aids ?? null;
  }

  async #fetch(number: number): Promise<ReplayStep> {
    const known = this.#steps.get(number);
    if (known) return known;
    const from = Math.floor(number / CHUNK) * CHUNK;
    const { steps } = await api.replay(this.id, from, CHUNK, this.viewer ?? undefined);
    for (const step of steps) this.#steps.set(step.number, step);
    const step = this.#steps.get(number);
    if (!step) throw new Error(`the replay has no step ${number}`);
    return step;
  }

  async #logTo(number: number): Promise<LogShown[]> {
    const lines: LogShown[] = [];
    for (let i = 1; i <= number; i++) lines.push(...(await this.#fetch(i)).log);
    return lines;
  }
}
