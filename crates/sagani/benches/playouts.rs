//! Whole random games, and what a search does most beside them.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use engawa_core::{Game, Seed};
use engawa_sagani::Sagani;
use engawa_testkit::{playout, setup};

fn playouts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("sagani/playout");
    group.throughput(Throughput::Elements(1));
    let variants = [
        (1, "solo=classic"),
        (1, "solo=advanced"),
        (2, ""),
        (3, ""),
        (4, ""),
    ];
    for (players, words) in variants {
        let start = Sagani::start(&setup(words, players));
        let mut moves = Vec::new();
        let mut game = 0;
        group.bench_function(BenchmarkId::new(words, players), |bencher| {
            bencher.iter(|| {
                game += 1;
                playout(&start, Seed::from(1).nth(game), &mut moves)
            });
        });
    }
    group.finish();
}

fn clones(criterion: &mut Criterion) {
    let start = Sagani::start(&setup("", 4));
    let end = playout(&start, Seed::from(1), &mut Vec::new());
    criterion.bench_function("sagani/clone/4", |bencher| bencher.iter(|| end.clone()));
}

criterion_group!(benches, playouts, clones);
criterion_main!(benches);
