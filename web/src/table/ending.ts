/** What ended and what decided a game, in words. */
import { i18n } from '$lib/app/i18n.svelte';

/** A key without words of its own is left out: it says nothing people would miss. */
export function endingPhrases(game: string, ending: readonly string[]): string[] {
  return ending
    .map((key) => `${game}-ending-${key.replaceAll(/[^a-z0-9]+/g, '-')}`)
    .filter((id) => i18n.has(id))
    .map((id) => i18n.t(id));
}
