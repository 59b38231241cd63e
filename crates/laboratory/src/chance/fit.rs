//! The numbers of a configuration, fitted to games of the reference bot.

use super::learn::{Lesson, learn};
use super::moments::{Moment, Played, moments, series};
use crate::{GamesError, Setting, Studied};
use princely_bots::chance::{
    MOST_INPUTS, Net, REFERENCE, Row, Table, Trials, WORLD_INPUTS, quick, world_inputs,
};
use princely_core::{Keyed, Quick, Seat, Seed, Silent, Turn, Uniform, Viewer};
use princely_search::guide::MOST_SEATS;
use princely_search::{InOneGo, Progress, Values};

/// Turn starts of a game that the quick estimate learns from.
const KEPT: usize = 16;

/// How much is to be fitted.
#[derive(Clone, Debug)]
pub struct Fitting {
    /// Who plays them: the reference, unless a configuration is so slow that a weaker bot must do. Then the numbers are
    /// not calibrated.
    pub bot: String,
    /// Games for the quick estimate; 0 keeps the numbers that there are.
    pub games: u64,
    /// Other games for the thorough one, one position of each.
    pub thorough_games: u64,
    /// Hidden numbers of the quick estimate.
    pub hidden: usize,
    /// The seed of the series.
    pub seed: u64,
    /// On how many threads games are played.
    pub threads: usize,
    /// The command, to be noted beside the numbers.
    pub command: String,
}

/// What a position tells about a thorough estimate.
struct Tried {
    /// What the worlds were worth, and how many there were.
    mean: Values,
    quick: Values,
    round: u32,
    seat: Seat,
    won: Values,
    game: u64,
}

/// Fits a configuration and puts its numbers into the table. `tell` hears how it goes.
pub fn fit<G: Studied>(
    setting: &Setting,
    fitting: &Fitting,
    table: &mut Table,
    tell: &mut dyn FnMut(&str),
) -> Result<(), GamesError> {
    let game = &G::set_up(setting)?;
    let configuration = game.configuration();
    if !configuration.is_usual {
        return Err(GamesError::Setting("only games without house rules are fitted".into()));
    }
    let kept = table.rows.iter().find(|row| row.configuration == configuration);
    let quick_proof = kept.and_then(|row| row.quick_proof.clone());
    let quick_net = match kept.filter(|_| fitting.games == 0) {
        Some(row) => row.quick.clone(),
        None => fit_quick(game, fitting, tell)?,
    };
    // The thorough estimate builds on this quick one, so worlds are tried with it, on games of their own.
    let seats = usize::from(game.seats());
    let mut tried: Vec<Tried> = Vec::new();
    moments(
        game,
        &series(&fitting.bot, fitting.thorough_games, fitting.seed.wrapping_add(1), fitting.threads)?,
        1,
        |mut played| {
            let moment = played.any.pop()?;
            Some(try_worlds(game, &moment, &quick_net, played.won, &mut played.whims))
        },
        |number, found| tried.extend(found.map(|tried| Tried { game: number, ..tried })),
    )?;
    let lessons: Vec<Lesson> = tried
        .iter()
        .map(|tried| {
            let inputs = world_inputs(&tried.mean, G::WORLDS, &tried.quick, tried.round, seats);
            let inputs = inputs[..seats].iter().map(|row| row[..WORLD_INPUTS.len()].to_vec()).collect();
            Lesson { inputs, won: tried.won, game: tried.game }
        })
        .collect();
    let thorough = learn(&lessons, 0, fitting.seed, &mut |pass, learned, apart| {
        tell(&format!("thorough, pass {}: {learned:.4}, other games {apart:.4}", pass + 1));
    });
    // How far the quick share of the seat to act is from the thorough one.
    let last = tried.iter().map(|tried| tried.round).max().unwrap_or(0);
    let mut off = vec![(0.0_f64, 0.0_f64); last as usize + 1];
    for tried in &tried {
        let inputs = world_inputs(&tried.mean, G::WORLDS, &tried.quick, tried.round, seats);
        let seat = tried.seat.index();
        let share = thorough.shares(&inputs[..seats])[seat];
        let (count, sum) = &mut off[tried.round as usize];
        *count += 1.0;
        *sum += f64::from(share - tried.quick[seat]).powi(2);
    }
    let errors = errors(&off);
    table.rows.retain(|row| row.configuration != configuration);
    table.about = ABOUT.into();
    table.signature = signature::<G>()?;
    let command = fitting.command.clone();
    table.rows.push(Row {
        configuration,
        bot: fitting.bot.clone(),
        command,
        quick: quick_net,
        thorough: Some(thorough),
        // New numbers have proved nothing yet.
        quick_proof: quick_proof.filter(|_| fitting.games == 0),
        thorough_proof: None,
        errors,
    });
    table.rows.sort_by(|one, other| {
        let key = |row: &Row| {
            let it = &row.configuration;
            (it.variant.clone(), it.rounds.is_none(), it.rounds, it.players)
        };
        key(one).cmp(&key(other))
    });
    Ok(())
}

