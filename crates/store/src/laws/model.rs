//! What a store does, in memory and as simply as possible. It is not a store: it keeps nothing on a disk.

use crate::export::{Export, Sat};
use crate::sound::{Sound, texts};
use crate::{
    Account, AccountChange, AccountId, AccountKind, Answered, Cursor, Due, Filter, Head, KeptPlan,
    KeptRecord, Lease, Line, LobbyChange, Millis, Name, NewLine, NewTable, NewToken, News, Page, RecordHead,
    RecordId, SeatSet, Sitting, Start, Status, StoreError, Sweep, Swept, Table, TableId, Token, TokenHash,
    TokenKind, Version,
};
use serde_json::Value;
use std::collections::BTreeMap;

/// All that a store keeps.
#[derive(Clone, Default, Debug)]
pub struct Model {
    tables: BTreeMap<TableId, Kept>,
    accounts: BTreeMap<AccountId, Account>,
    tokens: Vec<Token>,
    records: BTreeMap<RecordId, KeptRecord>,
    notes: BTreeMap<String, String>,
    files: BTreeMap<String, (Vec<u8>, Millis)>,
}

#[derive(Clone, Debug)]
struct Kept {
    table: Table,
    opening: Option<String>,
    journal: Vec<String>,
    chat: Vec<(Line, Option<String>)>,
    lines: u32,
    leases: BTreeMap<u8, Lease>,
    plans: BTreeMap<u8, KeptPlan>,
}

/// The functions do what those of [`crate::Store`] with the same name do.
#[expect(missing_docs, reason = "the documentation is that of the trait")]
impl Model {
    pub fn open_table(&mut self, new: NewTable) -> Answered<()> {
        new.sound()?;
        if self.tables.contains_key(&new.id) {
            return Err(StoreError::Exists("table"));
        }
        let table = Table {
            id: new.id.clone(),
            host: new.host,
            game: new.game,
            status: Status::Waiting,
            visibility: new.visibility,
            spectators: new.spectators,
            created: new.now,
            updated: new.now,
            lobby: new.lobby,
            revision: 0,
            version: 0,
            deadline: new.deadline,
            to_act: SeatSet::EMPTY,
            sitting: sorted(new.sitting),
            free_seats: new.free_seats,
        };
        let kept = Kept {
            table,
            opening: None,
            journal: Vec::new(),
            chat: Vec::new(),
            lines: 0,
            leases: BTreeMap::new(),
            plans: BTreeMap::new(),
        };
        self.tables.insert(new.id, kept);
        Ok(())
    }

    pub fn table(&self, table: &TableId) -> Option<Table> {
        self.tables.get(table).map(|kept| kept.table.clone())
    }

    fn kept(&mut self, table: &TableId) -> Answered<&mut Kept> {
        self.tables.get_mut(table).ok_or(StoreError::NotFound("table"))
    }

    pub fn change_lobby(&mut self, id: &TableId, revision: u32, change: LobbyChange) -> Answered<u32> {
        change.sound()?;
        let table = &mut self.kept(id)?.table;
        if table.status == Status::Closed || change.closed && table.status == Status::Finished {
            return Err(StoreError::WrongStatus { table: id.clone(), status: table.status });
        }
        if table.revision != revision {
            return Err(StoreError::Conflict { at: table.revision });
        }
        if change.closed {
            table.status = Status::Closed;
        }
        table.visibility = change.visibility;
        table.spectators = change.spectators;
        table.lobby = change.lobby;
        table.deadline = change.deadline;
        table.sitting = sorted(change.sitting);
        table.free_seats = change.free_seats;
        table.updated = change.now;
        table.revision += 1;
        Ok(table.revision)
    }

    pub fn start(&mut self, id: &TableId, revision: u32, start: Start) -> Answered<Version> {
        start.sound()?;
        let kept = self.kept(id)?;
        if kept.table.status != Status::Waiting {
            return Err(StoreError::WrongStatus { table: id.clone(), status: kept.table.status });
        }
        if kept.table.revision != revision {
            return Err(StoreError::Conflict { at: kept.table.revision });
        }
        kept.opening = Some(start.opening);
        kept.table.lobby = start.lobby;
        kept.table.sitting = sorted(start.sitting);
        kept.table.revision += 1;
        kept.table.free_seats = 0;
        Ok(kept.write(start.entries, start.head))
    }

    pub fn opening(&self, table: &TableId) -> Option<String> {
        self.tables.get(table)?.opening.clone()
    }

