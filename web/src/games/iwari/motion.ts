/** Pieces come from their owner's supply, cards from where they lay. The state is final first. */
import { settings } from '$lib/app/settings.svelte';
import { travel } from '$lib/ui/travel';
import type { Board } from './board.svelte';
import type { Event, Scorer } from './types';

export function fly(board: Board): void {
  const fresh = board.session.fresh.flatMap(({ event }) => (event ? [event as Event] : []));
  if (!fresh.length || fresh.length > 40) return;
  // The new pieces are in the document after the next frame.
  requestAnimationFrame(() => {
    let delay = 0;
    for (const event of fresh) {
      if (flight(board, event, delay)) delay += 140;
    }
  });
}

function flight(board: Board, event: Event, delay: number): boolean {
  if (event.event === 'tent-placed') {
    return go(
      supply(event.tribe, 0),
      document.querySelector(`[data-tent="${CSS.escape(event.space)}"]`),
      delay,
    );
  }
  if (event.event === 'totem-placed') {
    const up = board.totems.get(event.territory)?.length ?? 0;
    const totem = `[data-totem="${CSS.escape(event.territory)}-${up - 1}"]`;
    return go(supply(event.tribe, 1), document.querySelector(totem), delay);
  }
  if (event.event === 'card-taken' && event.seat === board.session.viewer) {
    const hand = document.querySelector('[data-hand]:last-of-type');
    return go(document.querySelector('.stock .card'), hand, delay);
  }
  return false;
}

function go(from: Element | null, to: Element | null, delay: number): boolean {
  if (!from || !to) return false;
  travel({ from: from.getBoundingClientRect(), to, delay });
  return true;
}

/** The picture of a tribe's tents (0) or totems (1) that are left. */
function supply(tribe: Scorer, which: 0 | 1): Element | null {
  const owner = tribe === 'rival' ? 'rival' : tribe.seat;
  return document.querySelectorAll(`[data-tribe="${owner}"] .piece`)[which] ?? null;
}

/** Lets a number fly to the score that it is added to. */
export function flyNumber(number: HTMLElement, goal: string): void {
  const score = document.querySelector(goal);
  if (settings.still || !score) return;
  const [from, to] = [number.getBoundingClientRect(), score.getBoundingClientRect()];
  const copy = number.cloneNode(true) as HTMLElement;
  copy.style.cssText = `position:fixed;left:${from.left}px;top:${from.top}px;z-index:30;pointer-events:none;color:var(--accent-text);font:650 26px var(--display)`;
  document.body.append(copy);
  const there = `translate(${to.left - from.left}px,${to.top - from.top}px)`;
  copy
    .animate([{ transform: 'none' }, { transform: there, opacity: 0.6 }], {
      duration: 520,
      easing: 'cubic-bezier(.2,.7,.2,1)',
    })
    .finished.finally(() => copy.remove());
}
