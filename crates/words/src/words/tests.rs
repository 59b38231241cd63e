mod samples;

use super::*;
use princely_core::Game;
use princely_fuerstenfeld::{Card, CardTable, Fuerstenfeld, Good, Phase, Refusal as No, Variant};
use princely_principati::names::Colour;
use samples::{events, refusals};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Every message of the engines at least once. The scan of their sources below notices a forgotten one.
fn samples() -> Vec<Message> {
    let events = events().into_iter().map(|(event, ..)| game().describe(&event));
    let refusals = refusals().into_iter().map(|(refusal, _)| refusal.message());
    events.chain(refusals).chain(principati::tests::samples()).collect()
}

fn game() -> Fuerstenfeld {
    Fuerstenfeld::new(3, Variant::Expert, CardTable::standard()).unwrap()
}

/// Every text in quotes that begins with the letter of a game and a minus.
fn ids_in(source: &str) -> BTreeSet<&str> {
    let is_id = |text: &&str| {
        let id = text.strip_prefix("f-").or(text.strip_prefix("p-")).unwrap_or_default();
        !id.is_empty() && id.bytes().all(|byte| byte == b'-' || byte.is_ascii_alphanumeric())
    };
    source.split('"').filter(is_id).collect()
}

/// The ids of the engines' messages.
fn engine_ids() -> BTreeSet<&'static str> {
    let sources = [
        include_str!("../../../fuerstenfeld/src/event.rs"),
        include_str!("../../../fuerstenfeld/src/refusal.rs"),
        include_str!("../../../principati/src/event.rs"),
        include_str!("../../../principati/src/refusal.rs"),
    ];
    sources.into_iter().flat_map(ids_in).collect()
}

/// The ids of the texts of a Fluent file.
fn ids_of_file(file: &str) -> BTreeSet<&str> {
    let ids = file.lines().filter_map(|line| line.split_once('=')).map(|(id, _)| id.trim_end());
    ids.filter(|id| id.starts_with(|first: char| first.is_ascii_lowercase())).collect()
}

/// The sentence without the ids of tiles, `(ST_A)`.
fn without_tiles(sentence: &str) -> String {
    sentence.split("(ST_").collect()
}

fn readers() -> [Names; 3] {
    let names = Names::given(["Anna", "Ben", "Clara"]);
    [Names::seats(3), names.seen_by(Seat(1)), names]
}

#[test]
fn the_files_have_no_faults() {
    for language in Language::ALL {
        let mut bundle: FluentBundle<FluentResource> = FluentBundle::new_concurrent(Vec::new());
        for &file in language.files() {
            let resource = FluentResource::try_new(file.to_owned());
            let resource = resource.unwrap_or_else(|(_, errors)| panic!("{language}: {errors:?}"));
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{language}: {errors:?}"));
        }
    }
}

#[test]
fn every_message_of_the_engines_is_a_sentence_in_every_language() {
    let sampled: BTreeSet<String> = samples().iter().map(|message| message.id.to_string()).collect();
    assert_eq!(
        sampled,
        engine_ids().into_iter().map(str::to_owned).collect(),
        "each message has a sample in this file"
    );
    for language in Language::ALL {
        let words = Words::new(language, language.files());
        for message in samples() {
            assert!(words.bundles[0].has_message(&message.id), "{language} lacks {}", message.id);
            for names in readers() {
                let mut errors = Vec::new();
                let args = words.args(&message, &names);
                for form in [None, Some("you")] {
                    let sentence = words.say(&message.id, form, &args, &mut errors);
                    assert!(errors.is_empty(), "{language} {}: {errors:?}", message.id);
                    assert!(sentence.ends_with('.'), "{sentence}");
                    assert!(!sentence.contains(['{', '}', '$', '@', '\u{2068}', '\n']), "{sentence}");
                    assert!(!without_tiles(&sentence).contains('_'), "{sentence}");
                }
            }
        }
    }
}

/// What is written and read back is the same message.
pub(crate) fn read_back(message: &Message) {
    let written = serde_json::to_string(message).unwrap();
    assert_eq!(&serde_json::from_str::<Message>(&written).unwrap(), message, "{written}");
    assert!(!written.contains('@'), "{written}");
    let refused = princely_core::Refused { rule: "F-SELL-2".into(), message: message.clone() };
    let written = serde_json::to_string(&refused).unwrap();
    assert_eq!(serde_json::from_str::<princely_core::Refused>(&written).unwrap(), refused);
}

#[test]
fn every_message_of_the_engines_is_read_back_without_loss() {
    for message in samples() {
        read_back(&message);
        let texts = |arg: &Arg| matches!(arg, Arg::Text { .. });
        assert!(!message.args.iter().any(|(_, arg)| texts(arg)), "free text in {message:?}");
    }
}

