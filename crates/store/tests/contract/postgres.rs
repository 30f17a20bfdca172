//! A throw-away PostgreSQL, if it is installed. The server's tests use it too.
//!
//! Without it these tests do nothing, and say so; with `ENGAWA_POSTGRES=required`, as in
//! `cargo xtask test`, they fail.

use std::env;
use std::io::Write;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use engawa_store::Place;
use tempfile::TempDir;

/// A running server; it ends with the tests.
pub struct Server {
    folder: TempDir,
    port: u16,
    databases: AtomicU32,
}

/// The server that all tests share, or `None` if PostgreSQL is not installed.
pub fn server() -> Option<&'static Server> {
    static SERVER: OnceLock<Option<Server>> = OnceLock::new();
    SERVER.get_or_init(start).as_ref()
}

fn start() -> Option<Server> {
    let Some(programs) = programs() else {
        let required = env::var_os("ENGAWA_POSTGRES").is_some_and(|wish| wish == "required");
        assert!(!required, "PostgreSQL is required and not installed");
        // Not `eprintln!`, which the tests' runner keeps to itself unless a test fails.
        let said = writeln!(
            std::io::stderr(),
            "\nPostgreSQL is not installed: ITS TESTS DO NOTHING.\n"
        );
        said.unwrap();
        return None;
    };
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    if is_root() {
        // PostgreSQL refuses to run as root.
        run(Command::new("chown").arg("postgres").arg(folder.path()));
    }
    let initdb = programs.join("initdb");
    run(as_postgres(&initdb)
        .args(["--no-sync", "--auth=trust", "--username=engawa", "-D"])
        .arg(&data));
    make_certificate(&data);
    let port = free_port();
    let settings = format!(
        "-c listen_addresses=127.0.0.1 -c port={port} -c ssl=on -c fsync=off \
         -c unix_socket_directories={}",
        folder.path().display()
    );
    let control = programs.join("pg_ctl");
    run(as_postgres(&control)
        .args(["start", "--wait", "--silent", "-o", &settings, "-D"])
        .args([&data, Path::new("-l"), &folder.path().join("log")]));
    end_with_this_process(&control, &data);
    Some(Server {
        folder,
        port,
        databases: AtomicU32::new(0),
    })
}

impl Server {
    /// A database of its own for each test.
    pub fn new_database(&self) -> Place {
        Place::url(&self.new_url()).unwrap()
    }

    /// The address of a database of its own.
    pub fn new_url(&self) -> String {
        let (name, socket) = (self.create_database(), self.folder.path().display());
        let host = socket.to_string().replace('/', "%2F");
        format!("postgres://engawa@{host}:{}/{name}", self.port)
    }

    /// The same over the network, with `sslmode` and the like.
    pub fn new_database_by_network(&self, settings: &str) -> (String, Place) {
        let name = self.create_database();
        let url = format!(
            "postgres://engawa@localhost:{}/{name}?{settings}",
            self.port
        );
        (name, Place::url(&url).unwrap())
    }

    /// The certificate the server shows, which is for `localhost` and signed by itself.
    pub fn certificate(&self) -> PathBuf {
        self.folder.path().join("certificate.pem")
    }

    /// What the database says to a statement.
    pub fn psql(&self, statement: &str) -> String {
        run(Command::new("psql")
            .args(["--quiet", "--username=engawa", "--dbname=postgres"])
            .args(["--tuples-only", "--no-align"])
            .arg(format!("--host={}", self.folder.path().display()))
            .arg(format!("--port={}", self.port))
            .args(["--command", statement]))
    }

    fn create_database(&self) -> String {
        let n = self.databases.fetch_add(1, Ordering::Relaxed);
        let name = format!("test{n}");
        self.psql(&format!("CREATE DATABASE {name}"));
        name
    }
}

/// A port below those that are given to whoever asks for any: nobody gets it between now and
/// PostgreSQL's start. Other tests of this kind begin to look elsewhere.
fn free_port() -> u16 {
    let first = (std::process::id() % 10_000) as u16;
    let mut ports = (0..10_000).map(|n| 20_000 + (first + n) % 10_000);
    let is_free = |port: &u16| TcpListener::bind(("127.0.0.1", *port)).is_ok();
    ports.find(is_free).expect("one of so many ports is free")
}

/// A key and a certificate for `localhost`, where PostgreSQL looks for them.
fn make_certificate(data: &Path) {
    let certificate = data.join("server.crt");
    run(as_postgres(Path::new("openssl"))
        .args(["req", "-x509", "-newkey", "ec", "-pkeyopt"])
        .args(["ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"])
        .args(["-subj", "/CN=localhost", "-keyout"])
        .arg(data.join("server.key"))
        .args(["-addext", "subjectAltName=DNS:localhost"])
        .args(["-addext", "basicConstraints=critical,CA:FALSE", "-out"])
        .arg(&certificate));
    // The folder of the data is closed to others.
    let copy = data.parent().unwrap().join("certificate.pem");
    std::fs::copy(&certificate, copy).unwrap();
}

/// The folder of the programs: the newest of Debian's packages, or one of the PATH.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter();
    let versions = versions.flatten().flatten();
    let mut debian: Vec<_> = versions.map(|entry| entry.path().join("bin")).collect();
    debian.sort();
    let path = env::var_os("PATH").unwrap_or_default();
    let mut folders = debian.into_iter().rev().chain(env::split_paths(&path));
    folders.find(|bin| bin.join("initdb").exists() && bin.join("pg_ctl").exists())
}

fn is_root() -> bool {
    let output = Command::new("id").arg("-u").output().unwrap();
    output.stdout.starts_with(b"0")
}

fn as_postgres(program: &Path) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command
        .args(["--reuid=postgres", "--regid=postgres", "--clear-groups"])
        .arg(program);
    command
}

/// A shell that waits until its standard input ends, which it does when this process ends,
/// however it ends; then it stops the server.
fn end_with_this_process(control: &Path, data: &Path) {
    let script = "cat >/dev/null; \"$0\" stop --silent --mode=immediate -D \"$1\"; rm -rf \"$2\"";
    let folder = data.parent().unwrap();
    #[expect(clippy::zombie_processes, reason = "it outlives this process")]
    let child = as_postgres(Path::new("/bin/sh"))
        .args(["-c", script])
        .args([control, data, folder])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    std::mem::forget(child.stdin);
}

fn run(command: &mut Command) -> String {
    let output = command.output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {said}");
    String::from_utf8(output.stdout).unwrap()
}
