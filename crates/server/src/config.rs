//! What can be set. A flag wins over the environment, the environment over a file.

use princely_bus::BusAddress;
use princely_house::BotSpec;
use serde::Deserialize;
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};

/// The usual port.
pub const PORT: u16 = 8080;

/// The usual adviser.
const ADVISER: &str = "strong@300ms";

/// So many people may share one address: a club, a school.
const PEOPLE: u32 = 40;

/// What somebody has set; everything else has its usual value.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// Where to listen.
    pub listen: Option<SocketAddr>,
    /// Whether to listen on all addresses of this machine.
    pub lan: Option<bool>,
    /// A file of SQLite, or postgres://…
    pub database: Option<String>,
    /// How servers on one database hear of each other: none, postgres, or nats://…
    pub bus: Option<String>,
    /// The folder for the database and what else is kept.
    pub data: Option<PathBuf>,
    /// The address by which people reach the server.
    pub public_url: Option<String>,
    /// Whether the log is written as JSON.
    pub log_json: Option<bool>,
    /// How much memory tables may take while nobody looks at them, in megabytes.
    pub memory_mb: Option<u32>,
    /// How many tables may be in memory. If there are more, no new tables are opened until some are forgotten.
    pub most_tables: Option<u32>,
    /// How many bots think at the same time.
    pub thinkers: Option<u16>,
    /// After how many milliseconds bots move, instead of the usual time of their level.
    pub bot_ms: Option<u32>,
    /// The bot that gives hints, and how long it thinks: a level, or `strong@300ms`.
    pub adviser: Option<String>,
    /// Whether requests come through a proxy that names the address of the asker (X-Forwarded-For).
    pub behind_proxy: Option<bool>,
    /// How many people may share one address.
    pub people_per_address: Option<u32>,
}

/// All settings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// Whether somebody chose the port. If not, the next free one will do.
    pub port_is_chosen: bool,
    /// A file of SQLite, or postgres://…
    pub database: String,
    /// How servers on one database hear of each other.
    pub bus: BusAddress,
    /// The folder for the database and what else is kept.
    pub data: PathBuf,
    /// The address by which people reach the server.
    pub public_url: Option<String>,
    /// Whether the log is written as JSON.
    pub log_json: bool,
    /// How much memory tables may take while nobody looks at them, in megabytes.
    pub memory_mb: u32,
    /// How many tables may be in memory.
    pub most_tables: u32,
    /// How many bots think at the same time.
    pub thinkers: u16,
    /// After how many milliseconds bots move, instead of the usual time of their level.
    pub bot_ms: Option<u32>,
    /// The bot that gives hints, and how long it thinks.
    pub adviser: BotSpec,
    /// Whether requests come through a proxy that names the address of the asker.
    pub behind_proxy: bool,
    /// How many people may share one address: its limits grow with them.
    pub people_per_address: u32,
}

/// A setting that makes no sense.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct BadConfig(pub String);

impl Settings {
    /// Reads a TOML file.
    pub fn read(path: &Path) -> Result<Settings, BadConfig> {
        let text = std::fs::read_to_string(path)
            .map_err(|error| BadConfig(format!("{}: {error}", path.display())))?;
        Settings::from_toml(&text).map_err(|error| BadConfig(format!("{}: {error}", path.display())))
    }

    /// Reads TOML.
    pub fn from_toml(text: &str) -> Result<Settings, BadConfig> {
        toml::from_str(text).map_err(|error| BadConfig(error.message().to_owned()))
    }

