//! Steps of `test --long`: what a release consists of does what it should where nothing of ours is. The program runs in an
//! empty folder; the Debian package is installed in a small Debian, played at, upgraded, removed and purged.
//!
//! What cannot be tried here: systemd itself, which does not run in a chroot. Its files are checked by
//! `systemd-analyze verify`, and the server is started with the settings and the user that they name.

use crate::command::Line;
use crate::release;
use crate::served::{address, answers};
use crate::{Outcome, failed, no_arguments, paths, say};
use std::fs;
use std::io::BufReader;
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};

/// The Debian in which the package is tried.
const DEBIAN: &str = "bookworm";

/// What Debian's tools and ours need, as they are called in its packages.
const TOOLS: [&str; 3] = ["debootstrap", "dpkg-deb", "systemd-analyze"];

/// Nobody in particular: an unprivileged user of every Debian.
const USER: &str = "65534:65534";

pub(crate) fn run(arguments: &[String]) -> Outcome {
    no_arguments(arguments)?;
    try_out()
}

/// Builds what is published for machines like this one, and tries it.
pub(crate) fn try_out() -> Outcome {
    if Line::new("id").arg("-u").output()?.stdout.trim() != "0" {
        return failed(
            "this step changes the root folder of programs, which only root may: run it as root, or in a container",
        );
    }
    for tool in TOOLS {
        if !Line::new(tool).arg("--version").works() {
            return failed(format!(
                "{tool} is missing. To install it:\n\n    apt-get install debootstrap dpkg systemd"
            ));
        }
    }
    release::run(&["--here".to_owned()])?;
    let folder = Temporary::new("princely-packages")?;
    in_an_empty_folder(&folder.0.join("empty"))?;
    in_debian(&folder.0.join("debian"))
}

/// The static program needs nothing but itself.
fn in_an_empty_folder(root: &Path) -> Outcome {
    make(root)?;
    copy(Path::new(&release::program(release::here()?)), &root.join("princely"))?;
    no_paths(&root.join("princely"))?;
    let inside = |words: &str| chroot(root, USER).words(words);
    let version = inside("/princely --version").output()?.stdout;
    expect(version.trim() == format!("princely {}", release::version()?), &format!("it says {version:?}"))?;
    inside("/princely simulate fuerstenfeld --games 20 --bots greedy").output()?;
    make(&root.join("data"))?;
    Line::new("chown").arg(USER).arg(root.join("data").display().to_string()).run()?;
    let server = Server::start(&inside("/princely serve --listen 127.0.0.1:0 --bot-ms 0 --data /data"))?;
    inside("/princely health --ready").arg(&server.url).run()?;
    play(&server)?;
    say("    the program runs in a folder with nothing else in it");
    Ok(())
}

/// The program does not tell where it was built, or it would have other bytes elsewhere.
fn no_paths(program: &Path) -> Outcome {
    let bytes = fs::read(program).or_else(|error| failed(format!("{}: {error}", program.display())))?;
    let home = std::env::var("HOME").unwrap_or_default();
    for path in [paths::root().display().to_string(), format!("{home}/.cargo"), format!("{home}/.rustup")] {
        let is_there = bytes.windows(path.len()).any(|window| window == path.as_bytes());
        expect(!is_there, &format!("the program names {path}"))?;
    }
    Ok(())
}

/// The Debian package, from its installation to its end.
fn in_debian(root: &Path) -> Outcome {
    Line::new("debootstrap")
        .words("--variant=minbase")
        .arg(DEBIAN)
        .arg(root.display().to_string())
        .run_quietly()?;
    let inside = |words: &str| chroot(root, "0:0").words(words);
    let package = packages("deb")?;
    let [package] = &package[..] else { return failed(format!("there is not one package, but {package:?}")) };
    copy(package, &root.join("princely.deb"))?;
    inside("dpkg --install /princely.deb").run()?;
    inside("princely --version").run()?;
    for page in ["princely.1.gz", "princely-serve.1.gz"] {
        let page = root.join("usr/share/man/man1").join(page);
        expect(page.is_file(), &format!("{} is missing", page.display()))?;
    }
    units(root)?;

    // systemd makes this folder for the user of the service.
    let data = root.join("var/lib/princely");
    make(&data)?;
    Line::new("chown").arg(USER).arg(data.display().to_string()).run()?;
    let start = || {
        let serve =
            "/usr/bin/princely serve --config /etc/princely/princely.toml --listen 127.0.0.1:0 --bot-ms 0";
        Server::start(&chroot(root, USER).words(serve))
    };
    let server = start()?;
    play(&server)?;
    drop(server);
    let database = data.join("princely.db");
    expect(database.is_file(), "the database is not where the settings say")?;
    let settings = root.join("etc/princely/princely.toml");
    let own = format!("{}\n# a line of the host\n", paths::read(&settings)?);
    fs::write(&settings, &own).or_else(|error| failed(format!("{}: {error}", settings.display())))?;

    // The next version is the same program under another number.
    let next = root.join("next.deb");
    renumbered(package, &next)?;
    inside("dpkg --install --force-confold /next.deb").run()?;
    let installed = inside("dpkg-query --showformat ${Version} --show princely").output()?.stdout;
    expect(installed.trim() == NEXT, &format!("{installed} is installed"))?;
    expect(paths::read(&settings)? == own, "the upgrade has changed the host's settings")?;
    let server = start()?;
    chroot(root, USER).words("/usr/bin/princely health --ready").arg(&server.url).run()?;
    expect(tables(&database)? == "1", "the upgrade has lost the game")?;
    play(&server)?;
    drop(server);
    expect(tables(&database)? == "2", "the second game is not in the same database")?;

    inside("dpkg --remove princely").run()?;
    expect(!root.join("usr/bin/princely").exists(), "the program is still there")?;
    expect(database.is_file() && settings.is_file(), "games or settings are gone after a removal")?;
    inside("dpkg --purge princely").run()?;
    expect(!data.exists() && !root.join("etc/princely").exists(), "something is left after a purge")?;
    say("    the package was installed, played at, upgraded, removed and purged");
    Ok(())
}

