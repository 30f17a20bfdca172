/** Every rule that a piece on a table is about is in the rules, in both languages. */
import { expect, test } from 'vitest';
import { LANGUAGES } from '$lib/app/i18n.svelte';
import { findRule, games, loadRules } from './load';

const sources = import.meta.glob<string>('../games/*/**/*.{svelte,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function asked(game: string): string[] {
  const files = Object.entries(sources).filter(([path]) => path.startsWith(`../games/${game}/`));
  const attributes = files.flatMap(
    ([, text]) => text.match(/data-rule=("[^"]*"|\{[^}]*\})/g) ?? [],
  );
  return attributes.flatMap((attribute) => attribute.match(/[A-Z]\d+\.\d+/g) ?? []);
}

test.each(games)('%s', async (game) => {
  const rules = asked(game);
  expect(rules.length).toBeGreaterThan(0);
  for (const language of LANGUAGES) {
    const book = (await loadRules(game, language))!;
    expect(rules.filter((rule) => !findRule(book, rule))).toEqual([]);
  }
});
