//! A live table: the page is the host.
//!
//! A decision is stored first and then accepted, so that a failed write leaves the table as it was.

use crate::json::{Answer, read, write};
use crate::trouble::Trouble;
use princely_core::{Seat, Viewer};
use princely_house::find;
use princely_protocol::{
    FromHost, Millis, Problem, ProblemCode, Raw, Sitter, ToHost, Told, Version, Viewer as WireViewer,
};
use princely_table::{AnyTable, Decided, Decision, Denied, Opening};
use serde::Serialize;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

/// A live table.
#[wasm_bindgen]
pub struct Table {
    pub(crate) live: Box<dyn AnyTable>,
    /// The decision that is being stored.
    decided: Option<Decision>,
}

/// The result of a command.
#[derive(Serialize)]
struct DecidedForm {
    store: Vec<StoredForm>,
    answer: Option<FromHost>,
}

#[derive(Serialize)]
struct StoredForm {
    version: Version,
    text: String,
}

#[derive(Serialize)]
struct EffectsForm {
    told: Vec<ToldForm>,
    rematch: bool,
    ended: bool,
}

#[derive(Serialize)]
struct ToldForm {
    viewer: WireViewer,
    told: Told,
}

#[derive(Serialize)]
struct ThinkForm {
    seat: Seat,
    sitter: Sitter,
    version: Version,
    release: Millis,
}

#[wasm_bindgen]
impl Table {
    /// A table at version 0. Its first decision is `begin`.
    pub fn open(
        #[wasm_bindgen(unchecked_param_type = "Opening")] opening: JsValue,
    ) -> Result<Table, JsValue> {
        let opening: Opening = read(&opening)?;
        let house = find(&opening.terms.game).ok_or(Trouble::from(ProblemCode::NoSuchGame))?;
        let live = house.open(opening).map_err(Trouble::from)?;
        Ok(Table { live, decided: None })
    }

    /// A table as its journal leaves it: the texts of all stored entries. Every entry is checked again.
    pub fn reopen(
        #[wasm_bindgen(unchecked_param_type = "Opening")] opening: JsValue,
        #[wasm_bindgen(unchecked_param_type = "string[]")] journal: JsValue,
    ) -> Result<Table, JsValue> {
        let (opening, journal): (Opening, Vec<String>) = (read(&opening)?, read(&journal)?);
        let house = find(&opening.terms.game).ok_or(Trouble::from(ProblemCode::NoSuchGame))?;
        let live = house.reopen(opening, &journal).map_err(Trouble::from)?;
        Ok(Table { live, decided: None })
    }

    /// How many entries the journal has.
    #[wasm_bindgen(getter)]
    pub fn version(&self) -> Version {
        self.live.version()
    }

    /// Whether the game has ended.
    #[wasm_bindgen(getter, js_name = isOver)]
    pub fn is_over(&self) -> bool {
        self.live.is_over()
    }

    /// The first message to a viewer.
    #[wasm_bindgen(unchecked_return_type = "Hello")]
    pub fn hello(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Viewer")] viewer: JsValue,
        now: f64,
    ) -> Answer {
        write(&self.live.hello(self.viewer(&viewer)?, millis(now)))
    }

    /// The first decision.
    #[wasm_bindgen(unchecked_return_type = "Decided")]
    pub fn begin(&mut self, now: f64) -> Answer {
        let decision = self.live.begin(millis(now));
        self.keep(decision)
    }

    /// The result of a seat's command. If there is something to store, store it and then call `accept`.
    #[wasm_bindgen(unchecked_return_type = "Decided")]
    pub fn decide(
        &mut self,
        seat: u8,
        #[wasm_bindgen(unchecked_param_type = "ToHost")] command: JsValue,
        now: f64,
    ) -> Answer {
        self.seat(seat)?;
        let command: ToHost = read(&command)?;
        let answer = match self.live.decide(Seat(seat), &command, millis(now)) {
            Ok(Decided::New(decision)) => return self.keep(decision),
            Ok(Decided::Already(accepted)) => FromHost::Accepted(accepted),
            Err(denied) => answered(denied, Some(&command)),
        };
        write(&DecidedForm { store: Vec::new(), answer: Some(answer) })
    }

