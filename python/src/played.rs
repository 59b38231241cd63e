//! A game of the house that is played choice by choice, behind a door that names no game.

use crate::picture::Pictured;
use princely_bots::chance::{self, Estimate};
use princely_core::record;
use princely_core::{Entry, Notation, Quick, Refusal as _, Seat, SeatSet, Seed, Seen, Table, Viewer};
use princely_encode::{Encode, Episode, History, NotOffered, Spelling};
use princely_house::Housed;
use princely_words::{Names, Words};
use serde_json::{Value, json};
use std::any::Any;
use std::sync::Arc;

/// A game that research can be done with.
pub(crate) trait Researched: Housed + Encode + Pictured + 'static {}

impl<G: Housed + Encode + Pictured + 'static> Researched for G {}

/// What can be asked of a position of any game.
pub(crate) trait AnyState: Send + Sync {
    fn copy(&self) -> Box<dyn AnyState>;
    fn as_any(&self) -> &dyn Any;
    fn as_any_mut(&mut self) -> &mut dyn Any;
    fn seat(&self) -> Option<Seat>;
    fn to_act(&self) -> SeatSet;
    fn chosen(&self) -> Spelling;
    fn mask(&mut self, out: &mut [u8]);
    fn turn_to(&mut self, seat: Seat) -> bool;
    fn choose(&mut self, choice: u16) -> Result<bool, NotOffered>;
    fn tensor(&self, viewer: Viewer, out: &mut [u8]);
    fn observation(&self, viewer: Viewer) -> String;
    fn information(&self, viewer: Viewer) -> String;
    fn text(&self, viewer: Viewer) -> String;
    fn svg(&self) -> String;
    fn resampled(&self, viewer: Seat, number: u64) -> Box<dyn AnyState>;
    fn reseed(&mut self, number: u64);
    /// `worlds`: how many imagined ones a thorough estimate takes, 0 for as many as is usual, and its whims; `None`: a
    /// quick one.
    fn chance(&self, viewer: Viewer, worlds: Option<(u32, u64)>) -> Estimate;
    fn returns(&self) -> Option<Vec<f64>>;
    fn undo(&mut self) -> bool;
    fn written(&self) -> Result<String, String>;
    fn record(&self) -> Result<String, String>;
    fn moves(&self) -> Vec<String>;
    fn play(&mut self, action: &str) -> Result<(), String>;
    fn move_text(&self, action: &str) -> Result<String, String>;
    fn round(&self) -> u32;
    fn entries(&self) -> usize;
}

/// A position that was dealt anew from what one player knows.
struct Origin<G: Researched> {
    state: G::State,
    viewer: Seat,
    /// What that player had seen until then.
    seen: String,
}

/// A position, and how it came about.
pub(crate) struct Played<G: Researched> {
    pub(crate) game: Arc<G>,
    pub(crate) episode: Episode<G>,
    pub(crate) history: History<G>,
    origin: Option<Arc<Origin<G>>>,
    series: (u64, u64),
}

impl<G: Researched> Clone for Played<G> {
    fn clone(&self) -> Played<G> {
        Played {
            game: self.game.clone(),
            episode: self.episode.clone(),
            history: self.history.clone(),
            origin: self.origin.clone(),
            series: self.series,
        }
    }
}

impl<G: Researched> Played<G> {
    /// The beginning of a game. Its chance is that of game `number` in the series.
    pub(crate) fn new(game: &Arc<G>, series: u64, number: u64) -> Played<G> {
        let mut history = History::default();
        let seed = Seed::of_series(series, number);
        let episode = Episode::new(&**game, seed, |entry| history.push(entry));
        Played { game: game.clone(), episode, history, origin: None, series: (series, number) }
    }

    /// The position at the end of a log.
    fn after(
        game: &Arc<G>,
        entries: &[&Entry<G>],
        series: (u64, u64),
        chosen: &[u16],
    ) -> Result<Played<G>, String> {
        let (mut state, mut history) = (game.start(), History::default());
        for entry in entries {
            entry.play(game, &mut state);
            history.push((*entry).clone());
        }
        let seed = Seed::of_series(series.0, series.1);
        let episode = Episode::go_on(&**game, state, seed, |entry| history.push(entry));
        let mut played = Played { game: game.clone(), episode, history, origin: None, series };
        for &choice in chosen {
            let made = played.choose(choice).map_err(|error| error.to_string())?;
            if made {
                return Err("the unfinished action is a whole one".into());
            }
        }
        Ok(played)
    }

