/** Land that this browser has grown before: growing it takes a while. */
import { store, stored } from '$lib/app/stored';
import type { GameMap } from '../map';
import type { Land } from './land';

const STORE = 'engawa-land';
/** Counts up when land is drawn in another way, so that no old picture is shown. */
const DRAWING = 1;
/** How many pictures a browser keeps. */
const MOST = 6;

interface Kept {
  key: string;
  land: Land;
}

export function kept(map: GameMap, language: string, grow: (map: GameMap) => Land): Land {
  const key = `${DRAWING} ${language} ${JSON.stringify(map.file)}`;
  const all = (stored(STORE) ?? []) as Kept[];
  const found = all.find((one) => one.key === key);
  if (found) return found.land;
  const land = grow(map);
  store(STORE, [{ key, land }, ...all].slice(0, MOST));
  return land;
}
