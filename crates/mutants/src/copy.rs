//! A copy of the workspace, in which one crate is broken.

use crate::mutant::Sources;
use anyhow::{Context, bail};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The copy, and the folder of what is built from it.
#[derive(Debug)]
pub(crate) struct Copy {
    pub(crate) root: PathBuf,
    /// The crate, from the root.
    pub(crate) folder: String,
    pub(crate) package: String,
    sources: Sources,
}

impl Copy {
    /// Copies the workspace, without the web client. Files that are already the same keep their time, so that cargo
    /// compiles only what has changed.
    pub(crate) fn new(
        workspace: &Path,
        root: PathBuf,
        package: &str,
        sources: &Sources,
    ) -> anyhow::Result<Copy> {
        let output = Command::new("git")
            .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", ":!web"])
            .current_dir(workspace)
            .output()
            .context("git cannot be started")?;
        if !output.status.success() {
            bail!("git ls-files failed:\n{}", String::from_utf8_lossy(&output.stderr));
        }
        for file in String::from_utf8(output.stdout)?.split_terminator('\0') {
            // A file that is deleted but not committed is listed, too.
            if let Ok(content) = fs::read(workspace.join(file)) {
                write(&root.join(file), &content)?;
            }
        }
        let file = sources.keys().next().context("the crate has no mutants")?;
        let folder = file.split_once("/src/").context("a crate has a folder src")?.0.to_owned();
        Ok(Copy { root, folder, package: package.to_owned(), sources: sources.clone() })
    }

    /// The crate as it is, but for these files; with or without the switch.
    pub(crate) fn fill(&self, changed: &Sources, with_switch: bool) -> anyhow::Result<()> {
        let lib = format!("{}/src/lib.rs", self.folder);
        let switch = self.root.join(&self.folder).join("src").join("switch.rs");
        for (file, text) in &self.sources {
            let text = changed.get(file).unwrap_or(text);
            if *file != lib {
                write(&self.root.join(file), text.as_bytes())?;
            }
        }
        // The switch comes last, so that the places of errors stay what they are.
        let path = self.root.join(&lib);
        let mut text = match changed.get(&lib).or(self.sources.get(&lib)) {
            Some(text) => text.clone(),
            None => fs::read_to_string(&path)?.replace(SWITCH, ""),
        };
        if with_switch {
            text += SWITCH;
            write(&switch, include_bytes!("../data/switch.rs"))?;
        }
        write(&path, text.as_bytes())
    }

    /// `cargo` in the copy, for the crate with all its features.
    pub(crate) fn cargo(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new("cargo");
        command
            .args(arguments)
            .args(["--all-features", "--message-format=json", "--quiet", "--package", &self.package])
            .current_dir(&self.root)
            .env("CARGO_TARGET_DIR", self.root.with_file_name("target"))
            .env("CARGO_PROFILE_DEV_DEBUG", "false")
            // A mutant may be bad style, or overflow where the compiler sees it: tests are to find that out.
            .env("RUSTFLAGS", "--cap-lints=allow");
        command
    }
}

const SWITCH: &str = "\n#[doc(hidden)]\npub mod switch;\n";

fn write(path: &Path, content: &[u8]) -> anyhow::Result<()> {
    if fs::read(path).is_ok_and(|old| old == content) {
        return Ok(());
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, content).with_context(|| format!("cannot write {}", path.display()))
}
