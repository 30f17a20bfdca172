//! The 72 spirit tiles (S1.1), read from `data/tiles.csv`.

use std::fmt;
use std::sync::LazyLock;

use arrayvec::ArrayVec;
use engawa_core::Fault;
use serde::Serialize;

use crate::{Direction, Rotation};

/// How many spirit tiles there are.
pub const TILES: usize = 72;

/// How many different backs there are: element and value.
pub const BACKS: usize = 16;

/// The harmony discs of each player (S1.3).
pub const DISCS: u8 = 24;

/// The four elements, in the order of S1.1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Element {
    /// Fire.
    Fire,
    /// Water.
    Water,
    /// Earth.
    Earth,
    /// Air.
    Air,
}

impl Element {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Fire, Self::Water, Self::Earth, Self::Air];

    /// Its number, for indexing arrays.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        ["fire", "water", "earth", "air"][self.index()]
    }

    fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|element| element.name() == name)
    }
}

/// The number of a spirit tile, 1 to 72.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct TileId(u8);

impl TileId {
    /// The tile with this number, if it is one from 1 to 72.
    pub const fn new(number: usize) -> Option<Self> {
        if number >= 1 && number <= TILES {
            Some(Self(number as u8))
        } else {
            None
        }
    }

    /// All tiles.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=TILES as u8).map(Self)
    }

    /// Its number, 1 to 72.
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// For indexing arrays: its number less one.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    pub(crate) const fn from_index(index: usize) -> Self {
        Self(index as u8 + 1)
    }

    /// What it shows.
    #[inline]
    pub fn tile(self) -> &'static SpiritTile {
        &tiles().tiles[self.index()]
    }
}

impl fmt::Display for TileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What the back of a tile shows: its element and its value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Back(u8);

impl Back {
    /// All sixteen.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..BACKS as u8).map(Self)
    }

    /// The back of a tile of that element with that many arrows (1 to 4).
    pub const fn new(element: Element, arrows: usize) -> Self {
        Self((4 * element.index() + arrows - 1) as u8)
    }

    /// The element.
    pub const fn element(self) -> Element {
        Element::ALL[self.0 as usize / 4]
    }

    /// The value: 1, 3, 6 or 10.
    pub const fn value(self) -> u8 {
        value(self.arrows())
    }

    /// How many arrows such a tile has.
    pub const fn arrows(self) -> usize {
        self.0 as usize % 4 + 1
    }

    /// Its number, for indexing arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn from_index(index: usize) -> Self {
        Self(index as u8)
    }
}

/// As in the notation: the element's first letter and the value, `f10`.
impl fmt::Display for Back {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", &self.element().name()[..1], self.value())
    }
}

/// S1.2: what a tile with 1 to 4 arrows is worth.
pub const fn value(arrows: usize) -> u8 {
    [1, 3, 6, 10][arrows - 1]
}

/// The front of a spirit tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SpiritTile {
    /// Its background.
    pub element: Element,
    back: Back,
    /// Its place among the tiles with that back.
    rank: u8,
    discs: u8,
    rotations: u8,
    turned: [Arrows; 4],
}

impl SpiritTile {
    /// A tile with these arrows.
    pub fn new(element: Element, arrows: Arrows) -> Self {
        let turned = Rotation::ALL.map(|rotation| arrows.turned(rotation));
        let same = (1..4).find(|&quarter| turned[quarter] == arrows);
        Self {
            element,
            back: Back::new(element, arrows.len().clamp(1, 4)),
            rank: 0,
            discs: arrows.len() as u8,
            rotations: same.unwrap_or(4) as u8,
            turned,
        }
    }

    /// What its back shows.
    pub const fn back(&self) -> Back {
        self.back
    }

    /// Its place among the tiles with that back.
    #[inline]
    pub(crate) const fn rank(&self) -> u8 {
        self.rank
    }

    /// What it is worth when completed.
    pub const fn value(&self) -> i32 {
        self.back.value() as i32
    }

    /// How many arrows it has, and so discs it takes.
    pub const fn discs(&self) -> u8 {
        self.discs
    }

    /// Its arrows in that rotation.
    pub const fn arrows(&self, rotation: Rotation) -> Arrows {
        self.turned[rotation.index()]
    }

    /// The rotations that give different tiles: of those that look the same only the first.
    pub fn rotations(&self) -> &'static [Rotation] {
        &Rotation::ALL[..usize::from(self.rotations)]
    }
}

/// A set of arrows: one byte per element, in it one bit per direction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Arrows(u32);

impl Arrows {
    /// No arrows.
    pub const NONE: Self = Self(0);

    /// The set with these directions for each element, as bits by [`Direction::index`].
    #[inline]
    pub(crate) const fn from_bytes(bytes: [u8; 4]) -> Self {
        Self(u32::from_le_bytes(bytes))
    }

    /// The set with one more arrow.
    pub const fn with(self, direction: Direction, element: Element) -> Self {
        Self(self.0 | 1 << (8 * element.index() + direction.index()))
    }

    /// The set without an arrow.
    pub const fn without(self, direction: Direction, element: Element) -> Self {
        Self(self.0 & !Self::NONE.with(direction, element).0)
    }

