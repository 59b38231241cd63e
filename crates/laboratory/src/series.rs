//! Many games in a row. Game number *n* of a series depends on the series' seed and on *n* alone, so the
//! result is the same on any number of threads.

use crate::board::{Bare, PlayedOn};
use crate::program::{Fault, SeatedBot};
use crate::spec::PROGRAM_MILLIS;
use crate::{BotSpec, GamesError, Studied};
use princely_bots::NoAnswer;
use princely_core::{Keyed, Quick, Refusal as _, Seat, SeatSet, Seed, Table, Turn};

/// What is to be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Series {
    /// The bots by seat; fewer than seats repeat in turn. At least one: see [`Series::new`].
    bots: Vec<String>,
    /// How many games.
    pub games: u64,
    /// What chance and whims derive from.
    pub seed: u64,
    /// On how many threads.
    pub threads: usize,
    /// How long a program may take to answer, in milliseconds; `None`: as long as usual.
    pub cmd_time: Option<u32>,
}

impl Series {
    /// A series on one thread, with the usual time for programs. Refused if nobody plays.
    pub fn new(bots: Vec<String>, games: u64, seed: u64) -> Result<Series, GamesError> {
        if bots.is_empty() {
            return Err(GamesError::Setting("nobody plays: name at least one bot".into()));
        }
        Ok(Series { bots, games, seed, threads: 1, cmd_time: None })
    }

    /// The name of the bot in a seat.
    pub fn bot_name(&self, seat: Seat) -> &str {
        &self.bots[seat.index() % self.bots.len()]
    }

    /// A bot for every seat.
    pub(crate) fn seat_bots<G: Studied>(&self, game: &G) -> Result<Vec<SeatedBot<G>>, GamesError> {
        (0..game.seats())
            .map(|seat| {
                let spec: BotSpec = self.bot_name(Seat(seat)).parse()?;
                SeatedBot::new(&spec, game, self.cmd_time.unwrap_or(PROGRAM_MILLIS))
            })
            .collect()
    }

    /// One game of the series.
    pub(crate) fn due(&self, number: u64) -> Due {
        Due { number, seed: Seed::of_series(self.seed, number) }
    }
}

/// The game that is played next.
#[derive(Clone, Copy)]
pub(crate) struct Due {
    /// Its number in the series or match, from 0.
    pub(crate) number: u64,
    /// What its chance and the whims of its bots derive from.
    pub(crate) seed: Seed,
}

/// How a game of bots ended: at its end, or because a seat forfeited it.
pub(crate) struct End<S> {
    pub(crate) state: S,
    pub(crate) forfeit: Option<(Seat, Fault)>,
}

impl<S> End<S> {
    /// Who has won. A seat that forfeits the game has lost it, and the others share the win.
    pub(crate) fn winners<G: Studied<State = S>>(&self, game: &G) -> SeatSet {
        winners(game, &self.state, self.forfeit.as_ref())
    }
}

fn winners<G: Studied>(game: &G, state: &G::State, forfeit: Option<&(Seat, Fault)>) -> SeatSet {
    match forfeit {
        Some((seat, _)) => SeatSet::first(game.seats()) - *seat,
        None => game.outcome(state).expect("the game is over").winners,
    }
}

/// A bot of the house broke a rule, or gave no answer. That is a bug, and ends the series.
#[derive(Debug)]
pub(crate) struct Foul {
    pub(crate) seat: Seat,
    what: Wrong,
}

#[derive(Debug)]
enum Wrong {
    Broke(&'static str),
    NoAnswer(NoAnswer),
}

impl Foul {
    /// The bot broke a rule.
    pub(crate) fn broke(seat: Seat, rule: &'static str) -> Foul {
        Foul { seat, what: Wrong::Broke(rule) }
    }

