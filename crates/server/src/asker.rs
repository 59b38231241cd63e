//! What every request tells about its sender.

use crate::hall::Hall;
use crate::limits::Matter;
use crate::players::Who;
use crate::trouble::{Answer, Trouble};
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, StatusCode, header};
use princely_protocol::{ProblemCode, Scope};
use princely_store::AccountId;
use princely_words::{Language, Words};
use serde::de::DeserializeOwned;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

/// No more is kept of what a browser calls itself.
const LONGEST_BROWSER: usize = 200;

/// Where a connection comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// Who sends a request: a player or a stranger.
#[derive(Clone, Debug)]
pub(crate) struct Asker {
    pub(crate) who: Option<Who>,
    pub(crate) address: IpAddr,
    pub(crate) language: Language,
    /// The account that was signed in before in the same browser.
    pub(crate) device: Option<AccountId>,
    /// What the browser calls itself.
    pub(crate) browser: String,
}

impl Asker {
    /// The player, if the sender is one and has this scope.
    pub(crate) fn signed_in(&self, scope: Scope) -> Answer<&Who> {
        let who = self.who.as_ref().ok_or(ProblemCode::NotSignedIn)?;
        who.may(scope)?;
        Ok(who)
    }

    /// The sentences of the language that the asker reads.
    pub(crate) fn words(&self) -> &'static Words {
        Words::of(self.language)
    }
}

impl FromRequestParts<Arc<Hall>> for Asker {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Answer<Asker> {
        hall.metrics.request();
        let address = address(parts, hall);
        let who = hall.who(&parts.headers).await?;
        hall.limit(Matter::Request, address, who.as_ref())?;
        // Only whoever signs in has to prove anything.
        let signs_in =
            ["/sessions", "/recoveries", "/accounts"].iter().any(|end| parts.uri.path().ends_with(end));
        let device = match parts.method == Method::POST && signs_in {
            true => hall.device(&parts.headers).await?,
            false => None,
        };
        let browser = browser(&parts.headers);
        Ok(Asker { who, address, language: language(&parts.headers), device, browser })
    }
}

/// A request that counts for its address, whoever sends it.
pub(crate) struct Limited;

impl FromRequestParts<Arc<Hall>> for Limited {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Answer<Limited> {
        hall.limit(Matter::Request, address(parts, hall), None)?;
        Ok(Limited)
    }
}

/// The address of the client. A proxy in front of the server adds it as the last of a list; everybody can add to the
/// rest of that list.
fn address(parts: &Parts, hall: &Hall) -> IpAddr {
    let peer = parts.extensions.get::<Peer>().map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |peer| peer.0);
    if !hall.config.behind_proxy {
        if parts.headers.contains_key("x-forwarded-for") && hall.is_first_forwarded() {
            tracing::warn!(
                "requests come through a proxy (X-Forwarded-For), so all players share the limits of its address: \
                 start the server with --behind-proxy if the proxy is yours"
            );
        }
        return peer;
    }
    let named =
        parts.headers.get_all("x-forwarded-for").iter().next_back().and_then(|value| value.to_str().ok());
    named.and_then(|list| list.rsplit(',').next()?.trim().parse().ok()).unwrap_or(peer)
}

/// What a browser calls itself, as far as it can be read.
fn browser(headers: &HeaderMap) -> String {
    let name = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    name.chars().filter(|sign| !sign.is_control()).take(LONGEST_BROWSER).collect()
}

/// The first language of the list that we speak.
fn language(headers: &HeaderMap) -> Language {
    let list = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut wanted: Vec<(u32, &str)> = list
        .split(',')
        .take(20)
        .filter_map(|one| {
            let mut parts = one.split(';');
            let code = parts.next()?.trim().split('-').next()?;
            let weight = parts.find_map(|part| part.trim().strip_prefix("q=")?.parse::<f32>().ok());
            Some(((weight.unwrap_or(1.0).clamp(0.0, 1.0) * 1000.0) as u32, code))
        })
        .collect();
    wanted.sort_by_key(|(weight, _)| std::cmp::Reverse(*weight));
    let known = |code: &str| Language::from_code(&code.to_ascii_lowercase());
    wanted.into_iter().filter(|(weight, _)| *weight > 0).find_map(|(_, code)| known(code)).unwrap_or_default()
}

/// The body of a request, as JSON. No body is an empty object.
pub(crate) struct Json<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<Hall>> for Json<T> {
    type Rejection = Trouble;

    async fn from_request(request: Request, hall: &Arc<Hall>) -> Answer<Json<T>> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
        let is_json =
            kind.is_some_and(|kind| kind.split(';').next().map(str::trim) == Some("application/json"));
        let body = Bytes::from_request(request, hall).await.map_err(|rejection| {
            match axum::response::IntoResponse::into_response(rejection).status() {
                StatusCode::PAYLOAD_TOO_LARGE => Trouble::from(ProblemCode::TooLong),
                _ => Trouble::from(ProblemCode::Malformed),
            }
        })?;
        if body.is_empty() {
            return read(b"{}");
        }
        if !is_json {
            return Err(Trouble::with(ProblemCode::Malformed, "the body is to be application/json"));
        }
        read(&body)
    }
}

fn read<T: DeserializeOwned>(body: &[u8]) -> Answer<Json<T>> {
    if has_numbered_type(body) {
        return Err(Trouble::with(ProblemCode::Malformed, "a type is a word"));
    }
    serde_json::from_slice(body).map(Json).map_err(|error| malformed(&error))
}

/// Whether some `"type"` in a piece of JSON is a number. serde would read it as the position of a variant in its enum,
/// which is not part of the interface and would change with every new variant.
fn has_numbered_type(json: &[u8]) -> bool {
    const TYPE: &[u8] = br#""type""#;
    let is_space = |byte: &&u8| byte.is_ascii_whitespace();
    json.windows(TYPE.len()).enumerate().filter(|(_, window)| *window == TYPE).any(|(at, _)| {
        let mut rest = json[at + TYPE.len()..].iter().skip_while(is_space);
        rest.next() == Some(&b':') && rest.find(|byte| !is_space(byte)).is_some_and(u8::is_ascii_digit)
    })
}

/// Says what is wrong with a piece of JSON, without repeating much of it.
pub(crate) fn malformed(error: &serde_json::Error) -> Trouble {
    let text: String = error.to_string().chars().filter(|sign| !sign.is_control()).take(200).collect();
    Trouble::with(ProblemCode::Malformed, text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_type_is_a_word_and_texts_may_hold_anything() {
        let numbered = [r#"{"type":0}"#, r#"{"a":[{"x":1, "type" : 12 }]}"#];
        let worded =
            [r#"{"type":"act"}"#, r#"{"text":"\"type\":0"}"#, r#"["type",0]"#, r#""type""#, r#"{"type":"#];
        assert!(numbered.iter().all(|text| has_numbered_type(text.as_bytes())));
        assert!(!worded.iter().any(|text| has_numbered_type(text.as_bytes())));
    }

    #[test]
    fn the_language_that_is_wanted_most_and_known_is_spoken() {
        let of = |list: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, list.parse().unwrap());
            language(&headers).code()
        };
        for (list, code) in [
            ("", "en"),
            ("de-AT,en;q=0.5", "de"),
            ("fr,hu;q=0.3,it;q=0.8", "it"),
            ("tlh", "en"),
            ("de;q=0,hu;q=0.1", "hu"),
            (";;;,q=,=,-", "en"),
            ("DE", "de"),
        ] {
            assert_eq!(of(list), code, "{list}");
        }
        assert_eq!(language(&HeaderMap::new()).code(), "en");
    }
}
