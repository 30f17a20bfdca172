/** Pieces come from their owner's supply, cards from where they lay. The state is final first. */
import { settings } from '$lib/app/settings.svelte';
import { travel } from '$lib/ui/travel';
import type { Board } from './board.svelte';
import { BIOMES } from './choices';
import type { Biome, Cards, Event, Scorer } from './types';

/** Where the cards of the reserve lay before the newest state: the one taken is gone by then. */
export type Reserve = Partial<Record<Biome, DOMRect>>;

export function reserveNow(): Reserve {
  const found: Reserve = {};
  for (const card of document.querySelectorAll<HTMLElement>('[data-reserve]')) {
    found[card.dataset['reserve'] as Biome] = card.getBoundingClientRect();
  }
  return found;
}

export function fly(board: Board, reserve: Reserve): void {
  const fresh = board.session.fresh.flatMap(({ event }) => (event ? [event as Event] : []));
  if (settings.still || !fresh.length || fresh.length > 40) return;
  // The new pieces are in the document after the next frame.
  requestAnimationFrame(() => {
    let delay = 0;
    for (const event of fresh) {
      if (flight(board, event, reserve, delay)) delay += 140;
    }
  });
}

function flight(board: Board, event: Event, reserve: Reserve, delay: number): boolean {
  switch (event.event) {
    case 'tent-placed':
      return go(supply(event.tribe, 0), `[data-tent="${CSS.escape(event.space)}"]`, delay);
    case 'totem-placed': {
      const up = board.totems.get(event.territory)?.length ?? 0;
      const totem = `[data-totem="${CSS.escape(event.territory)}-${up - 1}"]`;
      return go(supply(event.tribe, 1), totem, delay);
    }
    case 'card-taken': {
      const mine = event.seat === board.session.viewer;
      return go(reserve[event.card], mine ? inHand(event.card) : held(event.seat), delay);
    }
    case 'cards-drawn': {
      const deck = place('[data-deck]');
      const cards = drawn(event.cards);
      if (event.seat !== board.session.viewer) return go(deck, held(event.seat), delay);
      return cards.map((card) => go(deck, inHand(card), delay)).includes(true);
    }
    case 'reserve-refilled': {
      const deck = place('[data-deck]');
      const laid = drawn(event.cards).map((card) => `[data-reserve="${card}"]`);
      return laid.map((card) => go(deck, card, delay)).includes(true);
    }
    default:
      return false;
  }
}

function go(from: DOMRect | undefined, to: string, delay: number): boolean {
  const there = [...document.querySelectorAll(to)].at(-1);
  if (!from || !there) return false;
  travel({ from, to: there, delay });
  return true;
}

const place = (what: string) => document.querySelector(what)?.getBoundingClientRect();
/** The last card of that colour in one's own hand. */
const inHand = (card: Biome) => `[data-pick="card-${card}"]`;
/** Where a player's cards are counted. */
const held = (seat: number) => `[data-tribe="${seat}"] [data-cards]`;
const drawn = (cards: Cards | null) => BIOMES.filter((biome) => (cards?.[biome] ?? 0) > 0);

/** The picture of a tribe's tents (0) or totems (1) that are left. */
function supply(tribe: Scorer, which: 0 | 1): DOMRect | undefined {
  const owner = tribe === 'rival' ? 'rival' : tribe.seat;
  const pieces = document.querySelectorAll(`[data-tribe="${owner}"] .piece`);
  return pieces[which]?.getBoundingClientRect();
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
