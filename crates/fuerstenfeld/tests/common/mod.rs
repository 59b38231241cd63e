//! Scenes: a position in a few words, what players say in it, and what follows.
//!
//! A scene begins in round 1 with seat 0 to sell, nobody holding anything, every card in its deck, and demand
//! cards 1/3/2, 1/2/3, 2/1/3 … on the breweries. A test changes what matters to it. Seats and breweries count
//! from 0, building spaces from 1, as in records.
#![allow(dead_code)] // every test file takes what it needs
#![allow(clippy::unwrap_used)] // a failure here is a failure of the test

use princely_core::{Game, Keyed, Quick, Seat, Seed, Silent, Table, Turn, Uniform};
use princely_fuerstenfeld::notation::ActionNote;
use princely_fuerstenfeld::scenario::Scenario;
use princely_fuerstenfeld::{
    Action, Brewery, Card, CardSet, CardTable, Chance, Event, Fuerstenfeld, Good, Goods, Market, Phase, Pile,
    Player, Sale, State, Top, Variant,
};

/// Hops, barley, water.
pub(crate) type Three = (u8, u8, u8);

pub(crate) struct Scene {
    pub(crate) game: Fuerstenfeld,
    pub(crate) state: State,
    /// Everything that happened since the scene began.
    pub(crate) events: Vec<Event>,
}

/// Setting the scene.
impl Scene {
    pub(crate) fn base(players: u8) -> Scene {
        Scene::new(players, Variant::Base, CardTable::standard())
    }

    pub(crate) fn expert(players: u8) -> Scene {
        Scene::new(players, Variant::Expert, CardTable::standard())
    }

    pub(crate) fn new(players: u8, variant: Variant, table: CardTable) -> Scene {
        let mut scene = Scene::empty(players, variant, table);
        for index in 0..usize::from(players) {
            let table = scene.game.table();
            let (demand, start) = (table.demand[index], table.track.start);
            let space = Goods::new(start, start, start);
            scene = scene.brew(index, |brewery| *brewery = Brewery { demand, space, filled: Goods::NONE });
        }
        scene.round(1).order(&[0, 1, 2, 3, 4][..usize::from(players)]).phase(Phase::Sell, 0)
    }

    /// The table before the set-up.
    pub(crate) fn empty(players: u8, variant: Variant, table: CardTable) -> Scene {
        let game = Fuerstenfeld::new(players, variant, table).unwrap();
        let state = game.start();
        Scene { game, state, events: Vec::new() }
    }

    pub(crate) fn order(self, seats: &[u8]) -> Scene {
        self.change(|scenario| scenario.order_of_play(seats))
    }

    /// It is this seat's turn; those before it in the order are done.
    pub(crate) fn phase(self, phase: Phase, seat: u8) -> Scene {
        self.change(|scenario| scenario.turn(Seat(seat), phase))
    }

    pub(crate) fn round(self, round: u8) -> Scene {
        self.change(|scenario| scenario.round(round))
    }

    pub(crate) fn coins(self, seat: u8, coins: u32) -> Scene {
        self.at(seat, |player| player.coins = coins)
    }

    pub(crate) fn goods(self, seat: u8, hops: u8, barley: u8, water: u8) -> Scene {
        self.at(seat, |player| player.goods = Goods::new(hops, barley, water))
    }

    pub(crate) fn disc(self, seat: u8, space: u8) -> Scene {
        self.at(seat, |player| player.disc = space)
    }

    /// Cards from the deck into the hand.
    pub(crate) fn hand(self, seat: u8, ids: &str) -> Scene {
        self.drawn(seat, ids, |player, card| player.hand.insert(card))
    }

    /// Cards from the deck to its bottom, next one first.
    pub(crate) fn bottom(self, seat: u8, ids: &str) -> Scene {
        self.drawn(seat, ids, |player, card| player.bottom.push(card))
    }

    /// Cards from the deck out of the game.
    pub(crate) fn trashed(self, seat: u8, ids: &str) -> Scene {
        self.drawn(seat, ids, |player, card| player.trashed.insert(card))
    }

