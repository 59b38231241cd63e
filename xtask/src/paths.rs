//! Where things are.

use crate::{Outcome, failed};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// The root of the workspace.
///
/// Cargo says at run time where xtask lies. The place where it was compiled is only the second guess, because two
/// checkouts may share one target folder.
pub(crate) fn root() -> PathBuf {
    let xtask =
        env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    xtask.parent().map_or_else(|| xtask.clone(), Path::to_owned)
}

/// The folder of cargo's build output.
pub(crate) fn target() -> PathBuf {
    root().join(env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()))
}

/// The path of a program of the workspace as tests build it.
pub(crate) fn debug_program(name: &str) -> String {
    built("debug", name)
}

/// The path of a program of the workspace that was built with this profile.
pub(crate) fn built(profile: &str, name: &str) -> String {
    target().join(profile).join(format!("{name}{}", env::consts::EXE_SUFFIX)).display().to_string()
}

/// A text file of the workspace.
pub(crate) fn read(path: &Path) -> Outcome<String> {
    fs::read_to_string(path).or_else(|error| failed(format!("cannot read {}: {error}", path.display())))
}

/// Every file under a folder whose name ends in `.{extension}`, in order; `target` folders are left out.
pub(crate) fn files(folder: &Path, extension: &str) -> Outcome<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = match fs::read_dir(&folder) {
            Ok(entries) => entries,
            Err(error) => return failed(format!("cannot read the folder {}: {error}", folder.display())),
        };
        for path in entries.flatten().map(|entry| entry.path()) {
            if path.is_dir() {
                if path.file_name().is_some_and(|name| name != "target") {
                    folders.push(path);
                }
            } else if path.extension().is_some_and(|found| found == extension) {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}
