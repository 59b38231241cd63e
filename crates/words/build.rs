//! The Fluent files have comments, empty lines and room between words and signs for the people who write them. The
//! program needs none of it, and in a browser every byte has to travel.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=locales");
    let out = env::var("OUT_DIR")?;
    for language in fs::read_dir("locales")? {
        let language = language?;
        let folder = Path::new(&out).join(language.file_name());
        fs::create_dir_all(&folder)?;
        for file in fs::read_dir(language.path())? {
            let file = file?;
            fs::write(folder.join(file.file_name()), bare(&fs::read_to_string(file.path())?))?;
        }
    }
    Ok(())
}

/// A Fluent file without comments, empty lines and needless room. A test compares what both files say.
fn bare(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| squeezed(line) + "\n").collect()
}

fn squeezed(line: &str) -> String {
    let text = line.trim_start();
    let indent = if text.len() < line.len() { " " } else { "" };
    format!("{indent}{}", text.replacen(" = ", "=", 1).replace("{ ", "{").replace(" }", "}"))
}
