//! Reading a map file, and saying every fault of it at once (I1.3).

use engawa_core::Fault;
use serde_json::Value;

use crate::cards::Biome;
use crate::json;
use crate::map::{Area, By, Connection, Map, Name, Point, Space, Territory};
use crate::reader::{Fields, Reader, point, shown};

/// The longest map file, in bytes.
pub const MAX_BYTES: usize = 256 * 1024;
/// The most territories of a map.
pub const MAX_TERRITORIES: usize = 32;
/// The most tent spaces of a map.
pub const MAX_SPACES: usize = 128;
/// The most tent spaces of one territory.
pub const MAX_SPACES_HERE: usize = 24;
/// The highest number of a connection.
pub const MAX_NUMBER: usize = 64;
/// How many mountain symbols there are.
pub const SYMBOLS: usize = 4;
/// The most paths of a map.
pub const MAX_PATHS: usize = 1024;
/// The longest side of the drawing.
pub const MAX_CANVAS: u16 = 10_000;
/// The most faults that are told one by one.
pub const MAX_FAULTS: usize = 100;

const LONGEST_NOTE: usize = 1000;

/// Reads a map file.
pub(crate) fn read(text: &str) -> Result<Map, Vec<Fault>> {
    if text.len() > MAX_BYTES {
        let problem = format!("has {} bytes; at most {MAX_BYTES} are read", text.len());
        return Err(vec![Fault::new("the file", problem)]);
    }
    let value = json::read(text.trim_start_matches('\u{feff}'))
        .map_err(|error| vec![Fault::new("the file", format!("is not JSON: {error}"))])?;
    check(&value)
}

/// Checks a map that has been parsed.
pub(crate) fn check(value: &Value) -> Result<Map, Vec<Fault>> {
    let mut reader = Reader::default();
    let map = reader.map(value);
    match map {
        Some(map) if reader.faults.is_empty() => Ok(map),
        _ => Err(reader.finish()),
    }
}

/// The parts of a map, from the whole to the single connection.
impl Reader {
    fn map(&mut self, value: &Value) -> Option<Map> {
        const FIELDS: &[&str] = &[
            "id",
            "name",
            "note",
            "canvas",
            "territories",
            "connections",
            "paths",
        ];
        let place = "the map";
        let fields = self.object(place, value, FIELDS)?;
        let id = self.id(place, fields, "id");
        let name = self.map_name(fields, &id);
        let note = self.note(fields);
        let canvas = self.canvas(fields);
        let (territories, spaces) = self.territories(fields, canvas);
        let mut map = Map {
            id,
            name,
            note,
            canvas,
            territories,
            spaces,
            areas: [Area::default(); Biome::COUNT],
            connections: Vec::new(),
            paths: Vec::new(),
            symbols: [[0; 2]; SYMBOLS],
        };
        self.connections(fields, &mut map);
        self.symbols(&mut map);
        self.paths(fields, &mut map);
        note_areas(&mut map);
        Some(map)
    }

    fn map_name(&mut self, fields: &Fields, id: &str) -> Name {
        let name = self.name("the map", fields);
        name.unwrap_or_else(|| Name {
            en: id.to_owned(),
            fr: id.to_owned(),
        })
    }

    fn note(&mut self, fields: &Fields) -> Option<String> {
        let note = fields.get("note")?;
        Some(self.text("the map", "note", note, LONGEST_NOTE))
    }

    fn canvas(&mut self, fields: &Fields) -> Point {
        const LARGEST: Point = [MAX_CANVAS; 2];
        let Some(canvas) = self.needed("the map", fields, "canvas") else {
            return LARGEST;
        };
        match point(canvas) {
            Some(size) if size.iter().all(|side| (1..=MAX_CANVAS).contains(side)) => size,
            _ => {
                let problem = format!(
                    "`canvas` is {}, not [width, height] with whole numbers from 1 to {MAX_CANVAS}",
                    shown(canvas)
                );
                self.fault("the map", problem);
                LARGEST
            }
        }
    }

