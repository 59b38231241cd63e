//! `princely serve`, `backup`, `restore`, `migrate` and `load`

use crate::failure::Failure;
use crate::output;
use clap::{Args, ValueHint};
use princely_server::{Config, ServeError, Server, Settings, assets, serve};
use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::path::PathBuf;

#[derive(Args, Debug)]
pub(crate) struct Serve {
    /// The address to listen on [default: 127.0.0.1:8080, or the next port that is free]
    #[arg(long, value_name = "ADDRESS:PORT", env = "PRINCELY_LISTEN")]
    listen: Option<SocketAddr>,

    /// Let others in the same network in: listen on all addresses, and show a QR code
    #[arg(long, env = "PRINCELY_LAN")]
    lan: bool,

    #[command(flatten)]
    place: Place,

    /// The address by which people reach the server, such as `https://princely.example`
    #[arg(long, value_name = "URL", env = "PRINCELY_PUBLIC_URL")]
    public_url: Option<String>,

    /// Write the log as JSON
    #[arg(long, env = "PRINCELY_LOG_JSON")]
    log_json: bool,

    /// The most memory for tables that nobody follows, in megabytes [default: 256]
    #[arg(long, value_name = "MB", env = "PRINCELY_MEMORY_MB")]
    memory_mb: Option<u32>,

    /// The most tables in memory; beyond that no new tables are opened [default: 20000]
    #[arg(long, value_name = "N", env = "PRINCELY_MOST_TABLES")]
    most_tables: Option<u32>,

    /// The number of bots that think at the same time [default: one for each core]
    #[arg(long, value_name = "N", env = "PRINCELY_THINKERS")]
    thinkers: Option<u16>,

    /// The pause before a bot moves, in milliseconds [default: what is usual for their level]
    #[arg(long, value_name = "MS", env = "PRINCELY_BOT_MS")]
    bot_ms: Option<u32>,

    /// The bot that gives hints, and how long it thinks (default: strong@300ms)
    #[arg(long, value_name = "BOT", env = "PRINCELY_ADVISER")]
    adviser: Option<String>,

    /// Trust X-Forwarded-For: requests come through a proxy that sets it to the client's address
    #[arg(long, env = "PRINCELY_BEHIND_PROXY")]
    behind_proxy: bool,

    /// How many people may share one address, such as a club: its limits grow with them [default: 40]
    #[arg(long, value_name = "N", env = "PRINCELY_PEOPLE_PER_ADDRESS")]
    people_per_address: Option<u32>,

    /// How servers on one database hear of each other: postgres, or nats://HOST:4222 [default: none, for one server]
    #[arg(long, value_name = "BUS", env = "PRINCELY_BUS")]
    bus: Option<String>,

    /// Print all settings as a file for --config, and exit
    #[arg(long)]
    print_config: bool,
}

/// Where everything is kept.
#[derive(Args, Debug)]
pub(crate) struct Place {
    /// A file with settings; flags and the environment come first
    #[arg(long, value_name = "FILE.toml", value_hint = ValueHint::FilePath, env = "PRINCELY_CONFIG")]
    config: Option<PathBuf>,

    /// A file of SQLite, or postgres://… [default: princely.db in the folder of --data]
    #[arg(long, value_name = "FILE or URL", env = "PRINCELY_DATABASE")]
    database: Option<String>,

    /// The folder for the database [default: ~/.local/share/princely]
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath, env = "PRINCELY_DATA")]
    data: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct Backup {
    #[command(flatten)]
    place: Place,

    /// The new file
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    to: PathBuf,
}

#[derive(Args, Debug)]
pub(crate) struct Restore {
    #[command(flatten)]
    place: Place,

    /// The backup
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    from: PathBuf,
}

#[derive(Args, Debug)]
pub(crate) struct Load {
    /// Where the server is; can be given several times, for servers that share a database
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:8080")]
    url: Vec<String>,

    /// A token of the administrator with the scopes read, play and unlimited
    #[arg(long, value_name = "TOKEN", env = "PRINCELY_TOKEN", hide_env_values = true)]
    token: String,

    /// How many tables of four
    #[arg(long, value_name = "N", default_value_t = 100)]
    tables: usize,

    /// How many sockets; those beyond four for each table look on [default: four for each table]
    #[arg(long, value_name = "N")]
    sockets: Option<usize>,

    /// For how long
    #[arg(long, value_name = "S", default_value_t = 10)]
    seconds: u64,

    /// Milliseconds between two moves at a table [default: as fast as they are answered]
    #[arg(long, value_name = "MS")]
    pace: Option<u64>,

    /// Weigh instead: what running tables, sockets and finished games take of the server's memory
    #[arg(long, conflicts_with = "pace")]
    memory: bool,

