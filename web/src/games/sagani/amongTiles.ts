/** Arrow keys go from one tile of a garden to the nearest in that direction. */
import type { Attachment } from 'svelte/attachments';
import { nearest } from '$lib/ui/spatial';

export const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const amongTiles: Attachment<SVGElement> = (garden) => {
  const press = (event: KeyboardEvent) => {
    const direction = ARROWS[event.key];
    const here =
      event.target instanceof Element ? event.target.closest<SVGElement>('[data-tile]') : null;
    if (!direction || !here) return;
    event.preventDefault();
    // The empty cells have arrow keys of their own.
    event.stopImmediatePropagation();
    const tiles = [...garden.querySelectorAll<SVGElement>('[data-tile]')];
    nearest(here, tiles, direction)?.focus();
  };
  garden.addEventListener('keydown', press);
  return () => garden.removeEventListener('keydown', press);
};
