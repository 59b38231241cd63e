//! Records over HTTP: games that were played elsewhere, brought here to be shown to others. Everybody with the link can
//! read a record; a list holds only one's own.

use super::tables::{ReviewQuery, reviewed};
use crate::asker::{Asker, Json};
use crate::hall::Hall;
use crate::limits::Matter;
use crate::reviews;
use crate::secret;
use crate::trouble::{Answer, Trouble};
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use princely_house::of_record;
use princely_protocol::{NewRecord, ProblemCode, RecordCard, RecordList, ReviewAnswer, Scope};
use princely_store::{KeptRecord, RecordId};
use std::sync::Arc;

type S = State<Arc<Hall>>;
type Of = Result<Path<String>, PathRejection>;

/// The most records of one player.
const MOST: usize = 100;

/// Which record is meant.
fn named(of: Of) -> Answer<RecordId> {
    let Path(id) = of.map_err(|_| ProblemCode::NotFound)?;
    RecordId::new(&id).map_err(|_| ProblemCode::NotFound.into())
}

/// Checks that every move of a record was legal and that every draw is there. Returns the game.
fn verified(text: &str) -> Answer<&'static str> {
    let bad = |why: String| Trouble::with(ProblemCode::Malformed, why);
    let replay =
        of_record(text).and_then(|house| house.replay(text)).map_err(|error| bad(error.to_string()))?;
    let verified = replay.verified();
    if verified.seen_by.is_some() {
        let why = "the record holds only what one viewer saw; bring it when the game is over";
        return Err(bad(why.to_owned()));
    }
    Ok(verified.game)
}

pub(super) async fn bring(
    State(hall): S,
    asker: Asker,
    Json(new): Json<NewRecord>,
) -> Answer<(StatusCode, axum::Json<RecordCard>)> {
    let who = asker.signed_in(Scope::Play)?;
    hall.limit(Matter::NewRecord, asker.address, Some(who))?;
    if hall.store.records(who.id()).await?.len() >= MOST {
        return Err(Trouble::with(ProblemCode::TooMany, "there are too many records: delete one first"));
    }
    let text = new.record.get().to_owned();
    // Checking plays every move of a long game again, so it runs on a thread of its own.
    let checked = tokio::task::spawn_blocking(move || verified(&text).map(|game| (game, text)));
    let (game, text) = checked.await.map_err(|_| ProblemCode::Fault)??;
    let id = RecordId::new(&secret::id()?).map_err(|_| ProblemCode::Fault)?;
    let card = RecordCard { id: id.to_string(), game: game.to_owned(), created: hall.now() };
    let account = who.id().clone();
    hall.store
        .add_record(KeptRecord { id, account, game: card.game.clone(), created: card.created, text })
        .await?;
    Ok((StatusCode::CREATED, axum::Json(card)))
}

pub(super) async fn list(State(hall): S, asker: Asker) -> Answer<axum::Json<RecordList>> {
    let who = asker.signed_in(Scope::Read)?;
    let heads = hall.store.records(who.id()).await?;
    let card = |head: princely_store::RecordHead| RecordCard {
        id: head.id.to_string(),
        game: head.game,
        created: head.created,
    };
    Ok(axum::Json(RecordList { records: heads.into_iter().map(card).collect() }))
}

pub(super) async fn read(State(hall): S, _asker: Asker, of: Of) -> Answer<Response> {
    let record = hall.store.record(&named(of)?).await?.ok_or(ProblemCode::NotFound)?;
    Ok(([(header::CONTENT_TYPE, "application/json")], record.text).into_response())
}

pub(super) async fn review(
    State(hall): S,
    asker: Asker,
    of: Of,
    asked: Result<Query<ReviewQuery>, QueryRejection>,
) -> Answer<axum::Json<ReviewAnswer>> {
    let (id, seat) = (named(of)?, reviewed(asked)?);
    let record = hall.store.record(&id).await?.ok_or(ProblemCode::NotFound)?;
    reviews::answer(&hall, &asker, (format!("record {id}"), seat), record.text).await.map(axum::Json)
}

pub(super) async fn delete(State(hall): S, asker: Asker, of: Of) -> Answer<StatusCode> {
    let who = asker.signed_in(Scope::Play)?;
    if hall.store.delete_record(who.id(), &named(of)?).await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(ProblemCode::NotFound.into())
    }
}
