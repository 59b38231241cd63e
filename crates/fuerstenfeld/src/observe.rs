//! Who may know what (F-INF).
//!
//! An [`Observation`] is a position in which everything that the viewer may not know is erased and replaced by counts.
//! So the same code computes what is legal, for the viewer and at the table.

use crate::notation::DrawNote;
use crate::state::MAX_PLAYERS;
use crate::{Action, Card, CardSet, Chance, Fuerstenfeld, Goods, Phase, Pile, SetUp, State};
use princely_core::{Followed, Notation, Note, Seat, Streamed, Uniform, Viewer};
use serde::{Deserialize, Serialize, Serializer};

/// All that one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Observation {
    viewer: Viewer,
    players: u8,
    known: State,
    counts: [Counts; MAX_PLAYERS],
}

/// What everybody knows about a player's cards (F-INF-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Counts {
    /// Cards in the hand.
    pub hand: u8,
    /// Cards of the deck that were never drawn.
    pub unseen: u8,
    /// Cards put under the deck.
    pub bottom: u8,
    /// Trashed cards that were not shown: all except palaces (F-DIS-3).
    pub trashed: u8,
    /// Expert set-up: whether the card to keep has been chosen.
    pub kept: bool,
}

impl Counts {
    /// The counts of all players, by seat.
    #[inline]
    fn of(game: &Fuerstenfeld, state: &State) -> [Counts; MAX_PLAYERS] {
        std::array::from_fn(|index| {
            let player = &state.players[index];
            if index >= usize::from(game.players) {
                return Counts::default();
            }
            Counts {
                hand: player.hand.len(),
                unseen: player.unseen.len(),
                bottom: player.bottom.len(),
                trashed: (player.trashed - CardSet::PALACES).len(),
                kept: player.kept.is_some(),
            }
        })
    }
}

impl Observation {
    pub(crate) fn new(game: &Fuerstenfeld, state: &State, viewer: Viewer) -> Observation {
        let viewer = viewer.filter(|seat| seat.0 < game.players);
        // The state is copied once, directly to the place where it stays.
        let counts = Counts::of(game, state);
        let mut seen = Observation { viewer, players: game.players, known: state.clone(), counts };
        for seat in game.all_seats() {
            if viewer != Some(seat) {
                let player = seen.known.player_mut(seat);
                player.hand = CardSet::EMPTY;
                player.unseen = CardSet::EMPTY;
                player.bottom = Pile::EMPTY;
                player.trashed = player.trashed & CardSet::PALACES;
                player.kept = None;
            }
        }
        seen
    }

    /// What a viewer knows, from its parts: a position without what the viewer may not know, and the counts.
    pub(crate) fn of_parts(
        game: &Fuerstenfeld,
        viewer: Viewer,
        known: State,
        counts: [Counts; MAX_PLAYERS],
    ) -> Observation {
        Observation { viewer, players: game.players, known, counts }
    }

    /// A copy with a changed position. The change must add nothing that the viewer may not know.
    pub(crate) fn changed(&self, change: impl FnOnce(&mut State)) -> Observation {
        let mut changed = self.clone();
        change(&mut changed.known);
        changed
    }

    /// Whether this can be an observation of the game.
    pub(crate) fn fits(&self, game: &Fuerstenfeld) -> bool {
        self.players == game.players
    }

    /// The viewer; `None` is a spectator.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The position, without anything that the viewer may not know. Other players have empty hands and decks here, and
    /// [`Observation::counts`] says how many cards they have.
    pub fn known(&self) -> &State {
        &self.known
    }

    /// How many cards of a player are in each place.
    pub fn counts(&self, seat: Seat) -> Counts {
        self.counts[seat.index()]
    }

    /// The cards of a player whose place the viewer does not know.
    pub fn hidden(&self, game: &Fuerstenfeld, seat: Seat) -> CardSet {
        if self.viewer == Some(seat) {
            return CardSet::EMPTY;
        }
        let player = self.known.player(seat);
        game.deck() - player.active - player.covered - player.trashed
    }

    /// A world that the viewer cannot rule out; all of them are equally likely.
    ///
    /// The hidden cards of a player lie in any arrangement over the hand, the undrawn deck, the places
    /// under the deck and the secretly trashed cards, except that secretly trashed cards are no palaces (F-DIS-3). For
    /// every choice of trashed cards there are equally many arrangements of the rest. So the trashed cards can be
    /// chosen first, and all worlds stay equally likely.
    pub(crate) fn imagine(&self, game: &Fuerstenfeld, chooser: &mut impl Uniform) -> State {
        self.imagine_holding(game, None, chooser)
    }

