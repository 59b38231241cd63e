//! Questions about a game, for clients without an engine of their own. Every answer is made from what the asker may
//! know.

use super::hosted::Locked;
use crate::trouble::{Answer, Trouble};
use princely_host::{Client, Thought, Viewpoint};
use princely_house::{AnySeat, find};
use princely_protocol::{Ask, CommandId, FromHost, ProblemCode, Question, Refusal, Replied, Reply, ToHost};
use princely_words::{Language, Names, Words};

/// An answer, or a bot that still has to think about it.
pub(crate) enum Asked {
    /// The answer.
    Reply(Box<Reply>),
    /// A bot that has been asked, and who waits for its advice.
    Think(Thought, Client),
}

impl Locked<'_> {
    /// The answer to a question.
    pub(crate) async fn ask(
        &mut self,
        sight: Viewpoint,
        id: &CommandId,
        question: &Question,
    ) -> Answer<Asked> {
        if *question == Question::Advice {
            return self.ask_for_advice(sight, id).await;
        }
        self.reply(sight, id, question).map(|reply| Asked::Reply(Box::new(reply)))
    }

    /// Asks the adviser.
    async fn ask_for_advice(&mut self, sight: Viewpoint, id: &CommandId) -> Answer<Asked> {
        let (client, now) = (Client(self.hall.next_client()), self.now);
        let ask = ToHost::Ask(Ask { id: id.clone(), question: Question::Advice });
        self.driver()?.command(client, sight, ask, now);
        let mut carried = self.carry_out().await?;
        if let Some(thought) = carried.advice.pop() {
            return Ok(Asked::Think(thought, client));
        }
        match carried.answer_to(client) {
            Some(FromHost::Reply(reply)) => Ok(Asked::Reply(Box::new(reply))),
            Some(message) => Err(Trouble::from(message)),
            None => Err(ProblemCode::Fault.into()),
        }
    }

    fn reply(&self, sight: Viewpoint, id: &CommandId, question: &Question) -> Answer<Reply> {
        let live = self.live()?;
        let viewer = sight.viewer();
        let reply = |replied: Replied| Reply {
            id: id.clone(),
            version: sight.version(live),
            viewer: viewer.into(),
            reply: replied,
        };
        let done = |replied: Replied| Ok(reply(replied));
        // A delayed spectator knows only what was told so far: the answers come from a seat view that knows no more.
        let late = match (sight, question) {
            (_, Question::Log { .. } | Question::Diagram) | (Viewpoint::DelayedSpectator, _) => {
                Some(self.seat_view(sight)?)
            }
            _ => None,
        };
        let refused = |(index, refused)| Replied::Refused(Refusal { id: id.clone(), index, refused });
        match (question, &late) {
            (Question::Position, None) => done(Replied::Position(live.position(viewer))),
            (Question::Position, Some(late)) => done(Replied::Position(late.view().position())),
            (Question::Legal, None) => done(Replied::Legal(live.legal(viewer))),
            (Question::Legal, Some(late)) => done(Replied::Legal(late.view().legal())),
            (Question::Choice { about }, None) => {
                done(Replied::Choice { answer: live.answer(viewer, about)? })
            }
            (Question::Choice { about }, Some(late)) => {
                done(Replied::Choice { answer: late.view().answer(about)? })
            }
            (Question::Preview { actions }, None) => {
                done(live.preview(viewer, actions)?.map_or_else(refused, Replied::Preview))
            }
            (Question::Preview { actions }, Some(late)) => {
                done(late.view().preview(actions)?.map_or_else(refused, Replied::Preview))
            }
            (Question::Log { since, language }, Some(late)) => {
                let unknown = || Trouble::with(ProblemCode::Malformed, "the languages are en, de, it and hu");
                let language = Language::from_code(language).ok_or_else(unknown)?;
                done(Replied::Log { lines: late.log(*since, Words::of(language)) })
            }
            (Question::Diagram, Some(late)) => done(Replied::Diagram { diagram: late.diagram() }),
            // These are always told from a seat view, and advice is asked for elsewhere.
            (Question::Log { .. } | Question::Diagram, None) | (Question::Advice, _) => {
                Err(ProblemCode::Fault.into())
            }
        }
    }

    /// A seat view that was told everything this viewer may know up to now.
    fn seat_view(&self, sight: Viewpoint) -> Answer<Box<dyn AnySeat>> {
        let hello = self.hello(sight)?;
        let house = find(&hello.terms.game).ok_or(ProblemCode::NoSuchGame)?;
        let mut seat = house.sit(&hello)?;
        for entry in &sight.told(self.live()?, 0)?.entries {
            seat.hear(entry).map_err(|error| {
                tracing::error!(table = %self.table.id, %error, "a viewer cannot follow");
                Trouble::from(ProblemCode::Fault)
            })?;
        }
        Ok(seat)
    }

    /// The record of the game: complete when the game is over, as the viewer saw it while it runs.
    pub(crate) fn record(&self, sight: Viewpoint) -> Answer<String> {
        let live = self.live()?;
        if live.is_over() {
            return Ok(live.record(&None));
        }
        if sight == Viewpoint::DelayedSpectator {
            let why = "whoever looks on a round later gets the record when the game is over";
            return Err(Trouble::with(ProblemCode::Forbidden, why));
        }
        Ok(live.seen_record(sight.viewer(), &None))
    }

    /// The names of the players, as this viewer reads them.
    pub(crate) fn names(&self, sight: Viewpoint) -> Names {
        let people = self.row().map(|row| row.people.clone()).unwrap_or_default();
        Names::given(people.names().map(Option::unwrap_or_default)).seen_by(sight.viewer())
    }
}
