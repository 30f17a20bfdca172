/** Where a bubble goes: right of its anchor, else left, else above or below, inside the room. */
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

export function placeBubble(anchor: Box, bubble: Box, room: Box): BubblePlace {
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
