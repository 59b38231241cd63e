//! The server and its disk: an answer comes only after the disk has confirmed, and a full disk is reported clearly.

use crate::client::{Player, Socket};
use crate::crash::{CHILD, FOLDER, started};
use crate::games::{Client, begun};
use princely_store::testing::Disk;
use serde_json::{Value, json};

use std::io::Write;
use std::net::SocketAddr;
use std::process::Command;
use tempfile::TempDir;

/// Two people at a table that has begun.
async fn two(address: SocketAddr) -> (Vec<Player>, String) {
    let mut players = Vec::new();
    for name in ["Anna", "Ben"] {
        let mut player = Player { address, cookie: None, headers: Vec::new(), id: String::new() };
        player.cookie = player.post("/api/v1/guests", &json!({ "name": name })).await.cookie();
        players.push(player);
    }
    let table = begun(&players, "fuerstenfeld", json!({})).await;
    (players, table)
}

/// The client that is to act.
fn next(clients: &mut [Client]) -> usize {
    clients.iter().position(Client::is_to_act).expect("the game goes on")
}

async fn all_hear(clients: &mut [Client], version: u32) {
    for client in clients {
        while client.seat.view().version() < version {
            client.hear().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_told_of_an_act_before_the_disk_has_confirmed_it() {
    const ACTS: usize = 20;
    let folder = TempDir::new().unwrap();
    let trace = folder.path().join("trace");
    let mut strace = Command::new("strace");
    strace
        .args(["-f", "-y", "-s", "4096", "-e", "trace=write,writev,sendto,sendmsg,pwrite64,fsync,fdatasync"])
        .arg("-o")
        .arg(&trace)
        .arg(std::env::current_exe().unwrap())
        .args(CHILD)
        .env(FOLDER, folder.path());
    let (mut child, address) = started(&mut strace);
    let (players, table) = two(address).await;
    let mut clients = Vec::new();
    for player in &players {
        clients.push(Client::new(player, &table).await);
    }
    for _ in 0..ACTS {
        let actor = next(&mut clients);
        clients[actor].act().await;
        let version = clients[actor].seat.view().version();
        all_hear(&mut clients, version).await;
    }
    // Ending strace ends the server that it watches.
    child.kill().unwrap();
    child.wait().unwrap();
    let trace = std::fs::read_to_string(&trace).unwrap();
    assert_eq!(told_after_the_disk(&trace), Ok(ACTS));
}

/// How strace writes an act that is told, and one that is acknowledged.
const ACT: &str = r#"\"type\":\"act\""#;
const ACCEPTED: &str = r#"\"type\":\"accepted\""#;

/// How many acts were acknowledged, each after the log was written and confirmed by the disk. An error if somebody was
/// told of an act earlier.
fn told_after_the_disk(trace: &str) -> Result<usize, String> {
    let (mut disk, mut acts) = (Disk::default(), 0);
    for line in trace.lines() {
        let Some(call) = disk.read(line) else { continue };
        if !call.starts_with("pwrite64(") && (call.contains(ACT) || call.contains(ACCEPTED)) {
            if !disk.has_all() {
                return Err(format!("told before the disk had confirmed it: {line}"));
            }
            acts += usize::from(call.contains(ACCEPTED));
        }
    }
    Ok(acts)
}

#[test]
fn a_server_that_does_not_wait_would_be_noticed() {
    let write = "7 pwrite64(5</x/princely.db-wal>, \"x\"..., 4096, 0) = 4096\n";
    let sync = "7 fdatasync(5</x/princely.db-wal>) = 0\n";
    let broken = "7 fdatasync(5</x/princely.db-wal>) = -1 EIO (Input/output error)\n";
    let begin = "7 fdatasync(5</x/princely.db-wal> <unfinished ...>\n";
    let end = "7 <... fdatasync resumed>) = 0\n";
    let told = "8 sendto(9<socket:[1]>, \"{\\\"type\\\":\\\"act\\\"\", 9) = 9\n";
    let accepted = "8 writev(9<socket:[1]>, \"{\\\"type\\\":\\\"accepted\\\"}\", 9) = 9\n";
    for (good, trace) in [
        (true, [write, sync, told, accepted].concat()),
        (true, [write, begin, end, accepted, told].concat()),
        (false, [write, told, sync, accepted].concat()),
        (false, [write, accepted].concat()),
        (false, [write, begin, told, end, accepted].concat()),
        (false, [write, broken, accepted].concat()),
        (false, [write, sync, accepted, write, accepted].concat()),
    ] {
        assert_eq!(told_after_the_disk(&trace).is_ok(), good, "{trace}");
    }
}

/// Sends a command, and waits for its answer.
async fn answer(socket: &mut Socket, table: &str, command: &Value) -> Value {
    socket.at(table, command).await;
    loop {
        let answer = socket.until(&["accepted", "problem", "refusal", "stale"]).await;
        if answer["id"] == command["id"] {
            return answer;
        }
    }
}

/// The server has a disk of its own, which the test fills and empties.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_a_full_disk_acts_are_refused_and_the_game_goes_on_when_there_is_room() {
    let folder = TempDir::new().unwrap();
    let script = r#"mount -t tmpfs -o size=4m tmpfs "$DISK" && { "$@" <&- & server=$!;
        read -r _; cat /dev/zero >"$DISK/ballast" 2>&-; read -r _; rm "$DISK/ballast"; read -r _; kill -KILL $server; }"#;
    let mut command = Command::new("unshare");
    command
        .args(["--map-root-user", "--mount", "sh", "-c", script, "sh"])
        .arg(std::env::current_exe().unwrap())
        .args(CHILD)
        .env("DISK", folder.path())
        .env(FOLDER, folder.path());
    let (mut child, address) = started(&mut command);
    let mut say = child.stdin.take().unwrap();
    let (players, table) = two(address).await;
    let mut clients = Vec::new();
    for player in &players {
        clients.push(Client::new(player, &table).await);
    }
    say.write_all(b"fill\n").unwrap();
    until_ready_is(503, &players[0]).await;
    let open = json!({ "game": "principati", "seats": [{ "type": "me" }] });
    let opened = players[0].post("/api/v1/tables", &open).await;
    assert_eq!((opened.status, opened.code()), (503, "not_stored".to_owned()), "{}", opened.text());

    // An act is refused, nobody hears of it, and the table can still be looked at.
    let actor = next(&mut clients);
    let command = clients[actor].choose();
    let refused = answer(&mut clients[actor].socket, &table, &command).await;
    assert_eq!((&refused["type"], &refused["code"]), (&json!("problem"), &json!("not_stored")), "{refused}");
    let journal = format!("/api/v1/tables/{table}/journal?since={}", clients[actor].seat.view().version());
    let told = players[0].get(&journal).await;
    assert_eq!((told.status, &told.json()["entries"]), (200, &json!([])));

    // There is room again: the same command, with the same id, is carried out, once.
    say.write_all(b"empty\n").unwrap();
    until_ready_is(200, &players[0]).await;
    let accepted = answer(&mut clients[actor].socket, &table, &command).await;
    assert_eq!(accepted["type"], "accepted", "{accepted}");
    let told = players[0].get(&journal).await.json();
    let acts = told["entries"].as_array().unwrap().iter();
    assert_eq!(acts.filter(|entry| entry["type"] == "act").count(), 1, "{told}");
    say.write_all(b"end\n").unwrap();
    child.wait().unwrap();
}

/// Waits until the server has noticed.
async fn until_ready_is(status: u16, player: &Player) {
    for _ in 0..200 {
        if player.get("/readyz").await.status == status {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("the server does not notice");
}

/// A server cannot begin where it cannot write, and says why.
#[tokio::test]
async fn a_database_that_cannot_be_written_is_told_at_the_start() {
    let folder = TempDir::new().unwrap();
    let script = r#"mount -t tmpfs -o size=8m tmpfs "$DISK" && : >"$DISK/princely.db" && mount -o remount,ro "$DISK" &&
        "$@" 2>&1 || true"#;
    let output = Command::new("unshare")
        .args(["--map-root-user", "--mount", "sh", "-c", script, "sh"])
        .arg(std::env::current_exe().unwrap())
        .args(CHILD)
        .env("DISK", folder.path())
        .env(FOLDER, folder.path())
        .output()
        .unwrap();
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(printed.contains("the database is read-only"), "{printed}");
}
