/** Favors, spaces and cards in words. */
import type { Phrase, Rich } from '$lib/app/i18n.svelte';
import { placeOf, readSlot, readSpace, type Effect, type SpaceText } from './space';
import type { CardShape, Color, Owner, Rune, SpaceId, View } from './types';

/** Favors of a colour: a picture, and in words with the right number. */
export function favor(color: Color, number = 1): Rich {
  return { text: { id: 'inori-spirit', args: { color, number } }, icon: `favor:${color}` };
}

/** A space by its notation. */
export function at(space: SpaceId): Phrase {
  const [first = '', second = ''] = space;
  if (first !== 'T') return { id: 'inori-at-card', args: { place: first, number: second } };
  const slot = Number(second);
  return Number.isNaN(slot) ? { id: 'inori-at-base' } : { id: 'inori-at-slot', args: { slot } };
}

export function rune(rune: Rune): Phrase {
  if (rune === 'companion') return { id: 'inori-rune-companion' };
  const [color, kind] = rune.split('-') as [Color, string];
  return { id: `inori-rune-${kind}`, args: { favor: favor(color, 2) } };
}

export function marker(owner: Owner, player: (seat: number) => Rich): Rich {
  const icon = `marker:${owner}`;
  if (owner === 'neutral') return { text: { id: 'inori-neutral' }, icon };
  return { text: { id: 'inori-marker-of', args: { who: player(owner) } }, icon };
}

/** What a space does, cost first. */
export function spaceWords({ cost, effect }: SpaceText, choosesAltar = false): Phrase {
  let words = effectWords(effect);
  if (choosesAltar) words = { id: 'inori-altar-choose', args: { effect: { text: words } } };
  if (!cost) return words;
  const price: Phrase =
    cost === 'strongest' || cost === 'altar'
      ? { id: `inori-cost-${cost}` }
      : { id: 'inori-cost-color', args: { favor: favor(cost) } };
  return nested('inori-pay-then', { cost: price, effect: words });
}

function effectWords(effect: Effect): Phrase {
  if ('score' in effect) return scoreWords(effect.score);
  const { take, rune, neutrals } = effect;
  const takes: Phrase | null = takeWords(take);
  if (!takes) return { id: 'inori-rune' };
  if (rune) return nested('inori-rune-then', { then: takes });
  if (neutrals) return nested('inori-neutrals-then', { then: takes });
  return takes;
}

function scoreWords(what: Extract<Effect, { score: unknown }>['score']): Phrase {
  if (typeof what === 'number') return { id: 'inori-score-number', args: { number: what } };
  if (what === 'colors' || what === 'strongest' || what === 'altar') {
    return { id: `inori-score-${what}` };
  }
  return { id: 'inori-score-color', args: { favor: favor(what) } };
}

function takeWords(take: Extract<Effect, { take: unknown }>['take']): Phrase | null {
  const [first, second] = take;
  if (!first) return null;
  const { number, kind } = first;
  if (kind === 'weakest' || kind === 'any' || kind === 'altar') {
    return { id: `inori-take-${kind}`, args: { number } };
  }
  const args = { number, favor: favor(kind, number) };
  if (!second) return { id: 'inori-take', args };
  const favor2 = favor(second.kind as Color, second.number);
  return { id: 'inori-take-two', args: { ...args, number2: second.number, favor2 } };
}

/** A phrase made of phrases. */
function nested(id: string, parts: Record<string, Phrase>): Phrase {
  const args = Object.fromEntries(
    Object.entries(parts).map(([name, phrase]) => [name, { text: phrase }]),
  );
  return { id, args };
}

/** The words of any space in play. */
export function wordsAt(view: View, space: SpaceId): Phrase | null {
  if (placeOf(space) !== 'T') {
    const card = view.places.find(({ place }) => place === placeOf(space))?.card;
    const text = card?.spaces.find((shape) => shape.space === space)?.text;
    return text ? spaceWords(readSpace(text)) : null;
  }
  const slot = view.slots.find((shape) => shape.space === space);
  if (slot) {
    const text = readSlot(slot.effect, slot.has_cost, slot.altar);
    return spaceWords(text, !slot.altar && !slot.has_cost);
  }
  const base = view.bases.find((shape) => shape.space === space);
  if (!base?.color) return null;
  if (!base.favors) return { id: 'inori-state-empty' };
  return { id: 'inori-base-effect', args: { favor: favor(base.color, 2) } };
}

export function cardName(card: CardShape): Phrase {
  const place = placeOf(card.spaces[0]?.space ?? '');
  const spirit = favor(card.color);
  return { id: 'inori-card-name', args: { place, spirit } };
}

/** Cost and effect of a space as sentences of their own, so that their pictures show. */
export function spaceParts(view: View, space: SpaceId): Phrase[] {
  const words = wordsAt(view, space);
  if (words?.id !== 'inori-pay-then') return words ? [words] : [];
  const { cost, effect } = words.args as Record<'cost' | 'effect', { text: Phrase }>;
  return [cost.text, effect.text];
}
