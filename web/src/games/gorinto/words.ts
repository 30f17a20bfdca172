/** Moves, events and points in words. */
import type { LogShown, ScoreShown } from '$lib/api/types';
import type { Phrase, Rich } from '$lib/app/i18n.svelte';
import type { Telling } from '$lib/games/module';
import { cellIndex, parseMove } from './places';
import type { Element, Event, Shown } from './types';

/** A tile as a picture in a sentence. */
export const tile = (element: Element): Rich => ({
  text: { id: `gorinto-${element}` },
  icon: element,
});
const goal = (number: number): Rich => ({ text: { id: `gorinto-goal-${number}` } });

export function move(text: string, telling: Telling): Phrase {
  const view = telling.view as Shown;
  const taken = parseMove(text);
  switch (taken?.kind) {
    case 'move': {
      const index = (taken.from[0] === 'T' ? 0 : 5) + Number(taken.from[1]) - 1;
      const element = view.path[index] ?? 'void';
      return {
        id: 'gorinto-move-tile',
        args: { tile: tile(element), from: taken.from, to: taken.to },
      };
    }
    case 'gather': {
      const element = view.mountain[cellIndex(taken.cell)]?.at(-1) ?? 'void';
      return { id: 'gorinto-move-gather', args: { tile: tile(element), cell: taken.cell } };
    }
    case 'dig': {
      const stack = view.mountain[cellIndex(view.gathering?.at ?? '')];
      const element = stack?.[taken.level - 1] ?? 'void';
      return { id: 'gorinto-move-dig', args: { tile: tile(element), level: taken.level } };
    }
    case 'give':
      return { id: 'gorinto-move-give', args: { tile: tile(taken.element as Element) } };
    case 'remove': {
      const index = (taken.space[0] === 'T' ? 0 : 5) + Number(taken.space[1]) - 1;
      const element = view.path[index] ?? 'void';
      return { id: 'gorinto-move-remove', args: { tile: tile(element), space: taken.space } };
    }
    default:
      return { id: 'gorinto-move-other', args: { move: text } };
  }
}

export function event(shown: NonNullable<LogShown['event']>, telling: Telling): Phrase | null {
  const it = shown as unknown as Event;
  const id = `gorinto-event-${it.event}`;
  switch (it.event) {
    case 'mountain-filled':
      return null;
    case 'path-filled':
      return { id, args: { season: it.season } };
    case 'goals-drawn': {
      const [first, second, third, fourth] = it.goals;
      if (third && fourth) {
        const args = {
          first: goal(first!),
          second: goal(second!),
          third: goal(third),
          fourth: goal(fourth),
        };
        return { id: `${id}-partners`, args };
      }
      return { id, args: { first: goal(first!), second: goal(second!) } };
    }
    case 'keys-drawn':
    case 'kitsune-keys-drawn':
      return { id, args: { first: tile(it.keys[0]!), second: tile(it.keys[1]!) } };
    case 'start-coin-taken':
      return { id, args: { who: telling.player(it.seat) } };
    case 'order-settled':
      return { id, args: { who: it.order.map((seat) => telling.player(seat).text).join(', ') } };
    case 'tile-moved':
      return {
        id,
        args: {
          who: telling.player(it.seat),
          tile: tile(it.element),
          cell: it.to,
          gather: it.gather,
        },
      };
    case 'tile-gathered':
      return { id, args: { who: telling.player(it.seat), tile: tile(it.element), cell: it.cell } };
    case 'tile-given':
      return {
        id,
        args: { who: telling.player(it.seat), to: telling.player(it.to), tile: tile(it.element) },
      };
    case 'tile-removed':
      return {
        id: it.chosen ? `${id}-chosen` : id,
        args: { who: telling.player(it.seat), tile: tile(it.element), space: it.space },
      };
    case 'kitsune-tiles-placed':
      return { id };
    case 'kitsune-moved':
      return { id, args: { token: it.token, cell: it.to } };
    case 'coin-flipped':
      return { id, args: { side: it.side } };
    case 'kitsune-gathered':
      return { id, args: { tile: tile(it.element), cell: it.cell } };
    case 'season-ended':
      return { id, args: { season: it.season } };
    case 'game-ended':
      return { id };
  }
}

/** What points are for; the keys of `crates/gorinto/src/season.rs` and `kitsune.rs`. */
export function reason({ reason }: ScoreShown): Phrase {
  const id = `gorinto-reason-${reason.key}`;
  switch (reason.key) {
    case 'goal':
      return { id, args: { goal: goal(Number(reason['goal'])), season: Number(reason['season']) } };
    case 'key':
    case 'kitsune-key':
      return {
        id,
        args: {
          tile: tile(reason['element'] as Element),
          tiles: Number(reason['tiles']),
          each: Number(reason['each']),
          season: Number(reason['season'] ?? 4),
        },
      };
    default:
      return { id: 'gorinto-reason-other', args: { key: reason.key } };
  }
}
