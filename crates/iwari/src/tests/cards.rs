//! I5 and I6.

use engawa_core::{Game, Log, Purpose, Rng, Seat, Seed, Turn, Viewer};

use super::{cards, position};
use crate::cards::Biome::{self, Coast, Forest, Glacier, Tundra};
use crate::cards::Cards;
use crate::moves::Move;
use crate::state::{Iwari, Phase, Trigger};

/// Seat 0 has placed two tents and holds one card; these cards are left in the deck.
fn two_missing(deck: &str) -> Iwari {
    let state = position(3)
        .with_hand(0, "GGG")
        .with_hand(1, "TTT")
        .with_hand(2, "FFF")
        .reserve("CCTF")
        .with_tents(1, "G1a")
        .deck(deck);
    state.then_tent("G1b", Glacier).then_tent("G1c", Glacier)
}

/// As above, after the first exhaustion.
fn two_missing_later(deck: &str) -> Iwari {
    let mut state = two_missing(deck);
    state.exhaustions = 1;
    state
}

/// Seat 0 has discarded and holds two cards.
fn one_missing(deck: &str) -> Iwari {
    let state = position(3)
        .with_hand(0, "GGG")
        .with_hand(1, "TTT")
        .with_hand(2, "FFF")
        .reserve("CCTF")
        .with_tents(1, "G1a")
        .deck(deck);
    state.then(Move::Discard(Glacier))
}

fn take(card: Biome) -> Move {
    Move::TakeFromReserve(card)
}

fn scored(state: &Iwari) -> bool {
    state.scores != [0; 5]
}

#[test]
fn i5_1_cards_are_drawn_one_by_one_from_reserve_or_deck() {
    let state = two_missing("DDDDDDDD");
    assert_eq!(
        state.legal(),
        [take(Tundra), take(Forest), take(Coast), Move::DrawFromDeck]
    );
    let state = state.then(take(Coast));
    assert!(state.may(take(Coast)), "the second coast card");
    let state = state.then(Move::DrawFromDeck).then_cards("D");
    assert_eq!(state.hands[0], cards("GCD"));
}

#[test]
fn i5_2_the_reserve_is_refilled_after_drawing() {
    let state = two_missing("DDDDDDDD").then(take(Coast));
    assert_eq!(state.reserve.total(), 3, "not before");
    let state = state.then(take(Coast));
    assert_eq!(state.phase, Phase::Refill);
    let state = state.then_cards("DD");
    assert_eq!(state.reserve, cards("TFDD"));
    assert!(state.is_up(1));
}

#[test]
fn i5_3_a_card_from_the_deck_is_shown_to_its_owner_only() {
    let mut state = two_missing("DDDDDDDD").then(Move::DrawFromDeck);
    let mut log = Log::default();
    state.play_draw(&"D".parse().unwrap(), &mut log).unwrap();
    let shown = |viewer| serde_json::to_value(&log.seen_by(viewer).0).unwrap()[0]["cards"].clone();
    assert_eq!(shown(Viewer::Seat(Seat::new(0)))["desert"], 1);
    assert!(shown(Viewer::Seat(Seat::new(1))).is_null());
    assert!(shown(Viewer::Spectator).is_null());
}

#[test]
fn i5_3_a_card_from_the_reserve_is_known_until_it_may_have_been_played() {
    let state = two_missing("DDDDDDDD").then(take(Coast)).then(take(Coast));
    let view = state.view(Viewer::Spectator);
    assert_eq!(view.hand(Seat::new(0)), cards("CC"));
    let mut state = state.then_cards("DD").turn_of(0);
    state
        .play(Move::Discard(Coast), &mut Log::default())
        .unwrap();
    assert_eq!(state.known[0], cards("C"));
}

#[test]
fn i5_3_a_view_counts_the_deck_and_hides_it() {
    let state = two_missing("DDDDDDDD");
    let view = state.view(Viewer::Seat(Seat::new(1)));
    let json = serde_json::to_value(&view).unwrap();
    assert_eq!(json["deck_size"], 8);
    assert!(json.get("deck").is_none());
    assert_eq!(json["seats"][0]["hand_size"], 1);
    assert!(json["seats"][0].get("hand").is_none());
    assert_eq!(json["seats"][1]["hand"]["tundra"], 3);
    assert_eq!(view.unseen(), cards("FFFGDDDDDDDD"));
}