    /// Reads what [`AnyState::written`] wrote, or a record.
    pub(crate) fn read(text: &str) -> Result<Played<G>, String> {
        let wrong = |why: &str| format!("this is neither a record nor a position: {why}");
        let value: Value = serde_json::from_str(text).map_err(|error| wrong(&error.to_string()))?;
        let (line, series, chosen) = match value.get("princely_state") {
            None => (text.to_owned(), (0, 0), Vec::new()),
            Some(version) if *version == json!(1) => {
                let line = value.get("record").and_then(Value::as_str).ok_or_else(|| wrong("no record"))?;
                let number = |name| value.get(name).and_then(Value::as_u64);
                let series = (number("series").unwrap_or(0), number("number").unwrap_or(0));
                let chosen = value.get("chosen").and_then(Value::as_array);
                let chosen = chosen.into_iter().flatten();
                let chosen = chosen.filter_map(|choice| u16::try_from(choice.as_u64()?).ok()).collect();
                (line.to_owned(), series, chosen)
            }
            Some(_) => return Err(wrong("another version")),
        };
        let record = record::read::<G>(&line, |_| {}).map_err(|error| error.to_string())?;
        let game = Arc::new(record.table.game().clone());
        let entries: Vec<&Entry<G>> = record.table.log().iter().collect();
        Played::after(&game, &entries, series, &chosen)
    }

    /// Where the history begins.
    fn first(&self) -> G::State {
        self.origin.as_ref().map_or_else(|| self.game.start(), |origin| origin.state.clone())
    }

    fn names(&self) -> Names {
        Names::seats(self.game.seats()).playing(&*self.game)
    }

    fn table(&self) -> Result<Table<G>, String> {
        if self.origin.is_some() {
            return Err("a resampled position has no record: nobody knows how it came about".into());
        }
        let mut table = Table::new((*self.game).clone());
        for entry in self.history.entries() {
            let played = match entry {
                Entry::Chance(chance) => table.decide(chance.clone(), &mut princely_core::Silent),
                Entry::Action { seat, action } => table.act(*seat, *action, &mut princely_core::Silent),
            };
            played.map_err(|refusal| format!("{refusal:?}"))?;
        }
        Ok(table)
    }

    fn read_action(&self, text: &str) -> Result<G::Action, String> {
        serde_json::from_str(text).map_err(|error| format!("this is no action: {error}"))
    }
}

