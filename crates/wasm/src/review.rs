//! A finished game looked at again, in slices, so that a worker can look at its messages in between and stop it.

use crate::bot::now;
use crate::json::{Answer, read, write};
use crate::trouble::Trouble;
use princely_core::Seat;
use princely_protocol::Raw;
use princely_review::{Effort, Kept, Reviewing, begin, try_again};
use princely_search::{Progress, Slice};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

/// A review of a finished game. It is given up by freeing it.
#[wasm_bindgen]
pub struct Review {
    reviewing: Box<dyn Reviewing>,
}

#[wasm_bindgen]
impl Review {
    /// Begins a review of a record through the eyes of a seat. The same seed gives the same review. `glances`: it is only
    /// a first look, with a twelfth of the usual effort.
    pub fn begin(record: &str, seat: u8, seed: u32, glances: bool) -> Result<Review, JsValue> {
        let effort: Option<fn(Effort) -> Effort> = glances.then_some(|effort| effort.scaled(1, 12));
        Ok(Review { reviewing: begin(record, Seat(seat), seed, effort).map_err(Trouble::from)? })
    }

    /// How far it has come, from 0 to 1.
    #[wasm_bindgen(getter)]
    pub fn progress(&self) -> f64 {
        self.reviewing.progress()
    }

    /// Goes on for some milliseconds. Returns the review, or `null` if it needs more time.
    #[wasm_bindgen(js_name = goOn, unchecked_return_type = "Reviewed | null")]
    pub fn go_on(&mut self, slice_ms: f64) -> Answer {
        match self.reviewing.go_on(&mut Slice::new(now, slice_ms)).map_err(Trouble::from)? {
            Progress::Pending => Ok(JsValue::NULL),
            Progress::Done(review) => write(&review),
        }
    }
}

/// Another way to play a decision of a review, which is being compared with the best one that is known. It is given up by
/// freeing it.
#[wasm_bindgen]
pub struct Trying {
    trying: Box<dyn princely_review::Trying>,
}

#[wasm_bindgen]
impl Trying {
    /// Begins to compare. `review`: a review of the record, finished now or kept; `decision`: which of its decisions;
    /// `actions`: what is done instead, from the decision's first action on.
    pub fn begin(
        record: &str,
        #[wasm_bindgen(unchecked_param_type = "Reviewed")] review: JsValue,
        decision: u32,
        #[wasm_bindgen(unchecked_param_type = "AnyAction[]")] actions: JsValue,
    ) -> Result<Trying, JsValue> {
        let (review, actions): (Kept, Vec<Raw>) = (read(&review)?, read(&actions)?);
        let trying = try_again(record, &review, decision as usize, &actions).map_err(Trouble::from)?;
        Ok(Trying { trying })
    }

    /// Goes on for some milliseconds. Returns what it is worth, or `null` if that needs more time.
    #[wasm_bindgen(js_name = goOn, unchecked_return_type = "Attempt | null")]
    pub fn go_on(&mut self, slice_ms: f64) -> Answer {
        match self.trying.go_on(&mut Slice::new(now, slice_ms)) {
            Progress::Pending => Ok(JsValue::NULL),
            Progress::Done(attempt) => write(&attempt),
        }
    }
}