    fn territories(&mut self, fields: &Fields, canvas: Point) -> (Vec<Territory>, Vec<Space>) {
        let mut territories = Vec::new();
        let mut spaces = Vec::new();
        let list = self.list("the map", fields, "territories", 2, MAX_TERRITORIES);
        for (i, value) in list.iter().enumerate() {
            let territory = self.territory(i, value, canvas, &mut spaces);
            let Some(territory) = territory else { continue };
            if territories.iter().any(|t: &Territory| t.id == territory.id) {
                let place = format!("territory {}", i + 1);
                self.fault(&place, format!("the id `{}` is there twice", territory.id));
            }
            territories.push(territory);
        }
        if spaces.len() > MAX_SPACES {
            let problem = format!("has {} tent spaces; at most {MAX_SPACES}", spaces.len());
            self.fault("the map", problem);
            spaces.truncate(MAX_SPACES);
        }
        (territories, spaces)
    }

    fn territory(
        &mut self,
        index: usize,
        value: &Value,
        canvas: Point,
        spaces: &mut Vec<Space>,
    ) -> Option<Territory> {
        const FIELDS: &[&str] = &["id", "name", "biome", "totem", "tents"];
        let mut place = format!("territory {}", index + 1);
        let fields = self.object(&place, value, FIELDS)?;
        let id = self.id(&place, fields, "id");
        if !id.is_empty() {
            place = format!("territory {id}");
        }
        let name = self.name(&place, fields);
        let biome = self.biome(&place, fields);
        let totem = self.point(&place, fields, "totem", canvas);
        let first = spaces.len();
        for (i, value) in self
            .list(&place, fields, "tents", 1, MAX_SPACES_HERE)
            .iter()
            .enumerate()
        {
            self.space(
                &format!("{place}, tent space {}", i + 1),
                value,
                canvas,
                index,
                spaces,
            );
        }
        Some(Territory {
            id,
            name,
            biome,
            totem,
            first: first as u8,
            spaces: (spaces.len() - first) as u8,
            all: 0,
            connections: 0,
        })
    }

    fn biome(&mut self, place: &str, fields: &Fields) -> Biome {
        let Some(value) = self.needed(place, fields, "biome") else {
            return Biome::default();
        };
        let biome = value.as_str().and_then(Biome::from_name);
        biome.unwrap_or_else(|| {
            let problem = format!(
                "there is no biome {}; possible: tundra, forest, glacier, coast, desert",
                shown(value)
            );
            self.fault(place, problem);
            Biome::default()
        })
    }

    fn space(
        &mut self,
        place: &str,
        value: &Value,
        canvas: Point,
        territory: usize,
        spaces: &mut Vec<Space>,
    ) {
        let Some(fields) = self.object(place, value, &["id", "at"]) else {
            return;
        };
        let id = self.id(place, fields, "id");
        let at = self.point(place, fields, "at", canvas);
        if !id.is_empty() && spaces.iter().any(|space| space.id == id) {
            self.fault(place, format!("the tent space `{id}` is there twice"));
        }
        spaces.push(Space {
            id,
            at,
            territory: territory as u8,
            neighbours: 0,
        });
    }

    fn connections(&mut self, fields: &Fields, map: &mut Map) {
        let list = self.list("the map", fields, "connections", 0, MAX_NUMBER);
        for (i, value) in list.iter().enumerate() {
            let Some(connection) = self.connection(i, value, &map.territories) else {
                continue;
            };
            let number = connection.number;
            if map.connection(number).is_some() {
                self.fault(
                    &format!("connection {number}"),
                    "there are two connections with this number",
                );
            }
            map.connections.push(connection);
        }
        map.connections.sort_by_key(|connection| connection.number);
        for (i, connection) in map.connections.iter().enumerate() {
            for territory in connection.between {
                map.territories[usize::from(territory)].connections |= 1 << i;
            }
        }
    }

