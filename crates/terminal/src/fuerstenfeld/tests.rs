use super::board::Board;
use crate::{Page, Talk as _};
use princely_core::{Aid, Game as _, Seat};
use princely_fuerstenfeld::{Card, CardTable, Fuerstenfeld, Variant};
use princely_words::{Language, Names, Words};

/// The number of palaces that end the game is the one agreed on at the table, in every language.
#[test]
fn the_palaces_that_end_the_game_are_those_agreed_on() {
    for (language, numbers) in [
        (Language::English, ["four", "five", "six"]),
        (Language::German, ["vier", "fünf", "sechs"]),
        (Language::Italian, ["quattro", "cinque", "sei"]),
        (Language::Hungarian, ["négy", "öt", "hat"]),
    ] {
        let (words, names) = (Words::of(language), Names::seats(2));
        for (palaces, number) in (4..).zip(numbers) {
            let game = Fuerstenfeld::new(2, Variant::Base, CardTable::standard()).unwrap();
            let game = game.with_palaces(palaces).unwrap();
            let about = game.about(words);
            assert_eq!(about.matches(number).count(), if palaces == 6 { 3 } else { 2 }, "{about}");
            let view = game.view(&game.observe(&game.start(), Some(Seat(0))), Aid::None);
            let page = Page { words, names: &names, width: 100 };
            let told = Board::new(&page, &view).card(Card::Palace3, 8).join("\n");
            assert!(told.contains(&format!("; {number} ")), "{told}");
        }
    }
}
