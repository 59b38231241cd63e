//! `princely rules`

use crate::run::princely;

#[test]
fn books_sections_and_rules_can_be_read() {
    for (typed, words) in [
        ("rules", &["fuerstenfeld: ", "F-SELL"][..]),
        ("rules fuerstenfeld", &["F-SET-1", "F-SELL-4", "F-END-3"]),
        ("rules fuerstenfeld sell", &["F-SELL-1", "F-SELL-8"]),
        ("rules fuerstenfeld F-SELL", &["F-SELL-1", "F-SELL-8"]),
        ("rules F-SELL-4", &["F-SELL-4 Market"]),
        ("rules F-SELL-4 --lang de", &["F-SELL-4 Markt: Bis zu 3 Waren"]),
        ("rules F-SELL-4 --lang it", &["F-SELL-4 Mercato: fino a 3 gettoni"]),
        ("rules F-SELL-4 --lang hu", &["F-SELL-4 Piac: egy áru legfeljebb 3 jelzője"]),
        ("rules fuerstenfeld f-sell-4", &["F-SELL-4 Market"]),
        ("rules fürstenfeld F-SELL-4", &["F-SELL-4 Market"]),
        ("rules principati colour", &["P-SCORE-", "colour"]),
        ("rules price of a palace", &["F-BLD-", "palace"]),
        ("rules fuerstenfeld Brauerei --lang de", &["F-SELL-", "Brauerei"]),
    ] {
        let text = princely(typed).text();
        for word in words {
            assert!(text.contains(word), "princely {typed}: {word:?} is not in {text}");
        }
        assert!(text.lines().all(|line| line.chars().count() <= 100), "princely {typed}");
    }
    assert!(!princely("rules fuerstenfeld sell").text().contains("F-BLD-1"));
    assert!(!princely("rules F-SELL-4").text().contains("F-SELL-5"));
}

#[test]
fn an_unknown_rule_brings_suggestions() {
    for (typed, words) in [
        ("rules F-SEL-4", &["F-SEL-4", "did you mean", "F-SELL-4"][..]),
        ("rules fuerstenfeld F-SELL-99", &["F-SELL-99", "did you mean", "F-SELL-"]),
        ("rules chess", &["chess", "princely rules"]),
        ("rules chess F-SELL-4", &["chess", "fuerstenfeld"]),
        ("rules fuerstenfeld xylophone", &["xylophone", "princely rules"]),
    ] {
        princely(typed).fails(2, words);
    }
}
