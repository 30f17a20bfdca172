/** The heights of the landscapes, read from the game's own data. */
import data from '../../../../crates/gorinto/data/gorinto.toml?raw';

const rows = [...data.matchAll(/^(\w+)\s*=\s*(\[\[.*\]\])$/gm)];

/** By name, 25 heights from a1 to e5. */
export const LANDSCAPES: Readonly<Record<string, readonly number[] | undefined>> =
  Object.fromEntries(
    rows.map(([, name, heights]) => [name!, (JSON.parse(heights!) as number[][]).flat()]),
  );