    pub fn append(
        &mut self,
        id: &TableId,
        expected: Version,
        entries: Vec<String>,
        head: Head,
    ) -> Answered<Version> {
        entries.sound()?;
        head.sound()?;
        let kept = self.kept(id)?;
        if !matches!(kept.table.status, Status::Running | Status::Finished) {
            return Err(StoreError::WrongStatus { table: id.clone(), status: kept.table.status });
        }
        if kept.table.version != expected {
            return Err(StoreError::Conflict { at: kept.table.version });
        }
        Ok(kept.write(entries, head))
    }

    pub fn journal(&self, table: &TableId, since: Version) -> Vec<String> {
        let kept = self.tables.get(table);
        kept.map_or_else(Vec::new, |kept| kept.journal.iter().skip(since as usize).cloned().collect())
    }

    pub fn tables(&self, filter: &Filter, after: Option<&Cursor>, limit: usize) -> Page {
        let place = |table: &Table| Cursor { created: table.created, table: table.id.clone() };
        let mut tables: Vec<Table> = self
            .tables
            .values()
            .map(|kept| &kept.table)
            .filter(|table| fits(table, filter) && after.is_none_or(|after| place(table) < *after))
            .cloned()
            .collect();
        tables.sort_by_key(|table| std::cmp::Reverse(place(table)));
        let more = tables.len() > limit;
        tables.truncate(limit);
        let next = tables.last().filter(|_| more).map(place);
        Page { tables, next }
    }

    pub fn due(&self, now: Millis) -> Vec<Due> {
        let mut due: Vec<Due> = self
            .tables
            .values()
            .filter_map(|kept| {
                let deadline = kept.table.deadline.filter(|deadline| *deadline <= now)?;
                Some(Due { table: kept.table.id.clone(), deadline })
            })
            .collect();
        due.sort_by_key(|due| due.deadline);
        due
    }

    pub fn next_deadline(&self) -> Option<Millis> {
        self.tables.values().filter_map(|kept| kept.table.deadline).min()
    }

    pub fn delete_table(&mut self, table: &TableId) -> bool {
        self.tokens.retain(|token| token.table.as_ref() != Some(table));
        self.tables.remove(table).is_some()
    }

    pub fn lease(&mut self, lease: Lease) -> Answered<bool> {
        let leases = &mut self.kept(&lease.table)?.leases;
        let granted = leases.get(&lease.seat).is_none_or(|held| {
            held.version < lease.version
                || held.version == lease.version && (held.node == lease.node || held.until <= lease.now)
        });
        if granted {
            leases.insert(lease.seat, lease);
        }
        Ok(granted)
    }

    pub fn release(&mut self, table: &TableId, seat: u8, node: &str) {
        if let Ok(kept) = self.kept(table)
            && kept.leases.get(&seat).is_some_and(|held| held.node == node)
        {
            kept.leases.remove(&seat);
        }
    }

    pub fn set_plan(&mut self, table: &TableId, plan: KeptPlan) -> Answered<()> {
        plan.sound()?;
        let plans = &mut self.kept(table)?.plans;
        if plan.text.is_empty() {
            plans.remove(&plan.seat);
        } else {
            plans.insert(plan.seat, plan);
        }
        Ok(())
    }

    pub fn plans(&self, table: &TableId) -> Vec<KeptPlan> {
        self.tables.get(table).map_or_else(Vec::new, |kept| kept.plans.values().cloned().collect())
    }

    pub fn missing_files(&mut self, names: &[String], now: Millis) -> Vec<String> {
        let mut missing = Vec::new();
        for name in names {
            match self.files.get_mut(name) {
                Some((_, seen)) => *seen = now.max(*seen),
                None => missing.push(name.clone()),
            }
        }
        missing
    }

    pub fn keep_file(&mut self, name: &str, body: &[u8], now: Millis) {
        self.files.entry(name.to_owned()).or_insert_with(|| (body.to_owned(), now));
    }

    pub fn file(&self, name: &str) -> Option<Vec<u8>> {
        self.files.get(name).map(|(body, _)| body.clone())
    }

    pub fn say(&mut self, table: &TableId, line: NewLine) -> Answered<u32> {
        line.sound()?;
        let kept = self.kept(table)?;
        let said = |(old, id): &&(Line, Option<String>)| {
            id.is_some() && *id == line.id && old.account == line.account
        };
        if let Some((old, _)) = kept.chat.iter().find(said) {
            return Ok(old.number);
        }
        kept.lines += 1;
        let number = kept.lines;
        let NewLine { now: at, account, seat, readers, text, id } = line;
        kept.chat.push((Line { number, at, account, seat, readers, text }, id));
        Ok(number)
    }

