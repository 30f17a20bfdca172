/** The lines of the veranda's floor: boards that run towards the garden, and their grain. */
const TOP = 549;
const BOTTOM = 1500;
const MIDDLE = 720;
/** How much wider the floor is at the bottom than far away. */
const NEAR = 1.94;
const FAR = 0.36;

export const boards = Array.from({ length: 61 }, (_, i) => {
  const x = -5550 + i * 185;
  return `M${Math.round(MIDDLE + x * FAR)} ${TOP}L${Math.round(MIDDLE + x * NEAR)} ${BOTTOM}`;
}).join('');

export const grains = Array.from({ length: 110 }, (_, i) => {
  // Multiples of irrational numbers scatter evenly and are the same at every visit.
  const y = 556 + ((i * 0.618034) % 1) * 900;
  const depth = FAR + ((y - TOP) / (BOTTOM - TOP)) * (NEAR - FAR);
  const x = MIDDLE + (((i * 0.754878) % 1) - 0.5) * 2600 * depth;
  const end = MIDDLE + ((x - MIDDLE) / depth) * (depth + 0.06);
  return `M${Math.round(x)} ${Math.round(y)}L${Math.round(end)} ${Math.round(y + 36)}`;
}).join('');
