//! The host of a table: a worker hands in what happened and carries out what comes out. One call in, one array of effects
//! out. A bot's move never leaves the module before it is stored.

use crate::json::{Answer, read, write};
use crate::trouble::Trouble;
use princely_core::{Seat, SeatSet, Viewer};
use princely_host::{Client, Driver, Effect, Settings, Thought, Viewpoint};
use princely_house::find;
use princely_protocol::{FromHost, Millis, ProblemCode, ToHost, Version, Viewer as WireViewer};
use princely_search::Slice;
use princely_table::Opening;
use serde::Serialize;
use std::collections::VecDeque;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// The host of a table. Every call returns what the worker is to do, in order.
#[wasm_bindgen]
pub struct Host {
    driver: Driver,
    /// The bots that think.
    thoughts: VecDeque<Thought>,
}

/// What the worker is to do; `types.ts` says what each of them means.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum EffectForm {
    Store { expected: Version, entries: Vec<StoredForm> },
    Read { since: Version },
    Tell { clients: Vec<u64>, message: FromHost },
    Answer { client: u64, message: FromHost },
    Wake { at: Millis },
    Ended,
    Rematch,
}

#[derive(Serialize)]
struct StoredForm {
    version: Version,
    text: String,
}

#[wasm_bindgen]
impl Host {
    /// The host of a table as its journal leaves it: the texts of all stored entries. Every entry is checked again. Call
    /// `begin` next.
    pub fn open(
        #[wasm_bindgen(unchecked_param_type = "Opening")] opening: JsValue,
        #[wasm_bindgen(unchecked_param_type = "string[]")] journal: JsValue,
    ) -> Result<Host, JsValue> {
        let (opening, journal): (Opening, Vec<String>) = (read(&opening)?, read(&journal)?);
        let house = find(&opening.terms.game).ok_or(Trouble::from(ProblemCode::NoSuchGame))?;
        let table = house.reopen(opening, &journal).map_err(Trouble::from)?;
        Ok(Host { driver: Driver::new(table, Settings::default()), thoughts: VecDeque::new() })
    }

    /// How many entries the table has accepted.
    #[wasm_bindgen(getter)]
    pub fn version(&self) -> Version {
        self.driver.table().version()
    }

    /// Whether the game has ended.
    #[wasm_bindgen(getter, js_name = isOver)]
    pub fn is_over(&self) -> bool {
        self.driver.table().is_over()
    }

    /// Whether a bot thinks: then `think` is to be called again and again.
    #[wasm_bindgen(getter, js_name = isThinking)]
    pub fn is_thinking(&self) -> bool {
        !self.thoughts.is_empty()
    }

    /// A bot moves this many milliseconds after the last entry at the earliest, so that people can follow.
    #[wasm_bindgen(js_name = setPause)]
    pub fn set_pause(&mut self, ms: f64) {
        self.driver.settings_mut().pause = ms as Millis;
    }

    /// The table begins, or goes on where its journal leaves it.
    #[wasm_bindgen(unchecked_return_type = "HostEffect[]")]
    pub fn begin(&mut self, now: f64) -> Answer {
        self.driver.begin(now as Millis);
        self.effects()
    }

    /// A message of a client, which looks as a viewer. The worker chooses the number of the client.
    #[wasm_bindgen(unchecked_return_type = "HostEffect[]")]
    pub fn command(
        &mut self,
        client: f64,
        #[wasm_bindgen(unchecked_param_type = "Viewer")] viewer: JsValue,
        #[wasm_bindgen(unchecked_param_type = "ToHost")] command: JsValue,
        now: f64,
    ) -> Answer {
        let viewer = self.viewer(&viewer)?;
        let command: ToHost = read(&command)?;
        self.driver.command(Client(client as u64), Viewpoint::from(viewer), command, now as Millis);
        self.effects()
    }

    /// A client does not want to hear of the table any more.
    pub fn unfollow(&mut self, client: f64) {
        self.driver.unfollow(Client(client as u64));
    }

    /// What was to be stored is stored.
    #[wasm_bindgen(unchecked_return_type = "HostEffect[]")]
    pub fn stored(&mut self, now: f64) -> Answer {
        self.driver.stored(now as Millis);
        self.effects()
    }

