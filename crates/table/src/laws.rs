//! The laws of tables. Random sessions are played at a live table, with everything that can happen there. Every seat
//! and a spectator follow them only by what they are told.
//!
//! | law | what holds |
//! |---|---|
//! | versions | every entry makes the next version, and no version comes back |
//! | feed | a viewer who is told the feed knows what `observe` says, after every entry, undo included |
//! | standing | a viewer knows from the feed alone how the table stands: offers, the way back, whose turn it is |
//! | after | a decision says beforehand how the table will stand |
//! | told | what is told later is what was told at once |
//! | journal | a table opened again from its journal is the same table |
//! | twice | a command that is sent twice counts once; its id with another content is an error |
//! | order | seats that act at once lead to the same table, no matter who comes first |
//! | time, giving up | clocks cannot be cheated, and who gives up does not win: see [`evenings`] |
//! | two tables | tables that differ only in what is hidden from a viewer tell that viewer the same, to the byte |

mod evening;
mod session;
mod two_tables;

pub use evening::{EveningTally, evenings};
pub use session::{Session, Tally, sessions};
pub use two_tables::{mirrored, two_tables};

use crate::{Decided, Denied, Hosted, Live, Luck, Manner, Opening};
use princely_core::laws::{LawBroken, Lawful, Plan};
use princely_core::{Game, Quick, Seat, Uniform, Viewer};
use princely_protocol::{Act, Aid, Chair, CommandId, Pace, Raw, Sitter, Spectators, Terms, ToHost};

/// A game for which the laws of tables can be checked.
pub trait LawfulTable: Hosted + Lawful {}

impl<G: Hosted + Lawful> LawfulTable for G {}

/// An opening with a person on every seat.
pub fn opening<G: Hosted>(game: &G, secret: u64) -> Opening {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&secret.to_le_bytes());
    let chair = Chair { name: None, sitter: Sitter::Person };
    Opening {
        terms: Terms {
            game: G::ID.into(),
            rules: game.rules(),
            options: Raw::of(&game.options()).unwrap_or_else(|_| Raw::null()),
            pace: Pace::Untimed,
            aid: Aid::None,
            hints: true,
            spectators: Spectators::Live,
        },
        chairs: vec![chair; usize::from(game.seats())],
        manner: Manner::default(),
        luck: Luck::of_host(bytes, game.seats()),
    }
}

/// Every seat, and a spectator.
fn viewers<G: Game>(game: &G) -> Vec<Viewer> {
    (0..game.seats()).map(|seat| Some(Seat(seat))).chain([None]).collect()
}

/// The id of the command with this number.
fn command_id(number: u32) -> Result<CommandId, String> {
    CommandId::try_from(format!("c{number}")).map_err(|error| error.to_string())
}

/// An act, as a client sends it.
fn act<G: Hosted>(number: u32, version: u32, actions: &[G::Action]) -> Result<ToHost, String> {
    let actions = actions.iter().map(Raw::of);
    let actions = actions.collect::<Result<_, _>>().map_err(|error| error.to_string())?;
    Ok(ToHost::Act(Act { id: command_id(number)?, version, actions }))
}

/// Carries out a command. `None` if it was carried out before.
fn carry_out<G: Hosted>(
    live: &mut Live<G>,
    seat: Seat,
    command: &ToHost,
    now: u64,
) -> Result<Option<crate::Effects>, Denied> {
    match live.decide(seat, command, now)? {
        Decided::Already(_) => Ok(None),
        Decided::New(decision) => live
            .accept(decision)
            .map(Some)
            .map_err(|_| Denied::Problem(princely_protocol::ProblemCode::Fault)),
    }
}

/// Some legal actions of a seat in a row, one to three of them: what a client would send as one act.
fn some_actions<G: Hosted>(live: &Live<G>, seat: Seat, quick: &mut Quick) -> Vec<G::Action> {
    let most = 1 + quick.below(3);
    actions_of(live, seat, most, quick)
}

/// So many random actions of a seat, or fewer, if its turn is over before.
fn actions_of<G: Hosted>(live: &Live<G>, seat: Seat, most: u32, quick: &mut Quick) -> Vec<G::Action> {
    let (game, mut state, mut chosen) = (&live.game, live.moment.state.clone(), Vec::new());
    for _ in 0..most {
        let mut legal = Vec::new();
        if !matches!(game.turn(&state), princely_core::Turn::Seats(seats) if seats.contains(seat)) {
            break;
        }
        game.legal_actions(&state, seat, &mut legal);
        let Some(&action) = legal.get(quick.below(legal.len() as u32) as usize) else { break };
        chosen.push(action);
        if !game.uncovers(&state, seat, &action, Some(seat)).is_empty() {
            break;
        }
        game.apply(&mut state, seat, action, &mut princely_core::Silent);
    }
    chosen
}

/// A law that was broken in session number `number` after `entries` entries.
fn broken<G: LawfulTable>(
    game: &G,
    plan: &Plan<G>,
    (number, entries): (u32, usize),
    (law, why): (&'static str, String),
) -> LawBroken {
    let options = serde_json::to_string(&game.options()).unwrap_or_default();
    let game = format!("{} {}", G::ID, options.chars().take(80).collect::<String>());
    LawBroken { law, game, seed: plan.seed, at: Some((number, entries)), why }
}
