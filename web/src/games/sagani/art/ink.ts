/** Small tools of the woodblock: strings of SVG, drawn once and put in as they are. */

// The print's colours; the element's class sets them.
export const DARK = 'var(--dark)';
export const ELEMENT = 'var(--el)';
export const SKIN = 'var(--skin)';
export const LIGHT = 'var(--light)';
export const ACCENT = 'var(--ac)';
export const KEY = 'var(--key)';
export const BARE = 'var(--bare)';
export const PALE = 'var(--pale)';
/** The width of a figure's outline. */
export const LINE = 2.5;

/** Random numbers from 0 to 1 that are the same for the same seed. */
export function dice(seed: number): () => number {
  let s = seed;
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const use = (id: string, x: number, y: number, size: number, color = BARE) =>
  `<use href="#${id}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" style="color:${color}"/>`;

export const path = (d: string, fill = 'none', width = 0, extra = '') =>
  `<path d="${d}" style="fill:${fill}${width ? `;stroke-width:${width}` : ''}" ${width ? 'class="s-k"' : ''} ${extra}/>`;

export const at = (x: number, y: number, scale = 1, turn = 0) =>
  `transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale !== 1 ? ` scale(${scale})` : ''}"`;

/** The thing and its mirror image. */
export const both = (drawn: string) => `${drawn}<g transform="scale(-1 1)">${drawn}</g>`;

/** A hand-cut square: ink and colour wobble apart, so the line swells and thins. */
export function cut(half: number, random: () => number, wobble = 1.3): string {
  const q = () => ((random() - 0.5) * 2 * wobble).toFixed(1);
  const n = (base: number) => (base + Number(q())).toFixed(1);
  const h = half;
  const a = half - 4;
  return `M${n(-a)} ${n(-h)}L${n(a)} ${n(-h)}Q${h} ${-h} ${n(h)} ${-a}L${n(h)} ${a}Q${h} ${h} ${n(a)} ${n(h)}L${-a} ${n(h)}Q${-h} ${h} ${n(-h)} ${a}L${n(-h)} ${-a}Q${-h} ${-h} ${-a} ${-h}Z`;
}
