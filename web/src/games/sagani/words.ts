/** Moves, events and reasons in words. */
import type { LogShown, ScoreShown } from '$lib/api/types';
import type { Phrase } from '$lib/app/i18n.svelte';
import type { Telling } from '$lib/games/module';
import { parseCell, parseTile } from './layout';
import { tilePhrase } from './speech';
import type { Event } from './types';

export function move(text: string): Phrase {
  if (text === 'x') return { id: 'sagani-move-exchange' };
  if (text === 'pass') return { id: 'sagani-move-pass' };
  const tile = parseTile(text);
  if (tile !== null) return { id: 'sagani-move-take', args: { tile: tilePhrase(tile) } };
  const cell = parseCell(text);
  if (cell) return { id: 'sagani-move-place', args: { x: String(cell.x), y: String(cell.y) } };
  return { id: 'sagani-move-turn', args: { count: Number(text.slice(1)) } };
}

/** Events that the ones around them tell already. */
const SILENT: ReadonlySet<string> = new Set([
  'back-shown',
  'tile-joined-river',
  'tile-taken',
  'cell-chosen',
  'arrow-satisfied',
]);

export function event(shown: NonNullable<LogShown['event']>, telling: Telling): Phrase | null {
  if (SILENT.has(shown.event)) return null;
  return { id: `sagani-event-${shown.event}`, args: argsOf(shown as Event, telling) };
}

function argsOf(event: Event, telling: Telling): NonNullable<Phrase['args']> {
  const args: NonNullable<Phrase['args']> = {};
  if ('seat' in event) args['who'] = telling.player(event.seat);
  if ('tile' in event) {
    const free = event.event === 'tile-completed';
    args['tile'] = tilePhrase(event.tile, free ? `spirit-${event.tile}` : undefined);
  }
  if ('discs' in event) args['discs'] = event.discs;
  if ('value' in event) {
    const { element, value } = event;
    args['tile'] = {
      text: { id: 'sagani-tile', args: { element, value } },
      icon: `back-${element}-${value}`,
    };
  }
  if (event.event === 'game-ended') args['count'] = event.tiles_used;
  if (event.event === 'interlude-tiles-removed') args['count'] = event.tiles.length;
  return args;
}

export function reason({ reason }: ScoreShown): Phrase {
  const id = `sagani-reason-${reason.key}`;
  const args: NonNullable<Phrase['args']> = {};
  for (const [name, value] of Object.entries(reason)) {
    if (name === 'key') continue;
    if (name === 'tile') args['tile'] = tilePhrase(Number(value), `spirit-${String(value)}`);
    else args[name] = Number(value);
  }
  return { id, args };
}
