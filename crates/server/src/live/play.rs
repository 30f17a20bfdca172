//! Moves, drafts, and taking drafts back.

use engawa_catalog::AnyTable;
use engawa_core::{Purpose, Rng, Seat, Turn};
use engawa_store::{EventKind, Status};

use super::{Draft, Live, Recent};
use crate::error::{ApiError, ApiResult};
use crate::ids;
use crate::wire::{ConfirmRequest, MoveRequest};

/// A move as the server understands it.
pub struct Intent<'a> {
    /// Whose.
    pub seat: Seat,
    /// What it answers.
    pub seq: u64,
    /// What it answers in the seat's draft.
    pub step: u32,
    /// The move in notation.
    pub text: &'a str,
    /// Whether it is final if it completes the turn.
    pub confirm: bool,
}

impl Live {
    /// Starts the game, if all seats are taken.
    pub fn start(&mut self, now: i64) -> ApiResult<()> {
        if self.status != Status::Open {
            let message = "This game has started already.";
            return Err(ApiError::conflict("table/started", message));
        }
        if self.doc.seats.contains(&super::Holder::Open) {
            let message = "There are open seats: wait for people, or fill them with bots.";
            return Err(ApiError::conflict("table/open-seats", message));
        }
        self.status = Status::Playing;
        self.start_clock(now);
        self.draw(now);
        self.settle();
        Ok(())
    }

    /// Plays a move of a person.
    pub fn play(&mut self, person: &str, request: &MoveRequest, now: i64) -> ApiResult<()> {
        let seat = self.own_seat(person, request.seat)?;
        let intent = Intent {
            seat,
            seq: request.seq,
            step: request.step,
            text: &request.text,
            confirm: request.confirm,
        };
        if self.was_made(&intent) {
            return Ok(());
        }
        self.check_current(seat, intent.seq, intent.step)?;
        self.check_turn(seat)?;
        self.play_move(&intent, now)
    }

    /// Plays a move of a bot, if the table is still as the bot saw it.
    pub fn play_bot(&mut self, seq: u64, seat: Seat, text: &str, now: i64) -> ApiResult<()> {
        if self.seq != seq || self.bot_to_act().is_none_or(|(bot, _)| bot != seat) {
            return Err(ApiError::stale());
        }
        self.base.play(text)?;
        self.note(now, Some(seat), EventKind::Play, text);
        self.after_commit(seat, now);
        Ok(())
    }

    fn play_move(&mut self, intent: &Intent, now: i64) -> ApiResult<()> {
        let base = &self.base;
        let mut draft = match self.draft.take() {
            Some(draft) => draft,
            None => Draft::new(intent.seat, base.as_ref()),
        };
        let complete = draft.is_complete(base.as_ref());
        let mut rng = Rng::new(ids::seed(), Purpose::Choices);
        let reveals = !complete && draft.tip.reveals(intent.text, &mut rng);
        let played = if complete {
            let message = "Your turn is complete: confirm it, or take something back.";
            Err(ApiError::conflict("move/confirm-first", message))
        } else {
            draft.tip.play(intent.text).map_err(ApiError::from)
        };
        if let Err(error) = played {
            if draft.step > 0 {
                self.draft = Some(draft);
            }
            return Err(error);
        }
        let (seat, text) = (intent.seat, intent.text.to_owned());
        self.remember(Recent {
            seq: self.seq,
            step: draft.step,
            seat,
            text: text.clone(),
        });
        draft.moves.push(text.clone());
        draft.step += 1;
        // Who has seen what was hidden can't take it back, nor who did so too often.
        let final_now = reveals || self.check_may_take_back().is_err();
        if final_now || (intent.confirm && draft.is_complete(self.base.as_ref())) {
            self.note(now, Some(seat), EventKind::Play, text);
            self.base = draft.tip;
            self.after_commit(seat, now);
        } else {
            self.note(now, Some(seat), EventKind::Move, text);
            self.drafted += 1;
            self.draft = Some(draft);
        }
        Ok(())
    }

    /// Takes the last drafted move back.
    pub fn undo(&mut self, person: &str, request: &ConfirmRequest, now: i64) -> ApiResult<()> {
        let keep = self.draft.as_ref().map_or(0, |draft| draft.moves.len());
        self.take_back(person, request, keep.saturating_sub(1), now)
    }

    /// Takes all drafted moves back.
    pub fn restart(&mut self, person: &str, request: &ConfirmRequest, now: i64) -> ApiResult<()> {
        self.take_back(person, request, 0, now)
    }

    fn take_back(
        &mut self,
        person: &str,
        request: &ConfirmRequest,
        keep: usize,
        now: i64,
    ) -> ApiResult<()> {
        let seat = self.own_seat(person, request.seat)?;
        self.check_current(seat, request.seq, request.step)?;
        let there = |draft: &Draft| !draft.moves.is_empty();
        if !self.draft.as_ref().is_some_and(there) {
            let message = "There is nothing of this turn to take back.";
            return Err(ApiError::conflict("undo/nothing", message));
        }
        self.check_may_take_back()?;
        let Some(draft) = &mut self.draft else {
            return Ok(());
        };
        draft.truncate(self.base.as_ref(), keep)?;
        self.note(now, Some(seat), EventKind::Undo, keep.to_string());
        self.drafted += 1;
        Ok(())
    }

