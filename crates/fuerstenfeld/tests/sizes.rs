//! Positions and actions stay small: a search copies millions of them.

use princely_fuerstenfeld::{Action, State};

// A position owns no heap: there is nothing to free.
const _: () = assert!(!std::mem::needs_drop::<State>());
const _: () = assert!(!std::mem::needs_drop::<Action>());

const fn is_copy<T: Copy>() -> bool {
    !std::mem::needs_drop::<T>()
}
const _: () = assert!(is_copy::<Action>());

#[test]
fn actions_and_states_stay_small() {
    for (what, size, most) in [("an action", size_of::<Action>(), 16), ("a state", size_of::<State>(), 512)] {
        assert!(size <= most, "{what} takes {size} bytes, and should take at most {most}");
    }
}

#[test]
fn states_are_cheap_to_clone_and_compare() {
    fn is_a_value<T: Clone + Eq + std::fmt::Debug + Send + Sync + 'static>() {}
    is_a_value::<State>();
}
