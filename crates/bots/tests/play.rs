//! Bots play every variant of every game, legally and reproducibly.
#![allow(clippy::unwrap_used)]

use engawa_bots::{BotSpec, BotVisitor, Budget, Evaluate, Players, Settings, hint, visit};
use engawa_catalog::games;
use engawa_core::{Game, GameOptions, Log, Purpose, Rng, Seat, Seed, Silent, Turn, Viewer};

/// Does something with every game.
fn with_every_game<V: BotVisitor<Output = ()> + Copy>(visitor: V) {
    for info in games() {
        visit(info.id, visitor).unwrap();
    }
}

fn spec(text: &str) -> BotSpec {
    text.parse().unwrap()
}

/// Plays a game with checked moves, and gives its moves.
fn play<G: Evaluate>(start: &G, bots: &[BotSpec], seed: Seed) -> Vec<G::Move> {
    let mut draws = Rng::new(seed, Purpose::Draws);
    let mut players = Players::new(bots, seed, 0);
    let mut state = start.clone();
    let mut moves = Vec::new();
    loop {
        match state.turn() {
            Turn::Over => return moves,
            Turn::Chance => {
                let draw = state.sample_draw(&mut draws);
                state.play_draw(&draw, &mut Silent).unwrap();
            }
            Turn::Seat(seat) => {
                let mv = players.choose(seat, &state);
                state.play(mv, &mut Silent).unwrap();
                moves.push(mv);
            }
        }
    }
}

#[test]
fn bots_play_legal_moves_in_every_variant() {
    #[derive(Clone, Copy)]
    struct Legal;
    impl BotVisitor for Legal {
        type Output = ();
        fn visit<G: Evaluate>(self) {
            let bots = ["greedy", "search:iterations=6", "easy", "random"].map(spec);
            for (n, (players, raw)) in G::INFO.variants::<G>().into_iter().enumerate() {
                let options = G::Options::parse(&raw, players).unwrap();
                let start = G::start(&options, players).unwrap();
                let seats: Vec<_> = bots.iter().cycle().skip(n).take(players).cloned().collect();
                play(&start, &seats, Seed::from(n as u64));
            }
        }
    }
    with_every_game(Legal);
}

/// A game of two with the first options there are.
fn usual_start<G: Evaluate>() -> G {
    let options = G::Options::parse(&Default::default(), 2).unwrap();
    G::start(&options, 2).unwrap()
}

#[test]
fn the_same_seed_gives_the_same_moves() {
    #[derive(Clone, Copy)]
    struct Same;
    impl BotVisitor for Same {
        type Output = ();
        fn visit<G: Evaluate>(self) {
            let start = usual_start::<G>();
            let bots = ["search:iterations=20", "search:iterations=20:threads=2"].map(spec);
            let once = play(&start, &bots, Seed::from(5));
            assert_eq!(play(&start, &bots, Seed::from(5)), once, "{}", G::INFO.id);
        }
    }
    with_every_game(Same);
}

/// The first position of a random game after so many choices.
fn position<G: Evaluate>(seed: u64, choices: usize) -> Option<(G, Seat)> {
    let mut state = usual_start::<G>();
    let mut draws = Rng::new(Seed::from(seed), Purpose::Draws);
    let mut rng = Rng::new(Seed::from(seed), Purpose::Choices);
    let mut made = 0;
    let mut moves = Vec::new();
    loop {
        match state.turn() {
            Turn::Over => return None,
            Turn::Chance => {
                let draw = state.sample_draw(&mut draws);
                state.play_draw_unchecked(&draw, &mut Silent);
            }
            Turn::Seat(seat) => {
                moves.clear();
                state.legal_moves(&mut moves);
                if made >= choices && !state.is_forced(&moves) {
                    return Some((state, seat));
                }
                state.play_unchecked(*rng.pick(&moves), &mut Silent);
                made += 1;
            }
        }
    }
}

#[test]
fn what_cannot_be_seen_changes_nothing() {
    #[derive(Clone, Copy)]
    struct Blind;
    impl BotVisitor for Blind {
        type Output = ();
        fn visit<G: Evaluate>(self) {
            for seed in 0..8 {
                let Some((state, seat)) = position::<G>(seed, 30) else {
                    continue;
                };
                let view = state.view(Viewer::Seat(seat));
                let other = G::imagine(&view, &mut Rng::stream(Seed::from(seed), 77));
                for bot in ["greedy", "search:iterations=60"] {
                    let choose = |state: &G| {
                        let mut rng = Rng::stream(Seed::from(seed), 9);
                        let view = state.view(Viewer::Seat(seat));
                        spec(bot).build::<G>().choose(&view, &mut rng)
                    };
                    assert_eq!(choose(&state), choose(&other), "{} {bot}", G::INFO.id);
                }
            }
        }
    }
    with_every_game(Blind);
}

