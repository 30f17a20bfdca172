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
pub struct Thinker {
    /// The games it was asked about, in order.
    asked: Arc<Mutex<Vec<String>>>,
    told: Arc<(Mutex<bool>, Condvar)>,
}

impl Player for Thinker {
    fn level(&self) -> &'static str {
        "thinker"
    }

    fn choose(&self, position: &Position, _: &mut Mind, _: &mut Rng) -> u32 {
        self.asked.lock().unwrap().push(position.game.to_owned());
        let (told, bell) = &*self.told;
        let told = bell.wait_while(told.lock().unwrap(), |told| !*told);
        drop(told.unwrap());
        position.moves[0].action
    }
}

impl Thinker {
    pub fn begun(&self) -> usize {
        self.asked.lock().unwrap().len()
    }

    pub fn tell(&self) {
        *self.told.0.lock().unwrap() = true;
        self.told.1.notify_all();
    }
}

/// A bot that chooses at once.
struct Quick;

impl Player for Quick {
    fn level(&self) -> &'static str {
        "quick"
    }

    fn is_quick(&self) -> bool {
        true
    }

    fn choose(&self, position: &Position, _: &mut Mind, _: &mut Rng) -> u32 {
        position.moves[0].action
    }
}

/// A server where one bot can think at a time, and its bots.
pub async fn with_one_place() -> (House, Thinker) {
    let thinker = Thinker::default();
    let config = Config {
        thinkers: 1,
        ..without_limits()
    };
    let players = Players::new(vec![Box::new(Quick), Box::new(thinker.clone())]);
    (House::with_bots(config, players).await, thinker)
}

/// A table for two with a bot of this level, at the bot's turn.
async fn at_the_bots_turn(house: &House, guest: &Guest, game: &str, level: &str) -> String {
    let seats = json!([{ "who": "me" }, { "who": "bot", "level": level }]);
    let wish = json!({ "game": game, "seats": seats, "start": true });
    let table = guest.table(house, wish).await;
    while is_mine(guest, house, &table).await {
        guest.play_turn(house, &table).await;
    }
    table
}

/// Waits until something is so; the test hangs, and fails in the end, if it never is.
pub async fn until(mut is_so: impl AsyncFnMut() -> bool) {
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
        tables.push(at_the_bots_turn(&house, &ana, "gorinto", "thinker").await);
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

#[tokio::test]
async fn many_tables_of_one_person_do_not_keep_anothers_bot_waiting() {
    let (house, thinker) = with_one_place().await;
    let (eve, ana) = (house.guest("Eve").await, house.guest("Ana").await);
    for _ in 0..4 {
        at_the_bots_turn(&house, &eve, "gorinto", "thinker").await;
    }
    until(async || thinker.begun() == 1).await;
    let table = at_the_bots_turn(&house, &ana, "sagani", "thinker").await;
    thinker.tell();
    until(async || is_mine(&ana, &house, &table).await).await;
    let asked = thinker.asked.lock().unwrap().clone();
    assert_eq!(asked[..2], ["gorinto", "sagani"], "{asked:?}");
}

#[tokio::test]
async fn quick_bots_do_not_wait_for_those_that_search() {
    let (house, thinker) = with_one_place().await;
    let ana = house.guest("Ana").await;
    at_the_bots_turn(&house, &ana, "gorinto", "thinker").await;
    until(async || thinker.begun() == 1).await;
    let table = at_the_bots_turn(&house, &ana, "gorinto", "quick").await;
    until(async || is_mine(&ana, &house, &table).await).await;
    thinker.tell();
}

#[tokio::test]
async fn bots_among_themselves_play_only_while_somebody_watches() {
    let (house, _) = with_one_place().await;
    let ana = house.guest("Ana").await;
    let bot = json!({ "who": "bot", "level": "quick" });
    let alone = ana.table(&house, gorinto(json!([bot, bot]))).await;
    let begun = ana.see(&house, &alone).await["seq"].clone();
    // A bot of another table, which was due later, has moved.
    let other = at_the_bots_turn(&house, &ana, "gorinto", "quick").await;
    until(async || is_mine(&ana, &house, &other).await).await;
    assert_eq!(ana.see(&house, &alone).await["seq"], begun);

    let path = format!("{alone}/events");
    let mut stream = house.listen(Some(&ana), &path, None).await;
    while stream.next().await.expect("the table is there").1["seq"] == begun {}
    let house = house.restart().await;
    let mut stream = house.listen(Some(&ana), &path, None).await;
    while stream.next().await.expect("the table is there").1["status"] != "finished" {}
}

#[tokio::test]
async fn a_game_everybody_left_goes_on_when_somebody_looks() {
    let (house, thinker) = with_one_place().await;
    thinker.tell();
    let ana = house.guest("Ana").await;
    let table = at_the_bots_turn(&house, &ana, "gorinto", "quick").await;
    ana.post(&house, &format!("{table}/leave"), json!({}))
        .await
        .ok();
    let path = format!("{table}/events");
    let mut stream = house.listen(Some(&ana), &path, None).await;
    while stream.next().await.expect("the table is there").1["status"] != "finished" {}
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
    let path = format!("{table}/events");
    let mut stream = house.listen(Some(&ana), &path, None).await;
    while stream.next().await.expect("the table is there").1["status"] != "finished" {}
    let mut turns = bot.turns.lock().unwrap().clone();
    let choices = turns.len();
    turns.dedup();
    assert!(turns.len() < choices, "turns of several choices");
    assert_eq!(bot.minds.load(Ordering::SeqCst), turns.len());
}
