/** "Play now": a game against bots with what was chosen last. */
import type { GameShown, NewTable } from '$lib/api/types';
import { store, stored } from '$lib/app/stored';

export interface Taste {
  /** The game played last. */
  game: string;
  /** The level of the bots. */
  level: string;
  /** How many bots. */
  opponents: number;
}

const KEY = 'engawa-taste';
const USUAL: Taste = { game: 'gorinto', level: 'easy', opponents: 1 };

export function taste(): Taste {
  return read(stored(KEY));
}

export function keepTaste(changes: Partial<Taste>): Taste {
  const next = { ...taste(), ...changes };
  store(KEY, next);
  return next;
}

/** Whatever was stored, as a taste: what makes no sense is replaced by the usual. */
export function read(kept: unknown): Taste {
  const given = (kept && typeof kept === 'object' ? kept : {}) as Partial<
    Record<keyof Taste, unknown>
  >;
  const word = (value: unknown, usual: string) =>
    typeof value === 'string' && /^[a-z-]{1,20}$/.test(value) ? value : usual;
  const { opponents } = given;
  const sane = typeof opponents === 'number' && opponents >= 1 && opponents <= 4;
  return {
    game: word(given.game, USUAL.game),
    level: word(given.level, USUAL.level),
    opponents: sane ? Math.floor(opponents) : USUAL.opponents,
  };
}

/** The table for it: me first, as many bots as the game allows, begun at once. */
export function quickTable(game: GameShown, { level, opponents }: Taste): NewTable {
  const fitting = game.players.filter((count) => count <= opponents + 1 && count > 1);
  const count = fitting.length ? Math.max(...fitting) : Math.min(...game.players);
  const known = game.bots.includes(level) ? level : (game.bots.at(-1) ?? level);
  const bots = Array.from({ length: count - 1 }, () => ({ who: 'bot' as const, level: known }));
  return { game: game.id, seats: [{ who: 'me' }, ...bots], start: true };
}
