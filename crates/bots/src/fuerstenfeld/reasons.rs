//! Why one turn is better than another: what it earns, does to prices, yields, leaves over and keeps.

use crate::reason::{Outcome, Reasoned, by_weight};
use princely_core::{Arg, Message, Seat};
use princely_fuerstenfeld::limits::{CRANE, DRAWS};
use princely_fuerstenfeld::{
    Action, Card, CardSet, Fuerstenfeld, Good, Goods, Observation, Phase, Player, Sale, State, Top,
};

/// How many tenths of a coin a fact is about, roughly: only the order in which facts are told depends on these.
const COIN: u32 = 10;
const PRICE_STEP: u32 = 15;
const TOKEN_A_ROUND: u32 = 40;
const COIN_A_ROUND: u32 = 50;
const PALACE: u32 = 150;
const CARD: u32 = 12;

impl Reasoned for Fuerstenfeld {
    fn all_reasons(&self, observation: &Observation, chosen: &[Action], instead: &[Action]) -> Vec<Message> {
        let Some(seat) = observation.viewer() else { return Vec::new() };
        let one = Line::of(self, observation, seat, chosen);
        let other = Line::of(self, observation, seat, instead);
        let mut facts = Vec::new();
        let pair = Pair { game: self, before: observation.known(), seat, one: &one, other: &other };
        match pair.before.phase() {
            Phase::Setup => {}
            Phase::Draw => pair.draw(&mut facts),
            _ => {
                pair.sale(&mut facts);
                pair.builds(&mut facts);
                pair.hand(&mut facts);
            }
        }
        by_weight(facts)
    }
}

/// A run of actions and what it leads to, up to the end of the turn (which is not played).
struct Line {
    /// The position when the sale, the building and the choice of cards are over, as far as the run goes.
    end: State,
    /// The position after the sale.
    sold: Option<State>,
    sale: Option<Sale>,
    builds: Vec<(Card, u8, u32)>,
    under: CardSet,
    trashed: CardSet,
    stored: Goods,
    /// Whether the run comes to its end, so that what stays in the hand is known.
    ends: bool,
    first: Option<Action>,
}

impl Line {
    fn of(game: &Fuerstenfeld, observation: &Observation, seat: Seat, actions: &[Action]) -> Line {
        let stop =
            |action: &Action| matches!(action, Action::EndTurn | Action::DrawExtra | Action::StopDrawing);
        let outcome = Outcome::of(game, observation, seat, actions, stop);
        let mut line = Line {
            end: outcome.seen.known().clone(),
            sold: None,
            sale: None,
            builds: Vec::new(),
            under: CardSet::EMPTY,
            trashed: CardSet::EMPTY,
            stored: Goods::NONE,
            ends: actions.get(outcome.steps.len()) == Some(&Action::EndTurn),
            first: actions.first().copied(),
        };
        for (index, (before, action)) in outcome.steps.iter().enumerate() {
            let known = before.known();
            match *action {
                Action::Sell { .. } | Action::SellNothing => {
                    line.sale = if let Action::Sell { sale } = *action { Some(sale) } else { None };
                    let next = outcome.steps.get(index + 1).map_or(&outcome.seen, |(seen, _)| seen);
                    line.sold = Some(next.known().clone());
                }
                Action::Build { card, space } => {
                    line.builds.push((card, space, game.cost(known, known.player(seat), card)));
                }
                Action::Under { card } => line.under.insert(card),
                Action::Trash { card } => line.trashed.insert(card),
                Action::Store { goods } => line.stored = goods,
                _ => {}
            }
        }
        line
    }

    fn builds(&self, card: Card) -> Option<u8> {
        self.builds.iter().find(|(built, ..)| *built == card).map(|&(_, space, _)| space)
    }
}

/// The two runs that are compared.
struct Pair<'a> {
    game: &'a Fuerstenfeld,
    before: &'a State,
    seat: Seat,
    one: &'a Line,
    other: &'a Line,
}

