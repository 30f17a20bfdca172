/** One orthographic camera for the whole scene: a turn and a tilt. The phone looks from higher up. */
import { SIDE } from './places';

export type Point = [x: number, y: number];

const round = (n: number) => Math.round(n * 10) / 10;

interface Stand {
  /** The turn, in degrees. */
  turn: number;
  /** How much the tilt shortens depth. */
  tilt: number;
  /** A cell's side. */
  cell: number;
  /** A tile's thickness. */
  thickness: number;
  origin: Point;
  width: number;
  height: number;
  /** The weight of lines. */
  line: number;
}

const DESK: Stand = {
  turn: 16,
  tilt: 0.7,
  cell: 110,
  thickness: 13,
  origin: [438, 174],
  width: 1100,
  height: 764,
  line: 1,
};
const HAND: Stand = {
  turn: 5,
  tilt: 0.92,
  cell: 53.6,
  thickness: 7.4,
  origin: [89, 92],
  width: 390,
  height: 384,
  line: 0.62,
};

/** Air between stacks, so that buried tiles show. */
const INSET = 0.115;
/** Stacks higher than this are pressed together, so that they hide less. */
const TALL = 6;
/** The height of the carved board, in tiles. */
export const FLOOR = 0.32;

export class Camera {
  readonly width: number;
  readonly height: number;
  readonly line: number;
  readonly small: boolean;
  readonly thickness: number;
  readonly #u: Point;
  readonly #v: Point;
  readonly #origin: Point;
  readonly #cell: number;
  readonly #towards: Point;

  constructor(small: boolean) {
    const stand = small ? HAND : DESK;
    const turn = (stand.turn * Math.PI) / 180;
    this.small = small;
    this.width = stand.width;
    this.height = stand.height;
    this.line = stand.line;
    this.thickness = stand.thickness;
    this.#cell = stand.cell;
    this.#origin = stand.origin;
    this.#u = [stand.cell * Math.cos(turn), stand.cell * Math.sin(turn) * stand.tilt];
    this.#v = [-stand.cell * Math.sin(turn), stand.cell * Math.cos(turn) * stand.tilt];
    this.#towards = [Math.sin(turn), Math.cos(turn)];
  }

  /** Where a point of the board is on the picture; `h` in tiles above the ground. */
  at(c: number, r: number, h = 0): Point {
    const [x, y] = this.#origin;
    const [rx, ry] = this.#from(c, r, h);
    return [x + rx, y + ry];
  }

  #from(c: number, r: number, h: number): Point {
    return [c * this.#u[0] + r * this.#v[0], c * this.#u[1] + r * this.#v[1] - h * this.thickness];
  }

  /** A translation to a point of the board. */
  to(c: number, r: number, h = 0): string {
    const [x, y] = this.at(c, r, h);
    return `translate(${round(x)} ${round(y)})`;
  }

