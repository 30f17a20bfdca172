//! Whole random games per player count.
#![allow(missing_docs, reason = "criterion's macros")]

use criterion::{Criterion, criterion_group, criterion_main};
use engawa_core::{Game, GameOptions, Purpose, Rng, Seed, Silent, Turn};
use engawa_sagani::{Options, Sagani};

fn playouts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("sagani random games");
    for (players, raw) in Sagani::INFO.variants::<Sagani>() {
        let options = Options::parse(&raw, players).expect("a variant");
        let name = format!("{players}p {}", options.solo.id());
        let mut rng = Rng::new(Seed::from(1), Purpose::Draws);
        let mut moves = Vec::new();
        group.bench_function(name, |bencher| {
            bencher.iter(|| play_out(&options, players, &mut rng, &mut moves));
        });
    }
    group.finish();
    let start = Sagani::start(&Options::default(), 4).expect("four can play");
    criterion.bench_function("sagani clone 4p", |bencher| bencher.iter(|| start.clone()));
}

fn play_out(
    options: &Options,
    players: usize,
    rng: &mut Rng,
    moves: &mut Vec<engawa_sagani::Move>,
) -> Sagani {
    let mut state = Sagani::start(options, players).expect("a variant");
    loop {
        match state.turn() {
            Turn::Over => return state,
            Turn::Chance => {
                let draw = state.sample_draw(rng);
                state.play_draw_unchecked(&draw, &mut Silent);
            }
            Turn::Seat(_) => {
                moves.clear();
                state.legal_moves(moves);
                state.play_unchecked(moves[rng.index(moves.len())], &mut Silent);
            }
        }
    }
}

criterion_group!(benches, playouts);
criterion_main!(benches);
