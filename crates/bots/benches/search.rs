//! How many iterations of the tree search a core does in a second, for each game, in the middle
//! of a game of two.
#![allow(missing_docs, clippy::unwrap_used)]

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use engawa_bots::{BotVisitor, Budget, Evaluate, Search, Settings, visit};
use engawa_catalog::games;
use engawa_core::{Purpose, Rng, Seed, Setup, Silent, Turn, Viewer};

const ITERATIONS: u32 = 1000;

/// A choice in the middle of a random game of two.
fn middle<G: Evaluate>() -> G::View {
    let mut state = G::start(&Setup::parse(&Default::default(), 2).unwrap());
    let mut draws = Rng::new(Seed::from(7), Purpose::Draws);
    let mut rng = Rng::new(Seed::from(7), Purpose::Choices);
    let mut moves = Vec::new();
    let mut turns = 0;
    loop {
        match state.turn() {
            Turn::Over => unreachable!("games last longer than that"),
            Turn::Chance => {
                let draw = state.sample_draw(&mut draws);
                state.play_draw_unchecked(&draw, &mut Silent);
            }
            Turn::Seat(seat) => {
                moves.clear();
                state.legal_moves(&mut moves);
                turns = state.turns_taken().max(turns);
                if turns >= 12 && !state.is_forced(&moves) {
                    return state.view(Viewer::Seat(seat));
                }
                state.play_unchecked(*rng.pick(&moves), &mut Silent);
            }
        }
    }
}

struct Bench<'a>(&'a mut Criterion);

impl BotVisitor for Bench<'_> {
    type Output = ();

    fn visit<G: Evaluate>(self) {
        let view = middle::<G>();
        let settings = Settings::new(Budget::Iterations(ITERATIONS), G::STYLE);
        let mut search = Search::<G>::new(settings);
        let mut rng = Rng::new(Seed::from(7), Purpose::Choices);
        let mut group = self.0.benchmark_group("search");
        group.throughput(Throughput::Elements(ITERATIONS.into()));
        group.bench_function(G::INFO.id, |bencher| {
            bencher.iter(|| black_box(search.think(&view, &mut rng)));
        });
    }
}

fn iterations(criterion: &mut Criterion) {
    for info in games() {
        visit(info.id, Bench(criterion)).unwrap();
    }
}

criterion_group!(benches, iterations);
criterion_main!(benches);
