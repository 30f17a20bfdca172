//! Finds whole games for `fixtures/sagani/`, played at random or by a greedy player who errs.
//!
//! `cargo run -p engawa-sagani --example find_sagani_fixtures`

use std::fs;
use std::path::Path;

use engawa_core::{Entry, Game, Log, Playthrough, Purpose, Rng, Seat, Seed, Setup, Turn};
use engawa_sagani::{Cell, Event, Move, Options, Rotation, Sagani, Solo, TileId};

/// A game to find.
struct Wanted {
    name: &'static str,
    players: usize,
    solo: Solo,
    /// Of a hundred choices so many are made at random.
    errs: u32,
    /// All the ending keys.
    ending: &'static [&'static str],
    /// What else has to be so.
    holds: fn(&Playthrough<Sagani>, &Log<Sagani>) -> bool,
}

const fn wanted(
    name: &'static str,
    players: usize,
    errs: u32,
    ending: &'static [&'static str],
) -> Wanted {
    Wanted {
        name,
        players,
        solo: Solo::Classic,
        errs,
        ending,
        holds: |_, _| true,
    }
}

const fn advanced(name: &'static str, errs: u32) -> Wanted {
    Wanted {
        solo: Solo::Advanced,
        ..wanted(name, 1, errs, &["all-tiles-placed"])
    }
}

fn all_wanted() -> Vec<Wanted> {
    let holding = |wanted: Wanted, holds| Wanted { holds, ..wanted };
    vec![
        wanted("solo-classic-perfect-harmony", 1, 0, &["perfect-harmony"]),
        wanted("solo-classic-harmony", 1, 10, &["harmony"]),
        wanted("solo-classic-out-of-tiles", 1, 100, &["out-of-tiles"]),
        advanced("solo-advanced-random", 100),
        holding(advanced("solo-advanced-with-bonus", 0), |_, log| {
            log.scores().any(|entry| entry.rule == "S11.4")
        }),
        wanted("2p-points", 2, 5, &["points"]),
        wanted("2p-points-and-draw-pile", 2, 30, &["points", "draw-pile"]),
        wanted("2p-draw-pile", 2, 100, &["draw-pile"]),
        wanted(
            "2p-one-more-round",
            2,
            100,
            &["draw-pile", "one-more-round"],
        ),
        wanted("2p-tie-by-marker", 2, 100, &["draw-pile", "tie-by-marker"]),
        holding(
            wanted("3p-points-first-seat-triggers", 3, 10, &["points"]),
            first_triggers,
        ),
        holding(
            wanted("3p-points-last-seat-triggers", 3, 10, &["points"]),
            last_triggers,
        ),
        wanted(
            "3p-one-more-round",
            3,
            100,
            &["draw-pile", "one-more-round"],
        ),
        holding(
            wanted("3p-interlude-nobody-takes", 3, 100, &["draw-pile"]),
            |_, log| {
                has(log, |event| {
                    matches!(event, Event::InterludeTilesRemoved { .. })
                })
            },
        ),
        wanted("4p-points", 4, 5, &["points"]),
        wanted(
            "4p-points-tie-by-marker",
            4,
            20,
            &["points", "tie-by-marker"],
        ),
        holding(
            wanted("4p-points-in-interlude", 4, 20, &["points"]),
            in_interlude,
        ),
        holding(
            wanted("4p-interlude-all-take", 4, 100, &["draw-pile"]),
            |_, log| {
                longest_run(log, |event| {
                    matches!(event, Event::InterludeTileTaken { .. })
                }) == 4
            },
        ),
        holding(
            wanted("4p-interlude-some-pass", 4, 100, &["draw-pile"]),
            |_, log| {
                let takes = longest_run(log, |event| {
                    matches!(event, Event::InterludeTileTaken { .. })
                });
                (1..4).contains(&takes)
                    && has(log, |event| matches!(event, Event::InterludePassed { .. }))
            },
        ),
    ]
}

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/sagani");
    fs::create_dir_all(&folder).expect("the folder can be made");
    for wanted in all_wanted() {
        let options = Options { solo: wanted.solo };
        let setup = Setup::new(options, wanted.players).expect("the wanted options fit");
        let found = (1..20_000).find_map(|seed| {
            let (table, log) = play(&wanted, &setup, Seed::from(seed));
            let outcome = table.state().outcome().expect("the game is over");
            let fits = outcome.ending == wanted.ending && (wanted.holds)(&table, &log);
            fits.then_some(table)
        });
        let Some(table) = found else {
            println!("{} not found", wanted.name);
            continue;
        };
        let file = folder.join(format!("{}.json", wanted.name));
        fs::write(&file, table.record().to_pretty_json()).expect("the file can be written");
        println!("{}", file.display());
    }
}

