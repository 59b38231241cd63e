//! How much servers carry, in one table: SQLite; PostgreSQL with one, two and three servers. How soon a move is seen at
//! another server, also while the bus is cut. Every server is a process of its own; the databases and NATS are private
//! and start empty.
//!
//! ```sh
//! cargo run --release -p princely-server --example load_table
//! ```

#![allow(clippy::unwrap_used, clippy::print_stdout)] // a failure says where; the table goes to the standard output

use princely_bus::testing::PrivateNats;
use princely_server::load::{Plan, Report, SEATS, run};
use princely_server::{Server, Settings, Time, secret};
use princely_store::testing::PrivatePostgres;
use princely_store::{
    Account, AccountId, NewToken, Postgres, Sqlite, Store, StoreError, TokenHash, TokenKind, is_postgres,
};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

/// The key of the administrator of all servers here; they end with this program.
const KEY: &str = "load-load-load-load-load-load-load-load-load-load-load";

/// For how long each line of the table is measured.
fn seconds() -> u64 {
    std::env::var("PRINCELY_LOAD_SECONDS").map_or(8, |seconds| seconds.parse().unwrap())
}

#[tokio::main]
async fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match &arguments[..] {
        [serve, database, bus] if serve == "serve" => serve_until_killed(database, bus).await,
        _ => measure().await,
    }
}

/// A server, until its process is killed.
async fn serve_until_killed(database: &str, bus: &str) {
    let store: Arc<dyn Store> = match is_postgres(database) {
        true => Arc::new(Postgres::connect(database).await.unwrap()),
        false => Arc::new(Sqlite::open(Path::new(database)).unwrap()),
    };
    let administrator = AccountId::new("load").unwrap();
    let account = Account { is_admin: true, ..Account::guest(administrator.clone(), 1) };
    match store.add_account(account).await {
        Ok(()) => {
            let token = NewToken {
                kind: TokenKind::Api,
                hash: TokenHash(secret::sum(KEY)),
                account: Some(administrator),
                table: None,
                seat: None,
                label: String::new(),
                scopes: "read play unlimited".to_owned(),
                now: 1,
                expires: None,
                once: false,
            };
            store.add_token(token).await.unwrap();
        }
        Err(StoreError::Exists(_)) => {} // another server of this cluster was first
        Err(error) => panic!("{error}"),
    }
    let settings = Settings {
        listen: Some("127.0.0.1:0".parse().unwrap()),
        database: Some(database.to_owned()),
        bus: Some(bus.to_owned()),
        people_per_address: Some(100_000),
        ..Settings::default()
    };
    let server = Server::with_store(settings.config().unwrap(), store, Time::Real).await.unwrap();
    println!("http://{}", server.address);
    server.run(std::future::pending()).await.unwrap();
}

/// Servers that end with this value.
struct Servers(Vec<(Child, String)>);

impl Servers {
    fn start(count: usize, database: &str, bus: &str) -> Servers {
        let start = |_| {
            let mut command = Command::new(std::env::current_exe().unwrap());
            command.args(["serve", database, bus]).stdin(Stdio::null()).stdout(Stdio::piped());
            let mut child = command.spawn().unwrap();
            let mut url = String::new();
            BufReader::new(child.stdout.take().unwrap()).read_line(&mut url).unwrap();
            (child, url.trim().to_owned())
        };
        Servers((0..count).map(start).collect())
    }

    async fn load(&self, tables: usize, pace: Option<u64>) -> Result<Report, String> {
        let urls = self.0.iter().map(|(_, url)| url.clone()).collect();
        let (sockets, seconds) = (tables * SEATS, seconds());
        let plan = Plan { urls, token: KEY.to_owned(), tables, sockets, seconds, pace };
        run(&plan).await.map_err(|error| error.to_string())
    }
}

impl Drop for Servers {
    fn drop(&mut self) {
        for (child, _) in &mut self.0 {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

async fn measure() {
    let (postgres, nats) = (PrivatePostgres::new(), PrivateNats::new());
    let cores = std::thread::available_parallelism().map_or(0, usize::from);
    println!("{cores} cores, which servers, database, NATS and driver share; {} s a line", seconds());
    println!(
        "load of the machine before, by the system: {}",
        std::fs::read_to_string("/proc/loadavg").unwrap_or_default().trim()
    );
    println!();
    println!(
        "| what | tables | pace | moves/s | p50 ms | p99 ms | elsewhere p50 ms | p99 ms | commit p99 ms | server µs | driver µs | lost | doubled |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|---|---|---|");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("princely.db");
    let sqlite = Servers::start(1, file.to_str().unwrap(), "none");
    lines("SQLite", &sqlite).await;
    drop(sqlite);
    for (count, bus) in [(1, "none"), (1, "nats"), (2, "nats"), (3, "nats"), (2, "postgres")] {
        let database = postgres.database().await;
        Postgres::migrate(&database).await.unwrap();
        let address = if bus == "nats" { format!("nats://{}", nats.address()) } else { bus.to_owned() };
        let servers = Servers::start(count, &database, &address);
        let what = format!("PostgreSQL, {count} × server, bus {bus}");
        lines(&what, &servers).await;
        if (count, bus) == (2, "nats") {
            // A bus of which nothing is heard any more.
            let cut = PrivateNats::new();
            let database = postgres.database().await;
            Postgres::migrate(&database).await.unwrap();
            let servers = Servers::start(2, &database, &format!("nats://{}", cut.address()));
            drop(cut);
            line(&format!("{what}, cut"), &servers, 20, Some(1000)).await;
        }
    }
}

async fn lines(what: &str, servers: &Servers) {
    line(what, servers, 100, None).await;
    line(what, servers, 100, Some(1000)).await;
}

async fn line(what: &str, servers: &Servers, tables: usize, pace: Option<u64>) {
    let pause = pace.map_or_else(|| "none".to_owned(), |pace| format!("{pace} ms"));
    let report = match servers.load(tables, pace).await {
        Ok(report) => report,
        Err(why) => return println!("| {what} | {tables} | {pause} | {why} |"),
    };
    let shown = |number: Option<f64>| number.map_or_else(|| "–".to_owned(), |number| format!("{number:.1}"));
    println!(
        "| {what} | {tables} | {pause} | {:.0} | {:.1} | {:.1} | {} | {} | {:.1} | {} | {} | {} | {} |",
        report.moves_per_s,
        report.p50_ms,
        report.p99_ms,
        shown(report.elsewhere_p50_ms),
        shown(report.elsewhere_p99_ms),
        report.fsync_p99_ms,
        shown(report.server_us),
        shown(report.driver_us),
        report.lost,
        report.doubled
    );
}
