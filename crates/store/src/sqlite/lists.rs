//! Lists of tables in SQLite.

use super::tables::{COLUMNS, read, time};
use crate::list::{LONGEST, Lane};
use crate::word::Word;
use crate::{Answered, Cursor, Filter, Page};
use rusqlite::{Connection, ToSql, params_from_iter};

pub(super) fn tables(db: &Connection, filter: &Filter, after: Option<&Cursor>, limit: u32) -> Answered<Page> {
    let limit = limit.clamp(1, LONGEST);
    let mut tables = Vec::new();
    for lane in filter.lanes() {
        let question = Question::new(filter, lane, after);
        let mut select = db.prepare_cached(&format!(
            "SELECT {COLUMNS} FROM {} ORDER BY {order}.created DESC, {order}.id DESC LIMIT {}",
            question.from,
            limit + 1,
            order = question.order,
        ))?;
        let mut rows = select.query(params_from_iter(&question.values))?;
        while let Some(row) = rows.next()? {
            tables.push(read(db, row)?);
        }
    }
    Ok(Page::merge(tables, limit as usize))
}

pub(super) fn count(db: &Connection, filter: &Filter, limit: u32) -> Answered<u32> {
    let mut count = 0;
    for lane in filter.lanes() {
        let question = Question::new(filter, lane, None);
        let found: u32 = db
            .prepare_cached(&format!("SELECT count(*) FROM (SELECT 1 FROM {} LIMIT {limit})", question.from))?
            .query_row(params_from_iter(&question.values), |row| row.get(0))?;
        count += found;
    }
    Ok(count.min(limit))
}

/// The question to one lane: everything after FROM.
struct Question {
    from: String,
    values: Vec<Box<dyn ToSql>>,
    /// The table that gives the order of the lane.
    order: &'static str,
}

impl Question {
    fn new(filter: &Filter, lane: Lane<'_>, after: Option<&Cursor>) -> Question {
        let mut question = match lane {
            Lane::Status(status) => Question {
                from: "tables t JOIN papers p ON p.nr = t.nr WHERE".to_owned(),
                values: Vec::new(),
                order: "t",
            }
            .first("t.status = ?", status.word()),
            Lane::Account { account, is_over } => Question {
                from: "sitters s CROSS JOIN tables t ON t.nr = s.nr JOIN papers p ON p.nr = t.nr WHERE"
                    .to_owned(),
                values: Vec::new(),
                order: "s",
            }
            .first("s.account = ?", account.as_str().to_owned())
            .and("s.is_over = ?", is_over)
            .either(filter),
        };
        if let Some(after) = after {
            let order = question.order;
            question = question
                .and(&format!("({order}.created, {order}.id) < (?"), time(after.created))
                .comma(after.table.as_str().to_owned());
        }
        if let Some(game) = &filter.game {
            question = question.and("t.game = ?", game.clone());
        }
        if let Some(visibility) = filter.visibility {
            question = question.and("t.visibility = ?", visibility.word());
        }
        if let Some(host) = &filter.host {
            question = question.and("t.host = ?", host.as_str().to_owned());
        }
        if filter.to_act && filter.account.is_some() {
            question.from.push_str(" AND t.to_act & s.seats <> 0");
        }
        if filter.free_seats {
            question.from.push_str(" AND t.free_seats > 0");
        }
        question
    }

    fn first(mut self, condition: &str, value: impl ToSql + 'static) -> Question {
        self.from.push(' ');
        self.from.push_str(condition);
        self.values.push(Box::new(value));
        self
    }

    fn and(mut self, condition: &str, value: impl ToSql + 'static) -> Question {
        self.from.push_str(" AND");
        self.first(condition, value)
    }

    fn comma(mut self, value: impl ToSql + 'static) -> Question {
        self.from.push_str(", ?)");
        self.values.push(Box::new(value));
        self
    }

    /// Asks for the statuses of the filter.
    fn either(mut self, filter: &Filter) -> Question {
        if !filter.status.is_empty() {
            let words: Vec<String> =
                filter.status.iter().map(|status| format!("'{}'", status.word())).collect();
            self.from.push_str(&format!(" AND t.status IN ({})", words.join(", ")));
        }
        self
    }
}
