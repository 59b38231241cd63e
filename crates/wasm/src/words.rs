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
