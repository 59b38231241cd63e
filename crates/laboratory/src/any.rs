//! What the laboratory can do with every game.

use crate::arena::{self, Block, Contest, Forfeit, Plan};
use crate::chance::{self, Calibration, Fitting};
use crate::luck::{self, Proof};
use crate::replay::Replay;
use crate::series::{in_order, play_at_table};
use crate::simulate::{self, foul};
use crate::{GamesError, Report, Series, Setting, Studied, study};
use princely_bots::chance::{Effort, Table};
use princely_core::Seat;
use princely_core::record::{self, Meta};
use princely_fuerstenfeld::Fuerstenfeld;
use princely_principati::Principati;
use std::io::Write;
use std::marker::PhantomData;
use std::ops::Range;

/// What the laboratory can do with any game.
pub trait AnyLaboratory: Sync {
    /// Its id.
    fn id(&self) -> &'static str;

    /// How often a trace shows the state, unless another number is asked for.
    fn trace_every(&self) -> u32;

    /// Whether a series can be played with a setting; if not, why. To be asked before a file is overwritten.
    fn can_play(&self, setting: &Setting, series: &Series) -> Result<(), GamesError>;

    /// Plays a series and counts.
    fn simulate(
        &self,
        setting: &Setting,
        series: &Series,
        progress: &mut dyn FnMut(u64),
    ) -> Result<Report, GamesError>;

    /// Plays a series and writes a row for every decision.
    fn study(
        &self,
        setting: &Setting,
        series: &Series,
        out: &mut dyn Write,
        progress: &mut dyn FnMut(u64),
    ) -> Result<(), GamesError>;

    /// Plays a series and writes its records, one on each line.
    fn record(
        &self,
        setting: &Setting,
        series: &Series,
        trace_every: Option<u32>,
        out: &mut dyn Write,
        progress: &mut dyn FnMut(u64),
    ) -> Result<(), GamesError>;

    /// Which games each deal of a contest gets, and everything that their results depend on; an error if the contest
    /// cannot be played with this setting.
    fn plan(&self, setting: &Setting, contest: &Contest) -> Result<(Plan, serde_json::Value), GamesError>;

    /// Plays deals of a contest and hands them out in order, until the listener stops it.
    fn contest(
        &self,
        setting: &Setting,
        contest: &Contest,
        deals: Range<u64>,
        take: &mut dyn FnMut(Block) -> Result<bool, GamesError>,
    ) -> Result<(), GamesError>;

    /// What a record proves about its luck: every draw is made again.
    fn prove(&self, text: &str) -> Result<Proof, GamesError>;

    /// How well chances to win agree with games of the reference bot: so many games, a seed, so many threads.
    fn calibrate(
        &self,
        setting: &Setting,
        effort: Effort,
        games: (u64, u64, usize),
        progress: &mut dyn FnMut(u64),
    ) -> Result<Calibration, GamesError>;

    /// Notes a calibration within the bounds in a data file. Takes the file and returns a new one.
    fn confirm(
        &self,
        setting: &Setting,
        found: &Calibration,
        command: &str,
        data: &str,
    ) -> Result<String, GamesError>;

    /// Fits chances to win to games of the reference bot. Takes the data file and returns a new one.
    fn fit(
        &self,
        setting: &Setting,
        fitting: &Fitting,
        data: &str,
        tell: &mut dyn FnMut(&str),
    ) -> Result<String, GamesError>;
}

/// All games of the house.
pub fn all() -> &'static [&'static dyn AnyLaboratory] {
    &[&Bench::<Fuerstenfeld>(PhantomData), &Bench::<Principati>(PhantomData)]
}

/// The game with this id.
pub fn find(id: &str) -> Result<&'static dyn AnyLaboratory, GamesError> {
    all().iter().copied().find(|game| game.id() == id).ok_or_else(|| {
        let ids: Vec<_> = all().iter().map(|game| game.id()).collect();
        GamesError::NoSuchGame(id.to_owned(), ids.join(", "))
    })
}

/// The game of a record.
pub fn of_record(text: &str) -> Result<&'static dyn AnyLaboratory, GamesError> {
    find(princely_house::of_record(text)?.id())
}

/// Opens a record of any game and verifies it once.
pub fn open(text: &str) -> Result<Box<dyn Replay>, GamesError> {
    princely_house::of_record(text)?.replay(text)
}

/// What a record of any game proves about its luck: every draw is made again.
pub fn prove(text: &str) -> Result<Proof, GamesError> {
    of_record(text)?.prove(text)
}

