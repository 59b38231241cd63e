//! Records of Fürstenfeld: how actions are written, that whole games round trip, and that whatever does not
//! replay is refused with the number of its entry and the rule.
mod actions;
mod at_once;
mod refused;
mod round_trip;
