/** What the spirits wear on their heads: five for each element, drawn around the top of the head. */
import type { Element } from '../types';
import { ACCENT, BARE, DARK, ELEMENT, KEY, LIGHT, LINE, PALE, SKIN, at, both, path } from './ink';

/** `w` is half the width of the head where the crown sits. */
export type Crown = (w: number) => string;

const leaf = (x: number, y: number, turn: number, scale: number) =>
  `<g ${at(x, y, scale, turn)}>${path('M0 0C-8-4-8-14 0-20 8-14 8-4 0 0ZM0 0V-13', 'var(--moss)', 2)}</g>`;

export const CROWNS: Record<Element, readonly Crown[]> = {
  fire: [
    () => path('M-9 6C-12-4-6-8-6-16-1-12 0-10 1-6 4-10 5-14 4-20 12-12 12-2 9 6Z', ACCENT, 2.2),
    (w) =>
      both(
        path(
          `M${w - 8} 4C${w - 6}-8 ${w - 1}-16 ${w + 4}-19 ${w + 8}-9 ${w + 8} 0 ${w + 3} 9Z`,
          ELEMENT,
          LINE,
        ) +
          path(
            `M${w - 2} 2C${w} -5 ${w + 2} -9 ${w + 4} -11 ${w + 5} -5 ${w + 5} 0 ${w + 3} 4Z`,
            KEY,
            0,
          ),
      ),
    (w) =>
      both(
        path(
          `M${w - 8} 5C${w - 8}-3 ${w - 2}-7 ${w + 2}-14 ${w + 6}-6 ${w + 4} 2 ${w} 8Z`,
          BARE,
          2.2,
        ),
      ),
    () =>
      both(
        path(`M4 4C6-6 10-12 15-15`, 'none', 2.2) +
          `<circle cx="16" cy="-17" r="4.6" class="s-k" style="fill:${ACCENT};stroke-width:2"/>`,
      ),
    () => path('M-6 5C-4-8-2-16 1-23 4-14 6-6 6 5ZM-4-2 5-4M-3-9 4-11', BARE, 2),
  ],
  water: [
    () => path('M-10 6C-13-8-4-17 10-18 5-13 7-11 11-9 7-6 7-3 9 5Z', ACCENT, 2.2),
    (w) =>
      both(
        path(
          `M${w - 2} 10C${w + 8} 2 ${w + 14}-2 ${w + 18}-1 ${w + 15} 3 ${w + 17} 6 ${w + 18} 9 ${w + 14} 10 ${w + 13} 13 ${w + 13} 17 ${w + 8} 17 ${w + 2} 17 ${w - 1} 17Z`,
          ACCENT,
          2,
        ),
      ),
    () =>
      path('M-16 3-19-3-11-3-8-9-2-4 3-10 7-4 14-8 13-2 19-2 16 3C8 8-8 8-16 3Z', LIGHT, 2.2) +
      `<ellipse cy="-1" rx="8.5" ry="2.6" style="fill:${BARE}"/>`,
    () =>
      path('M0 3C-2-14 6-20 15-17', 'none', 2.2) +
      `<circle cx="17" cy="-14" r="5" class="s-k" style="fill:var(--straw);stroke-width:2"/>`,
    () =>
      both(
        path('M5 4C8-2 7-8 10-14M8-4C12-6 14-8 17-9M9-8C7-12 6-14 5-17', 'none', 5.5) +
          `<path d="M5 4C8-2 7-8 10-14M8-4C12-6 14-8 17-9M9-8C7-12 6-14 5-17" fill="none" stroke="var(--vermilion)" stroke-width="2.4" stroke-linecap="round"/>`,
      ),
  ],
  earth: [
    () => leaf(-1, 3, -42, 0.95) + leaf(1, 3, 34, 1.05),
    () =>
      both(
        path('M6 4C10-4 14-8 15-18M11-5C16-6 20-9 22-14M14-11C11-13 9-16 9-19', 'none', 5.6) +
          `<path d="M6 4C10-4 14-8 15-18M11-5C16-6 20-9 22-14M14-11C11-13 9-16 9-19" fill="none" stroke="${ACCENT}" stroke-width="2.6" stroke-linecap="round"/>`,
      ),
    (w) =>
      both(
        `<ellipse cx="${w}" cy="-1" rx="8" ry="8.5" class="s-k" style="fill:${SKIN};stroke-width:2.5"/><ellipse cx="${w}" cy="0" rx="4" ry="4.5" style="fill:${PALE}"/>`,
      ),
    () =>
      `<g ${at(-6, 2, 0.8, -14)}>${path('M-3 0-2-10H3L3 0ZM-10-9C-9-18 9-18 10-9Z', BARE, 2.4)}</g><g ${at(7, 3, 0.6, 16)}>${path('M-3 0-2-10H3L3 0ZM-10-9C-9-18 9-18 10-9Z', ACCENT, 2.8)}</g>`,
    () =>
      both(
        path(`M3 4C0-10 3-22 9-24 15-21 14-8 10 6Z`, SKIN, LINE) +
          path('M6 0C5-9 7-16 9-18 11-15 11-6 9 1Z', PALE),
      ),
  ],
  air: [
    (w) =>
      both(
        path(
          `M${w - 10} 5C${w - 8}-5 ${w - 2}-11 ${w + 6}-15 ${w + 5}-6 ${w + 4} 2 ${w - 1} 9Z`,
          DARK,
          LINE,
        ),
      ),
    () => path('M-2 4C-6-8 2-18 10-15 16-12 12-4 7-7', 'none', 3),
    () =>
      [-30, 0, 30]
        .map(
          (r) =>
            `<g transform="rotate(${r})">${path('M0 4V-13', 'none', 1.8)}${path('M0-13-4-19M0-13 0-21M0-13 4-19', 'none', 1.6)}</g>`,
        )
        .join(''),
    () =>
      both(
        path('M2 4C-1-10 1-20 6-25 13-19 13-7 9 5Z', ELEMENT, LINE) +
          path('M5 0C4-9 5-14 7-17 10-13 10-5 8 1Z', BARE),
      ),
    () => both(path('M3 4C4-8 8-15 14-17 18-18 20-13 16-12', 'none', 2.2)),
  ],
};
