//! Texts that people read.

/// The longest line of chat, in characters.
pub const CHAT_LENGTH: usize = 500;
/// The longest name, in characters.
pub const NAME_LENGTH: usize = 30;

/// Text for people: trimmed, one line, nothing that turns the direction of writing around.
/// `None` if nothing that can be seen is left, or more than `longest` characters.
pub fn plain(text: &str, longest: usize) -> Option<String> {
    let text: String = text.chars().filter(|c| !is_control(*c)).collect();
    let text = text.trim();
    let seen = text.chars().any(|c| !is_blank(c));
    (seen && text.chars().count() <= longest).then(|| text.to_owned())
}

fn is_control(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Characters that leave no ink.
fn is_blank(c: char) -> bool {
    c.is_whitespace()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180e}' | '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{2064}' | '\u{2800}'
            | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_can_be_seen() {
        assert_eq!(plain("  Aya\u{202e}\n ", 30).as_deref(), Some("Aya"));
        assert_eq!(plain("👩‍🌾", 30).as_deref(), Some("👩‍🌾"));
        for blank in ["", " ", "\u{200b}\u{2800}", "\u{3164}", "\u{e0020}"] {
            assert_eq!(plain(blank, 30), None, "{blank:?}");
        }
        assert_eq!(plain("abc", 2), None);
    }
}