#[test]
fn i5_3_unknown_cards_are_imagined_by_their_share_of_the_unseen() {
    // Unseen by seat 1: one glacier in seat 0's hand, three forest in seat 2's, eight desert.
    let view = two_missing("DDDDDDDD").view(Viewer::Seat(Seat::new(1)));
    let mut rng = Rng::new(Seed::from(1), Purpose::Choices);
    let mut counts = [0; Biome::COUNT];
    for _ in 0..12_000 {
        let hand = Iwari::imagine(&view, &mut rng).hands[0];
        counts[hand.biomes().next().unwrap().index()] += 1;
    }
    let [tundra, forest, glacier, coast, desert] = counts;
    assert_eq!((tundra, coast), (0, 0));
    assert!((2800..3200).contains(&forest), "{counts:?}");
    assert!((880..1120).contains(&glacier), "{counts:?}");
    assert!((7750..8250).contains(&desert), "{counts:?}");
}

#[test]
fn i6_1_the_deck_is_exhausted_when_its_last_card_leaves_it() {
    let state = two_missing("DD").then(Move::DrawFromDeck).then_cards("D");
    assert_eq!(state.exhaustions, 0);
    let state = state.then(Move::DrawFromDeck).then_cards("D");
    assert_eq!(state.exhaustions, 1);
}

#[test]
fn i6_2_while_drawing_the_missing_cards_come_from_the_new_deck() {
    let state = two_missing("D").then(Move::DrawFromDeck).then_cards("D");
    assert_eq!((state.exhaustions, state.turn()), (1, Turn::Chance));
    assert_eq!(state.phase, Phase::FromDeck, "no longer from the reserve");
    assert!(!scored(&state));
    let state = state.then_cards("G");
    assert_eq!(state.hands[0], cards("GGD"));
    assert!(state.is_up(1) && scored(&state));
}

#[test]
fn i6_2_all_missing_cards_are_drawn_at_once() {
    let state = position(3)
        .with_hand(0, "GGG")
        .reserve("CCTF")
        .with_tents(1, "G1a F1a")
        .deck("D");
    let state = state.then_tent("F1b", Glacier).then(Move::Stop);
    let mut state = state.then(Move::DrawFromDeck);
    state.hands[0] = Cards::NONE;
    state.hand_sizes[0] = 0;
    let state = state.then_cards("D");
    assert_eq!(state.cards_to_draw(), 2);
}

#[test]
fn i6_2_all_discards_of_this_turn_too_become_the_new_deck() {
    let state = two_missing("D");
    let mut discarded = state.discards[0];
    assert!(discarded.contains(&cards("GG")));
    let state = state.then(Move::DrawFromDeck).then_cards("D");
    assert_eq!(state.deck, discarded);
    assert!(state.discards.iter().all(Cards::is_empty));
    discarded.remove(&cards("G"));
    assert_eq!(state.then_cards("G").deck, discarded);
}

#[test]
fn i6_2_after_taking_from_the_reserve_it_is_refilled_from_the_new_deck() {
    let state = two_missing("D").then(take(Coast));
    let state = state.then(Move::DrawFromDeck).then_cards("D");
    assert_eq!((state.exhaustions, state.phase), (1, Phase::Refill));
    assert!(!scored(&state), "the reserve comes first");
    let state = state.then_cards("G");
    assert_eq!(state.reserve, cards("TFGC"));
    assert!(state.is_up(1) && scored(&state));
}

#[test]
fn i6_2_while_refilling_the_rest_comes_from_the_new_deck() {
    let state = two_missing("D").then(take(Coast)).then(take(Coast));
    assert_eq!(state.cards_to_draw(), 1);
    let state = state.then_cards("D");
    assert_eq!((state.exhaustions, state.phase), (1, Phase::Refill));
    assert_eq!(state.cards_to_draw(), 1);
    let state = state.then_cards("T");
    assert_eq!(state.reserve, cards("TTFD"));
    assert!(state.is_up(1) && scored(&state));
}

#[test]
fn i6_2_exactly_at_the_end_of_a_draw() {
    let state = one_missing("D").then(Move::DrawFromDeck).then_cards("D");
    assert_eq!(state.exhaustions, 1);
    assert!(state.is_up(1) && scored(&state));
    assert!(state.deck_size > 0);
    assert_eq!(state.reserve.total(), 4);
}

#[test]
fn i6_2_exactly_at_the_end_of_a_refill() {
    let state = one_missing("D").then(take(Coast)).then_cards("D");
    assert_eq!(state.exhaustions, 1);
    assert!(state.is_up(1) && scored(&state));
    assert!(state.deck_size > 0);
}

#[test]
fn i6_2_next_turn_the_reserve_can_be_drawn_from_again() {
    let state = one_missing("D").then(Move::DrawFromDeck).then_cards("D");
    let state = state.then(Move::Discard(Tundra));
    assert!(state.may(take(Coast)) && state.may(Move::DrawFromDeck));
}

