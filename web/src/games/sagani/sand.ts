/** Raked sand: contour lines at growing distances around the tiles of a garden. */
import { px, py, SIDE } from './layout';
import type { Cell } from './types';

/** How far from the tiles the rake went, from the innermost line. */
export const RAKES: readonly number[] = [32, 40, 49, 59, 70, 82, 95, 109, 124, 140];

/** Between two points where the distance is known. */
const GRAIN = 13.5;

const HALF = SIDE / 2;
const REACH = RAKES.at(-1)! + GRAIN;
const EDGE = HALF + REACH + GRAIN;

type Point = [x: number, y: number];

/** How far the nearest tile is, at every point of a grid. */
interface Field {
  left: number;
  top: number;
  columns: number;
  rows: number;
  far: Float32Array;
}

/** For each line of the rake, its outlines as path data. */
export function contours(tiles: readonly Cell[]): string[] {
  if (!tiles.length) return [];
  const field = distances(tiles);
  return RAKES.map((rake) => outlines(field, rake).map(pathOf).join(''));
}

/** Beyond the last line it doesn't matter how far. */
function distances(tiles: readonly Cell[]): Field {
  const [xs, ys] = [tiles.map(px), tiles.map(py)];
  const [left, top] = [Math.min(...xs) - EDGE, Math.min(...ys) - EDGE];
  const columns = Math.ceil((Math.max(...xs) + EDGE - left) / GRAIN) + 1;
  const rows = Math.ceil((Math.max(...ys) + EDGE - top) / GRAIN) + 1;
  const far = new Float32Array(columns * rows).fill(REACH);
  const steps = Math.ceil((HALF + REACH) / GRAIN);
  tiles.forEach((_, t) => {
    const column = Math.round((xs[t]! - left) / GRAIN);
    const row = Math.round((ys[t]! - top) / GRAIN);
    for (let r = Math.max(0, row - steps); r <= Math.min(rows - 1, row + steps); r++) {
      const dy = Math.max(Math.abs(top + r * GRAIN - ys[t]!) - HALF, 0);
      for (let c = Math.max(0, column - steps); c <= Math.min(columns - 1, column + steps); c++) {
        const dx = Math.max(Math.abs(left + c * GRAIN - xs[t]!) - HALF, 0);
        const i = r * columns + c;
        far[i] = Math.min(far[i]!, Math.hypot(dx, dy));
      }
    }
  });
  return { left, top, columns, rows, far };
}

/** Marching squares: where the distance is just so, as closed lines. */
function outlines({ left, top, columns, rows, far }: Field, rake: number): Point[][] {
  /** Points on the sides of the grid's squares, by the side, and the sides they lead to. */
  const points = new Map<number, Point>();
  const next = new Map<number, number[]>();
  /** Where the line crosses the side that starts at a point of the grid. */
  const cross = (i: number, down: boolean): number | null => {
    const [a, b] = [far[i]!, far[i + (down ? columns : 1)]!];
    if (a < rake === b < rake) return null;
    const side = 2 * i + (down ? 1 : 0);
    if (!points.has(side)) {
      const share = (rake - a) / (b - a);
      const x = left + ((i % columns) + (down ? 0 : share)) * GRAIN;
      const y = top + (Math.floor(i / columns) + (down ? share : 0)) * GRAIN;
      points.set(side, [x, y]);
    }
    return side;
  };
  for (let row = 0; row + 1 < rows; row++) {
    for (let i = row * columns; i + 1 < (row + 1) * columns; i++) {
      // Mostly the line passes by.
      const within = far[i]! < rake;
      if (
        far[i + 1]! < rake === within &&
        far[i + columns]! < rake === within &&
        far[i + columns + 1]! < rake === within
      ) {
        continue;
      }
      const sides = [
        cross(i, false),
        cross(i + 1, true),
        cross(i + columns, false),
        cross(i, true),
      ];
      const ends = sides.filter((side) => side !== null);
      for (let e = 0; e + 1 < ends.length; e += 2) {
        const [a, b] = [ends[e]!, ends[e + 1]!];
        next.set(a, [...(next.get(a) ?? []), b]);
        next.set(b, [...(next.get(b) ?? []), a]);
      }
    }
  }
  return chains(points, next);
}

function chains(points: Map<number, Point>, next: Map<number, number[]>): Point[][] {
  const lines: Point[][] = [];
  for (const start of next.keys()) {
    const line: Point[] = [];
    let side: number | undefined = points.has(start) ? start : undefined;
    while (side !== undefined) {
      line.push(points.get(side)!);
      points.delete(side);
      side = next.get(side)!.find((other) => points.has(other));
    }
    if (line.length) lines.push(line);
  }
  return lines;
}

/** A closed line without the points that lie straight between their neighbours. */
function pathOf(line: Point[]): string {
  const kept = [line[0]!];
  line.forEach(([x, y], i) => {
    const [x1, y1] = kept.at(-1)!;
    const [x2, y2] = line[(i + 1) % line.length]!;
    const off = Math.abs((x - x1) * (y2 - y1) - (y - y1) * (x2 - x1));
    if (off > 0.2 * Math.hypot(x2 - x1, y2 - y1)) kept.push([x, y]);
  });
  return `M${kept.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}
