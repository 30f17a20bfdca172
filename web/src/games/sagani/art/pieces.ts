/** Tiles, discs, urns, stones: strings of SVG. */
import { DIRECTIONS, step } from '../tiles';
import type { BackShown, Direction, Element } from '../types';
import { at, BARE, cut, DARK, dice, ELEMENT, KEY, LIGHT, PALE, path, use } from './ink';
import { spirit } from './spirit';

/** An arrow as it is shown on a tile. */
export interface ArrowDrawn {
  direction: Direction;
  element: Element;
  satisfied?: boolean;
  /** It is being satisfied by what is tried out now. */
  lit?: boolean;
}

export interface TileDrawn {
  id: number;
  element: Element;
  value: number;
  arrows: readonly ArrowDrawn[];
  completed?: boolean;
}

/** Whose discs lie on a tile: a seat, or nobody's yet. */
export type Owner = number | null;

export const CORNERS =
  'M-40-26V-34Q-40-40-34-40H-26M26-40H34Q40-40 40-34V-26M40 26V34Q40 40 34 40H26M-26 40H-34Q-40 40-40 34V26';

/** A disc of a seat, or a cacophony disc. */
export function disc(owner: number | 'cacophony', x = 0, y = 0, r = 10): string {
  const cacophony = owner === 'cacophony';
  const sign = use(cacophony ? 'smc' : `sm${owner}`, 0, 0, 12.5, 'var(--mk)');
  return `<g class="${cacophony ? 's-cac' : `s-p${owner}`}" ${at(x, y, r / 10)}><circle cy="1.6" r="10.2" fill="${KEY}"/><circle r="10" class="s-k" style="fill:var(--pl);stroke-width:1.8"/><circle r="7.6" fill="none" stroke="${BARE}" stroke-width=".9" opacity=".7"/>${sign}</g>`;
}

function slice(owner: number, y: number): string {
  return `<g class="s-p${owner}" ${at(0, y)}>${path('M-11-2V2C-11 6.5 11 6.5 11 2V-2Z', 'var(--pd)', 1.5)}<ellipse cy="-2" rx="11" ry="4" class="s-k" style="fill:var(--pl);stroke-width:1.5"/></g>`;
}

const POT = 'M-10-3C-19 2-18 17-9 22H9C18 17 19 2 10-3Z';
/** Nobody's yet: a paper cap tied with a cord. */
const CAP =
  path('M-12-3C-15-14-6-16 0-16 6-16 15-14 12-3 6 0-6 0-12-3Z', BARE, 2) +
  path('M-11-5C-4-2 4-2 11-5M-5-3-8 3M-3-3-2 4', 'none', 1.7);

/** The urn: the discs are its lid. Every satisfied arrow takes one away. */
function urn(tile: TileDrawn, owner: Owner, discs: number, wakes: boolean): string {
  const rises = wakes ? `<g class="s-float"><g ${at(0, -5, 0.62)}>${spirit(tile.id)}</g></g>` : '';
  let lid = '';
  if (owner === null) lid = CAP;
  else if (!wakes) for (let i = 0; i < discs; i++) lid += slice(owner, -8.5 - i * 5);
  return `${rises}<g ${wakes ? at(0, 13, 0.8) : ''}>${path(POT, `color-mix(in oklab, ${BARE} 82%, var(--ochre))`, 2.2)}${path('M4-2C13 4 12 16 4 21H9C17 17 18 3 10-3Z', `color-mix(in oklab, var(--ochre) 46%, ${BARE})`)}${path(POT, 'none', 2)}${use(`sg-${tile.element}`, 0, 10.5, 15, 'var(--deep)')}${path('M-11-6H11L10-2H-10Z', KEY, 1.5)}${lid}</g>`;
}

