//! `rules`: every rule of the rule books has a test that bears its name, and every test that bears the name of a rule
//! names an existing one.
//!
//! A rule book, `docs/rules/*.md`, defines a rule where a line begins with its id:
//!
//! ```text
//! - F-SELL-2 A good whose price is 0 is not accepted.
//! **P-BLD-02/03 The two castles.** One line, two rules: P-BLD-02 and P-BLD-03.
//! | P-SCORE-02 | each castle | +20 |
//! ```
//!
//! A test of `F-SELL-2` is called `f_sell_2_…`. Ignored tests do not count.

use crate::{Outcome, failed, no_arguments, paths, say};
use std::path::{Path, PathBuf};

/// What rule ids begin with, one per game.
const GAMES: [&str; 2] = ["F", "P"];

pub(crate) fn run(arguments: &[String]) -> Outcome {
    no_arguments(arguments)?;
    let coverage = Coverage::of(&paths::root())?;
    say(coverage.table());
    coverage.verdict()
}

/// The same without the table.
pub(crate) fn check() -> Outcome {
    Coverage::of(&paths::root())?.verdict()
}

/// How many rules have a test, and how many there are.
pub(crate) fn counted() -> Outcome<(usize, usize)> {
    let coverage = Coverage::of(&paths::root())?;
    let rules = coverage.rules.len();
    Ok((rules - coverage.untested().len(), rules))
}

/// The rules, in the order of the books, and the tests that name one.
#[derive(Debug)]
struct Coverage {
    rules: Vec<String>,
    tests: Vec<RuleTest>,
}

/// A test whose name begins with the id of a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
struct RuleTest {
    rule: String,
    name: String,
    file: PathBuf,
    line: usize,
}

impl Coverage {
    fn of(root: &Path) -> Outcome<Coverage> {
        let mut rules = Vec::new();
        let books = root.join("docs").join("rules");
        for book in paths::files(&books, "md")? {
            for rule in paths::read(&book)?.lines().flat_map(rules_defined_by) {
                if !rules.contains(&rule) {
                    rules.push(rule);
                }
            }
        }
        if rules.is_empty() {
            return failed(format!("no rule is defined in {}", books.display()));
        }
        let mut tests = Vec::new();
        for file in paths::files(&root.join("crates"), "rs")? {
            let shown = file.strip_prefix(root).unwrap_or(&file);
            tests.extend(tests_in(&paths::read(&file)?, shown));
        }
        Ok(Coverage { rules, tests })
    }

    fn tests_of<'a>(&'a self, rule: &'a str) -> impl Iterator<Item = &'a RuleTest> {
        self.tests.iter().filter(move |test| test.rule == rule)
    }

    fn untested(&self) -> Vec<&str> {
        self.rules.iter().map(String::as_str).filter(|rule| self.tests_of(rule).next().is_none()).collect()
    }

    fn stray(&self) -> Vec<&RuleTest> {
        self.tests.iter().filter(|test| !self.rules.contains(&test.rule)).collect()
    }

    fn table(&self) -> String {
        let width = self.rules.iter().map(String::len).max().unwrap_or(0);
        let mut rows = Vec::new();
        for rule in &self.rules {
            let mut left = rule.as_str();
            for test in self.tests_of(rule) {
                rows.push(format!("{left:width$}  {}", test.place()));
                left = "";
            }
            if !left.is_empty() {
                rows.push(format!("{left:width$}  NO TEST"));
            }
        }
        rows.join("\n")
    }

    fn verdict(&self) -> Outcome {
        let (untested, stray) = (self.untested(), self.stray());
        let (rules, tested) = (self.rules.len(), self.rules.len() - untested.len());
        say(format_args!("{tested} of {rules} rules have a test; {} tests name a rule.", self.tests.len()));
        let mut complaints = Vec::new();
        if !untested.is_empty() {
            complaints.push(format!("these rules have no test: {}", untested.join(", ")));
        }
        for test in stray {
            complaints.push(format!("no rule book defines {}: {}", test.rule, test.place()));
        }
        if complaints.is_empty() {
            return Ok(());
        }
        failed(format!(
            "{}\n\nTo see all rules and their tests:\n\n    cargo xtask rules",
            complaints.join("\n")
        ))
    }
}

impl RuleTest {
    fn place(&self) -> String {
        format!("{}:{} {}", self.file.display(), self.line, self.name)
    }
}

