//! The JavaScript around the module, and the types.

use anyhow::{Context, bail};
use std::fs;
use std::path::Path;
use std::process::Command;
use wasm_bindgen_cli_support::Bindgen;

/// What the files of the package are called.
pub(crate) const NAME: &str = "princely";

/// What the module may use. Every browser of the last years knows these; `--all-features` lets wasm-opt use more than
/// Chromium does.
const FEATURES: &[&str] = &[
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// Writes the package: an ES module that a page, a worker or Node can load, the module, and its types.
pub(crate) fn write(module: &Path, folder: &Path) -> anyhow::Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("cannot empty {}", folder.display()))?;
    }
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(module)
        .out_name(NAME)
        .web(true)
        .context("wasm-bindgen does not want to write for the web")?
        .typescript(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .omit_default_module_path(true)
        .generate(folder)
        .with_context(|| format!("wasm-bindgen cannot read {}", module.display()))
}

/// Lets wasm-opt make the module smaller, if it is installed. Whether it was.
pub(crate) fn optimise(folder: &Path) -> anyhow::Result<bool> {
    if Command::new("wasm-opt").arg("--version").output().is_err() {
        return Ok(false);
    }
    let module = folder.join(format!("{NAME}_bg.wasm"));
    let status =
        Command::new("wasm-opt").arg("-Oz").args(FEATURES).arg(&module).arg("-o").arg(&module).status();
    if !status.context("wasm-opt cannot be started")?.success() {
        bail!("wasm-opt failed");
    }
    Ok(true)
}
