/** Games in the browser, by every way of playing; by mouse, keyboard and touch every single move. */
import { expect, test } from 'vitest';
import type { Tested } from './games.ts';
import { bot, here, me, open, Person, PHONE } from './house.ts';
import { dice, keyboard, mouse, playMost, playOn, rush, touch, type Hand } from './play.ts';

export function wholeGames({ game, players, solo, more, hides }: Tested): void {
  const bots = (count: number) => Array.from({ length: count }, () => bot('random'));

  async function whole(hand: Hand, viewport?: typeof PHONE) {
    const person = await Person.enter(viewport ? { viewport, hasTouch: true, isMobile: true } : {});
    const seats = [me, ...bots(players - 1)];
    const id = await person.open(game, seats);
    await playOn(person.page, hand, dice(7));
    await expectResult(person, id);
    await person.leave();
  }

  async function expectResult(person: Person, id: string) {
    const { status, outcome } = await person.table(id);
    expect(status).toBe('finished');
    const shown = await person.page.locator('[data-result] .score').allTextContents();
    const rival = outcome!.rival === null ? [] : [outcome!.rival];
    const scores = [...outcome!.standings.map(({ score }) => score), ...rival];
    expect(shown.sort()).toEqual(scores.map((score) => String(score).replace('-', '−')).sort());
    expect(person.troubles).toEqual([]);
  }

  test('a whole game by mouse', () => whole(mouse));
  test('a whole game by keyboard alone', () => whole(keyboard));
  test('a whole game by touch on a phone', () => whole(touch, PHONE));

  test('on one device', async () => {
    const person = await Person.enter();
    const seats = [me, ...Array.from({ length: players - 1 }, (_, i) => here(`Guest ${i + 2}`))];
    const id = await person.open(game, seats);
    if (hides) await person.page.locator('[data-curtain]').waitFor();
    await playMost(person, id, dice(3));
    await expectResult(person, id);
    await person.leave();
  });

  test('two people in two browsers, one of them watched', async () => {
    const [host, guest, watcher] = [
      await Person.enter(),
      await Person.enter(),
      await Person.enter({ viewport: PHONE }),
    ];
    const id = await host.open(game, [me, open, ...bots(players - 2)]);
    const { keys } = await host.table(id);
    await guest.page.goto(`/table/${id}?key=${keys!.invite}`);
    await guest.page.getByRole('button', { name: 'Sit here' }).click();
    await watcher.page.goto(`/table/${id}?key=${keys!.watch}`);
    await host.page.getByRole('button', { name: 'Start', exact: true }).click();
    const random = dice(11);
    for (let round = 0; round < 20; round++) {
      for (const { page } of [host, guest]) {
        let steps = 0;
        await playOn(page, mouse, random, async () => (steps += 1) > 6);
      }
    }
    await Promise.all([host, guest].map((person) => rush(person, id, random)));
    // Everybody looks at how it ended, for as long as they like.
    for (const { page } of [host, guest, watcher]) await playOn(page, mouse, random);
    await expectResult(host, id);
    expect(await watcher.page.locator('main#board [data-move]').count()).toBe(0);
    expect([...guest.troubles, ...watcher.troubles]).toEqual([]);
    for (const person of [host, guest, watcher]) await person.leave();
  });

  for (const options of solo ?? []) {
    test(`alone ${JSON.stringify(options)}`, async () => {
      const person = await Person.enter();
      const id = await person.open(game, [me], { options });
      await playMost(person, id, dice(5));
      await expectResult(person, id);
      await person.leave();
    });
  }

  for (const { name, players, options } of more) {
    test(name, async () => {
      const person = await Person.enter();
      const id = await person.open(game, [me, ...bots(players - 1)], { options });
      await playMost(person, id, dice(9));
      await expectResult(person, id);
      await person.leave();
    });
  }
}
