//! What there is to choose from.

use crate::{Choice, Page, Second};
use princely_core::{Game as _, Message, Offers as _};
use princely_fuerstenfeld::choices::{Choices, Quote, SellChoices};
use princely_fuerstenfeld::{Action, Card, CardSet, Fuerstenfeld, Good, Observation, Phase, Player, Sale};
use princely_words::fuerstenfeld::action as in_words;

/// Sales that are offered for each brewery; all others can be typed.
const SALES_OFFERED: usize = 8;
/// If there are more ways to choose what stays in the hand, they have to be typed.
const KEEPS_OFFERED: usize = 20;

/// What a player chooses from.
pub(super) struct Menu<'a> {
    pub(super) game: &'a Fuerstenfeld,
    pub(super) page: &'a Page<'a>,
    pub(super) observation: &'a Observation,
}

impl Menu<'_> {
    fn say(&self, message: &Message) -> String {
        self.page.words.sentence(message, self.page.names)
    }

    fn own(&self) -> Option<&Player> {
        self.observation.viewer().map(|seat| self.observation.known().player(seat))
    }

    pub(super) fn plain(&self, action: Action) -> Choice<Action> {
        Choice { path: Vec::new(), text: in_words(self.page.words, &action), actions: vec![action] }
    }

    pub(super) fn grouped(&self, group: &'static str, action: Action) -> Choice<Action> {
        Choice { path: vec![self.say(&Message::new(group))], ..self.plain(action) }
    }

    /// The place of an action in a list. Among the spaces for a card, those where nothing is lost come first.
    pub(super) fn rank(&self, action: &Action) -> (u8, usize, u8) {
        match action {
            Action::Build { card, space } => {
                let top = self.own().and_then(|own| own.board.get(usize::from(*space)));
                let lost = match top.and_then(|top| top.id()) {
                    None => 0,
                    Some(id) if Card::from_id(id).is_none() => 1,
                    Some(_) => 2,
                };
                (0, card.index(), lost)
            }
            _ => (1, 0, 0),
        }
    }

    /// A player who holds too many cards chooses which ones stay, and all others go under the deck at once.
    pub(super) fn keeps(&self, legal: &[Action]) -> Vec<Choice<Action>> {
        let under = |action: &Action| if let Action::Under { card } = action { Some(*card) } else { None };
        let cards = in_order(legal.iter().filter_map(under));
        let Some(limit) = self.keep_limit().filter(|&limit| limit < cards.len()) else { return Vec::new() };
        let ends = ends_turn(limit, legal);
        let mut kept = Vec::new();
        subsets(&cards, limit, CardSet::EMPTY, &mut kept);
        if kept.len() > KEEPS_OFFERED {
            return Vec::new();
        }
        let choice = |kept: CardSet| {
            let others = cards.iter().filter(|card| !kept.contains(**card));
            let text = Message::new("t-f-keep")
                .names("cards", kept)
                .names("others", others.clone().copied())
                .number("count", (cards.len() - limit) as i64);
            let under = others.map(|card| Action::Under { card: *card });
            let actions = under.chain(ends.then_some(Action::EndTurn)).collect();
            Choice { path: Vec::new(), text: self.say(&text), actions }
        };
        kept.into_iter().map(choice).collect()
    }

    /// Whether putting one card under the deck is the same as keeping the other one.
    pub(super) fn is_one_of_two(&self) -> bool {
        self.keep_limit() == Some(1) && self.own().is_some_and(|own| own.hand.len() == 2)
    }

    /// How many cards may stay, if the player has to choose that now.
    fn keep_limit(&self) -> Option<usize> {
        let is_due = self.observation.known().phase() == Phase::Discard;
        self.own().filter(|_| is_due).map(|own| usize::from(own.hand_limit()))
    }

    /// A card and a space; what lies there will be covered.
    pub(super) fn build(&self, card: Card, space: u8) -> Choice<Action> {
        let action = Action::Build { card, space };
        let Some(player) = self.own() else { return self.plain(action) };
        let Some(top) = player.board.get(usize::from(space)) else { return self.plain(action) };
        let cost = self.game.cost(self.observation.known(), player, card);
        let group = Message::new("t-f-group-build").name("card", card).number("cost", cost);
        let text = Message::new("t-f-build").text("build", in_words(self.page.words, &action));
        let text = self.say(&text.number("cost", cost));
        let text = match top.id() {
            None => text,
            Some(id) => {
                let covered = match top.yields() {
                    Some((good, _)) if id == good.id() => {
                        self.page.words.plain(princely_words::fuerstenfeld::printed_field(good))
                    }
                    _ => self.page.words.name(id),
                };
                self.say(&Message::new("t-f-build-over").text("build", text).text("covered", covered))
            }
        };
        Choice { path: vec![self.say(&group)], text, actions: vec![action] }
    }

    /// For each brewery the sales that earn most, and those that earn most and let no price fall.
    pub(super) fn sales(&self) -> Vec<Choice<Action>> {
        let Some(Choices::Sell(SellChoices { best, .. })) = self.game.choices(self.observation) else {
            return Vec::new();
        };
        let sales = best.iter().filter_map(|quote| Some((quote, quote.sale?)));
        let choice = |(quote, sale): (&Quote, Sale)| self.sale(quote.coins, quote.surplus.total(), sale);
        sales.take(SALES_OFFERED).map(choice).collect()
    }

    /// Tokens beyond the demand, each of which moves a price down.
    fn surplus(&self, sale: &Sale) -> u32 {
        let brewery = &self.observation.known().breweries()[usize::from(sale.brewery)];
        let sold = sale.as_sold();
        let empty = |good: Good| brewery.demand[good].saturating_sub(brewery.filled[good]);
        Good::ALL.iter().map(|&good| u32::from(sold[good].saturating_sub(empty(good)))).sum()
    }

    /// What somebody would call out: a palace that would be gone for ever, or an office that would pay.
    pub(super) fn second_thought(&self, actions: &[Action]) -> Option<Second<Action>> {
        let same = |text: String| Choice { path: Vec::new(), text, actions: actions.to_vec() };
        let trashed = actions.iter().find_map(|action| match action {
            Action::Trash { card } if card.is_palace() => Some(*card),
            _ => None,
        });
        // If fewer palaces end the game, the player can do without some.
        let spare = self.own().and_then(|own| self.game.spare_palaces(own));
        if let Some(card) = trashed.filter(|_| spare == Some(0)) {
            let palaces = self.game.palaces();
            let text = Message::new("t-f-trash-palace").name("card", card).number("palaces", palaces);
            let text = self.say(&text);
            return Some(Second { text, choices: vec![same(self.say(&Message::new("t-all-the-same")))] });
        }
        if let Some(lost) = self.lost(actions) {
            let text = self.say(&lost);
            return Some(Second { text, choices: vec![same(self.say(&Message::new("t-all-the-same")))] });
        }
        let [Action::Sell { sale }] = actions else { return None };
        if sale.office.is_some() {
            return None;
        }
        let state = self.observation.known();
        let plain = self.game.sale_coins(state, sale);
        let offices = Good::ALL.into_iter().map(|good| Sale { office: Some(good), ..*sale });
        let allowed = offices
            .filter(|sale| self.game.observed_check(self.observation, &Action::Sell { sale: *sale }).is_ok());
        let (coins, best) =
            allowed.map(|sale| (self.game.sale_coins(state, &sale), sale)).max_by_key(|(coins, _)| *coins)?;
        if coins <= plain {
            return None;
        }
        let text = self.say(&Message::new("t-f-office-pays").number("coins", coins).number("plain", plain));
        let choices =
            vec![self.sale(coins, self.surplus(&best), best), self.sale(plain, self.surplus(sale), *sale)];
        Some(Second { text, choices })
    }

    /// Goods that would be lost although a warehouse stands: it is built over, or the turn ends and nothing is stored.
    fn lost(&self, actions: &[Action]) -> Option<Message> {
        let own = self.own().filter(|own| own.goods.total() > 0)?;
        let goods =
            || princely_words::fuerstenfeld::with_goods(Message::new("t-f-warehouse-unused"), own.goods);
        let mut legal = Vec::new();
        self.game.observed_legal_actions(self.observation, &mut legal);
        match actions {
            [.., Action::EndTurn] => {
                let may_store = legal.iter().any(|action| matches!(action, Action::Store { .. }));
                let stores = actions.iter().any(|action| matches!(action, Action::Store { .. }));
                (may_store && !stores).then(goods)
            }
            [Action::Build { space, .. }] => {
                let top = own.board.get(usize::from(*space))?;
                let covers = top.id() == Some(Card::Warehouse.id());
                covers.then(|| Message { id: "t-f-warehouse-covered".into(), ..goods() })
            }
            _ => None,
        }
    }

    fn sale(&self, coins: u16, surplus: u32, sale: Sale) -> Choice<Action> {
        let action = Action::Sell { sale };
        let text = Message::new("t-f-sale")
            .text("sale", in_words(self.page.words, &action))
            .number("coins", coins)
            .number("surplus", surplus);
        Choice { path: Vec::new(), text: self.say(&text), actions: vec![action] }
    }
}

/// Cards as they go under the deck: palaces first, so that they come back first.
pub(super) fn in_order(cards: impl IntoIterator<Item = Card>) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.into_iter().collect();
    cards.sort_by_key(|card| !card.is_palace());
    cards
}

/// Whether the choice of cards to keep must also end the turn. A player who may keep several cards may also keep fewer,
/// so the turn would not end by itself. It does not end yet if something can be stored or trashed.
pub(super) fn ends_turn(limit: usize, legal: &[Action]) -> bool {
    let more = |action: &Action| matches!(action, Action::Store { .. } | Action::Trash { .. });
    limit > 1 && !legal.iter().any(more)
}

/// Every way to choose a number of the cards, besides those already chosen.
fn subsets(cards: &[Card], count: usize, chosen: CardSet, out: &mut Vec<CardSet>) {
    match cards {
        _ if count == 0 => out.push(chosen),
        [card, rest @ ..] if count <= cards.len() => {
            subsets(rest, count - 1, chosen | CardSet::only(*card), out);
            subsets(rest, count, chosen, out);
        }
        _ => {}
    }
}
