import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import english from '$locales/en/iwari.ftl?raw';
import french from '$locales/fr/iwari.ftl?raw';
import type { Phrase } from '$lib/app/i18n.svelte';
import type { Telling } from '../module';
import { choicesOf, readMove } from './choices';
import { BUILT_IN, known } from './map';
import type { Event } from './types';
import { eventWords, moveWords, reasonWords } from './words';

const telling: Telling = {
  view: { map: 'new-horizons' },
  player: (seat) => ({ text: `player ${seat}`, seat }),
};
const TEXTS = { en: english, fr: french };
const LANGUAGES = ['en', 'fr'] as const;
type Language = (typeof LANGUAGES)[number];

function bundle(language: Language): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  expect(made.addResource(new FluentResource(TEXTS[language]))).toEqual([]);
  return made;
}

/** Says a phrase and everything inside it, and fails if something is missing. */
function said(phrase: Phrase, language: Language): string {
  const texts = bundle(language);
  const message = texts.getMessage(phrase.id);
  expect(message?.value, `${phrase.id} in ${language}`).toBeTruthy();
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(phrase.args ?? {})) {
    if (typeof value !== 'object') args[name] = value;
    else args[name] = typeof value.text === 'string' ? value.text : said(value.text, language);
  }
  const errors: Error[] = [];
  const text = texts.formatPattern(message!.value!, args, errors);
  expect(errors).toEqual([]);
  return text;
}

const cards = { tundra: 0, forest: 1, glacier: 0, coast: 0, desert: 0 };
const EVENTS: Event[] = [
  { event: 'mountains-placed', connections: [4, 7] },
  { event: 'first-player-chosen', seat: 1 },
  { event: 'hand-dealt', seat: 0, cards: null },
  { event: 'reserve-turned-up', cards },
  { event: 'tent-placed', tribe: { seat: 0 }, territory: 'G1', space: 'G1a', paid: cards },
  { event: 'totem-placed', tribe: 'rival', territory: 'G1', paid: cards },
  { event: 'card-discarded', seat: 0, tribe: { seat: 0 }, card: 'coast' },
  { event: 'card-discarded', seat: 0, tribe: 'rival', card: 'coast' },
  { event: 'placing-stopped', tribe: { seat: 0 } },
  { event: 'feat-placed', seat: 0, feat: 'union', place: { territory: 'F2' } },
  { event: 'feat-placed', seat: 0, feat: 'honour', place: { connection: 11 } },
  { event: 'feat-declined', seat: 0, feat: 'respect' },
  { event: 'card-taken', seat: 0, card: 'desert' },
  { event: 'cards-drawn', seat: 0, count: 1, cards: null },
  { event: 'reserve-refilled', cards },
  { event: 'deck-exhausted', time: 1 },
  { event: 'deck-exhausted', time: 2 },
  { event: 'discards-shuffled', cards },
  { event: 'end-triggered', by: 'deck' },
  { event: 'end-triggered', by: 'last-tent' },
  { event: 'scoring-began', when: 'midway' },
  { event: 'scoring-began', when: 'final' },
];
const MOVES = ['^12F', '!3F', '-F', 'stop', '+F', '+deck', 'feat@3', 'feat#7', 'no-feat'];
const REASONS = [
  { key: 'tents-first', territory: 'G1', tents: 5, times: 1 },
  { key: 'tents-later', territory: 'G1', rank: 2, above: 3, times: 2 },
  { key: 'totems', connection: 2, territories: ['G1', 'T1'], totems: 5, times: 1 },
  { key: 'settlement', tents: 4, spaces: ['G1a'] },
];

describe.each(LANGUAGES)('the words of Iwari in %s', (language) => {
  it('has words for every event that is told', () => {
    for (const event of EVENTS) {
      const phrase = eventWords(event, telling);
      if (phrase) expect(said(phrase, language)).not.toContain('undefined');
    }
  });

  it('has words for every kind of move', () => {
    for (const move of MOVES) {
      expect(moveWords(move, telling).id).not.toBe('iwari-move-other');
      expect(said(moveWords(move, telling), language)).toBeTruthy();
    }
  });

  it('has words for every reason', () => {
    for (const reason of REASONS) {
      const score = { seat: 0, points: 1, rule: 'I8.2', reason };
      expect(said(reasonWords(score, telling), language)).toBeTruthy();
    }
  });

  it('has every message the components name', () => {
    const texts = bundle(language);
    const sources = import.meta.glob<string>('./**/*.{svelte,ts}', {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    for (const [file, source] of Object.entries(sources)) {
      if (file.endsWith('.test.ts')) continue;
      for (const [, id] of source.matchAll(/'(iwari-[a-z-]*[a-z])'/g)) {
        if (id === 'iwari-tray') continue;
        expect(texts.hasMessage(id!), `${id} in ${file}`).toBe(true);
      }
    }
  });
});

it('has the same messages in both languages', () => {
  const ids = LANGUAGES.map((language) =>
    [...TEXTS[language].matchAll(/^([\w-]+) =/gm)].map(([, id]) => id),
  );
  expect(ids[0]).toEqual(ids[1]);
});

describe('choices', () => {
  const map = known(BUILT_IN['new-horizons']!);

  it('reads a price from the colour of the land', () => {
    // Space 12 is on the tundra of Reindeer Plain; territory 4 is the forest Owlwood.
    const choices = choicesOf(['^12T', '^12F', '!4F', '-T', '+C', '+deck', 'stop'], map);
    expect(choices.tents.get('T1f')).toEqual([
      { move: '^12T', biome: 'tundra', cards: 1 },
      { move: '^12F', biome: 'forest', cards: 2 },
    ]);
    expect(choices.totems.get('F1')).toEqual([{ move: '!4F', biome: 'forest', cards: 1 }]);
    expect(choices.discards.get('tundra')).toBe('-T');
    expect(choices.takes.get('coast')).toBe('+C');
    expect([choices.deck, choices.stop, choices.decline]).toEqual(['+deck', 'stop', null]);
  });

  it('knows where feats may go', () => {
    const choices = choicesOf(['feat@3', 'feat#7', 'no-feat'], map);
    expect([...choices.feats.keys()]).toEqual(['G2', 7]);
    expect(choices.decline).toBe('no-feat');
  });

  it('refuses what is no move', () => {
    expect(readMove('^F')).toBeNull();
    expect(readMove('+3F')).toBeNull();
    expect(readMove('castle')).toBeNull();
  });
});
