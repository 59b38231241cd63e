//! What a command leads to. Nothing is changed here: a decision is stored first, and then accepted.

use crate::answers::read_actions;
use crate::company::OpenOffer;
use crate::journal::{self, Noted, What};
use crate::moment::{After, Moment};
use crate::opening::TimeOut;
use crate::{Hosted, Live};
use princely_core::record::{self, Leaving, Left};
use princely_core::{Entry, Keyed, Refused, Seat, SeatSet, Turn};
use princely_protocol::{
    Abort, Accepted, Act, Answer, CommandId, EndedBy, Millis, Offer, Pace, Plan as Planned, ProblemCode,
    Proposal, Raw, Refusal, Resign, Resume, Return, Sitter, Stale, TakeOver, ToHost, Undo, Version,
};
use std::any::Any;
use std::collections::BTreeMap;
use std::fmt;

/// An act has at most this many actions.
const MOST_ACTIONS: usize = 1000;

/// What a command leads to.
#[derive(Debug)]
pub enum Decided {
    /// Something new, to be stored and then accepted.
    New(Decision),
    /// The command was carried out before.
    Already(Accepted),
}

/// Entries to be stored and then accepted.
pub struct Decision {
    /// The version of the table for which this was decided.
    pub expected: Version,
    /// The entries as they are stored, in order.
    pub entries: Vec<Stored>,
    /// The answer to the command, once the entries are stored; `None` for a bot and for the clock, which get no answer.
    pub accepted: Option<Accepted>,
    /// How the table will stand once the entries are accepted.
    pub after: After,
    typed: Box<dyn Any + Send>,
}

/// An entry as it is stored.
#[derive(Clone, PartialEq, Eq)]
pub struct Stored {
    /// The version it makes.
    pub version: Version,
    /// One line of JSON. It shows everything: not for clients.
    pub text: String,
}

/// Why a command is not carried out.
#[derive(Clone, PartialEq, Debug)]
pub enum Denied {
    /// A rule of the game forbids it.
    Refused(Refusal),
    /// It was made for an old version, and something that matters to it has happened since.
    Stale(Stale),
    /// Something else is wrong.
    Problem(ProblemCode),
}

impl From<ProblemCode> for Denied {
    fn from(code: ProblemCode) -> Denied {
        Denied::Problem(code)
    }
}

impl Decision {
    /// The entries with their types, if this is a decision of game `G`.
    pub(crate) fn take<G: Hosted>(self) -> Option<Vec<Noted<G>>> {
        self.typed.downcast().ok().map(|entries| *entries)
    }
}

impl fmt::Debug for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A log must not show the entries, which may be secret.
        let versions = self.expected + 1..=self.expected + self.entries.len() as Version;
        f.debug_struct("Decision").field("versions", &versions).finish_non_exhaustive()
    }
}

impl fmt::Debug for Stored {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Stored({})", self.version)
    }
}

/// A decision in the making: entries that come after those of the table.
struct Plan<'l, G: Hosted> {
    live: &'l Live<G>,
    now: Millis,
    /// How the table would stand after the entries.
    moment: Moment<G>,
    dice: Keyed,
    entries: Vec<Noted<G>>,
}

