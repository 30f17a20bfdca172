//! What people and the house can ask of a table.

use std::collections::BTreeMap;

use engawa_core::{Seat, Seed};
use serde_json::Value;

use crate::{ClockRule, SeatWish, SettingsChange, TableId};

/// Something to be done at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Changes who sits at a seat; during the game, takes one's own seat back.
    ChangeSeat {
        /// The seat.
        seat: usize,
        /// Who is to sit there.
        wish: SeatWish,
    },
    /// Gets up. During the game a bot plays on, and the seat can be taken back.
    Leave {
        /// The level of that bot.
        stand_in: String,
    },
    /// Gives up for good: a bot plays on. If nobody is left, the table is closed.
    Resign {
        /// Which of one's seats; all of them if missing.
        seat: Option<Seat>,
        /// The level of that bot.
        stand_in: String,
    },
    /// Agrees to end the game here, or refuses to. It ends when all who play agree.
    End {
        /// Whether they agree.
        agree: bool,
    },
    /// Starts the game.
    Start,
    /// Plays moves: all of them or none.
    Play {
        /// Which state it answers.
        aim: Aim,
        /// The moves in notation.
        moves: Vec<String>,
        /// Whether they are final if they complete the turn.
        confirm: bool,
    },
    /// Takes the last drafted move back.
    Undo(Aim),
    /// Takes all drafted moves back.
    Restart(Aim),
    /// Makes the draft final.
    Confirm(Aim),
    /// Asks to go back to the beginning of one's last turn.
    AskUndo {
        /// The `seq` it answers.
        seq: u64,
    },
    /// Answers the person who asks to go back.
    AnswerUndo {
        /// The number of the question it answers.
        question: u64,
        /// Whether they agree.
        agree: bool,
    },
    /// Changes settings.
    Settings(SettingsChange),
    /// Says something.
    Say {
        /// Plain text.
        text: String,
    },
    /// Shows the person's present name and colour at their seats.
    Rename,
    /// Notes the table of the rematch.
    NoteRematch {
        /// The table.
        table: TableId,
    },
    /// A bot's move; only by the house.
    PlayBot {
        /// The `seq` of the position it was chosen for.
        seq: u64,
        /// The bot's seat.
        seat: Seat,
        /// The move in notation.
        text: String,
    },
    /// Time has passed; only by the house.
    PassTime {
        /// The level of the bot that plays for whoever has no time left.
        stand_in: String,
    },
    /// Nobody could play until now; only by the house.
    Forgive,
    /// Closes a table whose game has not begun; only by the house.
    CloseUnplayed,
}

/// Which state of the table somebody saw and answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Aim {
    /// Which of one's seats; may be missing if it is clear.
    pub seat: Option<Seat>,
    /// How many times the game had changed for everybody.
    pub seq: u64,
    /// How many times the seat's draft had changed.
    pub step: u32,
}

/// A table to be made.
#[derive(Clone, PartialEq, Debug)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// The options; what is missing gets its default.
    pub options: BTreeMap<String, Value>,
    /// The seats in order.
    pub seats: Vec<SeatWish>,
    /// Whether it is listed in the lobby.
    pub public: bool,
    /// Time per player.
    pub clock: Option<ClockRule>,
    /// Whether everybody may ask for hints.
    pub hints: bool,
    /// Starts at once; all seats must be taken.
    pub start: bool,
}

/// The entropy of a new table: what nobody can guess.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fresh {
    /// The table's id.
    pub id: TableId,
    /// The seed of its draws.
    pub seed: Seed,
    /// The key to take a seat.
    pub invite: String,
    /// The key to look.
    pub watch: String,
}