    /// These settings; where one is not set, that of `other`.
    pub fn or(self, other: Settings) -> Settings {
        Settings {
            listen: self.listen.or(other.listen),
            lan: self.lan.or(other.lan),
            database: self.database.or(other.database),
            bus: self.bus.or(other.bus),
            data: self.data.or(other.data),
            public_url: self.public_url.or(other.public_url),
            log_json: self.log_json.or(other.log_json),
            memory_mb: self.memory_mb.or(other.memory_mb),
            most_tables: self.most_tables.or(other.most_tables),
            thinkers: self.thinkers.or(other.thinkers),
            bot_ms: self.bot_ms.or(other.bot_ms),
            adviser: self.adviser.or(other.adviser),
            behind_proxy: self.behind_proxy.or(other.behind_proxy),
            people_per_address: self.people_per_address.or(other.people_per_address),
        }
    }

    /// All settings, with the usual values where nothing is set.
    pub fn config(self) -> Result<Config, BadConfig> {
        let data = self.data.unwrap_or_else(usual_data);
        let lan = self.lan.unwrap_or(false);
        let mut listen = self.listen.unwrap_or(SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), PORT));
        if lan {
            listen.set_ip(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
        }
        let public_url = self.public_url.map(|url| url.trim_end_matches('/').to_owned());
        if let Some(url) = &public_url
            && origin_of(url).is_none_or(|origin| origin != *url)
        {
            let why = "the public URL is a scheme, a name and perhaps a port: https://princely.example";
            return Err(BadConfig(why.into()));
        }
        let adviser = BotSpec::from_wire(self.adviser.as_deref().unwrap_or(ADVISER))
            .map_err(|why| BadConfig(format!("the adviser: {why}")))?;
        let database =
            self.database.unwrap_or_else(|| data.join("princely.db").to_string_lossy().into_owned());
        let bus: BusAddress = match &self.bus {
            Some(bus) => bus.parse().map_err(|why: princely_bus::BadBus| BadConfig(why.to_string()))?,
            None => BusAddress::None,
        };
        if bus != BusAddress::None && !princely_store::is_postgres(&database) {
            let why = "a bus joins servers that share a database: it needs --database postgres://…";
            return Err(BadConfig(why.into()));
        }
        let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get() as u16);
        Ok(Config {
            listen,
            port_is_chosen: self.listen.is_some(),
            database,
            bus,
            data,
            public_url,
            log_json: self.log_json.unwrap_or(false),
            memory_mb: self.memory_mb.unwrap_or(256),
            most_tables: self.most_tables.unwrap_or(20_000),
            thinkers: self.thinkers.unwrap_or(cores).max(1),
            bot_ms: self.bot_ms,
            adviser,
            behind_proxy: self.behind_proxy.unwrap_or(false),
            people_per_address: self.people_per_address.unwrap_or(PEOPLE).max(1),
        })
    }
}

impl Config {
    /// Whether browsers reach the server by https, so that cookies can be for https only.
    pub fn is_https(&self) -> bool {
        self.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }
}

/// As a TOML file, without the password of a database.
impl fmt::Display for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = |text: &str| toml_text(text);
        writeln!(f, "listen = {}", text(&self.listen.to_string()))?;
        writeln!(f, "database = {}", text(&without_password(&self.database)))?;
        match &self.bus {
            BusAddress::None => writeln!(f, "# bus = \"postgres\"")?,
            bus => writeln!(f, "bus = {}", text(&bus.to_string()))?,
        }
        writeln!(f, "data = {}", text(&self.data.to_string_lossy()))?;
        match &self.public_url {
            Some(url) => writeln!(f, "public_url = {}", text(url))?,
            None => writeln!(f, "# public_url = \"https://princely.example\"")?,
        }
        writeln!(f, "log_json = {}", self.log_json)?;
        writeln!(f, "memory_mb = {}", self.memory_mb)?;
        writeln!(f, "most_tables = {}", self.most_tables)?;
        writeln!(f, "thinkers = {}", self.thinkers)?;
        match self.bot_ms {
            Some(millis) => writeln!(f, "bot_ms = {millis}")?,
            None => writeln!(f, "# bot_ms = 600")?,
        }
        writeln!(f, "adviser = {}", text(&self.adviser.to_string()))?;
        writeln!(f, "behind_proxy = {}", self.behind_proxy)?;
        writeln!(f, "people_per_address = {}", self.people_per_address)
    }
}

