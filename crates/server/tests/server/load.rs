//! The load driver drives, and does not trust the server.

use crate::client::Running;
use princely_server::load::{Plan, run};
use serde_json::json;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_driver_measures_and_finds_every_move_in_the_journal() {
    let server = Running::new().await;
    let anna = server.guest("Anna").await;
    let key = json!({ "key": server.admin_key.clone().unwrap() });
    assert_eq!(anna.post("/api/v1/me/admin", &key).await.status, 200);
    let scopes = json!({ "label": "load", "scopes": ["read", "play", "unlimited"], "days": 1 });
    let token = anna.post("/api/v1/tokens", &scopes).await.json()["secret"].as_str().unwrap().to_owned();
    let plan = Plan {
        urls: vec![format!("http://{}", server.address)],
        token,
        tables: 3,
        sockets: 15,
        seconds: 2,
        pace: None,
    };
    let report = run(&plan).await.unwrap();
    assert!(report.moves > 20, "{report}");
    assert_eq!((report.lost, report.doubled), (0, 0), "{report}");
    assert!(report.p50_ms <= report.p95_ms && report.p95_ms <= report.p99_ms && report.fsync_p99_ms > 0.0);
    let written = serde_json::to_value(&report).unwrap();
    for key in ["moves_per_s", "p50_ms", "p95_ms", "p99_ms", "lost", "doubled", "fsync_p99_ms"] {
        assert!(written[key].is_number(), "{key}");
    }
    let stranger = Plan { token: "nonsense".into(), seconds: 1, ..plan };
    let refused = run(&Plan { urls: vec!["https://x".into()], ..stranger }).await;
    assert!(refused.is_err());
}
