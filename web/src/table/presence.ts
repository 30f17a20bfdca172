import type { PresenceShown, TableShown } from '$lib/api/types';

/** The same state of the table, with those who are there now. */
export function withPresence(shown: TableShown, now: PresenceShown | null): TableShown {
  if (!now) return shown;
  const seats = shown.seats.map((seat, i) => ({ ...seat, online: now.online[i] ?? false }));
  return { ...shown, seats, watching: now.watching };
}
