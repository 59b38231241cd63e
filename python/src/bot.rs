//! `Bot`: a bot of the house. It gets what its seat may see, and nothing else.

use crate::game::Game;
use crate::played::{AnyState, Played, Researched};
use crate::state::State;
use crate::trouble::{Trouble, value};
use princely_bots::Bot as _;
use princely_core::{Quick, Seat};
use princely_encode::Spelling;
use princely_house::{BotKind, BotSpec, BoxedBot};
use princely_words::{Names, Words};
use pyo3::prelude::*;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What can be asked of a bot of any game.
pub(crate) trait AnyBot: Send {
    /// The next choice.
    fn choice(&mut self, state: &dyn AnyState) -> Result<u16, Trouble>;
    /// A whole action, as JSON.
    fn action(&mut self, state: &dyn AnyState) -> Result<String, Trouble>;
    /// Plays a whole action.
    fn act(&mut self, state: &mut dyn AnyState) -> Result<(), Trouble>;
    /// What it would do: lines of actions in words, what is expected, the standard error, visits.
    fn advise(&mut self, state: &dyn AnyState) -> Result<Vec<Line>, Trouble>;
}

/// A turn that was considered: the actions in words, what was expected of it, the standard error, visits.
type Line = (Vec<String>, f32, f32, u32);

struct Hired<G: Researched> {
    game: Arc<G>,
    bot: BoxedBot<G>,
    whims: Quick,
    /// The action it has decided on: at how many entries, for which seat, and how it is spelled.
    plan: Option<(usize, Seat, Spelling)>,
}

/// A bot of this game by its name.
pub(crate) fn hire<G: Researched>(
    game: &Arc<G>,
    name: &str,
    whims: Quick,
) -> Result<Box<dyn AnyBot>, String> {
    let spec: BotSpec = name.parse().map_err(|error| format!("{error}"))?;
    if !matches!(spec.kind, BotKind::Named(_)) {
        return Err("programs play in the arena of the princely command, not here".into());
    }
    let bot = spec.bot(&**game).map_err(|error| error.to_string())?;
    Ok(Box::new(Hired { game: game.clone(), bot, whims, plan: None }))
}

impl<G: Researched> Hired<G> {
    fn here<'s>(&self, state: &'s dyn AnyState) -> Result<&'s Played<G>, Trouble> {
        let played = state.as_any().downcast_ref::<Played<G>>().ok_or("this is a bot of another game")?;
        if !Arc::ptr_eq(&played.game, &self.game) && played.game.options() != self.game.options() {
            return Err("this is a bot for a game with other options".into());
        }
        Ok(played)
    }

    fn decide(&mut self, played: &Played<G>) -> Result<(Seat, G::Action), Trouble> {
        let seat = played.seat().ok_or("the game is over")?;
        let observation = self.game.observe(played.episode.state(), Some(seat));
        let chosen = self.bot.choose(&self.game, &observation, &mut self.whims);
        chosen.map(|action| (seat, action)).map_err(Trouble::ours)
    }
}

impl<G: Researched> AnyBot for Hired<G> {
    fn choice(&mut self, state: &dyn AnyState) -> Result<u16, Trouble> {
        let played = self.here(state)?;
        let seat = played.seat().ok_or("the game is over")?;
        let chosen = played.chosen();
        let next = |plan: &Spelling| {
            let rest = plan.as_slice().strip_prefix(chosen.as_slice())?;
            rest.first().copied()
        };
        let now = (played.entries(), seat);
        if let Some((entries, planner, plan)) = self.plan
            && (entries, planner) == now
            && !chosen.is_empty()
            && let Some(choice) = next(&plan)
        {
            return Ok(choice);
        }
        let (_, action) = self.decide(played)?;
        let plan = self.game.spell(played.episode.state(), &action);
        self.plan = Some((now.0, seat, plan));
        // Somebody else has begun an action that the bot would not take: it goes on with any legal choice.
        next(&plan).map_or_else(
            || {
                let mut mask = vec![0; G::CHOICES];
                played.clone().mask(&mut mask);
                Ok(princely_encode::batch::pick(&mask, &mut self.whims) as u16)
            },
            Ok,
        )
    }

