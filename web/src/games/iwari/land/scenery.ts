/** Where names stand and what grows: wherever there is room. */
import type { Biome } from '../types';
import type { GameMap, Point, Territory } from '../map';
import type { Crossing } from './crossings';
import { at, type Field } from './field';
import { distance, random } from './noise';

export interface Label {
  readonly x: number;
  readonly y: number;
  readonly words: readonly string[];
}
/** A little thing on the land: its symbol, where it stands (its foot), its size. */
export interface Plant {
  readonly symbol: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
type Box = readonly [left: number, top: number, right: number, bottom: number];

/** What must not be covered. */
export function occupied(map: GameMap, crossings: readonly Crossing[]): Box[] {
  const around = ([x, y]: Point, l: number, t: number, r: number, b: number): Box => [
    x - l,
    y - t,
    x + r,
    y + b,
  ];
  return [
    ...map.spaces.map((s) => around(s.at, 17, 27, 17, 13)),
    ...map.territories.map((t) => around(t.totem, 42, 36, 30, 22)),
    ...crossings.map((c) =>
      c.connection.peaks && c.connection.by === 'land'
        ? around(c.at, 34, 34, 34, 16)
        : around(c.at, 20, 18, 20, 18),
    ),
  ];
}

/** Finds a place for a territory's name, and takes it. */
export function labelOf(
  territory: Territory,
  name: string,
  field: Field,
  trails: readonly Point[],
  boxes: Box[],
): Label {
  const words = wrapped(name);
  const wide = Math.max(...words.map((w) => w.length)) * 8.2 + 18;
  const tall = words.length * 17 + 4;
  const depth = field.depth[territory.index]!;
  const [tx, ty] = territory.totem;
  const room: Box = [tx - 160 - wide / 2, ty - 110 - tall, tx + 160 + wide / 2, ty + 110 + tall];
  const near = trails.filter(([x, y]) => x > room[0] && x < room[2] && y > room[1] && y < room[3]);
  const around = boxes.filter((box) => overlap(box, room) > 0);
  let least = Infinity;
  let best: Box = [tx, ty, tx, ty];
  for (let y = ty - 110; y < ty + 110; y += 7) {
    for (let x = tx - 160; x < tx + 160; x += 7) {
      let bad = Math.sqrt((x - tx) * (x - tx) + (y - ty) * (y - ty)) * 0.05;
      for (let corner = 0; corner < 4 && bad <= least; corner++) {
        const cx = corner & 1 ? x + wide / 2 : x - wide / 2;
        const cy = corner & 2 ? y + tall / 2 : y - tall / 2;
        bad += Math.max(0, 9 - at(field.grid, depth, cx, cy)) * 5;
      }
      if (bad > least) continue;
      const box: Box = [x - wide / 2, y - tall / 2, x + wide / 2, y + tall / 2];
      for (const other of around) bad += overlap(box, other);
      if (bad > least) continue;
      for (const [px, py] of near) {
        if (px > box[0] && px < box[2] && py > box[1] && py < box[3]) bad += 7;
      }
      if (bad < least) [least, best] = [bad, box];
    }
  }
  boxes.push(best);
  return { x: (best[0] + best[2]) / 2, y: (best[1] + best[3]) / 2, words };
}

function overlap(a: Box, b: Box): number {
  const x = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const y = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return x > 0 && y > 0 ? 20 + x * y * 0.3 : 0;
}

/** Lines of at most about a dozen letters. */
function wrapped(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(/\s+/)) {
    const last = lines[lines.length - 1];
    if (last !== undefined && (last.length + word.length < 10 || word.length < 3)) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines.slice(0, 4);
}

type Kind = readonly [symbol: string, w: number, h: number, gap: number];
const TERRAIN: Record<Biome, readonly Kind[]> = {
  tundra: [['tuft', 17, 13, 23]],
  forest: [
    ['pine', 19, 25, 17],
    ['oak', 21, 26, 17],
    ['pine', 16, 21, 15],
  ],
  glacier: [
    ['serac', 30, 28, 30],
    ['serac', 22, 20, 25],
    ['facet', 25, 12, 24],
    ['facet', 18, 9, 20],
  ],
  coast: [
    ['beach', 26, 9, 25],
    ['beach', 22, 8, 22],
    ['shell', 11, 10, 22],
    ['reed', 11, 14, 20],
  ],
  desert: [
    ['ripple', 30, 11, 30],
    ['ripple', 26, 10, 27],
    ['dune', 30, 11, 30],
  ],
};

export function plantsOf(
  territory: Territory,
  { grid, depth }: Field,
  trails: readonly Point[],
  boxes: readonly Box[],
): Plant[] {
  const rnd = random(17 + territory.index * 101);
  const kinds = TERRAIN[territory.biome] ?? [];
  const f = depth[territory.index]!;
  const [left, top, right, bottom] = reach(territory);
  const near = trails.filter(([x, y]) => x > left && x < right && y > top && y < bottom);
  const got: (Plant & { gap: number })[] = [];
  for (let n = 0; n < 620 && kinds.length; n++) {
    const [symbol, w, h, gap] = kinds[n % kinds.length]!;
    const x = left + rnd() * (right - left);
    const y = top + rnd() * (bottom - top);
    const dry = at(grid, f, x, y) >= 9 && at(grid, f, x, y - h) >= 1;
    if (!dry || at(grid, f, x - w / 2, y) < 5 || at(grid, f, x + w / 2, y) < 5) continue;
    const covers = (b: Box) =>
      x + w / 2 > b[0] && x - w / 2 < b[2] && y > b[1] + 3 && y - h < b[3] - 1;
    const blocks = ([px, py]: Point) =>
      Math.abs(px - x) < w / 2 + 3 && py > y - h - 2 && py < y + 4;
    if (boxes.some(covers) || near.some(blocks)) continue;
    if (got.some((g) => distance([g.x, g.y], [x, y]) < (gap + g.gap) / 2)) continue;
    got.push({ symbol, x: Math.round(x), y: Math.round(y), w, h, gap });
  }
  return got.sort((a, b) => a.y - b.y);
}

function reach(territory: Territory): Box {
  const xs = [territory.totem[0], ...territory.spaces.map((s) => s.at[0])];
  const ys = [territory.totem[1], ...territory.spaces.map((s) => s.at[1])];
  return [Math.min(...xs) - 75, Math.min(...ys) - 75, Math.max(...xs) + 75, Math.max(...ys) + 75];
}

/** Waves on open water, away from ferries. */
export function wavesOf({ grid, land }: Field, courses: readonly Point[]): Point[] {
  const rnd = random(5);
  const waves: Point[] = [];
  const [w, h] = [grid.nx * 6, grid.ny * 6];
  for (let n = 0; n < 700 && waves.length < 90; n++) {
    const p: Point = [grid.x0 - 60 + rnd() * (w + 120), grid.y0 - 40 + rnd() * (h + 80)];
    if (at(grid, land, p[0], p[1]) > -40) continue;
    if (waves.some((q) => distance(q, p) < 62) || courses.some((q) => distance(q, p) < 26))
      continue;
    waves.push([Math.round(p[0]), Math.round(p[1])]);
  }
  return waves;
}
