//! The real server, killed again and again.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, RwLock};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};

/// So many times the server is killed.
const KILLS: usize = 50;
/// So many moves must be acknowledged between two kills.
const MOVES: u64 = 8;

struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(folder: &Path) -> Self {
        Self::start_with(folder, |engawa| engawa)
    }

    fn start_with(folder: &Path, with: impl FnOnce(&mut Command) -> &mut Command) -> Self {
        let ready = folder.join("ready");
        let _ = std::fs::remove_file(&ready);
        let mut engawa = Command::new(env!("CARGO_BIN_EXE_engawa"));
        engawa
            .args(["serve", "--listen", "127.0.0.1:0", "--no-limits", "--data"])
            .arg(folder)
            .arg("--ready-file")
            .arg(&ready)
            .stdout(Stdio::null())
            .stderr(Stdio::piped());
        let mut child = with(&mut engawa).spawn().unwrap();
        loop {
            match std::fs::read_to_string(&ready) {
                Ok(address) if !address.is_empty() => return Self { child, address },
                _ => {}
            }
            if let Some(status) = child.try_wait().unwrap() {
                let mut said = String::new();
                let mut stderr = child.stderr.take().unwrap();
                stderr.read_to_string(&mut said).unwrap();
                panic!("the server ended with {status}: {said}");
            }
            thread::yield_now();
        }
    }

    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// Asks the server something; `None` if it is gone.
fn ask(address: &str, cookie: &str, method: &str, path: &str, body: &Value) -> Option<Answer> {
    let mut stream = TcpStream::connect(address).ok()?;
    stream
        .set_read_timeout(Some(Duration::from_secs(20)))
        .ok()?;
    let body = body.to_string();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\ncookie: {cookie}\r\n\
         content-type: application/json\r\ncontent-length: {}\r\nconnection: close\r\n\r\n",
        body.len()
    );
    stream.write_all((head + &body).as_bytes()).ok()?;
    let mut text = String::new();
    stream.read_to_string(&mut text).ok()?;
    let (head, body) = text.split_once("\r\n\r\n")?;
    let status = head.get(9..12)?.parse().ok()?;
    let cookie = head
        .lines()
        .find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = cookie.and_then(|cookie| cookie.split(';').next());
    let length = head
        .lines()
        .find_map(|line| line.strip_prefix("content-length: "));
    if length.is_some_and(|length| length.parse() != Ok(body.len())) {
        return None;
    }
    Some(Answer {
        status,
        cookie: cookie.unwrap_or_default().to_owned(),
        json: serde_json::from_str(body).unwrap_or(Value::Null),
    })
}

struct Answer {
    status: u16,
    cookie: String,
    json: Value,
}

fn place(seen: &Value) -> (u64, u64) {
    let number = |key: &str| seen[key].as_u64().unwrap();
    (number("seq"), number("step"))
}

