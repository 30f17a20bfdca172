//! A table: what it is, and what can be asked of it.

use std::collections::VecDeque;
use std::fmt;
use std::sync::Arc;

use engawa_catalog::{AnyPlaythrough, resume};
use engawa_core::{FORMAT, RawOptions, Record, RecordError, Rng, Seat, Seed, Turn, Viewer};

use crate::draft::Draft;
use crate::earlier::Earlier;
use crate::{Arrangement, ChatLine, Holder, PersonId, Status, TableEvent, TableId, What};

/// How many lines of chat are kept in memory, and shown to whoever comes in.
pub const CHAT_KEPT: usize = 100;
/// How many moves are remembered, to recognise one that is sent twice.
const RECENT: usize = 32;

/// What never changes about a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The table's id.
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// The version of the game's rules.
    pub rules: u32,
    /// How many seats.
    pub players: usize,
    /// The options, every one of them.
    pub options: RawOptions,
    /// The seed of the draws, secret until the game is over.
    pub seed: Seed,
    /// When it was made.
    pub created: i64,
}

/// One table: its seats and settings, the game, and the draft of whoever is playing.
///
/// [`decide`](Self::decide) says what a command would change, [`apply`](Self::apply) changes it.
pub struct Table {
    pub(crate) header: Arc<Header>,
    pub(crate) arrangement: Arrangement,
    /// The game; before the start it stands ready, with nothing drawn. Shared with other copies
    /// of the table until it changes.
    pub(crate) base: Arc<Box<dyn AnyPlaythrough>>,
    pub(crate) draft: Option<Draft>,
    /// How many drafted moves and undos there were since the game last changed for everybody.
    pub(crate) drafted: usize,
    /// How many events have been applied, chat aside.
    pub(crate) events: u64,
    /// How many of them were moves, draws and undos.
    pub(crate) of_game: u64,
    /// How many times the game changed for everybody.
    pub(crate) seq: u64,
    /// When the game went back, and to how many moves and draws.
    pub(crate) rewinds: Vec<(u64, usize)>,
    pub(crate) asked: Option<Asked>,
    /// The seats that agree to end the game.
    pub(crate) ending: Vec<Seat>,
    pub(crate) recent: VecDeque<Recent>,
    pub(crate) chat: VecDeque<Arc<(i64, ChatLine)>>,
    /// Those who sit here, in the order in which they came with the name they have.
    pub(crate) came: Vec<PersonId>,
    /// Since when it has been this seat's turn.
    pub(crate) acting: (Option<Seat>, i64),
    /// Who last did something final, and how many turns were finished then.
    pub(crate) mover: (Option<Seat>, u32),
    /// The game at some earlier moments, only while the table is rebuilt.
    pub(crate) earlier: Option<Earlier>,
}

/// Somebody asks to take final moves back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// The number of the question: no other at this table has the same.
    pub number: u64,
    /// Who asks.
    pub by: Seat,
    /// The game would go back to its first so many moves and draws.
    pub to: usize,
    /// Who has not answered yet.
    pub waiting: Vec<Seat>,
}

/// A move that was made: what it answered, and what it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Recent {
    pub seq: u64,
    pub step: u32,
    pub seat: Seat,
    pub text: String,
}

/// A table can't be rebuilt from what is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damaged {
    /// The number of the event that can't be applied, from 1; `None` if it is the table itself.
    pub event: Option<usize>,
    /// What is wrong.
    pub why: String,
}

impl fmt::Display for Damaged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.event {
            Some(number) => write!(f, "event {number}: {}", self.why),
            None => f.write_str(&self.why),
        }
    }
}

impl std::error::Error for Damaged {}

impl From<RecordError> for Damaged {
    fn from(error: RecordError) -> Self {
        Self::new(error.to_string())
    }
}

impl Damaged {
    pub(crate) fn new(why: impl Into<String>) -> Self {
        let why = why.into();
        Self { event: None, why }
    }
}

