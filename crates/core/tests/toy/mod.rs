//! A small game with everything that makes games hard: hidden hands, a secret choice that all make at
//! once, chance that only one seat sees, and a card put away face down.
//!
//! Each of three seats is dealt three of fifteen cards. In a round all commit a card at once; the
//! highest takes a point and may stash another card, face down (never card 0). Then, but not in the
//! last round, chance gives each seat a card. The most points win.
//!
//! Its rules have changed once: by version 1 the lowest card took the point, by version 2 the highest does.
//!
//! Its name is `fifteen`: it begins like another game, because games are found by their names and not by a letter.
//!
//! A [`Fault`] breaks one thing on purpose.

#![allow(dead_code, reason = "each test crate uses its own part of the game")]

pub(crate) mod offers;

use princely_core::notation::{Note, NoteOf};
use princely_core::*;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::cell::Cell;
use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

pub(crate) const SEATS: usize = 3;
pub(crate) const CARDS: u8 = 15;
const HAND: usize = 3;

/// Something that is no part of the game, for games that wrongly depend on it.
static WHIM: AtomicUsize = AtomicUsize::new(0);

/// What is wrong with a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    None,
    ListsTwice,
    ListsIllegal,
    AllowsTooMuch,
    ObservesAnotherList,
    ObservesCommits,
    ObservesNothingOfItself,
    ViewLeaks,
    EventLeaks,
    ShowsStash,
    ShowsDraws,
    KeepsTheTruth,
    DealsInOrder,
    DealsNearlyFair,
    OrderMatters,
    LosesACard,
    WrongResult,
    NobodyCanAct,
    ChanceIsStreamed,
    AppliesByWhim,
    ForgetsARound,
    UncoversTooLittle,
    ImaginesBadly,
    WritesAnotherAction,
    NotesAnotherDraw,
    ReadsByWhim,
    OffersTooLittle,
    OffersTooMuch,
    OffersTwice,
    OffersNothing,
    OffersOutOfTurn,
    WrongWhyNot,
    WrongAnswer,
    ChoicesLeak,
    AnswersLeak,
    PreviewsSecrets,
    ImaginesOtherPoints,
    ForgetsItsRules,
    ResultTellsStashes,
}

