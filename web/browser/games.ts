/** The games of the web table: each joins the browser tests by a line here. */
import type { NewTable } from '../src/api/types.ts';

/** What a board is tested for in the browser. */
export type Way =
  | 'mouse'
  | 'keyboard'
  | 'touch'
  | 'one device'
  | 'two browsers'
  | 'variants'
  | 'interruptions'
  | 'axe';

const EVERY_WAY: Way[] = [
  'mouse',
  'keyboard',
  'touch',
  'one device',
  'two browsers',
  'variants',
  'interruptions',
  'axe',
];

export interface Tested {
  game: string;
  /** What the board has been brought to pass so far. */
  ways: Way[];
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
    ways: EVERY_WAY,
    players: 2,
    solo: [{}],
    more: [{ name: 'partners', players: 4, options: { partners: 'on' } }],
    hides: false,
  },
  {
    game: 'sagani',
    ways: EVERY_WAY,
    players: 2,
    solo: [{ solo: 'classic' }, { solo: 'advanced' }],
    more: [{ name: 'four', players: 4, options: {} }],
    hides: false,
  },
  {
    game: 'inori',
    ways: EVERY_WAY,
    players: 3,
    more: [
      { name: 'for two', players: 2, options: {} },
      { name: 'for four', players: 4, options: {} },
    ],
    hides: true,
  },
  {
    game: 'iwari',
    ways: EVERY_WAY,
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

/** The games whose boards are tested in that way. */
export const joined = (way: Way): Tested[] => GAMES.filter(({ ways }) => ways.includes(way));
