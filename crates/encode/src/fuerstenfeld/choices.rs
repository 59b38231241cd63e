//! The alphabet of Fürstenfeld, and which of its choices are legal. Nothing is listed: a mask follows from the position
//! and the choices made so far.

use crate::{Alphabet, Spelling};
use princely_core::{Game, Seat, Turn};
use princely_fuerstenfeld::limits::{MARKET_TOKENS, SCAVENGED, STORED};
use princely_fuerstenfeld::state::{MAX_PLAYERS, SPACES};
use princely_fuerstenfeld::{
    Action, Card, CardSet, Fuerstenfeld, Good, Goods, Market, Phase, Player, Sale, State,
};

/// Sells nothing, builds no more, ends the turn, draws no more.
pub const END: u16 = 0;
/// Draws an optional card.
pub const DRAW: u16 = 1;
/// Trashes a card, which comes next.
pub const TRASH: u16 = 2;
/// Stores goods, which come next.
pub const STORE: u16 = 3;
/// Leaves the market, or the office, unused.
pub const NO: u16 = 4;
/// The first brewery.
pub const BREWERY: u16 = 5;
/// The first card.
pub const CARD: u16 = BREWERY + MAX_PLAYERS as u16;
/// The first building space.
pub const SPACE: u16 = CARD + Card::COUNT as u16;
/// No token of a good.
pub const COUNT: u16 = SPACE + SPACES as u16;
/// How many counts there are. Six fields yield 18 of a good at most, and the warehouse keeps [`STORED`].
pub const COUNTS: u16 = 6 * 3 + STORED as u16 + 1;
/// The first use of the market: one of six pairs of goods, and one to three tokens.
pub const MARKET: u16 = COUNT + COUNTS;
/// The office for the first good.
pub const OFFICE: u16 = MARKET + 6 * MARKET_TOKENS as u16;
/// How many choices there are.
pub const CHOICES: usize = OFFICE as usize + 3;

/// The pairs of goods that a market exchanges.
const PAIRS: [(Good, Good); 6] = [
    (Good::Hops, Good::Barley),
    (Good::Hops, Good::Water),
    (Good::Barley, Good::Hops),
    (Good::Barley, Good::Water),
    (Good::Water, Good::Hops),
    (Good::Water, Good::Barley),
];

/// A set of choices as bits.
type Choices = u128;

pub(super) fn alphabet() -> Alphabet {
    let numbers = |range: std::ops::Range<u16>| range.map(|number| number.to_string());
    let uses = PAIRS.into_iter().flat_map(|(from, to)| {
        (1..=MARKET_TOKENS).map(move |count| format!("{count} {} as {}", from.id(), to.id()))
    });
    Alphabet::default()
        .one("end")
        .one("draw")
        .one("trash")
        .one("store")
        .one("no")
        .group("brewery", numbers(1..MAX_PLAYERS as u16 + 1))
        .group("card", Card::ALL.map(|card| card.id().to_owned()))
        .group("space", numbers(1..SPACES as u16 + 1))
        .group("count", numbers(0..COUNTS))
        .group("market", uses)
        .group("office", Good::ALL.map(|good| good.id().to_owned()))
}

/// The choices that may come next.
#[inline]
pub(super) fn legal(game: &Fuerstenfeld, state: &State, seat: Seat, chosen: &[u16]) -> Choices {
    if seat.0 >= game.seats() || !matches!(game.turn(state), Turn::Seats(seats) if seats.contains(seat)) {
        return 0;
    }
    let player = state.player(seat);
    match (state.phase(), chosen) {
        (Phase::Setup, []) => {
            cards(player.kept.map_or(player.hand, |kept| player.hand - CardSet::only(kept)))
        }
        (Phase::Draw, []) => one(DRAW) | one(END),
        (Phase::Sell, []) => one(END) | breweries(game, state, player),
        (Phase::Sell, [brewery, rest @ ..]) => sale(game, state, player, *brewery, rest),
        (Phase::Build, []) => one(END) | cards(buildable(game, state, player)),
        (Phase::Build, [card]) => spaces(game, player, *card),
        (Phase::Discard, []) => discard(state, player),
        (Phase::Discard, [TRASH]) => cards(player.hand),
        (Phase::Discard, [STORE, counts @ ..]) => stored(player.goods, counts),
        _ => 0,
    }
}

