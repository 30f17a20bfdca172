/** 72 spirits from parts: body and crown are unique within an element, the face varies freely. */
import { element } from '../tiles';
import { BODIES } from './bodies';
import { CROWNS } from './crowns';
import { ACCENT, BARE, DARK, KEY, LINE, SKIN, at, both, path, dice } from './ink';

/** A part that depends on half the distance of the eyes. */
type Part = (g: number) => string;

const EYES: readonly Part[] = [
  (g) =>
    both(
      `<circle cx="${g}" r="3.3" fill="${KEY}"/><circle cx="${g + 1}" cy="-1.2" r="1.1" fill="${BARE}"/>`,
    ),
  (g) =>
    both(`<circle cx="${g}" r="6.2" class="s-k" style="fill:${BARE};stroke-width:1.8"/>`) +
    [-g, g].map((x) => `<circle cx="${x + 0.8}" cy=".6" r="3" fill="${KEY}"/>`).join(''),
  (g) => both(path(`M${g - 4} 0C${g - 2} 4 ${g + 2} 4 ${g + 4} 0`, 'none', 2.2)),
  (g) => both(path(`M${g - 4.5} 1.5C${g - 2}-4 ${g + 2}-4 ${g + 4.5} 1.5`, 'none', 2.2)),
  () =>
    `<circle r="9" class="s-k" style="fill:${BARE};stroke-width:2"/><circle cx=".5" cy=".5" r="4.6" fill="${KEY}"/><circle cx="2" cy="-1.5" r="1.6" fill="${BARE}"/>`,
  (g) =>
    both(
      `<ellipse cx="${g}" cy="0" rx="5" ry="5.6" class="s-k" style="fill:${BARE};stroke-width:1.7"/><ellipse cx="${g - 0.6}" cy=".8" rx="2.2" ry="3" fill="${KEY}"/>` +
        path(`M${g - 6}-3.5 ${g + 6}-5`, 'none', 2.4),
    ),
  (g) =>
    (
      [
        [-g, 1],
        [0, -7],
        [g, 1],
      ] as const
    )
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="4.4" class="s-k" style="fill:${BARE};stroke-width:1.5"/><circle cx="${x + 0.4}" cy="${y + 0.6}" r="2.1" fill="${KEY}"/>`,
      )
      .join(''),
];
const MOUTHS: readonly string[] = [
  path('M-4 0C-2 3 2 3 4 0', 'none', 1.8),
  path('M0-1A2.4 2.8 0 1 1-.1-1Z', KEY),
  path('M-5 0H5C4 6-4 6-5 0Z', KEY, 1.4) + path('M-2.5.5-1 3 .5.5Z', BARE),
  path('M-5 0C-3.5 3-1 3 0 0 1 3 3.5 3 5 0', 'none', 1.7),
  path('M-4 1H4', 'none', 1.8),
];
const MARKS: readonly Part[] = [
  () => '',
  (g) =>
    both(`<ellipse cx="${g + 6}" cy="6" rx="3.6" ry="2.2" fill="var(--vermilion)" opacity=".55"/>`),
  () =>
    `<g fill="${DARK}"><circle cx="-15" cy="15" r="2.4"/><circle cx="-10" cy="21" r="1.9"/><circle cx="15" cy="14" r="2.4"/><circle cx="11" cy="21" r="1.7"/></g>`,
  () => both(path('M12 13 19 10M13 18 20 16', 'none', 1.5)),
];
const LIMBS: readonly string[] = [
  '',
  both(path('M19 14C26 12 30 16 29 21 26 23 21 22 18 20Z', SKIN, 2.2)),
  both(path('M-12 29C-13 34-4 34-4 30Z', DARK, 2.2)),
  both(path('M21 4C30-2 34 2 33 8 29 7 30 12 27 14 25 12 23 14 20 13Z', ACCENT, 2.1)),
];

const drawn = new Map<string, string>();

/** The spirit of a tile, within about ±36; `mini` without what is too fine for a thumbnail. */
export function spirit(id: number, mini = false): string {
  const key = `${id}${mini}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const made = draw(id, mini);
  drawn.set(key, made);
  return made;
}

function draw(id: number, mini: boolean): string {
  const el = element(id);
  const k = (id - 1) % 18;
  const random = dice(id * 7919 + 13);
  const pick = <T>(parts: readonly T[]): T => parts[Math.floor(random() * parts.length)]!;
  const body = BODIES[el][k % 4]!;
  const crown = CROWNS[el][(Math.floor(k / 4) + (k % 4)) % 5]!;
  const [x, y, w] = body.top;
  const eyes = pick(EYES)(body.gap);
  const mouth = body.beak ? path('M-4 0 4 0 0 6Z', 'var(--ochre)', 1.7) : pick(MOUTHS);
  const mark = pick(MARKS)(body.gap);
  const limbs = body.limbs ?? pick(LIMBS);
  const lean = mini ? 0 : (random() - 0.5) * 9;
  const hat = `<g ${at(x, y)}>${crown(w)}</g>`;
  return `<g class="s-${el}" transform="rotate(${lean.toFixed(1)})">${body.back ?? ''}${limbs}${
    body.tail ? path(body.tail, DARK, LINE) : ''
  }${body.front ? '' : hat}${path(body.d, KEY, 3.6, 'transform="translate(.7 1.1)"')}${path(
    body.d,
    body.fill ?? SKIN,
    2,
  )}${body.in ?? ''}${body.front ? hat + body.front : ''}${path(body.d, 'none', 2)}<g ${at(
    body.ox ?? 0,
    body.eye,
  )}>${mini ? '' : mark}<g class="s-eyes">${eyes}</g><g ${at(0, 10)}>${mouth}</g></g></g>`;
}
