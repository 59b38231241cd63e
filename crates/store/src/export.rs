//! Everything that is kept about an account, as its owner gets it.

use crate::word::Word;
use crate::{Account, Line, Millis, RecordHead, SeatSet, Status, TableId, Token};
use serde_json::{Value, json};

/// What a store has found about an account.
pub(crate) struct Export {
    pub(crate) account: Account,
    pub(crate) tables: Vec<Sat>,
    pub(crate) chat: Vec<(TableId, Line)>,
    pub(crate) tokens: Vec<Token>,
    pub(crate) bots: Vec<Account>,
    pub(crate) records: Vec<RecordHead>,
}

/// A table at which the account sits or sat.
pub(crate) struct Sat {
    pub(crate) table: TableId,
    pub(crate) game: String,
    pub(crate) status: Status,
    pub(crate) created: Millis,
    pub(crate) updated: Millis,
    pub(crate) seats: SeatSet,
}

impl Export {
    /// The export as JSON.
    pub(crate) fn to_json(&self) -> Value {
        let account = &self.account;
        json!({
            "account": {
                "id": account.id,
                "kind": account.kind,
                "name": account.name,
                "has_password": account.password.is_some(),
                "is_admin": account.is_admin,
                "owner": account.owner,
                "created": account.created,
                "settings": settings(&account.settings),
            },
            "bots": self.bots.iter().map(|bot| json!({ "id": bot.id, "name": bot.name, "created": bot.created }))
                .collect::<Vec<_>>(),
            "tables": self.tables.iter().map(Sat::to_json).collect::<Vec<_>>(),
            "chat": self.chat.iter().map(|(table, line)| json!({
                "table": table,
                "number": line.number,
                "at": line.at,
                "seat": line.seat,
                "room": line.readers,
                "text": line.text,
            })).collect::<Vec<_>>(),
            "records": self.records.iter().map(|record| json!({
                "record": record.id,
                "game": record.game,
                "created": record.created,
            })).collect::<Vec<_>>(),
            "tokens": self.tokens.iter().map(|token| json!({
                "number": token.number,
                "kind": token.kind,
                "label": token.label,
                "scopes": token.scopes,
                "table": token.table,
                "seat": token.seat,
                "created": token.created,
                "last_used": token.last_used,
                "expires": token.expires,
            })).collect::<Vec<_>>(),
        })
    }
}

impl Sat {
    fn to_json(&self) -> Value {
        json!({
            "table": self.table,
            "game": self.game,
            "status": self.status.word(),
            "created": self.created,
            "updated": self.updated,
            "seats": self.seats.into_iter().map(|seat| seat.0).collect::<Vec<_>>(),
        })
    }
}

/// The settings as JSON; as text if the caller wrote something else.
fn settings(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|_| Value::String(text.to_owned()))
}
