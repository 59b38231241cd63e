//! What can be asked of an opened record of any game.

use crate::GamesError;
use princely_core::record::{EndedBy, SeenBy};
use princely_core::{Aid, Seat, Viewer};
use princely_protocol::Raw;
use princely_words::Words;
use serde::Serialize;
use serde_json::Value;
use std::any::Any;

/// Who looks at a replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sight {
    /// Sees all that the record holds: in a whole game everything, in a viewer's record what that viewer saw.
    Open,
    /// Sees what this viewer saw.
    Of(Viewer),
}

/// An opened record: it is verified once, and can then go to any of its entries within a few milliseconds.
///
/// [`Replay::go`] chooses the entry; all other questions are about the moment after it. A record that holds only what
/// one viewer saw answers for that viewer and for [`Sight::Open`]; other questions are refused
/// ([`GamesError::NotSeen`]).
pub trait Replay: Send {
    /// A summary of the record.
    fn verified(&self) -> &Verified;

    /// The current moment: after how many entries; 0 is after the set-up.
    fn at(&self) -> usize;

    /// Goes to the moment after `entry` entries.
    fn go(&mut self, entry: usize) -> Result<(), GamesError>;

    /// How many seats there are.
    fn seats(&self) -> u8;

    /// Whose turn it is: `seats`, `chance` or `over`.
    fn turn(&self) -> &'static str;

    /// The seats that are to act.
    fn to_act(&self) -> Vec<Seat>;

    /// The round.
    fn round(&self) -> u32;

    /// What happened in the latest entry, in the game's own form.
    fn events(&self, sight: Sight) -> Result<Vec<Raw>, GamesError>;

    /// The same in words, a sentence for each event.
    fn sentences(&self, sight: Sight, words: &Words) -> Result<Vec<String>, GamesError>;

    /// An action of the game in words, for whoever knows what was done.
    fn action_text(&self, action: &Raw, words: &Words) -> Result<String, GamesError>;

    /// The position in words. With [`Sight::Open`], the first seat to act sees it.
    #[cfg(feature = "pictures")]
    fn position(&self, sight: Sight, words: &Words) -> Result<String, GamesError>;

    /// The position in one line, as `docs/records.md` says. With [`Sight::Open`] it shows all that the record holds.
    #[cfg(feature = "pictures")]
    fn diagram(&self, sight: Sight) -> Result<String, GamesError>;

    /// What a client shows to a viewer.
    fn view(&self, viewer: Viewer, aid: Aid) -> Result<Value, GamesError>;

    /// The whole state, hidden parts included, as a trace shows it. Refused if the record is that of one viewer.
    fn state(&self) -> Result<Value, GamesError>;

    /// What a client can offer to a seat without knowing a rule; null if the seat is not to act.
    fn choices(&self, seat: Seat) -> Result<Value, GamesError>;

    /// The answer to a question of the game about one thing, such as where a tile may lie.
    fn answer(&self, seat: Seat, question: &Value) -> Result<Value, GamesError>;

    /// What is legal for `seat`, or for all seats that are to act, as far as the record can say.
    fn legal(&self, seat: Option<Seat>, words: &Words) -> Result<Legal, GamesError>;

    /// How many actions are legal for `seat`; 0 if it is not to act.
    fn options(&self, seat: Seat) -> Result<usize, GamesError>;

    /// A picture of the table as an SVG. It shows only what everybody sees.
    fn picture(&self, words: &Words) -> Result<String, GamesError>;

    /// The whole record as a viewer saw it, as one line of JSON without the line end. `meta` is left out: it may tell
    /// the seed.
    fn seen_record(&self, viewer: Viewer) -> Result<String, GamesError>;

    /// The replay with its type, [`Opened`](super::Opened), for callers that know the game.
    fn as_any(&self) -> &dyn Any;
}

/// A summary of a verified record.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Verified {
    /// The id of the game.
    pub game: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// What was agreed before the game.
    pub options: Value,
    /// Whose record it is, if it holds only what one viewer saw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seen_by: Option<SeenBy>,
    /// How many entries there are after the set-up.
    pub entries: usize,
    /// Whether the game was played to its end.
    pub finished: bool,
    /// The result, null in an unfinished game.
    pub result: Value,
    /// Who left before the end, if somebody did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ended_by: Option<EndedBy>,
    /// What the writer noted beside the game.
    pub meta: Option<Value>,
}

/// What was legal at a moment of a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Legal {
    /// After how many entries.
    pub at: usize,
    /// Whose turn it is: `seats`, `chance` or `over`.
    pub turn: &'static str,
    /// The seats that are to act.
    pub to_act: Vec<Seat>,
    /// The legal actions of each of these seats, as far as the record can say.
    pub legal: Vec<LegalOf>,
}

/// The legal actions of a seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LegalOf {
    /// The seat.
    pub seat: Seat,
    /// How many there are.
    pub count: usize,
    /// All of them, as records write them.
    pub actions: Vec<Value>,
    /// All of them, in words.
    #[serde(skip)]
    pub texts: Vec<String>,
}
