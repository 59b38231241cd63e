//! How the suite plays: a plan says how many games, by whom, and how often to look closely.
//! The laws without which no game could be played at all are here too.

use super::Lawful;
use crate::record::Entry;
use crate::{Game, Keyed, Quick, Seat, Seed, Table, Turn, Uniform};
use std::fmt;

/// Somebody who chooses among the legal actions.
pub type Policy<G> =
    Box<dyn Fn(&G, &<G as Game>::Observation, &[<G as Game>::Action], &mut Quick) -> <G as Game>::Action>;

/// Any legal action, each equally likely.
pub fn random<G: Game>(_: &G, _: &G::Observation, legal: &[G::Action], quick: &mut Quick) -> G::Action {
    legal[quick.below(legal.len() as u32) as usize]
}

/// Which games are played.
pub struct Plan<G: Game> {
    /// Names the series of games.
    pub seed: u64,
    /// How many games.
    pub games: u32,
    /// A game with more entries than this counts as a game that does not end.
    pub longest: usize,
    /// The costly laws look at one state in `every`.
    pub every: u32,
    /// The share of steps for which the law of two worlds may fail to find a second world.
    pub unmirrored: f64,
    /// Who plays: each seat of each game gets one of these at random. If there are none, [`random`] plays.
    pub policies: Vec<Policy<G>>,
}

impl<G: Game> Plan<G> {
    /// A number of games of random play, with every state looked at.
    pub fn new(seed: u64, games: u32) -> Plan<G> {
        Plan { seed, games, longest: 10_000, every: 1, unmirrored: 0.02, policies: Vec::new() }
    }

    /// Looks closely at one state in `every`.
    #[must_use]
    pub fn every(self, every: u32) -> Plan<G> {
        Plan { every, ..self }
    }

    /// Sets how many entries a game may have.
    #[must_use]
    pub fn longest(self, longest: usize) -> Plan<G> {
        Plan { longest, ..self }
    }

    /// Sets the share of steps that need no second world.
    #[must_use]
    pub fn unmirrored(self, unmirrored: f64) -> Plan<G> {
        Plan { unmirrored, ..self }
    }

    /// Adds somebody who plays.
    #[must_use]
    pub fn policy(
        mut self,
        policy: impl Fn(&G, &G::Observation, &[G::Action], &mut Quick) -> G::Action + 'static,
    ) -> Plan<G> {
        self.policies.push(Box::new(policy));
        self
    }
}

/// A table, and what is about to happen there.
pub struct Moment<'m, G: Game> {
    /// The table.
    pub table: &'m Table<G>,
    /// The next entry; `None` once the game is over.
    pub next: Option<&'m Entry<G>>,
    /// What chance derives from at this table.
    pub seed: Seed,
}

impl<G: Game> Moment<'_, G> {
    /// The game.
    pub fn game(&self) -> &G {
        self.table.game()
    }

    /// The state.
    pub fn state(&self) -> &G::State {
        self.table.state()
    }

    /// The next entry, if it is chance's.
    pub fn next_chance(&self) -> Option<&G::Chance> {
        match self.next {
            Some(Entry::Chance(chance)) => Some(chance),
            _ => None,
        }
    }

    /// Names the law that a finding is about.
    pub fn holds<T>(
        &self,
        law: &'static str,
        finding: Result<T, String>,
    ) -> Result<T, (&'static str, String)> {
        finding.map_err(|why| (law, why))
    }
}

/// What is found at a moment: nothing, or the law that is broken and how.
pub type Verdict = Result<(), (&'static str, String)>;

/// A law that a game does not obey.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LawBroken {
    /// The law.
    pub law: &'static str,
    /// The game and its options.
    pub game: String,
    /// The seed of the plan.
    pub seed: u64,
    /// Which game of the series, from 0, and after how many entries; `None` if all games break it together.
    pub at: Option<(u32, usize)>,
    /// What was found.
    pub why: String,
}

impl LawBroken {
    /// A law that the games of a plan break together.
    pub(super) fn overall<G: Lawful>(law: &'static str, game: &G, plan: &Plan<G>, why: String) -> LawBroken {
        LawBroken { law, game: describe(game), seed: plan.seed, at: None, why }
    }
}

impl fmt::Display for LawBroken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "law \"{}\" is broken by {}, seed {}", self.law, self.game, self.seed)?;
        if let Some((number, entries)) = self.at {
            write!(f, ", game {number} after {entries} entries")?;
        }
        write!(f, ": {}", self.why)
    }
}

impl std::error::Error for LawBroken {}

fn describe<G: Lawful>(game: &G) -> String {
    let options = serde_json::to_string(&game.options()).unwrap_or_default();
    format!("{} {}", G::ID, options.chars().take(80).collect::<String>())
}

