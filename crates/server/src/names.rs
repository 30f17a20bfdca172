//! Names that look alike are told apart by a number.
//!
//! Nobody owns a name, so somebody can wear the host's. Whoever had it first at a table keeps it;
//! the name of anybody else that can't be told from it is shown as `Aya (2)`. The number is part
//! of what is shown, not of what is stored, so it follows from who is there now.

use std::collections::HashMap;

use engawa_table::{Arrangement, PersonId, Table};
use unicode_security::skeleton;

/// The names at a table that are shown with a number.
#[derive(Default)]
pub(crate) struct Names(HashMap<(PersonId, String), String>);

impl Names {
    /// The names at the seats and in the chat of a table.
    pub fn of(table: &Table) -> Self {
        Self::told_apart(table.names())
    }

    /// The names at the seats of a table in a list.
    pub fn listed(arrangement: &Arrangement) -> Self {
        Self::told_apart(arrangement.names())
    }

    /// A person's name as it is shown.
    pub fn shown(&self, person: &PersonId, name: &str) -> String {
        if self.0.is_empty() {
            return name.to_owned();
        }
        let key = (person.clone(), name.to_owned());
        self.0.get(&key).map_or(key.1, String::clone)
    }

    fn told_apart<'a>(names: impl Iterator<Item = (&'a PersonId, &'a str)>) -> Self {
        let mut all: Vec<(&PersonId, &str)> = Vec::new();
        for name in names {
            if !all.contains(&name) {
                all.push(name);
            }
        }
        let alone = all.windows(2).all(|two| two[0].0 == two[1].0);
        if alone {
            return Self::default();
        }
        let mut owners = Owners::default();
        let mut numbered = HashMap::new();
        for (person, name) in all {
            let shown = owners.name(person, name);
            if shown != name {
                numbered.insert((person.clone(), name.to_owned()), shown);
            }
        }
        Self(numbered)
    }
}

/// Whose a name is, by how it looks.
#[derive(Default)]
struct Owners<'a> {
    owners: HashMap<String, &'a PersonId>,
    /// The last number that was given for a name.
    last: HashMap<String, usize>,
}

impl<'a> Owners<'a> {
    /// What `person` is shown as, who is theirs from now on.
    fn name(&mut self, person: &'a PersonId, name: &str) -> String {
        let mut looks = looks(name);
        let last = self.last.entry(looks[0].clone()).or_insert(1);
        let mut shown = name.to_owned();
        let free = |looks: &[String; 2]| {
            let mut owners = looks.iter().filter_map(|look| self.owners.get(look));
            owners.all(|owner| *owner == person)
        };
        while !free(&looks) {
            *last += 1;
            shown = format!("{name} ({last})");
            looks = self::looks(&shown);
        }
        for look in looks {
            self.owners.entry(look).or_insert(person);
        }
        shown
    }
}

/// How a name looks, without regard to case and spaces. Two names that share one of the looks can
/// be taken for each other: `Ivan` and `IVAN` by the first, `Ivan` and `lvan` by the second.
fn looks(name: &str) -> [String; 2] {
    let seen = |c: &char| !c.is_whitespace() && *c != '\u{2800}';
    let name: String = name.chars().filter(seen).collect();
    let first: String = skeleton(&name.to_lowercase()).collect();
    let bones: String = skeleton(&name).collect();
    let second: String = skeleton(&bones.to_lowercase()).collect();
    [first, second]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn alike(one: &str, other: &str) -> bool {
        let (one, other) = (looks(one), looks(other));
        one.iter().any(|look| other.contains(look))
    }

    #[test]
    fn names_that_look_alike_are_known() {
        for (one, other) in [
            ("Aya", "aya"),
            ("Aya", "A y a"),
            ("Aya", "\u{410}\u{443}\u{430}"),
            ("Aya", "A\u{200b}ya\u{3164}"),
            ("Aya", "\u{ff21}ya"),
            ("Ivan", "lvan"),
            ("Ivan", "IVAN"),
            ("Bob", "B0b"),
            ("Zoë", "Zoe\u{308}"),
            ("Tom", "Torn"),
        ] {
            assert!(alike(one, other), "{one} {other}");
        }
        for (one, other) in [
            ("Aya", "Maya"),
            ("Zoë", "Zoe"),
            ("Ren", "Rin"),
            ("桜", "梅"),
        ] {
            assert!(!alike(one, other), "{one} {other}");
        }
    }

    #[test]
    fn a_hundred_of_the_same_name_are_told_apart() {
        let people: Vec<PersonId> = (0..100).map(|n| format!("p{n}").into()).collect();
        let names = Names::told_apart(people.iter().map(|person| (person, "Aya")));
        let shown = people.iter().map(|person| names.shown(person, "Aya"));
        let shown: Vec<_> = shown.collect();
        assert_eq!(shown[0], "Aya");
        assert_eq!(shown[1], "Aya (2)");
        assert_eq!(shown[99], "Aya (100)");
    }

    #[test]
    fn people_on_one_device_are_left_alone() {
        let (one, other) = (PersonId::from("one"), PersonId::from("other"));
        let names = [(&one, "Aya"), (&one, "aya"), (&other, "Bea")];
        let names = Names::told_apart(names.into_iter());
        assert_eq!(names.shown(&one, "aya"), "aya");
    }
}
