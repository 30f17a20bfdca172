/** Moves, events and reasons in words. */
import type { LogShown, ScoreShown } from '$lib/api/types';
import type { Phrase, Rich } from '$lib/app/i18n.svelte';
import type { Telling } from '../module';
import { readMove } from './choices';
import { mapOf, type GameMap } from './map';
import type { Biome, Event, Feat, Scorer, View } from './types';

const biome = (card: Biome): Rich => ({ text: { id: `iwari-biome-${card}` }, icon: card });
const feat = (kind: Feat): Rich => ({ text: { id: `iwari-feat-${kind}` }, icon: `f-${kind}` });

function mapIn(telling: Telling): GameMap {
  return mapOf((telling.view as View | null) ?? { map: '' });
}

function tribe(scorer: Scorer, telling: Telling): Rich {
  if (scorer === 'rival') return { text: { id: 'iwari-the-third-tribe' } };
  return telling.player(scorer.seat);
}

function connection(number: number, map: GameMap): { number: number; from: string; to: string } {
  const [a, b] = map.connection(number)?.between ?? [];
  const name = (i: number | undefined) => (i === undefined ? '' : map.nameOf(map.territories[i]!));
  return { number, from: name(a), to: name(b) };
}

/** A legal move in words. */
export function moveWords(move: string, telling: Telling): Phrase {
  const map = mapIn(telling);
  const read = readMove(move);
  if (!read) return { id: 'iwari-move-other', args: { move } };
  switch (read.kind) {
    case 'tent': {
      const space = map.spaces[read.space - 1];
      const home = space && map.territories[space.territory];
      const count = home?.biome === read.paid ? 1 : 2;
      const territory = home ? map.nameOf(home) : '';
      const args = { territory, space: space?.id ?? '', count, biome: biome(read.paid) };
      return { id: 'iwari-move-tent', args };
    }
    case 'totem': {
      const home = map.territories[read.territory - 1];
      const count = home?.biome === read.paid ? 1 : 2;
      const territory = home ? map.nameOf(home) : '';
      return { id: 'iwari-move-totem', args: { territory, count, biome: biome(read.paid) } };
    }
    case 'discard':
    case 'take':
      return { id: `iwari-move-${read.kind}`, args: { biome: biome(read.card) } };
    case 'feat-territory': {
      const home = map.territories[read.territory - 1];
      return { id: 'iwari-move-feat-territory', args: { territory: home ? map.nameOf(home) : '' } };
    }
    case 'feat-connection':
      return { id: 'iwari-move-feat-connection', args: connection(read.connection, map) };
    default:
      return { id: `iwari-move-${read.kind}` };
  }
}

/** What happened, in words; `null` if it isn't worth a line. */
export function eventWords(shown: NonNullable<LogShown['event']>, telling: Telling): Phrase | null {
  const event = shown as Event;
  const map = mapIn(telling);
  switch (event.event) {
    case 'mountains-placed': {
      const numbers = event.connections.join(', ');
      return { id: 'iwari-event-mountains', args: { numbers, count: event.connections.length } };
    }
    case 'first-player-chosen':
      return { id: 'iwari-event-first', args: { who: telling.player(event.seat) } };
    case 'tent-placed':
    case 'totem-placed':
      return {
        id: event.event === 'tent-placed' ? 'iwari-event-tent' : 'iwari-event-totem',
        args: { who: tribe(event.tribe, telling), territory: map.nameOf(event.territory) },
      };
    case 'card-discarded': {
      const args = { who: telling.player(event.seat), biome: biome(event.card) };
      return {
        id: event.tribe === 'rival' ? 'iwari-event-discard-third' : 'iwari-event-discard',
        args,
      };
    }
    case 'feat-placed': {
      const args = { who: telling.player(event.seat), feat: feat(event.feat) };
      if ('territory' in event.place) {
        const territory = map.nameOf(event.place.territory);
        return { id: 'iwari-event-feat-territory', args: { ...args, territory } };
      }
      const { number } = connection(event.place.connection, map);
      return { id: 'iwari-event-feat-connection', args: { ...args, number } };
    }
    case 'feat-declined':
      return {
        id: 'iwari-event-feat-declined',
        args: { who: telling.player(event.seat), feat: feat(event.feat) },
      };
    case 'card-taken':
      return {
        id: 'iwari-event-taken',
        args: { who: telling.player(event.seat), biome: biome(event.card) },
      };
    case 'cards-drawn':
      return {
        id: 'iwari-event-drawn',
        args: { who: telling.player(event.seat), count: event.count },
      };
    case 'deck-exhausted':
      return { id: event.time === 1 ? 'iwari-event-deck-first' : 'iwari-event-deck-second' };
    case 'end-triggered':
      return { id: `iwari-event-end-${event.by}` };
    case 'scoring-began':
      return { id: `iwari-scoring-${event.when}` };
    // Everybody sees these on the table; a line each would bury the rest.
    case 'hand-dealt':
    case 'reserve-turned-up':
    case 'reserve-refilled':
    case 'placing-stopped':
    case 'discards-shuffled':
      return null;
  }
}

/** What points are for. */
export function reasonWords({ reason }: ScoreShown, telling: Telling): Phrase {
  const map = mapIn(telling);
  const times = Number(reason['times'] ?? 1);
  switch (reason.key) {
    case 'tents-first':
      return {
        id: 'iwari-reason-tents-first',
        args: {
          territory: map.nameOf(String(reason['territory'])),
          tents: Number(reason['tents']),
          times,
        },
      };
    case 'tents-later':
      return {
        id: 'iwari-reason-tents-later',
        args: {
          territory: map.nameOf(String(reason['territory'])),
          rank: Number(reason['rank']),
          above: Number(reason['above']),
          times,
        },
      };
    case 'totems': {
      const args = connection(Number(reason['connection']), map);
      return {
        id: 'iwari-reason-totems',
        args: { ...args, totems: Number(reason['totems']), times },
      };
    }
    default:
      return { id: 'iwari-reason-settlement', args: { tents: Number(reason['tents'] ?? 0) } };
  }
}
