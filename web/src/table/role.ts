/** What a person or bot is doing at the table, in a few words. */
import { t } from '$lib/app/i18n.svelte';
import { acting, type Session } from './session';

export function role(session: Session, seat: number): string {
  const shown = session.seats[seat];
  if (!shown || (session.outcome && !session.draft)) return '';
  const plays = acting(session) === seat;
  if (shown.kind === 'bot' || shown.away) {
    if (plays) return t('role-bot-thinks', { level: shown.level ?? '' });
    const id = shown.away ? 'role-away' : 'role-bot';
    return t(id, { level: shown.level ?? '' });
  }
  if (plays)
    return shown.yours && session.mode === 'live' ? t('role-your-turn') : t('role-their-turn');
  return shown.yours ? t('role-you') : t('role-person');
}
