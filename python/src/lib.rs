//! The compiled half of the Python package `princely`. The other half, `python/princely`, is Python and adds the
//! conventions of PettingZoo, Gymnasium and others.
//!
//! | room | what lives there |
//! |---|---|
//! | `game` | `Game`: a game with its options; what is the same in all of its positions |
//! | `state` | `State`: a position that is played choice by choice, in the manner of OpenSpiel |
//! | `played` | the same for one game of the house, behind a door that names no game |
//! | `bot` | `Bot`: a bot of the house |
//! | `vector` | `Vector`: many episodes, stepped by one call |
//! | `matches` | who meets whom in a match, and what the results say |
//! | `picture` | an SVG of what everybody sees, and its pixels |
//! | `data` | data sets |
//! | `trouble` | errors as Python sees them |
//!
//! The lock of the interpreter is released in everything that takes longer than a microsecond.

mod bot;
mod data;
mod game;
mod matches;
mod picture;
mod played;
mod state;
mod trouble;
mod vector;

use pyo3::prelude::*;

/// The compiled half of `princely`.
#[pymodule]
fn _princely(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_class::<game::Game>()?;
    module.add_class::<state::State>()?;
    module.add_class::<bot::Bot>()?;
    module.add_class::<vector::Vector>()?;
    module.add_function(wrap_pyfunction!(game::games, module)?)?;
    module.add_function(wrap_pyfunction!(data::write_dataset, module)?)?;
    module.add_function(wrap_pyfunction!(matches::lineups, module)?)?;
    module.add_function(wrap_pyfunction!(matches::share, module)?)?;
    Ok(())
}
