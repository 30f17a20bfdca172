/** Where connections cross: bridges at the calmest point of a border, ferries over open water. */
import type { Connection, GameMap, Point } from '../map';
import { at, STEP, type Field } from './field';
import { clearance, distance } from './noise';

export interface Crossing {
  readonly connection: Connection;
  /** Where its number stands. */
  readonly at: Point;
  /** A bridge's direction, in degrees. */
  readonly angle: number;
  /** A ferry's course. */
  readonly course: readonly Point[];
}

/** Things a bridge keeps away from. */
interface Busy {
  trails: readonly Point[];
  tents: readonly Point[];
  totems: readonly Point[];
}

export function crossingsOf(map: GameMap, field: Field, trails: readonly Point[]): Crossing[] {
  const busy: Busy = {
    trails,
    tents: map.spaces.map((s) => s.at),
    totems: map.territories.map((t) => t.totem),
  };
  const found: Crossing[] = [];
  for (const connection of map.connections) {
    if (connection.by === 'land') found.push(bridge(connection, field, busy, found));
  }
  for (const connection of map.connections) {
    if (connection.by === 'water') found.push(ferry(connection, map, field, found));
  }
  return found.sort((a, b) => a.connection.number - b.connection.number);
}

function bridge(connection: Connection, field: Field, busy: Busy, others: Crossing[]): Crossing {
  const { grid, depth, land, middles } = field;
  const [a, b] = [depth[connection.between[0]]!, depth[connection.between[1]]!];
  const middle = middles.get(connection.number)!;
  const taken = others.map((c) => c.at);
  let best = -Infinity;
  let p: Point = middle;
  for (let k = 0; k < land.length; k++) {
    if (land[k]! < -7.5 || a[k]! < -7.5 || b[k]! < -7.5 || Math.abs(a[k]! - b[k]!) > 2.9) continue;
    const here: Point = [grid.x0 + (k % grid.nx) * STEP, grid.y0 + Math.floor(k / grid.nx) * STEP];
    const score =
      clearance(here, busy.trails, 34) * 1.6 +
      clearance(here, busy.tents, 50) * 1.6 +
      clearance(here, taken, 62) +
      clearance(here, busy.totems, 60) * 0.6 +
      inland(field, here) * 1.3 -
      distance(here, middle) * 0.3 +
      (connection.peaks ? clearance(here, busy.tents, 60) : 0);
    if (score > best) [best, p] = [score, here];
  }
  const slope = (x: number, y: number) => at(grid, a, x, y) - at(grid, b, x, y);
  const direction = Math.atan2(
    slope(p[0], p[1] + 15) - slope(p[0], p[1] - 15),
    slope(p[0] + 15, p[1]) - slope(p[0] - 15, p[1]),
  );
  const angle = (((direction * 180) / Math.PI + 270) % 180) - 90;
  return { connection, at: p, angle, course: [] };
}

/** How far it is to the open sea, at most 34. */
function inland({ grid, land }: Field, [x, y]: Point): number {
  let least = 34;
  for (let q = 0; q < 8; q++) {
    const [c, s] = [Math.cos(q * 0.785), Math.sin(q * 0.785)];
    let r = 6;
    while (r < least && at(grid, land, x + r * c, y + r * s) > -7.5) r += 4;
    least = Math.min(least, r);
  }
  return least;
}

function ferry(connection: Connection, map: GameMap, field: Field, others: Crossing[]): Crossing {
  const { grid } = field;
  const cells = sail(field, connection.between);
  let course = cells.map((k): Point => [
    grid.x0 + (k % grid.nx) * STEP,
    grid.y0 + Math.floor(k / grid.nx) * STEP,
  ]);
  if (course.length === 0) {
    // No open water between them: a rope straight from totem to totem is better than nothing.
    const [a, b] = connection.between.map((t) => map.territories[t]!.totem) as [Point, Point];
    course = [0.35, 0.5, 0.65].map((t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
  } else {
    const [from, to] = connection.between;
    course = [
      ashore(field, course[0]!, to),
      ...course,
      ashore(field, course[course.length - 1]!, from),
    ];
  }
  for (let n = 0; n < 6; n++) {
    course = course.map((p, i) => {
      const [before, after] = [course[i - 1], course[i + 1]];
      if (!before || !after) return p;
      return [(before[0] + 2 * p[0] + after[0]) / 4, (before[1] + 2 * p[1] + after[1]) / 4];
    });
  }
  return { connection, at: anchorage(course, others), angle: 0, course };
}

/** The middle of the course, or where it keeps clear of what lies there already. */
function anchorage(course: readonly Point[], others: readonly Crossing[]): Point {
  const taken = others.map((c) => c.at);
  const middle = course.length >> 1;
  let best = course[middle]!;
  let most = -Infinity;
  course.forEach((p, i) => {
    const score = clearance(p, taken, 46) - Math.abs(i - middle) * 1.2;
    if (score > most) [most, best] = [score, p];
  });
  return best;
}

/** A cell counts as a landing of `t` if it is the nearest shore. */
const landing = ({ depth, land }: Field, t: number, k: number) =>
  depth[t]![k]! > -12 && depth[t]![k]! >= land[k]! - 0.01 && land[k]! < -4;

/** The cheapest way by water; near a shore it costs more. The cells from the second to the first. */
function sail(field: Field, [a, b]: readonly [number, number]): number[] {
  const { grid, land } = field;
  const { nx, ny } = grid;
  const cost = new Float64Array(nx * ny).fill(Infinity);
  const previous = new Int32Array(nx * ny).fill(-1);
  // Costs are small numbers: cells wait in buckets of whole numbers.
  const buckets: number[][] = [];
  const push = (k: number) => (buckets[Math.floor(cost[k]!)] ??= []).push(k);
  for (let k = 0; k < cost.length; k++) {
    if (!landing(field, a, k)) continue;
    cost[k] = 0;
    push(k);
  }
  for (let w = 0; w < buckets.length; w++) {
    const bucket = buckets[w];
    if (!bucket) continue;
    for (let n = 0; n < bucket.length; n++) {
      const k = bucket[n]!;
      if (Math.floor(cost[k]!) !== w) continue;
      if (landing(field, b, k)) return way(previous, k);
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const to = k + dx + dy * nx;
          if ((!dx && !dy) || !(land[to]! <= -6)) continue;
          const x = to % nx;
          const y = (to - x) / nx;
          if (x < 5 || x > nx - 6 || y < 3 || y > ny - 4) continue;
          const price = (dx && dy ? Math.SQRT2 : 1) * (1 + Math.max(0, 30 + land[to]!) / 9);
          if (cost[k]! + price >= cost[to]! - 1e-4) continue;
          cost[to] = cost[k]! + price;
          previous[to] = k;
          push(to);
        }
      }
    }
  }
  return [];
}

function way(previous: Int32Array, goal: number): number[] {
  const cells: number[] = [];
  for (let k = goal; k >= 0; k = previous[k]!) cells.push(k);
  return cells;
}

/** A few steps up the beach of `t`. */
function ashore({ grid, depth }: Field, from: Point, t: number): Point {
  const f = depth[t]!;
  let [x, y] = from;
  for (let n = 0; n < 3; n++) {
    const gx = at(grid, f, x + 8, y) - at(grid, f, x - 8, y);
    const gy = at(grid, f, x, y + 8) - at(grid, f, x, y - 8);
    const length = Math.hypot(gx, gy) || 1;
    x += (4.5 * gx) / length;
    y += (4.5 * gy) / length;
  }
  return [x, y];
}
