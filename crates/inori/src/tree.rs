//! The slots of the Great Tree as the rules fix them. N5.3
//!
//! Only their circles are data.

use crate::spaces::SLOTS;

/// A slot in the words of the card set.
pub(crate) struct SlotText {
    pub effect: &'static str,
    pub cost: Option<&'static str>,
}

/// The slots, top to bottom.
pub(crate) const TREE: [SlotText; SLOTS] = [
    slot("take 2 any", Some("altar")),
    slot("score 5", Some("altar")),
    slot("rune, take 1 altar", None),
    slot("score altar", None),
    slot("neutral 2, take 1 altar", None),
    slot("take 3 altar", None),
];

const fn slot(effect: &'static str, cost: Option<&'static str>) -> SlotText {
    SlotText { effect, cost }
}
