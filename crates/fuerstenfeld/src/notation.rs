//! How Fürstenfeld is written down: actions, draws, set-up, trace, result. See `docs/records.md`. These forms never
//! change. Options and results cross the wire as they are here.

mod action;
mod diagram;
mod seen;

pub use action::ActionNote;
pub use seen::{SeenActionNote, SeenChanceNote};

use crate::observe::SeenSetUp;
use crate::options::USUAL_PALACES;
use crate::state::SPACES;
use crate::table::{CardTable, DemandNote, TableNote};
use crate::{Card, CardSet, Chance, Fuerstenfeld, Good, Goods, Phase, Pile, SetUp, State, Top, Variant};
use princely_core::notation::NoteOf;
use princely_core::{Game, Notation, Note, Seat, Turn, sorting, strict};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::ops::RangeInclusive;

/// What was agreed before the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "wire", ts(rename = "Options"), schemars(rename = "Options"))]
#[serde(deny_unknown_fields)]
pub struct OptionsNote {
    /// How many players there are (F-VAL-1).
    pub players: u8,
    /// Which game is played.
    pub variant: Variant,
    /// How many palaces end the game: 4 or 5 (F-END-4); left out if it is 6.
    #[serde(default = "usual_palaces", skip_serializing_if = "is_usual")]
    #[cfg_attr(feature = "wire", ts(as = "Option<u8>", optional))]
    pub palaces: u8,
    /// The printed values (F-VAL).
    #[serde(deserialize_with = "strict::object")]
    pub table: TableNote,
}

fn usual_palaces() -> u8 {
    USUAL_PALACES
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_usual(palaces: &u8) -> bool {
    *palaces == USUAL_PALACES
}

/// The set-up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct SetUpNote {
    pub breweries: Vec<DemandNote>,
    pub order: Vec<u8>,
}

impl SetUpNote {
    pub(crate) fn new(game: &Fuerstenfeld, set_up: &SetUp) -> SetUpNote {
        let players = usize::from(game.players);
        let demand = |&card: &u8| DemandNote::from(game.table.demand[usize::from(card)]);
        SetUpNote {
            breweries: set_up.demand[..players].iter().map(demand).collect(),
            order: set_up.order[..players].to_vec(),
        }
    }

    fn read(&self, game: &Fuerstenfeld) -> Result<SetUp, String> {
        let players = usize::from(game.players);
        if self.breweries.len() != players || self.order.len() != players {
            return Err(format!("there must be {players} breweries and {players} seats in the order"));
        }
        let mut set_up = SetUp { demand: [0; 5], order: [0; 5] };
        let mut left: Vec<(u8, DemandNote)> = (0..).zip(game.table.demand.map(DemandNote::from)).collect();
        for (place, note) in self.breweries.iter().enumerate() {
            let Some(found) = left.iter().position(|(_, card)| card == note) else {
                let DemandNote { hops, barley, water } = note;
                return Err(format!(
                    "F-SET-2: the card table has no demand card {hops}/{barley}/{water} left for brewery {place}"
                ));
            };
            set_up.demand[place] = left.remove(found).0;
        }
        set_up.order[..players].copy_from_slice(&self.order);
        Ok(set_up)
    }
}

impl From<&SeenSetUp> for SetUpNote {
    fn from(set_up: &SeenSetUp) -> SetUpNote {
        SetUpNote {
            breweries: set_up.breweries.iter().map(|&demand| DemandNote::from(demand)).collect(),
            order: set_up.order.iter().map(|seat| seat.0).collect(),
        }
    }
}

impl TryFrom<SetUpNote> for SeenSetUp {
    type Error = String;

    fn try_from(note: SetUpNote) -> Result<SeenSetUp, String> {
        let small = |value: i64| u8::try_from(value).map_err(|_| format!("{value} demand spaces"));
        let goods =
            |note: DemandNote| Ok(Goods::new(small(note.hops)?, small(note.barley)?, small(note.water)?));
        Ok(SeenSetUp {
            breweries: note.breweries.into_iter().map(goods).collect::<Result<_, String>>()?,
            order: note.order.into_iter().map(Seat).collect(),
        })
    }
}

/// Cards drawn by one player at a time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct DrawNote {
    pub seat: Seat,
    pub cards: Vec<Card>,
}

impl DrawNote {
    pub(crate) fn new(seat: Seat, cards: &Pile) -> DrawNote {
        DrawNote { seat, cards: cards.as_slice().to_vec() }
    }
}

/// The result of a finished game (F-END-2).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "wire", ts(rename = "GameResult"), schemars(rename = "GameResult"))]
#[serde(deny_unknown_fields)]
pub struct ResultNote {
    /// Who has won; several share the win.
    pub winners: Vec<Seat>,
    /// The coins of each player, by seat.
    pub coins: Vec<u32>,
    /// The palaces of each player, by seat.
    pub palaces: Vec<u8>,
    /// How many rounds were played.
    pub rounds: u8,
}

/// The whole state between moves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Trace {
    pub round: u8,
    pub phase: Phase,
    pub to_act: Vec<Seat>,
    pub order: Vec<u8>,
    #[serde(deserialize_with = "strict::nullable")]
    pub palace_price: Option<u8>,
    pub palace_markers: u8,
    pub breweries: Vec<BreweryTrace>,
    pub seats: Vec<PlayerTrace>,
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "strict::present")]
    pub legal: Option<Vec<u32>>,
}