    fn action(&mut self, state: &dyn AnyState) -> Result<String, Trouble> {
        let played = self.here(state)?;
        let (_, action) = self.decide(played)?;
        serde_json::to_string(&action).map_err(Trouble::ours)
    }

    fn act(&mut self, state: &mut dyn AnyState) -> Result<(), Trouble> {
        let (seat, action) = {
            let played = self.here(state)?;
            self.decide(played)?
        };
        let played = state.as_any_mut().downcast_mut::<Played<G>>().ok_or("this is a bot of another game")?;
        let history = &mut played.history;
        played.episode.play(&self.game, seat, action, |entry| history.push(entry));
        Ok(())
    }

    fn advise(&mut self, state: &dyn AnyState) -> Result<Vec<Line>, Trouble> {
        let played = self.here(state)?;
        let (_, action) = self.decide(played)?;
        let names = Names::seats(self.game.seats()).playing(&*self.game);
        let text = |action: &G::Action| self.game.action_text(Words::english(), action, &names);
        Ok(match self.bot.thought() {
            Some(thought) => {
                let lines = thought.lines.iter();
                lines
                    .map(|line| {
                        (line.actions.iter().map(text).collect(), line.expected, line.error, line.visits)
                    })
                    .collect()
            }
            None => vec![(vec![text(&action)], f32::NAN, f32::NAN, 0)],
        })
    }
}

/// A bot of the house.
#[pyclass(module = "princely", frozen)]
pub(crate) struct Bot {
    bot: Mutex<Box<dyn AnyBot>>,
    name: String,
    game: Game,
}

impl Bot {
    fn lock(&self) -> MutexGuard<'_, Box<dyn AnyBot>> {
        self.bot.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[pymethods]
impl Bot {
    /// The bot with this name. Its whims are those of `seat` in game `number` of the series `seed`.
    #[new]
    #[pyo3(signature = (game, name, seed=0, number=0, seat=0))]
    fn new(
        py: Python<'_>,
        game: &Bound<'_, Game>,
        name: String,
        seed: u64,
        number: u64,
        seat: u8,
    ) -> PyResult<Bot> {
        let game = game.get().clone();
        let bot = py.detach(|| game.inner.bot(&name, seed, number, Seat(seat))).map_err(value)?;
        Ok(Bot { bot: Mutex::new(bot), name, game })
    }

    /// Its name.
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// Its game.
    #[getter]
    fn game(&self) -> Game {
        self.game.clone()
    }

    /// The choice that the bot makes for the current player.
    fn step(&self, py: Python<'_>, state: &State) -> PyResult<u16> {
        py.detach(|| self.lock().choice(&*state.inner)).map_err(Into::into)
    }

    /// The whole action that the bot would play for the current player, as JSON.
    #[pyo3(name = "move")]
    fn whole_move(&self, py: Python<'_>, state: &State) -> PyResult<String> {
        py.detach(|| self.lock().action(&*state.inner)).map_err(Into::into)
    }

    /// Plays a whole action for the current player.
    fn act(&self, py: Python<'_>, state: &mut State) -> PyResult<()> {
        py.detach(|| self.lock().act(&mut *state.inner)).map_err(Into::into)
    }

    /// Plays the game to its end, for all players.
    fn finish(&self, py: Python<'_>, state: &mut State) -> PyResult<()> {
        let play = || {
            let mut bot = self.lock();
            while state.inner.seat().is_some() {
                bot.act(&mut *state.inner)?;
            }
            Ok::<(), Trouble>(())
        };
        py.detach(play).map_err(Into::into)
    }

    /// What it would do: for each turn that it considered, the actions in words, what it expects of it from 0 to 1, the
    /// standard error of that, and how often it was tried. The turn that it would play comes first.
    fn advise(&self, py: Python<'_>, state: &State) -> PyResult<Vec<Line>> {
        py.detach(|| self.lock().advise(&*state.inner)).map_err(Into::into)
    }

    fn __repr__(&self) -> String {
        format!("princely.Bot({}, {:?})", self.game.inner.id(), self.name)
    }
}
