/** The five tiers of the stone tower, from the jewel to the block. */
import type { Element } from './types';

export interface Tier {
  d: string;
  /** The middle of the tier. */
  y: number;
  /** Where its thread begins. */
  x: number;
}

export const TIERS: Readonly<Record<Element, Tier>> = {
  void: {
    d: 'M0-2 C3 9 20 12 20 27 C20 38 10 42 0 42 C-10 42-20 38-20 27 C-20 12-3 9 0-2Z',
    y: 26,
    x: 24,
  },
  air: { d: 'M-31 43 Q0 50 31 43 C31 62 16 70 0 70 C-16 70-31 62-31 43Z', y: 58, x: 34 },
  fire: {
    d: 'M-20 71 H20 C26 92 40 102 58 106 L55 116 H-55 L-58 106 C-40 102-26 92-20 71Z',
    y: 98,
    x: 50,
  },
  water: {
    d: 'M0 116 C27 116 43 127 43 143 C43 160 26 170 0 170 C-26 170-43 160-43 143 C-43 127-27 116 0 116Z',
    y: 143,
    x: 46,
  },
  earth: { d: 'M-46 170 L46 169 48 221-48 222Z', y: 196, x: 50 },
};
