/** What went wrong with a request, in the person's language where we have words for it. */
import { Refused, Unreachable } from '$lib/api/client';
import { i18n } from '$lib/app/i18n.svelte';

export function problem(error: unknown): string {
  if (error instanceof Unreachable) return i18n.t('unreachable');
  if (!(error instanceof Refused)) throw error;
  const id = `problem-${error.code.replaceAll('/', '-')}`;
  return i18n.has(id) ? i18n.t(id) : error.message;
}
