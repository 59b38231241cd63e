//! Matches between bots: the same deals in all seats. The arena crate does the counting.

use crate::from::table_at;
use crate::program::SeatedBot;
use crate::series::{Due, Now, play_on};
use crate::spec::PROGRAM_MILLIS;
use crate::{BotSpec, GamesError, Setting, Studied};
use princely_arena::block::share_of_win;
use princely_arena::plan::Lineup;
use princely_arena::{Pace, Played};
use princely_bots::Bot as _;
use princely_core::{Quick, Seat, Seed, Turn};
use serde_json::{Value, json};
use std::any::Any;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::{Arc, OnceLock};
use std::time::Instant;

pub use princely_arena::{Block, Forfeit, Plan};

/// What is to be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contest {
    /// The bots. In a match the first is A, and the others fill the other seats in turn.
    pub bots: Vec<BotSpec>,
    /// All against all, in place of a match.
    pub round_robin: bool,
    /// What chance and whims derive from.
    pub seed: u64,
    /// On how many threads.
    pub threads: usize,
    /// How long a program may take to answer, in milliseconds; `None`: as long as usual.
    pub cmd_time: Option<u32>,
    /// Where all games start; `None`: at the beginning.
    pub from: Option<Start>,
}

/// A moment of a record. The record is verified only once, when the moment is first asked for.
#[derive(Clone, Debug)]
pub struct Start {
    text: String,
    entry: usize,
    /// The game and its state at that moment, of any game.
    place: OnceLock<Arc<dyn Any + Send + Sync>>,
}

impl Start {
    /// The moment of this record after `entry` entries.
    pub fn new(text: String, entry: usize) -> Start {
        Start { text, entry, place: OnceLock::new() }
    }

    fn place<G: Studied>(&self) -> Result<(G, G::State), GamesError> {
        let known = self.place.get().and_then(|place| place.downcast_ref::<(G, G::State)>());
        if let Some((game, state)) = known {
            return Ok((game.clone(), state.clone()));
        }
        let table = table_at::<G>(&self.text, self.entry)?;
        if table.turn() == Turn::Over {
            return Err(GamesError::Setting(format!("after entry {} the game is over", self.entry)));
        }
        let place = (table.game().clone(), table.state().clone());
        let _ = self.place.set(Arc::new(place.clone())); // if another thread was quicker, its place is the same
        Ok(place)
    }
}

impl PartialEq for Start {
    fn eq(&self, other: &Start) -> bool {
        (&self.text, self.entry) == (&other.text, other.entry)
    }
}

impl Eq for Start {}

impl Contest {
    fn cmd_time(&self) -> u32 {
        self.cmd_time.unwrap_or(PROGRAM_MILLIS)
    }
}

/// The game and the position all games start from.
fn start<G: Studied>(setting: &Setting, contest: &Contest) -> Result<(G, G::State), GamesError> {
    let Some(from) = &contest.from else {
        let game = G::set_up(setting)?;
        let state = game.start();
        return Ok((game, state));
    };
    if *setting != Setting::default() {
        let reason =
            "a record says itself how it is played: leave players, variant, table, rounds and switches away";
        return Err(GamesError::Setting(reason.into()));
    }
    from.place::<G>()
}

/// Which games each deal gets, and everything that their results depend on.
pub(crate) fn plan<G: Studied>(setting: &Setting, contest: &Contest) -> Result<(Plan, Value), GamesError> {
    let (game, _) = start::<G>(setting, contest)?;
    let fewest = 2;
    if contest.bots.len() < fewest {
        return Err(GamesError::Setting(format!("it takes {fewest} bots to play against each other")));
    }
    for bot in &contest.bots {
        SeatedBot::new(bot, &game, contest.cmd_time())?;
    }
    let seats = usize::from(game.seats());
    let plan = if contest.round_robin {
        Plan::round_robin(seats, contest.bots.len())
    } else {
        Plan::bout(seats, contest.bots.len() - 1)
    };
    let bots: Vec<String> = contest.bots.iter().map(ToString::to_string).collect();
    let mut header = json!({
        "format": "princely-arena/1",
        "game": G::ID,
        "rules": game.rules(),
        "options": game.options(),
        "plan": if contest.round_robin { "round_robin" } else { "match" },
        "bots": bots,
        "seed": contest.seed,
        "cmd_time": contest.cmd_time(),
    });
    if let Some(from) = &contest.from {
        header["from"] =
            json!({ "entry": from.entry, "record": format!("{:016x}", fingerprint(&from.text)) });
    }
    Ok((plan, header))
}

/// FNV-1a: tells one record from another.
fn fingerprint(text: &str) -> u64 {
    text.bytes()
        .fold(0xCBF2_9CE4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3))
}

/// Why deals are not played any more.
enum Halt {
    Enough,
    Error(GamesError),
}

/// Plays deals and hands them out in order, until the listener stops it.
pub(crate) fn contest<G: Studied>(
    setting: &Setting,
    contest: &Contest,
    deals: Range<u64>,
    take: &mut dyn FnMut(Block) -> Result<bool, GamesError>,
) -> Result<(), GamesError> {
    let (plan, _) = plan::<G>(setting, contest)?;
    let (game, state) = start::<G>(setting, contest)?;
    let worker = || {
        let mut ring = Ring { game: &game, start: &state, contest, seated: BTreeMap::new() };
        let plan = &plan;
        move |deal| ring.block(plan, deal)
    };
    let take = |_, block: Result<Block, GamesError>| match block.and_then(&mut *take) {
        Ok(true) => Ok(()),
        Ok(false) => Err(Halt::Enough),
        Err(error) => Err(Halt::Error(error)),
    };
    match princely_arena::in_order(contest.threads, deals, 1, worker, take) {
        Ok(()) | Err(Halt::Enough) => Ok(()),
        Err(Halt::Error(error)) => Err(error),
    }
}