    /// Leaves only these cards undrawn; the others count as covered.
    pub(crate) fn unseen(self, seat: u8, ids: &str) -> Scene {
        let keep: CardSet = cards(ids).into_iter().collect();
        self.at(seat, |player| {
            assert_eq!(keep - player.unseen, CardSet::EMPTY, "these are elsewhere");
            player.covered = player.covered | (player.unseen - keep);
            player.unseen = keep;
        })
    }

    /// What lies on a space: a card, a printed field (`water`) or nothing (`-`).
    pub(crate) fn board(self, seat: u8, space: u8, id: &str) -> Scene {
        let top = match id {
            "-" => Top::Empty,
            "hops" | "barley" | "water" => Top::Printed(good(id)),
            _ => Top::Card(card(id)),
        };
        self.at(seat, |player| {
            if let Top::Card(card) = top {
                take(player, card);
            }
            let before = std::mem::replace(&mut player.board[usize::from(space - 1)], top);
            if let Top::Card(card) = before {
                player.covered.insert(card);
            }
        })
    }

    /// Cards on the spaces 1, 2, 3 …; a dot leaves a space as it is.
    pub(crate) fn built(self, seat: u8, ids: &str) -> Scene {
        let cards = (1..).zip(ids.split_whitespace()).filter(|(_, id)| *id != ".");
        cards.fold(self, |scene, (space, id)| scene.board(seat, space, id))
    }

    /// The first `count` palaces, each on its space.
    pub(crate) fn palaces(self, seat: u8, count: u8) -> Scene {
        (1..=count).fold(self, |scene, number| scene.board(seat, number, &format!("palace_{number}")))
    }

    /// The game ends with this number of palaces (F-END-4).
    pub(crate) fn ends_with(mut self, palaces: u8) -> Scene {
        self.game = self.game.with_palaces(palaces).unwrap();
        self
    }

    pub(crate) fn palace_price(self, card: u8, markers: u8) -> Scene {
        self.change(|scenario| scenario.palace_price(card, markers))
    }

    pub(crate) fn demand(self, brewery: usize, demand: Three) -> Scene {
        self.brew(brewery, |brewery| brewery.demand = three(demand))
    }

    /// The spaces of the price markers, as indices into the track.
    pub(crate) fn spaces(self, brewery: usize, spaces: Three) -> Scene {
        self.brew(brewery, |brewery| brewery.space = three(spaces))
    }

    pub(crate) fn filled(self, brewery: usize, filled: Three) -> Scene {
        self.brew(brewery, |brewery| brewery.filled = three(filled))
    }

    /// Changes the position by hand.
    pub(crate) fn change(mut self, change: impl FnOnce(Scenario) -> Scenario) -> Scene {
        self.state = change(Scenario::of(&self.state)).state();
        self
    }

    fn at(self, seat: u8, change: impl FnOnce(&mut Player)) -> Scene {
        self.change(|scenario| scenario.player(Seat(seat), change))
    }

    fn brew(self, index: usize, change: impl FnOnce(&mut Brewery)) -> Scene {
        self.change(|scenario| scenario.brewery(index, change))
    }

    /// Cards from the deck to somewhere else.
    fn drawn(self, seat: u8, ids: &str, mut put: impl FnMut(&mut Player, Card)) -> Scene {
        self.at(seat, |player| {
            for card in cards(ids) {
                take(player, card);
                put(player, card);
            }
        })
    }
}

fn take(player: &mut Player, card: Card) {
    assert!(player.unseen.contains(card), "{} is not in the deck", card.id());
    player.unseen.remove(card);
}

/// Playing.
impl Scene {
    /// Plays an action and everything that follows by itself. A refusal fails the test.
    pub(crate) fn act(&mut self, seat: u8, said: impl Said) -> &mut Scene {
        self.sound();
        let action = said.action();
        let seat = Seat(seat);
        if let Err(refusal) = self.game.check(&self.state, seat, &action) {
            panic!("seat {seat}: {action:?} is refused: {refusal:?}");
        }
        let legal = self.legal(seat.0);
        assert!(legal.contains(&action), "seat {seat}: {action:?} is allowed, but not listed");
        self.game.apply(&mut self.state, seat, action, &mut self.events);
        self.sound();
        self
    }

