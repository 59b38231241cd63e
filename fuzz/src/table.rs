//! Laws of the live table that hold for any bytes.

use crate::Fuzzed;
use princely_core::{Quick, Seat, Turn, Uniform};
use princely_protocol::{Aid, Chair, Pace, Raw, Sitter, Spectators, Terms, ToHost};
use princely_table::{AnyTable, Decided, Hosted, Live, Luck, Manner, Opening, SeatView};

/// How many steps bots play before the bytes are read.
const STEPS: u32 = 40;

/// A table with a person on every seat, a little way into a game.
fn table<G: Fuzzed + Hosted>(game: &G, seed: u64) -> Option<Live<G>> {
    let opening = Opening {
        terms: Terms {
            game: G::ID.into(),
            rules: game.rules(),
            options: Raw::of(&game.options()).ok()?,
            pace: Pace::Turn { turn_ms: 1000 },
            aid: Aid::None,
            hints: false,
            spectators: Spectators::Live,
        },
        chairs: vec![Chair { name: None, sitter: Sitter::Person }; game.seats().into()],
        manner: Manner::default(),
        luck: Luck::of_host([seed as u8; 32], game.seats()),
    };
    let mut live: Live<G> = Live::open(opening).ok()?;
    let begin = live.begin(0);
    live.accept(begin).ok()?;
    let mut quick = Quick(seed);
    for number in 0..quick.below(STEPS) {
        let Turn::Seats(seats) = live.turn() else { break };
        let seat = seats.lowest()?;
        let mut legal = Vec::new();
        live.game().legal_actions(live.state(), seat, &mut legal);
        let action = legal.get(quick.below(legal.len() as u32) as usize)?;
        let act = serde_json::json!({
            "type": "act",
            "id": format!("c{number}"),
            "version": live.version(),
            "actions": [action],
        });
        let command: ToHost = serde_json::from_value(act).ok()?;
        if let Ok(Decided::New(decision)) = live.decide(seat, &command, number.into()) {
            live.accept(decision).ok()?;
        }
    }
    Some(live)
}

/// Whatever a client sends, nothing panics. A denied command changes nothing; an accepted one can be followed by every
/// seat, and the table can be opened again.
pub fn command<G: Fuzzed + Hosted>(game: &G, data: &[u8]) {
    let Some((&first, text)) = data.split_first() else { return };
    let Some(mut live) = table(game, first.into()) else { return };
    let Ok(command) = serde_json::from_slice::<ToHost>(text) else { return };
    let (seat, version) = (Seat(first % 6), live.version());
    let decided = live.decide(seat, &command, 50);
    assert_eq!(live.version(), version, "to decide changes nothing");
    let Ok(Decided::New(decision)) = decided else { return };
    let opening = live.opening().clone();
    live.accept(decision).expect("a decision for this version is accepted");
    assert!(matches!(live.decide(seat, &command, 51), Ok(Decided::Already(_))), "sent twice it counts once");
    for viewer in (0..live.game().seats()).map(|seat| Some(Seat(seat))).chain([None]) {
        let mut view: SeatView<G> = SeatView::new(&live.hello(viewer, 0)).expect("a viewer can follow");
        for entry in live.told(viewer, 0).expect("everything is told").entries {
            view.hear(&entry).expect("what is told can have happened");
        }
        assert_eq!(*view.observation(), live.observe(viewer));
    }
    let journal: Vec<String> = (1..=live.version()).filter_map(|version| live.written(version)).collect();
    let again = Live::<G>::reopen(opening, journal.iter().map(String::as_str)).expect("it opens again");
    assert_eq!(again.state(), live.state());
}

/// Whatever a journal holds, it is either refused, or gives a table that writes the same journal.
pub fn journal<G: Fuzzed + Hosted>(game: &G, data: &[u8]) {
    let Some((&first, text)) = data.split_first() else { return };
    let Some(live) = table(game, first.into()) else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    let mut journal: Vec<String> = (1..=live.version()).filter_map(|version| live.written(version)).collect();
    let keep = journal.len().saturating_sub(usize::from(first) % 4);
    journal.truncate(keep);
    journal.extend(text.lines().map(str::to_owned));
    let Ok(again) = Live::<G>::reopen(live.opening().clone(), journal.iter().map(String::as_str)) else {
        return;
    };
    let written: Vec<String> = (1..=again.version()).filter_map(|version| again.written(version)).collect();
    let opened = Live::<G>::reopen(live.opening().clone(), written.iter().map(String::as_str));
    assert_eq!(opened.expect("what it writes can be read").state(), again.state());
}
