/** Who sits where when a finished game is continued: everybody where they sat. */
import type { SeatShown, SeatWish } from '$lib/api/types';

/** In place of somebody who is not asked. */
const STAND_IN = 'medium';

/** `mine`: the seat of somebody who had none, but wants to play. */
export function seatsAgain(seats: readonly SeatShown[], mine: number): SeatWish[] {
  const own = seats.findIndex(({ yours }) => yours);
  const me = own < 0 ? mine : own;
  return seats.map(({ kind, yours, name, level }, seat): SeatWish => {
    if (seat === me) return { who: 'me' };
    if (yours) return { who: 'hot-seat', name: name ?? '' };
    return { who: 'bot', level: (kind === 'bot' && level) || STAND_IN };
  });
}
