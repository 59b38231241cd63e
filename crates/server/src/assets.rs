//! The web client, embedded in the binary. Browsers keep a file for ever if its name carries a hash of its content;
//! they ask for every other file again, with its hash.

#[cfg(any(test, client_in_folder))]
mod folder;

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

// `Client`: the files in `web/dist`, embedded or in their folder.
include!(concat!(env!("OUT_DIR"), "/client.rs"));

/// The page that is shown if the binary was built before the client.
const MISSING: &str = include_str!("assets/missing.html");

/// A file of the client. Every other address is a page: the client itself finds out which.
pub(crate) async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Client::get(path).filter(|_| !path.is_empty()) {
        return answer(path, &file, &headers);
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

/// Whether the client is part of this binary.
pub fn is_there() -> bool {
    Client::get("index.html").is_some()
}

fn answer(path: &str, file: &rust_embed::EmbeddedFile, headers: &HeaderMap) -> Response {
    let sum: String = file.metadata.sha256_hash()[..16].iter().map(|byte| format!("{byte:02x}")).collect();
    // The body may be compressed on its way, so the tag is a weak one.
    let tag = format!("W/\"{sum}\"");
    let cache = if is_for_ever(path) { "public, max-age=31536000, immutable" } else { "no-cache" };
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
