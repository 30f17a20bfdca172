//! How things stand: what cards and altars would score now.

use engawa_core::Seat;

use super::{AltarAid, CardAid, SeatAid, SeatScore};
use crate::cards::Pile;
use crate::color::Color;
use crate::runes::Runes;
use crate::setup::SEATS;
use crate::spaces::{Place, SLOTS};
use crate::state::Board;

/// What every seat scores for an altar. N8.1–N8.4
pub(crate) struct AltarStanding {
    /// By seat: whether it has most and scores the left circle.
    pub first: [bool; SEATS],
    /// By seat: whether it scores the right circle.
    pub second: [bool; SEATS],
}

impl AltarStanding {
    /// By the number of favors of each player.
    pub fn of(favors: &[u8]) -> Self {
        let mut standing = Self {
            first: [false; SEATS],
            second: [false; SEATS],
        };
        let most = favors.iter().copied().fold(0, u8::max);
        let tied = favors.iter().filter(|&&number| number == most).count() > 1;
        let two_players = favors.len() == 2;
        // N8.4; N8.3: with two players a tie scores nothing.
        if most == 0 || (two_players && tied) {
            return standing;
        }
        let less = favors.iter().copied().filter(|&number| number < most);
        let second = less.fold(0, u8::max);
        for (seat, &number) in favors.iter().enumerate() {
            standing.first[seat] = number == most;
            // N8.1, N8.3: no right circle after a tie, none with two players.
            let scores = !tied && !two_players && second > 0;
            standing.second[seat] = scores && number == second;
        }
        standing
    }
}

impl AltarAid {
    pub fn new(board: &Board, slot: usize, color: Color, favors: Vec<u8>) -> Self {
        let standing = AltarStanding::of(&favors);
        let circles = board.cards.circles(slot);
        let points = |seat: Seat| match seat.index() {
            i if standing.first[i] => circles.first,
            i if standing.second[i] => circles.second,
            _ => 0,
        };
        let who = |flags: [bool; SEATS]| board.seats().filter(|s| flags[s.index()]).collect();
        Self {
            slot: slot as u8 + 1,
            color,
            points: board.seats().map(points).collect(),
            first: who(standing.first),
            second: who(standing.second),
            favors,
        }
    }
}

pub(super) fn altars(board: &Board) -> Vec<AltarAid> {
    let aid = |slot: usize| {
        let color = board.altars[slot]?;
        let favors = board.seats().map(|seat| board.favors_in(seat, color));
        Some(AltarAid::new(board, slot, color, favors.collect()))
    };
    (0..SLOTS).filter_map(aid).collect()
}

pub(super) fn cards(board: &Board, viewer: Option<Seat>, own: Runes) -> Vec<CardAid> {
    let aid = |place: Place| {
        let card = board.card(place)?;
        let scores = |color: Color| -> Vec<SeatScore> {
            let score = |seat: Seat| SeatScore {
                seat,
                points: board.favors_in(seat, color),
                hidden: match viewer == Some(seat) && own.two_favors().contains(color) {
                    true => 2,
                    false => 0,
                },
                there: !board.markers[seat.index()].and(place.spaces()).is_empty(),
            };
            board.seats().map(score).collect()
        };
        let is_new_start = card.pile == Pile::NewStart;
        Some(CardAid {
            place,
            complete: board.is_complete(place),
            free: board.free().and(place.spaces()).len(),
            if_complete: scores(card.complete),
            if_incomplete: is_new_start.then(|| scores(card.incomplete)),
        })
    };
    Place::all().filter_map(aid).collect()
}

pub(super) fn seats(board: &Board) -> Vec<SeatAid> {
    let altars = altars(board);
    let aid = |seat: Seat| SeatAid {
        favors: board.favors_of(seat),
        strongest: board.strongest(seat),
        weakest: board.weakest(seat),
        cards: card_points(board, seat),
        altars: altars
            .iter()
            .map(|altar| u32::from(altar.points[seat.index()]))
            .sum(),
    };
    board.seats().map(aid).collect()
}

fn card_points(board: &Board, seat: Seat) -> u32 {
    let there = |place: &Place| !board.markers[seat.index()].and(place.spaces()).is_empty();
    let points = |place: Place| board.scoring_color(place).map(|c| board.favors_in(seat, c));
    Place::all()
        .filter(there)
        .filter_map(points)
        .map(u32::from)
        .sum()
}
