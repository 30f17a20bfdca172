import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Arrivals } from './arrivals';

/** The frames that were asked for. */
let frames: (() => void)[] = [];
beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(1);
async function see(): Promise<void> {
  for (let i = 0; i < 2; i++) {
    frames.splice(0).forEach((frame) => frame());
    await settle();
  }
  await vi.advanceTimersByTimeAsync(50);
}

test('a state is shown at once, those on its heels when it has been seen', async () => {
  const shown: number[] = [];
  const arrivals = new Arrivals<number>((state) => shown.push(state));
  void arrivals.add(1);
  void arrivals.add(2);
  const third = arrivals.add(3).then(() => shown.length);
  await settle();
  expect(shown).toEqual([1]);
  await see();
  expect(shown).toEqual([1, 2, 3]);
  expect(await third).toBe(3);
});

test('a page that is not painted goes on all the same', async () => {
  const shown: number[] = [];
  const arrivals = new Arrivals<number>((state) => shown.push(state));
  void arrivals.add(1);
  await settle();
  void arrivals.add(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown).toEqual([1, 2]);
  void arrivals.add(3);
  expect(shown).toEqual([1, 2, 3]);
});

test('a state that can’t be drawn holds up nobody', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const shown: number[] = [];
  const arrivals = new Arrivals<number>((state) => {
    if (state === 1) throw new Error('not to be drawn');
    shown.push(state);
  });
  const both = Promise.all([arrivals.add(1), arrivals.add(2)]);
  await settle();
  await see();
  await both;
  expect(shown).toEqual([2]);
  expect(said).toHaveBeenCalledOnce();
  said.mockRestore();
});
