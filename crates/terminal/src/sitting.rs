//! The table and the people around it.
//!
//! The sitting is a host of a live table. It carries out what the [`Driver`] wants, and decides nothing itself. Everybody
//! at the table, person or bot, is a client of the driver with a seat view that hears what that seat is told; all that is
//! shown, listed, hinted or explained comes from there.
//!
//! | room | what lives there |
//! |---|---|
//! | `carry` | carries out what the driver wants: lines for the file, what each seat is told, bots that think |
//! | `telling` | what is said, and to whom |
//! | `leaving` | keeping a game, leaving it, its end, another one |

mod carry;
mod leaving;
mod telling;

use super::console::Console;
use super::seats::{SeatSpec, thinking, thinking_at};
use super::{keep, turn};
use crate::{BotKind, BotSpec, GamesError, Talk};
use princely_core::{Message, Quick, Seat, SeatSet, Seed, Turn, Viewer};
use princely_host::{Client, Driver, Settings, Thought, Viewpoint, whims};
use princely_house::seat::Seated;
use princely_house::spec::PROGRAM_MILLIS;
use princely_laboratory::program::LiveProgram;
use princely_protocol::{
    Act, Advice, Ask, CommandId, Follow, FromHost, Millis, Problem, ProblemCode, Question, Raw, Replied,
    Reply, ToHost, Undo, Version, WIRE,
};
use princely_table::{AnyTable, Live, What};
use princely_words::{Names, Words};
use std::collections::VecDeque;

/// A game, those who play it, and the terminal they share.
pub(super) struct Sitting<'h, G: Talk> {
    game: G,
    driver: Driver,
    /// What each client knows: the players in the order of their seats, then spectators.
    eyes: Vec<Eyes<G>>,
    /// The answer to the latest command.
    answer: Option<FromHost>,
    /// Bots that are to think.
    thoughts: VecDeque<Thought>,
    /// When the driver wants to look at the table again.
    wake: Option<Millis>,
    /// The latest time that the driver was told.
    clock: Millis,
    /// Programs that have not been started.
    programs: Vec<(Seat, LiveProgram<G>)>,
    pub(super) words: &'static Words,
    pub(super) console: &'h mut dyn Console,
    pub(super) names: Names,
    specs: Vec<SeatSpec>,
    /// The viewer whose view is on the screen.
    pub(super) at_keyboard: Viewer,
    /// The stage of the game at which each seat last saw the table.
    pub(super) seen: Vec<Option<(u32, &'static str)>>,
    /// Who has been told how to play here; if the keyboard goes round, everybody is told.
    greeted: Vec<bool>,
    /// The bot that is asked for hints.
    pub(super) adviser: BotSpec,
    /// The rule of the latest refusal, and the latest hint: `why` explains them.
    pub(super) refused: Option<&'static str>,
    pub(super) hinted: Option<Vec<String>>,
}

/// Whether the sitting goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Flow {
    /// It goes on.
    On,
    /// Everybody leaves.
    Stop,
}

/// What one viewer knows, and how much of it was told on the screen.
pub(super) struct Eyes<G: Talk> {
    pub(super) seat: Seated<G>,
    told: Version,
}

impl<G: Talk> Eyes<G> {
    /// What the viewer knows now.
    pub(super) fn observation(&self) -> &<G as princely_core::Game>::Observation {
        self.seat.seat_view().observation()
    }

    /// Who is to act.
    pub(super) fn turn(&self) -> Turn {
        self.seat.seat_view().turn()
    }

    /// The round and the phase. Everybody knows them, so any world that looks like this one will do.
    pub(super) fn stage(&self) -> (u32, &'static str) {
        let game = self.seat.seat_view().game();
        let world = game.determinize(self.observation(), &mut Quick(0));
        (game.round(&world), game.phase(&world))
    }

    /// All that the viewer may do.
    pub(super) fn legal(&self) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.seat.seat_view().game().observed_legal_actions(self.observation(), &mut legal);
        legal
    }
}

