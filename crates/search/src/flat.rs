//! Flat Monte Carlo over whole turns.
//!
//! Every candidate is tried in the same imagined worlds with the same chances (common random numbers), so that
//! candidates differ by what they do and not by their luck. A candidate that is clearly behind is dropped at once;
//! at fixed shares of the budget the worse half is dropped (sequential halving).
//!
//! | room | what lives there |
//! |---|---|
//! | `arms` | the candidates of a stage and their values |

mod arms;

use crate::guide::Manner;
use crate::{Budget, Clock, Guide, InOneGo, Line, Luck, Progress, Thought, Watch};
use arms::Arms;
use princely_core::{Game, Quick, Seat, Silent};

/// The stages are gone through again only while less than this share of the budget is spent.
const ENOUGH: f64 = 0.9;

/// A flat search and its memory, to be used again and again.
#[derive(Clone, Debug)]
pub struct Flat<G: Game> {
    arms: Arms<G::Action>,
    course: Option<FlatProgress<G>>,
}

impl<G: Game> Default for Flat<G> {
    fn default() -> Self {
        Flat { arms: Arms::default(), course: None }
    }
}

/// How far the search has come.
#[derive(Clone, Debug)]
struct FlatProgress<G: Game> {
    clock: Clock,
    /// The best turn of the stages so far.
    best: Vec<G::Action>,
    /// The best turn before this pass through the stages.
    before: Vec<G::Action>,
    lines: Vec<Line<G::Action>>,
    pass: u32,
    stage: usize,
    /// The share of the budget that was spent before this pass.
    used: f64,
    race: Option<Race<G>>,
}

/// The comparison of the turns of one stage.
#[derive(Clone, Debug)]
struct Race<G: Game> {
    seat: Seat,
    manner: Manner,
    /// The shares of the budget at its beginning and its end.
    begin: f64,
    end: f64,
    seed: u64,
    halvings: u32,
    halved: u32,
    /// Worlds that all turns have been tried in.
    worlds: u32,
    /// Of these, worlds since the last look at the standings.
    unseen: u32,
    world: Option<World<G::State>>,
}

/// An imagined world in which the turns are being tried.
#[derive(Clone, Debug)]
struct World<S> {
    state: S,
    luck: u64,
    /// How many turns have been tried in it.
    tried: usize,
    /// The playout that has paused.
    playout: Option<(S, Luck)>,
}

impl<G: Game> Flat<G> {
    /// Thinks about the turn of the viewer in one go. `None` if the guide offers nothing.
    pub fn think(
        &mut self,
        game: &G,
        observation: &G::Observation,
        guide: &mut impl Guide<G>,
        budget: Budget,
        whims: &mut Quick,
    ) -> Option<Thought<G::Action>> {
        self.begin(budget);
        loop {
            if let Progress::Done(thought) = self.go_on(game, observation, guide, whims, &mut InOneGo) {
                return thought;
            }
        }
    }

    /// Gets ready for a new question. What was thought before is forgotten.
    pub fn begin(&mut self, budget: Budget) {
        self.arms.clear();
        self.course = Some(FlatProgress {
            clock: Clock::new(budget),
            best: Vec::new(),
            before: Vec::new(),
            lines: Vec::new(),
            pass: 0,
            stage: 0,
            used: 0.0,
            race: None,
        });
    }

    /// Thinks until the budget is spent or the watch says to pause. The arguments must be the same each time. With
    /// a budget of iterations pauses change nothing in the result, which is `None` if the guide offers nothing.
    pub fn go_on(
        &mut self,
        game: &G,
        observation: &G::Observation,
        guide: &mut impl Guide<G>,
        whims: &mut Quick,
        watch: &mut dyn Watch,
    ) -> Progress<Option<Thought<G::Action>>> {
        let Some(seat) = guide.viewer(observation) else { return Progress::Done(None) };
        let Some(mut course) = self.course.take() else { return Progress::Done(None) };
        course.clock.go_on(watch);
        loop {
            if course.race.is_none() && !self.line_up(game, observation, guide, &mut course, watch) {
                break;
            }
            if course.race.is_none() {
                course.race = Some(self.start(guide, seat, &course, whims.bits64()));
            }
            let Some(race) = &mut course.race else { break };
            if !self.run(game, observation, guide, &mut course.clock, race, watch) {
                break;
            }
            course.race = None;
            if let Some(winner) = self.arms.leader() {
                course.best.clone_from(self.arms.turn(winner));
                self.arms.tell(winner, &mut course.lines);
            }
            course.stage += 1;
            if course.stage >= guide.stages() {
                course.pass += 1;
                let is_last = course.pass >= guide.manner().passes.max(1);
                if is_last || course.best == course.before || course.clock.spent(ENOUGH) {
                    return Progress::Done(course.thought());
                }
                course.before.clone_from(&course.best);
                course.used = course.clock.share();
                course.stage = 0;
            }
        }
        self.course = Some(course);
        Progress::Pending
    }

