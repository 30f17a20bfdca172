/** Where things lie in the picture of a garden, and on the path. */
import { step } from './tiles';
import type { Cell, Direction } from './types';

/** The side of a cell in the units of the picture. */
export const SIDE = 108;

export const px = (cell: Cell): number => cell.x * SIDE;
export const py = (cell: Cell): number => -cell.y * SIDE;
export const key = (cell: Cell): string => `${cell.x},${cell.y}`;
export const same = (a: Cell | null, b: Cell | null): boolean =>
  !!a && !!b && a.x === b.x && a.y === b.y;

/** A cell from its notation, `3,-2`; `null` if it is another move. */
export function parseCell(move: string): Cell | null {
  const found = /^(-?\d+),(-?\d+)$/.exec(move);
  return found ? { x: Number(found[1]), y: Number(found[2]) } : null;
}

/** A tile from its notation, `t34`; `null` if it is another move. */
export function parseTile(move: string): number | null {
  const found = /^t(\d+)$/.exec(move);
  return found ? Number(found[1]) : null;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What has to be seen of a garden: its tiles and, around them, where the next one can go. */
export function bounds(cells: readonly Cell[], margin: number): Box {
  const xs = cells.length ? cells.map(px) : [0];
  const ys = cells.length ? cells.map(py) : [0];
  const [x, y] = [Math.min(...xs) - SIDE / 2 - margin, Math.min(...ys) - SIDE / 2 - margin];
  return {
    x,
    y,
    width: Math.max(...xs) + SIDE / 2 + margin - x,
    height: Math.max(...ys) + SIDE / 2 + margin - y,
  };
}

/** A line between two cells, from near the edge of the first to near the edge of the other. */
export function ray(from: Cell, direction: Direction, to: Cell): [number, number, number, number] {
  const [dx, dy] = step(direction);
  return [px(from) + dx * 50, py(from) - dy * 50, px(to) - dx * 40, py(to) + dy * 40];
}

/** A beam that widens towards its end. */
export function beam([x1, y1, x2, y2]: [number, number, number, number]): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [-(y2 - y1) / length, (x2 - x1) / length];
  const point = (x: number, y: number, w: number) =>
    `${(x + nx * w).toFixed(1)} ${(y + ny * w).toFixed(1)}`;
  return `M${point(x1, y1, 4)}L${point(x2, y2, 17)}L${point(x2, y2, -17)}L${point(x1, y1, -4)}Z`;
}

/** The meander of the path in a picture of 820 × 112, by the share of its length from 0 to 1. */
export function meander(spaces: number): [x: number, y: number][] {
  const curve = (t: number): [number, number] => [
    26 + t * 742 + 12 * Math.sin(t * 12.57),
    70 + 27 * Math.sin(t * 18.85 + 2.6),
  ];
  const steps = 900;
  const lengths = [0];
  for (let i = 1; i <= steps; i++) {
    const [a, b] = [curve((i - 1) / steps), curve(i / steps)];
    lengths.push(lengths[i - 1]! + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  const whole = lengths[steps]!;
  return Array.from({ length: spaces + 1 }, (_, k) => {
    const i = lengths.findIndex((length) => length >= (whole * k) / spaces - 0.001);
    return curve(i / steps);
  });
}
