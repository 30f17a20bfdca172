/** What the parts of Inori's table share: what can be chosen, and what is looked at. */
import type { Session } from '$lib/table/session';
import { pressable } from '$lib/ui/press';
import { readMove } from './space';
import type { Aids, Outcome, Owner, Place, SpaceAid, SpaceId, View } from './types';

/** What the person points at or has the focus on. */
export type Look =
  | { is: 'space'; space: SpaceId }
  | { is: 'card'; place: Place }
  | { is: 'slot'; space: SpaceId }
  | { is: 'move'; move: string };

export type Standing = 'legal' | 'chosen' | 'taken' | 'poor' | 'free' | 'empty';

/** Questions that are answered beside a space and not on the board. */
const ASKED = new Set(['pay', 'altar', 'weakest', 'favor']);

export class Desk {
  look = $state.raw<Look | null>(null);
  /** A finger shows first what a space would do, and chooses it with the second touch. */
  #shownByTouch = false;

  readonly session: Session<View, Aids>;

  constructor(session: Session<View, Aids>) {
    this.session = session;
  }

  get view(): View {
    return this.session.view;
  }
  get aids(): Aids | null {
    return this.session.aids;
  }
  get seat(): number | null {
    return this.session.viewer;
  }

  /** The spaces a click would choose, with the move that it is. */
  spots = $derived.by(() => {
    const spots = new Map<SpaceId, string>();
    for (const move of this.session.moves) {
      const { verb, space } = readMove(move);
      if (space && verb !== 'lift') spots.set(space, move);
    }
    return spots;
  });

  /** The markers a Runic Journey could move, by space. */
  lifts = $derived.by(() => {
    const lifts = new Map<SpaceId, { owner: Owner; move: string }[]>();
    for (const move of this.session.moves) {
      const { verb, space, owner } = readMove(move);
      if (verb !== 'lift' || !space || owner === undefined) continue;
      lifts.set(space, [...(lifts.get(space) ?? []), { owner, move }]);
    }
    return lifts;
  });

  /** The answers to the question that is open beside a space. */
  answers = $derived.by(() => this.session.moves.filter((move) => ASKED.has(readMove(move).verb)));

  /** The space whose choice is being completed. */
  open = $derived.by((): SpaceId | null => {
    const { phase } = this.view;
    if (phase.slot) return `T${phase.slot}`;
    if (phase.space) return phase.space;
    if (phase.name === 'choose-favor') return 'T1';
    if (phase.name === 'choose-weakest') return this.#lastPlaced();
    return null;
  });

  /** What would come of what is looked at, if it can be chosen or could be in one's own turn. */
  outcome = $derived.by((): Outcome | null => {
    const { look, aids } = this;
    if (!look || !aids || look.is === 'card' || look.is === 'slot') return null;
    const move = look.is === 'move' ? look.move : this.spots.get(look.space);
    const known = aids.moves.find((aid) => aid.move === move);
    if (known) return known.outcome;
    return look.is === 'space' ? (this.aidAt(look.space)?.outcome ?? null) : null;
  });

  /** Where the Runic Journey that is looked at or under way could lead: markers and their ends. */
  ways = $derived.by(() => {
    const { phase } = this.view;
    if (phase.name === 'move-marker') return { from: new Set([phase.space]), to: new Set() };
    const told = this.look?.is === 'move' ? readMove(this.look.move) : null;
    const journeys =
      told?.verb === 'journey'
        ? this.aids?.runes.find(({ rune }) => rune === `${told.color}-journey`)?.journeys
        : told?.verb === 'lift'
          ? this.aids?.lifts.filter(
              ({ owner, from }) => owner === told.owner && from === told.space,
            )
          : [];
    return {
      from: new Set(journeys?.map(({ from }) => from)),
      to: new Set(journeys?.flatMap(({ to }) => to)),
    };
  });

  aidAt(space: SpaceId): SpaceAid | undefined {
    return this.aids?.spaces.find((aid) => aid.space === space);
  }

  standing(space: SpaceId, markers: readonly Owner[]): Standing {
    if (this.spots.has(space)) return 'legal';
    if (this.open === space && this.answers.length) return 'chosen';
    if (markers.length) return 'taken';
    const state = this.aidAt(space)?.state;
    if (state === 'empty') return 'empty';
    // While something else is asked, what a placement lacks is beside the point.
    return state === 'too-dear' && this.view.phase.name === 'turn' ? 'poor' : 'free';
  }

  looksAt(space: SpaceId): boolean {
    return this.look?.is === 'space' && this.look.space === space;
  }

  /** What a space is to those who listen, and its handlers: a button only if it can be chosen. */
  spot(space: SpaceId, label: string) {
    const leave = () => {
      if (this.looksAt(space)) this.look = null;
    };
    const role = this.spots.has(space)
      ? pressable(label, () => this.choose(space))
      : {
          role: this.lifts.has(space) ? 'group' : 'img',
          'aria-label': label,
          // Who leads at an altar can be looked up at any time.
          tabindex: /^T\d/.test(space) ? 0 : undefined,
        };
    return {
      ...role,
      'data-space': space,
      'data-move': this.spots.get(space),
      onpointerdown: (event: PointerEvent) => {
        this.#shownByTouch = event.pointerType === 'touch' && !this.looksAt(space);
        if (event.pointerType === 'touch') this.look = { is: 'space', space };
      },
      onpointerenter: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') this.look = { is: 'space', space };
      },
      onpointerleave: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') leave();
      },
      onfocus: () => (this.look = { is: 'space', space }),
      onblur: leave,
    };
  }

  /** Chooses a space that can be chosen. */
  choose(space: SpaceId): void {
    if (this.#shownByTouch) {
      this.#shownByTouch = false;
      return;
    }
    const move = this.spots.get(space);
    if (move) this.play(move);
  }

  play(move: string): void {
    this.look = null;
    void this.session.play(move);
  }

  #lastPlaced(): SpaceId | null {
    for (const { event } of [...this.session.log].reverse()) {
      if (event?.event === 'marker-placed') return event['space'] as SpaceId;
    }
    return null;
  }
}
