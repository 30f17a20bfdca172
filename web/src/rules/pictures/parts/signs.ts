/** The signs of elements, spirits and biomes, drawn around 0 with a radius of about 10. */

export interface Sign {
  path: string;
  /** Drawn as a line of this width instead of a surface. */
  line?: number;
}

export const ELEMENTS: Record<string, Sign> = {
  void: {
    path: 'M0-9.5 8.2 0 0 9.5-8.2 0ZM0-5.5-4.6 0 0 5.5 4.6 0ZM0-2.6 2.2 0 0 2.6-2.2 0Z',
  },
  air: {
    path: 'M-9.2 6.6C-2 9.6 8.8 7.4 8.6-1.2 8.4-8.2-3.6-10.4-5.6-3.4-6.8 2.6 2.6 4.4 2.8-1.4',
    line: 2.8,
  },
  fire: { path: 'M0-9.5C1.6-6 7.6 1.6 9.5 8 4 9.5-4 9.5-9.5 8-7.6 1.6-1.6-6 0-9.5Z' },
  water: {
    path: 'M0-10C2-6 8.5-3.6 8.5 2.6A8.5 7.6 0 0 1-8.5 2.6C-8.5-3.6-2-6 0-10ZM-5 2C-4.4 8 4.4 8 5 2 3 5-3 5-5 2Z',
  },
  earth: { path: 'M-8-8H8V8H-8ZM-4.8-4.8V4.8H4.8V-4.8ZM-2.2-2.2H2.2V2.2H-2.2Z' },
};

export const SPIRITS: Record<string, Sign> = {
  yellow: {
    path: 'M0-5.5A5.5 5.5 0 1 1 0 5.5 5.5 5.5 0 1 1 0-5.5ZM-1-7 0-10 1-7ZM-1 7 0 10 1 7ZM-7-1-10 0-7 1ZM7-1 10 0 7 1ZM-5.7-4.3-7-7-4.3-5.7ZM5.7-4.3 7-7 4.3-5.7ZM-5.7 4.3-7 7-4.3 5.7ZM5.7 4.3 7 7 4.3 5.7Z',
  },
  purple: { path: 'M3.5-8A8.4 8.4 0 1 0 8 4.6 7 7 0 0 1 3.5-8Z' },
  red: {
    path: 'M1-9.5C2-5 8-3 7 3 6 8 2 9 0 9-4 9-7 6-7 2-7-1-5-2-5-5-3-4-2-2-2-1 0-3 0-6 1-9.5Z',
  },
  blue: {
    path: 'M-9 7C-9-2-5-8 2-8 6-8 9-5 8-2 6-4 3-4 2-1 1 3 5 5 9 5V7Z',
  },
  gray: { path: 'M-6 6A4 4 0 0 1-6.5-1.5 5 5 0 0 1 1-5 4.5 4.5 0 0 1 7-1 3.6 3.6 0 0 1 6.5 6Z' },
  green: { path: 'M-7 8C-9-2-2-8 8-8 9 2 3 8-5 6.5L4-4-7 8Z' },
};

export const BIOMES: Record<string, Sign> = {
  tundra: { path: 'M0 7Q-1-1 0-8M-2 7Q-4 1-8-3M2 7Q4 1 8-3M-7 7.4H7', line: 1.6 },
  forest: { path: 'M0-9 4.4-3H2.6L6.6 3H1V8H-1V3H-6.6L-2.6-3H-4.4Z' },
  glacier: { path: 'M-3-8H3L8-1 0 9-8-1ZM-8-1H8M-3-8-2.6-1 0 9 2.6-1 3-8', line: 1.6 },
  coast: { path: 'M0 8-8-1Q-7-8 0-8 7-8 8-1ZM0 8-4-7M0 8V-8M0 8 4-7', line: 1.6 },
  desert: {
    path: 'M-9-4Q-4.5-9 0-4T9-4M-9 1.5Q-4.5-3.5 0 1.5T9 1.5M-9 7Q-4.5 2 0 7T9 7',
    line: 1.6,
  },
};
