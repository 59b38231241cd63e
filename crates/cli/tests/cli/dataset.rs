//! Data sets. What stands in a row: crates/dataset/tests/rows.rs.

use crate::run::{Folder, command, princely};
use princely_dataset::{Order, write};
use princely_laboratory::Setting;

#[test]
fn the_file_is_that_of_the_library_on_any_number_of_threads() {
    let (folder, mut expected) = (Folder::new(), Vec::new());
    let order = Order {
        bots: vec!["greedy".into(), "random".into()],
        games: 2..5,
        seed: 7,
        threads: 1,
        chance: false,
    };
    let written = write("fuerstenfeld", &Setting::default(), &order, &mut expected, |_| true).unwrap();
    for threads in [1, 3] {
        let path = folder.file(&format!("{threads}.parquet"));
        let typed = format!(
            "dataset fuerstenfeld --bots greedy,random --first 2 --games 3 --seed 7 --threads {threads} --out {path}"
        );
        assert_eq!(princely(&typed).text(), format!("3 games, {} rows: {path}\n", written.rows));
        assert!(std::fs::read(&path).unwrap() == expected, "{threads} threads");
        princely(&typed).fails(2, &["is there already", "--force"]);
        princely(&format!("{typed} --force")).text();
    }
    let to_pipe = ["dataset", "fuerstenfeld", "--bots", "greedy,random", "--first", "2", "--games", "3"];
    let output = command(&to_pipe).args(["--seed", "7", "--out", "-"]).output().unwrap();
    assert!(output.status.success() && output.stdout == expected);
}

#[test]
fn a_file_has_chances_if_they_are_asked_for() {
    let (folder, mut expected) = (Folder::new(), Vec::new());
    let order = Order { bots: vec!["greedy".into()], games: 0..2, seed: 1, threads: 1, chance: true };
    write("fuerstenfeld", &Setting::default(), &order, &mut expected, |_| true).unwrap();
    let path = folder.file("games.parquet");
    princely(&format!("dataset fuerstenfeld --games 2 --chance --out {path}")).text();
    assert!(std::fs::read(&path).unwrap() == expected);
}

#[test]
fn a_data_set_that_cannot_be_written_leaves_nothing_behind() {
    let folder = Folder::new();
    let path = folder.file("games.parquet");
    princely(&format!("dataset principati --bots nobody --out {path}")).fails(2, &["nobody"]);
    princely(&format!("dataset principati --out {path}/x.parquet")).fails(3, &["x.parquet"]);
    assert_eq!(std::fs::read_dir(folder.file("")).unwrap().count(), 0);
}
