//! Many callers at once: nothing is lost, nothing is there twice, and if several want the same thing, one gets it.

use crate::{
    Account, AccountId, Head, Lease, LobbyChange, Name, NewTable, NewToken, SeatSet, Spectators, Start,
    Status, Store, StoreError, TableId, TokenHash, TokenKind, Visibility,
};
use std::collections::HashSet;
use std::future::Future;
use std::sync::Arc;

/// How many callers try at once.
const MANY: u32 = 16;

fn table_id(text: &str) -> TableId {
    TableId::new(text).expect("an id")
}

fn head() -> Head {
    Head { now: 1, status: Status::Running, deadline: None, to_act: SeatSet::EMPTY }
}

async fn waiting(store: &dyn Store, table: &TableId) {
    let new = NewTable {
        id: table.clone(),
        host: None,
        game: "game".to_owned(),
        visibility: Visibility::Public,
        spectators: Spectators::Live,
        now: 1,
        lobby: "{}".to_owned(),
        deadline: None,
        sitting: Vec::new(),
        free_seats: 2,
    };
    store.open_table(new).await.expect("a table is opened");
}

fn beginning(opening: String) -> Start {
    Start { opening, lobby: "{}".to_owned(), sitting: Vec::new(), entries: Vec::new(), head: head() }
}

/// Does the work `MANY` times at once. Returns all results.
async fn at_once<T, W, F>(store: &Arc<dyn Store>, work: W) -> Vec<T>
where
    T: Send + 'static,
    F: Future<Output = T> + Send + 'static,
    W: Fn(Arc<dyn Store>, u32) -> F,
{
    let tasks: Vec<_> = (0..MANY).map(|number| tokio::spawn(work(store.clone(), number))).collect();
    let mut answers = Vec::new();
    for task in tasks {
        answers.push(task.await.expect("no panic"));
    }
    answers
}

/// Many callers append to one table, and try again when another was quicker: every entry is there once, and the entries
/// of one append stand together.
pub async fn appends_race(store: Arc<dyn Store>) {
    const EACH: u32 = 8;
    let table = table_id("appendsrace");
    waiting(&*store, &table).await;
    store.start(&table, 0, beginning("{}".to_owned())).await.expect("it starts");
    let shared = table.clone();
    let conflicts = at_once(&store, move |store, writer| {
        let table = shared.clone();
        async move {
            let (mut version, mut conflicts) = (0, 0u32);
            for number in 0..EACH {
                let entries = vec![format!("{writer} {number} a"), format!("{writer} {number} b")];
                loop {
                    match store.append(&table, version, entries.clone(), head()).await {
                        Ok(next) => {
                            assert_eq!(next, version + 2);
                            version = next;
                            break;
                        }
                        Err(StoreError::Conflict { at }) => {
                            assert!(at > version, "a conflict tells of a later version");
                            version = at;
                            conflicts += 1;
                        }
                        Err(other) => panic!("{other}"),
                    }
                }
            }
            conflicts
        }
    })
    .await;
    assert!(conflicts.iter().sum::<u32>() > 0, "nobody was ever too late: this was no race");
    let journal = store.journal(&table, 0).await.expect("the journal");
    assert_eq!(journal.len() as u32, MANY * EACH * 2);
    assert_eq!(journal.iter().collect::<HashSet<_>>().len(), journal.len(), "an entry is there twice");
    for pair in journal.chunks(2) {
        assert_eq!(pair[0].strip_suffix('a'), pair[1].strip_suffix('b'));
    }
    let kept = store.table(&table).await.expect("an answer").expect("a table");
    assert_eq!(kept.version as usize, journal.len());
}

/// If many callers begin the game, only one does, and its secret is kept.
pub async fn starts_race(store: Arc<dyn Store>) {
    let table = table_id("startsrace");
    waiting(&*store, &table).await;
    let shared = table.clone();
    let answers = at_once(&store, move |store, number| {
        let table = shared.clone();
        async move { (number, store.start(&table, 0, beginning(format!("{number}"))).await) }
    })
    .await;
    let (winners, losers): (Vec<_>, Vec<_>) = answers.into_iter().partition(|(_, answer)| answer.is_ok());
    assert_eq!(winners.len(), 1);
    let lost = StoreError::WrongStatus { table: table.clone(), status: Status::Running };
    assert!(losers.into_iter().all(|(_, answer)| answer == Err(lost.clone())));
    assert_eq!(store.opening(&table).await, Ok(Some(winners[0].0.to_string())));
}

