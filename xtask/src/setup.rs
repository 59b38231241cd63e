//! `setup`: which tools are installed, and how to get the others. It installs what rustup can install, and the Debian
//! packages that only the tests need; for the rest the message says what to type.

use crate::command::{Line, cargo};
use crate::{Outcome, failed, no_arguments, paths, say};
use std::path::Path;

/// The target the engine is compiled to for browsers.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

const OLDEST_NODE: u32 = 20;

pub(crate) fn run(arguments: &[String]) -> Outcome {
    no_arguments(arguments)?;
    for_tests()?;
    say("\nOnly some commands need these:");
    for tool in OPTIONAL {
        let state = if (tool.works)() { "found".to_owned() } else { format!("missing: {}", tool.hint) };
        say(format_args!("  {:13} {} ({})", tool.name, state, tool.used_by));
    }
    Ok(())
}

/// What building the web client needs.
pub(crate) fn for_the_web() -> Outcome {
    target(WASM)?;
    node()?;
    NPM.require()
}

/// What building for another machine needs.
pub(crate) fn target(name: &str) -> Outcome {
    if target_is_installed(name) { Ok(()) } else { Toolchain::read(&paths::root())?.install("target", name) }
}

/// Everything that `cargo xtask test` needs.
pub(crate) fn for_tests() -> Outcome {
    let toolchain = Toolchain::read(&paths::root())?;
    say(format_args!("  Rust          {}", toolchain.channel));
    for (component, call) in [("rustfmt", "fmt --version"), ("clippy", "clippy --version")] {
        if !cargo(call).works() {
            toolchain.install("component", component)?;
        }
        say(format_args!("  {component:13} found"));
    }
    target(WASM)?;
    say(format_args!("  {WASM} found"));
    say(format_args!("  node          {}", node()?));
    NPM.require()?;
    say("  npm           found");
    PYTHON.require()?;
    say("  python3       found");
    chromium()?;
    say("  chromium      found");
    let packages = [
        (POSTGRESQL, "postgresql"),
        (STRACE, "strace"),
        (NGINX, "nginx-light"),
        (CADDY, "caddy"),
        (NATS, "nats-server"),
    ];
    for (tool, package) in packages {
        tool.require_or_install(package)?;
        say(format_args!("  {:13} found", tool.name));
    }
    Ok(())
}

/// A tool that some commands need.
pub(crate) struct Tool {
    name: &'static str,
    works: fn() -> bool,
    hint: &'static str,
    used_by: &'static str,
}

impl Tool {
    /// Fails if the tool is not installed, and says what to type.
    pub(crate) fn require(&self) -> Outcome {
        if (self.works)() {
            Ok(())
        } else {
            failed(format!("{} is missing. To install it:\n\n    {}", self.name, self.hint))
        }
    }

    /// Installs the tool from a package of Debian or Ubuntu, if it is missing. If that is not possible, fails and says
    /// what to type.
    fn require_or_install(&self, package: &str) -> Outcome {
        if !(self.works)()
            && let Some(apt) = apt_get()
        {
            say(format_args!("  {} is missing, installing it", self.name));
            let install = apt.clone().words("install --yes --no-install-recommends").arg(package);
            // The lists of packages may be missing or old.
            if !install.run_to_status()?.success() {
                apt.arg("update").run()?;
                install.run()?;
            }
        }
        self.require()
    }
}

/// apt-get, if it exists and we have the right to install something.
fn apt_get() -> Option<Line> {
    let is_root = Line::new("id").arg("-u").output().is_ok_and(|printed| printed.stdout.trim() == "0");
    // RUNLEVEL: what is installed for tests is not started as a service.
    let quietly = |line: Line| line.env("DEBIAN_FRONTEND", "noninteractive").env("RUNLEVEL", "1");
    [(is_root, Line::new("apt-get")), (!is_root, Line::new("sudo").words("--non-interactive apt-get"))]
        .into_iter()
        .find(|(fits, line)| *fits && line.clone().arg("--version").works())
        .map(|(_, line)| quietly(line))
}

/// The store is tested with a PostgreSQL of its own, which an ordinary user runs.
const POSTGRESQL: Tool = Tool {
    name: "PostgreSQL",
    works: postgresql_is_installed,
    hint: "apt-get install postgresql",
    used_by: "test",
};

/// Shows by the store's system calls that the store waits for the disk.
const STRACE: Tool = Tool {
    name: "strace",
    works: || Line::new("strace").arg("--version").works(),
    hint: "apt-get install strace",
    used_by: "test",
};

/// The server is tested behind both, with the files of deploy/.
const NGINX: Tool = Tool {
    name: "nginx",
    works: || ["nginx", "/usr/sbin/nginx"].iter().any(|path| Line::new(*path).arg("-v").works()),
    hint: "apt-get install nginx-light",
    used_by: "test",
};

const CADDY: Tool = Tool {
    name: "caddy",
    works: || Line::new("caddy").arg("version").works(),
    hint: "apt-get install caddy",
    used_by: "test",
};

/// Several servers are tested with a NATS of their own.
const NATS: Tool = Tool {
    name: "nats-server",
    works: || {
        ["nats-server", "/usr/sbin/nats-server"].iter().any(|path| Line::new(*path).arg("--version").works())
    },
    hint: "apt-get install nats-server",
    used_by: "test",
};

/// Builds and tests the web client.
const NPM: Tool = Tool {
    name: "npm",
    works: || Line::new("npm").arg("--version").works(),
    hint: "apt-get install npm",
    used_by: "test",
};

