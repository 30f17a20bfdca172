/** What has just happened in a garden, shown: discs go to the arrows, completed tiles turn over. */
import type { LogShown } from '$lib/api/types';
import { step } from './tiles';
import type { Direction, Event } from './types';

/** Between two things that happen one after the other. */
const BEAT = 140;
/** Half a turn over. */
const HALF = 140;
const EASE = 'cubic-bezier(.3,.2,.2,1)';
const SVG = 'http://www.w3.org/2000/svg';

/** What a garden has to show, and how. */
export interface Freeing {
  world: Element;
  seat: number;
  fresh: readonly LogShown[];
  /** The front of a tile that has just been completed, as SVG. */
  face(tile: number): string;
  /** Lets a tile come from where it lay; answers how long that takes. */
  arrive(tile: number, rotation: number): number;
}

export function freed({ world, seat, fresh, face, arrive }: Freeing): void {
  const events = fresh.flatMap(({ event }) => {
    const happened = event as Event | undefined;
    return happened && 'seat' in happened && happened.seat === seat ? [happened] : [];
  });
  const layers = (tile: number) => [
    ...world.querySelectorAll(`[data-ground="${tile}"], [data-tile="${tile}"]`),
  ];
  // The state is final: what turns over later shows its front again until then.
  const fronts = new Map<number, Element>();
  for (const it of events) {
    const top = it.event === 'tile-completed' ? layers(it.tile).at(-1) : undefined;
    if (it.event !== 'tile-completed' || !top) continue;
    const front = document.createElementNS(SVG, 'g');
    front.innerHTML = face(it.tile);
    top.append(front);
    fronts.set(it.tile, front);
  }
  let delay = 0;
  for (const it of events) {
    if (it.event === 'tile-placed') {
      delay += arrive(it.tile, it.rotation);
      for (const layer of layers(it.tile)) appear(layer, delay);
    } else if (it.event === 'arrow-satisfied') {
      const tile = fronts.get(it.tile) ?? layers(it.tile).at(-1);
      if (tile) slide(tile, it.direction, delay);
      delay += BEAT;
    } else if (it.event === 'tile-completed') {
      const front = fronts.get(it.tile);
      delay += BEAT;
      if (front) turnOver(front, layers(it.tile), delay);
      delay += HALF;
    }
  }
}

/** Not seen before the travelling tile has arrived. */
function appear(layer: Element, wait: number): void {
  if (wait) layer.animate([{ opacity: 0 }, { opacity: 0 }], wait);
  else layer.animate([{ opacity: 0.3 }, { opacity: 1 }], { duration: 220, easing: EASE });
}

/** A disc goes from the lid of the urn to the arrow. */
function slide(tile: Element, direction: Direction, delay: number): void {
  const disc = tile.querySelector(`[data-arrow="${direction}"]`)?.lastElementChild;
  const [dx, dy] = step(direction);
  disc?.animate([{ translate: `${-dx * 31}px ${dy * 31 - 9}px` }, { translate: '0px 0px' }], {
    duration: 260,
    delay,
    easing: EASE,
    fill: 'backwards',
  });
}

/** The front narrows to its edge, then the back with the spirit widens; the spirit blinks once. */
function turnOver(front: Element, layers: readonly Element[], delay: number): void {
  front
    .animate([{ transform: 'none' }, { transform: 'scaleX(0)' }], {
      duration: HALF,
      delay,
      easing: 'ease-in',
      fill: 'both',
    })
    .finished.finally(() => front.remove())
    .catch(() => undefined);
  for (const layer of layers) {
    layer
      .querySelector('.s-turns')
      ?.animate(
        [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1.06)' }, { transform: 'none' }],
        { duration: HALF + 60, delay: delay + HALF, easing: 'ease-out', fill: 'backwards' },
      );
    for (const eyes of layer.querySelectorAll('.s-turns .s-eyes')) blink(eyes, delay + 2 * HALF);
  }
}

function blink(eyes: Element, delay: number): void {
  const { x, y, width, height } = (eyes as SVGGraphicsElement).getBBox();
  const middle = `${x + width / 2}px ${y + height / 2}px`;
  const open = { transform: 'none', transformOrigin: middle };
  const shut = { transform: 'scaleY(0.08)', transformOrigin: middle };
  eyes.animate([open, shut, shut, open], { duration: 280, delay: delay + 260 });
}
