//! `release`: what is published of a version, in `target/release-VERSION`: the program for machines like this one as an
//! archive and as a Debian package, the web client, what is inside and under which licences, checksums. The same program
//! and the same commit are packed to the same bytes. `release.py` packs what is built here.

use crate::command::{Line, cargo};
use crate::{Outcome, failed, no_arguments, paths, say, setup, wasm, web};
use std::fs;
use std::path::Path;

pub(crate) fn run(arguments: &[String]) -> Outcome {
    no_arguments(arguments)?;
    setup::for_the_web()?;
    wasm::make()?;
    web::build()?;
    cargo("build --release --locked -p princely-cli --bin princely").run()?;
    let (version, target) = (version()?, target()?);
    let out = paths::target().join(format!("release-{version}"));
    let _ = fs::remove_dir_all(&out);
    make(&out)?;
    let program = paths::built("release", "princely");
    let extras = extras(&program)?;
    // As old as the commit.
    let age = Line::new("git").words("log -1 --format=%ct").output()?.stdout;
    Line::new("python3")
        .arg("xtask/release.py")
        .arg(out.display().to_string())
        .arg(version)
        .arg(target)
        .arg(program)
        .arg(extras)
        .env("SOURCE_DATE_EPOCH", age.trim())
        .run()?;
    say(format_args!("\nThe release is in {}.", out.display()));
    Ok(())
}

/// Completions, and settings for the data folder of the systemd unit, as the program writes them. Returns their folder.
fn extras(program: &str) -> Outcome<String> {
    let folder = paths::target().join("release-extras");
    make(&folder.join("completions"))?;
    for shell in ["bash", "zsh", "fish"] {
        let script = Line::new(program).arg("completions").arg(shell).output()?.stdout;
        write(&folder.join("completions").join(shell), &script)?;
    }
    let settings = Line::new(program).words("serve --data /var/lib/princely --print-config").output()?.stdout;
    write(&folder.join("princely.toml"), &settings)?;
    Ok(folder.display().to_string())
}

/// The version of the workspace.
fn version() -> Outcome<String> {
    let manifest = paths::read(&paths::root().join("Cargo.toml"))?;
    let version = manifest.lines().find_map(|line| line.strip_prefix("version = \"")?.strip_suffix('"'));
    version.map_or_else(|| failed("Cargo.toml names no version"), |version| Ok(version.to_owned()))
}

/// The kind of machine that this one is, such as `x86_64-unknown-linux-gnu`.
fn target() -> Outcome<String> {
    let about = Line::new("rustc").arg("-vV").output()?.stdout;
    let target = about.lines().find_map(|line| line.strip_prefix("host: "));
    target.map_or_else(|| failed("rustc names no host"), |target| Ok(target.to_owned()))
}

fn make(folder: &Path) -> Outcome {
    fs::create_dir_all(folder).or_else(|error| failed(format!("{}: {error}", folder.display())))
}

fn write(path: &Path, text: &str) -> Outcome {
    fs::write(path, text).or_else(|error| failed(format!("{}: {error}", path.display())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_release_has_the_version_of_the_workspace_and_is_for_this_machine() {
        assert_eq!(version().unwrap(), env!("CARGO_PKG_VERSION"));
        assert!(target().unwrap().split('-').count() >= 3);
    }
}
