//! Levels: from a gentle beginner to the strongest, with the same meaning in every game.

use princely_search::Budget;

/// How strong a bot plays. A level means the same in every game: how many continuations it imagines for a
/// turn, and how often it slips.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// What it is called.
    pub name: &'static str,
    /// Continuations imagined for a turn, at most: a clear choice needs fewer, and in a turn of many steps they are shared
    /// out. `None`: it does what looks best right now, as `greedy` does.
    pub iterations: Option<u32>,
    /// How many of a hundred turns are chosen at random among the turns that a guide proposes.
    pub slips: u32,
    /// What people may expect, in one sentence.
    pub about: &'static str,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: &'static [Level] = &[
        Level {
            name: "beginner",
            iterations: None,
            slips: 50,
            about: "Knows the rules and little else; every other turn is a whim.",
        },
        Level {
            name: "easy",
            iterations: None,
            slips: 20,
            about: "Plays what looks good, and slips now and then.",
        },
        Level {
            name: "medium",
            iterations: None,
            slips: 0,
            about: "Plays what looks best right now, without slips and without foresight: the bot greedy.",
        },
        Level {
            name: "strong",
            iterations: Some(100),
            slips: 0,
            about: "Thinks ahead a little: imagines up to 100 ways the game may go on, every turn.",
        },
        Level {
            name: "master",
            iterations: Some(4000),
            slips: 0,
            about: "Thinks ahead as well as we can: imagines up to 4,000 ways the game may go on, every turn.",
        },
    ];

    /// What a chance to win is measured against ([`chance`](crate::chance)): `strong` as it was when the chances were
    /// fitted. It is not offered as an opponent, and never changes.
    pub const REFERENCE: Level = Level {
        name: crate::chance::REFERENCE,
        iterations: Some(100),
        slips: 0,
        about: "The bot that every seat is assumed to play like when a chance to win is told.",
    };

    /// The level with this name; `strongest` is always the top one.
    pub fn find(name: &str) -> Option<Level> {
        if name == Level::REFERENCE.name {
            return Some(Level::REFERENCE);
        }
        if name == "strongest" {
            return Level::ALL.last().copied();
        }
        Level::ALL.iter().find(|level| level.name == name).copied()
    }

    /// How long it thinks about a turn, unless somebody says otherwise.
    pub fn budget(&self) -> Option<Budget> {
        self.iterations.map(Budget::Iterations)
    }
}