    /// The error about the bot with this name; games count from 1.
    pub(crate) fn error(self, bot: String, game: u64) -> GamesError {
        match self.what {
            Wrong::Broke(rule) => GamesError::Foul { bot, rule, game },
            Wrong::NoAnswer(why) => GamesError::NoAnswer { bot, why, game },
        }
    }
}

/// Plays a game of bots to its end, showing every decision before it is made. Keeps no log.
pub(crate) fn play<G: Studied>(
    game: &G,
    bots: &mut [SeatedBot<G>],
    due: Due,
    each: impl FnMut(&G::State, Seat, &G::Action),
) -> Result<End<G::State>, Foul> {
    play_on(
        game,
        game.start(),
        bots,
        due,
        |bot, state, now, whims| bot.decide(game, state, now.seat, whims),
        each,
    )
}

/// Plays a game of bots at a table, with its log.
pub(crate) fn play_at_table<G: Studied>(
    game: &G,
    bots: &mut [SeatedBot<G>],
    due: Due,
) -> Result<End<Table<G>>, Foul> {
    let decide =
        |bot: &mut SeatedBot<G>, state: &_, now: Now, whims: &mut _| bot.decide(game, state, now.seat, whims);
    play_at(game, Table::new(game.clone()), bots, due, decide, |_, _, _| ())
}

/// Plays a game of bots from any position to its end. `decide` asks a bot.
pub(crate) fn play_on<G: Studied>(
    game: &G,
    state: G::State,
    bots: &mut [SeatedBot<G>],
    due: Due,
    decide: impl FnMut(&mut SeatedBot<G>, &G::State, Now, &mut Quick) -> Result<G::Action, Fault>,
    each: impl FnMut(&G::State, Seat, &G::Action),
) -> Result<End<G::State>, Foul> {
    let end = play_at(game, Bare { game, state }, bots, due, decide, each)?;
    Ok(End { state: end.state.state, forfeit: end.forfeit })
}

/// Whose decision it is, and whether the turn goes on: neither chance nor another seat has come since the seat's last
/// decision.
#[derive(Clone, Copy)]
pub(crate) struct Now {
    pub(crate) seat: Seat,
    pub(crate) goes_on: bool,
}

/// Plays a game of bots, with or without a log.
fn play_at<G: Studied, B: PlayedOn<G>>(
    game: &G,
    board: B,
    bots: &mut [SeatedBot<G>],
    due: Due,
    decide: impl FnMut(&mut SeatedBot<G>, &G::State, Now, &mut Quick) -> Result<G::Action, Fault>,
    each: impl FnMut(&G::State, Seat, &G::Action),
) -> Result<End<B>, Foul> {
    let whims: Vec<Quick> = (0..game.seats()).map(|seat| due.seed.whims(Seat(seat))).collect();
    let forfeit = begin(bots, due.number, &whims).err();
    let dice = Keyed::new(due.seed);
    let mut game_of_bots = Bots { game, board, bots, dice, whims, last: None, forfeit, decide, each };
    game_of_bots.play()?;
    let Bots { board, bots, forfeit, .. } = game_of_bots;
    over(bots, winners(game, board.state(), forfeit.as_ref()), forfeit.as_ref());
    Ok(End { state: board, forfeit })
}

/// A game of bots on its way.
struct Bots<'g, G: Studied, B, D, E> {
    game: &'g G,
    board: B,
    bots: &'g mut [SeatedBot<G>],
    dice: Keyed,
    whims: Vec<Quick>,
    /// Who acted last, if chance has not come since.
    last: Option<Seat>,
    forfeit: Option<(Seat, Fault)>,
    decide: D,
    each: E,
}

impl<G, B, D, E> Bots<'_, G, B, D, E>
where
    G: Studied,
    B: PlayedOn<G>,
    D: FnMut(&mut SeatedBot<G>, &G::State, Now, &mut Quick) -> Result<G::Action, Fault>,
    E: FnMut(&G::State, Seat, &G::Action),
{
    /// Plays until the game is over, or somebody has forfeited it.
    #[inline]
    fn play(&mut self) -> Result<(), Foul> {
        while self.forfeit.is_none() {
            match self.game.turn(self.board.state()) {
                Turn::Over => break,
                Turn::Chance => {
                    self.board.chance(&mut self.dice);
                    self.last = None;
                }
                Turn::Seats(seats) => self.decide(seats.lowest_to_act())?,
            }
        }
        Ok(())
    }

    #[inline]
    fn decide(&mut self, seat: Seat) -> Result<(), Foul> {
        let bot = &mut self.bots[seat.index()];
        let now = Now { seat, goes_on: self.last == Some(seat) };
        let fault = match (self.decide)(bot, self.board.state(), now, &mut self.whims[seat.index()]) {
            Ok(action) => match self.board.act(seat, action, |state| (self.each)(state, seat, &action)) {
                Ok(()) => {
                    self.last = Some(seat);
                    return Ok(());
                }
                Err(refusal) => bot.broke(refusal.rule()).ok_or_else(|| Foul::broke(seat, refusal.rule()))?,
            },
            Err(fault) => lost(seat, fault)?,
        };
        self.forfeit = Some((seat, fault));
        Ok(())
    }
}

