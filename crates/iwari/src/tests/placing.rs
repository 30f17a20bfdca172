//! I3 and I4.

use super::{cards, position, territory};
use crate::cards::Biome::{Forest, Glacier, Tundra};
use crate::moves::Move;
use crate::state::{Iwari, Phase};

fn is_placement(mv: &Move) -> bool {
    matches!(mv, Move::PlaceTent { .. } | Move::PlaceTotem { .. })
}

#[test]
fn i3_1_after_placing_cards_are_drawn_up_to_three() {
    let state = position(3).with_hand(0, "GTF").reserve("TTFF");
    let state = state.then_tent("G1a", Glacier);
    assert_eq!(state.phase, Phase::DrawCard);
    let state = state.then(Move::TakeFromReserve(Tundra));
    assert_eq!(state.hand_sizes[0], 3);
    assert!(state.then_cards("D").is_up(1));
}

#[test]
fn i3_2_exactly_one_card_is_discarded() {
    let state = position(3).with_hand(0, "GTF").reserve("TTFF");
    let state = state.then(Move::Discard(Forest));
    assert_eq!(state.hands[0], cards("TG"));
    assert_eq!(state.discards[0], cards("F"));
    assert_eq!(state.phase, Phase::DrawCard);
}

#[test]
fn i3_2_after_a_piece_nothing_can_be_discarded() {
    let state = position(3).with_hand(0, "GTF").with_tents(1, "G1a");
    let state = state.then_tent("G1b", Glacier);
    assert_eq!(state.legal(), [Move::Stop]);
}

#[test]
fn i4_1_two_pieces_in_one_territory() {
    let state = position(3).with_hand(0, "GGG").with_tents(1, "G1a G2a");
    let state = state.then_tent("G1b", Glacier);
    assert!(state.may(state.tent("G1c", Glacier)));
    assert!(!state.may(state.tent("G2b", Glacier)), "another territory");
    assert!(state.may(state.totem("G1", Glacier)));
    assert!(!state.may(state.totem("G2", Glacier)), "another territory");
    let state = state.then_tent("G1c", Glacier);
    assert_eq!(state.phase, Phase::DrawCard, "no third piece");
    assert_eq!(state.hands[0], cards("G"));
}

#[test]
fn i4_1_three_cards_pay_for_two_pieces() {
    let state = position(3).with_hand(0, "GTT").with_tents(1, "G1a");
    let state = state.then_tent("G1b", Tundra).then_tent("G1c", Glacier);
    assert_eq!(state.hand_sizes[0], 0);
    assert_eq!(state.discards[0], cards("GTT"));
}

#[test]
fn i4_2_a_card_of_the_biome_or_a_wild_pair() {
    let state = position(3).with_hand(0, "GTT");
    assert!(state.may(state.tent("G1a", Glacier)));
    assert!(state.may(state.tent("G1a", Tundra)));
    assert!(state.may(state.tent("F1a", Tundra)));
    assert!(
        !state.may(state.tent("F1a", Glacier)),
        "one card is no pair"
    );
    let paid = state.then_tent("G1a", Tundra);
    assert_eq!(paid.hands[0], cards("G"));
}

#[test]
fn i4_2_the_price_is_exact() {
    let state = position(3).with_hand(0, "GG");
    let in_glacier: Vec<_> = state
        .legal()
        .into_iter()
        .filter(|mv| matches!(mv, Move::PlaceTent { space: 0, .. }))
        .collect();
    assert_eq!(in_glacier, [state.tent("G1a", Glacier)]);
    let paid = state.then_tent("G1a", Glacier);
    assert_eq!(
        paid.hands[0],
        cards("G"),
        "two of its own colour are never one payment"
    );
}

#[test]
fn i4_2_two_different_cards_are_no_pair() {
    let state = position(3).with_hand(0, "GT");
    assert!(!state.may(state.tent("F1a", Glacier)));
    assert!(!state.may(state.tent("F1a", Tundra)));
}

#[test]
fn i4_3_in_an_unexplored_territory_one_tent_and_nothing_else() {
    let state = position(3).with_hand(0, "GGG").reserve("TTFF");
    assert!(!state.may(state.totem("G1", Glacier)));
    let state = state.then_tent("G1a", Glacier);
    assert_eq!(state.phase, Phase::DrawCard);
}

#[test]
fn i4_3_next_turn_it_is_explored() {
    let state = position(3)
        .with_hand(1, "GGG")
        .turn_of(1)
        .with_tents(0, "G1a");
    let state = state.then_tent("G1b", Glacier);
    assert_eq!(state.phase, Phase::SecondPiece);
}

#[test]
fn i4_4_pieces_in_any_mix_and_order() {
    let state = position(3).with_hand(0, "GGG").with_tents(1, "G1a G1b");
    let totems = state.clone().then_totem("G1", Glacier);
    assert!(totems.may(totems.totem("G1", Glacier)));
    assert!(totems.may(totems.tent("G1c", Glacier)));
    let tents = state.then_tent("G1c", Glacier);
    assert!(tents.may(tents.totem("G1", Glacier)));
}

