//! What a client is offered is exactly what is legal, every refusal is the one of the rules, and a preview tells
//! exactly what then happens.

use super::{LawBroken, Lawful, Moment, Plan, viewers, walk};
use crate::record::Entry;
use crate::seen::Followed;
use crate::{Game, Offers, Preview, PreviewOf, Quick, Refused, Seat, Stop, Turn, Uniform, preview};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use std::collections::HashSet;
use std::fmt::Debug;

/// Where a client's questions go.
pub type Ask<'a, G> = &'a mut dyn FnMut(&<G as Offers>::Question) -> <G as Offers>::Answer;

/// A game whose choices can be read by a client that knows no rule and sees no position.
pub trait LawfulOffers: Lawful + Offers + Followed {
    /// Every action that the choices offer, built only from what the choices and the answers say.
    fn offered(choices: &Self::Choices, ask: Ask<'_, Self>) -> Vec<Self::Action>;

    /// Actions that are not possible according to the choices or the answers, and why; built in the same way.
    fn denied(choices: &Self::Choices, ask: Ask<'_, Self>) -> Vec<(Self::Action, Refused)>;

    /// Questions that a client might ask, the foolish ones included. They depend on the observation alone.
    fn questions(&self, observation: &Self::Observation, chooser: &mut Quick) -> Vec<Self::Question>;
}

/// What was looked at while the laws held.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Offered {
    /// Choices of a seat that was to act.
    pub choices: u64,
    /// Actions offered.
    pub offered: u64,
    /// Actions that were said to be impossible, each with its reason.
    pub denied: u64,
    /// Questions answered.
    pub answers: u64,
    /// Sequences of actions that were previewed and then played.
    pub previews: u64,
    /// Of these, the ones that stopped before secrets would come to light.
    pub secrets: u64,
    /// Sequences with an action in them that was refused.
    pub refusals: u64,
    /// Pairs of worlds that differed and were offered the same.
    pub varied: u64,
}

/// How many actions a preview tries in a row.
const LINE: usize = 6;
/// How many stray actions are looked at to find one that is refused.
const STRAYS: usize = 8;

/// Plays the games of a plan and compares what is offered, answered and previewed with what the rules say.
pub fn offers<G: LawfulOffers>(game: &G, plan: &Plan<G>) -> Result<Offered, LawBroken> {
    let mut tally = Offered::default();
    walk(game, plan, |moment, quick| {
        if quick.below(plan.every) != 0 {
            return Ok(());
        }
        for viewer in viewers(game) {
            let observation = game.observe(moment.state(), viewer);
            let questions = game.questions(&observation, quick);
            tally.answers += questions.len() as u64;
            moment.holds("choices", offered_is_legal(moment, &observation, viewer, &mut tally))?;
            moment.holds("answers", answers_read_back(game, &observation, &questions))?;
            let world = game.determinize(&observation, quick);
            tally.varied += u64::from(world != *moment.state());
            let other = game.observe(&world, viewer);
            moment.holds("two worlds", offers_look_the_same(game, &observation, &other, &questions))?;
            let Some(seat) = viewer else { continue };
            moment.holds("preview", preview_is_what_happens(moment, seat, &other, quick, &mut tally))?;
        }
        Ok(())
    })?;
    Ok(tally)
}

/// The JSON of what a viewer is offered.
pub type ShownChoices = Box<RawValue>;

/// What a viewer is offered, as the law of two worlds shows it: for [`Lawful::shown_choices`].
pub fn shown_choices<G: Offers>(game: &G, observation: &G::Observation) -> Option<ShownChoices> {
    serde_json::value::to_raw_value(&game.choices(observation)).ok()
}

/// Exactly the seats that are to act have choices; the choices offer the legal list, and each refusal is true.
fn offered_is_legal<G: LawfulOffers>(
    moment: &Moment<'_, G>,
    observation: &G::Observation,
    viewer: crate::Viewer,
    tally: &mut Offered,
) -> Result<(), String> {
    let (game, state) = (moment.game(), moment.state());
    let acting = viewer.filter(|seat| is_to_act(game, state, *seat));
    let choices = game.choices(observation);
    let (choices, seat) = match (choices, acting) {
        (Some(choices), Some(seat)) => (choices, seat),
        (None, None) => return Ok(()),
        (None, Some(seat)) => return Err(format!("seat {seat} is to act and is offered nothing")),
        (Some(choices), None) => return Err(format!("{viewer:?} is not to act, but is offered {choices:?}")),
    };
    let choices = read_back(&choices)?;
    let mut ask = |question: &G::Question| game.answer(observation, question);
    let (offered, denied) = (G::offered(&choices, &mut ask), G::denied(&choices, &mut ask));
    tally.choices += 1;
    tally.offered += offered.len() as u64;
    tally.denied += denied.len() as u64;

    let mut legal = Vec::new();
    game.legal_actions(state, seat, &mut legal);
    let listed: HashSet<_> = legal.iter().collect();
    let mut known = HashSet::with_capacity(offered.len());
    for action in &offered {
        if !known.insert(action) {
            return Err(format!("seat {seat} is offered {action:?} twice"));
        }
        if !listed.contains(action) {
            let why = game.check(state, seat, action);
            return Err(format!("seat {seat} is offered {action:?}, which is not legal: {why:?}"));
        }
    }
    if let Some(action) = legal.iter().find(|action| !known.contains(action)) {
        return Err(format!("seat {seat} is not offered {action:?}, which is legal"));
    }
    for (action, refused) in &denied {
        let so = game.check(state, seat, action).map_err(|refusal| Refused::new(&refusal));
        if so.as_ref() != Err(refused) {
            return Err(format!("seat {seat}: {action:?} is said to be {refused:?}, but it is {so:?}"));
        }
    }
    Ok(())
}

/// Every question has an answer, and both can be written and read.
fn answers_read_back<G: LawfulOffers>(
    game: &G,
    observation: &G::Observation,
    questions: &[G::Question],
) -> Result<(), String> {
    for question in questions {
        read_back(question)?;
        read_back(&game.answer(observation, question))?;
    }
    Ok(())
}

/// Two worlds that the viewer cannot tell apart offer the same and answer the same, down to the byte.
fn offers_look_the_same<G: LawfulOffers>(
    game: &G,
    one: &G::Observation,
    other: &G::Observation,
    questions: &[G::Question],
) -> Result<(), String> {
    same(&game.choices(one), &game.choices(other))?;
    for question in questions {
        same(&game.answer(one, question), &game.answer(other, question))
            .map_err(|why| format!("{question:?}: {why}"))?;
    }
    Ok(())
}

/// A preview of the seat's next actions tells what then happens, no matter which hidden world is the true one.
fn preview_is_what_happens<G: LawfulOffers>(
    moment: &Moment<'_, G>,
    seat: Seat,
    other: &G::Observation,
    quick: &mut Quick,
    tally: &mut Offered,
) -> Result<(), String> {
    let (game, state) = (moment.game(), moment.state());
    let observation = game.observe(state, Some(seat));
    let next = match moment.next {
        Some(Entry::Action { seat: actor, action }) if *actor == seat => Some(*action),
        _ => None,
    };
    let truth = Played::play(game, state, seat, next, quick);
    let told = preview(game, &observation, seat, &truth.actions).map_err(|(index, refusal)| {
        format!("action {index} of {:?} is refused: {refusal:?}", truth.actions)
    })?;
    truth.is_told(&told)?;
    let elsewhere =
        preview(game, other, seat, &truth.actions).map_err(|(_, refusal)| format!("{refusal:?}"))?;
    same(&elsewhere.events, &told.events)?;
    same(&elsewhere.after, &told.after)?;
    if (elsewhere.played, elsewhere.stop) != (told.played, told.stop) {
        return Err(format!("a preview stops at {:?} or at {:?}", told.stop, elsewhere.stop));
    }
    tally.previews += u64::from(next.is_some());
    tally.secrets += u64::from(told.stop == Stop::Secrets);

    // A refusal names the place of its action in the sequence.
    let place = quick.below(truth.states.len() as u32) as usize;
    let at = &truth.states[place];
    let strays = (0..STRAYS).map(|_| game.stray_action(at, seat, quick));
    let refused =
        strays.filter_map(|stray| game.check(at, seat, &stray).err().map(|refusal| (stray, refusal))).next();
    let Some((stray, refusal)) = refused else { return Ok(()) };
    let mut actions = truth.actions[..place].to_vec();
    actions.push(stray);
    let told = preview(game, &observation, seat, &actions);
    let stopped = place > 0 && !is_to_act(game, at, seat);
    match told {
        // The stray action comes after the end of the seat's turn, and is not looked at.
        Ok(told) if stopped && told.played == place => Ok(()),
        Err((index, why)) if !stopped && (index, &why) == (place, &refusal) => {
            tally.refusals += 1;
            Ok(())
        }
        told => Err(format!("{actions:?}: action {place} is {refusal:?}, but the preview says {told:?}")),
    }
}

/// What really happens when a seat does several things in a row.
struct Played<G: Game> {
    actions: Vec<G::Action>,
    /// The state before each action, and after the last one that was played.
    states: Vec<G::State>,
    preview: PreviewOf<G>,
}

impl<G: LawfulOffers> Played<G> {
    /// Plays `next`, then any legal actions of the seat, until the turn passes or secrets would come to light.
    fn play(game: &G, state: &G::State, seat: Seat, next: Option<G::Action>, quick: &mut Quick) -> Played<G> {
        let viewer = Some(seat);
        let (mut world, mut events) = (state.clone(), Vec::new());
        let (mut actions, mut states, mut secret) = (Vec::new(), vec![state.clone()], false);
        let (mut next, mut legal) = (next, Vec::new());
        while let Some(action) = next {
            actions.push(action);
            secret = !game.uncovers(&world, seat, &action, viewer).is_empty();
            if secret {
                break;
            }
            game.apply(&mut world, seat, action, &mut events);
            states.push(world.clone());
            legal.clear();
            if actions.len() < LINE && is_to_act(game, &world, seat) {
                game.legal_actions(&world, seat, &mut legal);
            }
            next = legal.get(quick.below((legal.len() as u32).max(1)) as usize).copied();
        }
        let stop = match game.turn(&world) {
            _ if secret => Stop::Secrets,
            Turn::Seats(seats) if seats.contains(seat) => Stop::OwnTurn,
            Turn::Seats(_) => Stop::Others,
            Turn::Chance => Stop::Chance,
            Turn::Over => Stop::Over,
        };
        let preview = Preview {
            played: states.len() - 1,
            events: events.iter().filter_map(|event| game.redact(event, viewer)).collect(),
            after: (!secret).then(|| game.observe(&world, viewer)),
            stop,
        };
        Played { actions, states, preview }
    }

