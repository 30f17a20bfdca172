/** What is planned for a new table, before it is asked for. */
import type {
  ClockRule,
  GameShown,
  JsonValue,
  NewTable,
  OptionShown,
  SeatWish,
} from '$lib/api/types';
import type { Taste } from '$lib/home/quick';

export type Who = SeatWish['who'];
export const WHO: readonly Who[] = ['me', 'open', 'hot-seat', 'bot'];

export interface SeatPlan {
  who: Who;
  /** The name of somebody else on this device. */
  name: string;
  /** The level of a bot. */
  level: string;
}

/** A map or card set of one's own that the server has found to be good. */
export interface OwnDocument {
  name: string;
  value: JsonValue;
}

/** Stands for an own document where other values of an option stand. */
export const OWN = 'own-file';

export interface Plan {
  game: string;
  seats: SeatPlan[];
  /** The chosen value by option; what is missing has its default. */
  options: Record<string, string>;
  documents: Record<string, OwnDocument>;
  time: TimeId;
  public: boolean;
  hints: boolean;
}

const HOUR = 3600;
const DAY = 24 * HOUR;

export const TIMES = {
  none: null,
  quick: { bank: 600, increment: 10 },
  calm: { bank: 1500, increment: 20 },
  long: { bank: HOUR, increment: 30 },
  days: { bank: 3 * DAY, increment: 12 * HOUR },
  weeks: { bank: 14 * DAY, increment: DAY },
} as const satisfies Record<string, ClockRule | null>;
export type TimeId = keyof typeof TIMES;

/** Sensible defaults: me against bots as last time, or with a free seat for a friend. */
export function newPlan(
  game: GameShown,
  taste: Taste,
  wish: { friend: boolean; public: boolean },
): Plan {
  const level = knownLevel(game, taste.level);
  const others: Who = wish.friend || wish.public ? 'open' : 'bot';
  const count = nearest(game.players, wish.friend ? 2 : taste.opponents + 1);
  const seats = Array.from({ length: count }, (_, seat) => ({
    who: seat === 0 ? ('me' as const) : others,
    name: '',
    level,
  }));
  return {
    game: game.id,
    seats,
    options: {},
    documents: {},
    time: 'none',
    public: wish.public,
    hints: false,
  };
}

/** So many seats: those at the end go, new ones are like the last. */
export function resize(plan: Plan, count: number): void {
  const last = plan.seats.at(-1);
  while (plan.seats.length < count) {
    const who = !last || last.who === 'me' ? 'bot' : last.who;
    plan.seats.push({ who, name: '', level: last?.level ?? 'easy' });
  }
  const gone = plan.seats.splice(count);
  // Who is left alone at the table is me.
  const first = plan.seats[0];
  if (first && gone.some(({ who }) => who === 'me')) first.who = 'me';
}

/** I sit at one seat only: taking another leaves mine to whoever sat there. */
export function seatWho(plan: Plan, seat: number, who: Who): void {
  const chosen = plan.seats[seat];
  if (!chosen || chosen.who === who) return;
  if (who === 'me') {
    const mine = plan.seats.find((other) => other.who === 'me');
    if (mine) mine.who = chosen.who;
  }
  chosen.who = who;
}

/** Whether something else than the default may be chosen with so many players. */
export function fits(option: OptionShown, players: number): boolean {
  return option.players.includes(players);
}

/** A choice between using something and not using it. */
export function isSwitch(option: OptionShown): boolean {
  const ids = option.values.map(({ id }) => id);
  return !option.document && ids.length === 2 && ids[0] === 'off' && ids[1] === 'on';
}

/** The value of an option as planned. */
export function valueOf(plan: Plan, option: OptionShown): string {
  return plan.options[option.key] ?? option.values[0]?.id ?? '';
}

/** The options whose own file is still missing. */
export function missingFiles(plan: Plan, options: readonly OptionShown[]): string[] {
  return options
    .filter((option) => fits(option, plan.seats.length))
    .filter((option) => valueOf(plan, option) === OWN && !plan.documents[option.key])
    .map(({ key }) => key);
}

export function openSeats(plan: Plan): number {
  return plan.seats.filter(({ who }) => who === 'open').length;
}

/** What the server is asked for. `guest` names people on this device who gave no name. */
export function request(plan: Plan, game: GameShown, guest: (number: number) => string): NewTable {
  const asked: NewTable = {
    game: plan.game,
    options: chosenOptions(plan, game.options),
    seats: plan.seats.map((seat, i) => wish(seat, guest(i + 1))),
    public: plan.public,
    start: openSeats(plan) === 0,
  };
  const clock = TIMES[plan.time];
  if (clock) asked.clock = { ...clock };
  return plan.hints ? { ...asked, hints: true } : asked;
}

function chosenOptions(plan: Plan, options: readonly OptionShown[]): Record<string, JsonValue> {
  const chosen: Record<string, JsonValue> = {};
  for (const option of options) {
    const value = valueOf(plan, option);
    // What doesn't go with the number of players is not asked for, but kept in the plan.
    if (value === option.values[0]?.id || !fits(option, plan.seats.length)) continue;
    const document = plan.documents[option.key];
    if (value !== OWN) chosen[option.key] = value;
    else if (document) chosen[option.key] = document.value;
  }
  return chosen;
}

function wish(seat: SeatPlan, guest: string): SeatWish {
  switch (seat.who) {
    case 'bot':
      return { who: 'bot', level: seat.level };
    case 'hot-seat':
      return { who: 'hot-seat', name: seat.name.trim() || guest };
    default:
      return { who: seat.who };
  }
}

function knownLevel(game: GameShown, level: string): string {
  return game.bots.includes(level) ? level : (game.bots.at(-1) ?? level);
}

/** The player count closest to the wanted one; never solo if others were wanted. */
function nearest(counts: readonly number[], wanted: number): number {
  const fitting = counts.filter((count) => count > 1 || wanted <= 1);
  const pool = fitting.length ? fitting : counts;
  return pool.reduce((best, count) =>
    Math.abs(count - wanted) < Math.abs(best - wanted) ? count : best,
  );
}
