use super::*;
use crate::letters::in_small;
use crate::{Names, Words, principati};
use fluent_bundle::FluentResource;
use princely_core::Message;
use princely_principati::catalogue::Catalogue;
use std::collections::{BTreeMap, BTreeSet};

#[test]
fn a_code_may_name_a_country_or_an_encoding() {
    for (code, language) in [
        ("en", Some(Language::English)),
        ("de-AT", Some(Language::German)),
        ("DE_de.UTF-8", Some(Language::German)),
        ("it_IT", Some(Language::Italian)),
        ("hu", Some(Language::Hungarian)),
        ("C.UTF-8", None),
        ("deu", None),
        ("", None),
    ] {
        assert_eq!(Language::from_code(code), language, "{code}");
    }
}

/// The build leaves out comments, empty lines and needless room; what is said may not change.
#[test]
fn what_is_built_in_says_what_the_files_say() {
    let mut compared = 0;
    for language in Language::ALL {
        let folder = format!("{}/locales/{}", env!("CARGO_MANIFEST_DIR"), language.code());
        for file in std::fs::read_dir(folder).unwrap() {
            let whole =
                FluentResource::try_new(std::fs::read_to_string(file.unwrap().path()).unwrap()).unwrap();
            let built_in = language.files().iter().any(|&text| {
                let bare = FluentResource::try_new(text.to_owned()).unwrap();
                bare.entries().eq(whole.entries())
            });
            assert!(built_in, "{language}: {:?}", whole.entries().next());
            compared += whole.entries().count();
        }
    }
    assert!(compared > 1000, "{compared} texts");
}

/// A text of a Fluent file, or one of its attributes: its key (`f-kept`, `f-kept.you`) and the data it uses.
type Text = (String, BTreeSet<String>);

/// The texts of a file in their order. An article (`$building-a`) and an id (`$card-id`) do not count as data of their
/// own: each language needs them in other sentences.
fn texts(file: &str) -> Vec<Text> {
    let mut texts: Vec<Text> = Vec::new();
    let mut message = "";
    for line in file.lines() {
        if let Some((key, _)) = line.split_once('=') {
            let key = key.trim_end();
            let attribute = key.trim_start().strip_prefix('.');
            match attribute {
                Some(attribute) => texts.push((format!("{message}.{attribute}"), BTreeSet::new())),
                None if key.starts_with(|first: char| first.is_ascii_lowercase()) => {
                    message = key;
                    texts.push((key.to_owned(), BTreeSet::new()));
                }
                None => {}
            }
        }
        let data = line.split('$').skip(1).filter_map(|rest| rest.split([' ', ')', '}']).next());
        let bare = |name: &str| {
            let suffix = ["-a", "-the", "-id"].into_iter().find(|suffix| name.ends_with(suffix));
            name.strip_suffix(suffix.unwrap_or_default()).unwrap_or(name).to_owned()
        };
        texts.iter_mut().last().into_iter().for_each(|(_, spoken)| spoken.extend(data.clone().map(bare)));
    }
    texts
}

/// Texts that another file lacks, and data that it uses but English does not. A language may only add forms of a name
/// that English does not need.
fn faults(file: &str, english: &str) -> Vec<String> {
    let own: BTreeMap<String, BTreeSet<String>> = texts(file).into_iter().collect();
    let english: BTreeMap<String, BTreeSet<String>> = texts(english).into_iter().collect();
    let mut faults = Vec::new();
    for (key, data) in &english {
        match own.get(key) {
            None => faults.push(format!("lacks {key}")),
            Some(spoken) => {
                faults.extend(data.difference(spoken).map(|name| format!("{key} lacks ${name}")));
                faults.extend(spoken.difference(data).map(|name| format!("{key} has no ${name}")));
            }
        }
    }
    let is_form = |key: &str| {
        let (message, form) = key.split_once('.').unwrap_or_default();
        message.starts_with("name-") && ["a", "the", "mark"].contains(&form)
    };
    let more = own.keys().filter(|key| !english.contains_key(*key) && !is_form(key));
    faults.extend(more.map(|key| format!("{key} is not in English")));
    faults
}

#[test]
fn every_language_says_everything_of_the_same_data() {
    for language in Language::ALL {
        for (file, english) in language.files().iter().zip(Language::English.files()) {
            let own: Vec<String> = texts(file).into_iter().map(|(key, _)| key).collect();
            let once: BTreeSet<&String> = own.iter().collect();
            assert_eq!(once.len(), own.len(), "{language} says something twice");
            assert_eq!(faults(file, english), [""; 0], "{language}");
        }
    }
}

#[test]
fn what_a_language_lacks_is_noticed() {
    let english = "one = { $a } and { $b }\n    .you = you\nname-x = x\n    .a = an x\ntwo = 2\n";
    for (file, fault) in [
        (
            "one = { $b } und { $a }\n    .you = du\nname-x = x\n    .a = ein x\n    .the = das x\ntwo = 2\n",
            &[][..],
        ),
        ("one = { $a }, { $b-the }\nname-x = x\n    .a = ein x\ntwo = 2\n", &["lacks one.you"]),
        ("one = { $a }{ $b }\n    .you = du\nname-x = x\ntwo = 2\n", &["lacks name-x.a"]),
        (
            "one = { $a }\n    { $c }\n    .you = du\nname-x = x\n    .a = ein x\n",
            &["one lacks $b", "one has no $c", "lacks two"],
        ),
        (
            "one = { $a }{ $b }\n    .you = du\nname-x = x\n    .a = ein x\ntwo = 2\n    .a = 2\nthree = 3\n",
            &["three is not in English", "two.a is not in English"],
        ),
    ] {
        assert_eq!(faults(file, english), fault, "{file}");
    }
}

#[test]
fn every_tile_has_a_name_in_every_language() {
    let catalogue = Catalogue::standard().unwrap();
    let game = princely_principati::Principati::default();
    for language in Language::ALL.into_iter().skip(1) {
        let [.., tiles] = language.files() else { panic!("{language} has no files") };
        let named: Vec<String> = texts(tiles).into_iter().map(|(key, _)| key).collect();
        let known: Vec<String> = catalogue.tile.iter().map(|tile| format!("name-p-{}", tile.id)).collect();
        assert_eq!(named, known, "{language}");
        let mut names = BTreeSet::new();
        for tile in &catalogue.tile {
            let id = princely_principati::TileId::new(&tile.id).unwrap();
            let name = principati::tile_name(Words::of(language), &game, id);
            assert!(
                name.len() > tile.id.len() + 3 && name.ends_with(&format!(" ({id})")),
                "{language}: {name}"
            );
            assert!(names.insert(in_small(&name)), "{language} has {name} twice");
            let written = tiles.lines().find_map(|line| line.strip_prefix(&format!("name-p-{id}=")));
            assert_eq!(Some(&*name), written, "{language} says another name than the one that is written");
            let lays = Message::new("p-do-merit-tile").name("tile", id);
            let said = Words::of(language).sentence(&lays, &Names::default());
            assert!(said.contains(&name), "{language}: {said}");
        }
    }
}

/// The fields printed on a board have plain names in every language.
#[test]
fn printed_fields_have_plain_names() {
    for language in Language::ALL {
        for key in ["printed-hops", "printed-barley", "printed-water"] {
            let name = Words::of(language).sentence(&Message::new(key), &Names::default());
            assert!(!name.contains(['(', ')', '{']) && name != key, "{language}: {name}");
        }
    }
}
