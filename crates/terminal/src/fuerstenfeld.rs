//! Fürstenfeld in a terminal.
//!
//! | room | what lives there |
//! |---|---|
//! | `talk` | what there is to choose from, and how it is typed |
//! | `board` | the table laid out for a player |
//! | `menu` | what there is to choose from |
//! | `parse` | what is typed, as actions |

mod board;
mod menu;
mod parse;
mod talk;

#[cfg(test)]
mod tests;
