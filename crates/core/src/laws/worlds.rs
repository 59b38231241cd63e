//! Two worlds that differ only in what is hidden from a viewer look the same to that viewer. Before the next step,
//! while it happens and after it, everything that the viewer is shown is the same to the byte.
//!
//! The true world is A. World B is drawn from what the viewer sees, so that everything hidden is
//! dealt anew. The step that A takes next is mirrored in B by every step that looks the same to the
//! viewer. If B has none, because the step shows something that is elsewhere in B, another B is drawn.

use super::leak::{Exhibit, Leak, Showcase};
use super::{LawBroken, Lawful, Moment, Plan, viewers, walk};
use crate::record::Entry;
use crate::{Aid, Game, Quick, Seat, Seen, Streamed, Uniform, Viewer};
use serde_json::Value;

/// How an event reads in the log. The words live elsewhere, so the caller brings them.
pub type Words<'w, G> = &'w dyn Fn(&G, &<G as Game>::Event) -> String;

/// The bare message of an event, for a game whose words are not at hand.
pub fn plain_words<G: Game>(game: &G, event: &G::Event) -> String {
    format!("{:?}", game.describe(event))
}

/// What was compared while the law held.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Worlds {
    /// States looked at, each by every viewer.
    pub states: u64,
    /// Pairs of worlds compared.
    pub comparisons: u64,
    /// Of these, the ones after a step in which the second world differed from the true one.
    pub varied: u64,
    /// Steps, per viewer, that were taken in a second world too.
    pub mirrored: u64,
    /// Steps, per viewer, for which no second world was found.
    pub unmirrored: u64,
}

/// The law's name.
const LAW: &str = "two worlds";
/// How many worlds are drawn for one step.
const TRIES: u32 = 400;
/// How many steps that look the same are taken in one world.
const MIRRORS: usize = 4;
/// What is shown of a state.
const STATE: [Exhibit; 4] = [Exhibit::Observation, Exhibit::View, Exhibit::MemoryView, Exhibit::Choices];

/// Compares two worlds at the states of a plan, for every seat and a spectator.
pub fn two_worlds<G: Lawful>(game: &G, plan: &Plan<G>, words: Words<'_, G>) -> Result<Worlds, LawBroken> {
    two_worlds_with(game, plan, words, None)
}

/// [`two_worlds`], with a leak that it should find.
pub fn two_worlds_with<G: Lawful>(
    game: &G,
    plan: &Plan<G>,
    words: Words<'_, G>,
    leak: Option<&Leak>,
) -> Result<Worlds, LawBroken> {
    let mut witness = Witness::new(words, leak);
    walk(game, plan, |moment, quick| {
        if quick.below(plan.every) != 0 {
            return Ok(());
        }
        witness.tally.states += 1;
        for viewer in viewers(game) {
            let finding = witness.look(moment, viewer, quick);
            moment
                .holds(LAW, finding.map_err(|why| format!("{viewer:?} can tell two worlds apart: {why}")))?;
        }
        Ok(())
    })?;
    let Worlds { mirrored, unmirrored, .. } = witness.tally;
    if unmirrored as f64 > plan.unmirrored * (mirrored + unmirrored) as f64 {
        let why = format!(
            "{unmirrored} steps found no second world, and only {mirrored} did; the last: {}",
            witness.unmirrored.unwrap_or_default()
        );
        return Err(LawBroken::overall(LAW, game, plan, why));
    }
    Ok(witness.tally)
}

