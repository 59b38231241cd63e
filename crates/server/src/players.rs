//! Who asks: sessions in cookies, tokens in headers, and the accounts behind them.

use crate::hall::Hall;
use crate::limits::{Asker, Matter};
use crate::secret;
use crate::trouble::{Answer, Trouble};
use crate::vacation::Vacations;
use axum::http::{HeaderMap, HeaderValue, header};
use princely_protocol::{Me, Player, PlayerKind, ProblemCode, Scope};
use princely_store::{Account, AccountId, AccountKind, Name, NewToken, TokenHash, TokenKind};
use serde::{Deserialize, Serialize};
use std::net::IpAddr;

/// The name of the cookie.
pub(crate) const COOKIE: &str = "princely";

/// The name of the cookie by which a browser proves that its owner was signed in there before.
const DEVICE: &str = "princely-device";

/// How long a browser is known, in milliseconds: 400 days, as long as browsers keep cookies.
const DEVICE_MS: u64 = 400 * 24 * 60 * 60 * 1000;

/// An account knows no more browsers than this; the oldest is forgotten.
const MOST_DEVICES: usize = 20;

/// How long a session lasts after its last use, in milliseconds: 180 days.
pub(crate) const SESSION_MS: u64 = 180 * 24 * 60 * 60 * 1000;

/// A session is prolonged if the last time was longer ago than this: a day.
const TOUCH_MS: u64 = 24 * 60 * 60 * 1000;

/// Who asks.
#[derive(Clone, Debug)]
pub(crate) struct Who {
    pub(crate) account: Account,
    pub(crate) scopes: Vec<Scope>,
    /// The hash of the key by which they came.
    pub(crate) hash: TokenHash,
}

/// What is kept with an account.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct AccountSettings {
    /// What a guest wants to be called.
    pub(crate) name: Option<String>,
    /// When the clocks of the player stand still.
    pub(crate) vacations: Vacations,
}

impl AccountSettings {
    /// What is kept with this account.
    pub(crate) fn of(account: &Account) -> AccountSettings {
        serde_json::from_str(&account.settings).unwrap_or_default()
    }

    /// As it is kept.
    pub(crate) fn write(&self) -> Answer<String> {
        serde_json::to_string(self).map_err(|_| ProblemCode::Fault.into())
    }
}

/// Sessions that have ended, for sockets that are open.
#[derive(Clone, Debug)]
pub(crate) enum Ended {
    /// The session with this key.
    Key(TokenHash),
    /// The sessions of an account, except perhaps one.
    Account { account: AccountId, except: Option<TokenHash> },
}

impl Ended {
    /// Whether somebody came by a session that has ended.
    pub(crate) fn concerns(&self, who: &Who) -> bool {
        match self {
            Ended::Key(hash) => *hash == who.hash,
            Ended::Account { account, except } => who.account.id == *account && *except != Some(who.hash),
        }
    }
}

/// Names that nobody can have, because others would take them for the server, its host or a bot.
const RESERVED: &[&str] = &[
    "admin",
    "administrator",
    "moderator",
    "mod",
    "host",
    "server",
    "system",
    "support",
    "staff",
    "root",
    "official",
    "princely",
    "nobody",
    "guest",
    "player",
    "spectator",
    "bot",
    "deleted",
    "deleted player",
    "gelöschter Spieler",
    "giocatore eliminato",
    "törölt játékos",
];

/// Whether nobody can have this name, or one that looks like it, in small or capital letters. The names of levels and
/// bots are among them.
pub(crate) fn is_reserved(name: &Name) -> bool {
    let (key, look, shape) = (name.key(), name.look(), name.shape());
    let is_like = |word: &str| {
        Name::new(word).is_ok_and(|word| word.key() == key || word.look() == look || word.shape() == shape)
    };
    RESERVED
        .iter()
        .chain(princely_house::spec::NAMES)
        .any(|word| is_like(word) || is_like(&word.to_uppercase()))
}

impl Who {
    pub(crate) fn id(&self) -> &AccountId {
        &self.account.id
    }

    /// Whether this scope was given.
    pub(crate) fn may(&self, scope: Scope) -> Answer<()> {
        if self.scopes.contains(&scope) { Ok(()) } else { Err(ProblemCode::Forbidden.into()) }
    }

    pub(crate) fn is_unlimited(&self) -> bool {
        self.scopes.contains(&Scope::Unlimited)
    }

    pub(crate) fn me(&self) -> Me {
        Me { player: player(&self.account), is_admin: self.account.is_admin, scopes: self.scopes.clone() }
    }
}

