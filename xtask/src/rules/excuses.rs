//! `docs/rules/untested.txt`: rules that need no test, each with the reason.

use anyhow::{Result, bail};

use super::book::RuleId;

/// A rule without a test, and rightly so.
#[derive(Clone, Debug)]
pub struct Excuse {
    /// The rule.
    pub rule: RuleId,
}

/// Reads lines `G1.5 — reason`; empty lines and those that begin with `#` are comments.
pub fn read(text: &str) -> Result<Vec<Excuse>> {
    let mut excuses: Vec<Excuse> = Vec::new();
    for (i, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let place = format!("untested.txt, line {}", i + 1);
        let Some((id, reason)) = line.split_once(" — ") else {
            bail!("{place}: `{line}` is not `G1.5 — reason`");
        };
        let Some(rule) = RuleId::at_start(id).filter(|rule| rule.to_string() == id) else {
            bail!("{place}: `{id}` is not a rule's number");
        };
        if reason.split_whitespace().count() < 3 {
            bail!("{place}: {rule} needs a reason in words");
        }
        if excuses.iter().any(|excuse| excuse.rule == rule) {
            bail!("{place}: {rule} is excused twice");
        }
        excuses.push(Excuse { rule });
    }
    Ok(excuses)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_rules_with_reasons_and_skips_comments() {
        let text = "# Facts.\n\nG1.5 — Lists the components only.\nS1.2 — Names the pieces only.\n";
        let rules: Vec<_> = read(text)
            .unwrap()
            .iter()
            .map(|e| e.rule.to_string())
            .collect();
        assert_eq!(rules, ["G1.5", "S1.2"]);
    }

    #[test]
    fn refuses_what_is_not_an_excuse() {
        let refused = |text| read(text).unwrap_err().to_string();
        assert!(refused("G1.5").contains("is not `G1.5 — reason`"));
        assert!(refused("G1.5 — later").contains("needs a reason"));
        assert!(refused("G1 — a whole chapter of facts").contains("not a rule's number"));
        assert!(refused("G1.5 — one two three\nG1.5 — one two three").contains("line 2"));
    }
}
