//! What crosses the wire comes back as it was.
#![allow(clippy::unwrap_used)]

mod games;

use games::{play, variants};
use princely_core::{Game, Notation, Seat, Streamed, Uniform};
use princely_principati::notation::ActionNote;
use princely_principati::observe::SeenAction;
use princely_principati::{Action, Options, observe};

fn back<T: serde::Serialize + serde::de::DeserializeOwned>(value: &T) -> T {
    serde_json::from_str(&serde_json::to_string(value).unwrap()).unwrap()
}

#[test]
fn actions_and_what_is_seen_of_them_come_back() {
    for (number, game) in (0..4).flat_map(|number| variants().map(|game| (number, game))) {
        play(&game, 800 + number, |_, seat, legal, whim| {
            for _ in 0..4 {
                let Some(&action) = legal.get(whim.below(legal.len().max(1) as u32) as usize) else { return };
                assert_eq!(back(&action), action);
                for viewer in [None, Some(seat), Some(Seat(1 - seat.0))] {
                    let seen = game.see_action(seat, &action, viewer);
                    assert_eq!(back(&seen), seen);
                }
            }
        });
    }
}

#[test]
fn deals_options_and_results_come_back() {
    for game in variants() {
        assert_eq!(back(game.options()), *game.options());
        for seed in 0..20 {
            let deal = game.sample_chance(&game.start(), &mut Streamed(princely_core::Quick(seed)));
            let seen = game.see_chance(&deal, None);
            assert_eq!(back(&seen), seen);
        }
        play(&game, 900, |state, _, _, _| {
            if let Some(result) = game.result(state) {
                assert_eq!(back(&result), result);
            }
        });
    }
    let own = Some(Box::new(princely_principati::catalogue::Catalogue::standard().unwrap()));
    let options = Options { catalogue: own, max_rounds: Some(7), ..Options::default() };
    assert_eq!(back(&options), options);
}

