//! `cargo xtask attack`: attacks on a release server of this machine.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::load;

/// Builds the server and the attacks, and lets the attacks loose on it. The words are those of
/// `cargo xtask help`.
pub fn run(root: &Path, words: &[&str]) -> Result<()> {
    let mut words = words.to_vec();
    let program = load::take(&mut words, "--server")?.map(Into::into);
    let programs = load::build(root, program, "attack")?;
    // Attackers need many open files, whatever the server is allowed.
    let script = "ulimit -n \"$(ulimit -H -n)\"; exec \"$0\" \"$@\"";
    let status = Command::new("/bin/sh")
        .args(["-c", script])
        .args([&programs.example, &programs.server])
        .args(&words)
        .status()
        .context("the attacks could not be started")?;
    if !status.success() {
        bail!("not every attack was held off");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All the text of the Rust files under a folder.
    fn source(folder: &Path) -> String {
        let mut text = String::new();
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                text += &source(&path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                text += &std::fs::read_to_string(path).unwrap();
            }
        }
        text
    }

    /// The names in backticks after a word.
    fn named<'a>(page: &'a str, word: &str) -> Vec<&'a str> {
        let before = format!("{word} `");
        let parts = page.split(&before).skip(1);
        parts.map(|part| part.split('`').next().unwrap()).collect()
    }

    #[test]
    fn the_threat_model_names_what_exists() {
        let root = crate::root();
        let page = std::fs::read_to_string(root.join("docs/threat-model.md")).unwrap();
        let attacks = source(&root.join("crates/server/examples/attack/attacks"));
        let crates = source(&root.join("crates"));
        for test in named(&page, "test") {
            assert!(crates.contains(&format!("fn {test}(")), "no test {test}");
        }
        for attack in named(&page, "attack") {
            assert!(
                attacks.contains(&format!("name: \"{attack}\"")),
                "no attack {attack}"
            );
        }
        for attack in attacks.split("name: \"").skip(1) {
            let attack = attack.split('"').next().unwrap();
            assert!(
                named(&page, "attack").contains(&attack),
                "{attack} is missing in docs/threat-model.md"
            );
        }
    }
}