    /// Ends the search early and returns the best so far; `None` if nothing has been found yet.
    pub fn settle(&mut self) -> Option<Thought<G::Action>> {
        let mut course = self.course.take()?;
        // A race in which no world has been finished says nothing about its turns. In the first stage the guide's
        // first turn is the best so far, in later stages that of the stage before.
        let is_run = course.race.as_ref().is_some_and(|race| race.worlds > 0);
        if (is_run || course.lines.is_empty())
            && course.race.is_some()
            && let Some(leader) = if is_run { self.arms.leader() } else { self.arms.first() }
        {
            self.arms.tell(leader, &mut course.lines);
        }
        course.thought()
    }

    /// Lists the turns of a stage. Returns whether that is done.
    fn line_up(
        &mut self,
        game: &G,
        observation: &G::Observation,
        guide: &mut impl Guide<G>,
        course: &mut FlatProgress<G>,
        watch: &mut dyn Watch,
    ) -> bool {
        let turns = self.arms.turns();
        turns.clear();
        if !course.best.is_empty() {
            turns.push(course.best.clone());
        }
        let is_done = guide.turns(game, observation, course.stage, &course.best, watch, turns);
        if is_done {
            self.arms.line_up();
        }
        course.clock.look(watch);
        is_done
    }

    fn start(&self, guide: &impl Guide<G>, seat: Seat, course: &FlatProgress<G>, seed: u64) -> Race<G> {
        let part = |share: f64| course.used + (1.0 - course.used) * share;
        let begin = if course.stage == 0 { course.used } else { part(guide.share(course.stage - 1)) };
        Race {
            seat,
            manner: guide.manner(),
            begin,
            end: part(guide.share(course.stage)),
            seed,
            halvings: self.arms.alive().len().next_power_of_two().trailing_zeros().max(1),
            halved: 0,
            worlds: 0,
            unseen: 0,
            world: None,
        }
    }

    /// Tries the turns until the share of the budget is spent or one is left. Returns whether it came that far.
    fn run(
        &mut self,
        game: &G,
        observation: &G::Observation,
        guide: &mut impl Guide<G>,
        clock: &mut Clock,
        race: &mut Race<G>,
        watch: &mut dyn Watch,
    ) -> bool {
        loop {
            let world = match &mut race.world {
                Some(world) => world,
                none => {
                    let is_over =
                        self.arms.alive().len() <= 1 || clock.spent(race.end) || self.arms.is_full();
                    if is_over && race.unseen == 0 {
                        return true;
                    }
                    let number = u64::from(race.worlds);
                    let mut fate = Quick(race.seed ^ number.wrapping_mul(0xD134_2543_DE82_EF95));
                    fate.bits64();
                    let state = game.determinize(observation, &mut fate);
                    none.insert(World { state, luck: fate.bits64(), tried: 0, playout: None })
                }
            };
            while let Some(&arm) = self.arms.alive().get(world.tried) {
                let (state, luck) = world.playout.get_or_insert_with(|| {
                    let mut state = world.state.clone();
                    for &action in self.arms.turn(arm) {
                        game.apply(&mut state, race.seat, action, &mut Silent);
                    }
                    (state, Luck::from(Quick(world.luck)))
                });
                let Some(values) = guide.play_out(game, state, luck, watch) else { return false };
                world.playout = None;
                world.tried += 1;
                self.arms.note(arm, values[race.seat.index()]);
                if watch.pauses() {
                    return false;
                }
            }
            race.world = None;
            race.worlds += 1;
            race.unseen += 1;
            clock.iterations += self.arms.alive().len() as u64;
            clock.look(watch);
            if race.unseen >= race.manner.look || clock.spent(race.end) {
                race.unseen = 0;
                self.look(clock, race);
            }
        }
    }

    /// Looks at the standings.
    fn look(&mut self, clock: &Clock, race: &mut Race<G>) {
        self.arms.drop_the_beaten(race.worlds, race.manner);
        let due =
            race.begin + (race.end - race.begin) * f64::from(race.halved + 1) / f64::from(race.halvings);
        if clock.spent(due) && race.halved + 1 < race.halvings {
            race.halved += 1;
            self.arms.halve();
        }
    }
}

impl<G: Game> FlatProgress<G> {
    fn thought(self) -> Option<Thought<G::Action>> {
        (!self.lines.is_empty()).then_some(Thought { iterations: self.clock.iterations, lines: self.lines })
    }
}
