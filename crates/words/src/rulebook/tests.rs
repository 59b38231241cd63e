use super::*;

fn parse(text: &str) -> RuleBook {
    RuleBook::read(text, Language::English)
}

fn fuerstenfeld() -> &'static RuleBook {
    rules("fuerstenfeld").unwrap()
}

#[test]
fn the_rules_of_fuerstenfeld_are_all_there() {
    let book = fuerstenfeld();
    assert_eq!(book.title, "Fürstenfeld: the rules, numbered");
    let chapters: Vec<&str> = book.sections.iter().map(|section| section.id.as_deref().unwrap()).collect();
    assert_eq!(
        chapters,
        [
            "F-VAL", "F-SET", "F-RND", "F-DRAW", "F-HARV", "F-SELL", "F-BLD", "F-DIS", "F-PRC", "F-END",
            "F-INF"
        ]
    );
    for section in &book.sections {
        let chapter = section.id.as_deref().unwrap();
        assert_eq!(out_of_order(chapter, section.rules.iter().map(|rule| rule.id.as_str())), None);
        for rule in &section.rules {
            assert!(rule.plain().ends_with(['.', ')']), "{rule}");
            assert!(!rule.plain().contains("**"), "{rule}");
        }
    }
    assert_eq!(book.rules().count(), 46);
    assert!(rules("chess").is_none());
}

/// The first rule that is not of this chapter or whose number is not above the one before. A rule that went has left a
/// gap, which is no fault.
fn out_of_order<'r>(chapter: &str, ids: impl IntoIterator<Item = &'r str>) -> Option<&'r str> {
    let mut last = 0;
    ids.into_iter().find(|id| {
        let number = id.strip_prefix(chapter).and_then(|rest| rest.strip_prefix('-'));
        let number = number.and_then(|number| number.parse::<u32>().ok()).unwrap_or(0);
        let falls = number <= last;
        last = number;
        falls
    })
}

#[test]
fn the_numbers_of_rules_rise_and_may_have_gaps() {
    for (ids, wrong) in [
        (&["F-END-1", "F-END-2", "F-END-5"][..], None),
        (&["F-END-1", "F-END-1"], Some("F-END-1")),
        (&["F-END-3", "F-END-2"], Some("F-END-2")),
        (&["F-END-1", "F-SELL-2"], Some("F-SELL-2")),
        (&["F-END-1", "F-END-two"], Some("F-END-two")),
    ] {
        assert_eq!(out_of_order("F-END", ids.iter().copied()), wrong, "{ids:?}");
    }
}

#[test]
fn the_rules_of_principati_are_all_there() {
    let book = rules("principati").unwrap();
    assert_eq!(book.title, "Principati Duello: the rules, numbered");
    let sources = [
        include_str!("../../../principati/src/refusal.rs"),
        include_str!("../../../principati/src/score/reason.rs"),
    ];
    let cited: Vec<&str> =
        sources.iter().flat_map(|source| source.split('"')).filter(|text| text.starts_with("P-")).collect();
    assert!(cited.len() > 100);
    for id in cited {
        assert!(book.rule(id).is_some(), "{id} is cited and not in the book");
    }
    for rule in book.rules() {
        assert!(!rule.plain().is_empty(), "{} says nothing", rule.id);
        assert!(!rule.plain().contains("**"), "{rule}");
    }
    assert_eq!(book.rules().count(), 153);
    let scoring = book.rule("score-2").unwrap().plain();
    assert!(scoring.starts_with("Each Castle, Manor, Fortress: +20\neach Watchtower"), "{scoring}");
    assert_eq!(book.section("p-place").unwrap().title, "6. Placement phase");
}

/// What players read has no marks of editors and no bars of tables, in any language.
#[test]
fn rules_are_shown_without_the_marks_of_editors() {
    for language in Language::ALL {
        for game in ["fuerstenfeld", "principati"] {
            for rule in rules_in(game, language).unwrap().rules() {
                let shown = rule.to_string();
                for mark in
                    ["[T]", "[D]", "[G]", "Ruling", "Gap:", "Options:", " | ", "**", "> ", "`", " = true"]
                {
                    assert!(!shown.contains(mark), "{language}: {shown}");
                }
                let said = rule.plain();
                assert!(!said.is_empty() && !said.starts_with(char::is_lowercase), "{language}: {shown}");
            }
        }
    }
}

