//! Tables and seat views without the type of a game, for servers and pages that name no game.

use crate::{
    After, Audience, Choice, Decided, Decision, Denied, Effects, Heard, Hosted, JournalError, Live, Opening,
    Outdated, SeatView,
};
use crate::{Think, Unheard};
use princely_core::record::Meta;
use princely_core::{Quick, Refused, Seat, SeatSet, Turn, Uniform as _, Viewer};
use princely_protocol::{
    Clocks, Hello, LegalList, Millis, Plan, Position, Preview, ProblemCode, Raw, SeenEntry, Sitter, Standing,
    ToHost, Told, Version, WIRE,
};
use std::any::Any;
use std::collections::BTreeMap;

/// A live table of any game.
pub trait AnyTable: Send {
    /// What the table began with. It holds the secret of the luck: not for clients.
    fn opening(&self) -> &Opening;
    /// How many entries the journal has.
    fn version(&self) -> Version;
    /// Who is to act.
    fn turn(&self) -> Turn;
    /// Whether the game has ended.
    fn is_over(&self) -> bool;
    /// Who plays for a seat now.
    fn sitter(&self, seat: Seat) -> Option<&Sitter>;
    /// Who has won, once the game has ended.
    fn winners(&self) -> Option<SeatSet>;
    /// The version that spectators see if they watch a round behind: [`Live::round_ago`].
    fn round_ago(&self) -> Version;
    /// The first message to a viewer.
    fn hello(&self, viewer: Viewer, now: Millis) -> Hello;
    /// The first decision: [`Live::begin`].
    fn begin(&self, now: Millis) -> Decision;
    /// What a command leads to: [`Live::decide`].
    fn decide(&self, seat: Seat, command: &ToHost, now: Millis) -> Result<Decided, Denied>;
    /// What a bot's choice leads to: [`Live::decide_for_bot`].
    fn decide_for_bot(
        &self,
        seat: Seat,
        version: Version,
        actions: &[Raw],
        now: Millis,
    ) -> Result<Decision, Denied>;
    /// The same for a choice that was made in this program.
    fn decide_choice(
        &self,
        seat: Seat,
        version: Version,
        choice: &Choice,
        now: Millis,
    ) -> Result<Decision, Denied>;
    /// Any legal action of a seat, for a bot that has no answer; `None` if there is none.
    fn any_choice(&self, seat: Seat, whims: Quick) -> Option<Choice>;
    /// What happens to seats whose time is over: [`Live::tick`].
    fn tick(&self, now: Millis) -> Option<Decision>;
    /// The same, except for seats that the host excuses: [`Live::tick_but_for`].
    fn tick_but_for(&self, excused: SeatSet, plans: &BTreeMap<Seat, Plan>, now: Millis) -> Option<Decision>;
    /// Whether nothing that matters to a seat has happened since a version: what was prepared then still makes sense.
    fn still_holds(&self, seat: Seat, version: Version) -> bool;
    /// Carries out what was decided and stored: [`Live::accept`].
    fn accept(&mut self, decision: Decision) -> Result<Effects, Outdated>;
    /// The same, but only these viewers are told something: [`Live::accept_for`].
    fn accept_for(&mut self, decision: Decision, audience: Audience) -> Result<Effects, Outdated>;
    /// Takes entries that were stored elsewhere, and says what these viewers are told: [`Live::read_for`].
    fn read_for(&mut self, entries: &[String], audience: Audience) -> (Effects, Result<(), JournalError>);
    /// Takes an entry that was stored elsewhere: [`Live::read`].
    fn read(&mut self, entry: &str) -> Result<(), JournalError>;
    /// What a viewer is told since a version: [`Live::told`].
    fn told(&self, viewer: Viewer, since: Version) -> Result<Told, ProblemCode>;
    /// How the table stands for a viewer: [`Live::standing`].
    fn standing(&self, viewer: Viewer) -> Standing;
    /// What a store wants to know about the table as it stands: [`Live::after`].
    fn after(&self) -> After;
    /// When to [tick](AnyTable::tick) next.
    fn next_wake(&self) -> Option<Millis>;
    /// The bots that are to think now.
    fn thinks(&self) -> Vec<Think>;
    /// The clocks, as they are shown.
    fn clocks(&self, now: Millis) -> Clocks;
    /// What a viewer may know, as JSON.
    fn observation(&self, viewer: Viewer) -> Raw;
    /// What a viewer sees, and what there is to choose from.
    fn position(&self, viewer: Viewer) -> Position;
    /// All that a viewer may do.
    fn legal(&self, viewer: Viewer) -> LegalList;
    /// The answer to a question in the game's own form.
    fn answer(&self, viewer: Viewer, question: &Raw) -> Result<Raw, ProblemCode>;
    /// What would happen after these actions; a refusal comes with the index of its action.
    fn preview(
        &self,
        viewer: Viewer,
        actions: &[Raw],
    ) -> Result<Result<Preview, (u32, Refused)>, ProblemCode>;
    /// The record of the line that stands, everything shown: for finished games, and for the host.
    fn record(&self, meta: &Meta) -> String;
    /// The record of the line that stands, as a viewer saw it.
    fn seen_record(&self, viewer: Viewer, meta: &Meta) -> String;
    /// The table with its type, for code that knows the game.
    fn as_any(&self) -> &dyn Any;
}

