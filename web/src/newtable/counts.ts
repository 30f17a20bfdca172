/** What is in a map or card set of one's own, in numbers. */
import type { JsonValue } from '$lib/api/types';

export function counts(game: string, document: JsonValue): Record<string, number> | undefined {
  if (game === 'iwari') {
    const territories = list(document, 'territories');
    return {
      territories: territories.length,
      connections: list(document, 'connections').length,
      tents: territories.reduce<number>((sum, one) => sum + list(one, 'tents').length, 0),
    };
  }
  return game === 'inori' ? { cards: list(document, 'cards').length } : undefined;
}

function list(value: JsonValue, key: string): JsonValue[] {
  if (!value || typeof value !== 'object' || Array.isArray(value)) return [];
  const inside = value[key];
  return Array.isArray(inside) ? inside : [];
}