/// Within a chapter the numbers go up, and no rule occurs twice in a book.
#[test]
fn numbers_are_unique_and_ascending() {
    for language in Language::ALL {
        for game in ["fuerstenfeld", "principati"] {
            let mut last: std::collections::BTreeMap<String, u32> = std::collections::BTreeMap::new();
            for rule in rules_in(game, language).unwrap().rules() {
                let (chapter, number) = rule.id.rsplit_once('-').unwrap();
                let number: u32 = number.parse().unwrap();
                let before = last.insert(chapter.to_owned(), number);
                assert!(
                    before.is_none_or(|before| before < number),
                    "{language}: {} after {before:?}",
                    rule.id
                );
            }
        }
    }
}

/// A translation has the sections and the rules of the English book, in the same order, but in other words.
#[test]
fn every_language_has_every_rule() {
    for language in Language::ALL.into_iter().skip(1) {
        for game in ["fuerstenfeld", "principati"] {
            let (own, english) = (rules_in(game, language).unwrap(), rules(game).unwrap());
            let ids = |book: &RuleBook| book.rules().map(|rule| rule.id.clone()).collect::<Vec<_>>();
            assert_eq!(ids(own), ids(english), "{language}");
            let chapters = |book: &RuleBook| {
                let chapters = book.sections.iter().filter(|section| !section.rules.is_empty());
                chapters.map(|section| section.id.clone()).collect::<Vec<_>>()
            };
            assert_eq!(chapters(own), chapters(english), "{language}");
            assert_ne!(own.title, english.title, "{language}");
            for (rule, known) in own.rules().zip(english.rules()) {
                assert!(!rule.plain().trim().is_empty(), "{language}: {} says nothing", rule.id);
                assert_ne!(rule.plain(), known.plain(), "{language}: {} is in English", rule.id);
                assert_eq!(rule.title.is_some(), known.title.is_some(), "{language}: {}", rule.id);
            }
        }
    }
}

#[test]
fn a_rule_is_found_however_its_id_is_written() {
    for asked in ["F-SELL-2", "f-sell-2", " F-Sell-02 ", "sell-2"] {
        assert_eq!(
            fuerstenfeld().rule(asked).unwrap().to_string(),
            "F-SELL-2 A good whose price is 0 is not accepted, not even with an office.",
        );
    }
    assert_eq!(fuerstenfeld().rule("F-SELL-22"), None);
    assert_eq!(fuerstenfeld().rule("F-SELL"), None);
    for asked in ["F-SELL", "f-sell", "Sell"] {
        assert_eq!(fuerstenfeld().section(asked).unwrap().title, "3 Sell");
    }
}

#[test]
fn a_slip_of_the_pen_gets_suggestions() {
    for (asked, first) in [
        ("F-SEL-2", Some("F-SELL-2")),
        ("F-SELL-9", Some("F-SELL-1")),
        ("harvest-1", Some("F-HARV-1")),
        ("F-BULD", Some("F-BLD")),
        ("how do I win?", None),
    ] {
        assert_eq!(fuerstenfeld().suggestions(asked).first().copied(), first, "{asked}");
    }
    let long = "palace ".repeat(100_000);
    assert!(fuerstenfeld().suggestions(&long).is_empty());
}

#[test]
fn wrapped_lines_are_joined_and_stars_that_mean_something_stay() {
    let rule = fuerstenfeld().rule("F-VAL-4").unwrap().plain();
    assert!(rule.contains("0, 1, 1*, 2, 2, 3 (* = start)"), "{rule}");
    assert!(!rule.contains('\n'));
    for (markdown, text) in [
        ("**Ruling:** *never* below `0`", "Never below 0"),
        ("[T]+[D] Two. **Ruling:** each [G] once", "Two. Each once"),
        ("2 less (**Ruling:** never below 0); so: **Ruling:** yes", "2 less (never below 0); so: yes"),
        ("a [Tower]+[T", "a [Tower]+[T"),
        ("see [the *book*](../book.md), [x] and ![a map](map.svg)", "see the book, [x] and\n(a map)"),
        ("[a](b", "[a](b"),
        ("a **bold *and* bolder** word", "a bold and bolder word"),
        ("2 * 3 * 4", "2 * 3 * 4"),
        ("`a * b` *c*", "a * b c"),
        ("**open", "**open"),
        ("", ""),
    ] {
        assert_eq!(plain(&parse(markdown).intro), text);
    }
}

