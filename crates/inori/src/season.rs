//! How seasons begin and end. N2, N7

use engawa_core::{Message, Seat, Sink};

use crate::cards::CardNo;
use crate::draws::seats_of;
use crate::events::Event;
use crate::moves::Drawn;
use crate::setup::{BASE_FAVORS, MARKERS};
use crate::spaces::{BASES, Owner, PLACES, Place, SpaceSet};
use crate::state::{Inori, Phase};

impl Inori {
    // N2.1, N2.2
    pub(crate) fn lay_start_card<S: Sink<Self>>(
        &mut self,
        symbol: usize,
        card: CardNo,
        sink: &mut S,
    ) {
        self.lay_card(Place::new(symbol), card, sink);
        let board = &mut self.board;
        let color = board.cards.card(card).incomplete;
        board.bases[symbol] = color;
        board.supply[color] -= BASE_FAVORS;
        board.phase = if symbol + 1 < BASES {
            Phase::StartCard {
                symbol: symbol as u8 + 1,
            }
        } else {
            Phase::FirstPlayer
        };
    }

    pub(crate) fn begin_season<S: Sink<Self>>(&mut self, first: Seat, sink: &mut S) {
        let board = &mut self.board;
        board.first = first;
        board.active = first;
        let markers = MARKERS[board.players() - 2][usize::from(board.season)];
        board.in_hand[..board.players.into()].fill(markers);
        board.phase = Phase::Turn;
        let season = board.season + 1;
        sink.event(|| Event::SeasonBegan { season, first });
    }

    pub(crate) fn end_season<S: Sink<Self>>(&mut self, sink: &mut S) {
        let season = self.board.season + 1;
        sink.event(|| Event::SeasonEnded { season });
        self.ask_reveals(0, sink);
    }

    /// Asks the next player, at least `offset` seats after the season's first, who may reveal
    /// runes. Who is asked depends only on what everybody sees. N6.3
    fn ask_reveals<S: Sink<Self>>(&mut self, offset: usize, sink: &mut S) {
        let board = &mut self.board;
        if board.face_down.iter().any(|&runes| runes > 0) {
            let scoring = board.scoring_spaces();
            for offset in offset..board.players() {
                let seat = Seat::new((board.first.index() + offset) % board.players());
                let on_scoring = board.markers[seat.index()].and(scoring);
                if board.face_down[seat.index()] > 0 && !on_scoring.is_empty() {
                    board.active = seat;
                    board.phase = Phase::Reveals;
                    return;
                }
            }
        }
        self.evaluate_from(0, sink);
    }

    pub(crate) fn finish_reveals<S: Sink<Self>>(&mut self, sink: &mut S) {
        let board = &mut self.board;
        board.turns += 1;
        let players = board.players();
        let offset = (board.active.index() + players - board.first.index()) % players;
        self.ask_reveals(offset + 1, sink);
    }

    /// N7.1: the places in board order, each scored, cleared and replaced before the next.
    pub(crate) fn evaluate_from<S: Sink<Self>>(&mut self, place: usize, sink: &mut S) {
        for place in (place..PLACES).map(Place::new) {
            let Some(card) = self.board.card(place) else {
                continue;
            };
            let (id, complete, incomplete) = (card.id, card.complete, card.incomplete);
            let is_complete = self.score_card(place, sink);
            sink.event(|| Event::CardEvaluated {
                place,
                card: id,
                complete: is_complete,
            });
            if self.board.is_last_season() {
                continue;
            }
            self.clear(place.spaces());
            self.board.remove_card(place);
            let color = if is_complete { complete } else { incomplete };
            let deck = self.board.cards.journeys(color).and(self.board.undrawn);
            // N7.3: an empty deck leaves the place empty.
            if !deck.is_empty() {
                return self.board.phase = Phase::JourneyCard { place, color };
            }
        }
        if self.board.is_last_season() {
            self.end_game(sink);
        } else {
            self.choose_first();
        }
    }

    /// Scores a card and says whether it is complete. N7.1, N7.2
    fn score_card<S: Sink<Self>>(&mut self, place: Place, sink: &mut S) -> bool {
        let is_complete = self.board.is_complete(place);
        let Some(color) = self.board.scoring_color(place) else {
            return is_complete;
        };
        let (rule, key) = if is_complete {
            ("N7.1", "card-complete")
        } else {
            ("N7.2", "card-incomplete")
        };
        for seat in self.board.seats() {
            let markers = self.board.markers[seat.index()].and(place.spaces());
            if markers.is_empty() {
                continue;
            }
            let points = self.board.favors_in(seat, color);
            let reason = || {
                Message::new(key)
                    .with("place", place.to_string())
                    .with("color", color.name())
            };
            self.board.score(seat, points, rule, reason, sink);
        }
        is_complete
    }

    /// Gives the markers on these spaces back. N7.3, N7.4
    fn clear(&mut self, spaces: SpaceSet) {
        let board = &mut self.board;
        for owner in Owner::all() {
            let markers = &mut board.markers[owner.index()];
            let back = markers.and(spaces).len() as u8;
            *markers = markers.without(spaces);
            if let Some(seat) = owner.seat() {
                board.in_hand[seat.index()] += back;
            }
        }
    }

    // N7.4, N7.5
    fn choose_first(&mut self) {
        self.clear(SpaceSet::TREE);
        let board = &mut self.board;
        for seat in Seat::all(board.players()) {
            let passed = std::mem::take(&mut board.passed[seat.index()]);
            board.in_hand[seat.index()] += passed;
        }
        let scores = &board.scores[..board.players.into()];
        let fewest = scores.iter().min().expect("there are players");
        let tied = scores
            .iter()
            .enumerate()
            .filter(|(_, score)| *score == fewest)
            .fold(0, |tied, (seat, _)| tied | 1 << seat);
        let mut seats = seats_of(tied);
        match (seats.next(), seats.next()) {
            (Some(seat), None) => self.draw_new_starts(seat),
            _ => self.board.phase = Phase::FewestPoints { tied },
        }
    }

    pub(crate) fn draw_new_starts(&mut self, seat: Seat) {
        self.board.active = seat;
        self.board.phase = Phase::NewStartCard { other: None };
    }

    pub(crate) fn draw_new_start<S: Sink<Self>>(
        &mut self,
        other: Option<CardNo>,
        card: CardNo,
        sink: &mut S,
    ) {
        let board = &mut self.board;
        board.undrawn.remove(card);
        board.phase = match other {
            None => Phase::NewStartCard { other: Some(card) },
            Some(other) => Phase::Keep {
                drawn: [other, card],
            },
        };
        let (seat, card) = (board.active, board.cards.card(card).id);
        sink.event(|| Event::NewStartDrawn { seat, card });
    }

    pub(crate) fn keep<S: Sink<Self>>(&mut self, seat: Seat, keep: Drawn, sink: &mut S) {
        let Phase::Keep { drawn: [one, two] } = self.board.phase else {
            unreachable!("a card is kept only when two were drawn");
        };
        let (kept, other) = match keep {
            Drawn::First => (one, two),
            Drawn::Second => (two, one),
        };
        self.board.gone.insert(other);
        let card = self.board.cards.card(other).id;
        sink.event(|| Event::NewStartDiscarded { seat, card });
        self.board.season += 1;
        let place = Place::new(BASES - 1 + usize::from(self.board.season));
        self.lay_card(place, kept, sink);
        self.board.turns += 1;
        self.begin_season(seat, sink);
    }
}
