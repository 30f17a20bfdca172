/** Sentences about spaces and cards, for those who listen and for tags. */
import { i18n, t, type Phrase } from '$lib/app/i18n.svelte';
import { seatName } from '$lib/table/context';
import type { Desk } from './desk.svelte';
import { at, cardName, favor, spaceWords, wordsAt } from './describe';
import { readSpace } from './space';
import type { CardShape, Outcome, Owner, SeatRange, SpaceId } from './types';

export const nameOf = (desk: Desk, owner: Owner): string =>
  owner === 'neutral' ? t('inori-neutral') : seatName(desk.session.seats, owner);

/** Everything about a space: where, what, in what state, and what a placement would do. */
export function spaceLabel(desk: Desk, space: SpaceId, markers: readonly Owner[]): string {
  const what = wordsAt(desk.view, space);
  const label = t('inori-space-label', {
    at: i18n.say(at(space)),
    what: what ? i18n.say(what) : '',
  });
  const more: string[] = [];
  if (markers.length) {
    const who = markers.map((owner) => nameOf(desk, owner)).join(', ');
    more.push(t('inori-state-taken', { who }) + '.');
  }
  const aid = desk.aidAt(space);
  if (aid?.state === 'too-dear') more.push(missingText(desk, space, true) + '.');
  if (desk.spots.has(space) && aid?.outcome) more.push(...outcomeText(desk, aid.outcome));
  more.push(...worthText(desk, space));
  return [label, ...more].join(' ');
}

/** What a slot is worth at the end, and to whom as things are. N8.1–N8.4 */
function worthText(desk: Desk, space: SpaceId): string[] {
  const slot = desk.view.slots.find((slot) => slot.space === space);
  if (!slot) return [];
  if (!slot.first) return [t('inori-altar-none')];
  const { first, second } = slot;
  const worth = t(desk.view.players === 2 ? 'inori-altar-worth-two' : 'inori-altar-worth', {
    first,
    second,
  });
  const altar = desk.aids?.altars.find(({ slot }) => `T${slot}` === space);
  const who = [...(altar?.first ?? []), ...(altar?.second ?? [])].map((seat) => {
    const points = altar?.points[seat] ?? 0;
    return scoreText(desk, { seat, points: { low: points, high: points } });
  });
  return [[`${worth}.`, who.length ? `${who.join(', ')}.` : ''].join(' ').trim()];
}

/** What is missing to pay for a space. */
export function missingText(desk: Desk, space: SpaceId, long = false): string {
  const aid = desk.aidAt(space);
  if (!aid || aid.missing_any) return t(long ? 'inori-missing-any' : 'inori-missing-none');
  const [color, ...others] = aid.missing;
  if (!color || others.length) return t('inori-missing-many');
  if (long) return i18n.say({ id: 'inori-missing', args: { favor: favor(color) } });
  return t('inori-missing-short', { what: t('inori-short', { color }) });
}

/** A number, or the range it is in. */
export function rangeText({ low, high }: { low: number; high: number }): string {
  return low === high ? String(low) : t('inori-range', { low, high });
}

export const gainText = (points: { low: number; high: number }): string =>
  points.low === points.high
    ? t('inori-gain', { points: points.low })
    : t('inori-gain-range', { ...points });

function outcomeText(desk: Desk, outcome: Outcome): string[] {
  const text: string[] = [];
  if (outcome.points.high)
    text.push(t('inori-preview-points', { points: gainText(outcome.points) }));
  for (const card of outcome.cards) {
    if (!card.complete) continue;
    const who = card.scores.map((score) => scoreText(desk, score)).join(', ');
    text.push(`${t('inori-then-complete')} ${who}.`);
  }
  return text;
}

export const scoreText = (desk: Desk, { seat, points }: SeatRange): string =>
  i18n.say({
    id: 'inori-then-points',
    args: { who: nameOf(desk, seat), points: `+${rangeText(points)}` },
  });

/** A whole card in words. */
export function cardText(card: CardShape): string {
  const spaces = card.spaces.map(({ text }) => i18n.say(spaceWords(readSpace(text))));
  return `${i18n.say(cardName(card))}. ${spaces.join('. ')}. ${i18n.say(nextCard(card))}`;
}

/** What follows a card. N7.1 */
export function nextCard(card: CardShape): Phrase {
  const args = { complete: favor(card.complete, 2), incomplete: favor(card.incomplete, 2) };
  return { id: 'inori-card-next', args };
}
