/** Where a note goes: below what it is about, or above where there is more room; never off the screen. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
interface Size {
  width: number;
  height: number;
}

const GAP = 8;

export function beside(thing: Box, note: Size, room: Size): { left: number; top: number } {
  const middle = thing.left + thing.width / 2 - note.width / 2;
  const below = thing.top + thing.height + GAP;
  const above = thing.top - GAP - note.height;
  const fits = below + note.height + GAP <= room.height;
  return {
    left: within(middle, room.width - note.width),
    top: within(fits ? below : above, room.height - note.height),
  };
}

const within = (at: number, most: number) => Math.max(GAP, Math.min(at, most - GAP));
