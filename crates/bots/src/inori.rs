//! Inori: favors against the cards that will score them and the altars that count them.

use engawa_core::{Game, MAX_SEATS, Seat, Turn};
use engawa_inori::{Color, Favors, Inori, Place, SLOTS};

use crate::exp::exp;
use crate::level::Levels;
use crate::{Evaluate, Outlook, Style};

impl Evaluate for Inori {
    const STYLE: Style = Style {
        curiosity: 0.4,
        temperature: 15.0,
        turns: 6,
        solo_turns: 6,
        compared: 3,
        guess_others: false,
        width: 100,
    };

    const LEVELS: Levels = Levels {
        easy_slips: 60,
        medium: 100,
        hard: 10_000,
    };

    fn outlook(&self) -> Outlook {
        let scores = self.scores();
        let players = self.players();
        let mut seats = [0.0; MAX_SEATS];
        for (points, score) in seats.iter_mut().zip(&scores.seats) {
            *points = *score as f32;
        }
        let mut doubt = 3.0;
        if self.turn() != Turn::Over {
            let seasons = f32::from(self.seasons_left());
            let favors: [Favors; MAX_SEATS] = std::array::from_fn(|seat| match seat < players {
                true => self.favors(Seat::new(seat)),
                false => Favors::default(),
            });
            for seat in Seat::all(players) {
                let points = &mut seats[seat.index()];
                let own = &favors[seat.index()];
                *points += cards(self, seat, own);
                *points += stock(own, seasons);
                *points += 1.2 * self.runes(seat).len() as f32;
            }
            altars(self, &favors, &mut seats);
            doubt += 2.5 * seasons;
        }
        Outlook {
            seats,
            rival: None,
            doubt,
        }
    }
}

/// What the cards with a marker of `seat` will give at the end of the season.
fn cards(state: &Inori, seat: Seat, favors: &Favors) -> f32 {
    let free = state.free_spaces();
    let markers = state.markers(seat);
    let to_come: u8 = Seat::all(state.players())
        .map(|seat| state.markers_left(seat))
        .sum();
    let mut points = 0.0;
    for place in Place::all() {
        if markers.and(place.spaces()).is_empty() {
            continue;
        }
        let Some(card) = state.card(place) else {
            continue;
        };
        let open = free.and(place.spaces()).len();
        let complete = f32::from(favors[card.complete]);
        if open == 0 {
            points += complete;
            continue;
        }
        let likely = match usize::from(to_come) >= open {
            true => 0.8 - 0.2 * open as f32,
            false => 0.0,
        };
        let otherwise = state
            .scoring_color_now(place)
            .map_or(0.0, |color| f32::from(favors[color]));
        points += likely * complete + (1.0 - likely) * otherwise;
    }
    points
}

/// What favors are good for in the seasons to come.
fn stock(favors: &Favors, seasons: f32) -> f32 {
    let mut stock = 0.0;
    for color in Color::ALL {
        let count = f32::from(favors[color]);
        stock += 0.45 * count + 0.3 * count.min(1.0);
    }
    stock * seasons / 2.0
}

/// What the altars will give at the end of the game.
fn altars(state: &Inori, favors: &[Favors; MAX_SEATS], points: &mut [f32; MAX_SEATS]) {
    let players = state.players();
    for slot in 0..SLOTS {
        let Some(color) = state.altar(slot) else {
            continue;
        };
        let circles = state.card_set().circles(slot);
        let spread = 0.6 + 0.4 * f32::from(state.seasons_left() - 1);
        for seat in 0..players {
            let own = f32::from(favors[seat][color]);
            let others = (0..players).filter(|&other| other != seat);
            let best = others.map(|other| favors[other][color]).max();
            let ahead = own - f32::from(best.unwrap_or(0));
            let most = 1.0 / (1.0 + exp(-ahead / spread));
            points[seat] += most * f32::from(circles.first);
            if players > 2 && own > 0.0 {
                points[seat] += 0.5 * (1.0 - most) * f32::from(circles.second);
            }
        }
    }
}
