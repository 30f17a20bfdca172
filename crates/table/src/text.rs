//! Texts that people read.

use unicode_normalization::char::is_combining_mark;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

/// The longest line of chat, in characters.
pub const CHAT_LENGTH: usize = 500;
/// The longest name, in characters.
pub const NAME_LENGTH: usize = 30;

/// Text for people: trimmed, one line, nothing that turns the direction of writing around.
/// `None` if nothing that can be seen is left, or more than `longest` characters.
pub fn plain(text: &str, longest: usize) -> Option<String> {
    let one_line = |c: char| if breaks_lines(c) { ' ' } else { c };
    let text: String = text
        .chars()
        .map(one_line)
        .filter(|c| !is_control(*c))
        .collect();
    let text = text.trim();
    let seen = text.chars().any(|c| !leaves_no_ink(c));
    (seen && text.chars().count() <= longest).then(|| text.to_owned())
}

fn breaks_lines(c: char) -> bool {
    matches!(c, '\t'..='\r' | '\u{85}' | '\u{2028}'..='\u{2029}')
}

fn is_control(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{61c}' | '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Whether a character shows nothing by itself: spaces, fillers, marks for other characters, and
/// what is only there for programs.
fn leaves_no_ink(c: char) -> bool {
    c.is_whitespace()
        || is_combining_mark(c)
        || c.general_category() == GeneralCategory::Format
        || matches!(c,
            '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{2065}' | '\u{2800}' | '\u{3164}'
            | '\u{ffa0}' | '\u{fff0}'..='\u{fff8}' | '\u{1d159}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_can_be_seen() {
        assert_eq!(plain("  Aya\u{202e}\n ", 30).as_deref(), Some("Aya"));
        assert_eq!(plain("👩‍🌾", 30).as_deref(), Some("👩‍🌾"));
        let blanks = [
            "",
            " ",
            "\u{200b}\u{2800}",
            "\u{3164}",
            "\u{115f}\u{1160}\u{ffa0}",
            "\u{e0001}\u{e0041}\u{e007f}",
            "\u{e0100}",
            "\u{301}\u{308}",
            "\u{20dd}",
            "\u{61c}",
            "\u{206a}\u{206f}",
            "\u{2065}",
            "\u{fff9}\u{fffb}",
            "\u{1d159}\u{1d173}",
            "\u{1bca0}",
            "\u{2028}\u{2029}",
            "\u{202e}\u{2066}\u{200f}",
            "\u{180f}",
            "\u{fff0}\u{1d17a}",
            "\u{13430}",
        ];
        for blank in blanks {
            assert_eq!(plain(blank, 30), None, "{blank:?}");
        }
        assert_eq!(plain("abc", 2), None);
    }

    #[test]
    fn a_name_stays_on_its_line_and_in_its_direction() {
        let name = "A\u{2028}y\u{2029}a\u{61c}\u{85}\u{b}";
        assert_eq!(plain(name, 30).as_deref(), Some("A y a"));
        assert_eq!(plain("a\tb\0\nc", 30).as_deref(), Some("a b c"));
    }
}
