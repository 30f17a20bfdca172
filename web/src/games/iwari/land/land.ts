/** Everything that is drawn of a map and never changes during a game. */
import type { GameMap, Point, Space } from '../map';
import { contour } from './contour';
import { crossingsOf, type Crossing } from './crossings';
import { kept } from './kept';
import { fieldOf, STEP, type Field } from './field';
import { labelOf, occupied, plantsOf, wavesOf, type Label, type Plant } from './scenery';

export interface Trail {
  readonly from: Space;
  readonly to: Space;
  readonly d: string;
}

export interface Land {
  /** By territory. */
  readonly shapes: readonly string[];
  readonly labels: readonly Label[];
  readonly plants: readonly (readonly Plant[])[];
  /** The shallow water around the land, and the swell around that. */
  readonly shallows: string;
  readonly swell: readonly string[];
  readonly waves: readonly Point[];
  readonly trails: readonly Trail[];
  readonly crossings: readonly Crossing[];
  /** What contains all land: left, top, width, height. */
  readonly box: readonly [number, number, number, number];
}

const drawn = new WeakMap<GameMap, Map<string, Land>>();

/** The land of a map, grown once for each language (names need room). */
export function landOf(map: GameMap, language: string): Land {
  let byLanguage = drawn.get(map);
  if (!byLanguage) drawn.set(map, (byLanguage = new Map()));
  let land = byLanguage.get(language);
  if (!land) byLanguage.set(language, (land = kept(map, language, grow)));
  return land;
}

function grow(map: GameMap): Land {
  const field = fieldOf(map);
  const { grid } = field;
  const trails = map.paths.map(([from, to], i) => trail(from, to, i % 2 ? 0.09 : -0.09));
  const points = trails.flatMap((t) => t.points);
  const crossings = crossingsOf(map, field, points);
  const boxes = occupied(map, crossings);
  const labels = map.territories.map((t) => labelOf(t, map.nameOf(t), field, points, boxes));
  return {
    shapes: field.depth.map((depth) => contour(grid, depth, 0)),
    labels,
    plants: map.territories.map((t) => plantsOf(t, field, points, boxes)),
    shallows: contour(grid, field.land, -13),
    swell: [contour(grid, field.land, -20), contour(grid, field.land, -29)],
    waves: wavesOf(
      field,
      crossings.flatMap((c) => [...c.course]),
    ),
    trails: trails.map(({ from, to, d }) => ({ from, to, d })),
    crossings,
    box: extent(field, crossings),
  };
}

/** What contains all land and every ferry. */
function extent({ grid, land }: Field, crossings: readonly Crossing[]): Land['box'] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const take = (x: number, y: number, margin: number) => {
    left = Math.min(left, x - margin);
    top = Math.min(top, y - margin);
    right = Math.max(right, x + margin);
    bottom = Math.max(bottom, y + margin);
  };
  for (let k = 0; k < land.length; k++) {
    if (land[k]! <= 0) continue;
    take(grid.x0 + (k % grid.nx) * STEP, grid.y0 + Math.floor(k / grid.nx) * STEP, 8);
  }
  for (const { at, course } of crossings) {
    take(at[0], at[1], 24);
    for (const [x, y] of course) take(x, y, 8);
  }
  return [left, top, right - left, bottom - top];
}

/** A gentle curve between two tent spaces. */
function trail(from: Space, to: Space, bend: number): Trail & { points: Point[] } {
  const [a, b] = [from.at, to.at];
  const c: Point = [
    (a[0] + b[0]) / 2 + (b[1] - a[1]) * bend,
    (a[1] + b[1]) / 2 - (b[0] - a[0]) * bend,
  ];
  const on = (t: number, q: 0 | 1) =>
    (1 - t) * (1 - t) * a[q] + 2 * t * (1 - t) * c[q] + t * t * b[q];
  const points = Array.from({ length: 11 }, (_, i): Point => [on(i / 10, 0), on(i / 10, 1)]);
  return {
    from,
    to,
    d: `M${a.join(' ')}Q${c.map((n) => n.toFixed(1)).join(' ')} ${b.join(' ')}`,
    points,
  };
}
