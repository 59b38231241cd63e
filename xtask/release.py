"""Packs what `cargo xtask release` has built: archives, a Debian package, what is inside, licences, checksums.

    release.py OUT VERSION EXTRAS TARGET=PROGRAM …    EXTRAS has completions of shells, manual pages and the settings

The same input gives the same bytes: files are sorted, owned by nobody in particular, and as old as SOURCE_DATE_EPOCH says.
It runs in the environment of release-requirements.txt, for the licence of the C library there.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import os
import re
import subprocess
import sys
import tarfile
import tempfile
import uuid
from importlib import metadata
from pathlib import Path

import ziglang

ROOT = Path(__file__).resolve().parent.parent
EPOCH = int(os.environ["SOURCE_DATE_EPOCH"])
DEBIAN = {"x86_64-unknown-linux-musl": "amd64", "aarch64-unknown-linux-musl": "arm64"}
LICENCE_FILE = re.compile(r"^(licen[cs]e|copying|copyright(-library\.html)?$|notice|unlicense|ofl)", re.IGNORECASE)
SYSROOT = subprocess.run(["rustc", "--print", "sysroot"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
RUST = Path(SYSROOT.strip()) / "share/doc/rust"
MUSL = Path(ziglang.__file__).parent / "lib/libc/musl"  # the C library that programs are linked with


def archive(path: Path, files: dict[str, tuple[bytes, int]]) -> None:
    """Writes a .tar.gz with these files: name, content and mode."""
    content = io.BytesIO()
    with tarfile.open(fileobj=content, mode="w", format=tarfile.GNU_FORMAT) as tar:
        for name, (data, mode) in sorted(files.items()):
            entry = tarfile.TarInfo(name)
            entry.size, entry.mode, entry.mtime = len(data), mode, EPOCH
            tar.addfile(entry, io.BytesIO(data))
    path.write_bytes(zipped(content.getvalue()))


def zipped(data: bytes) -> bytes:
    return gzip.compress(data, 9, mtime=0)


def read(folder: Path, prefix: str, mode: int = 0o644) -> dict[str, tuple[bytes, int]]:
    """All files of a folder, under another name."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {f"{prefix}{path.relative_to(folder)}": (path.read_bytes(), mode) for path in files}


def crates(target: str) -> list[dict[str, str]]:
    """What is compiled into the program, and into the module for browsers."""
    found = {}
    for package, of in [("princely-cli", target), ("princely-wasm", "wasm32-unknown-unknown")]:
        line = ["cargo", "tree", "--locked", "--package", package, "--target", of, "--edges", "normal",
                "--prefix", "none", "--format", "{p}|{l}|{r}"]  # fmt: skip
        printed = subprocess.run(line, cwd=ROOT, check=True, capture_output=True, text=True).stdout
        for row in filter(None, printed.splitlines()):
            crate, licence, repository = row.replace(" (*)", "").split("|")
            name, version = crate.split()[:2]
            own = "(/" in crate or name.startswith("princely-")
            found[name, version] = dict(kind="cargo", name=name, version=version.removeprefix("v"), licence=licence,
                                        repository=repository, own=own)  # fmt: skip
    return [found[key] for key in sorted(found)]


def packages() -> list[dict[str, str]]:
    """What is built into the page: what it depends upon, and what writes parts of itself into it."""
    lock = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    wanted, inside = list(lock[""]["dependencies"]), {}
    # Svelte compiles itself into the page; the fonts are cut and shipped.
    wanted += [name for name in lock[""]["devDependencies"] if name == "svelte" or name.startswith("@fontsource")]
    while wanted:
        name = wanted.pop()
        about = lock.get(f"node_modules/{name}")
        if about and name not in inside:
            inside[name] = dict(kind="npm", name=name, version=about["version"], licence=about.get("license", ""),
                                repository="", own=False)  # fmt: skip
            if name != "svelte":  # the compiler's own dependencies stay with the compiler
                wanted += about.get("dependencies", {})
    return [inside[name] for name in sorted(inside)]


