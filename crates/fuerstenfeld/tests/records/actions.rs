//! Actions on paper, exactly as in the table of the record format.

use crate::common::{build, card, sell, store, trash, under};
use princely_fuerstenfeld::Action;
use princely_fuerstenfeld::notation::ActionNote;

#[test]
fn each_action_has_one_form() {
    for (action, text) in [
        (Action::Keep { card: card("palace_6") }, r#"{"keep":"palace_6"}"#),
        (under("hops_1"), r#"{"under":"hops_1"}"#),
        (Action::DrawExtra, r#""draw_extra""#),
        (Action::StopDrawing, r#""stop_drawing""#),
        (sell(""), r#"{"sell":{}}"#),
        (sell("2 hops, 1 water"), r#"{"sell":{"brewery":0,"goods":{"hops":2,"barley":0,"water":1}}}"#),
        (
            sell("3 barley, brewery 4, office barley"),
            r#"{"sell":{"brewery":4,"goods":{"hops":0,"barley":3,"water":0},"office":"barley"}}"#,
        ),
        (
            sell("2 hops, 1 water, market 1 hops water"),
            r#"{"sell":{"brewery":0,"goods":{"hops":2,"barley":0,"water":1},"market":{"from":"hops","to":"water","count":1}}}"#,
        ),
        (
            sell("2 hops, 1 water, market 1 hops water, office water"),
            r#"{"sell":{"brewery":0,"goods":{"hops":2,"barley":0,"water":1},"market":{"from":"hops","to":"water","count":1},"office":"water"}}"#,
        ),
        (build("town_hall_2", 1), r#"{"build":{"card":"town_hall_2","space":1}}"#),
        (build("palace_1", 6), r#"{"build":{"card":"palace_1","space":6}}"#),
        (Action::EndBuild, r#""end_build""#),
        (trash("tour_guide"), r#"{"trash":"tour_guide"}"#),
        (store(1, 0, 2), r#"{"store":{"hops":1,"barley":0,"water":2}}"#),
        (Action::EndTurn, r#""end_turn""#),
    ] {
        assert_eq!(serde_json::to_string(&ActionNote::from(action)).unwrap(), text);
        assert_eq!(Action::from(serde_json::from_str::<ActionNote>(text).unwrap()), action, "{text}");
        let spaced = serde_json::to_string_pretty(&ActionNote::from(action)).unwrap();
        assert_eq!(Action::from(serde_json::from_str::<ActionNote>(&spaced).unwrap()), action, "{spaced}");
    }
}

#[test]
fn every_card_round_trips() {
    for card in princely_fuerstenfeld::Card::ALL {
        let text = serde_json::to_string(&ActionNote::from(Action::Under { card })).unwrap();
        assert_eq!(text, format!(r#"{{"under":"{}"}}"#, card.id()));
        assert_eq!(Action::from(serde_json::from_str::<ActionNote>(&text).unwrap()), Action::Under { card });
    }
}

#[test]
fn other_forms_are_refused() {
    for text in [
        // Not an action.
        "null",
        "{}",
        "[]",
        "3",
        r#""""#,
        r#""sell""#,
        r#""pass""#,
        r#""Draw_extra""#,
        r#"{"end_turn":null}"#,
        r#"{"draw_extra":{}}"#,
        r#"{"pass":{}}"#,
        r#"{"keep":"hops_1","under":"hops_2"}"#,
        r#"{"keep":"hops_1","keep":"hops_2"}"#,
        // Cards.
        r#"{"keep":"hops_4"}"#,
        r#"{"keep":"Crane"}"#,
        r#"{"keep":null}"#,
        r#"{"keep":0}"#,
        r#"{"under":["hops_1"]}"#,
        r#"{"trash":"hops"}"#,
        // Sales.
        r#"{"sell":null}"#,
        r#"{"sell":[]}"#,
        r#"{"sell":{"brewery":0}}"#,
        r#"{"sell":{"goods":{"hops":1,"barley":0,"water":0}}}"#,
        r#"{"sell":{"office":"hops"}}"#,
        r#"{"sell":{"market":{"from":"hops","to":"water","count":1}}}"#,
        r#"{"sell":{"brewery":0,"office":"hops"}}"#,
        r#"{"sell":{"brewery":null,"goods":null}}"#,
        r#"{"sell":{"brewery":0,"goods":{"hops":1,"barley":0}}}"#,
        r#"{"sell":{"brewery":0,"goods":{"hops":1}}}"#,
        r#"{"sell":{"brewery":0,"goods":{}}}"#,
        r#"{"sell":{"brewery":0,"goods":[1,0,0]}}"#,
        r#"{"sell":{"brewery":0,"goods":{"hops":1,"barley":0,"water":0,"wine":0}}}"#,
        r#"{"sell":{"brewery":0,"goods":{"hops":1,"hops":1,"barley":0,"water":0}}}"#,
        r#"{"sell":{"brewery":0,"goods":{"hops":1,"barley":0,"water":0},"market":null}}"#,
        r#"{"sell":{"brewery":0,"goods":{"hops":1,"barley":0,"water":0},"office":null}}"#,
        r#"{"sell":{"brewery":0,"goods":{"hops":1,"barley":0,"water":0},"office":"wine"}}"#,
        r#"{"sell":{"brewery":0,"goods":{"hops":1,"barley":0,"water":0},"tip":1}}"#,
        r#"{"sell":{"brewery":0,"goods":{"hops":1,"barley":0,"water":0},"market":{"from":"hops","to":"water"}}}"#,
        r#"{"sell":{"brewery":0,"goods":{"hops":1,"barley":0,"water":0},"market":{"from":"hops","count":1}}}"#,
        r#"{"sell":{"brewery":0,"goods":{"hops":1,"barley":0,"water":0},"market":["hops","water",1]}}"#,
        r#"{"sell":{"brewery":0,"goods":{"hops":1,"barley":0,"water":0},"market":{"from":"hops","to":"water","count":1,"x":0}}}"#,
        r#"{"sell":{"brewery":-1,"goods":{"hops":1,"barley":0,"water":0}}}"#,
        r#"{"sell":{"brewery":256,"goods":{"hops":1,"barley":0,"water":0}}}"#,
        r#"{"sell":{"brewery":"0","goods":{"hops":1,"barley":0,"water":0}}}"#,
        r#"{"sell":{"brewery":0,"goods":{"hops":256,"barley":0,"water":0}}}"#,
        r#"{"sell":{"brewery":0,"goods":{"hops":-1,"barley":0,"water":0}}}"#,
        r#"{"sell":{"brewery":0,"goods":{"hops":1.5,"barley":0,"water":0}}}"#,
        r#"{"sell":{"brewery":0,"goods":{"hops":1.0,"barley":0,"water":0}}}"#,
        r#"{"sell":{"brewery":0,"goods":{"hops":1e99,"barley":0,"water":0}}}"#,
        r#"{"sell":{"brewery":0,"goods":{"hops":1e999,"barley":0,"water":0}}}"#,
        // Building.
        r#"{"build":{"card":"crane","space":0}}"#,
        r#"{"build":{"card":"crane","space":-1}}"#,
        r#"{"build":{"card":"crane","space":256}}"#,
        r#"{"build":{"card":"crane","space":1.5}}"#,
        r#"{"build":{"card":"crane"}}"#,
        r#"{"build":{"space":1}}"#,
        r#"{"build":{"card":"crane","space":1,"cost":5}}"#,
        r#"{"build":["crane",1]}"#,
        // Storing.
        r#"{"store":{"hops":1,"barley":0}}"#,
        r#"{"store":{"hops":1,"barley":0,"water":null}}"#,
        r#"{"store":{"hops":1,"barley":0,"water":0,"wine":0}}"#,
        r#"{"store":[1,0,2]}"#,
        r#"{"store":{}}"#,
    ] {
        let read = serde_json::from_str::<ActionNote>(text);
        assert!(read.is_err(), "{text} is read as {read:?}");
    }
}

#[test]
fn numbers_on_paper_that_no_rule_allows_are_read_and_refused_by_the_rules() {
    use princely_fuerstenfeld::Phase;
    let scene = || crate::common::Scene::base(2).goods(0, 1, 0, 0).hand(0, "crane").coins(0, 9);
    let selling = scene();
    let building = scene().phase(Phase::Build, 0);
    for (scene, text, rule) in [
        (&building, r#"{"build":{"card":"crane","space":7}}"#, "F-VAL-5"),
        (&building, r#"{"build":{"card":"crane","space":255}}"#, "F-VAL-5"),
        (&selling, r#"{"sell":{"brewery":2,"goods":{"hops":1,"barley":0,"water":0}}}"#, "F-SET-2"),
        (&selling, r#"{"sell":{"brewery":255,"goods":{"hops":255,"barley":255,"water":255}}}"#, "F-SET-2"),
        (&selling, r#"{"sell":{"brewery":0,"goods":{"hops":0,"barley":0,"water":0}}}"#, "F-SELL-1"),
        (&selling, r#"{"sell":{"brewery":0,"goods":{"hops":255,"barley":255,"water":255}}}"#, "F-SELL-1"),
    ] {
        assert_eq!(scene.refused(0, text).0, rule, "{text}");
    }
}
