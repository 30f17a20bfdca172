/** The colours a person can have: names of the palette, each with a shape of its own. */
export const COLOURS: Readonly<Record<string, string>> = {
  vermilion: 'M0 -11L11 9H-11Z',
  indigo: 'M0 -12Q12 2 8 7A9.6 9.6 0 0 1 -8 7Q-12 2 0 -12Z',
  moss: 'M-9 -9H9V9H-9Z',
  ochre: 'M0 -12L12 0L0 12L-12 0Z',
  plum: 'M0 -11A11 11 0 1 1 -0.01 -11Z',
  ash: 'M-6 -11H6L12 0L6 11H-6L-12 0Z',
  straw: 'M0 -12L3.5 -4L12 -4L5.5 2L8 11L0 6L-8 11L-5.5 2L-12 -4L-3.5 -4Z',
  sky: 'M-4 -12H4V-4H12V4H4V12H-4V4H-12V-4H-4Z',
};
