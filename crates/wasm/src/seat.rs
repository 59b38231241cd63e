//! A seat at a table, hosted here or elsewhere. It hears seen entries and nothing else.

use crate::json::{Answer, read, write};
use crate::trouble::Trouble;
use crate::words::language;
use princely_core::{Message, Refused};
use princely_house::seat::Heard;
use princely_house::{AnySeat, find};
use princely_protocol::{Hello, Position, Preview, ProblemCode, Raw, SeenEntry, Standing, Turn, Version};
use serde::Serialize;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

/// A seat at a table, or the place of a spectator.
#[wasm_bindgen]
pub struct Seat {
    pub(crate) seat: Box<dyn AnySeat>,
}

#[derive(Serialize)]
struct HeardForm {
    version: Version,
    events: Vec<Raw>,
    turn: Option<u32>,
    is_undo: bool,
}

#[derive(Serialize)]
struct HappeningForm {
    version: Version,
    event: Raw,
}

#[derive(Serialize)]
struct FollowedForm {
    heard: Vec<HeardForm>,
    position: Position,
    standing: Standing,
}

#[derive(Serialize)]
struct TriedForm {
    preview: Option<Preview>,
    refused: Option<RefusedForm>,
}

#[derive(Serialize)]
struct RefusedForm {
    index: u32,
    why: Refused,
}

#[wasm_bindgen]
impl Seat {
    /// A viewer who has been told nothing yet.
    pub fn sit(#[wasm_bindgen(unchecked_param_type = "Hello")] hello: JsValue) -> Result<Seat, JsValue> {
        let hello: Hello = read(&hello)?;
        let house = find(&hello.terms.game).ok_or(Trouble::from(ProblemCode::NoSuchGame))?;
        Ok(Seat { seat: house.sit(&hello).map_err(Trouble::from)? })
    }

    /// How many entries were told.
    #[wasm_bindgen(getter)]
    pub fn version(&self) -> Version {
        self.seat.view().version()
    }

    /// Who is to act.
    #[wasm_bindgen(unchecked_return_type = "Turn")]
    pub fn turn(&self) -> Answer {
        write(&Turn::from(self.seat.view().turn()))
    }

    /// Hears entries in their order, and stops at the first that cannot be heard. Entries that were told before are
    /// passed over.
    #[wasm_bindgen(unchecked_return_type = "Heard[]")]
    pub fn hear(&mut self, #[wasm_bindgen(unchecked_param_type = "SeenEntry[]")] entries: JsValue) -> Answer {
        write(&self.heard(&entries)?)
    }

