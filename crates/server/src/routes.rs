//! All addresses of the server.
//!
//! | room | what lives there |
//! |---|---|
//! | `house` | what can be played here; whether the server is well |
//! | `players` | guests, accounts, sessions, tokens |
//! | `programs` | accounts of programs |
//! | `records` | games that were played elsewhere |
//! | `vacations` | when the clocks of a player stand still |
//! | `tables` | tables: the lobby, seats, commands, journals, questions, chat |

mod house;
mod players;
mod programs;
mod records;
mod tables;
mod vacations;

use crate::hall::Hall;
use crate::trouble::Trouble;
use crate::{assets, guard, patience, socket, stream};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use princely_protocol::ProblemCode;
use std::sync::Arc;
use tower_http::compression::CompressionLayer;

/// The longest body of most requests.
const BODY: usize = 64 << 10;

/// The longest body of a request that may bring a card table.
const CARD_TABLE: usize = 256 << 10;

/// The longest body of a request that brings a record. Long games take about 70 kB.
const RECORD: usize = 512 << 10;

/// All addresses of the server.
pub(crate) fn router(hall: &Arc<Hall>) -> Router {
    let api = Router::new()
        .route("/house", get(house::house))
        .route("/guests", post(players::guest))
        .route("/accounts", post(players::account))
        .route("/sessions", post(players::sign_in).delete(players::sign_out))
        .route("/recoveries", post(players::recover))
        .route("/me", get(players::me).patch(players::rename).delete(players::delete))
        .route("/me/export", get(players::export))
        .route("/me/links", post(players::link))
        .route("/me/admin", post(players::become_admin))
        .route("/me/vacation", get(vacations::look).put(vacations::take).delete(vacations::end))
        .route("/programs", get(programs::list).post(programs::make))
        .route("/programs/{program}", delete(programs::delete))
        .route("/records", get(records::list).post(records::bring).layer(DefaultBodyLimit::max(RECORD)))
        .route("/records/{record}", get(records::read).delete(records::delete))
        .route("/tokens", get(players::tokens).post(players::new_token))
        .route("/tokens/{token}", delete(players::end_token))
        .route("/tables", get(tables::list).post(tables::open).layer(DefaultBodyLimit::max(CARD_TABLE)))
        .route("/tables/{table}", get(tables::card))
        .route("/tables/{table}/seats/{seat}", post(tables::sit).delete(tables::free).put(tables::put))
        .route("/tables/{table}/start", post(tables::start))
        .route("/tables/{table}/nonce", post(tables::nonce))
        .route("/tables/{table}/commands", post(tables::command))
        .route("/tables/{table}/hello", get(tables::hello))
        .route("/tables/{table}/journal", get(tables::journal))
        .route("/tables/{table}/clocks", get(tables::clocks))
        .route("/tables/{table}/stream", get(stream::open))
        .route("/tables/{table}/position", get(tables::position))
        .route("/tables/{table}/legal", get(tables::legal))
        .route("/tables/{table}/log", get(tables::log))
        .route("/tables/{table}/preview", post(tables::preview))
        .route("/tables/{table}/questions", post(tables::question))
        .route("/tables/{table}/record", get(tables::record))
        .route("/tables/{table}/chat", get(tables::chat).post(tables::say))
        .route("/socket", get(socket::open))
        .fallback(nothing)
        .method_not_allowed_fallback(not_so)
        .layer(from_fn_with_state(hall.clone(), guard::origin));
    Router::new()
        .nest("/api/v1", api)
        .route("/api/openapi.json", get(crate::openapi::document))
        .route("/api/docs", get(crate::openapi::page))
        .route("/healthz", get(house::healthz))
        .route("/readyz", get(house::readyz))
        .route("/metrics", get(house::metrics))
        .route("/api/{*rest}", axum::routing::any(nothing))
        .fallback(assets::serve)
        .layer(DefaultBodyLimit::max(BODY))
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(hall.clone(), patience::limit))
        .layer(from_fn_with_state(hall.clone(), guard::headers))
        .layer(from_fn(guard::no_panic))
        .with_state(hall.clone())
}

async fn nothing() -> Trouble {
    ProblemCode::NotFound.into()
}

async fn not_so() -> Response {
    (
        axum::http::StatusCode::METHOD_NOT_ALLOWED,
        Trouble::from(ProblemCode::NotFound).into_response().into_body(),
    )
        .into_response()
}
