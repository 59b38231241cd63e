//! The life of a store: random commands, each of which it must answer as the model does.

use super::command::{
    ACCOUNTS, At, Command, FILES, HeadSeed, KINDS, NAMES, RECORDS, TABLES, TOKENS, any_command,
};
use super::model::Model;
use crate::{
    Account, AccountChange, AccountId, AccountKind, Filter, Head, KeptPlan, KeptRecord, Lease, LobbyChange,
    Millis, Name, NewLine, NewTable, NewToken, Readers, RecordId, Seat, SeatSet, Sitting, Spectators, Start,
    Status, Store, Sweep, TableId, TokenHash, TokenKind, Visibility,
};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestCaseError, TestRunner};
use std::future::Future;
use std::sync::Arc;

/// Checks `cases` random lives of a store. `fresh` makes a new and empty one.
pub fn agrees_with_the_model<F, S>(cases: u32, fresh: F)
where
    F: Fn() -> S,
    S: Future<Output = Arc<dyn Store>>,
{
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()
        .expect("a runtime can be started");
    let mut runner = TestRunner::new(Config {
        cases,
        max_shrink_iters: 200,
        failure_persistence: None,
        ..Config::default()
    });
    let lives = prop::collection::vec(any_command(), 1..120);
    let outcome = runner.run(&lives, |commands| {
        runtime.block_on(async {
            let store = fresh().await;
            let outcome = live(&*store, &commands).await;
            store.close().await.map_err(|error| TestCaseError::fail(format!("close: {error}")))?;
            outcome
        })
    });
    if let Err(broken) = outcome {
        panic!("a store does not do what the model does: {broken}");
    }
}

fn table_id(number: u8) -> TableId {
    TableId::new(&format!("table{number}")).expect("an id")
}

fn account_id(number: u8) -> AccountId {
    AccountId::new(&format!("account{number}")).expect("an id")
}

fn record_id(number: u8) -> RecordId {
    RecordId::new(&format!("record{number}")).expect("an id")
}

fn file_name(number: u8) -> String {
    format!("assets/{number}.js")
}

fn name(number: u8) -> Name {
    Name::new(NAMES[usize::from(number)]).expect("a name")
}

fn hash(number: u8) -> TokenHash {
    TokenHash::of(&format!("secret {number}"))
}

fn kind(number: u8) -> TokenKind {
    KINDS[usize::from(number)]
}

fn account_kind(number: u8) -> AccountKind {
    [AccountKind::Guest, AccountKind::Person, AccountKind::Bot][usize::from(number)]
}

fn visibility(public: bool) -> Visibility {
    if public { Visibility::Public } else { Visibility::Private }
}

fn sitting(seeds: &[(u8, u8)]) -> Vec<Sitting> {
    seeds.iter().map(|&(seat, account)| Sitting { seat, account: account_id(account) }).collect()
}

fn seats(bits: u8) -> SeatSet {
    (0..8).filter(|seat| bits & (1 << seat) != 0).map(Seat).collect()
}

fn head((status, at, to_act): HeadSeed, now: Millis) -> Head {
    let status = match status {
        0 => Status::Finished,
        1 => Status::Closed,
        2 => Status::Waiting,
        _ => Status::Running,
    };
    Head { now, status, deadline: later(now, at), to_act: seats(to_act) }
}

fn later(now: Millis, at: At) -> Option<Millis> {
    at.map(|at| now + u64::from(at))
}

fn entries(count: u8, now: Millis) -> Vec<String> {
    (0..count).map(|entry| format!("{{\"at\":{now},\"entry\":{entry}}}")).collect()
}

/// Lets a store and the model live through the same commands.
async fn live(store: &dyn Store, commands: &[Command]) -> Result<(), TestCaseError> {
    let mut model = Model::default();
    for (step, command) in commands.iter().enumerate() {
        let now = 1_000 + 7 * step as Millis;
        let at = format!("step {step}, {command:?}");
        carry_out(store, &mut model, command, now, &at).await?;
        // Only now and then everything is compared, because that takes much longer than a command.
        if step % 8 == 0 || step + 1 == commands.len() {
            same_tables(store, &model, now, &at).await?;
            same_accounts(store, &model, now, &at).await?;
        }
    }
    Ok(())
}

macro_rules! same {
    ($at:expr, $store:expr, $model:expr) => {{
        let (store, model) = ($store, $model);
        prop_assert_eq!(&store, &model, "{}: {}", $at, stringify!($store));
    }};
}

