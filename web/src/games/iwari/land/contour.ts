/** Lines of equal depth: marching squares, the inside kept on the left, smoothed by quadratics. */
import { STEP, type Grid } from './field';

type Side = 'T' | 'R' | 'B' | 'L';
/** By which corners are inside (top left 1, top right 2, bottom right 4, bottom left 8). */
const EDGES: Record<number, string> = {
  1: 'LT',
  2: 'TR',
  4: 'RB',
  8: 'BL',
  3: 'LR',
  6: 'TB',
  12: 'RL',
  9: 'BT',
  7: 'LB',
  11: 'BR',
  13: 'RT',
  14: 'TL',
  5: 'LTRB',
  10: 'TRBL',
};

/** Loops shorter than this many cells are specks. */
const SPECK = 14;

export function contour(grid: Grid, field: Float32Array, level: number): string {
  return loops(grid, field, level).map(smoothed).join('');
}

function loops(grid: Grid, field: Float32Array, level: number): [number, number][][] {
  const { x0, y0, nx, ny } = grid;
  const next = new Map<number, number>();
  const points = new Map<number, [number, number]>();
  for (let j = 0; j < ny - 1; j++) {
    for (let i = 0; i < nx - 1; i++) {
      const k = j * nx + i;
      const a = field[k]! - level;
      const b = field[k + 1]! - level;
      const c = field[k + nx + 1]! - level;
      const d = field[k + nx]! - level;
      const edges = EDGES[(a > 0 ? 1 : 0) + (b > 0 ? 2 : 0) + (c > 0 ? 4 : 0) + (d > 0 ? 8 : 0)];
      if (!edges) continue;
      const cross = (side: Side): number => {
        const upright = side === 'L' || side === 'R';
        const [x, y] = [side === 'R' ? i + 1 : i, side === 'B' ? j + 1 : j];
        const [from, to] = { T: [a, b], B: [d, c], L: [a, d], R: [b, c] }[side] as [number, number];
        const key = (y * nx + x) * 2 + (upright ? 1 : 0);
        const t = from / (from - to);
        points.set(key, [x0 + (x + (upright ? 0 : t)) * STEP, y0 + (y + (upright ? t : 0)) * STEP]);
        return key;
      };
      for (let q = 0; q < edges.length; q += 2) {
        next.set(cross(edges[q] as Side), cross(edges[q + 1] as Side));
      }
    }
  }
  return followed(next, points);
}

function followed(next: Map<number, number>, points: Map<number, [number, number]>) {
  const found: [number, number][][] = [];
  for (const start of next.keys()) {
    const loop: [number, number][] = [];
    let key: number | undefined = start;
    while (key !== undefined && next.has(key)) {
      loop.push(points.get(key)!);
      const following: number = next.get(key)!;
      next.delete(key);
      key = following;
    }
    if (loop.length > SPECK) found.push(loop);
  }
  return found;
}

function smoothed(loop: [number, number][]): string {
  const points = loop.filter((_, i) => i % 2 === 0);
  const point = (i: number) => points[i % points.length]!;
  const middle = (i: number) => {
    const [a, b] = [point(i), point(i + 1)];
    return `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`;
  };
  const curve = points.map((_, i) => {
    const [x, y] = point(i + 1);
    return `Q${x.toFixed(1)} ${y.toFixed(1)} ${middle(i + 1)}`;
  });
  return `M${middle(0)}${curve.join('')}Z`;
}
