/** How long it takes from pressing a move until it is on the screen. `cargo xtask latency` */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { GAMES } from './games.ts';
import { bot, closeBrowser, me, Person } from './house.ts';
import { dice, mouse, playOn, type Hand } from './play.ts';

afterAll(closeBrowser);

const MOVES = 30;

/** Milliseconds since a press: the new state is in the page, its frame is made, it is seen. */
interface Times {
  state: number;
  frame: number;
  seen?: number;
}

declare global {
  interface Window {
    times: Times[];
  }
}

/** A hand that looks where it presses, and then at what came of it. */
const calm: Hand = {
  ...mouse,
  press: unhurried(mouse.press),
  confirm: unhurried(mouse.confirm),
  choose: async (page, at) => (at ? unhurried(mouse.press)(page, at) : page.waitForTimeout(50)),
};

function unhurried(press: Hand['press']): Hand['press'] {
  return async (page, at) => {
    await page.mouse.move(...at);
    await page.waitForTimeout(250);
    await press(page, at);
    await page.waitForTimeout(450);
  };
}

/** Watches the page from within: a mark that appears with the new state tells when it is seen. */
function watch(): void {
  window.times = [];
  let pressed: { at: number; revision: string | undefined } | null = null;
  const marks = new Map<string, { at: number; times: Times }>();
  const board = () => document.querySelector<HTMLElement>('main#board');
  addEventListener(
    'click',
    ({ timeStamp }) => (pressed = { at: timeStamp, revision: board()?.dataset['revision'] }),
    true,
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & PerformanceElementTiming)[]) {
      const mark = marks.get(entry.identifier);
      if (mark) mark.times.seen ??= entry.renderTime - mark.at;
    }
  }).observe({ type: 'element', buffered: true });
  new MutationObserver(() => {
    if (!pressed || board()?.dataset['revision'] === pressed.revision) return;
    const { at } = pressed;
    pressed = null;
    const times: Times = { state: performance.now() - at, frame: 0 };
    const name = `move ${window.times.push(times)}`;
    marks.set(name, { at, times });
    const mark = document.createElement('p');
    mark.setAttribute('elementtiming', name);
    mark.textContent = name;
    mark.style.cssText = 'position:fixed;top:60px;left:300px;z-index:99;margin:0;font-size:9px';
    document.body.append(mark);
    setTimeout(() => mark.remove(), 400);
    requestAnimationFrame(() => {
      const made = new MessageChannel();
      made.port1.onmessage = () => (times.frame = performance.now() - at);
      made.port2.postMessage(null);
    });
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-revision'] });
}

interface PerformanceElementTiming {
  identifier: string;
  renderTime: number;
}

test.each(GAMES)('$game', async ({ game, players }) => {
  const person = await Person.enter({ reducedMotion: 'no-preference' });
  await person.page.addInitScript(watch);
  const bots = Array.from({ length: players - 1 }, () => bot('random'));
  await person.open(game, [me, ...bots]);
  const done = async () => (await count(person.page)) >= MOVES;
  await playOn(person.page, calm, dice(7), done);
  const times = await person.page.evaluate(() => window.times);
  expect(times.length).toBeGreaterThan(5);
  const told = (['state', 'frame', 'seen'] as const).map((what) => {
    const all = times.map((one) => one[what] ?? NaN).filter((ms) => !Number.isNaN(ms));
    all.sort((a, b) => a - b);
    const share = (part: number) => Math.round(all[Math.floor(all.length * part)] ?? NaN);
    return `${what} ${share(0.5)} ms (9 of 10: ${share(0.9)})`;
  });
  console.log(`${game}, ${times.length} moves: ${told.join(', ')}`);
  await person.leave();
});

const count = (page: Page) => page.evaluate(() => window.times.length);
