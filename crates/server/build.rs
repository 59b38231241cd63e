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
    println!("cargo:rustc-check-cfg=cfg(client_in_folder)");
    let code = if env::var_os("PRINCELY_CLIENT").is_some_and(|place| place == "folder") {
        println!("cargo:rustc-cfg=client_in_folder");
        format!(
            "struct Client;
impl Client {{
    fn get(path: &str) -> Option<rust_embed::EmbeddedFile> {{
        folder::get(std::path::Path::new({client:?}), path)
    }}

    fn iter() -> impl Iterator<Item = Cow<'static, str>> {{
        std::iter::empty()
    }}
}}
"
        )
    } else {
        println!("cargo:rerun-if-changed=../../web/dist");
        format!(
            "#[derive(rust_embed::RustEmbed)]\n#[folder = {client:?}]\n#[allow_missing = true]\nstruct Client;\n"
        )
    };
    fs::write(out.join("client.rs"), code)
}
