import { describe, expect, it } from 'vitest';
import type { GameShown, OptionShown } from '$lib/api/types';
import { fits, isSwitch, missingFiles, newPlan, OWN, request, resize, seatWho } from './plan';

const option = (key: string, ids: string[], players: number[], document = false): OptionShown => ({
  key,
  about: '',
  values: ids.map((id) => ({ id, about: '' })),
  players,
  document,
});

const game: GameShown = {
  id: 'iwari',
  name: 'Iwari',
  designer: '',
  rules: 1,
  players: [2, 3, 4, 5],
  options: [
    option('map', ['small', 'large'], [2, 3, 4, 5], true),
    option('removal', ['standard', 'tactical'], [2]),
    option('union', ['off', 'on'], [2, 3, 4, 5]),
  ],
  actions: 1,
  bots: ['random', 'easy', 'hard'],
};
const taste = { game: 'iwari', level: 'hard', opponents: 2 };
const plain = { friend: false, public: false };
const guest = (number: number) => `Guest ${number}`;

describe('a new plan', () => {
  it('is me against bots as last time', () => {
    const { seats } = newPlan(game, taste, plain);
    expect(seats.map(({ who }) => who)).toEqual(['me', 'bot', 'bot']);
    expect(seats[1]?.level).toBe('hard');
  });

  it('keeps a seat open for a friend', () => {
    const { seats } = newPlan(game, taste, { friend: true, public: false });
    expect(seats.map(({ who }) => who)).toEqual(['me', 'open']);
  });

  it('takes the nearest number of players there is', () => {
    const plan = newPlan({ ...game, players: [2, 3] }, { ...taste, opponents: 4 }, plain);
    expect(plan.seats).toHaveLength(3);
  });

  it('is not solo by itself', () => {
    const plan = newPlan({ ...game, players: [1, 4] }, { ...taste, opponents: 1 }, plain);
    expect(plan.seats).toHaveLength(4);
  });

  it('replaces a level the game does not know by its best', () => {
    const plan = newPlan(game, { ...taste, level: 'gone' }, plain);
    expect(plan.seats[1]?.level).toBe('hard');
  });
});

describe('seats', () => {
  it('new ones are like the last', () => {
    const plan = newPlan(game, taste, { friend: true, public: false });
    resize(plan, 4);
    expect(plan.seats.map(({ who }) => who)).toEqual(['me', 'open', 'open', 'open']);
  });

  it('never lose me', () => {
    const plan = newPlan(game, taste, plain);
    seatWho(plan, 2, 'me');
    expect(plan.seats.map(({ who }) => who)).toEqual(['bot', 'bot', 'me']);
    resize(plan, 2);
    expect(plan.seats.map(({ who }) => who)).toEqual(['me', 'bot']);
  });

  it('I sit at one only', () => {
    const plan = newPlan(game, taste, plain);
    seatWho(plan, 1, 'hot-seat');
    seatWho(plan, 1, 'me');
    expect(plan.seats.map(({ who }) => who)).toEqual(['hot-seat', 'me', 'bot']);
  });
});

describe('what the server is asked for', () => {
  it('starts at once if nobody is waited for', () => {
    const plan = newPlan(game, taste, plain);
    expect(request(plan, game, guest).start).toBe(true);
    seatWho(plan, 1, 'open');
    expect(request(plan, game, guest).start).toBe(false);
  });

  it('names people on this device, also those without a name', () => {
    const plan = newPlan(game, taste, plain);
    seatWho(plan, 1, 'hot-seat');
    seatWho(plan, 2, 'hot-seat');
    plan.seats[1]!.name = '  Ren ';
    expect(request(plan, game, guest).seats.slice(1)).toEqual([
      { who: 'hot-seat', name: 'Ren' },
      { who: 'hot-seat', name: 'Guest 3' },
    ]);
  });

  it('leaves out defaults and what does not go with the number of players', () => {
    const plan = newPlan(game, taste, plain);
    plan.options = { map: 'small', removal: 'tactical', union: 'on' };
    expect(request(plan, game, guest).options).toEqual({ union: 'on' });
    resize(plan, 2);
    expect(request(plan, game, guest).options).toEqual({ removal: 'tactical', union: 'on' });
  });

  it('brings an own document along, and misses one that was not given', () => {
    const plan = newPlan(game, taste, plain);
    plan.options['map'] = OWN;
    expect(missingFiles(plan, game.options)).toEqual(['map']);
    plan.documents['map'] = { name: 'mine.json', value: { id: 'mine' } };
    expect(missingFiles(plan, game.options)).toEqual([]);
    expect(request(plan, game, guest).options).toEqual({ map: { id: 'mine' } });
  });

  it('has a clock only where one is wanted', () => {
    const plan = newPlan(game, taste, plain);
    expect(request(plan, game, guest).clock).toBeUndefined();
    plan.time = 'days';
    expect(request(plan, game, guest).clock).toEqual({ bank: 259_200, increment: 43_200 });
  });
});

describe('options', () => {
  it('go with some numbers of players', () => {
    expect(fits(game.options[1]!, 2)).toBe(true);
    expect(fits(game.options[1]!, 3)).toBe(false);
  });

  it('are switches if they are used or not', () => {
    expect(game.options.map(isSwitch)).toEqual([false, false, true]);
  });
});
