//! Reading the small pieces of a document, and collecting its faults.

use engawa_core::Fault;
use serde_json::Value;

use crate::document::{MAX_FAULTS, SYMBOLS};
use crate::map::{Name, Point};

const LONGEST_ID: usize = 24;
const LONGEST_NAME: usize = 80;

/// Collects faults while a document is read. What can't be read is replaced by something
/// harmless, so that the rest can be checked too.
#[derive(Default)]
pub(crate) struct Reader {
    pub(crate) faults: Vec<Fault>,
    more: usize,
    /// Where each mountain symbol stands, on faulty connections too.
    pub(crate) symbols: [Vec<String>; SYMBOLS],
}

/// A document's object.
pub(crate) type Fields = serde_json::Map<String, Value>;

impl Reader {
    pub(crate) fn fault(&mut self, place: &str, problem: impl Into<String>) {
        if self.faults.len() < MAX_FAULTS {
            self.faults.push(Fault::new(place, problem));
        } else {
            self.more += 1;
        }
    }

    pub(crate) fn finish(mut self) -> Vec<Fault> {
        if self.more > 0 {
            let problem = format!("has {} more faults", self.more);
            self.faults.push(Fault::new("the map", problem));
        }
        self.faults
    }

    pub(crate) fn object<'a>(
        &mut self,
        place: &str,
        value: &'a Value,
        known: &[&str],
    ) -> Option<&'a Fields> {
        let Some(fields) = value.as_object() else {
            let fields = known.join("`, `");
            let problem = format!(
                "is {}, not an object with the fields `{fields}`",
                shown(value)
            );
            self.fault(place, problem);
            return None;
        };
        for key in fields.keys().filter(|key| !known.contains(&key.as_str())) {
            let key = shown(&Value::from(key.as_str()));
            let problem = format!("there is no field {key}; possible: {}", known.join(", "));
            self.fault(place, problem);
        }
        Some(fields)
    }

    pub(crate) fn needed<'a>(
        &mut self,
        place: &str,
        fields: &'a Fields,
        key: &str,
    ) -> Option<&'a Value> {
        let value = fields.get(key);
        if value.is_none() {
            self.fault(place, format!("the field `{key}` is missing"));
        }
        value
    }

    /// The elements of a list; those beyond the most are told once and left out.
    pub(crate) fn list<'a>(
        &mut self,
        place: &str,
        fields: &'a Fields,
        key: &str,
        least: usize,
        most: usize,
    ) -> &'a [Value] {
        let Some(value) = self.needed(place, fields, key) else {
            return &[];
        };
        let Some(list) = value.as_array() else {
            self.fault(place, format!("`{key}` is {}, not a list", shown(value)));
            return &[];
        };
        if !(least..=most).contains(&list.len()) {
            let problem = format!(
                "`{key}` has {} entries; possible: {least} to {most}",
                list.len()
            );
            self.fault(place, problem);
        }
        &list[..list.len().min(most)]
    }

    pub(crate) fn id(&mut self, place: &str, fields: &Fields, key: &str) -> String {
        let Some(value) = self.needed(place, fields, key) else {
            return String::new();
        };
        let fits = |id: &&str| {
            let plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
            (1..=LONGEST_ID).contains(&id.len()) && id.chars().all(plain)
        };
        value.as_str().filter(fits).map_or_else(
            || {
                let problem = format!(
                    "`{key}` is {}, not a text of 1 to {LONGEST_ID} letters a–z, digits, - or _",
                    shown(value)
                );
                self.fault(place, problem);
                String::new()
            },
            str::to_owned,
        )
    }

    pub(crate) fn name(&mut self, place: &str, fields: &Fields) -> Option<Name> {
        let value = fields.get("name")?;
        if value.is_string() {
            let name = self.text(place, "name", value, LONGEST_NAME);
            return Some(Name {
                en: name.clone(),
                fr: name,
            });
        }
        let place = format!("{place}, name");
        let fields = self.object(&place, value, &["en", "fr"])?;
        let mut said = |language: &str| {
            let value = self.needed(&place, fields, language);
            value.map(|value| self.text(&place, language, value, LONGEST_NAME))
        };
        let (en, fr) = (said("en"), said("fr"));
        Some(Name { en: en?, fr: fr? })
    }

    pub(crate) fn text(&mut self, place: &str, key: &str, value: &Value, longest: usize) -> String {
        let fits = |text: &&str| {
            let length = text.chars().take(longest + 1).count();
            (1..=longest).contains(&length) && !text.chars().any(is_unprintable)
        };
        if let Some(text) = value.as_str().filter(fits) {
            return text.to_owned();
        }
        let problem = format!(
            "`{key}` is {}, not a text of 1 to {longest} characters without control characters",
            shown(value)
        );
        self.fault(place, problem);
        String::new()
    }

    pub(crate) fn point(
        &mut self,
        place: &str,
        fields: &Fields,
        key: &str,
        canvas: Point,
    ) -> Point {
        let Some(value) = self.needed(place, fields, key) else {
            return [0; 2];
        };
        match point(value) {
            Some([x, y]) if x <= canvas[0] && y <= canvas[1] => [x, y],
            _ => {
                let [width, height] = canvas;
                let problem = format!(
                    "`{key}` is {}, not [x, y] with whole numbers up to [{width}, {height}]",
                    shown(value)
                );
                self.fault(place, problem);
                [0; 2]
            }
        }
    }

    /// Two different things of one kind, given by id.
    pub(crate) fn pair(
        &mut self,
        place: &str,
        value: Option<&Value>,
        kind: &str,
        position: impl Fn(&str) -> Option<usize>,
    ) -> Option<[u8; 2]> {
        let ends = value.and_then(Value::as_array).map(Vec::as_slice);
        let Some([one, two]) = ends else {
            let found = value.map_or_else(|| "nothing".to_owned(), shown);
            self.fault(place, format!("joins {found}, not two ids of a {kind}"));
            return None;
        };
        let mut end = |id: &Value| {
            let found = id.as_str().and_then(&position);
            if found.is_none() {
                self.fault(place, format!("there is no {kind} {}", shown(id)));
            }
            found
        };
        let from = end(one);
        let to = if one == two { from } else { end(two) };
        if one == two && one.is_string() {
            self.fault(place, format!("joins the {kind} {} to itself", shown(one)));
            return None;
        }
        Some([from? as u8, to? as u8])
    }
}

