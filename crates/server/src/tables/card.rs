//! A table as the lobby shows it. It tells nothing about the game that a spectator could not know.

use super::hosted::{Locked, Row};
use super::lobby::{Lobby, LobbySeat};
use super::people::Known;
use crate::hall::Hall;
use crate::trouble::{Answer, Trouble};
use princely_core::{Seat, Viewer};
use princely_protocol::{ProblemCode, Sitter, Stage, TableCard, TableSeat};
use princely_store::{AccountId, Status, Table, Visibility};

impl Locked<'_> {
    /// The table as an account, or a stranger, sees it.
    pub(crate) fn card(&self, who: Option<&AccountId>) -> Answer<TableCard> {
        let row = self.row()?;
        let mut card = card(self.table.id.as_str(), row, who);
        // Only those who follow the game live know who plays for a seat now.
        let follows = self.sight(who).is_ok_and(|viewpoint| !viewpoint.is_delayed());
        if let (Ok(live), true) = (self.live(), follows) {
            for (seat, shown) in (0..).map(princely_core::Seat).zip(&mut card.seats) {
                if let Some(sitter) = live.sitter(seat) {
                    shown.sitter = row.people.shown(seat, sitter);
                }
            }
            let to_act = live.after().to_act();
            card.your_turn = who.and_then(|who| row.lobby.seat_of(who)).map(|seat| to_act.contains(seat));
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
    let seats = (0..).map(Seat).zip(&lobby.seats).map(|(seat, sits)| {
        let name = row.people.name(seat);
        let sitter = match (sits, &name) {
            (LobbySeat::Asked { .. }, Some(name)) => Sitter::Program { name: name.clone() },
            _ => row.people.shown(seat, &sits.sitter()),
        };
        let ready = matches!(sits, LobbySeat::Person { ready: true, .. });
        TableSeat { name, sitter, player: sits.account().map(ToString::to_string), ready }
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
        late: lobby.late,
        time_out: lobby.time_out,
        commitment: lobby.commitment.clone(),
        made: row.created,
        your_turn: own.map(|_| false),
        winners: lobby.winners.clone(),
        rematch: lobby.rematch.clone(),
    }
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
    let known = Known::of(hall, &ids).await?;
    let cards = rows.into_iter().map(|(table, lobby)| {
        let your_turn = who
            .map(|who| table.is_turn_of(who))
            .filter(|_| who.is_some_and(|who| lobby.seat_of(who).is_some()));
        let row = Row {
            status: table.status,
            revision: table.revision,
            host: lobby.owner.clone().or(table.host),
            visibility: table.visibility,
            created: table.created,
            deadline: table.deadline,
            people: known.at(&lobby),
            lobby,
        };
        TableCard { your_turn, ..card(table.id.as_str(), &row, who) }
    });
    Ok(cards.collect())
}
