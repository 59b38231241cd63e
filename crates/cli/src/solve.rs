//! `princely solve`

use crate::args::Solve;
use crate::failure::Failure;
use crate::{input, output};
use princely_core::record::{self, Meta};
use princely_core::{Game, Notation, Seat, Table};
use princely_fuerstenfeld::{Card, Event, Fuerstenfeld};
use princely_laboratory::Housed as _;
use princely_laboratory::goldfish::{Deal, Effort, Solution, solve};
use princely_words::{Names, Words};
use serde::Serialize;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;

pub(crate) fn run(args: &Solve) -> Result<(), Failure> {
    if args.which.game != Fuerstenfeld::ID {
        return Err(Failure::Usage(format!(
            "only decks of {} can be solved, there are none in {}",
            Fuerstenfeld::ID,
            args.which.game
        )));
    }
    let game = Fuerstenfeld::set_up(&args.which.how.setting()?)?;
    let deal = deal(args, &game)?;
    let effort = match &*args.effort {
        "little" => Effort::LITTLE,
        "great" => Effort::GREAT,
        _ => Effort::USUAL,
    };
    let file = args.out.as_deref().filter(|path| path.as_os_str() != "-");
    let draft = file.map(|path| output::create(path, args.force)).transpose()?;
    let solution = solve(&deal, effort);
    if let (Some(_), Some(line)) = (&args.out, &solution.line) {
        let text = record::write(line, None, &meta(args, &solution)) + "\n";
        let Some(mut draft) = draft else { return output::print(&text) };
        draft.write_all(text.as_bytes()).map_err(|error| output::written(&error))?;
        draft.keep()?;
    }
    output::print(&if args.json {
        output::json(&SolvedDeal::new(&deal, &solution))
    } else {
        told(&deal, &solution)
    })
}

/// The deal that was asked for.
fn deal(args: &Solve, game: &Fuerstenfeld) -> Result<Deal, Failure> {
    let Some(deck) = &args.deck else { return Ok(Deal::from_seed(game, args.seed.unwrap_or(1))) };
    // A text that looks like a list of cards is one; everything else is the name of a file.
    let (place, text) = if deck.contains(',') || Card::from_id(deck).is_some() {
        ("--deck".to_owned(), deck.clone())
    } else {
        (deck.clone(), input::small_file(Path::new(deck))?)
    };
    let demand = args.demand.clone().unwrap_or_else(|| (0..game.seats()).collect());
    Deal::cards_of(&text)
        .and_then(|cards| Deal::from_cards(game, &cards, &demand))
        .map_err(|error| Failure::Usage(format!("{place}: {error}")))
}

/// Where the line came from.
fn meta(args: &Solve, solution: &Solution) -> Meta {
    let solved = serde_json::json!({ "solved": { "seed": args.seed, "bound": solution.bound } });
    serde_json::value::to_raw_value(&solved).ok()
}

/// The result as JSON.
#[derive(Serialize)]
struct SolvedDeal {
    game: &'static str,
    deck: Vec<&'static str>,
    demand: Vec<u8>,
    bound: u32,
    rounds: Option<u32>,
    gap: Option<u32>,
    proven: bool,
    looks: u64,
}

impl SolvedDeal {
    fn new(deal: &Deal, solution: &Solution) -> SolvedDeal {
        SolvedDeal {
            game: Fuerstenfeld::ID,
            deck: deal.deck().iter().map(|card| card.id()).collect(),
            demand: deal.demand().to_vec(),
            bound: solution.bound,
            rounds: solution.rounds(),
            gap: solution.gap(),
            proven: solution.is_proven(),
            looks: solution.looks,
        }
    }
}

/// The result for people: the game, then what it proves.
fn told(deal: &Deal, solution: &Solution) -> String {
    let ids: Vec<&str> = deal.deck().iter().map(|card| card.id()).collect();
    let mut text = format!("The deck, top card first: {}\n", ids.join(", "));
    if let Some(table) = &solution.line {
        text.push_str(&told_line(table));
    }
    let bound = solution.bound;
    let palaces = match deal.game().palaces() {
        4 => "Four",
        5 => "Five",
        _ => "Six",
    };
    let _ = match (solution.rounds(), solution.gap()) {
        (Some(rounds), Some(0)) => {
            writeln!(text, "\n{palaces} palaces in {rounds} rounds. Fewer are impossible: proven.")
        }
        (Some(rounds), gap) => writeln!(
            text,
            "\n{palaces} palaces in {rounds} rounds. Fewer than {bound} are impossible: proven. The gap is {}.",
            gap.unwrap_or_default()
        ),
        (None, _) => writeln!(text, "\nNo line was found. Fewer than {bound} rounds are impossible: proven."),
    };
    text
}

/// What the player does, round by round.
fn told_line(table: &Table<Fuerstenfeld>) -> String {
    let (game, words) = (table.game(), Words::english());
    let names = Names::seats(game.seats());
    let mut text = String::new();
    let mut state = game.start();
    for entry in table.log() {
        let mut events = Vec::new();
        match entry {
            record::Entry::Chance(chance) => game.apply_chance(&mut state, chance, &mut events),
            record::Entry::Action { seat, action } => game.apply(&mut state, *seat, *action, &mut events),
        }
        for event in events.iter().filter(|event| is_worth_telling(event)) {
            if matches!(event, Event::RoundBegan { .. }) {
                text.push('\n');
            }
            let _ = writeln!(text, "{}", words.sentence(&game.describe(event), &names));
        }
    }
    text
}

/// Whether an event is told. The others do nothing, and prices rise by themselves: these are not told.
fn is_worth_telling(event: &Event) -> bool {
    match event {
        Event::Kept { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Harvested { seat, .. }
        | Event::Sold { seat, .. }
        | Event::SoldNothing { seat }
        | Event::Earned { seat, .. }
        | Event::Income { seat, .. }
        | Event::Built { seat, .. }
        | Event::PutUnder { seat, .. }
        | Event::Trashed { seat, .. }
        | Event::Stored { seat, .. }
        | Event::GoodsLost { seat, .. } => *seat == Seat(0),
        Event::SetUp { .. }
        | Event::RoundBegan { .. }
        | Event::PriceFell { .. }
        | Event::PalacePriceRose { .. }
        | Event::Ended { .. } => true,
        Event::DrawsExtra { .. }
        | Event::StoppedDrawing { .. }
        | Event::TurnEnded { .. }
        | Event::PriceRose { .. } => false,
    }
}
