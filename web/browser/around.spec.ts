/** Everything around the tables: coming in, sitting down, being somebody. */
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { bot, closeBrowser, me, open, Person, PHONE } from './house.ts';
import { dice, mouse, playOn } from './play.ts';
import { Server } from './server.ts';

afterAll(closeBrowser);

const data = (path: string) => fileURLToPath(new URL(`../../crates/${path}`, import.meta.url));

/** The id of the table a page shows. */
async function tableId({ page }: Person): Promise<string> {
  await page.waitForURL(/\/table\//);
  return new URL(page.url()).pathname.split('/')[2]!;
}

describe('home', () => {
  test('play now takes two clicks, and remembers how it was the last time', async () => {
    const person = await Person.enter();
    await person.page.getByRole('button', { name: /Play now/ }).click();
    const dialog = person.page.getByRole('dialog', { name: 'Which game?' });
    await dialog.getByText('medium').click();
    await dialog.getByText('2', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Gorinto' }).click();
    const first = await person.table(await tableId(person));
    expect(first.status).toBe('playing');
    expect(first.seats.map(({ level }) => level)).toEqual([null, 'medium', 'medium']);

    await person.page.goto('/');
    await person.page.getByRole('button', { name: /Play now/ }).click();
    // The game of the last time has the focus.
    await person.page.keyboard.press('Enter');
    const second = await person.table(await tableId(person));
    expect(second.id).not.toBe(first.id);
    expect(second.seats.map(({ level }) => level)).toEqual([null, 'medium', 'medium']);
    expect(person.troubles).toEqual([]);
    await person.leave();
  });

  test('a table of the lobby is joined, and waits in my games', async () => {
    const [host, guest] = [await Person.enter(), await Person.enter({ viewport: PHONE })];
    await host.ask('PATCH', '/api/me', { name: 'Hana' });
    const id = await host.open('gorinto', [me, open, open], { public: true });
    await guest.page.goto('/tables');
    await guest.page.getByRole('button', { name: /Join Gorinto, with Hana/ }).click();
    expect(await tableId(guest)).toBe(id);
    const { seats } = await guest.table(id);
    expect(seats.map(({ yours }) => yours)).toEqual([false, true, false]);
    await guest.page.goto('/');
    const mine = guest.page.getByRole('region', { name: 'Continue' });
    await mine.getByRole('link', { name: /Go there Gorinto, with Hana/ }).waitFor();
    await host.leave();
    await guest.leave();
  });

  test('a server that is away is spoken of, and missed no longer when it is back', async () => {
    const server = new Server();
    const person = await Person.enter({}, await server.start());
    await person.page.getByText('Nobody is looking for players').waitFor();
    await server.stop('SIGKILL');
    const notice = person.page.getByText('The server can’t be reached');
    await notice.waitFor();
    await server.start();
    await notice.waitFor({ state: 'detached' });

    // A page that was never shown before can't come without the server, but as soon as it can.
    await server.stop('SIGKILL');
    await person.page.getByRole('link', { name: 'Tables', exact: true }).click();
    await person.page.getByRole('alert').getByText('The server can’t be reached').waitFor();
    await server.start();
    await person.page.getByRole('heading', { name: 'My games' }).waitFor();
    expect(person.troubles).toEqual([]);
    await person.leave();
    await server.stop();
    server.remove();
  });
});

describe('a new table', () => {
  test('says why something can’t be chosen, and asks for what can', async () => {
    const person = await Person.enter();
    const { page } = person;
    await page.goto('/new/gorinto');
    const players = page.getByRole('group', { name: 'Players', exact: true });
    expect(await players.getByRole('radio', { name: '5' }).isDisabled()).toBe(true);
    await page.getByText('Gorinto is for 1–4 players.').waitFor();
    const removal = page.getByRole('radio', { name: /Tactical/ });
    expect(await removal.isDisabled()).toBe(false);
    await players.getByText('4', { exact: true }).click();
    expect(await removal.isDisabled()).toBe(true);
    await page.getByText('Only for 2 players.').waitFor();

    await page.getByRole('switch', { name: 'Partners' }).press('Space');
    await page.getByText('Mesa').click();
    await page.getByRole('group', { name: 'Seat 2' }).getByText('This device').click();
    await page.getByRole('textbox', { name: 'Name at seat 2' }).fill('Ren');
    await page.getByRole('button', { name: 'Begin' }).click();
    const table = await person.table(await tableId(person));
    expect(table.status).toBe('playing');
    expect(table.options).toMatchObject({ landscape: 'mesa', partners: 'on' });
    expect(table.seats.map(({ kind, name }) => [kind, name])[1]).toEqual(['person', 'Ren']);
    expect(table.clock).toBeNull();
    expect(person.troubles).toEqual([]);
    await person.leave();
  });

  test('with an open seat waits, and has a link with a code for somebody else', async () => {
    const [host, guest] = [await Person.enter(), await Person.enter()];
    await host.page.getByRole('link', { name: 'or invite a friend' }).click();
    await host.page.getByRole('link', { name: 'Gorinto' }).click();
    await host.page.getByText('3 days', { exact: true }).click();
    await host.page.getByRole('button', { name: 'Open the table' }).click();
    const id = await tableId(host);
    const link = await host.page.getByLabel('Link to take a seat').inputValue();
    await host.page.getByRole('button', { name: 'QR code' }).first().click();
    await host.page.getByRole('img', { name: 'QR code' }).waitFor();
    expect((await host.table(id)).clock?.rule).toEqual({ bank: 259_200, increment: 43_200 });

    await guest.page.goto(link);
    await guest.page.getByRole('button', { name: 'Sit here' }).click();
    await expect
      .poll(async () => (await host.table(id)).seats.map(({ kind }) => kind))
      .toEqual(['person', 'person']);
    await host.leave();
    await guest.leave();
  });

  test.each([
    ['iwari', 'iwari/data/vast-lands.json', '12 territories'],
    ['inori', 'inori/data/reconstruction.toml', 'cards.'],
  ])('a file for %s is checked, faults and all', async (game, file, found) => {
    const person = await Person.enter();
    const { page } = person;
    await page.goto(`/check/${game}`);
    const input = page.locator('input[type=file]');
    const bad = { name: 'bad.toml', mimeType: 'text/plain', buffer: Buffer.from('{"x": 1}') };
    await input.setInputFiles(bad);
    await page.getByText(/bad\.toml has .*fault/).waitFor();
    expect(await page.getByRole('listitem').count()).toBeGreaterThan(0);
    await input.setInputFiles(data(file));
    await page.getByText('can be played with').first().waitFor();
    // The page counts, and so does the picture once it is drawn.
    await page.getByText(found).first().waitFor();
    expect(person.troubles).toEqual([]);
    await person.leave();
  });
});

describe('being somebody', () => {
  test('a personal link makes another device the same person, until it is revoked', async () => {
    const [first, second] = [await Person.enter(), await Person.enter()];
    await first.page.goto('/settings');
    await first.page.getByRole('textbox', { name: 'Name' }).fill('Aya');
    await first.page.getByRole('button', { name: 'Save' }).click();
    await first.page.getByText('Saved.').waitFor();
    await first.page.getByRole('button', { name: 'Make a personal link' }).click();
    const link = await first.page.getByLabel('Your personal link').inputValue();

    // Somebody who has a game here is asked before being replaced.
    await second.open('gorinto', [me, bot()]);
    await second.page.goto(link);
    await second.page.getByText('from here you can’t reach them any more').waitFor();
    await second.page.getByRole('button', { name: 'Be this person here' }).click();
    await second.page.waitForURL((url) => url.pathname === '/');
    expect(await second.ask('GET', '/api/me')).toMatchObject({ name: 'Aya' });

    await first.page.getByRole('button', { name: /^Revoke/ }).click();
    await first.page.getByText('No personal link works').waitFor();
    await second.page.goto(link);
    await second.page.getByRole('button', { name: 'Be this person here' }).click();
    await second.page.getByText('This link does not work any more.').waitFor();
    await first.leave();
    await second.leave();
  });

  test('settings change the page at once and are kept for the person', async () => {
    const person = await Person.enter();
    const { page } = person;
    await page.goto('/settings');
    const choices = page.getByRole('main');
    await choices.getByText('Night', { exact: true }).click();
    await choices.getByText('Français', { exact: true }).click();
    await page.getByRole('heading', { name: 'Réglages' }).waitFor();
    await page.getByRole('switch', { name: 'Confirmer les tours' }).press('Space');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('night');
    const kept = async () => (await person.ask<{ settings: unknown }>('GET', '/api/me')).settings;
    await expect.poll(kept).toMatchObject({ theme: 'night', language: 'fr', confirmTurns: false });
    // Another browser that knows nothing but the person.
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.getByRole('heading', { name: 'Réglages' }).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('night');
    expect(person.troubles).toEqual([]);
    await person.leave();
  });

  test('choices that are none are made by themselves, if one likes', async () => {
    const person = await Person.enter();
    await person.settle({ forcedMoves: true });
    const id = await person.open('gorinto', [me, bot('random')]);
    let steps = 0;
    await playOn(person.page, mouse, dice(13), async () => {
      await expect.poll(async () => (await person.table(id)).moves.length).not.toBe(1);
      return (steps += 1) > 60;
    });
    await person.leave();
  });
});