    /// The number of games are ended for --memory
    #[arg(long, value_name = "N", default_value_t = 10_000, requires = "memory")]
    finished: usize,

    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

impl Place {
    fn settings(self, more: Settings) -> Result<Config, Failure> {
        let file = self.config.as_deref().map(Settings::read).transpose().map_err(wrong)?.unwrap_or_default();
        let own = Settings { database: self.database, data: self.data, ..more };
        own.or(file).config().map_err(wrong)
    }
}

fn wrong(error: princely_server::BadConfig) -> Failure {
    Failure::Usage(error.0)
}

fn failed(error: ServeError) -> Failure {
    match error {
        error @ ServeError::Listen(..) => Failure::Usage(error.to_string()),
        error => Failure::File(error.to_string()),
    }
}

fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    let built = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    built.map_err(|error| Failure::File(error.to_string()))
}

/// Runs the server until it is told to stop.
pub(crate) fn run(args: Serve) -> Result<(), Failure> {
    let config = args.place.settings(Settings {
        listen: args.listen,
        lan: args.lan.then_some(true),
        public_url: args.public_url,
        log_json: args.log_json.then_some(true),
        memory_mb: args.memory_mb,
        most_tables: args.most_tables,
        thinkers: args.thinkers,
        bot_ms: args.bot_ms,
        adviser: args.adviser,
        behind_proxy: args.behind_proxy.then_some(true),
        people_per_address: args.people_per_address,
        bus: args.bus,
        ..Settings::default()
    })?;
    if args.print_config {
        return output::print(&config.to_string());
    }
    serve::log(config.log_json);
    runtime()?.block_on(async {
        let public = config.public_url.clone();
        let server = Server::open(config).await.map_err(failed)?;
        output::print(&greeting(&server, public.as_deref()))?;
        server.run(serve::told_to_stop()).await.map_err(failed)
    })
}

/// The text that the host reads when the server has begun.
fn greeting(server: &Server, public: Option<&str>) -> String {
    let mut lines = Vec::new();
    if let Some(port) = server.taken {
        lines.push(format!("Port {port} is taken; this is the next one that is free."));
    }
    let is_open = server.address.ip().is_unspecified();
    let ip = if is_open { own_address().unwrap_or(server.address.ip()) } else { server.address.ip() };
    let url = public
        .map_or_else(|| format!("http://{}", SocketAddr::new(ip, server.address.port())), str::to_owned);
    lines.push(format!("Princely is at {url}"));
    if is_open && let Some(code) = serve::qr_code(&url) {
        lines.push(code);
    }
    if let Some(key) = &server.admin_key {
        lines.push(format!(
            "You run this server: become its administrator at {url}/#/admin/{key} (once, for a day)"
        ));
    }
    if !assets::is_there() {
        lines.push("The web client is not part of this binary: the address tells how to build it.".into());
    }
    lines.push("Ctrl-C stops it; no game is lost.\n".into());
    lines.join("\n")
}

/// The address by which others in the network reach this machine. Finding it sends nothing.
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect("192.0.2.1:9").ok()?;
    Some(socket.local_addr().ok()?.ip()).filter(|ip| !ip.is_unspecified())
}

/// Writes a copy of the database, also while a server uses it.
pub(crate) fn backup(args: Backup) -> Result<(), Failure> {
    let config = args.place.settings(Settings::default())?;
    runtime()?.block_on(async {
        serve::backup(&config, &args.to).await.map_err(failed)?;
        let to = args.to.display();
        output::print(&format!("{to} is complete. It holds the secrets of running games: keep it safe.\n"))
    })
}

/// Brings the database up to date.
pub(crate) fn migrate(place: Place) -> Result<(), Failure> {
    let config = place.settings(Settings::default())?;
    runtime()?.block_on(async {
        serve::migrate(&config).await.map_err(failed)?;
        output::print("The database is up to date.\n")
    })
}

/// Puts a backup in the place of the database.
pub(crate) fn restore(args: Restore) -> Result<(), Failure> {
    let config = args.place.settings(Settings::default())?;
    let kept = serve::restore(&config, &args.from).map_err(failed)?;
    let kept = kept.map(|kept| format!(" The one that was there is kept as {}.", kept.display()));
    output::print(&format!("The database is restored.{}\n", kept.unwrap_or_default()))
}

/// Drives a server, and measures.
pub(crate) fn load(args: Load) -> Result<(), Failure> {
    let plan = princely_server::load::Plan {
        urls: args.url,
        token: args.token,
        tables: args.tables.max(1),
        sockets: args.sockets.unwrap_or(args.tables * princely_server::load::SEATS),
        seconds: args.seconds,
        pace: args.pace,
    };
    let runtime = runtime()?;
    if args.memory {
        return told(runtime.block_on(princely_server::load::weigh(&plan, args.finished)), args.json);
    }
    told(runtime.block_on(princely_server::load::run(&plan)), args.json)
}

/// Prints what was measured.
fn told<T>(measured: Result<T, princely_server::load::LoadError>, as_json: bool) -> Result<(), Failure>
where
    T: serde::Serialize + std::fmt::Display,
{
    let report = measured.map_err(|error| Failure::Wrong(error.0))?;
    match as_json {
        true => output::print(&(serde_json::to_string(&report).unwrap_or_default() + "\n")),
        false => output::print(&report.to_string()),
    }
}
