//! What a live table costs: acts with everything that is told about them, and reopening from a journal.

use princely_core::{Game, Seat, Turn};
use princely_protocol::{Aid, Chair, Pace, Raw, Sitter, Spectators, Terms};
use princely_table::{Decision, Effects, Hosted, Live, Luck, Manner, Opening};

/// The player who decides at these tables.
pub type Player<'p, G> = &'p mut dyn FnMut(&G, &<G as Game>::Observation) -> Option<<G as Game>::Action>;

/// An opening with a bot on every seat.
pub fn opening<G: Hosted>(game: &G, secret: u8) -> Opening {
    let chair = Chair { name: None, sitter: Sitter::Bot { level: "medium".into() } };
    Opening {
        terms: Terms {
            game: G::ID.into(),
            rules: game.rules(),
            options: Raw::of(&game.options()).unwrap_or_else(|_| Raw::null()),
            pace: Pace::Untimed,
            aid: Aid::None,
            hints: false,
            spectators: Spectators::Live,
        },
        chairs: vec![chair; usize::from(game.seats())],
        manner: Manner::default(),
        luck: Luck::of_host([secret; 32], game.seats()),
    }
}

/// A game whose acts are known beforehand, so that only the table is measured and not the players.
pub struct Script<G: Hosted> {
    opening: Opening,
    acts: Vec<(Seat, G::Action)>,
}

/// The counts of a script.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counted {
    /// Acts made.
    pub acts: u64,
    /// Seen entries made, for every seat and a spectator.
    pub entries: u64,
    /// Bytes of these entries as JSON.
    pub bytes: u64,
}

impl<G: Hosted> Script<G> {
    /// The first `most` acts of a game.
    pub fn new(game: &G, most: usize, player: Player<'_, G>) -> Option<Script<G>> {
        let opening = opening(game, 7);
        let mut live: Live<G> = Live::open(opening.clone()).ok()?;
        let begin = live.begin(0);
        live.accept(begin).ok()?;
        let mut acts = Vec::new();
        while acts.len() < most
            && let Turn::Seats(seats) = live.turn()
        {
            let seat = seats.lowest()?;
            let action = player(live.game(), &live.observe(Some(seat)))?;
            let decision = live.decide_for_bot(seat, live.version(), &[action], 0).ok()?;
            live.accept(decision).ok()?;
            acts.push((seat, action));
        }
        Some(Script { opening, acts })
    }

    /// Plays the acts at a table and tells everybody.
    pub fn play(
        &self,
        mut each: impl FnMut(&Decision, &Live<G>),
        mut tell: impl FnMut(&Effects),
    ) -> Option<Live<G>> {
        let mut live: Live<G> = Live::open(self.opening.clone()).ok()?;
        let begin = live.begin(0);
        each(&begin, &live);
        tell(&live.accept(begin).ok()?);
        for (seat, action) in &self.acts {
            let decision = live.decide_for_bot(*seat, live.version(), &[*action], 0).ok()?;
            each(&decision, &live);
            tell(&live.accept(decision).ok()?);
        }
        Some(live)
    }

    /// Plays the acts, and counts what is told.
    pub fn count(&self) -> Counted {
        let mut counted = Counted::default();
        self.play(
            |_, _| {},
            |effects| {
                counted.acts += 1;
                let seats = self.opening.chairs.len() as u8;
                for viewer in (0..seats).map(|seat| Some(Seat(seat))).chain([None]) {
                    for entry in effects.feed.entries(viewer) {
                        counted.entries += 1;
                        counted.bytes += serde_json::to_string(entry).map_or(0, |text| text.len()) as u64;
                    }
                }
            },
        );
        counted
    }

    /// The journal of the script, as it is stored.
    pub fn journal(&self) -> Vec<String> {
        let mut journal = Vec::new();
        let keep = |decision: &Decision, _: &Live<G>| {
            journal.extend(decision.entries.iter().map(|stored| stored.text.clone()));
        };
        self.play(keep, |_| {});
        journal
    }

    /// Opens a table from a journal; returns its version.
    pub fn reopen(&self, journal: &[String]) -> u32 {
        let texts = journal.iter().map(String::as_str);
        Live::<G>::reopen(self.opening.clone(), texts).map_or(0, |live| live.version())
    }

    /// How many acts there are.
    pub fn len(&self) -> usize {
        self.acts.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.acts.is_empty()
    }
}
