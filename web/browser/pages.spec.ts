/** Every page, in both themes: nothing serious for axe to find, nothing from elsewhere, not heavy. */
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from './games.ts';
import { bot, closeBrowser, me, Person, PHONE } from './house.ts';

afterAll(closeBrowser);

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PAGES = [
  '/',
  '/new',
  '/settings',
  '/tables',
  '/rules',
  '/check/iwari',
  '/check/inori',
  '/me/nobody',
  '/nowhere',
];

interface Finding {
  id: string;
  impact: string;
  nodes: { html: string; failureSummary: string }[];
}

async function faults(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const axe = (window as unknown as { axe: { run(): Promise<{ violations: Finding[] }> } }).axe;
    return (await axe.run()).violations;
  });
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`));
}

describe.each(['day', 'night'])('by %s', (theme) => {
  let people: Person[] = [];
  beforeAll(async () => {
    people = [await Person.enter(), await Person.enter({ viewport: PHONE })];
    for (const person of people) await person.settle({ theme });
  });
  afterAll(async () => {
    for (const person of people) await person.leave();
  });

  test.each([...PAGES, ...GAMES.flatMap(({ game }) => [`/new/${game}`, `/rules/${game}`])])(
    '%s is accessible, wide and on a phone',
    async (path) => {
      for (const { page, troubles } of people) {
        await page.goto(path);
        await page.locator('h1').first().waitFor();
        await page.waitForLoadState('networkidle');
        expect(await faults(page)).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide).toBeLessThanOrEqual(0);
        expect(troubles).toEqual([]);
      }
    },
  );

  test.each(GAMES)('the table of $game is accessible', async ({ game, players }) => {
    const bots = Array.from({ length: players - 1 }, () => bot('random'));
    for (const person of people) {
      await person.open(game, [me, ...bots]);
      await person.page.locator('main#board[data-mine="true"]').waitFor();
      expect(await faults(person.page)).toEqual([]);
      expect(person.troubles).toEqual([]);
    }
  });
});

describe('light', () => {
  /** What a first visit to an address fetches, in kB as sent. */
  async function weigh(go: (person: Person) => Promise<void>): Promise<number> {
    const person = await Person.enter();
    const session = await person.page.context().newCDPSession(person.page);
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    const fetched = new Set<string>();
    person.page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!pathname.startsWith('/api/')) fetched.add(pathname);
    });
    await go(person);
    await person.page.waitForTimeout(500);
    await person.leave();
    const sizes = await Promise.all([...fetched].map((path) => sent(person.house + path)));
    return sizes.reduce((sum, size) => sum + size, 0) / 1000;
  }

  /** The bytes of an answer as they come, compressed if the server does. */
  function sent(url: string): Promise<number> {
    return new Promise((resolve, reject) => {
      const asked = get(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
        answer.on('end', () => resolve(bytes));
      });
      asked.on('error', reject);
    });
  }

  test('home is under 250 kB', async () => {
    const weight = await weigh(async ({ page }) => {
      await page.goto('/');
      await page.waitForLoadState('networkidle');
    });
    expect(weight).toBeGreaterThan(100);
    expect(weight).toBeLessThan(250);
  });

  test.each(GAMES)('the table of $game is under 400 kB', async ({ game, players }) => {
    const weight = await weigh(async (person) => {
      await person.open(game, [me, ...Array.from({ length: players - 1 }, () => bot('random'))]);
      await person.page.locator('main#board[data-mine="true"]').waitFor();
    });
    expect(weight).toBeGreaterThan(100);
    expect(weight).toBeLessThan(400);
  });
});
