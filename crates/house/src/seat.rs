//! A seat view as its player or spectator has it: what it knows, what has happened in words, pictures, and a bot to
//! ask.

use crate::thinking::SeatBot;
use crate::{BotSpec, GamesError, Housed, Thinking};
use princely_core::{Diagram, Game, Quick, Seat, Viewer};
use princely_protocol::{Happened, Hello, LogLine, ProblemCode, Raw, SeenEntry, Version};
use princely_table::{AnySeatView, Hosted, SeatView, Unheard, raw};
use princely_words::{Names, Words};
use std::any::Any;
use std::fmt;

/// What an entry meant to the viewer.
#[derive(Clone, PartialEq, Debug)]
pub struct Heard {
    /// What happened, in the game's own form, as the viewer learns of it.
    pub events: Vec<Raw>,
    /// After how many of these events the turn of the player who acted is over, if several steps were sent at once and
    /// the last of them ended more than the turn. Then the entry is two moments: the turn, and what followed from it.
    pub turn: Option<u32>,
    /// Whether earlier entries were taken back, so that everything may look different.
    pub is_undo: bool,
}

/// A seat view with everything that the house adds to it.
pub trait AnySeat: Send {
    /// What the viewer knows, and the questions that may be asked about it.
    fn view(&self) -> &dyn AnySeatView;

    /// Hears an entry: what happened in the game, and whether earlier entries were taken back.
    fn hear(&mut self, entry: &SeenEntry) -> Result<Heard, Unheard>;

    /// All that has happened, as far as the viewer may look it up, each event with the version of its entry. Entries that
    /// were taken back are left out.
    fn story(&self) -> Vec<(Version, Raw)>;

    /// Whether the viewer's turn could come now, before that of others ([`SeatView::can_go_ahead`]).
    fn can_go_ahead(&self) -> bool;

    /// From now on it is the viewer's turn, if it can come now ([`SeatView::go_ahead`]).
    fn go_ahead(&mut self);

    /// What the players are called, and who is reading.
    fn names(&self) -> &Names;

    /// What has happened since a version, as far as the viewer may look it up. Entries that were taken back are left
    /// out.
    fn log(&self, since: Version, words: &Words) -> Vec<LogLine>;

    /// An action in words.
    fn action_text(&self, action: &Raw, words: &Words) -> Result<String, ProblemCode>;

    /// The position in words.
    #[cfg(feature = "pictures")]
    fn position_text(&self, words: &Words) -> String;

    /// What the viewer knows, in one line, as `docs/records.md` says; `None` if this game, or this position, has no
    /// diagram.
    fn diagram(&self) -> Option<String>;

    /// A picture of the table as an SVG, if the game has one. It shows only what everybody sees.
    fn picture(&self, words: &Words) -> Option<String>;

    /// A bot that can be asked what this seat should do.
    fn bot(&self, spec: &BotSpec) -> Result<Box<dyn Thinking>, GamesError>;

    /// The seat with its type, for callers that know the game.
    fn as_any(&self) -> &dyn Any;
}

/// A seat at a table of one game.
pub struct Seated<G: Hosted> {
    pub(crate) view: SeatView<G>,
    names: Names,
    log: Vec<Logged<G>>,
}

/// What an entry told the viewer.
struct Logged<G: Game> {
    events: Vec<G::Event>,
    /// How many steps of the game it has.
    steps: usize,
    /// Who acted, if somebody did.
    actor: Option<Seat>,
    stands: bool,
}

impl<G: Housed> Seated<G> {
    /// A viewer who has been told nothing yet.
    pub fn new(hello: &Hello) -> Result<Seated<G>, ProblemCode> {
        let view = SeatView::<G>::new(hello)?;
        let given = hello.chairs.iter().map(|chair| chair.name.clone().unwrap_or_default());
        let viewer: Viewer = hello.viewer.into();
        let names = Names::given(given).seen_by(viewer).playing(view.game());
        Ok(Seated { view, names, log: Vec::new() })
    }

    /// What the viewer knows, with its type.
    pub fn seat_view(&self) -> &SeatView<G> {
        &self.view
    }

    /// What has happened since a version, as the viewer learned of it, each event with the version of its entry.
    /// Entries that were taken back are left out.
    pub fn events(&self, since: Version) -> impl DoubleEndedIterator<Item = (Version, &G::Event)> {
        let entries = self.log.iter().enumerate().skip(since as usize).filter(|(_, logged)| logged.stands);
        entries.flat_map(|(at, logged)| logged.events.iter().map(move |event| (at as Version + 1, event)))
    }

