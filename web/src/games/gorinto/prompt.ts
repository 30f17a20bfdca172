/** What the action bar says, for what is being chosen. */
import { NO_PROMPT, type Prompt } from '$lib/table/session';
import type { Choice } from './choice.svelte';
import { lane, onTop } from './places';
import { tile } from './words';

export function promptOf(choice: Choice): Prompt {
  const { view, session, space } = choice;
  if (!session.moves.length) return NO_PROMPT;
  switch (view.step) {
    case 'move-tile': {
      const element = space ? choice.tileOn(space) : null;
      if (!space || !element) return { say: { id: 'gorinto-pick-tile' }, steps: steps(0, null) };
      const line = onTop(space) ? 'abcde'[lane(space)]! : String(lane(space) + 1);
      const id = onTop(space) ? 'gorinto-choose-column' : 'gorinto-choose-row';
      const gather = choice.landing?.gather ?? null;
      return {
        say: { id, args: { tile: tile(element), line } },
        steps: steps(1, gather),
        back: () => choice.pick(space),
      };
    }
    case 'gather': {
      const { done, total } = choice.progress;
      const dig = choice.levels.size > 0;
      const id = dig ? 'gorinto-choose-below' : 'gorinto-choose-gather';
      return { say: { id, args: { done: done + 1, total } }, steps: steps(2, total) };
    }
    case 'give':
      return { say: { id: 'gorinto-choose-gift' } };
    case 'remove':
      return { say: { id: 'gorinto-choose-removal' } };
    default:
      return NO_PROMPT;
  }
}

function steps(now: number, gather: number | null): NonNullable<Prompt['steps']> {
  const last =
    gather === null
      ? { id: 'gorinto-step-gather' }
      : { id: 'gorinto-step-gather-n', args: { count: gather } };
  return [{ id: 'gorinto-step-pick' }, { id: 'gorinto-step-land' }, last].map((say, i) => ({
    say,
    state: i < now ? 'done' : i === now ? 'now' : 'next',
  }));
}
