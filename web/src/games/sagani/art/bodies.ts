/** The bodies of the spirits: four for each element. */
import type { Element } from '../types';
import { ACCENT, DARK, LIGHT, LINE, PALE, SKIN, both, path } from './ink';

export interface Body {
  d: string;
  /** The top of the head, and half its width there. */
  top: readonly [x: number, y: number, half: number];
  /** The height of the eyes, half the distance between them, and how far they are off the middle. */
  eye: number;
  gap: number;
  ox?: number;
  in?: string;
  back?: string;
  front?: string;
  tail?: string;
  limbs?: string;
  beak?: boolean;
  fill?: string;
}

/** A round body with eleven soft spikes. */
const BURR = (() => {
  const point = (r: number, angle: number) =>
    `${(r * Math.cos(angle)).toFixed(1)} ${(1 + r * Math.sin(angle)).toFixed(1)}`;
  let d = '';
  for (let i = 0; i < 11; i++) {
    const [from, to] = [i, i + 1].map((n) => (n / 11) * 2 * Math.PI - Math.PI / 2) as [
      number,
      number,
    ];
    d += `${i ? '' : `M${point(24, from)}`}Q${point(36, (from + to) / 2)} ${point(24, to)}`;
  }
  return `${d}Z`;
})();

export const BODIES: Record<Element, readonly Body[]> = {
  fire: [
    {
      d: 'M3-34C5-23 23-14 24 8 25 23 13 30 0 30-14 30-25 22-23 5-22-3-16-7-16-17-11-14-8-10-7-6-8-18-4-27 3-34Z',
      top: [2, -19, 10],
      eye: 4,
      gap: 9,
      in: path(
        'M1-2C4 4 13 8 12 18 11 26-11 26-12 18-12 12-6 12-6 6-3 8-1 6 1-2Z',
        ACCENT,
        0,
        'opacity=".85"',
      ),
    },
    {
      d: 'M-14-20C-6-24 6-24 14-20 19-12 32-2 31 4 24 6 21 12 19 22 15 31-15 31-19 22-21 12-24 6-31 4-32-2-19-12-14-20Z',
      top: [0, -20, 15],
      eye: -3,
      gap: 10,
      in: path(
        'M-30 4C-18 2-8 6 0 14 8 6 18 2 30 4 23 6 20 12 18 21 14 29-14 29-18 21-20 12-23 6-30 4Z',
        PALE,
      ),
    },
    {
      d: 'M0-22C17-22 26-9 26 5 26 20 15 30 0 30-15 30-26 20-26 5-26-9-17-22 0-22Z',
      top: [0, -21, 14],
      eye: -2,
      gap: 10,
      tail: 'M18 22C36 26 40 8 32 0 34 10 28 14 20 12Z',
      in: path('M-14 14C-10 6 10 6 14 14 14 24 8 28 0 28-8 28-14 24-14 14Z', LIGHT),
    },
    {
      d: 'M-12-20H12C26-14 28 16 14 27H-14C-28 16-26-14-12-20Z',
      top: [0, -24, 12],
      eye: 2,
      gap: 9,
      in: path('M-21-10C-8-7 8-7 21-10M-24 14C-9 18 9 18 24 14', 'none', 1.4),
      front: path('M-13-25H13V-19H-13ZM-12 26H12V31H-12Z', DARK, 2.2),
    },
  ],
  water: [
    {
      d: 'M0-35C5-19 26-10 26 9 26 23 14 30 0 30-14 30-26 23-26 9-26-10-5-19 0-35Z',
      top: [0, -22, 9],
      eye: 4,
      gap: 9,
      in: path('M-19 8C-19 18-12 24-3 25-14 21-17 14-15 4Z', PALE),
    },
    {
      d: 'M-27 2C-29-20-13-28 0-28 13-28 29-20 27 2 22 8 18 3 13 7 8 11 4 4 0 7-4 11-8 4-13 7-18 3-22 8-27 2Z',
      top: [0, -27, 14],
      eye: -9,
      gap: 10,
      back:
        path(
          'M-18 4C-24 14-12 20-18 31M-6 6C-10 16 0 20-5 33M7 6C3 16 13 20 7 33M19 4C14 14 25 18 19 31',
          'none',
          6,
        ) +
        `<path d="M-18 4C-24 14-12 20-18 31M-6 6C-10 16 0 20-5 33M7 6C3 16 13 20 7 33M19 4C14 14 25 18 19 31" fill="none" stroke="${LIGHT}" stroke-width="2.6" stroke-linecap="round"/>`,
    },
    {
      d: 'M-30 6C-30-14-13-22 3-20 20-18 26-8 29 4 30 20 16 28 0 28-18 28-30 20-30 6Z',
      top: [-3, -19, 12],
      eye: 0,
      gap: 14,
      tail: 'M22 2C32 0 31-12 26-22 32-22 36-19 37-15 40-20 45-20 47-17 46-6 42 12 28 16Z',
      in:
        path('M-29 10C-12 4 12 4 28 12 26 22 14 27 0 27-16 27-28 20-29 10Z', PALE) +
        path('M-14 14V21M-7 13V23M7 13V23M14 15V21', 'none', 1.2),
    },
    {
      d: 'M0-25C13-25 20-16 18-6 27 0 28 24 15 30H-15C-28 24-27 0-18-6-20-16-13-25 0-25Z',
      top: [0, -24, 12],
      eye: -9,
      gap: 8,
      in:
        path('M0 3C10 3 15 10 14 18 13 26-13 26-14 18-15 10-10 3 0 3Z', ACCENT, 1.5) +
        path('M-6 5-4 14 4 14 6 5M-4 14-7 24M4 14 7 24', 'none', 1.1),
    },
  ],
  earth: [
    {
      d: 'M-11-25 11-27 25-11 30 13 19 29-19 30-30 10-23-13Z',
      top: [0, -26, 12],
      eye: 0,
      gap: 10,
      in:
        path('M25-11 30 13 19 29 8 30C18 20 20 2 12-8Z', DARK) +
        path('M-22 14-15 12-12 19', 'none', 1.4),
    },
    {
      d: 'M-15-6C-17 8-21 24-13 30H13C21 24 17 8 15-6Z',
      top: [0, -30, 11],
      eye: 10,
      gap: 7,
      front:
        path('M-33-2C-32-25-13-33 0-33 13-33 32-25 33-2 22 5-22 5-33-2Z', SKIN, LINE) +
        path('M-31-3C-20 3 20 3 31-3 30-8 29-12 27-15 18-6-18-6-27-15-29-12-30-8-31-3Z', DARK) +
        `<g fill="${PALE}"><ellipse cx="-13" cy="-17" rx="5" ry="4"/><ellipse cx="8" cy="-23" rx="4" ry="3"/><ellipse cx="17" cy="-11" rx="4" ry="3.2"/></g>`,
      fill: PALE,
    },
    {
      d: 'M0-26C13-26 18-17 18-8 28 2 29 24 16 30H-16C-29 24-28 2-18-8-18-17-13-26 0-26Z',
      top: [0, -25, 12],
      eye: -8,
      gap: 8,
      in:
        path('M0 2C9 2 14 10 14 18 13 28-13 28-14 18-14 10-9 2 0 2Z', PALE) +
        path('M-14-17C-8-14-6-8-7 0-14-1-18-6-17-10ZM14-17C8-14 6-8 7 0 14-1 18-6 17-10Z', PALE),
    },
    {
      d: 'M0-20C20-20 27-6 26 6 25 22 14 30 0 30-14 30-25 22-26 6-27-6-20-20 0-20Z',
      top: [0, -31, 7],
      eye: 3,
      gap: 9,
      front:
        path('M-27-4C-28-22-12-31 0-31 12-31 28-22 27-4 18-9-18-9-27-4Z', DARK, LINE) +
        path('M-20-13C-8-18 8-18 20-13M-15-21C-6-24 6-24 15-21', 'none', 1.2),
    },
  ],
  air: [
    {
      d: 'M-22 19C-34 17-34 0-24-2-26-16-11-22-4-16 0-27 19-26 20-12 31-13 36 2 27 8 33 19 20 25 14 21 8 28-6 28-9 22-13 26-20 25-22 19Z',
      top: [4, -21, 10],
      eye: 0,
      gap: 9,
      in: path(
        'M-22 18C-12 20-10 14-2 16 8 18 12 10 26 9 31 18 20 24 14 20 8 26-6 26-9 21-13 24-20 24-22 18Z',
        DARK,
        0,
        'opacity=".55"',
      ),
    },
    {
      d: 'M0-27C17-27 23-16 23-2 23 18 14 30 0 30-14 30-23 18-23-2-23-16-17-27 0-27Z',
      top: [0, -24, 15],
      eye: -7,
      gap: 9,
      beak: true,
      limbs: both(path('M20-6C32 0 34 16 27 26 24 20 20 18 17 18Z', DARK, LINE)),
      in:
        path('M0 4C10 4 14 10 13 18 12 26-12 26-13 18-14 10-10 4 0 4Z', PALE) +
        path('M-7 11 -4 14-1 11 2 14 5 11M-4 18-1 21 2 18', 'none', 1.1),
    },
    {
      d: 'M-2-28C14-28 22-16 21-3 20 13 9 16 11 23 12 28 19 28 23 24 23 33 8 37 1 29-4 23-23 16-24-3-25-17-16-28-2-28Z',
      top: [-2, -27, 13],
      eye: -6,
      gap: 9,
      ox: -2,
      in: path(
        'M-23-3C-22 14-4 20 2 28 6 33 14 33 18 31 6 32 6 22 4 18-8 16-16 8-18-8Z',
        DARK,
        0,
        'opacity=".5"',
      ),
    },
    { d: BURR, top: [0, -24, 11], eye: 0, gap: 9, in: `<circle cy="1" r="18" fill="${PALE}"/>` },
  ],
};
