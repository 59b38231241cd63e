//! Programs over HTTP: each has an account of its own and belongs to a player. They play with tokens.

use super::players::{name, renew};
use crate::asker::{Asker, Json};
use crate::hall::Hall;
use crate::limits::Matter;
use crate::players::player;
use crate::secret;
use crate::trouble::{Answer, Trouble};
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use princely_protocol::{NewProgram, Player, ProblemCode, ProgramList, Scope};
use princely_store::{Account, AccountId, AccountKind};
use std::sync::Arc;

type S = State<Arc<Hall>>;

/// The most programs of one player.
const MOST: usize = 10;

/// The program with this id, if it belongs to the player.
pub(super) async fn own(hall: &Hall, owner: &AccountId, program: &str) -> Answer<Account> {
    let all = hall.store.owned(owner).await?;
    all.into_iter().find(|one| one.id.as_str() == program).ok_or_else(|| ProblemCode::NotFound.into())
}

pub(super) async fn list(State(hall): S, asker: Asker) -> Answer<axum::Json<ProgramList>> {
    let who = asker.signed_in(Scope::Account)?;
    let mut programs: Vec<Player> = hall.store.owned(who.id()).await?.iter().map(player).collect();
    programs.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(axum::Json(ProgramList { programs }))
}

pub(super) async fn make(
    State(hall): S,
    asker: Asker,
    Json(new): Json<NewProgram>,
) -> Answer<(StatusCode, axum::Json<Player>)> {
    let who = asker.signed_in(Scope::Account)?;
    hall.limit(Matter::NewPlayer, asker.address, Some(who))?;
    if who.account.kind != AccountKind::Person {
        let why = "choose a name and a password first: a guest cannot answer for a program";
        return Err(Trouble::with(ProblemCode::Forbidden, why));
    }
    if hall.store.owned(who.id()).await?.len() >= MOST {
        return Err(Trouble::with(ProblemCode::TooMany, "there are too many programs: delete one first"));
    }
    let id = AccountId::new(&secret::id()?).map_err(|_| ProblemCode::Fault)?;
    let program = Account {
        kind: AccountKind::Bot,
        name: Some(name(&new.name)?),
        owner: Some(who.id().clone()),
        ..Account::guest(id, hall.now())
    };
    hall.store.add_account(program.clone()).await?;
    Ok((StatusCode::CREATED, axum::Json(player(&program))))
}

pub(super) async fn delete(
    State(hall): S,
    asker: Asker,
    of: Result<Path<String>, PathRejection>,
) -> Answer<StatusCode> {
    let who = asker.signed_in(Scope::Account)?;
    let Path(program) = of.map_err(|_| ProblemCode::NotFound)?;
    let program = own(&hall, who.id(), &program).await?.id;
    super::players::leave_all(&hall, &program).await?;
    hall.store.delete_account(&program, hall.now()).await?;
    renew(&hall, &program).await;
    Ok(StatusCode::NO_CONTENT)
}
