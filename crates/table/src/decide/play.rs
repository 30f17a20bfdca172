//! Moves, drafts, and taking drafts back.

use engawa_catalog::AnyPosition;
use engawa_core::{Seat, Turn};

use super::Decision;
use crate::{Aim, Person, Refusal, Table, What};

/// How many moves can be played at once.
pub(crate) const MOVES_AT_ONCE: usize = 16;
/// How often a turn can be drafted and taken back; then what is played is final.
pub(crate) const DRAFTED: usize = 500;
/// With this many moves, draws and undos a table takes nothing back any more: it comes to an end.
pub(crate) const EVENTS: u64 = 20_000;

impl Table {
    pub(super) fn play(
        &self,
        person: &Person,
        aim: Aim,
        moves: &[String],
        confirm: bool,
    ) -> Decision {
        let own = self.seats_of(&person.id);
        if !(1..=MOVES_AT_ONCE).contains(&moves.len()) {
            let (given, most) = (moves.len(), MOVES_AT_ONCE);
            return Err(Refusal::MoveCount { given, most });
        }
        // Sent again without a seat, it may be that of a seat whose turn is over.
        let mut meant = own
            .iter()
            .filter(|seat| aim.seat.is_none_or(|own| own == **seat));
        if meant.any(|seat| self.were_made(*seat, aim, moves)) {
            return Ok(Vec::new());
        }
        let seat = self.own_seat(&person.id, aim.seat)?;
        self.check_current(seat, aim.seq, aim.step)?;
        self.check_turn(seat)?;
        let mut turn = TurnAhead {
            seat,
            ahead: self.tip().position(),
            began: self.base.turns_taken(),
            drafted: self.drafted,
            of_game: self.of_game,
            happens: Vec::new(),
        };
        for (i, text) in moves.iter().enumerate() {
            let last = i + 1 == moves.len();
            turn.play(text, confirm, last)?;
        }
        Ok(turn.happens)
    }

    /// Whether these very moves have been made already: somebody sent them twice.
    fn were_made(&self, seat: Seat, aim: Aim, moves: &[String]) -> bool {
        let first = self.recent.iter().position(|recent| {
            recent.seq == aim.seq
                && recent.step == aim.step
                && recent.seat == seat
                && recent.text == moves[0]
        });
        let Some(first) = first else {
            return false;
        };
        let made = self.recent.iter().skip(first);
        let made = made.map(|recent| (recent.seat, &recent.text));
        made.take(moves.len())
            .eq(moves.iter().map(|text| (seat, text)))
    }

    /// Takes the last drafted move back.
    pub(super) fn undo(&self, person: &Person, aim: Aim) -> Decision {
        let drafted = self.draft.as_ref().map_or(0, |draft| draft.moves.len());
        self.take_back(person, aim, drafted.saturating_sub(1))
    }

    /// Takes drafted moves back, but for the first `keep`.
    pub(super) fn take_back(&self, person: &Person, aim: Aim, keep: usize) -> Decision {
        let seat = self.own_seat(&person.id, aim.seat)?;
        self.check_current(seat, aim.seq, aim.step)?;
        let own = self.draft.as_ref().filter(|draft| draft.seat == seat);
        if own.is_none_or(|draft| draft.moves.is_empty()) {
            return Err(Refusal::NothingDrafted);
        }
        check_may_take_back(self.drafted, self.of_game)?;
        Ok(vec![What::Undone { seat, keep }])
    }

    /// Makes the draft final.
    pub(super) fn confirm(&self, person: &Person, aim: Aim) -> Decision {
        let seat = self.own_seat(&person.id, aim.seat)?;
        self.check_current(seat, aim.seq, aim.step)?;
        let own = self.draft.as_ref().filter(|draft| draft.seat == seat);
        let Some(draft) = own.filter(|draft| draft.is_complete(self.game())) else {
            return Err(Refusal::Incomplete);
        };
        let mut happens = vec![What::Confirmed { seat }];
        draw_all(draft.tip.position().as_mut(), &mut happens);
        Ok(happens)
    }
}

/// Whether something may still be taken back: a turn has its bounds, and so has a table.
pub(super) fn check_may_take_back(drafted: usize, of_game: u64) -> Result<(), Refusal> {
    if drafted >= DRAFTED {
        return Err(Refusal::TurnChangedTooOften { most: DRAFTED });
    }
    if of_game >= EVENTS {
        return Err(Refusal::TakenBackTooOften { most: EVENTS });
    }
    Ok(())
}

pub(super) fn draw_all(ahead: &mut dyn AnyPosition, happens: &mut Vec<What>) {
    while let Some(text) = ahead.draw() {
        happens.push(What::Drawn { text });
    }
}

/// A turn that is being looked ahead.
struct TurnAhead {
    seat: Seat,
    ahead: Box<dyn AnyPosition>,
    /// How many turns had been finished when this one began.
    began: u32,
    drafted: usize,
    of_game: u64,
    happens: Vec<What>,
}

impl TurnAhead {
    fn is_complete(&self) -> bool {
        self.ahead.turn() != Turn::Seat(self.seat) || self.ahead.turns_taken() != self.began
    }

    fn play(&mut self, text: &str, confirm: bool, last: bool) -> Result<(), Refusal> {
        if self.is_complete() {
            return Err(Refusal::ConfirmFirst);
        }
        let reveals = self.ahead.reveals(text);
        self.ahead.play(text)?;
        if reveals && !last {
            // Otherwise a list that is refused would tell what one of its moves shows.
            return Err(Refusal::PlayAlone);
        }
        let (seat, text) = (self.seat, text.to_owned());
        // Who has seen what was hidden can't take it back, nor who did so too often.
        let is_final = reveals || check_may_take_back(self.drafted, self.of_game).is_err();
        if is_final || (confirm && self.is_complete()) {
            self.happens.push(What::Played { seat, text });
            draw_all(self.ahead.as_mut(), &mut self.happens);
            self.drafted = 0;
        } else {
            self.happens.push(What::Drafted { seat, text });
            self.drafted += 1;
        }
        self.of_game += 1;
        Ok(())
    }
}
