//! The web client, embedded in the binary. Browsers keep a file for ever if its name carries a hash of its content;
//! they ask for every other file again, with its hash.
//!
//! Files with a hash are also kept in the store. While a server is replaced by one of another version, and for a month after,
//! a page of the one gets what it still needs from the other.

#[cfg(any(test, client_in_folder))]
mod folder;

use crate::hall::Hall;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use princely_protocol::Millis;
use princely_store::{Answered, Store};
use std::borrow::Cow;
use std::sync::Arc;

// `Client`: the files in `web/dist`, embedded or in their folder.
include!(concat!(env!("OUT_DIR"), "/client.rs"));

/// For files that never change.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// The page that is shown if the binary was built before the client.
const MISSING: &str = include_str!("assets/missing.html");

/// A file of the client. Every other address is a page: the client itself finds out which.
pub(crate) async fn serve(
    State(hall): State<Arc<Hall>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Client::get(path).filter(|_| !path.is_empty()) {
        return answer(path, &file, &headers);
    }
    if is_for_ever(path)
        && let Ok(Some(file)) = hall.store.file(path).await
    {
        return ([(header::CONTENT_TYPE, kind(path)), (header::CACHE_CONTROL, FOR_EVER)], file)
            .into_response();
    }
    // A path with an ending is a file, and this one is missing; an address without an ending is a page.
    let is_page = !path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    match Client::get("index.html") {
        Some(index) if is_page => answer("index.html", &index, &headers),
        None if is_page => {
            let kind =
                [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-store")];
            (StatusCode::SERVICE_UNAVAILABLE, kind, MISSING).into_response()
        }
        _ => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Keeps the files with a hash for pages that come back to a server of another version.
pub(crate) async fn keep(hall: &Hall) -> Answered<()> {
    // A debug build has no files of its own: it reads a folder, in which they come and go.
    if cfg!(debug_assertions) {
        return Ok(());
    }
    let hashed = Client::iter().filter(|path| is_for_ever(path));
    let files = hashed.filter_map(|path| Some((path.clone().into_owned(), Client::get(&path)?.data)));
    keep_in(&*hall.store, files.collect(), hall.now()).await
}

async fn keep_in(store: &dyn Store, files: Vec<(String, Cow<'_, [u8]>)>, now: Millis) -> Answered<()> {
    let names: Vec<String> = files.iter().map(|(name, _)| name.clone()).collect();
    let missing = if names.is_empty() { names } else { store.missing_files(&names, now).await? };
    for (name, body) in files.iter().filter(|(name, _)| missing.contains(name)) {
        store.keep_file(name, body, now).await?;
    }
    Ok(())
}

/// Whether the client is part of this binary.
pub fn is_there() -> bool {
    Client::get("index.html").is_some()
}

fn answer(path: &str, file: &rust_embed::EmbeddedFile, headers: &HeaderMap) -> Response {
    let sum: String = file.metadata.sha256_hash()[..16].iter().map(|byte| format!("{byte:02x}")).collect();
    // The body may be compressed on its way, so the tag is a weak one.
    let tag = format!("W/\"{sum}\"");
    let cache = if is_for_ever(path) { FOR_EVER } else { "no-cache" };
    let mut answer = HeaderMap::new();
    answer.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(path)));
    answer.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        answer.insert(header::ETAG, tag);
    }
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    if known.is_some_and(|known| known.split(',').any(|one| one.trim() == tag)) {
        return (StatusCode::NOT_MODIFIED, answer).into_response();
    }
    (answer, Body::from(file.data.clone().into_owned())).into_response()
}

/// Vite puts files whose names carry a hash into `assets`.
fn is_for_ever(path: &str) -> bool {
    path.starts_with("assets/")
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "woff2" => "font/woff2",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "txt" | "md" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Time;
    use crate::config::Settings;
    use princely_bus::Bus;

    #[tokio::test]
    async fn files_of_other_versions_are_still_served() {
        let folder = tempfile::tempdir().unwrap();
        let store = princely_store::Sqlite::open(&folder.path().join("princely.db")).unwrap();
        let config = Settings::default().config().unwrap();
        let hall = Hall::new(Arc::new(store), config, Time::Real, ("one".to_owned(), Bus::none()));
        let page = |name: &str, text: &'static str| (name.to_owned(), Cow::Borrowed(text.as_bytes()));
        let old = vec![page("assets/table-0ld.js", "old"), page("assets/same-5ame.css", "same")];
        let new = vec![page("assets/table-new.js", "new"), page("assets/same-5ame.css", "same")];
        for files in [old, new] {
            keep_in(&*hall.store, files, hall.now()).await.unwrap();
        }
        let get = async |path: &'static str| {
            let uri = Uri::from_static(path);
            let answer = serve(State(hall.clone()), Method::GET, uri, HeaderMap::new()).await;
            let (head, body) = answer.into_parts();
            let body = axum::body::to_bytes(body, 1 << 20).await.unwrap();
            (head.status, head.headers, String::from_utf8_lossy(&body).into_owned())
        };
        for (path, kind, text) in [
            ("/assets/table-0ld.js", "text/javascript; charset=utf-8", "old"),
            ("/assets/table-new.js", "text/javascript; charset=utf-8", "new"),
            ("/assets/same-5ame.css", "text/css; charset=utf-8", "same"),
        ] {
            let (status, headers, body) = get(path).await;
            assert_eq!((status, body.as_str()), (StatusCode::OK, text), "{path}");
            assert_eq!(headers[header::CONTENT_TYPE], kind, "{path}");
            assert_eq!(headers[header::CACHE_CONTROL], FOR_EVER, "{path}");
        }
        assert_eq!(get("/assets/table-never.js").await.0, StatusCode::NOT_FOUND);
        // What no server has had for a month goes.
        let sweep = |files_since| princely_store::Sweep {
            now: hall.now(),
            waiting_since: None,
            guests_since: None,
            files_since,
        };
        keep_in(&*hall.store, vec![page("assets/table-new.js", "new")], hall.now() + 1000).await.unwrap();
        assert_eq!(hall.store.sweep(sweep(Some(hall.now() + 500))).await.unwrap().files, 2);
        assert_eq!(get("/assets/table-0ld.js").await.0, StatusCode::NOT_FOUND);
        assert_eq!(get("/assets/table-new.js").await.2, "new");
    }
}