    /// A connection, unless it lacks something without which it makes no sense.
    fn connection(
        &mut self,
        index: usize,
        value: &Value,
        territories: &[Territory],
    ) -> Option<Connection> {
        const FIELDS: &[&str] = &["number", "between", "by", "peaks"];
        let mut place = format!("the connection at position {}", index + 1);
        let fields = self.object(&place, value, FIELDS)?;
        let number = self.number(&place, fields);
        if let Some(number) = number {
            place = format!("connection {number}");
        }
        let between = self.pair(&place, fields.get("between"), "territory", |id| {
            territories.iter().position(|territory| territory.id == id)
        });
        let by = self.by(&place, fields);
        let peaks = self.peaks(&place, fields);
        if let Some(peaks) = peaks {
            self.symbols[usize::from(peaks) - 1].push(place);
        }
        Some(Connection {
            number: number?,
            between: between?,
            by: by?,
            peaks,
        })
    }

    fn number(&mut self, place: &str, fields: &Fields) -> Option<u8> {
        let value = self.needed(place, fields, "number")?;
        let number = value
            .as_u64()
            .filter(|number| (1..=MAX_NUMBER as u64).contains(number));
        if number.is_none() {
            let problem = format!(
                "`number` is {}, not a whole number from 1 to {MAX_NUMBER}",
                shown(value)
            );
            self.fault(place, problem);
        }
        number.map(|number| number as u8)
    }

    fn by(&mut self, place: &str, fields: &Fields) -> Option<By> {
        let value = fields.get("by");
        match value.and_then(Value::as_str) {
            Some("land") => Some(By::Land),
            Some("water") => Some(By::Water),
            _ => {
                let found = value.map_or_else(|| "missing".to_owned(), shown);
                let problem = format!("`by` is {found}; it must be \"land\" or \"water\"");
                self.fault(place, problem);
                None
            }
        }
    }

    fn peaks(&mut self, place: &str, fields: &Fields) -> Option<u8> {
        let value = fields.get("peaks").filter(|value| !value.is_null())?;
        let peaks = value
            .as_u64()
            .filter(|peaks| (1..=SYMBOLS as u64).contains(peaks));
        if peaks.is_none() {
            let problem = format!(
                "`peaks` is {}; a mountain symbol has 1 to {SYMBOLS} peaks",
                shown(value)
            );
            self.fault(place, problem);
        }
        peaks.map(|peaks| peaks as u8)
    }

    /// I1.2: every symbol stands on two connections.
    fn symbols(&mut self, map: &mut Map) {
        for peaks in 1..=SYMBOLS {
            let with = |&i: &usize| map.connections[i].peaks == Some(peaks as u8);
            let on: Vec<_> = (0..map.connections.len()).filter(with).collect();
            if let &[one, two] = &on[..] {
                map.symbols[peaks - 1] = [one as u8, two as u8];
            }
            let places = std::mem::take(&mut self.symbols[peaks - 1]);
            if places.len() != 2 {
                let problem = format!(
                    "it must stand on exactly two connections; found: {}",
                    engawa_core::list(places)
                );
                let plural = if peaks == 1 { "" } else { "s" };
                self.fault(
                    &format!("the mountain symbol with {peaks} peak{plural}"),
                    problem,
                );
            }
        }
    }

    fn paths(&mut self, fields: &Fields, map: &mut Map) {
        let list = self.list("the map", fields, "paths", 0, MAX_PATHS);
        for (i, value) in list.iter().enumerate() {
            let place = format!("path {}", i + 1);
            let position = |id: &str| map.spaces.iter().position(|space| space.id == id);
            let Some([from, to]) = self.pair(&place, Some(value), "tent space", position) else {
                continue;
            };
            if map.spaces[usize::from(from)].neighbours & 1 << to != 0 {
                self.fault(&place, format!("the path {} is there twice", shown(value)));
            }
            map.spaces[usize::from(from)].neighbours |= 1 << to;
            map.spaces[usize::from(to)].neighbours |= 1 << from;
            map.paths.push([from, to]);
        }
    }
}

/// Fills in the sets of spaces and territories.
fn note_areas(map: &mut Map) {
    for (i, space) in map.spaces.iter().enumerate() {
        if let Some(territory) = map.territories.get_mut(usize::from(space.territory)) {
            territory.all |= 1 << i;
        }
    }
    for (i, territory) in map.territories.iter().enumerate() {
        let area = &mut map.areas[territory.biome.index()];
        area.spaces |= territory.all;
        area.territories |= 1 << i;
    }
}
