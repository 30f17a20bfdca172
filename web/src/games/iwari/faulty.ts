/** A map file with faults, as far as it can be drawn. */
import { BIOMES } from './choices';
import type { MapFile } from './map';

type Loose = Record<string, unknown>;

/** What is left of an uploaded map when everything is dropped that has no place; `null`: nothing. */
export function drawable(value: unknown): MapFile | null {
  const file = objectOf(value);
  const territories = listOf(file['territories']).flatMap((one) => territoryOf(objectOf(one)));
  if (!territories.length) return null;
  const lands = new Set(territories.map(({ id }) => id));
  const spaces = new Set(territories.flatMap(({ tents }) => tents.map(({ id }) => id)));
  return {
    id: 'checked',
    ...(file['name'] ? { name: file['name'] as MapFile['name'] & string } : {}),
    canvas: [1, 1],
    territories,
    connections: listOf(file['connections']).flatMap((one) => connectionOf(objectOf(one), lands)),
    paths: listOf(file['paths']).flatMap((pair) => {
      const [a, b] = listOf(pair).map(String);
      return a && b && a !== b && spaces.has(a) && spaces.has(b) ? [[a, b]] : [];
    }),
  };
}

function territoryOf({ id, name, biome, totem, tents }: Loose): MapFile['territories'] {
  const at = pointOf(totem);
  const spaces = listOf(tents).flatMap((tent) => {
    const { id, at } = objectOf(tent);
    const point = pointOf(at);
    return point ? [{ id: String(id), at: point }] : [];
  });
  const [first] = spaces;
  if (id === undefined || !first) return [];
  const known = (BIOMES as readonly unknown[]).includes(biome);
  return [
    {
      id: String(id),
      ...(isName(name) ? { name } : {}),
      biome: known ? String(biome) : 'unknown',
      totem: at ?? first.at,
      tents: spaces,
    },
  ];
}

function connectionOf(one: Loose, lands: Set<string>): MapFile['connections'] {
  const [a, b] = listOf(one['between']).map(String);
  if (!a || !b || a === b || !lands.has(a) || !lands.has(b)) return [];
  const by = one['by'] === 'water' ? 'water' : 'land';
  const peaks = typeof one['peaks'] === 'number' ? { peaks: one['peaks'] } : {};
  return [{ number: Number(one['number']) || 0, between: [a, b], by, ...peaks }];
}

function isName(name: unknown): name is string | { en: string; fr: string } {
  if (typeof name === 'string') return true;
  const { en, fr } = objectOf(name);
  return typeof en === 'string' && typeof fr === 'string';
}

const objectOf = (value: unknown): Loose =>
  typeof value === 'object' && value !== null ? (value as Loose) : {};
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function pointOf(value: unknown): number[] | null {
  const [x, y] = listOf(value);
  return Number.isFinite(x) && Number.isFinite(y) ? [x as number, y as number] : null;
}
