//! Maps: territories, tent spaces, paths and connections, with the tables the rules use (I1).

use std::ops::Deref;
use std::sync::{Arc, LazyLock};

use engawa_core::Fault;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use serde_json::Value;

use crate::cards::Biome;
use crate::document::{self, SYMBOLS};

/// A set of tent spaces.
pub type Spaces = u128;

/// A name in the languages of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Name {
    /// English.
    pub en: String,
    /// French.
    pub fr: String,
}

/// A point of the drawing.
pub type Point = [u16; 2];

/// A territory (I1.1). Its tent spaces are numbered without gaps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Territory {
    /// Its id in the map file.
    pub id: String,
    /// Its name, if it has one.
    pub name: Option<Name>,
    /// Its biome.
    pub biome: Biome,
    /// Where its totems stand.
    pub totem: Point,
    /// The number of its first tent space.
    pub first: u8,
    /// How many tent spaces it has.
    pub spaces: u8,
    /// All its tent spaces.
    pub(crate) all: Spaces,
    /// The indices of the connections that reach it, as a set.
    pub(crate) connections: u64,
}

/// All territories of one biome.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Area {
    pub(crate) spaces: Spaces,
    /// Their indices, as a set.
    pub(crate) territories: u32,
}

/// A space for one tent (I1.1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Space {
    /// Its id in the map file.
    pub id: String,
    /// Where it is drawn.
    pub at: Point,
    /// The territory it lies in.
    pub territory: u8,
    /// The spaces that paths join it to (I1.2).
    pub neighbours: Spaces,
}

/// How a connection goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum By {
    /// Over land.
    Land,
    /// Over water.
    Water,
}

/// A numbered connection between two territories (I1.2).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Connection {
    /// Its number.
    pub number: u8,
    /// The territories it joins.
    pub between: [u8; 2],
    /// Over land or water.
    pub by: By,
    /// The peaks of the mountain symbol on it, if one is there.
    pub peaks: Option<u8>,
}

/// A valid map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Map {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Name,
    /// A note about it.
    pub note: Option<String>,
    /// Width and height of the drawing.
    pub canvas: Point,
    /// The territories, in the order of the file.
    pub territories: Vec<Territory>,
    /// The tent spaces, territory by territory.
    pub spaces: Vec<Space>,
    /// The connections by ascending number.
    pub connections: Vec<Connection>,
    /// The paths, in the order of the file.
    pub paths: Vec<[u8; 2]>,
    /// The territories by biome.
    pub(crate) areas: [Area; Biome::COUNT],
    /// For each symbol, from one peak on, the indices of its two connections.
    pub(crate) symbols: [[u8; 2]; SYMBOLS],
}

impl Map {
    /// Reads a map file, or says every fault of it.
    pub fn read(text: &str) -> Result<Self, Vec<Fault>> {
        document::read(text)
    }

    /// Checks a map that has been parsed as JSON, or says every fault of it.
    pub fn from_value(value: &Value) -> Result<Self, Vec<Fault>> {
        document::check(value)
    }

    /// The map as a document, in the shape of a map file.
    pub fn to_value(&self) -> Value {
        serde_json::to_value(self).expect("a map has only string keys")
    }

    /// All tent spaces.
    pub(crate) fn all_spaces(&self) -> Spaces {
        self.areas.iter().fold(0, |all, area| all | area.spaces)
    }

    /// The index of the connection with this number.
    pub fn connection(&self, number: u8) -> Option<usize> {
        let same = |connection: &Connection| connection.number == number;
        self.connections.iter().position(same)
    }
}

impl Serialize for Map {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("id", &self.id)?;
        map.serialize_entry("name", &self.name)?;
        if let Some(note) = &self.note {
            map.serialize_entry("note", note)?;
        }
        map.serialize_entry("canvas", &self.canvas)?;
        let territories: Vec<_> = self.territories.iter().map(|t| self.entry(t)).collect();
        map.serialize_entry("territories", &territories)?;
        let connections: Vec<_> = self.connections.iter().map(|c| self.joined(c)).collect();
        map.serialize_entry("connections", &connections)?;
        let id = |space: u8| &self.spaces[usize::from(space)].id;
        let paths: Vec<_> = self.paths.iter().map(|path| path.map(id)).collect();
        map.serialize_entry("paths", &paths)?;
        map.end()
    }
}

/// Parts of the map in the shape of the file.
impl Map {
    fn entry(&self, territory: &Territory) -> Value {
        let first = usize::from(territory.first);
        let spaces = &self.spaces[first..first + usize::from(territory.spaces)];
        let tent = |space: &Space| serde_json::json!({"id": space.id, "at": space.at});
        let mut entry = serde_json::json!({
            "id": territory.id,
            "biome": territory.biome,
            "totem": territory.totem,
            "tents": spaces.iter().map(tent).collect::<Vec<_>>(),
        });
        if let Some(name) = &territory.name {
            entry["name"] = serde_json::json!(name);
        }
        entry
    }

    fn joined(&self, connection: &Connection) -> Value {
        let id = |territory: u8| &self.territories[usize::from(territory)].id;
        let mut entry = serde_json::json!({
            "number": connection.number,
            "between": connection.between.map(id),
            "by": connection.by,
        });
        if let Some(peaks) = connection.peaks {
            entry["peaks"] = peaks.into();
        }
        entry
    }
}

/// The file of "New Horizons".
pub(crate) const NEW_HORIZONS: &str = include_str!("../data/new-horizons.json");
/// The file of "The Vast Lands".
pub(crate) const VAST_LANDS: &str = include_str!("../data/vast-lands.json");

/// The map "New Horizons".
pub fn new_horizons() -> &'static Map {
    static MAP: LazyLock<Map> = LazyLock::new(|| built_in(NEW_HORIZONS));
    &MAP
}

/// The map "The Vast Lands".
pub fn vast_lands() -> &'static Map {
    static MAP: LazyLock<Map> = LazyLock::new(|| built_in(VAST_LANDS));
    &MAP
}

fn built_in(text: &str) -> Map {
    Map::read(text).expect("the maps of the crate are valid, as the tests check")
}

/// A map that states share.
#[derive(Clone, Debug)]
pub enum MapRef {
    /// One that comes with the program.
    BuiltIn(&'static Map),
    /// One that somebody supplied.
    Custom(Arc<Map>),
}

impl Deref for MapRef {
    type Target = Map;

    #[inline]
    fn deref(&self) -> &Map {
        match self {
            Self::BuiltIn(map) => map,
            Self::Custom(map) => map,
        }
    }
}

impl PartialEq for MapRef {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::BuiltIn(one), Self::BuiltIn(two)) => std::ptr::eq(*one, *two),
            (Self::Custom(one), Self::Custom(two)) => Arc::ptr_eq(one, two) || one == two,
            _ => false,
        }
    }
}

impl Eq for MapRef {}
