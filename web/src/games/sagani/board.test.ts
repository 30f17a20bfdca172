import { describe, expect, it } from 'vitest';
import { spirit } from './art/spirit';
import { dodge } from './dodge';
import { beam, bounds, meander, parseCell, parseTile, ray, SIDE } from './layout';
import { contours, RAKES } from './sand';
import { element, front, turned } from './tiles';

describe('the tiles', () => {
  it('are 72, 18 of each element, worth what their arrows are', () => {
    const all = Array.from({ length: 72 }, (_, i) => front(i + 1));
    for (const each of ['fire', 'water', 'earth', 'air'] as const) {
      expect(all.filter((tile) => tile.element === each)).toHaveLength(18);
    }
    for (const tile of all) expect(tile.value).toBe([0, 1, 3, 6, 10][tile.arrows.length]);
  });
  it('turn clockwise by quarters', () => {
    expect(turned('n', 1)).toBe('e');
    expect(turned('nw', 2)).toBe('se');
    expect(turned('sw', 3)).toBe('se');
  });
  it('free 72 different spirits', () => {
    const spirits = Array.from({ length: 72 }, (_, i) => spirit(i + 1));
    expect(new Set(spirits).size).toBe(72);
    for (const [i, drawn] of spirits.entries()) expect(drawn).toContain(`s-${element(i + 1)}`);
  });
});

describe('the notation of moves', () => {
  it('gives cells and tiles, and nothing for other moves', () => {
    expect(parseCell('3,-2')).toEqual({ x: 3, y: -2 });
    expect(parseTile('t34')).toBe(34);
    for (const other of ['x', 'pass', 'r1']) {
      expect(parseCell(other)).toBeNull();
      expect(parseTile(other)).toBeNull();
    }
  });
});

describe('the picture of a garden', () => {
  it('has room for all its cells, north up', () => {
    const box = bounds(
      [
        { x: 0, y: 0 },
        { x: 2, y: 1 },
      ],
      0,
    );
    expect(box).toEqual({ x: -SIDE / 2, y: -1.5 * SIDE, width: 3 * SIDE, height: 2 * SIDE });
  });
  it('draws a ray towards its target', () => {
    const [x1, y1, x2, y2] = ray({ x: 0, y: 0 }, 'ne', { x: 2, y: 2 });
    expect(x2).toBeGreaterThan(x1);
    expect(y2).toBeLessThan(y1);
    expect(beam([x1, y1, x2, y2])).toMatch(/^M.*Z$/);
  });
  it('has a path with a place for every score, from left to right', () => {
    for (const end of [45, 60, 75]) {
      const points = meander(end);
      expect(points).toHaveLength(end + 1);
      expect(points[end]![0]).toBeGreaterThan(points[0]![0]);
    }
  });
});

describe('the bubble', () => {
  const room = { width: 800, height: 600 };
  const bubble = { width: 300, height: 80 };
  const about = { x: 350, y: 250, width: 100, height: 100 };

  it('stays inside and off the tile it is about', () => {
    const at = dodge(about, bubble, room, [], []);
    expect(at.x).toBeGreaterThanOrEqual(0);
    expect(at.x + bubble.width).toBeLessThanOrEqual(room.width);
    const beside = at.x >= 450 || at.x + bubble.width <= 350;
    const above = at.y >= 350 || at.y + bubble.height <= 250;
    expect(beside || above).toBe(true);
  });
  it('goes where no tiles are', () => {
    const tiles = [{ x: 0, y: 0, width: 800, height: 460 }];
    expect(dodge(about, bubble, room, tiles, []).y).toBeGreaterThan(460);
  });
});

describe('the raked sand', () => {
  const points = (d: string) =>
    [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((m) => m.slice(1).map(Number));

  it('goes round a tile, each line further out', () => {
    const lines = contours([{ x: 0, y: 0 }]);
    expect(lines).toHaveLength(RAKES.length);
    lines.forEach((d, i) => {
      expect(d.match(/M/g)).toHaveLength(1);
      for (const [x, y] of points(d)) {
        const away = Math.hypot(Math.max(Math.abs(x!) - 54, 0), Math.max(Math.abs(y!) - 54, 0));
        expect(Math.abs(away - RAKES[i]!)).toBeLessThan(1);
      }
    });
  });
  it('goes round two tiles far apart one by one, and round neighbours together', () => {
    const count = (x: number) =>
      contours([
        { x: 0, y: 0 },
        { x, y: 0 },
      ]).map((d) => d.match(/M/g)!.length);
    expect(count(9)).toEqual(RAKES.map(() => 2));
    expect(count(1)).toEqual(RAKES.map(() => 1));
  });
  it('needs few points where it is straight', () => {
    const row = Array.from({ length: 30 }, (_, x) => ({ x, y: 0 }));
    expect(points(contours(row)[0]!).length).toBeLessThan(60);
  });
  it('is bare without tiles', () => expect(contours([])).toEqual([]));
});
