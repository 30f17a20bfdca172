/** People who play whatever they can reach, by mouse, touch or keyboard. */
import type { Page } from 'playwright-core';
import type { TableShown } from '../src/api/types.ts';
import type { Person } from './house.ts';

/** What a person sees when they look up. */
interface Sight {
  over: boolean;
  mine: boolean;
  revision: string;
  /** Something that must be pressed first: the curtain, or what skips a scoring shown in steps. */
  curtain: Point | null;
  confirm: Point | null;
  /** Something on the board that can be pressed where it can be seen. */
  choice: Point | null;
}
type Point = [x: number, y: number];

/** One way to use the page. */
export interface Hand {
  /** Presses what is at that point. */
  press(page: Page, at: Point): Promise<void>;
  confirm(page: Page, at: Point): Promise<void>;
  choose(page: Page, at: Point | null, random: () => number): Promise<void>;
}

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
  for (let steps = 0; steps < 5000; steps++) {
    if ((await step(page, hand, random)) || (await enough())) return;
  }
  throw new Error(`the game does not end: ${await standstill(page)}`);
}

/** What the page shows and what the server says of its table, to tell which of them stands still. */
async function standstill(page: Page): Promise<string> {
  const sight = await look(page);
  const table = await page.evaluate(async () => {
    const [, , id] = location.pathname.split('/');
    const { seq, step, turn, status, draft, you, moves } = (await (
      await fetch(`/api/tables/${id}`)
    ).json()) as TableShown;
    return { seq, step, turn, status, draft, you, moves: moves.length };
  });
  return JSON.stringify({
    sight,
    notice: await page.locator('.bar .say').allTextContents(),
    table,
  });
}

/** Plays without looking, straight at the server, until the game is over or `enough`. */
export async function rush(
  person: Person,
  id: string,
  random: () => number,
  enough: (table: TableShown) => boolean = () => false,
): Promise<void> {
  for (let refused = 0; ;) {
    const table = await person.table(id);
    if (table.status === 'finished' || enough(table)) return;
    const { moves, seq, step, draft, you } = table;
    const at = { seq, step, ...(you.viewer === null ? {} : { seat: you.viewer }) };
    const move = moves[Math.floor(random() * moves.length)]?.move;
    if (!draft?.complete && !move) {
      await person.page.waitForTimeout(25);
      continue;
    }
    const [what, body] = draft?.complete
      ? ['confirm', at]
      : ['moves', { ...at, move, confirm: true }];
    try {
      await person.ask('POST', `/api/tables/${id}/${what}`, body);
      refused = 0;
    } catch (error) {
      // What was pressed just before may still be on its way.
      if ((refused += 1) > 5) throw error;
    }
  }
}

/** Plays for a while in the browser, rushes to the end, and looks at the result. */
export async function playMost(person: Person, id: string, random: () => number): Promise<void> {
  let steps = 0;
  await playOn(person.page, mouse, random, async () => (steps += 1) > 100);
  await rush(person, id, random);
  await playOn(person.page, mouse, random);
}

/** One thing a person does: lift the curtain, confirm, choose, or wait. True if the game is over. */
export async function step(page: Page, hand: Hand, random: () => number): Promise<boolean> {
  const sight = await look(page, random());
  if (sight.over) return true;
  if (sight.curtain) await hand.press(page, sight.curtain);
  else if (sight.confirm) await hand.confirm(page, sight.confirm);
  else if (sight.mine) await hand.choose(page, sight.choice, random);
  else await page.waitForTimeout(25);
  return false;
}

/** Looks at the page: what is to be done, and what can be reached. `fate` from 0 to 1 chooses. */
export function look(page: Page, fate = 0): Promise<Sight> {
  return page.evaluate((fate) => {
    const within = (box: DOMRect): [number, number][] => {
      const points: [number, number][] = [];
      for (const y of [0.5, 0.3, 0.7, 0.15, 0.85]) {
        for (const x of [0.5, 0.3, 0.7, 0.15, 0.85]) {
          points.push([box.left + box.width * x, box.top + box.height * y]);
        }
      }
      return points;
    };
    /** Where an element can be pressed without pressing something above it. */
    const reach = (element: Element | null | undefined): [number, number] | null => {
      if (!element) return null;
      const box = element.getBoundingClientRect();
      if (box.top < 0 || box.bottom > innerHeight) element.scrollIntoView({ block: 'center' });
      const hit = ([x, y]: [number, number]) => {
        const top = document.elementFromPoint(x, y);
        return top !== null && (element === top || element.contains(top));
      };
      return within(element.getBoundingClientRect()).find(hit) ?? null;
    };
    const board = document.querySelector('main#board');
    const all = (what: string) => [
      ...(board?.querySelectorAll(`[${what}]:not([aria-disabled="true"]):not([disabled])`) ?? []),
    ];
    const choose = (): [number, number] | null => {
      const moves = all('data-move');
      const picks = all('data-pick');
      const lot = (fate * 7919) % 1;
      const spots = moves.length > 0 && (lot < 0.9 || picks.length === 0) ? moves : picks;
      for (let tries = 0; tries < spots.length; tries++) {
        const at = reach(spots[(Math.floor(fate * spots.length) + tries) % spots.length]);
        if (at) return at;
      }
      return null;
    };
    const mine = board?.getAttribute('data-mine') === 'true';
    const confirm = board?.querySelector('.buttons .primary:not([disabled])');
    const curtain =
      reach(document.querySelector('[data-curtain] button')) ??
      reach(document.querySelector('[data-skip]'));
    return {
      over: document.querySelector('[data-result]') !== null,
      mine,
      revision: board?.getAttribute('data-revision') ?? '',
      curtain,
      confirm: curtain ? null : reach(confirm),
      choice: mine && !curtain && !confirm ? choose() : null,
    };
  }, fate);
}

const click = (page: Page, [x, y]: Point) => page.mouse.click(x, y);
const tap = (page: Page, [x, y]: Point) => page.touchscreen.tap(x, y);
const none = (page: Page) => page.waitForTimeout(25);

export const mouse: Hand = {
  press: click,
  confirm: click,
  choose: (page, at) => (at ? click(page, at) : none(page)),
};

export const touch: Hand = {
  press: tap,
  confirm: tap,
  choose: (page, at) => (at ? tap(page, at) : none(page)),
};

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

export const keyboard: Hand = {
  // What must be pressed first has the focus already.
  press: (page) => page.keyboard.press('Enter'),
  confirm: (page) => page.keyboard.press('c'),
  choose: async (page, _, random) => {
    if (!(await reachBoard(page))) return;
    const steps = Math.floor(random() * 5);
    for (let i = 0; i < steps; i++) {
      await page.keyboard.press(ARROWS[Math.floor(random() * ARROWS.length)]!);
    }
    await page.keyboard.press('Enter');
  },
};

/** Tabs to something choosable; from the top of the page by the link that skips to the board. */
async function reachBoard(page: Page): Promise<boolean> {
  for (let i = 0; i < 80; i++) {
    const at = await page.evaluate(() => {
      const focus = document.activeElement;
      if (focus?.hasAttribute('data-spot')) return 'spot';
      return focus?.classList.contains('skip') ? 'skip' : 'elsewhere';
    });
    if (at === 'spot') return true;
    await page.keyboard.press(at === 'skip' ? 'Enter' : 'Tab');
    if (at === 'skip') await page.keyboard.press('Tab');
  }
  return false;
}