impl<'l, G: Hosted> Plan<'l, G> {
    fn new(live: &'l Live<G>, now: Millis) -> Plan<'l, G> {
        // Time does not go backwards in a journal, even if the host's clock does.
        let now = live.journal.last().map_or(now, |last| last.at.max(now));
        Plan { live, now, moment: live.moment.clone(), dice: live.dice.clone(), entries: Vec::new() }
    }

    fn push(&mut self, what: What<G>) {
        let (live, made) = (self.live, self.next());
        self.moment.note(&live.game, &live.opening, &live.journal, made, &what);
        self.entries.push(Noted::new(self.now, what));
    }

    /// The same for an entry whose steps of the game have been played already.
    fn push_played(&mut self, what: What<G>) {
        let (live, made) = (self.live, self.next());
        self.moment.note_played(&live.game, &live.opening, made, &what);
        self.entries.push(Noted::new(self.now, what));
    }

    /// The version that the next entry makes, and when it is made.
    fn next(&self) -> (Version, Millis) {
        (self.live.version() + self.entries.len() as Version + 1, self.now)
    }

    /// Lets chance decide what it has to, and ends the game if it is over.
    fn settle(&mut self) {
        let game = &self.live.game;
        loop {
            match game.turn(&self.moment.state) {
                Turn::Seats(_) => return,
                Turn::Chance => {
                    let chance = game.sample_chance(&self.moment.state, &mut self.dice);
                    self.push(What::Chance(chance));
                }
                Turn::Over => {
                    let left = self.live.left();
                    return self.end(EndedBy::Rules, left);
                }
            }
        }
    }

    /// Ends the game by the agreement of all, or because it is called off, and shows what its luck was made of.
    fn end_early(&mut self, by: EndedBy, winners: SeatSet) {
        self.push(What::End { by, winners: winners.into_iter().collect() });
        self.push(What::Reveal);
    }

    /// Plays what a seat had planned when its time ran out, if that is a complete turn.
    fn play_plan(&mut self, seat: Seat, planned: &Planned) {
        let live = self.live;
        let game = &live.game;
        let is_fresh = planned.version <= live.version() && live.still_holds(seat, planned.version);
        let raws: Vec<Raw> = planned.steps.iter().flatten().chain(&planned.ends).cloned().collect();
        let Some(actions) = Live::<G>::read_actions(&raws).ok().filter(|_| is_fresh) else { return };
        let mut state = self.moment.state.clone();
        for (index, &action) in actions.iter().enumerate() {
            let is_last = index + 1 == actions.len();
            if game.check(&state, seat, &action).is_err()
                || (!is_last && !game.uncovers(&state, seat, &action, Some(seat)).is_empty())
            {
                return;
            }
            Entry::Action { seat, action }.play(game, &mut state);
        }
        if matches!(game.turn(&state), Turn::Seats(seats) if seats.contains(seat)) {
            return; // the turn goes on: the bot has to play it
        }
        self.moment.state = state;
        self.push_played(What::Act { seat, id: None, actions });
        self.settle();
    }

    /// Carries out what all have agreed to.
    fn carry_out(&mut self, offer: &OpenOffer) -> Result<(), ProblemCode> {
        let live = self.live;
        match offer.proposal {
            Proposal::Undo { to } => {
                let takes_back = live.undo_to(offer.seat, to)?;
                if !live.stands_without(&takes_back) {
                    return Err(ProblemCode::NothingToUndo);
                }
                live.leaves_time(&takes_back, self.now)?;
                self.push(What::Undo { seat: offer.seat, id: None, takes_back, offer: Some(offer.version) });
            }
            Proposal::Draw => {
                let stayed = SeatSet::first(live.game.seats()).into_iter();
                let gone = live.moment.company.gone();
                self.end_early(EndedBy::Agreement, stayed.filter(|seat| !gone.contains(*seat)).collect());
            }
            Proposal::Pause => self.push(What::Pause { offer: offer.version }),
            Proposal::Rematch => {}     // the host opens another table
            Proposal::Seat { .. } => {} // from now on the host lets somebody sit down there
        }
        Ok(())
    }

    /// Ends the game and then shows everybody what its luck was made of.
    fn end(&mut self, by: EndedBy, left: Vec<Left>) {
        let (game, outcome) = (&self.live.game, self.live.game.outcome(&self.moment.state));
        let winners = match (left.is_empty(), outcome) {
            (true, Some(outcome)) => outcome.winners.into_iter().collect(),
            _ => record::EndedBy::new(game.seats(), left, outcome)
                .ranking
                .into_iter()
                .next()
                .unwrap_or_default(),
        };
        self.push(What::End { by, winners });
        self.push(What::Reveal);
    }

    /// A seat leaves for good. If there are others left to play, a bot plays on for it.
    fn leave(&mut self, seat: Seat, by: Leaving) {
        let live = self.live;
        let mut left = live.left();
        left.push(Left { seat, by, entry: 0 });
        if left.len() + 1 >= usize::from(live.game.seats()) {
            let by = match by {
                Leaving::Resignation => EndedBy::Resignation { seat },
                Leaving::Time => EndedBy::Time { seat },
            };
            self.end(by, left);
        } else {
            self.stand_in(seat);
        }
    }

    fn stand_in(&mut self, seat: Seat) {
        let level = self.live.opening.manner.stand_in.clone();
        self.push(What::TakeOver { seat, level, id: None });
    }

    fn decided(self, id: Option<&CommandId>) -> Decision {
        let expected = self.live.version();
        let entries = (expected + 1..)
            .zip(&self.entries)
            .map(|(version, noted)| Stored { version, text: journal::write(&self.live.game, version, noted) })
            .collect();
        let accepted = id.map(|id| Accepted { id: id.clone(), version: expected + 1 });
        let version = expected + self.entries.len() as Version;
        let after = self.moment.after(&self.live.game, &self.live.opening, version);
        Decision { expected, entries, accepted, after, typed: Box::new(self.entries) }
    }
}

impl<G: Hosted> Live<G> {
    /// The first decision: chance sets up the table.
    pub fn begin(&self, now: Millis) -> Decision {
        let mut plan = Plan::new(self, now);
        if !self.moment.company.is_over() {
            plan.settle();
        }
        plan.decided(None)
    }