    pub fn news(&self, tables: &[TableId]) -> Vec<News> {
        let known = tables.iter().filter_map(|table| self.tables.get(table));
        known
            .map(|kept| News {
                table: kept.table.id.clone(),
                version: kept.table.version,
                revision: kept.table.revision,
                lines: kept.lines,
            })
            .collect()
    }

    pub fn chat(&self, table: &TableId, after: u32) -> Vec<Line> {
        let lines = self.tables.get(table).into_iter().flat_map(|kept| &kept.chat);
        lines.map(|(line, _)| line.clone()).filter(|line| line.number > after).collect()
    }

    pub fn add_record(&mut self, record: KeptRecord) -> Answered<()> {
        record.sound()?;
        self.living(&record.account)?;
        if self.records.contains_key(&record.id) {
            return Err(StoreError::Exists("record"));
        }
        self.records.insert(record.id.clone(), record);
        Ok(())
    }

    pub fn record(&self, record: &RecordId) -> Option<KeptRecord> {
        self.records.get(record).cloned()
    }

    pub fn records(&self, account: &AccountId) -> Vec<RecordHead> {
        let mine = self.records.values().filter(|record| record.account == *account);
        let mut heads: Vec<RecordHead> = mine
            .map(|record| RecordHead {
                id: record.id.clone(),
                game: record.game.clone(),
                created: record.created,
            })
            .collect();
        heads.sort_by_key(|head| std::cmp::Reverse((head.created, head.id.clone())));
        heads
    }

    pub fn delete_record(&mut self, account: &AccountId, record: &RecordId) -> bool {
        let mine = self.records.get(record).is_some_and(|record| record.account == *account);
        mine && self.records.remove(record).is_some()
    }

    pub fn add_account(&mut self, new: Account) -> Answered<()> {
        new.sound()?;
        if self.accounts.contains_key(&new.id) {
            return Err(StoreError::Exists("account"));
        }
        self.free_name(&new.id, new.name.as_ref())?;
        self.accounts.insert(new.id.clone(), new);
        Ok(())
    }

    fn free_name(&self, id: &AccountId, name: Option<&Name>) -> Answered<()> {
        let Some(name) = name else { return Ok(()) };
        let same = |other: &Name| {
            other.key() == name.key() || other.look() == name.look() || other.shape() == name.shape()
        };
        let taken = self
            .accounts
            .values()
            .any(|account| account.id != *id && account.name.as_ref().is_some_and(same));
        if taken { Err(StoreError::NameTaken) } else { Ok(()) }
    }

    pub fn account(&self, account: &AccountId) -> Option<Account> {
        self.accounts.get(account).cloned()
    }

    pub fn accounts(&self) -> Vec<Account> {
        self.accounts.values().cloned().collect()
    }

    pub fn account_named(&self, name: &Name) -> Option<Account> {
        let named = |account: &&Account| account.name.as_ref().is_some_and(|other| other.key() == name.key());
        self.accounts.values().find(named).cloned()
    }

    pub fn count_admins(&self) -> u32 {
        self.accounts.values().filter(|account| account.is_admin).count() as u32
    }

    fn living(&mut self, id: &AccountId) -> Answered<&mut Account> {
        let living = self.accounts.get_mut(id).filter(|account| account.deleted.is_none());
        living.ok_or(StoreError::NotFound("account"))
    }

    pub fn change_account(&mut self, id: &AccountId, change: AccountChange) -> Answered<()> {
        change.sound()?;
        self.living(id)?;
        self.free_name(id, change.name.as_ref())?;
        let account = self.living(id)?;
        account.kind = change.kind.unwrap_or(account.kind);
        account.is_admin = change.is_admin.unwrap_or(account.is_admin);
        if let Some(name) = change.name {
            account.name = Some(name);
        }
        if let Some(password) = change.password {
            account.password = Some(password);
        }
        if let Some(settings) = change.settings {
            account.settings = settings;
        }
        Ok(())
    }

