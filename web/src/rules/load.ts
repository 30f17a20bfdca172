/** Where the rules come from: a file per game and language, loaded when it is asked for. */
import books from 'virtual:rules';
import type { Chapter, Rule, RuleBook } from './book';

/** The games that have rules, by their ids. */
export const games: readonly string[] = Object.keys(books);

/** The rules of a game; `undefined` if there is no such game. In English if the language has none. */
export async function loadRules(game: string, language: string): Promise<RuleBook | undefined> {
  const languages = Object.hasOwn(books, game) ? books[game] : undefined;
  const load = languages?.[language] ?? languages?.['en'];
  return load && (await load()).default;
}

export interface Found {
  chapter: Chapter;
  rule: Rule;
}

/** The rule with this number, and its chapter. */
export function findRule(book: RuleBook, number: string): Found | undefined {
  for (const chapter of book.chapters) {
    const rule = chapter.rules.find((rule) => rule.number === number);
    if (rule) return { chapter, rule };
  }
  return undefined;
}
