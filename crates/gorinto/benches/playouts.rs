//! Whole random games.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use engawa_core::{Game, GameOptions, Purpose, RawOptions, Rng, Seed, Silent, Turn};
use engawa_gorinto::{Gorinto, Options};

fn playout(start: &Gorinto, seed: Seed, moves: &mut Vec<<Gorinto as Game>::Move>) -> Gorinto {
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
                let mv = *choices.pick(moves);
                state.play_unchecked(mv, &mut Silent);
            }
        }
    }
}

fn playouts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("gorinto/playout");
    group.throughput(Throughput::Elements(1));
    for players in 1..=4 {
        let options = Options::parse(&RawOptions::default(), players).expect("defaults fit");
        let start = Gorinto::start(&options, players).expect("defaults fit");
        let mut moves = Vec::new();
        let mut game = 0;
        group.bench_function(BenchmarkId::from_parameter(players), |bencher| {
            bencher.iter(|| {
                game += 1;
                playout(&start, Seed::from(1).nth(game), &mut moves)
            });
        });
    }
    group.finish();
}

criterion_group!(benches, playouts);
criterion_main!(benches);