/// Everything that is shown to anyone in the games of a plan while something is hidden from them, as
/// JSON.
pub(super) fn exhibits<G: Lawful>(
    game: &G,
    plan: &Plan<G>,
    words: Words<'_, G>,
    mut each: impl FnMut(Exhibit, &Value),
) -> Result<(), LawBroken> {
    let mut showcase = Showcase::default();
    let mut tell = |showcase: &Showcase, exhibits: &[Exhibit]| {
        for &exhibit in exhibits {
            each(exhibit, &serde_json::from_slice(showcase.bytes(exhibit)).expect("what is shown is JSON"));
        }
    };
    walk(game, plan, |moment, quick| {
        if quick.below(plan.every) != 0 {
            return Ok(());
        }
        for viewer in viewers(game) {
            if hides_something(game, moment.state(), viewer, quick) {
                moment.holds(LAW, showcase.show_state(game, moment.state(), viewer, None))?;
                tell(&showcase, &STATE);
            }
            let Some(entry) = moment.next else { continue };
            let (after, events) = take(game, moment.state(), entry);
            if hides_something(game, &after, viewer, quick) {
                let step = Taken { before: moment.state(), entry, events: &events, after: &after };
                moment.holds(LAW, showcase.show_step(game, &step, viewer, words, None))?;
                tell(&showcase, &Exhibit::ALL);
            }
        }
        Ok(())
    })?;
    Ok(())
}

/// Whether a state has a truth that could leak to the viewer.
fn hides_something<G: Lawful>(game: &G, state: &G::State, viewer: Viewer, quick: &mut Quick) -> bool {
    let observation = game.observe(state, viewer);
    (0..4).any(|_| game.determinize(&observation, quick) != *state)
}

/// Plays an entry in a world and listens.
pub(super) fn take<G: Game>(game: &G, world: &G::State, entry: &Entry<G>) -> (G::State, Vec<G::Event>) {
    let (mut after, mut events) = (world.clone(), Vec::new());
    match entry {
        Entry::Chance(chance) => game.apply_chance(&mut after, chance, &mut events),
        Entry::Action { seat, action } => game.apply(&mut after, *seat, *action, &mut events),
    }
    (after, events)
}

/// A step that was taken in a world.
struct Taken<'t, G: Game> {
    before: &'t G::State,
    entry: &'t Entry<G>,
    events: &'t [G::Event],
    after: &'t G::State,
}

impl Showcase {
    /// What the viewer is shown of a state.
    fn show_state<G: Lawful>(
        &mut self,
        game: &G,
        state: &G::State,
        viewer: Viewer,
        leak: Option<&Leak>,
    ) -> Result<(), String> {
        let seen = game.observe(state, viewer);
        self.show::<G>(Exhibit::Observation, &seen, state, leak)?;
        self.show::<G>(Exhibit::View, &game.view(&seen, Aid::None), state, leak)?;
        self.show::<G>(Exhibit::MemoryView, &game.view(&seen, Aid::Memory), state, leak)?;
        self.show::<G>(Exhibit::Choices, &game.shown_choices(&seen), state, leak)
    }

    /// What the viewer is shown of a step and of the state it leads to.
    fn show_step<G: Lawful>(
        &mut self,
        game: &G,
        &Taken { before, entry, events, after }: &Taken<'_, G>,
        viewer: Viewer,
        words: Words<'_, G>,
        leak: Option<&Leak>,
    ) -> Result<(), String> {
        self.show_state(game, after, viewer, leak)?;
        let recall = |aid| -> Vec<G::Event> {
            events.iter().filter_map(|event| game.recall(event, viewer, aid)).collect()
        };
        let redacted: Vec<G::Event> = events.iter().filter_map(|event| game.redact(event, viewer)).collect();
        let lines: Vec<String> = redacted.iter().map(|event| words(game, event)).collect();
        self.show::<G>(Exhibit::Events, &redacted, after, leak)?;
        self.show::<G>(Exhibit::Recalled, &recall(Aid::None), after, leak)?;
        self.show::<G>(Exhibit::MemoryRecalled, &recall(Aid::Memory), after, leak)?;
        self.show::<G>(Exhibit::Words, &lines, after, leak)?;
        match Seen::of(game, before, entry, viewer) {
            Seen::Chance(chance) => self.show::<G>(Exhibit::Seen, &chance, after, leak),
            Seen::Action { seat, action, uncovers } => {
                self.show::<G>(Exhibit::Seen, &(seat, action, uncovers), after, leak)
            }
        }
    }
}

