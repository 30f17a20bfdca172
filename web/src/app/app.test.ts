import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { I18n } from './i18n.svelte';
import { store, stored } from './stored';

let html: { lang: string; dataset: Record<string, string> };
beforeEach(() => {
  html = { lang: '', dataset: {} };
  vi.stubGlobal('document', { documentElement: html });
});
afterEach(() => vi.unstubAllGlobals());

const refusing = {
  getItem: () => {
    throw new DOMException('storage is refused');
  },
  setItem: () => {
    throw new DOMException('storage is refused');
  },
};

describe('texts', () => {
  /** Files that may fail to come. */
  function texts() {
    const failing = new Set<string>();
    const loads: string[] = [];
    const i18n = new I18n(async (language, section) => {
      loads.push(`${language}/${section}`);
      if (failing.has(`${language}/${section}`)) throw new Error('not there');
      return `${section}-word = ${language}`;
    });
    return { i18n, failing, loads };
  }

  test('a file that does not come is missed, and asked for again', async () => {
    const { i18n, failing } = texts();
    failing.add('en/gorinto');
    await i18n.load('app');
    await expect(i18n.load('gorinto')).rejects.toThrow();
    // The others are not drawn into it.
    await i18n.load('pages');
    expect([i18n.t('app-word'), i18n.t('pages-word')]).toEqual(['en', 'en']);
    failing.clear();
    await i18n.load('gorinto');
    expect(i18n.t('gorinto-word')).toBe('en');
  });

  test('who asks for a section that is on its way waits for it', async () => {
    const { i18n, loads } = texts();
    void i18n.load('app');
    await i18n.load('app');
    expect(i18n.t('app-word')).toBe('en');
    expect(new Set(loads).size).toBe(1);
  });

  test('a language that does not come leaves the one there was', async () => {
    const { i18n, failing } = texts();
    await i18n.load('app');
    await i18n.use('en');
    failing.add('fr/app');
    await expect(i18n.use('fr')).rejects.toThrow();
    expect([i18n.t('app-word'), i18n.language, html.lang]).toEqual(['en', 'en', 'en']);
    failing.clear();
    await i18n.use('fr');
    expect([i18n.t('app-word'), i18n.language, html.lang]).toEqual(['fr', 'fr', 'fr']);
  });
});

describe('storage that is refused', () => {
  test('breaks nothing', () => {
    vi.stubGlobal('localStorage', refusing);
    store('key', { a: 1 });
    expect(stored('key')).toBeNull();
  });

  test('settings change all the same', async () => {
    vi.stubGlobal('localStorage', refusing);
    vi.stubGlobal('navigator', { languages: ['en'] });
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
    vi.stubGlobal('fetch', async () => new Response('{}'));
    const { settings } = await import('./settings.svelte');
    await settings.start();
    await settings.change({ theme: 'night' });
    expect([settings.night, html.dataset['theme']]).toEqual([true, 'night']);
  });
});

test('what is chosen before the server has answered is not undone by its answer', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('localStorage', refusing);
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push((JSON.parse(body) as { settings: unknown }).settings);
    // Nobody knows this browser yet.
    return new Response('{}', { status: sent.length > 1 ? 200 : 401 });
  });
  vi.resetModules();
  const { settings } = await import('./settings.svelte');
  await settings.start();
  await settings.change({ theme: 'night' });
  await settings.adopt({ theme: 'day', sound: true });
  expect(settings.choices).toMatchObject({ theme: 'night', sound: true });
  expect(sent).toEqual([{ theme: 'night' }, { theme: 'night' }]);
  // From then on the server's word counts: it comes from another device.
  await settings.adopt({ theme: 'day' });
  expect(settings.choices.theme).toBe('day');
});

describe('the theme before anything is painted', () => {
  const script = readFileSync(new URL('../../public/theme.js', import.meta.url), 'utf8');
  const themeOf = (storage: unknown, dark: boolean) => {
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal('matchMedia', () => ({ matches: dark }));
    new Function(script)();
    return html.dataset['theme'];
  };
  const keeps = (text: string | null) => ({ getItem: () => text });

  test.each([
    ['{"theme":"night"}', false, 'night'],
    ['{"theme":"day"}', true, 'day'],
    ['{"theme":"auto"}', true, 'night'],
    ['{"theme":"auto"}', false, 'day'],
    [null, true, 'night'],
    ['not JSON', false, 'day'],
  ])('%s, dark system %s: %s', (kept, dark, theme) =>
    expect(themeOf(keeps(kept), dark)).toBe(theme),
  );
  test('without storage', () => expect(themeOf(refusing, true)).toBe('night'));
});
