/** What the action bar says when the board says nothing. */
import type { Phrase } from '$lib/app/i18n.svelte';
import type { Telling } from '$lib/games/module';
import { toAct, type Session } from './session';

export function sentence(session: Session, telling: Telling): Phrase {
  if (session.outcome && !session.draft) return { id: 'bar-over' };
  // A complete turn waits for its player, whoever or whatever comes next.
  if (session.draft?.complete && session.viewer !== null) {
    return { id: 'bar-confirm', args: { who: telling.player(session.viewer) } };
  }
  const seat = toAct(session.turn);
  const replay = session.mode === 'replay';
  if (seat === null) return { id: replay ? 'bar-next-draw' : 'bar-chance' };
  const who = telling.player(seat);
  if (replay) return { id: 'bar-to-move', args: { who } };
  if (session.moves.length) return { id: 'bar-your-turn', args: { who } };
  const shown = session.seats[seat];
  const bot = shown?.kind === 'bot' || shown?.away;
  return { id: bot ? 'bar-bot-thinks' : 'bar-waits', args: { who } };
}
