import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readRules } from './rules-markdown.ts';

const BOOK = `# Go — the rules, numbered

By nobody<!-- code -->; tests cite \`G3.6\`<!-- /code -->.

<!-- code -->
Played by \`crates/go\`, see [the notation](../notation/go.md).
<!-- /code -->

## G1 Parts
- G1.1 Tiles of each element, and a Mountain that is built of them (G3.6). More.
- G1.2 Cards, some of which have a letter that is printed on their face:

  | card | scores |
  |---|---|
  | 1 | a stack (G1.1) |

## G3 A turn
- G3.6 Take one. Take it from the top, see [how](../how.md) and G1, not G9.9. **Ruling:** the top only. **Reading:** of a stack; see G3.6.
- G3.10 **Ruling:** nobody takes two; **Ruling:** never.

## How to ask

Kindly, as G3.6 says.
`;

const book = readRules(BOOK);
const rule = (number: string) => {
  const found = book.chapters.flatMap((c) => c.rules).find((rule) => rule.number === number);
  if (!found) throw new Error(`no ${number}`);
  return found;
};

test('the heading is the name and the rest', () => {
  expect([book.title, book.subtitle]).toEqual(['Go', 'the rules, numbered']);
  expect(readRules('# Iwari : les règles').title).toBe('Iwari');
});

test('what only programmers need is left out', () => {
  expect(book.intro).toBe('<p>By nobody.</p>');
  expect(() => readRules('# Go\n<!-- code -->\n')).toThrow('without its counterpart');
});

test('chapters have numbers, titles and rules in order', () => {
  expect(book.chapters.map((c) => [c.number, c.title, c.rules.map((r) => r.number)])).toEqual([
    ['G1', 'Parts', ['G1.1', 'G1.2']],
    ['G3', 'A turn', ['G3.6', 'G3.10']],
    ['', 'How to ask', []],
  ]);
});

test('what stands outside the rules belongs to the chapter', () => {
  expect(book.chapters[2]!.html).toBe('<p>Kindly, as <a href="#G3.6">G3.6</a> says.</p>');
});

test('numbers of rules and chapters that exist are links, but not to the rule itself', () => {
  expect(rule('G1.1').html).toContain('(<a href="#G3.6">G3.6</a>)');
  expect(rule('G3.6').html).toContain('and <a href="#G1">G1</a>, not G9.9.');
  expect(rule('G3.6').html).toContain('see G3.6.');
  expect(rule('G1.2').html).toContain('<td>a stack (<a href="#G1.1">G1.1</a>)</td>');
});

test('links to files keep their words only', () => {
  expect(rule('G3.6').html).toContain('see how and');
});

test('rulings and readings after a sentence are paragraphs of their own', () => {
  expect(rule('G3.6').html).toContain(
    '</p>\n<p class="note"><strong class="ruling">Ruling:</strong> the top only. </p>\n' +
      '<p class="note"><strong class="reading">Reading:</strong> of a stack',
  );
  expect(rule('G3.10').html).not.toContain('class="note"');
});

test('the text is the first sentence, and the second if that is short', () => {
  expect(rule('G1.1').text).toBe(
    'Tiles of each element, and a Mountain that is built of them (G3.6).',
  );
  expect(rule('G3.6').text).toBe('Take one. Take it from the top, see how and G1, not G9.9.');
  expect(rule('G3.10').text).toBe('Nobody takes two; never.');
  expect(rule('G1.2').text).toBe(
    'Cards, some of which have a letter that is printed on their face.',
  );
});

describe.each(['gorinto', 'sagani', 'iwari', 'inori'])('%s', (game) => {
  const read = (path: string) =>
    readRules(readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8'));
  const english = read(`../docs/rules/${game}.md`);
  const french = read(`../docs/rules/fr/${game}.md`);

  test('is the same book in both languages', () => {
    const shape = (book: typeof english) =>
      book.chapters.map((c) => [c.number, c.rules.map((r) => r.number)]);
    expect(shape(french)).toEqual(shape(english));
    expect(french.title).toBe(english.title);
  });

  test('every rule has its words and a sentence for a tooltip', () => {
    for (const rule of [english, french].flatMap((b) => b.chapters.flatMap((c) => c.rules))) {
      expect(rule.html, rule.number).toMatch(/^<p>/);
      expect(rule.text, rule.number).toMatch(/^[\p{L}\p{N}«(].{14,}[.!?)]$/u);
    }
  });

  test('players read nothing of files', () => {
    const shown = JSON.stringify([english, french]);
    expect(shown).not.toMatch(/crates\/|\.md\b|\.toml|\.csv|<code>/);
  });

  test('every link leads to a rule or chapter of the page', () => {
    for (const book of [english, french]) {
      const ids = new Set(
        book.chapters.flatMap((c) => [c.number, ...c.rules.map((r) => r.number)]),
      );
      for (const [, to] of JSON.stringify(book).matchAll(/href=\\"([^"\\]*)/g)) {
        expect(ids).toContain(to!.slice(1));
      }
    }
  });
});