#[derive(Clone, Debug)]
pub(crate) struct Toy {
    pub rounds: u8,
    pub rules: u32,
    pub fault: Fault,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub(crate) enum Stage {
    Deal,
    Commit,
    Stash(Seat),
    Draw,
    Over,
}

/// The whole position. In an observation, `None` is a card that is hidden from the viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Board<C> {
    pub round: u8,
    pub stage: Stage,
    pub hands: [Vec<C>; SEATS],
    pub commits: [Option<C>; SEATS],
    pub stashes: [Vec<C>; SEATS],
    pub played: Vec<u8>,
    pub points: [u8; SEATS],
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Seen {
    pub viewer: Viewer,
    pub board: Board<Option<u8>>,
    /// What a leak tells.
    pub told: Option<u8>,
    #[serde(skip)]
    pub truth: Option<Box<State>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Move {
    Commit(u8),
    Stash(u8),
    Pass,
}

/// A move as records write it.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum MoveNote {
    Commit(u8),
    Stash(u8),
    Pass,
}

impl From<Move> for MoveNote {
    fn from(action: Move) -> MoveNote {
        match action {
            Move::Commit(card) => MoveNote::Commit(card),
            Move::Stash(card) => MoveNote::Stash(card),
            Move::Pass => MoveNote::Pass,
        }
    }
}

impl From<MoveNote> for Move {
    fn from(note: MoveNote) -> Move {
        match note {
            MoveNote::Commit(card) => Move::Commit(card),
            MoveNote::Stash(card) => Move::Stash(card),
            MoveNote::Pass => Move::Pass,
        }
    }
}

/// A move as records of one viewer write it.
#[derive(Serialize, Deserialize)]
pub(crate) struct SeenMoveNote(Option<MoveNote>);

impl From<SeenMove> for SeenMoveNote {
    fn from(seen: SeenMove) -> SeenMoveNote {
        SeenMoveNote(seen.0.map(MoveNote::from))
    }
}

impl From<SeenMoveNote> for SeenMove {
    fn from(note: SeenMoveNote) -> SeenMove {
        SeenMove(note.0.map(Move::from))
    }
}

/// What one viewer sees of a move; `None`: only that there was one. The faults of a move that is sent are not its faults.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "SeenMoveNote", into = "SeenMoveNote")]
pub(crate) struct SeenMove(Option<Move>);

thread_local! {
    /// What is wrong with the latest game of this thread: a move that is sent does not know its game.
    static SENDING: Cell<Fault> = const { Cell::new(Fault::None) };
}

/// As it crosses the wire.
impl Serialize for Move {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        MoveNote::from(match *self {
            Move::Commit(card) if SENDING.get() == Fault::WritesAnotherAction => Move::Commit(card ^ 1),
            action => action,
        })
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Move {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Move, D::Error> {
        let action = Move::from(MoveNote::deserialize(deserializer)?);
        let is_whim = SENDING.get() == Fault::ReadsByWhim && action == Move::Pass;
        if is_whim && WHIM.fetch_add(1, Relaxed) % 2 == 1 {
            return Err(serde::de::Error::custom("not today"));
        }
        Ok(action)
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Cards(pub [Vec<u8>; SEATS]);

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) enum Event {
    Dealt { seat: Seat, cards: Vec<Option<u8>> },
    Committed { seat: Seat },
    Revealed { cards: Vec<u8>, best: Seat },
    Stashed { seat: Seat, card: Option<u8> },
    Passed { seat: Seat },
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct No(pub &'static str);

impl Refusal for No {
    fn rule(&self) -> &'static str {
        self.0
    }
    fn message(&self) -> Message {
        Message::new("no")
    }
}

pub(crate) type State = Board<u8>;

impl Toy {
    pub(crate) fn new(fault: Fault) -> Toy {
        SENDING.set(fault);
        Toy { rounds: 3, rules: *Toy::RULES.end(), fault }
    }

    /// A game without faults, by a version of the rules.
    pub(crate) fn by_rules(rules: u32) -> Toy {
        Toy { rules, ..Toy::new(Fault::None) }
    }

    pub(crate) fn deck(state: &State) -> Vec<u8> {
        let held = |card: &u8| {
            state.hands.iter().chain(&state.stashes).flatten().any(|held| held == card)
                || state.commits.contains(&Some(*card))
                || state.played.contains(card)
        };
        (0..CARDS).filter(|card| !held(card)).collect()
    }

    /// What the seat may do, given its own hand.
    fn moves<C>(&self, board: &Board<C>, hand: &[u8], seat: Seat, out: &mut Vec<Move>) {
        match board.stage {
            Stage::Commit if board.commits[seat.index()].is_none() => {
                out.extend(hand.iter().map(|&card| Move::Commit(card)));
                if self.fault == Fault::ListsTwice && board.round == 1 {
                    out.push(Move::Commit(hand[0]));
                }
            }
            Stage::Stash(actor) if actor == seat => {
                let may = |card: &u8| *card != 0 || self.fault == Fault::ListsIllegal;
                out.push(Move::Pass);
                out.extend(hand.iter().filter(|card| may(card)).map(|&card| Move::Stash(card)));
            }
            _ => {}
        }
    }

    fn judge<C>(&self, board: &Board<C>, hand: &[u8], seat: Seat, action: &Move) -> Result<(), No> {
        let card = match (board.stage, *action) {
            (Stage::Commit, Move::Commit(card)) if board.commits[seat.index()].is_none() => card,
            (Stage::Stash(actor), Move::Pass) if actor == seat => return Ok(()),
            (Stage::Stash(actor), Move::Stash(card)) if actor == seat => card,
            _ => return Err(No("T-TURN")),
        };
        if !hand.contains(&card) && self.fault != Fault::AllowsTooMuch {
            Err(No("T-HAND"))
        } else if matches!(action, Move::Stash(0)) {
            Err(No("T-ZERO"))
        } else {
            Ok(())
        }
    }

    fn turn_of<C>(&self, board: &Board<C>) -> Turn {
        match board.stage {
            Stage::Deal | Stage::Draw => Turn::Chance,
            Stage::Commit => Turn::Seats(
                (0..SEATS)
                    .filter(|seat| board.commits[*seat].is_none())
                    .map(|seat| Seat(seat as u8))
                    .collect(),
            ),
            Stage::Stash(seat) if self.fault == Fault::NobodyCanAct => Turn::Seats(SeatSet::EMPTY - seat),
            Stage::Stash(seat) => Turn::Seats(SeatSet::only(seat)),
            Stage::Over => Turn::Over,
        }
    }

    fn end_round(&self, state: &mut State) {
        state.round += 1;
        state.stage = if state.round >= self.rounds { Stage::Over } else { Stage::Draw };
    }
}

impl Game for Toy {
    type State = State;
    type Action = Move;
    type Chance = Cards;
    type Event = Event;
    type Observation = Seen;
    type View = Seen;
    type SeenAction = SeenMove;
    type SeenChance = Vec<Vec<Option<u8>>>;
    type Refusal = No;

    fn seats(&self) -> u8 {
        SEATS as u8
    }

    fn start(&self) -> State {
        Board {
            round: 0,
            stage: Stage::Deal,
            hands: Default::default(),
            commits: [None; SEATS],
            stashes: Default::default(),
            played: Vec::new(),
            points: [0; SEATS],
        }
    }

    fn turn(&self, state: &State) -> Turn {
        self.turn_of(state)
    }

    fn at_once(&self, state: &State) -> bool {
        state.stage == Stage::Commit
    }

    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Move>) {
        self.moves(state, &state.hands[seat.index()], seat, out);
    }

    fn check(&self, state: &State, seat: Seat, action: &Move) -> Result<(), No> {
        self.judge(state, &state.hands[seat.index()], seat, action)
    }

    fn apply(&self, state: &mut State, seat: Seat, action: Move, events: &mut impl Sink<Event>) {
        let hand = &mut state.hands[seat.index()];
        match action {
            Move::Commit(card) => {
                hand.retain(|held| *held != card);
                state.commits[seat.index()] = Some(card);
                events.tell(|| Event::Committed { seat });
                if self.fault == Fault::OrderMatters && state.commits.iter().flatten().count() == 1 {
                    state.points[seat.index()] += 1;
                }
                if state.commits.iter().all(Option::is_some) {
                    let cards: Vec<u8> = state.commits.iter_mut().filter_map(Option::take).collect();
                    let played = cards.iter().zip(0..);
                    let best = if self.rules == 1 { played.min() } else { played.max() };
                    let best = best.map_or(Seat(0), |(_, seat)| Seat(seat));
                    state.points[best.index()] += 1;
                    state.played.extend(&cards);
                    state.stage = Stage::Stash(best);
                    events.tell(|| Event::Revealed { cards, best });
                }
            }
            Move::Stash(card) => {
                hand.retain(|held| *held != card);
                if self.fault != Fault::LosesACard {
                    state.stashes[seat.index()].push(card);
                }
                events.tell(|| Event::Stashed { seat, card: Some(card) });
                self.end_round(state);
            }
            Move::Pass => {
                events.tell(|| Event::Passed { seat });
                self.end_round(state);
                if self.fault == Fault::AppliesByWhim {
                    state.points[0] += (WHIM.fetch_add(1, Relaxed) % 2) as u8;
                }
            }
        }
    }

    fn sample_chance(&self, state: &State, dice: &mut impl Dice) -> Cards {
        let mut deck = Toy::deck(state);
        let mut cards: [Vec<u8>; SEATS] = Default::default();
        for (seat, cards) in (0..).zip(&mut cards) {
            for card in 0..if state.stage == Stage::Deal { HAND } else { 1 } {
                if !deck.is_empty() {
                    let number = u32::from(state.round) * 4 + card as u32;
                    let index = dice.roll(Some(Seat(seat)), number, deck.len() as u32);
                    cards.push(deck.remove(index as usize));
                }
            }
        }
        if self.fault == Fault::ChanceIsStreamed {
            cards.rotate_left(WHIM.fetch_add(1, Relaxed) % SEATS);
        }
        Cards(cards)
    }

    fn check_chance(&self, state: &State, chance: &Cards) -> Result<(), No> {
        let mut deck = Toy::deck(state);
        if self.turn(state) != Turn::Chance {
            return Err(No("T-CHANCE"));
        }
        for cards in &chance.0 {
            let count = if state.stage == Stage::Deal { HAND } else { usize::from(!deck.is_empty()) };
            if cards.len() != count {
                return Err(No("T-DEAL"));
            }
            for card in cards {
                deck.iter().position(|held| held == card).map(|at| deck.remove(at)).ok_or(No("T-DECK"))?;
            }
        }
        Ok(())
    }

    fn apply_chance(&self, state: &mut State, chance: &Cards, events: &mut impl Sink<Event>) {
        for (seat, cards) in chance.0.iter().enumerate() {
            state.hands[seat].extend(cards);
            events.tell(|| Event::Dealt {
                seat: Seat(seat as u8),
                cards: cards.iter().copied().map(Some).collect(),
            });
        }
        state.stage = Stage::Commit;
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let most = state.points.iter().max()?;
        let winners =
            (0..SEATS).filter(|seat| state.points[*seat] == *most).map(|seat| Seat(seat as u8)).collect();
        let over = state.stage == Stage::Over || self.fault == Fault::WrongResult && state.round == 2;
        over.then_some(Outcome { winners })
    }

    fn observe(&self, state: &State, viewer: Viewer) -> Seen {
        let mine = |seat: usize| viewer == Some(Seat(seat as u8));
        let hide = |seat: usize, cards: &Vec<u8>| {
            cards.iter().map(|card| mine(seat).then_some(*card)).collect::<Vec<_>>()
        };
        let own = viewer.map_or(SEATS, Seat::index);
        let mut board = Board {
            round: state.round,
            stage: state.stage,
            hands: std::array::from_fn(|seat| hide(seat, &state.hands[seat])),
            commits: std::array::from_fn(|seat| state.commits[seat].map(|card| mine(seat).then_some(card))),
            stashes: std::array::from_fn(|seat| hide(seat, &state.stashes[seat])),
            played: state.played.clone(),
            points: state.points,
        };
        let other = (own + 1) % SEATS;
        let told = match self.fault {
            Fault::ObservesCommits => state.commits[other],
            Fault::ViewLeaks => state.hands[other].first().copied(),
            _ => None,
        };
        if self.fault == Fault::ObservesNothingOfItself && own < SEATS {
            board.hands[own] = vec![None; board.hands[own].len()];
        }
        let keeps = matches!(self.fault, Fault::KeepsTheTruth | Fault::ChoicesLeak | Fault::AnswersLeak);
        let truth = keeps.then(|| Box::new(state.clone()));
        Seen { viewer, board, told, truth }
    }

    fn observed_turn(&self, seen: &Seen) -> Turn {
        self.turn_of(&seen.board)
    }

    fn observed_legal_actions(&self, seen: &Seen, out: &mut Vec<Move>) {
        let Some(seat) = seen.viewer else { return };
        let hand: Vec<u8> = seen.board.hands[seat.index()].iter().copied().flatten().collect();
        self.moves(&seen.board, &hand, seat, out);
        if self.fault == Fault::ObservesAnotherList {
            out.reverse();
        }
    }

    fn observed_check(&self, seen: &Seen, action: &Move) -> Result<(), No> {
        let seat = seen.viewer.ok_or(No("T-TURN"))?;
        let hand: Vec<u8> = seen.board.hands[seat.index()].iter().copied().flatten().collect();
        self.judge(&seen.board, &hand, seat, action)
    }

    fn determinize(&self, seen: &Seen, chooser: &mut impl Uniform) -> State {
        let board = &seen.board;
        let own = seen.viewer.map_or(SEATS, Seat::index);
        let mut pool = hidden_cards(seen);
        if self.fault != Fault::DealsInOrder {
            chooser.shuffle(&mut pool);
        }
        if let (Some(truth), Fault::KeepsTheTruth) = (&seen.truth, self.fault) {
            return (**truth).clone();
        }
        let mut stashes: [Vec<u8>; SEATS] = std::array::from_fn(|seat| {
            board.stashes[seat].iter().filter_map(|card| (seat == own).then_some(*card).flatten()).collect()
        });
        for seat in (0..SEATS).filter(|seat| *seat != own) {
            for _ in &board.stashes[seat] {
                let at = pool.iter().position(|card| *card != 0).unwrap_or(0);
                stashes[seat].push(pool.remove(at));
            }
        }
        // If card 0 was skipped above, it would now be at the front of the pool too often.
        if !matches!(self.fault, Fault::DealsInOrder | Fault::DealsNearlyFair) {
            chooser.shuffle(&mut pool);
        }
        let mut take = |card: Option<u8>| card.unwrap_or_else(|| pool.pop().unwrap_or(0));
        let mut points = board.points;
        if self.fault == Fault::ImaginesOtherPoints {
            points.reverse();
        }
        Board {
            round: board.round,
            stage: board.stage,
            hands: std::array::from_fn(|seat| board.hands[seat].iter().map(|card| take(*card)).collect()),
            commits: std::array::from_fn(|seat| board.commits[seat].map(&mut take)),
            stashes,
            played: board.played.clone(),
            points,
        }
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        let mut event = event.clone();
        match &mut event {
            Event::Dealt { seat, cards } if viewer != Some(*seat) && self.fault != Fault::EventLeaks => {
                *cards = vec![None; cards.len()];
            }
            Event::Stashed { seat, card } if viewer != Some(*seat) => *card = None,
            _ => {}
        }
        Some(event)
    }

    fn see_action(&self, seat: Seat, action: &Move, viewer: Viewer) -> SeenMove {
        let shown = viewer == Some(seat)
            || *action == Move::Pass
            || self.fault == Fault::ShowsStash && matches!(action, Move::Stash(_));
        SeenMove(match action {
            _ if shown => Some(*action),
            Move::Stash(_) => Some(Move::Stash(255)),
            _ => None,
        })
    }

    fn see_chance(&self, chance: &Cards, viewer: Viewer) -> Vec<Vec<Option<u8>>> {
        let shown = |seat: u8| viewer == Some(Seat(seat)) || self.fault == Fault::ShowsDraws;
        let hide =
            |(seat, cards): (u8, &Vec<u8>)| cards.iter().map(|card| shown(seat).then_some(*card)).collect();
        (0..).zip(&chance.0).map(hide).collect()
    }

    fn view(&self, seen: &Seen, _: Aid) -> Seen {
        seen.clone()
    }

    fn describe(&self, event: &Event) -> Message {
        match event {
            Event::Dealt { seat, cards } => {
                Message::new("dealt").seat("seat", *seat).text("cards", format!("{cards:?}"))
            }
            Event::Committed { seat } => Message::new("committed").seat("seat", *seat),
            Event::Revealed { cards, best } => {
                Message::new("revealed").seat("best", *best).text("cards", format!("{cards:?}"))
            }
            Event::Stashed { seat, card } => {
                Message::new("stashed").seat("seat", *seat).text("card", format!("{card:?}"))
            }
            Event::Passed { seat } => Message::new("passed").seat("seat", *seat),
        }
    }
}

impl Followed for Toy {
    fn uncovers(&self, state: &State, seat: Seat, action: &Move, viewer: Viewer) -> Vec<(Seat, Move)> {
        let Move::Commit(card) = *action else { return Vec::new() };
        if self.fault == Fault::PreviewsSecrets {
            return Vec::new();
        }
        let mut commits = state.commits;
        commits[seat.index()] = Some(card);
        let is_shown = |other: &Seat| viewer != Some(*other) && commits.iter().all(Option::is_some);
        let keep =
            |other: &Seat| is_shown(other) && (self.fault != Fault::UncoversTooLittle || *other == seat);
        let shown = (0..SEATS as u8).map(Seat).filter(keep);
        shown.filter_map(|other| Some((other, Move::Commit(commits[other.index()]?)))).collect()
    }

    fn imagine_action(
        &self,
        seen: &Seen,
        seat: Seat,
        action: &SeenMove,
        uncovers: &[(Seat, Move)],
    ) -> Option<(State, Move)> {
        let mut world = self.determinize(seen, &mut Quick(0));
        let shown = uncovers.iter().find(|(other, _)| *other == seat).map(|(_, action)| *action);
        let action = match (&action.0, shown) {
            (Some(Move::Stash(255)), _) => {
                // A hand of nothing but card 0 gets another hidden card that nobody has stashed.
                let hand = world.hands.get(seat.index())?;
                let free = |card: &u8| *card != 0 && !world.stashes.iter().flatten().any(|held| held == card);
                let held = hand.iter().copied().find(free);
                let card = held.or_else(|| hidden_cards(seen).into_iter().find(free))?;
                if held.is_none() {
                    exchange(&mut world, 0, card);
                }
                Move::Stash(card)
            }
            (Some(action), _) => *action,
            (None, Some(action)) => action,
            (None, None) => Move::Commit(*world.hands.get(seat.index())?.first()?),
        };
        for (other, action) in uncovers.iter().copied().chain([(seat, action)]) {
            let Move::Commit(card) = action else { continue };
            let place = match other == seat {
                true => world.hands.get(seat.index())?.first().copied(),
                false => *world.commits.get(other.index())?,
            };
            // The card that was seen goes where it was seen, and the card from there goes where it was.
            if self.fault != Fault::ImaginesBadly && seen.viewer != Some(other) {
                exchange(&mut world, place?, card);
            }
        }
        if let Move::Stash(0) = action { None } else { Some((world, action)) }
    }

    fn imagine_chance(&self, seen: &Seen, chance: &Vec<Vec<Option<u8>>>) -> Option<(State, Cards)> {
        let world = self.determinize(seen, &mut Quick(0));
        let shown: Vec<u8> = chance.iter().flatten().filter_map(|card| *card).collect();
        let mut deck = Toy::deck(&world);
        deck.retain(|card| !shown.contains(card));
        // A card that the viewer drew may be in somebody's hand in this world; it is taken from there.
        let mut world = world;
        for card in &shown {
            if !Toy::deck(&world).contains(card) {
                exchange(&mut world, *card, deck.pop()?);
            }
        }
        let mut deck = Toy::deck(&world);
        deck.retain(|card| !shown.contains(card));
        let mut cards: [Vec<u8>; SEATS] = Default::default();
        for (drawn, seen) in cards.iter_mut().zip(chance) {
            for card in seen {
                drawn.push(match card {
                    Some(card) => *card,
                    None => deck.pop()?,
                });
            }
        }
        Some((world, Cards(cards)))
    }
}

/// Two cards change places.
pub(crate) fn exchange(world: &mut State, one: u8, other: u8) {
    let cards = world.hands.iter_mut().chain(&mut world.stashes).flatten();
    for card in cards.chain(world.commits.iter_mut().flatten()) {
        *card = match *card {
            card if card == one => other,
            card if card == other => one,
            card => card,
        };
    }
}

/// The cards that the viewer does not see, in order.
pub(crate) fn hidden_cards(seen: &Seen) -> Vec<u8> {
    let board = &seen.board;
    let shown = |card: &u8| {
        board.played.contains(card)
            || board.hands.iter().chain(&board.stashes).flatten().any(|held| *held == Some(*card))
            || board.commits.contains(&Some(Some(*card)))
    };
    (0..CARDS).filter(|card| !shown(card)).collect()
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Options {
    pub rounds: u8,
}

/// A table with `entries` entries: each seat plays its first legal action, in the order of the seats.
pub(crate) fn table_after(entries: usize) -> Table<Toy> {
    played(Toy::new(Fault::None), entries)
}

/// The same with any game.
pub(crate) fn played(game: Toy, entries: usize) -> Table<Toy> {
    let mut table = Table::new(game);
    let mut dice = Keyed::new(Seed::of_series(11, 0));
    while table.log().len() < entries {
        let mut legal = Vec::new();
        match table.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let chance = table.game().sample_chance(table.state(), &mut dice);
                table.decide(chance, &mut Silent).expect("chance draws what is possible");
            }
            Turn::Seats(seats) => {
                let seat = seats.lowest().expect("someone is to act");
                table.game().legal_actions(table.state(), seat, &mut legal);
                table.act(seat, legal[0], &mut Silent).expect("what is listed is legal");
            }
        }
    }
    table
}

impl Notation for Toy {
    const ID: &'static str = "fifteen";
    const RULES: RangeInclusive<u32> = 1..=2;
    const TRACE_EVERY: u32 = 3;
    type ActionNote = MoveNote;
    type SeenActionNote = SeenMoveNote;
    type SeenChanceNote = Vec<Vec<Option<u8>>>;
    type Options = Options;
    type Setup = Cards;
    type Draw = Cards;
    type Trace = (u8, [Vec<u8>; SEATS]);
    type Result = [u8; SEATS];

