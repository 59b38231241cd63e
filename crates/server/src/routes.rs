//! All addresses of the server.
//!
//! | room | what lives there |
//! |---|---|
//! | `house` | what can be played here; whether the server is well |
//! | `players` | guests, accounts, sessions, tokens |
//! | `sessions` | passwords, where one is signed in, links by the administrator |
//! | `programs` | accounts of programs |
//! | `records` | games that were played elsewhere |
//! | `vacations` | when the clocks of a player stand still |
//! | `tables` | tables: the lobby, seats, commands, journals, questions, chat |

mod house;
mod players;
mod programs;
mod records;
mod sessions;
mod tables;
mod vacations;

use crate::hall::Hall;
use crate::trouble::Trouble;
use crate::{assets, guard, metrics, patience, socket, stream};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post, put};
pub(crate) use players::renew_here;
use princely_protocol::ProblemCode;
use std::sync::Arc;
use tower_http::compression::CompressionLayer;

/// The longest body of most requests.
const BODY: usize = 64 << 10;

/// The longest body of a request that may bring a card table.
const CARD_TABLE: usize = 256 << 10;

/// The longest body of a request that brings a record. Long games take about 70 kB.
const RECORD: usize = 512 << 10;

/// Addresses, and who answers them. The macro also keeps their names, which a router does not tell.
macro_rules! addresses {
    ($names:ident, $router:ident: $($path:literal => $answers:expr,)*) => {
        /// Every path.
        #[cfg(test)]
        const $names: &[&str] = &[$($path),*];

        fn $router() -> Router<Arc<Hall>> {
            Router::new()$(.route($path, $answers))*
        }
    };
}

// `openapi/list.rs` has the same addresses with what they take and answer; a test compares both.
addresses! { API, api:
    "/house" => get(house::house),
    "/guests" => post(players::guest),
    "/accounts" => post(players::account),
    "/sessions" => get(sessions::list).post(players::sign_in).delete(players::sign_out),
    "/sessions/{session}" => delete(sessions::end),
    "/recoveries" => post(players::recover),
    "/me" => get(players::me).patch(players::rename).delete(players::delete),
    "/me/export" => get(players::export),
    "/me/links" => post(players::link),
    "/me/password" => put(sessions::change_password),
    "/links" => post(sessions::link_for),
    "/me/admin" => post(players::become_admin),
    "/me/vacation" => get(vacations::look).put(vacations::take).delete(vacations::end),
    "/programs" => get(programs::list).post(programs::make),
    "/programs/{program}" => delete(programs::delete),
    "/records" => get(records::list).post(records::bring).layer(DefaultBodyLimit::max(RECORD)),
    "/records/{record}" => get(records::read).delete(records::delete),
    "/records/{record}/review" => get(records::review),
    "/tokens" => get(players::tokens).post(players::new_token),
    "/tokens/{token}" => delete(players::end_token),
    "/tables" => get(tables::list).post(tables::open).layer(DefaultBodyLimit::max(CARD_TABLE)),
    "/tables/{table}" => get(tables::card),
    "/tables/{table}/seats" => put(tables::reorder),
    "/tables/{table}/seats/{seat}" => post(tables::sit).delete(tables::free).put(tables::put),
    "/tables/{table}/ready" => put(tables::be_ready),
    "/tables/{table}/start" => post(tables::start),
    "/tables/{table}/nonce" => post(tables::nonce),
    "/tables/{table}/commands" => post(tables::command),
    "/tables/{table}/hello" => get(tables::hello),
    "/tables/{table}/journal" => get(tables::journal),
    "/tables/{table}/clocks" => get(tables::clocks),
    "/tables/{table}/stream" => get(stream::open),
    "/tables/{table}/diagram" => get(tables::diagram),
    "/tables/{table}/position" => get(tables::position),
    "/tables/{table}/legal" => get(tables::legal),
    "/tables/{table}/log" => get(tables::log),
    "/tables/{table}/preview" => post(tables::preview),
    "/tables/{table}/questions" => post(tables::question),
    "/tables/{table}/record" => get(tables::record),
    "/tables/{table}/review" => get(tables::review),
    "/tables/{table}/chat" => get(tables::chat).post(tables::say),
    "/socket" => get(socket::open),
}