    /// What a command of the player on a seat leads to.
    pub fn decide(&self, seat: Seat, command: &ToHost, now: Millis) -> Result<Decided, Denied> {
        if seat.0 >= self.game.seats() {
            return Err(ProblemCode::NoSuchSeat.into());
        }
        if self.journal.is_empty() {
            return Err(ProblemCode::NotBegun.into());
        }
        if let Some(id) = command.id()
            && let Some(&version) = self.made.get(&(seat, id.clone()))
        {
            return self.again(seat, command, id, version);
        }
        match command {
            ToHost::Act(act) => self.decide_act(seat, act, now),
            ToHost::Undo(undo) => self.decide_undo(seat, undo, now),
            ToHost::Offer(offer) => self.decide_offer(seat, offer, now),
            ToHost::Answer(answer) => self.decide_answer(seat, answer, now),
            ToHost::Resign(resign) => self.decide_resign(seat, resign, now),
            ToHost::TakeOver(take_over) => self.decide_take_over(seat, take_over, now),
            ToHost::Return(back) => self.decide_return(seat, back, now),
            ToHost::Abort(abort) => self.decide_abort(seat, abort, now),
            ToHost::Resume(resume) => self.decide_resume(seat, resume, now),
            ToHost::Follow(_) | ToHost::Ask(_) | ToHost::Plan(_) => return Err(ProblemCode::Malformed.into()),
        }
        .map(Decided::New)
    }

    /// What a bot's choice leads to. A choice for a version that has passed is of no use.
    pub fn decide_for_bot(
        &self,
        seat: Seat,
        version: Version,
        actions: &[G::Action],
        now: Millis,
    ) -> Result<Decision, Denied> {
        let is_bot = matches!(self.sitter(seat), Some(Sitter::Bot { .. } | Sitter::Program { .. }));
        if !is_bot {
            return Err(ProblemCode::NotYourSeat.into());
        }
        if version > self.version() || !self.still_holds(seat, version) {
            return Err(ProblemCode::NoSuchVersion.into());
        }
        self.acted(seat, None, actions, now)
    }

    /// What happens to seats whose time is over. `None` if no time is over yet.
    pub fn tick(&self, now: Millis) -> Option<Decision> {
        self.tick_but_for(SeatSet::EMPTY, &BTreeMap::new(), now)
    }

