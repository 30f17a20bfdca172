//! Coming, sitting down, going.

use serde_json::json;

use crate::house::{House, gorinto};

fn open_table() -> serde_json::Value {
    json!({ "game": "gorinto", "seats": [{ "who": "me" }, { "who": "open" }] })
}

#[tokio::test]
async fn two_people_meet_by_link_and_start() {
    let house = House::new().await;
    let (ana, bea) = (house.guest("Ana").await, house.guest("Bea").await);
    let table = ana.table(&house, open_table()).await;
    let seen = ana.see(&house, &table).await;
    assert_eq!(seen["status"], "open");
    assert_eq!(bea.get(&house, &table).await.code(), "table/unknown");

    let start = ana.post(&house, &format!("{table}/start"), json!({})).await;
    assert_eq!(start.code(), "table/open-seats");
    let key = json!({ "key": seen["keys"]["invite"] });
    bea.post(&house, &format!("{table}/enter"), key).await.ok();
    let sit = json!({ "seat": { "who": "me" } });
    let taken = bea
        .post(&house, &format!("{table}/seats/0"), sit.clone())
        .await;
    assert_eq!(taken.code(), "seat/not-yours");
    bea.post(&house, &format!("{table}/seats/1"), sit)
        .await
        .ok();
    let early = bea.post(&house, &format!("{table}/start"), json!({})).await;
    assert_eq!(early.code(), "table/not-host");
    let started = ana
        .post(&house, &format!("{table}/start"), json!({}))
        .await
        .ok();
    assert_eq!(started["status"], "playing");
    assert_eq!(started["seats"][1]["name"], "Bea");
    let mine = bea.get(&house, "/api/me/tables").await.ok();
    assert_eq!(mine[0]["status"], "playing");
}

#[tokio::test]
async fn public_tables_are_in_the_lobby_until_they_start() {
    let house = House::new().await;
    let (ana, bea) = (house.guest("Ana").await, house.guest("Bea").await);
    let mut wish = open_table();
    wish["public"] = json!(true);
    let table = ana.table(&house, wish).await;
    ana.table(&house, open_table()).await;
    let lobby = bea.get(&house, "/api/lobby").await.ok();
    assert_eq!(lobby.as_array().unwrap().len(), 1);
    let sit = json!({ "seat": { "who": "me" } });
    bea.post(&house, &format!("{table}/seats/1"), sit)
        .await
        .ok();
    ana.post(&house, &format!("{table}/start"), json!({}))
        .await
        .ok();
    let lobby = bea.get(&house, "/api/lobby").await.ok();
    assert_eq!(lobby, json!([]));
}

#[tokio::test]
async fn a_spectator_sees_what_is_public_and_does_nothing() {
    let house = House::new().await;
    let (ana, eve) = (house.guest("Ana").await, house.guest("Eve").await);
    let seats = json!([{ "who": "me" }, { "who": "hot-seat", "name": "Bea" }]);
    let table = ana.table(&house, gorinto(seats)).await;
    let key = json!({ "key": ana.see(&house, &table).await["keys"]["watch"] });
    let seen = eve.post(&house, &format!("{table}/enter"), key).await.ok();
    assert_eq!(seen["you"]["viewer"], json!(null));
    assert_eq!(seen["keys"], json!(null));
    assert_eq!(seen["moves"], json!([]));
    assert_eq!(seen["view"]["viewer"], "spectator");
    let chat = eve
        .post(&house, &format!("{table}/chat"), json!({ "text": "hi" }))
        .await;
    assert_eq!(chat.code(), "table/spectator");
}

#[tokio::test]
async fn who_leaves_before_the_start_frees_the_seat() {
    let house = House::new().await;
    let (ana, bea) = (house.guest("Ana").await, house.guest("Bea").await);
    let mut wish = open_table();
    wish["public"] = json!(true);
    let table = ana.table(&house, wish).await;
    let sit = json!({ "seat": { "who": "me" } });
    bea.post(&house, &format!("{table}/seats/1"), sit)
        .await
        .ok();
    ana.post(&house, &format!("{table}/leave"), json!({}))
        .await
        .ok();
    let seen = bea.see(&house, &table).await;
    assert_eq!(seen["seats"][0]["kind"], "open");
    assert_eq!(seen["you"]["host"], true, "Bea is the host now");
    bea.post(&house, &format!("{table}/leave"), json!({}))
        .await
        .ok();
    assert_eq!(bea.see(&house, &table).await["status"], "closed");
}