/// Where one thread plays.
struct Ring<'a, G: Studied> {
    game: &'a G,
    start: &'a G::State,
    contest: &'a Contest,
    /// The bots that wait to be seated: by player, and by how many of that player sit at the table already.
    seated: BTreeMap<(usize, usize), SeatedBot<G>>,
}

impl<G: Studied> Ring<'_, G> {
    /// Plays all games of a deal.
    fn block(&mut self, plan: &Plan, deal: u64) -> Result<Block, GamesError> {
        // Bots of the house may remember something; a new bot for each deal makes the results independent of threads.
        // Programs are kept, because they are slow to start.
        self.seated.retain(|_, seated| matches!(seated, SeatedBot::Program(_)));
        let mut pace = vec![Pace::default(); self.contest.bots.len()];
        let per_deal = plan.lineups.len() as u64;
        let games = (0..)
            .zip(&plan.lineups)
            .map(|(game, lineup)| self.game(lineup, deal, deal * per_deal + game, &mut pace))
            .collect::<Result<_, _>>()?;
        Ok(Block { block: deal, games, pace })
    }

    fn game(
        &mut self,
        lineup: &Lineup,
        deal: u64,
        number: u64,
        pace: &mut [Pace],
    ) -> Result<Played, GamesError> {
        let places = places(lineup);
        let mut bots = Vec::new();
        for place in &places {
            bots.push(match self.seated.remove(place) {
                Some(seated) => seated,
                None => SeatedBot::new(&self.contest.bots[place.0], self.game, self.contest.cmd_time())?,
            });
        }
        let due = Due { number, seed: Seed::of_series(self.contest.seed, deal) };
        let mut clock = TurnClock { lineup, pace, turn: None, legal: Vec::new() };
        let decide = |bot: &mut SeatedBot<G>, state: &G::State, now: Now, whims: &mut Quick| {
            clock.decide(self.game, bot, state, now, whims)
        };
        let end = play_on(self.game, self.start.clone(), &mut bots, due, decide, |_, _, _| {});
        clock.note();
        let end = end.map_err(|foul| {
            let bot = self.contest.bots[lineup[foul.seat.index()]].to_string();
            foul.error(bot, number + 1)
        })?;
        self.seated.extend(places.into_iter().zip(bots));
        let winners = end.winners(self.game);
        let share = share_of_win(winners.len());
        let won = |seat| if winners.contains(Seat(seat)) { share } else { 0 };
        Ok(Played {
            seats: lineup.clone(),
            wins: (0..self.game.seats()).map(won).collect(),
            rounds: self.game.round(&end.state),
            forfeit: end.forfeit.map(|(seat, fault)| fault.forfeit(seat)),
        })
    }
}

/// For each seat its player, and how many seats of the same player come before it.
fn places(lineup: &[usize]) -> Vec<(usize, usize)> {
    let before = |seat: usize| lineup[..seat].iter().filter(|player| **player == lineup[seat]).count();
    (0..lineup.len()).map(|seat| (lineup[seat], before(seat))).collect()
}

/// Measures how long a turn takes: a seat's run of actions until another seat or chance comes.
struct TurnClock<'a, A> {
    lineup: &'a [usize],
    pace: &'a mut [Pace],
    turn: Option<TurnSoFar>,
    legal: Vec<A>,
}

struct TurnSoFar {
    player: usize,
    is_choice: bool,
    millis: f64,
    iterations: Option<u64>,
}

impl<A> TurnClock<'_, A> {
    fn decide<G: Studied<Action = A>>(
        &mut self,
        game: &G,
        bot: &mut SeatedBot<G>,
        state: &G::State,
        now: Now,
        whims: &mut Quick,
    ) -> Result<A, crate::program::Fault> {
        if !now.goes_on {
            self.note();
        }
        self.legal.clear();
        game.legal_actions(state, now.seat, &mut self.legal);
        let observation = game.observe(state, Some(now.seat));
        let begin = Instant::now();
        let chosen = bot.choose(game, &observation, now.seat, whims);
        let millis = begin.elapsed().as_secs_f64() * 1000.0;
        let player = self.lineup[now.seat.index()];
        let new = TurnSoFar { player, is_choice: false, millis: 0.0, iterations: None };
        let turn = self.turn.get_or_insert(new);
        turn.is_choice |= self.legal.len() > 1;
        turn.millis += millis;
        // A bot plans a turn at its beginning; during the later actions it still remembers the same thought.
        if let SeatedBot::Bot(bot) = bot
            && let Some(thought) = bot.thought()
        {
            turn.iterations = turn.iterations.max(Some(thought.iterations));
        }
        chosen
    }

    /// Adds up the turn that is over.
    fn note(&mut self) {
        let Some(turn) = self.turn.take() else { return };
        let pace = &mut self.pace[turn.player];
        if !turn.is_choice {
            pace.forced += 1;
            return;
        }
        pace.turns += 1;
        pace.millis += turn.millis;
        if let Some(iterations) = turn.iterations {
            pace.thoughts += 1;
            pace.iterations += iterations;
        }
    }
}
