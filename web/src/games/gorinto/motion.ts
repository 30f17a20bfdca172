/** Which pieces move after a change, told by its events. */
import type { LogShown } from '$lib/api/types';
import { painted } from '$lib/ui/painted';
import { travel } from '$lib/ui/travel';
import type { Flight } from './Flights.svelte';
import type { Event } from './types';

/** Between two pieces that go one after the other. */
const BEAT = 130;
let ids = 0;

/** A place on the screen; `null`: none, it leaves the game. */
type Where = () => DOMRect | null | undefined;

/**
 * Sets off what can move by itself. The tiles that have to fly across the table follow when the
 * new state has been seen: nobody waits for it because of them.
 */
export async function setOff(scene: HTMLElement, fresh: readonly LogShown[]): Promise<Flight[]> {
  const flights: (() => Flight[])[] = [];
  let delay = 0;
  const box = (selector: string) =>
    scene.ownerDocument.querySelector(selector)?.getBoundingClientRect();
  const stack = (owner: number | string, element: string) =>
    box(`[data-gorinto="${owner}-${element}"]`);
  const stone = (space: string) => box(`[data-stone="${space}"]`);
  const send = (element: Flight['element'], from: Where, to: Where) => {
    const wait = delay;
    flights.push(() => {
      const [start, end] = [from(), to()];
      if (!start?.width || end === undefined) return [];
      return [{ id: (ids += 1), element, from: start, to: end, delay: wait }];
    });
    delay += BEAT;
  };
  for (const { event } of fresh) {
    const it = event as unknown as Event | undefined;
    switch (it?.event) {
      case 'tile-moved': {
        const from = stone(it.from);
        const tiles = scene.querySelectorAll(`[data-cell="${it.to}"] [data-tile]`);
        const to = tiles.item(tiles.length - 1);
        if (from && to) travel({ from, to, delay });
        delay += 2 * BEAT;
        break;
      }
      case 'tile-gathered':
      case 'kitsune-gathered': {
        const owner = it.event === 'tile-gathered' ? it.seat : 'kitsune';
        send(
          it.element,
          () => cell(scene, it.cell),
          () => stack(owner, it.element),
        );
        break;
      }
      case 'tile-given':
        send(
          it.element,
          () => stack(it.seat, it.element),
          () => stack(it.to, it.element),
        );
        break;
      case 'tile-removed':
        send(
          it.element,
          () => stone(it.space),
          () => null,
        );
        break;
      case 'kitsune-moved': {
        const fox = scene.querySelector(`[data-fox="${it.token}"]`);
        if (fox) hop(fox, delay);
        delay += BEAT;
        break;
      }
    }
  }
  if (flights.length) await painted();
  return flights.flatMap((flight) => flight());
}

/** The ground of a cell, wherever its stack ends. */
function cell(scene: HTMLElement, name: string): DOMRect | undefined {
  const tiles = scene.querySelectorAll(`[data-cell="${name}"] [data-tile]`);
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
