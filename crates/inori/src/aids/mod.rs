//! What the rules can tell a person who looks at a view and thinks.
//!
//! Everything is made of the view, so nothing hidden can come out. What a placement would do is
//! found by playing it on a copy, up to the end of the turn.

mod preview;
mod standing;
#[cfg(test)]
mod tests;

use engawa_core::{GameView, Seat, Viewer};
use serde::Serialize;

use crate::cards::Cost;
use crate::color::{Color, ColorSet, Favors};
use crate::moves::{Move, Payment};
use crate::runes::Rune;
use crate::shape::CardShape;
use crate::spaces::{BASES, Owner, PLACES, Place, SPACES, SpaceId, SpaceKind, SpaceSet};
use crate::state::{Board, Inori, Phase};
use crate::view::InoriView;

pub(crate) use standing::AltarStanding;

/// What a person may be told about a position.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Aids {
    /// For whom `spaces` is: the viewer. A spectator gets none.
    #[cfg_attr(test, ts(type = "number | null"))]
    seat: Option<Seat>,
    /// Every space in play, as if it were the viewer's turn.
    spaces: Vec<SpaceAid>,
    /// What each legal move would do; empty if the viewer isn't to act.
    moves: Vec<MoveAid>,
    /// The viewer's face-down runes.
    runes: Vec<RuneAid>,
    /// While the viewer chooses the marker for a Runic Journey: which, and where to. N6.4
    lifts: Vec<JourneyAid>,
    cards: Vec<CardAid>,
    altars: Vec<AltarAid>,
    seats: Vec<SeatAid>,
    /// The New Start cards to choose from. N7.5
    drawn: Vec<CardShape>,
}

/// Whether a marker of the viewer could go there, and what would happen.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SpaceAid {
    space: SpaceId,
    state: SpaceState,
    /// Colours of which one favor would pay the cost; empty without a cost or if it can be paid.
    missing: ColorSet,
    /// The cost is one of the strongest colour, and there is no favor at all. N4.1
    missing_any: bool,
    /// The ways to pay the cost.
    payments: Vec<PaymentAid>,
    /// What it would do, if it can be paid.
    outcome: Option<Outcome>,
}

/// How a space stands to the viewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) enum SpaceState {
    /// A marker can go there. N3.1
    Open,
    /// It is free, but the cost can't be paid. N3.2
    TooDear,
    /// Markers are there, none of them the viewer's: a Companion could join. N6.5
    Joinable,
    /// The viewer has a marker there.
    Own,
    /// A base space without its favors. N5.5
    Empty,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PaymentAid {
    color: Color,
    with: Payment,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct MoveAid {
    /// In notation.
    r#move: String,
    outcome: Outcome,
}

/// What a choice does until the turn ends, further choices left open.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Outcome {
    /// What will be asked after it.
    asks: Vec<Ask>,
    points: Range,
    /// The changes of the viewer's favors, revealed runes counted.
    favors: Vec<FavorChange>,
    /// A rune is drawn.
    rune: bool,
    /// So many favors of any colour are taken, not in `favors`. N5.3
    any_favors: u8,
    /// So many neutral markers are placed. N5.4
    neutrals: usize,
    /// The altar it puts on the Tree, if that is certain.
    altar: Option<AltarAid>,
    /// The cards whose markers change, as they would be then.
    cards: Vec<CardAfter>,
}

