//! Questions about a game, for clients without an engine of their own. Every answer is made from what the asker may
//! know.

use super::hosted::Locked;
use super::sight::Sight;
use crate::trouble::{Answer, Trouble};
use princely_house::{AnySeat, Thinking, find};
use princely_protocol::{CommandId, ProblemCode, Question, Refusal, Replied, Reply};
use princely_words::{Language, Names, Words};

/// An answer, or a bot that still has to think about it.
pub(crate) enum Asked {
    /// The answer.
    Reply(Box<Reply>),
    /// A bot that has been asked; its advice is missing in the reply.
    Think(Box<dyn Thinking>, Box<Reply>),
}

impl Locked<'_> {
    /// The answer to a question.
    pub(crate) fn ask(&self, sight: Sight, id: &CommandId, question: &Question) -> Answer<Asked> {
        let live = self.live()?;
        let viewer = sight.viewer();
        let reply = |replied: Replied| Reply {
            id: id.clone(),
            version: sight.version(live),
            viewer: viewer.into(),
            reply: replied,
        };
        let done = |replied: Replied| Ok(Asked::Reply(Box::new(reply(replied))));
        // A delayed spectator knows only what was told so far: the answers come from a seat view that knows no more.
        let late = match (sight, question) {
            (_, Question::Log { .. }) | (Sight::Delayed, _) => Some(self.seat_view(sight)?),
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
            (Question::Log { .. }, None) => Err(ProblemCode::Fault.into()),
            (Question::Advice, _) => {
                let terms = &live.opening().terms;
                let seat = viewer.ok_or(ProblemCode::NotYourSeat)?;
                if !terms.hints {
                    return Err(ProblemCode::NoHints.into());
                }
                let house = find(&terms.game).ok_or(ProblemCode::NoSuchGame)?;
                let mut bot = house.bot(terms, &self.hall.config.adviser)?;
                bot.ask_at(live, seat, crate::bots::whims(live, seat)).map_err(|_| ProblemCode::NotAsked)?;
                let lines = Replied::Log { lines: Vec::new() };
                Ok(Asked::Think(bot, Box::new(reply(lines))))
            }
        }
    }

    /// A seat view that was told everything this viewer may know up to now.
    fn seat_view(&self, sight: Sight) -> Answer<Box<dyn AnySeat>> {
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
    pub(crate) fn record(&self, sight: Sight) -> Answer<String> {
        let live = self.live()?;
        if live.is_over() {
            return Ok(live.record(&None));
        }
        if sight == Sight::Delayed {
            let why = "whoever looks on a round later gets the record when the game is over";
            return Err(Trouble::with(ProblemCode::Forbidden, why));
        }
        Ok(live.seen_record(sight.viewer(), &None))
    }

    /// The names of the players, as this viewer reads them.
    pub(crate) fn names(&self, sight: Sight) -> Names {
        let people = self.row().map(|row| row.people.clone()).unwrap_or_default();
        Names::given(people.names().map(Option::unwrap_or_default)).seen_by(sight.viewer())
    }
}
