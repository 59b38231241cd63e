//! Lists of tables in PostgreSQL.

use super::column::time;
use super::tables::{COLUMNS, read};
use crate::list::{LONGEST, Lane};
use crate::word::Word;
use crate::{Answered, Cursor, Filter, Page};
use deadpool_postgres::GenericClient;
use tokio_postgres::types::ToSql;

pub(super) async fn tables(
    db: &impl GenericClient,
    filter: &Filter,
    after: Option<&Cursor>,
    limit: u32,
) -> Answered<Page> {
    let limit = limit.clamp(1, LONGEST);
    let mut question = Question::default();
    // One statement for all lanes, so that a table that moves from one lane to another meanwhile is seen once.
    let lanes: Vec<String> = filter
        .lanes()
        .into_iter()
        .map(|lane| {
            let (from, order) = question.lane(filter, lane, after);
            format!(
                "(SELECT {COLUMNS} FROM {from} ORDER BY {order}.created DESC, {order}.id DESC LIMIT {})",
                limit + 1
            )
        })
        .collect();
    let select = db.prepare_cached(&lanes.join(" UNION ALL ")).await?;
    let rows = db.query(&select, &question.values()).await?;
    let tables = rows.iter().map(read).collect::<Answered<_>>()?;
    Ok(Page::merge(tables, limit as usize))
}

pub(super) async fn count(db: &impl GenericClient, filter: &Filter, limit: u32) -> Answered<u32> {
    let mut question = Question::default();
    let lanes: Vec<String> = filter
        .lanes()
        .into_iter()
        .map(|lane| format!("(SELECT 1 FROM {} LIMIT {limit})", question.lane(filter, lane, None).0))
        .collect();
    let select =
        db.prepare_cached(&format!("SELECT count(*) FROM ({}) AS found", lanes.join(" UNION ALL "))).await?;
    let count = super::column::count(&db.query_one(&select, &question.values()).await?, 0)?;
    Ok(count.min(limit))
}

/// The values of a statement that is being written.
#[derive(Default)]
struct Question {
    values: Vec<Box<dyn ToSql + Sync + Send>>,
}

impl Question {
    /// Everything after FROM for one lane, and the table that gives its order.
    fn lane(&mut self, filter: &Filter, lane: Lane<'_>, after: Option<&Cursor>) -> (String, &'static str) {
        let (mut from, order) = match lane {
            Lane::Status(status) => {
                (format!("tables t JOIN papers p ON p.nr = t.nr WHERE t.status = '{}'", status.word()), "t")
            }
            Lane::Account { account, is_over } => {
                let account = self.value(account.as_str().to_owned());
                let from = "sitters s JOIN tables t ON t.nr = s.nr JOIN papers p ON p.nr = t.nr";
                (format!("{from} WHERE s.account = {account} AND s.is_over = {is_over}"), "s")
            }
        };
        if filter.account.is_some() && !filter.status.is_empty() {
            let words: Vec<String> =
                filter.status.iter().map(|status| format!("'{}'", status.word())).collect();
            from.push_str(&format!(" AND t.status IN ({})", words.join(", ")));
        }
        if let Some(after) = after {
            let (created, table) =
                (self.value(time(after.created)), self.value(after.table.as_str().to_owned()));
            from.push_str(&format!(" AND ({order}.created, {order}.id) < ({created}, {table})"));
        }
        if let Some(game) = &filter.game {
            from.push_str(&format!(" AND t.game = {}", self.value(game.clone())));
        }
        if let Some(visibility) = filter.visibility {
            from.push_str(&format!(" AND t.visibility = '{}'", visibility.word()));
        }
        if let Some(host) = &filter.host {
            from.push_str(&format!(" AND t.host = {}", self.value(host.as_str().to_owned())));
        }
        if filter.to_act && filter.account.is_some() {
            from.push_str(" AND t.to_act & s.seats <> 0");
        }
        if filter.free_seats {
            from.push_str(" AND t.free_seats > 0");
        }
        (from, order)
    }

    /// Adds a value. Returns its name in the statement.
    fn value(&mut self, value: impl ToSql + Sync + Send + 'static) -> String {
        self.values.push(Box::new(value));
        format!("${}", self.values.len())
    }

    fn values(&self) -> Vec<&(dyn ToSql + Sync)> {
        self.values.iter().map(|value| &**value as &(dyn ToSql + Sync)).collect()
    }
}