/// A seat view of any game.
pub trait AnySeatView: Send {
    /// The viewer.
    fn viewer(&self) -> Viewer;
    /// How many entries were told.
    fn version(&self) -> Version;
    /// Who is to act.
    fn turn(&self) -> Turn;
    /// Takes an entry. Its events are in the game's own form.
    fn hear(&mut self, entry: &SeenEntry) -> Result<Heard<Raw>, Unheard>;
    /// How the table stands for the viewer.
    fn standing(&self) -> Standing;
    /// What the viewer sees, and what there is to choose from.
    fn position(&self) -> Position;
    /// All that the viewer may do.
    fn legal(&self) -> LegalList;
    /// The answer to a question in the game's own form.
    fn answer(&self, question: &Raw) -> Result<Raw, ProblemCode>;
    /// What would happen after these actions; a refusal comes with the index of its action.
    fn preview(&self, actions: &[Raw]) -> Result<Result<Preview, (u32, Refused)>, ProblemCode>;
    /// What the viewer knows, as JSON.
    fn observation(&self) -> Raw;
    /// The seat view with its type, for code that knows the game.
    fn as_any(&self) -> &dyn Any;
}

impl<G: Hosted> Live<G> {
    fn known<T>(&self, viewer: Viewer, ask: impl FnOnce(crate::answers::Known<'_, G>) -> T) -> T {
        let observation = self.observe(viewer);
        ask(crate::answers::Known {
            game: &self.game,
            observation: &observation,
            viewer,
            aid: self.opening.terms.aid.into(),
            is_over: self.moment.company.is_over(),
        })
    }
}

impl<G: Hosted> AnyTable for Live<G> {
    fn opening(&self) -> &Opening {
        Live::opening(self)
    }

    fn version(&self) -> Version {
        Live::version(self)
    }

    fn turn(&self) -> Turn {
        Live::turn(self)
    }

    fn is_over(&self) -> bool {
        self.moment.company.is_over()
    }

    fn sitter(&self, seat: Seat) -> Option<&Sitter> {
        Live::sitter(self, seat)
    }

    fn winners(&self) -> Option<SeatSet> {
        self.end().map(|(_, winners)| winners)
    }

    fn round_ago(&self) -> Version {
        Live::round_ago(self)
    }

    fn hello(&self, viewer: Viewer, now: Millis) -> Hello {
        Hello {
            wire: WIRE,
            viewer: viewer.into(),
            terms: self.opening.terms.clone(),
            chairs: self.opening.chairs.clone(),
            commitments: Some(self.opening.luck.commitments()),
            version: self.version(),
            now,
        }
    }

    fn begin(&self, now: Millis) -> Decision {
        Live::begin(self, now)
    }

    fn decide(&self, seat: Seat, command: &ToHost, now: Millis) -> Result<Decided, Denied> {
        Live::decide(self, seat, command, now)
    }

    fn decide_for_bot(
        &self,
        seat: Seat,
        version: Version,
        actions: &[Raw],
        now: Millis,
    ) -> Result<Decision, Denied> {
        let actions = crate::answers::read_actions::<G>(actions)?;
        Live::decide_for_bot(self, seat, version, &actions, now)
    }

