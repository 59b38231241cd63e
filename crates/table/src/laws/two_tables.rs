//! Two tables that differ only in what is hidden from one viewer. That viewer is told the same, to the byte, no matter
//! what is asked or done there.
//!
//! Table A is played at random. Table B has other hidden cards; everything that happens at A is mirrored there by
//! something that looks the same to the viewer. A step that has no mirror is not taken.

use super::{LawfulTable, act, broken, opening};
use crate::{AnyTable as _, Live, Opening};
use princely_core::laws::{LawBroken, Plan};
use princely_core::{Entry, Keyed, Quick, Seat, Seed, Turn, Uniform, Viewer};
use serde::Serialize;

/// How many times another step is tried if a step has no mirror.
const TRIES: u32 = 40;

/// Compares two tables for every viewer. Returns how many steps were taken at tables that differed.
pub fn two_tables<G: LawfulTable>(game: &G, plan: &Plan<G>) -> Result<u64, LawBroken> {
    let mut varied = 0;
    for number in 0..plan.games {
        for viewer in super::viewers(game) {
            let mut pair = Pair::new(game, plan.seed, number, viewer);
            let walked = pair.walk(plan.longest, plan.every);
            let entries = pair.lines[0].len();
            varied += walked.map_err(|why| broken(game, plan, (number, entries), ("two tables", why)))?;
        }
    }
    Ok(varied)
}

/// Two journals of the same opening, as they are stored, that look the same to a viewer. `None` if the two games are the
/// same after `longest` entries.
pub fn mirrored<G: LawfulTable>(
    game: &G,
    seed: u64,
    viewer: Viewer,
    longest: usize,
) -> Option<(Opening, [Vec<String>; 2])> {
    let mut pair = Pair::new(game, seed, 0, viewer);
    pair.walk(longest, u32::MAX).ok()?;
    if pair.states[0] == pair.states[1] {
        return None;
    }
    let opening = opening(game, pair.secret);
    let journal = |line: &Vec<Entry<G>>| {
        let mut live = Live::with_game(game.clone(), opening.clone());
        live.play_on(line, 77).ok()?;
        (1..=live.version()).map(|version| live.written(version)).collect::<Option<Vec<String>>>()
    };
    let journals = [journal(&pair.lines[0])?, journal(&pair.lines[1])?];
    Some((opening, journals))
}

struct Pair<'g, G: LawfulTable> {
    game: &'g G,
    viewer: Viewer,
    secret: u64,
    states: [G::State; 2],
    lines: [Vec<Entry<G>>; 2],
    dice: Keyed,
    quick: Quick,
}