impl Table {
    /// The table that these events lead to.
    pub fn rebuild<'a>(
        header: Header,
        events: impl IntoIterator<Item = &'a TableEvent> + Clone,
    ) -> Result<Self, Damaged> {
        let arranged = events
            .clone()
            .into_iter()
            .find_map(|event| match &event.what {
                What::Arranged(arrangement) => Some(arrangement),
                _ => None,
            });
        let arranged = arranged.ok_or_else(|| Damaged::new("nobody ever sat here"))?;
        let mut table = Self::bare(header, arranged.taken_over())?;
        table.earlier = Some(Earlier::default());
        for (i, event) in events.into_iter().enumerate() {
            table.apply(event).map_err(|damaged| Damaged {
                event: Some(i + 1),
                ..damaged
            })?;
        }
        table.earlier = None;
        Ok(table)
    }

    /// A table at which nothing has happened yet.
    fn bare(header: Header, taken_over: usize) -> Result<Self, Damaged> {
        let record = Record {
            format: FORMAT,
            game: header.game.clone(),
            rules: header.rules,
            options: header.options.clone(),
            players: header.players,
            seed: None,
            continued: taken_over,
            events: Vec::new(),
            result: None,
        };
        Ok(Self {
            base: Arc::new(resume(&record, header.seed)?),
            header: Arc::new(header),
            arrangement: Arrangement::default(),
            draft: None,
            drafted: 0,
            events: 0,
            of_game: 0,
            seq: 0,
            rewinds: Vec::new(),
            asked: None,
            ending: Vec::new(),
            recent: VecDeque::new(),
            chat: VecDeque::new(),
            came: Vec::new(),
            acting: (None, 0),
            mover: (None, 0),
            earlier: None,
        })
    }

    /// What never changes about it.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The table's id.
    pub fn id(&self) -> &TableId {
        &self.header.id
    }

    /// Seats and settings.
    pub const fn arrangement(&self) -> &Arrangement {
        &self.arrangement
    }

    /// Seats and settings for lists, with the seat to act.
    pub fn listed(&self) -> Arrangement {
        Arrangement {
            to_act: self.turn().seat().map(Seat::index),
            ..self.arrangement.clone()
        }
    }

    /// How far it is.
    pub const fn status(&self) -> Status {
        self.arrangement.status
    }

    /// How many events it has, chat aside: the number of the last one.
    pub const fn events(&self) -> u64 {
        self.events
    }

    /// How many times the game changed for everybody.
    pub const fn seq(&self) -> u64 {
        self.seq
    }

    /// Who asks to take moves back, if somebody does.
    pub const fn asked(&self) -> Option<&Asked> {
        self.asked.as_ref()
    }

    /// The seats that agree to end the game.
    pub fn ending(&self) -> &[Seat] {
        &self.ending
    }

    /// The game, final moves only, with everything in it: not for the eyes of players.
    pub fn game(&self) -> &dyn AnyPlaythrough {
        self.base.as_ref().as_ref()
    }

    /// The game as everybody may look at it after its end, or after everybody ended it.
    pub fn finished(&self) -> Option<&dyn AnyPlaythrough> {
        let begun = self.base.history().len() > self.arrangement.taken_over();
        let over = match self.status() {
            Status::Finished => true,
            Status::Closed => begun,
            Status::Open | Status::Playing => false,
        };
        over.then_some(self.game())
    }

    /// Whose turn it is for everybody.
    pub fn turn(&self) -> Turn {
        match self.status() {
            Status::Playing => self.base.turn(),
            Status::Open => Turn::Chance,
            Status::Finished | Status::Closed => Turn::Over,
        }
    }

    /// The seat to act, if a bot plays it, and the bot's level.
    pub fn bot_to_act(&self) -> Option<(Seat, &str)> {
        let seat = self.turn().seat()?;
        Some((seat, self.arrangement.holder(seat)?.bot()?))
    }

    /// The people who play themselves; not those for whom a bot plays.
    pub fn people_playing(&self) -> impl Iterator<Item = &PersonId> {
        let seats = self.arrangement.seats.iter();
        let playing = seats.filter(|holder| holder.stand_in().is_none());
        playing.filter_map(Holder::person)
    }

    /// When the house has to act: since when a bot is to play, or when somebody's time is up.
    pub fn due(&self) -> Option<i64> {
        match self.bot_to_act() {
            Some(_) => Some(self.acting.1),
            None => self.time_out_at(),
        }
    }

    /// Lines of chat with a greater number, and when they were said.
    pub fn chat_since(&self, line: i64) -> impl Iterator<Item = &(i64, ChatLine)> {
        let chat = self.chat.iter().map(Arc::as_ref);
        chat.filter(move |(_, said)| said.line > line)
    }

    /// Everybody with a name here, in the order in which they have a right to it: the host, those
    /// who sit here as they came, those who chat. Who takes another name comes last of those who
    /// sit.
    pub fn names(&self) -> impl Iterator<Item = (&PersonId, &str)> {
        let host = &self.arrangement.host;
        let others = self.came.iter().filter(move |person| *person != host);
        let seated = others.flat_map(|person| self.arrangement.names_of(person));
        let chat = move |of_host: bool| {
            let lines = self.chat.iter().map(|line| &line.1);
            let lines = lines.filter(move |line| (line.person == *host) == of_host);
            lines.map(|line| (&line.person, line.name.as_str()))
        };
        let of_host = self.arrangement.names_of(host).chain(chat(true));
        of_host.chain(seated).chain(chat(false))
    }

    /// The same table as `viewer` could imagine it: what they can't see is sampled, and nobody
    /// has drafted anything.
    pub fn imagined(&self, viewer: Viewer, rng: &mut Rng) -> Self {
        Self {
            base: Arc::new(self.base.imagined(viewer, rng)),
            draft: None,
            ..self.clone()
        }
    }

    pub(crate) fn last_chat_line(&self) -> i64 {
        self.chat.back().map_or(0, |said| said.1.line)
    }

    pub(crate) fn seats_of(&self, person: &PersonId) -> Vec<Seat> {
        self.arrangement.seats_of(person).collect()
    }

    /// The seats whose person has a say in what becomes of the game, `person`'s own aside.
    pub(crate) fn others_with_a_say(&self, person: &PersonId) -> Vec<Seat> {
        let seats = self.arrangement.seats.iter().enumerate();
        let others = seats.filter(|(_, holder)| holder.has_a_say() && !holder.is(person));
        others.map(|(i, _)| Seat::new(i)).collect()
    }

    pub(crate) fn is_bot(&self, seat: Seat) -> bool {
        let holder = self.arrangement.holder(seat);
        holder.and_then(Holder::bot).is_some()
    }

    /// The game with the draft of whoever is playing.
    pub(crate) fn tip(&self) -> &dyn AnyPlaythrough {
        let draft = self.draft.as_ref();
        draft.map_or(self.game(), |draft| draft.tip.as_ref().as_ref())
    }

    /// Whether the draft is a whole turn, or something has to be drawn before it goes on.
    pub(crate) fn draft_is_complete(&self) -> bool {
        let draft = self.draft.as_ref();
        draft.is_some_and(|draft| draft.is_complete(self.game()))
    }

    /// The number of the state of the seat's draft.
    pub(crate) fn step_of(&self, seat: Seat) -> u32 {
        let draft = self.draft.as_ref().filter(|draft| draft.seat == seat);
        draft.map_or(0, |draft| draft.step)
    }

    /// The game, to change it: other copies of the table keep theirs.
    pub(crate) fn base_mut(&mut self) -> &mut dyn AnyPlaythrough {
        own(&mut self.base)
    }

    pub(crate) fn remember(&mut self, seat: Seat, text: &str) {
        if self.recent.len() == RECENT {
            self.recent.pop_front();
        }
        self.recent.push_back(Recent {
            seq: self.seq,
            step: self.step_of(seat),
            seat,
            text: text.to_owned(),
        });
    }
}

