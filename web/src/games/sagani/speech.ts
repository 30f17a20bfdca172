/** The garden in words: for screen readers, and for the titles of things. */
import { i18n, t, type Phrase } from '$lib/app/i18n.svelte';
import { signed } from '$lib/table/lines';
import type { Choice } from './choice.svelte';
import { front } from './tiles';
import type { Arrow, ArrowShown, BackShown, Cell, CellAid, Consequence, TileShown } from './types';

/** A tile in a sentence, with its picture. */
export function tilePhrase(id: number, icon = `tile-${id}`): { text: Phrase; icon: string } {
  const { element, value } = front(id);
  return { text: { id: 'sagani-tile', args: { element, value } }, icon };
}

export function describeBack({ element, value }: BackShown): string {
  return t('sagani-tile', { element, value });
}

/** A tile that lies nowhere yet: what it is and where its arrows point. */
export function describeFront(id: number): string {
  const { element, value, arrows } = front(id);
  return `${t('sagani-tile', { element, value })}: ${listArrows(arrows)}`;
}

export function describeCell({ x, y }: Cell): string {
  return t('sagani-cell', { x: String(x), y: String(y) });
}

/** A tile in a garden: where it lies and what it waits for. */
export function describeTile(tile: TileShown): string {
  const { element, value } = tile;
  const name = t('sagani-tile', { element, value });
  if (tile.completed) return t('sagani-tile-free', { tile: name });
  const open = tile.arrows.filter((arrow) => !arrow.satisfied);
  return t('sagani-tile-waits', {
    tile: name,
    open: listArrows(open),
    done: tile.arrows.length - open.length,
  });
}

function listArrows(arrows: readonly (Arrow | ArrowShown)[]): string {
  const each = arrows.map(({ direction, element }) => t('sagani-arrow', { direction, element }));
  return new Intl.ListFormat(i18n.language).format(each);
}

/** What laying the tile there would do. */
export function describePlacement(choice: Choice, cell: Cell): string {
  const at = choice.at(cell);
  const where = describeCell(cell);
  if (!at?.follows) return t('sagani-lay', { cell: where });
  const parts = [
    ...headline(at.aid, at.follows, choice.rotation),
    t('sagani-quarter-turns', { count: choice.rotation }),
  ];
  return `${t('sagani-lay', { cell: where })} ${parts.join(', ')}`;
}

/** The consequence in a few words: what completes, points, discs, cacophony. */
export function headline(aid: CellAid, follows: Consequence, rotation: number): string[] {
  const own = aid.own[rotation]?.length ?? 0;
  const completed = aid.completed.length + (follows === aid.whole ? 1 : 0);
  const parts: string[] = [];
  if (completed) parts.push(t('sagani-completes', { count: completed }));
  else if (aid.older.length + own) {
    parts.push(t('sagani-satisfies', { older: aid.older.length, own }));
  } else parts.push(t('sagani-satisfies-none'));
  if (follows.points) parts.push(t('sagani-points', { points: signed(follows.points) }));
  if (follows.bonus) parts.push(t('sagani-bonus-points', { points: signed(follows.bonus) }));
  if (follows.returned) parts.push(t('sagani-discs-back', { count: follows.returned }));
  if (follows.cacophony) parts.push(t('sagani-cacophony-cost', { count: follows.cacophony }));
  return parts;
}
