import { expect, test } from 'vitest';
import { beside } from './beside';

const room = { width: 400, height: 300 };
const note = { width: 100, height: 60 };

test('a note lies below what it is about, in its middle', () => {
  const thing = { left: 150, top: 50, width: 40, height: 20 };
  expect(beside(thing, note, room)).toEqual({ left: 120, top: 78 });
});

test('near the lower edge it lies above', () => {
  const thing = { left: 150, top: 230, width: 40, height: 20 };
  expect(beside(thing, note, room)).toEqual({ left: 120, top: 162 });
});

test('it never leaves the screen, even beside something that fills it', () => {
  expect(beside({ left: -30, top: 0, width: 20, height: 300 }, note, room)).toEqual({
    left: 8,
    top: 8,
  });
  expect(beside({ left: 390, top: 10, width: 40, height: 10 }, note, room).left).toBe(292);
});
