//! The table and the people around it: who is to act, and what they are told.
//!
//! The sitting is the host of a live table. Everybody at the table, person or bot, has a seat view that is fed with what
//! that seat is told, and all that is shown, listed, hinted or explained comes from there.
//!
//! | room | what lives there |
//! |---|---|
//! | `telling` | what is said, and to whom |
//! | `leaving` | keeping a game, leaving it, its end, another one |

mod leaving;
mod telling;

use super::console::Console;
use super::seats::{SeatSpec, seat_bot};
use super::{keep, turn};
use crate::{BotSpec, GamesError, Talk};
use princely_core::record::Entry;
use princely_core::{Message, Quick, Refusal as _, Seat, SeatSet, Seed, Turn, Viewer};
use princely_house::AnySeat;
use princely_house::seat::Seated;
use princely_laboratory::game_loop::{Flow, GameLoop};
use princely_laboratory::program::SeatedBot;
use princely_protocol::{Act, CommandId, Millis, ProblemCode, Raw, ToHost, Undo, Version};
use princely_table::{AnyTable as _, Decided, Decision, Denied, Live, What};
use princely_words::{Names, Words};
use std::time::SystemTime;

/// A game, those who play it, and the terminal they share.
pub(super) struct Sitting<'h, G: Talk> {
    live: Live<G>,
    /// What each seat knows; the last one is for spectators.
    eyes: Vec<Eyes<G>>,
    pub(super) words: &'static Words,
    pub(super) console: &'h mut dyn Console,
    pub(super) names: Names,
    specs: Vec<SeatSpec>,
    bots: Vec<Option<SeatedBot<G>>>,
    whims: Vec<Quick>,
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
        seed: Seed,
        words: &'static Words,
        console: &'h mut dyn Console,
    ) -> Result<Sitting<'h, G>, GamesError> {
        let game = live.game();
        let seats = game.seats();
        let bots: Vec<Option<SeatedBot<G>>> = specs
            .iter()
            .map(|spec| match spec {
                SeatSpec::Human(_) => Ok(None),
                SeatSpec::Bot(bot) => seat_bot(game, bot).map(Some),
            })
            .collect::<Result<_, _>>()?;
        let viewers = (0..seats).map(|seat| Some(Seat(seat))).chain([None]);
        let eyes = viewers.map(|viewer| look(&live, viewer)).collect::<Result<_, _>>()?;
        let given = live.opening().chairs.iter().map(|chair| chair.name.clone().unwrap_or_default());
        let names = Names::given(given).playing(game);
        let people: Vec<Seat> = people(&bots).into_iter().collect();
        Ok(Sitting {
            words,
            console,
            names,
            whims: (0..seats).map(|seat| seed.whims(Seat(seat))).collect(),
            eyes,
            at_keyboard: if let [only] = people[..] { Some(only) } else { None },
            seen: vec![None; usize::from(seats)],
            greeted: vec![false; usize::from(seats)],
            adviser: BotSpec::named("greedy"),
            refused: None,
            hinted: None,
            bots,
            specs,
            live,
        })
    }

    /// Plays until the game is over or everybody leaves. Returns the seed of the next game, if they want to play again.
    pub(super) fn play(&mut self) -> Result<Option<Seed>, GamesError> {
        if self.console.notes() {
            let journal = keep::journal(&self.live, &self.specs, &self.names);
            self.note(&journal)?;
        }
        self.greet()?;
        self.begin()?;
        if princely_laboratory::game_loop::play(self)? { self.close() } else { Ok(None) }
    }

    /// The same game and the same people, for the next game.
    pub(super) fn again(&self) -> (G, Vec<SeatSpec>, Vec<Option<String>>) {
        let names = (0..self.game().seats()).map(|seat| self.names.of(Seat(seat)).map(str::to_owned));
        (self.game().clone(), self.specs.clone(), names.collect())
    }

    /// The game so far, without the actions that were taken back.
    pub(super) fn line(&self) -> Vec<Entry<G>> {
        self.live.line()
    }

    /// The state of the table: only for what is told after the end.
    pub(super) fn state(&self) -> &G::State {
        self.live.state()
    }

    /// The game.
    pub(super) fn game(&self) -> &G {
        self.live.game()
    }

    /// What a viewer knows.
    pub(super) fn eyes(&self, viewer: Viewer) -> &Eyes<G> {
        let last = self.eyes.len() - 1;
        &self.eyes[viewer.map_or(last, Seat::index)]
    }

    /// Asks the console to keep lines of the journal. If that fails, the players are told and the game goes on.
    fn note(&mut self, lines: &[String]) -> Result<(), GamesError> {
        match self.console.note(lines) {
            Ok(()) => Ok(()),
            Err(why) => self.say_wrong(&Message::new("t-not-noted").text("why", why)),
        }
    }

    /// Stores the decision of the table, carries it out, and tells everybody.
    fn carry_out(&mut self, decision: Decision) -> Result<(), GamesError> {
        if self.console.notes() {
            let lines: Vec<String> = decision.entries.iter().map(|entry| entry.text.clone()).collect();
            self.note(&lines)?;
        }
        let effects = self.live.accept(decision).map_err(|error| fault(&error))?;
        let last = self.eyes.len() - 1;
        for (index, eyes) in self.eyes.iter_mut().enumerate() {
            let viewer = (index < last).then_some(Seat(index as u8));
            hear(&mut eyes.seat, effects.feed.entries(viewer))?;
        }
        Ok(())
    }

    /// Who acts next if several may: the one at the keyboard, otherwise the lowest seat.
    fn next(&self, seats: SeatSet) -> Seat {
        let here = self.at_keyboard.filter(|seat| seats.contains(*seat));
        here.unwrap_or_else(|| seats.lowest_to_act())
    }

    fn let_bot_act(&mut self, seat: Seat) -> Result<Flow, GamesError> {
        let Some(bot) = &mut self.bots[seat.index()] else { return Ok(Flow::On) };
        let (game, observation) = (self.live.game(), self.eyes[seat.index()].observation());
        let chosen = bot.choose(game, observation, seat, &mut self.whims[seat.index()]);
        let fault = match chosen {
            Err(fault) => fault,
            Ok(action) => match game.check(self.live.state(), seat, &action) {
                Ok(()) => {
                    // The decision includes the chance that follows, so cards dealt to the reader come at once.
                    let decided = self.live.decide_for_bot(seat, self.live.version(), &[action], now());
                    self.carry_out(decided.map_err(|denied| denied_fault(&denied))?)?;
                    // A turn is told as a whole, so that a repeated action is told once.
                    let turn = self.live.turn();
                    if !matches!(turn, Turn::Seats(seats) if self.next(seats) == seat) {
                        self.tell_audience()?;
                    }
                    return Ok(Flow::On);
                }
                Err(refusal) => {
                    let broke = bot.broke(refusal.rule());
                    let bot = self.specs[seat.index()].to_string();
                    broke.ok_or(GamesError::Foul { bot, rule: refusal.rule(), game: 1 })?
                }
            },
        };
        self.tell_audience()?;
        self.replace(seat, &fault.to_string())?;
        Ok(Flow::On)
    }

    /// A program that fails would lose a match. Here people want to go on playing, so a bot takes its seat.
    fn replace(&mut self, seat: Seat, why: &str) -> Result<(), GamesError> {
        let instead = BotSpec::named("greedy");
        let message = Message::new("t-program-failed")
            .text("bot", self.specs[seat.index()].to_string())
            .text("why", why.replace(char::is_control, " "))
            .text("instead", instead.to_string());
        self.say_wrong(&message)?;
        self.bots[seat.index()] = Some(seat_bot(self.game(), &instead)?);
        self.specs[seat.index()] = SeatSpec::Bot(instead);
        self.note_who()
    }

    /// Tells programs that the game begins.
    fn begin(&mut self) -> Result<(), GamesError> {
        for seat in (0..self.game().seats()).map(Seat) {
            let whims = self.whims[seat.index()].clone();
            let begun = self.bots[seat.index()].as_mut().map_or(Ok(()), |bot| bot.begin(0, seat, &whims));
            if let Err(fault) = begun {
                self.replace(seat, &fault.to_string())?;
            }
        }
        Ok(())
    }

    /// Plays an action of a person, if the rules allow it.
    pub(super) fn act(
        &mut self,
        seat: Seat,
        action: G::Action,
    ) -> Result<Result<(), G::Refusal>, GamesError> {
        let game = self.live.game();
        if let Err(refusal) = game.observed_check(self.eyes(Some(seat)).observation(), &action) {
            return Ok(Err(refusal));
        }
        let written = Raw::of(&action).map_err(|error| fault(&error))?;
        let (id, version) = (self.new_id()?, self.live.version());
        let command = ToHost::Act(Act { id, version, actions: vec![written] });
        match self.live.decide(seat, &command, now()) {
            Ok(Decided::New(decision)) => self.carry_out(decision)?,
            Ok(Decided::Already(_)) => {}
            Err(denied) => return Err(denied_fault(&denied)),
        }
        Ok(Ok(()))
    }

    /// Takes back a person's latest action and returns it, or why that is not possible.
    pub(super) fn undo(&mut self, seat: Seat) -> Result<Result<Option<G::Action>, ProblemCode>, GamesError> {
        let (id, version) = (self.new_id()?, self.live.version());
        match self.live.decide(seat, &ToHost::Undo(Undo { id, version }), now()) {
            Ok(Decided::New(decision)) => self.carry_out(decision)?,
            Ok(Decided::Already(_)) => {}
            Err(Denied::Problem(code)) => return Ok(Err(code)),
            Err(denied) => return Err(denied_fault(&denied)),
        }
        let taken = match self.live.journal().last().map(|noted| &noted.what) {
            Some(What::Undo { takes_back, .. }) => takes_back.first().copied(),
            _ => None,
        };
        let entry = taken.and_then(|version| self.live.journal().get((version as usize).checked_sub(1)?));
        Ok(Ok(match entry.map(|noted| &noted.what) {
            Some(What::Act { actions, .. }) => actions.last().copied(),
            _ => None,
        }))
    }

    /// Whether a person could take something back now.
    pub(super) fn can_undo(&self, seat: Seat) -> bool {
        let version = self.live.version();
        let undo = self.new_id().map(|id| ToHost::Undo(Undo { id, version }));
        undo.is_ok_and(|undo| self.live.decide(seat, &undo, now()).is_ok())
    }

    /// The id of the next command: it holds the current version, which is used only once.
    fn new_id(&self) -> Result<CommandId, GamesError> {
        CommandId::try_from(self.live.version().to_string()).map_err(|error| fault(&error))
    }

    /// The seats of people.
    pub(super) fn people(&self) -> SeatSet {
        people(&self.bots)
    }
}

