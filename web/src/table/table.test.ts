import { describe, expect, test } from 'vitest';
import { placeBubble } from './bubble';
import { clockText } from './clock';
import { signed } from './lines';
import { BarRoom } from './room';
import { sha256 } from './verify';

describe('a clock', () => {
  test.each([
    [0, '0:00'],
    [-5, '0:00'],
    [59_001, '1:00'],
    [245_000, '4:05'],
    [3_723_000, '1:02:03'],
    [183_600_000, '2 d 3 h'],
  ])('%i ms read %s', (milliseconds, text) => expect(clockText(milliseconds)).toBe(text));
});

describe('a bubble', () => {
  const room = { left: 100, top: 50, width: 800, height: 600 };
  const bubble = { left: 0, top: 0, width: 200, height: 80 };
  const at = (left: number, top: number) =>
    placeBubble({ left, top, width: 40, height: 40 }, bubble, room);

  test('stands right of its anchor', () =>
    expect(at(300, 200)).toEqual({ x: 254, y: 130, side: 'right' }));
  test('dodges the right edge', () => expect(at(800, 200).side).toBe('left'));
  test('stays inside at the top', () => expect(at(300, 50).y).toBe(8));
  test('goes above where there is no room beside', () => {
    const narrow = { ...room, width: 260 };
    const anchor = { left: 210, top: 400, width: 40, height: 40 };
    expect(placeBubble(anchor, bubble, narrow).side).toBe('above');
  });
});

describe('the room for the bar', () => {
  test('grows at once and stays while the words change', () => {
    const room = new BarRoom();
    expect([room.needed(1, 70), room.needed(1, 95), room.needed(2, 70)]).toEqual([70, 95, 95]);
  });
  test('is given back when the bar has been low for a while', () => {
    const room = new BarRoom();
    room.needed(1, 140);
    const needed = Array.from({ length: 20 }, (_, i) => room.needed(2 + i, 70));
    expect([needed[0], needed.at(-1)]).toEqual([140, 70]);
  });
  test('is measured anew in another window', () => {
    const room = new BarRoom();
    room.needed(1, 140);
    room.forget();
    expect(room.needed(1, 60)).toBe(60);
  });
});

test('points carry their sign', () => {
  expect([3, 0, -2].map(signed)).toEqual(['+3', '0', '−2']);
});

test('a fingerprint is SHA-256', async () => {
  expect(await sha256('abc')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});
