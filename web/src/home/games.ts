/** The games of the house, as far as a page must know them before the server has answered. */
import type { Component } from 'svelte';
import { registry } from '$lib/games/registry';

/** In the order of the doors. */
export const GAMES = ['gorinto', 'sagani', 'inori', 'iwari'] as const;

type Picture = () => Promise<{ default: Component }>;

const PICTURES: Record<string, Picture> = {
  gorinto: () => import('./doors/Gorinto.svelte'),
  sagani: () => import('./doors/Sagani.svelte'),
  inori: () => import('./doors/Inori.svelte'),
  iwari: () => import('./doors/Iwari.svelte'),
};

/** Names are the same in every language. */
export function gameName(game: string): string {
  return game.charAt(0).toUpperCase() + game.slice(1);
}

/** Whether the game has a board, so that one can sit down at it. */
export function isOpen(game: string): boolean {
  return game in registry;
}

/** The picture on a game's door: its own, or one of the house. */
export function picture(game: string): Picture | undefined {
  return registry[game]?.door ?? PICTURES[game];
}

/** `[1, 2, 3, 4]` as `1–4`. */
export function range(counts: readonly number[]): string {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? `${least}` : `${least}–${most}`;
}
