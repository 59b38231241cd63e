//! `release`: what is published of a version, in `target/release-VERSION`: static programs for Linux as archives and as
//! Debian packages, the web client, wheels of the Python package, what is inside and under which licences, checksums.
//! `release.py` packs what is built here.
//!
//! The same commit gives the same bytes, wherever it is built: paths are written out of the programs, files are as old as
//! the commit, and the compilers have exact versions. `release --twice` shows it in two fresh clones.

use crate::command::{Line, cargo};
use crate::{Outcome, Trouble, failed, paths, say, setup, wasm, web};
use std::fs;
use std::path::{Path, PathBuf};

/// The machines that programs are built for. They need nothing of the system but its kernel.
const TARGETS: [&str; 2] = ["x86_64-unknown-linux-musl", "aarch64-unknown-linux-musl"];

/// The machines that wheels are built for: CPython comes with the C library of GNU.
const WHEELS: [&str; 2] = ["x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu"];

/// The oldest systems that wheels are for.
const OLDEST: &str = "manylinux_2_28";

pub(crate) fn run(arguments: &[String]) -> Outcome {
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => release(&TARGETS, &WHEELS),
        ["--here"] => release(&[here()?], &[]),
        ["--twice"] => twice(&[]),
        ["--twice", "--here"] => twice(&["--here"]),
        _ => Err(Trouble::Usage("this command takes only --here and --twice".into())),
    }
}

/// Of the machines that programs are built for, the one that runs here.
pub(crate) fn here() -> Outcome<&'static str> {
    let own = TARGETS.into_iter().find(|target| {
        cfg!(target_os = "linux") && target.starts_with(&format!("{}-", std::env::consts::ARCH))
    });
    own.map_or_else(|| failed("releases are built on Linux, on x86_64 or aarch64"), Ok)
}

fn release(targets: &[&str], wheels: &[&str]) -> Outcome {
    setup::for_the_web()?;
    let tools = Tools::installed()?;
    for target in targets.iter().chain(wheels) {
        setup::target(target)?;
    }
    let age = Line::new("git").words("log -1 --format=%ct").output()?.stdout;
    let build = Build { tools, age: age.trim().to_owned(), flags: flags()? };
    wasm::make_with("CARGO_ENCODED_RUSTFLAGS", &build.flags.rust)?;
    web::build()?;
    let out = folder()?;
    let _ = fs::remove_dir_all(&out);
    make(&out)?;
    let mut packed = Vec::new();
    for target in targets {
        build.program(target)?;
        packed.push(format!("{target}={}", program(target)));
    }
    for target in wheels {
        build.wheel(target, &out)?;
    }
    let extras = extras(&program(here()?))?;
    let mut pack = build
        .tools
        .line("python3")
        .arg("xtask/release.py")
        .arg(out.display().to_string())
        .arg(version()?)
        .arg(extras);
    for target in packed {
        pack = pack.arg(target);
    }
    pack.env("SOURCE_DATE_EPOCH", &build.age).run()?;
    say(format_args!("\nThe release is in {}.", out.display()));
    Ok(())
}

/// Where a release is put.
pub(crate) fn folder() -> Outcome<PathBuf> {
    Ok(paths::target().join(format!("release-{}", version()?)))
}

/// The program that is built for this target.
pub(crate) fn program(target: &str) -> String {
    paths::target().join(target).join("release/princely").display().to_string()
}

/// Compilers and linkers, in an environment of Python's own.
struct Tools {
    folder: PathBuf,
}

impl Tools {
    fn installed() -> Outcome<Tools> {
        let (folder, wanted) = (paths::target().join("release-tools"), "xtask/release-requirements.txt");
        if !folder.join("bin/pip").is_file() {
            Line::new("python3").words("-m venv").arg(folder.display().to_string()).run()?;
        }
        let pip = Line::new(folder.join("bin/pip").display().to_string());
        pip.words("install --quiet --disable-pip-version-check -r").arg(wanted).run()?;
        Ok(Tools { folder })
    }

    /// A line with these tools in its path.
    fn line(&self, program: &str) -> Line {
        let bin = self.folder.join("bin").display().to_string();
        let path = std::env::var("PATH").unwrap_or_default();
        Line::new(program).env("PATH", &format!("{bin}:{path}"))
    }
}

/// How everything is built.
struct Build {
    tools: Tools,
    /// When the commit was made, in seconds since 1970: as old is everything that is built.
    age: String,
    flags: Flags,
}

impl Build {
    fn line(&self, program: &str) -> Line {
        self.tools
            .line(program)
            .env("CARGO_ENCODED_RUSTFLAGS", &self.flags.rust)
            .env("CFLAGS", &self.flags.c)
            .env("SOURCE_DATE_EPOCH", &self.age)
    }

