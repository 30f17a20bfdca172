//! `cargo xtask load`: a server under load, and how fast it was.

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail};

use crate::steps::cargo;

/// Builds the server and the load generator, runs one against the other, and prints what came
/// of it. `words`: tables, seconds, moves per second (0: as fast as it goes).
pub fn run(root: &Path, words: &[&str]) -> Result<()> {
    let build = ["build", "--release", "--package"];
    cargo(root, &[&build[..], &["engawa-cli"]].concat())?;
    cargo(
        root,
        &[&build[..], &["engawa-server", "--example", "load"]].concat(),
    )?;
    let target = std::env::var_os("CARGO_TARGET_DIR");
    let target = target.map_or_else(|| root.join("target"), Into::into);
    let release = target.join("release");
    let folder = std::env::temp_dir().join(format!("engawa-load-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let result = against_server(&release, &folder, words);
    std::fs::remove_dir_all(&folder)?;
    result
}

fn against_server(release: &Path, folder: &Path, words: &[&str]) -> Result<()> {
    let ready = folder.join("ready");
    let server = Command::new(release.join("engawa"))
        .args(["serve", "--listen", "127.0.0.1:0", "--no-limits", "--data"])
        .arg(folder)
        .arg("--ready-file")
        .arg(&ready)
        .stdout(Stdio::null())
        .spawn()
        .context("the server could not be started")?;
    let mut server = EndsWithUs(server);
    let address = loop {
        match std::fs::read_to_string(&ready) {
            Ok(address) if !address.is_empty() => break address,
            _ => std::thread::sleep(Duration::from_millis(5)),
        }
        if let Some(status) = server.0.try_wait()? {
            bail!("the server ended with {status}");
        }
    };
    let load = release.join("examples/load");
    let status = Command::new(load)
        .arg(address)
        .arg(server.0.id().to_string())
        .args(words)
        .status()?;
    if !status.success() {
        bail!("the load generator ended with {status}");
    }
    Ok(())
}

struct EndsWithUs(Child);

impl Drop for EndsWithUs {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
