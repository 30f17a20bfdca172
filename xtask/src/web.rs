//! Chores of the web table: npm, Vite, and a real browser.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::apt;
use crate::steps::{cargo, run};

/// Where browsers are looked for if `ENGAWA_CHROMIUM` doesn't name one.
const CHROMIUMS: [&str; 4] = [
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
];

/// Installs the npm packages, if they are not what the lock file says.
pub fn install(root: &Path) -> Result<()> {
    // Not `npm ci`: it insists on packages for every other platform too, and registries that
    // mirror only some of them have a lock file it refuses.
    npm(root, &["install", "--no-save", "--no-audit", "--no-fund"])
}

/// Builds the pages into `web/dist`.
pub fn build(root: &Path) -> Result<()> {
    npm(root, &["run", "build"])
}

/// Format, types, unit tests.
pub fn check(root: &Path) -> Result<()> {
    npm(root, &["run", "format:check"])?;
    npm(root, &["run", "check"])?;
    npm(root, &["test"])
}

/// Whole games in a real browser against the real server, which the Rust tests have built.
/// Building it alone would want some of its packages in other ways, and all of them again.
pub fn browser_tests(root: &Path) -> Result<()> {
    in_browser(root, &["run", "test:browser"])
}

/// Something else that is done in a browser: `screenshots` or `latency`.
pub fn chore(root: &Path, script: &str) -> Result<()> {
    install(root)?;
    build(root)?;
    cargo(root, &["build", "--package", "engawa-cli"])?;
    in_browser(root, &["run", script])
}

fn in_browser(root: &Path, script: &[&str]) -> Result<()> {
    let chromium = chromium()?;
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    let binary = format!("engawa{}", env::consts::EXE_SUFFIX);
    let mut command = npm_command(root, script);
    command
        .env("ENGAWA_BINARY", target.join("debug").join(binary))
        .env("ENGAWA_CHROMIUM", chromium);
    run(&mut command)
}

/// A Chromium; if there is none and we are root on Debian, it is installed.
fn chromium() -> Result<PathBuf> {
    if let Some(named) = env::var_os("ENGAWA_CHROMIUM") {
        return Ok(named.into());
    }
    if let Some(found) = find_chromium() {
        return Ok(found);
    }
    apt::install_as_root("chromium")?;
    find_chromium()
        .context("the browser tests need Chromium: install it, or name it in ENGAWA_CHROMIUM")
}

fn find_chromium() -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path)
        .flat_map(|folder| CHROMIUMS.map(|name| folder.join(name)))
        .find(|program| program.is_file())
}

fn npm(root: &Path, args: &[&str]) -> Result<()> {
    run(&mut npm_command(root, args))
}

fn npm_command(root: &Path, args: &[&str]) -> Command {
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let mut command = Command::new(npm);
    command.current_dir(root.join("web")).args(args);
    command
}

/// Says what is missing before anything is begun.
pub fn need_node() -> Result<()> {
    let asked: OsString = if cfg!(windows) { "npm.cmd" } else { "npm" }.into();
    match Command::new(&asked).arg("--version").output() {
        Ok(answer) if answer.status.success() => Ok(()),
        _ => bail!("the web table needs Node.js 20 or newer with npm; install it and try again"),
    }
}
