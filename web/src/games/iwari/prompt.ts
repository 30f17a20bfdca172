/** What the action bar says: what is to be done now. */
import type { Prompt } from '$lib/table/session';
import { NO_PROMPT } from '$lib/table/session';
import type { Board } from './board.svelte';

export function promptOf(board: Board): Prompt {
  if (!board.acting) return NO_PROMPT;
  const { phase } = board.view;
  const back = board.asked || board.card ? () => board.clear() : undefined;
  const third = board.thirdTribe;
  if (typeof phase === 'object') {
    return {
      say: { id: `iwari-do-feat-${board.choices.feats.size ? phase.feat : 'none'}` },
      back,
    };
  }
  switch (phase) {
    case 'action':
      if (board.asked) return { say: { id: 'iwari-do-pay' }, back };
      if (board.card) {
        const biome = { text: { id: `iwari-biome-${board.card}` }, icon: board.card };
        return {
          say: { id: third ? 'iwari-do-third-card' : 'iwari-do-card', args: { biome } },
          back,
        };
      }
      return {
        say: { id: third ? 'iwari-do-third' : 'iwari-do-action' },
        // Said in the first rounds only: it takes room from the map.
        ...(board.view.turns < 2 * board.view.seats.length
          ? { also: { id: 'iwari-do-action-also' } }
          : {}),
        back,
      };
    case 'second-piece': {
      if (board.asked) return { say: { id: 'iwari-do-pay' }, back };
      const none = board.choices.tents.size + board.choices.totems.size === 0;
      const territory = board.map.nameOf(board.view.placing.territory ?? '');
      return { say: { id: none ? 'iwari-do-stop' : 'iwari-do-second', args: { territory } }, back };
    }
    case 'draft':
    case 'draw-card': {
      const held = board.view.seats.find((s) => s.seat === board.view.seat)?.hand_size ?? 0;
      const id = board.choices.takes.size ? 'iwari-do-draw' : 'iwari-do-draw-deck';
      return { say: { id, args: { count: Math.max(1, 3 - held) } }, back };
    }
    default:
      return NO_PROMPT;
  }
}
