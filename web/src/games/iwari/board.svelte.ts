/** What a person sees and has picked up, at one Iwari table. */
import { i18n } from '$lib/app/i18n.svelte';
import type { Session } from '$lib/table/session';
import { toAct } from '$lib/table/session';
import { choicesOf, type Price } from './choices';
import { landOf } from './land/land';
import { mapOf, type Territory } from './map';
import { Presentation } from './presentation.svelte';
import { tribeOf } from './tribes';
import type { Aids, Biome, GroupAid, Placement, Scorer, TerritoryAid, View } from './types';

/** A place that can be looked at or chosen. */
export type Spot =
  | { readonly kind: 'tent'; readonly space: string; readonly territory: string }
  | { readonly kind: 'totem'; readonly territory: string }
  | { readonly kind: 'territory'; readonly territory: string }
  | { readonly kind: 'connection'; readonly number: number };

export function sameSpot(one: Spot | null, two: Spot | null): boolean {
  if (!one || !two) return one === two;
  return placeName(one) === placeName(two);
}

/** `tent-D3`, `totem-D`, `territory-D`, `connection-7`. */
export function placeName(spot: Spot): string {
  if (spot.kind === 'tent') return `tent-${spot.space}`;
  if (spot.kind === 'connection') return `connection-${spot.number}`;
  return `${spot.kind}-${spot.territory}`;
}

export class Board {
  /** The card that was taken up to pay with, or to be discarded. */
  card = $state<Biome | null>(null);
  /** The place that was chosen while its price is still open. */
  asked = $state.raw<Spot | null>(null);
  /** What the pointer or the focus is on. */
  over = $state.raw<Spot | null>(null);
  anchor = $state.raw<Element | null>(null);
  readonly presentation: Presentation;

  constructor(readonly session: Session<View, Aids>) {
    this.presentation = new Presentation(session, () => this.map);
  }

  readonly view = $derived.by(() => this.session.view);
  readonly aids = $derived.by(() => this.session.aids);
  readonly map = $derived.by(() => mapOf(this.view));
  readonly land = $derived.by(() => landOf(this.map, i18n.language));
  readonly choices = $derived.by(() => choicesOf(this.session.moves, this.map));
  /** Whether this device is to act. */
  readonly acting = $derived.by(() => this.session.moves.length > 0);
  /** For which tribe a piece would be placed now. */
  readonly placing = $derived.by<Scorer>(() => this.view.tribe);
  readonly thirdTribe = $derived.by(
    () => this.view.tribe === 'rival' && toAct(this.session.turn) !== null,
  );

  /** By tent space: whose tent stands there. */
  readonly tents = $derived.by(() => {
    const tents = new Map<string, Scorer>();
    for (const { tents: here } of this.view.territories) {
      for (const { space, tribe } of here) tents.set(space, tribe);
    }
    return tents;
  });
  /** By territory: whose totems stand there, one by one. */
  readonly totems = $derived.by(() => {
    const totems = new Map<string, Scorer[]>();
    for (const { territory, totems: here } of this.view.territories) {
      totems.set(
        territory,
        here.flatMap(({ tribe, count }) => Array.from({ length: count }, () => tribe)),
      );
    }
    return totems;
  });
  readonly covered = $derived.by(() => new Set(this.view.covered));

  /** What a scoring under way is looking at. */
  readonly scored = $derived.by(() => this.presentation.spot);

  /** The piece that would be placed at the place looked at, with what it would change. */
  readonly preview = $derived.by<Placement | null>(() => {
    const spot = this.over && this.prices(this.over).length ? this.over : this.asked;
    return spot ? this.placement(spot) : null;
  });
  /** The group of tents that is to be lit. */
  readonly group = $derived.by<readonly string[]>(() => {
    if (this.presentation.group.length) return this.presentation.group;
    if (this.preview && this.preview.group.length > 1) return this.preview.group;
    const { over } = this;
    if (over?.kind !== 'tent') return [];
    return this.groupAt(over.space)?.spaces ?? [];
  });
  /** The territories that are to be lit: the one looked at, or both ends of a connection. */
  readonly lit = $derived.by<readonly Territory[]>(() => {
    const spot = this.scored ?? this.over ?? this.asked;
    if (!spot) return [];
    const ends = spot.kind === 'connection' ? this.map.connection(spot.number)?.between : undefined;
    if (ends) return ends.map((i) => this.map.territories[i]!);
    const there = spot.kind === 'connection' ? undefined : this.map.byId.get(spot.territory);
    return there ? [there] : [];
  });

  /** The ways to pay for a piece there, with the card taken up if there is one. */
  prices(spot: Spot): readonly Price[] {
    const { tents, totems } = this.choices;
    const all =
      spot.kind === 'tent'
        ? tents.get(spot.space)
        : spot.kind === 'totem'
          ? totems.get(spot.territory)
          : undefined;
    return (all ?? []).filter((price) => !this.card || price.biome === this.card);
  }

  /** The move that a click there plays at once, if there is exactly one. */
  move(spot: Spot): string | undefined {
    if (spot.kind === 'territory') return this.choices.feats.get(spot.territory);
    if (spot.kind === 'connection') return this.choices.feats.get(spot.number);
    const prices = this.prices(spot);
    return prices.length === 1 ? prices[0]!.move : undefined;
  }

  choosable(spot: Spot): boolean {
    return this.move(spot) !== undefined || this.prices(spot).length > 0;
  }

  placement(spot: Spot): Placement | null {
    const matches = (p: Placement) =>
      spot.kind === 'tent'
        ? p.space === spot.space
        : spot.kind === 'totem' && p.space === null && p.territory === spot.territory;
    return this.aids?.placements.find(matches) ?? null;
  }

  territory(id: string): TerritoryAid | undefined {
    return this.aids?.territories.find((t) => t.territory === id);
  }

  groupAt(space: string): GroupAid | undefined {
    return this.aids?.groups.find((g) => g.spaces.includes(space));
  }

  /** Chooses a place: plays if there is one way to, asks for the price if there are several. */
  choose(spot: Spot, touch = false): void {
    if (this.session.busy) return;
    const move = this.move(spot);
    // A finger can't hover: the first touch shows what would happen, the second does it.
    if (move && !(touch && !sameSpot(this.asked, spot) && spot.kind !== 'territory')) {
      this.play(move);
    } else if (this.choosable(spot)) this.asked = spot;
  }

  play(move: string): void {
    this.clear();
    void this.session.play(move);
  }

  look(spot: Spot, anchor: Element): void {
    this.over = spot;
    this.anchor = anchor;
  }
  leave(spot: Spot): void {
    if (sameSpot(this.over, spot)) this.over = null;
  }

  takeUp(card: Biome): void {
    this.asked = null;
    this.card = this.card === card ? null : card;
  }

  clear(): void {
    this.card = null;
    this.asked = null;
    this.over = null;
  }

  tribe(scorer: Scorer | number | null) {
    return tribeOf(scorer);
  }
}
