/** What a person has chosen for themselves. Kept on this device at once and on the server soon. */
import { api } from '$lib/api/client';
import { store, stored } from './stored';
import { i18n, preferredLanguage, LANGUAGES, type Language } from './i18n.svelte';

export interface Choices {
  language: Language | 'auto';
  theme: 'auto' | 'day' | 'night';
  motion: 'auto' | 'full' | 'still';
  sound: boolean;
  /** A complete turn waits for Confirm. */
  confirmTurns: boolean;
  /** A choice with one possibility is made by itself. */
  forcedMoves: boolean;
  /** Mark the placement that satisfies most (Sagani). */
  marks: boolean;
}

const DEFAULTS: Choices = {
  language: 'auto',
  theme: 'auto',
  motion: 'auto',
  sound: false,
  confirmTurns: true,
  forcedMoves: false,
  marks: false,
};

const KEY = 'engawa-settings';

class Settings {
  choices = $state<Choices>({ ...DEFAULTS });
  #dark = $state(false);
  #still = $state(false);
  /** What was chosen here and the server doesn't keep yet. */
  #unkept: Partial<Choices> = {};

  get night(): boolean {
    return this.choices.theme === 'auto' ? this.#dark : this.choices.theme === 'night';
  }
  get still(): boolean {
    return this.choices.motion === 'auto' ? this.#still : this.choices.motion === 'still';
  }

  /** Reads what this device knows, and follows the system from now on. */
  async start(): Promise<void> {
    follow('(prefers-color-scheme: dark)', (on) => (this.#dark = on));
    follow('(prefers-reduced-motion: reduce)', (on) => (this.#still = on));
    this.#take(record(stored(KEY)));
    await this.#show();
  }

  /** Takes over what the server keeps for this person. */
  async adopt(kept: Record<string, unknown>): Promise<void> {
    this.#take({ ...kept, ...this.#unkept });
    store(KEY, this.choices);
    await this.#show();
    if (Object.keys(this.#unkept).length) await this.#keep();
  }

  async change(changes: Partial<Choices>): Promise<void> {
    Object.assign(this.choices, changes);
    this.#unkept = { ...this.#unkept, ...changes };
    store(KEY, this.choices);
    // Without its texts a language can't be shown; what was there stays.
    await this.#show().catch(() => undefined);
    await this.#keep();
  }

  async #keep(): Promise<void> {
    const sent = this.#unkept;
    try {
      // Only what changed: another device may have changed something else.
      await api.changeMe({ settings: { ...sent } });
      if (this.#unkept === sent) this.#unkept = {};
    } catch {
      // No reason to refuse it here; it goes along with the next change.
    }
  }

  async #show(): Promise<void> {
    document.documentElement.dataset['theme'] = this.night ? 'night' : 'day';
    document.documentElement.dataset['motion'] = this.still ? 'still' : 'full';
    const { language } = this.choices;
    await i18n.use(language === 'auto' ? preferredLanguage(navigator.languages) : language);
  }

  #take(kept: Record<string, unknown>): void {
    const choices: Record<string, unknown> = { ...this.choices };
    for (const [key, usual] of Object.entries(DEFAULTS)) {
      const value = kept[key];
      if (typeof value === typeof usual && allowed(key, value)) choices[key] = value;
    }
    this.choices = choices as unknown as Choices;
  }
}

function allowed(key: string, value: unknown): boolean {
  const values: Record<string, readonly unknown[]> = {
    language: ['auto', ...LANGUAGES],
    theme: ['auto', 'day', 'night'],
    motion: ['auto', 'full', 'still'],
  };
  return values[key]?.includes(value) ?? true;
}

function record(kept: unknown): Record<string, unknown> {
  return kept && typeof kept === 'object' ? (kept as Record<string, unknown>) : {};
}

function follow(query: string, tell: (on: boolean) => void): void {
  const media = matchMedia(query);
  tell(media.matches);
  media.addEventListener('change', () => {
    tell(media.matches);
    document.documentElement.dataset['theme'] = settings.night ? 'night' : 'day';
    document.documentElement.dataset['motion'] = settings.still ? 'still' : 'full';
  });
}

export const settings = new Settings();
