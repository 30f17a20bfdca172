/** Makes modules of the rules documents: `virtual:rules` lists them, `virtual:rules/gorinto/fr` is one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readRules } from './rules-markdown.ts';

const NAME = 'virtual:rules';

/** The language of the documents that lie in no folder. */
const ORIGINAL = 'en';

/** `folder` holds `<game>.md`, and `<language>/<game>.md` for every other language. */
export function rules(folder: string): Plugin {
  return {
    name: 'engawa-rules',
    resolveId(id) {
      return id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const [game, language] = id.slice(NAME.length + 2).split('/');
      if (!game || !language) return index(folder);
      const path = documentOf(folder, game, language);
      this.addWatchFile(path);
      return `export default ${JSON.stringify(readRules(readFileSync(path, 'utf8')))};`;
    },
  };
}

function documentOf(folder: string, game: string, language: string): string {
  return language === ORIGINAL ? join(folder, `${game}.md`) : join(folder, language, `${game}.md`);
}

/** A module with a function for every game and language, so that each becomes a file of its own. */
function index(folder: string): string {
  const entries = readdirSync(folder, { withFileTypes: true });
  const games = entries.flatMap(({ name }) => (name.endsWith('.md') ? [name.slice(0, -3)] : []));
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const languages = [ORIGINAL, ...folders];
  const one = (game: string, language: string) =>
    `${JSON.stringify(language)}: () => import('${NAME}/${game}/${language}')`;
  const lines = games.map(
    (game) => `${JSON.stringify(game)}: { ${languages.map((l) => one(game, l)).join(', ')} },`,
  );
  return `export default {\n${lines.join('\n')}\n};`;
}
