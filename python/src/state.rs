//! `State`: a position that is played choice by choice, in the manner of OpenSpiel. Chance decides by itself.

use crate::game::Game;
use crate::played::AnyState;
use crate::trouble::value;
use numpy::{PyArray1, PyArrayMethods, PyReadwriteArray1};
use princely_core::{Seat, Viewer};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

/// More choices than any game has.
const MOST: usize = 1024;

/// The most worlds of an estimate.
const MOST_WORLDS: u32 = 1_000_000;

/// A position.
#[pyclass(module = "princely")]
pub(crate) struct State {
    pub(crate) inner: Box<dyn AnyState>,
    pub(crate) game: Game,
}

/// A number that is given, or that a generator or a function gives.
fn number(rng: &Bound<'_, PyAny>) -> PyResult<u64> {
    match rng.extract() {
        Ok(number) => Ok(number),
        Err(_) if rng.hasattr("getrandbits")? => rng.call_method1("getrandbits", (64,))?.extract(),
        Err(_) if rng.hasattr("integers")? => rng.call_method1("integers", (1_i64 << 62,))?.extract(),
        Err(_) if rng.is_callable() => Ok((rng.call0()?.extract::<f64>()? * (1u64 << 53) as f64) as u64),
        Err(error) => Err(error),
    }
}

impl State {
    fn viewer(&self, player: Option<i64>) -> PyResult<Viewer> {
        match player {
            None => Ok(None),
            Some(player) => self.player(player).map(Some),
        }
    }

    fn player(&self, player: i64) -> PyResult<Seat> {
        let seats = self.game.inner.seats();
        let seat = u8::try_from(player).ok().filter(|&seat| seat < seats);
        seat.map(Seat).ok_or_else(|| value(format!("there is no player {player}; there are {seats}")))
    }

    /// The mask of the next choice.
    fn with_mask<T>(&mut self, look: impl FnOnce(&[u8]) -> T) -> T {
        let mut mask = [0; MOST];
        let mask = &mut mask[..self.game.inner.choices().min(MOST)];
        self.inner.mask(mask);
        look(mask)
    }
}

#[pymethods]
impl State {
    /// The game.
    fn get_game(&self) -> Game {
        self.game.clone()
    }

    /// The player who makes the next choice; -4 once the game is over. If several act at once, the lowest one.
    fn current_player(&self) -> i64 {
        self.inner.seat().map_or(-4, |seat| i64::from(seat.0))
    }

    /// The players who are to act. Several of them act at once and in secret.
    fn players_to_act(&self) -> Vec<u8> {
        self.inner.to_act().into_iter().map(|seat| seat.0).collect()
    }

    /// Lets another one of the players who act at once make the next choice.
    fn turn_to(&mut self, player: i64) -> PyResult<()> {
        let seat = self.player(player)?;
        if self.inner.turn_to(seat) { Ok(()) } else { Err(value(format!("player {player} is not to act"))) }
    }

    /// Whether the game is over.
    fn is_terminal(&self) -> bool {
        self.inner.seat().is_none()
    }

    /// The legal choices.
    fn legal_actions(&mut self) -> Vec<u16> {
        self.with_mask(|mask| {
            (0..).zip(mask).filter(|(_, legal)| **legal != 0).map(|(choice, _)| choice).collect()
        })
    }