struct Bench<G>(PhantomData<fn() -> G>);

impl<G: Studied> AnyLaboratory for Bench<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn trace_every(&self) -> u32 {
        G::TRACE_EVERY
    }

    fn can_play(&self, setting: &Setting, series: &Series) -> Result<(), GamesError> {
        series.seat_bots(&G::set_up(setting)?).map(drop)
    }

    fn simulate(
        &self,
        setting: &Setting,
        series: &Series,
        progress: &mut dyn FnMut(u64),
    ) -> Result<Report, GamesError> {
        simulate::simulate(&G::set_up(setting)?, series, progress)
    }

    fn study(
        &self,
        setting: &Setting,
        series: &Series,
        out: &mut dyn Write,
        progress: &mut dyn FnMut(u64),
    ) -> Result<(), GamesError> {
        study::study(&G::set_up(setting)?, series, out, progress)
    }

    fn record(
        &self,
        setting: &Setting,
        series: &Series,
        trace_every: Option<u32>,
        out: &mut dyn Write,
        progress: &mut dyn FnMut(u64),
    ) -> Result<(), GamesError> {
        let game = G::set_up(setting)?;
        series.seat_bots(&game)?;
        let worker = || {
            let mut bots = series.seat_bots(&game);
            let game = &game;
            move |number: u64| -> Result<String, GamesError> {
                let bots = bots.as_mut().map_err(|error| error.clone())?;
                let end = play_at_table(game, bots, series.due(number))
                    .map_err(|wrong| foul(series, wrong, number))?;
                let forfeit = end.forfeit.map(|(seat, fault)| fault.forfeit(seat));
                let meta = meta(series, game.seats(), number, forfeit.as_ref());
                Ok(record::write(&end.state, trace_every, &meta))
            }
        };
        in_order(series.threads, series.games, worker, |number, line| {
            writeln!(out, "{}", line?)?;
            progress(number + 1);
            Ok(())
        })
    }

    fn plan(&self, setting: &Setting, contest: &Contest) -> Result<(Plan, serde_json::Value), GamesError> {
        arena::plan::<G>(setting, contest)
    }

    fn contest(
        &self,
        setting: &Setting,
        contest: &Contest,
        deals: Range<u64>,
        take: &mut dyn FnMut(Block) -> Result<bool, GamesError>,
    ) -> Result<(), GamesError> {
        arena::contest::<G>(setting, contest, deals, take)
    }

    fn prove(&self, text: &str) -> Result<Proof, GamesError> {
        luck::prove::<G>(text)
    }

    fn calibrate(
        &self,
        setting: &Setting,
        effort: Effort,
        games: (u64, u64, usize),
        progress: &mut dyn FnMut(u64),
    ) -> Result<Calibration, GamesError> {
        chance::calibrate::<G>(setting, effort, games, progress)
    }

    fn confirm(
        &self,
        setting: &Setting,
        found: &Calibration,
        command: &str,
        data: &str,
    ) -> Result<String, GamesError> {
        let wrong = |reason: String| GamesError::Setting(format!("the data: {reason}"));
        let mut table = Table::read(data, G::INPUTS).map_err(wrong)?;
        chance::confirm::<G>(setting, found, command, &mut table)?;
        table.write().map_err(wrong)
    }

    fn fit(
        &self,
        setting: &Setting,
        fitting: &Fitting,
        data: &str,
        tell: &mut dyn FnMut(&str),
    ) -> Result<String, GamesError> {
        let wrong = |reason: String| GamesError::Setting(format!("the data: {reason}"));
        let mut table = match data.trim().is_empty() {
            true => Table::empty(G::INPUTS),
            false => Table::read(data, G::INPUTS).map_err(wrong)?,
        };
        chance::fit::<G>(setting, fitting, &mut table, tell)?;
        table.write().map_err(wrong)
    }
}

/// Who played, and from which seed: enough to play the game again.
fn meta(series: &Series, seats: u8, number: u64, forfeit: Option<&Forfeit>) -> Meta {
    let bots: Vec<&str> = (0..seats).map(|seat| series.bot_name(Seat(seat))).collect();
    let mut meta = serde_json::json!({ "bots": bots, "seed": series.seed, "game": number + 1 });
    if let Some(forfeit) = forfeit {
        meta["forfeit"] = serde_json::json!(forfeit);
    }
    serde_json::value::to_raw_value(&meta).ok()
}