#[test]
fn titles_paragraphs_tables_and_shared_texts_are_understood() {
    let book = parse(
        "# Principati\n\nWritten by *us*.\n\n## 1. General\n\n**P-GEN-01 Scope.** Two\nplayers.\n\n- one\n- two\n\nMore.\n\n\
         **P-GEN-02/03** Both.\n\n| name | worth |\n|---|:--|\n| **Castle** | 20 |\n\n---\n\n\
         ## 2. Scoring (late)\n\nCount.\n\n| id | what | points |\n|---|---|---|\n| P-SCORE-01 | castle | +20 |\n\
         | | gate | +5 |\n| P-SCORE-02 | tower | +10 |\n\n**P-SCORE-01** Each.\n\n**P-MONEY-01** Coins.\n\
         > Why coins: *nobody* knows.\n\n| name | Cost | Class | Points |\n|---|---|---|---|\n| Fort | 3 | – | 20 |\n",
    );
    assert_eq!(book.title, "Principati");
    assert_eq!(plain(&book.intro), "Written by us.");
    let shown: Vec<String> = book.sections.iter().map(Section::to_string).collect();
    assert_eq!(
        shown,
        [
            "1. General (P-GEN)\nP-GEN-01 Scope. Two players.\n- one\n- two\nMore.\n\
             P-GEN-02 Both.\nCastle: 20\nP-GEN-03 Both.\nCastle: 20\n",
            "2. Scoring (late) (P-SCORE)\nCount.\nP-SCORE-01 Castle: +20\ngate: +5\nEach.\n\
             P-SCORE-02 Tower: +10\nP-MONEY-01 Coins.\nFort. Cost: 3; Points: 20\n",
        ]
    );
    assert_eq!(book.rule("p-gen-1").unwrap().title.as_deref(), Some("Scope"));
    assert_eq!(book.section("P-MONEY"), book.section("P-SCORE"));
}

#[test]
fn any_text_makes_a_book() {
    for text in
        ["", "#", "##", "- F-", "**F-A-1", "| F-A-1", "| F-A-1 |", "|", "- F-A-1/", "**F-A-1/**", "é-A-1"]
    {
        let book = parse(text);
        let _ = book.suggestions(text);
        book.sections.iter().for_each(|section| drop(section.to_string()));
    }
}

/// All of a book, as it is shown.
fn shown(book: &RuleBook) -> String {
    let sections = book.sections.iter().map(Section::to_string);
    std::iter::once(plain(&book.intro)).chain(sections).collect::<Vec<_>>().join("\n")
}

/// The ids of rules that a text cites, in their order: a letter, a minus, capital letters, a minus and digits.
fn cited(text: &str) -> Vec<String> {
    let words = text.split(|letter: char| letter != '-' && !letter.is_ascii_alphanumeric());
    let is_id = |word: &&str| {
        let parts: Vec<&str> = word.split('-').collect();
        matches!(parts[..], [game, _, number] if ["F", "P"].contains(&game)
            && number.bytes().all(|byte| byte.is_ascii_digit()) && !number.is_empty())
    };
    words.filter(is_id).map(str::to_owned).collect()
}

#[test]
fn the_books_for_players_cite_rules_that_exist_in_every_language() {
    for game in ["fuerstenfeld", "principati"] {
        let english = lessons(game, Language::English).unwrap();
        for language in Language::ALL {
            let book = lessons(game, language).unwrap();
            assert!(!book.title.is_empty() && !book.intro.is_empty(), "{language}");
            assert_eq!(book.sections.len(), english.sections.len(), "{language}");
            assert_eq!(book.rules().count(), 0, "{language}");
            let text = shown(book);
            for mark in ["](", "**", " | ", "`", "|--"] {
                assert!(!text.contains(mark), "{language} {game} shows {mark}");
            }
            let ids = cited(&text);
            assert!(ids.len() > 15, "{language}: {ids:?}");
            for id in &ids {
                assert!(rules_in(game, language).unwrap().rule(id).is_some(), "{language}: {id}");
            }
            // The book cites the same rules, in the same order, as the English book.
            assert_eq!(ids, cited(&shown(english)), "{language} {game}");
        }
    }
    assert!(lessons("chess", Language::English).is_none());
}

/// The numbers of a text, sorted. Points and commas inside a number are left out: `3.7`, `3,7`, `7,690`.
fn numbers(text: &str) -> Vec<String> {
    let letters: Vec<char> = text.chars().collect();
    let is_digit = |at: usize| letters.get(at).is_some_and(char::is_ascii_digit);
    let joins = |at: usize| {
        matches!(letters[at], '.' | ',') && at.checked_sub(1).is_some_and(is_digit) && is_digit(at + 1)
    };
    let kept: String = (0..letters.len()).filter(|&at| !joins(at)).map(|at| letters[at]).collect();
    let mut numbers: Vec<String> = kept
        .split(|letter: char| !letter.is_ascii_digit())
        .filter(|run| !run.is_empty())
        .map(str::to_owned)
        .collect();
    numbers.sort();
    numbers
}

