import { expect, test } from 'vitest';
import type { SeatShown, TableShown } from '$lib/api/types';
import { withPresence } from './presence';

const seat = (name: string, online: boolean) => ({ kind: 'person', name, online }) as SeatShown;
const shown = {
  seq: 5,
  seats: [seat('Ana', true), seat('Bea', false)],
  watching: 3,
} as TableShown;

test('who is there is taken over, and nothing else', () => {
  const now = withPresence(shown, { online: [false, true], watching: 1 });
  const seats = [seat('Ana', false), seat('Bea', true)];
  expect(now).toEqual({ seq: 5, seats, watching: 1 });
});

test('without news the state stays the same', () => expect(withPresence(shown, null)).toBe(shown));
