//! Whole random games.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use engawa_core::{Game, Seed};
use engawa_gorinto::Gorinto;
use engawa_testkit::{playout, setup};

fn playouts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("gorinto/playout");
    group.throughput(Throughput::Elements(1));
    for &players in Gorinto::INFO.players {
        let start = Gorinto::start(&setup("", players));
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
