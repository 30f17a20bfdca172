//! The printed facts: landscapes and goal cards, from `data/gorinto.toml`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::goals::{GOALS, Goal};
use crate::options::Landscape;
use crate::place::{CELLS, SIDE};

/// The number of tiles of each element (G1.1).
pub const TILES_PER_ELEMENT: u8 = 20;
/// The number of tiles on the Mountain at the start (G2.1).
pub const MOUNTAIN_TILES: usize = 60;

/// What `data/gorinto.toml` says.
pub struct Data {
    heights: [[u8; CELLS]; Landscape::ALL.len()],
    conflicts: [Option<char>; GOALS],
}

/// The embedded facts.
pub fn data() -> &'static Data {
    static DATA: LazyLock<Data> = LazyLock::new(|| {
        Data::parse(include_str!("../data/gorinto.toml")).expect("the embedded data is valid")
    });
    &DATA
}

impl Data {
    /// The stack heights of a landscape, cell by cell.
    pub fn heights(&self, landscape: Landscape) -> &[u8; CELLS] {
        &self.heights[landscape as usize]
    }

    /// The conflict letter of a goal, if it has one (G1.3).
    pub fn conflict(&self, goal: Goal) -> Option<char> {
        self.conflicts[goal.index()]
    }

    fn parse(text: &str) -> Result<Self, String> {
        let file: File = toml::from_str(text).map_err(|error| error.to_string())?;
        let mut heights = [[0; CELLS]; Landscape::ALL.len()];
        for landscape in Landscape::ALL {
            let rows = file.landscapes.get(landscape.id());
            let rows = rows.ok_or_else(|| format!("landscape {} is missing", landscape.id()))?;
            let total: usize = rows
                .iter()
                .flatten()
                .map(|&height| usize::from(height))
                .sum();
            if total != MOUNTAIN_TILES {
                return Err(format!("landscape {} has {total} tiles", landscape.id()));
            }
            heights[landscape as usize].copy_from_slice(rows.as_flattened());
        }
        let mut conflicts = [None; GOALS];
        if file.goals.len() != GOALS {
            return Err(format!("{} goals instead of {GOALS}", file.goals.len()));
        }
        for entry in file.goals {
            let goal =
                Goal::new(entry.id).ok_or_else(|| format!("there is no goal {}", entry.id))?;
            conflicts[goal.index()] = entry.conflict;
        }
        Ok(Self { heights, conflicts })
    }
}

#[derive(Deserialize)]
struct File {
    landscapes: BTreeMap<String, [[u8; SIDE]; SIDE]>,
    goals: Vec<GoalEntry>,
}

#[derive(Deserialize)]
struct GoalEntry {
    id: u8,
    conflict: Option<char>,
}
