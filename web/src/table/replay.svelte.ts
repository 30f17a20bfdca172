/** A finished game as the page shows it. The address says which step and through whose eyes. */
import { api } from '$lib/api/client';
import type { OutcomeShown, ScoresShown, SeatShown } from '$lib/api/types';
import { myself } from '$lib/app/me.svelte';
import { failure } from '$lib/ui/problem';
import { NOT_OPENED, ReplayMachine, type ReplayState } from './replay';
import type { Session } from './session';

export class ReplaySession implements Session, ReplayState {
  readonly mode = 'replay';
  readonly live = null;
  readonly replay = this;
  readonly moves: readonly string[] = [];
  readonly draft = null;
  readonly busy = false;
  readonly waiting = false;

  table = $state.raw(NOT_OPENED.table);
  length = $state(NOT_OPENED.length);
  at = $state(NOT_OPENED.at);
  viewer = $state(NOT_OPENED.viewer);
  step = $state.raw(NOT_OPENED.step);
  log = $state.raw(NOT_OPENED.log);
  fresh = $state.raw(NOT_OPENED.fresh);
  revision = $state(NOT_OPENED.revision);
  aids = $state.raw(NOT_OPENED.aids);
  playing = $state(NOT_OPENED.playing);
  failure = $state.raw(NOT_OPENED.failure);

  #machine: ReplayMachine;

  constructor(readonly id: string) {
    const archive = { server: api, meet: () => myself.ready(), explain: failure };
    this.#machine = new ReplayMachine(id, archive, (changes) => Object.assign(this, changes));
  }

  get ready(): boolean {
    return this.step !== null && this.table !== null;
  }
  get game(): string {
    return this.table?.game ?? '';
  }
  get options(): Record<string, unknown> {
    return this.table?.options ?? {};
  }
  get view(): unknown {
    return this.step?.view;
  }
  get turn() {
    return this.step?.turn ?? 'over';
  }
  get seats(): readonly SeatShown[] {
    return this.table?.seats ?? [];
  }
  get scores(): ScoresShown | null {
    return this.step?.scores ?? null;
  }
  get outcome(): OutcomeShown | null {
    return this.at === this.length ? (this.table?.outcome ?? null) : null;
  }

  open = (at: number | null, viewer: number | null) => this.#machine.open(at, viewer);
  go = (at: number) => this.#machine.go(at);
  by = (steps: number) => this.#machine.by(steps);
  look = (viewer: number | null) => this.#machine.look(viewer);
  /** A replay is looked at, not played. */
  play = () => Promise.resolve(false);
}