impl<'g, G: LawfulTable> Pair<'g, G> {
    fn new(game: &'g G, seed: u64, number: u32, viewer: Viewer) -> Pair<'g, G> {
        let salt = seed << 24 | u64::from(number) << 4 | viewer.map_or(15, |seat| u64::from(seat.0));
        Pair {
            game,
            viewer,
            secret: salt,
            states: [game.start(), game.start()],
            lines: [Vec::new(), Vec::new()],
            dice: Keyed::new(Seed::of_series(seed, salt)),
            quick: Quick(salt),
        }
    }

    fn walk(&mut self, longest: usize, every: u32) -> Result<u64, String> {
        let mut varied = 0;
        while self.lines[0].len() < longest {
            let Some(steps) = self.next() else { break };
            for ((state, line), step) in self.states.iter_mut().zip(&mut self.lines).zip(steps) {
                step.play(self.game, state);
                line.push(step);
            }
            varied += u64::from(self.states[0] != self.states[1]);
            if self.quick.below(every) == 0 {
                self.look_the_same()?;
            }
        }
        self.look_the_same()?;
        Ok(varied)
    }

    /// A step at A, and one at B that looks the same.
    fn next(&mut self) -> Option<[Entry<G>; 2]> {
        let [a, b] = &self.states;
        match self.game.turn(a) {
            Turn::Over => None,
            Turn::Chance => {
                let chance = self.game.sample_chance(a, &mut self.dice);
                let other = self.game.another_chance(b, &chance, self.viewer, &mut self.quick);
                let mirror = other.unwrap_or_else(|| chance.clone());
                self.game.check_chance(b, &mirror).ok()?;
                Some([Entry::Chance(chance), Entry::Chance(mirror)])
            }
            Turn::Seats(seats) => {
                let nth = self.quick.below(seats.len() as u32) as usize;
                let seat = seats.into_iter().nth(nth)?;
                let (mut legal, mut other) = (Vec::new(), Vec::new());
                self.game.legal_actions(a, seat, &mut legal);
                self.game.legal_actions(b, seat, &mut other);
                for _ in 0..TRIES {
                    let action = *legal.get(self.quick.below(legal.len() as u32) as usize)?;
                    let looks = |state: &G::State, action: &G::Action| {
                        let seen = self.game.see_action(seat, action, self.viewer);
                        (seen, self.game.uncovers(state, seat, action, self.viewer))
                    };
                    let seen = looks(a, &action);
                    let alike: Vec<G::Action> =
                        other.iter().filter(|other| looks(b, other) == seen).copied().collect();
                    if !alike.is_empty() {
                        let mirror = alike[self.quick.below(alike.len() as u32) as usize];
                        let entry = |action| Entry::Action { seat, action };
                        return Some([entry(action), entry(mirror)]);
                    }
                }
                None
            }
        }
    }

    /// Compares everything that a viewer can be told or can ask.
    fn look_the_same(&mut self) -> Result<(), String> {
        let opening = opening(self.game, self.secret);
        let [mut a, mut b] = [0; 2].map(|_| Live::with_game(self.game.clone(), opening.clone()));
        for (live, line) in [&mut a, &mut b].into_iter().zip(&self.lines) {
            live.play_on(line, 77).map_err(|_| "a line cannot be played at a table")?;
        }
        same("the feed", &a.told(self.viewer, 0), &b.told(self.viewer, 0))?;
        same("the position", &a.position(self.viewer), &b.position(self.viewer))?;
        same("the legal list", &a.legal(self.viewer), &b.legal(self.viewer))?;
        same("the seen record", &a.seen_record(self.viewer, &None), &b.seen_record(self.viewer, &None))?;
        same("the greeting", &a.hello(self.viewer, 5), &b.hello(self.viewer, 5))?;
        same("the thinkers", &format!("{:?}", a.thinks()), &format!("{:?}", b.thinks()))?;
        let Some(seat) = self.viewer else { return Ok(()) };
        for number in 0..4 {
            self.answers_the_same(&a, &b, seat, number)?;
        }
        Ok(())
    }

    /// Commands and previews, most of them refused.
    fn answers_the_same(&mut self, a: &Live<G>, b: &Live<G>, seat: Seat, number: u32) -> Result<(), String> {
        let stray = self.game.stray_action(&self.states[0], seat, &mut self.quick);
        let mut legal = Vec::new();
        self.game.legal_actions(&self.states[0], seat, &mut legal);
        let first = legal.get(self.quick.below(legal.len() as u32) as usize).copied();
        let actions: Vec<G::Action> = match number % 2 {
            0 => vec![stray],
            _ => first.into_iter().chain([stray]).collect(),
        };
        let command = act::<G>(number, a.version(), &actions)?;
        let denied =
            |live: &Live<G>| live.decide(seat, &command, 99).err().map(|denied| format!("{denied:?}"));
        same("what is denied", &denied(a), &denied(b))?;
        if let princely_protocol::ToHost::Act(act) = &command {
            let preview = |live: &Live<G>| live.preview(self.viewer, &act.actions);
            same("a preview", &preview(a), &preview(b))?;
        }
        Ok(())
    }
}

/// Whether two things are the same to the byte.
fn same<T: Serialize>(what: &str, one: &T, other: &T) -> Result<(), String> {
    let write = |value: &T| serde_json::to_string(value).map_err(|error| error.to_string());
    let (one, other) = (write(one)?, write(other)?);
    if one == other {
        return Ok(());
    }
    let at = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
    let excerpt = |text: &str| {
        let bytes = &text.as_bytes()[at.saturating_sub(60)..text.len().min(at + 40)];
        String::from_utf8_lossy(bytes).into_owned()
    };
    Err(format!("{what} differs: … {} … or … {} …", excerpt(&one), excerpt(&other)))
}
