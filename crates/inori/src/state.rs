//! The state of a game: what everybody sees, and the runes that not everybody sees.

use engawa_core::{Message, ScoreEntry, Scorer, Seat, Sink};

use crate::cards::{Card, CardNo, CardNos, CardSet, Cards, Cost, Pile};
use crate::color::{COLORS, Color, ColorSet, Favors};
use crate::moves::{Payment, Payments};
use crate::runes::{Rune, Runes};
use crate::setup::{NEUTRAL_MARKERS, SEASONS, SEATS};
use crate::spaces::{BASES, OWNERS, Owner, PLACES, Place, SLOTS, SpaceId, SpaceKind, SpaceSet};

/// A game of Inori.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Inori {
    pub(crate) board: Board,
    /// The face-down runes of each seat.
    pub(crate) hands: [Runes; SEATS],
    /// The runes not drawn yet, in no order.
    pub(crate) stack: Runes,
}

/// Everything that everybody sees. Nothing in here depends on a hidden rune.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Board {
    pub cards: Cards,
    /// Cards never drawn, the Start cards not chosen included.
    pub undrawn: CardNos,
    /// Cards that left the game.
    pub gone: CardNos,
    pub places: [Option<CardNo>; PLACES],
    /// Every space a marker could use: of the cards in play, of the slots, and the base spaces
    /// that still hold favors.
    pub spaces: SpaceSet,
    /// The spaces that cost a favor of each colour, slots with that altar included.
    pub costs: [SpaceSet; COLORS],
    pub strongest_costs: SpaceSet,
    /// Whole places, by the colours of their cards.
    pub color_places: [SpaceSet; COLORS],
    /// No owner ever has two markers on one space (N3.1, N6.4, N6.5).
    pub markers: [SpaceSet; OWNERS],
    pub in_hand: [u8; SEATS],
    pub passed: [u8; SEATS],
    pub supply: Favors,
    pub favors: [Favors; SEATS],
    pub revealed: [ColorSet; SEATS],
    pub face_down: [u8; SEATS],
    /// How many runes can still be drawn.
    pub stack: u8,
    pub discarded: Runes,
    pub altars: [Option<Color>; SLOTS],
    pub free_altars: ColorSet,
    /// The colours of the favors laid on the base spaces.
    pub bases: [Color; BASES],
    pub scores: [i16; SEATS],
    pub players: u8,
    /// From 0.
    pub season: u8,
    /// Who began the season.
    pub first: Seat,
    /// Whose turn it is, or who is asked.
    pub active: Seat,
    pub phase: Phase,
    pub turns: u32,
}

/// What has to happen now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// N2.1 A Start card of this symbol is drawn.
    StartCard { symbol: u8 },
    /// N2.4 The first player is drawn.
    FirstPlayer,
    /// N3 A player plays runes and chooses a space.
    Turn,
    /// N6.5 A player chooses the space for a Companion's marker.
    CompanionSpace,
    /// N6.4 A player chooses the marker for a Runic Journey.
    Lift { journey: Color },
    /// N6.4 A player chooses where it goes.
    MoveTo {
        journey: Color,
        owner: Owner,
        from: SpaceId,
    },
    /// N4.1, N6.2 A player chooses what to pay with.
    Pay { space: SpaceId },
    /// N5.1 A player chooses the altar for a slot.
    Altar { slot: u8 },
    /// N4.3 A player chooses among tied weakest colours.
    Weakest,
    /// N4.4 A rune is drawn; then 1 favor of this colour is taken (N5.3).
    Rune { then: Option<Color> },
    /// N5.3 A player chooses a favor of any colour.
    AnyFavor { left: u8 },
    /// N5.4 A player places a neutral marker.
    Neutral,
    /// N6.3 A player may reveal runes at the end of the season.
    Reveals,
    /// N7.1 A Journey card of this colour is drawn for this place.
    JourneyCard { place: Place, color: Color },
    /// N7.5 Who of these, with the fewest points, begins: one bit per seat.
    FewestPoints { tied: u8 },
    /// N7.5 A New Start card is drawn, the second after this one.
    NewStartCard { other: Option<CardNo> },
    /// N7.5 A player chooses one of two New Start cards.
    Keep { drawn: [CardNo; 2] },
    /// The game is over.
    Over,
}

/// Rules and state of the Tree's top two slots, which have a cost. N5.2
pub(crate) const COST_SLOTS: usize = 2;

impl Inori {
    /// The card set.
    pub fn card_set(&self) -> &CardSet {
        &self.board.cards
    }

    /// The season, from 1.
    pub const fn season(&self) -> u8 {
        self.board.season + 1
    }

    /// How many seasons are still to be scored, this one included.
    pub const fn seasons_left(&self) -> u8 {
        SEASONS as u8 - self.board.season
    }

    /// The favors of a seat, its runes of 2 favors counted, face down or not.
    pub fn favors(&self, seat: Seat) -> Favors {
        let mut favors = self.board.favors_of(seat);
        for color in self.hands[seat.index()].two_favors().iter() {
            favors[color] += 2;
        }
        favors
    }

