/** Spaces as the card sets and the Tree write them, taken apart to be drawn and said. */
import type { Color, Owner, SeatShape, SpaceId } from './types';

/** All colours, in the order in which trays and panels show them: opposite ones side by side. */
export const COLORS = ['yellow', 'purple', 'red', 'blue', 'gray', 'green'] as const;

export type Cost = Color | 'strongest' | 'altar';
export type Kind = Color | 'weakest' | 'any' | 'altar';
export type Effect =
  | { take: { number: number; kind: Kind }[]; rune: boolean; neutrals: number }
  | { score: Color | 'colors' | 'strongest' | 'altar' | number };

export interface SpaceText {
  cost: Cost | null;
  effect: Effect;
}

/** Reads `pay red > take 3 blue`, `take 1 red + 1 blue`, `rune, take 1 altar`, `score 5`… */
export function readSpace(text: string): SpaceText {
  const [first = '', second] = text.split('>').map((part) => part.trim());
  const cost = second === undefined ? null : (first.replace(/^pay /, '') as Cost);
  return { cost, effect: readEffect(second ?? first) };
}

function readEffect(text: string): Effect {
  if (text.startsWith('score ')) {
    const what = text.slice('score '.length);
    const number = Number(what);
    return { score: Number.isNaN(number) ? (what as Color) : number };
  }
  const effect = { take: [] as { number: number; kind: Kind }[], rune: false, neutrals: 0 };
  for (const part of text.split(/,| \+ /).map((part) => part.trim())) {
    const [verb = '', ...rest] = part.split(' ');
    if (verb === 'rune') effect.rune = true;
    else if (verb === 'neutral') effect.neutrals = Number(rest[0]);
    else {
      const [number, kind] = verb === 'take' ? rest : [verb, ...rest];
      effect.take.push({ number: Number(number), kind: kind as Kind });
    }
  }
  return effect;
}

/** A slot of the Tree as a space: its own altar stands for "altar" once it is there. */
export function readSlot(effect: string, hasCost: boolean, altar: Color | null): SpaceText {
  const text = (hasCost ? 'pay altar > ' : '') + effect;
  return readSpace(altar ? text.replaceAll('altar', altar) : text);
}

/** A legal move, taken apart. */
export interface Told {
  verb: string;
  space?: SpaceId;
  color?: Color;
  owner?: Owner;
  rune?: boolean;
  number?: number;
}

export function readMove(move: string): Told {
  const [verb = '', rest = ''] = move.split(' ');
  switch (verb) {
    case 'place':
    case 'neutral':
    case 'to':
      return { verb, space: rest };
    case 'lift': {
      const [space, owner] = rest.split(':');
      return { verb, space: space!, owner: owner === 'n' ? 'neutral' : Number(owner) };
    }
    case 'pay':
      return {
        verb,
        color: rest.replace('-favors', '') as Color,
        rune: rest.endsWith('-favors'),
      };
    case 'keep':
      return { verb, number: Number(rest) };
    case 'reveal':
    case 'journey':
    case 'altar':
    case 'weakest':
    case 'favor':
      return { verb, color: rest as Color };
    default:
      return { verb };
  }
}

export const placeOf = (space: SpaceId): string => space.slice(0, 1);
/** The season whose card lies at a place; the first for the Start places. */
export const seasonOf = (place: string): number => Math.max(1, 'ABCDEF'.indexOf(place) - 1);

/** The favors of a colour that everybody sees a player have, revealed runes counted. N6.2 */
export const favorsOf = ({ favors, revealed_runes }: SeatShape, color: Color): number =>
  favors[color] + (revealed_runes.includes(color) ? 2 : 0);
