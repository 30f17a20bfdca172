/** Foliage: scalloped pads, printed twice. Drawn by a fixed chance, so always the same. */

export interface Pad {
  d: string;
  ticks: string;
  tone: 'A' | 'B' | 'C';
  /** Where the lighter print lies. */
  print: string;
}

let state = 77;
const chance = () => (state = (state * 16807) % 2147483647) / 2147483647;

function pad(
  cx: number,
  cy: number,
  w: number,
  h: number,
  tone: Pad['tone'],
  scallops: number,
): Pad {
  const n = scallops;
  type Point = [number, number];
  const top: Point[] = [];
  for (let i = 0; i <= n; i++) {
    const rise = h * Math.sin((Math.PI * i) / n) * (0.86 + chance() * 0.28);
    top.push([cx - w / 2 + (w * i) / n, cy - rise]);
  }
  const bottom: Point[] = [];
  for (let i = n - 1; i >= 1; i--) {
    const x = cx - w / 2 + (w * i) / n + (chance() - 0.5) * 8;
    bottom.push([x, cy + h * 0.16 + chance() * h * 0.14]);
  }
  const arc = (a: Point, b: Point, k: number) => {
    const r = (Math.hypot(a[0] - b[0], a[1] - b[1]) * k).toFixed(1);
    return `A${r} ${r} 0 0 1 ${b[0].toFixed(1)} ${b[1].toFixed(1)}`;
  };
  let last = top[0]!;
  let d = `M${last[0].toFixed(1)} ${last[1].toFixed(1)}`;
  const go = (to: Point, k: number) => {
    d += arc(last, to, k);
    last = to;
  };
  top.slice(1).forEach((point) => go(point, 0.56));
  bottom.forEach((point) => go(point, 0.72));
  go(top[0]!, 0.62);
  const print = `translate(${(cx * 0.1 - 3).toFixed(1)} ${(cy * 0.14 - h * 0.1).toFixed(1)}) scale(.9 .86)`;
  return { d: d + 'Z', ticks: ticksIn(cx, cy, w, h, n), tone, print };
}

function ticksIn(cx: number, cy: number, w: number, h: number, n: number): string {
  let ticks = '';
  for (let i = 0; i < n * 2.4; i++) {
    const x = cx + (chance() - 0.5) * w * 0.78;
    const y = cy - h * (0.02 + chance() * 0.62);
    const inside = Math.abs((x - cx) / w) * 1.5 + (cy - y) / h < 0.86;
    if (inside) ticks += `M${x.toFixed(0)} ${y.toFixed(0)}q4 -7 9 -1q5 -5 8 1`;
  }
  return ticks;
}

/** Behind the trunk. */
export const BEHIND: readonly Pad[] = [
  pad(70, 96, 330, 84, 'A', 9),
  pad(470, 120, 360, 90, 'C', 10),
  pad(262, 60, 330, 88, 'B', 9),
  pad(520, 262, 250, 62, 'B', 7),
  pad(-40, 236, 260, 66, 'C', 7),
];
/** Before it, below the altars. */
export const BEFORE: readonly Pad[] = [
  pad(262, 44, 300, 52, 'A', 8),
  pad(48, 214, 260, 34, 'B', 8),
  pad(452, 250, 270, 36, 'A', 8),
  pad(40, 362, 300, 34, 'A', 9),
  pad(470, 402, 300, 36, 'C', 9),
];

export const GRASS = Array.from({ length: 46 }, () => {
  const x = chance() * 1160;
  const y = 628 + chance() * 60;
  return `M${x.toFixed(0)} ${y.toFixed(0)}q2 -9 1 -12M${(x + 5).toFixed(0)} ${y.toFixed(0)}q3 -8 6 -10`;
}).join('');

/** What falls: petals, leaves, snow. Summer has swallows instead. */
export const FALLING: readonly (readonly [number, number, number, Pad['tone']])[] = [
  [120, 470, 20, 'C'],
  [40, 420, -40, 'A'],
  [400, 470, 60, 'A'],
  [452, 540, 10, 'C'],
  [372, 560, -60, 'C'],
  [140, 560, 80, 'A'],
  [8, 600, 30, 'C'],
  [500, 470, -20, 'B'],
  [310, 676, 12, 'C'],
  [180, 684, -30, 'A'],
];

export const FALLING_SHAPE: Record<number, string> = {
  1: 'M0 -6Q6 -3 4 4Q0 7 -4 4Q-6 -3 0 -6M0 -6V-2',
  2: 'M-12 -3Q-5 -7 0 0Q5 -7 12 -3Q5 -4 1 4L0 2L-1 4Q-5 -4 -12 -3Z',
  3: 'M-7 0Q0 -7 8 0Q0 6 -7 0L-11 2',
  4: 'M0 -5V5M-4.300 -2.500L4.300 2.500M-4.300 2.500L4.300 -2.500',
};