fn play(wanted: &Wanted, setup: &Setup<Sagani>, seed: Seed) -> (Playthrough<Sagani>, Log<Sagani>) {
    let mut table = Playthrough::new(setup, seed);
    let mut rng = Rng::new(seed, Purpose::Choices);
    let mut log = Log::default();
    let mut plan = None;
    table.finish(&mut log, |state, moves| {
        if rng.below(100) < wanted.errs {
            plan = None;
            return *rng.pick(moves);
        }
        greedy(state, moves, &mut plan)
    });
    (table, log)
}

type Plan = Option<(TileId, Cell, Rotation)>;

/// The move toward the placement that looks best at once.
fn greedy(state: &Sagani, moves: &[Move], plan: &mut Plan) -> Move {
    let Turn::Seat(seat) = state.turn() else {
        return moves[0];
    };
    match moves[0] {
        Move::Take(_) => {
            let tiles = moves.iter().filter_map(|mv| match mv {
                Move::Take(tile) => Some(*tile),
                _ => None,
            });
            *plan = tiles
                .filter_map(|tile| best(state, seat, tile))
                .max_by_key(|one| one.0)
                .map(|one| one.1);
            plan.map_or(moves[0], |(tile, _, _)| Move::Take(tile))
        }
        Move::Place(_) => {
            let tile = state.hand().expect("a tile is being placed");
            *plan = best(state, seat, tile).map(|one| one.1);
            plan.map_or(moves[0], |(_, cell, _)| Move::Place(cell))
        }
        _ => plan
            .take()
            .map_or(moves[0], |(_, _, rotation)| Move::Turn(rotation)),
    }
}

/// The best placement of a tile, and how good it looks.
fn best(state: &Sagani, seat: Seat, tile: TileId) -> Option<(i32, (TileId, Cell, Rotation))> {
    let garden = state.garden(seat);
    let cells = if garden.tiles().is_empty() {
        &[Cell::ORIGIN][..]
    } else {
        garden.border()
    };
    let placements = cells.iter().flat_map(|&cell| {
        let rotations = tile.tile().rotations().iter();
        rotations.map(move |&rotation| (tile, cell, rotation))
    });
    placements
        .filter_map(|(tile, cell, rotation)| {
            let preview = state.preview(seat, tile, cell, rotation)?;
            let arrows = preview.satisfied.len() as i32;
            let closeness = i32::from(cell.x.abs().max(cell.y.abs()));
            let looks = 20 * preview.points() + 15 * arrows - closeness;
            Some((looks, (tile, cell, rotation)))
        })
        .max_by_key(|one| one.0)
}

fn has(log: &Log<Sagani>, wanted: fn(&Event) -> bool) -> bool {
    longest_run(log, wanted) > 0
}

/// The most such events within one interlude.
fn longest_run(log: &Log<Sagani>, wanted: fn(&Event) -> bool) -> usize {
    let (mut run, mut longest) = (0, 0);
    for entry in &log.0 {
        match entry {
            Entry::Event(Event::InterludeBegan { .. }) => run = 0,
            Entry::Event(event) if wanted(event) => run += 1,
            _ => {}
        }
        longest = longest.max(run);
    }
    longest
}

fn trigger(log: &Log<Sagani>) -> Option<Seat> {
    log.0.iter().find_map(|entry| match entry {
        Entry::Event(Event::EndTriggeredByPoints { seat }) => Some(*seat),
        _ => None,
    })
}

fn first_triggers(table: &Playthrough<Sagani>, log: &Log<Sagani>) -> bool {
    trigger(log) == Some(table.state().first())
}

fn last_triggers(table: &Playthrough<Sagani>, log: &Log<Sagani>) -> bool {
    trigger(log).map(|seat| seat.next(table.state().players())) == Some(table.state().first())
}

/// Whether the end was triggered between an interlude's beginning and the refilling after it.
fn in_interlude(_: &Playthrough<Sagani>, log: &Log<Sagani>) -> bool {
    let mut interlude = false;
    for entry in &log.0 {
        match entry {
            Entry::Event(Event::InterludeBegan { .. }) => interlude = true,
            Entry::Event(Event::TileJoinedRiver { .. }) => interlude = false,
            Entry::Event(Event::EndTriggeredByPoints { .. }) => return interlude,
            _ => {}
        }
    }
    false
}
