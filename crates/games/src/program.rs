//! Bots of others: programs that read a line of JSON for every decision and answer with one.
//!
//! docs/bots.md tells the protocol to those who write such programs. What a seat may not know is never sent: a
//! message holds an observation and the seat's own legal actions. A program may do anything wrong, and loses the
//! game by it; nothing it does stops a series.

mod first;
mod process;
mod second;

use crate::spec::RANDOM;
use crate::{BotKind, BotSpec, BoxedBot, GamesError, Playable};
pub(crate) use first::{FirstFuerstenfeld, FirstPrincipati};
use princely_arena::Forfeit;
use princely_bots::{Bot as _, Guarded, NoAnswer, Random};
use princely_core::{Game, Quick, Seat, SeatSet};
use princely_protocol::{Introduction, PROGRAM};
use process::Process;
use serde::{Deserialize, Serialize};
use serde_json::json;
use serde_json::value::RawValue;
use std::time::Duration;

/// The version in which every program is greeted. One that knows a later version says so in its answer.
pub const GREETING: u32 = 1;

/// The versions of the protocol.
pub const VERSIONS: [u32; 2] = [GREETING, PROGRAM];

/// Of more legal actions than this only this many are listed, evenly spread.
pub const LISTED: usize = 200;

/// How often a program that has failed is started again.
pub const RESTARTS: u32 = 3;

/// What a program gets on top of its time, for the way there and back.
const GRACE: Duration = Duration::from_millis(500);

/// A program may take its time to start.
const START: Duration = Duration::from_secs(10);

/// Who sits at a table.
pub enum Seated<G: Playable> {
    /// The bot `random`. It looks at nothing but its legal actions, so no observation is made for it.
    Random(Random<G::Action>),
    /// A bot of the house. If it panics, it has no answer, and the table goes on.
    Bot(Guarded<BoxedBot<G>>),
    /// A program of somebody else.
    Program(Box<Program>),
}

/// Why a program has lost a game, or why a bot of the house cannot play it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// It is not there, or cannot be run.
    #[error("it cannot be started: {0}")]
    CannotStart(String),
    /// It is no more.
    #[error("it ended: {0}")]
    Ended(String),
    /// It took too long.
    #[error("it did not answer within {0} ms")]
    Slow(u32),
    /// It does not listen.
    #[error("it does not read what it is sent")]
    Deaf,
    /// It talks and talks.
    #[error("it sent a line longer than 1 MiB")]
    TooLong,
    /// It does not speak JSON.
    #[error("it sent what is no JSON object: {0}")]
    Nonsense(String),
    /// It speaks a version of the protocol that we do not know.
    #[error("it speaks version {0} of the protocol; there are 1 and 2")]
    Version(u32),
    /// It speaks, but not when asked.
    #[error("it spoke before it was asked")]
    Unasked,
    /// It answers, but with no action of this game.
    #[error("its answer is no action: {0}")]
    NoAction(String),
    /// Its action is not allowed.
    #[error("its action breaks {0}")]
    Illegal(&'static str),
    /// A bot of the house has no answer.
    #[error(transparent)]
    NoAnswer(#[from] NoAnswer),
    /// It failed too often.
    #[error("it is not started again after {RESTARTS} failures")]
    GivenUp,
}

impl Fault {
    /// What is noted of a lost game.
    pub fn forfeit(&self, seat: Seat) -> Forfeit {
        let rule = match self {
            Fault::Illegal(rule) => Some((*rule).to_owned()),
            _ => None,
        };
        Forfeit { seat: seat.0, why: self.to_string(), rule }
    }

    /// Whether nobody can know any more what the next line of the program would answer.
    fn loses_touch(&self) -> bool {
        !matches!(
            self,
            Fault::NoAction(_)
                | Fault::Illegal(_)
                | Fault::GivenUp
                | Fault::CannotStart(_)
                | Fault::NoAnswer(_)
        )
    }
}

impl<G: Playable> Seated<G> {
    /// A bot as somebody asks for it, at a table of this game. A program is not started yet; it may take
    /// `millis` milliseconds to answer.
    pub(crate) fn new(spec: &BotSpec, game: &G, millis: u32) -> Result<Seated<G>, GamesError> {
        if let BotKind::Program(command) = &spec.kind {
            return Ok(Seated::Program(Box::new(Program::new(game, command, millis)?)));
        }
        let bot = spec.bot(game)?;
        Ok(match &spec.kind {
            BotKind::Named(name) if name == RANDOM => Seated::Random(Random::default()),
            _ => Seated::Bot(Guarded::new(bot)),
        })
    }

    /// Chooses an action for a seat, from what the seat may know.
    #[inline]
    pub fn decide(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        whims: &mut Quick,
    ) -> Result<G::Action, Fault> {
        match self {
            Seated::Random(random) => Ok(random.pick(game, state, seat, whims)?),
            _ => self.choose(game, &game.observe(state, Some(seat)), seat, whims),
        }
    }

    /// Chooses an action for the seat whose observation this is.
    pub fn choose(
        &mut self,
        game: &G,
        observation: &<G as Game>::Observation,
        seat: Seat,
        whims: &mut Quick,
    ) -> Result<G::Action, Fault> {
        match self {
            Seated::Random(random) => Ok(random.choose(game, observation, whims)?),
            Seated::Bot(bot) => Ok(bot.choose(game, observation, whims)?),
            Seated::Program(program) => program.choose(game, observation, seat),
        }
    }

    /// A game begins in which it has this seat.
    pub fn begin(&mut self, seat: Seat) -> Result<(), Fault> {
        match self {
            Seated::Random(_) | Seated::Bot(_) => Ok(()),
            Seated::Program(program) => program.begin(seat),
        }
    }

    /// The game is over.
    pub fn over(&mut self, winners: SeatSet, forfeit: Option<&(Seat, Fault)>) {
        if let Seated::Program(program) = self {
            program.over(winners, forfeit);
        }
    }

    /// It broke a rule: a fault of a program, but a bug of a bot of the house.
    pub(crate) fn broke(&self, rule: &'static str) -> Option<Fault> {
        match self {
            Seated::Random(_) | Seated::Bot(_) => None,
            Seated::Program(_) => Some(Fault::Illegal(rule)),
        }
    }
}

/// A program, running or not.
pub struct Program {
    command: Vec<String>,
    hello: String,
    /// What programs of version 2 are told after that.
    table: String,
    millis: u32,
    process: Option<Process>,
    /// The version that the process speaks.
    version: u32,
    starts: u32,
    games: u32,
    decisions: u32,
}

#[derive(Serialize)]
struct Decide<'a, O, V, A> {
    r#type: &'static str,
    number: u32,
    seat: Seat,
    observation: &'a O,
    view: &'a V,
    legal: &'a [A],
    legal_count: usize,
    time_ms: u32,
}