/// A brewery in a trace.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct BreweryTrace {
    pub demand: Goods,
    pub space: Goods,
    pub price: Goods,
    pub filled: Goods,
}

/// A player in a trace.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct PlayerTrace {
    pub coins: u32,
    pub income: u16,
    pub disc: u8,
    pub deck: DeckTrace,
    pub hand: Vec<Card>,
    #[serde(deserialize_with = "strict::nullable")]
    pub kept: Option<Card>,
    pub out: Vec<Card>,
    pub board: [Top; SPACES],
    pub goods: Goods,
}

/// A deck in a trace.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct DeckTrace {
    pub unseen: Vec<Card>,
    pub bottom: Vec<Card>,
}

/// Cards sorted by their ids, as text.
fn sorted(cards: CardSet) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.into_iter().collect();
    sorting::sort_by_key(&mut cards, |card| card.id());
    cards
}

impl Notation for Fuerstenfeld {
    const ID: &'static str = "fuerstenfeld";
    const RULES: RangeInclusive<u32> = 1..=1;
    const TRACE_EVERY: u32 = 1;

    type ActionNote = ActionNote;
    type SeenActionNote = SeenActionNote;
    type SeenChanceNote = SeenChanceNote;
    type Options = OptionsNote;
    type Setup = SetUpNote;
    type Draw = DrawNote;
    type Trace = Trace;
    type Result = ResultNote;

    fn from_options(options: &OptionsNote, _: u32) -> Result<Fuerstenfeld, String> {
        let table = CardTable::try_from(&options.table).map_err(|flaw| format!("table: {flaw}"))?;
        Fuerstenfeld::new(options.players, options.variant, table)?.with_palaces(options.palaces)
    }

    fn options(&self) -> OptionsNote {
        OptionsNote {
            players: self.players,
            variant: self.variant,
            palaces: self.palaces(),
            table: TableNote::from(&self.table),
        }
    }

    fn rules(&self) -> u32 {
        1
    }

    fn note(&self, chance: &Chance) -> NoteOf<Self> {
        match chance {
            Chance::SetUp(set_up) => Note::Setup(SetUpNote::new(self, set_up)),
            Chance::Draw { seat, cards } => Note::Draw(DrawNote::new(*seat, cards)),
        }
    }

    fn read(&self, note: &NoteOf<Self>) -> Result<Chance, String> {
        match note {
            Note::Setup(note) => note.read(self).map(Chance::SetUp),
            Note::Draw(DrawNote { seat, cards }) => {
                if seat.0 >= self.players {
                    Err(format!("there is no seat {seat} at this table"))
                } else if cards.len() > Card::COUNT {
                    Err(format!("{} cards are more than a deck has", cards.len()))
                } else {
                    Ok(Chance::Draw { seat: *seat, cards: cards.iter().copied().collect() })
                }
            }
        }
    }

    fn trace(&self, state: &State) -> Trace {
        let players = usize::from(self.players);
        let to_act: Vec<Seat> = match self.turn(state) {
            Turn::Seats(seats) => seats.into_iter().collect(),
            Turn::Chance | Turn::Over => Vec::new(),
        };
        let mut actions = Vec::new();
        let count = |&seat: &Seat| {
            actions.clear();
            self.legal_actions(state, seat, &mut actions);
            actions.len() as u32
        };
        Trace {
            round: state.round,
            phase: state.phase,
            legal: Some(to_act.iter().map(count).collect()),
            to_act,
            order: state.order[..players].to_vec(),
            palace_price: self.palace_price(state),
            palace_markers: state.palace_markers,
            breweries: state.breweries[..players]
                .iter()
                .map(|brewery| BreweryTrace {
                    demand: brewery.demand,
                    space: brewery.space,
                    price: self.prices(brewery),
                    filled: brewery.filled,
                })
                .collect(),
            seats: state.players[..players]
                .iter()
                .map(|player| PlayerTrace {
                    coins: player.coins,
                    income: player.income,
                    disc: player.disc,
                    deck: DeckTrace {
                        unseen: sorted(player.unseen),
                        bottom: player.bottom.as_slice().to_vec(),
                    },
                    hand: sorted(player.hand),
                    kept: player.kept,
                    out: sorted(player.covered | player.trashed),
                    board: player.board,
                    goods: player.goods,
                })
                .collect(),
        }
    }

    fn traces_agree(read: &Trace, truth: &Trace) -> bool {
        match read.legal {
            Some(_) => read == truth,
            None => *read == Trace { legal: None, ..truth.clone() },
        }
    }

    fn result(&self, state: &State) -> Option<ResultNote> {
        let outcome = self.outcome(state)?;
        let players = &state.players[..usize::from(self.players)];
        Some(ResultNote {
            winners: outcome.winners.into_iter().collect(),
            coins: players.iter().map(|player| player.coins).collect(),
            palaces: players.iter().map(super::state::Player::palaces).collect(),
            rounds: state.round,
        })
    }
}

impl Serialize for Top {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.id().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Top {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Top, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Id {
            Printed(Good),
            Card(Card),
        }
        Ok(match Option::<Id>::deserialize(deserializer)? {
            None => Top::Empty,
            Some(Id::Printed(good)) => Top::Printed(good),
            Some(Id::Card(card)) => Top::Card(card),
        })
    }
}
