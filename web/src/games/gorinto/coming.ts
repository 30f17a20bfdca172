/** What a choice that is looked at would bring to somebody's Gorinto. */
import type { Choice } from './choice.svelte';
import { counted, ELEMENTS } from './elements';
import type { Element, Shown } from './types';

/** By element: tiles to come, or to be given away. */
export function comingTo(choice: Choice, seat: number): number[] {
  const { preview, actor, view } = choice;
  if (!preview || actor === null) return [];
  const partner = view.players[actor]?.partner;
  if (seat !== actor && seat !== partner) return [];
  const gift = view.step === 'give' ? preview.pick?.element : preview.best.gift;
  const tiles = seat === actor ? counted(preview.best.tiles) : ELEMENTS.map(() => 0);
  const given = seat === actor ? -1 : 1;
  return tiles.map((n, i) => n + (gift === ELEMENTS[i] ? given : 0));
}

/** What a tile of an element gives a player at the end, if anything. */
export function worthOf(view: Shown, element: Element): number | null {
  return view.keys.includes(element) ? view.key_worth : null;
}
