/** The map a game is played on, as the map file has it. */
import newHorizons from '../../../../crates/iwari/data/new-horizons.json';
import vastLands from '../../../../crates/iwari/data/vast-lands.json';
import { i18n } from '$lib/app/i18n.svelte';
import type { Biome, By, View } from './types';

export type Point = readonly [x: number, y: number];
export type Name = string | { en: string; fr: string };

/** A map file (docs/iwari-maps.md). */
export interface MapFile {
  id: string;
  name?: Name;
  note?: string;
  canvas: number[];
  territories: {
    id: string;
    name?: Name;
    biome: string;
    totem: number[];
    tents: { id: string; at: number[] }[];
  }[];
  connections: { number: number; between: string[]; by: string; peaks?: number }[];
  paths: string[][];
}

export interface Territory {
  readonly index: number;
  readonly id: string;
  readonly name: Name | null;
  readonly biome: Biome;
  readonly totem: Point;
  readonly spaces: readonly Space[];
}
export interface Space {
  /** Its number in notation, from 1. */
  readonly number: number;
  readonly id: string;
  readonly at: Point;
  readonly territory: number;
}
export interface Connection {
  readonly number: number;
  readonly between: readonly [number, number];
  readonly by: By;
  readonly peaks: number | null;
}

/** A map with everything found by its id or its number. */
export class GameMap {
  readonly territories: readonly Territory[];
  readonly spaces: readonly Space[];
  readonly connections: readonly Connection[];
  readonly paths: readonly (readonly [Space, Space])[];
  readonly byId: ReadonlyMap<string, Territory>;
  readonly spaceById: ReadonlyMap<string, Space>;

  constructor(readonly file: MapFile) {
    const scale = unitOf(file);
    const point = ([x = 0, y = 0]: number[]): Point => [x * scale, y * scale];
    const spaces: Space[] = [];
    this.territories = file.territories.map((t, index) => {
      const own = t.tents.map(({ id, at }, i) => ({
        number: spaces.length + i + 1,
        id,
        at: point(at),
        territory: index,
      }));
      spaces.push(...own);
      const { id, name = null } = t;
      return { index, id, name, biome: t.biome as Biome, totem: point(t.totem), spaces: own };
    });
    this.spaces = spaces;
    this.byId = new Map(this.territories.map((t) => [t.id, t]));
    this.spaceById = new Map(spaces.map((s) => [s.id, s]));
    this.connections = file.connections.map(({ number, between, by, peaks = null }) => ({
      number,
      between: [this.at(between[0] ?? ''), this.at(between[1] ?? '')] as const,
      by: by as By,
      peaks,
    }));
    this.paths = file.paths.flatMap(([a, b]) => {
      const [from, to] = [this.spaceById.get(a ?? ''), this.spaceById.get(b ?? '')];
      return from && to ? [[from, to] as const] : [];
    });
  }

  title(): string {
    return this.file.name ? inLanguage(this.file.name) : this.file.id;
  }

  /** What a territory is called in the person's language; its id if it has no name. */
  nameOf(territory: Territory | string): string {
    const there = typeof territory === 'string' ? this.byId.get(territory) : territory;
    if (!there) return String(territory);
    return there.name ? inLanguage(there.name) : there.id;
  }

  connection(number: number): Connection | undefined {
    return this.connections.find((c) => c.number === number);
  }

  private at(id: string): number {
    return this.byId.get(id)?.index ?? 0;
  }
}

export const BUILT_IN: Readonly<Record<string, MapFile>> = {
  'new-horizons': newHorizons,
  'vast-lands': vastLands,
};

/** The map of a game: the one its view names or brings along. */
export function mapOf(view: Pick<View, 'map' | 'own_map'>): GameMap {
  return known((view.own_map as MapFile | undefined) ?? BUILT_IN[view.map] ?? newHorizons);
}

const maps = new Map<string, GameMap>();

/** The same map file is always the same map, so that what is drawn from it is drawn once. */
export function known(file: MapFile): GameMap {
  const key = JSON.stringify(file);
  let map = maps.get(key);
  if (!map) {
    if (maps.size > 8) maps.clear();
    maps.set(key, (map = new GameMap(file)));
  }
  return map;
}

function inLanguage(name: Name): string {
  return typeof name === 'string' ? name : name[i18n.language];
}

/** The tents of any map are drawn about as far apart as those of our own, whatever its canvas. */
function unitOf(file: MapFile): number {
  const points = file.territories.flatMap((t) => t.tents.map((s) => s.at));
  const nearest = points
    .map((a) =>
      Math.min(
        ...points.filter((b) => b !== a).map((b) => Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!)),
      ),
    )
    .sort((a, b) => a - b);
  const usual = nearest[nearest.length >> 1];
  if (!usual || !Number.isFinite(usual)) return 1;
  return usual > 75 && usual < 105 ? 1 : 88 / usual;
}
