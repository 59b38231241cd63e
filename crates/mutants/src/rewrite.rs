//! A file with all its mutants in it, each behind its switch.
//!
//! No operand is written twice, except the place of an assignment, so texts stay short however deep mutants are nested.

use crate::site::{Form, Site};
use std::collections::BTreeSet;
use std::ops::Range;

/// A file written anew.
#[derive(Debug, Default)]
pub(crate) struct Rewritten {
    pub(crate) text: String,
    /// Which bytes belong to which mutants; inner places come before outer ones.
    places: Vec<(Range<usize>, Vec<u32>)>,
}

impl Rewritten {
    /// The mutants that an error at these bytes is about: those of the innermost place around it.
    pub(crate) fn blamed(&self, error: &Range<usize>) -> Option<&[u32]> {
        let around = |range: &Range<usize>| range.start <= error.start && error.end <= range.end;
        let found =
            self.places.iter().filter(|(range, _)| around(range)).min_by_key(|(range, _)| range.len());
        found.map(|(_, mutants)| mutants.as_slice())
    }

    /// The mutants of the next place behind these bytes: a `match` whose arms are not enough is an error at its head.
    pub(crate) fn behind(&self, error: &Range<usize>) -> Option<&[u32]> {
        let behind = self.places.iter().filter(|(range, _)| error.end <= range.start);
        behind.min_by_key(|(range, _)| range.start).map(|(_, mutants)| mutants.as_slice())
    }
}

/// Writes a file with the mutants of its sites, except those left out.
pub(crate) fn rewrite(source: &str, sites: &[Site], left_out: &BTreeSet<u32>) -> Rewritten {
    let mut kept = Vec::new();
    for site in sites {
        let mut site = site.clone();
        site.mutants.retain(|(number, _)| !left_out.contains(number));
        if !site.mutants.is_empty() {
            kept.push(site);
        }
    }
    let mut writer = Writer { source, written: Rewritten::default() };
    writer.range(0..source.len(), &kept);
    writer.written
}

fn switch(number: u32) -> String {
    format!("crate::switch::on({number})")
}

struct Writer<'a> {
    source: &'a str,
    written: Rewritten,
}