    /// Makes the drafted turn final.
    pub fn confirm(&mut self, person: &str, request: &ConfirmRequest, now: i64) -> ApiResult<()> {
        let seat = self.own_seat(person, request.seat)?;
        self.check_current(seat, request.seq, request.step)?;
        let complete = |draft: &mut Draft| draft.is_complete(self.base.as_ref());
        let Some(draft) = self.draft.take_if(complete) else {
            let message = "Your turn is not complete yet.";
            return Err(ApiError::conflict("confirm/incomplete", message));
        };
        self.base = draft.tip;
        self.note(now, Some(seat), EventKind::Confirm, "");
        self.after_commit(seat, now);
        Ok(())
    }

    /// Forgets the draft of a seat that somebody else plays now.
    pub(super) fn drop_draft(&mut self, now: i64) {
        if self.draft.take().is_some() {
            self.note(now, None, EventKind::Undo, "0");
            self.drafted += 1;
            self.recent.retain(|recent| recent.seq != self.seq);
        }
    }

    /// After `seat` did something final: draws, the clock, the end.
    fn after_commit(&mut self, seat: Seat, now: i64) {
        self.asked = None;
        self.drafted = 0;
        self.seq += 1;
        let turn_over = self.base.turn() != Turn::Seat(seat);
        self.book_time(seat, turn_over, now);
        self.draw(now);
        self.settle();
    }

    fn draw(&mut self, now: i64) {
        while let Some(text) = self.base.draw() {
            self.note(now, None, EventKind::Draw, text);
            self.seq += 1;
        }
    }

    /// Notes whose turn it is, and when the game is over.
    pub(super) fn settle(&mut self) {
        let turn = self.base.turn();
        if turn == Turn::Over && self.status == Status::Playing {
            self.status = Status::Finished;
            self.doc_changed = true;
        }
        let to_act = turn.seat().map(Seat::index);
        if self.doc.to_act != to_act {
            self.doc.to_act = to_act;
            self.doc_changed = true;
        }
    }

    /// The seat of `person` that is meant.
    pub(super) fn own_seat(&self, person: &str, seat: Option<usize>) -> ApiResult<Seat> {
        let own = self.doc.seats_of(person);
        let to_act = self.turn().seat().map(Seat::index);
        let meant = seat
            .or_else(|| to_act.filter(|seat| own.contains(seat)))
            .or_else(|| own.first().copied());
        let meant = meant.filter(|seat| own.contains(seat));
        let not_yours = || ApiError::forbidden("seat/not-yours", "That seat is not yours.");
        let meant = meant.ok_or_else(not_yours)?;
        if self.doc.seats[meant].bot().is_some() {
            let message = "A bot plays for you: take your seat back first.";
            return Err(ApiError::conflict("seat/away", message));
        }
        Ok(Seat::new(meant))
    }

    pub(super) fn check_current(&self, seat: Seat, seq: u64, step: u32) -> ApiResult<()> {
        if self.seq == seq && self.step_of(seat) == step {
            return Ok(());
        }
        Err(ApiError::stale())
    }

    /// The number of the state of the seat's draft.
    pub(super) fn step_of(&self, seat: Seat) -> u32 {
        let draft = self.draft.as_ref().filter(|draft| draft.seat == seat);
        draft.map_or(0, |draft| draft.step)
    }

    pub(super) fn check_turn(&self, seat: Seat) -> ApiResult<()> {
        match (self.status, self.turn()) {
            (Status::Playing, Turn::Seat(turn)) if turn == seat => Ok(()),
            (Status::Playing, _) => {
                let message = "It is not your turn.";
                Err(ApiError::conflict("move/not-your-turn", message))
            }
            (Status::Open, _) => {
                let message = "The game has not started yet.";
                Err(ApiError::conflict("move/not-started", message))
            }
            _ => Err(ApiError::conflict("move/over", "The game is over.")),
        }
    }

    /// Whether this very move has been made already: somebody sent it twice.
    fn was_made(&self, intent: &Intent) -> bool {
        self.recent.iter().any(|recent| {
            recent.seq == intent.seq
                && recent.step == intent.step
                && recent.seat == intent.seat
                && recent.text == intent.text
        })
    }
}

impl Draft {
    pub(super) fn new(seat: Seat, base: &dyn AnyTable) -> Self {
        Self {
            seat,
            tip: base.fork(),
            moves: Vec::new(),
            step: 0,
        }
    }

    /// Keeps the first `keep` moves.
    pub(super) fn truncate(&mut self, base: &dyn AnyTable, keep: usize) -> ApiResult<()> {
        let mut tip = base.fork();
        self.moves.truncate(keep);
        for text in &self.moves {
            tip.play(text)?;
        }
        self.tip = tip;
        self.step += 1;
        Ok(())
    }
}
