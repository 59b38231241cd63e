//! The other end of a table. A seat view is told what one viewer may see, and rebuilds what that viewer knows, with the
//! same engine as the host.

use crate::Hosted;
use crate::answers::Known;
use crate::company::{Company, Outline, way_back};
use crate::feed::raw;
use crate::journal::short;
use princely_core::{Aid, Seat, Seen, Turn, Viewer, follow};
use princely_protocol::{
    Happened, Hello, Millis, ProblemCode, Raw, SeenEntry, Sitter, Standing, Terms, Version,
};
use std::fmt;

/// A table as one viewer knows it.
pub struct SeatView<G: Hosted> {
    game: G,
    viewer: Viewer,
    aid: Aid,
    told: Vec<Followed<G>>,
    observation: G::Observation,
    company: Company,
}

/// An entry as the viewer was told it.
struct Followed<G: Hosted> {
    at: Millis,
    /// Who acted in the game, and whether a bot did it for the seat; `Some(None)` for chance.
    actor: Option<Option<(Seat, bool)>>,
    steps: Vec<Seen<G>>,
    stands: bool,
}

/// What an entry meant to the viewer.
#[derive(Clone, PartialEq, Debug)]
pub struct Heard<E> {
    /// What happened in the game, as the viewer learns of it.
    pub events: Vec<E>,
    /// Whether earlier entries were taken back, so that everything may look different.
    pub is_undo: bool,
}

impl<E: serde::Serialize> Heard<E> {
    /// The same with its events in the game's own form.
    pub fn written(&self) -> Heard<Raw> {
        Heard { events: self.events.iter().map(raw).collect(), is_undo: self.is_undo }
    }
}

/// Why an entry was not accepted.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unheard {
    /// Entries are missing before this one: ask for them.
    #[error("entry {expected} was expected, but here is entry {found}")]
    Gap {
        /// The version that would come next.
        expected: Version,
        /// The version of the entry.
        found: Version,
    },
    /// The host tells something that cannot have happened: it plays by other rules, or does not tell the truth.
    #[error("entry {version} cannot have happened: {why}")]
    Impossible {
        /// The version of the entry.
        version: Version,
        /// What is wrong with it.
        why: String,
    },
}

impl<G: Hosted> SeatView<G> {
    /// A seat view that has been told nothing yet.
    pub fn new(hello: &Hello) -> Result<SeatView<G>, ProblemCode> {
        if hello.wire != princely_protocol::WIRE {
            return Err(ProblemCode::WireVersion);
        }
        SeatView::with_game(game_of(&hello.terms)?, hello)
    }

    /// The same for a game that has been made from the terms already.
    pub(crate) fn with_game(game: G, hello: &Hello) -> Result<SeatView<G>, ProblemCode> {
        let viewer: Viewer = hello.viewer.into();
        if viewer.is_some_and(|seat| seat.0 >= game.seats())
            || hello.chairs.len() != usize::from(game.seats())
        {
            return Err(ProblemCode::NoSuchSeat);
        }
        Ok(SeatView {
            observation: game.observe(&game.start(), viewer),
            viewer,
            aid: hello.terms.aid.into(),
            told: Vec::new(),
            company: Company::new(hello.chairs.iter().map(|chair| chair.sitter.clone()).collect()),
            game,
        })
    }

    /// The game.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The viewer.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// What the viewer knows.
    pub fn observation(&self) -> &G::Observation {
        &self.observation
    }

    /// How many entries were told.
    pub fn version(&self) -> Version {
        self.told.len() as Version
    }

    /// Who is to act.
    pub fn turn(&self) -> Turn {
        self.known().turn()
    }

    /// Who plays for a seat now.
    pub fn sitter(&self, seat: Seat) -> Option<&Sitter> {
        self.company.sitter(seat)
    }

    /// When the latest entry was made.
    pub fn latest(&self) -> Option<Millis> {
        self.told.last().map(|entry| entry.at)
    }

    /// How the table stands for the viewer.
    pub fn standing(&self) -> Standing {
        let stands = self.told.iter().enumerate().rev().filter(|(_, entry)| entry.stands);
        let steps = stands.filter_map(|(at, entry)| Some((at as Version, entry.actor?)));
        let way_back = self.viewer.and_then(|seat| way_back(steps, seat));
        self.company.standing(self.version(), self.turn(), way_back)
    }

