/** What the action bar says. */
import type { Phrase } from '$lib/app/i18n.svelte';
import type { Telling } from '$lib/games/module';
import type { Prompt } from '$lib/table/session';
import { screen } from '$lib/ui/screen.svelte';
import type { Desk } from './desk.svelte';
import { favor, marker } from './describe';

/** What is asked of the person at this table, if they are to act. */
export function question(desk: Desk, telling: Telling): Phrase | null {
  const { view, session, seat } = desk;
  if (!session.moves.length) return null;
  const { phase } = view;
  const object = { text: { id: 'inori-object', args: { seat: seat ?? 0 } } };
  const favorOf = phase.color && favor(phase.color);
  switch (phase.name) {
    case 'turn':
      if (session.moves.includes('pass')) return { id: 'inori-choose-pass' };
      return {
        id: screen.phone ? 'inori-choose-space-short' : 'inori-choose-space',
        args: { object },
      };
    case 'companion-space':
      return { id: 'inori-choose-companion', args: { object } };
    case 'lift-marker':
      return favorOf ? { id: 'inori-choose-lift', args: { favor: favorOf } } : null;
    case 'move-marker':
      return {
        id: 'inori-choose-to',
        args: { marker: marker(phase.owner ?? 'neutral', telling.player) },
      };
    case 'pay':
      return { id: 'inori-choose-pay' };
    case 'choose-altar':
      return { id: 'inori-choose-altar' };
    case 'choose-weakest':
      return { id: 'inori-choose-weakest' };
    case 'choose-favor':
      return { id: 'inori-choose-favor', args: { left: phase.left ?? 1 } };
    case 'place-neutral':
      return { id: 'inori-choose-neutral' };
    case 'reveal-runes':
      return { id: 'inori-choose-reveal' };
    case 'keep-new-start-card':
      return { id: 'inori-choose-keep', args: { season: view.season } };
    default:
      return null;
  }
}

export function promptOf(desk: Desk, telling: Telling): Prompt {
  const say = question(desk, telling);
  if (!say) return { say: null };
  const { name } = desk.view.phase;
  if (name === 'lift-marker') return { say, also: { id: 'inori-choose-lift-also' } };
  if (name !== 'turn' && name !== 'companion-space') return { say };
  // Keys mean nothing to a thumb.
  if (screen.phone) return { say };
  const runes = desk.session.moves.some((move) => /^(reveal|journey|companion)/.test(move));
  return { say, also: { id: runes ? 'inori-choose-also-runes' : 'inori-choose-also' } };
}
