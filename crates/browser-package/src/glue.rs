//! The JavaScript around the module, and the types.

use anyhow::{Context, bail};
use std::fs;
use std::path::Path;
use std::process::Command;
use wasm_bindgen_cli_support::Bindgen;

/// What the files of the package are called.
pub(crate) const NAME: &str = "princely";

/// The features that the module may use. All browsers of the last years know them; `--all-features` would let wasm-opt
/// use more than Chromium can.
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

/// The oldest wasm-opt that is used. Older ones, such as Debian's 108, confuse the table of functions with that of
/// JavaScript's objects: the module then cannot be started.
const OLDEST: u32 = 116;

/// Lets wasm-opt make the module smaller, if a version that is new enough is installed. Returns whether it did.
pub(crate) fn optimise(folder: &Path) -> anyhow::Result<bool> {
    let Ok(printed) = Command::new("wasm-opt").arg("--version").output() else { return Ok(false) };
    if version(&String::from_utf8_lossy(&printed.stdout)).is_none_or(|version| version < OLDEST) {
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

/// The number in `wasm-opt version 116 (version_116)`.
fn version(printed: &str) -> Option<u32> {
    printed.split_whitespace().find_map(|word| word.parse().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_is_the_first_number() {
        assert_eq!(version("wasm-opt version 108\n"), Some(108));
        assert_eq!(version("wasm-opt version 116 (version_116)"), Some(116));
        assert_eq!(version("something else"), None);
    }
}
