/** Pictures of the twelve goals: example stacks, and which of their tiles count. */
export interface GoalPicture {
  heights: readonly number[];
  /** How many tiles of each stack count, from the top; all of them if it is just `true`. */
  counts: readonly (number | boolean)[];
  /** What is written above a stack. */
  labels?: Readonly<Record<number, string>>;
}

export const GOAL_PICTURES: Readonly<Record<number, GoalPicture>> = {
  1: { heights: [3, 2, 1, 3, 2], counts: [true, true, false, true, true] },
  2: { heights: [3, 2, 1, 3, 4], counts: [false, true, true, false, true] },
  3: { heights: [3, 2, 1, 4, 3], counts: [true, false, true, false, true] },
  4: { heights: [3, 2, 1, 4, 3], counts: [false, true, false, true, false] },
  5: { heights: [0, 2, 4, 3, 0], counts: [false, false, true, false, false], labels: { 2: '+3' } },
  6: { heights: [0, 3, 1, 4, 0], counts: [false, false, true, false, false], labels: { 2: '+3' } },
  7: { heights: [1, 2, 2, 3, 4], counts: [true, false, false, true, true] },
  8: { heights: [1, 2, 3, 4, 4], counts: [false, false, true, false, false], labels: { 2: '×3' } },
  9: { heights: [2, 4, 1, 3, 1], counts: [false, true, true, false, true] },
  10: {
    heights: [2, 4, 1, 3, 2],
    counts: [false, true, true, false, false],
    labels: { 1: '×1', 2: '×2' },
  },
  11: { heights: [2, 4, 1, 3, 2], counts: [false, 3, false, false, false], labels: { 1: '×2' } },
  12: { heights: [2, 3, 1, 4, 2], counts: [false, false, true, false, false], labels: { 2: '×7' } },
};
