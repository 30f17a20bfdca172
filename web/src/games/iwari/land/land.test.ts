import { describe, expect, it } from 'vitest';
import { BUILT_IN, GameMap, type MapFile } from '../map';
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
