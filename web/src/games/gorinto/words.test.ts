import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { Phrase } from '$lib/app/i18n.svelte';
import type { Telling } from '$lib/games/module';
import { ELEMENTS } from './elements';
import { GOAL_PICTURES } from './goals';
import type { Event } from './types';
import types from './types.ts?raw';
import en from '../../../../locales/en/gorinto.ftl?raw';
import fr from '../../../../locales/fr/gorinto.ftl?raw';
import { event, move, reason } from './words';

const bundles = Object.entries({ en, fr }).map(([language, text]) => {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(text));
  return bundle;
});
const telling: Telling = {
  view: { path: [...ELEMENTS, ...ELEMENTS], mountain: [['void', 'fire']], gathering: { at: 'a1' } },
  player: (seat) => ({ text: `P${seat}`, seat }),
};

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

const EVENTS: Event[] = [
  { event: 'path-filled', season: 2, tiles: [] },
  { event: 'goals-drawn', goals: [1, 12] },
  { event: 'goals-drawn', goals: [1, 3, 5, 7] },
  { event: 'keys-drawn', keys: ['void', 'air'] },
  { event: 'kitsune-keys-drawn', keys: ['fire', 'water'] },
  { event: 'start-coin-taken', seat: 1 },
  { event: 'order-settled', order: [1, 0] },
  { event: 'tile-moved', seat: 0, element: 'fire', from: 'T1', to: 'a1', gather: 0 },
  { event: 'tile-gathered', seat: 0, element: 'fire', cell: 'a1', level: 1 },
  { event: 'tile-given', seat: 0, to: 2, element: 'earth' },
  { event: 'tile-removed', seat: 0, space: 'L1', element: 'air', chosen: false },
  { event: 'tile-removed', seat: 0, space: 'L1', element: 'air', chosen: true },
  { event: 'kitsune-tiles-placed', spaces: [] },
  { event: 'kitsune-moved', token: 'heads', number: 1, to: 'a1' },
  { event: 'coin-flipped', side: 'tails' },
  { event: 'kitsune-gathered', element: 'water', cell: 'b2', level: 2 },
  { event: 'season-ended', season: 4 },
  { event: 'game-ended' },
];

describe('the words of Gorinto', () => {
  it('say every event there is', () => {
    const kinds = new Set([...types.matchAll(/"event": "([a-z-]+)"/g)].map(([, kind]) => kind));
    expect(kinds.size).toBeGreaterThan(10);
    kinds.delete('mountain-filled');
    expect(new Set(EVENTS.map(({ event }) => event))).toEqual(kinds);
    for (const shown of EVENTS) expectSaid(event(shown, telling)!);
    expect(event({ event: 'mountain-filled', stacks: [] }, telling)).toBeNull();
  });

  it('say every kind of move', () => {
    const moves = ['T3>c2', '+a1', '+2', 'give=fire', '-L4'].map((text) => move(text, telling));
    expect(new Set(moves.map(({ id }) => id)).size).toBe(5);
    moves.forEach(expectSaid);
    expect(moves[0]?.args?.['tile']).toMatchObject({ icon: 'fire' });
    expect(moves[2]?.args?.['tile']).toMatchObject({ icon: 'fire' });
  });

  it('say what points are for', () => {
    const score = { seat: 0, points: 3, rule: 'G5.2' };
    expectSaid(reason({ ...score, reason: { key: 'goal', goal: 3, season: 1 } }));
    expectSaid(reason({ ...score, reason: { key: 'key', element: 'fire', tiles: 2, each: 2 } }));
    const fox = { key: 'kitsune-key', element: 'fire', tiles: 2, each: 3, season: 1 };
    expectSaid(reason({ ...score, seat: null, reason: fox }));
  });

  it('name and picture every goal', () => {
    for (let goal = 1; goal <= 12; goal++) {
      expectSaid({ id: `gorinto-goal-${goal}` });
      expectSaid({ id: `gorinto-goal-${goal}-about` });
      expect(GOAL_PICTURES[goal]?.heights).toHaveLength(5);
    }
  });

  it('are the same keys in both languages', () => {
    const [en, fr] = bundles.map((bundle) => [...bundle._messages.keys()].sort());
    expect(fr).toEqual(en);
  });
});
