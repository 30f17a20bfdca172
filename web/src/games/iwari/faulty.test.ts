import { describe, expect, it } from 'vitest';
import { drawable } from './faulty';
import { landOf } from './land/land';
import { BUILT_IN, GameMap } from './map';

describe('an uploaded map with faults', () => {
  const good = BUILT_IN['new-horizons']!;

  it('keeps everything that has a place', () => {
    const left = drawable(structuredClone(good))!;
    expect(left.territories.map(({ id, tents }) => [id, tents])).toEqual(
      good.territories.map(({ id, tents }) => [id, tents]),
    );
    expect(left.connections).toHaveLength(good.connections.length);
    expect(left.paths).toEqual(good.paths);
  });

  it('drops what leads nowhere, and is drawn all the same', () => {
    const bad = structuredClone(good) as unknown as Record<string, object[]>;
    Object.assign(bad['territories']![0]!, { biome: 'swamp', totem: 'here' });
    Object.assign(bad['territories']![1]!, { tents: [] });
    Object.assign(bad['connections']![2]!, { between: ['nowhere', 'G1'] });
    bad['paths']!.push(['x', 'y'], ['G1a', 'G1a']);
    const left = drawable(bad)!;
    expect(left.territories).toHaveLength(good.territories.length - 1);
    expect(left.territories[0]!.biome).toBe('unknown');
    const land = landOf(new GameMap(left), 'en');
    expect(land.shapes).toHaveLength(left.territories.length);
  });

  it.each([null, 7, 'text', [], {}, { territories: 'none' }, { territories: [{}] }])(
    'is nothing if there is no land: %j',
    (value) => expect(drawable(value)).toBeNull(),
  );
});
