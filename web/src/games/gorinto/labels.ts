/** What a screen reader says about the pieces of the board. */
import { t } from '$lib/app/i18n.svelte';
import type { Choice } from './choice.svelte';
import { cellIndex } from './places';
import type { Element } from './types';

export const elementName = (element: Element): string => t(`gorinto-${element}`);

/** Tiles in words, the topmost first. */
export function stackNames(tiles: readonly Element[]): string {
  return tiles.toReversed().map(elementName).join(', ');
}

/** A stack, who stands on it, and what pressing it does. */
export function cellLabel(choice: Choice, cell: string): string {
  const tiles = choice.view.mountain[cellIndex(cell)] ?? [];
  const { kitsune, gathering } = choice.view;
  const words = [t('gorinto-stack', { cell, count: tiles.length, tiles: stackNames(tiles) })];
  if (kitsune?.head === cell) words.push(t('gorinto-head-here'));
  if (kitsune?.tail === cell) words.push(t('gorinto-tail-here'));
  const move = choice.cells.get(cell);
  const landing = choice.landingOf(move ?? null);
  const pick = choice.session.aids?.picks.find((pick) => pick.move === move);
  if (landing) {
    const { gather, available, best, element } = landing;
    const args = { tile: elementName(element), gather, available: available.length };
    const now = choice.session.aids?.now.total ?? 0;
    words.push(t('gorinto-land-here', { ...args, now, best: best.outlook.total }));
  } else if (move && choice.space) words.push(t('gorinto-land-plain'));
  else if (pick) words.push(t('gorinto-take-here', { best: pick.best.outlook.total }));
  else if (move) words.push(t('gorinto-take-plain'));
  else if (gathering?.at === cell && choice.levels.size) words.push(t('gorinto-dig-here'));
  else if (tiles.length > 1) words.push(t('gorinto-fan-here'));
  return words.join(' ');
}

/** A space of the Path, and what pressing it does. */
export function spaceLabel(choice: Choice, space: string): string {
  const element = choice.tileOn(space);
  const fox = choice.view.kitsune?.tiles.indexOf(space) ?? -1;
  if (!element) return fox < 0 ? '' : t('gorinto-fox-tile', { space, number: fox + 1 });
  const tile = elementName(element);
  if (choice.removals.has(space)) return t('gorinto-remove-here', { space, tile });
  if (!choice.movable.has(space)) return t('gorinto-path-tile', { space, tile });
  const understood = choice.view.players[choice.eyes]?.understanding;
  const index = ['void', 'air', 'fire', 'water', 'earth'].indexOf(element);
  return t('gorinto-pick-here', { space, tile, understanding: understood?.[index] ?? 1 });
}
