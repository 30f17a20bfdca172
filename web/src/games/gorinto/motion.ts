/** Which pieces move after a change, told by its events. */
import type { LogShown } from '$lib/api/types';
import { travel } from '$lib/ui/travel';
import type { Flight } from './Flights.svelte';
import type { Event } from './types';

/** Between two pieces that go one after the other. */
const BEAT = 130;
let ids = 0;

/** Sets off what can move by itself; answers with the tiles that have to fly across the table. */
export function setOff(scene: HTMLElement, fresh: readonly LogShown[]): Flight[] {
  const flights: Flight[] = [];
  let delay = 0;
  const box = (selector: string) =>
    scene.ownerDocument.querySelector(selector)?.getBoundingClientRect();
  const send = (element: Flight['element'], from?: DOMRect, to?: DOMRect | null) => {
    if (!from?.width || to === undefined) return;
    flights.push({ id: (ids += 1), element, from, to, delay });
    delay += BEAT;
  };
  for (const { event } of fresh) {
    const it = event as unknown as Event | undefined;
    switch (it?.event) {
      case 'tile-moved': {
        const from = box(`[data-stone="${it.from}"]`);
        const tiles = scene.querySelectorAll(`[data-cell="${it.to}"] > [data-tile]`);
        const to = tiles.item(tiles.length - 1);
        if (from && to) travel({ from, to, delay });
        delay += 2 * BEAT;
        break;
      }
      case 'tile-gathered':
        send(it.element, cell(scene, it.cell), box(`[data-gorinto="${it.seat}-${it.element}"]`));
        break;
      case 'kitsune-gathered':
        send(it.element, cell(scene, it.cell), box(`[data-gorinto="kitsune-${it.element}"]`));
        break;
      case 'tile-given':
        send(
          it.element,
          box(`[data-gorinto="${it.seat}-${it.element}"]`),
          box(`[data-gorinto="${it.to}-${it.element}"]`),
        );
        break;
      case 'tile-removed':
        send(it.element, box(`[data-stone="${it.space}"]`), null);
        break;
      case 'kitsune-moved': {
        const fox = scene.querySelector(`[data-fox="${it.token}"]`);
        if (fox) hop(fox, delay);
        delay += BEAT;
        break;
      }
    }
  }
  return flights;
}

/** The ground of a cell, wherever its stack ends. */
function cell(scene: HTMLElement, name: string): DOMRect | undefined {
  const tiles = scene.querySelectorAll(`[data-cell="${name}"] > [data-tile]`);
  const top = tiles.item(tiles.length - 1) ?? scene.querySelector(`[data-cell="${name}"]`);
  return top?.getBoundingClientRect();
}

/** The fox comes down from a leap. */
function hop(fox: Element, delay: number): void {
  fox.animate(
    [
      { translate: '0 -60px', opacity: 0 },
      { translate: '0 0', opacity: 1 },
    ],
    { duration: 300, delay, easing: 'cubic-bezier(.3,.2,.2,1)', fill: 'backwards' },
  );
}