/// Whether `seat` wins with `mv` and the draws after it; `None` if there is more to choose.
fn wins<G: Evaluate>(state: &G, seat: Seat, mv: G::Move) -> Option<bool> {
    let mut after = state.clone();
    after.play_unchecked(mv, &mut Silent);
    let mut draws = Rng::stream(Seed::from(0), 5);
    while after.turn() == Turn::Chance {
        let draw = after.sample_draw(&mut draws);
        after.play_draw_unchecked(&draw, &mut Silent);
    }
    let outcome = after.outcome()?;
    Some(outcome.standings[seat.index()].won)
}

/// The last real choice of a random game.
fn last_choice<G: Evaluate>(seed: Seed) -> Option<(G, Seat)> {
    let mut state = usual_start::<G>();
    let mut draws = Rng::new(seed, Purpose::Draws);
    let mut rng = Rng::new(seed, Purpose::Choices);
    let mut last = None;
    let mut moves = Vec::new();
    loop {
        match state.turn() {
            Turn::Over => return last,
            Turn::Chance => {
                let draw = state.sample_draw(&mut draws);
                state.play_draw_unchecked(&draw, &mut Silent);
            }
            Turn::Seat(seat) => {
                moves.clear();
                state.legal_moves(&mut moves);
                if !state.is_forced(&moves) {
                    last = Some((state.clone(), seat));
                }
                state.play_unchecked(*rng.pick(&moves), &mut Silent);
            }
        }
    }
}

#[test]
fn a_game_won_in_one_is_won() {
    #[derive(Clone, Copy)]
    struct InOne;
    impl BotVisitor for InOne {
        type Output = ();
        fn visit<G: Evaluate>(self) {
            const WANTED: usize = 3;
            let mut found = 0;
            let mut moves = Vec::new();
            for seed in 0..3000 {
                let Some((state, seat)) = last_choice::<G>(Seed::from(seed)) else {
                    continue;
                };
                moves.clear();
                state.legal_moves(&mut moves);
                let results: Vec<_> = moves.iter().map(|&mv| wins(&state, seat, mv)).collect();
                let decided = results.iter().all(Option::is_some);
                if !decided || !results.contains(&Some(true)) || !results.contains(&Some(false)) {
                    continue;
                }
                let view = state.view(Viewer::Seat(seat));
                let mut rng = Rng::stream(Seed::from(seed), 9);
                let mut bot = spec("search:iterations=400").build::<G>();
                let mv = bot.choose(&view, &mut rng);
                assert_eq!(wins(&state, seat, mv), Some(true), "{} {seed}", G::INFO.id);
                found += 1;
                if found == WANTED {
                    return;
                }
            }
            panic!("{}: only {found} such positions were found", G::INFO.id);
        }
    }
    // In Iwari the last choice is about cards, which score nothing any more; in Inori most
    // placements lead to another choice.
    for game in ["gorinto", "sagani"] {
        visit(game, InOne).unwrap();
    }
}

#[test]
fn hints_are_legal_and_give_reasons() {
    #[derive(Clone, Copy)]
    struct Hints;
    impl BotVisitor for Hints {
        type Output = ();
        fn visit<G: Evaluate>(self) {
            let (state, seat) = position::<G>(3, 20).unwrap();
            let settings = Settings::new(Budget::Iterations(200), G::STYLE);
            let view = state.view(Viewer::Seat(seat));
            let hint = hint::<G>(&view, settings, &mut Rng::stream(Seed::from(1), 9));
            let best = hint.moves[0];
            assert_eq!(hint.line[0], best.mv);
            assert!(state.clone().play(best.mv, &mut Log::default()).is_ok());
            let shares: f32 = hint.moves.iter().map(|mv| mv.share).sum();
            assert!(shares > 0.0 && shares < 1.001);
            assert!(hint.moves.iter().all(|mv| (0.0..=1.0).contains(&mv.chance)));
            assert!(hint.why().ends_with('.'));
        }
    }
    with_every_game(Hints);
}

#[test]
fn a_budget_of_time_ends_with_a_legal_move() {
    let (state, seat) = position::<engawa_gorinto::Gorinto>(3, 20).unwrap();
    let view = state.view(Viewer::Seat(seat));
    let mut bot = spec("search:ms=5").build::<engawa_gorinto::Gorinto>();
    let mv = bot.choose(&view, &mut Rng::stream(Seed::from(1), 9));
    assert!(state.clone().play(mv, &mut Log::default()).is_ok());
}
