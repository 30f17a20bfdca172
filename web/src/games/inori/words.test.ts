import { FluentBundle, FluentResource } from '@fluent/bundle';
import english from '$locales/en/inori.ftl?raw';
import french from '$locales/fr/inori.ftl?raw';
import { describe, expect, test } from 'vitest';
import { favor, spaceWords } from './describe';
import { layOut } from './pieces/effect';
import { endedSeasons, seasonEnding } from './season';
import { readMove, readSlot, readSpace } from './space';
import type { CardShape, Event, View } from './types';
import { eventWords, moveWords, reasonWords } from './words';

const telling = { view: null, player: (seat: number) => ({ text: `P${seat}`, seat }) };
const bundles = Object.entries({ en: english, fr: french }).map(([language, text]) => {
  const bundle = new FluentBundle(language);
  expect(bundle.addResource(new FluentResource(text))).toEqual([]);
  return bundle;
});

/** Both languages have the message, and all it wants is given. */
function said(phrase: { id: string; args?: Record<string, unknown> } | null): void {
  for (const bundle of bundles) {
    const message = bundle.getMessage(phrase?.id ?? '');
    expect(message?.value, phrase?.id).toBeTruthy();
    const args = Object.fromEntries(
      Object.entries(phrase?.args ?? {}).map(([key, value]) => [
        key,
        typeof value === 'object' ? 'x' : (value as string | number),
      ]),
    );
    const errors: Error[] = [];
    bundle.formatPattern(message!.value!, args, errors);
    expect(errors, phrase?.id).toEqual([]);
  }
}

test('every move has words', () => {
  const moves =
    'place A1;place T3;place TB;pass;companion;done;keep 1;reveal red;journey red;pay red;pay red-favors;altar red;weakest red;favor red;neutral B3;to B3;lift B3:1;lift B3:n';
  for (const move of moves.split(';')) said(moveWords(move, telling));
  expect(readMove('lift B3:n')).toEqual({ verb: 'lift', space: 'B3', owner: 'neutral' });
  expect(readMove('pay red-favors')).toEqual({ verb: 'pay', color: 'red', rune: true });
});

test('every event has words', () => {
  const events: Event[] = [
    { event: 'card-laid', place: 'A', card: 'x' },
    { event: 'season-began', season: 2, first: 0 },
    { event: 'rune-revealed', seat: 0, color: 'red' },
    { event: 'runic-journey-played', seat: 0, color: 'red' },
    { event: 'marker-moved', seat: 0, owner: 'neutral', from: 'A1', to: 'B2' },
    { event: 'companion-played', seat: 1 },
    { event: 'favor-paid', seat: 0, color: 'gray', with: 'rune' },
    { event: 'favor-paid', seat: 0, color: 'gray', with: 'token' },
    { event: 'marker-placed', seat: 0, space: 'TA' },
    { event: 'altar-placed', seat: 0, slot: 2, color: 'blue' },
    { event: 'favors-taken', seat: 0, color: 'blue', number: 2 },
    { event: 'rune-drawn', seat: 0, rune: null },
    { event: 'rune-drawn', seat: 0, rune: 'red-journey' },
    { event: 'neutral-placed', seat: 0, space: 'A1' },
    { event: 'passed', seat: 0 },
    { event: 'season-ended', season: 1 },
    { event: 'card-evaluated', place: 'A', card: 'x', complete: true },
    { event: 'card-evaluated', place: 'A', card: 'x', complete: false },
    { event: 'tie-broken', seat: 0 },
    { event: 'new-start-drawn', seat: 0, card: 'x' },
    { event: 'new-start-discarded', seat: 0, card: 'x' },
    { event: 'game-ended' },
  ];
  for (const event of events) said(eventWords(event, telling));
  const lifted: Event = { event: 'marker-lifted', seat: 0, owner: 1, from: 'A1' };
  expect(eventWords(lifted, telling)).toBeNull();
});

test('every reason has words', () => {
  const reasons = [
    { key: 'different-colors', space: 'A1' },
    { key: 'favors-of-color', space: 'A1', color: 'red' },
    { key: 'favors-of-strongest', space: 'A1' },
    { key: 'tree-points' },
    { key: 'tree-altar', color: 'red' },
    { key: 'card-complete', place: 'A', color: 'red' },
    { key: 'card-incomplete', place: 'D', color: 'red' },
    { key: 'altar-most', slot: 1, color: 'red' },
    { key: 'altar-second', slot: 1, color: 'red' },
  ];
  for (const reason of reasons) said(reasonWords({ seat: 0, points: 1, rule: 'N', reason }));
});

