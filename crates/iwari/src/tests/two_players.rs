//! I12.

use engawa_core::{Game, Scorer, Seat, Turn};

use super::{cards, position, position_with};
use crate::cards::Biome::{Coast, Forest, Glacier, Tundra};
use crate::feats::Feat;
use crate::moves::Move;
use crate::scoring::When;
use crate::state::{Iwari, Phase};

fn plays_third(state: &Iwari) -> bool {
    state.tribe == 2 && state.turn() == Turn::Seat(Seat::new(0))
}

#[test]
fn i12_1_a_third_tribe_has_pieces_and_a_score() {
    let state = position(2);
    assert_eq!(state.tribes(), 3);
    assert_eq!(state.scorer(2), Scorer::Rival);
    assert_eq!(state.scores().rival, Some(0));
    assert_eq!(position(3).scores().rival, None);
}

#[test]
fn i12_2_cards_that_are_left_go_to_a_turn_of_the_third_tribe() {
    let state = position(2).with_hand(0, "GTF").reserve("CCTF");
    let state = state.then_tent("G1a", Glacier);
    assert!(plays_third(&state));
    assert_eq!(state.phase, Phase::Action);
    let state = state.then_tent("F1a", Forest);
    assert_eq!(state.land[3].tents, [0, 0, 1, 0, 0]);
    assert_eq!(state.supply[2].tents, 19);
    assert_eq!(state.phase, Phase::DrawCard, "then the player draws");
    assert_eq!(state.tribe, 0);
    assert_eq!(state.discards[0], cards("FG"), "the acting player's pile");
}

#[test]
fn i12_2_at_least_one_card_must_be_played_and_discarding_is_a_way() {
    let state = position(2).with_hand(0, "GTF").then(Move::Discard(Glacier));
    assert!(!state.may(Move::Stop));
    assert!(state.may(Move::Discard(Tundra)));
    let state = state.then(Move::Discard(Tundra));
    assert_eq!(state.hands[0], cards("F"), "exactly one");
    assert_eq!(state.tribe, 0);
}

#[test]
fn i12_2_a_single_card_that_is_left_is_played() {
    let state = position(2)
        .with_hand(0, "GTT")
        .reserve("CCTF")
        .with_tents(1, "G1a");
    let state = state.then_tent("G1b", Tundra).then(Move::Stop);
    assert!(plays_third(&state));
    assert!(state.may(Move::Discard(Glacier)));
}

#[test]
fn i12_2_without_cards_there_is_no_such_turn() {
    let state = position(2)
        .with_hand(0, "GTT")
        .reserve("CCTF")
        .with_tents(1, "G1a");
    let state = state.then_tent("G1b", Tundra).then_tent("G1c", Glacier);
    assert_eq!((state.phase, state.tribe), (Phase::DrawCard, 0));
}

#[test]
fn i12_2_the_third_tribe_may_place_two_pieces_elsewhere() {
    let state = position(2).with_hand(0, "TFF").with_tents(1, "F1a");
    let state = state.then_tent("T1a", Tundra);
    let state = state.then_tent("F1b", Forest);
    assert_eq!(state.phase, Phase::SecondPiece);
    let state = state.then_totem("F1", Forest);
    assert_eq!(state.land[3].totems, [0, 0, 1, 0, 0]);
}

#[test]
fn i12_2_a_territory_just_opened_counts_as_explored() {
    let state = position(2).with_hand(0, "GGG").then_tent("G1a", Glacier);
    assert!(plays_third(&state));
    assert!(state.may(state.totem("G1", Glacier)));
    let state = state.then_tent("G1b", Glacier);
    assert_eq!(state.phase, Phase::SecondPiece);
}

#[test]
fn i12_2_an_unexplored_territory_takes_one_tent_of_the_third_tribe_too() {
    let state = position(2).with_hand(0, "TGG").reserve("CCTF");
    let state = state.then_tent("T1a", Tundra).then_tent("G1a", Glacier);
    assert_eq!((state.phase, state.tribe), (Phase::DrawCard, 0));
}

#[test]
fn i12_2_then_the_player_draws_up_to_three() {
    let state = position(2)
        .with_hand(0, "GTF")
        .with_hand(1, "TTT")
        .reserve("CCTF");
    let state = state
        .then(Move::Discard(Glacier))
        .then(Move::Discard(Tundra));
    let state = state.then(Move::TakeFromReserve(Coast));
    let state = state.then(Move::TakeFromReserve(Coast)).then_cards("DD");
    assert_eq!(state.hands[0], cards("FCC"));
    assert!(state.is_up(1));
}

#[test]
fn i12_2_three_players_have_no_third_tribe() {
    let state = position(3).with_hand(0, "GTF").reserve("CCTF");
    let state = state.then_tent("G1a", Glacier);
    assert_eq!(state.phase, Phase::DrawCard);
}

#[test]
fn i12_3_the_third_tribe_counts_in_scoring_and_limits() {
    let state = position(2)
        .with_hand(0, "GTF")
        .with_tents(0, "G1a")
        .with_tents(2, "G1b G1c")
        .totems(1, "G1", 1);
    assert!(
        state.may(state.totem("G1", Glacier)),
        "its tents raise the limit"
    );
    let totals = state.inspect(When::Final).totals;
    let tents: Vec<_> = totals.iter().map(|total| total.tents).collect();
    assert_eq!(tents, [2, 0, 3]);
    assert_eq!(totals[2].tribe, Scorer::Rival);
}

#[test]
fn i12_3_the_third_tribe_earns_no_feats_and_uses_none_up() {
    let state = position_with(2, &[Feat::Union, Feat::Discovery, Feat::Honour])
        .with_hand(0, "TGF")
        .reserve("CCTF")
        .with_tents(2, "G2a G2b G2c");
    let state = state.then(Move::Discard(Tundra)).then_tent("G2d", Glacier);
    assert_eq!(state.phase, Phase::SecondPiece);
    assert_eq!(state.feats.had, [0; 4]);
    assert_eq!(state.feats.due, 0);
}

#[test]
fn i12_3_the_third_tribes_totems_earn_no_feats_either() {
    // Connection 1 joins G1 and F1 by land.
    let state = position_with(2, &[Feat::Honour, Feat::Respect])
        .with_hand(0, "TGF")
        .reserve("CCTF")
        .with_tents(2, "G1a F1a")
        .totems(2, "F1", 1);
    let state = state.then(Move::Discard(Tundra)).then_totem("G1", Glacier);
    assert_eq!((state.phase, state.feats.due), (Phase::SecondPiece, 0));
}
