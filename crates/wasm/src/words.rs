//! Sentences and names.

use crate::json::read;
use crate::trouble::Trouble;
use princely_core::{Message, Refused, Viewer};
use princely_protocol::Viewer as WireViewer;
use princely_words::{Language, Names, Words};
use serde::Deserialize;
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

/// The words of a language. What was not learned yet is said in English.
pub(crate) fn language(code: &str) -> Result<&'static Words, Trouble> {
    Ok(Words::of(known(code)?))
}

fn known(code: &str) -> Result<Language, Trouble> {
    let all = || Language::ALL.map(Language::code).join(", ");
    let found = Language::ALL.into_iter().find(|language| language.code() == code);
    found.ok_or_else(|| Trouble::own("no_such_language", format!("the languages are {}", all())))
}

/// Learns a language: the texts of its files in crates/words/locales, without those for typing. The package itself
/// speaks English; the page fetches the language of its reader.
#[wasm_bindgen]
pub fn learn(
    #[wasm_bindgen(unchecked_param_type = "Language")] lang: &str,
    #[wasm_bindgen(unchecked_param_type = "string[]")] files: JsValue,
) -> Result<(), JsValue> {
    let files: Vec<String> = read(&files)?;
    Words::learn(known(lang)?, &files).map_err(|_| Trouble::malformed("this is no Fluent file"))?;
    Ok(())
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
