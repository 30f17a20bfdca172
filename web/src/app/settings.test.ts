import { beforeEach, describe, expect, it, vi } from 'vitest';

const changeMe = vi.hoisted(() => vi.fn());
vi.mock('$lib/api/client', () => ({ api: { changeMe } }));
vi.mock('./i18n.svelte', () => ({
  i18n: { use: () => Promise.resolve() },
  preferredLanguage: () => 'en',
  LANGUAGES: ['en', 'fr'],
}));
vi.stubGlobal('localStorage', { setItem: () => undefined });
vi.stubGlobal('document', { documentElement: { dataset: {} } });
vi.stubGlobal('navigator', { languages: ['en'] });

const { settings } = await import('./settings.svelte');

describe('what the server is told', () => {
  beforeEach(() => changeMe.mockReset().mockResolvedValue({}));

  it('is what changed, and nothing that another device may have changed', async () => {
    await settings.change({ theme: 'night' });
    await settings.change({ sound: true });
    expect(changeMe.mock.calls).toEqual([
      [{ settings: { theme: 'night' } }],
      [{ settings: { sound: true } }],
    ]);
  });

  it('is told again with the next change if it did not arrive', async () => {
    changeMe.mockRejectedValueOnce(new Error('offline'));
    await settings.change({ theme: 'day' });
    await settings.change({ marks: true });
    await settings.change({ sound: false });
    expect(changeMe.mock.calls.slice(1)).toEqual([
      [{ settings: { theme: 'day', marks: true } }],
      [{ settings: { sound: false } }],
    ]);
  });
});