    pub(crate) fn acts(&mut self, seat: u8, said: &[Action]) -> &mut Scene {
        for &action in said {
            self.act(seat, action);
        }
        self
    }

    /// The rule and the message that refuse this action. If it is allowed, the test fails.
    pub(crate) fn refused(&self, seat: u8, said: impl Said) -> (&'static str, &'static str) {
        self.sound();
        let action = said.action();
        let Err(refusal) = self.game.check(&self.state, Seat(seat), &action) else {
            panic!("seat {seat}: {action:?} is allowed");
        };
        assert!(!self.legal(seat).contains(&action), "seat {seat}: {action:?} is listed");
        said_of(&refusal)
    }

    pub(crate) fn allows(&self, seat: u8, said: impl Said) -> bool {
        let action = said.action();
        let allowed = self.game.check(&self.state, Seat(seat), &action).is_ok();
        assert_eq!(allowed, self.legal(seat).contains(&action), "seat {seat}: {action:?}");
        allowed
    }

    pub(crate) fn legal(&self, seat: u8) -> Vec<Action> {
        let mut legal = Vec::new();
        self.game.legal_actions(&self.state, Seat(seat), &mut legal);
        legal
    }

    /// Chance deals exactly these cards, in this order.
    pub(crate) fn deal(&mut self, seat: u8, ids: &str) -> &mut Scene {
        let draw = Chance::Draw { seat: Seat(seat), cards: pile(ids) };
        if let Err(refusal) = self.game.check_chance(&self.state, &draw) {
            panic!("seat {seat} cannot draw {ids}: {refusal:?}");
        }
        self.game.apply_chance(&mut self.state, &draw, &mut self.events);
        self.sound();
        self
    }

    /// The rule and the message that refuse this draw.
    pub(crate) fn undealt(&self, seat: u8, ids: &str) -> (&'static str, &'static str) {
        let draw = Chance::Draw { seat: Seat(seat), cards: pile(ids) };
        let refusal = self.game.check_chance(&self.state, &draw).unwrap_err();
        said_of(&refusal)
    }

    /// Chance decides, by the keyed dice of this seed, until somebody is to act.
    pub(crate) fn roll(&mut self, seed: u64) -> &mut Scene {
        let mut dice = Keyed::new(Seed::of_series(seed, 0));
        while self.turn() == Turn::Chance {
            let chance = self.game.sample_chance(&self.state, &mut dice);
            self.game.check_chance(&self.state, &chance).unwrap();
            self.game.apply_chance(&mut self.state, &chance, &mut self.events);
            self.sound();
        }
        self
    }

    /// The seat does no more than it must until its turn is over.
    pub(crate) fn pass(&mut self, seat: u8) -> &mut Scene {
        if self.state.phase() == Phase::Sell {
            self.act(seat, Action::SellNothing);
        }
        if self.state.phase() == Phase::Build {
            self.act(seat, Action::EndBuild);
        }
        while !self.allows(seat, Action::EndTurn) {
            let card = self.player(seat).hand.into_iter().next().unwrap();
            self.act(seat, Action::Under { card });
        }
        self.act(seat, Action::EndTurn)
    }

    /// All players who have not finished do no more than they must. After that cards are to be drawn, or the game is
    /// over.
    pub(crate) fn pass_round(&mut self) -> &mut Scene {
        let round = self.state.round();
        while let Turn::Seats(seats) = self.turn()
            && self.state.round() == round
        {
            self.pass(seats.lowest().unwrap().0);
        }
        self
    }

    pub(crate) fn turn(&self) -> Turn {
        self.game.turn(&self.state)
    }

    /// The seats to act; none while chance decides or after the end.
    pub(crate) fn to_act(&self) -> Vec<u8> {
        match self.turn() {
            Turn::Seats(seats) => seats.into_iter().map(|seat| seat.0).collect(),
            Turn::Chance | Turn::Over => Vec::new(),
        }
    }

