//! Whole random games, by number of players and map.

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use engawa_core::{Game, GameOptions, Purpose, RawOptions, Rng, Seed, Silent, Turn};
use engawa_iwari::{Iwari, Move, Options};

fn playout(start: &Iwari, moves: &mut Vec<Move>, draws: &mut Rng, choices: &mut Rng) -> Iwari {
    let mut state = start.clone();
    loop {
        match state.turn() {
            Turn::Over => return state,
            Turn::Chance => {
                let draw = state.sample_draw(draws);
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

fn playouts(c: &mut Criterion) {
    let mut group = c.benchmark_group("iwari/random-game");
    for map in ["new-horizons", "vast-lands"] {
        for players in 2..=5 {
            let raw = RawOptions::default().with("map", map);
            let options = Options::parse(&raw, players).expect("these are options of the game");
            let start = Iwari::start(&options, players).expect("the options were checked");
            let mut draws = Rng::new(Seed::from(1), Purpose::Draws);
            let mut choices = Rng::new(Seed::from(1), Purpose::Choices);
            let mut moves = Vec::new();
            group.bench_function(BenchmarkId::new(map, players), |b| {
                b.iter(|| playout(&start, &mut moves, &mut draws, &mut choices));
            });
        }
    }
    group.finish();
}

criterion_group!(benches, playouts);
criterion_main!(benches);
