//! The test functions in a source file.

/// A test function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Test {
    /// Its name.
    pub name: String,
    /// File and line.
    pub place: String,
}

/// The functions under `#[test]`, those inside `proptest!` among them. Ignored ones don't count.
pub fn source(text: &str, file: &str) -> Vec<Test> {
    let mut tests = Vec::new();
    let mut attributes = Attributes::default();
    for (i, line) in text.lines().enumerate() {
        let mut line = line.trim();
        while let Some((attribute, rest)) = split_attribute(line) {
            attributes.add(attribute);
            line = rest.trim_start();
        }
        if line.is_empty() || line.starts_with("//") {
            continue;
        }
        if let Some(name) = function(line)
            && attributes.test
            && !attributes.ignored
        {
            let place = format!("{file}:{}", i + 1);
            tests.push(Test { name, place });
        }
        attributes = Attributes::default();
    }
    tests
}

/// What the attributes since the last item say.
#[derive(Default)]
struct Attributes {
    test: bool,
    ignored: bool,
}

impl Attributes {
    fn add(&mut self, attribute: &str) {
        self.test |= attribute == "test";
        self.ignored |= attribute.starts_with("ignore");
    }
}

/// Splits `#[attribute] rest`.
fn split_attribute(line: &str) -> Option<(&str, &str)> {
    let inner = line.strip_prefix("#[")?;
    let mut depth = 1;
    for (at, c) in inner.char_indices() {
        match c {
            '[' => depth += 1,
            ']' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some((&inner[..at], &inner[at + 1..]));
        }
    }
    None
}

/// The name of the function that `line` begins.
fn function(line: &str) -> Option<String> {
    let rest = line.strip_prefix("pub ").unwrap_or(line);
    let rest = rest.strip_prefix("fn ")?;
    let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_')?;
    Some(rest[..end].to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Vec<String> {
        source(text, "a.rs")
            .into_iter()
            .map(|test| test.name)
            .collect()
    }

    #[test]
    fn finds_functions_under_the_attribute() {
        let text = "fn helper() {}\n#[test]\nfn g1_1_a() {\n}\n    #[test]\n    fn g1_2_b() {\n";
        assert_eq!(names(text), ["g1_1_a", "g1_2_b"]);
        assert_eq!(source(text, "a.rs")[1].place, "a.rs:6");
    }

    #[test]
    fn other_attributes_and_comments_may_stand_between() {
        let text = "#[test]\n#[should_panic(expected = \"[x]\")]\n// why\n\nfn g1_1_a() {}\n";
        assert_eq!(names(text), ["g1_1_a"]);
        assert_eq!(names("#[test] fn g1_1_a() {}"), ["g1_1_a"]);
    }

    #[test]
    fn finds_tests_in_proptest() {
        let text = "proptest! {\n    #[test]\n    fn g1_1_a(x in 0..5u8) {\n    }\n}\n";
        assert_eq!(names(text), ["g1_1_a"]);
    }

    #[test]
    fn helpers_comments_and_ignored_tests_do_not_count() {
        assert_eq!(names("fn g1_1_a() {}\n"), [""; 0]);
        assert_eq!(names("// #[test]\nfn g1_1_a() {}\n"), [""; 0]);
        assert_eq!(
            names("#[test]\n#[ignore = \"slow\"]\nfn g1_1_a() {}\n"),
            [""; 0]
        );
        assert_eq!(names("#[test]\nfn a() {}\nfn g1_1_a() {}\n"), ["a"]);
        assert_eq!(names("#[test\nfn"), [""; 0]);
    }
}
