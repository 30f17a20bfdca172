import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>('../../../locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const source = (language: string, file: string) =>
  sources[`../../../locales/${language}/${file}`] ?? '';
const filesOf = (language: string) =>
  Object.keys(sources)
    .filter((path) => path.includes(`/${language}/`))
    .map((path) => path.slice(path.lastIndexOf('/') + 1))
    .sort();
const files = filesOf('en');

/** Fluent leaves out what it can't read, so the lines that begin a message are counted too. */
function read(language: string, file: string): { written: string[]; bundle: FluentBundle } {
  const text = source(language, file);
  const written = [...text.matchAll(/^(-?[a-zA-Z][\w-]*) *=/gm)].map((match) => match[1]!);
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return { written, bundle };
}

/** The variables of a message, wherever in its pattern they are. */
function variables(pattern: unknown): string[] {
  const found = new Set<string>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (!node || typeof node !== 'object') return;
    const { type, name } = node as { type?: string; name?: string };
    if (type === 'var' && name) found.add(name);
    Object.values(node).forEach(walk);
  };
  walk(pattern);
  return [...found].sort();
}

describe('both languages say the same things', () => {
  it('have the same files', () => {
    expect(filesOf('fr')).toEqual(files);
    expect(files.length).toBeGreaterThan(0);
  });

  for (const file of files) {
    const english = read('en', file);
    const french = read('fr', file);

    it(`${file}: every message can be read, and is there once`, () => {
      for (const { written, bundle } of [english, french]) {
        expect(written.filter((id) => !id.startsWith('-') && !bundle.hasMessage(id))).toEqual([]);
        expect(written.filter((id, i) => written.indexOf(id) !== i)).toEqual([]);
      }
    });

    it(`${file}: the same messages`, () => {
      expect([...french.written].sort()).toEqual([...english.written].sort());
    });

    it(`${file}: the same variables in each message`, () => {
      for (const id of english.written.filter((id) => !id.startsWith('-'))) {
        const wanted = variables(english.bundle.getMessage(id)?.value);
        const given = variables(french.bundle.getMessage(id)?.value);
        expect({ id, variables: given }).toEqual({ id, variables: wanted });
      }
    });
  }

  it('no message of one page hides that of another', () => {
    // The sections that are loaded together, whatever page is shown.
    const together = ['app.ftl', 'pages.ftl', 'rules.ftl'].filter((file) => files.includes(file));
    const ids = together.flatMap((file) => read('en', file).written);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it('French has no plain space before double punctuation', () => {
    for (const file of files) {
      const lines = source('fr', file).split('\n');
      const wrong = lines.filter((line) => !line.startsWith('#') && / [:;!?»](?:\s|$)/.test(line));
      expect({ file, wrong }).toEqual({ file, wrong: [] });
    }
  });
});
