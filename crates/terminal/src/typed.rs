//! What is typed, word by word. The words that are understood stand in the Fluent files as `say-<id>`, synonyms
//! separated by ` / `; English words are understood in every language.

use crate::Misread;
use princely_core::Message;
use princely_hex::Hex;
use princely_words::{Language, Names, Words};

/// The longest command that makes sense, in words.
const MOST: usize = 200;

/// A command cut into words: small letters, without signs. `4, 1` and `(4,1)` are the one word `4,1`, `Bank II`
/// is `bank 2`, `ü` is `ue`, and other accents may be left out: `perché` is `perche`.
pub fn split(text: &str) -> Vec<String> {
    let letters: Vec<char> =
        text.chars().map(|letter| if letter == '\u{2212}' { '-' } else { letter }).take(1 << 13).collect();
    let mut words: Vec<String> = Vec::new();
    let mut word = String::new();
    let is_digit = |at: usize| letters.get(at).is_some_and(char::is_ascii_digit);
    for (at, &letter) in letters.iter().enumerate() {
        match letter {
            ',' if word.ends_with(|last: char| last.is_ascii_digit()) => {
                let next = (at + 1..letters.len()).find(|&at| letters[at] != ' ');
                let goes_on = next.is_some_and(|at| is_digit(at) || letters[at] == '-' && is_digit(at + 1));
                if goes_on {
                    word.push(',');
                } else {
                    words.push(std::mem::take(&mut word));
                }
            }
            ' ' if word.ends_with(',') => {}
            '-' | '+' if (word.is_empty() || word.ends_with(',')) && is_digit(at + 1) => {
                if letter == '-' {
                    word.push('-');
                }
            }
            _ if letter.is_alphanumeric() => {
                for small in letter.to_lowercase() {
                    match small {
                        'ä' => word.push_str("ae"),
                        'ö' => word.push_str("oe"),
                        'ü' => word.push_str("ue"),
                        'ß' => word.push_str("ss"),
                        'à' | 'á' => word.push('a'),
                        'è' | 'é' => word.push('e'),
                        'ì' | 'í' => word.push('i'),
                        'ò' | 'ó' => word.push('o'),
                        'ù' | 'ú' => word.push('u'),
                        'ő' => word.push_str("oe"),
                        'ű' => word.push_str("ue"),
                        _ => word.push(small),
                    }
                }
            }
            _ => words.push(std::mem::take(&mut word)),
        }
    }
    words.push(word);
    words.retain(|word| !word.is_empty());
    words.truncate(MOST);
    for word in &mut words {
        if let Some(number) = ["i", "ii", "iii", "iv", "v", "vi"].iter().position(|roman| roman == word) {
            *word = (number + 1).to_string();
        }
    }
    words
}

/// The ways to say something: first the one we use ourselves, last the English ones.
pub fn ways(words: &Words, key: &'static str) -> Vec<String> {
    let english = Words::of(Language::English);
    let mut all: Vec<String> = Vec::new();
    for words in [words, english] {
        let text = words.sentence(&Message::new(key), &Names::default());
        for way in text.split(" / ").map(str::trim) {
            if !all.iter().any(|known| known == way) {
                all.push(way.to_owned());
            }
        }
    }
    all
}

/// The way we say something ourselves.
pub fn way(words: &Words, key: &'static str) -> String {
    ways(words, key).swap_remove(0)
}

/// Things that can be named, each by several phrases.
#[derive(Clone, Debug)]
pub struct Named<T> {
    phrases: Vec<(Vec<String>, T)>,
}

/// What a name stands for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found<T> {
    /// Exactly one thing.
    One(T),
    /// Several things; the player has to say more.
    Several(Vec<T>),
    /// Nothing.
    None,
}

impl<T> Default for Named<T> {
    fn default() -> Self {
        Named { phrases: Vec::new() }
    }
}

impl<T: Copy + PartialEq> Named<T> {
    /// Adds a phrase for a thing.
    pub fn add(&mut self, phrase: &str, thing: T) {
        let phrase = split(phrase);
        if !phrase.is_empty() {
            self.phrases.push((phrase, thing));
        }
    }

