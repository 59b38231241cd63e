//! Bots of others: programs that read a line of JSON for every decision and answer with one.
//!
//! docs/bots.md describes the protocol for the authors of programs. Nothing that a seat may not know is sent: a message
//! holds an observation and the seat's own legal actions. Whatever a program does wrong, it only loses the game; it
//! cannot stop a series.

mod first;
mod live;
mod process;
mod second;

use crate::spec::RANDOM;
use crate::{BotKind, BotSpec, BoxedBot, GamesError, Studied};
pub(crate) use first::{FirstFuerstenfeld, FirstPrincipati};
pub use live::LiveProgram;
use princely_arena::Forfeit;
use princely_bots::{Bot as _, Guarded, NoAnswer, Random};
use princely_core::{Game, Quick, Seat, SeatSet};
use princely_protocol::{Introduction, PROGRAM};
use process::Process;
use serde::{Deserialize, Serialize};
use serde_json::json;
use serde_json::value::RawValue;
use std::time::Duration;

/// The version in which every program is greeted. A program that knows a later version says so in its answer.
pub const GREETING: u32 = 1;

/// The versions of the protocol.
pub const VERSIONS: [u32; 2] = [GREETING, PROGRAM];

/// The most legal actions that are listed. If there are more, the list has this many of them, evenly spread.
pub const LISTED: usize = 200;

/// How often a program that has failed is started again.
pub const RESTARTS: u32 = 3;

/// A program gets this much more than its time, for the way there and back.
const GRACE: Duration = Duration::from_millis(500);

/// How long a program may take to start.
const START: Duration = Duration::from_secs(10);

/// Who sits at a table.
pub enum SeatedBot<G: Studied> {
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
    /// The program is missing, or cannot be run.
    #[error("it cannot be started: {0}")]
    CannotStart(String),
    /// The program has ended.
    #[error("it ended: {0}")]
    Ended(String),
    /// The answer took too long.
    #[error("it did not answer within {0} ms")]
    Slow(u32),
    /// The program does not read its input.
    #[error("it does not read what it is sent")]
    Deaf,
    /// The answer is too long.
    #[error("it sent a line longer than 1 MiB")]
    TooLong,
    /// The answer is not JSON.
    #[error("it sent what is no JSON object: {0}")]
    Nonsense(String),
    /// The program speaks a version of the protocol that we do not know.
    #[error("it speaks version {0} of the protocol; there are 1 and 2")]
    Version(u32),
    /// The program wrote a line that nobody asked for.
    #[error("it spoke before it was asked")]
    Unasked,
    /// The answer holds no action of this game.
    #[error("its answer is no action: {0}")]
    NoAction(String),
    /// The action is not legal.
    #[error("its action breaks {0}")]
    Illegal(&'static str),
    /// A bot of the house has no answer.
    #[error(transparent)]
    NoAnswer(#[from] NoAnswer),
    /// The program failed too often.
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

    /// Whether the program must be started again, because its next line may answer an old question.
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

impl<G: Studied> SeatedBot<G> {
    /// A bot as somebody asks for it, at a table of this game. A program is not started yet; it may take `millis`
    /// milliseconds to answer.
    pub fn new(spec: &BotSpec, game: &G, millis: u32) -> Result<SeatedBot<G>, GamesError> {
        if let BotKind::Program(command) = &spec.kind {
            return Ok(SeatedBot::Program(Box::new(Program::new(game, command, millis)?)));
        }
        let bot = spec.bot(game)?;
        Ok(match &spec.kind {
            BotKind::Named(name) if name == RANDOM => SeatedBot::Random(Random::default()),
            _ => SeatedBot::Bot(Guarded::new(bot)),
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
            SeatedBot::Random(random) => Ok(random.pick(game, state, seat, whims)?),
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
            SeatedBot::Random(random) => Ok(random.choose(game, observation, whims)?),
            SeatedBot::Bot(bot) => Ok(bot.choose(game, observation, whims)?),
            SeatedBot::Program(program) => program.choose(game, observation, seat),
        }
    }

    /// Game `number` of the series begins, from 0, in which the bot has this seat. The whims are those of the seat.
    pub fn begin(&mut self, number: u64, seat: Seat, whims: &Quick) -> Result<(), Fault> {
        match self {
            SeatedBot::Random(_) | SeatedBot::Bot(_) => Ok(()),
            SeatedBot::Program(program) => program.begin(number, seat, whims),
        }
    }

    /// The game is over.
    pub fn over(&mut self, winners: SeatSet, forfeit: Option<&(Seat, Fault)>) {
        if let SeatedBot::Program(program) = self {
            program.over(winners, forfeit);
        }
    }

    /// The bot broke a rule: in a program that is a fault, in a bot of the house a bug.
    pub fn broke(&self, rule: &'static str) -> Option<Fault> {
        match self {
            SeatedBot::Random(_) | SeatedBot::Bot(_) => None,
            SeatedBot::Program(_) => Some(Fault::Illegal(rule)),
        }
    }
}

/// A program, running or not.
pub struct Program {
    command: Vec<String>,
    hello: String,
    /// The message `table`, which programs of version 2 get after the greeting.
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
struct ProgramAnswer {
    action: Box<RawValue>,
}

impl Program {
    /// A program by its command line. It is started when its first game begins.
    pub fn new<G: Studied>(game: &G, command: &str, millis: u32) -> Result<Program, GamesError> {
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

    fn begin(&mut self, number: u64, seat: Seat, whims: &Quick) -> Result<(), Fault> {
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
            // A program may say anything else about itself; only the version that it speaks matters here.
            let answer = self.ask(hello, limit)?;
            self.version = self.understood(&answer)?;
            if self.version == PROGRAM {
                self.tell(self.table.clone())?;
            }
        }
        // Half of the number that whims begin with: 32 bits are a seed in any language.
        let seed = (whims.0 >> 32) as u32;
        let line = match self.version {
            PROGRAM => second::game(u32::try_from(number).unwrap_or(u32::MAX), seat, seed),
            _ => json!({ "type": "game", "number": self.games, "seat": seat, "seed": seed }).to_string(),
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

    fn choose<G: Studied>(
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
            return second::chosen::<G>(&self.ask(line, limit)?);
        }
        let (legal, legal_count) = listed(game, observation);
        let legal: Vec<G::ActionNote> = legal.into_iter().map(Into::into).collect();
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
        let answer: ProgramAnswer = serde_json::from_str(&answer).map_err(no_action)?;
        let note: G::ActionNote = serde_json::from_str(answer.action.get()).map_err(no_action)?;
        Ok(note.into())
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
        // If the program has ended, it cannot be told, and that is no fault.
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

    /// Ends a program that must be started again; the next game begins with a new process.
    fn kept<T>(&mut self, result: Result<T, Fault>) -> Result<T, Fault> {
        if result.as_ref().is_err_and(Fault::loses_touch) {
            self.process = None;
        }
        result
    }
}

/// The legal actions, or a part of them evenly spread, and how many there are.
fn listed<G: Studied>(game: &G, observation: &<G as Game>::Observation) -> (Vec<G::Action>, usize) {
    let mut legal = Vec::new();
    game.observed_legal_actions(observation, &mut legal);
    let count = legal.len();
    if count > LISTED {
        legal = (0..LISTED).map(|place| legal[place * count / LISTED]).collect();
    }
    (legal, count)
}

/// A text, cut to a short length.
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
