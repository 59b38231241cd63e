//! How many bytes travel.

use crate::glue::NAME;
use crate::rooms;
use anyhow::Context;
use flate2::Compression;
use flate2::write::GzEncoder;
use princely_words::Language;
use serde::Serialize;
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// What the package weighs.
#[derive(Serialize)]
pub(crate) struct Weight {
    /// As it lies on the disk.
    bytes: usize,
    /// As a server sends it with gzip.
    gzip_bytes: usize,
    /// As a server sends it with brotli.
    brotli_bytes: usize,
    /// Whether wasm-opt was used.
    wasm_opt: bool,
    /// The files that a browser loads.
    parts: Vec<Part>,
    /// The rooms of the module, each compressed by itself: together they are a little larger than the module. Counted
    /// before wasm-opt, if that was used.
    rooms: Vec<Part>,
    /// The books of both games by language. A page loads one of them when somebody reads it. Not counted above.
    books: Vec<Part>,
}

#[derive(Serialize)]
struct Part {
    name: String,
    bytes: usize,
    gzip_bytes: usize,
    brotli_bytes: usize,
}

/// Weighs what a browser loads. The types are not counted: they are for authors of pages.
pub(crate) fn weigh(
    compiled: &Path,
    folder: &Path,
    books: &[(Language, Vec<PathBuf>)],
    wasm_opt: bool,
) -> anyhow::Result<Weight> {
    let module = Part::of("module", &[folder.join(format!("{NAME}_bg.wasm"))])?;
    let glue = Part::of("glue", &[folder.join(format!("{NAME}.js"))])?;
    let parts = vec![module, glue];
    let sum = |of: fn(&Part) -> usize| parts.iter().map(of).sum();
    Ok(Weight {
        bytes: sum(|part| part.bytes),
        gzip_bytes: sum(|part| part.gzip_bytes),
        brotli_bytes: sum(|part| part.brotli_bytes),
        wasm_opt,
        parts,
        rooms: heaviest_first(compiled)?,
        books: of_languages(books)?,
    })
}

fn heaviest_first(compiled: &Path) -> anyhow::Result<Vec<Part>> {
    let mut rooms = Vec::new();
    for (name, bytes) in rooms::rooms(compiled)? {
        let mut part = Part::new(&name);
        part.add(&bytes)?;
        rooms.push(part);
    }
    rooms.sort_by_key(|part| std::cmp::Reverse(part.gzip_bytes));
    Ok(rooms)
}

/// The books, language by language.
fn of_languages(books: &[(Language, Vec<PathBuf>)]) -> anyhow::Result<Vec<Part>> {
    books.iter().map(|(language, files)| Part::of(&format!("books {}", language.code()), files)).collect()
}

impl Part {
    fn of(name: &str, files: &[PathBuf]) -> anyhow::Result<Part> {
        let mut part = Part::new(name);
        for path in files {
            part.add(&fs::read(path).with_context(|| format!("cannot read {}", path.display()))?)?;
        }
        Ok(part)
    }

    fn new(name: &str) -> Part {
        Part { name: name.to_owned(), bytes: 0, gzip_bytes: 0, brotli_bytes: 0 }
    }

    fn add(&mut self, bytes: &[u8]) -> anyhow::Result<()> {
        self.bytes += bytes.len();
        self.gzip_bytes += gzip(bytes)?.len();
        self.brotli_bytes += squeeze(bytes)?.len();
        Ok(())
    }

    fn row(&self, text: &mut String) {
        row(text, &self.name, [self.bytes, self.gzip_bytes, self.brotli_bytes]);
    }
}

impl Weight {
    /// For people.
    pub(crate) fn table(&self) -> String {
        let mut text = format!("{:12} {:>9} {:>9} {:>9}\n", "", "bytes", "gzip", "brotli");
        self.parts.iter().for_each(|part| part.row(&mut text));
        row(&mut text, "together", [self.bytes, self.gzip_bytes, self.brotli_bytes]);
        text += "\nthe module by room, each squeezed by itself\n";
        self.rooms.iter().for_each(|part| part.row(&mut text));
        text += "\nbooks, loaded when they are read\n";
        self.books.iter().for_each(|part| part.row(&mut text));
        text += if self.wasm_opt {
            "made smaller by wasm-opt"
        } else {
            "no wasm-opt of version 116 or newer is installed"
        };
        text
    }
}

fn row(text: &mut String, name: &str, [bytes, gzip, brotli]: [usize; 3]) {
    // Writing to a text cannot fail.
    let _ = writeln!(text, "{name:12} {bytes:9} {gzip:9} {brotli:9}");
}

fn gzip(bytes: &[u8]) -> anyhow::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?)
}

fn squeeze(bytes: &[u8]) -> anyhow::Result<Vec<u8>> {
    let mut squeezed = Vec::new();
    brotli::CompressorWriter::new(&mut squeezed, 4096, 11, 24).write_all(bytes)?;
    Ok(squeezed)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn what_repeats_itself_is_squeezed() {
        let text = "hops and barley ".repeat(1000);
        assert!((20..200).contains(&gzip(text.as_bytes()).unwrap().len()));
        assert!((10..200).contains(&squeeze(text.as_bytes()).unwrap().len()));
    }
}
