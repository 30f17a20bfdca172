/** Repeatable chance: the same map always looks the same. */
import type { Point } from '../map';

export function random(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

const lattice = Float64Array.from({ length: 4096 }, random(11));
const cell = (x: number, y: number) => lattice[((x & 63) + (y & 63) * 64) & 4095]!;
const smooth = (t: number) => t * t * (3 - 2 * t);
const mix = (a: number, b: number, t: number) => a + (b - a) * t;

/** Smooth noise between −1 and 1. */
export function noise(x: number, y: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const u = smooth(x - i);
  const v = smooth(y - j);
  const above = mix(cell(i, j), cell(i + 1, j), u);
  const below = mix(cell(i, j + 1), cell(i + 1, j + 1), u);
  return mix(above, below, v) * 2 - 1;
}

export function distance(a: Point, b: Point): number {
  const [dx, dy] = [a[0] - b[0], a[1] - b[1]];
  // Math.hypot is many times slower.
  return Math.sqrt(dx * dx + dy * dy);
}

/** How far the nearest of some points is. */
export function clearance(p: Point, points: readonly Point[], most = 1000): number {
  let least = most * most;
  for (const q of points) {
    const dx = p[0] - q[0];
    const dy = p[1] - q[1];
    const square = dx * dx + dy * dy;
    if (square < least) least = square;
  }
  return Math.sqrt(least);
}
