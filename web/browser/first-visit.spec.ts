/** A browser that was never here before opens a link, and what may go wrong with a table's stream. */
import { afterAll, expect, test } from 'vitest';
import type { BrowserContext, Page } from 'playwright-core';
import { inject } from 'vitest';
import { bot, closeBrowser, me, open, openBrowser, Person, WIDE } from './house.ts';

afterAll(closeBrowser);

/** A page of a browser without a cookie, whose `/api/me` is answered when told to. */
async function stranger(): Promise<{ page: Page; context: BrowserContext; meet: () => void }> {
  const context = await (
    await openBrowser()
  ).newContext({
    viewport: WIDE,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    baseURL: inject('address'),
  });
  const page = await context.newPage();
  let meet = () => {};
  const met = new Promise<void>((done) => (meet = done));
  await page.route('**/api/me', async (route) => {
    await met;
    await route.continue();
  });
  return { page, context, meet };
}

test.each(['invite', 'watch'] as const)(
  'a link to %s works in a browser that was never here',
  async (kind) => {
    const host = await Person.enter();
    const id = await host.open('gorinto', [me, open]);
    const { keys } = await host.table(id);
    const { page, context, meet } = await stranger();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`/table/${id}?key=${keys![kind]}`);
    await page.getByText('One moment').waitFor();
    expect(asked.filter((path) => path.startsWith('/api/tables'))).toEqual([]);
    expect(page.url()).toContain('key=');
    meet();
    await page.getByRole('heading', { name: 'A table is being laid' }).waitFor();
    await page.waitForURL((url) => !url.search);
    await context.close();
    await host.leave();
  },
);

test('a key that does not work stays in the address', async () => {
  const host = await Person.enter();
  const id = await host.open('gorinto', [me, open]);
  const { page, context, meet } = await stranger();
  meet();
  await page.goto(`/table/${id}?key=wrong`);
  await page.getByText('There is no such table, or it is private.').waitFor();
  expect(page.url()).toContain('key=wrong');
  await context.close();
  await host.leave();
});

test('a stream that is refused is told plainly, and comes back when asked', async () => {
  const person = await Person.enter();
  const { page } = person;
  let refused = 0;
  const body = JSON.stringify({ code: 'table/unknown', message: 'There is no such table.' });
  await page.route('**/events', (route) => {
    refused += 1;
    return route.fulfill({ status: 404, contentType: 'application/json', body });
  });
  await person.open('gorinto', [me, bot()]);
  await page.getByRole('alert').getByText('There is no such table, or it is private.').waitFor();
  expect(refused).toBe(1);
  await page.unroute('**/events');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Try again' }).waitFor({ state: 'detached' });
  await person.leave();
});

test('a hint leaves the board as large as it was', async () => {
  const person = await Person.enter();
  const { page } = person;
  await person.open('gorinto', [me, bot()]);
  await page.locator('main#board[data-mine="true"]').waitFor();
  const mountain = async () => (await page.locator('.mountain').first().boundingBox())!;
  const before = await mountain();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.hints').waitFor();
  expect(await mountain()).toEqual(before);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.locator('.hints').waitFor({ state: 'detached' });
  expect(await mountain()).toEqual(before);
  await person.leave();
});
