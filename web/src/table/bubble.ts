/**
 * Where a bubble goes: right of its anchor, else left, else above or below, inside the room. What
 * it should not cover pushes it further away.
 */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface BubblePlace {
  /** Relative to the room. */
  x: number;
  y: number;
  side: 'right' | 'left' | 'above' | 'below';
}

const GAP = 14;
const EDGE = 8;
/** How finely free room is looked for. */
const STEP = 24;

export function placeBubble(
  anchor: Box,
  bubble: Box,
  room: Box,
  avoid: readonly Box[] = [],
): BubblePlace {
  const near = placeNear(anchor, bubble, room);
  if (!avoid.length) return near;
  const { width, height } = bubble;
  const at = (x: number, y: number) => ({ left: x + room.left, top: y + room.top, width, height });
  const cost = (x: number, y: number) => {
    const covered = avoid.reduce((sum, box) => sum + overlap(at(x, y), box), 0);
    return covered * 10 + Math.hypot(x - near.x, y - near.y);
  };
  let best: BubblePlace = near;
  let least = cost(near.x, near.y);
  for (let y = EDGE; y + bubble.height + EDGE <= room.height; y += STEP) {
    for (let x = EDGE; x + bubble.width + EDGE <= room.width; x += STEP) {
      const here = cost(x, y);
      if (here < least) [best, least] = [{ x, y, side: 'above' }, here];
    }
  }
  return best;
}

function overlap(a: Box, b: Box): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, across) * Math.max(0, down);
}

function placeNear(anchor: Box, bubble: Box, room: Box): BubblePlace {
  const left = anchor.left - room.left;
  const top = anchor.top - room.top;
  const middle = top + anchor.height / 2 - bubble.height / 2;
  const y = clamp(middle, EDGE, room.height - bubble.height - EDGE);
  const right = left + anchor.width + GAP;
  if (right + bubble.width + EDGE <= room.width) return { x: right, y, side: 'right' };
  const before = left - bubble.width - GAP;
  if (before >= EDGE) return { x: before, y, side: 'left' };
  const centre = left + anchor.width / 2 - bubble.width / 2;
  const x = clamp(centre, EDGE, room.width - bubble.width - EDGE);
  const above = top - bubble.height - GAP;
  if (above >= EDGE) return { x, y: above, side: 'above' };
  return { x, y: top + anchor.height + GAP, side: 'below' };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
