/**
 * How deep inside a territory each place lies: a noisy distance to what the territory is made of
 * (tents, totem, paths), less what its neighbours claim. Land is where it is above zero.
 */
import type { GameMap, Point } from '../map';
import { distance, noise } from './noise';

/** How far land reaches around its bones. */
const REACH = 60;
/** Half the water between neighbours that a land connection joins, and between others. */
const RIVER = 11;
const STRAIT = 46;
/** The size of a cell. */
export const STEP = 6;
const MARGIN = 120;

/** A stretch of solid ground; `thin` makes it narrower. */
interface Bone {
  ax: number;
  ay: number;
  dx: number;
  dy: number;
  length2: number;
  thin: number;
}

export interface Grid {
  readonly x0: number;
  readonly y0: number;
  readonly nx: number;
  readonly ny: number;
}

export interface Field {
  readonly grid: Grid;
  /** By territory. */
  readonly depth: readonly Float32Array[];
  /** The deepest of all. */
  readonly land: Float32Array;
  /** Between which places a land connection would naturally run. */
  readonly middles: ReadonlyMap<number, Point>;
}

export function fieldOf(map: GameMap): Field {
  const { bones, middles } = skeleton(map);
  const grid = gridOf(map);
  const count = map.territories.length;
  const gap = gaps(map);
  const boxes = bones.map(boxOf);
  const depth = bones.map(() => new Float32Array(grid.nx * grid.ny));
  const land = new Float32Array(grid.nx * grid.ny);
  const d = new Float64Array(count);
  for (let j = 0; j < grid.ny; j++) {
    for (let i = 0; i < grid.nx; i++) {
      const x = grid.x0 + i * STEP;
      const y = grid.y0 + j * STEP;
      const px = x + 10 * noise(x / 52, y / 52) + 4 * noise(x / 19 + 9, y / 19);
      const py = y + 10 * noise(x / 52 + 31, y / 52) + 4 * noise(x / 19, y / 19 + 27);
      const shore = REACH + 9 * noise(x / 38 + 5, y / 38 + 3);
      for (let t = 0; t < count; t++) d[t] = distanceTo(bones[t]!, boxes[t]!, px, py);
      let most = -1e9;
      const k = j * grid.nx + i;
      for (let t = 0; t < count; t++) {
        let f = shore - d[t]!;
        if (f > -120) {
          for (let o = 0; o < count; o++) {
            if (o !== t) f = Math.min(f, (d[o]! - d[t]! - gap[t * count + o]!) / 2);
          }
        }
        depth[t]![k] = f;
        if (f > most) most = f;
      }
      land[k] = most;
    }
  }
  return { grid, depth, land, middles };
}

/** The value of a field at a place. */
export function at({ x0, y0, nx, ny }: Grid, values: Float32Array, x: number, y: number): number {
  const i = Math.max(0, Math.min(nx - 1, Math.round((x - x0) / STEP)));
  const j = Math.max(0, Math.min(ny - 1, Math.round((y - y0) / STEP)));
  return values[j * nx + i]!;
}

function gridOf(map: GameMap): Grid {
  const all = [...map.spaces.map((s) => s.at), ...map.territories.map((t) => t.totem)];
  const xs = all.map((p) => p[0]);
  const ys = all.map((p) => p[1]);
  const x0 = Math.min(...xs) - MARGIN;
  const y0 = Math.min(...ys) - MARGIN;
  const nx = Math.ceil((Math.max(...xs) + MARGIN - x0) / STEP);
  const ny = Math.ceil((Math.max(...ys) + MARGIN - y0) / STEP);
  return { x0, y0, nx, ny };
}

/** How much water lies between two territories. */
function gaps(map: GameMap): Float32Array {
  const count = map.territories.length;
  const gap = new Float32Array(count * count).fill(STRAIT);
  for (const { by, between } of map.connections) {
    if (by !== 'land') continue;
    gap[between[0] * count + between[1]] = RIVER;
    gap[between[1] * count + between[0]] = RIVER;
  }
  return gap;
}

function skeleton(map: GameMap) {
  const bones = map.territories.map((t) => t.spaces.map((s) => bone(t.totem, s.at, 0)));
  const middles = new Map<number, Point>();
  for (const [a, b] of map.paths) {
    if (a.territory === b.territory) bones[a.territory]!.push(bone(a.at, b.at, 0));
    else neck(bones, a.territory, b.territory, a.at, b.at, 4);
  }
  for (const { number, between, by } of map.connections) {
    const [a, b] = [map.territories[between[0]]!, map.territories[between[1]]!];
    const pairs = a.spaces.flatMap((s) => b.spaces.map((q) => [s.at, q.at] as const));
    const [p, q] = pairs.reduce((best, pair) =>
      distance(...pair) < distance(...best) ? pair : best,
    );
    const middle = (i: 0 | 1) => (p[i] + q[i] + (a.totem[i] + b.totem[i]) * 0.5) / 3;
    middles.set(number, [middle(0), middle(1)]);
    if (by === 'land') neck(bones, a.index, b.index, p, q, 14);
  }
  return { bones, middles };
}

/** Land reaches half way from both sides. */
function neck(bones: Bone[][], a: number, b: number, p: Point, q: Point, thin: number): void {
  const share = Math.max(0, 0.5 - 17 / distance(p, q));
  const to = (from: Point, towards: Point): Point => [
    from[0] + (towards[0] - from[0]) * share,
    from[1] + (towards[1] - from[1]) * share,
  ];
  bones[a]!.push(bone(p, to(p, q), thin));
  bones[b]!.push(bone(q, to(q, p), thin));
}

function bone(a: Point, b: Point, thin: number): Bone {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  return { ax: a[0], ay: a[1], dx, dy, length2: dx * dx + dy * dy, thin };
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

function boxOf(bones: readonly Bone[]): Box {
  const xs = bones.flatMap((b) => [b.ax, b.ax + b.dx]);
  const ys = bones.flatMap((b) => [b.ay, b.ay + b.dy]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** A soft minimum over all bones; only roughly right far away, where it doesn't matter. */
function distanceTo(bones: readonly Bone[], box: Box, x: number, y: number): number {
  const outX = Math.max(box[0] - x, x - box[2], 0);
  const outY = Math.max(box[1] - y, y - box[3], 0);
  const out = Math.sqrt(outX * outX + outY * outY);
  if (out > 170) return out;
  let sum = 1e-30;
  let least = Infinity;
  for (const b of bones) {
    const rx = x - b.ax;
    const ry = y - b.ay;
    const along = b.length2 ? Math.max(0, Math.min(1, (rx * b.dx + ry * b.dy) / b.length2)) : 0;
    const ex = rx - along * b.dx;
    const ey = ry - along * b.dy;
    const far = Math.sqrt(ex * ex + ey * ey) + b.thin;
    // What is much farther than another bone adds nothing that could be seen.
    if (far > least + 45) continue;
    if (far < least) least = far;
    sum += Math.exp(far / -7);
  }
  return -7 * Math.log(sum);
}
