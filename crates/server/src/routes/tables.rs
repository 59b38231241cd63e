//! Tables over HTTP.

use crate::asker::{Asker, Json};
use crate::hall::Hall;
use crate::limits::Matter;
use crate::players::Who;
use crate::tables::{HostedTable, Locked, cards, open_table};
use crate::trouble::{Answer, Trouble, Why};
use crate::{questions, reviews, talk};
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use princely_core::Seat;
use princely_protocol::{
    Accepted, Ask, ChatLines, Clocks, CommandId, Hello, NewSeat, NewTable, OpenNonce, ProblemCode, Question,
    Ready, Reply, ReviewAnswer, Said, Say, Scope, SeatOrder, SitDown, Stage, TableCard, TableList, ToHost,
    Told, Try, Version,
};
use princely_store::{AccountId, Cursor, Filter, Status, Visibility};
use serde::Deserialize;
use std::sync::Arc;

type S = State<Arc<Hall>>;
type Of<T> = Result<Path<T>, PathRejection>;
type Ask1<T> = Result<Query<T>, QueryRejection>;

/// The query of a list of tables.
#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
pub(super) struct ListQuery {
    stage: Option<Stage>,
    game: Option<String>,
    mine: bool,
    my_turn: bool,
    after: Option<String>,
    limit: Option<u32>,
}

#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
pub(super) struct SinceQuery {
    since: Version,
}

#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
pub(super) struct AfterQuery {
    after: u32,
}

#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
pub(super) struct LogQuery {
    since: Version,
    language: Option<String>,
}

fn path<T>(of: Of<T>) -> Answer<T> {
    of.map(|Path(path)| path).map_err(|_| ProblemCode::NotFound.into())
}

fn query<T>(of: Ask1<T>) -> Answer<T> {
    of.map(|Query(query)| query).map_err(|rejection| {
        let text: String =
            rejection.body_text().chars().filter(|sign| !sign.is_control()).take(200).collect();
        Trouble::with(ProblemCode::Malformed, text)
    })
}

fn own(asker: &Asker) -> Option<&AccountId> {
    asker.who.as_ref().map(Who::id)
}

pub(super) async fn list(State(hall): S, asker: Asker, of: Ask1<ListQuery>) -> Answer<axum::Json<TableList>> {
    let asked = query(of)?;
    let status = match asked.stage {
        None => vec![Status::Waiting, Status::Running, Status::Finished],
        Some(Stage::Open | Stage::Beginning) => vec![Status::Waiting],
        Some(Stage::Running) => vec![Status::Running],
        Some(Stage::Finished) => vec![Status::Finished],
    };
    let mine = asked.mine || asked.my_turn;
    let account = match mine {
        true => Some(asker.signed_in(Scope::Read)?.id().clone()),
        false => None,
    };
    let filter = Filter {
        status,
        game: asked.game,
        // A list of others' tables has only public ones.
        visibility: (!mine).then_some(Visibility::Public),
        account,
        host: None,
        to_act: asked.my_turn,
        free_seats: false,
    };
    let malformed = |_| Trouble::from(ProblemCode::Malformed);
    let after: Option<Cursor> = asked.after.map(|text| text.parse()).transpose().map_err(malformed)?;
    let limit = asked.limit.unwrap_or(50);
    if !(1..=100).contains(&limit) {
        return Err(Trouble::with(ProblemCode::Malformed, "the limit is 1 to 100"));
    }
    let page = hall.store.tables(&filter, after.as_ref(), limit).await?;
    let next = page.next.map(|cursor| cursor.to_string());
    Ok(axum::Json(TableList { tables: cards(&hall, page.tables, own(&asker)).await?, next }))
}

pub(super) async fn open(State(hall): S, asker: Asker, Json(new): Json<NewTable>) -> Answer<Response> {
    let who = asker.signed_in(Scope::Play)?.clone();
    hall.limit(Matter::NewTable, asker.address, Some(&who))?;
    hall.has_room_for_a_table()?;
    // Opening a table is finished even if nobody waits for the answer.
    let card = spawn(async move {
        let id = open_table(&hall, &who, new).await?;
        hall.table(&id).lock(&hall).await?.card(Some(who.id()))
    })
    .await?;
    let place = format!("/api/v1/tables/{}", card.id);
    Ok((StatusCode::CREATED, [(header::LOCATION, place)], axum::Json(card)).into_response())
}

/// Runs to its end, even if the client goes away.
async fn spawn<T: Send + 'static>(work: impl Future<Output = Answer<T>> + Send + 'static) -> Answer<T> {
    tokio::spawn(work).await.unwrap_or_else(|_| Err(ProblemCode::Fault.into()))
}