#[derive(Deserialize)]
struct Answer {
    action: Box<RawValue>,
}

impl Program {
    /// A program by its command line. It is started when its first game begins.
    pub fn new<G: Playable>(game: &G, command: &str, millis: u32) -> Result<Program, GamesError> {
        let hello = json!({
            "princely": GREETING,
            "versions": VERSIONS,
            "type": "hello",
            "game": G::ID,
            "rules": game.rules(),
            "seats": game.seats(),
            "options": game.options(),
            "time_ms": millis,
        });
        Ok(Program {
            command: words(command)?,
            hello: hello.to_string(),
            table: second::table(game, millis),
            millis,
            process: None,
            version: GREETING,
            starts: 0,
            games: 0,
            decisions: 0,
        })
    }

    fn begin(&mut self, seat: Seat) -> Result<(), Fault> {
        self.games += 1;
        self.decisions = 0;
        if self.process.is_none() {
            if self.starts > RESTARTS {
                return Err(Fault::GivenUp);
            }
            self.starts += 1;
            let hello = self.hello.clone();
            let limit = START.max(Duration::from_millis(self.millis.into()));
            self.process = Some(Process::start(&self.command).map_err(Fault::CannotStart)?);
            // What it is called and whatever else it says is its own affair; which version it speaks is not.
            let answer = self.ask(hello, limit)?;
            self.version = self.understood(&answer)?;
            if self.version == PROGRAM {
                self.tell(self.table.clone())?;
            }
        }
        let line = match self.version {
            PROGRAM => second::game(self.games - 1, seat),
            _ => json!({ "type": "game", "number": self.games, "seat": seat }).to_string(),
        };
        self.tell(line)
    }

    /// The version that a program speaks, by its answer to the greeting.
    fn understood(&mut self, answer: &str) -> Result<u32, Fault> {
        // Programs of version 1 may say anything here.
        let introduced = serde_json::from_str(answer).unwrap_or(Introduction { princely: None });
        let version = introduced.princely.unwrap_or(GREETING);
        self.kept(if VERSIONS.contains(&version) { Ok(version) } else { Err(Fault::Version(version)) })
    }

