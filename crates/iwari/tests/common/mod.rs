//! What several tests share.
#![allow(clippy::unwrap_used)]
#![allow(dead_code)]

use engawa_core::{Game, GameOptions, Playthrough, Scorer, Seat, Seed, Setup, Silent};
use engawa_iwari::{Biome, Cards, FeatPlace, Iwari, Place, Snapshot};

/// A whole random game.
pub fn random_game(setup: &Setup<Iwari>, seed: u64) -> Playthrough<Iwari> {
    let mut table = Playthrough::new(setup, Seed::from(seed));
    let mut rng = engawa_core::Rng::new(Seed::from(seed), engawa_core::Purpose::Choices);
    table.finish(&mut Silent, |_, moves| *rng.pick(moves));
    table
}

/// Cards, tents, totems and feats are all there: none lost, none made.
pub fn check_conservation(state: &Iwari) -> Result<(), String> {
    let snapshot = state.snapshot();
    let players = state.players();
    for biome in Biome::ALL {
        let count = |cards: &Cards| u32::from(cards.count(biome));
        let hands = |s: &Snapshot| s.seats.iter().map(|s| count(&s.hand.unwrap())).sum::<u32>();
        let piles = |s: &Snapshot| s.seats.iter().map(|s| count(&s.discards)).sum::<u32>();
        let all = count(&snapshot.deck.unwrap())
            + count(&snapshot.reserve)
            + hands(&snapshot)
            + piles(&snapshot);
        let removed = [2, 2, 1, 0][players - 2];
        let expected = count(&Cards::BOX) - removed;
        ensure(all == expected, || {
            format!("{all} {biome:?} cards, not {expected}")
        })?;
    }
    for seat in &snapshot.seats {
        let hand = seat.hand.unwrap();
        ensure(hand.total() == seat.hand_size, || {
            format!("hand size of {}", seat.seat)
        })?;
        ensure(hand.contains(&seat.known), || {
            format!("known cards of {}", seat.seat)
        })?;
        ensure(hand.total() <= 3, || format!("the hand of {}", seat.seat))?;
    }
    ensure(snapshot.deck.unwrap().total() == snapshot.deck_size, || {
        "deck size".into()
    })?;
    ensure(snapshot.reserve.total() <= 4, || "the reserve".into())?;
    check_pieces(&snapshot)?;
    check_feats(state, &snapshot)
}

fn check_pieces(snapshot: &Snapshot) -> Result<(), String> {
    for tribe in &snapshot.tribes {
        let lands = || snapshot.territories.iter();
        let tents = lands().flat_map(|land| &land.tents);
        let tents = tents.filter(|tent| tent.tribe == tribe.tribe).count();
        let totems = lands().flat_map(|land| &land.totems);
        let totems = totems.filter(|totems| totems.tribe == tribe.tribe);
        let totems: u8 = totems.map(|totems| totems.count).sum();
        ensure(tents + usize::from(tribe.supply.tents) == 20, || {
            format!("tents {tribe:?}")
        })?;
        ensure(totems + tribe.supply.totems == 8, || {
            format!("totems {tribe:?}")
        })?;
    }
    for land in &snapshot.territories {
        let tents = |tribe: Scorer| land.tents.iter().filter(|t| t.tribe == tribe).count();
        let most = snapshot
            .tribes
            .iter()
            .map(|t| tents(t.tribe))
            .max()
            .unwrap();
        let totems: u8 = land.totems.iter().map(|totems| totems.count).sum();
        ensure(usize::from(totems) <= most, || {
            format!("totem limit {land:?}")
        })?;
    }
    Ok(())
}

fn check_feats(state: &Iwari, snapshot: &Snapshot) -> Result<(), String> {
    let raw = state.options().to_raw();
    for (key, copies) in [
        ("union", 2),
        ("discovery", 2),
        ("honour", 1),
        ("respect", 1),
    ] {
        let name = |feat| serde_json::to_value(feat).unwrap();
        let of_kind = || snapshot.feats.iter().filter(|f| name(f.feat) == key);
        let expected = if raw.0[key] == "on" { copies } else { 0 };
        ensure(of_kind().count() == expected, || format!("{key} feats"))?;
        let used = of_kind().filter(|feat| feat.is != FeatPlace::Open).count();
        let had: Vec<Seat> = of_kind().flat_map(|f| f.had.clone()).collect();
        let had = Seat::all(state.players())
            .filter(|s| had.contains(s))
            .count();
        ensure(used == had, || {
            format!("{used} {key} feats used by {had} players")
        })?;
        let fits = |place: &FeatPlace| match place {
            FeatPlace::On(Place::Territory(_)) => copies == 2,
            FeatPlace::On(Place::Connection(_)) => copies == 1,
            FeatPlace::Open | FeatPlace::Declined => true,
        };
        ensure(of_kind().all(|feat| fits(&feat.is)), || {
            format!("place of {key}")
        })?;
    }
    Ok(())
}

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}
