//! A TypeScript module for every crate: `web/src/generated/protocol.ts` holds the types of `princely-protocol`.

use crate::files::Files;
use crate::types::{GAMES, own_type, visit_all};
use anyhow::{Result, bail};
use princely_protocol::{WIRE, payload};
use std::any::type_name;
use std::collections::{BTreeMap, BTreeSet};
use ts_rs::{Config, TS, TypeVisitor};

/// Where the modules go.
pub(crate) const FOLDER: &str = "web/src/generated";

/// How every module begins.
pub(crate) const HEAD: &str = "// Written by `cargo xtask codegen` from the Rust types. Do not edit.\n";

/// A module: its declarations, and the names it needs from others.
#[derive(Default)]
struct Module {
    /// By name: the Rust type, and the declaration.
    declared: BTreeMap<String, (&'static str, String)>,
    /// By module: the names.
    imported: BTreeMap<String, BTreeSet<String>>,
}

/// Follows types to all types inside them.
#[derive(Default)]
struct Collector {
    modules: BTreeMap<String, Module>,
    clashes: Vec<String>,
}

impl TypeVisitor for Collector {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Only types that have a declaration of their own have a path.
        if T::output_path().is_none() {
            return;
        }
        let (module, name, rust) = (home::<T>(), T::ident(&config()), type_name::<T>());
        if module == payload::HOME {
            return;
        }
        let known = self.modules.entry(module.clone()).or_default();
        if let Some((other, _)) = known.declared.get(&name) {
            if *other != rust {
                self.clashes.push(format!("{other} and {rust} are both called {name}"));
            }
            return;
        }
        let docs = T::docs().unwrap_or_default();
        let declaration = tidy(&format!("{docs}export {}", T::decl(&config())));
        known.declared.insert(name, (rust, declaration));
        let mut needed = Needed::default();
        T::visit_dependencies(&mut needed);
        for (other, name) in needed.types.into_iter().filter(|(other, _)| *other != module) {
            let module = self.modules.entry(module.clone()).or_default();
            module.imported.entry(other).or_default().insert(name);
        }
        T::visit_dependencies(self);
    }
}

/// The types that a declaration names, by module.
#[derive(Default)]
struct Needed {
    types: BTreeSet<(String, String)>,
}

impl TypeVisitor for Needed {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_some() {
            self.types.insert((home::<T>(), T::ident(&config())));
        }
    }
}

/// Puts comments of one line on one line, indents the inside of a type, and removes spaces at the end of lines.
fn tidy(declaration: &str) -> String {
    let (mut text, mut inside) = (String::new(), false);
    let mut lines = declaration.lines().peekable();
    while let Some(line) = lines.next() {
        let indent = if inside { "  " } else { "" };
        text += indent;
        if let ("/**", Some(comment)) = (line, lines.peek().copied()) {
            lines.next();
            let ends = lines.peek().is_some_and(|line| line.trim() == "*/");
            match comment.strip_prefix(" * ").filter(|_| ends) {
                Some(comment) => {
                    lines.next();
                    text += &format!("/** {comment} */");
                }
                None => text += &format!("/**\n{indent}{comment}"),
            }
        } else {
            text += line.trim_end();
        }
        inside |= line.starts_with("export ");
        text.push('\n');
    }
    text
}

/// JSON has one kind of number, and so has TypeScript.
fn config() -> Config {
    Config::new().with_large_int("number")
}

/// The module of a type is its crate, without `princely_`. Unions over all games have a module of their own. What a crate
/// draws for a game belongs to that game.
fn home<T: ?Sized>() -> String {
    let path = type_name::<T>();
    let name = path.split("::").next().unwrap_or_default().trim_start_matches("princely_");
    match name {
        _ if path.contains("::payload::") => payload::HOME.to_owned(),
        "picture" => "principati".to_owned(),
        name => name.to_owned(),
    }
}

pub(crate) fn write(files: &mut Files) -> Result<()> {
    let mut collector = Collector::default();
    visit_all(&mut collector);
    if !collector.clashes.is_empty() {
        bail!("two types with one name:\n{}", collector.clashes.join("\n"));
    }
    for (name, module) in &collector.modules {
        let mut text = HEAD.to_owned();
        for (other, names) in &module.imported {
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            text += &format!("import type {{ {} }} from './{other}'\n", names.join(", "));
        }
        for (_, declaration) in module.declared.values() {
            text += &format!("\n{declaration}");
        }
        files.add(FOLDER, &format!("{name}.ts"), text);
    }
    files.add(FOLDER, &format!("{}.ts", payload::HOME), unions(&collector.modules)?);
    let version = format!("{HEAD}\n/** The version of the wire. */\nexport const WIRE = {WIRE}\n");
    files.add(FOLDER, "version.ts", version);
    Ok(())
}

/// The unions: each stands for one type of any game.
fn unions(modules: &BTreeMap<String, Module>) -> Result<String> {
    let mut text = HEAD.to_owned();
    for game in GAMES {
        text += &format!("import type * as {game} from './{game}'\n");
    }
    for union in payload::ALL {
        let own = own_type(union);
        let has = |game: &&&str| modules.get(**game).is_some_and(|module| module.declared.contains_key(own));
        if let Some(game) = GAMES.iter().find(|game| !has(game)) {
            bail!("{game} has no {own}, of which {union} is made");
        }
        let own: Vec<String> = GAMES.iter().map(|game| format!("{game}.{own}")).collect();
        text += &format!("\nexport type {union} = {}\n", own.join(" | "));
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written() -> Files {
        let mut files = Files::default();
        write(&mut files).unwrap();
        files
    }

    #[test]
    fn each_crate_has_a_module_and_names_what_it_takes_from_others() {
        let files = written();
        let protocol = files.text("web/src/generated/protocol.ts").unwrap();
        assert!(protocol.contains("import type { Message, Refused, Seat } from './core'"), "{protocol}");
        assert!(protocol.contains("\nexport type Act = {"), "{protocol}");
        let core = files.text("web/src/generated/core.ts").unwrap();
        assert!(core.contains("\nexport type Seat = number;"), "{core}");
        assert!(!core.contains("from './protocol'"), "{core}");
    }

    #[test]
    fn declarations_are_tidy() {
        let written = "/**\n * One.\n */\nexport type A = { \n/**\n * Two,\n * three.\n */\nb: C, };";
        let tidied = "/** One. */\nexport type A = {\n  /**\n   * Two,\n   * three.\n   */\n  b: C, };\n";
        assert_eq!(tidy(written), tidied);
    }

    #[test]
    fn numbers_are_numbers_and_nothing_is_unknown_to_typescript() {
        let files = written();
        for (path, text) in files.iter() {
            assert!(!text.contains("bigint") && !text.contains("any;"), "{path}");
        }
    }
}
