/** Where the altar slots and base spaces stand on the Tree, in units of its picture. */
export const SLOTS: readonly { x: number; y: number }[] = [
  { x: 146, y: 4 },
  { x: -8, y: 106 },
  { x: 316, y: 140 },
  { x: -18, y: 254 },
  { x: 318, y: 290 },
  { x: 154, y: 470 },
];
export const BASES: readonly { x: number; y: number }[] = [
  { x: 74, y: 652 },
  { x: 258, y: 664 },
  { x: 440, y: 648 },
];
