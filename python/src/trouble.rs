//! Errors as Python sees them.

use pyo3::PyErr;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use std::fmt::Display;

/// Input that cannot be used: `ValueError`.
pub(crate) fn value(why: impl Display) -> PyErr {
    PyValueError::new_err(why.to_string())
}

/// What went wrong where both can: input, or our own work.
pub(crate) enum Trouble {
    /// Input that cannot be used: `ValueError`.
    Input(&'static str),
    /// A mistake of our own: `RuntimeError`.
    Ours(String),
}

impl Trouble {
    /// A mistake of our own.
    pub(crate) fn ours(why: impl Display) -> Trouble {
        Trouble::Ours(why.to_string())
    }
}

impl From<&'static str> for Trouble {
    fn from(why: &'static str) -> Trouble {
        Trouble::Input(why)
    }
}

impl From<Trouble> for PyErr {
    fn from(trouble: Trouble) -> PyErr {
        match trouble {
            Trouble::Input(why) => value(why),
            Trouble::Ours(why) => PyRuntimeError::new_err(why),
        }
    }
}
