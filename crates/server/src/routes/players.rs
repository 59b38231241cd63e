//! Guests, accounts, sessions and tokens over HTTP.

use crate::asker::{Asker, Json};
use crate::hall::Hall;
use crate::limits::{Asker as Limited, Matter};
use crate::players::{AccountSettings, Ended, Who, is_reserved, player, scopes_of, scopes_text};
use crate::trouble::{Answer, Trouble};
use crate::{passwords, secret};
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use princely_bus::Message;
use princely_protocol::{
    AdminKey, CommandId, Credentials, Me, NewGuest, NewToken, ProblemCode, Recover, RecoveryLink, Rename,
    Scope, TakeOver, ToHost, Token, TokenList,
};
use princely_store::{
    Account, AccountChange, AccountId, AccountKind, Filter, Name, Status, TokenHash, TokenKind,
};
use std::sync::Arc;

type S = State<Arc<Hall>>;

const DAY_MS: u64 = 24 * 60 * 60 * 1000;

/// A link by which somebody comes back works for this long.
const LINK_MS: u64 = 30 * DAY_MS;

/// A player has no more tokens than this.
const MOST_TOKENS: usize = 20;

/// A name that somebody wants.
pub(super) fn name(text: &str) -> Answer<Name> {
    let name = Name::new(text).map_err(|why| Trouble::with(ProblemCode::BadName, why.to_string()))?;
    if is_reserved(&name) {
        return Err(Trouble::with(ProblemCode::BadName, "this name is kept for the server itself"));
    }
    Ok(name)
}

/// Signs in as an account: a new session with a new cookie. An earlier session of this browser ends.
async fn signed_in(hall: &Hall, account: Account, asker: &Asker) -> Answer<Response> {
    if let Some(before) = &asker.who {
        hall.end_session(&before.hash).await?;
    }
    let cookie = hall.open_session(&account.id, &asker.browser).await?;
    let device = hall.know_device(&account, asker).await?;
    let me = Me {
        is_admin: account.is_admin,
        player: player(&account),
        scopes: vec![Scope::Read, Scope::Play, Scope::Account],
    };
    let cookies =
        AppendHeaders([Some(cookie), device].into_iter().flatten().map(|one| (header::SET_COOKIE, one)));
    Ok((StatusCode::CREATED, cookies, axum::Json(me)).into_response())
}

async fn account_of(hall: &Hall, id: &AccountId) -> Answer<Account> {
    hall.store.account(id).await?.ok_or_else(|| ProblemCode::NotSignedIn.into())
}

pub(super) async fn guest(State(hall): S, asker: Asker, Json(new): Json<NewGuest>) -> Answer<Response> {
    match &asker.who {
        // The asker has an account already: nothing to do. But the load driver, with its unlimited token, makes many
        // guests.
        Some(who) if !who.is_unlimited() => return Ok(axum::Json(who.me()).into_response()),
        who => hall.limit(Matter::NewPlayer, asker.address, who.as_ref())?,
    }
    let called = new.name.as_deref().map(name).transpose()?;
    let id = AccountId::new(&secret::id()?).map_err(|_| ProblemCode::Fault)?;
    let mut account = Account::guest(id.clone(), hall.now());
    let settings = AccountSettings { name: called.map(|name| name.to_string()), ..Default::default() };
    account.settings = settings.write()?;
    hall.store.add_account(account).await?;
    signed_in(&hall, account_of(&hall, &id).await?, &Asker { who: None, ..asker }).await
}

pub(super) async fn me(asker: Asker) -> Answer<axum::Json<Me>> {
    asker.signed_in(Scope::Read).map(|who| axum::Json(who.me()))
}

pub(super) async fn rename(
    State(hall): S,
    asker: Asker,
    Json(rename): Json<Rename>,
) -> Answer<axum::Json<Me>> {
    let who = asker.signed_in(Scope::Account)?;
    let name = name(&rename.name)?;
    let change = match who.account.kind {
        AccountKind::Guest => {
            let settings =
                AccountSettings { name: Some(name.to_string()), ..AccountSettings::of(&who.account) };
            AccountChange { settings: Some(settings.write()?), ..AccountChange::default() }
        }
        _ => AccountChange { name: Some(name), ..AccountChange::default() },
    };
    hall.store.change_account(who.id(), change).await?;
    let account = account_of(&hall, who.id()).await?;
    renew(&hall, who.id()).await;
    Ok(axum::Json(Who { account, ..who.clone() }.me()))
}

