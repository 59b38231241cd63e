//! A review of any game.

use crate::course::Course;
#[cfg(not(target_family = "wasm"))]
use crate::told;
use crate::{Considered, Effort};
use princely_core::{Notation as _, Seat};
use princely_fuerstenfeld::Fuerstenfeld;
use princely_house::any::opened_here;
use princely_house::{GamesError, Replay, of_record};
use princely_principati::Principati;
use princely_protocol::Review;
use princely_search::{Progress, Watch};
#[cfg(not(target_family = "wasm"))]
use princely_words::{Names, Words};

/// A review that is being made.
pub trait Reviewing: Send {
    /// How far it has come, from 0 to 1.
    fn progress(&self) -> f64;

    /// Goes on until the review is finished, or the watch says to pause. Pauses change nothing in what is found.
    fn go_on(&mut self, watch: &mut dyn Watch) -> Result<Progress<Review>, GamesError>;

    /// Makes the whole review at once on several threads, and tells how far it has come. What is found does not depend
    /// on the number of threads.
    #[cfg(not(target_family = "wasm"))]
    fn finish(&mut self, threads: usize, tell: &(dyn Fn(f64) + Sync)) -> Result<Review, GamesError>;

    /// The finished review in words, line by line; empty if it is not finished.
    #[cfg(not(target_family = "wasm"))]
    fn told(&self, words: &Words, names: &Names) -> Vec<String>;
}

/// Begins a review of a finished game through the eyes of a seat. The record may be that of the whole game, or what the
/// seat saw of it; the review is the same. `effort`: how much is tried; `None` for the usual.
pub fn begin(
    record: &str,
    seat: Seat,
    seed: u32,
    effort: Option<fn(Effort) -> Effort>,
) -> Result<Box<dyn Reviewing>, GamesError> {
    let house = of_record(record)?;
    let replay = house.replay(record)?;
    if house.id() == Fuerstenfeld::ID {
        made::<Fuerstenfeld>(replay, seat, seed, effort)
    } else {
        made::<Principati>(replay, seat, seed, effort)
    }
}

fn made<G: Considered>(
    replay: Box<dyn Replay>,
    seat: Seat,
    seed: u32,
    effort: Option<fn(Effort) -> Effort>,
) -> Result<Box<dyn Reviewing>, GamesError> {
    let game = opened_here::<G>(&*replay)?.game().clone();
    opened_here::<G>(&*replay)?.observation(Some(seat))?;
    let effort = effort.map_or(G::EFFORT, |scale| scale(G::EFFORT));
    Ok(Box::new(Course::new(game, replay, seat, seed, effort)?))
}

impl<G: Considered> Reviewing for Course<G> {
    fn progress(&self) -> f64 {
        Course::progress(self)
    }

    fn go_on(&mut self, watch: &mut dyn Watch) -> Result<Progress<Review>, GamesError> {
        Course::go_on(self, watch)
    }

    #[cfg(not(target_family = "wasm"))]
    fn finish(&mut self, threads: usize, tell: &(dyn Fn(f64) + Sync)) -> Result<Review, GamesError> {
        Course::finish(self, threads, tell)
    }

    #[cfg(not(target_family = "wasm"))]
    fn told(&self, words: &Words, names: &Names) -> Vec<String> {
        match self.review() {
            Some(review) => told::told(&self.game, review, words, &names.clone().playing(&self.game)),
            None => Vec::new(),
        }
    }
}
