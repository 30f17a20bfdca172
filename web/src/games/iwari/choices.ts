/** The legal moves, sorted by what a person would click. */
import type { Biome, Cards } from './types';
import type { GameMap } from './map';

export const BIOMES: readonly Biome[] = ['tundra', 'forest', 'glacier', 'coast', 'desert'];
const LETTERS: Record<string, Biome> = {
  T: 'tundra',
  F: 'forest',
  G: 'glacier',
  C: 'coast',
  D: 'desert',
};

/** One way to pay for a piece. */
export interface Price {
  readonly move: string;
  readonly biome: Biome;
  readonly cards: 1 | 2;
}

export interface Choices {
  /** By the id of the tent space. */
  readonly tents: ReadonlyMap<string, readonly Price[]>;
  /** By the id of the territory. */
  readonly totems: ReadonlyMap<string, readonly Price[]>;
  readonly discards: ReadonlyMap<Biome, string>;
  readonly takes: ReadonlyMap<Biome, string>;
  readonly deck: string | null;
  readonly stop: string | null;
  /** By the id of the territory, or the number of the connection. */
  readonly feats: ReadonlyMap<string | number, string>;
  readonly decline: string | null;
}

/** A move in notation, read (docs/notation/iwari.md). */
export type Read =
  | { kind: 'tent'; space: number; paid: Biome }
  | { kind: 'totem'; territory: number; paid: Biome }
  | { kind: 'discard' | 'take'; card: Biome }
  | { kind: 'stop' | 'deck' | 'decline' }
  | { kind: 'feat-territory'; territory: number }
  | { kind: 'feat-connection'; connection: number };

export function readMove(move: string): Read | null {
  if (move === 'stop') return { kind: 'stop' };
  if (move === '+deck') return { kind: 'deck' };
  if (move === 'no-feat') return { kind: 'decline' };
  const feat = /^feat([@#])(\d+)$/.exec(move);
  if (feat) {
    const number = Number(feat[2]);
    return feat[1] === '@'
      ? { kind: 'feat-territory', territory: number }
      : { kind: 'feat-connection', connection: number };
  }
  const [, sign, number, letter] = /^(?:([\^!])([1-9]\d*)|[+-])([TFGCD])$/.exec(move) ?? [];
  const biome = LETTERS[letter ?? ''];
  if (!biome) return null;
  if (sign === '^') return { kind: 'tent', space: Number(number), paid: biome };
  if (sign === '!') return { kind: 'totem', territory: Number(number), paid: biome };
  return { kind: move.startsWith('-') ? 'discard' : 'take', card: biome };
}

export function choicesOf(moves: readonly string[], map: GameMap): Choices {
  const tents = new Map<string, Price[]>();
  const totems = new Map<string, Price[]>();
  const discards = new Map<Biome, string>();
  const takes = new Map<Biome, string>();
  const feats = new Map<string | number, string>();
  let [deck, stop, decline]: (string | null)[] = [null, null, null];
  for (const move of moves) {
    const read = readMove(move);
    if (!read) continue;
    switch (read.kind) {
      case 'tent': {
        const space = map.spaces[read.space - 1];
        if (!space) break;
        add(tents, space.id, price(move, read.paid, map.territories[space.territory]!.biome));
        break;
      }
      case 'totem': {
        const territory = map.territories[read.territory - 1];
        if (territory) add(totems, territory.id, price(move, read.paid, territory.biome));
        break;
      }
      case 'discard':
        discards.set(read.card, move);
        break;
      case 'take':
        takes.set(read.card, move);
        break;
      case 'feat-territory':
        feats.set(map.territories[read.territory - 1]?.id ?? '', move);
        break;
      case 'feat-connection':
        feats.set(read.connection, move);
        break;
      case 'deck':
        deck = move;
        break;
      case 'stop':
        stop = move;
        break;
      case 'decline':
        decline = move;
    }
  }
  return { tents, totems, discards, takes, feats, deck, stop, decline } as Choices;
}

/** The notation names the colour only; a colour that isn't the land's own is a pair. */
const price = (move: string, biome: Biome, land: Biome): Price => ({
  move,
  biome,
  cards: biome === land ? 1 : 2,
});

function add(map: Map<string, Price[]>, key: string, value: Price): void {
  const there = map.get(key);
  if (there) there.push(value);
  else map.set(key, [value]);
}

/** Cards one by one, in the order of the rulebook. */
export function spread(cards: Cards | null | undefined): Biome[] {
  if (!cards) return [];
  return BIOMES.flatMap((biome) => Array.from({ length: cards[biome] }, () => biome));
}
