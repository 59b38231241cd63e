//! Steps as records of one viewer write them. The forms never change; the wire has others ([`SeenAction`],
//! [`SeenChance`]).

use super::{ActionNote, SetUpNote};
use crate::observe::{SeenAction, SeenChance, SeenDeal};
use serde::{Deserialize, Serialize};

/// An action on paper, as somebody saw it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum SeenActionNote {
    /// The whole action.
    Open(ActionNote),
    /// Something secret was chosen.
    Hidden(Secret),
}

/// What kind of secret was chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Secret {
    /// A start tile.
    DraftKeep,
    /// Buildings for it.
    Reserve,
}

impl From<SeenAction> for SeenActionNote {
    fn from(seen: SeenAction) -> SeenActionNote {
        match seen {
            SeenAction::Open { action } => SeenActionNote::Open(action.into()),
            SeenAction::DraftKeepHidden => SeenActionNote::Hidden(Secret::DraftKeep),
            SeenAction::ReserveHidden => SeenActionNote::Hidden(Secret::Reserve),
        }
    }
}

impl From<SeenActionNote> for SeenAction {
    fn from(note: SeenActionNote) -> SeenAction {
        match note {
            SeenActionNote::Open(action) => SeenAction::Open { action: action.into() },
            SeenActionNote::Hidden(Secret::DraftKeep) => SeenAction::DraftKeepHidden,
            SeenActionNote::Hidden(Secret::Reserve) => SeenAction::ReserveHidden,
        }
    }
}

impl From<SeenChance> for SetUpNote {
    fn from(seen: SeenChance) -> SetUpNote {
        let SeenChance::Deal(SeenDeal { first, start_tiles }) = seen;
        SetUpNote { first, start_cards: start_tiles }
    }
}

impl From<SetUpNote> for SeenChance {
    fn from(SetUpNote { first, start_cards }: SetUpNote) -> SeenChance {
        SeenChance::Deal(SeenDeal { first, start_tiles: start_cards })
    }
}
