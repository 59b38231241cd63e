//! The web client is embedded: build again when it changes, or when it appears.

fn main() {
    println!("cargo:rerun-if-changed=../../web/dist");
}
