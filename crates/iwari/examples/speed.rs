//! Temporary.
use engawa_core::{Game, GameOptions, Purpose, RawOptions, Rng, Seed, Silent, Turn};
use engawa_iwari::{Iwari, Options};
fn main() {
    let n: u64 = std::env::args()
        .nth(1)
        .and_then(|s| s.parse().ok())
        .unwrap_or(100_000);
    let players: usize = std::env::args()
        .nth(2)
        .and_then(|s| s.parse().ok())
        .unwrap_or(4);
    let options = Options::parse(&RawOptions::default(), players).expect("x");
    let mut best = f64::MAX;
    let mut events = 0u64;
    for _ in 0..5 {
        events = 0;
        let t = std::time::Instant::now();
        let mut moves = Vec::new();
        for g in 0..n {
            let seed = Seed::from(1).nth(g);
            let mut draws = Rng::new(seed, Purpose::Draws);
            let mut choices = Rng::new(seed, Purpose::Choices);
            let mut state = Iwari::start(&options, players).expect("x");
            loop {
                events += 1;
                match state.turn() {
                    Turn::Over => break,
                    Turn::Chance => {
                        let d = state.sample_draw(&mut draws);
                        state.play_draw_unchecked(&d, &mut Silent);
                    }
                    Turn::Seat(_) => {
                        moves.clear();
                        state.legal_moves(&mut moves);
                        let mv = moves[choices.index(moves.len())];
                        state.play_unchecked(mv, &mut Silent);
                    }
                }
            }
        }
        best = best.min(t.elapsed().as_secs_f64());
        if n < 1000 {
            break;
        }
    }
    println!(
        "{:.0} games/s, {} events/game, {} bytes",
        n as f64 / best,
        events / n,
        std::mem::size_of::<Iwari>()
    );
}