#[test]
fn i6_2_the_midway_scoring_follows_anybodys_turn() {
    let mut state = one_missing("D");
    state.first = 2;
    let state = state.then(Move::DrawFromDeck).then_cards("D");
    assert!(state.is_up(1) && scored(&state));
}

#[test]
fn i6_2_the_midway_scoring_is_of_tents_only() {
    let state = one_missing("D")
        .with_tents(0, "T1a T1b T1c T1d F1a")
        .totems(0, "T1", 1)
        .totems(0, "F1", 1);
    let state = state.then(Move::DrawFromDeck).then_cards("D");
    assert_eq!(state.scores[0], 4 + 1, "no settlement, no connection");
}

#[test]
fn i6_3_while_drawing_the_rest_is_taken_from_the_reserve() {
    let state = two_missing_later("D");
    let state = state.then(Move::DrawFromDeck).then_cards("D");
    assert_eq!(state.end, Some(Trigger::Deck));
    assert_eq!(state.legal(), [take(Tundra), take(Forest), take(Coast)]);
    let state = state.then(take(Coast));
    assert!(state.is_up(1));
    assert_eq!(state.reserve, cards("TFC"), "not refilled");
    assert!(!scored(&state));
    assert!(!state.discards[0].is_empty(), "no new deck");
}

#[test]
fn i6_3_while_refilling() {
    let state = two_missing_later("D").then(take(Coast)).then(take(Coast));
    let state = state.then_cards("D");
    assert_eq!(state.end, Some(Trigger::Deck));
    assert_eq!(state.reserve, cards("TFD"), "what there was");
    assert!(state.is_up(1) && !scored(&state));
}

#[test]
fn i6_3_exactly_at_the_end_of_a_draw() {
    let mut state = one_missing("D");
    state.exhaustions = 1;
    let state = state.then(Move::DrawFromDeck).then_cards("D");
    assert_eq!(state.end, Some(Trigger::Deck));
    assert_eq!((state.reserve.total(), state.deck_size), (4, 0));
    assert!(state.is_up(1) && !scored(&state));
}

#[test]
fn i6_3_exactly_at_the_end_of_a_refill() {
    let mut state = one_missing("D");
    state.exhaustions = 1;
    let state = state.then(take(Coast)).then_cards("D");
    assert_eq!(state.end, Some(Trigger::Deck));
    assert_eq!((state.reserve.total(), state.deck_size), (4, 0));
    assert!(state.is_up(1) && !scored(&state));
}

#[test]
fn i6_3_one_must_draw_while_the_reserve_has_cards() {
    let mut state = position(3)
        .with_hand(0, "GGG")
        .with_hand(1, "T")
        .reserve("C");
    state = state.with_tents(1, "G1a").exhausted_once().deck("-");
    state.exhaustions = 2;
    state.end = Some(Trigger::Deck);
    let state = state.then_tent("G1b", Glacier).then_tent("G1c", Glacier);
    assert_eq!(state.legal(), [take(Coast)]);
    let state = state.then(take(Coast));
    assert_eq!(state.hands[0], cards("GC"), "the reserve is empty");
    assert!(state.is_up(1));
}

#[test]
fn cards_count_like_lists() {
    let (some, more) = (cards("TTFD"), cards("TTFFD"));
    assert_eq!(some.total(), 4);
    assert!(more.contains(&some) && !some.contains(&more));
    assert!(some.biomes().eq([Tundra, Forest, Biome::Desert]));
    assert_eq!(cards("FDD").pair(), Some(Biome::Desert));
    assert_eq!(cards("TFD").pair(), None);
    assert_eq!(cards("DFT").to_string(), "TFD");
    let mut rest = more;
    rest.remove(&some);
    assert_eq!(rest, cards("F"));
    rest.remove_what_is_there(&cards("FFG"));
    assert_eq!(rest, Cards::NONE);
    for wrong in ["", "X", "tf", "T F", &"T".repeat(65)] {
        assert!(wrong.parse::<Cards>().is_err(), "{wrong}");
    }
}

#[test]
fn i2_3_cards_come_by_their_share_of_the_deck() {
    let mut rng = Rng::new(Seed::from(5), Purpose::Draws);
    let deck = cards("TTTTTTFFFGGD");
    let mut counts = [0; Biome::COUNT];
    for _ in 0..12_000 {
        let drawn = deck.sample(2, &mut rng);
        assert!(deck.contains(&drawn) && drawn.total() == 2);
        for biome in Biome::ALL {
            counts[biome.index()] += u32::from(drawn.count(biome));
        }
    }
    for (found, expected) in counts.into_iter().zip([12_000, 6_000, 4_000, 0, 2_000]) {
        assert!(found.abs_diff(expected) <= 250, "{counts:?}");
    }
}
