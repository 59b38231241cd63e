//! Luck that nobody can bend. A page on plain http has no `crypto.subtle`, so SHA-256 comes from here.

use crate::trouble::Trouble;
use princely_table::fair;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

/// The SHA-256 sum of 32 bytes, both as 64 hexadecimal digits: a player shows it before the game, in place of the
/// number.
#[wasm_bindgen]
pub fn commitment(nonce: &str) -> Result<String, JsValue> {
    let bytes = fair::unhex(nonce).ok_or_else(|| Trouble::malformed("a number has 64 hexadecimal digits"))?;
    Ok(fair::hex(&fair::commitment(&bytes).0))
}
