//! Budgets and memory, seen from inside.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use engawa_core::{Purpose, Setup};
use engawa_gorinto::Gorinto;
use engawa_iwari::Iwari;
use engawa_sagani::Sagani;

use super::*;

/// The first choice of a game of two.
fn first_view<G: Evaluate>() -> G::View {
    let mut state = G::start(&Setup::parse(&Default::default(), 2).unwrap());
    let mut draws = Rng::new(Seed::from(7), Purpose::Draws);
    loop {
        match state.turn() {
            Turn::Seat(seat) => return state.view(Viewer::Seat(seat)),
            _ => {
                let draw = state.sample_draw(&mut draws);
                state.play_draw_unchecked(&draw, &mut Silent);
            }
        }
    }
}

fn some_rng() -> Rng {
    Rng::new(Seed::from(7), Purpose::Choices)
}

/// Thinks for `millis` by a clock that goes on by `micros` whenever it is looked at. How often
/// it was, and how many iterations were done.
fn think_by_a_clock<G: Evaluate>(millis: u32, micros: u32) -> (u32, u32) {
    let looks = Arc::new(AtomicU32::new(0));
    let counter = Arc::clone(&looks);
    let clock = Clock::new(move || {
        let before = counter.fetch_add(1, Ordering::Relaxed);
        Duration::from_micros(u64::from(before) * u64::from(micros))
    });
    let settings = Settings::new(Budget::Millis(millis), G::STYLE);
    let mut search = Search::<G>::with_clock(settings, clock);
    search.think(&first_view::<G>(), &mut some_rng());
    (looks.load(Ordering::Relaxed), search.explorers[0].visits())
}

#[test]
fn a_budget_of_time_ends_with_the_first_look_at_the_clock_after_it() {
    for (millis, micros, intervals) in [(20, 1000, 20), (20, 300, 67), (5, 7000, 1)] {
        let (looks, iterations) = think_by_a_clock::<Gorinto>(millis, micros);
        // One look for the beginning, then one after each interval.
        assert_eq!(looks, 1 + intervals);
        assert_eq!(iterations, intervals * BETWEEN_LOOKS);
    }
}

#[test]
fn a_budget_of_iterations_needs_no_clock_and_is_kept_exactly() {
    let clock = Clock::new(|| unreachable!("nobody asks"));
    for iterations in [1, 7, 250] {
        let settings = Settings::new(Budget::Iterations(iterations), Sagani::STYLE);
        let mut search = Search::<Sagani>::with_clock(settings, clock.clone());
        let findings = search.think(&first_view::<Sagani>(), &mut some_rng());
        let visits: u32 = findings.iter().map(|finding| finding.visits).sum();
        assert_eq!(visits, iterations);
    }
}

/// The nodes and edges of a tree with that memory after many iterations.
fn grown<G: Evaluate>(memory: usize) -> (usize, usize) {
    let settings = Settings {
        memory,
        ..Settings::new(Budget::Iterations(3000), G::STYLE)
    };
    let mut search = Search::<G>::new(settings);
    let findings = search.think(&first_view::<G>(), &mut some_rng());
    let visits: u32 = findings.iter().map(|finding| finding.visits).sum();
    assert_eq!(visits, 3000);
    search.explorers[0].tree.size()
}

#[test]
fn a_tree_never_outgrows_its_memory() {
    fn check<G: Evaluate>() {
        let (nodes, edges) = grown::<G>(Settings::MEMORY);
        assert!(nodes > 500 && edges > 1000, "{nodes} {edges}");
        for memory in [200, 1000] {
            let (nodes, edges) = grown::<G>(memory);
            assert!(nodes <= memory && edges <= memory, "{nodes} {edges}");
            assert!(edges > memory / 2, "{edges}");
        }
    }
    check::<Gorinto>();
    check::<Sagani>();
    check::<Iwari>();
    check::<engawa_inori::Inori>();
}

#[test]
fn even_without_memory_there_is_a_choice() {
    let (nodes, _) = grown::<Gorinto>(1);
    assert_eq!(nodes, 1);
}
