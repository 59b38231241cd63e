//! A table whose game says nothing, for tests that are about keeping it.

use crate::{
    Answered, Head, NewTable, SeatSet, Spectators, Start, Status, Store, TableId, Version, Visibility,
};

/// The head of a table whose game goes on.
pub fn head() -> Head {
    Head { now: 1, status: Status::Running, deadline: None, to_act: SeatSet::EMPTY }
}

/// Opens a table and begins its game, unless that has happened before. Returns its version.
pub async fn begin(store: &dyn Store, id: &TableId) -> Answered<Version> {
    let revision = match store.table(id).await? {
        Some(table) if table.status != Status::Waiting => return Ok(table.version),
        Some(table) => table.revision,
        None => {
            store.open_table(new(id)).await?;
            0
        }
    };
    let start = Start {
        opening: "{}".to_owned(),
        lobby: "{}".to_owned(),
        sitting: Vec::new(),
        entries: Vec::new(),
        head: head(),
    };
    store.start(id, revision, start).await
}

fn new(id: &TableId) -> NewTable {
    NewTable {
        id: id.clone(),
        host: None,
        game: "game".to_owned(),
        visibility: Visibility::Private,
        spectators: Spectators::Live,
        now: 1,
        lobby: "{}".to_owned(),
        deadline: None,
        sitting: Vec::new(),
        free_seats: 0,
    }
}