/// What was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Walked {
    /// Games played to their end.
    pub games: u32,
    /// States visited.
    pub states: u64,
    /// Entries of the longest game.
    pub longest: usize,
}

/// Plays the games of a plan and visits every state, the empty table and the end included.
pub fn walk<G: Lawful>(
    game: &G,
    plan: &Plan<G>,
    mut visit: impl FnMut(&Moment<'_, G>, &mut Quick) -> Verdict,
) -> Result<Walked, LawBroken> {
    let mut walked = Walked::default();
    for number in 0..plan.games {
        let mut table = Table::new(game.clone());
        walk_one(&mut table, plan, number, &mut walked, &mut visit).map_err(|(law, why)| {
            let at = Some((number, table.log().len()));
            LawBroken { law, game: describe(game), seed: plan.seed, at, why }
        })?;
        walked.games += 1;
        walked.longest = walked.longest.max(table.log().len());
    }
    Ok(walked)
}

fn walk_one<G: Lawful>(
    table: &mut Table<G>,
    plan: &Plan<G>,
    number: u32,
    walked: &mut Walked,
    visit: &mut impl FnMut(&Moment<'_, G>, &mut Quick) -> Verdict,
) -> Verdict {
    let seed = Seed::of_series(plan.seed, u64::from(number));
    let mut dice = Keyed::new(seed);
    // Players and laws draw from different generators, so that looking closer changes no game.
    let mut whims = seed.whims(Seat(0));
    let mut quick = seed.whims(Seat(255));
    let casting: Vec<u32> =
        (0..table.game().seats()).map(|_| whims.below(plan.policies.len() as u32)).collect();
    let mut legal = Vec::new();
    loop {
        let (game, state) = (table.game(), table.state());
        someone_can_act(game, state).map_err(|why| ("progress", why))?;
        let next = match game.turn(state) {
            Turn::Over => None,
            Turn::Chance => Some(Entry::Chance(game.sample_chance(state, &mut dice))),
            Turn::Seats(seats) => {
                let seat = seats.into_iter().nth(whims.below(seats.len() as u32) as usize);
                let seat = seat.expect("somebody is to act");
                for other in seats - seat {
                    list(game, state, other, &mut legal).map_err(|why| ("progress", why))?;
                }
                list(game, state, seat, &mut legal).map_err(|why| ("progress", why))?;
                let action = match plan.policies.get(casting[seat.index()] as usize) {
                    None => legal[whims.below(legal.len() as u32) as usize],
                    Some(policy) => policy(game, &game.observe(state, Some(seat)), &legal, &mut whims),
                };
                Some(Entry::Action { seat, action })
            }
        };
        visit(&Moment { table, next: next.as_ref(), seed }, &mut quick)?;
        walked.states += 1;
        let refused = match next {
            None => return Ok(()),
            Some(Entry::Chance(chance)) => table.decide(chance, &mut crate::Silent),
            Some(Entry::Action { seat, action }) => table.act(seat, action, &mut crate::Silent),
        };
        refused.map_err(|refusal| ("progress", format!("what was to happen is refused: {refusal:?}")))?;
        if table.log().len() > plan.longest {
            return Err(("ends", format!("no end after {} entries", plan.longest)));
        }
    }
}

/// Until the game is over somebody can act, and it has a result exactly when it is over.
fn someone_can_act<G: Lawful>(game: &G, state: &G::State) -> Result<(), String> {
    let turn = game.turn(state);
    let over = turn == Turn::Over;
    let outcome = game.outcome(state);
    if over != outcome.is_some() || over != game.result(state).is_some() {
        return Err(format!("turn {turn:?}, outcome {outcome:?}, result {:?}", game.result(state)));
    }
    if outcome.is_some_and(|outcome| outcome.winners.is_empty()) {
        return Err("nobody won".into());
    }
    let Turn::Seats(seats) = turn else { return Ok(()) };
    if seats.is_empty() {
        return Err("no seat is to act, nor chance, but the game is not over".into());
    }
    if seats.len() > 1 && !game.at_once(state) {
        return Err(format!("{seats:?} are to act, but not at once"));
    }
    Ok(())
}

/// The legal actions of a seat that is to act; there is always at least one.
fn list<G: Lawful>(game: &G, state: &G::State, seat: Seat, legal: &mut Vec<G::Action>) -> Result<(), String> {
    legal.clear();
    if seat.0 < game.seats() {
        game.legal_actions(state, seat, legal);
    }
    if legal.is_empty() { Err(format!("seat {seat} is to act and can do nothing")) } else { Ok(()) }
}
