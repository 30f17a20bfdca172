//! What a game says about itself, and how it answers wrong options.

use engawa_core::{Game, GameOptions, MAX_SEATS, OptionSpec, RawOptions};
use serde_json::json;

use crate::violation::{Check, broken, ensure};

/// The suite's checks that need no play.
pub(crate) fn check<G: Game>(variants: &[(usize, RawOptions)]) -> Check {
    let info = G::INFO;
    ensure!(
        !info.players.is_empty() && info.players.is_sorted(),
        "info",
        "player counts {:?}",
        info.players
    );
    ensure!(
        info.players.iter().all(|n| (1..=MAX_SEATS).contains(n)),
        "info",
        "player counts {:?}",
        info.players
    );
    ensure!(
        info.actions > 0 && info.max_events > 0,
        "info",
        "no actions or no events"
    );
    for &players in info.players {
        ensure!(
            variants.iter().any(|variant| variant.0 == players),
            "info",
            "no variant for {players} players"
        );
        plain_game::<G>(players)?;
    }
    for spec in info.options {
        every_value_is_playable(spec, variants)?;
        wrong_values::<G>(spec)?;
        built_in_documents::<G>(spec)?;
    }
    variants
        .iter()
        .try_for_each(|(players, raw)| round_trip::<G>(*players, raw))?;
    wrong_players::<G>()
}

/// Without any option the game can be played, and an unknown option is named.
fn plain_game<G: Game>(players: usize) -> Check {
    if let Err(error) = G::Options::parse(&RawOptions::default(), players) {
        return broken(
            "options",
            format!("no options at all are wrong for {players} players: {error}"),
        );
    }
    let raw = RawOptions::default().with("no-such-option", "on");
    expect_code::<G>(&raw, players, "options/unknown", "no-such-option")
}

fn every_value_is_playable(spec: &OptionSpec, variants: &[(usize, RawOptions)]) -> Check {
    for value in spec.values {
        let chosen = |raw: &RawOptions| raw.0.get(spec.key).is_some_and(|v| *v == value.id);
        let playable = variants.iter().any(|(_, raw)| chosen(raw));
        ensure!(
            playable,
            "options",
            "`{}={}` is never playable",
            spec.key,
            value.id
        );
    }
    Ok(())
}

/// Where people may bring a document, they can begin with those that come with the game.
fn built_in_documents<G: Game>(spec: &OptionSpec) -> Check {
    let key = spec.key;
    for value in spec.values {
        let text = G::built_in_document(key, value.id);
        ensure!(
            text.is_some() == spec.document,
            "documents",
            "`{key}={}`: every value of an option that takes documents is one, and no other",
            value.id
        );
        if let Some(Err(faults)) = text.map(|text| G::read_document(key, text)) {
            return broken("documents", format!("`{key}={}`: {faults:?}", value.id));
        }
    }
    Ok(())
}

fn wrong_values<G: Game>(spec: &OptionSpec) -> Check {
    for &players in G::INFO.players {
        for value in [json!("no-such-value"), json!(7), json!(null), json!([1])] {
            let raw = RawOptions::default().with(spec.key, value);
            expect_code::<G>(&raw, players, "options/value", spec.key)?;
        }
        let raw = RawOptions::default().with(spec.key, json!({"no": "document"}));
        let code = if spec.document {
            "options/document"
        } else {
            "options/value"
        };
        if !spec.document
            || G::Options::parse(&raw, players).is_err_and(|e| e.code() != "options/players")
        {
            expect_code::<G>(&raw, players, code, spec.key)?;
        }
    }
    Ok(())
}

fn expect_code<G: Game>(raw: &RawOptions, players: usize, code: &str, named: &str) -> Check {
    match G::Options::parse(raw, players) {
        Ok(_) => broken(
            "options",
            format!("{raw:?} is accepted for {players} players"),
        ),
        Err(error) => {
            let found = error.code();
            ensure!(
                found == code,
                "options",
                "{raw:?} gives {found}, not {code}"
            );
            ensure!(
                error.to_string().contains(named),
                "options",
                "`{named}` is not named in: {error}"
            );
            Ok(())
        }
    }
}

/// Written and read, options are the same, and every one of them is written.
fn round_trip<G: Game>(players: usize, raw: &RawOptions) -> Check {
    let options = match G::Options::parse(raw, players) {
        Ok(options) => options,
        Err(error) => return broken("options", format!("{raw:?}: {error}")),
    };
    let written = options.to_raw();
    let back = G::Options::parse(&written, players);
    ensure!(
        back.as_ref() == Ok(&options),
        "options",
        "{options:?} is written as {written:?}, read as {back:?}"
    );
    for spec in G::INFO.options {
        let (given, found) = (raw.0.get(spec.key), written.0.get(spec.key));
        ensure!(
            given == found,
            "options",
            "`{}` is given as {given:?}, written as {found:?}",
            spec.key
        );
    }
    Ok(())
}

fn wrong_players<G: Game>() -> Check {
    for players in (0..=MAX_SEATS + 3).chain([usize::MAX]) {
        if G::INFO.players.contains(&players) {
            continue;
        }
        let parsed = G::Options::parse(&RawOptions::default(), players);
        let Err(error) = parsed.and_then(|options| G::start(&options, players)) else {
            return broken("options", format!("a game starts with {players} players"));
        };
        let code = error.code();
        ensure!(
            code == "options/player-count",
            "options",
            "{players} players give {code}"
        );
    }
    Ok(())
}
