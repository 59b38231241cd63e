//! `film`: the moving picture of the README. A browser plays the built client, and a picture is taken after each step.

use crate::command::Line;
use crate::{Outcome, no_arguments, paths, setup, wasm, web};

/// What the moving picture is made with.
const PILLOW: &str = "pillow==13.0.0";

/// Where it stands.
const PICTURE: &str = "docs/pictures/play.webp";

pub(crate) fn run(arguments: &[String]) -> Outcome {
    no_arguments(arguments)?;
    setup::chromium()?;
    if !wasm::is_made() {
        wasm::make()?;
    }
    web::build()?;
    let tools = paths::target().join("film-tools");
    if !tools.join("bin/pip").is_file() {
        Line::new("python3").words("-m venv").arg(tools.display().to_string()).run()?;
    }
    let tool = |name: &str| Line::new(tools.join("bin").join(name).display().to_string());
    tool("pip").words("install --quiet --disable-pip-version-check").arg(PILLOW).run()?;
    let pictures = paths::target().join("film");
    let _ = std::fs::remove_dir_all(&pictures);
    let pictures = pictures.display().to_string();
    Line::new("npm").words("--prefix web run film --").arg(&pictures).run()?;
    tool("python").arg("xtask/film.py").arg(pictures).arg(PICTURE).run()
}