impl Writer<'_> {
    fn put(&mut self, text: &str) {
        self.written.text += text;
    }

    /// Writes what a closure writes, and remembers that it belongs to these mutants.
    fn belonging(&mut self, mutants: Vec<u32>, write: impl FnOnce(&mut Self)) {
        let start = self.written.text.len();
        write(self);
        let end = self.written.text.len();
        self.written.places.push((start..end, mutants));
    }

    /// Writes a part of the source; `sites` may reach beyond it.
    fn range(&mut self, range: Range<usize>, sites: &[Site]) {
        let from = sites.partition_point(|site| site.range.start < range.start);
        let to = sites.partition_point(|site| site.range.start < range.end);
        let mut sites = &sites[from..to];
        let mut at = range.start;
        while let Some((site, rest)) = sites.split_first() {
            self.put(&self.source[at..site.range.start]);
            let (inside, behind) =
                rest.split_at(rest.partition_point(|inner| inner.range.start < site.range.end));
            let mutants = site.mutants.iter().map(|&(number, _)| number).collect();
            self.belonging(mutants, |writer| writer.site(site, inside));
            at = site.range.end;
            sites = behind;
        }
        self.put(&self.source[at..range.end]);
    }

    fn site(&mut self, site: &Site, inside: &[Site]) {
        match &site.form {
            Form::Comparison { left, right, operator } => {
                self.put("(match (&(");
                self.range(left.clone(), inside);
                self.put("), &(");
                self.range(right.clone(), inside);
                self.put(")) { (__l, __r) => ");
                self.choice(site, |new| format!("__l {new} __r"), &format!("__l {operator} __r"));
                self.put(" })");
            }
            Form::Arithmetic { left, right, operator } => {
                self.put("(match ((");
                self.range(left.clone(), inside);
                self.put("), (");
                self.range(right.clone(), inside);
                self.put(")) { (__l, __r) => ");
                self.choice(site, |new| format!("__l {new} __r"), &format!("__l {operator} __r"));
                self.put(" })");
            }
            Form::Lazy { left, right, and } => {
                self.put("(match (");
                self.range(left.clone(), inside);
                let other = if *and { "!=" } else { "==" };
                let any: Vec<String> = site.mutants.iter().map(|&(number, _)| switch(number)).collect();
                self.put(&format!(") {{ __l => if __l {other} ({}) {{ ", any.join(" || ")));
                self.range(right.clone(), inside);
                self.put(" } else { __l } })");
            }
            Form::Assignment { left, right, operator } => {
                self.put("(match (");
                self.range(right.clone(), inside);
                self.put(") { __r => ");
                for (number, new) in &site.mutants {
                    self.put(&format!("if {} {{ ", switch(*number)));
                    self.belonging(vec![*number], |writer| {
                        writer.range(left.clone(), inside);
                        writer.put(&format!(" {new} __r"));
                    });
                    self.put(" } else ");
                }
                self.put("{ ");
                self.range(left.clone(), inside);
                self.put(&format!(" {operator} __r }} }})"));
            }
            Form::Unary { operand, operator } => {
                self.put("(match (");
                self.range(operand.clone(), inside);
                self.put(") { __v => ");
                self.choice(site, |_| "__v".to_owned(), &format!("{operator}__v"));
                self.put(" })");
            }
            Form::Body => {
                for (number, new) in &site.mutants {
                    self.belonging(vec![*number], |writer| {
                        writer.put(&format!("if {} {{ return {new}; }} ", switch(*number)));
                    });
                }
            }
            Form::Guard { guard } => self.guard(site, guard.as_ref(), inside),
        }
    }

    /// `if on(1) { … } else if on(2) { … } else { … }`.
    fn choice(&mut self, site: &Site, changed: impl Fn(&str) -> String, unchanged: &str) {
        for (number, new) in &site.mutants {
            self.put(&format!("if {} {{ ", switch(*number)));
            self.belonging(vec![*number], |writer| writer.put(&changed(new)));
            self.put(" } else ");
        }
        self.put(&format!("{{ {unchanged} }}"));
    }

    fn guard(&mut self, site: &Site, guard: Option<&Range<usize>>, inside: &[Site]) {
        let switches = |wanted: &str| -> Vec<String> {
            let found = site.mutants.iter().filter(|(_, new)| new == wanted);
            found.map(|&(number, _)| switch(number)).collect()
        };
        let not = |switches: Vec<String>| switches.into_iter().map(|switch| format!("!{switch} && "));
        self.put(" if ");
        self.put(&not(switches("")).collect::<String>());
        let Some(guard) = guard else {
            self.put("true");
            return;
        };
        self.put("(");
        let always: String = switches("true").into_iter().map(|switch| switch + " || ").collect();
        self.put(&always);
        self.put(&not(switches("false")).collect::<String>());
        self.put("(");
        self.range(guard.clone(), inside);
        self.put("))");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mutant::Genre::{BinaryOperator, FnValue, MatchArm, MatchArmGuard, UnaryOperator};
    use crate::mutant::{Genre, tests::mutants_of};
    use crate::site::sites;

    fn rewritten(body: &str, changes: &[(Genre, &str, usize, &str)]) -> String {
        let source = format!("fn f() {{ {body} }}");
        let mutants = mutants_of(&source, changes);
        let sites = sites(&source, &mutants.iter().collect::<Vec<_>>()).unwrap();
        let text = rewrite(&source, &sites, &BTreeSet::new()).text.replace("crate::switch::", "");
        syn::parse_file(&text).unwrap();
        text.strip_prefix("fn f() { ").unwrap().strip_suffix(" }").unwrap().to_owned()
    }

    #[test]
    fn every_form_has_its_switch() {
        for (before, changes, after) in [
            (
                "a < b",
                &[(BinaryOperator, "<", 0, "<="), (BinaryOperator, "<", 0, "==")][..],
                "(match (&(a), &(b)) { (__l, __r) => \
                 if on(1) { __l <= __r } else if on(2) { __l == __r } else { __l < __r } })",
            ),
            (
                "a * 2",
                &[(BinaryOperator, "*", 0, "+")],
                "(match ((a), (2)) { (__l, __r) => if on(1) { __l + __r } else { __l * __r } })",
            ),
            (
                "a && b",
                &[(BinaryOperator, "&&", 0, "||")],
                "(match (a) { __l => if __l != (on(1)) { b } else { __l } })",
            ),
            (
                "a || b",
                &[(BinaryOperator, "||", 0, "&&")],
                "(match (a) { __l => if __l == (on(1)) { b } else { __l } })",
            ),
            (
                "a[i] += b;",
                &[(BinaryOperator, "+=", 0, "-=")],
                "(match (b) { __r => if on(1) { a[i] -= __r } else { a[i] += __r } });",
            ),
            ("!a", &[(UnaryOperator, "!", 0, "")], "(match (a) { __v => if on(1) { __v } else { !__v } })"),
            ("g()", &[(FnValue, "g()", 0, "7")], "if on(1) { return 7; } g()"),
            (
                "match a { 1 => b, _ => c }",
                &[(MatchArm, "1 => b,", 0, "")],
                "match a { 1 if !on(1) && true => b, _ => c }",
            ),
            (
                "match a { x if x > 1 => b, _ => c }",
                &[
                    (MatchArm, "x if x > 1 => b,", 0, ""),
                    (MatchArmGuard, "x > 1", 0, "true"),
                    (MatchArmGuard, "x > 1", 0, "false"),
                ],
                "match a { x if !on(1) && (on(2) || !on(3) && (x > 1)) => b, _ => c }",
            ),
        ] {
            assert_eq!(rewritten(before, changes), after);
        }
    }

    #[test]
    fn mutants_inside_mutants_are_written_once() {
        assert_eq!(
            rewritten(
                "a + b < c",
                &[
                    (FnValue, "a + b < c", 0, "true"),
                    (BinaryOperator, "+", 0, "-"),
                    (BinaryOperator, "<", 0, ">")
                ]
            ),
            "if on(1) { return true; } \
             (match (&((match ((a), (b)) { (__l, __r) => if on(2) { __l - __r } else { __l + __r } })), &(c)) \
             { (__l, __r) => if on(3) { __l > __r } else { __l < __r } })"
        );
    }

    #[test]
    fn what_the_compiler_computes_stays_as_it_is() {
        for body in ["const A: u8 = 1 + 2;", "[0; 1 + 2]", "let a: [u8; 1 + 2] = b;", "if let A = b && c {}"]
        {
            let operator = if body.contains('+') { "+" } else { "&&" };
            assert_eq!(rewritten(body, &[(BinaryOperator, operator, 0, "|")]), body);
        }
    }

    #[test]
    fn an_error_is_blamed_on_the_innermost_mutant() {
        let source = "fn f() { a + b }";
        let mutants = mutants_of(source, &[(BinaryOperator, "+", 0, "-"), (BinaryOperator, "+", 0, "*")]);
        let sites = sites(source, &mutants.iter().collect::<Vec<_>>()).unwrap();
        let written = rewrite(source, &sites, &BTreeSet::new());
        let at = |text: &str| {
            let start = written.text.find(text).unwrap();
            written.blamed(&(start..start + text.len())).map(<[u32]>::to_vec)
        };
        assert_eq!(at("__l * __r"), Some(vec![2]));
        assert_eq!(at("__l + __r"), Some(vec![1, 2]));
        assert_eq!(at("fn f"), None);
        assert_eq!(rewrite(source, &sites, &BTreeSet::from([1, 2])).text, source);
    }
}
