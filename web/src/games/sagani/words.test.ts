import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { Phrase } from '$lib/app/i18n.svelte';
import type { Telling } from '$lib/games/module';
import type { Event } from './types';
import { event, move, reason } from './words';

const files = import.meta.glob<string>('../../../../locales/*/sagani.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const bundles = Object.entries(files).map(([path, text]) => {
  const bundle = new FluentBundle(path.split('/').at(-2)!, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
});
const telling: Telling = { view: null, player: (seat) => ({ text: `P${seat}`, seat }) };

/** Says a phrase in both languages, with everything in it. */
function expectSaid(phrase: Phrase) {
  for (const bundle of bundles) {
    const message = bundle.getMessage(phrase.id);
    expect(message?.value, `${phrase.id} in ${bundle.locales[0]}`).toBeTruthy();
    const args: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(phrase.args ?? {})) {
      args[name] = typeof value === 'object' ? '…' : value;
      if (typeof value === 'object' && typeof value.text === 'object') expectSaid(value.text);
    }
    const errors: Error[] = [];
    bundle.formatPattern(message!.value!, args, errors);
    expect(errors, phrase.id).toEqual([]);
  }
}

const TOLD: Event[] = [
  { event: 'first-player-drawn', seat: 1 },
  { event: 'tile-set-aside', element: 'fire', value: 3 },
  { event: 'tile-turned-up', tile: 9 },
  { event: 'tile-exchanged', seat: 0, tile: 12 },
  { event: 'tile-placed', seat: 0, tile: 34, x: 1, y: -2, rotation: 3 },
  { event: 'tile-completed', seat: 2, tile: 72, discs: 1 },
  { event: 'tile-completed', seat: 2, tile: 72, discs: 4 },
  { event: 'cacophony-received', seat: 1, discs: 2 },
  { event: 'interlude-began', order: [1, 0] },
  { event: 'interlude-tile-taken', seat: 0, tile: 5 },
  { event: 'interlude-passed', seat: 0 },
  { event: 'interlude-tiles-removed', tiles: [1, 2, 3, 4] },
  { event: 'end-triggered-by-points', seat: 3 },
  { event: 'end-triggered-by-draw-pile' },
  { event: 'last-round-began' },
  { event: 'game-ended', tiles_used: 40 },
];
const SILENT: Event[] = [
  { event: 'back-shown', pile: 1, element: 'air', value: 10 },
  { event: 'tile-joined-river', tile: 1 },
  { event: 'tile-taken', seat: 0, tile: 1 },
  { event: 'cell-chosen', seat: 0, x: 0, y: 1 },
  { event: 'arrow-satisfied', seat: 0, tile: 1, direction: 'ne', element: 'fire' },
];

describe('the words of Sagani', () => {
  it('are there in both languages, with the same keys', () => {
    expect(bundles).toHaveLength(2);
    const [keys, others] = Object.values(files).map((text) =>
      [...text.matchAll(/^(sagani-[\w-]+) =/gm)].map((found) => found[1]).sort(),
    );
    expect(keys).toEqual(others);
    expect(keys!.length).toBeGreaterThan(100);
  });
  it('tell every event that is worth a line', () => {
    for (const each of TOLD) expectSaid(event(each, telling)!);
  });
  it('leave out what the lines around tell', () => {
    for (const each of SILENT) expect(event(each, telling), each.event).toBeNull();
  });
  it('tell every move', () => {
    for (const each of ['t34', 'x', 'pass', 'r0', 'r1', 'r3', '3,-2']) expectSaid(move(each));
    expect(move('3,-2').args).toEqual({ x: '3', y: '-2' });
    expect(move('r2').args).toEqual({ count: 2 });
  });
  it('tell every reason for points', () => {
    const keys: Record<string, unknown>[] = [
      { key: 'tile-completed', tile: 34 },
      { key: 'tile-not-completed', tile: 3 },
      { key: 'cacophony', discs: 2 },
      { key: 'bonus', 'face-up': 0 },
      { key: 'bonus', 'face-up': 2 },
    ];
    for (const each of keys) {
      const score = { seat: 0, points: 1, rule: 'S4.3', reason: each as { key: string } };
      expectSaid(reason(score));
    }
  });
  it('tell how every game ended', () => {
    const endings = 'points draw-pile one-more-round tie-by-marker perfect-harmony harmony';
    for (const key of `${endings} out-of-tiles all-tiles-placed`.split(' ')) {
      expectSaid({ id: `sagani-ending-${key}` });
    }
  });
});
