/** What every table can do besides playing to the end. */
import { expect, test } from 'vitest';
import type { Tested } from './games.ts';
import { bot, me, Person } from './house.ts';
import { dice, look, mouse, playOn, step } from './play.ts';
import { Server } from './server.ts';

export function interruptions({ game, players }: Tested): void {
  const seats = [me, ...Array.from({ length: players - 1 }, () => bot('random'))];

  /** Plays until there is a move that can be taken back; a turn is not confirmed meanwhile. */
  async function draft(person: Person, id: string): Promise<void> {
    const hand = { ...mouse, confirm: async () => {} };
    await playOn(person.page, hand, dice(21), async () => (await moves(person, id)) > 0);
    // What follows by itself has arrived when the page is at rest.
    const mine = person.page.locator('main#board[data-mine="true"]');
    await expect.poll(() => mine.count()).toBe(1);
  }

  /** How many moves can be taken back. */
  async function moves(person: Person, id: string): Promise<number> {
    return (await person.table(id)).draft?.moves.length ?? 0;
  }

  test('undo and restart the turn', async () => {
    const person = await Person.enter();
    const id = await person.open(game, seats);
    await draft(person, id);
    // Each Undo takes back what one click has played, which may be several moves.
    for (let drafted = await moves(person, id); drafted > 0; drafted = await moves(person, id)) {
      await person.page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => moves(person, id)).toBeLessThan(drafted);
    }
    await draft(person, id);
    await person.page.getByRole('button', { name: 'Restart' }).click();
    await expect.poll(async () => (await person.table(id)).draft).toBeNull();
    expect(person.troubles).toEqual([]);
    await person.leave();
  });

  test('a reload in mid-turn keeps the draft, and so does a second tab', async () => {
    const person = await Person.enter();
    const id = await person.open(game, seats);
    await draft(person, id);
    const before = await person.table(id);
    await person.page.reload();
    await person.page.locator('main#board').waitFor();
    const tab = await person.page.context().newPage();
    await tab.goto(`/table/${id}`);
    await tab.getByRole('button', { name: 'Restart' }).click();
    await expect.poll(async () => (await person.table(id)).draft).toBeNull();
    // The first tab follows without being asked.
    await expect
      .poll(() => person.page.getByRole('button', { name: 'Restart' }).isDisabled())
      .toBe(true);
    expect(before.draft?.moves.length).toBeGreaterThan(0);
    await person.leave();
  });

  test('the server is killed and comes back in mid-turn', async () => {
    const server = new Server();
    const house = await server.start();
    const person = await Person.enter({}, house);
    const id = await person.open(game, seats);
    await draft(person, id);
    const { draft: before } = await person.table(id);
    await server.stop('SIGKILL');
    await person.page.getByText('The connection is lost').waitFor();
    await server.start();
    await person.page.getByText('The connection is lost').waitFor({ state: 'hidden' });
    expect((await person.table(id)).draft).toEqual(before);
    const { revision } = await look(person.page);
    const random = dice(2);
    await expect
      .poll(async () => {
        await step(person.page, mouse, random);
        return (await look(person.page)).revision;
      })
      .not.toBe(revision);
    await person.leave();
    await server.stop();
    server.remove();
  });

  test('the language changes in mid-game without a reload', async () => {
    const person = await Person.enter();
    await person.open(game, seats);
    await person.page.getByRole('button', { name: 'Restart turn' }).waitFor();
    await person.page.evaluate(() => Object.assign(window, { stayed: true }));
    await person.page.getByRole('button', { name: 'FR', exact: true }).click();
    await person.page.getByRole('button', { name: 'Refaire le tour' }).waitFor();
    expect(await person.page.evaluate(() => 'stayed' in window)).toBe(true);
    expect(await person.page.evaluate(() => document.documentElement.lang)).toBe('fr');
    await person.leave();
  });

  test('a thing on the table is asked about, and the question plays nothing', async () => {
    const person = await Person.enter();
    const { page } = person;
    const id = await person.open(game, seats);
    await page.locator('main#board[data-mine="true"]').waitFor();
    const before = await person.table(id);
    await page.getByRole('button', { name: 'What is this?' }).click();
    const choice = (await look(page, 0.4)).choice!;
    await page.mouse.click(...choice);
    await page
      .locator('[data-note]')
      .getByText(/^[A-Z]\d+\.\d+/)
      .waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-note]').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    // By keyboard: whatever has the focus.
    await page.getByRole('button', { name: 'Hint' }).focus();
    await page.keyboard.press('?');
    await page.locator('[data-note]').getByText('A bot tells what it would do').waitFor();
    const { seq, step } = await person.table(id);
    expect({ seq, step }).toEqual({ seq: before.seq, step: before.step });
    expect(person.troubles).toEqual([]);
    await person.leave();
  });

  test('a hint is asked for and played', async () => {
    const person = await Person.enter();
    const id = await person.open(game, seats);
    await person.page.locator('main#board[data-mine="true"]').waitFor();
    await person.page.getByRole('button', { name: 'Hint' }).click();
    await person.page.locator('.hints button').first().click();
    await expect
      .poll(async () => {
        const { draft, seq } = await person.table(id);
        return (draft?.moves.length ?? 0) > 0 || seq > 1;
      })
      .toBe(true);
    await person.leave();
  });

  test('a finished game is replayed, linked to, and continued', async () => {
    const person = await Person.enter();
    const seats = Array.from({ length: players }, () => bot('random'));
    const { id } = await person.ask<{ id: string }>('POST', '/api/tables', {
      game,
      seats: [me, ...seats.slice(1)],
      start: true,
    });
    await person.page.goto(`/table/${id}`);
    // Somebody who leaves is played for by a bot.
    await person.ask('POST', `/api/tables/${id}/leave`);
    await expect.poll(async () => (await person.table(id)).status).toBe('finished');
    await person.page.goto(`/replay/${id}?at=12&seat=1`);
    await person.page.locator('output').getByText('12 /').waitFor();
    await person.page.getByRole('button', { name: 'One step forward' }).click();
    await person.page.locator('output').getByText('13 /').waitFor();
    expect(new URL(person.page.url()).searchParams.get('at')).toBe('13');
    await person.page.getByRole('button', { name: 'Verify the draws' }).click();
    await person.page.getByText('The seed is the promised one.').waitFor();
    await person.page.getByRole('button', { name: 'Close' }).click();
    const go = person.page.getByRole('button', { name: 'Continue from here' });
    for (let i = 0; i < 10 && (await go.isDisabled()); i++)
      await person.page.keyboard.press('ArrowRight');
    await go.click();
    await person.page.waitForURL('**/table/*');
    await playOn(person.page, mouse, dice(4));
    expect(person.troubles).toEqual([]);
    await person.leave();
  });
}
