//! The table and the people around it: who is to act, and what they are told.

use super::host::{Host, Said, Style};
use super::seats::{SeatSpec, seat_bot};
use super::{keep, turn};
use crate::program::Seated;
use crate::{BotSpec, GamesError, Playable};
use princely_core::{Entry, Keyed, Message, Quick, Refusal as _, Seat, SeatSet, Seed, Table, Turn, Viewer};
use princely_words::layout::wrap_to;
use princely_words::{Names, Page, Words};

/// What the table does next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Flow {
    /// It goes on.
    On,
    /// Everybody leaves; the game has been kept.
    Leave,
}

/// A game, those who play it, and the terminal they share.
pub(super) struct Room<'h, G: Playable> {
    pub(super) table: Table<G>,
    pub(super) words: &'static Words,
    pub(super) host: &'h mut dyn Host,
    pub(super) names: Names,
    specs: Vec<SeatSpec>,
    bots: Vec<Option<Seated<G>>>,
    dice: Keyed,
    whims: Vec<Quick>,
    /// Everything that happened, with the number of its entry; redacted only when it is told.
    pub(super) happened: Vec<(usize, G::Event)>,
    /// How much of that each seat has been told.
    told: Vec<usize>,
    /// How much of it those have been told who only look on.
    told_onlookers: usize,
    /// Whose eyes are on the screen.
    pub(super) at_keyboard: Viewer,
    /// The stage in which each seat last saw the table.
    pub(super) seen: Vec<Option<(u32, &'static str)>>,
    /// Who is asked for hints.
    pub(super) adviser: BotSpec,
    /// The rule of the latest refusal, and the latest hint: what `why` is about.
    pub(super) refused: Option<&'static str>,
    pub(super) hinted: Option<Vec<String>>,
}

