//! Questions about a game, over HTTP or a socket.

use crate::asker::Asker;
use crate::bots::think_until;
use crate::hall::Hall;
use crate::players::Who;
use crate::tables::{Asked, HostedTable};
use crate::trouble::{Answer, Trouble};
use princely_protocol::{CommandId, ProblemCode, Question, Replied, Reply};
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
        let locked = table.lock(hall).await?;
        let sight = locked.sight(asker.who.as_ref().map(Who::id))?;
        locked.ask(sight, id, question)?
    };
    let (bot, mut reply) = match asked {
        Asked::Reply(reply) => return Ok(*reply),
        Asked::Think(bot, reply) => (bot, reply),
    };
    let busy = || Trouble { retry: Some(2), ..ProblemCode::Busy.into() };
    let permit = tokio::time::timeout(ADVICE, hall.thinkers.free.clone().acquire_owned());
    let permit = permit.await.map_err(|_| busy())?.map_err(|_| busy())?;
    let thought = tokio::task::spawn_blocking(move || {
        let _permit = permit;
        think_until(bot, &Stop::new(), &Stop::new(), Some(Instant::now() + ADVICE)).1
    });
    let advice = thought.await.ok().flatten().ok_or(ProblemCode::NotAsked)?;
    reply.reply = Replied::Advice(advice);
    Ok(*reply)
}