    pub(crate) fn order_of_play(&self) -> Vec<u8> {
        self.game.order(&self.state).into_iter().map(|seat| seat.0).collect()
    }

    pub(crate) fn winners(&self) -> Vec<u8> {
        self.game.outcome(&self.state).unwrap().winners.into_iter().map(|seat| seat.0).collect()
    }

    pub(crate) fn player(&self, seat: u8) -> &Player {
        self.state.player(Seat(seat))
    }

    pub(crate) fn brewery(&self, index: usize) -> Brewery {
        self.state.breweries()[index]
    }

    pub(crate) fn prices(&self, index: usize) -> Three {
        three_of(self.game.prices(&self.state.breweries()[index]))
    }

    /// Every card is in exactly one place, and cached fields equal a recomputation.
    pub(crate) fn sound(&self) {
        sound(&self.game, &self.state);
    }
}

/// Every card is in exactly one place, and cached fields equal a recomputation.
pub(crate) fn sound(game: &Fuerstenfeld, state: &State) {
    for seat in game.all_seats() {
        let player = state.player(seat);
        assert_eq!(player.active, active(player), "seat {seat}: active cards");
        assert_eq!(player.harvest, harvest(player), "seat {seat}: harvest");
        let bottom: CardSet = player.bottom.as_slice().iter().copied().collect();
        let places =
            [player.hand, player.unseen, bottom, player.covered, player.trashed, player.active].map(Some);
        let mut all = CardSet::EMPTY;
        for place in places.into_iter().flatten() {
            assert_eq!(all & place, CardSet::EMPTY, "seat {seat}: a card is in two places");
            all = all | place;
        }
        assert_eq!(all, game.deck(), "seat {seat}: a card is missing");
        assert_eq!(bottom.len(), player.bottom.len(), "seat {seat}: a card is under the deck twice");
        assert!(player.kept.is_none_or(|kept| player.hand.contains(kept)));
        assert!(player.disc <= game.table().income_top);
        assert_eq!(state.to_deal().contains(seat), player.due > 0);
    }
    for brewery in &state.breweries()[..game.all_seats().len()] {
        assert!(brewery.demand.covers(brewery.filled), "more is filled than there are demand spaces");
        let top = game.table().track.top();
        assert!(Goods::new(top, top, top).covers(brewery.space), "a price is above its track");
    }
    assert!(state.palace_markers() < game.seats());
}

fn active(player: &Player) -> CardSet {
    player.board.iter().filter_map(|top| if let Top::Card(card) = top { Some(*card) } else { None }).collect()
}

fn harvest(player: &Player) -> Goods {
    let mut goods = Goods::NONE;
    for top in player.board {
        let id = top.id().unwrap_or_default();
        let (name, count) = id.split_once('_').unwrap_or((id, "1"));
        if let ("hops" | "barley" | "water", Ok(count)) = (name, count.parse::<u8>()) {
            goods[good(name)] += count;
        }
    }
    goods
}

/// What a player says: an action, or its JSON.
pub(crate) trait Said {
    fn action(self) -> Action;
}

impl Said for Action {
    fn action(self) -> Action {
        self
    }
}

impl Said for &str {
    fn action(self) -> Action {
        let note: ActionNote = serde_json::from_str(self).unwrap_or_else(|error| panic!("{self}: {error}"));
        note.into()
    }
}

pub(crate) fn card(id: &str) -> Card {
    Card::from_id(id).unwrap_or_else(|| panic!("there is no card {id:?}"))
}

pub(crate) fn cards(ids: &str) -> Vec<Card> {
    ids.split_whitespace().map(card).collect()
}

pub(crate) fn set(ids: &str) -> CardSet {
    cards(ids).into_iter().collect()
}

pub(crate) fn pile(ids: &str) -> Pile {
    cards(ids).into_iter().collect()
}

pub(crate) fn good(id: &str) -> Good {
    Good::ALL.into_iter().find(|good| good.id() == id).unwrap_or_else(|| panic!("there is no good {id:?}"))
}

pub(crate) fn three((hops, barley, water): Three) -> Goods {
    Goods::new(hops, barley, water)
}