def libraries() -> list[dict[str, str]]:
    """What the compilers add to static programs."""
    rust = subprocess.run(["rustc", "--version"], cwd=ROOT, check=True, capture_output=True, text=True).stdout.split()[1]
    about = dict(kind="generic", own=False)
    return [
        dict(about, name="musl", version=f"zig-{metadata.version('ziglang')}", licence="MIT", repository="https://musl.libc.org"),
        dict(about, name="rust-std", version=rust, licence="MIT OR Apache-2.0", repository="https://github.com/rust-lang/rust"),
    ]


def bill(version: str, parts: list[dict[str, str]]) -> str:
    """What is inside, as CycloneDX 1.5."""

    def component(part):
        purl = f"pkg:{part['kind']}/{part['name'].replace('@', '%40')}@{part['version']}"
        about = {"type": "library", "bom-ref": purl, "name": part["name"], "version": part["version"], "purl": purl}
        if part["licence"]:
            about["licenses"] = [{"expression": part["licence"].replace("/", " OR ")}]
        if part["repository"]:
            about["externalReferences"] = [{"type": "vcs", "url": part["repository"]}]
        return about

    components = [component(part) for part in parts if not part["own"]]
    serial = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps([version, components]))
    about = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{serial}",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": "princely", "version": version,
                                   "licenses": [{"expression": "MIT OR Apache-2.0"}]}},
        "components": components,
    }  # fmt: skip
    return json.dumps(about, indent=1, sort_keys=True) + "\n"


def home(part: dict[str, str]) -> Path | None:
    """Where the source of a part lies."""
    if part["kind"] == "npm":
        return ROOT / "web/node_modules" / part["name"]
    if part["kind"] == "generic":
        return MUSL if part["name"] == "musl" else RUST
    registry = Path(os.environ.get("CARGO_HOME", Path.home() / ".cargo")) / "registry/src"
    return next(iter(sorted(registry.glob(f"*/{part['name']}-{part['version']}"))), None)


def licences(parts: list[dict[str, str]]) -> str:
    """The licences of all parts; a text that several share stands there once."""
    texts: dict[str, list[str]] = {}
    table = []
    for part in parts:
        if part["own"]:
            continue
        name = f"{part['name']} {part['version']}"
        table.append(f"{name}: {part['licence'] or 'see its text below'}")
        folder = home(part)
        for path in sorted(folder.iterdir()) if folder and folder.is_dir() else []:
            if path.is_file() and LICENCE_FILE.match(path.name):
                texts.setdefault(path.read_text(errors="replace").strip(), []).append(name)
    head = "Princely contains parts of these projects. SQLite, which it contains too, is in the public domain.\n\n"
    bodies = [f"{'=' * 80}\n{', '.join(sorted(set(names)))}\n{'=' * 80}\n\n{text}\n" for text, names in texts.items()]
    return head + "\n".join(table) + "\n\n" + "\n".join(sorted(bodies))


MAINTENANCE = {
    "postinst": """#!/bin/sh
set -e
if [ -d /run/systemd/system ]; then
    systemctl daemon-reload
    # After an update the new program is started, if the old one ran.
    if [ "$1" = configure ] && [ -n "$2" ]; then systemctl try-restart princely.service; fi
fi
""",
    "prerm": """#!/bin/sh
set -e
if [ "$1" = remove ] && [ -d /run/systemd/system ]; then
    systemctl disable --now princely.service princely-backup.timer
fi
""",
    "postrm": """#!/bin/sh
set -e
if [ -d /run/systemd/system ]; then systemctl daemon-reload; fi
# The games stay, unless everything is wanted gone.
if [ "$1" = purge ]; then rm -rf /var/lib/princely /var/lib/private/princely /etc/princely; fi
""",
}


