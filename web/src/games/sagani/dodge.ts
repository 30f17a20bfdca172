/** Where a bubble goes in a garden: beside the tile it is about, covering as little as can be. */
import type { Box } from './layout';

export interface Size {
  width: number;
  height: number;
}

const GAP = 16;
const EDGE = 8;

/** `busy` are the tiles, `free` the empty cells: those are better covered than tiles. */
export function dodge(
  about: Box,
  bubble: Size,
  room: Size,
  busy: readonly Box[],
  free: readonly Box[],
): { x: number; y: number } {
  let best = { x: EDGE, y: EDGE };
  let least = Infinity;
  for (const place of candidates(about, bubble, room)) {
    const box = { ...place, ...bubble };
    const away = Math.hypot(
      box.x + box.width / 2 - about.x - about.width / 2,
      box.y + box.height / 2 - about.y - about.height / 2,
    );
    const cost =
      30 * overlap(box, about) +
      sum(busy, (other) => 3 * overlap(box, other)) +
      sum(free, (other) => overlap(box, other)) +
      20 * away;
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}

function candidates(about: Box, bubble: Size, room: Size): { x: number; y: number }[] {
  const right = room.width - bubble.width - EDGE;
  const bottom = room.height - bubble.height - EDGE;
  const inside = (value: number, most: number) => Math.max(EDGE, Math.min(value, most));
  const xs = [
    EDGE,
    right,
    about.x - bubble.width - GAP,
    about.x + about.width + GAP,
    about.x + about.width / 2 - bubble.width / 2,
  ];
  const ys = [
    EDGE,
    bottom,
    about.y + about.height / 2 - bubble.height / 2,
    about.y - bubble.height - GAP,
    about.y + about.height + GAP,
  ];
  return xs.flatMap((x) => ys.map((y) => ({ x: inside(x, right), y: inside(y, bottom) })));
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
