//! `Vector`: many episodes, stepped by one call. The arrays belong to Python and are written without a copy.

use crate::game::Game;
use crate::trouble::value;
use numpy::{PyReadonlyArray1, PyReadonlyArray2, PyReadwriteArray1, PyReadwriteArray2};
use princely_encode::{Autoreset, Batch, Buffers};
use pyo3::prelude::*;

/// What can be done with many episodes of any game.
pub(crate) trait AnyBatch: Send + Sync {
    fn fits(&self, buffers: &Buffers<'_>) -> bool;
    fn reset(&mut self, series: Option<u64>, buffers: &mut Buffers<'_>);
    fn step(&mut self, choices: &[i64], buffers: &mut Buffers<'_>);
    fn sample(&mut self, masks: &[u8], choices: &mut [i64]);
}

impl<G: crate::played::Researched> AnyBatch for Batch<G> {
    fn fits(&self, buffers: &Buffers<'_>) -> bool {
        buffers.fit::<G>(self.len(), usize::from(self.game().seats()))
    }

    fn reset(&mut self, series: Option<u64>, buffers: &mut Buffers<'_>) {
        Batch::reset(self, series, buffers);
    }

    fn step(&mut self, choices: &[i64], buffers: &mut Buffers<'_>) {
        Batch::step(self, choices, buffers);
    }

    fn sample(&mut self, masks: &[u8], choices: &mut [i64]) {
        Batch::sample(self, masks, choices);
    }
}

/// Many episodes of one game.
#[pyclass(module = "princely")]
pub(crate) struct Vector {
    batch: Box<dyn AnyBatch>,
    count: usize,
}

/// The arrays of a vector: observations, masks, rewards, terminated, illegal, seats.
type Arrays<'py> = (
    PyReadwriteArray2<'py, u8>,
    PyReadwriteArray2<'py, u8>,
    PyReadwriteArray2<'py, f32>,
    PyReadwriteArray1<'py, u8>,
    PyReadwriteArray1<'py, u8>,
    PyReadwriteArray1<'py, i8>,
);

impl Vector {
    /// Does something with the arrays, without the interpreter's lock.
    fn with(
        &mut self,
        py: Python<'_>,
        arrays: &mut Arrays<'_>,
        act: impl FnOnce(&mut dyn AnyBatch, &mut Buffers<'_>) + Send,
    ) -> PyResult<()> {
        let (observations, masks, rewards, terminated, illegal, seats) = arrays;
        let mut buffers = Buffers {
            observations: observations.as_slice_mut().map_err(value)?,
            masks: masks.as_slice_mut().map_err(value)?,
            rewards: rewards.as_slice_mut().map_err(value)?,
            terminated: terminated.as_slice_mut().map_err(value)?,
            illegal: illegal.as_slice_mut().map_err(value)?,
            seats: seats.as_slice_mut().map_err(value)?,
        };
        if !self.batch.fits(&buffers) {
            return Err(value("the arrays do not have the sizes of this vector"));
        }
        let batch = &mut *self.batch;
        py.detach(|| act(batch, &mut buffers));
        Ok(())
    }
}

#[pymethods]
impl Vector {
    /// Begins `count` games. `autoreset` is `next_step`, `same_step` or `disabled`.
    #[new]
    #[pyo3(signature = (game, count, seed=0, autoreset="next_step", threads=1))]
    fn new(
        py: Python<'_>,
        game: &Game,
        count: usize,
        seed: u64,
        autoreset: &str,
        threads: usize,
    ) -> PyResult<Vector> {
        let autoreset = match autoreset {
            "next_step" => Autoreset::NextStep,
            "same_step" => Autoreset::SameStep,
            "disabled" => Autoreset::Disabled,
            _ => return Err(value("autoreset is next_step, same_step or disabled")),
        };
        if !(1..=1 << 20).contains(&count) || !(1..=1024).contains(&threads) {
            return Err(value("there are 1 to 1,048,576 environments, on 1 to 1,024 threads"));
        }
        let inner = &game.inner;
        let batch = py.detach(|| inner.vector(count, seed, autoreset, threads));
        Ok(Vector { batch, count })
    }

    /// Begins all games anew, with another series if one is named.
    #[pyo3(signature = (arrays, seed=None))]
    fn reset(&mut self, py: Python<'_>, mut arrays: Arrays<'_>, seed: Option<u64>) -> PyResult<()> {
        self.with(py, &mut arrays, |batch, buffers| batch.reset(seed, buffers))
    }

    /// Makes one choice in every episode.
    fn step(
        &mut self,
        py: Python<'_>,
        choices: PyReadonlyArray1<'_, i64>,
        mut arrays: Arrays<'_>,
    ) -> PyResult<()> {
        let choices = choices.as_slice().map_err(value)?;
        if choices.len() != self.count {
            return Err(value(format!("{} choices for {} environments", choices.len(), self.count)));
        }
        self.with(py, &mut arrays, |batch, buffers| batch.step(choices, buffers))
    }

    /// Chooses one legal choice for every episode, each equally likely.
    fn sample(
        &mut self,
        py: Python<'_>,
        masks: PyReadonlyArray2<'_, u8>,
        mut choices: PyReadwriteArray1<'_, i64>,
    ) -> PyResult<()> {
        let (masks, choices) = (masks.as_slice().map_err(value)?, choices.as_slice_mut().map_err(value)?);
        let batch = &mut self.batch;
        py.detach(|| batch.sample(masks, choices));
        Ok(())
    }

    fn __len__(&self) -> usize {
        self.count
    }
}
