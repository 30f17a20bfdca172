/** Getting up from a game, and coming back to it. */
import { afterAll, expect, test } from 'vitest';
import { bot, closeBrowser, me, open, Person } from './house.ts';

afterAll(closeBrowser);

test('who leaves is played for by a bot, and takes the seat back', async () => {
  const person = await Person.enter();
  const { page } = person;
  const id = await person.open('gorinto', [me, open]);
  const other = await Person.enter();
  await other.page.goto(`/table/${id}?key=${(await person.table(id)).keys!.invite}`);
  await other.page.getByRole('button', { name: 'Sit here' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('main#board').waitFor();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave the table…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave the table?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect((await person.table(id)).seats[0]!.away).toBe(false);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave the table…' }).click();
  await dialog.getByRole('button', { name: 'Leave, a bot plays on' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect((await person.table(id)).seats[0]).toMatchObject({ away: true, yours: true });

  await page.goto(`/table/${id}`);
  await page.getByText('A bot plays for you.').waitFor();
  await page.getByRole('button', { name: 'Take your seat back' }).click();
  await page.getByRole('button', { name: 'Restart turn' }).waitFor();
  expect((await person.table(id)).seats[0]!.away).toBe(false);
  expect(person.troubles).toEqual([]);
  await person.leave();
  await other.leave();
});

test('the end is agreed upon, and refused', async () => {
  const [host, guest] = [await Person.enter(), await Person.enter()];
  const id = await host.open('sagani', [me, open]);
  await guest.page.goto(`/table/${id}?key=${(await host.table(id)).keys!.invite}`);
  await guest.page.getByRole('button', { name: 'Sit here' }).click();
  await host.page.getByRole('button', { name: 'Start' }).click();
  await host.page.locator('main#board').waitFor();
  const ask = async () => {
    await host.page.getByRole('button', { name: 'Menu' }).click();
    await host.page.getByRole('button', { name: 'Leave the table…' }).click();
    await host.page.getByRole('button', { name: 'Ask to end the game here' }).click();
  };
  await ask();
  await guest.page.getByRole('button', { name: 'Play on' }).click();
  await host.page.getByText('would like to end the game here').waitFor({ state: 'detached' });
  await ask();
  await guest.page.getByRole('button', { name: 'End it' }).click();
  for (const { page } of [host, guest]) {
    await page.locator('main#board').waitFor({ state: 'detached' });
  }
  expect((await host.table(id)).status).toBe('closed');
  await host.leave();
  await guest.leave();
});

test('who resigns can’t come back', async () => {
  const person = await Person.enter();
  const { page } = person;
  const id = await person.open('gorinto', [me, bot(), open]);
  const other = await Person.enter();
  await other.page.goto(`/table/${id}?key=${(await person.table(id)).keys!.invite}`);
  await other.page.getByRole('button', { name: 'Sit here' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('main#board').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave the table…' }).click();
  await page.getByRole('button', { name: 'Resign for good' }).click();
  await page.getByText('You have resigned').waitFor();
  expect(await page.getByRole('button', { name: 'Take your seat back' }).count()).toBe(0);
  expect((await person.table(id)).seats[0]).toMatchObject({ resigned: true });
  await person.leave();
  await other.leave();
});
