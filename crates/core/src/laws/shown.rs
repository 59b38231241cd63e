//! All that games show. The other laws and the tests of the rules say what is right; this one notices that something has
//! changed which they do not name: a figure in a view, the order of a list, a part of a message.
//!
//! A [`report`] has an example of everything that is shown, to be read, and a sum of all of it, which is far too much to
//! be kept. If only a sum has changed, run the test before and after with `PRINCELY_SHOWN=FILE`: every line that is
//! counted is then appended to that file, and the two files can be compared.

use super::{LawBroken, LawfulOffers, Plan, viewers, walk};
use crate::record::Entry;
use crate::{Aid, Game, Quick, Refused, Seat, Seen, Uniform, Viewer};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs::{File, OpenOptions};
use std::io::Write as _;

/// How many stray actions are looked at in every position.
const STRAYS: usize = 4;

/// What is told shortly and in many forms: there is an example of each form. Of everything else the longest is kept.
const SHORT: [&str; 6] = ["action", "answer", "chance", "check", "message", "question"];

/// The longest part of an example, in letters.
const LONGEST: usize = 240;

/// What was shown: a running sum of each kind of line, and examples.
pub struct Signature {
    kinds: BTreeMap<String, Sum>,
    /// By their kind and their form.
    examples: BTreeMap<(String, String), String>,
    file: Option<File>,
}

/// A running sum of lines (FNV-1a, 64 bits).
#[derive(Clone, Copy)]
struct Sum {
    sum: u64,
    lines: u64,
}

impl Signature {
    /// Nothing was shown yet.
    #[expect(clippy::new_without_default, reason = "it may open a file")]
    pub fn new() -> Signature {
        let open = |path| OpenOptions::new().create(true).append(true).open(path);
        let file =
            std::env::var_os("PRINCELY_SHOWN").map(|path| open(path).expect("PRINCELY_SHOWN names a file"));
        Signature { kinds: BTreeMap::new(), examples: BTreeMap::new(), file }
    }

