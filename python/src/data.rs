//! Data sets: the decisions of many games as a Parquet file.

use crate::game::Game;
use crate::trouble::value;
use princely_dataset::{Order, write};
use pyo3::exceptions::PyOSError;
use pyo3::prelude::*;
use std::fs::File;
use std::io::BufWriter;

/// Plays games and writes their decisions to a file. Returns how many games and rows there are. `progress`, a function,
/// is told how many games are done; an error that it raises ends the file early and is raised again.
#[pyfunction]
#[pyo3(signature = (game, path, bots, first, games, seed=0, threads=1, chance=false, progress=None))]
#[allow(clippy::too_many_arguments)]
pub(crate) fn write_dataset(
    py: Python<'_>,
    game: &Bound<'_, Game>,
    path: String,
    bots: Vec<String>,
    first: u64,
    games: u64,
    seed: u64,
    threads: usize,
    chance: bool,
    progress: Option<Py<PyAny>>,
) -> PyResult<(u64, u64)> {
    let game = game.get().clone();
    let end = first.checked_add(games).ok_or_else(|| value("no series has that many games"))?;
    let order = Order { bots, games: first..end, seed, threads: threads.clamp(1, 1024), chance };
    let mut trouble = None;
    let written = py.detach(|| {
        let file = File::create(&path).map_err(|error| PyOSError::new_err(format!("{path}: {error}")))?;
        let told = |done: u64| {
            if !done.is_multiple_of(64) {
                return true;
            }
            let heard = Python::attach(|py| {
                py.check_signals()?;
                progress.as_ref().map_or(Ok(()), |progress| progress.call1(py, (done,)).map(|_| ()))
            });
            heard.map_err(|error| trouble = Some(error)).is_ok()
        };
        write(game.inner.id(), &game.setting, &order, BufWriter::new(file), told).map_err(value)
    })?;
    match trouble {
        Some(error) => Err(error),
        None => Ok((written.games, written.rows)),
    }
}
