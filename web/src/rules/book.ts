/** The rules of one game in one language, as `rules-plugin.ts` makes them from `docs/rules`. */

export interface RuleBook {
  /** The game's name. */
  title: string;
  /** What else the document's heading says. */
  subtitle: string;
  /** Who made the game, and how to read the rules. */
  intro: string;
  chapters: Chapter[];
}

export interface Chapter {
  /** `G1`; empty for a chapter without numbered rules. */
  number: string;
  title: string;
  rules: Rule[];
  /** What stands outside the numbered rules. */
  html: string;
}

export interface Rule {
  /** `G1.1`, also the id of its element on the page. */
  number: string;
  html: string;
  /** Its first sentence or two, without markup. */
  text: string;
}

/** Game, then language, to what loads its rules. */
export type RuleBooks = Record<string, Record<string, () => Promise<{ default: RuleBook }>>>;
