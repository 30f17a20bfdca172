/** Scalloped foliage: a cloud of arcs, the same at every visit. */
export interface Pad {
  x: number;
  y: number;
  width: number;
  height: number;
  /** How many scallops the upper edge has. */
  scallops: number;
}

type Point = [x: number, y: number];

/** The outline as an SVG path. */
export function outline({ x, y, width, height, scallops }: Pad): string {
  const random = generator(x * 31 + y * 17 + scallops);
  const along = (i: number) => x - width / 2 + (width * i) / scallops;
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let i = 0; i <= scallops; i += 1) {
    const rise = Math.sin((Math.PI * i) / scallops) * (0.86 + random() * 0.28);
    upper.push([along(i), y - height * rise]);
  }
  for (let i = scallops - 1; i >= 1; i -= 1) {
    lower.push([along(i), y + height * (0.16 + random() * 0.14)]);
  }
  const first = upper[0]!;
  let last = first;
  let path = `M${round(first[0])} ${round(first[1])}`;
  const go = (to: Point, curve: number) => {
    path += arc(last, to, curve);
    last = to;
  };
  upper.slice(1).forEach((point) => go(point, 0.56));
  lower.forEach((point) => go(point, 0.72));
  go(first, 0.62);
  return `${path}Z`;
}

function arc(from: Point, to: Point, curve: number): string {
  const radius = round(Math.hypot(from[0] - to[0], from[1] - to[1]) * curve);
  return `A${radius} ${radius} 0 0 1 ${round(to[0])} ${round(to[1])}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Lehmer's generator: the picture needs variety, not chance. */
function generator(seed: number): () => number {
  let state = (Math.abs(Math.round(seed)) % 2147483646) + 1;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}
