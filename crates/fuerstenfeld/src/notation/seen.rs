//! Steps as records of one viewer write them. The forms never change; the wire has others ([`SeenAction`],
//! [`SeenChance`]).

use super::{ActionNote, DrawNote, SetUpNote};
use crate::observe::{HiddenAction, SeenAction, SeenChance};
use princely_core::Seat;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// An action on paper, as somebody saw it: an [`ActionNote`], or `null` in place of a card that the viewer may not
/// know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeenActionNote(SeenAction);

impl From<SeenAction> for SeenActionNote {
    fn from(seen: SeenAction) -> SeenActionNote {
        SeenActionNote(seen)
    }
}

impl From<SeenActionNote> for SeenAction {
    fn from(note: SeenActionNote) -> SeenAction {
        note.0
    }
}

/// The form of an action with a hidden card.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum HiddenForm {
    Keep(()),
    Under(()),
    Trash(()),
}

impl Serialize for SeenActionNote {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            SeenAction::Open(action) => ActionNote::from(action).serialize(serializer),
            SeenAction::Hidden(HiddenAction::Keep { .. }) => HiddenForm::Keep(()).serialize(serializer),
            SeenAction::Hidden(HiddenAction::Under { .. }) => HiddenForm::Under(()).serialize(serializer),
            SeenAction::Hidden(HiddenAction::Trash { .. }) => HiddenForm::Trash(()).serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for SeenActionNote {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SeenActionNote, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Either {
            Hidden(HiddenForm),
            Open(ActionNote),
        }
        Ok(SeenActionNote(match Either::deserialize(deserializer)? {
            Either::Hidden(HiddenForm::Keep(())) => SeenAction::Hidden(HiddenAction::KEEP),
            Either::Hidden(HiddenForm::Under(())) => SeenAction::Hidden(HiddenAction::UNDER),
            Either::Hidden(HiddenForm::Trash(())) => SeenAction::Hidden(HiddenAction::TRASH),
            Either::Open(action) => SeenAction::Open(action.into()),
        }))
    }
}

/// A chance step on paper, as somebody saw it: the set-up, a draw, or how many cards were drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeenChanceNote(SeenChance);

impl From<SeenChance> for SeenChanceNote {
    fn from(seen: SeenChance) -> SeenChanceNote {
        SeenChanceNote(seen)
    }
}

impl From<SeenChanceNote> for SeenChance {
    fn from(note: SeenChanceNote) -> SeenChance {
        note.0
    }
}

/// The form of a chance step.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum SeenChanceForm {
    SetUp(SetUpNote),
    Own(DrawNote),
    Other(CountNote),
}

/// How many cards a player drew.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct CountNote {
    seat: Seat,
    count: u8,
}

impl Serialize for SeenChanceNote {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.0 {
            SeenChance::SetUp(set_up) => SeenChanceForm::SetUp(set_up.into()),
            SeenChance::Draw { seat, cards } => {
                SeenChanceForm::Own(DrawNote { seat: *seat, cards: cards.clone() })
            }
            SeenChance::DrawHidden { seat, count } => {
                SeenChanceForm::Other(CountNote { seat: *seat, count: *count })
            }
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for SeenChanceNote {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SeenChanceNote, D::Error> {
        Ok(SeenChanceNote(match SeenChanceForm::deserialize(deserializer)? {
            SeenChanceForm::SetUp(note) => SeenChance::SetUp(note.try_into().map_err(D::Error::custom)?),
            SeenChanceForm::Own(DrawNote { seat, cards }) => SeenChance::Draw { seat, cards },
            SeenChanceForm::Other(CountNote { seat, count }) => SeenChance::DrawHidden { seat, count },
        }))
    }
}
