//! The laws every game obeys, as one suite. A game tells the suite a little about itself
//! ([`Lawful`]), and its law test is a few lines:
//!
//! ```text
//! let plan = Plan::new(1, 200).policy(random).policy(greedy);
//! obey(&game, &plan).unwrap();
//! two_worlds(&game, &plan, &words).unwrap();
//! uniform(&game, &Plan::new(2, 3).every(40), 5_000).unwrap();
//! every_planted_leak_is_found(&game, &Plan::new(3, 20), &words).unwrap();
//! offers(&game, &plan).unwrap(); // for a game that offers choices: [`LawfulOffers`]
//! ```
//!
//! | room | laws |
//! |---|---|
//! | [`play`] | how games are driven; someone can always act until the game is over; games end |
//! | [`legal`] | the legal list is what `check` allows, and what the seat itself can work out |
//! | [`sight`] | `observe(determinize(o)) == o`, and the hidden part does vary |
//! | [`seen`] | a viewer who is told only seen steps knows what `observe` says, entry by entry |
//! | [`seen_record`] | a viewer's record reads back to what `observe` says, and tells nothing that is hidden |
//! | [`worlds`] | two worlds that differ in what is hidden look the same, down to the byte |
//! | [`leak`] | leaks planted on purpose, which the law of two worlds must find |
//! | [`draws`] | every hidden world is equally likely |
//! | [`log`] | the log is the truth: replay, records, undo, order at once, keyed chance |
//! | [`offers`](mod@offers) | choices offer the legal list, every refusal is true, a preview tells what then happens |
//! | [`shown`](mod@shown) | all that games show, with examples: has anything changed? |
//!
//! A broken law is reported with the seed, the game and the entry, so that it can be reproduced.

pub mod draws;
pub mod leak;
pub mod legal;
pub mod log;
pub mod offers;
pub mod play;
pub mod seen;
pub mod seen_record;
pub mod shown;
pub mod sight;
pub mod worlds;

pub use draws::{Uniformity, drawn_from, uniform};
pub use leak::{Exhibit, Leak, every_planted_leak_is_found, leaf_paths};
pub use offers::{Ask, LawfulOffers, Offered, ShownChoices, offers, shown_choices};
pub use play::{LawBroken, Moment, Plan, Policy, Verdict, random, walk};
pub use shown::{Signature, report, shown};
pub use worlds::{Words, Worlds, plain_words, two_worlds};

use crate::{Entry, Followed, Game, Notation, Quick, Seat, Streamed, Uniform, Viewer};

/// What a game tells the law suite about itself.
pub trait Lawful: Notation + Followed + Clone {
    /// Whether nothing was created or lost, and cached fields equal a recomputation.
    fn validate(&self, state: &Self::State) -> Result<(), String>;

    /// An action that looks plausible and may well be illegal.
    fn stray_action(&self, state: &Self::State, seat: Seat, chooser: &mut Quick) -> Self::Action;

    /// The items that are hidden from the viewer, heap by heap: every hand, every face-down pile.
    /// The order within a heap means nothing. How many heaps there are, in which order, and how large
    /// each is, depends only on what the viewer sees.
    fn hidden(&self, state: &Self::State, viewer: Viewer) -> Vec<Vec<u32>>;

    /// The items that could be taken from a hidden heap, each with its probability for the viewer. `given` is an item
    /// that was already taken from the same or another heap. Items that are not listed cannot be there. For cards that
    /// may be anywhere this is [`drawn_from`] all of them.
    fn odds(
        &self,
        observation: &Self::Observation,
        heap: usize,
        given: Option<(usize, u32)>,
    ) -> Vec<(u32, f64)>;

    /// What a step turned face up for the viewer beyond what the step itself shows, by the rules:
    /// the choices of the others when the last one has chosen, all hands at the end.
    fn uncovered(&self, before: &Self::State, after: &Self::State, viewer: Viewer) -> Option<String> {
        let _ = (before, after, viewer);
        None
    }

    /// A world that the viewer cannot tell from `state`, if possible one in which `next` could happen too. A game
    /// replaces this if luck alone would hardly find such a world: cards that are about to be shown should lie as in
    /// `state`, and only the rest is dealt anew.
    fn another_world(
        &self,
        state: &Self::State,
        next: &Entry<Self>,
        viewer: Viewer,
        chooser: &mut Quick,
    ) -> Self::State {
        let _ = next;
        self.determinize(&self.observe(state, viewer), chooser)
    }

