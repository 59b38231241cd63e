//! The web client is embedded: build again when it changes, or when it appears. With `PRINCELY_CLIENT=folder` it stays in
//! its folder and is read from there while the server runs (`cargo xtask play`).

use std::path::PathBuf;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-env-changed=PRINCELY_CLIENT");
    // A debug build reads the client from its folder, too. The folder may appear later, so the build needs its full path
    // now.
    let client = fs::canonicalize("../..")?.join("web/dist");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?);
    let code = if env::var_os("PRINCELY_CLIENT").is_some_and(|place| place == "folder") {
        in_folder(&format!("{client:?}"))
    } else {
        println!("cargo:rerun-if-changed=../../web/dist");
        format!(
            "#[derive(rust_embed::RustEmbed)]\n#[folder = {client:?}]\n#[allow_missing = true]\nstruct Client;\n"
        )
    };
    fs::write(out.join("client.rs"), code)
}

fn in_folder(client: &str) -> String {
    format!(
        "struct Client;
impl Client {{
    fn get(path: &str) -> Option<rust_embed::EmbeddedFile> {{
        let folder = std::path::Path::new({client}).canonicalize().ok()?;
        // A path may not lead out of the folder.
        let file = folder.join(path).canonicalize().ok().filter(|file| file.starts_with(&folder))?;
        rust_embed::utils::read_file_from_fs(&file).ok()
    }}
}}
"
    )
}