    /// The face-down runes of a seat.
    pub const fn runes(&self, seat: Seat) -> Runes {
        self.hands[seat.index()]
    }

    /// The altar on a slot of the Tree, 0 being the top one.
    pub const fn altar(&self, slot: usize) -> Option<Color> {
        self.board.altars[slot]
    }

    /// The card at a place.
    pub fn card(&self, place: Place) -> Option<&Card> {
        self.board.card(place)
    }

    /// The spaces with a marker of `seat`.
    pub const fn markers(&self, seat: Seat) -> SpaceSet {
        self.board.markers[seat.index()]
    }

    /// The spaces without any marker.
    pub fn free_spaces(&self) -> SpaceSet {
        self.board.free()
    }

    /// How many markers a seat has still to place this season.
    pub const fn markers_left(&self, seat: Seat) -> u8 {
        self.board.in_hand[seat.index()]
    }

    /// The colour for which the card at `place` would score if the season ended now (N7.1,
    /// N7.2).
    pub fn scoring_color_now(&self, place: Place) -> Option<Color> {
        self.board.scoring_color(place)
    }
}

impl Board {
    pub fn players(&self) -> usize {
        usize::from(self.players)
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.players())
    }

    pub fn is_last_season(&self) -> bool {
        usize::from(self.season) + 1 == SEASONS
    }

    /// The card at a place.
    pub fn card(&self, place: Place) -> Option<&Card> {
        self.places[place.index()].map(|number| self.cards.card(number))
    }

    /// The spaces with any marker.
    #[inline]
    pub fn occupied(&self) -> SpaceSet {
        self.markers.into_iter().fold(SpaceSet::NONE, SpaceSet::or)
    }

    /// The spaces without any marker. N3.1
    #[inline]
    pub fn free(&self) -> SpaceSet {
        self.spaces.without(self.occupied())
    }

    /// The spaces that a Companion's marker of `seat` could join. N6.5
    pub fn joinable(&self, seat: Seat) -> SpaceSet {
        let own = self.markers[seat.index()];
        self.spaces.and(self.occupied()).without(own)
    }

    /// The favors of `seat`, revealed runes counted. N6.2
    #[inline]
    pub fn favors_of(&self, seat: Seat) -> Favors {
        let mut favors = self.favors[seat.index()];
        let revealed = self.revealed[seat.index()];
        if !revealed.is_empty() {
            revealed.iter().for_each(|color| favors[color] += 2);
        }
        favors
    }

    /// The favors of one colour of `seat`, a revealed rune counted.
    #[inline]
    pub fn favors_in(&self, seat: Seat, color: Color) -> u8 {
        let rune = self.revealed[seat.index()].contains(color);
        self.favors[seat.index()][color] + 2 * u8::from(rune)
    }

    /// The colours `seat` has most of; none without favors. N4.1
    pub fn strongest(&self, seat: Seat) -> ColorSet {
        let favors = self.favors_of(seat);
        match favors.most() {
            0 => ColorSet::NONE,
            most => favors.with(most),
        }
    }

    /// The colours `seat` has fewest of, 0 included. N4.3
    pub fn weakest(&self, seat: Seat) -> ColorSet {
        let favors = self.favors_of(seat);
        favors.with(favors.fewest())
    }

    /// Those of `spaces` whose cost `seat` can pay. N3.2
    #[inline]
    pub fn payable(&self, seat: Seat, spaces: SpaceSet) -> SpaceSet {
        let tokens = self.favors[seat.index()].colors().bits();
        let have = ColorSet::from_bits(tokens | self.revealed[seat.index()].bits());
        let mut too_dear = SpaceSet::NONE;
        for color in have.complement().iter() {
            too_dear = too_dear.or(self.costs[color.index()]);
        }
        if have.is_empty() {
            too_dear = too_dear.or(self.strongest_costs);
        }
        if have.and(self.free_altars).is_empty() {
            too_dear = too_dear.or(self.empty_cost_slots());
        }
        spaces.without(too_dear)
    }

    fn empty_cost_slots(&self) -> SpaceSet {
        let empty = (0..COST_SLOTS).filter(|&slot| self.altars[slot].is_none());
        empty.map(SpaceId::slot).collect()
    }

    /// The colours with one of which the cost of `space` is paid now; `None` if it has no cost.
    pub fn cost_colors(&self, seat: Seat, space: SpaceId) -> Option<ColorSet> {
        match space.kind() {
            SpaceKind::Card(place, number) => match self.card(place)?.spaces.get(number)?.cost? {
                Cost::Favor(color) => Some(ColorSet::of(color)),
                Cost::Strongest => Some(self.strongest(seat)),
            },
            SpaceKind::Slot(slot) if slot < COST_SLOTS => {
                Some(self.altars[slot].map_or(self.free_altars, ColorSet::of))
            }
            SpaceKind::Slot(_) | SpaceKind::Base(_) => None,
        }
    }

    /// Every way in which `seat` can pay the cost of `space`; `None` if it has no cost.
    pub fn payments(&self, seat: Seat, space: SpaceId) -> Option<Payments> {
        let colors = self.cost_colors(seat, space)?;
        Some(Payments {
            tokens: colors.and(self.favors[seat.index()].colors()),
            runes: colors.and(self.revealed[seat.index()]),
        })
    }

    /// Whether every space of the card at `place` has a marker. N7.1
    pub fn is_complete(&self, place: Place) -> bool {
        let spaces = self.spaces.and(place.spaces());
        !spaces.is_empty() && spaces.without(self.occupied()).is_empty()
    }

    /// The colour for which players with a marker on the card at `place` score at the end of the
    /// season, if they score at all. N7.1, N7.2
    pub fn scoring_color(&self, place: Place) -> Option<Color> {
        let card = self.card(place)?;
        if self.is_complete(place) {
            return Some(card.complete);
        }
        (card.pile == Pile::NewStart).then_some(card.incomplete)
    }

    /// The spaces of all cards that score at the end of the season.
    pub fn scoring_spaces(&self) -> SpaceSet {
        Place::all()
            .filter(|&place| self.scoring_color(place).is_some())
            .fold(SpaceSet::NONE, |spaces, place| spaces.or(place.spaces()))
    }

    /// The neutral markers on the Tree. N5.4
    pub fn waiting_neutrals(&self) -> usize {
        usize::from(NEUTRAL_MARKERS) - self.markers[Owner::NEUTRAL.index()].len()
    }

    /// Where a Runic Journey of colour `journey` could take a marker from the card at `from`.
    /// N6.4
    pub fn journey_ends(&self, journey: Color, from: Place) -> SpaceSet {
        let free = self.free().and(SpaceSet::CARDS).without(from.spaces());
        let colored = self.color_places[journey.index()];
        if colored.contains(from.space(0)) {
            free
        } else {
            free.and(colored)
        }
    }

    /// The markers that `seat` could move with a Runic Journey of colour `journey`. N6.4
    pub fn journey_markers(&self, seat: Seat, journey: Color) -> [SpaceSet; OWNERS] {
        let mut movable = SpaceSet::NONE;
        for place in Place::all() {
            if !self.journey_ends(journey, place).is_empty() {
                movable = movable.or(place.spaces());
            }
        }
        let mut markers = self.markers.map(|spaces| spaces.and(movable));
        markers[seat.index()] = SpaceSet::NONE;
        markers
    }

    /// Puts a card into play.
    pub fn lay_card(&mut self, place: Place, number: CardNo) {
        self.undrawn.remove(number);
        self.places[place.index()] = Some(number);
        let card = self.cards.card(number);
        let colored = &mut self.color_places[card.color.index()];
        *colored = colored.or(place.spaces());
        for (i, space) in card.spaces.iter().enumerate() {
            let id = place.space(i);
            self.spaces.insert(id);
            match space.cost {
                Some(Cost::Favor(color)) => self.costs[color.index()].insert(id),
                Some(Cost::Strongest) => self.strongest_costs.insert(id),
                None => {}
            }
        }
    }

    /// Takes the card at `place` out of the game.
    pub fn remove_card(&mut self, place: Place) {
        if let Some(number) = self.places[place.index()].take() {
            self.gone.insert(number);
        }
        let spaces = place.spaces();
        self.spaces = self.spaces.without(spaces);
        self.costs = self.costs.map(|costs| costs.without(spaces));
        self.color_places = self.color_places.map(|colored| colored.without(spaces));
        self.strongest_costs = self.strongest_costs.without(spaces);
    }

    /// Gives `seat` up to `number` favors of `color`, as many as the supply has. N4.2
    pub fn take(&mut self, seat: Seat, number: u8, color: Color) -> u8 {
        let taken = number.min(self.supply[color]);
        self.supply[color] -= taken;
        self.favors[seat.index()][color] += taken;
        taken
    }

    /// Pays one favor of `color`. N4.1, N6.2
    pub fn pay(&mut self, seat: Seat, color: Color, payment: Payment) {
        match payment {
            Payment::Token => {
                self.favors[seat.index()][color] -= 1;
                self.supply[color] += 1;
            }
            Payment::Rune => {
                self.revealed[seat.index()].remove(color);
                self.discarded.add(Rune::TwoFavors(color));
            }
        }
    }

    /// Puts an altar on a slot, for the whole game. N5.1
    pub fn lay_altar(&mut self, slot: usize, color: Color) {
        self.altars[slot] = Some(color);
        self.free_altars.remove(color);
        if slot < COST_SLOTS {
            self.costs[color.index()].insert(SpaceId::slot(slot));
        }
    }

    /// The only way to points.
    pub fn score<S: Sink<Inori>>(
        &mut self,
        seat: Seat,
        points: u8,
        rule: &'static str,
        reason: impl FnOnce() -> Message,
        sink: &mut S,
    ) {
        if points == 0 {
            return;
        }
        self.scores[seat.index()] += i16::from(points);
        sink.score(|| ScoreEntry {
            scorer: Scorer::Seat(seat),
            points: i32::from(points),
            rule,
            reason: reason(),
        });
    }
}
