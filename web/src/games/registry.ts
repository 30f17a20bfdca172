/** Where the boards are. Each is loaded when its table is. */
import type { Component } from 'svelte';
import type { GameModule } from './module';

/** What is needed of a game before its board is loaded. */
export interface GameEntry {
  readonly load: () => Promise<{ default: GameModule }>;
  /** The picture on the game's door, 208 × 452. */
  readonly door: () => Promise<{ default: Component }>;
  /** A picture of one value of an option (a landscape, a map), if the game draws them. */
  readonly optionPicture?: () => Promise<{
    default: Component<{ option: string; value: string }>;
  }>;
  /** A picture of a document of one's own (a map), as far as faults allow, if the game draws them. */
  readonly documentPicture?: () => Promise<{ default: Component<{ value: unknown }> }>;
}

export const registry: Readonly<Record<string, GameEntry>> = {
  iwari: {
    load: () => import('./iwari'),
    door: () => import('./iwari/Door.svelte'),
    optionPicture: () => import('./iwari/MapPicture.svelte'),
    documentPicture: () => import('./iwari/MapCheck.svelte'),
  },
  gorinto: {
    load: () => import('./gorinto'),
    door: () => import('./gorinto/Door.svelte'),
    optionPicture: () => import('./gorinto/LandscapePicture.svelte'),
  },
  sagani: {
    load: () => import('./sagani'),
    door: () => import('./sagani/Door.svelte'),
  },
  inori: {
    load: () => import('./inori'),
    door: () => import('./inori/Door.svelte'),
    documentPicture: () => import('./inori/CardCheck.svelte'),
  },
};
