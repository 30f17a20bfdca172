//! I11.

use super::{position_with, territory};
use crate::cards::Biome::{Forest, Glacier, Tundra};
use crate::feats::{Feat, Spot};
use crate::moves::Move;
use crate::scoring::When;
use crate::state::{Iwari, Phase};

fn on(state: &Iwari, id: &str) -> Move {
    Move::PlaceFeatOnTerritory(territory(state.map(), id))
}

/// Seat 0 has three tents in a row in G1 and can complete a settlement on G1d, or on F1a with
/// forest cards after that.
fn nearly_settled() -> Iwari {
    position_with(3, &[Feat::Union])
        .with_hand(0, "GGF")
        .reserve("TTFF")
        .with_tents(0, "G1a G1b G1c")
}

#[test]
fn i11_1_completing_a_settlement_earns_union() {
    let state = nearly_settled().then_tent("G1d", Glacier);
    assert_eq!(state.phase, Phase::Feat(Feat::Union));
    assert_eq!(state.legal(), [on(&state, "G1"), Move::DeclineFeat]);
    let g1 = on(&state, "G1");
    let state = state.then(g1);
    assert_eq!(state.feats.spots[0], [Spot::On(0), Spot::Open]);
    assert_eq!(state.phase, Phase::SecondPiece, "before the next piece");
}

#[test]
fn i11_1_it_goes_where_the_settlement_has_a_tent() {
    let state = position_with(3, &[Feat::Union])
        .with_hand(0, "GGF")
        .with_tents(0, "G1a G1b G1d F2a")
        .with_tents(1, "F1e");
    // G1a, G1b, G1d are three; F1a joins G1d.
    let state = state.then_tent("F1a", Forest);
    let expected = [on(&state, "G1"), on(&state, "F1"), Move::DeclineFeat];
    assert_eq!(state.legal(), expected);
}

#[test]
fn i11_1_joining_groups_completes_a_settlement() {
    let state = position_with(3, &[Feat::Union])
        .with_hand(0, "TGF")
        .with_tents(0, "T1a T1b T1d");
    let state = state.then_tent("T1c", Tundra);
    assert_eq!(state.phase, Phase::Feat(Feat::Union));
}

#[test]
fn i11_1_enlarging_a_settlement_earns_nothing() {
    let state = nearly_settled()
        .with_tents(0, "G1d")
        .then_tent("G1e", Glacier);
    assert_eq!(state.phase, Phase::SecondPiece);
}

#[test]
fn i11_1_the_two_feats_go_to_two_different_players() {
    let mut state = nearly_settled().with_tents(1, "C2a");
    state.feats.resolve(Feat::Union, 0, Spot::On(6));
    let again = state.clone().then_tent("G1d", Glacier);
    assert_eq!(again.phase, Phase::SecondPiece, "seat 0 has had one");
    state.feats.had[0] = 0b010;
    let second = state.clone().then_tent("G1d", Glacier);
    assert_eq!(
        second.phase,
        Phase::Feat(Feat::Union),
        "seat 1 had the first"
    );
    state.feats.resolve(Feat::Union, 2, Spot::Declined);
    let third = state.then_tent("G1d", Glacier);
    assert_eq!(third.phase, Phase::SecondPiece, "both are gone");
}

#[test]
fn i11_1_switched_off_there_is_no_union() {
    let mut state = nearly_settled();
    state.feats.spots[0] = [Spot::Out; 2];
    assert_eq!(state.then_tent("G1d", Glacier).phase, Phase::SecondPiece);
}

#[test]
fn i11_2_the_last_free_space_earns_discovery_for_any_other_territory() {
    let state = position_with(3, &[Feat::Discovery])
        .with_hand(0, "GTF")
        .with_tents(1, "G2a G2b G2c");
    let state = state.then_tent("G2d", Glacier);
    assert_eq!(state.phase, Phase::Feat(Feat::Discovery));
    assert_eq!(state.legal().len(), 8 + 1);
    assert!(!state.may(on(&state, "G2")));
    let d1 = on(&state, "D1");
    let state = state.then(d1);
    assert_eq!(state.feats.spots[1], [Spot::On(4), Spot::Open]);
}

#[test]
fn i11_2_a_territory_opened_and_filled_by_one_tent_earns_nothing() {
    let mut state = position_with(3, &[Feat::Discovery])
        .with_hand(0, "GTF")
        .reserve("TTFF");
    // As if G2 had no space but one.
    let g2 = state.territory(2).clone();
    state.free &= !g2.all | 1 << g2.first;
    let state = state.then_tent("G2a", Glacier);
    assert_eq!(state.phase, Phase::DrawCard);
}

#[test]
fn i11_2_a_totem_or_an_earlier_space_earns_nothing() {
    let state = position_with(3, &[Feat::Discovery])
        .with_hand(0, "GGF")
        .with_tents(1, "G2a G2b");
    let state = state.then_tent("G2c", Glacier);
    assert_eq!(state.phase, Phase::SecondPiece);
    let full = position_with(3, &[Feat::Discovery])
        .with_hand(0, "GGF")
        .with_tents(1, "G2a G2b G2c G2d");
    assert_eq!(full.then_totem("G2", Glacier).phase, Phase::SecondPiece);
}

/// Connections at G1: 1 to F1 and 2 to T1 by land, 3 to C2 by water.
fn nearly_honoured() -> Iwari {
    position_with(3, &[Feat::Honour, Feat::Respect])
        .with_hand(0, "GGT")
        .with_tents(1, "G1a G1b F1a C2a T1a")
}

