//! What hosts copy from deploy/ speaks of numbers and flags that exist.

use crate::client::Running;
use std::collections::BTreeSet;
use std::path::PathBuf;

/// The names of the numbers that a text asks Prometheus for.
fn asked_for(text: &str) -> BTreeSet<&str> {
    let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
    words.filter(|word| word.starts_with("princely_") || word.starts_with("process_")).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rules_and_dashboard_ask_for_numbers_that_exist() {
    let server = Running::new().await;
    // Numbers of requests are there after the first request.
    server.stranger().get("/healthz").await;
    let metrics = server.stranger().get("/metrics").await.text();
    let known = asked_for(&metrics);
    for file in ["prometheus/rules.yml", "grafana/princely.json"] {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../deploy").join(file);
        let text = std::fs::read_to_string(path).unwrap();
        let asked = asked_for(&text);
        assert!(asked.len() >= 5, "{file} asks for {asked:?}");
        let unknown: Vec<_> = asked.difference(&known).collect();
        assert!(unknown.is_empty(), "{file} asks for {unknown:?}");
    }
}
