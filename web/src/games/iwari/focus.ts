/** Playing by keyboard: the focus goes on from where it was when that place is gone. */
import { tick } from 'svelte';

type Focusable = HTMLElement | SVGElement;

export class Focus {
  /** Whether the keyboard is used: only then does the focus follow what is to be chosen. */
  #byKey = false;
  #last: Element | null = null;
  #at: readonly [x: number, y: number] = [0, 0];

  readonly attach = (root: HTMLElement) => {
    const key = () => (this.#byKey = true);
    const pointer = () => (this.#byKey = false);
    const come = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.hasAttribute('data-spot')) return;
      this.#last = target;
      this.#at = middle(target);
    };
    window.addEventListener('keydown', key, true);
    window.addEventListener('pointerdown', pointer, true);
    root.addEventListener('focusin', come);
    return () => {
      window.removeEventListener('keydown', key, true);
      window.removeEventListener('pointerdown', pointer, true);
      root.removeEventListener('focusin', come);
    };
  };

  /** After a change: goes to `goal`, or to what can be chosen nearest to where the focus was. */
  async follow(root: HTMLElement, confirming: boolean, goal: string | null = null): Promise<void> {
    if (!this.#byKey) return;
    await tick();
    const active = document.activeElement as Focusable | null;
    const stale = active === this.#last && !active?.hasAttribute('data-spot');
    if (active !== document.body && !stale && !goal) return;
    // Enter confirms the turn as long as it presses nothing else.
    if (confirming) return active?.blur();
    const spots = [...root.querySelectorAll<Focusable>('[data-spot]')];
    const there = goal ? root.querySelector<Focusable>(`[data-place="${CSS.escape(goal)}"]`) : null;
    (there ?? nearestTo(this.#at, spots))?.focus();
  }
}

export function nearestTo<T extends Element>(
  [x, y]: readonly [number, number],
  spots: readonly T[],
): T | undefined {
  let best: T | undefined;
  let least = Infinity;
  for (const spot of spots) {
    const [sx, sy] = middle(spot);
    const far = Math.hypot(sx - x, sy - y);
    if (far < least) [best, least] = [spot, far];
  }
  return best;
}

function middle(element: Element): readonly [number, number] {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