  /** Lays a drawing of 100 units a cell on the ground, at a point or relative to a piece's corner. */
  flat(c: number, r: number, h = 0, relative = false): string {
    const [x, y] = relative ? this.#from(c, r, h) : this.at(c, r, h);
    const parts = [...this.#u.map((n) => n * 0.01), ...this.#v.map((n) => n * 0.01), x, y];
    return `matrix(${parts.map((n) => n.toFixed(3)).join(' ')})`;
  }

  quad(c0: number, r0: number, c1: number, r1: number, h = 0): string {
    return polygon([
      this.at(c0, r0, h),
      this.at(c1, r0, h),
      this.at(c1, r1, h),
      this.at(c0, r1, h),
    ]);
  }

  /** A rounded square on the ground. */
  pad(c: number, r: number, inset: number, radius: number, h = 0): string {
    return polygon(outline(c, r, inset, radius).map(([x, y]) => this.at(x, y, h)));
  }

  /** How high the underside of a tile lies in a stack of `height`, in tiles; levels from 1. */
  level(level: number, height: number): number {
    const pressed = height > TALL ? TALL / height : 1;
    return FLOOR + (level - 1) * pressed;
  }

  /** The paths of a tile whose corner is at 0, 0. */
  tile(): TileShape {
    const edge = outline(0, 0, INSET, 0.13);
    const top = edge.map(([c, r]) => this.#from(c, r, 1));
    const bottom = edge.map(([c, r]) => this.#from(c, r, 0));
    const chain = this.#front(edge);
    const cut = chain.findIndex((k) => {
      const [a, b] = [edge[k]!, edge[(k + 1) % edge.length]!];
      return Math.abs(b[0] - a[0]) > Math.abs(b[1] - a[1]);
    });
    const side = (ks: number[]) =>
      polygon([...ks.map((k) => top[k]!), ...ks.toReversed().map((k) => bottom[k]!)]);
    const [mx, my] = this.#from(0, 1 - INSET, 0.5);
    const lean = `${round(this.#u[0] / this.#cell)} ${(this.#u[1] / this.#cell).toFixed(3)} 0 1`;
    return {
      top: polygon(top),
      print: polygon(outline(0, 0, INSET + 0.022, 0.11).map(([c, r]) => this.#from(c, r, 1))),
      front: side(chain.slice(cut)),
      right: side(chain.slice(0, cut + 1)),
      sides: side(chain),
      foot: line(chain.map((k) => bottom[k]!)),
      face: this.flat(0.5, 0.5, 1, true),
      motifs: [0.3, 0.5, 0.7].map((m) => {
        const [x, y] = [mx + m * this.#u[0], my + m * this.#u[1]];
        return `matrix(${lean} ${round(x)} ${round(y)}) scale(${this.small ? 0.5 : 0.82})`;
      }),
    };
  }

  /** The points of an outline whose sides face the camera. */
  #front(edge: Point[]): number[] {
    const faces = (i: number) => {
      const [a, b] = [edge[i % edge.length]!, edge[(i + 1) % edge.length]!];
      return (b[1] - a[1]) * this.#towards[0] - (b[0] - a[0]) * this.#towards[1] > 1e-6;
    };
    let first = 0;
    while (!(faces(first) && !faces(first + edge.length - 1))) first++;
    const chain: number[] = [];
    for (let i = first; faces(i); i++) chain.push(i % edge.length);
    chain.push((chain.at(-1)! + 1) % edge.length);
    return chain;
  }

  /** All that a block of tiles covers whose corner is at 0, 0. */
  shape(height: number): string {
    const edge = outline(0, 0, INSET, 0.13);
    const chain = this.#front(edge);
    const at = (h: number) => (k: number) => this.#from(...edge[k]!, h);
    const top = polygon(edge.map(([c, r]) => this.#from(c, r, height)));
    return top + polygon([...chain.map(at(height)), ...chain.toReversed().map(at(0))]);
  }

  /** The edges of a block of tiles whose corner is at 0, 0, from the floor to `height`. */
  block(height: number): string {
    const edge = outline(0, 0, INSET, 0.12);
    const top = edge.map(([c, r]) => this.#from(c, r, height));
    const low = edge.map(([c, r]) => this.#from(c, r, 0));
    const posts = [3, 7, 11, 15].map((k) => line([top[k]!, low[k]!]));
    return [polygon(top), polygon(low), ...posts].join(' ');
  }

  /** What a click on a cell with a stack of `height` should hit: the cell's ground and its stack. */
  hit(height: number): string {
    const corners = (h: number): Point[] => [
      this.#from(0.02, 0.02, h),
      this.#from(0.98, 0.02, h),
      this.#from(0.98, 0.98, h),
      this.#from(0.02, 0.98, h),
    ];
    const [up, low] = [corners(height), corners(0)];
    return polygon([up[0]!, up[1]!, low[1]!, low[2]!, low[3]!, up[3]!]);
  }

  /** A line along the board. */
  along(points: Point[], h: number): string {
    return line(points.map(([c, r]) => this.at(c, r, h)));
  }
}

export interface TileShape {
  top: string;
  print: string;
  front: string;
  right: string;
  sides: string;
  foot: string;
  face: string;
  motifs: string[];
}

/** A rounded square in board coordinates, clockwise from the top left. */
export function outline(c: number, r: number, inset: number, radius: number, steps = 3): Point[] {
  const [near, far] = [inset + radius, 1 - inset - radius];
  const corners: [Point, number][] = [
    [[near, near], Math.PI],
    [[far, near], -Math.PI / 2],
    [[far, far], 0],
    [[near, far], Math.PI / 2],
  ];
  return corners.flatMap(([[x, y], start]) =>
    Array.from({ length: steps + 1 }, (_, i): Point => {
      const angle = start + ((i / steps) * Math.PI) / 2;
      return [c + x + Math.cos(angle) * radius, r + y + Math.sin(angle) * radius];
    }),
  );
}

export const line = (points: Point[]): string =>
  'M' + points.map((p) => p.map(round).join(' ')).join(' L');
export const polygon = (points: Point[]): string => line(points) + 'Z';

/** Unevenness that is the same at every look. */
export function carver(seed = 7): { any: () => number; off: (by: number) => number } {
  let state = seed;
  const any = () => (state = (state * 16807) % 2147483647) / 2147483647;
  return { any, off: (by) => (any() - 0.5) * 2 * by };
}

/** All edges of the board along one side. */
export const FAR = SIDE + 0.5;
