//! Principati Duello in a terminal.
//!
//! | room | what lives there |
//! |---|---|
//! | `talk` | what there is to choose from, and how it is typed |
//! | `board` | the table laid out for a player |
//! | `calls` | what somebody at the table would call out |
//! | `why` | why the points are what they are |
//! | `menu` | what there is to choose from |
//! | `parse`, `vocabulary` | what is typed, as actions |

mod board;
mod calls;
mod menu;
mod parse;
mod talk;
#[cfg(test)]
mod tests;
mod vocabulary;
mod why;

use princely_words::principati::{Explanations, Scene};
use std::ops::Deref;

/// What lies before a player: a scene whose points are shown with reasons, and whose tiles are shown with colours.
#[derive(Clone, Copy)]
struct Tabletop<'a>(Scene<'a>);

impl<'a> Tabletop<'a> {
    fn new(scene: Scene<'a>) -> Tabletop<'a> {
        let explanations = Explanations {
            item: |scene, told, item| Tabletop(*scene).with_reason(told, item),
            hand: |scene, category, tiles| Tabletop(*scene).by_colour(category, tiles),
        };
        Tabletop(Scene { explanations: Some(explanations), ..scene })
    }
}

impl<'a> Deref for Tabletop<'a> {
    type Target = Scene<'a>;

    fn deref(&self) -> &Scene<'a> {
        &self.0
    }
}
