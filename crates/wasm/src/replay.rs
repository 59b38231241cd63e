//! An opened record. `go` chooses one of its entries.

use crate::json::{Answer, read, write};
use crate::trouble::Trouble;
use crate::words::language;
use princely_core::{Seat, Viewer};
use princely_house::{Sight, of_record};
use princely_protocol::{Aid, ProblemCode, Raw, Viewer as WireViewer};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

/// An opened record: it is verified once, and can then go to any of its entries.
#[wasm_bindgen]
pub struct Replay {
    pub(crate) replay: Box<dyn princely_house::Replay>,
}

#[wasm_bindgen]
impl Replay {
    /// Opens a record, verifies it, and goes to the moment after its set-up.
    pub fn open(text: &str) -> Result<Replay, JsValue> {
        let open = || of_record(text)?.replay(text);
        Ok(Replay { replay: open().map_err(Trouble::from)? })
    }

    /// A summary of the record.
    #[wasm_bindgen(unchecked_return_type = "Verified")]
    pub fn verified(&self) -> Answer {
        write(self.replay.verified())
    }

    /// The current moment: after how many entries; 0 is after the set-up.
    #[wasm_bindgen(getter)]
    pub fn at(&self) -> u32 {
        self.replay.at() as u32
    }

    /// The round.
    #[wasm_bindgen(getter)]
    pub fn round(&self) -> u32 {
        self.replay.round()
    }

    /// Goes to the moment after `entry` entries.
    pub fn go(&mut self, entry: u32) -> Result<(), JsValue> {
        Ok(self.replay.go(entry as usize).map_err(Trouble::from)?)
    }

    /// How things stand for a viewer, and what there was to choose from.
    #[wasm_bindgen(unchecked_return_type = "Position")]
    pub fn position(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Viewer")] viewer: JsValue,
        #[wasm_bindgen(unchecked_param_type = "Aid")] aid: JsValue,
    ) -> Answer {
        let (viewer, aid): (WireViewer, Aid) = (read(&viewer)?, read(&aid)?);
        let game = self.replay.verified().game;
        let house = princely_house::find(game).ok_or(Trouble::from(ProblemCode::NoSuchGame))?;
        write(&house.position(&*self.replay, viewer.into(), aid.into()).map_err(Trouble::from)?)
    }

    /// How many actions were legal for a seat; 0 if it was not to act.
    pub fn options(&self, seat: u8) -> Result<u32, JsValue> {
        Ok(self.replay.options(Seat(seat)).map_err(Trouble::from)? as u32)
    }

    /// What happened in the latest entry, as a viewer saw it; with `null` everything is open.
    #[wasm_bindgen(unchecked_return_type = "AnyEvent[]")]
    pub fn events(&self, #[wasm_bindgen(unchecked_param_type = "Viewer | null")] viewer: JsValue) -> Answer {
        write(&self.replay.events(sight(&viewer)?).map_err(Trouble::from)?)
    }

    /// The same in words, a sentence for each event.
    pub fn sentences(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Viewer | null")] viewer: JsValue,
        #[wasm_bindgen(unchecked_param_type = "Language")] lang: &str,
    ) -> Result<Vec<String>, JsValue> {
        let sight = sight(&viewer)?;
        Ok(self.replay.sentences(sight, language(lang)?).map_err(Trouble::from)?)
    }

    /// An action in words.
    #[wasm_bindgen(js_name = actionText)]
    pub fn action_text(
        &self,
        #[wasm_bindgen(unchecked_param_type = "AnyAction")] action: JsValue,
        #[wasm_bindgen(unchecked_param_type = "Language")] lang: &str,
    ) -> Result<String, JsValue> {
        let action: Raw = read(&action)?;
        Ok(self.replay.action_text(&action, language(lang)?).map_err(Trouble::from)?)
    }

    /// The record as a viewer saw it.
    #[wasm_bindgen(js_name = seenRecord)]
    pub fn seen_record(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Viewer")] viewer: JsValue,
    ) -> Result<String, JsValue> {
        let viewer: WireViewer = read(&viewer)?;
        Ok(self.replay.seen_record(viewer.into()).map_err(Trouble::from)?)
    }
}

fn sight(viewer: &JsValue) -> Result<Sight, Trouble> {
    let viewer: Option<WireViewer> = read(viewer)?;
    Ok(viewer.map_or(Sight::Open, |viewer| Sight::Of(Viewer::from(viewer))))
}