impl<G: Researched> AnyState for Played<G> {
    fn copy(&self) -> Box<dyn AnyState> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }

    fn seat(&self) -> Option<Seat> {
        self.episode.seat()
    }

    fn to_act(&self) -> SeatSet {
        self.episode.to_act(&self.game)
    }

    fn chosen(&self) -> Spelling {
        self.episode.chosen(&self.game)
    }

    fn mask(&mut self, out: &mut [u8]) {
        self.episode.mask(&self.game, out);
    }

    fn turn_to(&mut self, seat: Seat) -> bool {
        self.episode.turn_to(&self.game, seat)
    }

    fn choose(&mut self, choice: u16) -> Result<bool, NotOffered> {
        let history = &mut self.history;
        self.episode.choose(&self.game, choice, |entry| history.push(entry))
    }

    fn tensor(&self, viewer: Viewer, out: &mut [u8]) {
        self.episode.write(&self.game, viewer, out);
    }

    fn observation(&self, viewer: Viewer) -> String {
        let seen = self.game.observe(self.episode.state(), viewer);
        let chosen = if viewer == self.seat() { self.chosen() } else { Spelling::EMPTY };
        let seen = serde_json::to_value(&seen).unwrap_or_default();
        json!({ "observation": seen, "chosen": chosen.as_slice() }).to_string()
    }

    fn information(&self, viewer: Viewer) -> String {
        let who = viewer.map_or_else(|| "spectator".to_owned(), |seat| format!("player {seat}"));
        let mut text = match &self.origin {
            Some(origin) if Some(origin.viewer) == viewer => origin.seen.clone(),
            Some(origin) => {
                let seen = self.game.observe(&origin.state, viewer);
                format!("{who}\n{}\n", serde_json::to_string(&seen).unwrap_or_default())
            }
            None => format!("{who}\n"),
        };
        let mut state = self.first();
        for entry in self.history.entries() {
            let line = match Seen::of(&*self.game, &state, entry, viewer) {
                Seen::Chance(chance) => serde_json::to_string(&chance),
                Seen::Action { seat, action, uncovers } => serde_json::to_string(&(seat, action, uncovers)),
            };
            text.push_str(&line.unwrap_or_default());
            text.push('\n');
            entry.play(&self.game, &mut state);
        }
        if viewer.is_some() && viewer == self.seat() {
            for choice in self.chosen().as_slice() {
                text.push_str(&format!("{choice} "));
            }
        }
        text
    }

    fn text(&self, viewer: Viewer) -> String {
        let seen = self.game.observe(self.episode.state(), viewer);
        self.game.position_text(Words::english(), &seen, &self.names().seen_by(viewer))
    }

    fn svg(&self) -> String {
        self.game.svg(self.episode.state(), Words::english(), &self.names())
    }

    fn resampled(&self, viewer: Seat, number: u64) -> Box<dyn AnyState> {
        let observation = self.game.observe(self.episode.state(), Some(viewer));
        let state = self.game.determinize(&observation, &mut Quick(number));
        // The choices of an unfinished action stand at the end of the text; the copy has them again.
        let chosen = if self.seat() == Some(viewer) { self.chosen() } else { Spelling::EMPTY };
        let mut seen = self.information(Some(viewer));
        seen.truncate(seen.rfind('\n').map_or(0, |end| end + 1));
        let origin = Arc::new(Origin { state: state.clone(), viewer, seen });
        let mut history = History::default();
        let seed = Seed::of_series(number, u64::MAX);
        let episode = Episode::go_on(&*self.game, state, seed, |entry| history.push(entry));
        let series = (number, u64::MAX);
        let mut played = Played { game: self.game.clone(), episode, history, origin: Some(origin), series };
        if let Some(seat) = self.seat() {
            played.turn_to(seat);
        }
        for &choice in chosen.as_slice() {
            let _ = played.choose(choice); // legal in every world that looks the same to the viewer
        }
        Box::new(played)
    }

    fn reseed(&mut self, number: u64) {
        let (seat, chosen) = (self.seat(), self.chosen());
        self.series = (number, u64::MAX);
        let seed = Seed::of_series(number, u64::MAX);
        let (state, history) = (self.episode.state().clone(), &mut self.history);
        self.episode = Episode::go_on(&*self.game, state, seed, |entry| history.push(entry));
        if let Some(seat) = seat {
            self.turn_to(seat);
        }
        for &choice in chosen.as_slice() {
            let _ = self.choose(choice); // legal before, so legal again
        }
    }

    fn chance(&self, viewer: Viewer, worlds: Option<(u32, u64)>) -> Estimate {
        let observation = self.game.observe(self.episode.state(), viewer);
        match worlds {
            None => chance::quick(&*self.game, &observation),
            Some((worlds, whims)) => {
                let worlds = if worlds == 0 { G::WORLDS } else { worlds };
                chance::thorough(&*self.game, &observation, worlds, &mut Quick(whims))
            }
        }
    }

    fn returns(&self) -> Option<Vec<f64>> {
        let outcome = self.episode.outcome(&self.game)?;
        Some((0..self.game.seats()).map(|seat| outcome.share(Seat(seat))).collect())
    }

    fn undo(&mut self) -> bool {
        let chosen = self.chosen();
        let (history, chosen) = match chosen.as_slice().split_last() {
            Some((_, before)) => (self.history.clone(), before.to_vec()),
            None => match self.history.before_last_action() {
                Some(history) => (history, Vec::new()),
                None => return false,
            },
        };
        let mut state = self.first();
        for entry in history.entries() {
            entry.play(&self.game, &mut state);
        }
        let seat = self.seat();
        let mut later = history.clone();
        let seed = Seed::of_series(self.series.0, self.series.1);
        self.episode = Episode::go_on(&*self.game, state, seed, |entry| later.push(entry));
        self.history = later;
        if let Some(seat) = seat.filter(|_| !chosen.is_empty()) {
            self.turn_to(seat);
        }
        for choice in chosen {
            let _ = self.choose(choice); // legal before, so legal again
        }
        true
    }

    fn written(&self) -> Result<String, String> {
        let record = self.record()?;
        let (series, number) = self.series;
        let chosen = self.chosen();
        Ok(json!({ "princely_state": 1, "record": record, "series": series, "number": number, "chosen": chosen.as_slice() })
            .to_string())
    }

    fn record(&self) -> Result<String, String> {
        Ok(record::write(&self.table()?, None, &None))
    }

    fn moves(&self) -> Vec<String> {
        let mut legal = Vec::new();
        if let Some(seat) = self.seat() {
            self.game.legal_actions(self.episode.state(), seat, &mut legal);
        }
        legal.iter().map(|action| serde_json::to_string(action).unwrap_or_default()).collect()
    }

    fn play(&mut self, action: &str) -> Result<(), String> {
        let action = self.read_action(action)?;
        let Some(seat) = self.seat() else { return Err("the game is over".into()) };
        self.game
            .check(self.episode.state(), seat, &action)
            .map_err(|refusal| Words::english().refusal(refusal.rule(), &refusal.message(), &self.names()))?;
        let history = &mut self.history;
        self.episode.play(&self.game, seat, action, |entry| history.push(entry));
        Ok(())
    }

    fn move_text(&self, action: &str) -> Result<String, String> {
        Ok(self.game.action_text(Words::english(), &self.read_action(action)?, &self.names()))
    }

    fn round(&self) -> u32 {
        self.game.round(self.episode.state())
    }

    fn entries(&self) -> usize {
        self.history.len()
    }
}

