//! `princely serve`, and the commands for its database, as separate processes.

use crate::run::{Ended, Folder, command};
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, ChildStdout};

/// A server that ends with this value.
struct Served {
    child: Child,
    output: BufReader<ChildStdout>,
    /// Where it is.
    url: String,
}

impl Served {
    /// Starts a server on this file, and waits until it listens.
    fn on(database: &str) -> Served {
        Served::with(database, &[])
    }

    /// The same, in this environment.
    fn with(database: &str, environment: &[(&str, &str)]) -> Served {
        let arguments = ["serve", "--listen", "127.0.0.1:0", "--database", database];
        let mut child = command(&arguments)
            .env_remove("RUST_LOG")
            .env_remove("PRINCELY_DATA")
            .envs(environment.iter().copied())
            .spawn()
            .unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        let url = loop {
            line.clear();
            assert!(output.read_line(&mut line).unwrap() > 0, "the server says where it is");
            if let Some((_, url)) = line.split_once("Princely is at ") {
                break url.trim().to_owned();
            }
        };
        Served { child, output, url }
    }

    /// Stops it, and returns its log.
    fn end(mut self) -> String {
        let number = self.child.id().to_string();
        assert!(std::process::Command::new("kill").args(["-TERM", &number]).status().unwrap().success());
        assert!(self.child.wait().unwrap().success());
        let mut log = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut log).unwrap();
        let mut rest = String::new();
        self.output.read_to_string(&mut rest).unwrap();
        log
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // A test that failed leaves no server behind.
        let _ = self.child.kill();
    }
}

/// Runs a command for a database to its end. The arguments are separated by spaces.
fn princely(arguments: &str) -> Ended {
    let words: Vec<&str> = arguments.split_whitespace().collect();
    Ended::new(arguments, &command(&words).env_remove("PRINCELY_DATA").output().unwrap())
}

#[test]
fn while_a_server_runs_nothing_else_uses_its_file_but_a_backup() {
    let folder = Folder::new();
    let (database, copy) = (folder.file("princely.db"), folder.file("copy.db"));
    let server = Served::on(&database);
    princely(&format!("backup --database {database} {copy}")).text();
    let process = format!("process {}", server.child.id());
    for typed in [
        format!("serve --database {database}"),
        format!("restore --database {database} {copy}"),
        format!("migrate --database {database}"),
    ] {
        princely(&typed).fails(3, &["another princely uses", &process, "--database FILE"]);
    }
    let log = server.end();
    assert!(!log.contains('\u{1b}'), "a log in a file has no colours: {log}");
    assert!(log.contains("connections"), "it says how many connections it can have: {log}");
    princely(&format!("restore --database {database} {copy}")).text();
    princely(&format!("migrate --database {database}")).text();
}

#[test]
fn health_says_whether_a_server_answers() {
    let folder = Folder::new();
    let server = Served::on(&folder.file("princely.db"));
    let url = server.url.clone();
    princely(&format!("health {url}")).text();
    princely(&format!("health {url} --ready")).text();
    server.end();
    princely(&format!("health {url}")).fails(1, &[&url, "does not answer"]);
    princely("health https://princely.example").fails(2, &["http://127.0.0.1:8080"]);
}

#[test]
fn a_supervisor_hears_that_the_server_is_ready_alive_and_stopping() {
    let folder = Folder::new();
    let path = folder.file("notify");
    let socket = std::os::unix::net::UnixDatagram::bind(&path).unwrap();
    socket.set_read_timeout(Some(std::time::Duration::from_secs(20))).unwrap();
    let heard = || {
        let mut message = [0; 64];
        let length = socket.recv(&mut message).unwrap();
        String::from_utf8(message[..length].to_vec()).unwrap()
    };
    let told = [("NOTIFY_SOCKET", path.as_str()), ("WATCHDOG_USEC", "40000")];
    let server = Served::with(&folder.file("princely.db"), &told);
    assert_eq!(heard(), "READY=1");
    for _ in 0..3 {
        assert_eq!(heard(), "WATCHDOG=1");
    }
    server.end();
    let last = std::iter::repeat_with(heard).find(|message| message != "WATCHDOG=1");
    assert_eq!(last.as_deref(), Some("STOPPING=1"));
}

/// What hosts copy from deploy/ sets nothing that the program does not know.
#[test]
fn files_for_hosts_name_only_settings_and_flags_that_exist() {
    // Lines of the help are broken anywhere.
    let help = princely("serve --help").text() + &princely("backup --help").text();
    let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
    let (mut folders, mut named) = (vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy")], 0);
    while let Some(folder) = folders.pop() {
        for path in std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            let is_name = |sign: char| sign.is_ascii_uppercase() || sign == '_';
            for name in text.split(|sign| !is_name(sign)).filter(|word| word.starts_with("PRINCELY_")) {
                assert!(help.contains(&format!("[env: {name}=")), "{}: {name}", path.display());
                named += 1;
            }
            let typed =
                ["princely serve", "princely backup"].into_iter().flat_map(|typed| text.split(typed).skip(1));
            let typed = typed.filter_map(|rest| rest.split(['\n', ')']).next());
            for flag in typed.flat_map(str::split_whitespace).filter(|word| word.starts_with("--")) {
                assert!(help.contains(flag), "{}: {flag}", path.display());
                named += 1;
            }
        }
    }
    assert!(named > 12, "only {named} settings and flags are named");
}
