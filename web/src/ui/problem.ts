/** What went wrong with a request, in the person's language where we have words for it. */
import { Refused, Unreachable } from '$lib/api/client';
import { i18n, type Phrase } from '$lib/app/i18n.svelte';

export function failure(error: unknown): Phrase {
  if (error instanceof Unreachable) return { id: 'unreachable-now' };
  if (!(error instanceof Refused)) throw error;
  const id = `problem-${error.code.replaceAll('/', '-')}`;
  return i18n.has(id) ? { id } : { id: 'problem', args: { message: error.message } };
}

export const problem = (error: unknown): string => i18n.say(failure(error));
