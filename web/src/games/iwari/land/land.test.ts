import { describe, expect, it, vi } from 'vitest';
import { BUILT_IN, GameMap, type MapFile } from '../map';
import { kept } from './kept';
import { landOf } from './land';

describe.each(Object.entries(BUILT_IN))('the land of %s', (_, file) => {
  const map = new GameMap(file);
  const land = landOf(map, 'en');

  it('gives every territory a shore, a name and a place for every connection', () => {
    expect(land.shapes.every((d) => d.startsWith('M') && d.endsWith('Z'))).toBe(true);
    expect(land.labels.map((l) => l.words.join(' '))).toEqual(
      map.territories.map((t) => map.nameOf(t)),
    );
    expect(land.crossings.map((c) => c.connection.number)).toEqual(
      map.connections.map((c) => c.number),
    );
    expect(land.crossings.every((c) => c.at.every(Number.isFinite))).toBe(true);
  });

  it('is the same each time', () => {
    expect(landOf(new GameMap(file), 'en')).toEqual(land);
  });

  it('is grown only once', () => {
    expect(landOf(map, 'en')).toBe(land);
  });
});

it('is kept by the browser, by map and language', () => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
  const file = BUILT_IN['new-horizons']!;
  const grow = vi.fn(() => landOf(new GameMap(file), 'fr'));
  const grown = kept(new GameMap(file), 'en', grow);
  expect(kept(new GameMap(file), 'en', grow)).toEqual(grown);
  expect(grow).toHaveBeenCalledTimes(1);
  kept(new GameMap({ ...file, canvas: [9, 9] }), 'en', grow);
  expect(grow).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});

it('grows land from a map of any size, with territories of one tent', () => {
  const file: MapFile = {
    id: 'small',
    canvas: [10, 10],
    territories: [
      { id: 'A', biome: 'tundra', totem: [2, 2], tents: [{ id: 'a', at: [1, 1] }] },
      { id: 'B', biome: 'coast', totem: [8, 8], tents: [{ id: 'b', at: [9, 9] }] },
    ],
    connections: [{ number: 1, between: ['A', 'B'], by: 'water' }],
    paths: [['a', 'b']],
  };
  const land = landOf(new GameMap(file), 'en');
  expect(land.shapes).toHaveLength(2);
  expect(land.crossings[0]?.course.length).toBeGreaterThan(0);
});