/// The ids a line of a rule book defines: none, one, or several (`P-BLD-02/03`).
fn rules_defined_by(line: &str) -> Vec<String> {
    let Some(text) = ["- ", "**", "| "].iter().find_map(|mark| line.strip_prefix(mark)) else {
        return Vec::new();
    };
    let Some((id, mut rest)) = rule_id(text) else { return Vec::new() };
    let stem = &id[..id.len() - trailing_digits(id)];
    let mut ids = vec![id.to_owned()];
    while let Some(more) = rest.strip_prefix('/') {
        let (number, after) = more.split_at(leading_digits(more));
        if number.is_empty() {
            return Vec::new();
        }
        ids.push(format!("{stem}{number}"));
        rest = after;
    }
    let ends_well = match line.as_bytes()[0] {
        b'-' => rest.is_empty() || rest.starts_with(' '),
        b'|' => rest.trim_start().starts_with('|'),
        _ => rest.starts_with([' ', '.', '*']),
    };
    if ends_well { ids } else { Vec::new() }
}

/// The rule id (`F-SELL-2`) at the beginning of a text, and the rest.
fn rule_id(text: &str) -> Option<(&str, &str)> {
    let (game, chapter) = text.split_once('-')?;
    if !GAMES.contains(&game) {
        return None;
    }
    let letters = chapter.bytes().take_while(u8::is_ascii_uppercase).count();
    let number = chapter[letters..].strip_prefix('-')?;
    let digits = leading_digits(number);
    (letters > 0 && digits > 0).then(|| text.split_at(game.len() + 1 + letters + 1 + digits))
}

/// The rule a test's name begins with: `f_sell_2_…` names `F-SELL-2`.
fn rule_named_by(test: &str) -> Option<String> {
    let mut parts = test.split('_');
    let (game, chapter, number) = (parts.next()?, parts.next()?, parts.next()?);
    let spelt = format!("{game}-{chapter}-{number}").to_uppercase();
    rule_id(&spelt).filter(|(_, rest)| rest.is_empty())?;
    Some(spelt)
}

/// The tests of a Rust source that name a rule.
fn tests_in(source: &str, file: &Path) -> Vec<RuleTest> {
    let mut tests = Vec::new();
    let (mut is_test, mut is_ignored) = (false, false);
    for (number, line) in (1..).zip(source.lines().map(str::trim_start)) {
        if line.starts_with("//") {
            continue;
        }
        if line.starts_with("#[") {
            is_test |= ["#[test]", "#[test_case", "#[proptest"].iter().any(|mark| line.starts_with(mark));
            is_ignored |= line.contains("#[ignore");
        }
        let Some(name) = function_declared_by(line) else { continue };
        if is_test && !is_ignored {
            let found = rule_named_by(name);
            tests.extend(found.map(|rule| RuleTest {
                rule,
                name: name.to_owned(),
                file: file.to_owned(),
                line: number,
            }));
        }
        (is_test, is_ignored) = (false, false);
    }
    tests
}

/// The name in `fn name(`, if the line declares a function.
fn function_declared_by(line: &str) -> Option<&str> {
    let declaration = match line.strip_prefix("fn ") {
        Some(rest) => rest,
        None => line.split_once(" fn ")?.1,
    };
    let end = declaration.find(|c: char| !c.is_ascii_alphanumeric() && c != '_')?;
    let is_name = end > 0 && declaration[end..].starts_with(['(', '<']);
    is_name.then(|| &declaration[..end])
}

fn leading_digits(text: &str) -> usize {
    text.bytes().take_while(u8::is_ascii_digit).count()
}

