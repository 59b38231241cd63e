//! Sentences, names and rule books.

use crate::json::{Answer, read, write};
use crate::trouble::Trouble;
use princely_core::{Message, Refused, Viewer};
use princely_protocol::Viewer as WireViewer;
use princely_words::{Language, Names, Rule, RuleBook, Words};
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

/// What the players are called, and who is reading.
#[derive(Deserialize)]
struct NamesForm {
    given: Vec<Option<String>>,
    reader: WireViewer,
}

impl NamesForm {
    fn names(self) -> Names {
        let given = self.given.into_iter().map(Option::unwrap_or_default);
        Names::given(given).seen_by(Viewer::from(self.reader))
    }
}

#[derive(Serialize)]
struct BookForm<'b> {
    title: &'b str,
    intro: &'b str,
    sections: Vec<SectionForm<'b>>,
}

#[derive(Serialize)]
struct SectionForm<'b> {
    id: Option<&'b str>,
    title: &'b str,
    intro: &'b str,
    rules: Vec<RuleForm<'b>>,
}

#[derive(Serialize)]
struct RuleForm<'b> {
    id: &'b str,
    title: Option<&'b str>,
    text: &'b str,
}

impl<'b> From<&'b Rule> for RuleForm<'b> {
    fn from(rule: &'b Rule) -> RuleForm<'b> {
        RuleForm { id: &rule.id, title: rule.title.as_deref(), text: &rule.text }
    }
}

/// The words of a language.
pub(crate) fn language(code: &str) -> Result<&'static Words, Trouble> {
    let spoken = || Language::ALL.into_iter().filter(|language| language.is_spoken());
    let known = || spoken().map(Language::code).collect::<Vec<_>>().join(", ");
    Language::from_code(code)
        .map(Words::of)
        .ok_or_else(|| Trouble::own("no_such_language", format!("the languages are {}", known())))
}

/// A message as a sentence, at a table with the usual cards and tiles. A seat knows the names of its own table.
#[wasm_bindgen]
pub fn sentence(
    #[wasm_bindgen(unchecked_param_type = "Message")] message: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Names")] names: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Language")] lang: &str,
) -> Result<String, JsValue> {
    let (message, names): (Message, NamesForm) = (read(&message)?, read(&names)?);
    Ok(language(lang)?.sentence(&message, &names.names()))
}

/// Why something may not be done, in a sentence with its rule.
#[wasm_bindgen]
pub fn refusal(
    #[wasm_bindgen(unchecked_param_type = "Refused")] refused: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Names")] names: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Language")] lang: &str,
) -> Result<String, JsValue> {
    let (refused, names): (Refused, NamesForm) = (read(&refused)?, read(&names)?);
    Ok(language(lang)?.refusal(&refused.rule, &refused.message, &names.names()))
}

/// The name of a thing of a game: `name("principati", "order", "military", "en")`. An unknown id stays as it is.
#[wasm_bindgen]
pub fn name(
    game: &str,
    kind: &str,
    id: &str,
    #[wasm_bindgen(unchecked_param_type = "Language")] lang: &str,
) -> Result<String, JsValue> {
    Ok(language(lang)?.name_of(game, kind, id))
}

/// A rule book, or a book for players. Its text comes from the page, which loads only the book it shows: the books of
/// all languages would be a large part of the package.
#[wasm_bindgen]
pub struct Book {
    book: RuleBook,
}

#[wasm_bindgen]
impl Book {
    /// Reads a book: the text of a file in `docs/rules` or `docs/learn`.
    pub fn read(text: &str) -> Book {
        Book { book: RuleBook::read(text) }
    }

    /// The whole book, in simple Markdown.
    #[wasm_bindgen(unchecked_return_type = "RuleBook")]
    pub fn whole(&self) -> Answer {
        let book = &self.book;
        let sections = book.sections.iter().map(|section| SectionForm {
            id: section.id.as_deref(),
            title: &section.title,
            intro: &section.intro,
            rules: section.rules.iter().map(RuleForm::from).collect(),
        });
        write(&BookForm { title: &book.title, intro: &book.intro, sections: sections.collect() })
    }

    /// The rules that a reader who types this may mean: an id, the beginning of ids, or words. The nearest come first.
    #[wasm_bindgen(unchecked_return_type = "Rule[]")]
    pub fn search(&self, asked: &str) -> Answer {
        let found = self.book.search(asked);
        write(&found.into_iter().map(RuleForm::from).collect::<Vec<_>>())
    }
}
