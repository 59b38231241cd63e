//! `princely serve`, and the commands for its database, as separate processes.

use crate::run::{Ended, Folder, command};
use std::io::{BufRead, BufReader, Read};
use std::process::{Child, ChildStdout};

/// A server that ends with this value.
struct Served {
    child: Child,
    output: BufReader<ChildStdout>,
}

impl Served {
    /// Starts a server on this file, and waits until it listens.
    fn on(database: &str) -> Served {
        let arguments = ["serve", "--listen", "127.0.0.1:0", "--database", database];
        let mut child =
            command(&arguments).env_remove("RUST_LOG").env_remove("PRINCELY_DATA").spawn().unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        while !line.contains("Princely is at") {
            line.clear();
            assert!(output.read_line(&mut line).unwrap() > 0, "the server says where it is");
        }
        Served { child, output }
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
