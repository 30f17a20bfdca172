/** Moves, events and points in words. */
import type { LogShown, ScoreShown } from '$lib/api/types';
import type { Phrase, Rich } from '$lib/app/i18n.svelte';
import type { Telling } from '$lib/games/module';
import { at, favor, marker, rune } from './describe';
import { readMove } from './space';
import type { Color, Event, SpaceId } from './types';

export function moveWords(move: string, telling: Telling): Phrase {
  const { verb, space, color, owner, rune: withRune, number } = readMove(move);
  const args: NonNullable<Phrase['args']> = {};
  if (space) args['at'] = { text: at(space) };
  if (color) args['favor'] = favor(color, verb === 'weakest' || verb === 'reveal' ? 2 : 1);
  if (owner !== undefined) args['marker'] = marker(owner, telling.player);
  if (number) args['number'] = number;
  return { id: `inori-move-${verb}${withRune ? '-rune' : ''}`, args };
}

/** Events that the ones beside them say already. */
const QUIET = new Set<string>(['space-chosen', 'marker-lifted']);

export function eventWords(shown: NonNullable<LogShown['event']>, telling: Telling): Phrase | null {
  const event = shown as Event;
  if (QUIET.has(event.event)) return null;
  const args: NonNullable<Phrase['args']> = {};
  if ('seat' in event) args['who'] = telling.player(event.seat);
  if ('first' in event) args['who'] = telling.player(event.first);
  if ('season' in event) args['season'] = event.season;
  if ('place' in event) args['place'] = event.place;
  if ('slot' in event) args['slot'] = event.slot;
  if ('owner' in event) args['marker'] = marker(event.owner, telling.player);
  if ('space' in event) args['at'] = { text: at(event.space) };
  if ('to' in event) args['at'] = { text: at(event.to) };
  if ('number' in event) args['number'] = event.number;
  if ('color' in event) args['favor'] = favor(event.color, 'number' in event ? event.number : 1);
  return { id: `inori-event-${kind(event, args)}`, args };
}

/** Which of an event's messages fits. */
function kind(event: Event, args: Record<string, string | number | Rich>): string {
  switch (event.event) {
    case 'favor-paid':
      return event.with === 'rune' ? 'favor-paid-rune' : 'favor-paid';
    case 'card-evaluated':
      return event.complete ? 'card-evaluated' : 'card-not-complete';
    case 'rune-drawn':
      if (!event.rune) return 'rune-drawn';
      args['rune'] = { text: rune(event.rune), icon: `rune:${event.rune}` };
      return 'rune-drawn-own';
    case 'rune-revealed':
      args['favor'] = favor(event.color, 2);
      return event.event;
    default:
      return event.event;
  }
}

export function reasonWords({ reason }: ScoreShown): Phrase {
  const { key, space, color, place, slot } = reason;
  const args: NonNullable<Phrase['args']> = {};
  if (space) args['at'] = { text: at(space as SpaceId) };
  if (color) args['favor'] = favor(color as Color, 2);
  if (place) args['place'] = String(place);
  if (slot) args['slot'] = String(slot);
  return { id: `inori-reason-${key}`, args };
}