/// A player as others see them.
pub(crate) fn player(account: &Account) -> Player {
    let kind = match account.kind {
        AccountKind::Guest => PlayerKind::Guest,
        AccountKind::Person => PlayerKind::Account,
        AccountKind::Bot => PlayerKind::Program,
    };
    Player { id: account.id.to_string(), name: called(account), kind }
}

/// What an account is called. A guest chooses any name, which nobody checks; an account has a name that nobody else
/// has.
pub(crate) fn called(account: &Account) -> String {
    if account.deleted.is_some() {
        return "–".into();
    }
    if let Some(name) = &account.name {
        return name.as_str().to_owned();
    }
    // A mark, so that a guest cannot be mistaken for the account of the same name.
    AccountSettings::of(account)
        .name
        .map_or_else(|| format!("guest {}", &account.id.as_str()[..4]), |name| format!("{name} (guest)"))
}

impl Hall {
    /// Who sends a request; `None` for a stranger. A key that is not valid counts as a stranger's.
    pub(crate) async fn who(&self, headers: &HeaderMap) -> Answer<Option<Who>> {
        let session = match cookie(headers, COOKIE) {
            Some(key) => self.who_has(TokenKind::Session, key).await?,
            None => None,
        };
        let Some(key) = bearer(headers) else { return Ok(session) };
        let program = self.who_has(TokenKind::Api, key).await?;
        // A session with an unlimited token beside it is unlimited: the load driver plays for many people.
        Ok(match (session, program) {
            (Some(mut session), Some(program)) if program.is_unlimited() => {
                session.scopes.push(Scope::Unlimited);
                Some(session)
            }
            (_, program) => program,
        })
    }

    /// Who has this key.
    async fn who_has(&self, kind: TokenKind, key: &str) -> Answer<Option<Who>> {
        if !secret::is_key(key) {
            return Ok(None);
        }
        let (hash, now) = (TokenHash(secret::sum(key)), self.now());
        let Some((token, Some(account))) = self.store.token(kind, &hash, now).await? else { return Ok(None) };
        if account.deleted.is_some() {
            return Ok(None);
        }
        if kind == TokenKind::Session && now.saturating_sub(token.last_used) > TOUCH_MS {
            self.store.touch_token(&hash, now, Some(now + SESSION_MS)).await?;
        }
        let mut scopes = scopes_of(&token.scopes);
        if !account.is_admin {
            // A player who is no administrator any more loses the scope that only an administrator can give.
            scopes.retain(|scope| *scope != Scope::Unlimited);
        }
        Ok(Some(Who { account, scopes, hash }))
    }

    /// A new session of an account in a browser: the header that sets its cookie.
    pub(crate) async fn open_session(&self, account: &AccountId, browser: &str) -> Answer<HeaderValue> {
        let (key, now) = (secret::key()?, self.now());
        let token = NewToken {
            kind: TokenKind::Session,
            hash: TokenHash(secret::sum(&key)),
            account: Some(account.clone()),
            table: None,
            seat: None,
            label: browser.to_owned(),
            scopes: "read play account".into(),
            now,
            expires: Some(now + SESSION_MS),
            once: false,
        };
        self.store.add_token(token).await?;
        Ok(self.cookie(&key, SESSION_MS / 1000))
    }

    /// Ends a session, and its sockets.
    pub(crate) async fn end_session(&self, hash: &TokenHash) -> Answer<()> {
        self.store.end_token(hash).await?;
        self.signed_out(Ended::Key(*hash));
        Ok(())
    }

    /// Ends the sessions of an account except perhaps one, and forgets in which browsers it was signed in.
    pub(crate) async fn end_sessions(&self, account: &AccountId, except: Option<&TokenHash>) -> Answer<()> {
        self.store.end_tokens(account, TokenKind::Session, except).await?;
        self.store.end_tokens(account, TokenKind::Device, None).await?;
        self.signed_out(Ended::Account { account: account.clone(), except: except.copied() });
        Ok(())
    }

    /// Which account was signed in before in the browser that sends a request.
    pub(crate) async fn device(&self, headers: &HeaderMap) -> Answer<Option<AccountId>> {
        let Some(key) = cookie(headers, DEVICE).filter(|key| secret::is_key(key)) else { return Ok(None) };
        let hash = TokenHash(secret::sum(key));
        let known = self.store.token(TokenKind::Device, &hash, self.now()).await?;
        Ok(known.and_then(|(token, _)| token.account))
    }