async fn carry_out(
    store: &dyn Store,
    model: &mut Model,
    command: &Command,
    now: Millis,
    at: &str,
) -> Result<(), TestCaseError> {
    match command.clone() {
        Command::OpenTable { table, host, game, public, sitting: sits, at: due, free } => {
            let new = NewTable {
                id: table_id(table),
                host: host.map(account_id),
                game: format!("game{game}"),
                visibility: visibility(public),
                spectators: if public { Spectators::Live } else { Spectators::Delayed },
                now,
                lobby: format!("{{\"opened\":{now}}}"),
                deadline: later(now, due),
                sitting: sitting(&sits),
                free_seats: free,
            };
            same!(at, store.open_table(new.clone()).await, model.open_table(new));
        }
        Command::ChangeLobby { table, off, closed, public, sitting: sits, at: due, free } => {
            let table = table_id(table);
            let revision = model.table(&table).map_or(0, |table| table.revision) + u32::from(off);
            let change = LobbyChange {
                now,
                closed,
                visibility: visibility(public),
                spectators: Spectators::Forbidden,
                lobby: format!("{{\"changed\":{now}}}"),
                deadline: later(now, due),
                sitting: sitting(&sits),
                free_seats: free,
            };
            same!(
                at,
                store.change_lobby(&table, revision, change.clone()).await,
                model.change_lobby(&table, revision, change)
            );
        }
        Command::Start { table, off, sitting: sits, entries: count, head: seed } => {
            let table = table_id(table);
            let revision = model.table(&table).map_or(0, |table| table.revision) + u32::from(off);
            let start = Start {
                opening: format!("{{\"secret\":{now}}}"),
                lobby: format!("{{\"started\":{now}}}"),
                sitting: sitting(&sits),
                entries: entries(count, now),
                head: head(seed, now),
            };
            same!(
                at,
                store.start(&table, revision, start.clone()).await,
                model.start(&table, revision, start)
            );
        }
        Command::Append { table, off, entries: count, head: seed } => {
            let table = table_id(table);
            let expected = model.table(&table).map_or(0, |table| table.version) + u32::from(off);
            let (entries, head) = (entries(count, now), head(seed, now));
            same!(
                at,
                store.append(&table, expected, entries.clone(), head).await,
                model.append(&table, expected, entries, head)
            );
        }
        Command::DeleteTable { table } => {
            let table = table_id(table);
            same!(at, store.delete_table(&table).await, Ok(model.delete_table(&table)));
        }
        Command::Lease { table, version, seat, node, lasts } => {
            let lease = Lease {
                table: table_id(table),
                version: version.into(),
                seat,
                node: format!("node {node}"),
                now,
                until: now + u64::from(lasts),
            };
            same!(at, store.lease(lease.clone()).await, model.lease(lease));
        }
        Command::Release { table, seat, node } => {
            let (table, node) = (table_id(table), format!("node {node}"));
            model.release(&table, seat, &node);
            same!(at, store.release(&table, seat, &node).await, Ok(()));
        }
        Command::Say { table, account, seat, spectators, text, id } => {
            let table = table_id(table);
            let line = NewLine {
                now,
                account: account_id(account),
                seat,
                readers: if spectators { Readers::Spectators } else { Readers::Table },
                text,
                id: id.map(|id| format!("line {id}")),
            };
            same!(at, store.say(&table, line.clone()).await, model.say(&table, line));
        }
        Command::SetPlan { table, seat, account, text } => {
            let (table, account) = (table_id(table), account_id(account));
            let plan = KeptPlan { seat, account, text };
            same!(at, store.set_plan(&table, plan.clone()).await, model.set_plan(&table, plan));
        }
        Command::KeepFile { file, body } => {
            let name = file_name(file);
            model.keep_file(&name, &body, now);
            same!(at, store.keep_file(&name, &body, now).await, Ok(()));
        }
        Command::MissingFiles { files } => {
            let names: Vec<String> = files.into_iter().map(file_name).collect();
            same!(at, store.missing_files(&names, now).await, Ok(model.missing_files(&names, now)));
        }
        _ => about_accounts(store, model, command.clone(), now, at).await?,
    }
    Ok(())
}

