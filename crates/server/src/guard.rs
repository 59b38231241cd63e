//! What guards every answer: headers that keep browsers careful, and a look at where requests come from.

use crate::config::origin_of;
use crate::hall::Hall;
use crate::trouble::Trouble;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use princely_protocol::ProblemCode;
use std::sync::Arc;

/// A page may load files of this server and nothing else. WebAssembly needs a permission of its own.
macro_rules! csp {
    ($ancestors:literal) => {
        concat!(
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; ",
            "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; ",
            "form-action 'none'; frame-ancestors ",
            $ancestors
        )
    };
}
const CSP: &str = csp!("'none'");

/// Other pages may show a replay inside of them. Nothing can be done there with the reader's account: what is more than
/// the replay opens in a window of its own, and browsers send no cookie of ours into a foreign page.
const CSP_FRAMED: &str = csp!("*");
const FRAMED: &str = "/embed/";

/// Adds the headers.
pub(crate) async fn headers(State(hall): State<Arc<Hall>>, request: Request, next: Next) -> Response {
    let is_api = request.uri().path().starts_with("/api/");
    let is_framed = request.uri().path().starts_with(FRAMED);
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let mut set = |name: HeaderName, value: &'static str| {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    };
    set(header::CONTENT_SECURITY_POLICY, if is_framed { CSP_FRAMED } else { CSP });
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::REFERRER_POLICY, "same-origin");
    if !is_framed {
        set(header::X_FRAME_OPTIONS, "DENY");
    }
    set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    set(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    set(
        HeaderName::from_static("permissions-policy"),
        "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    );
    if is_api {
        set(header::CACHE_CONTROL, "no-store");
    }
    if hall.config.is_https() {
        set(header::STRICT_TRANSPORT_SECURITY, "max-age=31536000");
    }
    response
}

/// Refuses requests that change something and come from a page of somebody else.
pub(crate) async fn origin(State(hall): State<Arc<Hall>>, request: Request, next: Next) -> Response {
    let is_safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if !is_safe && !is_own(&hall, request.headers()) {
        return Trouble::from(ProblemCode::ForeignOrigin).into_response();
    }
    next.run(request).await
}

/// Whether a request comes from a page of this server, or from no page at all.
pub(crate) fn is_own(hall: &Hall, headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    // A browser never sends this header by itself: a sender that does knows the token.
    if headers.contains_key(header::AUTHORIZATION) && !headers.contains_key(header::COOKIE) {
        return true;
    }
    if let Some(origin) = text(header::ORIGIN) {
        if let Some(public) = hall.config.public_url.as_deref().and_then(origin_of) {
            return public.eq_ignore_ascii_case(origin);
        }
        // Nobody said by which address people come: it must be the one that the browser asked.
        let host = text(header::HOST).unwrap_or_default();
        return origin.split_once("://").is_some_and(|(_, name)| name.eq_ignore_ascii_case(host));
    }
    match text(HeaderName::from_static("sec-fetch-site")) {
        Some(site) => matches!(site, "same-origin" | "none"),
        None => true,
    }
}

/// A panic of ours is answered, and the server goes on.
pub(crate) async fn no_panic(request: Request, next: Next) -> Response {
    let run = std::panic::AssertUnwindSafe(next.run(request));
    match futures_util::FutureExt::catch_unwind(run).await {
        Ok(response) => response,
        Err(_) => {
            tracing::error!("a request has panicked");
            Trouble::from(ProblemCode::Fault).into_response()
        }
    }
}
