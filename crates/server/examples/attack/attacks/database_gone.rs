//! The database goes away without a word.

use std::time::{Duration, Instant};

use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

use super::{Attack, Noise};
use crate::Error;
use crate::ground::{Ground, household};
use crate::outcome::Outcome;
use crate::player::seconds;
use crate::postgres;
use crate::raw::{Raw, request};
use crate::server::{Options, Server};

pub const ATTACK: Attack = Attack {
    name: "database-gone",
    tried: "PostgreSQL falls silent, then refuses connections; /healthz says so within a second, and recovers",
    noise: Noise::Calm,
    run: |ground| Box::pin(run(ground)),
};

/// A second, and something for a busy machine.
const SOON: Duration = Duration::from_millis(1_500);
const PATIENCE: Duration = Duration::from_secs(10);

async fn run(ground: Ground) -> Result<Outcome, Error> {
    let mut outcome = Outcome::default();
    let Some(postgres) = postgres::server() else {
        outcome.skip("PostgreSQL is not installed");
        return Ok(outcome);
    };
    let url = postgres.new_url();
    let (rest, name) = url.rsplit_once('/').ok_or("a URL")?;
    let port = rest.rsplit(':').next().ok_or("a port")?.parse()?;
    let mut line = Line::to(port, 0).await?;
    let url = format!(
        "postgres://engawa@127.0.0.1:{}/{name}?sslmode=disable",
        line.port
    );
    let server = ground
        .server_with(Options::with(&["--database", &url]))
        .await?;
    let well = health(&server).await?;
    outcome.check(well.0 == Some(200), format!("not well at first: {well:?}"));
    line.hush.send_replace(true);
    judge("silent", health(&server).await?, &mut outcome);
    let here = line.port;
    drop(line);
    judge("gone", health(&server).await?, &mut outcome);
    line = Line::to(port, here).await?;
    let begin = Instant::now();
    let mut back = health(&server).await?.0;
    while back != Some(200) && begin.elapsed() < PATIENCE {
        tokio::time::sleep(Duration::from_millis(200)).await;
        back = health(&server).await?.0;
    }
    outcome.check(
        back == Some(200),
        format!("still {back:?} when it was back"),
    );
    outcome.figure(format!("well again after {}", seconds(begin.elapsed())));
    drop(line);
    Ok(outcome)
}

fn judge(about: &str, (status, took): (Option<u16>, Duration), outcome: &mut Outcome) {
    let took_text = seconds(took);
    outcome.check(
        status.is_some_and(|status| status >= 500) && took < SOON,
        format!("{about}: {status:?} after {took_text}"),
    );
    outcome.figure(format!("{about}: {status:?} after {took_text}"));
}

async fn health(server: &Server) -> Result<(Option<u16>, Duration), Error> {
    let begin = Instant::now();
    let mut raw = Raw::connect(server, household()).await?;
    raw.say(&request("GET", "/healthz", "", "")).await?;
    let status = raw.status(PATIENCE).await;
    Ok((status, begin.elapsed()))
}

/// The line to the database, which can fall silent or break.
struct Line {
    port: u16,
    hush: watch::Sender<bool>,
    accepting: JoinHandle<()>,
}

impl Line {
    async fn to(database: u16, port: u16) -> Result<Self, Error> {
        let listener = TcpListener::bind(("127.0.0.1", port)).await?;
        let port = listener.local_addr()?.port();
        let (hush, hushed) = watch::channel(false);
        let accepting = tokio::spawn(async move {
            let mut open = tokio::task::JoinSet::new();
            while let Ok((here, _)) = listener.accept().await {
                open.spawn(carry(here, database, hushed.clone()));
            }
        });
        Ok(Self {
            port,
            hush,
            accepting,
        })
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.accepting.abort();
    }
}

/// Carries what is said both ways until the line falls silent; then it stays open.
async fn carry(mut here: TcpStream, database: u16, mut hushed: watch::Receiver<bool>) {
    if *hushed.borrow() {
        return std::future::pending().await;
    }
    let Ok(mut there) = TcpStream::connect(("127.0.0.1", database)).await else {
        return;
    };
    let silent = async {
        let _ = hushed.wait_for(|hushed| *hushed).await;
    };
    tokio::select! {
        _ = tokio::io::copy_bidirectional(&mut here, &mut there) => return,
        () = silent => {}
    }
    std::future::pending().await
}
