/** The end of a season and the final count, step by step, from what happened. */
import type { LogShown } from '$lib/api/types';
import type { CardShape, Color, Event, Place, View } from './types';

export interface Points {
  seat: number;
  points: number;
}

export type EndStep =
  | { is: 'reveal'; seat: number; color: Color }
  | {
      is: 'card';
      place: Place;
      complete: boolean;
      /** As it was; `null` if nobody remembers. */
      card: CardShape | null;
      /** The colour it scored for, if anybody scored. */
      color: Color | null;
      scores: Points[];
      /** The colour of the card that takes its place. */
      next: Color | null;
    }
  | { is: 'home' }
  | { is: 'altar'; slot: number; color: Color; scores: Points[] };

export interface SeasonEnding {
  season: number;
  final: boolean;
  steps: EndStep[];
}

/** What ended with these lines of the log, or nothing. `before` is the view they came upon. */
export function seasonEnding(
  fresh: readonly LogShown[],
  before: View | null,
  now: View,
): SeasonEnding | null {
  const start = fresh.findIndex(({ event }) => event?.event === 'season-ended');
  const first = fresh.findIndex(({ event }) => event?.event === 'card-evaluated');
  if (first < 0) return null;
  const lines = fresh.slice(Math.max(0, start));
  const steps: EndStep[] = [];
  let pending: { color: Color; scores: Points[] } | null = null;
  for (const { event, score } of lines) {
    if (score && score.seat !== null) {
      const points = { seat: score.seat, points: score.points };
      const color = score.reason['color'] as Color;
      if (score.reason.key.startsWith('card-')) {
        pending ??= { color, scores: [] };
        pending.scores.push(points);
      } else if (score.reason.key.startsWith('altar-')) {
        addAltar(steps, Number(score.reason['slot']), color, points);
      }
      continue;
    }
    const happened = event as Event | undefined;
    if (happened?.event === 'rune-revealed') {
      steps.push({ is: 'reveal', seat: happened.seat, color: happened.color });
    } else if (happened?.event === 'card-evaluated') {
      const { place, card: id, complete } = happened;
      const card = cardIn(before, id) ?? cardIn(now, id);
      const { color = null, scores = [] } = pending ?? {};
      steps.push({ is: 'card', place, complete, card, color, scores, next: null });
      pending = null;
    } else if (happened?.event === 'card-laid') {
      const step = steps.findLast((step) => step.is === 'card' && step.place === happened.place);
      if (step?.is === 'card') step.next = cardIn(now, happened.card)?.color ?? null;
    }
  }
  const final = lines.some(({ event }) => event?.event === 'game-ended');
  if (!final) steps.push({ is: 'home' });
  const ended = lines[0]?.event as Event | undefined;
  const season = ended?.event === 'season-ended' ? ended.season : (before ?? now).season;
  return { season, final, steps };
}

function addAltar(steps: EndStep[], slot: number, color: Color, points: Points): void {
  const last = steps.at(-1);
  if (last?.is === 'altar' && last.slot === slot) last.scores.push(points);
  else steps.push({ is: 'altar', slot, color, scores: [points] });
}

function cardIn(view: View | null, id: string): CardShape | null {
  return view?.places.find(({ card }) => card?.id === id)?.card ?? null;
}