/// Somebody who looks at two worlds.
struct Witness<'w, G: Game> {
    words: Words<'w, G>,
    leak: Option<&'w Leak>,
    /// What is shown in A.
    left: Showcase,
    /// What is shown in B.
    right: Showcase,
    tally: Worlds,
    /// The latest step for which no second world was found.
    unmirrored: Option<String>,
}

impl<'w, G: Lawful> Witness<'w, G> {
    fn new(words: Words<'w, G>, leak: Option<&'w Leak>) -> Witness<'w, G> {
        let (left, right) = (Showcase::default(), Showcase::default());
        Witness { words, leak, left, right, tally: Worlds::default(), unmirrored: None }
    }

    fn look(&mut self, moment: &Moment<'_, G>, viewer: Viewer, quick: &mut Quick) -> Result<(), String> {
        let (game, a) = (moment.game(), moment.state());
        let observation = game.observe(a, viewer);
        let mut b = game.determinize(&observation, quick);
        self.states_look_the_same(game, a, &b, viewer)?;

        let Some(entry) = moment.next else { return Ok(()) };
        let (after, events) = take(game, a, entry);
        let uncovered = game.uncovered(a, &after, viewer);
        let step = Taken { before: a, entry, events: &events, after: &after };
        self.left.show_step(game, &step, viewer, self.words, self.leak)?;
        if self.leak.is_none() && quick.below(8) == 0 {
            self.shows_no_more_than_happens(game, &b, entry, viewer, quick)?;
        }
        for attempt in 0..TRIES {
            let mut found = false;
            for mirror in mirrors(game, &b, entry, viewer, attempt, quick)? {
                let (b_after, events) = take(game, &b, &mirror);
                if game.uncovered(&b, &b_after, viewer) != uncovered {
                    continue;
                }
                found = true;
                self.tally.comparisons += 1;
                self.tally.varied += u64::from(b_after != after);
                let step = Taken { before: &b, entry: &mirror, events: &events, after: &b_after };
                self.right.show_step(game, &step, viewer, self.words, self.leak)?;
                self.left
                    .compare(&self.right, &Exhibit::ALL)
                    .map_err(|why| format!("{why}, after {entry:?} or after {mirror:?}"))?;
            }
            if found {
                self.tally.mirrored += 1;
                return Ok(());
            }
            b = game.another_world(a, entry, viewer, quick);
            if game.observe(&b, viewer) != observation {
                return Err(format!("{b:?} is said to look like {a:?}, but does not"));
            }
        }
        self.tally.unmirrored += 1;
        self.unmirrored = Some(format!("{entry:?}, seen by {viewer:?}"));
        Ok(())
    }

    /// Before anything happens: what is shown is the same, and so is what the viewer may do.
    fn states_look_the_same(
        &mut self,
        game: &G,
        a: &G::State,
        b: &G::State,
        viewer: Viewer,
    ) -> Result<(), String> {
        self.tally.comparisons += 1;
        self.left.show_state(game, a, viewer, self.leak)?;
        self.right.show_state(game, b, viewer, self.leak)?;
        self.left.compare(&self.right, &STATE)?;
        let Some(seat) = viewer else { return Ok(()) };
        let (mut legal_a, mut legal_b) = (Vec::new(), Vec::new());
        game.legal_actions(a, seat, &mut legal_a);
        game.legal_actions(b, seat, &mut legal_b);
        if legal_a == legal_b {
            Ok(())
        } else {
            let at = legal_a.iter().zip(&legal_b).take_while(|(a, b)| a == b).count();
            Err(format!("legal action {at} is {:?} or {:?}", legal_a.get(at), legal_b.get(at)))
        }
    }

    /// If a step in B cannot be told from A's step by what happens, it must not be told by how it is shown either.
    fn shows_no_more_than_happens(
        &mut self,
        game: &G,
        b: &G::State,
        entry: &Entry<G>,
        viewer: Viewer,
        quick: &mut Quick,
    ) -> Result<(), String> {
        let others = match entry {
            Entry::Action { seat, .. } if viewer == Some(*seat) => Vec::new(), // the viewer's own act
            Entry::Action { seat, .. } => some_of(listed(game, b, *seat), quick),
            Entry::Chance(_) => {
                let mut dice = Streamed(Quick(u64::from(quick.bits())));
                (0..2).map(|_| Entry::Chance(game.sample_chance(b, &mut dice))).collect()
            }
        };
        for other in others.iter().filter(|other| !looks_like(game, entry, other, viewer)) {
            let (after, events) = take(game, b, other);
            let step = Taken { before: b, entry: other, events: &events, after: &after };
            self.right.show_step(game, &step, viewer, self.words, None)?;
            if self.left.compare(&self.right, &[Exhibit::Events, Exhibit::Observation]).is_ok() {
                return Err(format!("{entry:?} and {other:?} are seen as different, but look the same"));
            }
        }
        Ok(())
    }
}

