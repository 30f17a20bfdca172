import { expect, it } from 'vitest';
import type { LogShown } from '$lib/api/types';
import { scoringIn, yetToCome } from './scorings';

const began = (number: number, when: string) =>
  ({ number, event: { event: 'scoring-began', when } }) as unknown as LogShown;
const points = (number: number, seat: number | null, points: number, reason: object) =>
  ({ number, score: { seat, points, rule: 'I8.2', reason } }) as unknown as LogShown;

const log = [
  began(7, 'midway'),
  points(7, 0, 1, { key: 'tents-first', territory: 'G1', tents: 1 }),
  began(20, 'final'),
  points(20, 0, 5, { key: 'tents-first', territory: 'G1', tents: 5 }),
  points(20, null, 3, { key: 'tents-later', territory: 'G1', rank: 2, above: 3 }),
  points(20, 1, 4, { key: 'totems', connection: 2, totems: 4 }),
  points(20, 1, 4, { key: 'settlement', tents: 4, spaces: ['a', 'b', 'c', 'd'] }),
];

it('goes through the last scoring place by place', () => {
  const scoring = scoringIn(log)!;
  expect(scoring).toMatchObject({ number: 20, when: 'final' });
  expect(scoring.steps.map(({ spot, scores }) => [spot, scores.length])).toEqual([
    [{ kind: 'territory', territory: 'G1' }, 2],
    [{ kind: 'connection', number: 2 }, 1],
    [null, 1],
  ]);
  expect(scoring.steps[2]!.group).toEqual(['a', 'b', 'c', 'd']);
});

it('knows what a tribe has yet to get', () => {
  const scoring = scoringIn(log)!;
  expect([0, 1, 2, 3].map((done) => yetToCome(scoring, done, { seat: 1 }))).toEqual([8, 8, 4, 0]);
  expect([0, 1].map((done) => yetToCome(scoring, done, 'rival'))).toEqual([3, 0]);
});

it('finds none where nothing was scored', () => {
  expect(scoringIn([])).toBeNull();
  expect(scoringIn([began(3, 'midway')])).toBeNull();
});
