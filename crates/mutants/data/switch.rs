//! Which mutant is at work: the number in `PRINCELY_MUTANT`, or none. This file is not part of `princely-mutants`: it
//! is added to the copy of the crate that is broken.

use std::env;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};

/// The environment was not read yet.
const UNREAD: u32 = u32::MAX;
/// No mutant is at work; the number of every mutant that a test meets goes to the file `PRINCELY_MUTANTS_MET`.
const TAKE_NOTE: u32 = u32::MAX - 1;

static ACTIVE: AtomicU32 = AtomicU32::new(UNREAD);
static MET: [AtomicBool; 16_384] = [const { AtomicBool::new(false) }; 16_384];
static NOTES: OnceLock<File> = OnceLock::new();

#[inline(always)]
pub fn on(mutant: u32) -> bool {
    let active = ACTIVE.load(Relaxed);
    active == mutant || (active >= TAKE_NOTE && rarely(mutant))
}

#[cold]
#[inline(never)]
fn rarely(mutant: u32) -> bool {
    if ACTIVE.load(Relaxed) == UNREAD {
        let number = env::var("PRINCELY_MUTANT").map_or(0, |number| number.parse().unwrap());
        let notes = env::var_os("PRINCELY_MUTANTS_MET").is_some();
        ACTIVE.store(if notes { TAKE_NOTE } else { number }, Relaxed);
        return on(mutant);
    }
    if !MET[mutant as usize].load(Relaxed) && !MET[mutant as usize].swap(true, Relaxed) {
        let mut notes = NOTES.get_or_init(|| {
            let path = env::var_os("PRINCELY_MUTANTS_MET").unwrap();
            OpenOptions::new().append(true).create(true).open(path).unwrap()
        });
        notes.write_all(format!("{mutant}\n").as_bytes()).unwrap();
    }
    false
}
