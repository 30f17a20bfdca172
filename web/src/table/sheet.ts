/** The score sheet of everybody: what the points are for, and who got how many of them. */
import type { LogShown, ScoreShown } from '$lib/api/types';

export interface Row {
  /** The number of the move or draw that brought the points. */
  number: number;
  /** One of the entries, to say what they are for. */
  score: ScoreShown;
  /** The points of each column; `null`: none of this. */
  points: (number | null)[];
}

/** Points of one moment and one reason share a row. `columns` are seats; `null` is the rival. */
export function rowsOf(
  log: readonly LogShown[],
  columns: readonly (number | null)[],
  reason: (score: ScoreShown) => string,
): Row[] {
  const rows = new Map<string, Row>();
  for (const { number, score } of log) {
    const column = score ? columns.indexOf(score.seat) : -1;
    if (!score || column < 0) continue;
    const key = `${number} ${score.rule} ${reason(score)}`;
    const row = rows.get(key) ?? { number, score, points: columns.map(() => null) };
    row.points[column] = (row.points[column] ?? 0) + score.points;
    rows.set(key, row);
  }
  return [...rows.values()];
}

export const sums = (rows: readonly Row[], columns: number): number[] =>
  Array.from({ length: columns }, (_, i) =>
    rows.reduce((sum, row) => sum + (row.points[i] ?? 0), 0),
  );
