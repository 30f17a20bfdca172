/** Texts in the person's language: Fluent messages of `locales/<language>/<section>.ftl`. */
import { FluentBundle, FluentResource } from '@fluent/bundle';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A piece of a sentence that is more than text: a person at the table, or a thing with a picture. */
export interface Rich {
  /** What a screen reader says, and what is shown where there is no picture. */
  text: string | Phrase;
  /** The name of a picture of the game's `Icon`. */
  icon?: string;
  /** The seat of a person. */
  seat?: number;
}

/** A sentence to be said in whatever language is chosen when it is shown. */
export interface Phrase {
  id: string;
  args?: Record<string, string | number | Rich>;
}

/** A piece of a sentence, ready to be shown. */
export type Part = string | { text: string; icon?: string; seat?: number };

const files = import.meta.glob<string>('../../../locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** How many sentences are kept for when they are said again. */
const REMEMBERED = 5000;

const OPEN = '\uE000';
const CLOSE = '\uE001';

export class I18n {
  language = $state<Language>('en');
  #bundle = $state.raw(new FluentBundle('en'));
  /** What was said in this language, by what was to be said. */
  #said = $state.raw(new Map<string, string>());
  #sections = new Set<string>();
  #loading = new Map<string, Promise<void>>();
  /** The language last asked for; its texts may still be on their way. */
  #wanted: Language = 'en';

  constructor(readonly text: (language: Language, section: string) => Promise<string>) {}

  /** Makes the texts of a section (`app`, or a game's name) ready. If they don't come, ask again. */
  load(section: string): Promise<void> {
    const loading = this.#loading.get(section) ?? this.#load(section);
    this.#loading.set(section, loading);
    return loading;
  }

  async #load(section: string): Promise<void> {
    try {
      await this.text(this.#wanted, section);
      this.#sections.add(section);
      await this.#rebuild();
    } catch (error) {
      this.#sections.delete(section);
      this.#loading.delete(section);
      throw error;
    }
  }

  /** Switches the language once its texts are there, so that nothing flickers. */
  async use(language: Language): Promise<void> {
    this.#wanted = language;
    try {
      if (language !== this.language) await this.#rebuild();
    } catch (error) {
      if (this.#wanted === language) this.#wanted = this.language;
      throw error;
    }
    document.documentElement.lang = this.language;
  }

  /** The message in the chosen language; its own id if there is none. */
  t = (id: string, args?: Phrase['args']): string => this.say({ id, args });

  /** A phrase as plain text. A board says most of what it says again with every move. */
  say = (phrase: Phrase): string => {
    const said = this.#said;
    const key = phrase.args ? phrase.id + JSON.stringify(phrase.args) : phrase.id;
    let text = said.get(key);
    if (text === undefined) {
      const parts = this.parts(phrase);
      text = parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
      if (said.size >= REMEMBERED) said.clear();
      said.set(key, text);
    }
    return text;
  };

  /** A phrase in pieces, so that people and things in it can be shown as such. */
  parts = (phrase: Phrase): Part[] => {
    const message = this.#bundle.getMessage(phrase.id);
    if (!message?.value) return [phrase.id];
    const rich: Rich[] = [];
    const args: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(phrase.args ?? {})) {
      args[name] = typeof value === 'object' ? `${OPEN}${rich.push(value) - 1}${CLOSE}` : value;
    }
    const text = this.#bundle.formatPattern(message.value, args, []);
    return text
      .split(/\uE000(\d+)\uE001/)
      .flatMap((piece, i): Part[] => {
        if (i % 2 === 0) return [piece];
        const { text, icon, seat } = rich[Number(piece)]!;
        if (typeof text === 'string') return [{ text, icon, seat }];
        // A sentence within a sentence keeps its own people and things.
        if (icon === undefined && seat === undefined) return this.parts(text);
        return [{ text: this.say(text), icon, seat }];
      })
      .filter((part) => part !== '');
  };

  /** Whether there is such a message. */
  has = (id: string): boolean => this.#bundle.hasMessage(id);

  async #rebuild(): Promise<void> {
    const language = this.#wanted;
    const sections = [...this.#sections];
    const texts = await Promise.all(sections.map((section) => this.text(language, section)));
    // Something else was asked for meanwhile.
    if (language !== this.#wanted || sections.length < this.#sections.size) return this.#rebuild();
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of texts) bundle.addResource(new FluentResource(source));
    this.#bundle = bundle;
    this.#said = new Map();
    this.language = language;
  }
}

function text(language: Language, section: string): Promise<string> {
  const load = files[`../../../locales/${language}/${section}.ftl`];
  return load ? load() : Promise.resolve('');
}

/** The language the browser asks for, as far as we speak it. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const known = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (known) return known;
  }
  return 'en';
}

export const i18n = new I18n(text);
export const t = i18n.t;