/// A text as TOML writes it. TOML can read every text that JSON writes, so this writes JSON.
fn toml_text(text: &str) -> String {
    serde_json::to_string(text).unwrap_or_default()
}

/// A database without the password in its address.
pub fn without_password(database: &str) -> String {
    let Some((scheme, rest)) = database.split_once("://") else { return database.to_owned() };
    match rest.rsplit_once('@') {
        Some((who, place)) => {
            let user = who.split(':').next().unwrap_or_default();
            format!("{scheme}://{user}:…@{place}")
        }
        None => database.to_owned(),
    }
}

/// The scheme, name and port of an address.
pub fn origin_of(url: &str) -> Option<String> {
    let (scheme, rest) = url.split_once("://")?;
    let host = rest.split(['/', '?', '#']).next()?;
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte);
    let is_right = matches!(scheme, "http" | "https") && !host.is_empty() && host.bytes().all(is_plain);
    is_right.then(|| format!("{scheme}://{host}"))
}

/// Where data is kept if nobody says where.
fn usual_data() -> PathBuf {
    let home = std::env::var_os("XDG_DATA_HOME").map(PathBuf::from).filter(|path| path.is_absolute());
    let home = home.or_else(|| std::env::var_os("HOME").map(|home| PathBuf::from(home).join(".local/share")));
    home.map_or_else(|| PathBuf::from("princely-data"), |home| home.join("princely"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_come_before_the_file_and_the_file_before_what_is_usual() {
        let file = Settings::from_toml("listen = '0.0.0.0:9000'\nmemory_mb = 7\ndata = '/x'").unwrap();
        let flags = Settings { memory_mb: Some(9), ..Settings::default() };
        let config = flags.or(file).config().unwrap();
        assert_eq!((config.listen.port(), config.memory_mb), (9000, 9));
        assert_eq!(config.database, "/x/princely.db");
        assert!(config.port_is_chosen && !config.is_https());
    }

    #[test]
    fn what_makes_no_sense_is_refused_with_the_reason() {
        assert!(Settings::from_toml("lisen = '0.0.0.0:9000'").unwrap_err().0.contains("lisen"));
        for url in ["princely.example", "ftp://x", "https://x/path", "https://a b", "https://"] {
            let settings = Settings { public_url: Some(url.into()), ..Settings::default() };
            assert!(settings.config().is_err(), "{url}");
        }
    }

    #[test]
    fn a_bus_needs_a_database_that_can_be_shared() {
        let with = |bus: &str, database: &str| {
            let settings =
                Settings { bus: Some(bus.into()), database: Some(database.into()), ..Settings::default() };
            settings.config()
        };
        assert_eq!(with("postgres", "postgres://db/x").unwrap().bus, BusAddress::Postgres);
        assert!(with("nats://bus", "postgres://db/x").unwrap().to_string().contains("nats://bus:4222"));
        assert_eq!(with("none", "x.db").unwrap().bus, BusAddress::None);
        for (bus, database) in [("postgres", "x.db"), ("rabbit", "postgres://db/x")] {
            assert!(with(bus, database).is_err(), "{bus}");
        }
    }

    #[test]
    fn the_printed_settings_can_be_read_again_and_show_no_password() {
        let settings = Settings {
            database: Some("postgres://anna:secret@db/princely".into()),
            lan: Some(true),
            data: Some("/with \"quotes\"".into()),
            public_url: Some("https://princely.example/".into()),
            ..Settings::default()
        };
        let config = settings.config().unwrap();
        let printed = config.to_string();
        assert!(!printed.contains("secret"), "{printed}");
        let again = Settings::from_toml(&printed).unwrap().config().unwrap();
        assert_eq!((again.listen, &again.data), (config.listen, &config.data));
        assert_eq!(again.public_url.as_deref(), Some("https://princely.example"));
        assert!(config.is_https());
    }
}
