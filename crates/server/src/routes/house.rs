//! What can be played here; whether the server is well.

use crate::asker::{Asker, Limited};
use crate::hall::Hall;
use crate::metrics as numbers;
use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use princely_house::{all, spec};
use princely_protocol::{House, HouseGame, WIRE};
use princely_words::Language;
use std::sync::Arc;

pub(super) async fn house(State(hall): State<Arc<Hall>>, _: Asker) -> Json<House> {
    let game =
        |house: &&dyn princely_house::AnyHouse| HouseGame { id: house.id().to_owned(), rules: house.rules() };
    Json(House {
        wire: WIRE,
        server: env!("CARGO_PKG_VERSION").to_owned(),
        games: all().iter().map(game).collect(),
        bots: spec::NAMES.iter().map(ToString::to_string).collect(),
        languages: Language::ALL.iter().map(|language| language.code().to_owned()).collect(),
        now: hall.now(),
    })
}

/// The process runs.
pub(super) async fn healthz() -> &'static str {
    "ok\n"
}

/// The store can be read and written; or why not.
pub(super) async fn readyz(State(hall): State<Arc<Hall>>, _: Limited) -> Response {
    if *hall.stopping().borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n").into_response();
    }
    match hall.health.trouble(&hall).await {
        None => "ready\n".into_response(),
        Some(why) => (StatusCode::SERVICE_UNAVAILABLE, format!("{why}\n")).into_response(),
    }
}

pub(super) async fn metrics(State(hall): State<Arc<Hall>>, _: Limited) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], numbers::text(&hall).await).into_response()
}
