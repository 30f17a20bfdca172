//! Why something is not done.

use engawa_catalog::OpenError;
use engawa_core::{EventFault, Seat};

/// Why a command was refused. The table is as it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// There is no such seat.
    NoSuchSeat {
        /// Its number.
        seat: usize,
        /// How many there are.
        seats: usize,
    },
    /// The seat is not theirs, or they have none.
    NotYourSeat {
        /// The seat that was meant.
        seat: Option<usize>,
    },
    /// The seat is not theirs to give.
    NotYoursToGive {
        /// The seat.
        seat: Seat,
    },
    /// During the game only one's own seat can be taken back.
    SeatsAreFixed {
        /// The seat that was meant.
        seat: Seat,
    },
    /// A bot plays for them.
    Away {
        /// Their seat.
        seat: Seat,
    },
    /// They resigned.
    Resigned {
        /// Their seat.
        seat: Seat,
    },
    /// The host removed them from the table a moment ago.
    Removed {
        /// They can sit down again then.
        until: i64,
    },
    /// The bot that plays for them finishes this turn first.
    TurnLost {
        /// Their seat.
        seat: Seat,
    },
    /// Only the host can do that.
    NotHost,
    /// Only the house can do that.
    NotHouse,
    /// The game has started already.
    Started,
    /// There are open seats.
    OpenSeats {
        /// Which.
        seats: Vec<Seat>,
    },
    /// The game is over, or the table is closed.
    TableOver,
    /// The game is not over yet.
    NotOver,
    /// The game has not started yet.
    NotStarted,
    /// It is somebody else's turn.
    NotYourTurn {
        /// Whose.
        turn: Option<Seat>,
    },
    /// The game is over: nothing can be played.
    MoveAfterEnd,
    /// The table has moved on.
    Stale,
    /// The turn is complete: it has to be confirmed, or something taken back.
    ConfirmFirst,
    /// No moves, or too many at once.
    MoveCount {
        /// How many.
        given: usize,
        /// The most.
        most: usize,
    },
    /// The move is against the rules.
    Illegal(EventFault),
    /// Nothing was drafted in this turn.
    NothingDrafted,
    /// They have not played yet.
    NothingPlayed,
    /// This turn was changed too often.
    TurnChangedTooOften {
        /// The limit.
        most: usize,
    },
    /// Too much was taken back at this table.
    TakenBackTooOften {
        /// The limit of stored events.
        most: u64,
    },
    /// The turn is not complete.
    Incomplete,
    /// Moves can only be taken back while the game is on.
    UndoNotPlaying,
    /// Nobody asks them that.
    NotAsked,
    /// Somebody else asks already.
    UndoAskedAlready,
    /// One of several moves shows something hidden: it has to be played by itself.
    PlayAlone,
    /// Hints are not allowed.
    HintsOff,
    /// The turn is complete: there is nothing to choose.
    NothingToHint,
    /// The host has muted the chat.
    ChatMuted,
    /// The chat line is empty or too long.
    ChatText {
        /// The most characters.
        longest: usize,
    },
    /// The name is empty or too long.
    Name {
        /// The most characters.
        longest: usize,
    },
    /// Such a clock is not possible.
    ClockRange,
    /// No game has so many seats.
    TooManySeats {
        /// The most there are.
        most: usize,
    },
    /// Another number of seats is expected.
    SeatCount {
        /// How many.
        expected: usize,
        /// How many were given.
        given: usize,
    },
    /// Nothing can be continued there: the game was over.
    ContinueOver,
    /// The game can't be opened.
    Open(OpenError),
}

impl Refusal {
    /// The stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NoSuchSeat { .. } => "seat/unknown",
            Self::NotYourSeat { .. } | Self::NotYoursToGive { .. } => "seat/not-yours",
            Self::SeatsAreFixed { .. } => "seat/started",
            Self::Away { .. } => "seat/away",
            Self::Resigned { .. } => "seat/resigned",
            Self::Removed { .. } => "seat/removed",
            Self::TurnLost { .. } => "seat/turn-lost",
            Self::NotHost => "table/not-host",
            Self::NotHouse => "table/not-house",
            Self::Started => "table/started",
            Self::OpenSeats { .. } => "table/open-seats",
            Self::TableOver => "table/over",
            Self::NotOver => "table/not-over",
            Self::NotStarted => "move/not-started",
            Self::NotYourTurn { .. } => "move/not-your-turn",
            Self::MoveAfterEnd => "move/over",
            Self::Stale => "move/stale",
            Self::ConfirmFirst => "move/confirm-first",
            Self::MoveCount { .. } => "move/count",
            Self::Illegal(fault) => match fault {
                EventFault::Notation(error) => error.code(),
                EventFault::Move(error) => error.code(),
                EventFault::Draw(error) => error.code(),
                EventFault::NotFromSeed { .. } | EventFault::AfterEnd => "move/not-legal",
            },
            Self::NothingDrafted | Self::NothingPlayed => "undo/nothing",
            Self::TurnChangedTooOften { .. } | Self::TakenBackTooOften { .. } => "undo/many",
            Self::Incomplete => "confirm/incomplete",
            Self::UndoNotPlaying => "undo/not-playing",
            Self::NotAsked => "undo/not-asked",
            Self::UndoAskedAlready => "undo/asked",
            Self::PlayAlone => "move/reveals",
            Self::HintsOff => "hint/not-allowed",
            Self::NothingToHint => "hint/nothing",
            Self::ChatMuted => "chat/muted",
            Self::ChatText { .. } => "chat/text",
            Self::Name { .. } => "person/name",
            Self::ClockRange => "clock/range",
            Self::SeatCount { .. } | Self::TooManySeats { .. } => "options/player-count",
            Self::ContinueOver => "continue/over",
            Self::Open(error) => error.code(),
        }
    }
}

impl From<EventFault> for Refusal {
    fn from(fault: EventFault) -> Self {
        Self::Illegal(fault)
    }
}

impl From<OpenError> for Refusal {
    fn from(error: OpenError) -> Self {
        Self::Open(error)
    }
}