    /// The same, except for seats that the host excuses: their time is over, but nothing happens to them yet. For a seat
    /// that does not lose by time, a complete plan is played before a bot plays on for it.
    pub fn tick_but_for(
        &self,
        excused: SeatSet,
        plans: &BTreeMap<Seat, Planned>,
        now: Millis,
    ) -> Option<Decision> {
        let mut plan = Plan::new(self, now);
        let persons = self.persons();
        let is_asked = |seat: &Seat| persons.contains(*seat) && !excused.contains(*seat);
        for seat in self.to_act().into_iter().filter(is_asked) {
            if !plan.moment.clocks.is_over(seat, now) || !plan.moment.to_act(&self.game).contains(seat) {
                continue;
            }
            plan.push(What::TimeOut { seat });
            match self.opening.manner.time_out {
                TimeOut::StandIn => {
                    plan.stand_in(seat);
                    if let Some(planned) = plans.get(&seat) {
                        plan.play_plan(seat, planned);
                    }
                }
                TimeOut::Loses => {
                    plan.leave(seat, Leaving::Time);
                    break; // other seats that are late are handled at the next tick
                }
            }
        }
        (!plan.entries.is_empty()).then(|| plan.decided(None))
    }

    /// A command whose id was used before: either the same command, which was carried out, or another one, which is an
    /// error.
    fn again(
        &self,
        seat: Seat,
        command: &ToHost,
        id: &CommandId,
        version: Version,
    ) -> Result<Decided, Denied> {
        let is_same = match (command, &self.journal[version as usize - 1].what) {
            (ToHost::Act(act), What::Act { actions, .. }) => {
                Self::read_actions(&act.actions).is_ok_and(|again| again == *actions)
            }
            (ToHost::Undo(_), What::Undo { .. })
            | (ToHost::Resign(_), What::Resign { .. })
            | (ToHost::Return(_), What::Return { .. })
            | (ToHost::Abort(_), What::Abort { .. })
            | (ToHost::Resume(_), What::Resume { .. }) => true,
            (ToHost::TakeOver(command), What::TakeOver { level, .. }) => command.level == *level,
            (ToHost::Offer(offer), What::Offer { proposal, .. }) => offer.proposal == *proposal,
            (ToHost::Answer(answer), What::Answer { offer, agrees, .. }) => {
                (answer.offer, answer.agrees) == (*offer, *agrees)
            }
            _ => false,
        };
        debug_assert_eq!(self.journal[version as usize - 1].what.command(), Some((seat, id)));
        match is_same {
            true => Ok(Decided::Already(Accepted { id: id.clone(), version })),
            false => Err(ProblemCode::IdReused.into()),
        }
    }

    fn decide_act(&self, seat: Seat, act: &Act, now: Millis) -> Result<Decision, Denied> {
        self.playing(seat)?;
        self.fresh(seat, &act.id, act.version)?;
        let actions = Self::read_actions(&act.actions)?;
        self.acted(seat, Some(&act.id), &actions, now)
    }

    fn read_actions(actions: &[Raw]) -> Result<Vec<G::Action>, ProblemCode> {
        if actions.is_empty() || actions.len() > MOST_ACTIONS {
            return Err(ProblemCode::Malformed);
        }
        read_actions::<G>(actions)
    }

    fn acted(
        &self,
        seat: Seat,
        id: Option<&CommandId>,
        actions: &[G::Action],
        now: Millis,
    ) -> Result<Decision, Denied> {
        if self.turn() == Turn::Over {
            return Err(ProblemCode::Over.into());
        }
        self.not_paused()?;
        let mut plan = Plan::new(self, now);
        for (index, &action) in (0..).zip(actions) {
            if let Err(refusal) = self.game.check(&plan.moment.state, seat, &action) {
                let refused = Refused::new(&refusal);
                return Err(match id {
                    Some(id) => Denied::Refused(Refusal { id: id.clone(), index, refused }),
                    None => Denied::Problem(ProblemCode::Fault), // a bot that breaks the rules is broken
                });
            }
            // An answer about the rest would tell what the others chose, before the seat is bound to its own choice.
            let is_last = index as usize + 1 == actions.len();
            if !is_last && !self.game.uncovers(&plan.moment.state, seat, &action, Some(seat)).is_empty() {
                return Err(ProblemCode::BeyondSecrets.into());
            }
            Entry::Action { seat, action }.play(&self.game, &mut plan.moment.state);
        }
        plan.push_played(What::Act { seat, id: id.cloned(), actions: actions.to_vec() });
        plan.settle();
        Ok(plan.decided(id))
    }

