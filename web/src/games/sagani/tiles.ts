/** The 72 tiles as printed, and the directions of their arrows. */
import { TILES, VALUES, type Direction, type Element, type TileFront } from './types';

export const DIRECTIONS: readonly Direction[] = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];

const STEPS: readonly (readonly [x: number, y: number])[] = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
];

const LETTERS: Record<string, Element> = { f: 'fire', w: 'water', e: 'earth', a: 'air' };

/** One step in that direction; y grows north. */
export function step(direction: Direction): readonly [x: number, y: number] {
  return STEPS[DIRECTIONS.indexOf(direction)]!;
}

/** The direction after some quarter turns clockwise. */
export function turned(direction: Direction, rotation: number): Direction {
  return DIRECTIONS[(DIRECTIONS.indexOf(direction) + 2 * rotation) % 8]!;
}

export function element(id: number): Element {
  return LETTERS[TILES[id - 1]![0]!]!;
}

/** The front of a tile, unturned. */
export function front(id: number): TileFront {
  const arrows = [...TILES[id - 1]!.slice(1)].flatMap((letter, i) => {
    const element = LETTERS[letter];
    return element ? [{ direction: DIRECTIONS[i]!, element }] : [];
  });
  return { id, element: element(id), value: VALUES[arrows.length - 1]!, arrows };
}
