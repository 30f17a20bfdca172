/** What makes a place on the map something to look at and to choose. */
import { pressable } from '$lib/ui/press';
import { placeName, type Board, type Spot } from '../board.svelte';

export function spotProps(board: Board, spot: Spot, label: string) {
  const move = board.move(spot);
  const choosable = board.choosable(spot);
  let touch = false;
  return {
    ...pressable(label, () => {
      if (choosable) board.choose(spot, touch);
      touch = false;
    }),
    // Tents and free spaces that can't be chosen are left to the territory's own words.
    tabindex: choosable || spot.kind === 'territory' || spot.kind === 'connection' ? 0 : -1,
    'data-spot': choosable ? '' : undefined,
    'data-move': move,
    'data-pick': choosable && !move ? placeName(spot) : undefined,
    'data-place': placeName(spot),
    onpointerdown: (event: PointerEvent) => (touch = event.pointerType !== 'mouse'),
    onpointerenter: (event: PointerEvent) => board.look(spot, event.currentTarget as Element),
    onpointerleave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') board.leave(spot);
    },
    onfocus: (event: FocusEvent) => board.look(spot, event.currentTarget as Element),
    onblur: () => board.leave(spot),
  };
}