/// How many tables are in a database.
fn tables(database: &Path) -> Outcome<String> {
    let count = "import sqlite3, sys; print(sqlite3.connect(sys.argv[1]).execute('SELECT count(*) FROM tables').fetchone()[0])";
    let line = Line::new("python3").arg("-c").arg(count).arg(database.display().to_string());
    Ok(line.output()?.stdout.trim().to_owned())
}

/// A version that comes after every one.
const NEXT: &str = "999.0.0";

/// The same package with the number of a later version.
fn renumbered(package: &Path, next: &Path) -> Outcome {
    let folder = Temporary::new("princely-next")?;
    let tree = folder.0.join("tree").display().to_string();
    Line::new("dpkg-deb").arg("--raw-extract").arg(package.display().to_string()).arg(&tree).run()?;
    let control = folder.0.join("tree/DEBIAN/control");
    let text = paths::read(&control)?;
    let lines = text.lines().map(|line| {
        if line.starts_with("Version:") { format!("Version: {NEXT}\n") } else { format!("{line}\n") }
    });
    fs::write(&control, lines.collect::<String>())
        .or_else(|error| failed(format!("{}: {error}", control.display())))?;
    Line::new("dpkg-deb")
        .words("--root-owner-group -Zgzip --build")
        .arg(tree)
        .arg(next.display().to_string())
        .run_quietly()
}

/// systemd understands the units, and the program that they start is there. Warnings count.
fn units(root: &Path) -> Outcome {
    let folder = root.join("usr/lib/systemd/system");
    let mut verify = Line::new("systemd-analyze").words("verify --recursive-errors=no --man=no --root");
    verify = verify.arg(root.display().to_string());
    let mut count = 0;
    for entry in
        fs::read_dir(&folder).or_else(|error| failed(format!("{}: {error}", folder.display())))?.flatten()
    {
        if entry.file_name().to_string_lossy().starts_with("princely") {
            verify = verify.arg(format!("/usr/lib/systemd/system/{}", entry.file_name().display()));
            count += 1;
        }
    }
    expect(count >= 3, &format!("only {count} units"))?;
    let printed = verify.output()?;
    let said: Vec<&str> = printed.stderr.lines().filter(|line| line.contains("princely")).collect();
    expect(said.is_empty(), &format!("systemd-analyze verify says:\n{}", said.join("\n")))?;
    // From 0, a service that may do nothing, to 100.
    Line::new("systemd-analyze")
        .words("security --offline=yes --no-pager --threshold=20 --root")
        .arg(root.display().to_string())
        .arg("princely.service")
        .run_quietly()
}

/// A whole game against a bot, by the example of a program that plays over HTTP.
fn play(server: &Server) -> Outcome {
    Line::new("python3").arg("examples/python/server_bot.py").arg(&server.url).words("--against easy").run()
}

/// A line that sees only this folder, as this user.
fn chroot(root: &Path, user: &str) -> Line {
    Line::new("chroot")
        .arg(format!("--userspec={user}"))
        .arg(root.display().to_string())
        .env("PRINCELY_DATA", "/var/lib/princely")
}

/// A server that ends when this is dropped.
struct Server {
    child: Child,
    url: String,
}

impl Server {
    fn start(line: &Line) -> Outcome<Server> {
        say(format_args!("$ {line} &"));
        let mut child = line.start(Stdio::piped())?;
        let output = child.stdout.take();
        let mut server = Server { child, url: String::new() };
        let Some(url) = output.and_then(|output| address(BufReader::new(output))) else {
            return failed("the server ended before it said where it is");
        };
        server.url = url;
        expect(answers(&server.url, "/") && answers(&server.url, "/readyz"), "the server does not answer")?;
        Ok(server)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Not killed: it stops as it does for systemd.
        let _ = Line::new("kill").arg(self.child.id().to_string()).output();
        let _ = self.child.wait();
    }
}

/// A folder that is gone afterwards.
struct Temporary(PathBuf);

impl Temporary {
    fn new(name: &str) -> Outcome<Temporary> {
        let folder = std::env::temp_dir().join(format!("{name}-{}", std::process::id()));
        make(&folder)?;
        Ok(Temporary(folder))
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The files of the release with this ending.
fn packages(ending: &str) -> Outcome<Vec<PathBuf>> {
    paths::files(&release::folder()?, ending)
}

fn make(folder: &Path) -> Outcome {
    fs::create_dir_all(folder).or_else(|error| failed(format!("{}: {error}", folder.display())))
}

fn copy(from: &Path, to: &Path) -> Outcome {
    fs::copy(from, to).map(|_| ()).or_else(|error| failed(format!("{}: {error}", from.display())))
}

fn expect(holds: bool, otherwise: &str) -> Outcome {
    if holds { Ok(()) } else { failed(otherwise) }
}