/// A question that follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) enum Ask {
    Pay,
    Altar,
    Weakest,
    Favors,
    Neutrals,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Range {
    low: i32,
    high: i32,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct FavorChange {
    color: Color,
    low: i8,
    high: i8,
}

/// A card as a move would leave it.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct CardAfter {
    place: Place,
    complete: bool,
    /// Its spaces without a marker.
    free: usize,
    /// What would be scored for it if the season ended then. N7.1, N7.2
    scores: Vec<SeatRange>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SeatRange {
    #[cfg_attr(test, ts(type = "number"))]
    seat: Seat,
    points: Range,
}

/// A card in play: what it would score.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct CardAid {
    place: Place,
    complete: bool,
    /// Its spaces without a marker.
    free: usize,
    /// N7.1
    if_complete: Vec<SeatScore>,
    /// N7.2; `null` if it scores nothing then.
    if_incomplete: Option<Vec<SeatScore>>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SeatScore {
    #[cfg_attr(test, ts(type = "number"))]
    seat: Seat,
    /// With what everybody sees.
    points: u8,
    /// What the viewer's face-down runes would add. N6.3
    hidden: u8,
    /// Whether the player has a marker there and so scores at all.
    there: bool,
}

/// A slot of the Tree with its altar: who leads.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct AltarAid {
    /// From 1 at the top.
    slot: u8,
    color: Color,
    /// The favors of every player, with what everybody sees.
    favors: Vec<u8>,
    /// What every player would score for it now. N8.1–N8.4
    points: Vec<u8>,
    /// Who has most.
    #[cfg_attr(test, ts(type = "Array<number>"))]
    first: Vec<Seat>,
    /// Who scores the right circle.
    #[cfg_attr(test, ts(type = "Array<number>"))]
    second: Vec<Seat>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SeatAid {
    /// Revealed runes counted. N6.2
    favors: Favors,
    /// Nothing without favors. N4.1
    strongest: ColorSet,
    /// N4.3
    weakest: ColorSet,
    /// What the cards would score if the season ended now.
    cards: u32,
    /// What the altars would score if the game ended now.
    altars: u32,
}

/// A face-down rune of the viewer.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RuneAid {
    rune: Rune,
    /// Whether it could be played in a turn of the viewer that began now.
    useful: bool,
    /// N6.4 Which markers a Runic Journey could move, and where to.
    journeys: Vec<JourneyAid>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct JourneyAid {
    owner: Owner,
    from: SpaceId,
    to: Vec<SpaceId>,
}

impl Aids {
    pub(crate) fn of(view: &InoriView) -> Self {
        let seat = match view.viewer {
            Viewer::Seat(seat) if seat.index() < view.board.players() => Some(seat),
            _ => None,
        };
        let board = &view.board;
        Self {
            seat,
            spaces: seat.map_or_else(Vec::new, |seat| spaces(view, seat)),
            moves: seat.map_or_else(Vec::new, |seat| moves(view, seat)),
            runes: seat.map_or_else(Vec::new, |seat| runes(view, seat)),
            lifts: seat.map_or_else(Vec::new, |seat| lifts(board, seat)),
            cards: standing::cards(board, seat, view.own_runes),
            altars: standing::altars(board),
            seats: standing::seats(board),
            drawn: drawn(board),
        }
    }
}

fn spaces(view: &InoriView, seat: Seat) -> Vec<SpaceAid> {
    let mut game = view.known();
    game.board.active = seat;
    game.board.phase = Phase::Turn;
    let hand = &mut game.board.in_hand[seat.index()];
    *hand = (*hand).max(1);
    let board = &view.board;
    let laid = |space: &SpaceId| match space.kind() {
        SpaceKind::Base(symbol) => board.is_base_laid(symbol),
        _ => board.spaces.contains(*space),
    };
    let all = (0..SPACES).map(SpaceId::new).filter(laid);
    all.map(|space| space_aid(&game, seat, space)).collect()
}

fn space_aid(game: &Inori, seat: Seat, space: SpaceId) -> SpaceAid {
    let board = &game.board;
    let payments = board.payments(seat, space);
    let ways = payments.into_iter().flat_map(|payments| payments.iter());
    let payments: Vec<_> = ways
        .map(|(color, with)| PaymentAid { color, with })
        .collect();
    let in_use = board.spaces.contains(space);
    let can_pay = !board.payable(seat, SpaceSet::of(space)).is_empty();
    let state = if board.markers[seat.index()].contains(space) {
        SpaceState::Own
    } else if !in_use {
        SpaceState::Empty
    } else if board.occupied().contains(space) {
        SpaceState::Joinable
    } else if can_pay {
        SpaceState::Open
    } else {
        SpaceState::TooDear
    };
    let choosable = matches!(state, SpaceState::Open | SpaceState::Joinable) && can_pay;
    let strongest = costs_strongest(board, space);
    let missing = match board.cost_colors(seat, space) {
        Some(colors) if in_use && !can_pay && !strongest => colors,
        _ => ColorSet::NONE,
    };
    SpaceAid {
        space,
        state,
        missing,
        missing_any: in_use && !can_pay && strongest,
        payments,
        outcome: choosable.then(|| Outcome::of(game, seat, Move::Place(space))),
    }
}

fn costs_strongest(board: &Board, space: SpaceId) -> bool {
    let SpaceKind::Card(place, number) = space.kind() else {
        return false;
    };
    let cost = board
        .card(place)
        .and_then(|card| card.spaces.get(number)?.cost);
    cost == Some(Cost::Strongest)
}

fn moves(view: &InoriView, seat: Seat) -> Vec<MoveAid> {
    let game = view.known();
    let mut moves = Vec::new();
    view.legal_moves(&mut moves);
    let aid = |mv: Move| MoveAid {
        r#move: mv.to_string(),
        outcome: Outcome::of(&game, seat, mv),
    };
    moves.into_iter().map(aid).collect()
}

fn runes(view: &InoriView, seat: Seat) -> Vec<RuneAid> {
    let board = &view.board;
    let aid = |rune| RuneAid {
        rune,
        useful: match rune {
            Rune::TwoFavors(_) => true,
            Rune::RunicJourney(color) => board.has_journey(seat, color),
            Rune::Companion => !board.companion_spaces(seat).is_empty(),
        },
        journeys: match rune {
            Rune::RunicJourney(color) => journeys(board, seat, color),
            _ => Vec::new(),
        },
    };
    view.own_runes.iter().map(aid).collect()
}

fn lifts(board: &Board, seat: Seat) -> Vec<JourneyAid> {
    match board.phase {
        Phase::Lift { journey } if board.active == seat => journeys(board, seat, journey),
        _ => Vec::new(),
    }
}

fn journeys(board: &Board, seat: Seat, color: Color) -> Vec<JourneyAid> {
    let markers = board.journey_markers(seat, color);
    let journey = |owner: Owner, from: SpaceId| {
        let ends = from.place().map(|place| board.journey_ends(color, place));
        JourneyAid {
            owner,
            from,
            to: ends.unwrap_or(SpaceSet::NONE).iter().collect(),
        }
    };
    let of = |owner: Owner| {
        let spaces = markers[owner.index()];
        spaces.iter().map(move |from| journey(owner, from))
    };
    Owner::all().flat_map(of).collect()
}

fn drawn(board: &Board) -> Vec<CardShape> {
    let cards = match board.phase {
        Phase::Keep { drawn } => drawn.to_vec(),
        Phase::NewStartCard { other } => other.into_iter().collect(),
        _ => Vec::new(),
    };
    let place = Place::new((BASES + usize::from(board.season)).min(PLACES - 1));
    let shape = |number| board.card_shape(place, board.cards.card(number));
    cards.into_iter().map(shape).collect()
}