/// Costs, points, figures and rules are the same in every language, section by section.
#[test]
fn the_books_for_players_have_the_same_numbers_in_every_language() {
    for game in ["fuerstenfeld", "principati"] {
        let english = lessons(game, Language::English).unwrap();
        for language in Language::ALL {
            let book = lessons(game, language).unwrap();
            for (own, known) in book.sections.iter().zip(&english.sections) {
                assert_eq!(
                    numbers(&own.to_string()),
                    numbers(&known.to_string()),
                    "{language}: {}",
                    own.title
                );
            }
        }
    }
}

/// Nothing that can be built is left out.
#[test]
fn the_books_for_players_name_every_card_and_every_building() {
    use princely_fuerstenfeld::Card;
    use princely_principati::{Building, Vehicle};
    for language in Language::ALL {
        let words = crate::Words::of(language);
        let fuerstenfeld = shown(lessons("fuerstenfeld", language).unwrap()).to_lowercase();
        for card in Card::ALL {
            // "Hops field (1)", "Bank II": the kind is named, the number stands in the table.
            let name = words.name(card.id());
            let kind = name.split([' ', '(']).next().unwrap().to_lowercase();
            assert!(fuerstenfeld.contains(&kind), "{language} does not name {name}");
        }
        let principati = shown(lessons("principati", language).unwrap()).to_lowercase();
        let buildings = Building::ALL.iter().map(|building| words.name_in("p", "building", building.id()));
        let vehicles = Vehicle::ALL.iter().map(|vehicle| words.name_in("p", "vehicle", vehicle.id()));
        for name in buildings.chain(vehicles) {
            assert!(principati.contains(&name.to_lowercase()), "{language} does not name {name}");
        }
    }
}

const GAMES: [&str; 2] = ["fuerstenfeld", "principati"];

/// Both books of a game in a language.
fn both(game: &str, language: Language) -> [&'static RuleBook; 2] {
    [rules_in(game, language).unwrap(), lessons(game, language).unwrap()]
}

/// Every block of a book.
fn blocks(book: &RuleBook) -> impl Iterator<Item = &Block> {
    let sections = book.sections.iter();
    let inside = sections
        .flat_map(|section| section.blocks.iter().chain(section.rules.iter().flat_map(|rule| &rule.blocks)));
    book.intro.iter().chain(inside)
}

/// What a game's book for players shows: the kinds and ids of the things of its figures.
fn pictured(game: &str, language: Language) -> Vec<(&'static str, &'static str)> {
    let figures = blocks(lessons(game, language).unwrap()).flat_map(Block::figures);
    figures.flat_map(Figure::things).map(|thing| (thing.kind, thing.id.as_str())).collect()
}

/// Books are for players: no code, no command, no name of a file, no mark of Markdown, in any language.
#[test]
fn no_book_speaks_to_engineers() {
    for language in Language::ALL {
        for game in GAMES {
            for book in both(game, language) {
                let text = format!("{} {}", book.title, shown(book));
                for sign in [
                    "`",
                    "princely ru",
                    "princely re",
                    "princely si",
                    "cargo x",
                    "crates",
                    ".toml",
                    ".md",
                    ".rs",
                    "jsonl",
                    " --",
                    "mod 6",
                    "{",
                    "}",
                    "≤",
                    "≥",
                    "::",
                    "<!--",
                    "](",
                    "**",
                    "Annex",
                    "switch",
                    " = true",
                ] {
                    assert!(!text.contains(sign), "{language} {game} {}: {sign}", book.title);
                }
            }
        }
    }
}

/// A comment that asks for a figure gets it; a slip in an id would leave a hole.
#[test]
fn every_figure_that_a_book_asks_for_is_there() {
    for game in GAMES {
        for language in Language::ALL {
            let folder = if language == Language::English { "" } else { language.code() };
            let docs = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/learn");
            let text = std::fs::read_to_string(docs.join(folder).join(format!("{game}.md"))).unwrap();
            let asked = text.matches("<!--").count();
            let drawn = blocks(lessons(game, language).unwrap()).flat_map(Block::figures).count();
            assert!(asked > 10 && asked == drawn, "{language} {game}: {asked} asked, {drawn} drawn");
        }
    }
}

