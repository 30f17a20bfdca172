/** What has just happened in a garden, shown: discs drop onto arrows, completed tiles turn over. */
import type { LogShown } from '$lib/api/types';
import type { Event } from './types';

const STEP = 140;

export function freed(world: Element, seat: number, fresh: readonly LogShown[]): void {
  let delay = 0;
  for (const { event } of fresh) {
    const happened = event as Event | undefined;
    if (!happened || !('seat' in happened) || happened.seat !== seat) continue;
    if (!('tile' in happened)) continue;
    const tile = world.querySelector(`[data-tile="${happened.tile}"]`);
    if (happened.event === 'tile-placed') settle(tile, delay);
    else if (happened.event === 'arrow-satisfied') {
      pop(tile?.querySelector(`[data-arrow="${happened.direction}"]`), (delay += STEP));
    } else if (happened.event === 'tile-completed') flip(tile, (delay += STEP));
  }
}

function settle(tile: Element | null, delay: number): void {
  tile?.querySelector('.s-over')?.animate(
    [
      { transform: 'scale(1.12)', opacity: 0.4 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: 220, delay, easing: 'ease-out', fill: 'backwards' },
  );
}

function pop(arrow: Element | null | undefined, delay: number): void {
  const disc = arrow?.lastElementChild;
  disc?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 180, delay, fill: 'backwards' });
}

function flip(tile: Element | null, delay: number): void {
  if (!tile) return;
  tile.classList.remove('s-freed');
  // The blink begins anew when the class comes back.
  void (tile as SVGGElement).getBoundingClientRect();
  tile.classList.add('s-freed');
  tile
    .querySelector('.s-over')
    ?.animate(
      [
        { transform: 'scaleX(0)' },
        { transform: 'scaleX(1.06)', offset: 0.8 },
        { transform: 'none' },
      ],
      { duration: 320, delay, easing: 'ease-out', fill: 'backwards' },
    );
}
