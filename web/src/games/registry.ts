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
  /** A map or card set of one's own as it will look, once the server found no fault in it. */
  readonly documentPicture?: () => Promise<{ default: Component<{ document: unknown }> }>;
}

export const registry: Readonly<Record<string, GameEntry>> = {
  gorinto: {
    load: () => import('./gorinto'),
    door: () => import('./gorinto/Door.svelte'),
    optionPicture: () => import('./gorinto/LandscapePicture.svelte'),
  },
  inori: {
    load: () => import('./inori'),
    door: () => import('./inori/Door.svelte'),
    documentPicture: () => import('./inori/CardCheck.svelte'),
  },
};
