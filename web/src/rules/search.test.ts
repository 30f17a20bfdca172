import { expect, test } from 'vitest';
import type { Chapter } from './book';
import { mark, search, wordsOf } from './search';

const rule = (number: string, html: string) => ({ number, html, text: '' });
const chapters: Chapter[] = [
  {
    number: 'G1',
    title: 'Matériel',
    html: '',
    rules: [
      rule('G1.1', '<p>Des tuiles de l’<strong>élé</strong>ment.</p>'),
      rule('G1.10', '<p>Rien &amp; tout.</p>'),
    ],
  },
  { number: 'G10', title: 'Fin', html: '<p>Un mot.</p>', rules: [rule('G10.1', '<p>Amp.</p>')] },
];
const found = (query: string) =>
  search(chapters, query).flatMap((chapter) => chapter.rules.map((rule) => rule.number));

test('all words must be said, whatever their accents', () => {
  expect(found("TUILES l'element")).toEqual(['G1.1']);
  expect(found('tuiles rien')).toEqual([]);
  expect(found('  ')).toEqual(['G1.1', 'G1.10', 'G10.1']);
});

test('numbers are those of rules or of whole chapters', () => {
  expect(found('g1')).toEqual(['G1.1', 'G1.10']);
  expect(found('G1.1')).toEqual(['G1.1', 'G1.10']);
  expect(found('g10')).toEqual(['G10.1']);
  expect(found('g1 rien')).toEqual(['G1.10']);
});

test('the title of the chapter counts as said', () => {
  expect(found('matériel tout')).toEqual(['G1.10']);
});

test('markup is not searched, and what stands outside rules is', () => {
  expect(found('strong')).toEqual([]);
  expect(found('amp')).toEqual(['G10.1']);
  expect(search(chapters, 'mot').map((chapter) => [chapter.rules.length, chapter.html])).toEqual([
    [0, '<p>Un mot.</p>'],
  ]);
});

test('words are marked where they stand, tags left alone', () => {
  const html = '<p class="p">L’élément &amp; p, puis PP.</p>';
  expect(mark(html, wordsOf("l'element p"))).toBe(
    '<p class="p"><mark>L’élément</mark> &amp; <mark>p</mark>, <mark>p</mark>uis <mark>PP</mark>.</p>',
  );
  expect(mark(html, wordsOf('g1.1'))).toBe(html);
});
