/** The end of a season and the final count, step by step, from what happened. */
import type { LogShown } from '$lib/api/types';
import type { CardId, CardShape, Color, Event, Place, View } from './types';

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
  /** The markers go back, and somebody begins the next season, drawn by lot or not. N7.4, N7.5 */
  | { is: 'home'; starter: number; lot: boolean }
  | { is: 'altar'; slot: number; color: Color; scores: Points[] };

export interface SeasonEnding {
  season: number;
  final: boolean;
  steps: EndStep[];
}

/** How many seasons are over, with all that follows up to the choice of a New Start card. */
export const endedSeasons = ({ season, phase }: View): number =>
  season - (phase.name === 'keep-new-start-card' || phase.name === 'over' ? 0 : 1);

/** How the last season ended, or nothing. `cards` are those that were ever seen. */
export function seasonEnding(
  log: readonly LogShown[],
  view: View,
  cards: ReadonlyMap<CardId, CardShape>,
): SeasonEnding | null {
  const start = log.findLastIndex(({ event }) => event?.event === 'season-ended');
  const ended = log[start]?.event as Event | undefined;
  if (ended?.event !== 'season-ended') return null;
  const after = log.slice(start + 1);
  const begun = after.findIndex(({ event }) => event?.event === 'season-began');
  const lines = begun < 0 ? after : after.slice(0, begun);
  const events = lines.flatMap(({ event }) => (event ? [event as Event] : []));
  const final = events.some(({ event }) => event === 'game-ended');
  const steps = cardSteps(lines, view, cards);
  return {
    season: ended.season,
    final,
    steps: [...steps, ...(final ? altarSteps(lines, view) : homeStep(events))],
  };
}

function cardSteps(
  lines: readonly LogShown[],
  view: View,
  cards: ReadonlyMap<CardId, CardShape>,
): EndStep[] {
  const faces = new Map(cards);
  for (const { card } of view.places) if (card) faces.set(card.id, card);
  const steps: EndStep[] = [];
  let color: Color | null = null;
  let scores: Points[] = [];
  for (const { event, score } of lines) {
    if (score && score.seat !== null && score.reason.key.startsWith('card-')) {
      color = score.reason['color'] as Color;
      scores.push({ seat: score.seat, points: score.points });
    }
    const happened = event as Event | undefined;
    if (happened?.event === 'rune-revealed') {
      steps.push({ is: 'reveal', seat: happened.seat, color: happened.color });
    } else if (happened?.event === 'card-evaluated') {
      const { place, complete } = happened;
      const card = faces.get(happened.card) ?? null;
      steps.push({ is: 'card', place, complete, card, color, scores, next: null });
      [color, scores] = [null, []];
    } else if (happened?.event === 'card-laid') {
      const step = steps.findLast((step) => step.is === 'card' && step.place === happened.place);
      if (step?.is === 'card') step.next = faces.get(happened.card)?.color ?? null;
    }
  }
  return steps;
}

/** Every altar, whether anybody scored it or not. */
function altarSteps(lines: readonly LogShown[], view: View): EndStep[] {
  return view.slots.flatMap(({ altar }, i): EndStep[] => {
    if (!altar) return [];
    const scores = lines.flatMap(({ score }) =>
      score && score.seat !== null && score.points && Number(score.reason['slot']) === i + 1
        ? [{ seat: score.seat, points: score.points }]
        : [],
    );
    return [{ is: 'altar', slot: i + 1, color: altar, scores }];
  });
}

function homeStep(events: readonly Event[]): EndStep[] {
  const drawn = events.find(({ event }) => event === 'new-start-drawn');
  if (drawn?.event !== 'new-start-drawn') return [];
  const lot = events.some(({ event }) => event === 'tie-broken');
  return [{ is: 'home', starter: drawn.seat, lot }];
}
