//! The rules of Fürstenfeld. Every rule of the book has a test here whose name begins with its id (`cargo xtask rules`
//! checks it). Tests whose names begin with `example` are the worked examples of the rule book.
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