#[test]
fn no_sentence_is_unused_and_none_is_missing() {
    let common = ["player", "you", "list-more", "list-last", "record-setup", "record-entry"];
    assert_eq!(ids_of_file(Language::English.files()[0]), BTreeSet::from(common));

    let goods = Good::ALL.map(Good::id);
    let phases =
        [Phase::Setup, Phase::Draw, Phase::Sell, Phase::Build, Phase::Discard, Phase::Over].map(Phase::id);
    let things = Card::ALL.iter().map(|card| card.id()).chain(goods).chain(phases).chain(["hidden_card"]);
    let mut used: BTreeSet<String> = things.map(|id| format!("name-{id}")).collect();
    for good in goods {
        used.extend([format!("goods-{good}"), format!("printed-{good}")]);
    }
    used.insert("goods-none".to_owned());
    used.extend(ids_in(include_str!("../fuerstenfeld.rs")).into_iter().map(str::to_owned));
    used.extend(principati::tests::things().into_iter().map(|id| format!("name-p-{id}")));
    used.extend(["p-goods-none", "p-goods-pecunia"].map(str::to_owned));
    used.extend(princely_principati::Good::ALL.iter().map(|good| format!("p-goods-{}", good.id())));
    for source in [
        include_str!("../principati.rs"),
        include_str!("../principati/map.rs"),
        include_str!("../principati/position.rs"),
    ] {
        used.extend(ids_in(source).into_iter().map(str::to_owned));
    }
    // The board of a terminal says some of them too.
    for source in table_sources() {
        used.extend(ids_in(&source).into_iter().map(str::to_owned));
    }
    used.extend(engine_ids().into_iter().map(str::to_owned));
    // Reasons are facts that players made of code know; crates/bots/tests/reasons.rs reads every sentence.
    used.extend(
        ids_in(include_str!("../../../bots/src/fuerstenfeld/reasons.rs")).into_iter().map(str::to_owned),
    );
    used.extend(
        ids_in(include_str!("../../../bots/src/principati/reasons.rs")).into_iter().map(str::to_owned),
    );
    let games = &Language::English.files()[1..3];
    let written: BTreeSet<String> =
        games.iter().flat_map(|file| ids_of_file(file)).map(str::to_owned).collect();
    assert_eq!(written, used);
}

/// The sources that speak at a table. Their ids begin with `t-` and `say-`.
fn table_sources() -> Vec<String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let speaking = [
        "words/src/fuerstenfeld",
        "words/src/principati",
        "terminal/src",
        "review/src",
        "cli/src/play",
        "cli/src/stats.rs",
    ];
    let mut sources = Vec::new();
    let mut open: Vec<PathBuf> = speaking.iter().map(|path| crates.join(path)).collect();
    while let Some(path) = open.pop() {
        // Texts that only tests use do not count.
        if path.file_stem().is_some_and(|name| name == "tests") {
            continue;
        }
        match fs::read_dir(&path) {
            Ok(folder) => open.extend(folder.map(|entry| entry.unwrap().path())),
            Err(_) => sources.push(fs::read_to_string(&path).unwrap()),
        }
    }
    sources
}

#[test]
fn no_sentence_of_the_table_is_unused_and_none_is_missing() {
    let is_id = |text: &&str| {
        let id = text.strip_prefix("t-").or(text.strip_prefix("say-")).unwrap_or_default();
        !id.is_empty() && id.bytes().all(|byte| byte == b'-' || byte.is_ascii_alphanumeric())
    };
    let mut used: BTreeSet<String> = table_sources()
        .iter()
        .flat_map(|source| source.split('"').filter(is_id))
        .map(str::to_owned)
        .collect();
    let does = |card: &&Card| card.yields().is_none() && !card.is_palace();
    let ids = Card::ALL.iter().filter(does).map(|card| card.id());
    used.extend(ids.map(|id| format!("name-t-does-{id}")));
    used.extend(Colour::ALL.iter().map(|colour| format!("name-t-colour-{}", colour.id())));
    let written: BTreeSet<String> =
        ids_of_file(Language::English.files()[3]).into_iter().map(str::to_owned).collect();
    assert_eq!(written, used);
}

/// No word has two meanings in one place, because it could not be understood.
#[test]
fn the_words_of_commands_are_clear() {
    for language in Language::ALL {
        let words = Words::of(language);
        for key in ids_of_file(language.files()[3]).into_iter().filter(|key| key.starts_with("say-")) {
            let text = words.plain(key);
            assert!(
                !text.is_empty() && text.split(" / ").all(|way| way.trim() == way),
                "{language} {key}: {text}"
            );
        }
    }
}