#[test]
fn i11_3_majorities_at_both_ends_of_a_land_connection_earn_honour() {
    let state = nearly_honoured()
        .totems(0, "F1", 1)
        .then_totem("G1", Glacier);
    assert_eq!(state.phase, Phase::Feat(Feat::Honour));
    let expected = [Move::PlaceFeatOnConnection(1), Move::DeclineFeat];
    assert_eq!(state.legal(), expected);
    let state = state.then(Move::PlaceFeatOnConnection(1));
    assert_eq!(state.feats.spots[2][0], Spot::On(0));
}

#[test]
fn i11_3_a_water_connection_earns_respect() {
    let state = nearly_honoured()
        .totems(0, "C2", 1)
        .then_totem("G1", Glacier);
    assert_eq!(state.phase, Phase::Feat(Feat::Respect));
    let expected = [Move::PlaceFeatOnConnection(3), Move::DeclineFeat];
    assert_eq!(state.legal(), expected);
}

#[test]
fn i11_3_a_covered_connection_or_a_minority_earns_nothing() {
    let covered = nearly_honoured().totems(0, "F1", 1).covered(1);
    assert_eq!(covered.then_totem("G1", Glacier).phase, Phase::SecondPiece);
    let minority = nearly_honoured()
        .with_tents(1, "F1b F1c")
        .totems(0, "F1", 1)
        .totems(1, "F1", 2);
    assert_eq!(minority.then_totem("G1", Glacier).phase, Phase::SecondPiece);
}

#[test]
fn i11_3_a_shared_majority_is_enough() {
    let shared = nearly_honoured()
        .with_tents(1, "F1b")
        .totems(0, "F1", 1)
        .totems(1, "F1", 1);
    let state = shared.then_totem("G1", Glacier);
    assert_eq!(state.phase, Phase::Feat(Feat::Honour));
}

#[test]
fn i11_3_only_the_first_player_gets_it() {
    let mut state = nearly_honoured().totems(0, "F1", 1);
    state.feats.resolve(Feat::Honour, 1, Spot::On(8));
    assert_eq!(state.then_totem("G1", Glacier).phase, Phase::SecondPiece);
}

#[test]
fn i11_4_several_connections_leave_a_choice() {
    let state = nearly_honoured()
        .totems(0, "F1", 1)
        .totems(0, "T1", 1)
        .then_totem("G1", Glacier);
    let expected = [
        Move::PlaceFeatOnConnection(1),
        Move::PlaceFeatOnConnection(2),
        Move::DeclineFeat,
    ];
    assert_eq!(state.legal(), expected);
}

#[test]
fn i11_4_two_at_once_in_their_order() {
    let totem = nearly_honoured()
        .totems(0, "F1", 1)
        .totems(0, "C2", 1)
        .then_totem("G1", Glacier);
    assert_eq!(totem.phase, Phase::Feat(Feat::Honour));
    let totem = totem.then(Move::PlaceFeatOnConnection(1));
    assert_eq!(totem.phase, Phase::Feat(Feat::Respect));
    let totem = totem.then(Move::PlaceFeatOnConnection(3));
    assert_eq!(totem.phase, Phase::SecondPiece);

    let tent = position_with(3, &[Feat::Union, Feat::Discovery])
        .with_hand(0, "GTF")
        .with_tents(0, "G2a G2b G2c")
        .then_tent("G2d", Glacier);
    assert_eq!(tent.phase, Phase::Feat(Feat::Union));
    let tent = tent.then(Move::PlaceFeatOnTerritory(2));
    assert_eq!(tent.phase, Phase::Feat(Feat::Discovery));
}

#[test]
fn i11_4_a_declined_feat_leaves_the_game() {
    let state = nearly_settled().then_tent("G1d", Glacier);
    let state = state.then(Move::DeclineFeat);
    assert_eq!(state.feats.spots[0], [Spot::Declined, Spot::Open]);
    assert_eq!(state.feats.had[0], 0b001, "it counts as having had it");
    assert_eq!(state.inspect(When::Final).territories[0].times, 1);

    let honour = nearly_honoured()
        .totems(0, "F1", 1)
        .then_totem("G1", Glacier);
    let honour = honour.then(Move::DeclineFeat);
    assert_eq!(honour.feats.spots[2][0], Spot::Declined);
}

#[test]
fn i11_5_the_final_scoring_is_multiplied_and_the_midway_is_not() {
    let state = nearly_settled()
        .feat_on(Feat::Union, 0, "G1")
        .with_tents(0, "G1d");
    let total = |when| state.inspect(when).totals[0].clone();
    assert_eq!(total(When::Midway).tents, 4);
    assert_eq!(total(When::Final).tents, 8);
    assert_eq!(total(When::Final).settlements, 4, "never multiplied");
}

#[test]
fn i11_5_honour_and_respect_multiply_a_connection() {
    let mut state = nearly_honoured().totems(0, "G1", 1).totems(0, "F1", 1);
    assert_eq!(state.inspect(When::Final).totals[0].totems, 2);
    state.feats.resolve(Feat::Honour, 0, Spot::On(0));
    assert_eq!(state.inspect(When::Final).totals[0].totems, 4);
}

#[test]
fn i11_5_union_and_discovery_add_up() {
    let state = position_with(3, &[Feat::Union, Feat::Discovery])
        .with_tents(0, "D1a")
        .feat_on(Feat::Union, 0, "D1")
        .feat_on(Feat::Discovery, 1, "D1");
    assert_eq!(state.inspect(When::Final).totals[0].tents, 3);
}

#[test]
fn i11_6_the_example() {
    let state = position_with(3, &[Feat::Union])
        .with_tents(0, "D1a D1b D1c")
        .with_tents(1, "D1g D1h")
        .feat_on(Feat::Union, 0, "D1")
        .feat_on(Feat::Union, 1, "D1");
    let totals = state.inspect(When::Final).totals;
    assert_eq!([totals[0].tents, totals[1].tents], [15, 9]);
}
