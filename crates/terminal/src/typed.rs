//! What a game adds to be played in a terminal.

use princely_core::{Message, Seat};
use princely_fuerstenfeld::{Fuerstenfeld, State as FuerstenfeldState};
use princely_laboratory::Studied;
use princely_principati::{Principati, State as PrincipatiState};
use princely_words::Talk;

/// A game of the house that can be played by typing.
pub trait Typed: Studied + Talk {
    /// The usual number of people who play together; `None`: as the rules say.
    const PLAYERS: Option<u8> = None;

    /// What a seat has at the end: a number to compare with other games, and the same in words.
    fn mark(&self, state: &Self::State, seat: Seat) -> (i64, Message);
}

impl Typed for Fuerstenfeld {
    const PLAYERS: Option<u8> = Some(3);

    fn mark(&self, state: &FuerstenfeldState, seat: Seat) -> (i64, Message) {
        let (palaces, coins) = (state.player(seat).palaces(), state.player(seat).coins);
        let message = Message::new("t-f-mark").number("palaces", palaces).number("coins", coins);
        (i64::from(palaces.min(self.palaces())) * 1_000_000 + i64::from(coins), message)
    }
}

impl Typed for Principati {
    fn mark(&self, state: &PrincipatiState, seat: Seat) -> (i64, Message) {
        let points = i64::from(self.score(state, seat).total());
        (points, Message::new("t-p-mark").number("points", points))
    }
}
