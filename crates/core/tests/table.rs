//! Taking back: exactly as far as nothing has been revealed to anyone.

mod toy;

use princely_core::*;
use toy::{Move, table_after};

#[test]
fn nothing_was_done_yet() {
    assert_eq!(table_after(1).undo(Seat(0)), Err(UndoError::Nothing));
}

#[test]
fn a_secret_choice_is_taken_back_while_others_still_choose() {
    let mut table = table_after(3); // the deal, and the choices of seats 0 and 1
    let Ok(action @ Move::Commit(_)) = table.undo(Seat(0)) else { panic!("seat 0 may take back") };
    assert_eq!(table.log().len(), 2);
    assert_eq!(table.state().commits.map(|card| card.is_some()), [false, true, false]);
    table.act(Seat(0), action, &mut Silent).unwrap();
    assert_eq!(table.state(), table_after(3).state());
}

#[test]
fn no_choice_is_taken_back_once_all_are_revealed() {
    assert_eq!(table_after(4).undo(Seat(2)), Err(UndoError::Revealed));
    for seat in [Seat(0), Seat(1)] {
        assert_eq!(table_after(4).undo(seat), Err(UndoError::OtherMoved(Seat(2))), "seat {seat}");
    }
}

#[test]
fn nothing_is_taken_back_across_chance() {
    let table = table_after(6);
    let actor = |entry: &Entry<_>| match entry {
        Entry::Action { seat, .. } => Some(*seat),
        Entry::Chance(_) => None,
    };
    let stasher = actor(&table.log()[4]).unwrap();
    assert_eq!(actor(&table.log()[5]), None);
    assert_eq!(table_after(6).undo(stasher), Err(UndoError::Chance));
    assert!(table_after(5).undo(stasher).is_ok());
}

#[test]
fn an_impossible_action_leaves_the_table_as_it_was() {
    let mut table = table_after(1);
    assert!(table.act(Seat(0), Move::Pass, &mut Silent).is_err());
    assert_eq!((table.log().len(), table.state()), (1, table_after(1).state()));
}