    fn choose<G: Playable>(
        &mut self,
        game: &G,
        observation: &<G as Game>::Observation,
        seat: Seat,
    ) -> Result<G::Action, Fault> {
        self.decisions += 1;
        let (number, millis) = (self.decisions, self.millis);
        let limit = Duration::from_millis(millis.into());
        if self.version == PROGRAM {
            let line = second::decide(game, observation, (number - 1, seat, millis));
            return second::chosen(game, &self.ask(line, limit)?);
        }
        let (legal, legal_count) = listed(game, observation);
        let view = &game.first_view(observation);
        let decide = Decide {
            r#type: "decide",
            number,
            seat,
            observation,
            view,
            legal: &legal,
            legal_count,
            time_ms: millis,
        };
        let line = serde_json::to_string(&decide).map_err(|error| Fault::Nonsense(error.to_string()))?;
        let answer = self.ask(line, limit)?;
        let no_action = |error: serde_json::Error| Fault::NoAction(short(&error.to_string()));
        let answer: Answer = serde_json::from_str(&answer).map_err(no_action)?;
        serde_json::from_str(answer.action.get()).map_err(no_action)
    }

    fn over(&mut self, winners: SeatSet, forfeit: Option<&(Seat, Fault)>) {
        let forfeit = forfeit.map(|(seat, fault)| fault.forfeit(*seat));
        let line = match self.version {
            PROGRAM => second::over(winners, forfeit),
            _ => {
                let winners: Vec<Seat> = winners.into_iter().collect();
                let mut message = json!({ "type": "over", "winners": winners });
                if let Some(forfeit) = forfeit {
                    message["forfeit"] = json!(forfeit);
                }
                message.to_string()
            }
        };
        // A program that has ended is not told.
        let _ = self.tell(line);
    }

    /// Sends a line and waits for the answer.
    fn ask(&mut self, line: String, limit: Duration) -> Result<String, Fault> {
        let process = self.process.as_mut().ok_or(Fault::GivenUp)?;
        let answer = process.ask(line, limit, limit + GRACE).and_then(|answer| {
            match serde_json::from_str::<serde_json::Map<String, serde_json::Value>>(&answer) {
                Ok(_) => Ok(answer),
                Err(error) => Err(Fault::Nonsense(short(&error.to_string()))),
            }
        });
        self.kept(answer)
    }

    fn tell(&mut self, line: String) -> Result<(), Fault> {
        let told = match &mut self.process {
            Some(process) => process.tell(line),
            None => Ok(()),
        };
        self.kept(told)
    }

    /// Ends a program that cannot be understood any more; the next game begins with a new one.
    fn kept<T>(&mut self, result: Result<T, Fault>) -> Result<T, Fault> {
        if result.as_ref().is_err_and(Fault::loses_touch) {
            self.process = None;
        }
        result
    }
}

/// The legal actions, or a spread of them, and how many there are.
fn listed<G: Playable>(game: &G, observation: &<G as Game>::Observation) -> (Vec<G::Action>, usize) {
    let mut legal = Vec::new();
    game.observed_legal_actions(observation, &mut legal);
    let count = legal.len();
    if count > LISTED {
        legal = (0..LISTED).map(|place| legal[place * count / LISTED]).collect();
    }
    (legal, count)
}

/// A message that is not meant to be long.
fn short(text: &str) -> String {
    const LONG: usize = 200;
    if text.chars().count() <= LONG {
        text.to_owned()
    } else {
        text.chars().take(LONG).chain(['…']).collect()
    }
}

/// The words of a command line. Quotes keep spaces together; there is no shell.
fn words(command: &str) -> Result<Vec<String>, GamesError> {
    let (mut words, mut word, mut quote) = (Vec::new(), None::<String>, None);
    for letter in command.chars() {
        match (quote, letter) {
            (Some(open), _) if letter == open => quote = None,
            (None, '\'' | '"') => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (None, _) if letter.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    if quote.is_some() || words.is_empty() {
        return Err(GamesError::Setting(format!("cmd:{command}: a quote is not closed")));
    }
    Ok(words)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_command_line_is_split_at_spaces_outside_quotes() {
        for (command, expected) in [
            ("./bot", &["./bot"][..]),
            ("  python3  bot.py --level 3 ", &["python3", "bot.py", "--level", "3"]),
            ("'my bot' \"it's\" a'b c'd ''", &["my bot", "it's", "ab cd", ""]),
        ] {
            assert_eq!(words(command).unwrap(), expected, "{command}");
        }
        assert!(words("bot 'x").is_err());
    }
}