    fn decide_undo(&self, seat: Seat, undo: &Undo, now: Millis) -> Result<Decision, Denied> {
        self.playing(seat)?;
        self.fresh(seat, &undo.id, undo.version)?;
        self.not_paused()?;
        let takes_back = self.free_undo(seat, now)?;
        let mut plan = Plan::new(self, now);
        plan.push(What::Undo { seat, id: Some(undo.id.clone()), takes_back, offer: None });
        Ok(plan.decided(Some(&undo.id)))
    }

    fn decide_offer(&self, seat: Seat, offer: &Offer, now: Millis) -> Result<Decision, Denied> {
        if let Proposal::Seat { seat: left } = offer.proposal {
            self.playing(seat)?;
            let company = &self.moment.company;
            if !company.is_bot(left) || company.gone().contains(left) || company.open().contains(left) {
                return Err(ProblemCode::Forbidden.into());
            }
        }
        let mut plan = Plan::new(self, now);
        let (id, proposal) = (offer.id.clone(), offer.proposal);
        plan.push(What::Offer { seat, id, proposal });
        match proposal {
            Proposal::Undo { to } => {
                self.playing(seat)?;
                self.not_paused()?;
                self.fresh(seat, &offer.id, offer.version)?;
                let takes_back = self.undo_to(seat, to)?;
                if !self.stands_without(&takes_back) {
                    return Err(ProblemCode::NothingToUndo.into());
                }
                self.leaves_time(&takes_back, now)?;
                // Bots agree to everything.
                if (self.persons() - seat).is_empty() {
                    let offer = Some(self.version() + 1);
                    plan.push(What::Undo { seat, id: None, takes_back, offer });
                }
            }
            Proposal::Rematch if !self.moment.company.is_over() => return Err(ProblemCode::Forbidden.into()),
            Proposal::Rematch | Proposal::Seat { .. } => {}
            // A bot has no wish to agree to an early end, nor a clock that could wait.
            Proposal::Draw | Proposal::Pause => {
                self.playing(seat)?;
                if (self.persons() - seat).is_empty() {
                    return Err(ProblemCode::Forbidden.into());
                }
                if proposal == Proposal::Pause {
                    self.not_paused()?;
                    if self.opening.terms.pace == Pace::Untimed {
                        return Err(ProblemCode::Forbidden.into());
                    }
                }
            }
        }
        Ok(plan.decided(Some(&offer.id)))
    }

    fn decide_answer(&self, seat: Seat, answer: &Answer, now: Millis) -> Result<Decision, Denied> {
        if answer.offer > self.version() {
            return Err(ProblemCode::NoSuchVersion.into()); // another host may know of it
        }
        let is_open = |offer: &&OpenOffer| offer.version == answer.offer && offer.refused_by.is_none();
        let offer = self.moment.company.offer().filter(is_open);
        let offer = offer.ok_or(ProblemCode::OfferGone)?;
        let withdraws = offer.seat == seat && !answer.agrees;
        if !offer.waits_for.contains(seat) && !withdraws {
            return Err(ProblemCode::NotAsked.into());
        }
        let mut plan = Plan::new(self, now);
        let (id, agrees) = (answer.id.clone(), answer.agrees);
        plan.push(What::Answer { seat, id, offer: offer.version, agrees });
        let is_last = (offer.waits_for - seat).is_empty();
        if agrees && is_last {
            plan.carry_out(offer)?;
        }
        Ok(plan.decided(Some(&answer.id)))
    }

