//! A record for one viewer's eyes: it reads back to exactly what the viewer may know, and games that look the same
//! to the viewer give the same bytes.

use super::worlds::take;
use super::{LawBroken, Lawful, Moment, Plan, viewers, walk};
use crate::record::{Entry, Extras, SeenRecord, read_seen};
use crate::{Game, Quick, Silent, Table, Uniform, Viewer};

/// The record of every viewer reads back as the same steps and leads to what `observe` says. It is written again with
/// the same bytes.
pub fn seen_records_round_trip<G: Lawful>(moment: &Moment<'_, G>) -> Result<(), String> {
    if moment.table.log().is_empty() {
        return Ok(()); // a record begins after the set-up
    }
    for viewer in viewers(moment.game()) {
        let record = SeenRecord::of(moment.table, viewer, Extras::default());
        let text = record.write();
        let read = read_seen::<G>(&text, |_| {}).map_err(|error| format!("{error}; the record: {text}"))?;
        let truth = moment.game().observe(moment.state(), viewer);
        if read.observation != truth {
            return Err(format!("{viewer:?} reads {:?}, but the truth is {truth:?}", read.observation));
        }
        if read.viewer != viewer || read.steps != record.steps || read.result != record.result {
            return Err(format!("what {viewer:?} saw has changed; the record: {text}"));
        }
        let again = read.write();
        if again != text {
            return Err(format!("written again, the record differs: {text} … {again}"));
        }
    }
    Ok(())
}

/// What was compared while the law held.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Mirrored {
    /// Pairs of records compared.
    pub records: u64,
    /// Of these, the pairs of two different games.
    pub varied: u64,
    /// Entries of the longest of these different games.
    pub longest: usize,
}

/// Plays the games of a plan; the records of their viewers are true ([`seen_records_round_trip`]). For every viewer a
/// second game is played beside each game, with other hidden cards. The records of both games for that viewer are the
/// same to the byte.
///
/// Sometimes the second game cannot go on as the first one does, because it lacks a card that is shown there. Then the
/// records so far are compared, and the second game starts anew from the first.
pub fn seen_records_are_true_and_tell_nothing<G: Lawful>(
    game: &G,
    plan: &Plan<G>,
) -> Result<Mirrored, LawBroken> {
    let mut tally = Mirrored::default();
    let mut mirrors: Vec<(Viewer, Table<G>)> = Vec::new();
    walk(game, plan, |moment, quick| {
        if moment.table.log().is_empty() {
            mirrors = viewers(game).map(|viewer| (viewer, moment.table.clone())).collect();
        }
        for (viewer, mirror) in &mut mirrors {
            let entry = moment.next.and_then(|entry| mirrored(game, moment, mirror, entry, *viewer, quick));
            if entry.is_none() {
                moment.holds("seen record", look_the_same(moment.table, mirror, *viewer, &mut tally))?;
            }
            match (entry, moment.next) {
                (Some(entry), _) => moment.holds("seen record", play(mirror, entry))?,
                (None, Some(entry)) => {
                    *mirror = moment.table.clone();
                    moment.holds("seen record", play(mirror, entry.clone()))?;
                }
                (None, None) => {}
            }
        }
        if moment.next.is_none() || quick.below(256) == 0 {
            moment.holds("seen record", seen_records_round_trip(moment))?;
        }
        Ok(())
    })?;
    Ok(tally)
}

/// An entry of the second game that the viewer cannot tell from the next entry of the first, by what happens and by
/// what is known afterwards. How the entries themselves are shown is not compared here: that is what the law checks.
fn mirrored<G: Lawful>(
    game: &G,
    moment: &Moment<'_, G>,
    mirror: &Table<G>,
    entry: &Entry<G>,
    viewer: Viewer,
    quick: &mut Quick,
) -> Option<Entry<G>> {
    let looks = |world: &G::State, entry: &Entry<G>| {
        let (after, events) = take(game, world, entry);
        let told: Vec<G::Event> = events.iter().filter_map(|event| game.redact(event, viewer)).collect();
        (told == events, told, game.observe(&after, viewer))
    };
    let (tells_all, told, observation) = looks(moment.state(), entry);
    let mut others: Vec<Entry<G>> = match entry {
        Entry::Chance(chance) => game
            .another_chance(mirror.state(), chance, viewer, quick)
            .map(Entry::Chance)
            .into_iter()
            .collect(),
        Entry::Action { seat, action } => {
            let see = |viewer| game.see_action(*seat, action, viewer);
            let mut legal = Vec::new();
            if !tells_all || see(viewer) != see(Some(*seat)) {
                game.legal_actions(mirror.state(), *seat, &mut legal);
            }
            legal.into_iter().map(|action| Entry::Action { seat: *seat, action }).collect()
        }
    };
    quick.shuffle(&mut others);
    others.push(entry.clone());
    others.into_iter().find(|other| {
        is_possible(mirror, other) && {
            let (_, other_told, other_observation) = looks(mirror.state(), other);
            other_told == told && other_observation == observation
        }
    })
}

fn is_possible<G: Game>(table: &Table<G>, entry: &Entry<G>) -> bool {
    match entry {
        Entry::Chance(chance) => table.game().check_chance(table.state(), chance).is_ok(),
        Entry::Action { seat, action } => table.game().check(table.state(), *seat, action).is_ok(),
    }
}

fn play<G: Game>(table: &mut Table<G>, entry: Entry<G>) -> Result<(), String> {
    let told = format!("{entry:?}");
    let played = match entry {
        Entry::Chance(chance) => table.decide(chance, &mut Silent),
        Entry::Action { seat, action } => table.act(seat, action, &mut Silent),
    };
    played.map_err(|refusal| format!("{told} is said to be possible, but refused: {refusal:?}"))
}

fn look_the_same<G: Lawful>(
    one: &Table<G>,
    other: &Table<G>,
    viewer: Viewer,
    tally: &mut Mirrored,
) -> Result<(), String> {
    let [left, right] = [one, other].map(|table| SeenRecord::of(table, viewer, Extras::default()).write());
    if left != right {
        return Err(format!("{viewer:?} can tell two games apart by their records: {left} … or … {right}"));
    }
    tally.records += 1;
    if one.log() != other.log() {
        tally.varied += 1;
        tally.longest = tally.longest.max(one.log().len());
    }
    Ok(())
}