/// A program loses the game by its fault; a fault of a bot of the house is a bug.
fn lost(seat: Seat, fault: Fault) -> Result<Fault, Foul> {
    match fault {
        Fault::NoAnswer(why) => Err(Foul { seat, what: Wrong::NoAnswer(why) }),
        fault => Ok(fault),
    }
}

/// Tells every program that a game begins.
fn begin<G: Studied>(bots: &mut [SeatedBot<G>], number: u64, whims: &[Quick]) -> Result<(), (Seat, Fault)> {
    for ((seat, bot), whims) in (0..).map(Seat).zip(bots).zip(whims) {
        bot.begin(number, seat, whims).map_err(|fault| (seat, fault))?;
    }
    Ok(())
}

/// Tells every program that a game is over.
fn over<G: Studied>(bots: &mut [SeatedBot<G>], winners: SeatSet, forfeit: Option<&(Seat, Fault)>) {
    for bot in bots {
        bot.over(winners, forfeit);
    }
}

/// Games handed to a thread at a time.
const BLOCK: u64 = 16;

/// Does `work` for 0, 1, 2 … on several threads and takes the results in order.
pub(crate) fn in_order<T: Send, W: FnMut(u64) -> T>(
    threads: usize,
    count: u64,
    worker: impl Fn() -> W + Sync,
    take: impl FnMut(u64, T) -> Result<(), GamesError>,
) -> Result<(), GamesError> {
    princely_arena::in_order(threads, 0..count, BLOCK, worker, take)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use princely_bots::{Answer, Bot, Guarded};
    use princely_principati::{Action, Observation, Principati};
    use princely_search::Watch;

    /// Panics on purpose, after some decisions.
    struct Clumsy(u32);

    impl Bot<Principati> for Clumsy {
        fn think(
            &mut self,
            game: &Principati,
            seen: &Observation,
            whims: &mut Quick,
            watch: &mut dyn Watch,
        ) -> Answer<Action> {
            self.0 = self.0.checked_sub(1).expect("it was asked too often");
            princely_bots::Random::default().think(game, seen, whims, watch)
        }
    }

    #[test]
    fn a_series_needs_a_bot_and_its_bots_repeat_in_turn() {
        let refused = Series::new(Vec::new(), 1, 1).unwrap_err();
        assert_eq!(refused.to_string(), "nobody plays: name at least one bot");
        let series = Series::new(vec!["one".into(), "two".into()], 1, 1).unwrap();
        assert_eq!([0, 1, 2, 3].map(|seat| series.bot_name(Seat(seat))), ["one", "two", "one", "two"]);
    }

    #[test]
    fn a_panic_of_a_bot_is_an_error_of_the_series() {
        let game = Principati::default();
        let bots = |decisions| {
            [decisions, 1_000_000].map(|most| SeatedBot::Bot(Guarded::new(Box::new(Clumsy(most)) as _)))
        };
        let expected = GamesError::NoAnswer {
            bot: "clumsy".into(),
            why: NoAnswer::Panicked("it was asked too often".into()),
            game: 3,
        };
        for decisions in [0, 1, 20] {
            let due = Due { number: 1, seed: Seed::of_series(1, 1) };
            let played = play(&game, &mut bots(decisions), due, |_, _, _| ()).map(|end| end.winners(&game));
            let recorded = play_at_table(&game, &mut bots(decisions), due).map(|end| end.forfeit);
            for foul in [played.unwrap_err(), recorded.unwrap_err()] {
                assert_eq!(foul.seat, Seat(0));
                assert_eq!(foul.error("clumsy".into(), 3), expected);
            }
        }
    }
}
