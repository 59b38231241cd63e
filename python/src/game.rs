//! `Game`: a game with its options.

use crate::played::{AnyGame, Housing};
use crate::state::State;
use crate::trouble::value;
use princely_core::Notation;
use princely_fuerstenfeld::Fuerstenfeld;
use princely_house::Setting;
use princely_house::setting::TableFile;
use princely_principati::Principati;
use pyo3::prelude::*;
use std::sync::Arc;

/// The names of the games.
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    vec![Fuerstenfeld::ID, Principati::ID]
}

/// A game with its options. It is the same for all of its states.
#[pyclass(module = "princely", frozen)]
#[derive(Clone)]
pub(crate) struct Game {
    pub(crate) inner: Arc<dyn AnyGame>,
    pub(crate) texts: Arc<Vec<String>>,
    pub(crate) setting: Arc<Setting>,
}

fn house(name: &str, setting: &Setting) -> Result<Arc<dyn AnyGame>, String> {
    fn set_up<G: crate::played::Researched>(setting: &Setting) -> Result<Arc<dyn AnyGame>, String> {
        let game = G::set_up(setting).map_err(|error| error.to_string())?;
        Ok(Arc::new(Housing(Arc::new(game))))
    }
    match name {
        Fuerstenfeld::ID => set_up::<Fuerstenfeld>(setting),
        Principati::ID => set_up::<Principati>(setting),
        _ => Err(format!("there is no game {name:?}; there is {}", games().join(", "))),
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (name, players=None, variant=None, max_rounds=None, switches=Vec::new(), table=None))]
    fn new(
        py: Python<'_>,
        name: &str,
        players: Option<u8>,
        variant: Option<String>,
        max_rounds: Option<u16>,
        switches: Vec<(String, String)>,
        table: Option<String>,
    ) -> PyResult<Game> {
        let table = table.map(|text| TableFile { path: "table".into(), name: "own".into(), text });
        let setting = Setting { players, variant, table, max_rounds, switches };
        let inner = py.detach(|| house(name, &setting)).map_err(value)?;
        let alphabet = inner.alphabet();
        let texts =
            (0..alphabet.len() as u16).map(|choice| alphabet.text(choice).unwrap_or_default()).collect();
        Ok(Game { inner, texts: Arc::new(texts), setting: Arc::new(setting) })
    }

    /// The game's id.
    #[getter]
    fn name(&self) -> &'static str {
        self.inner.id()
    }

    /// Its options, as in a record: JSON.
    #[getter]
    fn options(&self) -> String {
        self.inner.options()
    }

    /// How many players there are.
    fn num_players(&self) -> u8 {
        self.inner.seats()
    }

    /// How many choices there are.
    fn num_distinct_actions(&self) -> usize {
        self.inner.choices()
    }

    /// How many numbers a tensor has.
    fn observation_tensor_size(&self) -> usize {
        self.inner.width()
    }

    /// The version of tensors and choices.
    fn encoding_version(&self) -> u32 {
        self.inner.layout().version
    }

    /// The parts of a tensor: name, first number, shape, scale.
    fn layout(&self) -> Vec<(&'static str, usize, Vec<usize>, u8)> {
        let parts = self.inner.layout().parts;
        parts.into_iter().map(|part| (part.name, part.offset, part.shape, part.scale)).collect()
    }

    /// The choices as text.
    fn alphabet(&self) -> Vec<String> {
        self.texts.to_vec()
    }

    /// A choice as text.
    fn action_to_string(&self, action: i64) -> PyResult<String> {
        let text = usize::try_from(action).ok().and_then(|choice| self.texts.get(choice));
        text.cloned().ok_or_else(|| value(format!("there is no choice {action}")))
    }

    /// The beginning of a game. The chance is that of game `number` in the series `seed`.
    #[pyo3(signature = (seed=0, number=0))]
    fn new_initial_state(&self, py: Python<'_>, seed: u64, number: u64) -> State {
        let inner = py.detach(|| self.inner.begin(seed, number));
        State { inner, game: self.clone() }
    }

    /// Reads what `State.serialize` wrote, or a record.
    fn deserialize_state(&self, py: Python<'_>, text: &str) -> PyResult<State> {
        let inner = py.detach(|| self.inner.read(text)).map_err(value)?;
        Ok(State { inner, game: self.clone() })
    }

    #[allow(clippy::type_complexity)]
    fn __reduce__(slf: &Bound<'_, Game>) -> PyResult<(Py<PyAny>, Py<PyAny>)> {
        let game = slf.get();
        let setting = &game.setting;
        let table = setting.table.as_ref().map(|table| table.text.clone());
        let arguments = (
            game.inner.id(),
            setting.players,
            setting.variant.clone(),
            setting.max_rounds,
            setting.switches.clone(),
            table,
        );
        let class = slf.get_type().into_any().unbind();
        Ok((class, arguments.into_pyobject(slf.py())?.into_any().unbind()))
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let same = |other: &Game| {
            self.inner.id() == other.inner.id() && self.inner.options() == other.inner.options()
        };
        other.cast::<Game>().is_ok_and(|other| same(other.get()))
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut hasher = DefaultHasher::new();
        (self.inner.id(), self.inner.options()).hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        let setting = &self.setting;
        let mut text = format!("princely.load_game({:?}, players={}", self.inner.id(), self.inner.seats());
        if let Some(variant) = &setting.variant {
            text.push_str(&format!(", variant={variant:?}"));
        }
        if let Some(rounds) = setting.max_rounds {
            text.push_str(&format!(", max_rounds={rounds}"));
        }
        text.push(')');
        text
    }
}