    fn from_options(options: &Options, rules: u32) -> Result<Toy, String> {
        match options.rounds {
            1..=3 => Ok(Toy { rounds: options.rounds, rules, fault: Fault::None }),
            _ => Err("one to three rounds".into()),
        }
    }

    fn options(&self) -> Options {
        Options { rounds: self.rounds - u8::from(self.fault == Fault::ForgetsARound) }
    }

    fn rules(&self) -> u32 {
        if self.fault == Fault::ForgetsItsRules { *Toy::RULES.end() } else { self.rules }
    }

    fn note(&self, chance: &Cards) -> NoteOf<Toy> {
        let dealt = chance.0.iter().all(|cards| cards.len() == HAND);
        let mut drawn = chance.clone();
        if self.fault == Fault::NotesAnotherDraw {
            drawn.0.reverse();
        }
        if dealt { Note::Setup(chance.clone()) } else { Note::Draw(drawn) }
    }

    fn read(&self, note: &NoteOf<Toy>) -> Result<Cards, String> {
        match note {
            Note::Setup(cards) | Note::Draw(cards) => Ok(cards.clone()),
        }
    }

    fn trace(&self, state: &State) -> Self::Trace {
        (state.round, state.hands.clone())
    }

    fn result(&self, state: &State) -> Option<[u8; SEATS]> {
        let mut result = state.points;
        if self.fault == Fault::ResultTellsStashes {
            result[0] += state.stashes.iter().flatten().sum::<u8>();
        }
        (state.stage == Stage::Over).then_some(result)
    }
}