#[test]
fn i4_4_a_tent_raises_the_limit_for_a_totem_of_the_same_turn() {
    let state = position(3)
        .with_hand(0, "GGG")
        .with_tents(0, "G1a")
        .totems(1, "G1", 1);
    assert!(!state.may(state.totem("G1", Glacier)));
    let state = state.then_tent("G1b", Glacier);
    assert!(state.may(state.totem("G1", Glacier)));
}

#[test]
fn i4_5_tents_go_on_free_spaces() {
    let state = position(3).with_hand(0, "GTF").with_tents(1, "G2a G2b");
    assert!(!state.may(state.tent("G2a", Glacier)));
    assert!(state.may(state.tent("G2c", Glacier)));
}

#[test]
fn i4_5_a_full_territory_takes_totems_only() {
    let state = position(3)
        .with_hand(0, "GTF")
        .with_tents(1, "G2a G2b G2c G2d");
    let g2 = territory(state.map(), "G2");
    let here: Vec<_> = state
        .legal()
        .into_iter()
        .filter(|mv| match mv {
            Move::PlaceTent { space, .. } => {
                state.options.map.spaces[usize::from(*space)].territory == g2
            }
            Move::PlaceTotem { territory, .. } => *territory == g2,
            _ => false,
        })
        .collect();
    assert_eq!(here, [state.totem("G2", Glacier)]);
}

#[test]
fn i4_5_after_the_last_space_no_second_piece_is_asked_for() {
    let state = position(3)
        .with_hand(0, "GGG")
        .reserve("TTFF")
        .with_tents(1, "G2a G2b G2c")
        .totems(1, "G2", 3);
    let state = state.then_tent("G2d", Glacier);
    assert_eq!(state.phase, Phase::DrawCard);
}

#[test]
fn i4_6_three_tents_allow_three_totems_and_a_fourth_one_more() {
    let three = position(3)
        .with_hand(0, "GGG")
        .with_tents(0, "G1a G1b G1c")
        .totems(1, "G1", 2);
    assert!(three.may(three.totem("G1", Glacier)));
    let full = three.then_totem("G1", Glacier);
    assert!(!full.may(full.totem("G1", Glacier)));
    let fourth = full.then_tent("G1d", Glacier);
    assert_eq!(fourth.land[0].most_tents, 4);
    assert_eq!(fourth.totem_room & 1, 1);
}

#[test]
fn i4_6_the_limit_is_the_most_tents_of_one_tribe() {
    let state = position(3)
        .with_hand(0, "GTF")
        .with_tents(0, "G1a G1b")
        .with_tents(1, "G1c G1d")
        .totems(1, "G1", 2);
    assert!(!state.may(state.totem("G1", Glacier)));
}

#[test]
fn i4_6_no_tent_of_ones_own_is_needed() {
    let state = position(3).with_hand(0, "GTF").with_tents(2, "G1a");
    assert!(state.may(state.totem("G1", Glacier)));
}

#[test]
fn i4_7_a_piece_must_be_in_the_supply() {
    let both = position(3).with_hand(0, "GTF").with_tents(1, "G1a");
    let no_tents = both.clone().supply(0, 0, 8);
    assert!(!no_tents.may(no_tents.tent("G1b", Glacier)));
    assert!(no_tents.may(no_tents.totem("G1", Glacier)));
    let no_totems = both.supply(0, 20, 0);
    assert!(!no_totems.may(no_totems.totem("G1", Glacier)));
    assert!(no_totems.may(no_totems.tent("G1b", Glacier)));
}

#[test]
fn i4_7_without_pieces_one_can_still_discard() {
    let state = position(3)
        .with_hand(0, "GTF")
        .with_tents(1, "G1a")
        .supply(0, 0, 0);
    assert!(!state.legal().iter().any(is_placement));
    assert_eq!(state.legal().len(), 3);
}

#[test]
fn i4_8_cards_go_to_the_players_own_pile_which_is_open() {
    use engawa_core::{Game, Viewer};
    let state = position(3).with_hand(1, "GTD").turn_of(1);
    let state = state.then_tent("G1a", Glacier);
    assert_eq!(
        state.discards,
        [cards("-"), cards("G"), cards("-"), cards("-"), cards("-")]
    );
    let seen = serde_json::to_value(state.view(Viewer::Spectator)).unwrap();
    assert_eq!(seen["seats"][1]["discards"]["glacier"], 1);
}

/// The question for a second piece must not tell the others what is in the hand.
#[test]
fn i5_3_a_second_piece_is_asked_for_whatever_is_in_the_hand() {
    for (hand, second) in [("GCC", true), ("GCD", false), ("GGD", true)] {
        let state = position(3).with_hand(0, hand).with_tents(1, "G1a");
        let state: Iwari = state.then_tent("G1b", Glacier);
        assert_eq!(state.phase, Phase::SecondPiece);
        assert_eq!(state.legal().iter().any(is_placement), second);
    }
}
