//! The printed values are TOML files for people. The program reads them as JSON, whose reader it has anyway.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=data");
    let out = env::var("OUT_DIR")?;
    for name in ["buildings", "tiles"] {
        let table: toml::Table = toml::from_str(&fs::read_to_string(format!("data/{name}.toml"))?)?;
        fs::write(Path::new(&out).join(format!("{name}.json")), serde_json::to_string(&table)?)?;
    }
    Ok(())
}