    fn decide_resign(&self, seat: Seat, resign: &Resign, now: Millis) -> Result<Decision, Denied> {
        if self.moment.company.is_over() || self.moment.company.gone().contains(seat) {
            return Err(ProblemCode::Over.into());
        }
        let mut plan = Plan::new(self, now);
        plan.push(What::Resign { seat, id: resign.id.clone() });
        plan.leave(seat, Leaving::Resignation);
        Ok(plan.decided(Some(&resign.id)))
    }

    fn decide_take_over(&self, seat: Seat, command: &TakeOver, now: Millis) -> Result<Decision, Denied> {
        self.playing(seat)?;
        // The host knows which bots there are; here only a text that cannot be a name is refused.
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        if !(1..=32).contains(&command.level.len()) || !command.level.bytes().all(is_plain) {
            return Err(ProblemCode::NoSuchBot.into());
        }
        let offer = self.moment.company.offer().copied();
        let mut plan = Plan::new(self, now);
        plan.push(What::TakeOver { seat, level: command.level.clone(), id: Some(command.id.clone()) });
        // The bot agrees to what the seat was asked; perhaps it was the last one.
        if let Some(offer) = offer.filter(|offer| offer.waits_for == SeatSet::only(seat)) {
            // What cannot be carried out any more is forgotten with the next act.
            let _ = plan.carry_out(&offer);
        }
        Ok(plan.decided(Some(&command.id)))
    }

    fn decide_return(&self, seat: Seat, back: &Return, now: Millis) -> Result<Decision, Denied> {
        // Whose seat it is, the host knows: a person may also sit down on the seat of a bot while the game runs.
        let (company, clocks) = (&self.moment.company, &self.moment.clocks);
        if company.is_over() || company.gone().contains(seat) || !company.is_bot(seat) {
            return Err(ProblemCode::NotTakenOver.into());
        }
        // Otherwise a player could let the time run out again and again in the same turn.
        if clocks.is_over(seat, now) && self.to_act().contains(seat) {
            return Err(ProblemCode::TurnLost.into());
        }
        let mut plan = Plan::new(self, now);
        plan.push(What::Return { seat, id: back.id.clone() });
        Ok(plan.decided(Some(&back.id)))
    }

    fn decide_abort(&self, seat: Seat, abort: &Abort, now: Millis) -> Result<Decision, Denied> {
        self.playing(seat)?;
        let acts = self.journal.iter().filter(|noted| noted.stands);
        let acted: SeatSet = acts
            .filter_map(|noted| match noted.what {
                What::Act { seat, .. } => Some(seat),
                _ => None,
            })
            .collect();
        if acted == SeatSet::first(self.game.seats()) {
            return Err(ProblemCode::AbortLate.into());
        }
        let mut plan = Plan::new(self, now);
        plan.push(What::Abort { seat, id: abort.id.clone() });
        plan.end_early(EndedBy::Abort { seat }, SeatSet::EMPTY);
        Ok(plan.decided(Some(&abort.id)))
    }

    fn decide_resume(&self, seat: Seat, resume: &Resume, now: Millis) -> Result<Decision, Denied> {
        self.playing(seat)?;
        if !self.moment.company.is_paused() {
            return Err(ProblemCode::OfferGone.into());
        }
        let mut plan = Plan::new(self, now);
        plan.push(What::Resume { seat, id: resume.id.clone() });
        Ok(plan.decided(Some(&resume.id)))
    }

    fn not_paused(&self) -> Result<(), ProblemCode> {
        if self.moment.company.is_paused() { Err(ProblemCode::Paused) } else { Ok(()) }
    }

    /// Whether a person plays on this seat in a game that goes on.
    fn playing(&self, seat: Seat) -> Result<(), ProblemCode> {
        if self.moment.company.is_over() {
            return Err(ProblemCode::Over);
        }
        match self.sitter(seat) {
            Some(Sitter::Person) => Ok(()),
            _ => Err(ProblemCode::Forbidden),
        }
    }