describe('spaces', () => {
  const texts = [
    'take 2 red',
    'take 1 red + 1 blue',
    'take 2 weakest',
    'rune',
    'score colors',
    'score red',
    'score strongest',
    'pay red > take 3 blue',
    'pay strongest > score colors',
    'pay altar > take 2 any',
    'pay altar > score 5',
    'rune, take 1 altar',
    'score altar',
    'neutral 2, take 1 altar',
    'take 3 altar',
  ];
  test.each(texts)('%s has words and a picture', (text) => {
    const space = readSpace(text);
    said(spaceWords(space));
    const { pieces, width } = layOut(space.effect, 28);
    expect(pieces.length).toBeGreaterThan(0);
    expect(width).toBeGreaterThan(0);
  });
  test('a slot shows the colour of its altar', () => {
    expect(readSlot('rune, take 1 altar', false, 'gray')).toEqual({
      cost: null,
      effect: { take: [{ number: 1, kind: 'gray' }], rune: true, neutrals: 0 },
    });
    expect(readSlot('score 5', true, 'red').cost).toBe('red');
  });
  test('two colours are two takes', () => {
    expect(readSpace('take 1 red + 1 blue').effect).toMatchObject({
      take: [
        { number: 1, kind: 'red' },
        { number: 1, kind: 'blue' },
      ],
    });
  });
});

test('a colour is a picture and words', () => {
  expect(favor('red', 2)).toEqual({
    text: { id: 'inori-spirit', args: { color: 'red', number: 2 } },
    icon: 'favor:red',
  });
});

describe('the end of a season', () => {
  const slot = (altar: string | null) => ({ altar });
  const view = (phase: string) =>
    ({
      season: 1,
      places: [],
      phase: { name: phase },
      slots: [slot('blue'), slot(null), slot('gray'), slot('red')],
    }) as unknown as View;
  const event = (event: Event) => ({ number: 1, event });
  const score = (key: string, seat: number, points: number, more: Record<string, unknown>) => ({
    number: 1,
    score: { seat, points, rule: 'N', reason: { key, ...more } },
  });
  const red = { id: 'x', color: 'red' } as CardShape;
  const spring = [
    event({ event: 'season-ended', season: 1 }),
    event({ event: 'rune-revealed', seat: 2, color: 'red' }),
    score('card-complete', 0, 3, { place: 'A', color: 'red' }),
    score('card-complete', 2, 1, { place: 'A', color: 'red' }),
    event({ event: 'card-evaluated', place: 'A', card: 'x', complete: true }),
    event({ event: 'card-laid', place: 'A', card: 'z' }),
    event({ event: 'card-evaluated', place: 'B', card: 'y', complete: false }),
    event({ event: 'tie-broken', seat: 1 }),
    event({ event: 'new-start-drawn', seat: 1, card: 'n' }),
  ];

  test('is told when all of it is known', () => {
    expect(endedSeasons(view('turn'))).toBe(0);
    expect(endedSeasons(view('reveal-runes'))).toBe(0);
    expect(endedSeasons(view('keep-new-start-card'))).toBe(1);
  });

  test('is one step per card with its points, then who begins', () => {
    const ending = seasonEnding(spring, view('keep-new-start-card'), new Map([['x', red]]));
    expect(ending?.steps.map((step) => step.is)).toEqual(['reveal', 'card', 'card', 'home']);
    expect(ending?.steps[1]).toMatchObject({
      card: red,
      color: 'red',
      scores: [
        { seat: 0, points: 3 },
        { seat: 2, points: 1 },
      ],
    });
    expect(ending?.steps[2]).toMatchObject({ complete: false, card: null, scores: [] });
    expect(ending?.steps[3]).toEqual({ is: 'home', starter: 1, lot: true });
  });

  test('the last one goes on with the altars, slot by slot, scored or not', () => {
    const ending = seasonEnding(
      [
        ...spring,
        event({ event: 'season-ended', season: 4 }),
        event({ event: 'card-evaluated', place: 'A', card: 'x', complete: false }),
        score('altar-most', 1, 10, { slot: 1, color: 'blue' }),
        score('altar-second', 0, 5, { slot: 1, color: 'blue' }),
        score('altar-most', 0, 6, { slot: 3, color: 'gray' }),
        event({ event: 'game-ended' }),
      ],
      view('over'),
      new Map(),
    );
    expect(ending).toMatchObject({ final: true, season: 4 });
    expect(ending?.steps.map((step) => step.is)).toEqual(['card', 'altar', 'altar', 'altar']);
    expect(ending?.steps[1]).toMatchObject({ slot: 1, scores: [{ points: 10 }, { points: 5 }] });
    expect(ending?.steps[3]).toMatchObject({ slot: 4, color: 'red', scores: [] });
  });

  test('nothing ended, nothing to show', () => {
    const placed: Event = { event: 'marker-placed', seat: 0, space: 'A1' };
    expect(seasonEnding([event(placed)], view('turn'), new Map())).toBeNull();
  });
});