/// Fits the quick estimate.
fn fit_quick<G: Studied>(game: &G, fitting: &Fitting, tell: &mut dyn FnMut(&str)) -> Result<Net, GamesError> {
    let mut lessons: Vec<Lesson> = Vec::new();
    moments(
        game,
        &series(&fitting.bot, fitting.games, fitting.seed, fitting.threads)?,
        KEPT,
        |played| lessons_of(game, played),
        |number, found| {
            lessons.extend(found.into_iter().map(|lesson| Lesson { game: number, ..lesson }));
        },
    )?;
    tell(&format!("{} positions of {} games", lessons.len(), fitting.games));
    Ok(learn(&lessons, fitting.hidden, fitting.seed, &mut |pass, learned, apart| {
        tell(&format!("pass {}: {learned:.4}, other games {apart:.4}", pass + 1));
    }))
}

/// What the file says about itself.
const ABOUT: &str =
    "Chances to win, fitted by `princely fit`; crates/bots/src/chance.rs says how they are used.";

/// What the reference bot does at the beginning of a game: when this changes, chances were fitted to another bot.
pub fn signature<G: Studied>() -> Result<String, GamesError> {
    const ACTIONS: u32 = 30;
    let game = &G::set_up(&Setting { players: Some(2), ..Setting::default() })?;
    let series = series(REFERENCE, 1, 1, 1)?;
    let (mut bots, seed) = (series.seat_bots(game)?, Seed::of_series(1, 0));
    let (mut state, mut dice, mut whims) = (game.start(), Keyed::new(seed), seed.whims(Seat(0)));
    let mut hash = 0xCBF2_9CE4_8422_2325_u64; // FNV-1a
    let mut actions = 0;
    while actions < ACTIONS {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let chance = game.sample_chance(&state, &mut dice);
                game.apply_chance(&mut state, &chance, &mut Silent);
            }
            Turn::Seats(seats) => {
                let seat = seats.lowest_to_act();
                let action = bots[seat.index()]
                    .decide(game, &state, seat, &mut whims)
                    .map_err(|fault| GamesError::Setting(fault.to_string()))?;
                game.apply(&mut state, seat, action, &mut Silent);
                let note = serde_json::to_string(&G::ActionNote::from(action)).unwrap_or_default();
                for byte in note.bytes() {
                    hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
                }
                actions += 1;
            }
        }
    }
    Ok(format!("{hash:016x}"))
}

/// The root of the mean square, by round. Rounds with few positions lean on their neighbours.
fn errors(off: &[(f64, f64)]) -> Vec<f32> {
    const ENOUGH: f64 = 30.0;
    let all = off.iter().fold((0.0, 0.0), |(count, sum), round| (count + round.0, sum + round.1));
    let usual = all.1 / f64::max(all.0, 1.0);
    off.iter()
        .map(|(count, sum)| {
            let mean = (sum + ENOUGH * usual) / (count + ENOUGH);
            (mean.sqrt() * 1e4).round() as f32 / 1e4
        })
        .collect()
}

