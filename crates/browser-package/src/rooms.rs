//! What the module is made of: how many bytes of its code come from each room of the house.
//!
//! The compiler names every function in the module it writes. The package does not have these names, so they are read
//! before it is made.

use anyhow::Context;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use wasmparser::{KnownCustom, Name, Parser, Payload, TypeRef};

/// The names of all crates of the house begin with this.
const HOUSE: &str = "princely_";

/// Everything that belongs to no crate of the house.
const LIBRARIES: &str = "libraries";

/// Texts of all languages, printed values, and constants.
const DATA: &str = "data";

/// The bytes of a compiled module by room: the crates of the house, the libraries, and the data.
pub(crate) fn rooms(module: &Path) -> anyhow::Result<BTreeMap<String, Vec<u8>>> {
    let wasm = fs::read(module).with_context(|| format!("cannot read {}", module.display()))?;
    let mut rooms: BTreeMap<String, Vec<u8>> = BTreeMap::new();
    let mut imported = 0;
    let mut bodies = Vec::new();
    let mut names = BTreeMap::new();
    for payload in Parser::new(0).parse_all(&wasm) {
        match payload.context("the module is broken")? {
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                }
            }
            Payload::CodeSectionEntry(body) => bodies.push(body.range()),
            Payload::DataSection(data) => {
                let all = rooms.entry(DATA.into()).or_default();
                for segment in data {
                    all.extend_from_slice(segment?.data);
                }
            }
            Payload::CustomSection(custom) => {
                if let KnownCustom::Name(sections) = custom.as_known() {
                    for section in sections {
                        if let Name::Function(functions) = section? {
                            for naming in functions {
                                let naming = naming?;
                                names.insert(naming.index, room(naming.name).to_owned());
                            }
                        }
                    }
                }
            }
            _ => {}
        }
    }
    for (index, body) in (imported..).zip(bodies) {
        let name = names.get(&index).map_or(LIBRARIES, String::as_str);
        rooms.entry(name.into()).or_default().extend_from_slice(&wasm[body]);
    }
    Ok(rooms)
}

/// The first crate of the house that a symbol names.
fn room(symbol: &str) -> &str {
    let Some((_, rest)) = symbol.split_once(HOUSE) else { return LIBRARIES };
    let end = rest.find(|letter: char| !letter.is_ascii_lowercase()).unwrap_or(rest.len());
    &rest[..end]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_symbol_belongs_to_the_first_crate_it_names() {
        assert_eq!(room("_ZN14princely_table4fair5unhex17h57647d3053d00591E"), "table");
        let dropped = "_ZN4core3ptr49drop_in_place$LT$princely_bots..bot..NoAnswer$GT$17h09E";
        assert_eq!(room(dropped), "bots");
        assert_eq!(room("_ZN4core3fmt5write17h00E"), LIBRARIES);
        assert_eq!(room("princely_core"), "core");
    }
}