/// A player's name has changed: tables in memory show it now, on other servers too. Other tables read it when they are
/// loaded.
pub(super) async fn renew(hall: &Arc<Hall>, account: &AccountId) {
    hall.bus.say(Message::Renewed { account: account.clone() });
    renew_here(hall, account).await;
}

/// Tables in memory here show who somebody is today.
pub(crate) async fn renew_here(hall: &Arc<Hall>, account: &AccountId) {
    for table in hall.tables.all() {
        if let Err(trouble) = table.renew_for(hall, account).await {
            tracing::warn!(table = %table.id, %trouble, "a table does not show who sits there now");
        }
    }
}

/// A guest becomes an account with a name and a password, and keeps everything.
pub(super) async fn account(State(hall): S, asker: Asker, Json(new): Json<Credentials>) -> Answer<Response> {
    hall.limit(Matter::NewPlayer, asker.address, asker.who.as_ref())?;
    let name = name(&new.name)?;
    passwords::check(&new.password, name.as_str())?;
    let hash = passwords::hash(&hall, new.password).await?;
    let id = match &asker.who {
        Some(who) => {
            who.may(Scope::Account)?;
            if who.account.kind != AccountKind::Guest {
                return Err(Trouble::with(ProblemCode::Forbidden, "this player has an account already"));
            }
            let change = AccountChange {
                kind: Some(AccountKind::Person),
                name: Some(name),
                password: Some(hash),
                ..AccountChange::default()
            };
            hall.store.change_account(who.id(), change).await?;
            renew(&hall, who.id()).await;
            who.id().clone()
        }
        None => {
            let id = AccountId::new(&secret::id()?).map_err(|_| ProblemCode::Fault)?;
            let mut account = Account::guest(id.clone(), hall.now());
            account.kind = AccountKind::Person;
            (account.name, account.password) = (Some(name), Some(hash));
            hall.store.add_account(account).await?;
            id
        }
    };
    signed_in(&hall, account_of(&hall, &id).await?, &asker).await
}

pub(super) async fn sign_in(
    State(hall): S,
    asker: Asker,
    Json(given): Json<Credentials>,
) -> Answer<Response> {
    let wrong = || Trouble::from(ProblemCode::WrongPassword);
    let limited = |retry: u32| Trouble { retry: Some(retry), ..ProblemCode::TooMany.into() };
    let Ok(name) = Name::new(&given.name) else {
        hall.limit(Matter::SignIn, asker.address, None)?;
        return Err(wrong());
    };
    let account = hall.store.account_named(&name).await?;
    match &account {
        // The owner has been here before: strangers who guess cannot lock them out.
        Some(account) if asker.device.as_ref() == Some(&account.id) => {
            hall.limits.take(Matter::SignIn, &Limited::Account(account.id.clone())).map_err(limited)?;
        }
        _ => {
            hall.limit(Matter::SignIn, asker.address, None)?;
            hall.limits
                .take(Matter::SignIn, &Limited::name_at(name.key(), asker.address))
                .map_err(limited)?;
            hall.limits.take(Matter::SignIn, &Limited::Name(name.key())).map_err(limited)?;
        }
    }
    if given.password.len() > 1000 {
        return Err(wrong());
    }
    let hash = account.as_ref().and_then(|account| account.password.clone());
    if !passwords::is_right(&hall, given.password, hash).await? {
        return Err(wrong());
    }
    let account = account.ok_or_else(wrong)?;
    if let Some(guest) = asker.who.as_ref().filter(|who| who.account.kind == AccountKind::Guest) {
        bring_all(&hall, guest.id(), &account.id).await?;
    }
    signed_in(&hall, account, &asker).await
}

/// Whoever signs in brings along what they had as a guest in this browser: seats and tables.
async fn bring_all(hall: &Arc<Hall>, guest: &AccountId, to: &AccountId) -> Answer<()> {
    let sits = Filter { account: Some(guest.clone()), ..Filter::default() };
    let opened = Filter { host: Some(guest.clone()), ..Filter::default() };
    for filter in [sits, opened] {
        let mut ids = Vec::new();
        let mut after = None;
        loop {
            let page = hall.store.tables(&filter, after.as_ref(), 100).await?;
            ids.extend(page.tables.into_iter().map(|table| table.id));
            match page.next {
                Some(next) => after = Some(next),
                None => break,
            }
        }
        for id in ids {
            hall.table(&id).lock(hall).await?.pass_on(guest, to).await?;
        }
    }
    Ok(())
}

