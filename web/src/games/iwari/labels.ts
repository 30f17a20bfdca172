/** What a screen reader says of each place on the map. */
import { i18n, t } from '$lib/app/i18n.svelte';
import { seatName } from '$lib/table/context';
import type { Board } from './board.svelte';
import type { Price } from './choices';
import type { Connection, Space, Territory } from './map';
import type { Placement, Scorer } from './types';

export function nameOf(board: Board, scorer: Scorer): string {
  return scorer === 'rival' ? t('iwari-third-tribe') : seatName(board.session.seats, scorer.seat);
}

export function priceText({ cards, biome }: Price): string {
  return t('iwari-price', { count: cards, biome: t(`iwari-biome-${biome}`) });
}

const list = (words: string[]) =>
  new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(words);
const choice = (words: string[]) =>
  new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(words);

export function labelForSpace(board: Board, space: Space): string {
  const territory = board.map.territories[space.territory]!;
  const spot = { kind: 'tent', space: space.id, territory: territory.id } as const;
  const args = { territory: board.map.nameOf(territory), space: space.id };
  const owner = board.tents.get(space.id);
  if (owner !== undefined) return t('iwari-space-taken', { ...args, who: nameOf(board, owner) });
  const prices = board.prices(spot);
  if (!prices.length) return t('iwari-space-free', args);
  const price = choice(prices.map(priceText));
  return [
    t('iwari-space-place', { ...args, price }),
    ...changes(board, board.placement(spot)),
  ].join(' ');
}

export function labelForTotem(board: Board, territory: Territory): string {
  const spot = { kind: 'totem', territory: territory.id } as const;
  const name = board.map.nameOf(territory);
  const facts = board.territory(territory.id);
  const args = { territory: name, count: facts?.totems ?? 0, limit: facts?.totem_limit ?? 0 };
  const prices = board.prices(spot);
  if (!prices.length) return t('iwari-totems-there', args);
  const price = choice(prices.map(priceText));
  return [
    t('iwari-totem-place', { ...args, price }),
    ...changes(board, board.placement(spot)),
  ].join(' ');
}

/** What a piece would change, in sentences. */
export function changes(board: Board, placement: Placement | null): string[] {
  if (!placement) return [];
  const says: string[] = [];
  for (const { tribe, points, new_points } of placement.ranks) {
    says.push(t('iwari-change-tents', { who: nameOf(board, tribe), points, after: new_points }));
  }
  for (const { connection, tribe, points, new_points } of placement.connections) {
    const who = nameOf(board, tribe);
    says.push(t('iwari-change-connection', { number: connection, who, points, after: new_points }));
  }
  if (placement.settlement) {
    const { group, settlement_points: points } = placement;
    says.push(t('iwari-change-settlement', { size: group.length, points }));
  }
  for (const feat of placement.earns) {
    says.push(t('iwari-change-feat', { feat: t(`iwari-feat-${feat}`) }));
  }
  if (placement.ends) says.push(t('iwari-change-end'));
  return says;
}

export function labelForTerritory(board: Board, territory: Territory): string {
  const name = board.map.nameOf(territory);
  const biome = t(`iwari-biome-${territory.biome}`);
  const says = [t('iwari-territory', { territory: name, biome })];
  if (board.choices.feats.has(territory.id)) {
    says.unshift(t('iwari-feat-here', { place: name }));
  }
  const facts = board.territory(territory.id);
  if (facts) {
    for (const { tribe, tents, totems, points } of facts.tribes) {
      says.push(t('iwari-tribe-there', { who: nameOf(board, tribe), tents, totems, points }));
    }
    says.push(t('iwari-totem-limit', { count: facts.totem_limit }));
  }
  return says.join(' ');
}

export function labelForConnection(board: Board, connection: Connection): string {
  const [a, b] = connection.between.map((i) => board.map.nameOf(board.map.territories[i]!));
  const args = { number: connection.number, from: a ?? '', to: b ?? '' };
  const says = [t(`iwari-connection-${connection.by}`, args)];
  if (board.choices.feats.has(connection.number)) {
    says.unshift(t('iwari-feat-here', { place: t('iwari-connection', args) }));
  }
  if (board.covered.has(connection.number)) says.push(t('iwari-connection-covered'));
  const held = board.aids?.connections.find((c) => c.connection === connection.number)?.tribes;
  if (held?.length) {
    const who = list(held.map(({ tribe }) => nameOf(board, tribe)));
    says.push(t('iwari-connection-held', { who, points: held[0]!.points }));
  }
  return says.join(' ');
}
