/** Pan and zoom of a garden: from the units of the picture to pixels of its frame. */
import { px, py, SIDE, type Box } from './layout';
import type { Cell } from './types';

const LEAST = 0.06;
const MOST = 1.7;

export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  /** Something is moving it now: no easing. */
  held = $state(false);
  width = $state(0);
  height = $state(0);
  /** The person has chosen where to look. */
  #chosen = false;

  transform = $derived(
    `translate3d(${this.x.toFixed(1)}px, ${this.y.toFixed(1)}px, 0) scale(${this.scale.toFixed(4)})`,
  );

  /** Shows the whole box; `widest` is the largest scale that is wanted. */
  fit(box: Box, widest = 1): void {
    if (!this.width || !this.height) return;
    this.#chosen = false;
    this.scale = clamp(Math.min(this.width / box.width, this.height / box.height, widest));
    this.x = this.width / 2 - (box.x + box.width / 2) * this.scale;
    this.y = this.height / 2 - (box.y + box.height / 2) * this.scale;
  }

  /** The garden has grown: shows all of it, unless the person looks elsewhere and misses nothing. */
  grown(box: Box, last: Cell | null): void {
    if (!this.#chosen || (last && !this.sees(last))) this.fit(box);
  }

  sees(cell: Cell): boolean {
    const x = this.x + px(cell) * this.scale;
    const y = this.y + py(cell) * this.scale;
    const half = (SIDE / 2) * this.scale;
    return x > half && y > half && x < this.width - half && y < this.height - half;
  }

  /** Moves just so far that the cell can be seen. */
  reveal(cell: Cell): void {
    const half = SIDE * 0.6 * this.scale;
    const x = this.x + px(cell) * this.scale;
    const y = this.y + py(cell) * this.scale;
    this.x += Math.max(half - x, 0) + Math.min(this.width - half - x, 0);
    this.y += Math.max(half - y, 0) + Math.min(this.height - half - y, 0);
  }

  pan(dx: number, dy: number): void {
    this.#chosen = true;
    this.x += dx;
    this.y += dy;
  }

  /** Zooms around a point of the frame, its middle if none is given. */
  zoom(factor: number, x = this.width / 2, y = this.height / 2): void {
    this.#chosen = true;
    const scale = clamp(this.scale * factor);
    const by = scale / this.scale;
    this.x = x - (x - this.x) * by;
    this.y = y - (y - this.y) * by;
    this.scale = scale;
  }
}

function clamp(scale: number): number {
  return Math.max(LEAST, Math.min(scale, MOST));
}
