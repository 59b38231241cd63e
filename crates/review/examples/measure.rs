//! How far reviews can be trusted: do two reviews with other imagined worlds agree on the worst decision, how much do
//! the moves of a strong bot lose, is luck 0 on average, and are planted blunders found?
//!
//! ```sh
//! cargo run --release -p princely-review --example measure -- fuerstenfeld 20 4
//! cargo run --release -p princely-review --example measure -- principati 10 2
//! ```
//!
//! The arguments are the game, the number of games and the number of players; a fourth one names the bot, `strong` if it
//! is left out.

use princely_bots::Bot as _;
use princely_core::record::write;
use princely_core::{Keyed, Quick, Seat, Seed, Silent, Step, Table, Uniform};
use princely_fuerstenfeld::{CardTable, Fuerstenfeld, Variant};
use princely_house::{BotSpec, GamesError, Housed};
use princely_principati::{Options, Principati};
use princely_protocol::Review;
use princely_review::begin;
use std::time::Instant;

/// A decision that costs at least this much is a blunder.
const BLUNDER: f64 = 0.05;

/// A game of a bot against itself. At one of its decisions a seat plays any legal action instead. Returns the record and
/// the number of that entry.
fn game_of<G: Housed>(
    game: &G,
    bot: &str,
    number: u64,
    planted: Option<(Seat, usize)>,
) -> Result<(String, usize), GamesError> {
    let mut bot = BotSpec::named(bot).bot(game)?;
    let (mut whims, mut own, mut entry) = (Quick(number), 0, 0);
    let mut table = Table::new(game.clone());
    let mut dice = Keyed::new(Seed::of_series(27, number));
    while let Step::Seats(seats) = table.step(&mut dice, &mut Silent) {
        let Some(seat) = seats.lowest() else { break };
        let observation = game.observe(table.state(), Some(seat));
        let mut legal = Vec::new();
        game.observed_legal_actions(&observation, &mut legal);
        own += usize::from(planted.is_some_and(|(planted, _)| planted == seat) && legal.len() > 3);
        let is_planted =
            entry == 0 && planted.is_some_and(|(of, after)| of == seat && own > after && legal.len() > 3);
        let action = if is_planted {
            entry = table.log().len();
            Some(legal[whims.below(legal.len() as u32) as usize])
        } else {
            bot.choose(game, &observation, &mut whims).ok()
        };
        let Some(action) = action else { break };
        if table.act(seat, action, &mut Silent).is_err() {
            break;
        }
    }
    Ok((write(&table, None, &None), entry))
}

fn review(record: &str, seat: Seat, seed: u32, times: u32) -> Result<Review, GamesError> {
    let great = |usual: princely_review::Effort| usual.scaled(10, 1);
    let mut reviewing = begin(record, seat, seed, (times > 1).then_some(great as fn(_) -> _))?;
    reviewing.finish(std::thread::available_parallelism().map_or(1, usize::from), &|_| ())
}

fn measure<G: Housed>(game: &G, bot: &str, games: u64) -> Result<(), GamesError> {
    let (mut agree, mut asked, mut luck, mut losses, mut decisions) = (0, 0, Vec::new(), 0.0, 0);
    let (mut planted, mut found, mut seconds) = (0, 0, 0.0);
    for number in 0..games {
        let seat = Seat((number % u64::from(game.seats())) as u8);
        let (record, _) = game_of(game, bot, number, None)?;
        let before = Instant::now();
        let one = review(&record, seat, 1, 1)?;
        seconds += before.elapsed().as_secs_f64();
        let two = review(&record, seat, 2, 1)?;
        asked += 1;
        agree += u32::from(agrees(&one, &two) && agrees(&two, &one));
        luck.push(one.luck);
        losses += -one.own;
        decisions += one.decisions.len();

        let (record, entry) = game_of(game, bot, number, Some((seat, 3 + number as usize % 12)))?;
        if entry == 0 {
            continue;
        }
        let holds = |decision: &princely_protocol::Decision| {
            (decision.entry as usize..=decision.last as usize).contains(&entry)
        };
        let usual = review(&record, seat, 3, 1)?;
        let great = review(&record, seat, 4, 10)?;
        if great.decisions.iter().any(|decision| holds(decision) && decision.loss >= BLUNDER) {
            planted += 1;
            found += u32::from(usual.worst.iter().any(|&index| holds(&usual.decisions[index as usize])));
        }
    }
    let count = luck.len() as f64;
    let mean = luck.iter().sum::<f64>() / count;
    let error =
        (luck.iter().map(|luck| (luck - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0) / count).sqrt();
    println!("{} games of {bot}: {:.1} s for a review", games, seconds / count);
    println!("agree on the worst decision, or differ within the error: {agree} of {asked}");
    println!(
        "loss of a decision: {:.3} points on average, {decisions} decisions",
        losses / decisions as f64 * 100.0
    );
    println!("luck: {:.2} ± {:.2} points", mean * 100.0, error * 100.0);
    println!("blunders found: {found} of {planted}");
    Ok(())
}

/// Whether the worst decision of one review is that of the other too, or costs there as much within the error.
fn agrees(one: &Review, other: &Review) -> bool {
    let worst = |review: &Review| review.worst.first().map(|&index| index as usize);
    match (worst(one), worst(other)) {
        (None, None) => true,
        (Some(mine), Some(theirs)) if mine == theirs => true,
        (Some(mine), _) => {
            let (here, there) = (&one.decisions[mine], &other.decisions[mine]);
            (here.loss - there.loss).abs() <= 2.0 * here.error.hypot(there.error)
        }
        (None, Some(_)) => true,
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let argument = |index: usize| arguments.get(index).map(String::as_str);
    let games: u64 = argument(1).unwrap_or("10").parse()?;
    let bot = argument(3).unwrap_or("strong");
    match argument(0) {
        Some("principati") => {
            let game = Principati::new(Options { max_rounds: Some(12), ..Options::default() })?;
            measure(&game, bot, games)?;
        }
        _ => {
            let players = argument(2).unwrap_or("4").parse()?;
            measure(&Fuerstenfeld::new(players, Variant::Base, CardTable::standard())?, bot, games)?;
        }
    }
    Ok(())
}
