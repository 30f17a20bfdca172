//! A server to be attacked.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use crate::Error;
use crate::process::resident;

/// A server that isn't ready by then will not be.
const START: Duration = Duration::from_secs(20);

/// How a server is started.
#[derive(Clone, Default)]
pub struct Options {
    /// More words for `engawa serve`.
    pub words: Vec<String>,
    /// The limit of open files.
    pub open_files: Option<u32>,
    /// The port; any if nothing is said.
    pub port: u16,
}

impl Options {
    pub fn with(words: &[&str]) -> Self {
        Self {
            words: words.iter().map(|word| (*word).to_owned()).collect(),
            ..Self::default()
        }
    }
}

/// A server that ends with us.
pub struct Server {
    pub address: String,
    child: Child,
}

impl Server {
    /// Starts a server on the data folder of an attack and waits until it is ready.
    pub async fn start(program: &Path, folder: &Path, options: Options) -> Result<Self, Error> {
        let mut starting = Starting::new(program, folder, options)?;
        let begin = Instant::now();
        while begin.elapsed() < START {
            if let Some(address) = starting.ready() {
                return Ok(starting.into_server(address));
            }
            if let Some(status) = starting.ended()? {
                let said = starting.said();
                return Err(format!("the server ended with {status}: {said}").into());
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        Err("the server doesn't start".into())
    }

    /// The memory in use, in kB.
    pub fn memory(&self) -> Result<u64, Error> {
        Ok(resident(self.child.id()).ok_or("memory can only be measured on Linux")?)
    }

    pub fn port(&self) -> Result<u16, Error> {
        Ok(self.address.parse::<std::net::SocketAddr>()?.port())
    }

    /// Ends it in mid-sentence: SIGKILL.
    pub fn kill(mut self) -> Result<(), Error> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A server that may become ready or may refuse to.
pub struct Starting {
    child: Option<Child>,
    ready: PathBuf,
    log: PathBuf,
}

impl Starting {
    pub fn new(program: &Path, folder: &Path, options: Options) -> Result<Self, Error> {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let data = folder.join("data");
        std::fs::create_dir_all(&data)?;
        let ready = folder.join(format!("{number}.ready"));
        let log = folder.join(format!("{number}.log"));
        // What a host's shell would give: a usual umask, and the limit that was asked for.
        let limit = options.open_files.map(|n| format!("ulimit -n {n} && "));
        let script = format!(
            "umask 022 && {}exec \"$0\" \"$@\"",
            limit.unwrap_or_default()
        );
        let mut command = Command::new("/bin/sh");
        command
            .args(["-c", &script])
            .arg(program)
            .args(["serve", "--listen", &format!("127.0.0.1:{}", options.port)])
            .arg("--ready-file")
            .arg(&ready);
        if !options.words.iter().any(|word| word == "--database") {
            command.arg("--data").arg(&data);
        }
        let child = command
            .args(&options.words)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(std::fs::File::create(&log)?)
            .spawn()?;
        Ok(Self {
            child: Some(child),
            ready,
            log,
        })
    }

    /// The address, once it listens.
    pub fn ready(&self) -> Option<String> {
        let address = std::fs::read_to_string(&self.ready).ok()?;
        (!address.is_empty()).then_some(address)
    }

    /// How it ended, if it did.
    pub fn ended(&mut self) -> Result<Option<ExitStatus>, Error> {
        let child = self.child.as_mut().ok_or("it was started")?;
        Ok(child.try_wait()?)
    }

    /// What it wrote to its log.
    pub fn said(&self) -> String {
        std::fs::read_to_string(&self.log).unwrap_or_default()
    }

    fn into_server(mut self, address: String) -> Server {
        let child = self.child.take().expect("it is taken only here");
        Server { address, child }
    }
}

impl Drop for Starting {
    fn drop(&mut self) {
        if let Some(child) = &mut self.child {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}
