/** Where the pictures of an effect stand, left-aligned at 0. */
import type { Effect, Kind } from '../space';

export type Piece =
  | { is: 'token'; kind: Kind | 'strongest'; x: number; y: number; d: number }
  | { is: 'rune'; x: number }
  | { is: 'fan'; x: number; number?: number }
  | { is: 'rosette'; x: number; y: number; s: number }
  | { is: 'stones'; x: number };

/** The pieces of an effect for tokens of diameter `d`, and how wide they are together. */
export function layOut(effect: Effect, d: number): { pieces: Piece[]; width: number } {
  return 'score' in effect ? scoring(effect.score, d) : taking(effect, d);
}

function scoring(what: Extract<Effect, { score: unknown }>['score'], d: number) {
  if (typeof what === 'number') {
    return { pieces: [{ is: 'fan', x: 17, number: what }] satisfies Piece[], width: 34 };
  }
  const fan: Piece = { is: 'fan', x: 17 };
  const beside: Piece =
    what === 'colors'
      ? { is: 'rosette', x: 40, y: 3, s: d / 70 }
      : { is: 'token', kind: what, x: 40, y: 3, d: d * 0.82 };
  return { pieces: [fan, beside], width: 52 };
}

function taking(effect: Exclude<Effect, { score: unknown }>, d: number) {
  const pieces: Piece[] = [];
  let x = 0;
  if (effect.rune) {
    pieces.push({ is: 'rune', x: 11 });
    x = effect.take.length ? 24 : 22;
  }
  if (effect.neutrals) {
    pieces.push({ is: 'stones', x: 0 });
    x = 41;
  }
  const kinds = effect.take.flatMap(({ number, kind }) => Array<Kind>(number).fill(kind));
  const step = kinds.every((kind) => kind === kinds[0]) ? d * 0.56 : d * 0.88;
  kinds.forEach((kind, i) => {
    pieces.push({ is: 'token', kind, x: x + d / 2 + i * step, y: 0, d });
  });
  if (kinds.length) x += d + (kinds.length - 1) * step;
  return { pieces, width: x };
}