#[test]
fn what_a_language_lacks_is_said_in_english() {
    let empty = FluentBundle::new_concurrent(Vec::new());
    let words = Words {
        language: Language::German,
        bundles: vec![empty, bundle(Language::English, Language::English.files())],
    };
    let message = Message::new("f-sold-nothing").seat("player", Seat(0));
    assert_eq!(words.sentence(&message, &Names::seats(2)), "Player 1 sells nothing.");
}

#[test]
fn whoever_begins_a_sentence_can_be_addressed() {
    for language in Language::ALL {
        let words = Words::new(language, language.files());
        let reader = Names::seats(3).seen_by(Seat(1));
        for (event, ..) in events() {
            let sentence = words.sentence(&game().describe(&event), &reader);
            assert!(!sentence.contains(&words.player(Seat(1), &reader)), "{sentence}");
        }
    }
}

#[test]
fn events_read_well() {
    let others = Names::given(["Anna", "Ben", "Clara"]);
    let ben = others.seen_by(Seat(1));
    for (event, read_by_others, read_by_ben) in events() {
        let message = game().describe(&event);
        assert_eq!(Words::english().line(&message, &others), read_by_others);
        assert_eq!(Words::english().line(&message, &ben), read_by_ben);
    }
}

#[test]
fn refusals_cite_the_rule_and_say_what_would_do() {
    let names = Names::given(["Anna", "Ben"]);
    for (refusal, sentence) in refusals() {
        assert_eq!(Words::english().why_not(&refusal, &names), sentence);
    }
}

#[test]
fn lists_read_well() {
    for (items, text) in [
        (&[][..], ""),
        (&["hops"], "hops"),
        (&["hops", "water"], "hops and water"),
        (&["hops", "barley", "water"], "hops, barley and water"),
    ] {
        assert_eq!(Words::english().list(items.iter().copied()), text);
    }
    let names = Names::given(["Anna", " ", "Clara"]).seen_by(Seat(2));
    let everybody = [Seat(2), Seat(1), Seat(0)];
    assert_eq!(Words::english().players(everybody, &names), "you, Player 2 and Anna");
    assert_eq!(Words::of(Language::German).players(everybody, &names), "du, Spieler 2 und Anna");
}

#[test]
fn names_of_things_and_of_nothing() {
    for (id, name) in [
        ("palace_4", "Palace IV"),
        ("town_hall_1", "Town hall I"),
        ("hops_2", "Hops field (2)"),
        ("hops", "hops"),
        ("sell", "selling"),
        ("dragon", "dragon"),
        ("not an { id }", "not an { id }"),
    ] {
        assert_eq!(Words::english().name(id), name);
    }
    let unknown = Message::new("x-unknown").text("order", "@0");
    assert_eq!(Words::english().sentence(&unknown, &Names::default()), "x-unknown");
}

#[test]
fn names_of_players_are_left_as_they_are() {
    let names = Names::given(["{ $card } @0 <b>"]);
    let message = Message::new("f-sold-nothing").seat("player", Seat(0));
    assert_eq!(Words::english().sentence(&message, &names), "{ $card } @0 <b> sells nothing.");
    let beyond = Message::new("f-sold-nothing").seat("player", Seat(255));
    assert_eq!(Words::english().sentence(&beyond, &names), "Player 256 sells nothing.");
}

#[test]
fn what_is_wrong_with_a_record_is_said_with_the_rule() {
    use princely_core::Refused;
    let refused = Refused::new(&No::TooDear { card: Card::Palace2, cost: 10, coins: 7 });
    for (error, english, german) in [
        (
            RecordError::Refused(12, refused),
            "entry 12: F-BLD-4: Palace II costs 10 coins; you have 7.",
            "Eintrag 12: F-BLD-4: Palast II kostet 10 Münzen; du hast 7.",
        ),
        (
            RecordError::SetupRefused(Refused::new(&No::DiscStack { players: 3 })),
            "set-up: F-SET-4: the first order of play names each of the 3 players once.",
            "Spielaufbau: F-SET-4: Die erste Reihenfolge nennt jeden der 3 Spieler einmal.",
        ),
        (RecordError::Empty, "there is no record in the file", "there is no record in the file"),
    ] {
        assert_eq!(Words::english().record_error(&error, &Names::seats(3)), english);
        assert_eq!(Words::of(Language::German).record_error(&error, &Names::seats(3)), german);
    }
}

#[test]
fn a_language_is_learned_from_fluent_files_only() {
    let files = |text: &str| [text.to_owned()];
    assert_eq!(Words::learn(Language::German, &files("a line that says nothing")), Err(NotFluent));
    // A language of this build stays as it is.
    assert_eq!(Words::learn(Language::German, &files("name-hops = nothing")), Ok(()));
    assert_eq!(Words::of(Language::German).name("hops"), "Hopfen");
}