    /// Verbs and other words of the Fluent files.
    pub fn of_keys(words: &Words, keys: &[(&'static str, T)]) -> Named<T> {
        let mut named = Named::default();
        for &(key, thing) in keys {
            for way in ways(words, key) {
                named.add(&way, thing);
            }
        }
        named
    }

    /// Only the things that pass.
    pub fn only(&self, mut pass: impl FnMut(T) -> bool) -> Named<T> {
        Named { phrases: self.phrases.iter().filter(|(_, thing)| pass(*thing)).cloned().collect() }
    }

    /// The thing whose whole name these words begin with, and how many words that took.
    pub fn whole(&self, words: &[String]) -> Option<(T, usize)> {
        let whole = self.phrases.iter().filter(|(phrase, _)| words.starts_with(phrase));
        whole.max_by_key(|(phrase, _)| phrase.len()).map(|(phrase, thing)| (*thing, phrase.len()))
    }

    /// The thing that these words begin with, and how many words that took. Whole names count more than abbreviations,
    /// and long ones more than short ones; an abbreviation has to be unambiguous.
    pub fn find(&self, words: &[String]) -> (Found<T>, usize) {
        if let Some((thing, count)) = self.whole(words) {
            return (Found::One(thing), count);
        }
        let longest = self.phrases.iter().map(|(phrase, _)| phrase.len()).max().unwrap_or(0);
        for count in (1..=longest.min(words.len())).rev() {
            let mut found: Vec<T> = Vec::new();
            for (phrase, thing) in &self.phrases {
                let fits = phrase.len() >= count
                    && phrase.iter().zip(&words[..count]).all(|(whole, typed)| abbreviates(typed, whole));
                if fits && !found.contains(thing) {
                    found.push(*thing);
                }
            }
            match found[..] {
                [] => {}
                [one] => return (Found::One(one), count),
                _ => return (Found::Several(found), count),
            }
        }
        (Found::None, 0)
    }

    /// The phrase that looks most like what was typed, if any does.
    pub fn nearest(&self, typed: &str) -> Option<String> {
        nearest_of(typed, self.phrases.iter().map(|(phrase, _)| phrase.join(" ")))
    }
}

/// Which of some phrases looks most like what was typed, if any does: by edits, then by the first letter.
pub fn nearest_of(typed: &str, phrases: impl IntoIterator<Item = String>) -> Option<String> {
    let typed: String = typed.chars().take(24).collect();
    // Two letters that changed places are two edits.
    let allowed = match typed.chars().count() {
        0..=3 => 1,
        4..=6 => 2,
        _ => 3,
    };
    let far = |phrase: String| {
        let first = phrase.split(' ').next().unwrap_or_default();
        let edits = princely_words::rulebook::edits(&typed, first)
            .min(princely_words::rulebook::edits(&typed, &phrase));
        (edits, phrase.chars().next() != typed.chars().next(), phrase)
    };
    phrases.into_iter().map(far).filter(|(edits, ..)| *edits <= allowed).min().map(|(.., phrase)| phrase)
}

/// Numbers are never abbreviated: 1 is not short for 10.
fn abbreviates(typed: &str, whole: &str) -> bool {
    let is_number = typed.starts_with(|first: char| first.is_ascii_digit() || first == '-');
    if is_number { typed == whole } else { whole.starts_with(typed) }
}

/// The words of a command, read from left to right.
#[derive(Clone, Debug)]
pub struct Reader<'w> {
    words: &'w Words,
    typed: Vec<String>,
    at: usize,
}

impl<'w> Reader<'w> {
    /// Reads what was typed.
    pub fn new(words: &'w Words, typed: &str) -> Reader<'w> {
        Reader { words, typed: split(typed), at: 0 }
    }

    /// What is left.
    pub fn rest(&self) -> &[String] {
        &self.typed[self.at.min(self.typed.len())..]
    }

    /// Whether nothing is left.
    pub fn is_done(&self) -> bool {
        self.rest().is_empty()
    }

    /// Takes a word, if it is one of these; whole words only.
    pub fn take(&mut self, key: &'static str) -> bool {
        self.take_one_of(&ways(self.words, key))
    }

    fn take_one_of(&mut self, ways: &[String]) -> bool {
        for way in ways {
            let way = split(way);
            if self.rest().starts_with(&way) && !way.is_empty() {
                self.at += way.len();
                return true;
            }
        }
        false
    }

    /// Skips words without a meaning: "the", "and". Only those of the language: "an" has a meaning in German.
    pub fn skip(&mut self) {
        let noise = self.words.sentence(&Message::new("say-noise"), &Names::default());
        let noise: Vec<String> = noise.split(" / ").map(str::to_owned).collect();
        while self.take_one_of(&noise) {}
    }

    /// Takes a number.
    pub fn number(&mut self) -> Option<i64> {
        self.skip();
        let word = self.rest().first()?;
        if let Ok(number) = word.parse() {
            self.at += 1;
            return Some(number);
        }
        // "3, 1" in "to brewery 3, 1 water" is not a place: if a number is wanted, the rest is kept for later.
        let (first, second) = word.split_once(',')?;
        let (number, rest) = (first.parse().ok()?, second.to_owned());
        self.typed[self.at] = rest;
        Some(number)
    }

    /// Takes a number of tokens, spaces or the like; a larger number than 255 counts as 255.
    pub fn count(&mut self) -> Option<u8> {
        let before = self.at;
        let count = self.number().filter(|number| *number >= 0);
        if count.is_none() {
            self.at = before;
        }
        count.map(|number| u8::try_from(number).unwrap_or(u8::MAX))
    }

    /// Takes a place: `4,1`.
    pub fn place(&mut self) -> Option<Hex> {
        self.skip();
        let (q, r) = self.rest().first()?.split_once(',')?;
        let place = Hex::new(q.parse().ok()?, r.parse().ok()?);
        self.at += 1;
        Some(place)
    }

    /// Takes the name of a thing.
    pub fn thing<T: Copy + PartialEq>(&mut self, named: &Named<T>) -> Found<T> {
        self.skip();
        let (found, count) = named.find(self.rest());
        if let Found::One(_) = found {
            self.at += count;
        }
        found
    }

    /// Takes the name of a thing that comes next, even if it looks like a word without a meaning.
    pub fn thing_here<T: Copy + PartialEq>(&mut self, named: &Named<T>) -> Option<T> {
        let (thing, count) = named.whole(self.rest())?;
        self.at += count;
        Some(thing)
    }

    /// Takes the name of a thing, not abbreviated.
    pub fn whole_thing<T: Copy + PartialEq>(&mut self, named: &Named<T>) -> Option<T> {
        self.skip();
        let (thing, count) = named.whole(self.rest())?;
        self.at += count;
        Some(thing)
    }

    /// Something else was expected here; `message` says what.
    pub fn expected(&self, message: &Message) -> Misread {
        Misread::Expected { expected: self.words.sentence(message, &Names::default()), near: None }
    }

    /// Something else was expected here, and one of these was probably meant.
    pub fn expected_one_of<T: Copy + PartialEq>(&self, message: &Message, named: &Named<T>) -> Misread {
        let near = self.rest().first().and_then(|word| named.nearest(word));
        Misread::Expected { expected: self.words.sentence(message, &Names::default()), near }
    }

    /// Nothing may follow.
    pub fn end(&mut self) -> Result<(), Misread> {
        self.skip();
        match self.rest() {
            [] => Ok(()),
            rest => {
                let rest: String = rest.join(" ").chars().take(40).collect();
                Err(self.expected(&Message::new("t-expected-end").text("rest", rest)))
            }
        }
    }
}

/// The verbs of a game: the key of its words, what it is, and the phases it belongs to.
pub type Verbs<V, P> = [(&'static str, V, &'static [P])];

/// Takes the verb of a command: one of this phase, perhaps abbreviated, or the whole word of any other one, which the
/// rules will refuse. (`u` does not mean `under` while selling; it may be a command of the table.)
pub fn verb<V: Copy + PartialEq, P: PartialEq>(
    reader: &mut Reader<'_>,
    verbs: &Verbs<V, P>,
    phase: &P,
) -> Result<V, Misread> {
    let keys: Vec<_> = verbs.iter().map(|(key, verb, _)| (*key, *verb)).collect();
    let all = Named::of_keys(reader.words, &keys);
    let now =
        all.only(|verb| verbs.iter().any(|(_, known, phases)| *known == verb && phases.contains(phase)));
    match reader.thing(&now) {
        Found::One(verb) => return Ok(verb),
        Found::Several(found) => {
            let ways = verbs.iter().filter(|(_, verb, _)| found.contains(verb));
            let list = ways.map(|(key, ..)| way(reader.words, key)).collect::<Vec<_>>().join(", ");
            return Err(reader.expected(&Message::new("t-which-verb").text("list", list)));
        }
        Found::None => {}
    }
    reader.whole_thing(&all).ok_or_else(|| {
        let first = reader.rest().first().cloned().unwrap_or_default();
        Misread::NoVerb { near: now.nearest(&first).or(all.nearest(&first)).into_iter().collect() }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_cut_into_words() {
        for (text, words) in [
            ("Sell 2 hops, 1 water to brewery 3", "sell|2|hops|1|water|to|brewery|3"),
            ("build Bank II on 2", "build|bank|2|on|2"),
            ("place H02 at (4, -1) rot 2", "place|h02|at|4,-1|rot|2"),
            ("place ST_E at -4,1", "place|st|e|at|-4,1"),
            ("under bank 1, market", "under|bank|1|market"),
            ("Y-House (H01)", "y|house|h01"),
            ("würze \u{7}\0", "wuerze"),
            ("Perché? vásárolj KŐ", "perche|vasarolj|koe"),
            ("−2,−1", "-2,-1"),
            ("", ""),
        ] {
            assert_eq!(split(text).join("|"), words, "{text}");
        }
        assert!(split(&"a ".repeat(1 << 20)).len() <= MOST);
    }

    #[test]
    fn names_may_be_abbreviated_as_long_as_they_are_unambiguous() {
        let mut named = Named::default();
        for (phrase, thing) in [("bank 1", 1), ("bank 2", 2), ("barley field 1", 3), ("town hall 1", 4)] {
            named.add(phrase, thing);
        }
        for (typed, found) in [
            ("bank 1", Found::One(1)),
            ("ban 2", Found::One(2)),
            ("b 2", Found::One(2)),
            ("bar", Found::One(3)),
            ("bank", Found::Several(vec![1, 2])),
            ("t h 1", Found::One(4)),
            ("bank 10", Found::Several(vec![1, 2])),
            ("mint", Found::None),
        ] {
            assert_eq!(named.find(&split(typed)).0, found, "{typed}");
        }
        assert_eq!(named.nearest("bnak"), Some("bank 1".into()));
        assert_eq!(named.nearest("quarry"), None);
    }
}