/// A game of one's own, to change it.
pub(crate) fn own(game: &mut Arc<Box<dyn AnyPlaythrough>>) -> &mut dyn AnyPlaythrough {
    if Arc::get_mut(game).is_none() {
        *game = Arc::new(game.fork());
    }
    let game = Arc::get_mut(game).expect("nobody else has a fork just made");
    game.as_mut()
}

/// Cheap: the game is shared until it changes.
impl Clone for Table {
    fn clone(&self) -> Self {
        Self {
            header: Arc::clone(&self.header),
            arrangement: self.arrangement.clone(),
            base: Arc::clone(&self.base),
            draft: self.draft.clone(),
            drafted: self.drafted,
            events: self.events,
            of_game: self.of_game,
            seq: self.seq,
            rewinds: self.rewinds.clone(),
            asked: self.asked.clone(),
            ending: self.ending.clone(),
            recent: self.recent.clone(),
            chat: self.chat.clone(),
            came: self.came.clone(),
            acting: self.acting,
            mover: self.mover,
            earlier: None,
        }
    }
}

/// Two tables are equal if nobody could ever tell them apart.
impl PartialEq for Table {
    fn eq(&self, other: &Self) -> bool {
        self.header == other.header
            && self.arrangement == other.arrangement
            && self.base.equals(other.game())
            && self.draft == other.draft
            && self.drafted == other.drafted
            && self.events == other.events
            && self.of_game == other.of_game
            && self.seq == other.seq
            && self.rewinds == other.rewinds
            && self.asked == other.asked
            && self.ending == other.ending
            && self.recent == other.recent
            && self.chat == other.chat
            && self.acting == other.acting
            && self.mover == other.mover
    }
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table")
            .field("header", &self.header)
            .field("arrangement", &self.arrangement)
            .field("game", &self.base.record().events)
            .field("draft", &self.draft)
            .field("seq", &self.seq)
            .field("events", &self.events)
            .finish_non_exhaustive()
    }
}