/// Plays at one table until told to stop, and checks after every answer that nothing that was
/// acknowledged is lost.
fn play(address: &RwLock<String>, game: &str, acknowledged: &AtomicU64, stop: &AtomicBool) {
    let now = || address.read().unwrap().clone();
    // The others may have played enough for the first kill before this one begins.
    let cookie = loop {
        if let Some(me) = ask(&now(), "", "GET", "/api/me", &json!({})) {
            break me.cookie;
        }
    };
    let hot = json!({ "who": "hot-seat", "name": "Bea" });
    let wish = json!({ "game": game, "seats": [{ "who": "me" }, hot], "start": true });
    let mut table = String::new();
    let mut last = (0, 0);
    let mut round = 0;
    while !stop.load(Ordering::Relaxed) {
        if table.is_empty() {
            let Some(made) = ask(&now(), &cookie, "POST", "/api/tables", &wish) else {
                continue;
            };
            assert_eq!(made.status, 200, "{}", made.json);
            table = format!("/api/tables/{}", made.json["id"].as_str().unwrap());
            last = (0, 0);
        }
        let Some(seen) = ask(&now(), &cookie, "GET", &table, &json!({})) else {
            continue;
        };
        assert_eq!(seen.status, 200, "{}", seen.json);
        assert!(place(&seen.json) >= last, "lost: {last:?}, {}", seen.json);
        if seen.json["status"] == "finished" {
            table.clear();
            continue;
        }
        round += 1;
        let moves = seen.json["moves"].as_array().unwrap();
        let (path, body) = if moves.is_empty() {
            let body = json!({ "seq": seen.json["seq"], "step": seen.json["step"] });
            (format!("{table}/confirm"), body)
        } else {
            let body = json!({ "seq": seen.json["seq"], "step": seen.json["step"],
                "move": moves[round % moves.len()]["move"], "confirm": round % 2 == 0 });
            (format!("{table}/moves"), body)
        };
        let Some(answer) = ask(&now(), &cookie, "POST", &path, &body) else {
            continue;
        };
        assert_eq!(answer.status, 200, "{path} {body} {}", answer.json);
        last = place(&seen.json).max(last);
        let seat = seen.json["you"]["viewer"] == answer.json["you"]["viewer"];
        if seat || answer.json["seq"] != seen.json["seq"] {
            last = last.max(place(&answer.json));
        }
        acknowledged.fetch_add(1, Ordering::Relaxed);
    }
}

#[test]
fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    let address = Arc::new(RwLock::new(server.address.clone()));
    let acknowledged = Arc::new(AtomicU64::new(0));
    let stop = Arc::new(AtomicBool::new(false));
    let games = ["gorinto", "sagani", "iwari", "inori"];
    let players = games.map(|game| {
        let (address, acknowledged) = (Arc::clone(&address), Arc::clone(&acknowledged));
        let stop = Arc::clone(&stop);
        thread::spawn(move || play(&address, game, &acknowledged, &stop))
    });
    for _ in 0..KILLS {
        let goal = acknowledged.load(Ordering::Relaxed) + MOVES;
        while acknowledged.load(Ordering::Relaxed) < goal {
            assert!(!players.iter().any(thread::JoinHandle::is_finished));
            thread::yield_now();
        }
        server.kill();
        server = Server::start(folder.path());
        *address.write().unwrap() = server.address.clone();
    }
    stop.store(true, Ordering::Relaxed);
    for player in players {
        player.join().unwrap();
    }
    server.kill();
    check_all_games(folder.path());
}

/// Every stored game can be exported and replayed.
fn check_all_games(folder: &Path) {
    let engawa = |args: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_engawa"));
        let output = command.args(args).output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success(), "{args:?}: {said}");
        String::from_utf8(output.stdout).unwrap()
    };
    let data = folder.to_str().unwrap();
    let tables = engawa(&["tables", "--data", data]);
    assert!(tables.lines().count() >= 4);
    for line in tables.lines() {
        let id = line.split_whitespace().next().unwrap();
        let record = engawa(&["export", id, "--data", data]);
        let file: PathBuf = folder.join("record.json");
        std::fs::write(&file, record).unwrap();
        engawa(&["replay", file.to_str().unwrap()]);
    }
    let copy = folder.join("copy.db");
    engawa(&["backup", copy.to_str().unwrap(), "--data", data]);
    assert!(copy.exists());
}

#[test]
fn a_finished_game_can_be_imported_and_looked_at() {
    let folder = tempfile::tempdir().unwrap();
    let fixture = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/gorinto");
    let mut records = std::fs::read_dir(fixture).unwrap();
    let record = records.next().unwrap().unwrap().path();
    let import = Command::new(env!("CARGO_BIN_EXE_engawa"))
        .arg("import")
        .arg(&record)
        .arg("--data")
        .arg(folder.path())
        .output()
        .unwrap();
    let id = String::from_utf8(import.stdout).unwrap();
    let said = String::from_utf8_lossy(&import.stderr);
    assert!(import.status.success(), "{said}");
    let server = Server::start(folder.path());
    let path = format!("/api/tables/{}", id.trim());
    let seen = ask(&server.address, "", "GET", &path, &json!({})).unwrap();
    assert_eq!(seen.json["status"], "finished");
    let path = format!("{path}/record");
    let stored = ask(&server.address, "", "GET", &path, &json!({})).unwrap();
    let original: Value = serde_json::from_str(&std::fs::read_to_string(record).unwrap()).unwrap();
    assert_eq!(stored.json, original);
    server.kill();
}