/// Steps possible in a world that look to the viewer like the given one.
fn mirrors<G: Lawful>(
    game: &G,
    world: &G::State,
    entry: &Entry<G>,
    viewer: Viewer,
    attempt: u32,
    quick: &mut Quick,
) -> Result<Vec<Entry<G>>, String> {
    match entry {
        Entry::Chance(chance) => {
            if let Some(other) = game.another_chance(world, chance, viewer, quick) {
                if let Err(refusal) = game.check_chance(world, &other) {
                    return Err(format!("{other:?} is said to be possible, but refused: {refusal:?}"));
                }
                let other = Entry::Chance(other);
                if !looks_like(game, entry, &other, viewer) {
                    return Err(format!("{entry:?} and {other:?} are said to look alike, but do not"));
                }
                return Ok(vec![other]);
            }
            Ok(Vec::from_iter(game.check_chance(world, chance).is_ok().then(|| entry.clone())))
        }
        Entry::Action { seat, action } => {
            let possible = game.check(world, *seat, action).is_ok();
            // A list may be long, so only some worlds are asked for theirs.
            let ask = if possible { viewer != Some(*seat) && quick.below(8) == 0 } else { attempt % 16 < 2 };
            let mut alike = if ask { listed(game, world, *seat) } else { Vec::new() };
            alike.retain(|other| looks_like(game, entry, other, viewer));
            let mut alike = some_of(alike, quick);
            if possible && !alike.contains(entry) {
                alike.push(entry.clone());
            }
            Ok(alike)
        }
    }
}

/// Whether two entries look the same to the viewer.
fn looks_like<G: Lawful>(game: &G, one: &Entry<G>, other: &Entry<G>, viewer: Viewer) -> bool {
    match (one, other) {
        (Entry::Chance(one), Entry::Chance(other)) => {
            game.see_chance(one, viewer) == game.see_chance(other, viewer)
        }
        (Entry::Action { seat, action: one }, Entry::Action { seat: same, action: other })
            if seat == same =>
        {
            game.see_action(*seat, one, viewer) == game.see_action(*seat, other, viewer)
        }
        _ => false,
    }
}

fn listed<G: Game>(game: &G, state: &G::State, seat: Seat) -> Vec<Entry<G>> {
    let mut legal = Vec::new();
    game.legal_actions(state, seat, &mut legal);
    legal.into_iter().map(|action| Entry::Action { seat, action }).collect()
}

/// A few of many, at random.
fn some_of<T>(mut many: Vec<T>, quick: &mut Quick) -> Vec<T> {
    for index in 0..MIRRORS.min(many.len()) {
        let other = index + quick.below((many.len() - index) as u32) as usize;
        many.swap(index, other);
    }
    many.truncate(MIRRORS);
    many
}
