//! A throw-away PostgreSQL, from Debian's package if it is installed.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use engawa_store::Place;
use tempfile::TempDir;

/// A running server; it ends with the tests.
pub struct Server {
    folder: TempDir,
    databases: AtomicU32,
}

/// The server that all tests share, or `None` if PostgreSQL is not installed.
pub fn server() -> Option<&'static Server> {
    static SERVER: OnceLock<Option<Server>> = OnceLock::new();
    SERVER.get_or_init(start).as_ref()
}

fn start() -> Option<Server> {
    let Some(programs) = programs() else {
        eprintln!("PostgreSQL is not installed: its contract tests are skipped");
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
    let settings = format!(
        "-c listen_addresses= -c fsync=off -c unix_socket_directories={}",
        folder.path().display()
    );
    let control = programs.join("pg_ctl");
    run(as_postgres(&control)
        .args(["start", "--wait", "--silent", "-o", &settings, "-D"])
        .args([&data, Path::new("-l"), &folder.path().join("log")]));
    end_with_this_process(&control, &data);
    Some(Server {
        folder,
        databases: AtomicU32::new(0),
    })
}

impl Server {
    /// A database of its own for each test.
    pub async fn new_database(&self) -> Place {
        let n = self.databases.fetch_add(1, Ordering::Relaxed);
        let socket = self.folder.path().display();
        let sql = format!("CREATE DATABASE test{n}");
        run(Command::new("psql")
            .args(["--quiet", "--username=engawa", "--dbname=postgres"])
            .arg(format!("--host={socket}"))
            .args(["--command", &sql]));
        let host = socket.to_string().replace('/', "%2F");
        Place::url(&format!("postgres://engawa@{host}/test{n}")).unwrap()
    }
}

fn programs() -> Option<PathBuf> {
    let mut versions: Vec<_> = std::fs::read_dir("/usr/lib/postgresql")
        .ok()?
        .filter_map(|entry| Some(entry.ok()?.path().join("bin")))
        .filter(|bin| bin.join("initdb").exists())
        .collect();
    versions.sort();
    versions.pop()
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

fn run(command: &mut Command) {
    let output = command.output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {said}");
}
