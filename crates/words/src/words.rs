//! Messages become sentences.

use crate::{Language, Names, fuerstenfeld, prefix_of, principati};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use princely_core::{Arg, Message, RecordError, Refusal, Seat};
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

/// A text that was to be learned is no Fluent file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotFluent;

/// What can be said in one language.
pub struct Words {
    language: Language,
    /// The language itself, and English for what it lacks.
    bundles: Vec<FluentBundle<FluentResource>>,
}

/// The words that were made so far, in the order of the languages.
static MADE: [OnceLock<Words>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];

impl Words {
    /// The words of a language. They are made once and kept. A language that is not part of this build, and that was not
    /// learned, is answered in English.
    pub fn of(language: Language) -> &'static Words {
        match MADE[language as usize].get() {
            Some(words) => words,
            None if language.is_spoken() => {
                MADE[language as usize].get_or_init(|| Words::new(language, language.files()))
            }
            None => Words::english(),
        }
    }

    /// Learns a language that is not part of this build, from the texts of its Fluent files. From now on [`Words::of`]
    /// speaks it. A language that is spoken already stays as it is.
    pub fn learn(language: Language, files: &[String]) -> Result<(), NotFluent> {
        for file in files {
            FluentResource::try_new(file.clone()).map_err(|_| NotFluent)?;
        }
        if !language.is_spoken() {
            let files: Vec<&str> = files.iter().map(String::as_str).collect();
            MADE[language as usize].get_or_init(|| Words::new(language, &files));
        }
        Ok(())
    }

    /// English.
    pub fn english() -> &'static Words {
        let english = Language::English;
        MADE[english as usize].get_or_init(|| Words::new(english, english.files()))
    }

    fn new(language: Language, files: &[&str]) -> Words {
        let mut bundles = vec![bundle(language, files)];
        if language != Language::English {
            bundles.push(bundle(Language::English, Language::English.files()));
        }
        Words { language, bundles }
    }

    /// Which language this is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The message as a sentence; if nobody has written one, its id.
    pub fn sentence(&self, message: &Message, names: &Names) -> String {
        let form = if is_about_reader(message, names) { Some("you") } else { None };
        let args = self.args(message, names);
        self.say(&message.id, form, &args, &mut Vec::new())
    }

    /// One line of a game's log.
    pub fn line(&self, message: &Message, names: &Names) -> String {
        self.sentence(message, names)
    }

    /// Why something may not be done, with the rule that says so:
    /// "F-SELL-2: brewery 3 pays 0 for hops until its price rises."
    pub fn refusal(&self, rule: &str, message: &Message, names: &Names) -> String {
        format!("{rule}: {}", self.sentence(message, names))
    }

    /// [`Words::refusal`] of a game's own refusal.
    pub fn why_not(&self, refusal: &impl Refusal, names: &Names) -> String {
        self.refusal(refusal.rule(), &refusal.message(), names)
    }

    /// What a thing is called: a card, a good, a phase. An unknown id stays as it is.
    pub fn name(&self, id: &str) -> String {
        self.find_name([format!("name-{id}")], None).unwrap_or_else(|| id.to_owned())
    }

    /// What a thing of a game is called: `name_of("principati", "order", "military")`. A thing of an unknown game has
    /// the name that it has in all games, or its id.
    pub fn name_of(&self, game: &str, kind: &str, id: &str) -> String {
        match prefix_of(game) {
            Some(prefix) => self.name_in(prefix, kind, id),
            None => self.name(id),
        }
    }

    /// What a thing is called in one game, if another game, or something else in the same game, has the same id:
    /// `name_in("p", "order", "military")`.
    pub fn name_in(&self, prefix: &str, kind: &str, id: &str) -> String {
        self.form_in(prefix, kind, id, None)
    }

    /// [`Words::name_in`] in the form of an attribute, if the name has it: `a` for "a quarry".
    pub fn form_in(&self, game: &str, kind: &str, id: &str, form: Option<&str>) -> String {
        let keys = [format!("name-{game}-{kind}-{id}"), format!("name-{game}-{id}"), format!("name-{id}")];
        let tile = || principati::standard_tile(id).filter(|_| game == "p" && kind == "tile");
        // English has no names of tiles in its files: they stand in the catalogue.
        self.find_name(keys, form).or_else(tile).unwrap_or_else(|| id.to_owned())
    }

    /// [`Words::form_in`] at a table, whose own catalogue may have another name for the thing.
    fn form_at(&self, names: &Names, game: &str, kind: &str, id: &str, form: Option<&str>) -> String {
        match names.thing(kind, id) {
            Some(own) => own.to_owned(),
            None => self.form_in(game, kind, id, form),
        }
    }

    fn find_name<const N: usize>(&self, keys: [String; N], form: Option<&str>) -> Option<String> {
        let key = keys.into_iter().find(|key| self.knows(key))?;
        Some(self.say(&key, form, &FluentArgs::new(), &mut Vec::new()))
    }

    /// What a player is called by others; see [`Names`].
    pub fn player(&self, seat: Seat, names: &Names) -> String {
        match names.of(seat) {
            Some(name) => name.to_owned(),
            None => self.with_number("player", "number", i64::from(seat.0) + 1),
        }
    }

    /// "a", "a and b", "a, b and c"; an empty text for no items.
    pub fn list<T: Into<String>>(&self, items: impl IntoIterator<Item = T>) -> String {
        let mut items: Vec<String> = items.into_iter().map(Into::into).collect();
        let Some(last) = items.pop() else { return String::new() };
        match items.into_iter().reduce(|left, right| self.join("list-more", left, right)) {
            Some(others) => self.join("list-last", others, last),
            None => last,
        }
    }

    /// Two items, joined by the text with this key.
    pub fn join(&self, key: &str, left: String, right: String) -> String {
        let mut args = FluentArgs::new();
        args.set("left", left);
        args.set("right", right);
        self.say(key, None, &args, &mut Vec::new())
    }

    /// Names of players as a list; the reader is "you".
    pub fn players(&self, seats: impl IntoIterator<Item = Seat>, names: &Names) -> String {
        self.list(seats.into_iter().map(|seat| match names.is_reader(seat) {
            true => self.plain("you"),
            false => self.player(seat, names),
        }))
    }

    /// What is wrong with a record. The sentence of a rule is in this language, technical matters are in
    /// English.
    pub fn record_error(&self, error: &RecordError, names: &Names) -> String {
        let Some((entry, refused)) = error.refused() else { return error.to_string() };
        let mut args = FluentArgs::new();
        args.set("why", self.refusal(&refused.rule, &refused.message, names));
        args.set("entry", written(entry as i64));
        let key = if entry == 0 { "record-setup" } else { "record-entry" };
        self.say(key, None, &args, &mut Vec::new())
    }

    /// A text without data in it.
    pub fn plain(&self, key: &str) -> String {
        self.say(key, None, &FluentArgs::new(), &mut Vec::new())
    }

    /// A text with one number in it.
    pub fn with_number(&self, key: &str, name: &'static str, value: i64) -> String {
        let mut args = FluentArgs::new();
        args.set(name, written(value));
        self.say(key, None, &args, &mut Vec::new())
    }

    fn knows(&self, key: &str) -> bool {
        self.bundles.iter().any(|bundle| bundle.has_message(key))
    }

    /// All the data of a sentence: the message's own data, and what is computed from it here.
    fn args<'a>(&self, message: &Message, names: &Names) -> FluentArgs<'a> {
        let game = message.id.split('-').next().unwrap_or_default();
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            match arg {
                Arg::Number { value } => args.set(name.clone(), written(*value)),
                Arg::Ordinal { index } => args.set(name.clone(), written(i64::from(*index) + 1)),
                _ => args.set(name.clone(), self.piece(game, arg, names)),
            }
            if let Arg::Hidden { kind } = arg {
                args.set(format!("{name}-id"), format!("hidden_{kind}"));
            }
            if let Arg::Name { kind, id } = arg {
                args.set(format!("{name}-id"), id.to_string());
                for form in ["a", "the"] {
                    args.set(format!("{name}-{form}"), self.form_at(names, game, kind, id, Some(form)));
                }
            }
        }
        let more = match game {
            "f" => fuerstenfeld::more_args(message),
            "p" => principati::more_args(self, message, names),
            _ => Vec::new(),
        };
        for (name, value) in more {
            args.set(name, value);
        }
        args
    }

    /// One piece of a message in words.
    fn piece(&self, game: &str, arg: &Arg, names: &Names) -> String {
        match arg {
            Arg::Number { value } => value.to_string(),
            Arg::Ordinal { index } => (u64::from(*index) + 1).to_string(),
            Arg::Seat { seat } => self.player(*seat, names),
            Arg::Name { kind, id } => self.form_at(names, game, kind, id, None),
            Arg::Hidden { kind } => self.name(&format!("hidden_{kind}")),
            Arg::Place { q, r } => format!("{q},{r}"),
            Arg::Goods { goods } if game == "p" => principati::goods_list(self, goods),
            Arg::Goods { goods } => fuerstenfeld::goods_list(self, goods),
            Arg::Text { text } => text.clone(),
            Arg::List { items } => match arg.seats() {
                Some(seats) => self.players(seats, names),
                None => self.list(items.iter().map(|item| self.piece(game, item, names))),
            },
        }
    }

    /// The text with this key, in the form asked for if it has that form.
    fn say(
        &self,
        key: &str,
        form: Option<&str>,
        args: &FluentArgs<'_>,
        errors: &mut Vec<FluentError>,
    ) -> String {
        for bundle in &self.bundles {
            let Some(message) = bundle.get_message(key) else { continue };
            let special =
                form.and_then(|form| message.get_attribute(form)).map(|attribute| attribute.value());
            if let Some(pattern) = special.or_else(|| message.value()) {
                return bundle.format_pattern(pattern, Some(args), errors).into_owned();
            }
        }
        key.to_owned()
    }
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Words").field("language", &self.language).finish_non_exhaustive()
    }
}

/// The files of one language. Tests check that they have no faults; a fault would only lose a single text.
fn bundle(language: Language, files: &[&str]) -> FluentBundle<FluentResource> {
    let locale: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    bundle.set_use_isolating(false);
    for &file in files {
        let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// A number as games write it: 1200, not 1,200. It keeps Fluent's own options, because a number with other options is
/// not equal to the `[0]` of a file.
pub(crate) fn written(value: i64) -> FluentValue<'static> {
    FluentValue::from(value)
}

/// Whether the message is about the one who reads it.
fn is_about_reader(message: &Message, names: &Names) -> bool {
    message.args.iter().any(|(name, arg)| match (name.as_ref(), arg) {
        ("player" | "seat" | "first" | "winner", Arg::Seat { seat }) => names.is_reader(*seat),
        ("winners", arg) => matches!(arg.seats().as_deref(), Some([seat]) if names.is_reader(*seat)),
        _ => false,
    })
}

#[cfg(test)]
pub(crate) mod tests;