/// Locks a table, does something with it, and answers with its card.
macro_rules! change {
    ($hall:ident, $asker:ident, $table:expr, |$locked:ident, $who:ident| $work:expr) => {{
        let who = $asker.signed_in(Scope::Play)?.clone();
        let table = $hall.table_named(&$table)?;
        spawn(async move {
            let mut $locked = table.lock(&$hall).await?;
            let $who = who.id();
            $work.await?;
            $locked.card(Some($who)).map(axum::Json)
        })
        .await
    }};
}

pub(super) async fn card(State(hall): S, asker: Asker, of: Of<String>) -> Answer<axum::Json<TableCard>> {
    let table = hall.table_named(&path(of)?)?;
    let locked = table.lock(&hall).await?;
    locked.card(own(&asker)).map(axum::Json)
}

pub(super) async fn sit(
    State(hall): S,
    asker: Asker,
    of: Of<(String, u8)>,
    Json(sit): Json<SitDown>,
) -> Answer<axum::Json<TableCard>> {
    let (table, seat) = path(of)?;
    change!(hall, asker, table, |locked, who| locked.sit(who, Seat(seat), &sit))
}

pub(super) async fn free(
    State(hall): S,
    asker: Asker,
    of: Of<(String, u8)>,
) -> Answer<axum::Json<TableCard>> {
    let (table, seat) = path(of)?;
    change!(hall, asker, table, |locked, who| locked.free(who, Seat(seat)))
}

pub(super) async fn reorder(
    State(hall): S,
    asker: Asker,
    of: Of<String>,
    Json(seats): Json<SeatOrder>,
) -> Answer<axum::Json<TableCard>> {
    let table = path(of)?;
    change!(hall, asker, table, |locked, who| locked.reorder(who, &seats.order))
}

pub(super) async fn be_ready(
    State(hall): S,
    asker: Asker,
    of: Of<String>,
    Json(ready): Json<Ready>,
) -> Answer<axum::Json<TableCard>> {
    let table = path(of)?;
    change!(hall, asker, table, |locked, who| locked.be_ready(who, ready.ready))
}

pub(super) async fn put(
    State(hall): S,
    asker: Asker,
    of: Of<(String, u8)>,
    Json(new): Json<NewSeat>,
) -> Answer<axum::Json<TableCard>> {
    let (table, seat) = path(of)?;
    change!(hall, asker, table, |locked, who| locked.put(who, Seat(seat), new))
}

pub(super) async fn start(State(hall): S, asker: Asker, of: Of<String>) -> Answer<axum::Json<TableCard>> {
    let table = path(of)?;
    change!(hall, asker, table, |locked, who| locked.start(who))
}

pub(super) async fn nonce(
    State(hall): S,
    asker: Asker,
    of: Of<String>,
    Json(open): Json<OpenNonce>,
) -> Answer<axum::Json<TableCard>> {
    let table = path(of)?;
    change!(hall, asker, table, |locked, who| locked.open_nonce(who, &open.nonce))
}

pub(super) async fn command(
    State(hall): S,
    asker: Asker,
    of: Of<String>,
    Json(command): Json<ToHost>,
) -> Answer<axum::Json<Accepted>> {
    let who = asker.signed_in(Scope::Play)?.id().clone();
    let table = hall.table_named(&path(of)?)?;
    let (words, id) = (asker.words(), command.id().cloned());
    spawn(async move {
        match table.command(&hall, &who, &command).await {
            Ok(accepted) => Ok(axum::Json(accepted)),
            Err(trouble) => {
                hall.metrics.refused();
                let trouble = trouble.of(id.as_ref());
                if !matches!(trouble.why, Why::Refused(_)) {
                    return Err(trouble);
                }
                let locked = table.lock(&hall).await?;
                let sight = locked.sight(Some(&who))?;
                Err(trouble.in_words(words, &locked.names(sight)))
            }
        }
    })
    .await
}

/// Locks a table and asks something of it.
async fn look<T>(hall: &Arc<Hall>, of: Of<String>, ask: impl FnOnce(&Locked<'_>) -> Answer<T>) -> Answer<T> {
    let table: Arc<HostedTable> = hall.table_named(&path(of)?)?;
    let locked = table.lock(hall).await?;
    ask(&locked)
}

pub(super) async fn hello(State(hall): S, asker: Asker, of: Of<String>) -> Answer<axum::Json<Hello>> {
    look(&hall, of, |locked| locked.hello(locked.sight(own(&asker))?)).await.map(axum::Json)
}

pub(super) async fn journal(
    State(hall): S,
    asker: Asker,
    of: Of<String>,
    asked: Ask1<SinceQuery>,
) -> Answer<axum::Json<Told>> {
    let since = query(asked)?.since;
    let table: Arc<HostedTable> = hall.table_named(&path(of)?)?;
    let mut locked = table.lock(&hall).await?;
    locked.reach(since).await?;
    let sight = locked.sight(own(&asker))?;
    Ok(axum::Json(sight.told(locked.live()?, since)?))
}

pub(super) async fn clocks(State(hall): S, asker: Asker, of: Of<String>) -> Answer<axum::Json<Clocks>> {
    look(&hall, of, |locked| {
        if locked.sight(own(&asker))?.is_delayed() {
            return Err(ProblemCode::Forbidden.into());
        }
        Ok(locked.row()?.people.clocks(locked.live()?, locked.now))
    })
    .await
    .map(axum::Json)
}

pub(super) async fn record(State(hall): S, asker: Asker, of: Of<String>) -> Answer<Response> {
    let record = look(&hall, of, |locked| locked.record(locked.sight(own(&asker))?)).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], record).into_response())
}

