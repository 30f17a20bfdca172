/**
 * How much room the scene leaves for the bar: as much as the bar needed lately, so that the scene
 * doesn't move whenever the words take another line, but not for ever.
 */

/** For so many states a tall bar is remembered: about a round. */
const LATELY = 12;

export class BarRoom {
  #heights: { revision: number; height: number }[] = [];

  /** The room to leave, now that the bar is so high in this state. */
  needed(revision: number, height: number): number {
    this.#heights = [...this.#heights, { revision, height }].filter(
      // A replay goes back, too.
      (one) => Math.abs(revision - one.revision) < LATELY,
    );
    return Math.max(...this.#heights.map((one) => one.height));
  }

  /** Another window: what was needed before says nothing. */
  forget(): void {
    this.#heights = [];
  }
}
