//! What happens at a table.

use engawa_core::Seat;

use crate::{Absence, Arrangement, Holder, PersonId, TableId};

/// Something that happened at a table, and when. The only thing that changes a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableEvent {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What.
    pub what: What,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// The table was made (or comes from the first edition): its seats and settings.
    Arranged(Box<Arrangement>),
    /// Somebody else holds a seat.
    SeatChanged {
        /// The seat.
        seat: Seat,
        /// Who holds it now.
        holder: Holder,
    },
    /// Somebody else is the host.
    HostChanged {
        /// The new host.
        host: PersonId,
    },
    /// A person has another name or colour.
    Renamed {
        /// The person.
        person: PersonId,
        /// The name.
        name: String,
        /// The colour.
        color: String,
    },
    /// The host took a person's seat away.
    Removed {
        /// The person.
        person: PersonId,
        /// They can't sit down here before then.
        until: i64,
    },
    /// The host changed settings.
    SettingsChanged(SettingsChange),
    /// The game began.
    Started,
    /// A move that its player can still take back, and nobody else sees.
    Drafted {
        /// Whose.
        seat: Seat,
        /// The move in notation.
        text: String,
    },
    /// A final move; what its player drafted before it is final too.
    Played {
        /// Whose.
        seat: Seat,
        /// The move in notation.
        text: String,
    },
    /// The draft became final.
    Confirmed {
        /// Whose.
        seat: Seat,
    },
    /// Drafted moves were taken back.
    Undone {
        /// Whose.
        seat: Seat,
        /// The first so many of them stay.
        keep: usize,
    },
    /// The draft was dropped: somebody else plays the seat now.
    DraftDropped,
    /// Something was drawn.
    Drawn {
        /// The draw in notation.
        text: String,
    },
    /// Final moves and draws were taken back.
    Rewound {
        /// The first so many of them stay.
        to: usize,
    },
    /// Somebody asks to take final moves back.
    UndoAsked {
        /// Who asks.
        by: Seat,
        /// The game would go back to its first so many moves and draws.
        to: usize,
        /// Who has to agree.
        waiting: Vec<Seat>,
    },
    /// Somebody answered the person who asks to take moves back.
    UndoAnswered {
        /// The seats of who answered.
        seats: Vec<Seat>,
        /// Whether they agree.
        agree: bool,
    },
    /// A bot plays for a person from now on.
    StoodIn {
        /// The person's seat.
        seat: Seat,
        /// The bot's level.
        level: String,
        /// Why.
        why: Absence,
    },
    /// A person plays again.
    TakenBack {
        /// Their seat.
        seat: Seat,
        /// Milliseconds added to their clock, if their time had run out.
        granted: i64,
    },
    /// Nobody could play for a while: the time until then does not count.
    Forgiven {
        /// Until when.
        until: i64,
    },
    /// Somebody agrees to end the game here.
    EndAgreed {
        /// Their seats.
        seats: Vec<Seat>,
    },
    /// Somebody wants to play on.
    EndRefused,
    /// The table was closed before the end of the game.
    Closed,
    /// There is a table for the rematch.
    RematchMade {
        /// Its id.
        table: TableId,
    },
    /// Somebody said something.
    Said(ChatLine),
}

impl What {
    pub(crate) const fn at(self, at: i64) -> TableEvent {
        TableEvent { at, what: self }
    }
}

/// What a host changed; `None` stays as it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
pub struct SettingsChange {
    /// Whether the table is listed in the lobby.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub public: Option<bool>,
    /// Whether only the host may chat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chat_muted: Option<bool>,
    /// Whether everybody may ask for hints.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hints: Option<bool>,
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatLine {
    /// Its number at the table, from 1.
    pub line: i64,
    /// Who said it.
    pub person: PersonId,
    /// Their name at that time.
    pub name: String,
    /// What they said.
    pub text: String,
}
