/** The games of the web table. Each joins the browser tests here, and by a file of its name. */
import type { NewTable } from '../src/api/types.ts';

export interface Tested {
  game: string;
  /** How many sit at the table of the whole games. */
  players: number;
  /** A game for one, if there is one. */
  solo?: NonNullable<NewTable['options']>[];
  /** More tables that are played to the end. */
  more: { name: string; players: number; options: NonNullable<NewTable['options']> }[];
  /** Whether players hide something from each other. */
  hides: boolean;
}

export const GAMES: Tested[] = [
  {
    game: 'gorinto',
    players: 2,
    solo: [{}],
    more: [{ name: 'partners', players: 4, options: { partners: 'on' } }],
    hides: false,
  },
  {
    game: 'sagani',
    players: 2,
    solo: [{ solo: 'classic' }, { solo: 'advanced' }],
    more: [{ name: 'four', players: 4, options: {} }],
    hides: false,
  },
  {
    game: 'inori',
    players: 3,
    more: [
      { name: 'for two', players: 2, options: {} },
      { name: 'for four', players: 4, options: {} },
    ],
    hides: true,
  },
  {
    game: 'iwari',
    players: 2,
    more: [
      {
        name: 'five with feats',
        players: 5,
        options: { union: 'on', discovery: 'on', honour: 'on', respect: 'on' },
      },
    ],
    hides: true,
  },
];