def debian(out: Path, version: str, architecture: str, program: bytes, extras: Path, texts: dict[str, str]) -> Path:
    """The package for Debian and Ubuntu."""
    units = ROOT / "deploy/systemd"
    files: dict[str, tuple[bytes, int]] = {"usr/bin/princely": (program, 0o755)}
    files |= read(units, "usr/lib/systemd/system/")
    files["etc/princely/princely.toml"] = ((extras / "princely.toml").read_bytes(), 0o644)
    for shell, name in [("bash", "bash-completion/completions/princely"), ("zsh", "zsh/vendor-completions/_princely"),
                        ("fish", "fish/vendor_completions.d/princely.fish")]:  # fmt: skip
        files[f"usr/share/{name}"] = ((extras / "completions" / shell).read_bytes(), 0o644)
    for page in (extras / "man").iterdir():
        files[f"usr/share/man/man1/{page.name}.gz"] = (zipped(page.read_bytes()), 0o644)
    ours = "\n\n".join((ROOT / name).read_text() for name in ["LICENSE-MIT", "LICENSE-APACHE"])
    files["usr/share/doc/princely/copyright"] = (f"{ours}\n\n{texts['licences']}".encode(), 0o644)
    files["usr/share/doc/princely/changelog.gz"] = (zipped((ROOT / "CHANGELOG.md").read_bytes()), 0o644)
    files["usr/share/doc/princely/sbom.cdx.json.gz"] = (zipped(texts["bill"].encode()), 0o644)
    size = sum(len(data) for data, _ in files.values()) // 1024
    control = (
        f"Package: princely\nVersion: {version}\nArchitecture: {architecture}\nSection: games\nPriority: optional\n"
        f"Maintainer: The Princely project <princely@users.noreply.github.com>\nInstalled-Size: {size}\n"
        "Suggests: caddy | nginx, postgresql\n"
        "Description: play, study and simulate board games about princes\n"
        " The command princely, and a server for tables in browsers with its web client inside.\n"
        " Start the server with: systemctl enable --now princely\n"
    )
    meta = {"DEBIAN/control": (control.encode(), 0o644), "DEBIAN/conffiles": (b"/etc/princely/princely.toml\n", 0o644)}
    meta |= {f"DEBIAN/{name}": (text.encode(), 0o755) for name, text in MAINTENANCE.items()}
    sums = "".join(f"{hashlib.md5(data).hexdigest()}  {name}\n" for name, (data, _) in sorted(files.items()))
    meta["DEBIAN/md5sums"] = (sums.encode(), 0o644)
    path = out / f"princely_{version}_{architecture}.deb"
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        for name, (data, mode) in (files | meta).items():
            file = tree / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)
            file.chmod(mode)
        for path_ in [tree, *tree.rglob("*")]:
            if path_.is_dir():
                path_.chmod(0o755)
            os.utime(path_, (EPOCH, EPOCH))
        line = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(tree), str(path)]
        subprocess.run(line, check=True, stdout=subprocess.DEVNULL)
    return path


def pack(out: Path, version: str, target: str, built: Path, extras: Path, web: list[dict[str, str]]) -> None:
    """The archive for one kind of machine, and its Debian package."""
    parts = crates(target) + libraries() + web
    texts = {"bill": bill(version, parts), "licences": licences(parts)}
    program, name = built.read_bytes(), f"princely-{version}-{target}"
    files = {f"{name}/princely": (program, 0o755)}
    files |= read(extras / "completions", f"{name}/completions/") | read(ROOT / "deploy", f"{name}/deploy/")
    files |= read(extras / "man", f"{name}/man/")
    for text in ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE", "SECURITY.md"]:
        files[f"{name}/{text}"] = ((ROOT / text).read_bytes(), 0o644)
    files[f"{name}/THIRD-PARTY.txt"] = (texts["licences"].encode(), 0o644)
    files[f"{name}/sbom.cdx.json"] = (texts["bill"].encode(), 0o644)
    archive(out / f"{name}.tar.gz", files)
    (out / f"{name}.cdx.json").write_text(texts["bill"])
    (out / f"{name}.THIRD-PARTY.txt").write_text(texts["licences"])
    if target in DEBIAN:
        debian(out, version, DEBIAN[target], program, extras, texts)


def main() -> None:
    out, version, extras = Path(sys.argv[1]), sys.argv[2], Path(sys.argv[3])
    web = packages()
    for built in sys.argv[4:]:
        target, program = built.split("=", 1)
        pack(out, version, target, Path(program), extras, web)
    archive(out / f"princely-web-{version}.tar.gz", read(ROOT / "web/dist", f"princely-web-{version}/"))
    (out / "CHANGELOG.md").write_bytes((ROOT / "CHANGELOG.md").read_bytes())
    paths = sorted(path for path in out.iterdir() if path.is_file() and path.name != "SHA256SUMS")
    sums = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in paths]
    (out / "SHA256SUMS").write_text("".join(sums))
    print("".join(sums), end="")


if __name__ == "__main__":
    main()
