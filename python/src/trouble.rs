//! Errors as Python sees them.

use pyo3::PyErr;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use std::fmt::Display;

/// Input that cannot be used: `ValueError`.
pub(crate) fn value(why: impl Display) -> PyErr {
    PyValueError::new_err(why.to_string())
}

/// A mistake of our own: `RuntimeError`.
pub(crate) fn runtime(why: impl Display) -> PyErr {
    PyRuntimeError::new_err(why.to_string())
}