    /// Another tab was first: nothing was stored.
    #[wasm_bindgen(unchecked_return_type = "HostEffect[]")]
    pub fn conflict(&mut self, now: f64) -> Answer {
        self.driver.conflict(now as Millis);
        self.effects()
    }

    /// It is not known whether it was stored.
    #[wasm_bindgen(js_name = notKnown, unchecked_return_type = "HostEffect[]")]
    pub fn not_known(&mut self, now: f64) -> Answer {
        self.driver.not_known(now as Millis);
        self.effects()
    }

    /// The entries of the journal after a version: because they were asked for, or because another tab has stored them.
    #[wasm_bindgen(unchecked_return_type = "HostEffect[]")]
    pub fn entries(
        &mut self,
        since: Version,
        #[wasm_bindgen(unchecked_param_type = "string[]")] entries: JsValue,
        now: f64,
    ) -> Answer {
        let entries: Vec<String> = read(&entries)?;
        self.driver.entries(since, &entries, now as Millis).map_err(Trouble::from)?;
        self.effects()
    }

    /// The journal could not be read.
    #[wasm_bindgen(js_name = notRead, unchecked_return_type = "HostEffect[]")]
    pub fn not_read(&mut self, now: f64) -> Answer {
        self.driver.not_read(ProblemCode::Busy, now as Millis);
        self.effects()
    }

    /// Another tab may have moved the table on: the journal is read.
    #[wasm_bindgen(js_name = movedElsewhere, unchecked_return_type = "HostEffect[]")]
    pub fn moved_elsewhere(&mut self, now: f64) -> Answer {
        self.driver.moved_elsewhere(now as Millis);
        self.effects()
    }

    /// Time has passed: clocks may be over, and bots may move.
    #[wasm_bindgen(unchecked_return_type = "HostEffect[]")]
    pub fn tick(&mut self, now: f64) -> Answer {
        self.driver.tick(SeatSet::EMPTY, now as Millis);
        self.effects()
    }

    /// Lets a bot think for some milliseconds.
    #[wasm_bindgen(unchecked_return_type = "HostEffect[]")]
    pub fn think(&mut self, slice_ms: f64, now: f64) -> Answer {
        if let Some(mut thought) = self.thoughts.pop_front() {
            if thought.go_on(&mut Slice::new(self::now, slice_ms)) {
                self.driver.thought(thought, now as Millis);
            } else {
                self.thoughts.push_back(thought);
            }
        }
        self.effects()
    }

    /// The record of the game without what was taken back. It shows everything: for finished games, and for the host.
    pub fn record(&self) -> String {
        self.driver.table().record(&None)
    }
}

impl Host {
    fn effects(&mut self) -> Answer {
        let mut effects = Vec::new();
        while let Some(effect) = self.driver.next_effect() {
            effects.push(match effect {
                Effect::Store(write) => EffectForm::Store {
                    expected: write.expected,
                    entries: write
                        .entries
                        .into_iter()
                        .map(|entry| StoredForm { version: entry.version, text: entry.text })
                        .collect(),
                },
                Effect::Read { since } => EffectForm::Read { since },
                Effect::Tell { clients, message } => {
                    let clients = clients.into_iter().map(|Client(number)| number).collect();
                    EffectForm::Tell { clients, message }
                }
                Effect::Answer { client: Client(client), message } => EffectForm::Answer { client, message },
                Effect::Think(thought) => {
                    self.thoughts.push_back(thought);
                    continue;
                }
                Effect::Wake { at } => EffectForm::Wake { at },
                Effect::Ended => EffectForm::Ended,
                Effect::Rematch => EffectForm::Rematch,
            });
        }
        write(&effects)
    }

    fn viewer(&self, viewer: &JsValue) -> Result<Viewer, Trouble> {
        let viewer: Viewer = read::<WireViewer>(viewer)?.into();
        let seats = self.driver.table().opening().chairs.len();
        match viewer {
            Some(Seat(seat)) if usize::from(seat) >= seats => Err(ProblemCode::NoSuchSeat.into()),
            viewer => Ok(viewer),
        }
    }
}
