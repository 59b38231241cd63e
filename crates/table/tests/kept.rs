//! Tables that were kept before still open, and what was written then is written so today, byte for byte: the journal,
//! the record, what each viewer may record, and what each viewer is told.
//!
//! The files in `kept/` were made once, by an earlier version, and never change. A file has the opening, the record, the
//! records of all viewers, what all viewers were told (the seats first, then spectators), and the journal, each on a
//! line of its own.

#![allow(clippy::unwrap_used)]

use princely_core::{Seat, Viewer};
use princely_fuerstenfeld::Fuerstenfeld;
use princely_principati::Principati;
use princely_protocol::{Hello, Told, WIRE};
use princely_table::{Hosted, Live, Opening, SeatView};

/// The viewers of a table for two.
const VIEWERS: [Viewer; 3] = [Some(Seat(0)), Some(Seat(1)), None];

fn opens_again<G: Hosted>(kept: &str) {
    let mut lines = kept.lines();
    let mut next = || lines.next().unwrap();
    let opening: Opening = serde_json::from_str(next()).unwrap();
    assert_eq!(opening.terms.game, G::ID);
    let record = next();
    let records = VIEWERS.map(|viewer| (viewer, next()));
    let feeds = VIEWERS.map(|viewer| (viewer, next()));
    let journal: Vec<&str> = lines.collect();

    let mut live = Live::<G>::open(opening.clone()).unwrap();
    for entry in &journal {
        live.read(entry).unwrap();
    }
    for (version, entry) in (1..).zip(&journal) {
        assert_eq!(live.written(version).as_deref(), Some(*entry));
    }
    assert!(live.end().is_some());
    assert_eq!(live.record(&None), record);
    princely_core::record::read::<G>(record, |_| {}).unwrap();
    for (viewer, record) in records {
        assert_eq!(live.seen_record(viewer, &None), record, "{viewer:?}");
        princely_core::record::read_seen::<G>(record, |_| {}).unwrap();
    }
    for (viewer, feed) in feeds {
        let told = live.told(viewer, 0).unwrap();
        assert_eq!(serde_json::to_string(&told).unwrap(), feed, "{viewer:?}");
        let mut view = SeatView::<G>::new(&hello(&opening, viewer)).unwrap();
        let read: Told = serde_json::from_str(feed).unwrap();
        for entry in &read.entries {
            view.hear(entry).unwrap();
        }
        assert_eq!(*view.observation(), live.observe(viewer), "{viewer:?}");
    }
}

/// What a client is greeted with.
fn hello(opening: &Opening, viewer: Viewer) -> Hello {
    Hello {
        wire: WIRE,
        viewer: viewer.into(),
        terms: opening.terms.clone(),
        chairs: opening.chairs.clone(),
        commitments: None,
        version: 0,
        now: 0,
    }
}

#[test]
fn a_table_of_fuerstenfeld_from_before_opens_to_the_byte() {
    opens_again::<Fuerstenfeld>(include_str!("kept/fuerstenfeld.jsonl"));
}

#[test]
fn a_table_of_principati_from_before_opens_to_the_byte() {
    opens_again::<Principati>(include_str!("kept/principati.jsonl"));
}