pub async fn a_bot_plays_for_who_leaves_and_gives_the_seat_back(house: House) {
    let (ana, bea) = (house.guest("Ana").await, house.guest("Bea").await);
    let mut wish = open_table();
    wish["public"] = json!(true);
    let table = ana.table(&house, wish).await;
    let sit = json!({ "seat": { "who": "me" } });
    bea.post(&house, &format!("{table}/seats/1"), sit.clone())
        .await
        .ok();
    let seen = ana
        .post(&house, &format!("{table}/start"), json!({}))
        .await
        .ok();
    let (first, second, seat) = match seen["turn"]["seat"].as_u64().unwrap() {
        0 => (&ana, &bea, 0),
        _ => (&bea, &ana, 1),
    };
    first.play_first(&house, &table, false).await;
    let mut stream = house
        .listen(Some(second), &format!("{table}/events"), None)
        .await;
    stream.next().await.unwrap();
    first
        .post(&house, &format!("{table}/leave"), json!({}))
        .await
        .ok();
    loop {
        let (_, seen) = stream.next().await.unwrap();
        if seen["turn"]["seat"] == 1 - seat {
            assert_eq!(seen["seats"][seat as usize]["away"], true);
            break;
        }
    }
    let moved = first.see(&house, &table).await;
    let body = json!({ "seq": moved["seq"], "move": "T1>a1" });
    let away = first.post(&house, &format!("{table}/moves"), body).await;
    assert_eq!(away.code(), "seat/away");
    let back = first
        .post(&house, &format!("{table}/seats/{seat}"), sit)
        .await
        .ok();
    assert_eq!(back["seats"][seat as usize]["away"], false);
    second.play_turn(&house, &table).await;
    first.play_turn(&house, &table).await;
}

pub async fn bots_play_a_whole_game_and_go_on_after_a_restart(house: House) {
    let ana = house.guest("Ana").await;
    let seats = json!([{ "who": "bot", "level": "random" }, { "who": "bot", "level": "random" }]);
    let mut wish = gorinto(seats);
    wish["public"] = json!(true);
    let table = ana.table(&house, wish).await;
    let house = house.restart().await;
    let mut stream = house.listen(None, &format!("{table}/events"), None).await;
    while let Some((_, seen)) = stream.next().await {
        if seen["status"] == "finished" {
            assert!(seen["outcome"]["standings"].is_array());
            return;
        }
    }
    panic!("the stream ended before the game");
}

#[tokio::test]
async fn a_clock_has_limits_and_starts_full() {
    let house = House::new().await;
    let ana = house.guest("Ana").await;
    let short = json!({ "bank": 1, "increment": 0 });
    let mut wish = gorinto(json!([{ "who": "me" }, { "who": "bot", "level": "random" }]));
    wish["clock"] = short;
    let refused = ana.post(&house, "/api/tables", wish.clone()).await;
    assert_eq!(refused.code(), "clock/range");
    wish["clock"] = json!({ "bank": 60, "increment": 5 });
    let table = ana.table(&house, wish).await;
    let seen = ana.see(&house, &table).await;
    let left = seen["clock"]["left"][0].as_i64().unwrap();
    assert!((1..=65_000).contains(&left), "{left}");
}

#[tokio::test]
async fn a_hot_seat_sees_the_seat_that_is_to_act() {
    let house = House::new().await;
    let ana = house.guest("Ana").await;
    let seats = json!([{ "who": "me" }, { "who": "hot-seat", "name": "Bea" }]);
    let table = ana.table(&house, gorinto(seats)).await;
    let seen = ana.see(&house, &table).await;
    let first = seen["turn"]["seat"].as_u64().unwrap();
    assert_eq!(seen["you"]["viewer"], first);
    ana.play_turn(&house, &table).await;
    let seen = ana.see(&house, &table).await;
    assert_eq!(seen["you"]["viewer"], 1 - first);
    let other = ana.see(&house, &format!("{table}?seat={first}")).await;
    assert_eq!(other["you"]["viewer"], first);
    assert_eq!(other["moves"], json!([]));
}

#[tokio::test]
async fn the_host_can_silence_the_chat() {
    let house = House::new().await;
    let (ana, bea) = (house.guest("Ana").await, house.guest("Bea").await);
    let mut wish = open_table();
    wish["public"] = json!(true);
    let table = ana.table(&house, wish).await;
    let chat = format!("{table}/chat");
    bea.post(
        &house,
        &chat,
        json!({ "text": "<script>hello</script>\u{0}" }),
    )
    .await
    .ok();
    let seen = ana.see(&house, &table).await;
    assert_eq!(seen["chat"][0]["text"], "<script>hello</script>");
    assert_eq!(seen["chat"][0]["name"], "Bea");
    assert_eq!(seen["chat"][0]["yours"], false);
    let mute = json!({ "chat_muted": true });
    let path = format!("{table}/settings");
    assert_eq!(
        bea.post(&house, &path, mute.clone()).await.code(),
        "table/not-host"
    );
    ana.post(&house, &path, mute).await.ok();
    let muted = bea
        .post(&house, &chat, json!({ "text": "still here" }))
        .await;
    assert_eq!(muted.code(), "chat/muted");
    let long = ana
        .post(&house, &chat, json!({ "text": "x".repeat(501) }))
        .await;
    assert_eq!(long.code(), "chat/text");
}