pub(super) async fn sign_out(State(hall): S, asker: Asker) -> Answer<Response> {
    if let Some(who) = &asker.who {
        hall.end_session(&who.hash).await?;
    }
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, hall.cookie("", 0))]).into_response())
}

/// A link by which the same player comes back.
pub(super) async fn link(State(hall): S, asker: Asker) -> Answer<(StatusCode, axum::Json<RecoveryLink>)> {
    let who = asker.signed_in(Scope::Account)?;
    hall.limit(Matter::SignIn, asker.address, Some(who))?;
    new_link(&hall, who.id(), LINK_MS).await
}

/// A link by which a player comes back, valid for so long.
pub(super) async fn new_link(
    hall: &Hall,
    account: &AccountId,
    lasts: u64,
) -> Answer<(StatusCode, axum::Json<RecoveryLink>)> {
    let (key, now) = (secret::key()?, hall.now());
    let token = princely_store::NewToken {
        kind: TokenKind::Recovery,
        hash: TokenHash(secret::sum(&key)),
        account: Some(account.clone()),
        table: None,
        seat: None,
        label: String::new(),
        scopes: String::new(),
        now,
        expires: Some(now + lasts),
        once: true,
    };
    // Only one link is valid at a time: a player who has lost a link ends it by asking for a new one.
    hall.store.end_tokens(account, TokenKind::Recovery, None).await?;
    hall.store.add_token(token).await?;
    // The key stands behind the #: a browser does not send that part to any server.
    let url = format!("{}/#/recover/{key}", hall.config.public_url.clone().unwrap_or_default());
    Ok((StatusCode::CREATED, axum::Json(RecoveryLink { url, key, until: now + lasts })))
}

pub(super) async fn recover(State(hall): S, asker: Asker, Json(given): Json<Recover>) -> Answer<Response> {
    hall.limit(Matter::SignIn, asker.address, None)?;
    let wrong = || Trouble::from(ProblemCode::WrongPassword);
    if !secret::is_key(&given.key) {
        return Err(wrong());
    }
    let hash = TokenHash(secret::sum(&given.key));
    // The new password is checked before the link is used up.
    let known = hall.store.token(TokenKind::Recovery, &hash, hall.now()).await?;
    let account = known.and_then(|(_, account)| account).filter(|account| account.deleted.is_none());
    let account = account.ok_or_else(wrong)?;
    let password = match given.password {
        Some(password) => {
            let Some(name) = account.name.as_ref().filter(|_| account.kind == AccountKind::Person) else {
                return Err(Trouble::with(ProblemCode::Forbidden, "a guest has no password"));
            };
            passwords::check(&password, name.as_str())?;
            Some(passwords::hash(&hall, password).await?)
        }
        None => None,
    };
    hall.store.take_token(TokenKind::Recovery, &hash, hall.now()).await?.ok_or_else(wrong)?;
    if password.is_some() {
        let change = AccountChange { password, ..AccountChange::default() };
        hall.store.change_account(&account.id, change).await?;
    }
    if given.end_others {
        hall.end_sessions(&account.id, None).await?;
    }
    signed_in(&hall, account, &asker).await
}

/// The host becomes the administrator, by the key that was printed at the first start.
pub(super) async fn become_admin(
    State(hall): S,
    asker: Asker,
    Json(given): Json<AdminKey>,
) -> Answer<axum::Json<Me>> {
    hall.limit(Matter::SignIn, asker.address, None)?;
    let who = asker.signed_in(Scope::Account)?;
    let hash = TokenHash(secret::sum(&given.key));
    // Each start without an administrator has printed a key. The first one that is used ends all of them.
    if !hall.store.claim_admin(&hash, who.id(), hall.now()).await? {
        return Err(ProblemCode::WrongPassword.into());
    }
    let account = account_of(&hall, who.id()).await?;
    Ok(axum::Json(Who { account, ..who.clone() }.me()))
}

pub(super) async fn export(State(hall): S, asker: Asker) -> Answer<axum::Json<serde_json::Value>> {
    let who = asker.signed_in(Scope::Account)?;
    let all = hall.store.export_account(who.id()).await?.ok_or(ProblemCode::NotSignedIn)?;
    Ok(axum::Json(all))
}

