//! The verifier in Python, which shares no code with the games, checks the draws of every fixture.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::apt;
use crate::steps::run;

const PYTHON: &str = "python3";

/// Runs `docs/rng/verify.py` over all fixtures, and its own test.
pub fn check(root: &Path) -> Result<()> {
    need_python()?;
    let fixtures = fixtures(root).context("looking for the fixtures")?;
    if fixtures.is_empty() {
        bail!("there are no fixtures to verify");
    }
    println!("docs/rng/verify.py checks {} fixtures", fixtures.len());
    let status = verifier(root).args(&fixtures).status();
    if !status
        .context("the verifier could not be started")?
        .success()
    {
        bail!("the verifier refuses a fixture");
    }
    run(verifier(root).arg("--self-test"))
}

fn verifier(root: &Path) -> Command {
    let mut command = Command::new(PYTHON);
    command.current_dir(root).arg("docs/rng/verify.py");
    command
}

/// All `fixtures/*/*.json`, relative to the root.
fn fixtures(root: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for game in fs::read_dir(root.join("fixtures"))? {
        for file in fs::read_dir(game?.path())? {
            let path = file?.path();
            if path
                .extension()
                .is_some_and(|extension| extension == "json")
            {
                files.push(path.strip_prefix(root)?.to_owned());
            }
        }
    }
    files.sort();
    Ok(files)
}

fn need_python() -> Result<()> {
    let missing = "the verifier of records needs Python: install Python 3.10 or newer as `python3`";
    if !has_python() {
        apt::install_as_root("python3").context(missing)?;
    }
    if !has_python() {
        bail!(missing);
    }
    Ok(())
}

/// Whether there is a Python that is new enough.
fn has_python() -> bool {
    let question = "import sys; sys.exit(sys.version_info < (3, 10))";
    let answer = Command::new(PYTHON).args(["-c", question]).output();
    answer.is_ok_and(|answer| answer.status.success())
}
