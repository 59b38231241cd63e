//! Where mutants can be switched: the expressions, bodies and match arms of a file that have mutants.

use crate::mutant::{Genre, Mutant};
use anyhow::Context;
use std::cmp::Reverse;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{BinOp, Expr, Pat, UnOp};

/// A place in a file, with its mutants.
#[derive(Clone, Debug)]
pub(crate) struct Site {
    /// What is written anew; empty where something is only added.
    pub(crate) range: Range<usize>,
    pub(crate) form: Form,
    /// Number and replacement.
    pub(crate) mutants: Vec<(u32, String)>,
}

/// What kind of place it is, with the ranges of its parts.
#[derive(Clone, Debug)]
pub(crate) enum Form {
    /// `a < b`: operands are borrowed.
    Comparison { left: Range<usize>, right: Range<usize>, operator: String },
    /// `a + b`: operands are moved or copied.
    Arithmetic { left: Range<usize>, right: Range<usize>, operator: String },
    /// `a && b`, `a || b`: the right operand may not be needed.
    Lazy { left: Range<usize>, right: Range<usize>, and: bool },
    /// `a += b`.
    Assignment { left: Range<usize>, right: Range<usize>, operator: String },
    /// `!a`, `-a`.
    Unary { operand: Range<usize>, operator: String },
    /// The beginning of a function's body.
    Body,
    /// The guard of a match arm, if it has one: its mutants are `true`, `false`, and the deletion of the arm (nothing).
    Guard { guard: Option<Range<usize>> },
}

/// The sites of a file, in order, outer ones first. Mutants that belong to no site cannot be switched.
pub(crate) fn sites(source: &str, mutants: &[&Mutant]) -> anyhow::Result<Vec<Site>> {
    let file = syn::parse_file(source).context("this is no Rust")?;
    let mut finder = Finder { source, mutants, sites: Vec::new() };
    finder.visit_file(&file);
    let mut sites = finder.sites;
    sites.sort_by_key(|site| (site.range.start, !site.range.is_empty(), Reverse(site.range.end)));
    Ok(sites)
}

struct Finder<'a> {
    source: &'a str,
    mutants: &'a [&'a Mutant],
    sites: Vec<Site>,
}

impl Finder<'_> {
    fn mutants(&self, genre: Genre, is_there: impl Fn(&Range<usize>) -> bool) -> Vec<(u32, String)> {
        let here = self.mutants.iter().filter(|mutant| mutant.genre == genre && is_there(&mutant.range));
        here.map(|mutant| (mutant.number, mutant.replacement.clone())).collect()
    }

    fn add(&mut self, range: Range<usize>, form: Form, mutants: Vec<(u32, String)>) {
        if !mutants.is_empty() {
            self.sites.push(Site { range, form, mutants });
        }
    }

    fn body(&mut self, signature: &syn::Signature, body: &syn::Block) {
        if signature.constness.is_some() {
            return; // a switch cannot be read while compiling
        }
        // A function that returns `impl Trait` has one type to return.
        let returns_one = self.source[bytes(&signature.output)].contains("impl ");
        if let Some(first) = body.stmts.first().filter(|_| !returns_one) {
            let start = bytes(first).start;
            self.add(start..start, Form::Body, self.mutants(Genre::FnValue, |range| range.start == start));
        }
        self.visit_block(body);
    }
}

fn bytes(node: &impl Spanned) -> Range<usize> {
    node.span().byte_range()
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_fn(&mut self, function: &'ast syn::ItemFn) {
        self.body(&function.sig, &function.block);
    }

    fn visit_impl_item_fn(&mut self, function: &'ast syn::ImplItemFn) {
        self.body(&function.sig, &function.block);
    }

    fn visit_trait_item_fn(&mut self, function: &'ast syn::TraitItemFn) {
        if let Some(body) = &function.default {
            self.body(&function.sig, body);
        }
    }

    // Nothing can be switched in what the compiler computes.
    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}
    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}
    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_trait_item_const(&mut self, _: &'ast syn::TraitItemConst) {}
    fn visit_expr_const(&mut self, _: &'ast syn::ExprConst) {}
    fn visit_type(&mut self, _: &'ast syn::Type) {}
    fn visit_generic_argument(&mut self, _: &'ast syn::GenericArgument) {}
    fn visit_variant(&mut self, _: &'ast syn::Variant) {}
    fn visit_pat(&mut self, _: &'ast syn::Pat) {}

    fn visit_expr_repeat(&mut self, repeat: &'ast syn::ExprRepeat) {
        self.visit_expr(&repeat.expr);
    }

    fn visit_expr_binary(&mut self, expression: &'ast syn::ExprBinary) {
        let (left, right) = (bytes(&expression.left), bytes(&expression.right));
        let place = bytes(&expression.op);
        let mutants = self.mutants(Genre::BinaryOperator, |range| *range == place);
        let operator = self.source[place].to_owned();
        let form = match expression.op {
            BinOp::And(_) | BinOp::Or(_) if has_let(&expression.left) || has_let(&expression.right) => None,
            BinOp::And(_) => Some(Form::Lazy { left, right, and: true }),
            BinOp::Or(_) => Some(Form::Lazy { left, right, and: false }),
            BinOp::Eq(_) | BinOp::Ne(_) | BinOp::Lt(_) | BinOp::Le(_) | BinOp::Gt(_) | BinOp::Ge(_) => {
                Some(Form::Comparison { left, right, operator })
            }
            _ if operator.ends_with('=') => Some(Form::Assignment { left, right, operator }),
            _ => Some(Form::Arithmetic { left, right, operator }),
        };
        if let Some(form) = form {
            self.add(bytes(expression), form, mutants);
        }
        visit::visit_expr_binary(self, expression);
    }

    fn visit_expr_unary(&mut self, expression: &'ast syn::ExprUnary) {
        if let UnOp::Not(_) | UnOp::Neg(_) = expression.op {
            let place = bytes(&expression.op);
            let operator = self.source[place.clone()].to_owned();
            let mutants = self.mutants(Genre::UnaryOperator, |range| *range == place);
            self.add(bytes(expression), Form::Unary { operand: bytes(&expression.expr), operator }, mutants);
        }
        visit::visit_expr_unary(self, expression);
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        let start = bytes(arm).start;
        let mut mutants = self.mutants(Genre::MatchArm, |range| range.start == start);
        let (pattern, guard) = match &arm.pat {
            Pat::Guard(guarded) => (&*guarded.pat, Some(&*guarded.guard)),
            pattern => (pattern, None),
        };
        if let Some(guard) = guard {
            self.visit_expr(guard);
        }
        self.visit_expr(&arm.body);
        let (start, guard) = (bytes(pattern).end, guard.map(bytes));
        if let Some(guard) = &guard {
            mutants.extend(self.mutants(Genre::MatchArmGuard, |range| range == guard));
        }
        let end = guard.as_ref().map_or(start, |guard| guard.end);
        self.add(start..end, Form::Guard { guard }, mutants);
    }
}

/// Whether the expression is `let …` or a chain with one.
fn has_let(expression: &Expr) -> bool {
    match expression {
        Expr::Let(_) => true,
        Expr::Binary(binary) if matches!(binary.op, BinOp::And(_)) => {
            has_let(&binary.left) || has_let(&binary.right)
        }
        _ => false,
    }
}