fn trailing_digits(text: &str) -> usize {
    text.bytes().rev().take_while(u8::is_ascii_digit).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn rule_books_define_rules_at_the_beginning_of_a_line() {
        for (line, ids) in [
            ("- F-SELL-2 A good whose price is 0 is not accepted.", &["F-SELL-2"][..]),
            ("- F-SELL-12", &["F-SELL-12"]),
            ("**P-GEN-01 Scope.** Two players.", &["P-GEN-01"]),
            ("**P-TURN-01** A round has six phases, see P-END-01c.", &["P-TURN-01"]),
            ("**P-COST-01.** Use the text.", &["P-COST-01"]),
            ("**P-BLD-02/03 The two castles.**", &["P-BLD-02", "P-BLD-03"]),
            ("| P-SCORE-02 | each castle | +20 |", &["P-SCORE-02"]),
            // Mentions are not definitions.
            ("A trashed palace is shown (F-DIS-3).", &[]),
            ("  F-DIS-3 says more.", &[]),
            ("- See F-DIS-3.", &[]),
            ("- F-DIS-3: a remark about it", &[]),
            ("| bog | P-PLACE-08 | hurts all |", &[]),
            ("| P-PLACE-08, P-BUILD-07 | bog |", &[]),
            ("**P-END-01c** is a part, not a rule", &[]),
            ("## Sell (F-SELL)", &[]),
            ("- X-SELL-2 is no game of ours", &[]),
            ("- F-SELL- ", &[]),
            ("- Fürstenfeld", &[]),
            ("**P-BLD-02/x**", &[]),
        ] {
            assert_eq!(rules_defined_by(line), ids, "{line}");
        }
    }

    #[test]
    fn names_of_tests_begin_with_a_rule() {
        for (name, rule) in [
            ("f_sell_4_market_tokens_fill_the_spaces", Some("F-SELL-4")),
            ("f_sell_4", Some("F-SELL-4")),
            ("p_bld_02_castle", Some("P-BLD-02")),
            ("f_sell_four_tokens", None),
            ("a_hand_3_cards_long", None),
            ("f_2_sell", None),
            ("records_round_trip", None),
            ("f_sell_4x", None),
        ] {
            assert_eq!(rule_named_by(name).as_deref(), rule, "{name}");
        }
    }

    #[test]
    fn only_tests_that_run_are_counted() {
        let source = "
            fn f_sell_1_helper() {}
            #[test]
            /// Says fn f_sell_9_in_a_comment() {}
            #[should_panic]
            fn f_sell_2_plain() {}
            #[test] fn f_sell_3_on_one_line() {}
            #[test_case(1)]
            #[test_case(
                2
            )]
            pub(crate) fn f_sell_4_cases(n: u8) {}
            #[test]
            #[ignore]
            fn f_sell_5_ignored() {}
            // #[test]
            fn f_sell_6_commented_out() {}
            proptest! {
                #[test]
                fn f_sell_7_property(n in 0..9u8) {}
            }
            #[test]
            fn unrelated() {}
        ";
        let tests = tests_in(source, Path::new("a.rs"));
        let found: Vec<_> = tests.iter().map(|test| (test.rule.as_str(), test.line)).collect();
        assert_eq!(found, [("F-SELL-2", 6), ("F-SELL-3", 7), ("F-SELL-4", 12), ("F-SELL-7", 20)]);
    }

    /// A workspace in a folder of its own, with one rule book and one source file.
    fn workspace(name: &str, book: &str, source: &str) -> PathBuf {
        let root = std::env::temp_dir().join(format!("princely-xtask-{}-{name}", std::process::id()));
        let (books, sources) = (root.join("docs/rules"), root.join("crates/game/src"));
        fs::create_dir_all(&books).unwrap();
        fs::create_dir_all(&sources).unwrap();
        fs::write(books.join("book.md"), book).unwrap();
        fs::write(sources.join("lib.rs"), source).unwrap();
        root
    }

    #[test]
    fn a_workspace_where_each_rule_has_a_test_passes() {
        let root = workspace(
            "good",
            "# Rules\n- F-ONE-1 First.\n- F-ONE-2 Second, see F-ONE-1.\n",
            "#[test]\nfn f_one_1_a() {}\n#[test]\nfn f_one_2_b() {}\n#[test]\nfn f_one_2_c() {}\n",
        );
        let coverage = Coverage::of(&root).unwrap();
        fs::remove_dir_all(&root).unwrap();
        assert_eq!(
            coverage.table().replace('\\', "/"),
            "F-ONE-1  crates/game/src/lib.rs:2 f_one_1_a\n\
             F-ONE-2  crates/game/src/lib.rs:4 f_one_2_b\n         \
             crates/game/src/lib.rs:6 f_one_2_c"
        );
        assert_eq!(coverage.verdict(), Ok(()));
    }

    #[test]
    fn a_rule_without_a_test_and_a_test_without_a_rule_are_named() {
        let root = workspace(
            "bad",
            "- F-ONE-1 First.\n- F-ONE-2 Second.\n",
            "#[test]\nfn f_one_1() {}\n#[test]\nfn f_two_7_x() {}\n",
        );
        let coverage = Coverage::of(&root).unwrap();
        fs::remove_dir_all(&root).unwrap();
        assert!(coverage.table().contains("F-ONE-2  NO TEST"));
        let text = coverage.verdict().unwrap_err().to_string();
        assert!(text.contains("no test: F-ONE-2\n"), "{text}");
        assert!(text.contains("no rule book defines F-TWO-7"), "{text}");
    }

    #[test]
    fn no_rule_book_is_an_error() {
        let root = workspace("empty", "nothing\n", "");
        let outcome = Coverage::of(&root);
        fs::remove_dir_all(&root).unwrap();
        assert!(outcome.is_err());
    }
}
