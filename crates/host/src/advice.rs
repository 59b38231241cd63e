//! What a strong bot would do on somebody's seat. A client has one open question; a newer one ends it.

use crate::bots::{Bots, Maker};
use crate::effect::{Purpose, Thought};
use crate::whims::whims;
use crate::{Client, Viewpoint};
use princely_house::BotSpec;
use princely_protocol::{CommandId, FromHost, Problem, ProblemCode, Replied, Reply, Version};
use princely_search::Stop;
use princely_table::AnyTable;
use std::collections::BTreeMap;

/// The open questions, by the number of their thought.
#[derive(Debug, Default)]
pub(crate) struct Advice(BTreeMap<u64, Question>);

#[derive(Debug)]
struct Question {
    client: Client,
    id: CommandId,
    version: Version,
    stop: Stop,
}

impl Advice {
    /// Whether nobody waits for advice.
    pub(crate) fn is_idle(&self) -> bool {
        self.0.is_empty()
    }

    /// Asks the adviser. A question of the same client that is still open ends with the best answer so far.
    pub(crate) fn ask(
        &mut self,
        table: &dyn AnyTable,
        (adviser, make): (&BotSpec, Maker),
        (client, viewpoint, id): (Client, Viewpoint, &CommandId),
        bots: &mut Bots,
    ) -> Result<Thought, ProblemCode> {
        let terms = &table.opening().terms;
        let seat = viewpoint.viewer().ok_or(ProblemCode::NotYourSeat)?;
        if !terms.hints {
            return Err(ProblemCode::NoHints);
        }
        let mut bot = make(terms, adviser).map_err(|_| ProblemCode::NoSuchBot)?;
        bot.ask_at(table, seat, whims(table, seat)).map_err(|_| ProblemCode::NotAsked)?;
        self.stop(client);
        let (number, stop, version) = (bots.next_number(), Stop::new(), table.version());
        self.0.insert(number, Question { client, id: id.clone(), version, stop: stop.clone() });
        Ok(Thought { number, seat, version, purpose: Purpose::Advice, until: None, stop, bot, fault: None })
    }

    /// Ends the questions of a client.
    pub(crate) fn stop(&self, client: Client) {
        self.0
            .values()
            .filter(|question| question.client == client)
            .for_each(|question| question.stop.stop());
    }

    /// Ends the questions about a position that has passed.
    pub(crate) fn moved_on(&self) {
        self.0.values().for_each(|question| question.stop.stop());
    }

    /// The answer of the adviser.
    pub(crate) fn thought(&mut self, mut thought: Thought) -> Option<(Client, FromHost)> {
        let question = self.0.remove(&thought.number)?;
        let message = match thought.bot.settle() {
            Some(advice) => FromHost::Reply(Reply {
                id: question.id,
                version: question.version,
                viewer: Some(thought.seat).into(),
                reply: Replied::Advice(advice),
            }),
            None => not_asked(question.id),
        };
        Some((question.client, message))
    }

    /// The adviser is gone.
    pub(crate) fn lost(&mut self, number: u64) -> Option<(Client, FromHost)> {
        let question = self.0.remove(&number)?;
        Some((question.client, not_asked(question.id)))
    }
}

fn not_asked(id: CommandId) -> FromHost {
    FromHost::Problem(Problem { id: Some(id), code: ProblemCode::NotAsked, detail: None })
}
