/** A scoring in the log, place by place, as it is shown. */
import type { LogShown, ScoreShown } from '$lib/api/types';
import type { Spot } from './board.svelte';
import type { Scorer, When } from './types';

export interface Step {
  readonly spot: Spot | null;
  /** The tents of a settlement. */
  readonly group: readonly string[];
  readonly scores: readonly ScoreShown[];
}

export interface ShownScoring {
  /** Of the move or draw it came of. */
  readonly number: number;
  readonly when: When;
  readonly steps: readonly Step[];
}

/** The last scoring among these lines. */
export function scoringIn(lines: readonly LogShown[]): ShownScoring | null {
  let found: {
    number: number;
    when: When;
    steps: { spot: Spot | null; group: string[]; scores: ScoreShown[] }[];
  } | null = null;
  let last = '';
  for (const { number, event, score } of lines) {
    if (event?.event === 'scoring-began') {
      found = { number, when: event['when'] as When, steps: [] };
      last = '';
    } else if (score && found) {
      const key = placeOf(score);
      if (key === last) found.steps[found.steps.length - 1]!.scores.push(score);
      else found.steps.push({ spot: spotOf(score), group: groupOf(score), scores: [score] });
      last = key;
    }
  }
  return found && found.steps.length ? found : null;
}

/** What a tribe has yet to get from a scoring when the first `done` steps have been shown. */
export function yetToCome({ steps }: ShownScoring, done: number, tribe: Scorer): number {
  const seat = tribe === 'rival' ? null : tribe.seat;
  return steps
    .slice(done)
    .flatMap(({ scores }) => scores)
    .reduce((sum, score) => (score.seat === seat ? sum + score.points : sum), 0);
}

function placeOf({ reason }: ScoreShown): string {
  return String(reason['territory'] ?? reason['connection'] ?? JSON.stringify(reason['spaces']));
}

function spotOf({ reason }: ScoreShown): Spot | null {
  if (typeof reason['territory'] === 'string') {
    return { kind: 'territory', territory: reason['territory'] };
  }
  if (typeof reason['connection'] === 'number') {
    return { kind: 'connection', number: reason['connection'] };
  }
  return null;
}

function groupOf({ reason }: ScoreShown): string[] {
  return Array.isArray(reason['spaces']) ? reason['spaces'].map(String) : [];
}
