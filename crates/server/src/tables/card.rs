//! A table as the lobby shows it. It tells nothing about the game that a spectator could not know.

use super::hosted::{Locked, Row};
use super::lobby::Lobby;
use crate::hall::Hall;
use crate::players;
use crate::trouble::{Answer, Trouble};
use princely_core::Viewer;
use princely_protocol::{ProblemCode, Stage, TableCard, TableSeat};
use princely_store::{AccountId, Status, Table, Visibility};
use std::collections::HashMap;

impl Locked<'_> {
    /// The table as an account, or a stranger, sees it.
    pub(crate) fn card(&self, who: Option<&AccountId>) -> Answer<TableCard> {
        let row = self.row()?;
        let mut card = card(self.table.id.as_str(), row, who);
        // Who plays for a seat now is known to whoever follows the game as it happens.
        let follows = matches!(self.sight(who), Ok(super::sight::Sight::Seat(_) | super::sight::Sight::Live));
        if let (Ok(live), true) = (self.live(), follows) {
            for (seat, shown) in (0..).map(princely_core::Seat).zip(&mut card.seats) {
                if let Some(sitter) = live.sitter(seat) {
                    shown.sitter = sitter.clone();
                }
            }
            let head = super::hosted::head(live, self.now);
            card.your_turn =
                who.and_then(|who| row.lobby.seat_of(who)).map(|seat| head.to_act.contains(seat));
        }
        Ok(card)
    }
}

fn card(id: &str, row: &Row, who: Option<&AccountId>) -> TableCard {
    let lobby = &row.lobby;
    let own: Viewer = who.and_then(|who| lobby.seat_of(who));
    let stage = match row.status {
        Status::Waiting if lobby.awaits.is_some() => Stage::Beginning,
        Status::Waiting => Stage::Open,
        Status::Running => Stage::Running,
        Status::Finished | Status::Closed => Stage::Finished,
    };
    let seats = lobby.seats.iter().zip(&row.names).map(|(seat, name)| TableSeat {
        name: name.clone(),
        sitter: seat.sitter(),
        player: seat.account().map(ToString::to_string),
    });
    TableCard {
        id: id.to_owned(),
        stage,
        terms: lobby.terms.clone(),
        seats: seats.collect(),
        viewer: own.into(),
        is_own: row.host.is_some() && row.host.as_ref() == who,
        public: row.visibility == Visibility::Public,
        begins: lobby.begins,
        commitment: lobby.commitment.clone(),
        made: row.created,
        your_turn: own.map(|_| false),
        winners: lobby.winners.clone(),
        rematch: lobby.rematch.clone(),
    }
}

/// What the players of a table are called, by seat.
pub(crate) async fn names(hall: &Hall, lobby: &Lobby) -> Answer<Vec<Option<String>>> {
    let ids: Vec<AccountId> = lobby.seats.iter().filter_map(|seat| seat.account().cloned()).collect();
    let called = called(hall, &ids).await?;
    Ok(by_seat(lobby, &called))
}

async fn called(hall: &Hall, ids: &[AccountId]) -> Answer<HashMap<AccountId, String>> {
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    let accounts = hall.store.accounts(ids).await?;
    Ok(accounts.into_iter().map(|account| (account.id.clone(), players::called(&account))).collect())
}

fn by_seat(lobby: &Lobby, called: &HashMap<AccountId, String>) -> Vec<Option<String>> {
    lobby.seats.iter().map(|seat| seat.account().and_then(|account| called.get(account)).cloned()).collect()
}

/// The cards of tables in a list.
pub(crate) async fn cards(
    hall: &Hall,
    tables: Vec<Table>,
    who: Option<&AccountId>,
) -> Answer<Vec<TableCard>> {
    let mut rows = Vec::with_capacity(tables.len());
    let mut ids: Vec<AccountId> = Vec::new();
    for table in tables {
        let damaged = |_| Trouble::from(ProblemCode::Fault);
        let lobby: Lobby = serde_json::from_str(&table.lobby).map_err(damaged)?;
        ids.extend(table.sitting.iter().map(|sitting| sitting.account.clone()));
        rows.push((table, lobby));
    }
    ids.sort_unstable();
    ids.dedup();
    let called = called(hall, &ids).await?;
    let cards = rows.into_iter().map(|(table, lobby)| {
        let your_turn = who
            .map(|who| table.is_turn_of(who))
            .filter(|_| who.is_some_and(|who| lobby.seat_of(who).is_some()));
        let row = Row {
            status: table.status,
            revision: table.revision,
            host: table.host,
            visibility: table.visibility,
            created: table.created,
            names: by_seat(&lobby, &called),
            lobby,
        };
        TableCard { your_turn, ..card(table.id.as_str(), &row, who) }
    });
    Ok(cards.collect())
}
