//! `python`: builds the Python package and runs its tests, in an environment of its own under `target/python`.

use crate::command::Line;
use crate::{Outcome, failed, no_arguments, paths, say};
use std::fs;
use std::path::PathBuf;

pub(crate) fn run(arguments: &[String]) -> Outcome {
    no_arguments(arguments)?;
    check()?;
    say(format_args!("the wheel is in {}", wheels().display()));
    Ok(())
}

/// Builds the wheel, installs it, compares the stubs with it and runs its tests.
pub(crate) fn check() -> Outcome {
    environment()?;
    let _ = fs::remove_dir_all(wheels());
    let wheels = wheels().display().to_string();
    tool("maturin")
        .words("build --locked --manifest-path python/Cargo.toml --profile wheel --out")
        .arg(&wheels)
        .arg("--interpreter")
        .arg(program("python"))
        .run()?;
    let Some(wheel) = wheel() else { return failed(format!("maturin left no wheel in {wheels}")) };
    tool("pip")
        .words("install --quiet --force-reinstall --no-deps --disable-pip-version-check")
        .arg(wheel)
        .run()?;
    tool("python")
        .words("-m mypy.stubtest princely._princely --concise --allowlist python/stubtest.txt")
        .run()?;
    tool("python").words("-m mypy --strict python/princely").run()?;
    tool("python").words("-m pytest --quiet -p no:cacheprovider python/tests").run()?;
    // On a cluster of two nodes on this machine, one of which is killed; about 20 s.
    tool("python").words("-m pytest --quiet -p no:cacheprovider python/tests_ray").run()
}

/// An environment with what the tests need.
fn environment() -> Outcome {
    let wanted = "python/requirements-test.txt";
    let note = folder().join("installed.txt");
    let list = fs::read_to_string(paths::root().join(wanted)).unwrap_or_default();
    if fs::read_to_string(&note).is_ok_and(|installed| installed == list) {
        return Ok(());
    }
    Line::new("python3").words("-m venv").arg(folder().join("venv").display().to_string()).run()?;
    tool("pip").words("install --quiet --disable-pip-version-check -r").arg(wanted).run()?;
    fs::write(&note, list).or_else(|error| failed(format!("{}: {error}", note.display())))
}

fn folder() -> PathBuf {
    paths::target().join("python")
}

fn wheels() -> PathBuf {
    folder().join("wheels")
}

fn wheel() -> Option<String> {
    let files = fs::read_dir(wheels()).ok()?;
    let paths = files.filter_map(|file| Some(file.ok()?.path().display().to_string()));
    paths.filter(|path| path.ends_with(".whl")).max()
}

/// A program of the environment.
fn program(name: &str) -> String {
    folder().join("venv").join("bin").join(name).display().to_string()
}

fn tool(name: &str) -> Line {
    Line::new(program(name))
}