/** An arrow carries a socket: the wanted sign while it is open, a disc when it is satisfied. */
function arrow(arrow: ArrowDrawn, owner: Owner): string {
  const turns = DIRECTIONS.indexOf(arrow.direction);
  const [dx, dy] = step(arrow.direction);
  const far = turns % 2 ? 34 : 35.5;
  const [x, y] = [-dx * 1.5, dy * 1.5];
  const glow = arrow.lit
    ? `<circle r="17" fill="var(--legal)"/><circle r="14.5" fill="${BARE}"/>`
    : '';
  const socket =
    arrow.satisfied && owner !== null
      ? disc(owner, x, y, 8.6)
      : `<circle cx="${x}" cy="${y}" r="8.2" fill="${BARE}" stroke="${KEY}" stroke-width="1.2"/>${use(`sg-${arrow.element}`, x, y, arrow.element === 'earth' ? 11 : 12.5, 'var(--mark)')}`;
  return `<g class="s-${arrow.element}" data-arrow="${arrow.direction}" ${at(dx * far, -dy * far, 1.1)}>${glow}<g transform="rotate(${turns * 45})">${path('M0-14.5 10.5-3.5V10H-10.5V-3.5Z', ELEMENT, 2.2)}</g>${socket}</g>`;
}

/** What a tile is worth, in a corner that no arrow points to. */
function seal(value: number, x: number, y: number, size = 1): string {
  return `<g ${at(x, y, size)}><circle r="11.5" class="s-k" style="fill:${BARE};stroke-width:1.8"/><text y="5.2" class="s-seal">${value}</text></g>`;
}

export function ground(element: Element, random: () => number): string {
  const lined = element === 'air' || element === 'water';
  return `${path(cut(49, random), KEY, 0, 'transform="translate(.6 2.6)"')}${path(cut(49.5, random), KEY)}${path(cut(47, random), ELEMENT)}<g clip-path="url(#s-face)" style="fill:${lined ? 'none' : DARK};stroke:${lined ? DARK : 'none'}" opacity=".62"><use href="#sp-${element}"/></g>`;
}

/** The lower layer of a tile, so that rays can pass over it and behind the figures. */
export function under(tile: TileDrawn): string {
  const key = `${tile.id}${tile.completed ?? false}`;
  const made = grounds.get(key) ?? drawUnder(tile);
  grounds.set(key, made);
  return made;
}
const grounds = new Map<string, string>();

function drawUnder(tile: TileDrawn): string {
  const plate = tile.completed
    ? `<circle r="39.5" fill="${PALE}"/><circle r="39.5" fill="none" stroke="${DARK}" stroke-width="1.5" opacity=".6"/>`
    : `<circle r="25.5" fill="${LIGHT}" opacity=".9"/>`;
  return `<g class="s-${tile.element}">${ground(tile.element, dice(tile.id * 31))}${plate}</g>`;
}

/** The upper layer: the freed spirit, or the urn and the arrows. */
export function over(tile: TileDrawn, owner: Owner): string {
  if (tile.completed) {
    const sign = `<g ${at(-36, 36)}><circle r="10.5" class="s-k" style="fill:${ELEMENT};stroke-width:1.8"/>${use(`sg-${tile.element}`, 0, 0, 12.5, 'var(--on)')}</g>`;
    return `<g class="s-${tile.element}"><g ${at(0, 2, 0.98)}>${spirit(tile.id)}</g>${seal(tile.value, 35, -35)}${sign}</g>`;
  }
  const has = (direction: Direction) => tile.arrows.some((arrow) => arrow.direction === direction);
  const open = tile.arrows.filter((arrow) => !arrow.satisfied);
  const wakes = open.length > 0 && open.every((arrow) => arrow.lit);
  const y = has('s') ? -2 : has('n') ? 5 : 0;
  const arrows = tile.arrows.map((each) => arrow(each, owner)).join('');
  return `<g class="s-${tile.element}"><g ${at(0, y)}>${urn(tile, owner, open.length, wakes)}</g>${arrows}${valueOf(tile)}</g>`;
}