/// What is the same in all positions of a game.
pub(crate) trait AnyGame: Send + Sync {
    fn id(&self) -> &'static str;
    fn seats(&self) -> u8;
    fn width(&self) -> usize;
    fn choices(&self) -> usize;
    fn options(&self) -> String;
    fn layout(&self) -> princely_encode::Layout;
    fn alphabet(&self) -> princely_encode::Alphabet;
    fn begin(&self, series: u64, number: u64) -> Box<dyn AnyState>;
    fn read(&self, text: &str) -> Result<Box<dyn AnyState>, String>;
    fn bot(
        &self,
        name: &str,
        series: u64,
        number: u64,
        seat: Seat,
    ) -> Result<Box<dyn crate::bot::AnyBot>, String>;
    fn vector(
        &self,
        count: usize,
        series: u64,
        autoreset: princely_encode::Autoreset,
        threads: usize,
    ) -> Box<dyn crate::vector::AnyBatch>;
}

/// A game of the house.
pub(crate) struct Housing<G>(pub(crate) Arc<G>);

impl<G: Researched> AnyGame for Housing<G> {
    fn id(&self) -> &'static str {
        <G as Notation>::ID
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn width(&self) -> usize {
        G::WIDTH
    }

    fn choices(&self) -> usize {
        G::CHOICES
    }

    fn options(&self) -> String {
        serde_json::to_string(&self.0.options()).unwrap_or_default()
    }

    fn layout(&self) -> princely_encode::Layout {
        Encode::layout(&*self.0)
    }

    fn alphabet(&self) -> princely_encode::Alphabet {
        self.0.alphabet()
    }

    fn begin(&self, series: u64, number: u64) -> Box<dyn AnyState> {
        Box::new(Played::new(&self.0, series, number))
    }

    fn read(&self, text: &str) -> Result<Box<dyn AnyState>, String> {
        let mut played = Played::<G>::read(text)?;
        if played.game.options() != self.0.options() {
            return Err("this is a position of a game with other options".into());
        }
        played.game = self.0.clone();
        Ok(Box::new(played))
    }

    fn bot(
        &self,
        name: &str,
        series: u64,
        number: u64,
        seat: Seat,
    ) -> Result<Box<dyn crate::bot::AnyBot>, String> {
        crate::bot::hire(&self.0, name, Seed::of_series(series, number).whims(seat))
    }

    fn vector(
        &self,
        count: usize,
        series: u64,
        autoreset: princely_encode::Autoreset,
        threads: usize,
    ) -> Box<dyn crate::vector::AnyBatch> {
        Box::new(princely_encode::Batch::new((*self.0).clone(), count, series, autoreset, threads))
    }
}
