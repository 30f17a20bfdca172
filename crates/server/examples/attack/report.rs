//! What came of all attacks, for people.

use std::fmt::Write;
use std::time::Duration;

use crate::attacks::Attack;
use crate::outcome::Outcome;

/// So many faults of one attack are written out.
const SHOWN: usize = 4;

/// What came of one attack.
pub struct Line {
    pub attack: &'static Attack,
    pub outcome: Outcome,
    pub took: Duration,
}

impl Line {
    fn verdict(&self) -> &'static str {
        let outcome = &self.outcome;
        match (outcome.is_well(), outcome.skipped.is_empty()) {
            (false, _) => "DID NOT HOLD",
            (true, false) if outcome.figures.is_empty() => "SKIPPED",
            (true, false) => "held in part",
            (true, true) => "held",
        }
    }

    /// As soon as it is known.
    pub fn short(&self) -> String {
        let seconds = self.took.as_secs_f32();
        format!(
            "{:<20} {} ({seconds:.1} s)",
            self.attack.name,
            self.verdict()
        )
    }
}

/// All of them, in Markdown.
pub fn table(lines: &[Line]) -> String {
    let mut text =
        "| attack | tried | verdict | what came of it | s |\n|---|---|---|---|---|\n".to_owned();
    for line in lines {
        let Line {
            attack, outcome, ..
        } = line;
        let faults = outcome.faults.iter().take(SHOWN);
        let faults = faults.map(|fault| format!("FAULT: {fault}"));
        let more = outcome.faults.len().saturating_sub(SHOWN);
        let more = (more > 0).then(|| format!("and {more} more faults"));
        let skipped = outcome.skipped.iter();
        let skipped = skipped.map(|what| format!("SKIPPED: {what}"));
        let all = faults.chain(more).chain(skipped);
        let all = all.chain(outcome.figures.iter().cloned());
        let came = all.collect::<Vec<_>>().join("; ").replace('|', "/");
        // Writing to a text can't fail.
        let _ = writeln!(
            text,
            "| {} | {} | {} | {} | {:.1} |",
            attack.name,
            attack.tried,
            line.verdict(),
            came.replace('\n', " "),
            line.took.as_secs_f32(),
        );
    }
    let count = |verdict: &str| {
        lines
            .iter()
            .filter(|line| line.verdict() == verdict)
            .count()
    };
    let _ = writeln!(
        text,
        "\n{} attacks: {} held, {} in part, {} skipped, {} did not hold",
        lines.len(),
        count("held"),
        count("held in part"),
        count("SKIPPED"),
        count("DID NOT HOLD"),
    );
    text
}
