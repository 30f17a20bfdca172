//! A table as a player sees it.

use std::borrow::Cow;

use serde::Deserialize;
use serde_json::{Value, json};

use crate::Error;

/// What a player looks at before a move.
pub struct Seen {
    pub seq: u64,
    step: u32,
    pub playing: bool,
    /// One of the legal moves, if there are any.
    chosen: Option<String>,
}

impl Seen {
    /// Reads a table as it is shown, and chooses a move: the `choice`th, all around.
    pub fn read(json: &[u8], choice: usize) -> Result<Self, Error> {
        #[derive(Deserialize)]
        struct Shown<'a> {
            seq: u64,
            step: u32,
            status: &'a str,
            #[serde(borrow)]
            moves: Vec<Choice<'a>>,
        }
        #[derive(Deserialize)]
        struct Choice<'a> {
            #[serde(rename = "move", borrow)]
            text: Cow<'a, str>,
        }
        let shown: Shown = serde_json::from_slice(json)?;
        let moves = shown.moves.len().max(1);
        let chosen = shown.moves.into_iter().nth(choice % moves);
        Ok(Self {
            seq: shown.seq,
            step: shown.step,
            playing: shown.status == "playing",
            chosen: chosen.map(|choice| choice.text.into_owned()),
        })
    }

    /// The request to play the chosen move.
    pub fn request(&self) -> Option<Value> {
        let text = self.chosen.as_ref()?;
        Some(json!({ "seq": self.seq, "step": self.step, "move": text, "confirm": true }))
    }
}