addresses! { ROOT, root:
    "/api/openapi.json" => get(crate::openapi::document),
    "/api/docs" => get(crate::openapi::page),
    "/healthz" => get(house::healthz),
    "/readyz" => get(house::readyz),
    "/metrics" => get(house::metrics),
}

/// All addresses of the server.
pub(crate) fn router(hall: &Arc<Hall>) -> Router {
    let api = api()
        .fallback(nothing)
        .method_not_allowed_fallback(not_so)
        .layer(from_fn_with_state(hall.clone(), guard::origin));
    root()
        .nest("/api/v1", api)
        .route("/api/{*rest}", axum::routing::any(nothing))
        .fallback(assets::serve)
        .layer(DefaultBodyLimit::max(BODY))
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(hall.clone(), patience::limit))
        .layer(from_fn_with_state(hall.clone(), guard::headers))
        .layer(from_fn_with_state(hall.clone(), metrics::count))
        .layer(from_fn(guard::no_panic))
        .with_state(hall.clone())
}

async fn nothing() -> Trouble {
    ProblemCode::NotFound.into()
}

/// The address is there, but not with this method.
async fn not_so() -> Response {
    (
        axum::http::StatusCode::METHOD_NOT_ALLOWED,
        Trouble::from(ProblemCode::NotFound).into_response().into_body(),
    )
        .into_response()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::openapi::ADDRESSES;
    use crate::{Settings, Time};
    use axum::body::Body;
    use axum::http::{Method, Request, StatusCode, header};
    use std::collections::BTreeSet;
    use tower::ServiceExt;

    /// The methods of a path, as the router tells them to whoever uses another.
    async fn methods(router: &Router, path: &str) -> Vec<String> {
        let filled: Vec<&str> =
            path.split('/').map(|part| if part.starts_with('{') { "0" } else { part }).collect();
        let request = Request::builder()
            .method(Method::from_bytes(b"BREW").unwrap())
            .uri(filled.join("/"))
            .body(Body::empty())
            .unwrap();
        let answer = router.clone().oneshot(request).await.unwrap();
        assert_eq!(answer.status(), StatusCode::METHOD_NOT_ALLOWED, "{path}");
        let allowed = answer.headers()[header::ALLOW].to_str().unwrap().to_ascii_lowercase();
        allowed.split(',').map(|method| method.trim().to_owned()).filter(|method| method != "head").collect()
    }

    #[tokio::test]
    async fn the_router_and_the_list_of_the_interface_have_the_same_addresses() {
        let folder = tempfile::tempdir().unwrap();
        let store = princely_store::Sqlite::open(&folder.path().join("princely.db")).unwrap();
        let hall = Hall::new(
            Arc::new(store),
            Settings::default().config().unwrap(),
            Time::Real,
            ("alone".to_owned(), princely_bus::Bus::none()),
        );
        let router = router(&hall);
        let under = API.iter().map(|path| format!("/api/v1{path}"));
        let mut routed = BTreeSet::new();
        for path in under.chain(ROOT.iter().map(ToString::to_string)) {
            for method in methods(&router, &path).await {
                routed.insert((path.clone(), method));
            }
        }
        // The list does not describe the pages that show the list.
        routed.retain(|(path, _)| !matches!(path.as_str(), "/api/openapi.json" | "/api/docs"));
        let listed: BTreeSet<(String, String)> =
            ADDRESSES.iter().map(|address| (address.path.to_owned(), address.method.to_owned())).collect();
        let missing = |some: &BTreeSet<_>, others: &BTreeSet<_>| -> Vec<(String, String)> {
            some.difference(others).cloned().collect()
        };
        assert_eq!(missing(&routed, &listed), [], "these are in routes.rs and not in openapi/list.rs");
        assert_eq!(missing(&listed, &routed), [], "these are in openapi/list.rs and not in routes.rs");
    }
}
