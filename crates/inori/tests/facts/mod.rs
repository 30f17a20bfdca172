//! What happened in a recorded game, for finding fixtures and for checking that they show what
//! they have to.

use std::collections::BTreeSet;

use engawa_core::{Entry, Game, Happening, Record, RecordError};
use engawa_inori::{Color, Event, Inori, Move, Owner, Payment, Place, SpaceId, SpaceKind};

/// Facts as short texts, e.g. `slot T3`, `season complete`.
pub type Facts = BTreeSet<String>;

/// Every fact that the fixtures together have to show.
#[allow(dead_code)]
pub const REQUIRED: &[&str] = &[
    "2 players most-points",
    "3 players most-points",
    "4 players most-points",
    "2 players shared",
    "3 players shared",
    "4 players shared",
    "used T1",
    "used T2",
    "used T3",
    "used T4",
    "used T5",
    "used T6",
    "used TA",
    "used TB",
    "used TC",
    "all slots used",
    "rune revealed on a turn",
    "rune revealed at a season's end",
    "rune revealed at the final count",
    "paid with a rune",
    "journey to the colour",
    "journey from the colour",
    "journey of a neutral marker",
    "companion on a card",
    "companion on the Tree",
    "companion on a neutral marker",
    "season with every card complete",
    "season with no card complete",
    "new start card complete",
    "new start card incomplete",
    "tie for fewest points",
    "passed",
    "no rune left",
    "empty place",
    "own cards",
    "chosen weakest",
    "chosen favor",
    "played yellow-favors",
    "played blue-favors",
    "played green-favors",
    "played purple-favors",
    "played red-favors",
    "played gray-favors",
    "played yellow-journey",
    "played blue-journey",
    "played green-journey",
    "played purple-journey",
    "played red-journey",
    "played gray-journey",
];

/// Replays a record and tells its facts.
pub fn facts(record: &Record) -> Result<Facts, RecordError> {
    let mut observer = Observer::default();
    let state = record.replay::<Inori>(|_, happening, state, log| {
        observer.observe_happening(happening);
        for entry in &log.0 {
            match entry {
                Entry::Event(event) => observer.observe(event, state),
                Entry::Score(score) if score.rule == "N7.2" => {
                    observer.add("new start card incomplete");
                }
                Entry::Score(_) => {}
            }
        }
    })?;
    let mut facts = observer.facts;
    if let Some(outcome) = state.outcome() {
        facts.insert(format!("{} players {}", record.players, outcome.ending[0]));
    }
    let slots = (1..=6).all(|slot| facts.contains(&format!("used T{slot}")));
    if slots {
        facts.insert("all slots used".to_owned());
    }
    if record.options.0.values().any(|value| value.is_object()) {
        facts.insert("own cards".to_owned());
    }
    Ok(facts)
}

#[derive(Default)]
struct Observer {
    facts: Facts,
    colors: [Option<Color>; 6],
    neutrals: BTreeSet<SpaceId>,
    companion: bool,
    journey: Option<Color>,
    season_ended: bool,
    runes_drawn: usize,
    season: usize,
    /// Cards at the end of the season: all, those evaluated so far, the complete ones of them.
    in_play: usize,
    evaluated: usize,
    complete: usize,
}

impl Observer {
    fn add(&mut self, fact: &str) {
        self.facts.insert(fact.to_owned());
    }

    fn observe_happening(&mut self, happening: &Happening<Inori>) {
        let Happening::Move(mv) = happening else {
            return;
        };
        match mv {
            Move::Weakest(_) => self.add("chosen weakest"),
            Move::Favor(_) => self.add("chosen favor"),
            Move::Reveal(_) if self.season_ended => self.add("rune revealed at a season's end"),
            Move::Reveal(_) => self.add("rune revealed on a turn"),
            _ => {}
        }
    }

    fn observe(&mut self, event: &Event, state: &Inori) {
        match *event {
            Event::CardLaid { place, card } => {
                let cards = state.card_set().cards();
                let card = cards.iter().find(|other| other.id == card);
                self.colors[place.index()] = card.map(|card| card.color);
            }
            Event::SeasonBegan { season, .. } => {
                self.season_ended = false;
                self.season = season.into();
                let places = 2 + usize::from(season);
                if self.colors[..places].iter().any(Option::is_none) {
                    self.add("empty place");
                }
            }
            Event::SeasonEnded { .. } => self.end_season(),
            Event::CardEvaluated {
                place, complete, ..
            } => self.evaluate(place, complete),
            Event::CompanionPlayed { .. } => self.companion = true,
            Event::MarkerPlaced { space, .. } => self.place(space),
            Event::NeutralPlaced { space, .. } => {
                self.neutrals.insert(space);
            }
            Event::RunicJourneyPlayed { color, .. } => {
                self.journey = Some(color);
                self.add(&format!("played {color}-journey"));
            }
            Event::MarkerMoved {
                owner, from, to, ..
            } => self.journey(owner, from, to),
            Event::FavorPaid {
                with: Payment::Rune,
                ..
            } => self.add("paid with a rune"),
            Event::Passed { .. } => self.add("passed"),
            Event::TieBroken { .. } => self.add("tie for fewest points"),
            Event::RuneDrawn { .. } => {
                self.runes_drawn += 1;
                if self.runes_drawn == 15 {
                    self.add("no rune left");
                }
            }
            Event::RuneRevealed { .. } if state.outcome().is_some() => {
                self.add("rune revealed at the final count");
            }
            Event::RuneRevealed { color, .. } => self.add(&format!("played {color}-favors")),
            _ => {}
        }
    }

    fn end_season(&mut self) {
        self.season_ended = true;
        self.neutrals.clear();
        self.in_play = self.colors.iter().flatten().count();
        self.evaluated = 0;
        self.complete = 0;
    }

    fn evaluate(&mut self, place: Place, complete: bool) {
        self.colors[place.index()] = None;
        self.evaluated += 1;
        self.complete += usize::from(complete);
        if self.evaluated == self.in_play {
            match self.complete {
                0 => self.add("season with no card complete"),
                all if all == self.in_play => self.add("season with every card complete"),
                _ => {}
            }
        }
        // The New Start card of season 2 lies at the fourth place, and so on.
        if complete && self.season > 1 && place.index() == self.season + 1 {
            self.add("new start card complete");
        }
    }

    fn place(&mut self, space: SpaceId) {
        if space.place().is_none() {
            self.add(&format!("used {space}"));
        }
        if !std::mem::take(&mut self.companion) {
            return;
        }
        match space.kind() {
            SpaceKind::Card(..) => self.add("companion on a card"),
            _ => self.add("companion on the Tree"),
        }
        if self.neutrals.contains(&space) {
            self.add("companion on a neutral marker");
        }
    }

    fn journey(&mut self, owner: Owner, from: SpaceId, to: SpaceId) {
        let color_at = |space: SpaceId| space.place().and_then(|p| self.colors[p.index()]);
        let (from_color, to_color) = (color_at(from), color_at(to));
        if to_color == self.journey {
            self.add("journey to the colour");
        }
        if from_color == self.journey {
            self.add("journey from the colour");
        }
        if owner == Owner::NEUTRAL {
            self.add("journey of a neutral marker");
            self.neutrals.remove(&from);
            self.neutrals.insert(to);
        }
    }
}