    fn program(&self, target: &str) -> Outcome {
        self.line("cargo")
            .words("zigbuild --release --locked -p princely-cli --bin princely --target")
            .arg(target)
            .run()
    }

    fn wheel(&self, target: &str, out: &Path) -> Outcome {
        self.line("maturin")
            .words("build --locked --manifest-path python/Cargo.toml --profile wheel --zig --compatibility")
            .words(&format!("{OLDEST} --target {target} --out"))
            .arg(out.display().to_string())
            .run()
    }
}

/// Flags that write the paths of this machine out of what is compiled.
struct Flags {
    /// For rustc, with the sign between them that cargo wants.
    rust: String,
    /// For the C compiler.
    c: String,
}

fn flags() -> Outcome<Flags> {
    let home = std::env::var("CARGO_HOME").map_or_else(
        |_| std::env::var("HOME").map(|home| PathBuf::from(home).join(".cargo")),
        |home| Ok(PathBuf::from(home)),
    );
    let Ok(home) = home else { return failed("neither CARGO_HOME nor HOME is set") };
    let (root, home) = (paths::root().display().to_string(), home.display().to_string());
    let renamed = [(home, "/cargo"), (root, "/princely")];
    let all = |flag: &str, between: &str| {
        renamed.each_ref().map(|(from, to)| format!("{flag}{from}={to}")).join(between)
    };
    Ok(Flags { rust: all("--remap-path-prefix=", "\u{1f}"), c: all("-ffile-prefix-map=", " ") })
}

/// Completions, manual pages, and settings for the data folder of the systemd unit, as the program writes them. Returns
/// their folder.
fn extras(program: &str) -> Outcome<String> {
    let folder = paths::target().join("release-extras");
    let _ = fs::remove_dir_all(&folder);
    make(&folder.join("completions"))?;
    for shell in ["bash", "zsh", "fish"] {
        let script = Line::new(program).arg("completions").arg(shell).output()?.stdout;
        write(&folder.join("completions").join(shell), &script)?;
    }
    Line::new(program).arg("man").arg(folder.join("man").display().to_string()).output()?;
    let settings = Line::new(program).words("serve --data /var/lib/princely --print-config").output()?.stdout;
    write(&folder.join("princely.toml"), &settings)?;
    Ok(folder.display().to_string())
}

/// Builds the release in two fresh clones whose paths differ, also in length, and compares all bytes.
fn twice(arguments: &[&str]) -> Outcome {
    let within = std::env::temp_dir().join(format!("princely-release-{}", std::process::id()));
    let sums = ["one", "the-other-one/deeper"].map(|name| {
        let folder = within.join(name);
        let root = paths::root().display().to_string();
        Line::new("git").words("clone --quiet").arg(root).arg(folder.display().to_string()).run()?;
        let mut line = cargo("xtask release").within(&folder).without("CARGO_TARGET_DIR");
        for argument in arguments {
            line = line.arg(*argument);
        }
        line.run()?;
        paths::read(&folder.join(format!("target/release-{}/SHA256SUMS", version()?)))
    });
    let [one, other] = sums;
    let (one, other) = (one?, other?);
    let differ: Vec<&str> = one.lines().filter(|line| !other.lines().any(|same| same == *line)).collect();
    if one != other {
        return failed(format!(
            "these differ between two folders, which are kept in {}:\n\n{}",
            within.display(),
            differ.join("\n")
        ));
    }
    let _ = fs::remove_dir_all(&within);
    say(format_args!("\nThe same {} files, byte for byte:\n\n{one}", one.lines().count()));
    Ok(())
}

/// The version of the workspace.
pub(crate) fn version() -> Outcome<String> {
    let manifest = paths::read(&paths::root().join("Cargo.toml"))?;
    let version = manifest.lines().find_map(|line| line.strip_prefix("version = \"")?.strip_suffix('"'));
    version.map_or_else(|| failed("Cargo.toml names no version"), |version| Ok(version.to_owned()))
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
    fn a_release_has_the_version_of_the_workspace() {
        assert_eq!(version().unwrap(), env!("CARGO_PKG_VERSION"));
    }

    #[test]
    fn paths_of_this_machine_are_written_out_of_programs() {
        let (flags, root) = (flags().unwrap(), paths::root().display().to_string());
        let rust: Vec<&str> = flags.rust.split('\u{1f}').collect();
        assert!(rust.contains(&&*format!("--remap-path-prefix={root}=/princely")), "{rust:?}");
        assert!(
            flags.c.split(' ').any(|flag| flag == format!("-ffile-prefix-map={root}=/princely")),
            "{}",
            flags.c
        );
        assert_eq!((rust.len(), flags.c.split(' ').count()), (2, 2));
    }
}
