/** People who play whatever they can reach, by mouse, touch or keyboard. */
import type { Locator, Page } from 'playwright-core';

/** One way to use the page. */
export interface Hand {
  press(page: Page, target: Locator): Promise<void>;
  confirm(page: Page): Promise<void>;
  /** Chooses something on the board. */
  choose(page: Page, random: () => number): Promise<void>;
}

const BOARD = 'main#board';
const CONFIRM = `${BOARD} .buttons .primary`;
const CURTAIN = '[data-curtain] button';

/** The same choices every time. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

/** Plays until the result is shown, or until `enough` says so. */
export async function playOn(
  page: Page,
  hand: Hand,
  random: () => number,
  enough: () => Promise<boolean> = async () => false,
): Promise<void> {
  for (let turns = 0; turns < 3000; turns++) {
    if ((await page.locator('[data-result]').count()) > 0 || (await enough())) return;
    await step(page, hand, random);
  }
  throw new Error('the game does not end');
}

/** One thing a person does: lift the curtain, confirm, choose, or wait. */
export async function step(page: Page, hand: Hand, random: () => number): Promise<void> {
  const curtain = page.locator(CURTAIN);
  if ((await curtain.count()) > 0) return hand.press(page, curtain);
  const confirm = page.locator(`${CONFIRM}:not([disabled])`);
  if ((await confirm.count()) > 0) return hand.confirm(page);
  const before = await look(page);
  if (!before.mine) {
    await page.waitForTimeout(40);
    return;
  }
  await hand.choose(page, random);
  await page.waitForTimeout(30);
}

export async function look(page: Page): Promise<{ revision: string; mine: boolean }> {
  return page.evaluate((board) => {
    const main = document.querySelector(board);
    return {
      revision: main?.getAttribute('data-revision') ?? '',
      mine: main?.getAttribute('data-mine') === 'true',
    };
  }, BOARD);
}

/** A pointer presses something that plays a move, or else something that leads to one. */
async function choose(
  page: Page,
  random: () => number,
  press: (target: Locator) => Promise<void>,
): Promise<void> {
  const moves = page.locator(`${BOARD} [data-move]:not([aria-disabled="true"]):not([disabled])`);
  const picks = page.locator(`${BOARD} [data-pick]:not([aria-disabled="true"]):not([disabled])`);
  const spots = (await moves.count()) > 0 && random() < 0.9 ? moves : picks;
  const count = await spots.count();
  if (count === 0) return;
  const target = spots.nth(Math.floor(random() * count));
  try {
    await press(target);
  } catch {
    // Something lies above it, or it has just gone: a person would press something else.
  }
}

export const mouse: Hand = {
  press: (_, target) => target.click({ timeout: 1500 }),
  confirm: (page) => page.locator(CONFIRM).click({ timeout: 5000 }),
  choose: (page, random) => choose(page, random, (target) => target.click({ timeout: 700 })),
};

export const touch: Hand = {
  press: (_, target) => target.tap({ timeout: 1500 }),
  confirm: (page) => page.locator(CONFIRM).tap({ timeout: 5000 }),
  choose: (page, random) => choose(page, random, (target) => target.tap({ timeout: 700 })),
};

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

export const keyboard: Hand = {
  press: async (page, target) => {
    await target.focus();
    await page.keyboard.press('Enter');
  },
  confirm: (page) => page.keyboard.press('c'),
  choose: async (page, random) => {
    if (!(await reachBoard(page))) return;
    const steps = Math.floor(random() * 5);
    for (let i = 0; i < steps; i++) {
      await page.keyboard.press(ARROWS[Math.floor(random() * ARROWS.length)]!);
    }
    await page.keyboard.press('Enter');
  },
};

const onSpot = (page: Page) =>
  page.evaluate(() => document.activeElement?.hasAttribute('data-spot') ?? false);

/** Tabs to something choosable; from the top of the page by the link that skips to the board. */
async function reachBoard(page: Page): Promise<boolean> {
  for (let i = 0; i < 80; i++) {
    if (await onSpot(page)) return true;
    await page.keyboard.press('Tab');
    const skip = await page.evaluate(() => document.activeElement?.classList.contains('skip'));
    if (skip) await page.keyboard.press('Enter');
  }
  return onSpot(page);
}
