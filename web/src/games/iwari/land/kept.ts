/** Land that this browser has grown before: growing it takes a while. */
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
  const all = read();
  const found = all.find((one) => one.key === key);
  if (found) return found.land;
  const land = grow(map);
  write([{ key, land }, ...all].slice(0, MOST));
  return land;
}

function read(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '[]') as Kept[];
  } catch {
    return [];
  }
}

function write(all: Kept[]): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(all));
  } catch {
    // No room, or no storage at all: it grows again next time.
  }
}