impl<'h, G: Talk> Sitting<'h, G> {
    /// A sitting for a table that may have a past. Who resumes a game has seen it; `log` tells it again.
    pub(super) fn new(
        live: Live<G>,
        specs: Vec<SeatSpec>,
        adviser: BotSpec,
        words: &'static Words,
        console: &'h mut dyn Console,
    ) -> Result<Sitting<'h, G>, GamesError> {
        let game = live.game().clone();
        let seats = usize::from(game.seats());
        let given = live.opening().chairs.iter().map(|chair| chair.name.clone().unwrap_or_default());
        let names = Names::given(given).playing(&game);
        let people: Vec<Seat> = people(&specs).into_iter().collect();
        // Nobody else writes this journal, and people wait for bots as long as these think.
        let settings =
            Settings { adviser: adviser.clone(), pause: 0, is_shared: false, bots: thinking_at::<G> };
        let mut sitting = Sitting {
            driver: Driver::new(Box::new(live), settings),
            eyes: Vec::new(),
            answer: None,
            thoughts: VecDeque::new(),
            wake: None,
            clock: 0,
            programs: Vec::new(),
            words,
            console,
            names,
            at_keyboard: if let [only] = people[..] { Some(only) } else { None },
            seen: vec![None; seats],
            greeted: vec![false; seats],
            adviser,
            refused: None,
            hinted: None,
            specs,
            game,
        };
        sitting.seat_bots()?;
        sitting.follow()?;
        Ok(sitting)
    }

    /// Plays until the game is over or everybody leaves. Returns the seed of the next game, if they want to play again.
    pub(super) fn play(&mut self) -> Result<Option<Seed>, GamesError> {
        if self.console.notes() {
            let journal = keep::journal(self.live()?, &self.specs, &self.names);
            self.note(&journal)?;
        }
        self.greet()?;
        self.start_programs()?;
        let now = self.now();
        self.driver.begin(now);
        self.carry_out()?;
        loop {
            let Turn::Seats(seats) = self.turn() else { return self.close() };
            if self.console.is_interrupted() {
                return self.leave().map(|()| None);
            }
            let seat = self.next(seats);
            if !self.people().contains(seat) {
                self.let_others_go_on(seat)?;
            } else if turn::turn(self, seat)? == Flow::Stop {
                return Ok(None);
            }
        }
    }

    /// The same game and the same people, for the next game.
    pub(super) fn again(&self) -> (G, Vec<SeatSpec>, Vec<Option<String>>) {
        let names = (0..self.game.seats()).map(|seat| self.names.of(Seat(seat)).map(str::to_owned));
        (self.game.clone(), self.specs.clone(), names.collect())
    }

    /// The table. Everything that is there is in the file.
    pub(super) fn table(&self) -> &dyn AnyTable {
        self.driver.table()
    }

    /// The same with its type.
    fn live(&self) -> Result<&Live<G>, GamesError> {
        self.table().as_any().downcast_ref().ok_or_else(|| fault(&"it is a table of another game"))
    }

    /// Whether a program plays for a seat.
    fn is_program(&self, seat: Seat) -> bool {
        let spec = &self.specs[seat.index()];
        matches!(spec, SeatSpec::Bot(BotSpec { kind: BotKind::Program(_), .. }))
    }

    /// Who is to act.
    fn turn(&self) -> Turn {
        self.table().turn()
    }

    /// The game.
    pub(super) fn game(&self) -> &G {
        &self.game
    }

    /// What a viewer knows.
    pub(super) fn eyes(&self, viewer: Viewer) -> &Eyes<G> {
        &self.eyes[self.place(viewer)]
    }

    /// The place of a viewer among the clients: spectators come last.
    fn place(&self, viewer: Viewer) -> usize {
        viewer.map_or(usize::from(self.game.seats()), Seat::index)
    }

    /// Everybody follows the table.
    fn follow(&mut self) -> Result<(), GamesError> {
        for viewer in (0..self.game.seats()).map(|seat| Some(Seat(seat))).chain([None]) {
            let (client, follow) = (self.client(viewer), ToHost::Follow(Follow { wire: WIRE, since: 0 }));
            let now = self.now();
            self.driver.command(client, Viewpoint::from(viewer), follow, now);
            self.carry_out()?;
        }
        Ok(())
    }

    /// The client of a viewer.
    fn client(&self, viewer: Viewer) -> Client {
        Client(self.place(viewer) as u64)
    }

    /// Who acts next if several may: the person at the keyboard, otherwise another person, otherwise a bot.
    fn next(&self, seats: SeatSet) -> Seat {
        let here = self.at_keyboard.filter(|seat| seats.contains(*seat));
        let people = self.people();
        let person = || seats.into_iter().find(|seat| people.contains(*seat));
        here.or_else(person).unwrap_or_else(|| seats.lowest_to_act())
    }

    /// Bots of the house sit down. Programs are only made ready, because they want to know that the game begins.
    fn seat_bots(&mut self) -> Result<(), GamesError> {
        let now = self.now();
        for (seat, spec) in (0..).map(Seat).zip(&self.specs) {
            match spec {
                SeatSpec::Human(_) => {}
                SeatSpec::Bot(BotSpec { kind: BotKind::Program(command), .. }) => {
                    self.programs.push((seat, LiveProgram::new(&self.game, command, PROGRAM_MILLIS)?));
                }
                SeatSpec::Bot(bot) => self.driver.seat_bot(seat, thinking(&self.game, bot)?, now),
            }
        }
        Ok(())
    }

    /// Starts the programs, and tells them that the game begins.
    fn start_programs(&mut self) -> Result<(), GamesError> {
        for (seat, mut program) in std::mem::take(&mut self.programs) {
            let whims = whims(self.table(), seat);
            match program.begin(seat, &whims) {
                Ok(()) => {
                    let now = self.now();
                    self.driver.seat_bot(seat, Box::new(program), now);
                }
                Err(fault) => self.replace(seat, &fault.to_string())?,
            }
        }
        Ok(())
    }

    /// A program that fails would lose a match. Here people want to go on playing, so a bot takes its seat.
    fn replace(&mut self, seat: Seat, why: &str) -> Result<(), GamesError> {
        let instead = BotSpec::named("greedy");
        let message = Message::new("t-program-failed")
            .text("bot", self.specs[seat.index()].to_string())
            .text("why", why.replace(char::is_control, " "))
            .text("instead", instead.to_string());
        self.say_wrong(&message)?;
        let (bot, now) = (thinking(&self.game, &instead)?, self.now());
        self.driver.seat_bot(seat, bot, now);
        self.specs[seat.index()] = SeatSpec::Bot(instead);
        self.note_who()
    }

    /// Plays an action of a person, if the rules allow it.
    pub(super) fn act(
        &mut self,
        seat: Seat,
        action: G::Action,
    ) -> Result<Result<(), G::Refusal>, GamesError> {
        if let Err(refusal) = self.game.observed_check(self.eyes(Some(seat)).observation(), &action) {
            return Ok(Err(refusal));
        }
        let written = Raw::of(&action).map_err(|error| fault(&error))?;
        let (id, version) = (self.new_id()?, self.table().version());
        match self.send(seat, ToHost::Act(Act { id, version, actions: vec![written] }))? {
            Some(FromHost::Accepted(_)) => Ok(Ok(())),
            other => Err(unexpected(other.as_ref())),
        }
    }

    /// Takes back a person's latest action and returns it, or why that is not possible.
    pub(super) fn undo(&mut self, seat: Seat) -> Result<Result<Option<G::Action>, ProblemCode>, GamesError> {
        let undo = self.new_undo()?;
        match self.send(seat, undo)? {
            Some(FromHost::Accepted(_)) => {}
            Some(FromHost::Problem(Problem { code, .. })) => return Ok(Err(code)),
            other => return Err(unexpected(other.as_ref())),
        }
        let journal = self.live()?.journal();
        let taken = match journal.last().map(|noted| &noted.what) {
            Some(What::Undo { takes_back, .. }) => takes_back.first().copied(),
            _ => None,
        };
        let entry = taken.and_then(|version| journal.get((version as usize).checked_sub(1)?));
        Ok(Ok(match entry.map(|noted| &noted.what) {
            Some(What::Act { actions, .. }) => actions.last().copied(),
            _ => None,
        }))
    }

    /// Whether a person could take something back now.
    pub(super) fn can_undo(&self, seat: Seat) -> bool {
        self.new_undo().is_ok_and(|undo| self.table().decide(seat, &undo, self.clock).is_ok())
    }

    /// What the adviser would do on a person's seat.
    pub(super) fn advice(&mut self, seat: Seat) -> Result<Advice, GamesError> {
        let id = self.new_id()?;
        if let Some(answer) = self.send(seat, ToHost::Ask(Ask { id, question: Question::Advice }))? {
            return Err(unexpected(Some(&answer)));
        }
        match self.think_about_advice()? {
            Some(FromHost::Reply(Reply { reply: Replied::Advice(advice), .. })) => Ok(advice),
            other => Err(unexpected(other.as_ref())),
        }
    }

    fn new_undo(&self) -> Result<ToHost, GamesError> {
        Ok(ToHost::Undo(Undo { id: self.new_id()?, version: self.table().version() }))
    }

    /// The id of the next command: it holds the current version, which is used only once.
    fn new_id(&self) -> Result<CommandId, GamesError> {
        CommandId::try_from(self.table().version().to_string()).map_err(|error| fault(&error))
    }

    /// The seats of people.
    pub(super) fn people(&self) -> SeatSet {
        people(&self.specs)
    }
}

/// An error of the table itself: no player has caused it.
fn fault(error: &impl std::fmt::Display) -> GamesError {
    GamesError::Setting(format!("the table is at fault: {error}"))
}

/// An answer that the table never gives to such a command.
fn unexpected(answer: Option<&FromHost>) -> GamesError {
    fault(&format_args!("{answer:?}"))
}

fn people(specs: &[SeatSpec]) -> SeatSet {
    let is_person = |spec: &SeatSpec| matches!(spec, SeatSpec::Human(_));
    (0..).map(Seat).zip(specs).filter(|(_, spec)| is_person(spec)).map(|(seat, _)| seat).collect()
}