/// The query of a review: which seat, the first one if it is left out.
#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
pub(super) struct ReviewQuery {
    seat: u8,
}

/// Which seat is meant.
pub(super) fn reviewed(asked: Ask1<ReviewQuery>) -> Answer<Seat> {
    Ok(Seat(query(asked)?.seat))
}

pub(super) async fn review(
    State(hall): S,
    asker: Asker,
    of: Of<String>,
    asked: Ask1<ReviewQuery>,
) -> Answer<axum::Json<ReviewAnswer>> {
    let (table, seat): (String, Seat) = (path(of)?, reviewed(asked)?);
    // Whoever may not see the record is told so, even if somebody else has asked before.
    let record =
        look(&hall, Ok(Path(table.clone())), |locked| locked.record(locked.sight(own(&asker))?)).await?;
    reviews::answer(&hall, &asker, (format!("table {table}"), seat), record).await.map(axum::Json)
}

/// Answers a question that needs no id of the client.
async fn simple(
    hall: &Arc<Hall>,
    asker: &Asker,
    of: Of<String>,
    question: &Question,
) -> Answer<axum::Json<Reply>> {
    let id = CommandId::try_from("http".to_owned()).map_err(|_| ProblemCode::Fault)?;
    let table = hall.table_named(&path(of)?)?;
    questions::answer(hall, &table, asker, &id, question).await.map(axum::Json)
}

pub(super) async fn diagram(State(hall): S, asker: Asker, of: Of<String>) -> Answer<axum::Json<Reply>> {
    simple(&hall, &asker, of, &Question::Diagram).await
}

pub(super) async fn position(State(hall): S, asker: Asker, of: Of<String>) -> Answer<axum::Json<Reply>> {
    simple(&hall, &asker, of, &Question::Position).await
}

pub(super) async fn legal(State(hall): S, asker: Asker, of: Of<String>) -> Answer<axum::Json<Reply>> {
    simple(&hall, &asker, of, &Question::Legal).await
}

pub(super) async fn log(
    State(hall): S,
    asker: Asker,
    of: Of<String>,
    asked: Ask1<LogQuery>,
) -> Answer<axum::Json<Reply>> {
    let asked = query(asked)?;
    let language = asked.language.unwrap_or_else(|| asker.language.code().to_owned());
    simple(&hall, &asker, of, &Question::Log { since: asked.since, language }).await
}

pub(super) async fn preview(
    State(hall): S,
    asker: Asker,
    of: Of<String>,
    Json(what): Json<Try>,
) -> Answer<axum::Json<Reply>> {
    simple(&hall, &asker, of, &Question::Preview { actions: what.actions }).await
}

pub(super) async fn question(
    State(hall): S,
    asker: Asker,
    of: Of<String>,
    Json(ask): Json<Ask>,
) -> Answer<axum::Json<Reply>> {
    if ask.question == Question::Advice {
        hall.limit(Matter::Advice, asker.address, asker.who.as_ref())?;
    }
    let table = hall.table_named(&path(of)?)?;
    let answer = questions::answer(&hall, &table, &asker, &ask.id, &ask.question).await;
    answer.map(axum::Json).map_err(|trouble| trouble.of(Some(&ask.id)))
}

pub(super) async fn chat(
    State(hall): S,
    asker: Asker,
    of: Of<String>,
    asked: Ask1<AfterQuery>,
) -> Answer<axum::Json<ChatLines>> {
    let table = path(of)?;
    talk::chat(&hall, &asker, &table, query(asked)?.after).await.map(axum::Json)
}

pub(super) async fn say(
    State(hall): S,
    asker: Asker,
    of: Of<String>,
    Json(say): Json<Say>,
) -> Answer<(StatusCode, axum::Json<Said>)> {
    let table = path(of)?;
    let said = spawn(async move { talk::say(&hall, &asker, &table, say).await }).await?;
    Ok((StatusCode::CREATED, axum::Json(said)))
}
