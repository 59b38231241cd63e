//! A bot that thinks in slices, so that a worker can look at its messages in between and stop it.

use crate::json::{Answer, read, write};
use crate::seat::Seat;
use crate::table::Table;
use crate::trouble::Trouble;
use princely_core::Quick;
use princely_house::{BotSpec, Thinking, find};
use princely_protocol::{ProblemCode, Terms};
use princely_search::{Progress, Slice};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance)]
    pub(crate) fn now() -> f64;
}

/// A bot of the house. The same bot sits at a table for a whole game, so that its plan for a turn is not lost.
#[wasm_bindgen]
pub struct Bot {
    thinking: Box<dyn Thinking>,
}

#[wasm_bindgen]
impl Bot {
    /// A bot by its name or level, `strong`, `master@2000` or `strong@100ms`, for tables with these terms.
    pub fn named(
        #[wasm_bindgen(unchecked_param_type = "Terms")] terms: JsValue,
        name: &str,
    ) -> Result<Bot, JsValue> {
        let terms: Terms = read(&terms)?;
        let house = find(&terms.game).ok_or(Trouble::from(ProblemCode::NoSuchGame))?;
        Ok(Bot { thinking: house.bot(&terms, &spec(name)?).map_err(Trouble::from)? })
    }

    /// Asks what the seat should do now. `whims` is any number; the same number gives the same answer.
    pub fn ask(&mut self, seat: &Seat, whims: f64) -> Result<(), JsValue> {
        Ok(self.thinking.ask(&*seat.seat, Quick(whims as u64)).map_err(Trouble::from)?)
    }

    /// The same if the page is the host. The bot is shown what the seat may know, and no more.
    #[wasm_bindgen(js_name = askAt)]
    pub fn ask_at(&mut self, table: &Table, seat: u8, whims: f64) -> Result<(), JsValue> {
        let asked = self.thinking.ask_at(&*table.live, princely_core::Seat(seat), Quick(whims as u64));
        Ok(asked.map_err(Trouble::from)?)
    }

    /// Thinks for some milliseconds about what to play, and about no more. Returns the action, or `null` if the bot needs
    /// more time. The question is then answered: ask again for the next one.
    #[wasm_bindgen(unchecked_return_type = "AnyAction | null")]
    pub fn play(&mut self, slice_ms: f64) -> Answer {
        match self.thinking.think(&mut Slice::new(now, slice_ms)).map_err(Trouble::from)? {
            Progress::Pending => Ok(JsValue::NULL),
            Progress::Done(()) => {
                let advice = self.thinking.settle();
                write(&advice.as_ref().and_then(|advice| advice.lines.first()?.actions.first()))
            }
        }
    }

    /// Thinks for some milliseconds about advice: what the bot would do, and what that and the best other turns are worth.
    /// Returns the advice, or `null` if the bot needs more time.
    #[wasm_bindgen(js_name = goOn, unchecked_return_type = "Advice | null")]
    pub fn go_on(&mut self, slice_ms: f64) -> Answer {
        match self.thinking.go_on(&mut Slice::new(now, slice_ms)).map_err(Trouble::from)? {
            Progress::Pending => Ok(JsValue::NULL),
            Progress::Done(advice) => write(&advice),
        }
    }

    /// Ends the question. Returns the answer, the best so far, or `null`.
    #[wasm_bindgen(unchecked_return_type = "Advice | null")]
    pub fn stop(&mut self) -> Answer {
        write(&self.thinking.settle())
    }
}

fn spec(name: &str) -> Result<BotSpec, Trouble> {
    BotSpec::from_wire(name).map_err(|why| Trouble::own("no_such_bot", why.to_string()))
}