async fn about_accounts(
    store: &dyn Store,
    model: &mut Model,
    command: Command,
    now: Millis,
    at: &str,
) -> Result<(), TestCaseError> {
    match command {
        Command::AddAccount { account, kind, name: named, owner, admin } => {
            let new = Account {
                id: account_id(account),
                kind: account_kind(kind),
                name: named.map(name),
                password: named.map(|_| format!("hash {now}")),
                is_admin: admin,
                owner: owner.map(account_id),
                created: now,
                deleted: None,
                settings: "{}".to_owned(),
            };
            same!(at, store.add_account(new.clone()).await, model.add_account(new));
        }
        Command::ChangeAccount { account, kind, name: named, admin, settings } => {
            let account = account_id(account);
            let change = AccountChange {
                kind: kind.map(account_kind),
                name: named.map(name),
                password: named.map(|_| format!("hash {now}")),
                is_admin: admin,
                settings: settings.map(|settings| format!("{{\"sound\":{settings}}}")),
            };
            same!(
                at,
                store.change_account(&account, change.clone()).await,
                model.change_account(&account, change)
            );
        }
        Command::DeleteAccount { account } => {
            let account = account_id(account);
            same!(at, store.delete_account(&account, now).await, Ok(model.delete_account(&account, now)));
        }
        Command::AddRecord { record, account, text } => {
            let game = format!("game{}", text.len() % 2);
            let (id, account) = (record_id(record), account_id(account));
            let record = KeptRecord { id, account, game, created: now, text };
            same!(at, store.add_record(record.clone()).await, model.add_record(record));
        }
        Command::DeleteRecord { record, account } => {
            let (record, account) = (record_id(record), account_id(account));
            same!(
                at,
                store.delete_record(&account, &record).await,
                Ok(model.delete_record(&account, &record))
            );
        }
        Command::AddToken { token, kind: of, account, table, at: due, once } => {
            let new = NewToken {
                kind: kind(of),
                hash: hash(token),
                account: account.map(account_id),
                table: table.map(table_id),
                seat: table,
                label: format!("token {token}"),
                scopes: "play read".to_owned(),
                now,
                expires: later(now, due),
                once,
            };
            let added = store.add_token(new.clone()).await;
            let number = added.as_ref().copied().unwrap_or(0);
            same!(at, added.map(|_| ()), model.add_token(new, number));
        }
        Command::TakeToken { token, kind: of } => {
            let (kind, hash) = (kind(of), hash(token));
            same!(at, store.take_token(kind, &hash, now).await, Ok(model.take_token(kind, &hash, now)));
        }
        Command::ClaimAdmin { token, account } => {
            let (hash, account) = (hash(token), account_id(account));
            same!(at, store.claim_admin(&hash, &account, now).await, model.claim_admin(&hash, &account, now));
        }
        Command::Note { name, text } => {
            let name = format!("note {name}");
            same!(at, store.set_note(&name, &text).await, model.set_note(&name, &text));
        }
        Command::TouchToken { token, at: due } => {
            model.touch_token(&hash(token), now, later(now, due));
            same!(at, store.touch_token(&hash(token), now, later(now, due)).await, Ok(()));
        }
        Command::EndToken { token } => {
            same!(at, store.end_token(&hash(token)).await, Ok(model.end_token(&hash(token))));
        }
        Command::EndTokenNumbered { account, token } => {
            let account = account_id(account);
            let number = KINDS
                .iter()
                .find_map(|kind| model.token(*kind, &hash(token), 0))
                .map_or(0, |(token, _)| token.number);
            same!(
                at,
                store.end_token_numbered(&account, number).await,
                Ok(model.end_token_numbered(&account, number))
            );
        }
        Command::EndTokens { account, kind: of, except } => {
            let (account, kind, except) = (account_id(account), kind(of), except.map(hash));
            same!(
                at,
                store.end_tokens(&account, kind, except.as_ref()).await,
                Ok(model.end_tokens(&account, kind, except.as_ref()))
            );
        }
        Command::Sweep { waiting, guests, files } => {
            let before = |ago: u8| now.saturating_sub(7 * u64::from(ago));
            let sweep = Sweep {
                now,
                waiting_since: waiting.map(before),
                guests_since: guests.map(before),
                files_since: files.map(before),
            };
            same!(at, store.sweep(sweep).await, Ok(model.sweep(sweep)));
        }
        other => prop_assert!(false, "{:?} is not about accounts", other),
    }
    Ok(())
}

