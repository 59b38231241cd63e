//! All that games show, as one number. The other laws and the tests of the rules say what is right; this one notices
//! that something has changed which they do not name: a figure in a view, the order of a list, a part of a message.
//!
//! A changed signature is either a mistake or meant. To see what has changed, run the test before and after with
//! `PRINCELY_SHOWN=FILE`: every line that is counted is then appended to that file, and the two files can be compared.

use super::{LawBroken, LawfulOffers, Plan, viewers, walk};
use crate::record::Entry;
use crate::{Aid, Game, Quick, Refused, Seat, Seen, Uniform, Viewer};
use serde::Serialize;
use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::Write;

/// How many stray actions are looked at in every position.
const STRAYS: usize = 4;

/// A running sum of lines (FNV-1a, 64 bits).
pub struct Signature {
    sum: u64,
    lines: u64,
    file: Option<File>,
}

impl Signature {
    /// Nothing was shown yet.
    #[expect(clippy::new_without_default, reason = "it may open a file")]
    pub fn new() -> Signature {
        let open = |path| OpenOptions::new().create(true).append(true).open(path);
        let file =
            std::env::var_os("PRINCELY_SHOWN").map(|path| open(path).expect("PRINCELY_SHOWN names a file"));
        Signature { sum: 0xcbf2_9ce4_8422_2325, lines: 0, file }
    }

    /// Counts one thing that is shown.
    pub fn add(&mut self, kind: &str, thing: &impl Serialize) {
        let json = serde_json::to_string(thing).expect("what is shown can be written");
        let line = format!("{kind} {json}\n");
        for byte in line.bytes() {
            self.sum = (self.sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        self.lines += 1;
        if let Some(file) = &mut self.file {
            file.write_all(line.as_bytes()).expect("the file of PRINCELY_SHOWN can be written");
        }
    }

    /// Counts what a position shows: its trace, its result, and to every viewer the view, the choices, the answers to
    /// some questions, the reasons against some actions, and what it would see if its turn came now.
    pub fn position<G: LawfulOffers>(&mut self, game: &G, state: &G::State, quick: &mut Quick) {
        self.add("trace", &game.trace(state));
        self.add("result", &game.result(state));
        for viewer in viewers(game) {
            let observation = game.observe(state, viewer);
            self.add("seen", &observation);
            for aid in [Aid::None, Aid::Memory] {
                self.add("view", &game.view(&observation, aid));
            }
            self.add("choices", &game.choices(&observation));
            for question in game.questions(&observation, quick) {
                self.add("question", &question);
                self.add("answer", &game.answer(&observation, &question));
            }
            if let Some(ahead) = game.ahead(&observation) {
                self.add("ahead", &ahead);
            }
            if let Some(seat) = viewer {
                self.refusals(game, state, seat, quick);
            }
        }
    }

    fn refusals<G: LawfulOffers>(&mut self, game: &G, state: &G::State, seat: Seat, quick: &mut Quick) {
        for _ in 0..STRAYS {
            let stray = game.stray_action(state, seat, quick);
            let refused = game.check(state, seat, &stray).err().map(|refusal| Refused::new(&refusal));
            self.add("check", &(G::ActionNote::from(stray), refused));
        }
    }

    /// Counts what every viewer sees of a step: the step itself, and the messages about what follows from it.
    pub fn step<G: LawfulOffers>(&mut self, game: &G, before: &G::State, entry: &Entry<G>) {
        let (mut after, mut events) = (before.clone(), Vec::new());
        match entry {
            Entry::Chance(chance) => game.apply_chance(&mut after, chance, &mut events),
            Entry::Action { seat, action } => game.apply(&mut after, *seat, *action, &mut events),
        }
        for viewer in viewers(game) {
            match Seen::of(game, before, entry, viewer) {
                Seen::Chance(seen) => self.add("chance", &G::SeenChanceNote::from(seen)),
                Seen::Action { seat, action, uncovers } => {
                    let note = |(seat, action): (Seat, G::Action)| (seat, G::ActionNote::from(action));
                    let uncovers: Vec<_> = uncovers.into_iter().map(note).collect();
                    self.add("action", &(seat, G::SeenActionNote::from(action), uncovers));
                }
            }
            for event in &events {
                self.messages(game, event, viewer);
            }
        }
    }

    fn messages<G: Game>(&mut self, game: &G, event: &G::Event, viewer: Viewer) {
        let told = game.redact(event, viewer);
        let recalled = [Aid::None, Aid::Memory].map(|aid| game.recall(event, viewer, aid));
        self.add("message", &told.as_ref().map(|event| game.describe(event)));
        self.add("event", &(told, recalled));
    }
}

impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x} of {} lines", self.sum, self.lines)
    }
}

/// The signature of the games of a plan: every step, and one position in `plan.every`.
pub fn shown<G: LawfulOffers>(game: &G, plan: &Plan<G>) -> Result<Signature, LawBroken> {
    let mut signature = Signature::new();
    signature.add("options", &game.options());
    walk(game, plan, |moment, quick| {
        if moment.next.is_none() || quick.below(plan.every) == 0 {
            signature.position(game, moment.state(), quick);
        }
        if let Some(entry) = moment.next {
            signature.step(game, moment.state(), entry);
        }
        Ok(())
    })?;
    Ok(signature)
}
