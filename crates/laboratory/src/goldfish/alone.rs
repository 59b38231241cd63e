//! How long a bot needs when it is alone.

use crate::goldfish::deal::{Deal, PLAYER};
use princely_bots::Bot;
use princely_core::{Game, Seed, Silent, Table};
use princely_fuerstenfeld::Fuerstenfeld;

/// The rounds that a bot needs for the palaces that end the game, with this deal and at a table where the others do
/// nothing. `None` if it does not finish within the hundred rounds that a game may last (F-END-3), breaks a rule or
/// gives no answer.
pub fn alone(bot: &mut dyn Bot<Fuerstenfeld>, deal: &Deal) -> Option<u32> {
    play_alone(bot, deal).map(|table| rounds(&table))
}

/// The game of a bot alone, if it has built the palaces that end it.
pub(super) fn play_alone(bot: &mut dyn Bot<Fuerstenfeld>, deal: &Deal) -> Option<Table<Fuerstenfeld>> {
    let game = deal.game();
    let mut sitting = deal.table();
    let mut whims = Seed::of_series(0, 0).whims(PLAYER);
    loop {
        let observation = game.observe(sitting.table.state(), Some(PLAYER));
        let action = bot.choose(game, &observation, &mut whims).ok()?;
        sitting.table.act(PLAYER, action, &mut Silent).ok()?;
        if !sitting.go_on() {
            let done = sitting.table.state().player(PLAYER).palaces() >= game.palaces();
            return done.then_some(sitting.table);
        }
    }
}

/// The rounds of a game that is over.
pub(super) fn rounds(table: &Table<Fuerstenfeld>) -> u32 {
    u32::from(table.state().round())
}
