//! The trait that every game implements.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;
use serde_json::Value;

use crate::options::list;
use crate::{
    CheckedOptions, Fault, GameView, IllegalDraw, IllegalMove, NotationError, OptionSpec,
    OptionsError, Outcome, RawOptions, Rng, Scores, Seat, Setup, Sink, Turn, Viewer,
};

/// What is known about a game before it starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct GameInfo {
    /// The short name, e.g. `gorinto`.
    pub id: &'static str,
    /// The title.
    pub name: &'static str,
    /// Who designed it.
    pub designer: &'static str,
    /// The version of the rules as coded here; raised when an old record would replay otherwise.
    pub rules: u32,
    /// The player counts.
    pub players: &'static [usize],
    /// What there is to choose.
    pub options: &'static [OptionSpec],
    /// How many action ids there are: they are 0 to `actions` − 1.
    pub actions: u32,
    /// No game has more events (moves and draws) than this.
    pub max_events: usize,
}

/// What was chosen for a game, as a type. A [`Setup`] pairs it with a number of players.
pub trait GameOptions: Clone + Eq + Debug + Send + Sync + 'static {
    /// Takes over what was chosen. Keys, values and player counts have been checked against
    /// [`GameInfo::options`]; documents and combinations are checked here.
    fn read(chosen: &CheckedOptions<'_>) -> Result<Self, OptionsError>;
    /// The options as they are written in a record, every one of them.
    fn to_raw(&self) -> RawOptions;
}

/// A game in progress: the complete state, and the rules that move it.
///
/// The state holds no future: what has not been drawn is a multiset, and it is drawn at the
/// moment it is revealed. At [`Turn::Chance`] the driver samples a draw and plays it.
pub trait Game: Clone + Eq + Debug + Send + Sync + Sized + 'static {
    /// What is known about the game.
    const INFO: &'static GameInfo;

    /// Its options.
    type Options: GameOptions;
    /// One small choice of a player. Its text is the notation of the record.
    type Move: Copy
        + Eq
        + Hash
        + Debug
        + Display
        + FromStr<Err = NotationError>
        + Send
        + Sync
        + 'static;
    /// One random event. Its text is the notation of the record.
    type Draw: Clone + Eq + Debug + Display + FromStr<Err = NotationError> + Send + Sync + 'static;
    /// Something that happened, in the past tense.
    type Event: Clone + Eq + Debug + Serialize + Send + Sync + 'static;
    /// What one viewer may know, and nothing else.
    type View: GameView<Move = Self::Move>;
    /// What the rules can tell a person who looks at a view and thinks.
    type Aids: Serialize;
    /// The complete, unredacted state in a readable form, for traces.
    type Snapshot: Serialize;

    /// Reads a document (a map, a set of cards) for the option `key`, or says every fault of it
    /// at once. The value can then be given as that option's value.
    fn read_document(key: &str, text: &str) -> Result<Value, Vec<Fault>> {
        let _ = text;
        let problem = format!("{} takes no documents here", Self::INFO.name);
        Err(vec![Fault::new(format!("option `{key}`"), problem)])
    }

    /// The document that comes with the game as `value` of the option `key`, as text: something
    /// to begin one's own with. [`read_document`](Self::read_document) takes it as it is.
    fn built_in_document(key: &str, value: &str) -> Option<&'static str> {
        let _ = (key, value);
        None
    }

    /// A new game, before anything was drawn.
    fn start(setup: &Setup<Self>) -> Self;
    /// How many seats there are.
    fn players(&self) -> usize;
    /// Who has to act.
    fn turn(&self) -> Turn;
    /// How many turns of players have been finished. All choices made while this number stays
    /// the same belong to one turn, and can be taken back together.
    fn turns_taken(&self) -> u32;

    /// Appends every legal move of the seat whose turn it is, without duplicates, in a fixed
    /// order; nothing at [`Turn::Chance`] and [`Turn::Over`]. Never empty at [`Turn::Seat`].
    fn legal_moves(&self, moves: &mut Vec<Self::Move>);
    /// Plays a move that is known to be legal. Others give an arbitrary state or a panic.
    fn play_unchecked<S: Sink<Self>>(&mut self, mv: Self::Move, sink: &mut S);

    /// Samples what is drawn now. Only at [`Turn::Chance`].
    fn sample_draw(&self, rng: &mut Rng) -> Self::Draw;
    /// Whether this could be drawn now.
    fn check_draw(&self, draw: &Self::Draw) -> Result<(), IllegalDraw>;
    /// Plays a draw that is known to be possible.
    fn play_draw_unchecked<S: Sink<Self>>(&mut self, draw: &Self::Draw, sink: &mut S);

    /// The scores now.
    fn scores(&self) -> Scores;
    /// The one `seat` shares its score with, if it plays in a team.
    fn partner(&self, seat: Seat) -> Option<Seat> {
        let _ = seat;
        None
    }
    /// How the game ended; `None` before [`Turn::Over`].
    fn outcome(&self) -> Option<Outcome>;

    /// What `viewer` may know.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// What each choice would do, who leads where, what is missing. Made of the view alone, so
    /// it can't give anything away.
    fn aids(view: &Self::View) -> Self::Aids;
    /// A complete state that looks like `view`, the unknown sampled as fairly as the rules
    /// allow to infer it.
    fn imagine(view: &Self::View, rng: &mut Rng) -> Self;
    /// The event as `viewer` may see it; `None` if they see nothing of it.
    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event> {
        let _ = viewer;
        Some(event.clone())
    }
    /// The complete state in readable form.
    fn snapshot(&self) -> Self::Snapshot;

    /// The fixed number of a move, below [`GameInfo::actions`].
    fn action_id(mv: Self::Move) -> u32;
    /// The move with that number.
    fn action(id: u32) -> Option<Self::Move>;

    /// Plays a move if it is legal; otherwise the state stays untouched.
    fn play<S: Sink<Self>>(&mut self, mv: Self::Move, sink: &mut S) -> Result<(), IllegalMove> {
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        if moves.contains(&mv) {
            self.play_unchecked(mv, sink);
            return Ok(());
        }
        let mv = mv.to_string();
        Err(match self.turn() {
            Turn::Seat(_) => IllegalMove::NotLegal {
                mv,
                possible: some_of(&moves),
            },
            Turn::Chance => IllegalMove::DrawFirst { mv },
            Turn::Over => IllegalMove::Over { mv },
        })
    }

    /// Plays a draw if it is possible; otherwise the state stays untouched.
    fn play_draw<S: Sink<Self>>(
        &mut self,
        draw: &Self::Draw,
        sink: &mut S,
    ) -> Result<(), IllegalDraw> {
        match self.turn() {
            Turn::Seat(seat) => Err(IllegalDraw::new(draw, format!("a move of seat {seat}"))),
            Turn::Over => Err(IllegalDraw::new(
                draw,
                "nothing more: the game is over; nothing",
            )),
            Turn::Chance => {
                self.check_draw(draw)?;
                self.play_draw_unchecked(draw, sink);
                Ok(())
            }
        }
    }
}

/// The first few of a list of moves, in notation.
fn some_of<M: Display>(moves: &[M]) -> String {
    const SHOWN: usize = 12;
    let mut text = list(moves.iter().take(SHOWN));
    if moves.len() > SHOWN {
        text.push_str(&format!(" … ({} in all)", moves.len()));
    }
    text
}