pub(super) async fn delete(State(hall): S, asker: Asker) -> Answer<Response> {
    let who = asker.signed_in(Scope::Account)?;
    // The account's programs are deleted with it.
    let programs = hall.store.owned(who.id()).await?;
    let gone: Vec<&AccountId> = programs.iter().map(|program| &program.id).chain([who.id()]).collect();
    for account in &gone {
        leave_all(&hall, account).await?;
    }
    hall.store.delete_account(who.id(), hall.now()).await?;
    hall.signed_out(Ended::Account { account: who.id().clone(), except: None });
    for account in gone {
        renew(&hall, account).await;
    }
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, hall.cookie("", 0))]).into_response())
}

/// A deleted account leaves all tables: before the game the seat becomes free, in the game a bot plays on.
pub(super) async fn leave_all(hall: &Arc<Hall>, account: &AccountId) -> Answer<()> {
    let filter = Filter {
        status: vec![Status::Waiting, Status::Running],
        account: Some(account.clone()),
        ..Filter::default()
    };
    let mut after = None;
    loop {
        let page = hall.store.tables(&filter, after.as_ref(), 100).await?;
        for table in page.tables {
            let hosted = hall.table(&table.id);
            if table.status == Status::Waiting {
                let mut locked = hosted.lock(hall).await?;
                for seat in table.seats_of(account) {
                    locked.free(account, seat).await?;
                }
            } else {
                let id = CommandId::try_from("deleted".to_owned()).map_err(|_| ProblemCode::Fault)?;
                let leave = ToHost::TakeOver(TakeOver { id, level: "medium".into() });
                // This fails if a bot plays there already.
                let _ = hosted.command(hall, account, &leave).await;
            }
        }
        match page.next {
            Some(next) => after = Some(next),
            None => return Ok(()),
        }
    }
}

fn token(token: princely_store::Token, secret: Option<String>) -> Token {
    Token {
        id: token.number.to_string(),
        label: token.label,
        scopes: scopes_of(&token.scopes),
        made: token.created,
        until: token.expires,
        secret,
    }
}

pub(super) async fn tokens(State(hall): S, asker: Asker) -> Answer<axum::Json<TokenList>> {
    let who = asker.signed_in(Scope::Account)?;
    let all = hall.store.tokens(who.id(), hall.now()).await?;
    let tokens = all.into_iter().filter(|token| token.kind == TokenKind::Api);
    Ok(axum::Json(TokenList { tokens: tokens.map(|one| token(one, None)).collect() }))
}

pub(super) async fn new_token(
    State(hall): S,
    asker: Asker,
    Json(new): Json<NewToken>,
) -> Answer<(StatusCode, axum::Json<Token>)> {
    let who = asker.signed_in(Scope::Account)?;
    let mut scopes = new.scopes;
    scopes.sort_unstable();
    scopes.dedup();
    let beyond =
        scopes.contains(&Scope::Account) || (scopes.contains(&Scope::Unlimited) && !who.account.is_admin);
    if beyond {
        return Err(ProblemCode::Forbidden.into());
    }
    if scopes.is_empty() || new.label.chars().count() > 100 {
        return Err(Trouble::with(
            ProblemCode::Malformed,
            "a token has a scope, and a label of 100 characters at most",
        ));
    }
    let now = hall.now();
    let account = match &new.program {
        Some(program) => super::programs::own(&hall, who.id(), program).await?.id,
        None => who.id().clone(),
    };
    let all = hall.store.tokens(&account, now).await?;
    if all.iter().filter(|token| token.kind == TokenKind::Api).count() >= MOST_TOKENS {
        return Err(Trouble::with(ProblemCode::TooMany, "there are too many tokens: end one first"));
    }
    let key = secret::key()?;
    let kept = princely_store::NewToken {
        kind: TokenKind::Api,
        hash: TokenHash(secret::sum(&key)),
        account: Some(account),
        table: None,
        seat: None,
        label: new.label.clone(),
        scopes: scopes_text(&scopes),
        now,
        expires: new.days.map(|days| now + u64::from(days) * DAY_MS),
        once: false,
    };
    let until = kept.expires;
    let number = hall.store.add_token(kept).await?;
    let token =
        Token { id: number.to_string(), label: new.label, scopes, made: now, until, secret: Some(key) };
    Ok((StatusCode::CREATED, axum::Json(token)))
}

pub(super) async fn end_token(
    State(hall): S,
    asker: Asker,
    of: Result<Path<i64>, axum::extract::rejection::PathRejection>,
) -> Answer<StatusCode> {
    let who = asker.signed_in(Scope::Account)?;
    let Path(number) = of.map_err(|_| ProblemCode::NotFound)?;
    match hall.store.end_token_numbered(who.id(), number).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(ProblemCode::NotFound.into()),
    }
}
