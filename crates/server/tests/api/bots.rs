//! Bots that take their time.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::time::Duration;

use engawa_core::Rng;
use engawa_server::{Config, Mind, Player, Players};
use engawa_table::Position;
use serde_json::json;

use crate::house::{Guest, House, gorinto, without_limits};

/// A bot that thinks until it is told to stop.
#[derive(Clone, Default)]
struct Thinker {
    begun: Arc<AtomicUsize>,
    told: Arc<(Mutex<bool>, Condvar)>,
}

impl Player for Thinker {
    fn level(&self) -> &'static str {
        "thinker"
    }

    fn choose(&self, position: &Position, _: &mut Mind, _: &mut Rng) -> u32 {
        self.begun.fetch_add(1, Ordering::SeqCst);
        let (told, bell) = &*self.told;
        let told = bell.wait_while(told.lock().unwrap(), |told| !*told);
        drop(told.unwrap());
        position.moves[0].action
    }
}

impl Thinker {
    fn begun(&self) -> usize {
        self.begun.load(Ordering::SeqCst)
    }

    fn tell(&self) {
        *self.told.0.lock().unwrap() = true;
        self.told.1.notify_all();
    }
}

/// Waits until something is so; the test hangs, and fails in the end, if it never is.
async fn until(mut is_so: impl AsyncFnMut() -> bool) {
    let wait = async {
        while !is_so().await {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    let limit = Duration::from_secs(60);
    tokio::time::timeout(limit, wait)
        .await
        .expect("it comes about");
}

/// Whether the person has to act at the table.
async fn is_mine(guest: &Guest, house: &House, table: &str) -> bool {
    guest.see(house, table).await["moves"] != json!([])
}

#[tokio::test]
async fn bots_that_think_hold_nobody_up() {
    let thinker = Thinker::default();
    let config = Config {
        thinkers: 2,
        ..without_limits()
    };
    let players = Players::new(vec![Box::new(thinker.clone())]);
    let house = House::with_bots(config, players).await;
    let ana = house.guest("Ana").await;
    let mut tables = Vec::new();
    for _ in 0..4 {
        let seats = json!([{ "who": "me" }, { "who": "bot", "level": "thinker" }]);
        let table = ana.table(&house, gorinto(seats)).await;
        while is_mine(&ana, &house, &table).await {
            ana.play_turn(&house, &table).await;
        }
        tables.push(table);
    }
    until(async || thinker.begun() == 2).await;

    // All places to think are taken; people play on as if nothing were.
    let seats = json!([{ "who": "me" }, { "who": "hot-seat", "name": "Bo" }]);
    let ours = ana.table(&house, gorinto(seats)).await;
    for _ in 0..5 {
        ana.play_turn(&house, &ours).await;
    }
    assert_eq!(thinker.begun(), 2, "others wait for a place");

    // And when they have thought, everybody's turn comes.
    thinker.tell();
    for table in &tables {
        until(async || is_mine(&ana, &house, table).await).await;
    }
}

/// A bot that notes what it is asked, and keeps something in mind.
#[derive(Clone, Default)]
struct Rememberer {
    turns: Arc<Mutex<Vec<(usize, u32)>>>,
    minds: Arc<AtomicUsize>,
}

impl Player for Rememberer {
    fn level(&self) -> &'static str {
        "rememberer"
    }

    fn choose(&self, position: &Position, mind: &mut Mind, _: &mut Rng) -> u32 {
        let turn = (position.seat.index(), position.turns_taken);
        self.turns.lock().unwrap().push(turn);
        let new = || {
            self.minds.fetch_add(1, Ordering::SeqCst);
            turn
        };
        assert_eq!(*mind.recall(new), turn, "it is of this very turn");
        position.moves[0].action
    }
}

#[tokio::test]
async fn a_bot_keeps_in_mind_what_it_thought_in_the_same_turn() {
    let bot = Rememberer::default();
    let players = Players::new(vec![Box::new(bot.clone())]);
    let house = House::with_bots(without_limits(), players).await;
    let ana = house.guest("Ana").await;
    let seat = json!({ "who": "bot", "level": "rememberer" });
    let table = ana.table(&house, gorinto(json!([seat, seat]))).await;
    until(async || ana.see(&house, &table).await["status"] == "finished").await;
    let mut turns = bot.turns.lock().unwrap().clone();
    let choices = turns.len();
    turns.dedup();
    assert!(turns.len() < choices, "turns of several choices");
    assert_eq!(bot.minds.load(Ordering::SeqCst), turns.len());
}
