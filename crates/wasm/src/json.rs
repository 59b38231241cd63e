//! Turns objects of JavaScript into values of Rust and back, by way of JSON: the browser's own reader and writer are
//! quick, and ours are in the module anyway.

use crate::trouble::Trouble;
use princely_core::strict;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = JSON, catch)]
    fn stringify(value: &JsValue) -> Result<Option<String>, JsValue>;

    #[wasm_bindgen(js_namespace = JSON, catch)]
    fn parse(text: &str) -> Result<JsValue, JsValue>;
}

/// What a call returns.
pub type Answer = Result<JsValue, JsValue>;

/// Reads a value from the page.
pub fn read<T: DeserializeOwned>(value: &JsValue) -> Result<T, Trouble> {
    let text = stringify(value).ok().flatten().ok_or_else(|| Trouble::malformed("this is no JSON"))?;
    strict::from_str(&text).map_err(|error| Trouble::malformed(error.to_string()))
}

/// Writes a value for the page.
pub fn write<T: Serialize + ?Sized>(value: &T) -> Answer {
    let text = serde_json::to_string(value).map_err(|error| Trouble::malformed(error.to_string()))?;
    parse(&text)
}