#[test]
fn every_card_building_and_tile_has_its_picture() {
    use princely_fuerstenfeld::Card;
    use princely_principati::catalogue::Catalogue;
    use princely_principati::{Building, Order, Vehicle};
    for language in Language::ALL {
        let cards = pictured("fuerstenfeld", language);
        for card in Card::ALL {
            assert!(cards.contains(&("card", card.id())), "{language}: {}", card.id());
        }
        let things = pictured("principati", language);
        let tiles = Catalogue::standard().unwrap().tile;
        let all = Building::ALL.iter().map(|building| ("building", building.id()));
        let all = all.chain(Vehicle::ALL.iter().map(|vehicle| ("vehicle", vehicle.id())));
        let all = all.chain(tiles.iter().map(|tile| ("tile", tile.id.as_str())));
        for thing in all {
            assert!(things.contains(&thing), "{language}: {thing:?}");
        }
        assert_eq!(
            things.iter().filter(|(kind, _)| *kind == "order").count(),
            Order::ALL.len() - 1,
            "{language}"
        );
    }
}

/// A table whose rows have pictures says beside each what the thing does.
#[test]
fn every_picture_in_a_table_stands_beside_its_name_and_its_effect() {
    for language in Language::ALL {
        for game in GAMES {
            for block in blocks(lessons(game, language).unwrap()) {
                let Block::Table { rows, .. } = block else { continue };
                for row in rows.iter().filter(|row| row[0].iter().any(|run| matches!(run, Run::Figure(_)))) {
                    assert!(!block::words(&row[0]).is_empty(), "{language} {game}: a thing without a name");
                    let says = row[1..].iter().any(|cell| block::words(cell).chars().count() > 3);
                    assert!(says, "{language} {game}: {} does nothing", block::words(&row[0]));
                }
            }
        }
    }
}

#[test]
fn a_chain_leads_from_land_to_what_is_made() {
    let read = |text: &str| plain(&parse(text).intro);
    assert_eq!(
        read("<!-- chain baker -->"),
        "grain field + well → agriculturist; agriculturist → windmill; forest → lumberjack; \
         well + windmill + lumberjack → baker; baker → bread"
    );
    assert_eq!(read("<!-- way card/hops_2 fields > crop/hops goods -->"), "fields → goods");
    for nothing in [
        "<!-- chain castle_in_the_air -->",
        "<!-- card -->",
        "<!-- tiles nowhere -->",
        "<!-- x y -->",
        "<!-- -->",
        "<!--",
    ] {
        assert_eq!(parse(nothing).intro, [], "{nothing}");
    }
    for language in Language::ALL {
        for figure in blocks(lessons("principati", language).unwrap()).flat_map(Block::figures) {
            let Figure::Chain { things, links } = figure else { continue };
            assert!(things.len() > 2 && !links.is_empty());
            for (from, to) in links {
                assert!(things[*from].column < things[*to].column, "{figure}");
            }
        }
    }
}

/// An address leads to the same place in every language, and to one place only.
#[test]
fn places_are_the_same_in_every_language_and_unique() {
    for game in GAMES {
        for language in Language::ALL {
            for (own, english) in both(game, language).into_iter().zip(both(game, Language::English)) {
                let places = |book: &RuleBook| -> Vec<String> {
                    let of = |section: &Section| {
                        let headings = section.blocks.iter().filter_map(Block::place).map(str::to_owned);
                        let rules = section.rules.iter().map(|rule| rule.id.clone());
                        std::iter::once(section.place.clone())
                            .chain(headings)
                            .chain(rules)
                            .collect::<Vec<_>>()
                    };
                    book.sections.iter().flat_map(of).collect()
                };
                assert_eq!(places(own), places(english), "{language}");
                let mut sorted = places(own);
                sorted.sort();
                sorted.dedup();
                assert_eq!(sorted.len(), places(own).len(), "{language} {}", own.title);
                assert!(sorted.iter().all(|place| !place.is_empty() && place.is_ascii()), "{sorted:?}");
            }
        }
    }
}

#[test]
fn rules_beside_a_sentence_and_in_it_are_told_apart() {
    let book = parse("See F-SELL-2, and win (F-END-1, F-END-2). Not X-F-SELL-2, (F-END-1 or so), XF-A-1.");
    let Block::Paragraph { line } = &book.intro[0] else { panic!("{book:?}") };
    let ids: Vec<String> = line
        .iter()
        .filter_map(|run| match run {
            Run::Rule(id) => Some(id.clone()),
            Run::Rules(ids) => Some(ids.join("+")),
            _ => None,
        })
        .collect();
    assert_eq!(ids, ["F-SELL-2", "F-END-1+F-END-2", "F-END-1"]);
    let book = parse("**May I?** Yes (F-END-1).");
    assert!(
        matches!(&book.intro[0], Block::Question { asked, answer } if asked == "May I?" && answer.len() == 3)
    );
}