    /// A chance step that the viewer cannot tell from `chance`, possible in this state. A game replaces this if luck
    /// alone would hardly find one, for example if the set-up shows the viewer a hand.
    fn another_chance(
        &self,
        state: &Self::State,
        chance: &Self::Chance,
        viewer: Viewer,
        chooser: &mut Quick,
    ) -> Option<Self::Chance> {
        let seen = self.see_chance(chance, viewer);
        let mut dice = Streamed(Quick(u64::from(chooser.bits())));
        (0..8)
            .map(|_| self.sample_chance(state, &mut dice))
            .find(|other| self.see_chance(other, viewer) == seen)
    }

    /// What the viewer is offered, as JSON: [`shown_choices`], for a game that offers something.
    fn shown_choices(&self, observation: &Self::Observation) -> Option<ShownChoices> {
        let _ = observation;
        None
    }
}

/// What was seen while the laws of [`obey`] held.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games played to their end.
    pub games: u32,
    /// States visited.
    pub states: u64,
    /// Entries of the longest game.
    pub longest: usize,
    /// Legal actions of the longest list.
    pub widest: usize,
    /// Hidden worlds drawn.
    pub worlds: u64,
    /// Of these, the ones that differed from the truth.
    pub varied: u64,
    /// Actions taken back and done again.
    pub undone: u64,
    /// Pairs of entries made at once that were played in both orders.
    pub swapped: u64,
    /// Chance steps.
    pub chances: u64,
    /// Observations that were rebuilt from seen steps and compared with the truth.
    pub followed: u64,
    /// Records of viewers that were compared with those of another game.
    pub records: seen_record::Mirrored,
}

/// Plays games and checks, at every state, the laws that concern one state or one log. [`two_worlds`] and [`uniform`]
/// are called separately, because they need plans of their own.
pub fn obey<G: Lawful>(game: &G, plan: &Plan<G>) -> Result<Tally, LawBroken> {
    let mut tally = Tally::default();
    let mut hides = false;
    let walked = walk(game, plan, |moment, quick| {
        hides |= look(moment, plan, quick, &mut tally)?;
        Ok(())
    })?;
    if hides && tally.varied == 0 {
        let why = "things are hidden, but every hidden world that was drawn is the truth";
        return Err(LawBroken::overall("sight", game, plan, why.into()));
    }
    tally.followed = seen::can_be_followed(game, plan)?;
    tally.records = seen_record::seen_records_are_true_and_tell_nothing(game, plan)?;
    if hides && tally.records.varied == 0 {
        let why = "things are hidden, but no second game was found that looks the same to a viewer";
        return Err(LawBroken::overall("seen record", game, plan, why.into()));
    }
    Ok(Tally { games: walked.games, states: walked.states, longest: walked.longest, ..tally })
}

/// Checks the laws that concern one state; returns whether anything is hidden there.
fn look<G: Lawful>(
    moment: &Moment<'_, G>,
    plan: &Plan<G>,
    quick: &mut Quick,
    tally: &mut Tally,
) -> Result<bool, (&'static str, String)> {
    moment.holds("validate", moment.game().validate(moment.state()))?;
    moment.holds("chance is keyed", log::chance_is_keyed(moment, quick))?;
    tally.chances += u64::from(moment.next_chance().is_some());
    if moment.next.is_none() || quick.below(256) == 0 {
        moment.holds("replay", log::replay_is_the_state(moment))?;
        moment.holds("record", log::records_round_trip(moment))?;
    }
    if quick.below(plan.every) != 0 {
        return Ok(false);
    }
    let width = moment.holds("legal", legal::listed_is_legal(moment, quick))?;
    let drawn = moment.holds("sight", sight::determinized_looks_the_same(moment, quick))?;
    let swapped = moment.holds("at once", log::entries_at_once_commute(moment, quick))?;
    if quick.below(8) == 0 {
        tally.undone += u64::from(moment.holds("undo", log::undo_restores(moment, quick))?);
    }
    tally.widest = tally.widest.max(width);
    tally.worlds += drawn.worlds;
    tally.varied += drawn.varied;
    tally.swapped += u64::from(swapped);
    Ok(drawn.hides)
}

/// Every seat, and a spectator.
fn viewers<G: Game>(game: &G) -> impl Iterator<Item = Viewer> + use<G> {
    (0..game.seats()).map(|seat| Some(Seat(seat))).chain([None])
}
