import { describe, expect, it } from 'vitest';
import type { GameShown } from '$lib/api/types';
import { outline } from './foliage';
import { range } from './games';
import { quickTable, read } from './quick';

const game = (players: number[], bots = ['random', 'easy', 'hard']): GameShown => ({
  id: 'sagani',
  name: 'Sagani',
  designer: '',
  rules: 1,
  players,
  options: [],
  actions: 1,
  bots,
});

describe('play now', () => {
  it('sits me down with as many bots as last time and begins', () => {
    const taste = { game: 'sagani', level: 'hard', opponents: 2 };
    expect(quickTable(game([1, 2, 3, 4]), taste)).toEqual({
      game: 'sagani',
      seats: [{ who: 'me' }, { who: 'bot', level: 'hard' }, { who: 'bot', level: 'hard' }],
      start: true,
    });
  });

  it('fits the game', () => {
    const taste = { game: 'sagani', level: 'none', opponents: 3 };
    expect(quickTable(game([2, 3]), taste).seats).toHaveLength(3);
    expect(quickTable(game([2, 3]), taste).seats[1]).toEqual({ who: 'bot', level: 'hard' });
    expect(quickTable(game([1]), taste).seats).toEqual([{ who: 'me' }]);
  });

  it('survives whatever was stored', () => {
    const usual = { game: 'gorinto', level: 'easy', opponents: 1 };
    expect(read(null)).toEqual(usual);
    expect(read({ game: '<b>', level: 7, opponents: 99 })).toEqual(usual);
    expect(read({ game: 'inori', level: 'hard', opponents: 3 })).toEqual({
      game: 'inori',
      level: 'hard',
      opponents: 3,
    });
  });
});

describe('the house', () => {
  it('says how many can play', () => {
    expect(range([1, 2, 3, 4])).toBe('1–4');
    expect(range([4])).toBe('4');
  });

  it('draws foliage that closes, and the same every time', () => {
    const pad = { x: 10, y: 20, width: 60, height: 20, scallops: 5 };
    expect(outline(pad)).toBe(outline(pad));
    expect(outline(pad)).toMatch(/^M-20 20(A[\d. -]+)+Z$/);
    expect(outline(pad).match(/A/g)).toHaveLength(5 + 4 + 1);
  });
});