    /// Whether that arrow is in it.
    pub const fn has(self, direction: Direction, element: Element) -> bool {
        self.0 & Self::NONE.with(direction, element).0 != 0
    }

    /// The directions of the arrows of one element, as bits by [`Direction::index`].
    #[inline]
    pub(crate) const fn of(self, element: Element) -> u8 {
        (self.0 >> (8 * element.index())) as u8
    }

    /// The elements of the arrows in one direction, in order.
    #[inline]
    pub fn toward(self, direction: Direction) -> impl Iterator<Item = Element> {
        let mut bits = self.0 >> direction.index() & 0x0101_0101;
        std::iter::from_fn(move || {
            let bit = (bits != 0).then(|| bits.trailing_zeros() as usize)?;
            bits &= bits - 1;
            Some(Element::ALL[bit / 8])
        })
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The arrows of this set that are not in the other.
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The set after some quarter turns.
    pub fn turned(self, rotation: Rotation) -> Self {
        let quarters = 2 * rotation.index() as u32;
        let bytes = self.0.to_le_bytes();
        Self(u32::from_le_bytes(
            bytes.map(|byte| byte.rotate_left(quarters)),
        ))
    }

    /// The arrows in a fixed order: by element, then clockwise from north.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = (Direction, Element)> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let bit = (bits != 0).then(|| bits.trailing_zeros() as usize)?;
            bits &= bits - 1;
            Some((Direction::ALL[bit % 8], Element::ALL[bit / 8]))
        })
    }
}

/// All tiles, with what the rules look up about them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TileSet {
    tiles: [SpiritTile; TILES],
    backs: [ArrayVec<TileId, BACK_MOST>; BACKS],
}

/// No back is on more tiles than there are of its element.
const BACK_MOST: usize = TILES / 4;

impl TileSet {
    /// Reads a table of tiles, or says every fault of it at once.
    pub fn parse(text: &str) -> Result<Self, Vec<Fault>> {
        let mut faults = Vec::new();
        let mut lines = text.lines();
        if lines.next() != Some(HEADER) {
            faults.push(Fault::new("line 1", format!("expected: {HEADER}")));
        }
        let mut tiles = Vec::with_capacity(TILES);
        for (line, number) in lines.zip(1..) {
            match parse_tile(line, number) {
                Ok(tile) => tiles.push(tile),
                Err(problem) => faults.push(Fault::new(format!("line {}", number + 1), problem)),
            }
        }
        if faults.is_empty() {
            check_composition(&tiles, &mut faults);
        }
        match <[SpiritTile; TILES]>::try_from(tiles) {
            Ok(tiles) if faults.is_empty() => Ok(Self::new(tiles)),
            _ => Err(faults),
        }
    }

    fn new(mut tiles: [SpiritTile; TILES]) -> Self {
        let mut backs = [const { ArrayVec::new_const() }; BACKS];
        for (tile, id) in tiles.iter_mut().zip(TileId::all()) {
            let same = &mut backs[tile.back.index()];
            tile.rank = same.len() as u8;
            same.push(id);
        }
        Self { tiles, backs }
    }

    /// The tiles with that back, in the order of their numbers.
    #[inline]
    pub fn with_back(&self, back: Back) -> &[TileId] {
        &self.backs[back.index()]
    }
}

/// The tiles of the game.
#[inline]
pub fn tiles() -> &'static TileSet {
    static TILES: LazyLock<TileSet> = LazyLock::new(|| {
        TileSet::parse(include_str!("../data/tiles.csv")).expect("the table is tested")
    });
    &TILES
}

const HEADER: &str = "id,element,n,ne,e,se,s,sw,w,nw,value";

fn parse_tile(line: &str, number: usize) -> Result<SpiritTile, String> {
    let fields: Vec<_> = line.split(',').collect();
    let [id, element, arrows @ .., worth] = fields.as_slice() else {
        return Err(format!("expected the fields {HEADER}"));
    };
    if arrows.len() != Direction::ALL.len() {
        return Err(format!("expected the fields {HEADER}"));
    }
    if *id != number.to_string() {
        return Err(format!("id `{id}`; tiles are numbered in order: {number}"));
    }
    let parse_element = |name: &str| {
        Element::named(name).ok_or(format!("`{name}`; expected fire, water, earth or air"))
    };
    let element = parse_element(element)?;
    let mut set = Arrows::NONE;
    for (direction, name) in Direction::ALL.into_iter().zip(arrows) {
        if !name.is_empty() {
            set = set.with(direction, parse_element(name)?);
        }
    }
    if !(1..=4).contains(&set.len()) {
        return Err(format!("{} arrows; a tile has 1 to 4", set.len()));
    }
    let expected = value(set.len()).to_string();
    if *worth != expected {
        return Err(format!("value `{worth}`; by its arrows: {expected}"));
    }
    Ok(SpiritTile::new(element, set))
}

fn check_composition(tiles: &[SpiritTile], faults: &mut Vec<Fault>) {
    for element in Element::ALL {
        let count = tiles.iter().filter(|tile| tile.element == element).count();
        if count != TILES / 4 {
            let problem = format!("{count} tiles of {}; expected 18", element.name());
            faults.push(Fault::new("the table", problem));
        }
    }
}