/// Runs the example of a bot in another language.
const PYTHON: Tool = Tool {
    name: "python3",
    works: || Line::new("python3").arg("--version").works(),
    hint: "apt-get install python3",
    used_by: "test",
};

/// The web client is tested in a real browser. Debian's package needs no download from elsewhere.
const CHROMIUM: Tool = Tool {
    name: "chromium",
    works: || Line::new(chromium_path()).arg("--version").works(),
    hint: "apt-get install chromium, or set CHROMIUM to the path of a Chromium or Chrome",
    used_by: "test, web, screenshots",
};

fn chromium_path() -> String {
    std::env::var("CHROMIUM").unwrap_or_else(|_| "/usr/bin/chromium".to_owned())
}

/// A browser for tests; installed if that is possible.
pub(crate) fn chromium() -> Outcome {
    CHROMIUM.require_or_install("chromium")
}

pub(crate) const VALGRIND: Tool = Tool {
    name: "valgrind",
    works: || Line::new("valgrind").arg("--version").works(),
    hint: "apt-get install valgrind",
    used_by: "bench",
};

pub(crate) const CARGO_MUTANTS: Tool = Tool {
    name: "cargo-mutants",
    works: || cargo("mutants --version").works(),
    hint: "cargo install cargo-mutants --locked",
    used_by: "mutants",
};

pub(crate) const NIGHTLY: Tool = Tool {
    name: "nightly Rust",
    works: || cargo("+nightly --version").works(),
    hint: "rustup toolchain install nightly",
    used_by: "fuzz",
};

pub(crate) const CARGO_FUZZ: Tool = Tool {
    name: "cargo-fuzz",
    works: || cargo("fuzz --version").works(),
    hint: "cargo install cargo-fuzz --locked",
    used_by: "fuzz",
};

const NEXTEST: Tool = Tool {
    name: "cargo-nextest",
    works: nextest_is_installed,
    hint: "cargo install cargo-nextest --locked",
    used_by: "test and mutants, which are faster with it",
};

const OPTIONAL: &[Tool] = &[NEXTEST, VALGRIND, CARGO_MUTANTS, NIGHTLY, CARGO_FUZZ];

/// PostgreSQL where Debian keeps its programs, or in the path: crates/store/src/testing/postgres.rs looks in the same
/// places.
fn postgresql_is_installed() -> bool {
    let debian = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    debian.into_iter().any(|version| version.path().join("bin/initdb").is_file())
        || Line::new("initdb").arg("--version").works()
}

pub(crate) fn nextest_is_installed() -> bool {
    cargo("nextest --version").works()
}

/// Asks the compiler itself, so that this also works if Rust did not come from rustup.
fn target_is_installed(name: &str) -> bool {
    Line::new("rustc")
        .words("--print target-libdir --target")
        .arg(name)
        .output()
        .is_ok_and(|printed| Path::new(printed.stdout.trim()).is_dir())
}

/// Node's version, if it is there and not too old.
fn node() -> Outcome<String> {
    let install =
        format!("install Node {OLDEST_NODE} or newer: https://nodejs.org, or apt-get install nodejs");
    let Ok(printed) = Line::new("node").arg("--version").output() else {
        return failed(format!("node is missing; {install}"));
    };
    let version = printed.stdout.trim();
    match major(version) {
        Some(number) if number >= OLDEST_NODE => Ok(version.to_owned()),
        _ => failed(format!("node is {version:?}, which is too old; {install}")),
    }
}

fn major(version: &str) -> Option<u32> {
    version.trim_start_matches('v').split('.').next()?.parse().ok()
}

/// What `rust-toolchain.toml` asks for.
#[derive(Debug, PartialEq, Eq)]
struct Toolchain {
    channel: String,
}

impl Toolchain {
    fn read(root: &Path) -> Outcome<Toolchain> {
        let path = root.join("rust-toolchain.toml");
        match Toolchain::parse(&paths::read(&path)?) {
            Some(toolchain) => Ok(toolchain),
            None => failed(format!("{} names no channel", path.display())),
        }
    }

    fn parse(text: &str) -> Option<Toolchain> {
        let line = text.lines().find_map(|line| line.trim().strip_prefix("channel"))?;
        let channel = line.trim_start().strip_prefix('=')?.trim().trim_matches('"');
        (!channel.is_empty()).then(|| Toolchain { channel: channel.to_owned() })
    }

    /// Lets rustup add a component or a target. rustup does so by itself only if automatic installs are on.
    fn install(&self, kind: &str, name: &str) -> Outcome {
        say(format_args!("  {name} is missing, installing it"));
        let line = Line::new("rustup").words(&format!("{kind} add --toolchain {} {name}", self.channel));
        if Line::new("rustup").arg("--version").works() {
            line.run()
        } else {
            failed(format!(
                "{name} is missing, and there is no rustup (https://rustup.rs) to install it. With it:\n\n    {line}"
            ))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_toolchain_file_is_understood() {
        let text = "[toolchain]\nchannel = \"1.95.0\"\ntargets = [\"wasm32-unknown-unknown\"]\n";
        assert_eq!(Toolchain::parse(text), Some(Toolchain { channel: "1.95.0".to_owned() }));
        assert_eq!(Toolchain::parse("[toolchain]\n"), None);
        assert!(Toolchain::read(&paths::root()).is_ok());
    }

    #[test]
    fn node_versions_are_understood() {
        assert_eq!(major("v20.20.2"), Some(20));
        assert_eq!(major("18.0.0"), Some(18));
        assert_eq!(major("nonsense"), None);
    }
}