    /// The legal choices as a mask of ones and zeros.
    fn legal_actions_mask<'py>(&mut self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        self.with_mask(|mask| PyArray1::from_iter(py, mask.iter().map(|&legal| legal as i8)))
    }

    /// A choice as text.
    fn action_to_string(&self, action: i64) -> PyResult<String> {
        let text = usize::try_from(action).ok().and_then(|choice| self.game.texts.get(choice));
        text.cloned().ok_or_else(|| value(format!("there is no choice {action}")))
    }

    /// Makes a choice. A choice that is not legal is a `ValueError`, and nothing happens.
    fn apply_action(&mut self, action: i64) -> PyResult<()> {
        let made = u16::try_from(action).ok().map(|choice| self.inner.choose(choice));
        if let Some(Ok(_)) = made {
            return Ok(());
        }
        let text = usize::try_from(action).ok().and_then(|choice| self.game.texts.get(choice));
        let text = text
            .map_or_else(|| format!("there is no choice {action}"), |text| format!("{text:?} ({action})"));
        if self.is_terminal() {
            return Err(value(format!("{text}: the game is over")));
        }
        let legal = self.legal_actions();
        let some: Vec<&str> =
            legal.iter().take(8).map(|&choice| self.game.texts[usize::from(choice)].as_str()).collect();
        let more = if legal.len() > some.len() { ", …" } else { "" };
        Err(value(format!("{text} is not legal here; legal are {}{more}", some.join(", "))))
    }

    /// The choices made so far of an unfinished action.
    fn chosen(&self) -> Vec<u16> {
        self.inner.chosen().as_slice().to_vec()
    }

    /// The whole legal actions of the current player, as JSON.
    fn legal_moves(&self, py: Python<'_>) -> Vec<String> {
        py.detach(|| self.inner.moves())
    }

    /// Plays a whole action, as JSON. A `ValueError` tells the rule that forbids it.
    fn apply_move(&mut self, py: Python<'_>, action: &str) -> PyResult<()> {
        py.detach(|| self.inner.play(action)).map_err(value)
    }

    /// A whole action in words.
    fn move_to_string(&self, py: Python<'_>, action: &str) -> PyResult<String> {
        py.detach(|| self.inner.move_text(action)).map_err(value)
    }

    /// A copy. The history is shared.
    fn clone(&self) -> State {
        State { inner: self.inner.copy(), game: self.game.clone() }
    }

    /// Takes back the last choice, with all chance that followed it. `False` if there is none.
    fn undo(&mut self, py: Python<'_>) -> bool {
        py.detach(|| self.inner.undo())
    }

    /// Nobody plays chance here: it decides by itself.
    fn is_chance_node(&self) -> bool {
        false
    }

    /// What chance could decide now: nothing, because it has decided already.
    fn chance_outcomes(&self) -> Vec<(i64, f64)> {
        Vec::new()
    }

    /// All that a player may know, as JSON; `None`: a spectator.
    #[pyo3(signature = (player=None))]
    fn observation_string(&self, py: Python<'_>, player: Option<i64>) -> PyResult<String> {
        let viewer = self.viewer(player)?;
        Ok(py.detach(|| self.inner.observation(viewer)))
    }

    /// What a player has seen since the game began, line by line.
    #[pyo3(signature = (player=None))]
    fn information_state_string(&self, py: Python<'_>, player: Option<i64>) -> PyResult<String> {
        let viewer = self.viewer(player)?;
        Ok(py.detach(|| self.inner.information(viewer)))
    }

    /// All that a player may know as numbers: `Game.layout` tells what they mean. `out` is written if it is given.
    #[pyo3(signature = (player=None, out=None))]
    fn observation_tensor<'py>(
        &self,
        py: Python<'py>,
        player: Option<i64>,
        out: Option<Bound<'py, PyArray1<u8>>>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let viewer = self.viewer(player)?;
        let width = self.game.inner.width();
        let array = out.unwrap_or_else(|| PyArray1::zeros(py, width, false));
        let mut numbers: PyReadwriteArray1<'py, u8> = array.try_readwrite().map_err(value)?;
        let slice = numbers.as_slice_mut().map_err(value)?;
        if slice.len() != width {
            return Err(value(format!("a tensor has {width} numbers, not {}", slice.len())));
        }
        self.inner.tensor(viewer, slice);
        drop(numbers);
        Ok(array)
    }

    /// The position in words, as a player sees it; `None`: a spectator.
    #[pyo3(signature = (player=None))]
    fn to_text(&self, py: Python<'_>, player: Option<i64>) -> PyResult<String> {
        let viewer = self.viewer(player)?;
        Ok(py.detach(|| self.inner.text(viewer)))
    }

    /// A picture of what everybody sees.
    fn to_svg(&self, py: Python<'_>) -> String {
        py.detach(|| self.inner.svg())
    }

    /// The same picture as pixels: height, width, and three bytes for each pixel.
    fn to_pixels<'py>(&self, py: Python<'py>) -> PyResult<(u32, u32, Bound<'py, PyBytes>)> {
        let (height, width, pixels) =
            py.detach(|| crate::picture::pixels(&self.inner.svg())).map_err(value)?;
        Ok((height, width, PyBytes::new(py, &pixels)))
    }

    /// A position that the player cannot tell from this one, dealt anew; all of them are equally likely. `rng` is a
    /// number, a `random.Random`, a generator of NumPy, or a function that returns numbers between 0 and 1.
    fn resample_from_infostate(
        &self,
        py: Python<'_>,
        player: i64,
        rng: &Bound<'_, PyAny>,
    ) -> PyResult<State> {
        let seat = self.player(player)?;
        let number = number(rng)?;
        let inner = py.detach(|| self.inner.resampled(seat, number));
        Ok(State { inner, game: self.game.clone() })
    }

    /// From now on chance is another one; what it has decided stays. `rng` is as in `resample_from_infostate`.
    fn reseed(&mut self, py: Python<'_>, rng: &Bound<'_, PyAny>) -> PyResult<()> {
        let number = number(rng)?;
        py.detach(|| self.inner.reseed(number));
        Ok(())
    }

    /// The share of the win that each player can expect if all play on like the reference bot, from what `player` may
    /// know (`None`: a spectator); the standard error of that; and whether the numbers were fitted to this game. A
    /// thorough estimate imagines as many worlds as `worlds` says, else as many as is usual; `seed` says which.
    #[pyo3(signature = (player=None, thorough=false, worlds=None, seed=0))]
    fn chance(
        &self,
        py: Python<'_>,
        player: Option<i64>,
        thorough: bool,
        worlds: Option<i64>,
        seed: u64,
    ) -> PyResult<(Vec<f32>, f32, bool)> {
        let viewer = self.viewer(player)?;
        let worlds = match worlds {
            None => 0,
            Some(worlds) => u32::try_from(worlds)
                .ok()
                .filter(|worlds| thorough && (1..=MOST_WORLDS).contains(worlds))
                .ok_or_else(|| value(format!("a thorough estimate imagines 1 to {MOST_WORLDS} worlds")))?,
        };
        let estimate = py.detach(|| self.inner.chance(viewer, thorough.then_some((worlds, seed))));
        let shares = estimate.shares[..usize::from(self.game.inner.seats())].to_vec();
        Ok((shares, estimate.error, estimate.is_calibrated))
    }

    /// What each player has won: 1, 1/k for a win shared by k, or 0; all 0 while the game goes on.
    fn returns(&self) -> Vec<f64> {
        self.inner.returns().unwrap_or_else(|| vec![0.0; usize::from(self.game.inner.seats())])
    }

    /// What one player has won.
    fn player_return(&self, player: i64) -> PyResult<f64> {
        let seat = self.player(player)?;
        Ok(self.returns()[seat.index()])
    }

    /// The round.
    fn round(&self) -> u32 {
        self.inner.round()
    }

    /// How many whole actions and chance steps there were.
    fn num_entries(&self) -> usize {
        self.inner.entries()
    }

    /// The position as text, with the way to it.
    fn serialize(&self, py: Python<'_>) -> PyResult<String> {
        py.detach(|| self.inner.written()).map_err(value)
    }

    /// The game so far as a record: one line of JSON.
    fn to_record(&self, py: Python<'_>) -> PyResult<String> {
        py.detach(|| self.inner.record()).map_err(value)
    }

    fn __copy__(&self) -> State {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> State {
        self.clone()
    }

    fn __reduce__(slf: &Bound<'_, State>) -> PyResult<(Py<PyAny>, (String,))> {
        let state = slf.borrow();
        let text = state.serialize(slf.py())?;
        let game = Bound::new(slf.py(), state.game.clone())?;
        Ok((game.getattr("deserialize_state")?.unbind(), (text,)))
    }

    fn __str__(&self, py: Python<'_>) -> PyResult<String> {
        self.to_text(py, None)
    }

    fn __repr__(&self) -> String {
        let who =
            self.inner.seat().map_or_else(|| "over".to_owned(), |seat| format!("player {seat} to choose"));
        format!("<princely.State of {}: round {}, {who}>", self.game.inner.id(), self.inner.round())
    }

    fn _repr_svg_(&self, py: Python<'_>) -> String {
        self.to_svg(py)
    }
}
