//! What came of an attack.

use std::path::Path;

use crate::Error;

/// What came of an attack: it held if there is no fault.
#[derive(Default)]
pub struct Outcome {
    pub faults: Vec<String>,
    pub figures: Vec<String>,
    pub skipped: Vec<String>,
}

impl Outcome {
    /// The attack itself could not be made, or the server died of it.
    pub fn failed(why: &str) -> Self {
        Self {
            faults: vec![format!("the attack failed: {why}")],
            ..Self::default()
        }
    }

    /// Notes a fault unless it `holds`.
    pub fn check(&mut self, holds: bool, fault: impl Into<String>) {
        if !holds {
            self.faults.push(fault.into());
        }
    }

    /// Notes what was measured.
    pub fn figure(&mut self, figure: impl Into<String>) {
        self.figures.push(figure.into());
    }

    /// Notes what could not be tried on this machine.
    pub fn skip(&mut self, what: impl Into<String>) {
        self.skipped.push(what.into());
    }

    /// Whether nothing got through.
    pub fn is_well(&self) -> bool {
        self.faults.is_empty()
    }

    /// Looks for panics in the logs of the servers.
    pub fn check_logs(&mut self, folder: &Path) -> Result<(), Error> {
        for entry in std::fs::read_dir(folder)? {
            let path = entry?.path();
            if path.extension().is_some_and(|end| end == "log") {
                let log = std::fs::read_to_string(&path)?;
                let panic = log.lines().find(|line| line.contains("panicked"));
                self.check(panic.is_none(), panic.unwrap_or_default());
            }
        }
        Ok(())
    }
}
