/** Searching the rules by words or by number. Accents, capitals and kinds of apostrophes don't matter. */
import type { Chapter, Rule } from './book';

/**
 * The chapters with the rules that say all words of `query` together with their chapter's
 * title, or have its number.
 */
export function search(chapters: readonly Chapter[], query: string): Chapter[] {
  const words = wordsOf(query);
  if (!words.length) return [...chapters];
  return chapters.flatMap((chapter) => {
    const rules = chapter.rules.filter((rule) => says(chapter.title, rule, words));
    const html = has(chapter.html, words) ? chapter.html : '';
    return rules.length || html ? [{ ...chapter, rules, html }] : [];
  });
}

/** The words of a query, folded. */
export function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** `html` with the places of the words marked. */
export function mark(html: string, words: readonly string[]): string {
  const wanted = words.filter((word) => !NUMBER.test(word));
  if (!wanted.length) return html;
  return pieces(html)
    .map((piece, i) => (i % 2 ? piece : markText(piece, wanted)))
    .join('');
}

const NUMBER = /^[a-z]\d+(\.\d*)?$/;

function says(title: string, rule: Rule, words: readonly string[]): boolean {
  const numbers = words.filter((word) => NUMBER.test(word));
  const rest = words.filter((word) => !NUMBER.test(word));
  return numbers.every((number) => isNumbered(rule, number)) && has(`${title} ${rule.html}`, rest);
}

/** `g4` means the whole chapter, but not G40; `g4.` and `g4.1` what begins so. */
function isNumbered(rule: Rule, number: string): boolean {
  const own = rule.number.toLowerCase();
  return number.includes('.') ? own.startsWith(number) : own.startsWith(`${number}.`);
}

function has(html: string, words: readonly string[]): boolean {
  const text = fold(
    pieces(html)
      .map((piece, i) => (i % 2 ? (piece.startsWith('<') ? '' : ' ') : piece))
      .join(''),
  );
  return words.every((word) => text.includes(word));
}

/** Text and, at odd places, tags and entities. */
function pieces(html: string): string[] {
  return html.split(/(<[^>]+>|&\w+;)/);
}

function markText(text: string, words: readonly string[]): string {
  const folded = fold(text);
  const marked = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      marked.fill(true, at, at + word.length);
    }
  }
  let result = '';
  for (let i = 0; i < text.length; i++) {
    if (marked[i] && !marked[i - 1]) result += '<mark>';
    result += text[i];
    if (marked[i] && !marked[i + 1]) result += '</mark>';
  }
  return result;
}

/** Letter by letter, so that places in the folded text are places in the text. */
function fold(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\0-\x7f]/g, (letter) => (letter === '’' ? "'" : letter.normalize('NFD')[0]!))
    .replace(/\u00a0/g, ' ')
    .toLowerCase();
}
