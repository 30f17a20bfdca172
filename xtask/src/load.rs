//! `cargo xtask load`: a server under load, and how fast it was.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::steps::cargo;

/// Builds the server and the load generator, runs one against the other, and prints what came
/// of it. `words`: tables, seconds, moves per second (0: as fast as it goes); or `stored` and a
/// number of tables.
pub fn run(root: &Path, words: &[&str]) -> Result<()> {
    // Both at once: built one after the other, they would want some packages in different ways.
    let server = ["--package", "engawa-cli", "--bin", "engawa"];
    let load = ["--package", "engawa-server", "--example", "load"];
    cargo(
        root,
        &[&["build", "--release"][..], &server, &load].concat(),
    )?;
    let target = std::env::var_os("CARGO_TARGET_DIR");
    let target = target.map_or_else(|| root.join("target"), Into::into);
    let folder = std::env::temp_dir().join(format!("engawa-load-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let bench = Bench {
        release: target.join("release"),
        folder,
    };
    let result = match words {
        ["stored"] => bench.stored("10000"),
        ["stored", tables] => bench.stored(tables),
        words => bench.load(words),
    };
    std::fs::remove_dir_all(&bench.folder)?;
    result
}

struct Bench {
    release: PathBuf,
    folder: PathBuf,
}

impl Bench {
    /// Many tables at once.
    fn load(&self, words: &[&str]) -> Result<()> {
        let server = self.serve()?;
        let id = server.child.id().to_string();
        self.generate(&[&[server.address.as_str(), &id], words].concat())?;
        server.stop()
    }

    /// How fast a server with many stored tables starts, and what it needs when nobody is there.
    fn stored(&self, tables: &str) -> Result<()> {
        let server = self.serve()?;
        println!("without tables: {}", server.at_rest()?);
        self.generate(&["fill", &server.address, tables])?;
        server.stop()?;
        for _ in 0..5 {
            let server = self.serve()?;
            println!("with {tables} tables: {}", server.at_rest()?);
            server.stop()?;
        }
        Ok(())
    }

    fn generate(&self, words: &[&str]) -> Result<()> {
        let load = self.release.join("examples/load");
        let status = Command::new(load).args(words).status()?;
        if !status.success() {
            bail!("the load generator ended with {status}");
        }
        Ok(())
    }

    /// Starts a server and waits until it answers.
    fn serve(&self) -> Result<Server> {
        let ready = self.folder.join("ready");
        if ready.exists() {
            std::fs::remove_file(&ready)?;
        }
        let begin = Instant::now();
        let child = Command::new(self.release.join("engawa"))
            .args(["serve", "--listen", "127.0.0.1:0", "--no-limits", "--data"])
            .arg(&self.folder)
            .arg("--ready-file")
            .arg(&ready)
            .stdout(Stdio::null())
            .spawn()
            .context("the server could not be started")?;
        let mut server = Server {
            child,
            address: String::new(),
            began: Duration::ZERO,
        };
        loop {
            match std::fs::read_to_string(&ready) {
                Ok(address) if !address.is_empty() => {
                    server.address = address;
                    break;
                }
                _ => std::thread::sleep(Duration::from_millis(1)),
            }
            if let Some(status) = server.child.try_wait()? {
                bail!("the server ended with {status}");
            }
        }
        let mut stream = TcpStream::connect(&server.address)?;
        stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n")?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        if !answer.starts_with("HTTP/1.1 200") {
            bail!("the server is not well: {answer}");
        }
        server.began = begin.elapsed();
        Ok(server)
    }
}

/// A server that ends with us.
struct Server {
    child: Child,
    address: String,
    /// How long it took until it answered.
    began: Duration,
}

impl Server {
    /// In words, after a moment of rest.
    fn at_rest(&self) -> Result<String> {
        std::thread::sleep(Duration::from_secs(1));
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let status = status.context("memory can only be measured on Linux")?;
        let resident = status
            .lines()
            .find_map(|line| line.strip_prefix("VmRSS:"))
            .context("the system doesn't tell the memory in use")?;
        let ms = self.began.as_millis();
        Ok(format!(
            "answers after {ms} ms, {} at rest",
            resident.trim()
        ))
    }

    /// Tells it to stop, and waits.
    fn stop(mut self) -> Result<()> {
        let id = self.child.id().to_string();
        let told = Command::new("kill").args(["-TERM", &id]).status()?;
        let ended = self.child.wait()?;
        if !told.success() || !ended.success() {
            bail!("the server did not end in peace: {ended}");
        }
        Ok(())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
