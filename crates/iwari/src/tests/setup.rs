//! I1 and I2.

use engawa_core::{Game, Purpose, RawOptions, Rng, Seat, Seed, Setup, Silent, Turn};

use super::{cards, position, with_options};
use crate::cards::{Biome, Cards};
use crate::draws::Draw;
use crate::feats::{Feat, Spot};
use crate::map::{new_horizons, vast_lands};
use crate::moves::Move;
use crate::scoring::When;
use crate::state::{Iwari, Phase};

fn started(players: usize, raw: RawOptions) -> Iwari {
    Iwari::start(&Setup::parse(&raw, players).unwrap())
}

/// Plays draws until somebody has to choose.
fn set_up(players: usize, raw: RawOptions, seed: u64) -> Iwari {
    let mut state = started(players, raw);
    let mut rng = Rng::new(Seed::from(seed), Purpose::Draws);
    while state.turn() == Turn::Chance {
        let draw = state.sample_draw(&mut rng);
        state.play_draw(&draw, &mut Silent).unwrap();
    }
    state
}

#[test]
fn i1_1_the_maps_have_territories_with_spaces_and_names() {
    for (map, territories, spaces) in [(new_horizons(), 9, 51), (vast_lands(), 12, 58)] {
        assert_eq!(map.territories.len(), territories);
        assert_eq!(map.spaces.len(), spaces);
        for territory in &map.territories {
            let name = territory.name.as_ref().unwrap();
            assert!(!name.en.is_empty() && !name.fr.is_empty());
        }
        for biome in Biome::ALL {
            assert!(map.territories.iter().any(|t| t.biome == biome));
        }
    }
}

#[test]
fn i1_2_paths_go_both_ways_and_every_symbol_stands_on_two_connections() {
    for map in [new_horizons(), vast_lands()] {
        for (i, space) in map.spaces.iter().enumerate() {
            for (j, other) in map.spaces.iter().enumerate() {
                assert_eq!(space.neighbours >> j & 1, other.neighbours >> i & 1);
            }
        }
        assert!(map.connections.is_sorted_by_key(|c| c.number));
        for (peaks, symbol) in (1..).zip(map.symbols) {
            assert_ne!(symbol[0], symbol[1]);
            for connection in symbol {
                let on = &map.connections[usize::from(connection)];
                assert_eq!(on.peaks, Some(peaks));
            }
        }
    }
}

#[test]
fn i1_4_there_are_57_cards() {
    assert_eq!(Cards::BOX.total(), 57);
    let counts = Biome::ALL.map(|biome| Cards::BOX.count(biome));
    assert_eq!(counts, [13, 12, 11, 11, 10]);
}

#[test]
fn i1_5_a_tribe_has_20_tents_and_8_totems() {
    let supply = position(5).supply;
    assert!(supply.iter().all(|s| (s.tents, s.totems) == (20, 8)));
}

#[test]
fn i1_6_there_are_six_feats() {
    let copies = Feat::ALL.map(Feat::copies);
    assert_eq!(copies, [2, 2, 1, 1]);
    let all = Feat::ALL.iter().fold(RawOptions::default(), |raw, feat| {
        raw.with(feat.key(), "on")
    });
    let spots = with_options(3, all).feats.spots;
    let open = spots.iter().flatten().filter(|&&s| s == Spot::Open);
    assert_eq!(open.count(), 6);
}

#[test]
fn i2_1_mountains_by_number_of_players() {
    for (players, symbols) in [(2, 4), (3, 3), (4, 2), (5, 1)] {
        let state = started(players, RawOptions::default());
        let mut rng = Rng::new(Seed::from(1), Purpose::Draws);
        let Draw::Mountains(covered) = state.sample_draw(&mut rng) else {
            panic!("mountains come first")
        };
        let peaks = covered.iter().map(|&number| {
            let index = new_horizons().connection(number).unwrap();
            new_horizons().connections[index].peaks.unwrap()
        });
        assert!(peaks.eq(1..=symbols));
    }
}