    /// Remembers that an account with a password was signed in in this browser: the header that sets the cookie, if it
    /// is new.
    pub(crate) async fn know_device(
        &self,
        account: &Account,
        asker: &crate::asker::Asker,
    ) -> Answer<Option<HeaderValue>> {
        if account.password.is_none() || asker.device.as_ref() == Some(&account.id) {
            return Ok(None);
        }
        let (key, now) = (secret::key()?, self.now());
        let mut known = self.store.tokens(&account.id, now).await?;
        known.retain(|token| token.kind == TokenKind::Device);
        for old in known.iter().skip(MOST_DEVICES - 1) {
            self.store.end_token(&old.hash).await?;
        }
        let token = NewToken {
            kind: TokenKind::Device,
            hash: TokenHash(secret::sum(&key)),
            account: Some(account.id.clone()),
            table: None,
            seat: None,
            label: String::new(),
            scopes: String::new(),
            now,
            expires: Some(now + DEVICE_MS),
            once: false,
        };
        self.store.add_token(token).await?;
        Ok(Some(self.cookie_named(DEVICE, &key, DEVICE_MS / 1000)))
    }

    /// The header that sets the cookie; an empty key takes it away.
    pub(crate) fn cookie(&self, key: &str, seconds: u64) -> HeaderValue {
        self.cookie_named(COOKIE, key, seconds)
    }

    fn cookie_named(&self, name: &str, key: &str, seconds: u64) -> HeaderValue {
        let secure = if self.config.is_https() { "; Secure" } else { "" };
        let text = format!("{name}={key}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}");
        HeaderValue::from_str(&text).unwrap_or(HeaderValue::from_static(""))
    }

    /// Whether somebody may ask this now.
    pub(crate) fn limit(&self, matter: Matter, address: IpAddr, who: Option<&Who>) -> Answer<()> {
        if who.is_some_and(Who::is_unlimited) {
            return Ok(());
        }
        let limited = |retry: u32| Trouble { retry: Some(retry), ..ProblemCode::TooMany.into() };
        self.limits.take(matter, &Asker::address(address)).map_err(limited)?;
        match who {
            Some(who) => {
                self.limits.take(matter, &Asker::Account(who.id().clone())).map_err(limited)?;
                self.nodes.spent(&self.bus, matter, who.id());
                Ok(())
            }
            None => Ok(()),
        }
    }
}

/// The scopes that are written with a token.
pub(crate) fn scopes_of(text: &str) -> Vec<Scope> {
    let read = |word: &str| serde_json::from_value(serde_json::Value::String(word.to_owned())).ok();
    text.split(' ').filter_map(read).collect()
}

/// Scopes, as they are written with a token.
pub(crate) fn scopes_text(scopes: &[Scope]) -> String {
    let word = |scope: &Scope| match scope {
        Scope::Read => "read",
        Scope::Play => "play",
        Scope::Account => "account",
        Scope::Unlimited => "unlimited",
    };
    scopes.iter().map(word).collect::<Vec<_>>().join(" ")
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, key) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| key.trim())
}

fn cookie<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok()).find_map(|cookies| {
        cookies.split(';').find_map(|one| one.trim().strip_prefix(name)?.strip_prefix('='))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_found_in_headers_and_nothing_else_is() {
        let mut headers = HeaderMap::new();
        assert_eq!((bearer(&headers), cookie(&headers, COOKIE)), (None, None));
        let cookies = "x=1; princely-device=ghi; princely=abc; princelyx=2";
        headers.insert(header::COOKIE, cookies.parse().unwrap());
        headers.insert(header::AUTHORIZATION, "bearer  def".parse().unwrap());
        assert_eq!((bearer(&headers), cookie(&headers, COOKIE)), (Some("def"), Some("abc")));
        assert_eq!(cookie(&headers, DEVICE), Some("ghi"));
        headers.insert(header::AUTHORIZATION, "Basic def".parse().unwrap());
        assert_eq!(bearer(&headers), None);
    }

    #[test]
    fn nobody_is_called_like_the_server_a_level_or_something_that_looks_so() {
        for (name, reserved) in [
            ("Admin", true),
            ("аdmin", true), // a Cyrillic letter
            ("ADMlN", true), // a small L
            ("Moderator", true),
            ("medium", true),
            ("STRONG", true),
            ("Deleted Player", true),
            ("Anna", false),
            ("Adminka", false),
            ("Strongbow", false),
        ] {
            assert_eq!(is_reserved(&Name::new(name).unwrap()), reserved, "{name}");
        }
        for word in RESERVED.iter().chain(princely_house::spec::NAMES) {
            assert!(Name::new(word).is_ok_and(|name| is_reserved(&name)), "{word}");
        }
    }

    #[test]
    fn scopes_are_written_and_read() {
        let scopes = [Scope::Read, Scope::Play, Scope::Account, Scope::Unlimited];
        assert_eq!(scopes_of(&scopes_text(&scopes)), scopes);
        assert_eq!(scopes_of("read nonsense"), [Scope::Read]);
    }
}
