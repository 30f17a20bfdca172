import { expect, test } from 'vitest';
import { route } from './routes';

test.each([
  ['/', {}],
  ['/new', {}],
  ['/new/gorinto', { game: 'gorinto' }],
  ['/table/6h1etrqc1412xhdg', { id: '6h1etrqc1412xhdg' }],
  ['/rules/iwari', { game: 'iwari' }],
])('%s is a page', (path, params) => expect(route(path).params).toEqual(params));

test('another table is another page, another step of the replay is not', () => {
  expect(route('/table/a').key).not.toBe(route('/table/b').key);
  expect(route('/replay/a').key).toBe(route('/replay/a').key);
});

test.each(['/nowhere', '/table', '/table/a/b', '//'])('%s is not there', (path) =>
  expect(route(path).key).toBe('missing'),
);
