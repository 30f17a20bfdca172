//! The suite passes a sound game and catches every broken one.

mod toy;

use engawa_core::{Happening, Seed, Setup};
use engawa_testkit::{Conformance, Violation, digest, fnv1a, play_randomly, short_fuzz};
use toy::{Fault, Toy, give};

fn check() -> Result<(), Box<Violation>> {
    Conformance::<Toy>::new()
        .games(400)
        .probe_every(4)
        .conserve(Toy::conserved)
        .check()
}

#[track_caller]
fn caught_by(fault: Fault, property: &str) {
    give(fault);
    let violation = check().expect_err("the fault was not found");
    assert_eq!(violation.property, property, "{violation}");
}

#[test]
fn a_sound_game_passes() {
    Conformance::<Toy>::new()
        .games(2000)
        .conserve(Toy::conserved)
        .run();
}

#[test]
fn a_violation_says_how_to_see_it_again() {
    give(Fault::LostCard);
    let violation = check().expect_err("a card is lost");
    let seed = violation.seed.expect("it was in a game");
    let setup = Setup::parse(&violation.options, violation.players).unwrap();
    let table = play_randomly::<Toy>(&setup, seed);
    let events = table.record().events;
    assert_eq!(violation.events[..], events[..violation.events.len()]);
    let text = violation.to_string();
    assert!(text.contains(&format!("seed {seed}")), "{text}");
    assert!(text.contains(&violation.events.join(" ")), "{text}");
}

#[test]
#[should_panic(expected = "toy breaks `conservation`")]
fn run_panics_with_the_violation() {
    give(Fault::LostCard);
    Conformance::<Toy>::new().conserve(Toy::conserved).run();
}

macro_rules! mutants {
    ($($name:ident: $fault:ident by $property:literal;)*) => {$(
        #[test]
        fn $name() {
            caught_by(Fault::$fault, $property);
        }
    )*};
}

mutants! {
    a_view_that_shows_a_sum_of_hidden_cards: ViewShowsASum by "twins";
    a_view_that_shows_hands_with_imagine_in_the_know: ViewShowsHands by "twins";
    a_log_that_names_a_dealt_card: LogNamesDealtCard by "twins";
    a_log_that_names_a_hidden_card: LogNamesHiddenCard by "twins";
    a_log_that_counts_the_deck: LogCountsTheDeck by "secrecy";
    a_duplicate_move: DuplicateMove by "legal-list";
    a_turn_without_moves: NoMove by "legal-list";
    a_move_after_the_end: MoveAfterTheEnd by "legal-list";
    a_score_without_an_entry: ScoreWithoutEntry by "scores";
    two_moves_with_one_id: SameActionId by "action-ids";
    an_id_out_of_range: ActionIdTooLarge by "action-ids";
    a_lost_card: LostCard by "conservation";
    unlisted_moves_that_play: EverythingPlays by "refusal";
    a_refusal_that_changes_the_state: RefusalChanges by "refusal";
    a_move_read_as_another: MoveReadWrong by "notation";
    a_draw_read_as_another: DrawReadWrong by "notation";
    an_outcome_before_the_end: EarlyOutcome by "ending";
    a_final_score_that_no_entry_explains: WrongFinalScore by "ending";
    a_winner_who_is_second: WinnerSecond by "ending";
    a_game_longer_than_stated: TooLong by "length";
    randomness_from_elsewhere: RandomFromNowhere by "draws";
    a_panic_in_a_listed_move: PanicInPlay by "no-panic";
    a_panic_at_a_hostile_draw: PanicOnOddDraw by "hostile-notation";
    an_option_not_read: OptionNotRead by "options";
    an_option_not_written: OptionNotWritten by "options";
    an_imagined_state_with_another_turn: ImaginesAnotherTurn by "imagine";
    an_imagined_state_with_a_card_too_many: ImaginesTooManyCards by "conservation";
    legal_moves_that_tell_of_other_hands: LegalMovesTell by "views";
    a_view_that_forgets_a_move: ViewForgetsAMove by "views";
    turns_that_go_back: TurnsGoBack by "turns";
    a_sampled_draw_that_is_impossible: SamplesImpossible by "draws";
    draws_at_any_time: DrawsAnyTime by "draws";
    a_move_that_shows_more_than_it_says: ShowsTheDeck by "reveals";
    a_move_that_says_more_than_it_shows: SaysItReveals by "reveals";
}

#[test]
fn imagine_alone_finds_a_view_that_it_does_not_understand() {
    give(Fault::ViewShowsASum);
    let suite = Conformance::<Toy>::new().terse_events();
    let violation = suite.check().expect_err("the fault was not found");
    assert_eq!(violation.property, "imagine", "{violation}");
}

#[test]
fn what_is_revealed_on_purpose_is_no_leak() {
    give(Fault::LogNamesDealtCard);
    Conformance::<Toy>::new()
        .reveals(|_, happening| matches!(happening, Happening::Draw(_)))
        .run();
}

#[test]
fn a_move_may_show_what_it_says_it_shows() {
    give(Fault::ShowsTheDeckAndSaysSo);
    Conformance::<Toy>::new().run();
}

#[test]
fn the_digest_is_pinned_and_tells_games_apart() {
    const PINNED: u64 = 10_987_584_523_216_715_978;
    assert_eq!(digest::<Toy>(10), PINNED);
    give(Fault::TooLong);
    assert_ne!(digest::<Toy>(10), PINNED);
}

/// The published vectors of FNV-1a.
#[test]
fn fnv1a_is_the_published_hash() {
    assert_eq!(fnv1a(b""), 0xcbf2_9ce4_8422_2325);
    assert_eq!(fnv1a(b"a"), 0xaf63_dc4c_8601_ec8c);
    assert_eq!(fnv1a(b"foobar"), 0x8594_4171_f739_67e8);
}

#[test]
fn the_fuzz_bodies_pass_a_sound_game() {
    short_fuzz::<Toy>(2000);
}

#[test]
#[should_panic(expected = "index out of bounds")]
fn the_fuzz_bodies_find_a_panic_at_a_hostile_draw() {
    give(Fault::PanicOnOddDraw);
    short_fuzz::<Toy>(20_000);
}

#[test]
#[should_panic(expected = "its entries say")]
fn the_fuzz_bodies_find_a_score_without_an_entry() {
    give(Fault::ScoreWithoutEntry);
    short_fuzz::<Toy>(200);
}

#[test]
fn one_seed_is_one_game() {
    let play = |seed| {
        let setup = Setup::parse(&Default::default(), 3).unwrap();
        play_randomly::<Toy>(&setup, Seed::from(seed)).record()
    };
    assert_eq!(play(1), play(1));
    assert_ne!(play(1).events, play(2).events);
}
