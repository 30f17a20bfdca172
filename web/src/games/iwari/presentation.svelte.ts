/** A scoring that has just happened, shown step by step; the result waits for it. */
import { settings } from '$lib/app/settings.svelte';
import type { Session } from '$lib/table/session';
import type { Spot } from './board.svelte';
import { scoringIn, yetToCome, type ShownScoring } from './scorings';
import type { Scorer } from './types';
import type { GameMap } from './map';

export class Presentation {
  at = $state(0);
  running = $state(!settings.still);
  /** The number of the last scoring that was shown, or was there before. */
  #done = $state<number | null>(null);
  #last: ShownScoring | null = null;

  constructor(
    private readonly session: Session,
    private readonly map: () => GameMap,
  ) {
    this.#done = session.mode === 'live' ? (this.#newest?.number ?? null) : null;
  }

  // A turn that waits for its confirmation may still be taken back with its scoring.
  readonly #newest = $derived.by(() => {
    const { mode, fresh, draft, log } = this.session;
    const found = mode === 'replay' ? scoringIn(fresh) : draft ? null : scoringIn(log);
    // The same scoring stays the same while the log grows.
    if (found?.number !== this.#last?.number) this.#last = found;
    return this.#last;
  });
  readonly scoring = $derived.by(() => (this.#newest?.number === this.#done ? null : this.#newest));
  readonly step = $derived.by(() => this.scoring?.steps[this.at] ?? null);
  readonly group = $derived.by(() => this.step?.group ?? []);
  /** Where to look; a settlement is looked at where its first tent stands. */
  readonly spot = $derived.by<Spot | null>(() => {
    if (!this.step || this.step.spot) return this.step?.spot ?? null;
    const space = this.map().spaceById.get(this.step.group[0] ?? '');
    const territory = space && this.map().territories[space.territory]?.id;
    return territory ? { kind: 'territory', territory } : null;
  });

  /** What of a tribe's score has not been shown yet. */
  ahead(tribe: Scorer): number {
    return this.scoring ? yetToCome(this.scoring, this.at, tribe) : 0;
  }

  next(): void {
    if (this.scoring && this.at + 1 < this.scoring.steps.length) this.at += 1;
    else this.close();
  }

  close(): void {
    this.#done = this.#newest?.number ?? this.#done;
    this.at = 0;
    this.running = !settings.still;
  }
}
