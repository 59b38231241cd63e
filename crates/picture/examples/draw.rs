//! Draws the pictures that a designer wants to see into a folder: the starting world, a random game after every tenth
//! round, its end with something on every plan, every tile, and the legend.
//!
//! `cargo run -p princely-picture --example draw -- FOLDER [SEED]`

use princely_core::{Aid, Game, Quick, Silent, Streamed, Turn, Uniform};
use princely_picture::{English, legend, map, map_of, tile};
use princely_principati::{Building, Principati};
use std::fs::{create_dir_all, write};
use std::path::PathBuf;

fn main() -> std::io::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().unwrap_or_else(|| "pictures".into()));
    let seed = arguments.next().and_then(|seed| seed.parse().ok()).unwrap_or(1);
    create_dir_all(folder.join("tiles"))?;
    let (game, names) = (Principati::default(), English::default());

    let mut state = game.start();
    write(folder.join("start.svg"), map_of(&game, &state, &names))?;
    write(folder.join("legend.svg"), legend(&names))?;
    for kind in game.catalogue().kinds() {
        let picture = tile(game.catalogue(), kind.id, &names).unwrap_or_default();
        write(folder.join(format!("tiles/{}.svg", kind.id)), picture)?;
    }

    let (mut dice, mut legal, mut drawn) = (Streamed(Quick(seed)), Vec::new(), 0);
    loop {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let chance = game.sample_chance(&state, &mut dice);
                game.apply_chance(&mut state, &chance, &mut Silent);
            }
            Turn::Seats(seats) => {
                let seat = seats.lowest_to_act();
                legal.clear();
                game.legal_actions(&state, seat, &mut legal);
                let action = legal[dice.0.below(legal.len() as u32) as usize];
                game.apply(&mut state, seat, action, &mut Silent);
            }
        }
        if state.round() / 10 > drawn {
            drawn = state.round() / 10;
            write(folder.join(format!("round-{}.svg", drawn * 10)), map_of(&game, &state, &names))?;
        }
    }
    write(folder.join("end.svg"), map_of(&game, &state, &names))?;

    // The same with something on every plan.
    let mut view = game.view(&game.observe(&state, None), Aid::None);
    let mut next = 0;
    for tile in view.tiles.iter_mut().filter(|tile| tile.owner.is_some()) {
        let Some(kind) = game.catalogue().find(tile.tile) else { continue };
        for (slot, &plan) in tile.slots.iter_mut().zip(game.catalogue().kind(kind).plans()) {
            let facts = |building: &Building| game.buildings().facts(*building);
            let fitting: Vec<Building> =
                Building::ALL.iter().copied().filter(|building| facts(building).plan == plan).collect();
            next += 1;
            slot.building = fitting.get(next % fitting.len().max(1)).copied();
            tile.masters = (next % 4) as u8;
            tile.cardinal = next % 7 == 0;
        }
    }
    write(folder.join("built.svg"), map(&game, &view, &names))
}
