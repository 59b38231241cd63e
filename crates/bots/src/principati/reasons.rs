//! Why one phase is better than another: points, buildings that work or stand idle, workers, goods, money and orders.

use crate::reason::{Outcome, Reasoned, acts_alone, by_weight};
use princely_core::{Arg, Message, Seat, sorting};
use princely_principati::buildings::BuildingSet;
use princely_principati::score::Item;
use princely_principati::{Action, Building, Good, Observation, Order, Principati, State};

/// How many tenths of a point a fact is about, roughly: only the order in which facts are told depends on these.
const POINT: u32 = 10;
const WORKS: u32 = 120;
const WORKER: u32 = 60;
const PIECE: u32 = 12;
const PECUNIA: u32 = 4;
const ORDER: u32 = 200;

impl Reasoned for Principati {
    fn all_reasons(&self, observation: &Observation, chosen: &[Action], instead: &[Action]) -> Vec<Message> {
        let Some(seat) = observation.viewer() else { return Vec::new() };
        if !acts_alone(self, observation, seat) {
            return Vec::new();
        }
        // What ends a phase lets others act or a round begin: the facts are those before it.
        let ends = |action: &Action| *action == Action::EndPhase;
        let outcome = |actions| Outcome::of(self, observation, seat, actions, ends).seen.known().clone();
        let pair = Pair {
            game: self,
            seat,
            before: observation.known(),
            one: &outcome(chosen),
            other: &outcome(instead),
        };
        let mut facts = Vec::new();
        pair.points(&mut facts);
        pair.works(chosen, instead, &mut facts);
        pair.people(&mut facts);
        pair.stores(&mut facts);
        pair.orders(&mut facts);
        by_weight(facts)
    }
}

/// The positions to which two runs lead.
struct Pair<'a> {
    game: &'a Principati,
    seat: Seat,
    before: &'a State,
    one: &'a State,
    other: &'a State,
}

impl Pair<'_> {
    /// Points that the position is worth at once, and the item that makes most of the difference.
    fn points(&self, facts: &mut Vec<(u32, Message)>) {
        let score = |state: &State| self.game.score(state, self.seat);
        let (was, one, other) = (score(self.before), score(self.one), score(self.other));
        let (mine, theirs) = (one.total() - was.total(), other.total() - was.total());
        if mine > theirs {
            let message = Message::new("p-why-points").number("points", mine).number("other", theirs);
            facts.push(((mine - theirs).unsigned_abs() * POINT, message));
        }
        // Goods and money are told by themselves.
        let told = |item: &&Item| !matches!(item, Item::Money | Item::Goods | Item::People | Item::Orders);
        let gain = |item: &Item| one.of(*item) - other.of(*item);
        if let Some(item) =
            Item::ALL.iter().filter(told).max_by_key(|item| gain(item)).filter(|item| gain(item) > 0)
            && let Some(id) = item_id(*item)
        {
            let message = Message::new(id).number("points", one.of(*item)).number("other", other.of(*item));
            facts.push((gain(item).unsigned_abs() * POINT + 1, message));
        }
    }

    /// Buildings that work after one run only, and buildings that would stand idle after the other.
    fn works(&self, chosen: &[Action], instead: &[Action], facts: &mut Vec<(u32, Message)>) {
        let working = |state: &State| self.game.working_kinds(state, self.seat);
        let (one, other) = (working(self.one), working(self.other));
        if let Some(building) = first(one & !other) {
            facts.push((WORKS, Message::new("p-why-works").name("building", building)));
        }
        let has = |state: &State, building: Building| state.player(self.seat).standing(building);
        for action in instead {
            let Action::Build { building, .. } = *action else { continue };
            let is_new = has(self.other, building) > has(self.before, building);
            let is_idle = self.game.buildings().facts(building).works && other & set(building) == 0;
            if is_new && is_idle && !chosen.contains(action) {
                facts.push((WORKS, Message::new("p-why-idle").name("building", building)));
                break;
            }
        }
    }

    /// Workers of the next production.
    fn people(&self, facts: &mut Vec<(u32, Message)>) {
        let workers = |state: &State| self.game.workers(state, self.seat);
        let (one, other) = (workers(self.one), workers(self.other));
        if one > other {
            let message = Message::new("p-why-workers").number("count", one).number("other", other);
            facts.push((u32::from(one - other) * WORKER, message));
        }
    }

    /// Goods in store and money.
    fn stores(&self, facts: &mut Vec<(u32, Message)>) {
        let (one, other) = (self.one.player(self.seat), self.other.player(self.seat));
        let more: Vec<Good> =
            Good::ALL.iter().copied().filter(|&good| one.good(good) > other.good(good)).collect();
        let count: u32 = more.iter().map(|&good| u32::from(one.good(good) - other.good(good))).sum();
        if count > 0 {
            let pieces = |good: &Good| (good.id().into(), u32::from(one.good(*good) - other.good(*good)));
            let goods = sorting::map(more.iter().map(pieces));
            facts.push((count * PIECE, Message::new("p-why-goods").with("goods", Arg::Goods { goods })));
        }
        if one.pecunia() > other.pecunia() {
            let more = one.pecunia() - other.pecunia();
            let message =
                Message::new("p-why-money").number("pecunia", one.pecunia()).number("other", other.pecunia());
            facts.push((more * PECUNIA, message));
        }
    }

    /// Orders of merit that one run earns.
    fn orders(&self, facts: &mut Vec<(u32, Message)>) {
        let earned = |state: &State, order: Order| state.player(self.seat).has_earned(order);
        let new = Order::ALL.iter().find(|&&order| earned(self.one, order) && !earned(self.other, order));
        if let Some(&order) = new {
            facts.push((ORDER, Message::new("p-why-order").name("order", order)));
        }
    }
}

/// The sentence about the points of an item; only the items that people look for on the map have one.
fn item_id(item: Item) -> Option<&'static str> {
    Some(match item {
        Item::Chains => "p-why-chains",
        Item::Enclosed => "p-why-enclosed",
        Item::Colours => "p-why-colours",
        _ => return None,
    })
}

fn set(building: Building) -> BuildingSet {
    princely_principati::buildings::bit(building)
}

fn first(buildings: BuildingSet) -> Option<Building> {
    Building::ALL.iter().copied().find(|&building| buildings & set(building) != 0)
}
