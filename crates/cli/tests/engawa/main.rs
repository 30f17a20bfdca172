//! The real binary, from outside.

#![allow(
    clippy::unwrap_used,
    reason = "a test that panics has failed, as it should"
)]

mod arena;
mod documents;
mod errors;
mod games;
mod replay;
mod serve;
mod simulate;

use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// `engawa` with these arguments, not yet started.
fn engawa(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_engawa"));
    command.args(args).stdin(Stdio::null());
    command
}

fn run(args: &[&str]) -> Output {
    engawa(args).output().unwrap()
}

/// The standard output of a command that must succeed and say nothing else.
fn stdout(args: &[&str]) -> String {
    let output = run(args);
    let errors = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{args:?}: {errors}");
    assert_eq!(errors, "", "{args:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&stdout(args)).unwrap()
}

/// The complaint of a command that must be refused with exit code 2 and print nothing else.
fn refused(args: &[&str]) -> String {
    let output = run(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    assert_eq!(String::from_utf8(output.stdout).unwrap(), "", "{args:?}");
    let errors = String::from_utf8(output.stderr).unwrap();
    let sentence = errors.strip_prefix("engawa: ");
    let sentence = sentence.unwrap_or_else(|| panic!("{args:?}: {errors}"));
    sentence.trim_end().to_owned()
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}
