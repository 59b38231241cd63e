//! Chances to win: fitted to games of the reference bot, and tested on other games of it.
//!
//! | room | what lives there |
//! |---|---|
//! | `moments` | games of the reference bot, and the turn starts that are looked at |
//! | [`mod@fit`] | the numbers of a configuration, fitted |
//! | `learn` | how a network is fitted |
//! | [`mod@calibrate`] | how well chances agree with what happened |

pub mod calibrate;
pub mod fit;
mod learn;
mod moments;

pub use calibrate::{Calibration, calibrate, confirm};
pub use fit::{Fitting, fit};
pub use princely_bots::chance::{Effort, REFERENCE};