#[test]
fn told_to_stop_the_server_ends_in_peace() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    let id = server.child.id().to_string();
    let told = Command::new("kill").args(["-TERM", &id]).status().unwrap();
    assert!(told.success());
    assert!(server.child.wait().unwrap().success());
}

/// What `engawa serve` says when it can't.
fn refused(args: &[&str]) -> String {
    let words = [&["serve"], args].concat();
    crate::refused(&words)
}

#[test]
fn a_port_in_use_is_said() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let sentence = refused(&["--listen", &address, "--data", data]);
    let begin = format!("can't listen at {address}: ");
    assert!(sentence.starts_with(&begin), "{sentence}");
    assert!(sentence.contains("in use"), "{sentence}");
    assert!(!folder.path().join("engawa.db").exists());
}

#[test]
fn two_servers_do_not_share_their_data() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let first = Server::start(folder.path());
    let sentence = refused(&["--listen", "127.0.0.1:0", "--data", data]);
    let taken = format!("another server has the data in `{data}/engawa.db`");
    assert_eq!(sentence, taken);
    // The same file by other ways is the same file.
    let link = folder.path().join("link.db");
    std::os::unix::fs::symlink(folder.path().join("engawa.db"), &link).unwrap();
    for file in [folder.path().join("engawa.db"), link] {
        let url = format!("sqlite://{}", file.display());
        let sentence = refused(&["--listen", "127.0.0.1:0", "--database", &url]);
        assert!(sentence.starts_with("another server has"), "{sentence}");
    }
    // However the first one ends, the next can have it.
    first.kill();
    Server::start(folder.path()).kill();
}

#[test]
fn data_that_can_not_be_opened_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "no folder").unwrap();
    let any = ["--listen", "127.0.0.1:0", "--data"];
    let sentence = refused(&[&any[..], &[file.to_str().unwrap()]].concat());
    assert!(
        sentence.starts_with("can't make the folder `"),
        "{sentence}"
    );

    let database = folder.path().join("engawa.db");
    std::fs::create_dir(&database).unwrap();
    let sentence = refused(&[&any[..], &[folder.path().to_str().unwrap()]].concat());
    let begin = format!("can't open `{}`: ", database.display());
    assert!(sentence.starts_with(&begin), "{sentence}");
    assert!(sentence.contains("check that its folder"), "{sentence}");

    let nobody = ["--database", "postgres://ana:secret@127.0.0.1:1/engawa"];
    let sentence = refused(&[&any[..2], &nobody].concat());
    assert!(
        sentence.starts_with("can't open `postgres://…@"),
        "{sentence}"
    );
    assert!(!sentence.contains("secret"), "{sentence}");
}

#[cfg(target_os = "linux")]
#[test]
fn the_table_is_opened_in_a_browser() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let (browser, opened) = (folder.path().join("xdg-open"), folder.path().join("opened"));
    let script = format!("#!/bin/sh\necho \"$1\" > '{}'\n", opened.display());
    std::fs::write(&browser, script).unwrap();
    std::fs::set_permissions(&browser, std::fs::Permissions::from_mode(0o755)).unwrap();
    let path = format!("{}:/usr/bin:/bin", folder.path().display());
    let server = Server::start_with(folder.path(), |engawa| {
        engawa.arg("--open").env("PATH", path)
    });
    let url = loop {
        match std::fs::read_to_string(&opened) {
            Ok(url) if url.ends_with('\n') => break url,
            _ => thread::yield_now(),
        }
    };
    assert_eq!(url.trim(), format!("http://{}", server.address));
    server.kill();
}
