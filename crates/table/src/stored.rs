//! Events as they are stored: a kind, a seat and a text.
//!
//! Kinds are never reused. Where the text is JSON, unknown fields are ignored, so that a
//! neighbouring version can add some.

use engawa_core::Seat;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::table::Damaged;
use crate::{Absence, Removal, TableEvent, What};

/// An event as it is stored. Chat is stored elsewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredEvent {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Whose doing, if it was a seat's.
    pub seat: Option<usize>,
    /// What kind of thing.
    pub kind: String,
    /// The rest, by kind.
    pub text: String,
}

#[derive(Serialize, Deserialize)]
struct Renaming {
    person: crate::PersonId,
    name: String,
    color: String,
}

#[derive(Serialize, Deserialize)]
struct Asking {
    to: usize,
    waiting: Vec<usize>,
}

#[derive(Serialize, Deserialize)]
struct Answer {
    seats: Vec<usize>,
    #[serde(default = "yes")]
    agree: bool,
}

const fn yes() -> bool {
    true
}

#[derive(Serialize, Deserialize)]
struct Standing {
    level: String,
    why: Absence,
}

impl TableEvent {
    /// The event as it is stored; `None` for chat.
    pub fn to_stored(&self) -> Option<StoredEvent> {
        let (kind, seat, text) = match &self.what {
            What::Said(_) => return None,
            What::Arranged(arrangement) => ("arranged", None, arrangement.to_json()),
            What::SeatChanged { seat, holder } => ("seat", Some(seat), json(holder)),
            What::HostChanged { host } => ("host", None, host.to_string()),
            What::Renamed {
                person,
                name,
                color,
            } => {
                let renaming = Renaming {
                    person: person.clone(),
                    name: name.clone(),
                    color: color.clone(),
                };
                ("renamed", None, json(&renaming))
            }
            What::Removed { person, until } => {
                let (person, until) = (person.clone(), *until);
                ("removed", None, json(&Removal { person, until }))
            }
            What::SettingsChanged(change) => ("settings", None, json(change)),
            What::Started => ("started", None, String::new()),
            What::Drafted { seat, text } => ("move", Some(seat), text.clone()),
            What::Played { seat, text } => ("play", Some(seat), text.clone()),
            What::Confirmed { seat } => ("confirm", Some(seat), String::new()),
            What::Undone { seat, keep } => ("undo", Some(seat), keep.to_string()),
            What::DraftDropped => ("undo", None, "0".to_owned()),
            What::Drawn { text } => ("draw", None, text.clone()),
            What::Rewound { to } => ("rewind", None, to.to_string()),
            What::UndoAsked { by, to, waiting } => {
                let waiting = indices(waiting);
                ("undo-asked", Some(by), json(&Asking { to: *to, waiting }))
            }
            What::UndoAnswered { seats, agree } => {
                let (seats, agree) = (indices(seats), *agree);
                ("undo-answered", None, json(&Answer { seats, agree }))
            }
            What::StoodIn { seat, level, why } => {
                let (level, why) = (level.clone(), *why);
                ("stand-in", Some(seat), json(&Standing { level, why }))
            }
            What::TakenBack { seat, granted } => ("back", Some(seat), granted.to_string()),
            What::Forgiven { until } => ("forgiven", None, until.to_string()),
            What::EndAgreed { seats } => {
                let (seats, agree) = (indices(seats), true);
                ("end-agreed", None, json(&Answer { seats, agree }))
            }
            What::EndRefused => ("end-refused", None, String::new()),
            What::Closed => ("closed", None, String::new()),
            What::RematchMade { table } => ("rematch", None, table.to_string()),
        };
        Some(StoredEvent {
            at: self.at,
            seat: seat.map(|seat| seat.index()),
            kind: kind.to_owned(),
            text,
        })
    }

    /// Reads what is stored.
    pub fn from_stored(stored: &StoredEvent) -> Result<Self, Damaged> {
        let what = read(stored).ok_or_else(|| {
            let StoredEvent { kind, text, .. } = stored;
            Damaged::new(format!("`{kind}` with `{text}` is no event"))
        })?;
        Ok(what.at(stored.at))
    }
}

fn read(stored: &StoredEvent) -> Option<What> {
    let seat = stored.seat.filter(|seat| *seat < engawa_core::MAX_SEATS);
    let seat = seat.map(Seat::new);
    let text = stored.text.as_str();
    Some(match (stored.kind.as_str(), seat) {
        ("arranged", _) => What::Arranged(from_json(text)?),
        ("seat", Some(seat)) => {
            let holder = from_json(text)?;
            What::SeatChanged { seat, holder }
        }
        ("host", _) => What::HostChanged { host: text.into() },
        ("renamed", _) => {
            let Renaming {
                person,
                name,
                color,
            } = from_json(text)?;
            What::Renamed {
                person,
                name,
                color,
            }
        }
        ("removed", _) => {
            let Removal { person, until } = from_json(text)?;
            What::Removed { person, until }
        }
        ("settings", _) => What::SettingsChanged(from_json(text)?),
        ("started", _) => What::Started,
        ("move", Some(seat)) => What::Drafted {
            seat,
            text: text.to_owned(),
        },
        ("play", Some(seat)) => What::Played {
            seat,
            text: text.to_owned(),
        },
        ("confirm", Some(seat)) => What::Confirmed { seat },
        ("undo", Some(seat)) => {
            let keep = text.parse().ok()?;
            What::Undone { seat, keep }
        }
        ("undo", None) => What::DraftDropped,
        ("draw", _) => What::Drawn {
            text: text.to_owned(),
        },
        ("rewind", _) => What::Rewound {
            to: text.parse().ok()?,
        },
        ("undo-asked", Some(by)) => {
            let Asking { to, waiting } = from_json(text)?;
            let waiting = seats(waiting);
            What::UndoAsked { by, to, waiting }
        }
        ("undo-answered", _) => {
            let Answer { seats: own, agree } = from_json(text)?;
            let seats = seats(own);
            What::UndoAnswered { seats, agree }
        }
        ("stand-in", Some(seat)) => {
            let Standing { level, why } = from_json(text)?;
            What::StoodIn { seat, level, why }
        }
        ("back", Some(seat)) => {
            let granted = text.parse().ok()?;
            What::TakenBack { seat, granted }
        }
        ("forgiven", _) => What::Forgiven {
            until: text.parse().ok()?,
        },
        ("end-agreed", _) => {
            let own: Answer = from_json(text)?;
            let seats = seats(own.seats);
            What::EndAgreed { seats }
        }
        ("end-refused", _) => What::EndRefused,
        ("closed", _) => What::Closed,
        ("rematch", _) => What::RematchMade { table: text.into() },
        _ => return None,
    })
}

fn indices(seats: &[Seat]) -> Vec<usize> {
    seats.iter().map(|seat| seat.index()).collect()
}

fn seats(indices: Vec<usize>) -> Vec<Seat> {
    let fits = |index: &usize| *index < engawa_core::MAX_SEATS;
    indices.into_iter().filter(fits).map(Seat::new).collect()
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("stored types have only string keys")
}

fn from_json<T: DeserializeOwned>(text: &str) -> Option<T> {
    serde_json::from_str(text).ok()
}