/** The value of a face-up tile, in the first free corner. */
function valueOf(tile: TileDrawn): string {
  const corners: [Direction, number, number][] = [
    ['se', 37, 37],
    ['sw', -37, 37],
    ['ne', 37, -37],
    ['nw', -37, -37],
  ];
  const free = corners.find(([corner]) => !tile.arrows.some((a) => a.direction === corner));
  return free ? seal(tile.value, free[1], free[2], 0.86) : seal(tile.value, 0, 39, 0.8);
}

export function whole(tile: TileDrawn, owner: Owner = null): string {
  return under(tile) + over(tile, owner);
}

/** The back of a tile not turned up: element and value, and no face that would give it away. */
export function back({ element, value }: BackShown): string {
  return `<g class="s-${element}">${ground(element, dice(5))}<circle r="33" fill="${PALE}"/><circle r="33" fill="none" stroke="${DARK}" stroke-width="2"/>${use(`sg-${element}`, 0, -6, 34, 'var(--mark)')}<text y="27" class="s-seal" style="font-size:22px">${value}</text></g>`;
}

/** A pile with its public back on top. */
export function pile(count: number, top: BackShown | null): string {
  if (!count) {
    return `<path d="${CORNERS}" fill="none" stroke="var(--ink-soft)" stroke-width="3" stroke-linecap="round"/>`;
  }
  let drawn = '';
  for (let i = Math.min(7, Math.ceil(count / 3.5)) - 1; i >= 0; i--) {
    const paper = i % 2 ? 'var(--paper-deep)' : BARE;
    drawn += `<g ${at((i % 2) - 0.5, i * 4.5)}>${path(cut(49, dice(i + 3)), paper, 2)}</g>`;
  }
  return drawn + (top ? back(top) : '');
}

const ROCKS = [
  'M-50 8C-52-20-30-36 2-36 36-36 52-18 50 8 48 34 26 42-4 42-34 42-49 32-50 8Z',
  'M-51 4C-48-28-20-35 8-36 40-34 52-14 50 10 46 36 16 43-10 41-40 40-52 26-51 4Z',
];

/** A stepping stone for an interlude tile. */
export function stone(i: number): string {
  const rock = ROCKS[i % 2]!;
  const cracks =
    i % 2
      ? 'M-22 14C-10 18-2 12 8 16M14-18C20-17 24-14 27-10'
      : 'M-28-8C-22-14-16-17-8-18M6 12C14 14 22 10 28 12';
  return `${path(rock, 'color-mix(in oklab, var(--ash) 78%, var(--key))', 2.6)}<g ${at(0, -7, 0.94)}>${path(rock, `color-mix(in oklab, var(--ash) 46%, ${BARE})`, 1.6)}</g>${path(cracks, 'none', 1.5)}${path('M-46 0C-44-18-36-26-22-30-28-20-36-18-38-6-40-4-44-2-46 0Z', 'var(--moss)', 0, `opacity="${i > 1 ? 0.7 : 0}"`)}`;
}

/** A tile in a small garden: its ground and sign, coloured notches for open arrows; a freed spirit shows its face. */
export function small(tile: TileDrawn): string {
  const ink = path(cut(49, dice(tile.id)), ELEMENT, 5);
  if (tile.completed) {
    return `<g class="s-${tile.element}">${ink}<circle r="43" fill="${PALE}"/><g ${at(0, 2, 1.08)}>${spirit(tile.id, true)}</g></g>`;
  }
  const notches = tile.arrows.filter((each) => !each.satisfied).map(notch);
  return `<g class="s-${tile.element}">${ink}${use(`sg-${tile.element}`, 0, 0, 34, 'var(--on)')}${notches.join('')}</g>`;
}

function notch({ direction, element }: ArrowDrawn): string {
  const turns = DIRECTIONS.indexOf(direction);
  const [dx, dy] = step(direction);
  return `<g class="s-${element}" ${at(dx * 33, -dy * 33)}><g transform="rotate(${turns * 45})"><path d="M0-19 17 4V15H-17V4Z" fill="${BARE}" stroke="${KEY}" stroke-width="3" stroke-linejoin="round"/></g>${use(`sg-${element}`, 0, 0, 22, 'var(--mark)')}</g>`;
}