    /// Whether a command that was made for this version still makes sense.
    fn fresh(&self, seat: Seat, id: &CommandId, version: Version) -> Result<(), Denied> {
        if version > self.version() {
            return Err(ProblemCode::NoSuchVersion.into());
        }
        if self.still_holds(seat, version) {
            return Ok(());
        }
        let missed = self.told(Some(seat), version)?;
        Err(Denied::Stale(Stale { id: id.clone(), missed }))
    }

    /// Whether nothing that matters to the seat has happened since a version. Acts of others while all act at once, and
    /// entries that are no steps of the game, do not matter.
    pub(crate) fn still_holds(&self, seat: Seat, version: Version) -> bool {
        self.journal[version as usize..].iter().all(|noted| match &noted.what {
            What::Chance(_) => noted.at_once && self.game.at_once(&self.moment.state),
            What::Act { seat: actor, .. } => {
                *actor != seat && noted.at_once && self.game.at_once(&self.moment.state)
            }
            What::Undo { seat: actor, takes_back, .. } => {
                let own = |version: &Version| {
                    let noted = &self.journal[*version as usize - 1];
                    matches!(noted.what, What::Act { seat: actor, .. } if actor == seat)
                };
                *actor != seat && noted.at_once && !takes_back.iter().any(own)
            }
            What::End { .. } => false,
            What::TakeOver { seat: taken, .. } => *taken != seat,
            _ => true,
        })
    }

    /// Whether an entry can come next in the journal; if not, why.
    pub(crate) fn can_happen(&self, what: &What<G>) -> Result<(), String> {
        let seats = SeatSet::first(self.game.seats());
        let sits = |seat: &Seat| match seats.contains(*seat) {
            true => Ok(()),
            false => Err(format!("there is no seat {seat}")),
        };
        let rule = |refusal: &G::Refusal| princely_core::Refusal::rule(refusal).to_owned();
        match what {
            What::Chance(chance) => {
                if self.moment.company.is_over() || self.game.turn(&self.moment.state) != Turn::Chance {
                    return Err("it is not chance's turn".into());
                }
                self.game.check_chance(&self.moment.state, chance).map_err(|refusal| rule(&refusal))
            }
            What::Act { seat, actions, .. } => {
                sits(seat)?;
                if self.moment.company.is_over() {
                    return Err("the game is over".into());
                }
                if let [action] = actions[..] {
                    return self
                        .game
                        .check(&self.moment.state, *seat, &action)
                        .map_err(|refusal| rule(&refusal));
                }
                let mut state = self.moment.state.clone();
                for &action in actions {
                    self.game.check(&state, *seat, &action).map_err(|refusal| rule(&refusal))?;
                    Entry::Action { seat: *seat, action }.play(&self.game, &mut state);
                }
                Ok(())
            }
            What::Undo { seat, takes_back, .. } => {
                sits(seat)?;
                let is_act = |version: &Version| {
                    let noted = (*version as usize).checked_sub(1).and_then(|at| self.journal.get(at));
                    noted.is_some_and(|noted| noted.stands && matches!(noted.what, What::Act { .. }))
                };
                match takes_back.iter().all(is_act) && self.stands_without(takes_back) {
                    true => Ok(()),
                    false => Err("this cannot be taken back".into()),
                }
            }
            What::Resign { seat, .. }
            | What::TimeOut { seat }
            | What::TakeOver { seat, .. }
            | What::Return { seat, .. }
            | What::Abort { seat, .. }
            | What::Resume { seat, .. }
            | What::Answer { seat, .. } => sits(seat),
            What::Offer { seat, proposal, .. } => match proposal {
                Proposal::Seat { seat: left } => sits(seat).and_then(|()| sits(left)),
                _ => sits(seat),
            },
            What::End { winners, .. } => winners.iter().try_for_each(sits),
            What::Pause { .. } | What::Reveal => Ok(()),
        }
    }
}
