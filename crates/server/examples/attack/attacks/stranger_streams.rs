//! Strangers take all the streams and files there are; a seated person must get in.

use std::net::IpAddr;
use std::time::{Duration, Instant};

use serde_json::json;

use super::{Attack, Noise};
use crate::Error;
use crate::ground::{Ground, household};
use crate::outcome::Outcome;
use crate::person::Company;
use crate::player::seconds;
use crate::raw::{Raw, request};
use crate::server::{Options, Server};
use crate::stream::Stream;

pub const ATTACK: Attack = Attack {
    name: "stranger-streams",
    tried: "1,200 streams without a cookie under `ulimit -n 1024`, of one stranger and then of four; a seated person opens a stream and plays",
    noise: Noise::Loud,
    run: |ground| Box::pin(run(ground)),
};

const STREAMS: usize = 1200;
const PATIENCE: Duration = Duration::from_secs(3);

async fn run(ground: Ground) -> Result<Outcome, Error> {
    let mut outcome = Outcome::default();
    for strangers in [1, 4] {
        let options = Options {
            open_files: Some(1024),
            ..Options::default()
        };
        let server = ground.server_with(options).await?;
        let mut company = Company::new(&server, 2, json!({ "game": "gorinto" })).await?;
        let until = Instant::now() + Duration::from_secs(ground.count(12, 4) as u64);
        let taken = take_streams(&server, &company.table, strangers, until).await;
        let begin = Instant::now();
        let seated = seated(&mut company).await;
        let took = begin.elapsed();
        outcome.check(
            matches!(seated, Ok(true)),
            format!("{strangers} stranger(s) locked a seated person out: {seated:?}"),
        );
        outcome.figure(format!(
            "{strangers} stranger(s): {} streams taken, seated person in and a turn played after {}",
            taken.len(),
            seconds(took)
        ));
    }
    Ok(outcome)
}

/// Opens streams from so many households until that is refused or the time is up.
async fn take_streams(server: &Server, table: &str, strangers: usize, until: Instant) -> Vec<Raw> {
    let households: Vec<IpAddr> = (0..strangers).map(|_| household()).collect();
    let words = request("GET", &format!("{table}/events"), "", "");
    let mut taken = Vec::new();
    let mut connections = Vec::new();
    // Refused ones are tried again: the limits let some in every second.
    for i in 0.. {
        if taken.len() >= STREAMS || Instant::now() > until {
            break;
        }
        let Ok(mut raw) = Raw::connect(server, households[i % strangers]).await else {
            continue;
        };
        let _ = raw.say(&words).await;
        connections.push(raw);
        // In batches: a stranger doesn't wait for each answer.
        if connections.len() == 50 {
            for mut raw in connections.drain(..) {
                if raw.status(Duration::from_millis(100)).await == Some(200) {
                    taken.push(raw);
                } else {
                    raw.reset();
                }
            }
        }
    }
    taken
}

/// Whether a seated person who comes by a new connection gets a stream and can play.
async fn seated(company: &mut Company) -> Result<bool, String> {
    let play = async {
        let acting = company.acting().await?;
        let mut person = company.people[acting].another().await?;
        let mut stream = Stream::open(&person, &company.table);
        stream.at(0).await?;
        Ok::<_, Error>(person.play_turn(&company.table).await? > 0)
    };
    match tokio::time::timeout(PATIENCE, play).await {
        Ok(played) => played.map_err(|error| error.to_string()),
        Err(_) => Err(format!("nothing within {}", seconds(PATIENCE))),
    }
}
