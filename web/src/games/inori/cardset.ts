/** A card set as the server has checked it, ready to be shown. */
import type { CardShape, Color } from './types';

export const PILES = ['start-23', 'start-4', 'new-start', 'journey'] as const;

export interface SetShown {
  piles: { name: (typeof PILES)[number]; cards: { card: CardShape; symbol: string | null }[] }[];
  circles: { first: number; second: number }[];
}

interface Row {
  id: string;
  set: string;
  symbol?: string;
  color: Color;
  complete: Color;
  incomplete: Color;
  spaces: string[];
}

export function readSet(document: unknown): SetShown {
  const { cards = [], tree = [] } = (document ?? {}) as {
    cards?: Row[];
    tree?: { first: number; second: number }[];
  };
  const shown = (row: Row) => ({
    symbol: row.symbol ?? null,
    card: {
      ...row,
      spaces: row.spaces.map((text, i) => ({ space: `A${i + 1}`, text, markers: [] })),
    },
  });
  return {
    piles: PILES.map((name) => ({
      name,
      cards: cards.filter(({ set }) => set === name).map(shown),
    })).filter(({ cards }) => cards.length > 0),
    circles: tree,
  };
}