    /// What the viewer knows, ready to be asked.
    pub fn known(&self) -> Known<'_, G> {
        Known {
            game: &self.game,
            observation: &self.observation,
            viewer: self.viewer,
            aid: self.aid,
            is_over: self.company.is_over(),
        }
    }

    /// Whether the viewer's turn could come now, before the turns of others. It lets players try things out while
    /// others think.
    pub fn can_go_ahead(&self) -> bool {
        !self.company.is_over() && self.game.ahead(&self.observation).is_some()
    }

    /// Makes it the viewer's turn, if that could come now. Entries that are told afterwards may then be impossible, so
    /// this is for a separate seat view.
    pub fn go_ahead(&mut self) {
        if let Some(ahead) = self.game.ahead(&self.observation).filter(|_| !self.company.is_over()) {
            self.observation = ahead;
        }
    }

    /// Takes an entry. An entry that was told before is skipped.
    pub fn hear(&mut self, entry: &SeenEntry) -> Result<Heard<G::Event>, Unheard> {
        let (expected, found) = (self.version() + 1, entry.version);
        if found < expected {
            return Ok(Heard { events: Vec::new(), is_undo: false });
        }
        if found > expected {
            return Err(Unheard::Gap { expected, found });
        }
        let impossible = |why: String| Unheard::Impossible { version: found, why: short(&why) };
        let mut heard = Heard { events: Vec::new(), is_undo: false };
        let steps = Self::read(&entry.happened).map_err(impossible)?;
        let mut observation = None;
        for step in &steps {
            let before = observation.as_ref().unwrap_or(&self.observation);
            let after = follow(&self.game, before, self.viewer, step, &mut heard.events);
            observation = Some(after.map_err(|error| impossible(error.to_string()))?);
        }
        if let Happened::Undo { takes_back, .. } = &entry.happened {
            self.take_back(takes_back).map_err(impossible)?;
            heard.is_undo = true;
        }
        let actor = match &entry.happened {
            Happened::Act { seat, .. } => Some(Some((*seat, self.company.is_bot(*seat)))),
            Happened::Chance { .. } => Some(None),
            _ => None,
        };
        self.company.note(found, Outline::seen(&entry.happened));
        if let Some(observation) = observation {
            self.observation = observation;
        }
        self.told.push(Followed { at: entry.at, actor, steps, stands: true });
        Ok(heard)
    }

    /// The steps of the game in an entry.
    fn read(happened: &Happened) -> Result<Vec<Seen<G>>, String> {
        let json = |error: serde_json::Error| error.to_string();
        match happened {
            Happened::Chance { chance } => Ok(vec![Seen::Chance(chance.read().map_err(json)?)]),
            Happened::Act { seat, steps } => {
                let mut seen = Vec::with_capacity(steps.len());
                for step in steps {
                    let action = step.action.read().map_err(json)?;
                    let mut uncovers = Vec::with_capacity(step.uncovers.len());
                    for uncovered in &step.uncovers {
                        uncovers.push((uncovered.seat, uncovered.action.read().map_err(json)?));
                    }
                    seen.push(Seen::Action { seat: *seat, action, uncovers });
                }
                Ok(seen)
            }
            _ => Ok(Vec::new()),
        }
    }

    /// Takes entries back: what the viewer knows is rebuilt from the others.
    fn take_back(&mut self, versions: &[Version]) -> Result<(), String> {
        let gone: Vec<usize> = versions.iter().map(|version| (*version as usize).wrapping_sub(1)).collect();
        if let Some(strange) = gone.iter().find(|at| !self.told.get(**at).is_some_and(|entry| entry.stands)) {
            return Err(format!("entry {} does not stand", strange.wrapping_add(1)));
        }
        let left = self.told.iter().enumerate().filter(|(at, entry)| entry.stands && !gone.contains(at));
        let mut observation = self.game.observe(&self.game.start(), self.viewer);
        for step in left.flat_map(|(_, entry)| &entry.steps) {
            observation = follow(&self.game, &observation, self.viewer, step, &mut princely_core::Silent)
                .map_err(|error| error.to_string())?;
        }
        self.observation = observation;
        for at in gone {
            self.told[at].stands = false;
        }
        Ok(())
    }
}

fn game_of<G: Hosted>(terms: &Terms) -> Result<G, ProblemCode> {
    if terms.game != G::ID {
        return Err(ProblemCode::NoSuchGame);
    }
    if !G::RULES.contains(&terms.rules) {
        return Err(ProblemCode::RulesVersion);
    }
    let options = terms.options.read().map_err(|_| ProblemCode::Malformed)?;
    G::from_options(&options, terms.rules).map_err(|_| ProblemCode::Malformed)
}

impl<G: Hosted> fmt::Debug for SeatView<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SeatView").field("game", &G::ID).field("viewer", &self.viewer).finish_non_exhaustive()
    }
}
