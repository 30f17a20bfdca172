/** Pieces travel: markers come from their owners, favors go to theirs. */
import { tick, untrack } from 'svelte';
import { travel } from '$lib/ui/travel';
import type { Desk } from './desk.svelte';
import type { Color, Event } from './types';

const STEP = 140;

export function watchTravel(desk: Desk): void {
  /** Where every marker stood before. */
  let before = new Map<string, DOMRect>();

  $effect.pre(() => {
    void desk.session.revision;
    before = untrack(markers);
  });
  $effect(() => {
    void desk.session.revision;
    void untrack(() => tick().then(() => move(desk, before)));
  });
}

function markers(): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const marker of document.querySelectorAll('[data-marker]')) {
    found.set(marker.getAttribute('data-marker') ?? '', marker.getBoundingClientRect());
  }
  return found;
}

function move(desk: Desk, before: Map<string, DOMRect>): void {
  let delay = 0;
  for (const { event } of desk.session.fresh) {
    const happened = event as Event | undefined;
    if (!happened) continue;
    const flight = flightOf(happened, desk, before);
    if (!flight) continue;
    travel({ ...flight, delay });
    delay += STEP;
  }
}

function flightOf(event: Event, desk: Desk, before: Map<string, DOMRect>) {
  switch (event.event) {
    case 'marker-placed': {
      const to = document.querySelector(`[data-marker="${event.seat}@${event.space}"]`);
      const from = home(event.seat, desk);
      return to && from ? { to, from } : null;
    }
    case 'neutral-placed': {
      const to = document.querySelector(`[data-marker="neutral@${event.space}"]`);
      const from = document.querySelector('[data-space="T5"]')?.getBoundingClientRect();
      return to && from ? { to, from } : null;
    }
    case 'marker-moved': {
      const to = document.querySelector(`[data-marker="${event.owner}@${event.to}"]`);
      const from = before.get(`${event.owner}@${event.from}`);
      return to && from ? { to, from } : null;
    }
    case 'favors-taken': {
      const to = document.querySelector(heap(event.seat, event.color, desk));
      const from = document.querySelector(`.supply [data-favor="${event.color}"]`);
      return to && from ? { to, from: from.getBoundingClientRect() } : null;
    }
    default:
      return null;
  }
}

/** Where a seat keeps its favors of a colour. */
const heap = (seat: number, color: Color, desk: Desk): string =>
  seat === desk.seat
    ? `[data-heap="${color}"] svg`
    : `[data-seat="${seat}"] [data-favor="${color}"]`;

/** Where a seat's markers come from. */
function home(seat: number, desk: Desk): DOMRect | undefined {
  const selector = seat === desk.seat ? '.tray .hand' : `[data-seat="${seat}"]`;
  return document.querySelector(selector)?.getBoundingClientRect();
}