pub(crate) fn three_of(goods: Goods) -> Three {
    (goods.hops, goods.barley, goods.water)
}

/// A sale in words: `2 hops, 1 water, market 1 hops water, office water, brewery 1`. No words: nothing sold.
pub(crate) fn sell(words: &str) -> Action {
    let mut sale = Sale { brewery: 0, goods: Goods::NONE, market: None, office: None };
    for part in words.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        let part: Vec<&str> = part.split_whitespace().collect();
        match part[..] {
            ["brewery", number] => sale.brewery = number.parse().unwrap(),
            ["market", count, from, to] => {
                let (from, to, count) = (good(from), good(to), count.parse().unwrap());
                sale.market = Some(Market { from, to, count });
            }
            ["office", name] => sale.office = Some(good(name)),
            [count, name] => sale.goods[good(name)] = count.parse().unwrap(),
            _ => panic!("{words:?} is no sale"),
        }
    }
    if words.is_empty() { Action::SellNothing } else { Action::Sell { sale } }
}

pub(crate) fn build(id: &str, space: u8) -> Action {
    Action::Build { card: card(id), space: space - 1 }
}

pub(crate) fn under(id: &str) -> Action {
    Action::Under { card: card(id) }
}

pub(crate) fn trash(id: &str) -> Action {
    Action::Trash { card: card(id) }
}

pub(crate) fn store(hops: u8, barley: u8, water: u8) -> Action {
    Action::Store { goods: Goods::new(hops, barley, water) }
}

/// A whole game by players who are in a hurry to build palaces; one move in ten is random.
pub(crate) fn hasty_game(players: u8, variant: Variant, seed: u64) -> Table<Fuerstenfeld> {
    hasty_game_of(Fuerstenfeld::new(players, variant, CardTable::standard()).unwrap(), seed)
}

/// The same with any game.
pub(crate) fn hasty_game_of(game: Fuerstenfeld, seed: u64) -> Table<Fuerstenfeld> {
    let mut dice = Keyed::new(Seed::of_series(seed, u64::from(game.seats())));
    let mut table = Table::new(game);
    let mut quick = Quick(seed);
    loop {
        table.step(&mut dice, &mut Silent);
        let Turn::Seats(seats) = table.turn() else { return table };
        let seat = seats.lowest().unwrap();
        let action = hasty(table.game(), table.state(), seat, &mut quick);
        table.act(seat, action, &mut Silent).unwrap();
    }
}

/// What a player in a hurry does.
pub(crate) fn hasty(game: &Fuerstenfeld, state: &State, seat: Seat, quick: &mut Quick) -> Action {
    let mut legal = Vec::new();
    game.legal_actions(state, seat, &mut legal);
    if quick.below(10) == 0 {
        return *quick.pick(&legal).unwrap();
    }
    let early = state.player(seat).palaces() == 0 && state.round() < 7;
    let worth = |action: &Action| match action {
        Action::Sell { sale } => 10 * u32::from(game.sale_coins(state, sale)),
        Action::Build { card, .. } if card.is_palace() => 1000,
        Action::Build { card, space } => {
            let free = state.player(seat).board[usize::from(*space)] == Top::Empty;
            if early && free && card.yields().is_some() { 500 } else { 0 }
        }
        Action::EndBuild => 100,
        Action::Keep { card } if card.is_palace() => 50,
        Action::Under { card } if !card.is_palace() => 50,
        Action::Store { goods } => 100 + goods.total(),
        Action::EndTurn => 40,
        _ => 0,
    };
    let noisy = |action: &Action, quick: &mut Quick| worth(action) + quick.below(20);
    let mut best = (0, legal[0]);
    for action in legal {
        let worth = noisy(&action, quick);
        if worth >= best.0 {
            best = (worth, action);
        }
    }
    best.1
}

/// The rule and the message of a refusal.
fn said_of(refusal: &impl princely_core::Refusal) -> (&'static str, &'static str) {
    match refusal.message().id {
        std::borrow::Cow::Borrowed(id) => (refusal.rule(), id),
        std::borrow::Cow::Owned(id) => panic!("{id} is not a message of the rules"),
    }
}
