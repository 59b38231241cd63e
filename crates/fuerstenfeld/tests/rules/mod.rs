//! The rules of Fürstenfeld. Every rule of the book has a test here that begins with its id (`cargo xtask rules` checks it); the worked
//! examples of the rule book are the tests that begin with `example`.
mod build;
mod discard;
mod draw;
mod end;
mod hidden;
mod prices;
mod round;
mod sell;
mod setup;
mod values;