/// Lessons from the positions of a game: mostly as the seat to act sees them, and sometimes as another seat or a
/// spectator does.
fn lessons_of<G: Studied>(game: &G, mut played: Played<G::State>) -> Vec<Lesson> {
    let (seats, whims) = (usize::from(game.seats()), &mut played.whims);
    let lesson = |moment: &Moment<G::State>| {
        let viewer: Viewer = match whims.below(5) {
            0..3 => Some(moment.seat),
            3 => Some(Seat(whims.below(seats as u32) as u8)),
            _ => None,
        };
        let mut inputs = [[0.0; MOST_INPUTS]; MOST_SEATS];
        game.count(&game.observe(&moment.state, viewer), &mut inputs);
        let inputs = inputs[..seats].iter().map(|row| row[..G::INPUTS.len()].to_vec()).collect();
        Lesson { inputs, won: played.won, game: 0 }
    };
    played.any.iter().map(lesson).collect()
}

/// Tries worlds from the start of a turn, as the seat to act sees it.
fn try_worlds<G: Studied>(
    game: &G,
    moment: &Moment<G::State>,
    net: &Net,
    won: Values,
    whims: &mut Quick,
) -> Tried {
    let seen = game.observe(&moment.state, Some(moment.seat));
    let mut trials = Trials::new(game, &seen, moment.seat, vec![Vec::new()], G::WORLDS, whims);
    while trials.go_on(game, &mut InOneGo) == Progress::Pending {}
    let mut inputs = [[0.0; MOST_INPUTS]; MOST_SEATS];
    game.count(&seen, &mut inputs);
    let mut quick = quick(game, &seen).shares;
    if game.outcome(&moment.state).is_none() {
        quick = net.shares(&inputs[..usize::from(game.seats())]);
    }
    Tried { mean: trials.mean(0), quick, round: moment.round, seat: moment.seat, won, game: 0 }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use princely_bots::chance::Forecast;
    use princely_fuerstenfeld::Fuerstenfeld;
    use princely_principati::Principati;

    /// When this fails, the reference bot plays differently than in the games that the chances were fitted to. Either
    /// its new play goes under another name, or everything is fitted again (`princely fit`).
    #[test]
    fn the_chances_belong_to_the_reference_bot_as_it_plays_now() {
        assert_eq!(signature::<Fuerstenfeld>().unwrap(), <Fuerstenfeld as Forecast>::table().signature);
        assert_eq!(signature::<Principati>().unwrap(), <Principati as Forecast>::table().signature);
    }

    #[test]
    fn the_same_games_give_the_same_numbers() {
        let fitted = |threads| {
            let setting = Setting { players: Some(2), ..Setting::default() };
            let fitting = Fitting {
                bot: "greedy".into(),
                games: 30,
                thorough_games: 4,
                hidden: 2,
                seed: 3,
                threads,
                command: "a test".into(),
            };
            let mut table = Table::empty(Fuerstenfeld::INPUTS);
            fit::<Fuerstenfeld>(&setting, &fitting, &mut table, &mut |_| ()).unwrap();
            table.write().unwrap()
        };
        let text = fitted(1);
        assert_eq!(text, fitted(3));
        let table = Table::read(&text, Fuerstenfeld::INPUTS).unwrap();
        assert_eq!((table.rows.len(), &*table.rows[0].bot), (1, "greedy"));
        assert!(
            !table
                .find(&table.rows[0].configuration)
                .unwrap()
                .is_calibrated(princely_bots::chance::Effort::Quick),
            "greedy is not the reference"
        );
    }

    #[test]
    fn house_rules_are_not_fitted() {
        let switches = vec![("palaces".to_owned(), "4".to_owned())];
        let setting = Setting { players: Some(2), switches, ..Setting::default() };
        let fitting = Fitting {
            bot: "greedy".into(),
            games: 1,
            thorough_games: 1,
            hidden: 0,
            seed: 1,
            threads: 1,
            command: String::new(),
        };
        let mut table = Table::empty(Fuerstenfeld::INPUTS);
        assert!(fit::<Fuerstenfeld>(&setting, &fitting, &mut table, &mut |_| ()).is_err());
    }
}
