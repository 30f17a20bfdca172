/** The five elements in Gorinto order, their signs and shapes. Drawings are flat, around 0. */
import type { Element } from './types';

export const ELEMENTS: readonly Element[] = ['void', 'air', 'fire', 'water', 'earth'];

/** A drawing: filled with holes, or drawn with a brush. */
export interface Sign {
  d: string;
  brush?: number;
}

/** The sign of each element, ±50. */
export const SIGNS: Readonly<Record<Element, Sign>> = {
  void: { d: 'M0-43 L37 0 0 43-37 0Z M0-25 L-21 0 0 25 21 0Z M0-12 L10 0 0 12-10 0Z' },
  air: {
    d: 'M-40 24 C-14 34 34 32 35-2 C36-34-8-40-18-16 C-25 4 2 16 12 0 M-42 4 C-38 8-33 10-28 11 M2 41 C16 42 28 38 37 31',
    brush: 9.5,
  },
  fire: {
    d: 'M1-43 C6-22 29 2 41 33 Q1 41-41 33 C-29 2-5-20 1-43Z M0 2 C-3 12-10 18-14 27 Q0 30 14 27 C11 18 4 13 0 2Z',
  },
  water: {
    d: 'M0-45 C10-20 33-6 33 14 A33 30 0 0 1-33 14 C-33-6-10-20 0-45Z M-20 12 C-19 30-2 36 10 32 C-2 30-12 24-13 11Z',
  },
  earth: { d: 'M-36-36 H36 V36 H-36Z M-23-23 V23 H23 V-23Z M-12-12 H12 V12 H-12Z' },
};

/** What each element prints on its edges, so that a buried tile is readable in grey. */
export const MOTIFS: Readonly<Record<Element, string>> = {
  void: 'M-6 0 L0-4 6 0 0 4Z',
  air: 'M-9 1 Q-4.5-5 0 0 T9-1',
  fire: 'M-6 3.5 L0-4 6 3.5',
  water: 'M-6-2.5 Q0 6 6-2.5',
  earth: 'M-5-3.5 H5 V3.5 H-5Z',
};

/** The tiers of the tower seen from the side, 40 × 12: jewel, bowl, roof, pebble, block. */
export const SLABS: Readonly<Record<Element, string>> = {
  void: 'M0 7 Q5 5.5 9 .4 Q20-1.4 31 .4 Q35 5.5 40 7 Q35 10 31 12 H9 Q5 10 0 7Z',
  air: 'M0 .3 Q20 2.4 40 .3 Q36 12 24 12 H16 Q4 12 0 .3Z',
  fire: 'M10 0 H30 Q33 7.5 40 9.4 L39 12 H1 L0 9.4 Q7 7.5 10 0Z',
  water: 'M8 .2 H32 Q40 1 40 6 40 11.6 32 12 H8 Q0 11.6 0 6 0 1 8 .2Z',
  earth: 'M1.4 .4 L38.8 0 39.2 11.8 1 12Z',
};

/** The plaques for numbers, ±17. */
export const PLAQUES: Readonly<Record<Element, string>> = {
  void: 'M0-19 C3-12 16-10 16 2 C16 11 8 15 0 15 C-8 15-16 11-16 2 C-16-10-3-12 0-19Z',
  air: 'M-19-10 Q0-4 19-10 C20 6 10 15 0 15 C-10 15-20 6-19-10Z',
  fire: 'M0-18 Q7 3 20 13 Q0 17-20 13 Q-7 3 0-18Z',
  water: 'M0-16 A16 15.5 0 1 1-.1-16Z',
  earth: 'M-15-15 L15-14 14.5 14.5-15 15Z',
};

export const element = (index: number): Element => ELEMENTS[index] ?? 'void';

/** The tiles of a list counted in Gorinto order. */
export function counted(tiles: readonly { element: Element }[]): number[] {
  return ELEMENTS.map((element) => tiles.filter((tile) => tile.element === element).length);
}