/// The action that these choices spell, once they are complete. They were legal.
#[inline]
pub(super) fn action(state: &State, seat: Seat, chosen: &[u16]) -> Option<Action> {
    let player = state.player(seat);
    let card = |choice: u16| Card::ALL.get(usize::from(choice.wrapping_sub(CARD))).copied();
    let goods = |counts: &[u16]| {
        let count = |place: usize| (counts[place] - COUNT) as u8;
        Goods::new(count(0), count(1), count(2))
    };
    match (state.phase(), chosen) {
        (Phase::Setup, &[choice]) if player.kept.is_none() => card(choice).map(|card| Action::Keep { card }),
        (Phase::Setup, &[choice]) => card(choice).map(|card| Action::Under { card }),
        (Phase::Draw, [DRAW]) => Some(Action::DrawExtra),
        (Phase::Draw, _) => Some(Action::StopDrawing),
        (Phase::Sell, [END]) => Some(Action::SellNothing),
        (Phase::Sell, [brewery, rest @ ..]) => {
            let uses = usize::from(player.has(Card::Market)) + usize::from(player.has(Card::Office));
            if rest.len() < 3 + uses {
                return None;
            }
            let market = rest.get(3).filter(|_| player.has(Card::Market)).and_then(|&choice| market(choice));
            let office = rest.last().filter(|_| player.has(Card::Office)).and_then(|&choice| office(choice));
            let brewery = (brewery - BREWERY) as u8;
            Some(Action::Sell { sale: Sale { brewery, goods: goods(rest), market, office } })
        }
        (Phase::Build, [END]) => Some(Action::EndBuild),
        (Phase::Build, &[choice, space]) => {
            card(choice).map(|card| Action::Build { card, space: (space - SPACE) as u8 })
        }
        (Phase::Discard, [END]) => Some(Action::EndTurn),
        (Phase::Discard, &[TRASH, choice]) => card(choice).map(|card| Action::Trash { card }),
        (Phase::Discard, [STORE, counts @ ..]) if counts.len() == 3 => {
            Some(Action::Store { goods: goods(counts) })
        }
        (Phase::Discard, &[choice]) => card(choice).map(|card| Action::Under { card }),
        _ => None,
    }
}

/// The choices that spell an action.
pub(super) fn spell(state: &State, action: &Action) -> Spelling {
    let card = |card: &Card| CARD + card.index() as u16;
    let counts = |goods: &Goods| Good::ALL.map(|good| COUNT + u16::from(goods[good]));
    let mut spelling = Spelling::EMPTY;
    match action {
        Action::Keep { card: kept } | Action::Under { card: kept } => spelling.push(card(kept)),
        Action::DrawExtra => spelling.push(DRAW),
        Action::StopDrawing | Action::SellNothing | Action::EndBuild | Action::EndTurn => spelling.push(END),
        Action::Sell { sale } => {
            let player = state.to_act().lowest().map(|seat| state.player(seat));
            spelling.push(BREWERY + u16::from(sale.brewery));
            counts(&sale.goods).into_iter().for_each(|count| spelling.push(count));
            if player.is_some_and(|player| player.has(Card::Market)) {
                spelling.push(sale.market.map_or(NO, market_choice));
            }
            if player.is_some_and(|player| player.has(Card::Office)) {
                spelling.push(sale.office.map_or(NO, |good| OFFICE + good.index() as u16));
            }
        }
        Action::Build { card: built, space } => {
            spelling.push(card(built));
            spelling.push(SPACE + u16::from(*space));
        }
        Action::Trash { card: trashed } => {
            spelling.push(TRASH);
            spelling.push(card(trashed));
        }
        Action::Store { goods } => {
            spelling.push(STORE);
            counts(goods).into_iter().for_each(|count| spelling.push(count));
        }
    }
    spelling
}

#[inline]
fn one(choice: u16) -> Choices {
    1 << choice
}

#[inline]
fn cards(set: CardSet) -> Choices {
    Choices::from(set.bits()) << CARD
}

/// The counts from `least` to `most`.
#[inline]
fn counts(least: u8, most: u8) -> Choices {
    let most = most.min(COUNTS as u8 - 1);
    if least > most { 0 } else { ((2 << most) - (1 << least)) << COUNT }
}

fn market(choice: u16) -> Option<Market> {
    let index = choice.checked_sub(MARKET)?;
    let (from, to) = *PAIRS.get(usize::from(index / u16::from(MARKET_TOKENS)))?;
    Some(Market { from, to, count: (index % u16::from(MARKET_TOKENS)) as u8 + 1 })
}

fn market_choice(market: Market) -> u16 {
    let pair = PAIRS.iter().position(|&pair| pair == (market.from, market.to)).unwrap_or_default() as u16;
    MARKET + pair * u16::from(MARKET_TOKENS) + u16::from(market.count.saturating_sub(1))
}

fn office(choice: u16) -> Option<Good> {
    Good::ALL.get(usize::from(choice.checked_sub(OFFICE)?)).copied()
}

/// How many tokens of each good a player could give up at a brewery: all, if it pays for them; otherwise what the market
/// can exchange for another good (F-SELL-2, F-SELL-4).
#[inline]
fn most(prices: Goods, player: &Player) -> Goods {
    let exchanged = if player.has(Card::Market) && prices != Goods::NONE { MARKET_TOKENS } else { 0 };
    let mut most = player.goods;
    for good in Good::ALL {
        if prices[good] == 0 {
            most[good] = most[good].min(exchanged);
        }
    }
    most
}

