//! Another way to play a decision of a review: "learn from your mistakes".

use crate::Considered;
use princely_bots::chance::Trials;
use princely_core::{Notation as _, Quick, Seat};
use princely_fuerstenfeld::Fuerstenfeld;
use princely_house::any::opened_here;
use princely_house::{GamesError, Replay, of_record};
use princely_principati::Principati;
use princely_protocol::{Attempt, Raw, Review};
use princely_search::{Progress, Watch};
use serde::Deserialize;

/// What is needed of a review, finished now or kept from another day. The rest of it is not read, which spares browsers
/// much code.
#[derive(Clone, Debug, Deserialize)]
pub struct Kept {
    /// The seat whose decisions were looked at.
    pub seat: Seat,
    /// The seed of the imagined worlds.
    pub seed: u32,
    /// All decisions.
    pub decisions: Vec<KeptDecision>,
}

/// What is needed of a decision.
#[derive(Clone, Debug, Deserialize)]
pub struct KeptDecision {
    /// The number of its first entry.
    pub entry: u32,
    /// What was done.
    pub done: Vec<Raw>,
    /// What would have been better, if anything.
    pub better: Option<Vec<Raw>>,
}

impl From<&Review> for Kept {
    fn from(review: &Review) -> Kept {
        let decision = |decision: &princely_protocol::Decision| KeptDecision {
            entry: decision.entry,
            done: decision.done.clone(),
            better: decision.better.clone(),
        };
        Kept {
            seat: review.seat,
            seed: review.seed,
            decisions: review.decisions.iter().map(decision).collect(),
        }
    }
}

/// Another way that is being compared with the best one that is known.
pub trait Trying: Send {
    /// Goes on until it is judged, or the watch says to pause. Pauses change nothing in what is found.
    fn go_on(&mut self, watch: &mut dyn Watch) -> Progress<Attempt>;
}

/// Begins to compare. `review`: a review of the record; `decision`: which of its decisions. `actions`: what is done instead, in the form of the wire, from the decision's first action on. What they
/// leave open is played as a strong bot would.
pub fn try_again(
    record: &str,
    review: &Kept,
    decision: usize,
    actions: &[Raw],
) -> Result<Box<dyn Trying>, GamesError> {
    let house = of_record(record)?;
    let Some(decision) = review.decisions.get(decision) else {
        return Err(GamesError::Setting(format!("there are only {} decisions", review.decisions.len())));
    };
    let replay = house.replay(record)?;
    if house.id() == Fuerstenfeld::ID {
        made::<Fuerstenfeld>(replay, review, decision, actions)
    } else {
        made::<Principati>(replay, review, decision, actions)
    }
}

fn made<G: Considered>(
    mut replay: Box<dyn Replay>,
    review: &Kept,
    decision: &KeptDecision,
    actions: &[Raw],
) -> Result<Box<dyn Trying>, GamesError> {
    let wrong = |reason: &str| GamesError::Setting(reason.to_owned());
    let read = |actions: &[Raw]| -> Result<Vec<G::Action>, GamesError> {
        let read = actions.iter().map(Raw::read).collect::<Result<_, _>>();
        read.map_err(|_| wrong("these are no actions of this game"))
    };
    if review.seat.0 >= replay.seats() {
        return Err(GamesError::NoSuchSeat { asked: review.seat, have: replay.seats() });
    }
    replay.go(decision.entry.saturating_sub(1) as usize)?;
    let opened = opened_here::<G>(&*replay)?;
    let (game, seat) = (opened.game().clone(), review.seat);
    let observation = opened.observation(Some(seat))?;
    let given = read(actions)?;
    let is_legal = |first: &G::Action| game.observed_check(&observation, first).is_ok();
    if !given.first().is_some_and(is_legal) {
        return Err(wrong("this cannot be done there"));
    }
    let best = read(decision.better.as_ref().unwrap_or(&decision.done))?;
    if !best.first().is_some_and(is_legal) {
        return Err(wrong("the review is of another game"));
    }
    let [best, tried] = [best, given].map(|run| game.complete(&observation, seat, &run));
    let mut whims = Quick(u64::from(review.seed) << 32 | u64::from(decision.entry) ^ 0xA5A5);
    let options = vec![best.clone(), tried.clone()];
    let trials = Trials::new(&game, &observation, seat, options, G::EFFORT.deep.measure / 4, &mut whims);
    Ok(Box::new(Trial { game, observation, best, tried, trials }))
}

struct Trial<G: Considered> {
    game: G,
    observation: G::Observation,
    best: Vec<G::Action>,
    tried: Vec<G::Action>,
    trials: Trials<G>,
}

impl<G: Considered> Trying for Trial<G> {
    fn go_on(&mut self, watch: &mut dyn Watch) -> Progress<Attempt> {
        if self.best == self.tried {
            return Progress::Done(Attempt { loss: 0.0, error: 0.0, is_right: true, reasons: Vec::new() });
        }
        if self.trials.go_on(&self.game, watch) == Progress::Pending {
            return Progress::Pending;
        }
        let found = self.trials.compare(0, 1);
        let (loss, error) = (f64::from(found.difference), f64::from(found.error));
        let is_right = loss < 2.0 * error || loss <= 0.0;
        let reasons = match is_right {
            true => Vec::new(),
            false => self.game.reasons(&self.observation, &self.best, &self.tried),
        };
        Progress::Done(Attempt { loss, error, is_right, reasons })
    }
}