impl<G: Talk> GameLoop for Sitting<'_, G> {
    type Trouble = GamesError;

    fn turn(&self) -> Turn {
        self.live.turn()
    }

    fn chance(&mut self) -> Result<(), GamesError> {
        let decision = self.live.begin(now());
        self.carry_out(decision)
    }

    fn decide(&mut self, seats: SeatSet) -> Result<Flow, GamesError> {
        if self.console.is_interrupted() {
            return self.leave().map(|()| Flow::Stop);
        }
        let seat = self.next(seats);
        match self.bots[seat.index()].is_some() {
            true => self.let_bot_act(seat),
            false => turn::turn(self, seat),
        }
    }
}

/// A viewer who has been told everything so far.
fn look<G: Talk>(live: &Live<G>, viewer: Viewer) -> Result<Eyes<G>, GamesError> {
    let mut seat = Seated::new(&live.hello(viewer, now())).map_err(code_fault)?;
    hear(&mut seat, &live.told(viewer, 0).map_err(code_fault)?.entries)?;
    Ok(Eyes { seat, told: live.version() })
}

fn hear<G: Talk>(seat: &mut Seated<G>, entries: &[princely_protocol::SeenEntry]) -> Result<(), GamesError> {
    entries.iter().try_for_each(|entry| match AnySeat::hear(seat, entry) {
        Ok(_) => Ok(()),
        Err(error) => Err(fault(&error)),
    })
}

/// The time of the machine.
fn now() -> Millis {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    since.as_millis() as Millis
}

/// An error of the table itself: no player has caused it.
fn fault(error: &impl std::fmt::Display) -> GamesError {
    GamesError::Setting(format!("the table is at fault: {error}"))
}

fn code_fault(code: ProblemCode) -> GamesError {
    fault(&format_args!("{code:?}"))
}

fn denied_fault(denied: &Denied) -> GamesError {
    fault(&format_args!("{denied:?}"))
}

fn people<G: Talk>(bots: &[Option<SeatedBot<G>>]) -> SeatSet {
    (0..).map(Seat).zip(bots).filter(|(_, bot)| bot.is_none()).map(|(seat, _)| seat).collect()
}