    /// A world that the viewer cannot rule out, in which a player holds a given card, if that is possible.
    fn imagine_holding(
        &self,
        game: &Fuerstenfeld,
        held: Option<(Seat, Card)>,
        chooser: &mut impl Uniform,
    ) -> State {
        let mut state = self.known.clone();
        for seat in game.all_seats() {
            if self.viewer == Some(seat) {
                continue;
            }
            let counts = self.counts(seat);
            let mut hidden = self.hidden(game, seat);
            let held = held.filter(|&(holder, card)| holder == seat && hidden.contains(card));
            if let Some((_, card)) = held {
                hidden.remove(card);
            }
            let player = state.player_mut(seat);
            let mut shown = hidden & CardSet::PALACES;
            hidden = hidden - CardSet::PALACES;
            for _ in 0..counts.trashed {
                player.trashed.extend(hidden.take_any(chooser));
            }
            shown = shown | hidden;
            for place in 0..counts.hand {
                // The kept card of the expert set-up is dealt first, and is not the one that was asked for.
                let is_held = place == u8::from(counts.kept);
                let card = match held.filter(|_| is_held) {
                    Some((_, card)) => Some(card),
                    None => shown.take_any(chooser),
                };
                player.hand.extend(card);
                if place == 0 && counts.kept {
                    player.kept = card;
                }
            }
            for _ in 0..counts.bottom {
                if let Some(card) = shown.take_any(chooser) {
                    player.bottom.push(card);
                }
            }
            player.unseen = shown;
        }
        state
    }
}

/// Always chooses the first option: where any world is good enough, it is always the same one.
struct First;

impl Uniform for First {
    fn bits(&mut self) -> u32 {
        0
    }

    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

impl Followed for Fuerstenfeld {
    fn imagine_action(
        &self,
        observation: &Observation,
        seat: Seat,
        seen: &SeenAction,
        _: &[(Seat, Action)],
    ) -> Option<(State, Action)> {
        if seat.0 >= self.players {
            return None;
        }
        let hidden = observation.hidden(self, seat);
        let held = match seen {
            SeenAction::Open(Action::Build { card, .. } | Action::Trash { card }) => Some(*card),
            SeenAction::Open(_)
            | SeenAction::Hidden(HiddenAction::Keep { .. } | HiddenAction::Under { .. }) => None,
            // A card that is trashed without being shown is no palace (F-DIS-3).
            SeenAction::Hidden(HiddenAction::Trash { .. }) => {
                Some((hidden - CardSet::PALACES).into_iter().next()?)
            }
        };
        let world = observation.imagine_holding(self, held.map(|card| (seat, card)), &mut First);
        let player = world.player(seat);
        let any = player.hand.into_iter().find(|&card| Some(card) != player.kept);
        let action = match seen {
            SeenAction::Open(action) => *action,
            SeenAction::Hidden(HiddenAction::Keep { .. }) => Action::Keep { card: any? },
            SeenAction::Hidden(HiddenAction::Under { .. }) => Action::Under { card: any? },
            SeenAction::Hidden(HiddenAction::Trash { .. }) => Action::Trash { card: held? },
        };
        Some((world, action))
    }

    fn imagine_chance(&self, observation: &Observation, seen: &SeenChance) -> Option<(State, Chance)> {
        let world = observation.imagine(self, &mut First);
        let chance = match seen {
            SeenChance::SetUp(set_up) => self.read(&Note::Setup(set_up.into())).ok()?,
            SeenChance::Draw { seat, cards } => {
                self.read(&Note::Draw(DrawNote { seat: *seat, cards: cards.clone() })).ok()?
            }
            SeenChance::DrawHidden { seat, .. } => {
                let seat = Some(*seat).filter(|seat| seat.0 < self.players)?;
                Chance::Draw { seat, cards: self.sample_draw(&world, seat, &mut Streamed(First)) }
            }
        };
        Some((world, chance))
    }
}

impl Extend<Card> for CardSet {
    fn extend<T: IntoIterator<Item = Card>>(&mut self, cards: T) {
        for card in cards {
            self.insert(card);
        }
    }
}

/// An observation on paper, for clients and for bots in other languages.
#[derive(Serialize)]
struct ObservationNote {
    viewer: Viewer,
    round: u8,
    phase: Phase,
    to_act: Vec<Seat>,
    to_deal: Vec<Seat>,
    order: Vec<u8>,
    turns_done: u8,
    palace_card: u8,
    palace_markers: u8,
    built: u8,
    scavenged: u8,
    to_store: Goods,
    breweries: Vec<BreweryNote>,
    players: Vec<PlayerNote>,
}

#[derive(Serialize)]
struct BreweryNote {
    demand: Goods,
    space: Goods,
    filled: Goods,
}

#[derive(Serialize)]
struct PlayerNote {
    coins: u32,
    income: u16,
    disc: u8,
    board: [Option<&'static str>; crate::state::SPACES],
    goods: Goods,
    extra: u8,
    due: u8,
    covered: Vec<&'static str>,
    counts: Counts,
    /// The viewer's own cards; of others only the trashed palaces.
    trashed: Vec<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    own: Option<OwnNote>,
}

#[derive(Serialize)]
struct OwnNote {
    hand: Vec<&'static str>,
    unseen: Vec<&'static str>,
    bottom: Vec<&'static str>,
    kept: Option<Card>,
}

impl Serialize for Observation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let players = usize::from(self.players);
        let state = &self.known;
        let player_note = |index: usize| {
            let player = &state.players[index];
            let own = (self.viewer.map(Seat::index) == Some(index)).then(|| OwnNote {
                hand: player.hand.sorted_ids(),
                unseen: player.unseen.sorted_ids(),
                bottom: player.bottom.as_slice().iter().map(|card| card.id()).collect(),
                kept: player.kept,
            });
            PlayerNote {
                coins: player.coins,
                income: player.income,
                disc: player.disc,
                board: player.board.map(crate::Top::id),
                goods: player.goods,
                extra: player.extra,
                due: player.due,
                covered: player.covered.sorted_ids(),
                counts: self.counts[index],
                trashed: player.trashed.sorted_ids(),
                own,
            }
        };
        ObservationNote {
            viewer: self.viewer,
            round: state.round,
            phase: state.phase,
            to_act: state.to_act.into_iter().collect(),
            to_deal: state.to_deal.into_iter().collect(),
            order: state.order[..players].to_vec(),
            turns_done: state.turns_done,
            palace_card: state.palace_card,
            palace_markers: state.palace_markers,
            built: state.built,
            scavenged: state.scavenged,
            to_store: state.to_store,
            breweries: state.breweries[..players]
                .iter()
                .map(|&crate::Brewery { demand, space, filled }| BreweryNote { demand, space, filled })
                .collect(),
            players: (0..players).map(player_note).collect(),
        }
        .serialize(serializer)
    }
}

