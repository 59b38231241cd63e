//! Records of Fürstenfeld: how actions are written, that whole games round trip, and that an entry that does not replay
//! is refused with its number and the rule.
mod actions;
mod at_once;
mod refused;
mod round_trip;
