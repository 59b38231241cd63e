//! Questions about a game, over HTTP or a socket.

use crate::asker::Asker;
use crate::bots::think_until;
use crate::hall::Hall;
use crate::players::Who;
use crate::tables::{Asked, Carried, HostedTable};
use crate::trouble::{Answer, Trouble};
use princely_host::Thought;
use princely_protocol::{CommandId, FromHost, ProblemCode, Question, Reply};
use princely_search::Stop;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Advice is given after this time at the latest.
const ADVICE: Duration = Duration::from_secs(2);

/// The answer to a question.
pub(crate) async fn answer(
    hall: &Arc<Hall>,
    table: &Arc<HostedTable>,
    asker: &Asker,
    id: &CommandId,
    question: &Question,
) -> Answer<Reply> {
    let asked = {
        let mut locked = table.lock(hall).await?;
        let sight = locked.sight(asker.who.as_ref().map(Who::id))?;
        locked.ask(sight, id, question).await?
    };
    let (thought, client) = match asked {
        Asked::Reply(reply) => return Ok(*reply),
        Asked::Think(thought, client) => (thought, client),
    };
    // On a task of its own: the thought is handed back even if nobody waits for the advice any more.
    let (hall, table) = (hall.clone(), table.clone());
    let advised = tokio::spawn(async move { advise(&hall, &table, thought).await });
    let answers = advised.await.map_err(|_| ProblemCode::Fault)??;
    match answers.answer_to(client) {
        Some(FromHost::Reply(reply)) => Ok(reply),
        Some(message) => Err(Trouble::from(message)),
        None => Err(ProblemCode::Fault.into()),
    }
}

/// Lets the adviser think, and hands its thought back.
async fn advise(hall: &Arc<Hall>, table: &Arc<HostedTable>, thought: Thought) -> Answer<Carried> {
    let permit = tokio::time::timeout(ADVICE, hall.thinkers.free()).await;
    let Ok(Some(permit)) = permit else {
        // There is no thread for it: the question ends without an answer.
        thought.stop.stop();
        table.thought(hall, thought).await?;
        return Err(Trouble { retry: Some(2), ..ProblemCode::Busy.into() });
    };
    let lost = (thought.number(), thought.seat, thought.purpose);
    let end = Some(Instant::now() + ADVICE);
    let thinking = tokio::task::spawn_blocking(move || {
        let _permit = permit;
        think_until(thought, &Stop::new(), end)
    });
    match thinking.await {
        Ok(thought) => table.thought(hall, thought).await,
        Err(_) => table.thought_lost(hall, lost).await,
    }
}