#[tokio::test]
async fn impossible_tables_say_why() {
    let house = House::new().await;
    let ana = house.guest("Ana").await;
    let make = async |wish| {
        ana.post(&house, "/api/tables", wish)
            .await
            .code()
            .to_owned()
    };
    let me = json!({ "who": "me" });
    let wish = json!({ "game": "gorinto", "seats": [me, me, me, me, me] });
    assert_eq!(make(wish).await, "options/player-count");
    let wish = json!({ "game": "gorinto", "seats": vec![me.clone(); 9] });
    assert_eq!(make(wish).await, "options/player-count");
    let wish = json!({ "game": "chess", "seats": [me] });
    assert_eq!(make(wish).await, "game/unknown");
    let wish = json!({ "game": "gorinto", "seats": [me, me], "options": { "landscape": "moon" } });
    assert_eq!(make(wish).await, "options/value");
    let wish = json!({ "game": "gorinto", "seats": [me, { "who": "bot", "level": "god" }] });
    assert_eq!(make(wish).await, "bot/unknown");
    let wish = json!({ "game": "gorinto", "seats": [me, { "who": "open" }], "start": true });
    assert_eq!(make(wish).await, "table/open-seats");
}

#[tokio::test]
async fn a_map_of_ones_own_is_checked_played_and_shown() {
    let house = House::new().await;
    let ana = house.guest("Ana").await;
    let path = "/api/games/iwari/documents/map";
    let request = |text: &str| {
        axum::http::Request::post(path)
            .header("cookie", &ana.cookie)
            .body(axum::body::Body::from(text.to_owned()))
            .unwrap()
    };
    // Every fault at once; what is no JSON at all is one.
    let faulty = house.request(request("{}")).await.ok();
    assert!(faulty.get("value").is_none());
    let faults = faulty["faults"].as_array().unwrap();
    assert!(faults.len() > 3, "{faults:?}");
    assert_eq!(faults[0]["place"], "the map");
    assert!(faults[0]["problem"].as_str().unwrap().contains("`id`"));
    let broken = house.request(request("{\"id\":")).await.ok();
    assert_eq!(broken["faults"].as_array().unwrap().len(), 1);
    let mut no_text = request("");
    *no_text.body_mut() = axum::body::Body::from(vec![0xff]);
    let answer = house.request(no_text).await;
    assert_eq!(answer.code(), "request/body");

    // One begins with what comes with the game.
    let standard = ana.get(&house, &format!("{path}/vast-lands")).await;
    let name = &standard.headers["content-disposition"];
    assert_eq!(name, "attachment; filename=\"vast-lands.json\"");
    let own = standard.text.replacen("The Vast Lands", "My Lands", 1);
    let mut checked = house.request(request(&own)).await.ok();
    assert_eq!(checked["faults"], json!([]));
    let map = checked["value"].take();
    let wish = json!({ "game": "iwari", "options": { "map": map }, "start": true,
        "seats": [{ "who": "me" }, { "who": "hot-seat", "name": "Bea" }] });
    let table = ana.table(&house, wish).await;
    assert_eq!(ana.see(&house, &table).await["options"]["map"], "(own)");
    let options = ana.get(&house, &format!("{table}/options")).await.ok();
    assert!(options["map"].is_object());
    let house = house.restart().await;
    ana.play_turn(&house, &table).await;
}

#[tokio::test]
async fn documents_that_come_with_a_game_can_be_had() {
    let house = House::new().await;
    let ana = house.guest("Ana").await;
    for (path, start) in [
        ("iwari/documents/map/new-horizons", "{"),
        ("inori/documents/cards/reconstruction", "# Inori"),
    ] {
        let document = ana.get(&house, &format!("/api/games/{path}")).await;
        assert!(document.text.starts_with(start), "{path}");
    }
    for (path, code) in [
        ("iwari/documents/map/moon", "options/no-document"),
        ("iwari/documents/hands/dealt", "options/no-document"),
        ("gorinto/documents/landscape/lake", "options/no-document"),
        ("chess/documents/map/moon", "game/unknown"),
    ] {
        let answer = ana.get(&house, &format!("/api/games/{path}")).await;
        assert_eq!(answer.code(), code, "{path}");
    }
    let answer = ana
        .post(&house, "/api/games/gorinto/documents/landscape", json!({}))
        .await;
    assert_eq!(answer.code(), "options/no-document");
}

#[tokio::test]
async fn bots_of_every_level_play_every_game() {
    let games = House::new().await;
    let games = games
        .guest("Ana")
        .await
        .get(&games, "/api/games")
        .await
        .ok();
    for game in games.as_array().unwrap() {
        for level in game["bots"].as_array().unwrap() {
            // A house of its own: the bots of the last one would go on thinking.
            let house = House::new().await;
            let bot = json!({ "who": "bot", "level": level });
            let wish = json!({ "game": game["id"], "start": true, "public": true,
                "seats": [bot, bot] });
            let ana = house.guest("Ana").await;
            let table = ana.table(&house, wish).await;
            let mut stream = house.listen(None, &format!("{table}/events"), None).await;
            let (_, begin) = stream.next().await.unwrap();
            let (_, later) = stream.next().await.unwrap();
            assert!(later["seq"].as_u64() > begin["seq"].as_u64());
            house.state.stop().await;
        }
    }
}
