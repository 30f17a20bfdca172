//! Whole random games per player count.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use engawa_core::{Game, Purpose, Rng, Seed, Silent, Turn};
use engawa_inori::{Inori, InoriOptions, Move};

fn play(start: &Inori, seed: Seed, moves: &mut Vec<Move>) -> Inori {
    let mut state = start.clone();
    let mut draws = Rng::new(seed, Purpose::Draws);
    let mut choices = Rng::new(seed, Purpose::Choices);
    loop {
        match state.turn() {
            Turn::Over => return state,
            Turn::Chance => {
                let draw = state.sample_draw(&mut draws);
                state.play_draw_unchecked(&draw, &mut Silent);
            }
            Turn::Seat(_) => {
                moves.clear();
                state.legal_moves(moves);
                let mv = moves[choices.index(moves.len())];
                state.play_unchecked(mv, &mut Silent);
            }
        }
    }
}

fn playouts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("inori/playouts");
    group.throughput(Throughput::Elements(1));
    for &players in Inori::INFO.players {
        let start = Inori::start(&InoriOptions::default(), players).expect("a player count");
        let mut moves = Vec::new();
        let mut seed = 0;
        group.bench_function(format!("{players}p"), |bencher| {
            bencher.iter(|| {
                seed += 1;
                black_box(play(&start, Seed::from(seed), &mut moves).scores())
            });
        });
    }
    group.finish();
}

criterion_group!(benches, playouts);
criterion_main!(benches);
