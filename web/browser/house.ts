/** What the browser tests share: a browser, people in it, tables. */
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { inject } from 'vitest';
import type { NewTable, SeatWish, TableShown } from '../src/api/types.ts';

export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

let browser: Browser | undefined;

export async function openBrowser(): Promise<Browser> {
  browser ??= await chromium.launch({
    executablePath: process.env['ENGAWA_CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  return browser;
}

export async function closeBrowser(): Promise<void> {
  await browser?.close();
  browser = undefined;
}

/** A person with a browser of their own, and everything that went wrong on their pages. */
export class Person {
  readonly troubles: string[] = [];
  private constructor(
    readonly page: Page,
    readonly house: string,
  ) {
    page.on('pageerror', (error) => this.troubles.push(String(error)));
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== house && protocol.startsWith('http')) this.troubles.push(request.url());
    });
  }

  static async enter(options: BrowserContextOptions = {}, house = inject('address')) {
    const all = await openBrowser();
    const usual: BrowserContextOptions = {
      viewport: WIDE,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      baseURL: house,
    };
    const context = await all.newContext({ ...usual, ...options });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const person = new Person(page, house);
    // The page's own first question makes the guest; a second one beside it would make another.
    const guest = page.waitForResponse('**/api/me');
    await page.goto('/');
    await (await guest).finished();
    return person;
  }

  /** Asks the server as this person. */
  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.page.evaluate(
      async ({ method, path, body }) => {
        const headers = { 'content-type': 'application/json' };
        const sent = body === undefined ? {} : { headers, body: JSON.stringify(body) };
        const answer = await fetch(path, { method, ...sent });
        const text = await answer.text();
        return { ok: answer.ok, text };
      },
      { method, path, body },
    );
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.text}`);
    return (answer.text ? JSON.parse(answer.text) : undefined) as T;
  }

  /** Sits down at a new table, and opens it. */
  async open(game: string, seats: SeatWish[], rest: Partial<NewTable> = {}): Promise<string> {
    const start = seats.every((seat) => seat.who !== 'open');
    const request: NewTable = { game, seats, start, ...rest };
    const { id } = await this.ask<{ id: string }>('POST', '/api/tables', request);
    await this.page.goto(`/table/${id}`);
    return id;
  }

  table(id: string): Promise<TableShown> {
    return this.ask('GET', `/api/tables/${id}`);
  }

  /** Chooses settings before a page is opened. */
  async settle(settings: Record<string, unknown>): Promise<void> {
    await this.ask('PATCH', '/api/me', { settings });
    await this.page.evaluate(
      (text) => localStorage.setItem('engawa-settings', text),
      JSON.stringify(settings),
    );
  }

  async leave(): Promise<void> {
    await this.page.context().close();
  }
}

export const me: SeatWish = { who: 'me' };
export const bot = (level = 'easy'): SeatWish => ({ who: 'bot', level });
export const here = (name: string): SeatWish => ({ who: 'hot-seat', name });
export const open: SeatWish = { who: 'open' };