impl<'h, G: Playable> Room<'h, G> {
    pub(super) fn new(
        table: Table<G>,
        specs: Vec<SeatSpec>,
        given: &[Option<String>],
        seed: Seed,
        words: &'static Words,
        host: &'h mut dyn Host,
    ) -> Result<Room<'h, G>, GamesError> {
        let game = table.game();
        let seats = game.seats();
        if specs.len() != usize::from(seats) {
            return Err(GamesError::Setting(format!("{} seats are named, but {seats} play", specs.len())));
        }
        let bots: Vec<Option<Seated<G>>> = specs
            .iter()
            .map(|spec| match spec {
                SeatSpec::Human(_) => Ok(None),
                SeatSpec::Bot(bot) => seat_bot(game, bot).map(Some),
            })
            .collect::<Result<_, _>>()?;
        let names = specs.iter().enumerate().map(|(seat, spec)| match spec {
            SeatSpec::Human(Some(name)) => name.clone(),
            _ => given.get(seat).cloned().flatten().unwrap_or_default(),
        });
        let names = Names::given(names).playing(game);
        let whims = (0..seats).map(|seat| seed.whims(Seat(seat))).collect();
        let happened = replayed(&table);
        let people: Vec<Seat> = people(&bots).into_iter().collect();
        let at_keyboard = if let [only] = people[..] { Some(only) } else { None };
        // Whoever resumes a game has seen the past; `log` tells it again.
        let told = vec![happened.len(); usize::from(seats)];
        Ok(Room {
            words,
            host,
            names,
            bots,
            dice: Keyed::new(seed),
            whims,
            told_onlookers: happened.len(),
            happened,
            told,
            at_keyboard,
            seen: vec![None; usize::from(seats)],
            adviser: BotSpec::named("greedy"),
            refused: None,
            hinted: None,
            specs,
            table,
        })
    }

    /// Plays until the game is over or everybody leaves.
    pub(super) fn play(&mut self) -> Result<(), GamesError> {
        self.greet()?;
        self.begin()?;
        loop {
            self.step();
            if self.host.is_interrupted() {
                return self.leave();
            }
            match self.table.turn() {
                Turn::Chance => {}
                Turn::Over => return self.close(),
                Turn::Seats(seats) => {
                    let seat = self.next(seats);
                    let flow = match self.bots[seat.index()].is_some() {
                        true => self.let_bot_act(seat)?,
                        false => turn::turn(self, seat)?,
                    };
                    if flow == Flow::Leave {
                        return Ok(());
                    }
                }
            }
        }
    }

    /// Lets chance decide.
    fn step(&mut self) {
        while self.table.turn() == Turn::Chance {
            let mut events = Vec::new();
            let chance = self.table.game().sample_chance(self.table.state(), &mut self.dice);
            if self.table.decide(chance, &mut events).is_err() {
                return; // what chance decides is possible
            }
            self.note(events);
        }
    }

    fn note(&mut self, events: Vec<G::Event>) {
        let entry = self.table.log().len() - 1;
        self.happened.extend(events.into_iter().map(|event| (entry, event)));
    }

    /// Who acts next, where several may: whoever sits at the keyboard, else the lowest seat.
    fn next(&self, seats: SeatSet) -> Seat {
        let here = self.at_keyboard.filter(|seat| seats.contains(*seat));
        here.or(seats.lowest()).unwrap_or(Seat(0))
    }

    fn let_bot_act(&mut self, seat: Seat) -> Result<Flow, GamesError> {
        let observation = self.table.game().observe(self.table.state(), Some(seat));
        let Some(bot) = &mut self.bots[seat.index()] else { return Ok(Flow::On) };
        let chosen = bot.choose(self.table.game(), &observation, seat, &mut self.whims[seat.index()]);
        let fault = match chosen {
            Err(fault) => fault,
            Ok(action) => match self.act(seat, action) {
                Ok(()) => {
                    // Chance that follows belongs to what happened, and cards dealt to the reader come at once.
                    self.step();
                    // A turn is told as a whole, so that what is done several times is told once.
                    let turn = self.table.turn();
                    if !matches!(turn, Turn::Seats(seats) if self.next(seats) == seat) {
                        self.tell_audience()?;
                    }
                    return Ok(Flow::On);
                }
                Err(refusal) => {
                    let bot = self.specs[seat.index()].to_string();
                    let foul = GamesError::Foul { bot, rule: refusal.rule(), game: 1 };
                    let broke = self.bots[seat.index()].as_ref().and_then(|bot| bot.broke(refusal.rule()));
                    broke.ok_or(foul)?
                }
            },
        };
        self.tell_audience()?;
        self.replace(seat, &fault.to_string())?;
        Ok(Flow::On)
    }

    /// A program that fails would lose a match. Here somebody wants to go on playing: a bot takes its seat.
    fn replace(&mut self, seat: Seat, why: &str) -> Result<(), GamesError> {
        let instead = BotSpec::named("greedy");
        let message = Message::new("t-program-failed")
            .text("bot", self.specs[seat.index()].to_string())
            .text("why", why.replace(char::is_control, " "))
            .text("instead", instead.to_string());
        self.say_wrong(&message)?;
        self.bots[seat.index()] = Some(seat_bot(self.table.game(), &instead)?);
        self.specs[seat.index()] = SeatSpec::Bot(instead);
        Ok(())
    }

    /// Tells programs that the game begins.
    fn begin(&mut self) -> Result<(), GamesError> {
        for seat in (0..self.table.game().seats()).map(Seat) {
            let begun = self.bots[seat.index()].as_mut().map_or(Ok(()), |bot| bot.begin(seat));
            if let Err(fault) = begun {
                self.replace(seat, &fault.to_string())?;
            }
        }
        Ok(())
    }

    /// Plays an action and notes what happened.
    pub(super) fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), G::Refusal> {
        let mut events = Vec::new();
        self.table.act(seat, action, &mut events)?;
        self.note(events);
        Ok(())
    }

    /// Lays the past out anew, after something was taken back. `removed` is the number of the entry that went.
    pub(super) fn rebuild(&mut self, removed: usize) {
        let gone = self.happened.iter().filter(|(entry, _)| *entry == removed).count();
        let before = self.happened.iter().filter(|(entry, _)| *entry < removed).count();
        self.happened = replayed(&self.table);
        let len = self.happened.len();
        for told in self.told.iter_mut().chain([&mut self.told_onlookers]) {
            let kept = if *told > before { (*told - before).saturating_sub(gone) } else { 0 };
            *told = ((*told).min(before) + kept).min(len);
        }
    }

    /// Those who are people.
    pub(super) fn people(&self) -> SeatSet {
        people(&self.bots)
    }

    /// Tells those at the screen what has happened: the one at the keyboard, or onlookers of bots.
    pub(super) fn tell_audience(&mut self) -> Result<(), GamesError> {
        match self.at_keyboard {
            Some(seat) => self.tell(seat),
            None if self.people().is_empty() => {
                let from = std::mem::replace(&mut self.told_onlookers, self.happened.len());
                self.tell_from(from, None)
            }
            None => Ok(()),
        }
    }

    /// Tells a seat what it has not been told yet.
    pub(super) fn tell(&mut self, seat: Seat) -> Result<(), GamesError> {
        let from = std::mem::replace(&mut self.told[seat.index()], self.happened.len());
        self.tell_from(from, Some(seat))
    }

    fn tell_from(&mut self, from: usize, viewer: Viewer) -> Result<(), GamesError> {
        let (game, names) = (self.table.game(), self.names.seen_by(viewer));
        let lines: Vec<String> = self.happened[from.min(self.happened.len())..]
            .iter()
            .filter_map(|(_, event)| game.redact(event, viewer))
            .map(|event| self.words.line(&game.describe(&event), &names))
            .collect();
        // What happens three times in a row is told once.
        let mut rest = &lines[..];
        while let Some(line) = rest.first() {
            let count = rest.iter().take_while(|other| *other == line).count();
            rest = &rest[count..];
            if count == 1 {
                self.say_line(Style::Event, line)?;
            } else {
                let times = Message::new("t-times").text("line", line).number("count", count as i64);
                let text = self.sentence(&times);
                self.say_line(Style::Event, &text)?;
            }
        }
        Ok(())
    }

    /// One paragraph, broken to the width of the terminal.
    pub(super) fn say_line(&mut self, style: Style, text: &str) -> Result<(), GamesError> {
        let text = wrap_to(self.host.width(), text, 0, 2);
        self.host.say(style, &text)
    }

    pub(super) fn say(&mut self, message: &Message) -> Result<(), GamesError> {
        let text = self.sentence(message);
        self.say_line(Style::Plain, &text)
    }

    pub(super) fn say_wrong(&mut self, message: &Message) -> Result<(), GamesError> {
        let text = self.sentence(message);
        self.say_line(Style::Wrong, &text)
    }

    pub(super) fn sentence(&self, message: &Message) -> String {
        self.words.sentence(message, &self.names.seen_by(self.at_keyboard))
    }

    /// Parts of the table, as the viewer sees it.
    pub(super) fn show(&mut self, viewer: Viewer, parts: &[&str]) -> Result<(), GamesError> {
        let (game, names) = (self.table.game(), self.names.seen_by(viewer));
        let observation = game.observe(self.table.state(), viewer);
        let page = Page { words: self.words, names: &names, width: self.host.width() };
        let texts: Vec<String> = parts
            .iter()
            .map(|part| game.show(&page, &observation, part).join("\n"))
            .filter(|text| !text.is_empty())
            .collect();
        self.host.say(Style::Plain, &format!("\n{}", texts.join("\n\n")))
    }

    fn greet(&mut self) -> Result<(), GamesError> {
        if self.people().is_empty() {
            return self.say(&Message::new("t-welcome-onlookers"));
        }
        let about = self.table.game().about(self.words);
        self.say_line(Style::Plain, &about)?;
        self.say(&Message::new("t-welcome"))?;
        self.say_names()
    }

    /// Who sits where.
    pub(super) fn say_names(&mut self) -> Result<(), GamesError> {
        let list: Vec<String> = (0..)
            .map(Seat)
            .zip(&self.specs)
            .map(|(seat, spec)| {
                let player = self.words.player(seat, &self.names);
                let (id, who) = match spec {
                    SeatSpec::Human(_) if self.at_keyboard == Some(seat) => ("t-seat-you", String::new()),
                    SeatSpec::Human(_) => ("t-seat-human", String::new()),
                    SeatSpec::Bot(bot) => ("t-seat-bot", bot.to_string()),
                };
                self.sentence(&Message::new(id).text("who", player).text("bot", who))
            })
            .collect();
        self.say(&Message::new("t-seats").text("list", list.join("; ")))
    }

    /// Gives a seat another name.
    pub(super) fn rename(&mut self, seat: Seat, name: &str) {
        let names = (0..self.table.game().seats()).map(Seat).map(|other| match other == seat {
            true => name.to_owned(),
            false => self.names.of(other).unwrap_or_default().to_owned(),
        });
        self.names = Names::given(names).playing(self.table.game());
    }

    /// Before a seat types, whoever typed before gives the keyboard away, and takes the own secrets along.
    pub(super) fn pass_keyboard(&mut self, seat: Seat) -> Result<Flow, GamesError> {
        if self.at_keyboard == Some(seat) {
            return Ok(Flow::On);
        }
        let player = Message::new("t-pass").text("player", self.words.player(seat, &self.names));
        if let Some(before) = self.at_keyboard {
            self.tell(before)?;
            let hide = Message::new("t-hide")
                .text("before", self.words.player(before, &self.names))
                .text("player", self.words.player(seat, &self.names));
            let prompt = self.words.sentence(&hide, &self.names);
            if self.wait(&prompt)? == Flow::Leave {
                return Ok(Flow::Leave);
            }
        }
        self.at_keyboard = None;
        self.refused = None;
        self.hinted = None;
        self.host.hide()?;
        let prompt = self.words.sentence(&player, &self.names);
        if self.wait(&prompt)? == Flow::Leave {
            return Ok(Flow::Leave);
        }
        self.at_keyboard = Some(seat);
        self.seen[seat.index()] = None; // the screen is empty
        Ok(Flow::On)
    }

    /// Waits for Enter.
    fn wait(&mut self, prompt: &str) -> Result<Flow, GamesError> {
        match self.host.ask(prompt)? {
            Said::Line(_) | Said::TooLong => Ok(Flow::On),
            Said::End | Said::Interrupt => {
                self.leave()?;
                Ok(Flow::Leave)
            }
        }
    }

    /// The game so far as a record.
    pub(super) fn record(&self) -> String {
        keep::written(&self.table, &self.specs, &self.names)
    }

    /// Keeps the game in a file and says where; or why not.
    pub(super) fn save(&mut self, file: Option<&str>) -> Result<bool, GamesError> {
        let record = self.record();
        match self.host.keep(file, &record) {
            Ok(file) => {
                self.say(&Message::new("t-saved").text("file", file.clone()))?;
                let is_over = self.table.turn() == Turn::Over;
                let next = if is_over { "t-look-again" } else { "t-resume" };
                self.say(&Message::new(next).text("file", file))?;
                Ok(true)
            }
            Err(why) => {
                self.say_wrong(&Message::new("t-not-saved").text("why", why))?;
                Ok(false)
            }
        }
    }

    /// Keeps the game without a word, if there is a file for it.
    pub(super) fn keep_quietly(&mut self) {
        if self.host.has_file() {
            let record = self.record();
            let _ = self.host.keep(None, &record); // said when somebody leaves
        }
    }

    /// Keeps a game that ended by an error, as when nobody reads the screen any more.
    pub(super) fn rescue(&mut self) {
        if !self.people().is_empty() || self.host.has_file() {
            let record = self.record();
            let _ = self.host.keep(None, &record); // there is nobody left to tell
        }
    }

    /// Everybody leaves. A game of bots that nobody wanted to keep is not kept.
    pub(super) fn leave(&mut self) -> Result<(), GamesError> {
        if self.people().is_empty() && !self.host.has_file() {
            return Ok(());
        }
        self.host.say(Style::Plain, "")?;
        match self.save(None)? {
            true => Ok(()),
            false => Err(GamesError::Write("the game could not be kept".into())),
        }
    }

    /// The game is over.
    fn close(&mut self) -> Result<(), GamesError> {
        self.tell_audience()?;
        if let Some(outcome) = self.table.game().outcome(self.table.state()) {
            self.bots.iter_mut().flatten().for_each(|bot| bot.over(outcome.winners, None));
        }
        let viewer = self.at_keyboard;
        let observation = self.table.game().observe(self.table.state(), viewer);
        let parts = self.table.game().opening(&observation);
        self.show(viewer, parts)?;
        self.host.say(Style::Plain, "")?;
        // The board is long: who has won stands below it once more.
        self.tell_from(self.happened.len().saturating_sub(1), viewer)?;
        if !self.people().is_empty() || self.host.has_file() {
            self.save(None)?;
        }
        Ok(())
    }
}

fn people<G: Playable>(bots: &[Option<Seated<G>>]) -> SeatSet {
    (0..).map(Seat).zip(bots).filter(|(_, bot)| bot.is_none()).map(|(seat, _)| seat).collect()
}

/// Everything that happened according to a log, with the numbers of the entries.
fn replayed<G: Playable>(table: &Table<G>) -> Vec<(usize, G::Event)> {
    let game = table.game();
    let mut state = game.start();
    let mut happened = Vec::new();
    for (number, entry) in table.log().iter().enumerate() {
        let mut events = Vec::new();
        match entry {
            Entry::Chance(chance) => game.apply_chance(&mut state, chance, &mut events),
            Entry::Action { seat, action } => game.apply(&mut state, *seat, *action, &mut events),
        }
        happened.extend(events.into_iter().map(|event| (number, event)));
    }
    happened
}
