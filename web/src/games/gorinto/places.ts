/** Names of cells and Path spaces, as in the notation. */

export const SIDE = 5;
export const CELLS: readonly string[] = Array.from(
  { length: SIDE * SIDE },
  (_, i) => 'abcde'[i % SIDE]! + (Math.floor(i / SIDE) + 1),
);
export const SPACES: readonly string[] = [...'12345']
  .flatMap((n) => `T${n}`)
  .concat([...'12345'].map((n) => `L${n}`));
/** How far before the Mountain the Path lies, in cells. */
export const LANE = -1.28;

export const cellIndex = (cell: string): number => CELLS.indexOf(cell);
export const column = (cell: string): number => cellIndex(cell) % SIDE;
export const row = (cell: string): number => Math.floor(cellIndex(cell) / SIDE);

export const onTop = (space: string): boolean => space.startsWith('T');
/** The column or row a Path space leads into, from 0. */
export const lane = (space: string): number => Number(space.slice(1)) - 1;
/** The corner of a Path space in board coordinates. */
export function spacePlace(space: string): [column: number, row: number] {
  return onTop(space) ? [lane(space), LANE] : [LANE, lane(space)];
}

/** A move taken apart. */
export type Taken =
  | { kind: 'move'; from: string; to: string }
  | { kind: 'gather'; cell: string }
  | { kind: 'dig'; level: number }
  | { kind: 'give'; element: string }
  | { kind: 'remove'; space: string };

/** Reads a move; `null` if it isn't one of ours. */
export function parseMove(text: string): Taken | null {
  const [from, to] = text.split('>');
  if (from && to) return { kind: 'move', from, to };
  if (/^\+[a-e]\d$/.test(text)) return { kind: 'gather', cell: text.slice(1) };
  if (/^\+\d+$/.test(text)) return { kind: 'dig', level: Number(text.slice(1)) };
  if (text.startsWith('give=')) return { kind: 'give', element: text.slice(5) };
  if (/^-[TL]\d$/.test(text)) return { kind: 'remove', space: text.slice(1) };
  return null;
}
