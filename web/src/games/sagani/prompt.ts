/** What the action bar says, step by step. */
import { NO_PROMPT, type Prompt } from '$lib/table/session';
import type { Choice } from './choice.svelte';
import { element } from './tiles';

export function promptFor(choice: Choice): Prompt {
  const { session, view, tile } = choice;
  if (choice.laying) return NO_PROMPT;
  const back = backFrom(choice);
  if (!session.moves.length) return { ...NO_PROMPT, ...(back ? { back } : {}) };
  if (tile !== null) {
    const args = { element: element(tile) };
    const rotate = view.phase === 'rotate';
    return {
      say: { id: rotate ? 'sagani-say-rotate' : 'sagani-say-place', args },
      also: { id: keys(choice) },
      ...(back ? { back } : {}),
    };
  }
  if (view.phase === 'interlude') {
    return { say: { id: 'sagani-say-interlude' }, also: { id: 'sagani-say-interlude-also' } };
  }
  if (session.moves.includes('x')) {
    return { say: { id: 'sagani-say-one-left' }, also: { id: 'sagani-say-one-left-also' } };
  }
  return view.phase === 'take' ? { say: { id: 'sagani-say-take' } } : NO_PROMPT;
}

/** What a step back is: the tile out of the hand, or all that one click has laid. */
function backFrom(choice: Choice): (() => void) | undefined {
  if (choice.picked !== null) return () => choice.back();
  return choice.session.draft?.moves.length ? () => void choice.lift() : undefined;
}

/** How it is turned, laid and put back, by what is in the person's hands. */
function keys(choice: Choice): string {
  if (choice.touch) return 'sagani-keys-touch';
  return choice.picked === null ? 'sagani-keys-hand' : 'sagani-keys-picked';
}
