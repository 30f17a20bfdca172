//! What a game says about itself, and how it takes options and documents.

use engawa_core::{Game, GameOptions, MAX_SEATS, OptionSpec, RawOptions, Setup};
use serde_json::json;

use crate::violation::{Check, broken, ensure};

/// The suite's checks that need no play.
pub(crate) fn check<G: Game>(variants: &[Setup<G>]) -> Check {
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
    info.players.iter().try_for_each(|&n| plain_game::<G>(n))?;
    variants.iter().try_for_each(round_trip)?;
    for spec in info.options {
        every_value_is_playable(spec, variants)?;
        wrong_documents::<G>(spec)?;
        built_in_documents::<G>(spec)?;
    }
    Ok(())
}

/// Without any option the game can be played.
fn plain_game<G: Game>(players: usize) -> Check {
    match Setup::<G>::parse(&RawOptions::default(), players) {
        Ok(_) => Ok(()),
        Err(error) => broken(
            "options",
            format!("no options at all are wrong for {players} players: {error}"),
        ),
    }
}

/// Written and read, options are the same.
fn round_trip<G: Game>(setup: &Setup<G>) -> Check {
    let written = setup.options().to_raw();
    let back = Setup::parse(&written, setup.players());
    ensure!(
        back.as_ref() == Ok(setup),
        "options",
        "{setup:?} is written as {written:?}, read as {back:?}"
    );
    Ok(())
}

/// Every value can be chosen, and is written as it was chosen.
fn every_value_is_playable<G: Game>(spec: &OptionSpec, variants: &[Setup<G>]) -> Check {
    for value in spec.values {
        let chosen = |setup: &Setup<G>| {
            let written = setup.options().to_raw();
            written.0.get(spec.key).is_some_and(|v| *v == value.id)
        };
        ensure!(
            variants.iter().any(chosen),
            "options",
            "`{}={}` is never playable, or not written",
            spec.key,
            value.id
        );
    }
    Ok(())
}

/// What is no document of this kind is refused, and the option is named.
fn wrong_documents<G: Game>(spec: &OptionSpec) -> Check {
    for &players in spec.players.iter().filter(|_| spec.document) {
        let raw = RawOptions::default().with(spec.key, json!({"no": "document"}));
        let Err(error) = Setup::<G>::parse(&raw, players) else {
            return broken("documents", format!("{raw:?} is accepted"));
        };
        ensure!(
            error.code() == "options/document" && error.to_string().contains(spec.key),
            "documents",
            "{raw:?} is refused with: {error}"
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
