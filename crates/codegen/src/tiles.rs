//! How the printed tiles of Principati Duello are laid out: `principati-tiles.ts`. Books draw tiles without the engine. A table with a
//! catalogue of its own asks the engine.

use crate::files::Files;
use crate::typescript::{FOLDER, HEAD};
use anyhow::Result;
use princely_principati::Principati;

/// Writes the module.
pub(crate) fn write(files: &mut Files) -> Result<()> {
    let tiles = princely_picture::drawn(Principati::default().catalogue());
    let lines = tiles.iter().map(|tile| Ok(format!("  {},\n", serde_json::to_string(tile)?)));
    let text = format!(
        "{HEAD}
import type {{ DrawnTile }} from './principati.ts'

/** How the printed tiles are laid out. */
export const DRAWN: readonly DrawnTile[] = [
{}]
",
        lines.collect::<Result<String>>()?,
    );
    files.add(FOLDER, "principati-tiles.ts", text);
    Ok(())
}
