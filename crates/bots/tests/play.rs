//! Bots play every variant of every game, legally and reproducibly.
#![allow(clippy::unwrap_used)]

use std::collections::VecDeque;
use std::thread;

use engawa_bots::{
    Bot, BotSpec, BotVisitor, Budget, Evaluate, Players, Random, Settings, hint, visit,
};
use engawa_catalog::games;
use engawa_core::{Game, GameInfo, Log, Purpose, Rng, Seat, Seed, Setup, Silent, Turn, Viewer};

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

/// Every game is played so often, its variants in turn.
const GAMES: usize = 700;

#[test]
fn bots_play_legal_moves_in_thousands_of_games_of_every_variant() {
    #[derive(Clone, Copy)]
    struct Legal;
    impl BotVisitor for Legal {
        type Output = usize;
        fn visit<G: Evaluate>(self) -> usize {
            let bots = [
                "random",
                "greedy",
                "search:iterations=2",
                "easy",
                "random",
                "search:iterations=5:others=guessed:memory=100",
                "greedy:slips=90",
            ];
            let bots = bots.map(spec);
            let variants = Setup::<G>::variants();
            let games = GAMES.max(variants.len());
            for n in 0..games {
                let setup = &variants[n % variants.len()];
                // Other bots the next time, and in other seats.
                let first = n + n / variants.len();
                let seats = bots.iter().cycle().skip(first % bots.len());
                let seats: Vec<_> = seats.take(setup.players()).cloned().collect();
                play(&G::start(setup), &seats, Seed::from(n as u64));
            }
            games
        }
    }
    let games: usize = thread::scope(|scope| {
        let one = |info: &&'static GameInfo| {
            let id = info.id;
            scope.spawn(move || visit(id, Legal).unwrap())
        };
        let all: Vec<_> = games().iter().map(one).collect();
        all.into_iter().map(|one| one.join().unwrap()).sum()
    });
    assert!(games >= 2500, "{games}");
}

/// A game of two with the first options there are.
fn usual_start<G: Evaluate>() -> G {
    G::start(&Setup::parse(&Default::default(), 2).unwrap())
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

/// Whether `seat` wins however the game goes on (`true`), or never (`false`); `None` if that
/// depends on moves, or if there are more than `most` ways. Draws are made as they come.
fn sure<G: Evaluate>(state: &G, seat: Seat, most: &mut usize, draws: &mut Rng) -> Option<bool> {
    *most = most.checked_sub(1)?;
    let mut state = state.clone();
    while state.turn() == Turn::Chance {
        let draw = state.sample_draw(draws);
        state.play_draw_unchecked(&draw, &mut Silent);
    }
    if let Some(outcome) = state.outcome() {
        return Some(outcome.standings[seat.index()].won);
    }
    let mut moves = Vec::new();
    state.legal_moves(&mut moves);
    let mut all = None;
    for mv in moves {
        let won = sure_after(&state, seat, mv, most, draws)?;
        if *all.get_or_insert(won) != won {
            return None;
        }
    }
    all
}

fn sure_after<G: Evaluate>(
    state: &G,
    seat: Seat,
    mv: G::Move,
    most: &mut usize,
    draws: &mut Rng,
) -> Option<bool> {
    let mut after = state.clone();
    after.play_unchecked(mv, &mut Silent);
    sure(&after, seat, most, draws)
}

/// Whether there is a move that surely wins in every world that looks like this one, and one
/// that doesn't.
fn is_won_in_one<G: Evaluate>(state: &G, seat: Seat) -> bool {
    let mut rng = Rng::stream(Seed::from(0), 5);
    let view = state.view(Viewer::Seat(seat));
    let mut moves = Vec::new();
    state.legal_moves(&mut moves);
    let mut wins = vec![true; moves.len()];
    for _ in 0..3 {
        let world = G::imagine(&view, &mut rng);
        for (wins, &mv) in wins.iter_mut().zip(&moves) {
            let won = sure_after(&world, seat, mv, &mut 300, &mut rng);
            *wins &= won == Some(true);
        }
        if !wins.contains(&true) {
            return false;
        }
    }
    wins.contains(&false)
}

#[test]
fn a_random_bot_picks_from_its_view_and_imagines_nothing() {
    #[derive(Clone, Copy)]
    struct Pick;
    impl BotVisitor for Pick {
        type Output = ();
        fn visit<G: Evaluate>(self) {
            let rng = Rng::new(Seed::from(5), Purpose::Choices);
            for (state, seat) in last_choices::<G>(2, Seed::from(3)) {
                let mut legal = Vec::new();
                state.legal_moves(&mut legal);
                let view = state.view(Viewer::Seat(seat));
                let chosen = Bot::<G>::choose(&mut Random, &view, &mut rng.clone());
                assert_eq!(chosen, *rng.clone().pick(&legal), "{}", G::INFO.id);
            }
        }
    }
    with_every_game(Pick);
}

/// The last real choices of a random game, the last one first.
fn last_choices<G: Evaluate>(players: usize, seed: Seed) -> Vec<(G, Seat)> {
    const KEPT: usize = 4;
    let mut state = G::start(&Setup::parse(&Default::default(), players).unwrap());
    let mut draws = Rng::new(seed, Purpose::Draws);
    let mut rng = Rng::new(seed, Purpose::Choices);
    let mut last = VecDeque::new();
    let mut moves = Vec::new();
    loop {
        match state.turn() {
            Turn::Over => return last.into(),
            Turn::Chance => {
                let draw = state.sample_draw(&mut draws);
                state.play_draw_unchecked(&draw, &mut Silent);
            }
            Turn::Seat(seat) => {
                moves.clear();
                state.legal_moves(&mut moves);
                if !state.is_forced(&moves) {
                    last.push_front((state.clone(), seat));
                    last.truncate(KEPT);
                }
                state.play_unchecked(*rng.pick(&moves), &mut Silent);
            }
        }
    }
}

/// Whether a search wins as `seat`; the others do anything.
fn search_wins<G: Evaluate>(mut state: G, seat: Seat) -> bool {
    let mut draws = Rng::stream(Seed::from(0), 6);
    let mut rng = Rng::stream(Seed::from(0), 9);
    let mut bot = spec("search:iterations=400").build::<G>();
    loop {
        match state.turn() {
            Turn::Over => return state.outcome().unwrap().standings[seat.index()].won,
            Turn::Chance => {
                let draw = state.sample_draw(&mut draws);
                state.play_draw_unchecked(&draw, &mut Silent);
            }
            Turn::Seat(turn) => {
                let view = state.view(Viewer::Seat(turn));
                let mv = match turn == seat {
                    true => bot.choose(&view, &mut rng),
                    false => Bot::<G>::choose(&mut Random, &view, &mut rng),
                };
                state.play_unchecked(mv, &mut Silent);
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
            const WANTED: usize = 4;
            let mut found = 0;
            for seed in 0..3000 {
                // With three, so that Iwari is played without the tribe that nobody plays.
                let choices = last_choices::<G>(3, Seed::from(seed));
                let won = choices
                    .into_iter()
                    .find(|(state, seat)| is_won_in_one(state, *seat));
                let Some((state, seat)) = won else {
                    continue;
                };
                assert!(search_wins(state, seat), "{} {seed}", G::INFO.id);
                found += 1;
                if found == WANTED {
                    return;
                }
            }
            panic!("{}: only {found} such positions were found", G::INFO.id);
        }
    }
    with_every_game(InOne);
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
            assert!(hint.moves.is_sorted_by(|a, b| a.share >= b.share));
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