    pub fn export_account(&self, id: &AccountId) -> Option<Value> {
        let account = self.accounts.get(id).filter(|account| account.deleted.is_none())?;
        let mut tables: Vec<&Table> = self.tables.values().map(|kept| &kept.table).collect();
        tables.sort_by_key(|table| (table.created, &table.id));
        let sat = |table: &Table| Sat {
            table: table.id.clone(),
            game: table.game.clone(),
            status: table.status,
            created: table.created,
            updated: table.updated,
            seats: table.seats_of(id),
        };
        let mut chat: Vec<(TableId, Line)> = self
            .tables
            .values()
            .flat_map(|kept| kept.chat.iter().map(|(line, _)| (kept.table.id.clone(), line.clone())))
            .filter(|(_, line)| line.account == *id)
            .collect();
        chat.sort_by_key(|(table, line)| (line.at, table.clone(), line.number));
        let export = Export {
            account: account.clone(),
            tables: tables.into_iter().filter(|table| !table.seats_of(id).is_empty()).map(sat).collect(),
            chat,
            tokens: self.tokens_of(id, 0),
            bots: self.owned(id),
            records: self.records(id),
        };
        Some(export.to_json())
    }

    pub fn owned(&self, owner: &AccountId) -> Vec<Account> {
        self.accounts.values().filter(|bot| bot.owner.as_ref() == Some(owner)).cloned().collect()
    }

    pub fn delete_account(&mut self, id: &AccountId, now: Millis) -> bool {
        if self.living(id).is_err() {
            return false;
        }
        let owned = |account: &&Account| account.owner.as_ref() == Some(id) && account.deleted.is_none();
        let bots: Vec<AccountId> = self.accounts.values().filter(owned).map(|bot| bot.id.clone()).collect();
        for gone in bots.iter().chain([id]) {
            if let Ok(account) = self.living(gone) {
                account.name = None;
                account.password = None;
                account.is_admin = false;
                account.owner = None;
                account.settings = "{}".to_owned();
                account.deleted = Some(now);
            }
            self.tokens.retain(|token| token.account.as_ref() != Some(gone));
            self.records.retain(|_, record| record.account != *gone);
            for kept in self.tables.values_mut() {
                kept.chat.retain(|(line, _)| line.account != *gone);
                kept.plans.retain(|_, plan| plan.account != *gone);
            }
        }
        true
    }

    /// `number` is the number that the store gave the token.
    pub fn add_token(&mut self, new: NewToken, number: i64) -> Answered<()> {
        new.sound()?;
        if let Some(account) = &new.account {
            self.living(account)?;
        }
        if let Some(table) = &new.table {
            self.kept(table)?;
        }
        if self.tokens.iter().any(|token| token.hash == new.hash) {
            return Err(StoreError::Exists("token"));
        }
        self.tokens.push(Token {
            number,
            kind: new.kind,
            hash: new.hash,
            account: new.account,
            table: new.table,
            seat: new.seat,
            label: new.label,
            scopes: new.scopes,
            created: new.now,
            last_used: new.now,
            expires: new.expires,
            once: new.once,
        });
        Ok(())
    }

    pub fn token(&self, kind: TokenKind, hash: &TokenHash, now: Millis) -> Option<(Token, Option<Account>)> {
        let good = |token: &&Token| token.kind == kind && token.hash == *hash && lasts(token, now);
        let token = self.tokens.iter().find(good)?.clone();
        let account = token.account.as_ref().and_then(|account| self.account(account));
        Some((token, account))
    }

    pub fn take_token(&mut self, kind: TokenKind, hash: &TokenHash, now: Millis) -> Option<Token> {
        let (token, _) = self.token(kind, hash, now)?;
        if token.once {
            self.end_token(hash);
            return Some(token);
        }
        self.touch_token(hash, now, token.expires);
        self.token(kind, hash, now).map(|(token, _)| token)
    }

    pub fn claim_admin(&mut self, hash: &TokenHash, account: &AccountId, now: Millis) -> Answered<bool> {
        self.living(account)?;
        if self.token(TokenKind::Admin, hash, now).is_none() {
            return Ok(false);
        }
        self.end(|token| token.kind == TokenKind::Admin);
        self.living(account)?.is_admin = true;
        Ok(true)
    }

    pub fn latest_change(&self) -> Option<Millis> {
        self.tables.values().map(|kept| kept.table.updated).max()
    }

    pub fn note(&self, name: &str) -> Option<String> {
        self.notes.get(name).cloned()
    }

    pub fn set_note(&mut self, name: &str, text: &str) -> Answered<()> {
        texts([&text.to_owned()])?;
        self.notes.insert(name.to_owned(), text.to_owned());
        Ok(())
    }

