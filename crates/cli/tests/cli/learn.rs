//! `princely learn`

use crate::run::princely;

#[test]
fn books_for_players_are_read_whole_or_by_chapter() {
    for (typed, words) in [
        ("learn", &["princely learn fuerstenfeld: ", "princely learn principati: ", "   3  "][..]),
        ("learn principati", &["Learn Principati Duello", "A first round, told", "Palace"]),
        ("learn principati 1", &["What the game is about", "Two princes"]),
        ("learn principati first ROUND", &["A first round, told", "Anna"]),
        ("learn fürstenfeld 1", &["What the game is about"]),
        ("learn fuerstenfeld --lang de", &["Fürstenfeld"]),
        ("learn fuerstenfeld --lang it", &["Fürstenfeld"]),
        ("learn fuerstenfeld --lang hu", &["Fürstenfeld"]),
    ] {
        let text = princely(typed).text();
        for word in words {
            assert!(text.contains(word), "princely {typed}: {word:?} is not in {text:.2000}");
        }
        // Nothing of the Markdown is left.
        for mark in ["![", "](", "**", "\n| ", "\n#"] {
            assert!(!text.contains(mark), "princely {typed}: {mark:?} is in the text");
        }
    }
    assert!(!princely("learn principati 1").text().contains("A first round"));
}

#[test]
fn a_chapter_that_is_not_there_brings_the_list_of_those_that_are() {
    princely("learn principati 99").fails_at_length(2, &["no chapter \"99\"", "1  What the game is about"]);
    princely("learn principati dragons").fails_at_length(2, &["dragons", "first round"]);
    princely("learn chess").not_understood(&["chess", "principati"]);
}