/// An action as somebody sees it (F-INF-2). Of a secret card, others see only that there is one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(untagged)]
pub enum SeenAction {
    /// The viewer may know all of it.
    Open(Action),
    /// The viewer may not know the card.
    Hidden(HiddenAction),
}

/// What was done with a card that the viewer may not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum HiddenAction {
    /// A card was kept (F-SET-7).
    Keep {
        /// Always `null`.
        card: HiddenCard,
    },
    /// A card went under the deck (F-SET-7, F-DIS-1).
    Under {
        /// Always `null`.
        card: HiddenCard,
    },
    /// A card left the game (F-DIS-3).
    Trash {
        /// Always `null`.
        card: HiddenCard,
    },
}

/// A card that the viewer may not know: `null`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct HiddenCard;

impl HiddenAction {
    /// A card was kept.
    pub const KEEP: HiddenAction = HiddenAction::Keep { card: HiddenCard };
    /// A card went under the deck.
    pub const UNDER: HiddenAction = HiddenAction::Under { card: HiddenCard };
    /// A card left the game.
    pub const TRASH: HiddenAction = HiddenAction::Trash { card: HiddenCard };
}

impl SeenAction {
    pub(crate) fn new(seat: Seat, action: &Action, viewer: Viewer) -> SeenAction {
        match action {
            _ if viewer == Some(seat) => SeenAction::Open(*action),
            Action::Keep { .. } => SeenAction::Hidden(HiddenAction::KEEP),
            Action::Under { .. } => SeenAction::Hidden(HiddenAction::UNDER),
            Action::Trash { card } if !card.is_palace() => SeenAction::Hidden(HiddenAction::TRASH),
            _ => SeenAction::Open(*action),
        }
    }
}

/// A chance step as somebody sees it. Of another player's draw, only the number of cards is seen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SeenChance {
    /// Breweries open, and the first order of play is known.
    SetUp(SeenSetUp),
    /// A player drew cards, and the viewer sees them.
    Draw {
        /// Who drew.
        seat: Seat,
        /// The cards, in the order drawn.
        cards: Vec<Card>,
    },
    /// A player drew cards that the viewer may not see.
    DrawHidden {
        /// Who drew.
        seat: Seat,
        /// How many cards.
        count: u8,
    },
}

/// What chance decided before the first round (F-SET-2, F-SET-4). Everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "wire", ts(rename = "SetUp"), schemars(rename = "SetUp"))]
pub struct SeenSetUp {
    /// The demand of each brewery.
    pub breweries: Vec<Goods>,
    /// The order of play of the first round, first player first.
    pub order: Vec<Seat>,
}

impl SeenChance {
    pub(crate) fn new(game: &Fuerstenfeld, chance: &Chance, viewer: Viewer) -> SeenChance {
        match chance {
            Chance::SetUp(set_up) => SeenChance::SetUp(SeenSetUp::new(game, set_up)),
            Chance::Draw { seat, cards } if viewer == Some(*seat) => {
                SeenChance::Draw { seat: *seat, cards: cards.as_slice().to_vec() }
            }
            Chance::Draw { seat, cards } => SeenChance::DrawHidden { seat: *seat, count: cards.len() },
        }
    }
}

impl SeenSetUp {
    fn new(game: &Fuerstenfeld, set_up: &SetUp) -> SeenSetUp {
        let players = usize::from(game.players);
        SeenSetUp {
            breweries: set_up.demand[..players]
                .iter()
                .map(|&card| game.table.demand[usize::from(card)])
                .collect(),
            order: set_up.order[..players].iter().map(|&seat| Seat(seat)).collect(),
        }
    }
}
