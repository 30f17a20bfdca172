/** Reads a rules document (`docs/rules/<game>.md`) into what the web shows of it. */
import MarkdownIt, { type Token } from 'markdown-it';
import type { Chapter, Rule, RuleBook } from './src/rules/book.ts';

/** The rules in `source`, without what only programmers need. */
export function readRules(source: string): RuleBook {
  const text = forPlayers(source);
  const tokens = markdown.parse(text, {});
  const known = new Set(
    [...text.matchAll(/^(?:## |- )([A-Z]\d+(?:\.\d+)?)\b/gm)].map((found) => found[1]!),
  );
  const book: RuleBook = { title: '', subtitle: '', intro: '', chapters: [] };
  let chapter: Chapter | undefined;
  for (const block of blocks(tokens)) {
    const first = block[0]!;
    if (first.tag === 'h1') {
      [book.title, book.subtitle] = splitTitle(plain(block));
    } else if (first.tag === 'h2') {
      chapter = chapterOf(plain(block));
      book.chapters.push(chapter);
    } else if (!chapter) {
      book.intro += render(block, known);
    } else {
      addTo(chapter, block, known);
    }
  }
  return book;
}

const markdown = new MarkdownIt({ html: false, linkify: false });

/** Without what stands between `<!-- code -->` and `<!-- /code -->`. */
function forPlayers(source: string): string {
  const text = source.replace(/<!-- code -->[\s\S]*?<!-- \/code -->/g, '');
  const left = /<!-- \/?code -->/.exec(text);
  if (left) throw new Error(`${left[0]} without its counterpart`);
  return text;
}

/** The tokens of each block at the top of the document. */
function* blocks(tokens: Token[]): Generator<Token[]> {
  let block: Token[] = [];
  for (const token of tokens) {
    block.push(token);
    if (token.level === 0 && token.nesting <= 0) {
      yield block;
      block = [];
    }
  }
}

function splitTitle(heading: string): [string, string] {
  const found = /^(.+?)\s*[—:]\s*(.+)$/.exec(heading);
  return found ? [found[1]!, found[2]!] : [heading, ''];
}

function chapterOf(heading: string): Chapter {
  const found = /^([A-Z]\d+)\s+(.+)$/.exec(heading);
  return { number: found?.[1] ?? '', title: found?.[2] ?? heading, rules: [], html: '' };
}

function addTo(chapter: Chapter, block: Token[], known: ReadonlySet<string>): void {
  if (block[0]!.type !== 'bullet_list_open') {
    chapter.html += render(block, known);
    return;
  }
  const others: Token[] = [];
  for (const item of items(block)) {
    const rule = ruleOf(item, known);
    if (rule) chapter.rules.push(rule);
    else others.push(...item);
  }
  if (others.length) chapter.html += `<ul>${render(others, known)}</ul>`;
}

function* items(list: Token[]): Generator<Token[]> {
  let item: Token[] = [];
  for (const token of list.slice(1, -1)) {
    item.push(token);
    if (token.level === 1 && token.nesting < 0) {
      yield item;
      item = [];
    }
  }
}

function ruleOf(item: Token[], known: ReadonlySet<string>): Rule | undefined {
  const inline = item.find((token) => token.type === 'inline');
  const start = inline?.children?.[0];
  const found = /^([A-Z]\d+\.\d+)\s*/.exec(start?.content ?? '');
  if (!start || !found) return undefined;
  start.content = start.content.slice(found[0].length);
  const content = item.slice(1, -1);
  for (const token of content) {
    // The items of a list without blank lines have hidden paragraphs; a rule is a text of its own.
    if (token.type.startsWith('paragraph')) token.hidden = false;
  }
  const others = new Set(known);
  others.delete(found[1]!);
  const text = sentence(plain(content));
  return { number: found[1]!, html: render(content, others), text };
}

function render(tokens: Token[], known: ReadonlySet<string>): string {
  for (const token of tokens) {
    if (token.children) token.children = notes(links(token.children, known));
  }
  return markdown.renderer.render(tokens, markdown.options, {}).trim();
}

/** Numbers of rules become links to them. Links of the document lead to files: only their words stay. */
function links(children: Token[], known: ReadonlySet<string>): Token[] {
  return children.flatMap((token) => {
    if (token.type === 'link_open' || token.type === 'link_close') return [];
    if (token.type !== 'text') return [token];
    const pieces = token.content.split(/\b([A-Z]\d+(?:\.\d+)?)\b/);
    return pieces.map((piece, i) =>
      i % 2 && known.has(piece) ? raw(`<a href="#${piece}">${piece}</a>`) : text(piece),
    );
  });
}

const MARKS: [RegExp, string][] = [
  [/^(Ruling|Précision)/, 'ruling'],
  [/^(Reading|Lecture)/, 'reading'],
];

/** Rulings and readings are marked, and begin a paragraph of their own where a sentence has ended. */
function notes(children: Token[]): Token[] {
  const result: Token[] = [];
  children.forEach((token, i) => {
    const kind =
      token.type === 'strong_open' &&
      MARKS.find(([mark]) => mark.test(children[i + 1]?.content ?? ''))?.[1];
    if (kind) {
      const before = result.map((token) => token.content).join('');
      if (/[.!?]\)?\s*$/.test(before)) result.push(raw(`</p>\n<p class="note">`));
      token.attrSet('class', kind);
    }
    result.push(token);
  });
  return result;
}

function raw(html: string): Token {
  return Object.assign(text(html), { type: 'html_inline' });
}

function text(content: string): Token {
  const [inline] = markdown.parseInline('x', {});
  return Object.assign(inline!.children![0]!, { content });
}

/** The words of some tokens, without any table among them. */
function plain(tokens: Token[]): string {
  let table = 0;
  const words: string[] = [];
  for (const token of tokens) {
    if (token.type === 'table_open') table += 1;
    if (token.type === 'table_close') table -= 1;
    if (table || !token.children) continue;
    for (const child of token.children) {
      words.push(child.type.endsWith('break') ? ' ' : child.content);
    }
  }
  return words.join('').trim();
}

/** Shorter than this, a first sentence says too little alone. */
const SHORT = 60;

/** The first sentence of a rule, and the second if the first is short; labels of notes are left out. */
function sentence(words: string): string {
  const label = /(?:Ruling|Reading|Précision|Lecture)s?\s?:\s*/;
  const [first = '', second] = words.split(/(?<=[.!?]\)?)\s+(?=[^\p{Ll}])/u);
  const both = first.length < SHORT && second !== undefined && !label.test(second);
  return (both ? `${first} ${second}` : first)
    .replaceAll(new RegExp(label, 'g'), '')
    .replace(/\s?[:;]$/, '.')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