    fn decide_choice(
        &self,
        seat: Seat,
        version: Version,
        choice: &Choice,
        now: Millis,
    ) -> Result<Decision, Denied> {
        let action = choice.action::<G>().ok_or(ProblemCode::Fault)?;
        Live::decide_for_bot(self, seat, version, &[action], now)
    }

    fn any_choice(&self, seat: Seat, mut whims: Quick) -> Option<Choice> {
        if !self.to_act().contains(seat) {
            return None;
        }
        let mut legal = Vec::new();
        self.game.legal_actions(&self.moment.state, seat, &mut legal);
        let nth = whims.below(legal.len() as u32) as usize;
        legal.get(nth).map(|action| Choice::of::<G>(*action))
    }

    fn tick(&self, now: Millis) -> Option<Decision> {
        Live::tick(self, now)
    }

    fn tick_but_for(&self, excused: SeatSet, plans: &BTreeMap<Seat, Plan>, now: Millis) -> Option<Decision> {
        Live::tick_but_for(self, excused, plans, now)
    }

    fn still_holds(&self, seat: Seat, version: Version) -> bool {
        version <= Live::version(self) && Live::still_holds(self, seat, version)
    }

    fn accept(&mut self, decision: Decision) -> Result<Effects, Outdated> {
        Live::accept(self, decision)
    }

    fn accept_for(&mut self, decision: Decision, audience: Audience) -> Result<Effects, Outdated> {
        Live::accept_for(self, decision, audience)
    }

    fn read_for(&mut self, entries: &[String], audience: Audience) -> (Effects, Result<(), JournalError>) {
        Live::read_for(self, entries.iter().map(String::as_str), audience)
    }

    fn read(&mut self, entry: &str) -> Result<(), JournalError> {
        Live::read(self, entry)
    }

    fn told(&self, viewer: Viewer, since: Version) -> Result<Told, ProblemCode> {
        Live::told(self, viewer, since)
    }

    fn standing(&self, viewer: Viewer) -> Standing {
        Live::standing(self, viewer)
    }

    fn after(&self) -> After {
        Live::after(self)
    }

    fn next_wake(&self) -> Option<Millis> {
        Live::next_wake(self)
    }

    fn thinks(&self) -> Vec<Think> {
        Live::thinks(self)
    }

    fn clocks(&self, now: Millis) -> Clocks {
        Clocks { version: self.version(), now, clocks: self.moment.clocks.shown(now) }
    }

    fn observation(&self, viewer: Viewer) -> Raw {
        crate::feed::raw(&self.observe(viewer))
    }

    fn position(&self, viewer: Viewer) -> Position {
        self.known(viewer, |known| known.position())
    }

    fn legal(&self, viewer: Viewer) -> LegalList {
        self.known(viewer, |known| known.legal())
    }

    fn answer(&self, viewer: Viewer, question: &Raw) -> Result<Raw, ProblemCode> {
        self.known(viewer, |known| known.answer(question))
    }

    fn preview(
        &self,
        viewer: Viewer,
        actions: &[Raw],
    ) -> Result<Result<Preview, (u32, Refused)>, ProblemCode> {
        self.known(viewer, |known| known.preview(actions))
    }

    fn record(&self, meta: &Meta) -> String {
        Live::record(self, meta)
    }

    fn seen_record(&self, viewer: Viewer, meta: &Meta) -> String {
        Live::seen_record(self, viewer, meta)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl<G: Hosted> AnySeatView for SeatView<G> {
    fn viewer(&self) -> Viewer {
        SeatView::viewer(self)
    }

    fn version(&self) -> Version {
        SeatView::version(self)
    }

    fn turn(&self) -> Turn {
        SeatView::turn(self)
    }

    fn hear(&mut self, entry: &SeenEntry) -> Result<Heard<Raw>, Unheard> {
        Ok(SeatView::hear(self, entry)?.written())
    }

    fn standing(&self) -> Standing {
        SeatView::standing(self)
    }

    fn position(&self) -> Position {
        self.known().position()
    }

    fn legal(&self) -> LegalList {
        self.known().legal()
    }

    fn answer(&self, question: &Raw) -> Result<Raw, ProblemCode> {
        self.known().answer(question)
    }

    fn preview(&self, actions: &[Raw]) -> Result<Result<Preview, (u32, Refused)>, ProblemCode> {
        self.known().preview(actions)
    }

    fn observation(&self) -> Raw {
        crate::feed::raw(SeatView::observation(self))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