#[test]
fn i2_1_either_connection_of_a_symbol_can_be_covered() {
    let state = started(5, RawOptions::default());
    for fits in ["cover:4", "cover:11"] {
        assert!(state.check_draw(&fits.parse().unwrap()).is_ok());
    }
    for wrong in ["cover:5", "cover:4,11", "cover:7", "first:0", "T"] {
        assert!(
            state.check_draw(&wrong.parse().unwrap()).is_err(),
            "{wrong}"
        );
    }
}

#[test]
fn i2_1_a_covered_connection_scores_nothing() {
    let state = position(3)
        .with_tents(0, "G1a F1a")
        .totems(0, "G1", 1)
        .totems(0, "F1", 1);
    assert_eq!(state.inspect(When::Final).totals[0].totems, 2);
    let covered = state.covered(1);
    assert_eq!(covered.inspect(When::Final).totals[0].totems, 0);
}

#[test]
fn i2_1_a_mountain_does_not_cut_paths() {
    let across = "G1a G1d F1a F1b";
    let state = position(3).with_tents(0, across).covered(1);
    assert_eq!(state.inspect(When::Final).totals[0].settlements, 4);
}

#[test]
fn i2_2_cards_are_removed_by_number_of_players() {
    for (players, total) in [(2, 47), (3, 47), (4, 52), (5, 57)] {
        let deck = started(players, RawOptions::default()).deck;
        assert_eq!(deck.total(), total);
        let removed = (57 - total) / 5;
        for biome in Biome::ALL {
            assert_eq!(Cards::BOX.count(biome) - deck.count(biome), removed);
        }
    }
}

#[test]
fn i2_3_anyone_can_be_first() {
    let mut state = started(3, RawOptions::default());
    state.phase = Phase::FirstPlayer;
    for seat in 0..3 {
        let mut state = state.clone();
        let draw = Draw::FirstPlayer(Seat::new(seat));
        state.play_draw(&draw, &mut Silent).unwrap();
        assert_eq!(usize::from(state.first), seat);
    }
    assert!(state.check_draw(&"first:3".parse().unwrap()).is_err());
}

#[test]
fn i2_3_three_cards_each_and_four_in_the_reserve() {
    for players in 2..=5 {
        let state = set_up(players, RawOptions::default(), 4);
        assert_eq!(&state.hand_sizes[..players], &[3; 5][..players]);
        assert_eq!(state.reserve.total(), 4);
        assert!(state.is_up(state.first.into()));
    }
}

#[test]
fn i2_4_hands_are_drafted_from_the_last_player_to_the_first() {
    let raw = RawOptions::default().with("hands", "drafted");
    let mut state = set_up(3, raw, 1);
    let first = usize::from(state.first);
    let mut drafters = Vec::new();
    let mut rng = Rng::new(Seed::from(2), Purpose::Draws);
    while state.phase != Phase::Action {
        if state.turn() == Turn::Chance {
            let draw = state.sample_draw(&mut rng);
            state.play_draw(&draw, &mut Silent).unwrap();
            continue;
        }
        drafters.push(state.actor());
        let moves = state.legal();
        state.play(*rng.pick(&moves), &mut Silent).unwrap();
    }
    let order = [(first + 2) % 3, (first + 1) % 3, first];
    let expected: Vec<_> = order.into_iter().flat_map(|seat| [seat; 3]).collect();
    assert_eq!(drafters, expected);
    assert!(state.is_up(first));
    assert_eq!(&state.hand_sizes[..3], &[3; 3]);
}

#[test]
fn i2_4_the_reserve_is_refilled_after_each_drafter() {
    let raw = RawOptions::default().with("hands", "drafted");
    let mut state = with_options(2, raw).reserve("TFGC");
    state.phase = Phase::Draft;
    state.seat = 1;
    let state = state
        .then(Move::TakeFromReserve(Biome::Tundra))
        .then(Move::TakeFromReserve(Biome::Forest));
    assert_eq!(state.reserve, cards("GC"));
    let state = state.then(Move::DrawFromDeck).then_cards("D");
    assert_eq!(state.hands[1], cards("TFD"));
    assert_eq!(state.known[1], cards("TF"));
    assert_eq!(state.phase, Phase::Refill);
    let state = state.then_cards("DD");
    assert_eq!((state.phase, state.seat), (Phase::Draft, 0));
    assert_eq!(state.reserve, cards("GCDD"));
}
