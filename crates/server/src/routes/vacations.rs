//! Vacations over HTTP.

use crate::asker::{Asker, Json};
use crate::hall::Hall;
use crate::players::{AccountSettings, Who};
use crate::trouble::{Answer, Trouble};
use crate::vacation::{self, Refused};
use axum::extract::State;
use princely_bus::Message;
use princely_protocol::{ProblemCode, Scope, Vacation, Vacations};
use princely_store::{AccountChange, Filter, Status};
use std::sync::Arc;

type S = State<Arc<Hall>>;

const DAY_MS: u64 = 24 * 60 * 60 * 1000;

fn shown(vacations: &vacation::Vacations, now: u64) -> axum::Json<Vacations> {
    let next = vacations.next(now).map(|next| Vacation { from: Some(next.from), until: next.until });
    axum::Json(Vacations { next, left_ms: vacations.left(now, now) })
}

pub(super) async fn look(State(hall): S, asker: Asker) -> Answer<axum::Json<Vacations>> {
    let who = asker.signed_in(Scope::Account)?;
    Ok(shown(&AccountSettings::of(&who.account).vacations, hall.now()))
}

pub(super) async fn take(
    State(hall): S,
    asker: Asker,
    Json(wish): Json<Vacation>,
) -> Answer<axum::Json<Vacations>> {
    let who = asker.signed_in(Scope::Account)?;
    let now = hall.now();
    let wanted = vacation::Vacation { from: wish.from.unwrap_or(now).max(now), until: wish.until };
    change(&hall, who, |vacations| {
        vacations.take(wanted, now).map_err(|refused| {
            let why = match refused {
                Refused::NoSuchTime => "a vacation ends after it begins, and begins within a year".to_owned(),
                Refused::TooLong(left) => {
                    let most = vacation::MOST / DAY_MS;
                    format!("{most} days within a year; there are {:.1} left", left as f64 / DAY_MS as f64)
                }
            };
            Trouble::with(ProblemCode::Setting, why)
        })
    })
    .await
}

/// Ends the vacation now, or cancels one that has not begun.
pub(super) async fn end(State(hall): S, asker: Asker) -> Answer<axum::Json<Vacations>> {
    let who = asker.signed_in(Scope::Account)?;
    let now = hall.now();
    change(&hall, who, |vacations| {
        vacations.end(now);
        Ok(())
    })
    .await
}

/// Changes the vacations of a player, and tells the player's running tables that have a deadline.
async fn change(
    hall: &Arc<Hall>,
    who: &Who,
    change: impl FnOnce(&mut vacation::Vacations) -> Answer<()>,
) -> Answer<axum::Json<Vacations>> {
    let mut settings = AccountSettings::of(&who.account);
    change(&mut settings.vacations)?;
    let kept = AccountChange { settings: Some(settings.write()?), ..AccountChange::default() };
    hall.store.change_account(who.id(), kept).await?;
    hall.bus.say(Message::Renewed { account: who.id().clone() });
    let filter =
        Filter { status: vec![Status::Running], account: Some(who.id().clone()), ..Filter::default() };
    let mut after = None;
    loop {
        let page = hall.store.tables(&filter, after.as_ref(), 100).await?;
        for table in page.tables.iter().filter(|table| table.deadline.is_some()) {
            let hosted = hall.table(&table.id);
            let renewed = async { hosted.lock(hall).await?.renew().await };
            if let Err(trouble) = renewed.await {
                tracing::warn!(table = %table.id, %trouble, "a table does not know of a vacation");
            }
        }
        match page.next {
            Some(next) => after = Some(next),
            None => return Ok(shown(&settings.vacations, hall.now())),
        }
    }
}
