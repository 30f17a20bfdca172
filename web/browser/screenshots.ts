/** Pictures of every scene: both sizes, both themes. `cargo xtask screenshots` */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, test } from 'vitest';
import { GAMES } from './games.ts';
import { bot, closeBrowser, me, Person, PHONE, WIDE } from './house.ts';
import { dice, mouse, playOn, rush } from './play.ts';

afterAll(closeBrowser);

const FOLDER = fileURLToPath(new URL('../screenshots', import.meta.url));
mkdirSync(FOLDER, { recursive: true });

const PAGES = { home: '/', new: '/new', settings: '/settings', tables: '/tables' };
const SIZES = { wide: WIDE, phone: PHONE };

async function shoot(person: Person, name: string): Promise<void> {
  await person.page.evaluate(async () => void (await document.fonts.ready));
  await person.page.waitForTimeout(600);
  await person.page.screenshot({ path: `${FOLDER}/${name}.png` });
}

describe.each(['day', 'night'])('%s', (theme) => {
  describe.each(Object.entries(SIZES))('%s', (size, viewport) => {
    const enter = async () => {
      const person = await Person.enter({ viewport });
      await person.settle({ theme });
      await person.ask('PATCH', '/api/me', { name: 'Aya' });
      return person;
    };

    test('pages', async () => {
      const person = await enter();
      for (const [name, path] of Object.entries(PAGES)) {
        await person.page.goto(path);
        await shoot(person, `${name}-${size}-${theme}`);
      }
      for (const { game } of GAMES) {
        await person.page.goto(`/new/${game}`);
        await shoot(person, `new-${game}-${size}-${theme}`);
        await person.page.goto(`/rules/${game}`);
        await shoot(person, `rules-${game}-${size}-${theme}`);
      }
      await person.leave();
    });

    test.each(GAMES)('$game', async ({ game, players }) => {
      const person = await enter();
      const bots = Array.from({ length: Math.max(players, 3) - 1 }, () => bot('easy'));
      const id = await person.open(game, [me, ...bots]);
      const random = dice(17);
      await rush(person, id, random, ({ seq, moves }) => seq > 14 && moves.length > 1);
      await person.page.reload();
      await person.page.locator('main#board[data-mine="true"]').waitFor();
      await shoot(person, `${game}-${size}-${theme}`);
      const pick = person.page.locator('main#board [data-pick]').first();
      if ((await pick.count()) > 0) {
        await pick.click({ timeout: 1000 }).catch(() => undefined);
        const spot = person.page.locator('main#board [data-move]').nth(2);
        await spot.hover({ timeout: 1000 }).catch(() => undefined);
        await shoot(person, `${game}-choosing-${size}-${theme}`);
      }
      await rush(person, id, random);
      // Skips a last scoring that is shown step by step.
      await playOn(person.page, mouse, random);
      await shoot(person, `${game}-result-${size}-${theme}`);
      await person.page.goto(`/replay/${id}?at=30`);
      await shoot(person, `${game}-replay-${size}-${theme}`);
      await person.leave();
    });
  });
});