    fn is_told(&self, told: &PreviewOf<G>) -> Result<(), String> {
        let (so, actions) = (&self.preview, &self.actions);
        if (told.played, told.stop) != (so.played, so.stop) {
            let (told, so) = ((told.played, told.stop), (so.played, so.stop));
            Err(format!("{actions:?} stops at {so:?}, but the preview at {told:?}"))
        } else if told.events != so.events {
            Err(format!("{actions:?} leads to {:?}, but the preview tells {:?}", so.events, told.events))
        } else if told.after != so.after {
            Err(format!("{actions:?} leads to {:?}, but the preview shows {:?}", so.after, told.after))
        } else {
            Ok(())
        }
    }
}

fn is_to_act<G: Game>(game: &G, state: &G::State, seat: Seat) -> bool {
    matches!(game.turn(state), Turn::Seats(seats) if seats.contains(seat))
}

/// The value as a client gets it: written by one side and read by the other.
fn read_back<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) -> Result<T, String> {
    let text =
        serde_json::to_string(value).map_err(|error| format!("{value:?} cannot be written: {error}"))?;
    let read = serde_json::from_str(&text).map_err(|error| format!("{text} cannot be read: {error}"))?;
    if read == *value { Ok(read) } else { Err(format!("{value:?} is read back as {read:?}")) }
}

fn same<T: Serialize>(one: &T, other: &T) -> Result<(), String> {
    let written = |value| serde_json::to_string(value).map_err(|error| error.to_string());
    let (one, other) = (written(one)?, written(other)?);
    if one == other { Ok(()) } else { Err(format!("a hidden world shows: {one} or {other}")) }
}