    /// Counts one thing that is shown.
    pub fn add(&mut self, kind: &str, thing: &impl Serialize) {
        let json = serde_json::to_string(thing).expect("what is shown can be written");
        let line = format!("{kind} {json}\n");
        let sum = Sum { sum: 0xcbf2_9ce4_8422_2325, lines: 0 };
        let sum = self.kinds.entry(kind.to_owned()).or_insert(sum);
        for byte in line.bytes() {
            sum.sum = (sum.sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        sum.lines += 1;
        self.keep(kind, json);
        if let Some(file) = &mut self.file {
            file.write_all(line.as_bytes()).expect("the file of PRINCELY_SHOWN can be written");
        }
    }

    fn keep(&mut self, kind: &str, json: String) {
        let form = if SHORT.contains(&kind) { form(&json) } else { String::new() };
        let is_short = !form.is_empty();
        let example = self.examples.entry((kind.to_owned(), form)).or_default();
        if example.is_empty() || (!is_short && json.len() > example.len()) {
            *example = json;
        }
    }

    /// Counts what a position shows: its trace, its result, and to every viewer the view, the choices, the answers to
    /// some questions, the reasons against some actions, and what it would see if its turn came now.
    pub fn position<G: LawfulOffers>(&mut self, game: &G, state: &G::State, quick: &mut Quick) {
        self.add("trace", &game.trace(state));
        self.add("result", &game.result(state));
        for viewer in viewers(game) {
            let observation = game.observe(state, viewer);
            self.add("seen", &observation);
            for aid in [Aid::None, Aid::Memory] {
                self.add("view", &game.view(&observation, aid));
            }
            self.add("choices", &game.choices(&observation));
            for question in game.questions(&observation, quick) {
                self.add("question", &question);
                self.add("answer", &game.answer(&observation, &question));
            }
            if let Some(ahead) = game.ahead(&observation) {
                self.add("ahead", &ahead);
            }
            if let Some(seat) = viewer {
                self.refusals(game, state, seat, quick);
            }
        }
    }

    fn refusals<G: LawfulOffers>(&mut self, game: &G, state: &G::State, seat: Seat, quick: &mut Quick) {
        for _ in 0..STRAYS {
            let stray = game.stray_action(state, seat, quick);
            let refused = game.check(state, seat, &stray).err().map(|refusal| Refused::new(&refusal));
            self.add("check", &(G::ActionNote::from(stray), refused));
        }
    }

    /// Counts what every viewer sees of a step: the step itself, and the messages about what follows from it.
    pub fn step<G: LawfulOffers>(&mut self, game: &G, before: &G::State, entry: &Entry<G>) {
        let (mut after, mut events) = (before.clone(), Vec::new());
        match entry {
            Entry::Chance(chance) => game.apply_chance(&mut after, chance, &mut events),
            Entry::Action { seat, action } => game.apply(&mut after, *seat, *action, &mut events),
        }
        for viewer in viewers(game) {
            match Seen::of(game, before, entry, viewer) {
                Seen::Chance(seen) => self.add("chance", &G::SeenChanceNote::from(seen)),
                Seen::Action { seat, action, uncovers } => {
                    let note = |(seat, action): (Seat, G::Action)| (seat, G::ActionNote::from(action));
                    let uncovers: Vec<_> = uncovers.into_iter().map(note).collect();
                    self.add("action", &(seat, G::SeenActionNote::from(action), uncovers));
                }
            }
            for event in &events {
                self.messages(game, event, viewer);
            }
        }
    }

    fn messages<G: Game>(&mut self, game: &G, event: &G::Event, viewer: Viewer) {
        let told = game.redact(event, viewer);
        let recalled = [Aid::None, Aid::Memory].map(|aid| game.recall(event, viewer, aid));
        self.add("message", &told.as_ref().map(|event| game.describe(event)));
        self.add("event", &(told, recalled));
    }
}

/// What a short text is about: the id of a message, the rule of a refusal, otherwise its first two words.
fn form(json: &str) -> String {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '-';
    let words = json.split(|letter: char| !is_part(letter));
    let mut words =
        words.filter(|word| word.len() > 1 && word.starts_with(|letter: char| letter.is_ascii_alphabetic()));
    let names = |word: &&str| ["id", "rule"].contains(word);
    match words.clone().skip_while(|word| !names(word)).nth(1) {
        Some(name) => name.to_owned(),
        None => words.by_ref().take(2).collect::<Vec<_>>().join(" "),
    }
}

/// What was shown in some games, to be kept beside a test: sums for each, and examples from all of them.
pub fn report(games: &[(&str, Signature)]) -> String {
    let mut text = String::new();
    let mut examples: BTreeMap<&(String, String), &str> = BTreeMap::new();
    for (name, Signature { kinds, examples: own, .. }) in games {
        let _ = writeln!(text, "{name}"); // a text can always be written to
        for (kind, Sum { sum, lines }) in kinds {
            let _ = writeln!(text, "  {kind:<9} {lines:>7} lines, {sum:016x}");
        }
        for (key, example) in own {
            examples.entry(key).or_insert(example);
        }
    }
    for ((kind, form), example) in examples {
        if form.is_empty() {
            let _ = writeln!(text, "\n{kind}, the longest");
            parts(example, &mut text);
        } else {
            let _ = writeln!(text, "{kind} {}", cut(example));
        }
    }
    text
}

/// A long text, each of its fields on a line.
fn parts(json: &str, text: &mut String) {
    let line = |name: &str, value: &Value| format!("  {name}: {}\n", cut(&value.to_string()));
    match serde_json::from_str(json) {
        Ok(Value::Object(fields)) => text.extend(fields.iter().map(|(name, value)| line(name, value))),
        Ok(value) => *text += &line("all", &value),
        Err(error) => *text += &format!("  {error}\n"),
    }
}

fn cut(text: &str) -> String {
    match text.char_indices().nth(LONGEST) {
        None => text.to_owned(),
        Some((at, _)) => format!("{}… ({} bytes)", &text[..at], text.len()),
    }
}

/// The signature of the games of a plan: every step, and one position in `plan.every`.
pub fn shown<G: LawfulOffers>(game: &G, plan: &Plan<G>) -> Result<Signature, LawBroken> {
    let mut signature = Signature::new();
    signature.add("options", &game.options());
    walk(game, plan, |moment, quick| {
        if moment.next.is_none() || quick.below(plan.every) == 0 {
            signature.position(game, moment.state(), quick);
        }
        if let Some(entry) = moment.next {
            signature.step(game, moment.state(), entry);
        }
        Ok(())
    })?;
    Ok(signature)
}
