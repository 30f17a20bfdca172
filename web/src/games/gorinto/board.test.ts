import { describe, expect, it } from 'vitest';
import { Camera } from './camera';
import { counted } from './elements';
import { LANDSCAPES } from './landscapes';
import { CELLS, column, parseMove, row, SPACES, spacePlace } from './places';

describe('places', () => {
  it('are named row by row', () => {
    expect(CELLS).toHaveLength(25);
    expect([CELLS[0], CELLS[5], CELLS[24]]).toEqual(['a1', 'a2', 'e5']);
    expect([column('c2'), row('c2')]).toEqual([2, 1]);
    expect(SPACES).toEqual(['T1', 'T2', 'T3', 'T4', 'T5', 'L1', 'L2', 'L3', 'L4', 'L5']);
    expect(spacePlace('T3')[0]).toBe(2);
    expect(spacePlace('L4')[1]).toBe(3);
  });

  it('are read from moves', () => {
    expect(parseMove('T3>c2')).toEqual({ kind: 'move', from: 'T3', to: 'c2' });
    expect(parseMove('+c1')).toEqual({ kind: 'gather', cell: 'c1' });
    expect(parseMove('+12')).toEqual({ kind: 'dig', level: 12 });
    expect(parseMove('give=fire')).toEqual({ kind: 'give', element: 'fire' });
    expect(parseMove('-L4')).toEqual({ kind: 'remove', space: 'L4' });
    expect(parseMove('pass')).toBeNull();
  });
});

describe('the camera', () => {
  it('keeps the whole board in the picture', () => {
    for (const small of [false, true]) {
      const camera = new Camera(small);
      for (const [c, r] of [
        [-1, 5],
        [5, 5],
        [5, -1],
      ] as const) {
        const [x, y] = camera.at(c, r);
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(camera.width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(camera.height);
      }
    }
  });

  it('presses tall stacks together', () => {
    const camera = new Camera(false);
    expect(camera.level(3, 3)).toBeGreaterThan(camera.level(2, 3));
    expect(camera.level(12, 12)).toBeLessThan(6.5);
  });
});

describe('data', () => {
  it('counts tiles in Gorinto order', () => {
    expect(counted([{ element: 'fire' }, { element: 'void' }, { element: 'fire' }])).toEqual([
      1, 0, 2, 0, 0,
    ]);
  });

  it('knows the five landscapes, each of 60 tiles', () => {
    expect(Object.keys(LANDSCAPES)).toEqual(['peak', 'waves', 'mesa', 'lake', 'hill']);
    for (const heights of Object.values(LANDSCAPES)) {
      expect(heights!.reduce((sum, n) => sum + n, 0)).toBe(60);
    }
  });
});
