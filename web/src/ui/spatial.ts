/** Arrow keys go from one choosable thing to the nearest one in that direction. */
import type { Attachment } from 'svelte/attachments';

const DIRECTIONS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Attach to the element that holds the choosable things; each of them carries `data-spot` and
 * can be focused.
 */
export const spatial: Attachment<HTMLElement | SVGElement> = (node) => {
  const element = node as HTMLElement;
  const press = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
    const spots = [...element.querySelectorAll<HTMLElement>('[data-spot]')];
    const here = spots.find((spot) => spot === document.activeElement);
    const next = here ? nearest(here, spots, direction) : spots[0];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  element.addEventListener('keydown', press);
  return () => element.removeEventListener('keydown', press);
};

/** The closest spot within a right angle around the direction; sideways counts double. */
export function nearest<T extends Element>(
  from: T,
  spots: readonly T[],
  [dx, dy]: [number, number],
): T | undefined {
  const [x, y] = middle(from);
  let best: T | undefined;
  let least = Infinity;
  for (const spot of spots) {
    if (spot === from) continue;
    const [sx, sy] = middle(spot);
    const ahead = (sx - x) * dx + (sy - y) * dy;
    const aside = Math.abs((sx - x) * dy) + Math.abs((sy - y) * dx);
    if (ahead < 2 || aside > ahead * 1.6) continue;
    const distance = ahead + 2 * aside;
    if (distance < least) [best, least] = [spot, distance];
  }
  return best;
}

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
