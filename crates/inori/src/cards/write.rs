//! A card set as the JSON object that stands in a record.

use serde_json::{Map, Value, json};

use super::{Card, CardSet};
use crate::setup::SYMBOLS;
use crate::spaces::SLOTS;
use crate::tree::TREE;

impl CardSet {
    /// The whole set as a document that reads back as the same set.
    pub fn to_document(&self) -> Value {
        let cards: Vec<Value> = self.cards().iter().map(card).collect();
        let slot = |slot: usize| {
            let circles = self.circles(slot);
            let mut row = Map::new();
            row.insert("effect".into(), TREE[slot].effect.into());
            if let Some(cost) = TREE[slot].cost {
                row.insert("cost".into(), cost.into());
            }
            row.insert("first".into(), circles.first.into());
            row.insert("second".into(), circles.second.into());
            Value::Object(row)
        };
        let tree: Vec<Value> = (0..SLOTS).map(slot).collect();
        json!({ "cards": cards, "tree": tree })
    }
}

fn card(card: &Card) -> Value {
    let mut row = Map::new();
    row.insert("id".into(), card.id.as_str().into());
    row.insert("set".into(), card.pile.name().into());
    if let Some(symbol) = card.symbol {
        row.insert("symbol".into(), SYMBOLS[usize::from(symbol)].into());
    }
    row.insert("color".into(), card.color.name().into());
    row.insert("complete".into(), card.complete.name().into());
    row.insert("incomplete".into(), card.incomplete.name().into());
    let spaces: Vec<Value> = card
        .spaces
        .iter()
        .map(|space| space.to_string().into())
        .collect();
    row.insert("spaces".into(), spaces.into());
    Value::Object(row)
}
