//! The example of a bot in Python plays on a server, by HTTP alone, against a level.

use crate::client::Running;
use serde_json::json;
use std::path::Path;
use std::process::Stdio;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_python_bot_plays_a_whole_game_of_each_kind_against_a_level() {
    let server = Running::new().await;
    // Rate limits are for people. The bot asks as often as it can, so it has a token of the administrator.
    let anna = server.guest("Anna").await;
    let key = json!({ "key": server.admin_key.clone().unwrap() });
    assert_eq!(anna.post("/api/v1/me/admin", &key).await.status, 200);
    let scopes = json!({ "label": "python", "scopes": ["read", "play", "unlimited"], "days": 1 });
    let token = anna.post("/api/v1/tokens", &scopes).await.json()["secret"].as_str().unwrap().to_owned();
    for game in ["fuerstenfeld", "principati"] {
        plays(&server, &token, &["--against", "easy", game]).await;
    }
}

/// Lets the bot play a game to its end.
pub(crate) async fn plays(server: &Running, token: &str, arguments: &[&str]) {
    let bot = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/python/server_bot.py");
    let mut command = std::process::Command::new("python3");
    command.arg(bot).arg(format!("http://{}", server.address)).args(arguments);
    command.env("PRINCELY_TOKEN", token).stdin(Stdio::null());
    let played = tokio::task::spawn_blocking(move || command.output().expect("python3 is installed"));
    let output = played.await.unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(said.contains(" moves, "), "{said}");
}

#[test]
fn the_python_bot_has_60_lines_at_most() {
    let bot = include_str!("../../../../examples/python/server_bot.py");
    assert!(bot.lines().count() <= 60, "{} lines", bot.lines().count());
}