async fn same_tables(store: &dyn Store, model: &Model, now: Millis, at: &str) -> Result<(), TestCaseError> {
    for table in (0..TABLES).map(table_id) {
        same!(at, store.table(&table).await, Ok(model.table(&table)));
        same!(at, store.opening(&table).await, Ok(model.opening(&table)));
        same!(at, store.journal(&table, 0).await, Ok(model.journal(&table, 0)));
        same!(at, store.journal(&table, 2).await, Ok(model.journal(&table, 2)));
        same!(at, store.chat(&table, 0, 100).await, Ok(model.chat(&table, 0)));
        same!(at, store.plans(&table).await, Ok(model.plans(&table)));
        same!(at, store.chat(&table, 1, 1).await, Ok(model.chat(&table, 1).into_iter().take(1).collect()));
    }
    let tables: Vec<TableId> = (0..TABLES).map(table_id).collect();
    let mut news = store.news(&tables).await;
    if let Ok(news) = &mut news {
        news.sort_by(|a, b| a.table.cmp(&b.table));
    }
    let mut expected = model.news(&tables);
    expected.sort_by(|a, b| a.table.cmp(&b.table));
    same!(at, news, Ok(expected));
    let account = account_id((now % u64::from(ACCOUNTS)) as u8);
    for filter in filters(&account) {
        let at = format!("{at}, {filter:?}");
        let mut after = None;
        loop {
            let page = store.tables(&filter, after.as_ref(), 2).await;
            same!(at, &page, &Ok(model.tables(&filter, after.as_ref(), 2)));
            match page.ok().and_then(|page| page.next) {
                None => break,
                next => after = next,
            }
        }
        let all = model.tables(&filter, None, 1_000).tables.len() as u32;
        same!(at, store.count_tables(&filter, 100).await, Ok(all));
        same!(at, store.count_tables(&filter, 1).await, Ok(all.min(1)));
    }
    // The order of tables with the same deadline is not fixed.
    let due = store.due(now, 100).await.map(|due| {
        let in_order = due.is_sorted_by_key(|due| due.deadline);
        let mut due: Vec<_> = due.into_iter().map(|due| (due.deadline, due.table)).collect();
        due.sort();
        (in_order, due)
    });
    let mut expected: Vec<_> = model.due(now).into_iter().map(|due| (due.deadline, due.table)).collect();
    expected.sort();
    same!(at, due, Ok((true, expected)));
    same!(at, store.due(now, 1).await.map(|due| due.len()), Ok(model.due(now).len().min(1)));
    same!(at, store.next_deadline().await, Ok(model.next_deadline()));
    same!(at, store.latest_change().await, Ok(model.latest_change()));
    for name in (0..FILES).map(file_name) {
        same!(at, store.file(&name).await, Ok(model.file(&name)));
    }
    for name in (0..3).map(|name| format!("note {name}")) {
        same!(at, store.note(&name).await, Ok(model.note(&name)));
    }
    Ok(())
}

fn filters(account: &AccountId) -> Vec<Filter> {
    let all = Filter::default;
    let account = Some(account.clone());
    vec![
        all(),
        Filter {
            status: vec![Status::Waiting],
            free_seats: true,
            visibility: Some(Visibility::Public),
            ..all()
        },
        Filter { status: vec![Status::Running, Status::Finished], game: Some("game1".to_owned()), ..all() },
        Filter { account: account.clone(), ..all() },
        Filter { account: account.clone(), status: vec![Status::Running], to_act: true, ..all() },
        Filter { account: account.clone(), status: vec![Status::Finished, Status::Waiting], ..all() },
        Filter { account: account.clone(), status: vec![Status::Finished], ..all() },
        Filter { account: account.clone(), status: vec![Status::Closed], ..all() },
        Filter { host: account, visibility: Some(Visibility::Private), ..all() },
    ]
}

async fn same_accounts(store: &dyn Store, model: &Model, now: Millis, at: &str) -> Result<(), TestCaseError> {
    let ids: Vec<AccountId> = (0..ACCOUNTS).map(account_id).collect();
    for id in &ids {
        same!(at, store.account(id).await, Ok(model.account(id)));
        same!(at, store.tokens(id, now).await, Ok(model.tokens_of(id, now)));
        same!(at, store.owned(id).await, Ok(model.owned(id)));
        same!(at, store.records(id).await, Ok(model.records(id)));
        same!(at, store.export_account(id).await, Ok(model.export_account(id)));
    }
    let accounts = store.accounts(&[ids.clone(), ids].concat()).await.map(|mut accounts| {
        accounts.sort_by(|a, b| a.id.cmp(&b.id));
        accounts
    });
    same!(at, accounts, Ok(model.accounts()));
    for record in (0..RECORDS).map(record_id) {
        same!(at, store.record(&record).await, Ok(model.record(&record)));
    }
    for number in 0..NAMES.len() as u8 {
        same!(at, store.account_named(&name(number)).await, Ok(model.account_named(&name(number))));
    }
    same!(at, store.count_admins().await, Ok(model.count_admins()));
    for token in 0..TOKENS {
        let kind = KINDS[now as usize % KINDS.len()];
        same!(at, store.token(kind, &hash(token), now).await, Ok(model.token(kind, &hash(token), now)));
    }
    Ok(())
}