/// Every kind of action, as it crosses the wire and as records write it.
#[test]
fn on_the_wire_actions_are_tagged_and_records_keep_their_form() {
    let rows = [
        (r#"{"type":"draft_keep","tile":"S01"}"#, r#"{"draft_keep":"S01"}"#),
        (r#"{"type":"reserve","buildings":["well",null]}"#, r#"{"reserve":["well",null]}"#),
        (
            r#"{"type":"place_extra","tile":"S01","at":[1,-2],"rotation":3,"stock_board":null}"#,
            r#"{"place_extra":{"tile":"S01","at":[1,-2],"rot":3}}"#,
        ),
        (
            r#"{"type":"place_extra","tile":"S01","at":[1,-2],"rotation":3,"stock_board":"a"}"#,
            r#"{"place_extra":{"tile":"S01","at":[1,-2],"rot":3,"stock_board":"a"}}"#,
        ),
        (
            r#"{"type":"place","tile":"H01","at":[0,1],"rotation":5}"#,
            r#"{"place":{"tile":"H01","at":[0,1],"rot":5}}"#,
        ),
        (
            r#"{"type":"farmer_move","from":[0,1],"to":[2,1],"rotation":0}"#,
            r#"{"farmer_move":{"from":[0,1],"to":[2,1],"rot":0}}"#,
        ),
        (r#"{"type":"cannot_place"}"#, r#""cannot_place""#),
        (
            r#"{"type":"move_master","who":"master","from":null,"to":[2,1]}"#,
            r#"{"move_master":{"who":"master","from":null,"to":[2,1]}}"#,
        ),
        (r#"{"type":"sell","good":"fish"}"#, r#"{"sell":"fish"}"#),
        (r#"{"type":"buy","good":"iron_bar"}"#, r#"{"buy":"iron_bar"}"#),
        (r#"{"type":"food_coin","row":"fish"}"#, r#"{"food_coin":"fish"}"#),
        (r#"{"type":"buy_commerce","order":"commerce_20"}"#, r#"{"buy_commerce":20}"#),
        (r#"{"type":"buy_commerce","order":"commerce_30"}"#, r#"{"buy_commerce":30}"#),
        (
            r#"{"type":"build","building":"warehouse","at":[0,1],"slot":1,"stock_board":"b"}"#,
            r#"{"build":{"building":"warehouse","at":[0,1],"slot":1,"stock_board":"b"}}"#,
        ),
        (
            r#"{"type":"build","building":"well","at":[0,1],"slot":0,"stock_board":null}"#,
            r#"{"build":{"building":"well","at":[0,1],"slot":0}}"#,
        ),
        (r#"{"type":"demolish","at":[0,1],"slot":1}"#, r#"{"demolish":{"at":[0,1],"slot":1}}"#),
        (
            r#"{"type":"miner_mine","building":"gold_mine","at":[0,1],"slot":1}"#,
            r#"{"miner_mine":{"building":"gold_mine","at":[0,1],"slot":1}}"#,
        ),
        (
            r#"{"type":"architect_move","from":[0,1],"from_slot":1,"to":[3,3],"to_slot":0}"#,
            r#"{"architect_move":{"from":[0,1],"from_slot":1,"to":[3,3],"to_slot":0}}"#,
        ),
        (r#"{"type":"produce","at":[0,1],"slot":1}"#, r#"{"produce":{"at":[0,1],"slot":1}}"#),
        (r#"{"type":"catch"}"#, r#""catch""#),
        (r#"{"type":"make","vehicle":"cart"}"#, r#"{"make":"cart"}"#),
        (r#"{"type":"merit_tile","tile":"M01"}"#, r#"{"merit_tile":"M01"}"#),
        (r#"{"type":"end_phase"}"#, r#""end_phase""#),
    ];
    let mut kinds = std::collections::HashSet::new();
    for (wire, record) in rows {
        let action: Action = serde_json::from_str(wire).unwrap();
        kinds.insert(std::mem::discriminant(&action));
        assert_eq!(serde_json::to_string(&action).unwrap(), wire);
        assert_eq!(serde_json::to_string(&ActionNote::from(action)).unwrap(), record);
        assert_eq!(Action::from(serde_json::from_str::<ActionNote>(record).unwrap()), action);
        assert!(serde_json::from_str::<Action>(record).is_err(), "{record}");
        assert!(serde_json::from_str::<ActionNote>(wire).is_err(), "{wire}");
    }
    assert_eq!(kinds.len(), 20);
}

#[test]
fn nonsense_is_refused() {
    for wrong in [
        r#"{"type":"place","tile":"H01","at":[0,0]}"#,
        r#"{"type":"place","tile":"H01","at":[0,0],"rotation":1,"more":2}"#,
        r#"{"type":"dance"}"#,
        r#"{"type":"sell","good":"gold"}"#,
        r#"{"type":"draft_keep","tile":"much too long"}"#,
        r#"{"type":"build","building":"baker","at":[0],"slot":0,"stock_board":null}"#,
        r#"{"type":"reserve","buildings":[]}"#,
        r#"{"type":"reserve","buildings":[null,null,null]}"#,
        r#""end_phase""#,
    ] {
        assert!(serde_json::from_str::<Action>(wrong).is_err(), "{wrong}");
    }
}

/// TypeScript and JSON Schema can be made of every type; unbounded integers would become `bigint`.
#[cfg(feature = "wire")]
#[test]
fn everything_on_the_wire_has_types() {
    use princely_principati::{Answer, Choices, Question, View};
    use ts_rs::{Config, TS};

    fn described<T: TS + schemars::JsonSchema + 'static>() -> String {
        let schema = serde_json::to_string(&schemars::schema_for!(T)).unwrap();
        assert!(schema.len() > 100, "{schema}");
        T::decl(&Config::default())
    }
    let all = [
        described::<View>(),
        described::<Choices>(),
        described::<Question>(),
        described::<Answer>(),
        described::<Action>(),
        described::<SeenAction>(),
        described::<observe::SeenChance>(),
        described::<Options>(),
        described::<princely_principati::notation::ResultNote>(),
    ];
    for text in &all {
        assert!(!text.contains("bigint"), "{text}");
    }
    assert!(all[4].contains("\"type\": \"place\""), "{}", all[4]);
}
