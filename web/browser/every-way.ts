/** All that is tested of a game's table. */
import { afterAll, describe } from 'vitest';
import { GAMES } from './games.ts';
import { closeBrowser } from './house.ts';
import { interruptions } from './interruptions.ts';
import { wholeGames } from './whole-games.ts';

export function everyWay(game: string): void {
  const tested = GAMES.find((tested) => tested.game === game);
  if (!tested) throw new Error(`games.ts knows no ${game}`);
  afterAll(closeBrowser);
  describe(game, () => {
    wholeGames(tested);
    interruptions(tested);
  });
}