pub(crate) fn point(value: &Value) -> Option<Point> {
    let coordinate = |value: &Value| value.as_u64().and_then(|n| u16::try_from(n).ok());
    match value.as_array()?.as_slice() {
        [x, y] => Some([coordinate(x)?, coordinate(y)?]),
        _ => None,
    }
}

/// Characters that would not show, or would turn the text around them.
fn is_unprintable(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// A value as it is shown in a fault: short, and without anything that could do harm.
pub(crate) fn shown(value: &Value) -> String {
    const LONGEST: usize = 40;
    let text = match value {
        Value::Array(list) => return shown_list(list),
        Value::Object(_) => return "an object".to_owned(),
        Value::String(text) => format!("{:?}", text.chars().take(LONGEST + 1).collect::<String>()),
        other => other.to_string(),
    };
    if text.chars().count() <= LONGEST + 2 {
        return text;
    }
    text.chars().take(LONGEST).chain("…\"".chars()).collect()
}

fn shown_list(list: &[Value]) -> String {
    const MOST: usize = 3;
    if list.len() > MOST || list.iter().any(|v| v.is_array() || v.is_object()) {
        return format!("a list of {} entries", list.len());
    }
    let items: Vec<_> = list.iter().map(shown).collect();
    format!("[{}]", items.join(", "))
}