    /// The result of a bot's choice that was made at a version.
    #[wasm_bindgen(js_name = decideForBot, unchecked_return_type = "Decided")]
    pub fn decide_for_bot(
        &mut self,
        seat: u8,
        version: Version,
        #[wasm_bindgen(unchecked_param_type = "AnyAction[]")] actions: JsValue,
        now: f64,
    ) -> Answer {
        self.seat(seat)?;
        let actions: Vec<Raw> = read(&actions)?;
        match self.live.decide_for_bot(Seat(seat), version, &actions, millis(now)) {
            Ok(decision) => self.keep(decision),
            Err(denied) => write(&DecidedForm { store: Vec::new(), answer: Some(answered(denied, None)) }),
        }
    }

    /// What follows from the time; `null` if nothing.
    #[wasm_bindgen(unchecked_return_type = "Decided | null")]
    pub fn tick(&mut self, now: f64) -> Answer {
        match self.live.tick(millis(now)) {
            Some(decision) => self.keep(decision),
            None => Ok(JsValue::NULL),
        }
    }

    /// Carries out the last decision, now that it is stored.
    #[wasm_bindgen(unchecked_return_type = "Effects")]
    pub fn accept(&mut self) -> Answer {
        let nothing = || Trouble::own("nothing_decided", "there is nothing to accept");
        let decision = self.decided.take().ok_or_else(nothing)?;
        let effects = self
            .live
            .accept(decision)
            .map_err(|outdated| Trouble::own("nothing_decided", outdated.to_string()))?;
        let told =
            self.viewers().map(|viewer| ToldForm { viewer: viewer.into(), told: effects.feed.to(viewer) });
        write(&EffectsForm { told: told.collect(), rematch: effects.rematch, ended: effects.ended })
    }

    /// What a viewer is told about the time since a version.
    #[wasm_bindgen(unchecked_return_type = "Told")]
    pub fn told(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Viewer")] viewer: JsValue,
        since: Version,
    ) -> Answer {
        write(&self.live.told(self.viewer(&viewer)?, since).map_err(Trouble::from)?)
    }

    /// The bots that are to think now.
    #[wasm_bindgen(unchecked_return_type = "Think[]")]
    pub fn thinks(&self) -> Answer {
        let thinks = self.live.thinks().into_iter().map(|think| ThinkForm {
            seat: think.seat,
            sitter: think.sitter,
            version: think.version,
            release: think.release,
        });
        write(&thinks.collect::<Vec<_>>())
    }

    /// What a viewer may know, as JSON text.
    pub fn observation(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Viewer")] viewer: JsValue,
    ) -> Result<String, JsValue> {
        Ok(self.live.observation(self.viewer(&viewer)?).get().to_owned())
    }

    /// The record of the game without what was taken back. It shows everything: for finished games, and for the host.
    pub fn record(&self) -> String {
        self.live.record(&None)
    }

    /// The same record as a viewer saw it.
    #[wasm_bindgen(js_name = seenRecord)]
    pub fn seen_record(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Viewer")] viewer: JsValue,
    ) -> Result<String, JsValue> {
        Ok(self.live.seen_record(self.viewer(&viewer)?, &None))
    }
}

impl Table {
    fn keep(&mut self, decision: Decision) -> Answer {
        let stored = decision.entries.iter();
        let store = stored.map(|entry| StoredForm { version: entry.version, text: entry.text.clone() });
        let answer = decision.accepted.clone().map(FromHost::Accepted);
        let form = DecidedForm { store: store.collect(), answer };
        self.decided = Some(decision);
        write(&form)
    }

    fn seats(&self) -> u8 {
        self.live.opening().chairs.len() as u8
    }

    fn seat(&self, seat: u8) -> Result<Seat, Trouble> {
        if seat < self.seats() { Ok(Seat(seat)) } else { Err(ProblemCode::NoSuchSeat.into()) }
    }

    fn viewer(&self, viewer: &JsValue) -> Result<Viewer, Trouble> {
        let viewer: Viewer = read::<WireViewer>(viewer)?.into();
        viewer.map(|seat| self.seat(seat.0)).transpose()
    }

    /// All viewers who are told something: every seat, and spectators.
    fn viewers(&self) -> impl Iterator<Item = Viewer> + use<> {
        (0..self.seats()).map(|seat| Some(Seat(seat))).chain([None])
    }
}

/// A denial as a message of the wire.
fn answered(denied: Denied, command: Option<&ToHost>) -> FromHost {
    match denied {
        Denied::Refused(refusal) => FromHost::Refusal(refusal),
        Denied::Stale(stale) => FromHost::Stale(stale),
        Denied::Problem(code) => {
            FromHost::Problem(Problem { id: command.and_then(ToHost::id).cloned(), code, detail: None })
        }
    }
}

/// A time from JavaScript. A value that is no time counts as 1970.
fn millis(now: f64) -> Millis {
    now as Millis
}
