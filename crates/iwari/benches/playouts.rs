//! Whole random games, by map and number of players.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use engawa_core::{Game, Seed};
use engawa_iwari::Iwari;
use engawa_testkit::{playout, setup};

fn playouts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("iwari/playout");
    group.throughput(Throughput::Elements(1));
    for map in ["new-horizons", "vast-lands"] {
        for &players in Iwari::INFO.players {
            let start = Iwari::start(&setup(&format!("map={map}"), players));
            let mut moves = Vec::new();
            let mut game = 0;
            group.bench_function(BenchmarkId::new(map, players), |bencher| {
                bencher.iter(|| {
                    game += 1;
                    playout(&start, Seed::from(1).nth(game), &mut moves)
                });
            });
        }
    }
    group.finish();
}

criterion_group!(benches, playouts);
criterion_main!(benches);