    pub fn touch_token(&mut self, hash: &TokenHash, now: Millis, expires: Option<Millis>) {
        if let Some(token) = self.tokens.iter_mut().find(|token| token.hash == *hash) {
            token.last_used = token.last_used.max(now);
            token.expires = expires;
        }
    }

    pub fn tokens_of(&self, account: &AccountId, now: Millis) -> Vec<Token> {
        let mine = |token: &&Token| token.account.as_ref() == Some(account) && lasts(token, now);
        let mut tokens: Vec<Token> = self.tokens.iter().filter(mine).cloned().collect();
        tokens.sort_by_key(|token| std::cmp::Reverse(token.number));
        tokens
    }

    pub fn end_token(&mut self, hash: &TokenHash) -> bool {
        self.end(|token| token.hash == *hash) > 0
    }

    pub fn end_token_numbered(&mut self, account: &AccountId, number: i64) -> bool {
        self.end(|token| token.account.as_ref() == Some(account) && token.number == number) > 0
    }

    pub fn end_tokens(&mut self, account: &AccountId, kind: TokenKind, except: Option<&TokenHash>) -> u32 {
        self.end(|token| {
            token.account.as_ref() == Some(account) && token.kind == kind && Some(&token.hash) != except
        })
    }

    fn end(&mut self, ends: impl Fn(&Token) -> bool) -> u32 {
        let before = self.tokens.len();
        self.tokens.retain(|token| !ends(token));
        (before - self.tokens.len()) as u32
    }

    pub fn sweep(&mut self, sweep: Sweep) -> Swept {
        let mut swept = Swept { tokens: self.end(|token| !lasts(token, sweep.now)), ..Swept::default() };
        for kept in self.tables.values_mut() {
            let before = kept.leases.len();
            kept.leases.retain(|_, lease| lease.until > sweep.now);
            swept.leases += (before - kept.leases.len()) as u32;
            if kept.table.status != Status::Running {
                swept.plans += std::mem::take(&mut kept.plans).len() as u32;
            }
        }
        if let Some(since) = sweep.files_since {
            let before = self.files.len();
            self.files.retain(|_, (_, seen)| *seen >= since);
            swept.files = (before - self.files.len()) as u32;
        }
        if let Some(since) = sweep.waiting_since {
            let old = |kept: &&Kept| kept.table.status == Status::Waiting && kept.table.updated < since;
            let old: Vec<TableId> =
                self.tables.values().filter(old).map(|kept| kept.table.id.clone()).collect();
            swept.tables = old.iter().filter(|table| self.delete_table(table)).count() as u32;
        }
        if let Some(since) = sweep.guests_since {
            let before = self.accounts.len();
            let (tables, tokens, records) = (&self.tables, &self.tokens, &self.records);
            self.accounts.retain(|id, account| {
                account.kind != AccountKind::Guest
                    || account.created >= since
                    || tokens.iter().any(|token| token.account.as_ref() == Some(id))
                    || records.values().any(|record| record.account == *id)
                    || tables.values().any(|kept| {
                        !kept.table.seats_of(id).is_empty()
                            || kept.chat.iter().any(|(line, _)| line.account == *id)
                    })
            });
            swept.guests = (before - self.accounts.len()) as u32;
        }
        swept
    }
}

impl Kept {
    fn write(&mut self, entries: Vec<String>, head: Head) -> Version {
        self.journal.extend(entries);
        self.table.version = self.journal.len() as Version;
        self.table.status = head.status;
        self.table.deadline = head.deadline;
        self.table.to_act = head.to_act;
        self.table.updated = head.now;
        self.table.version
    }
}

fn sorted(mut sitting: Vec<Sitting>) -> Vec<Sitting> {
    sitting.sort_by_key(|sitting| sitting.seat);
    sitting
}

fn lasts(token: &Token, now: Millis) -> bool {
    token.expires.is_none_or(|expires| expires > now)
}

fn fits(table: &Table, filter: &Filter) -> bool {
    let account = |account: &AccountId| {
        !table.seats_of(account).is_empty() && (!filter.to_act || table.is_turn_of(account))
    };
    (filter.status.is_empty() || filter.status.contains(&table.status))
        && filter.game.as_ref().is_none_or(|game| *game == table.game)
        && filter.visibility.is_none_or(|visibility| visibility == table.visibility)
        && filter.host.as_ref().is_none_or(|host| table.host.as_ref() == Some(host))
        && filter.account.as_ref().is_none_or(account)
        && (!filter.free_seats || table.free_seats > 0)
}