    /// Hears entries, and says how things stand after them: all that a page shows, in one answer.
    #[wasm_bindgen(unchecked_return_type = "Followed")]
    pub fn follow(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "SeenEntry[]")] entries: JsValue,
    ) -> Answer {
        let heard = self.heard(&entries)?;
        let view = self.seat.view();
        write(&FollowedForm { heard, position: view.position(), standing: view.standing() })
    }

    /// Offers, the way back, whose turn it is, how it ended.
    #[wasm_bindgen(unchecked_return_type = "Standing")]
    pub fn standing(&self) -> Answer {
        write(&self.seat.view().standing())
    }

    /// What the viewer knows in one line; `undefined` if this game, or this position, has no diagram.
    pub fn diagram(&self) -> Option<String> {
        self.seat.diagram()
    }

    /// How things stand, and what there is to choose from.
    #[wasm_bindgen(unchecked_return_type = "Position")]
    pub fn position(&self) -> Answer {
        write(&self.seat.view().position())
    }

    /// All legal actions.
    #[wasm_bindgen(unchecked_return_type = "LegalList")]
    pub fn legal(&self) -> Answer {
        write(&self.seat.view().legal())
    }

    /// Whether this seat's turn could come now, before that of others: for trying things out while others think.
    #[wasm_bindgen(getter, js_name = canGoAhead)]
    pub fn can_go_ahead(&self) -> bool {
        self.seat.can_go_ahead()
    }

    /// From now on it is this seat's turn, if it can come now. Use a separate seat view for this.
    #[wasm_bindgen(js_name = goAhead)]
    pub fn go_ahead(&mut self) {
        self.seat.go_ahead();
    }

    /// The answer to a question about one thing that can be chosen.
    #[wasm_bindgen(unchecked_return_type = "AnyAnswer")]
    pub fn answer(&self, #[wasm_bindgen(unchecked_param_type = "AnyQuestion")] question: JsValue) -> Answer {
        let question: Raw = read(&question)?;
        write(&self.seat.view().answer(&question).map_err(Trouble::from)?)
    }

    /// What would happen if the seat did this.
    #[wasm_bindgen(unchecked_return_type = "Tried")]
    pub fn preview(&self, #[wasm_bindgen(unchecked_param_type = "AnyAction[]")] actions: JsValue) -> Answer {
        let actions: Vec<Raw> = read(&actions)?;
        let tried = self.seat.view().preview(&actions).map_err(Trouble::from)?;
        write(&match tried {
            Ok(preview) => TriedForm { preview: Some(preview), refused: None },
            Err((index, why)) => TriedForm { preview: None, refused: Some(RefusedForm { index, why }) },
        })
    }

    /// What the viewer knows, as JSON text.
    pub fn observation(&self) -> String {
        self.seat.view().observation().get().to_owned()
    }

    /// Messages as sentences, told to the viewer of this seat.
    pub fn sentences(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Message[]")] messages: JsValue,
        #[wasm_bindgen(unchecked_param_type = "Language")] lang: &str,
    ) -> Result<Vec<String>, JsValue> {
        let (messages, words): (Vec<Message>, _) = (read(&messages)?, language(lang)?);
        Ok(messages.iter().map(|message| words.sentence(message, self.seat.names())).collect())
    }

    /// Why something may not be done, in a sentence with its rule.
    pub fn why(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Refused")] refused: JsValue,
        #[wasm_bindgen(unchecked_param_type = "Language")] lang: &str,
    ) -> Result<String, JsValue> {
        let (refused, words): (Refused, _) = (read(&refused)?, language(lang)?);
        Ok(words.refusal(&refused.rule, &refused.message, self.seat.names()))
    }

    /// All that has happened and was not taken back, as far as the viewer of this seat may look it up: the statistics of
    /// a game are made of it.
    #[wasm_bindgen(unchecked_return_type = "Happening[]")]
    pub fn story(&self) -> Answer {
        let told = self.seat.story().into_iter().map(|(version, event)| HappeningForm { version, event });
        write(&told.collect::<Vec<_>>())
    }

    /// What has happened since a version, as far as the viewer of this seat may look it up.
    #[wasm_bindgen(unchecked_return_type = "LogLine[]")]
    pub fn log(
        &self,
        since: Version,
        #[wasm_bindgen(unchecked_param_type = "Language")] lang: &str,
    ) -> Answer {
        write(&self.seat.log(since, language(lang)?))
    }

    /// An action in words.
    #[wasm_bindgen(js_name = actionText)]
    pub fn action_text(
        &self,
        #[wasm_bindgen(unchecked_param_type = "AnyAction")] action: JsValue,
        #[wasm_bindgen(unchecked_param_type = "Language")] lang: &str,
    ) -> Result<String, JsValue> {
        let (action, words): (Raw, _) = (read(&action)?, language(lang)?);
        Ok(self.seat.action_text(&action, words).map_err(Trouble::from)?)
    }
}

impl Seat {
    fn heard(&mut self, entries: &JsValue) -> Result<Vec<HeardForm>, Trouble> {
        let entries: Vec<SeenEntry> = read(entries)?;
        let mut heard = Vec::new();
        for entry in &entries {
            if entry.version <= self.version() {
                continue;
            }
            let Heard { events, turn, is_undo } = self.seat.hear(entry).map_err(Trouble::from)?;
            heard.push(HeardForm { version: entry.version, events, turn, is_undo });
        }
        Ok(heard)
    }
}
