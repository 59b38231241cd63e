//! Passwords and sessions over HTTP: another password, where one is signed in, and links by the administrator.

use super::players::new_link;
use crate::asker::{Asker, Json};
use crate::hall::Hall;
use crate::limits::Matter;
use crate::passwords;
use crate::trouble::{Answer, Trouble};
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use princely_protocol::{NewLink, NewPassword, ProblemCode, RecoveryLink, Scope, Session, SessionList};
use princely_store::{AccountChange, Name, TokenKind};
use std::sync::Arc;

type S = State<Arc<Hall>>;

/// A link that the administrator makes works for this long: three days.
const LINK_MS: u64 = 3 * 24 * 60 * 60 * 1000;

/// Another password. Whoever finds an open browser does not know the old one.
pub(super) async fn change_password(
    State(hall): S,
    asker: Asker,
    Json(given): Json<NewPassword>,
) -> Answer<StatusCode> {
    let who = asker.signed_in(Scope::Account)?;
    hall.limit(Matter::SignIn, asker.address, Some(who))?;
    let (Some(hash), Some(name)) = (who.account.password.clone(), &who.account.name) else {
        return Err(Trouble::with(ProblemCode::Forbidden, "this player has no password"));
    };
    if given.old.len() > 1000 || !passwords::is_right(&hall, given.old, Some(hash)).await? {
        return Err(ProblemCode::WrongPassword.into());
    }
    passwords::check(&given.new, name.as_str())?;
    let password = Some(passwords::hash(&hall, given.new).await?);
    hall.store.change_account(who.id(), AccountChange { password, ..AccountChange::default() }).await?;
    if given.end_others {
        hall.end_sessions(who.id(), Some(&who.hash)).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn list(State(hall): S, asker: Asker) -> Answer<axum::Json<SessionList>> {
    let who = asker.signed_in(Scope::Account)?;
    let all = hall.store.tokens(who.id(), hall.now()).await?;
    let sessions = all.into_iter().filter(|token| token.kind == TokenKind::Session).map(|token| Session {
        id: token.number.to_string(),
        browser: token.label,
        made: token.created,
        used: token.last_used,
        until: token.expires,
        is_this: token.hash == who.hash,
    });
    Ok(axum::Json(SessionList { sessions: sessions.collect() }))
}

pub(super) async fn end(
    State(hall): S,
    asker: Asker,
    of: Result<Path<i64>, PathRejection>,
) -> Answer<StatusCode> {
    let who = asker.signed_in(Scope::Account)?;
    let Path(number) = of.map_err(|_| ProblemCode::NotFound)?;
    let all = hall.store.tokens(who.id(), hall.now()).await?;
    let session = all.iter().find(|token| token.kind == TokenKind::Session && token.number == number);
    hall.end_session(&session.ok_or(ProblemCode::NotFound)?.hash).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A link for a player who has forgotten the password. Only the administrator makes it, in a browser.
pub(super) async fn link_for(
    State(hall): S,
    asker: Asker,
    Json(new): Json<NewLink>,
) -> Answer<(StatusCode, axum::Json<RecoveryLink>)> {
    let who = asker.signed_in(Scope::Account)?;
    if !who.account.is_admin {
        return Err(ProblemCode::Forbidden.into());
    }
    let name = Name::new(&new.name).map_err(|_| ProblemCode::NotFound)?;
    let account = hall.store.account_named(&name).await?.ok_or(ProblemCode::NotFound)?;
    new_link(&hall, &account.id, LINK_MS).await
}
