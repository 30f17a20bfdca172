//! The score track with its stacks of markers (S7).

use arrayvec::ArrayVec;
use engawa_core::Seat;

use crate::options::MOST_PLAYERS;

/// The markers of all players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Track {
    spaces: [i16; MOST_PLAYERS],
    /// The seats in the order in which their markers last moved. Of markers on one space the
    /// one that moved later lies higher.
    moved: ArrayVec<Seat, MOST_PLAYERS>,
}

impl Track {
    /// S2.3: all on 0, the first player's marker at the bottom.
    pub(crate) fn new(first: Seat, players: usize) -> Self {
        let turn_order = (0..players).map(|i| Seat::new((first.index() + i) % players));
        Self {
            spaces: [0; MOST_PLAYERS],
            moved: turn_order.collect(),
        }
    }

    /// The space of a seat's marker.
    #[inline]
    pub fn space(&self, seat: Seat) -> i32 {
        i32::from(self.spaces[seat.index()])
    }

    /// S7.1, S7.2: moves a marker, onto whatever lies where it arrives. The space it reaches.
    #[inline]
    pub(crate) fn advance(&mut self, seat: Seat, points: i32) -> i32 {
        let space = &mut self.spaces[seat.index()];
        *space += points as i16;
        let space = i32::from(*space);
        if let Some(place) = self.moved.iter().position(|&other| other == seat) {
            self.moved[place..].rotate_left(1);
        }
        space
    }

    /// All seats from the one furthest behind to the leader (S7.1).
    pub fn from_behind(&self) -> ArrayVec<Seat, MOST_PLAYERS> {
        let mut order = self.moved.clone();
        order.reverse();
        // A stable sort: on one space the marker that moved last lies on top, so behind.
        order.sort_by_key(|&seat| self.space(seat));
        order
    }

    /// The markers by space, from the lowest space to the highest; each stack from the bottom.
    pub fn stacks(&self) -> Vec<(i32, Vec<Seat>)> {
        let mut stacks: Vec<(i32, Vec<Seat>)> = Vec::new();
        let mut order = self.moved.clone();
        order.sort_by_key(|&seat| self.space(seat));
        for seat in order {
            match stacks.last_mut() {
                Some((space, stack)) if *space == self.space(seat) => stack.push(seat),
                _ => stacks.push((self.space(seat), vec![seat])),
            }
        }
        stacks
    }
}
