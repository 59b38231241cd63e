//! What crosses the wire comes back as it was.
#![allow(clippy::unwrap_used)]

mod games;

use games::{play, variants};
use princely_core::{Game, Notation, Note, Seat, Streamed, Uniform};
use princely_principati::{Action, notation, observe, options, wire};

fn back<T: serde::Serialize + serde::de::DeserializeOwned>(value: &T) -> T {
    serde_json::from_str(&serde_json::to_string(value).unwrap()).unwrap()
}

#[test]
fn actions_and_what_is_seen_of_them_come_back() {
    for (number, game) in (0..4).flat_map(|number| variants().map(|game| (number, game))) {
        play(&game, 800 + number, |_, seat, legal, whim| {
            for _ in 0..4 {
                let Some(&action) = legal.get(whim.below(legal.len().max(1) as u32) as usize) else { return };
                let wire: wire::Action = back(&action.into());
                assert_eq!(Action::try_from(&wire), Ok(action));
                for viewer in [None, Some(seat), Some(Seat(1 - seat.0))] {
                    let seen = game.see_action(seat, &action, viewer);
                    let wire: wire::SeenAction = back(&seen.into());
                    assert_eq!(observe::SeenAction::try_from(&wire), Ok(seen));
                }
            }
        });
    }
}

#[test]
fn deals_options_and_results_come_back() {
    for game in variants() {
        let options: wire::Options = back(&game.options().clone().into());
        assert_eq!(options::Options::from(options), *game.options());
        for seed in 0..20 {
            let deal = game.sample_chance(&game.start(), &mut Streamed(princely_core::Quick(seed)));
            let Note::Setup(setup) = game.note(&deal);
            let wire: wire::Deal = back(&setup.clone().into());
            assert_eq!(game.read(&Note::Setup(wire.into())), Ok(deal));
            let seen: wire::SeenChance = back(&setup.clone().into());
            assert_eq!(notation::SetUpNote::from(seen), setup);
        }
        play(&game, 900, |state, _, _, _| {
            if let Some(result) = game.result(state) {
                let outcome: wire::GameResult = back(&result.clone().into());
                assert_eq!(notation::ResultNote::from(outcome), result);
            }
        });
    }
    let own = Some(Box::new(princely_principati::catalogue::Catalogue::standard().unwrap()));
    let options = options::Options { catalogue: own, max_rounds: Some(7), ..options::Options::default() };
    let wire: wire::Options = back(&options.clone().into());
    assert_eq!(options::Options::from(wire), options);
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
        r#""end_phase""#,
    ] {
        assert!(serde_json::from_str::<wire::Action>(wrong).is_err(), "{wrong}");
    }
    for count in [0, 3] {
        let reserve = wire::Action::Reserve { buildings: vec![None; count] };
        assert!(Action::try_from(&reserve).is_err());
    }
    let end: wire::Action = serde_json::from_str(r#"{"type":"end_phase"}"#).unwrap();
    assert_eq!(Action::try_from(&end), Ok(Action::EndPhase));
}

/// TypeScript and JSON Schema can be made of every type; unbounded integers would become `bigint`.
#[cfg(feature = "wire")]
#[test]
fn everything_on_the_wire_has_types() {
    use princely_principati::view::CatalogueView;
    use princely_principati::{Answer, Choices, Question, View};
    use ts_rs::{Config, TS};

    fn described<T: TS + schemars::JsonSchema + 'static>() -> String {
        let schema = serde_json::to_string(&schemars::schema_for!(T)).unwrap();
        assert!(schema.len() > 100, "{schema}");
        T::decl(&Config::default())
    }
    let all = [
        described::<View>(),
        described::<CatalogueView>(),
        described::<Choices>(),
        described::<Question>(),
        described::<Answer>(),
        described::<wire::Action>(),
        described::<wire::SeenAction>(),
        described::<wire::SeenChance>(),
        described::<wire::Options>(),
        described::<wire::GameResult>(),
    ];
    for text in &all {
        assert!(!text.contains("bigint"), "{text}");
    }
    assert!(all[5].contains("\"type\": \"place\""), "{}", all[5]);
}
