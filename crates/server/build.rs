//! The web client is embedded: build again when it changes, or when it appears.

use std::path::PathBuf;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=../../web/dist");
    // A debug build reads the client from its folder while it runs. The folder may appear later, so the build needs its
    // full path now.
    let client = fs::canonicalize("../..")?.join("web/dist");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?);
    let code =
        format!("#[derive(RustEmbed)]\n#[folder = {client:?}]\n#[allow_missing = true]\nstruct Client;\n");
    fs::write(out.join("client.rs"), code)
}