#[inline]
fn breweries(game: &Fuerstenfeld, state: &State, player: &Player) -> Choices {
    let mut found = 0;
    for (choice, brewery) in (BREWERY..).zip(&state.breweries()[..usize::from(game.seats())]) {
        if most(game.prices(brewery), player) != Goods::NONE {
            found |= one(choice);
        }
    }
    found
}

/// What may follow the brewery of a sale.
#[inline]
fn sale(game: &Fuerstenfeld, state: &State, player: &Player, brewery: u16, rest: &[u16]) -> Choices {
    let Some(brewery) = state.breweries().get(usize::from(brewery.wrapping_sub(BREWERY))) else { return 0 };
    let prices = game.prices(brewery);
    let mut most = most(prices, player);
    let mut given = Goods::NONE;
    // Only one good can go through the market, so only one that the brewery does not pay for can be given up.
    let mut unpaid = None;
    for (good, &choice) in Good::ALL.into_iter().zip(rest) {
        given[good] = (choice - COUNT) as u8;
        if given[good] > 0 && prices[good] == 0 {
            unpaid = Some(good);
        }
    }
    if let Some(unpaid) = unpaid {
        for good in Good::ALL {
            if good != unpaid && prices[good] == 0 {
                most[good] = 0;
            }
        }
    }
    match rest {
        [] => counts(u8::from(most.barley == 0 && most.water == 0), most.hops),
        [_] => counts(u8::from(given == Goods::NONE && most.water == 0), most.barley),
        [_, _] => counts(u8::from(given == Goods::NONE), most.water),
        [_, _, _] if player.has(Card::Market) => markets(prices, given, unpaid),
        [_, _, _, uses @ ..] if player.has(Card::Office) => {
            let market = uses.first().and_then(|&choice| market(choice));
            let sold = Sale { brewery: 0, goods: given, market, office: None }.as_sold();
            let offices = (OFFICE..).zip(Good::ALL).filter(|&(_, good)| sold[good] > 0);
            offices.fold(one(NO), |found, (choice, _)| found | one(choice))
        }
        _ => 0,
    }
}

/// Uses of the market for these goods. What the brewery does not pay for must be exchanged, all of it.
fn markets(prices: Goods, given: Goods, unpaid: Option<Good>) -> Choices {
    let mut found = if unpaid.is_none() { one(NO) } else { 0 };
    for (pair, (from, to)) in (0..).zip(PAIRS) {
        if prices[to] == 0 || unpaid.is_some_and(|unpaid| unpaid != from) {
            continue;
        }
        let least = if unpaid.is_some() { given[from] } else { 1 };
        for count in least..=given[from].min(MARKET_TOKENS) {
            found |= one(MARKET + pair * u16::from(MARKET_TOKENS) + u16::from(count) - 1);
        }
    }
    found
}

/// The cards of the hand that can be paid for and have a place.
#[inline]
fn buildable(game: &Fuerstenfeld, state: &State, player: &Player) -> CardSet {
    let can_stand = |&card: &Card| {
        game.cost(state, player, card) <= player.coins
            && game.spaces_for(card).any(|space| !player.board[usize::from(space)].is_palace())
    };
    player.hand.into_iter().filter(can_stand).collect()
}

#[inline]
fn spaces(game: &Fuerstenfeld, player: &Player, card: u16) -> Choices {
    let Some(&card) = Card::ALL.get(usize::from(card.wrapping_sub(CARD))) else { return 0 };
    let free = game.spaces_for(card).filter(|&space| !player.board[usize::from(space)].is_palace());
    free.fold(0, |found, space| found | one(SPACE + u16::from(space)))
}

#[inline]
fn discard(state: &State, player: &Player) -> Choices {
    let mut found = 0;
    if player.hand.len() >= 2 {
        found |= cards(player.hand);
    }
    if player.has(Card::Scavenger) && state.scavenged() < SCAVENGED && !player.hand.is_empty() {
        found |= one(TRASH);
    }
    if player.has(Card::Warehouse) && state.to_store() == Goods::NONE && player.goods != Goods::NONE {
        found |= one(STORE);
    }
    if player.hand.len() <= player.hand_limit() {
        found |= one(END);
    }
    found
}

/// How many tokens of the next good can be stored: three in all, and at least one (F-DIS-4).
#[inline]
fn stored(held: Goods, chosen: &[u16]) -> Choices {
    let given: u8 = chosen.iter().map(|choice| (choice - COUNT) as u8).sum();
    let room = STORED.saturating_sub(given);
    match chosen {
        [] => counts(u8::from(held.barley == 0 && held.water == 0), held.hops.min(room)),
        [_] => counts(u8::from(given == 0 && held.water == 0), held.barley.min(room)),
        [_, _] => counts(u8::from(given == 0), held.water.min(room)),
        _ => 0,
    }
}