impl Pair<'_> {
    fn player<'s>(&self, state: &'s State) -> &'s Player {
        state.player(self.seat)
    }

    /// What a sale brings and does, if the two runs sell differently.
    fn sale(&self, facts: &mut Vec<(u32, Message)>) {
        let (Some(sold), Some(otherwise)) = (&self.one.sold, &self.other.sold) else { return };
        if self.one.sale == self.other.sale {
            return;
        }
        let (mine, theirs) = (self.player(sold), self.player(otherwise));
        if mine.coins > theirs.coins {
            let (coins, other) = (mine.coins - self.coins(), theirs.coins - self.coins());
            let message = Message::new("f-why-coins").number("coins", coins).number("other", other);
            facts.push(((coins - other) * COIN, message));
            if let Some(&(card, _, cost)) = self.one.builds.first()
                && cost > theirs.coins + if theirs.hand.contains(Card::Crane) { CRANE } else { 0 }
                && self.other.builds(card).is_none()
            {
                let message = Message::new("f-why-affords").name("card", card).number("cost", cost);
                facts.push((3 * CARD + (coins - other) * COIN, message));
            }
        }
        self.prices(sold, otherwise, facts);
        if mine.disc < theirs.disc
            && let Some(passed) = self.passed(mine.disc, theirs.disc)
        {
            let message = Message::new("f-why-order")
                .number("income", mine.income)
                .number("other", theirs.income)
                .seat("before", passed);
            facts.push((2 * CARD, message));
        }
        // A warehouse that is built this turn keeps goods too (F-DIS-4).
        let may_store = theirs.has(Card::Warehouse) || theirs.hand.contains(Card::Warehouse);
        if !may_store && mine.goods.total() < theirs.goods.total() {
            let message = Message::new("f-why-lost").with("goods", theirs.goods.into());
            facts.push(((theirs.goods.total() - mine.goods.total()) * COIN / 2, message));
        }
    }

    fn coins(&self) -> u32 {
        self.player(self.before).coins
    }

    /// Where the price of a good stays higher than it would at the brewery of the other sale.
    fn prices(&self, sold: &State, otherwise: &State, facts: &mut Vec<(u32, Message)>) {
        let Some(theirs) = self.other.sale else { return };
        let price = |state: &State, brewery: u8| self.game.prices(&state.breweries()[usize::from(brewery)]);
        let (was, falls) = (price(self.before, theirs.brewery), price(otherwise, theirs.brewery));
        let same = |brewery: u8| brewery == theirs.brewery;
        for good in Good::ALL {
            if falls[good] >= was[good] {
                continue;
            }
            match self.one.sale {
                // The same goods go to another brewery, and leave a better price there.
                Some(mine) if !same(mine.brewery) && mine.as_sold()[good] > 0 => {
                    let left = price(sold, mine.brewery)[good];
                    if left > falls[good] {
                        let message = Message::new("f-why-price-there")
                            .number("count", mine.as_sold()[good])
                            .name("good", good)
                            .ordinal("brewery", mine.brewery)
                            .number("price", left)
                            .ordinal("other", theirs.brewery)
                            .number("fallen", falls[good]);
                        facts.push((u32::from(left - falls[good]) * PRICE_STEP, message));
                    }
                }
                // The other sale brings the price down further.
                _ => {
                    let left = price(sold, theirs.brewery)[good];
                    if left > falls[good] {
                        let message = Message::new("f-why-price-stays")
                            .name("good", good)
                            .ordinal("brewery", theirs.brewery)
                            .number("price", left)
                            .number("fallen", falls[good]);
                        facts.push((u32::from(left - falls[good]) * PRICE_STEP, message));
                    }
                }
            }
        }
    }

    /// A player whose disc has moved this round and who comes after one disc and before the other (F-SELL-7, F-RND-3).
    fn passed(&self, disc: u8, other: u8) -> Option<Seat> {
        let moved = usize::from(self.before.turns_done());
        let mut done = self.game.turn_order(self.before).iter().take(moved).map(|&seat| Seat(seat));
        done.rfind(|&seat| (disc..other).contains(&self.before.player(seat).disc))
    }

    /// What is built, and where.
    fn builds(&self, facts: &mut Vec<(u32, Message)>) {
        if self.one.builds == self.other.builds {
            return;
        }
        let (mine, theirs) = (self.player(&self.one.end), self.player(&self.other.end));
        let new = |&&(card, ..): &&(Card, u8, u32)| self.other.builds(card).is_none();
        for &(card, _, cost) in self.one.builds.iter().filter(new) {
            if card.is_palace() && mine.palaces() > theirs.palaces() {
                let message = Message::new("f-why-palace")
                    .name("card", card)
                    .number("count", mine.palaces())
                    .number("needed", self.game.palaces());
                facts.push((PALACE, message));
                let (now, then) =
                    (self.game.palace_price(self.before), self.game.palace_price(&self.one.end));
                if let (Some(now), Some(then)) = (now, then)
                    && now < then
                {
                    let message =
                        Message::new("f-why-palace-price").number("cost", cost).number("price", then);
                    facts.push((PALACE / 2, message));
                }
            }
        }
        // A run that stops before its building is over does not say what else would be built.
        if [&self.one.end, &self.other.end].iter().any(|end| end.phase() == Phase::Build) {
            return;
        }
        if mine.harvest.total() > theirs.harvest.total() {
            let more = mine.harvest.total() - theirs.harvest.total();
            let message = Message::new("f-why-harvest")
                .with("goods", mine.harvest.into())
                .with("other", theirs.harvest.into());
            facts.push((more * TOKEN_A_ROUND, message));
        }
        let each_round = |player: &Player| player.bank_coins() + player.guide_coins();
        if each_round(mine) > each_round(theirs) {
            let (coins, other) = (each_round(mine), each_round(theirs));
            let message = Message::new("f-why-every-round").number("coins", coins).number("other", other);
            facts.push((u32::from(coins - other) * COIN_A_ROUND, message));
        }
        if mine.extra_draws() > theirs.extra_draws() {
            let count = DRAWS + mine.extra_draws();
            let message = Message::new("f-why-draws")
                .number("count", count)
                .number("other", DRAWS + theirs.extra_draws());
            facts.push((u32::from(mine.extra_draws() - theirs.extra_draws()) * TOKEN_A_ROUND, message));
        }
        if mine.hand_limit() > theirs.hand_limit() {
            let message = Message::new("f-why-keeps")
                .number("count", mine.hand_limit())
                .number("other", theirs.hand_limit());
            facts.push((u32::from(mine.hand_limit() - theirs.hand_limit()) * TOKEN_A_ROUND, message));
        }
        self.spaces(facts);
        if self.one.sale == self.other.sale && mine.coins > theirs.coins {
            let dear = |&&(card, ..): &&(Card, u8, u32)| self.one.builds(card).is_none();
            if let Some(&(card, _, cost)) = self.other.builds.iter().find(dear) {
                let message = Message::new("f-why-saves")
                    .name("card", card)
                    .number("cost", cost)
                    .number("coins", mine.coins);
                facts.push(((mine.coins - theirs.coins) * COIN / 2, message));
            }
        }
    }

    /// The same card on another space, where it covers something else.
    fn spaces(&self, facts: &mut Vec<(u32, Message)>) {
        for &(card, space, _) in &self.one.builds {
            let Some(elsewhere) = self.other.builds(card).filter(|&other| other != space) else { continue };
            let top = |space: u8| self.player(self.before).board[usize::from(space)];
            let covers = match top(elsewhere) {
                Top::Card(lost) if !lost.is_palace() => Arg::thing(&lost),
                Top::Printed(good) => Arg::thing(&good),
                _ => continue,
            };
            if top(space) == top(elsewhere) {
                continue;
            }
            let message = Message::new("f-why-space")
                .name("card", card)
                .ordinal("space", space)
                .ordinal("other", elsewhere)
                .with("covered", covers);
            facts.push((TOKEN_A_ROUND / 2, message));
        }
    }

    /// Which cards stay, how the others come back, and which goods are kept.
    fn hand(&self, facts: &mut Vec<(u32, Message)>) {
        if !(self.one.ends && self.other.ends) {
            return;
        }
        let (mine, theirs) = (self.player(&self.one.end), self.player(&self.other.end));
        if let Some(card) = (mine.hand & self.other.under).into_iter().next()
            && let Some(before) = place(theirs, card)
        {
            let message = Message::new("f-why-stays").name("card", card).number("count", before);
            facts.push((CARD + u32::from(before), message));
        }
        let both = self.one.under & self.other.under;
        let sooner = both.into_iter().filter_map(|card| {
            let (here, there) = (place(mine, card)?, place(theirs, card)?);
            (here < there).then(|| (there - here, card, here, there))
        });
        if let Some((gain, card, here, there)) = sooner.max_by_key(|&(gain, ..)| gain) {
            let message =
                Message::new("f-why-sooner").name("card", card).number("count", here).number("other", there);
            facts.push((u32::from(gain), message));
        }
        if let Some(card) = (self.one.trashed - self.other.trashed).into_iter().next() {
            facts.push((CARD, Message::new("f-why-trash").name("card", card)));
        }
        if self.one.stored.total() > self.other.stored.total() {
            let message = Message::new("f-why-stores").with("goods", self.one.stored.into());
            facts.push((self.one.stored.total() * COIN, message));
        }
    }

    /// One more card to choose from.
    fn draw(&self, facts: &mut Vec<(u32, Message)>) {
        if self.one.first == Some(Action::DrawExtra) && self.other.first == Some(Action::StopDrawing) {
            let player = self.player(self.before);
            let message = Message::new("f-why-draw")
                .number("count", player.hand.len())
                .number("limit", player.hand_limit());
            facts.push((CARD, message));
        }
    }
}

/// How many cards of the deck come before one that lies under it.
fn place(player: &Player, card: Card) -> Option<u8> {
    let under = player.bottom.as_slice().iter().position(|&other| other == card)?;
    Some(player.unseen.len() + under as u8)
}
