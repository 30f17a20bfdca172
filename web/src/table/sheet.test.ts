import { expect, test } from 'vitest';
import type { LogShown } from '$lib/api/types';
import { rowsOf, sums } from './sheet';

const line = (number: number, seat: number | null, points: number, key = 'goal') =>
  ({ number, score: { seat, points, rule: 'G5.2', reason: { key } } }) as unknown as LogShown;
const reason = (score: object) => JSON.stringify((score as { reason: unknown }).reason);

test('one reason at one moment is one row, with a column for everybody', () => {
  const log = [
    line(9, 0, 3),
    line(9, 1, 5),
    line(9, 0, 2, 'key'),
    line(12, 1, 1),
    line(12, null, 4),
  ];
  const rows = rowsOf(log, [0, 1, null], reason);
  expect(rows.map(({ number, points }) => [number, points])).toEqual([
    [9, [3, 5, null]],
    [9, [2, null, null]],
    [12, [null, 1, 4]],
  ]);
  expect(sums(rows, 3)).toEqual([5, 6, 4]);
});

test('the same thing twice in one moment is added up', () => {
  const rows = rowsOf([line(3, 0, 6), line(3, 0, 6)], [0], reason);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.points).toEqual([12]);
});

test('only the columns asked for', () => {
  expect(rowsOf([line(3, 0, 6), line(3, 1, 2)], [1], reason)[0]?.points).toEqual([2]);
});
