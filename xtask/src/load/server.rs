//! A server to be measured.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

/// A server that ends with us.
pub struct Server {
    pub address: String,
    child: Child,
    /// How long it took until it answered.
    began: Duration,
}

impl Server {
    /// Starts this program on a data folder and waits until it answers.
    pub fn start(program: &Path, folder: &Path) -> Result<Self> {
        let ready = folder.join("ready");
        if ready.exists() {
            std::fs::remove_file(&ready)?;
        }
        let begin = Instant::now();
        let child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--no-limits", "--data"])
            .arg(folder)
            .arg("--ready-file")
            .arg(&ready)
            .stdout(Stdio::null())
            .spawn()
            .with_context(|| format!("{} could not be started", program.display()))?;
        let mut server = Self {
            address: String::new(),
            child,
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

    /// The id of its process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// In words, after a moment of rest.
    pub fn at_rest(&self) -> Result<String> {
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
    pub fn stop(mut self) -> Result<()> {
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