/// If many callers change the lobby at the same revision, only one does.
pub async fn lobbies_race(store: Arc<dyn Store>) {
    let table = table_id("lobbiesrace");
    waiting(&*store, &table).await;
    let shared = table.clone();
    let answers = at_once(&store, move |store, number| {
        let table = shared.clone();
        let change = LobbyChange {
            now: 2,
            closed: false,
            visibility: Visibility::Public,
            spectators: Spectators::Live,
            lobby: number.to_string(),
            deadline: None,
            sitting: Vec::new(),
            free_seats: 1,
        };
        async move { (number, store.change_lobby(&table, 0, change).await) }
    })
    .await;
    let (winners, losers): (Vec<_>, Vec<_>) = answers.into_iter().partition(|(_, answer)| answer.is_ok());
    assert_eq!(winners.len(), 1);
    assert!(losers.into_iter().all(|(_, answer)| answer == Err(StoreError::Conflict { at: 1 })));
    let kept = store.table(&table).await.expect("an answer").expect("a table");
    assert_eq!((kept.lobby, kept.revision), (winners[0].0.to_string(), 1));
}

/// If many callers choose the same name, or names of the same shape, only one gets it.
pub async fn names_race(store: Arc<dyn Store>) {
    for (round, names) in [("same", ["Race", "rACE"]), ("shape", ["Ilse", "llse"])] {
        let answers = at_once(&store, move |store, number| async move {
            let id = AccountId::new(&format!("{round}{number}")).expect("an id");
            let name = Some(Name::new(names[number as usize % 2]).expect("a name"));
            store.add_account(Account { name, ..Account::guest(id, 1) }).await
        })
        .await;
        assert_eq!(answers.iter().filter(|answer| answer.is_ok()).count(), 1, "{names:?}");
        let taken = answers.iter().filter(|answer| **answer == Err(StoreError::NameTaken)).count();
        assert_eq!(taken, MANY as usize - 1, "{names:?}");
    }
}

/// If many callers become administrator, each by a key of its own, only one does.
pub async fn admins_race(store: Arc<dyn Store>) {
    let account = |number: u32| AccountId::new(&format!("admin{number}")).expect("an id");
    for number in 0..MANY {
        store.add_account(Account::guest(account(number), 1)).await.expect("an account");
        let key = NewToken { hash: TokenHash::of(&format!("admin {number}")), ..admin_key() };
        store.add_token(key).await.expect("a token");
    }
    let answers = at_once(&store, move |store, number| async move {
        let hash = TokenHash::of(&format!("admin {number}"));
        store.claim_admin(&hash, &account(number), 2).await.expect("an answer")
    })
    .await;
    assert_eq!(answers.into_iter().filter(|claimed| *claimed).count(), 1);
    assert_eq!(store.count_admins().await, Ok(1));
}

fn admin_key() -> NewToken {
    NewToken {
        kind: TokenKind::Admin,
        hash: TokenHash::of("race"),
        account: None,
        table: None,
        seat: None,
        label: String::new(),
        scopes: String::new(),
        now: 1,
        expires: None,
        once: true,
    }
}

/// If many callers use a token that is good for one use, only one gets it.
pub async fn tokens_race(store: Arc<dyn Store>) {
    store.add_token(admin_key()).await.expect("a token");
    let answers = at_once(&store, |store, _| async move {
        store.take_token(TokenKind::Admin, &TokenHash::of("race"), 2).await.expect("an answer")
    })
    .await;
    assert_eq!(answers.into_iter().flatten().count(), 1);
}

/// If many nodes ask to think for a seat, only one may.
pub async fn leases_race(store: Arc<dyn Store>) {
    let table = table_id("leasesrace");
    waiting(&*store, &table).await;
    let shared = table.clone();
    let answers = at_once(&store, move |store, number| {
        let lease =
            Lease { table: shared.clone(), version: 3, seat: 1, node: number.to_string(), now: 1, until: 9 };
        async move { store.lease(lease).await.expect("an answer") }
    })
    .await;
    assert_eq!(answers.into_iter().filter(|granted| *granted).count(), 1);
}
