//! What a choice would do, found by making it on a copy.

use engawa_core::{Entry, Game, Log, Seat};

use super::{AltarAid, Ask, CardAfter, FavorChange, Outcome, Range, SeatRange};
use crate::color::{COLORS, Color};
use crate::events::Event;
use crate::moves::{Move, Payment};
use crate::spaces::{Owner, Place, SpaceId};
use crate::state::{Board, Inori, Phase};

/// What happened on one way to the end of a turn.
#[derive(Clone, PartialEq, Eq, Default)]
struct Trail {
    change: [i8; COLORS],
    points: i32,
    altar: Option<(u8, Color)>,
    rune: bool,
    any_favors: u8,
    neutrals: usize,
    asked: Vec<Ask>,
    /// Nothing after the last turn of a season belongs to the choice.
    ended: bool,
}

impl Outcome {
    pub fn of(game: &Inori, seat: Seat, mv: Move) -> Self {
        let mut trails = Vec::new();
        follow(game, seat, mv, Trail::default(), &mut trails);
        let change = changes(&trails);
        let points = range(trails.iter().map(|trail| trail.points));
        let asks = [
            Ask::Pay,
            Ask::Altar,
            Ask::Weakest,
            Ask::Favors,
            Ask::Neutrals,
        ];
        let asked = |ask: &Ask| trails.iter().any(|trail| trail.asked.contains(ask));
        let altar = trails.first().and_then(|trail| trail.altar);
        let same = trails.iter().all(|trail| trail.altar == altar);
        Self {
            asks: asks.into_iter().filter(asked).collect(),
            points,
            rune: trails.iter().any(|trail| trail.rune),
            any_favors: trails.iter().map(|t| t.any_favors).max().unwrap_or(0),
            neutrals: trails.iter().map(|t| t.neutrals).max().unwrap_or(0),
            altar: altar
                .filter(|_| same)
                .map(|(slot, color)| altar_after(&game.board, seat, slot, color, &change)),
            cards: cards_after(&game.board, seat, mv, &change),
            favors: change
                .into_iter()
                .filter(|change| (change.low, change.high) != (0, 0))
                .collect(),
        }
    }
}

/// Plays `mv`, then every choice that follows and matters, and notes each way.
fn follow(game: &Inori, seat: Seat, mv: Move, mut trail: Trail, trails: &mut Vec<Trail>) {
    let mut game = game.clone();
    let mut log = Log::default();
    game.play_move(mv, &mut log);
    trail.read(&log);
    let board = &game.board;
    if trail.ended || board.active != seat {
        return trails.push(trail);
    }
    let ask = match board.phase {
        Phase::Pay { .. } => Ask::Pay,
        Phase::Altar { .. } => Ask::Altar,
        Phase::Weakest => Ask::Weakest,
        Phase::AnyFavor { left } => {
            trail.any_favors = left;
            trail.asked.push(Ask::Favors);
            return trails.push(trail);
        }
        Phase::Neutral => {
            trail.neutrals = board.waiting_neutrals().min(board.free_card_spaces().len());
            trail.asked.push(Ask::Neutrals);
            let slot = board.altars[crate::play::slot::NEUTRALS];
            trail.take_one(board, slot);
            return trails.push(trail);
        }
        Phase::Rune { then } => {
            trail.rune = true;
            trail.take_one(board, then);
            return trails.push(trail);
        }
        _ => return trails.push(trail),
    };
    trail.asked.push(ask);
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    for mv in moves {
        follow(&game, seat, mv, trail.clone(), trails);
    }
}

impl Trail {
    fn read(&mut self, log: &Log<Inori>) {
        for entry in &log.0 {
            match entry {
                Entry::Score(score) => self.points += score.points,
                Entry::Event(Event::SeasonEnded { .. }) => return self.ended = true,
                Entry::Event(event) => self.note(event),
            }
        }
    }

    fn note(&mut self, event: &Event) {
        match *event {
            Event::FavorsTaken { color, number, .. } => self.change[color.index()] += number as i8,
            Event::RuneRevealed { color, .. } => self.change[color.index()] += 2,
            Event::FavorPaid { color, with, .. } => {
                // N6.2: no change is given for a rune.
                self.change[color.index()] -= if with == Payment::Rune { 2 } else { 1 };
            }
            Event::AltarPlaced { slot, color, .. } => self.altar = Some((slot, color)),
            _ => {}
        }
    }

    fn take_one(&mut self, board: &Board, color: Option<Color>) {
        if let Some(color) = color {
            self.change[color.index()] += board.supply[color].min(1) as i8;
        }
    }
}

fn changes(trails: &[Trail]) -> [FavorChange; COLORS] {
    Color::ALL.map(|color| {
        let all = trails
            .iter()
            .map(|trail| i32::from(trail.change[color.index()]));
        let Range { low, high } = range(all);
        FavorChange {
            color,
            low: low as i8,
            high: high as i8,
        }
    })
}

fn range(numbers: impl Iterator<Item = i32> + Clone) -> Range {
    Range {
        low: numbers.clone().min().unwrap_or(0),
        high: numbers.max().unwrap_or(0),
    }
}

fn altar_after(
    board: &Board,
    seat: Seat,
    slot: u8,
    color: Color,
    change: &[FavorChange; COLORS],
) -> AltarAid {
    let mut favors: Vec<u8> = board
        .seats()
        .map(|seat| board.favors_in(seat, color))
        .collect();
    let own = &mut favors[seat.index()];
    *own = own.saturating_add_signed(change[color.index()].low);
    AltarAid::new(board, usize::from(slot - 1), color, favors)
}

/// The cards whose markers the move changes.
fn cards_after(
    board: &Board,
    seat: Seat,
    mv: Move,
    change: &[FavorChange; COLORS],
) -> Vec<CardAfter> {
    let mut after = board.clone();
    let mut touched: Vec<Place> = Vec::new();
    let mut put = |owner: Owner, space: SpaceId| {
        after.markers[owner.index()].insert(space);
        touched.extend(space.place());
    };
    match (mv, board.phase) {
        (Move::Place(space), _) | (Move::Pay(..), Phase::Pay { space }) => {
            put(Owner::from(seat), space);
        }
        (Move::Neutral(space), _) => put(Owner::NEUTRAL, space),
        (Move::MoveTo(to), Phase::MoveTo { owner, from, .. }) => {
            put(owner, to);
            after.markers[owner.index()].remove(from);
            touched.extend(from.place());
        }
        _ => {}
    }
    touched
        .into_iter()
        .map(|place| card_after(&after, seat, place, change))
        .collect()
}

fn card_after(
    board: &Board,
    seat: Seat,
    place: Place,
    change: &[FavorChange; COLORS],
) -> CardAfter {
    let on_card = place.spaces();
    let scores = |color: Color| {
        let there = |s: &Seat| !board.markers[s.index()].and(on_card).is_empty();
        let range = |s: Seat| {
            let now = i32::from(board.favors_in(s, color));
            let change = if s == seat {
                let change = &change[color.index()];
                (i32::from(change.low), i32::from(change.high))
            } else {
                (0, 0)
            };
            SeatRange {
                seat: s,
                points: Range {
                    low: now + change.0,
                    high: now + change.1,
                },
            }
        };
        board.seats().filter(there).map(range).collect()
    };
    CardAfter {
        place,
        complete: board.is_complete(place),
        free: board.free().and(on_card).len(),
        scores: board.scoring_color(place).map_or_else(Vec::new, scores),
    }
}