    /// How many steps the game has up to a version, without those that were taken back. A record counts the same way:
    /// its set-up is the first step and has the number 0.
    pub fn steps(&self, version: Version) -> usize {
        let entries = self.log.iter().take(version as usize).filter(|logged| logged.stands);
        entries.map(|logged| logged.steps).sum()
    }

    /// The same, as far as the viewer may look it up.
    fn recalled(&self, since: Version) -> impl Iterator<Item = (Version, G::Event)> {
        let known = self.view.known();
        let recall = move |event| known.game.recall(event, known.viewer, known.aid);
        self.events(since).filter_map(move |(version, event)| Some((version, recall(event)?)))
    }

    /// After how many events of an act the turn of its player ends, if more follows from that.
    fn end_of_turn(&self, entry: &SeenEntry, events: &[G::Event]) -> Option<u32> {
        let Happened::Act { steps, .. } = &entry.happened else { return None };
        let end = 1 + events.iter().position(|event| self.view.game().ends_turn(event))?;
        (steps.len() > 1 && end < events.len()).then_some(end as u32)
    }

    /// The first other seat that has acted since this seat's latest act.
    pub fn moved_since(&self, seat: Seat) -> Option<Seat> {
        let acts: Vec<Seat> =
            self.log.iter().filter(|logged| logged.stands).filter_map(|logged| logged.actor).collect();
        let own = acts.iter().rposition(|actor| *actor == seat)?;
        acts.get(own + 1).copied()
    }
}

impl<G: Housed> AnySeat for Seated<G> {
    fn view(&self) -> &dyn AnySeatView {
        &self.view
    }

    fn can_go_ahead(&self) -> bool {
        self.view.can_go_ahead()
    }

    fn go_ahead(&mut self) {
        self.view.go_ahead();
    }

    fn hear(&mut self, entry: &SeenEntry) -> Result<Heard, Unheard> {
        let before = self.view.version();
        let heard = self.view.hear(entry)?;
        let written = Heard {
            events: heard.events.iter().map(raw).collect(),
            turn: self.end_of_turn(entry, &heard.events),
            is_undo: heard.is_undo,
        };
        if self.view.version() > before {
            let (steps, actor) = match &entry.happened {
                Happened::Chance { .. } => (1, None),
                Happened::Act { seat, steps } => (steps.len(), Some(*seat)),
                _ => (0, None),
            };
            self.log.push(Logged { events: heard.events, steps, actor, stands: true });
            if let Happened::Undo { takes_back, .. } = &entry.happened {
                for &version in takes_back {
                    let at = (version as usize).checked_sub(1);
                    if let Some(logged) = at.and_then(|at| self.log.get_mut(at)) {
                        logged.stands = false;
                    }
                }
            }
        }
        Ok(written)
    }

    fn story(&self) -> Vec<(Version, Raw)> {
        self.recalled(0).map(|(version, event)| (version, raw(&event))).collect()
    }

    fn names(&self) -> &Names {
        &self.names
    }

    fn log(&self, since: Version, words: &Words) -> Vec<LogLine> {
        let game = self.view.game();
        let line = |(version, event): (Version, G::Event)| {
            let text = words.line(&game.describe(&event), &self.names);
            LogLine { version, text, event: raw(&event) }
        };
        self.recalled(since).map(line).collect()
    }

    fn action_text(&self, action: &Raw, words: &Words) -> Result<String, ProblemCode> {
        let game = self.view.game();
        let action = action.read().map_err(|_| ProblemCode::Malformed)?;
        Ok(game.action_text(words, &action, &self.names))
    }

    #[cfg(feature = "pictures")]
    fn position_text(&self, words: &Words) -> String {
        self.view.game().position_text(words, self.view.observation(), &self.names)
    }

    fn diagram(&self) -> Option<String> {
        let (observation, viewer) = (self.view.observation().clone(), self.view.viewer());
        self.view.game().diagram(&Diagram::Seen(observation, viewer))
    }

    fn picture(&self, words: &Words) -> Option<String> {
        let game = self.view.game();
        // A picture shows only what everybody sees, so any world that looks like this one will do.
        let world = game.determinize(self.view.observation(), &mut Quick(0));
        game.picture(&world, words, &self.names)
    }

    fn bot(&self, spec: &BotSpec) -> Result<Box<dyn Thinking>, GamesError> {
        Ok(Box::new(SeatBot::new(self.view.game(), spec)?))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl<G: Hosted> fmt::Debug for Seated<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Seated").field("view", &self.view).finish_non_exhaustive()
    }
}
