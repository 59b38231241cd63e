//! Each reason is given where it holds, and not in a position nearby where it does not.
#![allow(clippy::unwrap_used)] // a failure says which row it was

use princely_bots::principati::Greedy;
use princely_bots::{Bot, Reasoned};
use princely_core::{Arg, Game, Keyed, Message, Quick, Seat, Seed, Silent, Turn, Uniform};
use princely_fuerstenfeld::scenario::Scenario as Board;
use princely_fuerstenfeld::{
    Action, Brewery, Card, CardTable, Fuerstenfeld, Goods, Phase, Player, Sale, State, Top, Variant,
};
use princely_hex::Hex;
use princely_principati::scenario::Scenario as Land;
use princely_principati::{
    Action as Deed, Building, Good, Options, Order, Phase as Step, Principati, State as World,
};
use princely_words::{Language, Names, Words};
use std::collections::BTreeMap;

const ME: Seat = Seat(0);

fn game() -> Fuerstenfeld {
    Fuerstenfeld::new(3, Variant::Base, CardTable::standard()).unwrap()
}

/// Seat 0 is to act in round 3, with coins and nothing else; all prices lie on space 2 and are 1.
fn board(phase: Phase) -> Board {
    let (game, mut board) = (game(), Board::of(&game().start()));
    for index in 0..3 {
        let (demand, start) = (game.table().demand[index], game.table().track.start);
        let space = Goods::new(start, start, start);
        board = board.brewery(index, |brewery| *brewery = Brewery { demand, space, filled: Goods::NONE });
    }
    board.order_of_play(&[0, 1, 2]).round(3).turn(ME, phase)
}

/// Cards from the deck into the hand.
fn hold(player: &mut Player, cards: &[Card]) {
    for &card in cards {
        player.unseen.remove(card);
        player.hand.insert(card);
    }
}

fn stand(player: &mut Player, space: usize, card: Card) {
    player.unseen.remove(card);
    player.board[space] = Top::Card(card);
}

fn facts(state: &State, chosen: &[Action], instead: &[Action]) -> Vec<Message> {
    let game = game();
    let facts = game.all_reasons(&game.observe(state, Some(ME)), chosen, instead);
    told_well(&facts);
    facts
}

/// The sentences of all languages have what they need.
fn told_well(facts: &[Message]) {
    for fact in facts {
        for language in Language::ALL {
            let words = Words::of(language);
            let said = words.sentence(fact, &Names::seats(3).seen_by(Some(ME)));
            assert!(said.ends_with('.') && said.len() > 20, "{language} {}: {said}", fact.id);
            assert!(!said.contains(['{', '}', '$', '@', '\u{2068}', '\n', '_']), "{language}: {said}");
        }
    }
}

fn said(facts: &[Message]) -> Vec<String> {
    facts.iter().map(|fact| Words::english().sentence(fact, &Names::seats(3).seen_by(Some(ME)))).collect()
}

/// The sentence is given for the first pair of runs, and no sentence of its kind for the second.
#[track_caller]
fn holds(sentence: &str, id: &str, there: &[Message], nearby: &[Message]) {
    assert!(said(there).iter().any(|said| said == sentence), "{sentence:?} is not in {:#?}", said(there));
    assert!(there.iter().any(|fact| fact.id == id), "{id}");
    assert!(!nearby.iter().any(|fact| fact.id == id), "{id} is in {:#?}", said(nearby));
}

fn sell(brewery: u8, hops: u8, barley: u8, water: u8) -> Action {
    Action::Sell {
        sale: Sale { brewery, goods: Goods::new(hops, barley, water), market: None, office: None },
    }
}

fn build(card: Card, space: u8) -> Action {
    Action::Build { card, space }
}

#[test]
fn sales_are_compared_by_coins_prices_order_and_what_is_lost() {
    // Brewery 1 asks for 2 water, brewery 2 for 3; with 3 water, one is too many for brewery 1.
    let water = |player: &mut Player| player.goods = Goods::new(0, 0, 3);
    let state = board(Phase::Sell).player(ME, water).brewery(1, |at| at.space.water = 5).state();
    let (one, two) = (sell(0, 0, 0, 3), sell(1, 0, 0, 3));
    let there = facts(&state, &[two], &[one]);
    holds("This turn earns 9 coins, the other one 3.", "f-why-coins", &there, &facts(&state, &[one], &[two]));

    // The marker of brewery 1 lies on space 1: one surplus token brings it to 0.
    let low = |index: usize, space: u8| {
        board(Phase::Sell).player(ME, water).brewery(index, |at| at.space.water = space)
    };
    let there = facts(&low(0, 1).state(), &[two], &[one]);
    let sentence = "Selling 3 water to brewery 2 leaves the price there at 1; at brewery 1 the other sale brings it down to 0.";
    // From space 2 it falls to space 1, where the price is 1 too.
    holds(sentence, "f-why-price-there", &there, &facts(&low(0, 2).state(), &[two], &[one]));

    let state = low(0, 1).state();
    let there = facts(&state, &[sell(0, 0, 0, 2)], &[one]);
    let sentence = "The price of water at brewery 1 stays at 1; the other sale brings it down to 0.";
    holds(sentence, "f-why-price-stays", &there, &facts(&state, &[sell(0, 0, 0, 2)], &[sell(0, 0, 0, 1)]));

    // Seat 1 has gone before and has an income of 2.
    let order = |disc: u8| {
        let board = board(Phase::Sell).order_of_play(&[1, 0, 2]).turn(ME, Phase::Sell).player(ME, water);
        board.player(Seat(1), |player| player.disc = disc).state()
    };
    let there = facts(&order(2), &[sell(0, 0, 0, 2)], &[one]);
    let sentence = "With an income of 2 you come before Player 2 in the next order of play; with 3 you would come after.";
    holds(sentence, "f-why-order", &there, &facts(&order(3), &[sell(0, 0, 0, 2)], &[one]));

    let there = facts(&order(2), &[one], &[sell(0, 0, 0, 1)]);
    let kept =
        board(Phase::Sell).player(ME, water).player(ME, |player| stand(player, 0, Card::Warehouse)).state();
    let sentence = "The other sale leaves 2 water unsold, and unsold goods are lost.";
    holds(sentence, "f-why-lost", &there, &facts(&kept, &[one], &[sell(0, 0, 0, 1)]));
    let in_hand =
        board(Phase::Sell).player(ME, water).player(ME, |player| hold(player, &[Card::Warehouse])).state();
    assert!(!facts(&in_hand, &[one], &[sell(0, 0, 0, 1)]).iter().any(|fact| fact.id == "f-why-lost"));

    // Three coins for a field: two of the start and one of the sale.
    let poor = |coins: u32| {
        let hand = |player: &mut Player| {
            (player.coins, player.goods) = (coins, Goods::new(0, 0, 3));
            hold(player, &[Card::Hops1]);
        };
        board(Phase::Sell).player(ME, hand).state()
    };
    let cost = game().cost(&poor(0), poor(0).player(ME), Card::Hops1);
    let then_build = [one, build(Card::Hops1, 0)];
    let there = facts(&poor(cost - 3), &then_build, &[sell(0, 0, 0, 1)]);
    let sentence = format!(
        "With what it earns, Hops field (1) for {cost} can be built this turn; with the other sale it cannot."
    );
    holds(&sentence, "f-why-affords", &there, &facts(&poor(cost), &then_build, &[sell(0, 0, 0, 1)]));
}

#[test]
fn buildings_are_compared_by_what_they_bring() {
    let with = |cards: &[Card]| {
        let hand = |player: &mut Player| {
            player.coins = 40;
            hold(player, cards);
        };
        board(Phase::Build).player(ME, hand)
    };
    let end = Action::EndBuild;
    let state = with(&[Card::Hops1, Card::Bank1, Card::Laboratory1, Card::TownHall1, Card::Palace1]).state();
    let only = |card: Card, space: u8| facts(&state, &[build(card, space), end], &[end]);
    let none = facts(&state, &[end], &[build(Card::Hops1, 0), end]);

    let harvest = only(Card::Hops1, 0);
    let sentence =
        "A harvest then brings 2 hops, 1 barley and 1 water; otherwise 1 hops, 1 barley and 1 water.";
    holds(sentence, "f-why-harvest", &harvest, &only(Card::Bank1, 0));
    let sentence = "Cards then pay 3 coins in every round, otherwise 0.";
    holds(sentence, "f-why-every-round", &only(Card::Bank1, 0), &harvest);
    let sentence = "You can then draw 4 cards a round, otherwise 3.";
    holds(sentence, "f-why-draws", &only(Card::Laboratory1, 0), &harvest);
    let sentence = "You may then keep 2 cards at the end of a turn, otherwise 1.";
    holds(sentence, "f-why-keeps", &only(Card::TownHall1, 0), &harvest);
    holds(
        "Palace I is palace 1 of the 6 that end the game.",
        "f-why-palace",
        &only(Card::Palace1, 0),
        &harvest,
    );
    let coins = 40;
    holds(
        &format!(
            "Without Hops field (1) for {} you keep {coins} coins.",
            game().cost(&state, state.player(ME), Card::Hops1)
        ),
        "f-why-saves",
        &none,
        &harvest,
    );
    // A run that stops before the building is over does not say that nothing else is built.
    assert!(!facts(&state, &[build(Card::Hops1, 0)], &[]).iter().any(|fact| fact.id == "f-why-harvest"));

    // The last marker of a price card makes the next palace dearer.
    let price = |markers: u8| with(&[Card::Palace1]).palace_price(0, markers).state();
    let changes = |markers: u8| {
        let mut state = price(markers);
        let before = game().palace_price(&state);
        game().apply(&mut state, ME, build(Card::Palace1, 0), &mut princely_core::Silent);
        before != game().palace_price(&state)
    };
    let (last, first) = ((0..6).find(|&markers| changes(markers)).unwrap(), 0);
    assert_ne!(last, first, "the first marker changes no price");
    let palace = |markers: u8| facts(&price(markers), &[build(Card::Palace1, 0), end], &[end]);
    let sentence = "A palace costs 8 now, and 10 after this one.";
    holds(sentence, "f-why-palace-price", &palace(last), &palace(first));

    // Space 4 has printed water, space 1 is empty.
    let there = facts(&state, &[build(Card::Bank1, 0), end], &[build(Card::Bank1, 3), end]);
    let sentence = "On space 1 Bank I leaves space 4 alone; there it would cover this: water.";
    holds(
        sentence,
        "f-why-space",
        &there,
        &facts(&state, &[build(Card::Bank1, 0), end], &[build(Card::Bank1, 1), end]),
    );
}

#[test]
fn what_is_kept_is_compared_by_when_it_comes_back() {
    let cards = [Card::Palace1, Card::Hops1, Card::Hops2];
    let hand = |player: &mut Player| {
        hold(player, &cards);
        player.goods = Goods::new(0, 0, 2);
    };
    let state = board(Phase::Discard).player(ME, hand).state();
    let under = |card: Card| Action::Under { card };
    let turn = |first: Card, second: Card| [under(first), under(second), Action::EndTurn];
    let [palace, one, two] = cards;
    let deck = state.player(ME).unseen.len();

    let there = facts(&state, &turn(one, two), &turn(palace, two));
    let sentence = format!("Palace I stays in your hand; under the deck it would lie behind {deck} cards.");
    holds(&sentence, "f-why-stays", &there, &facts(&state, &turn(one, two), &turn(two, one)));

    let there = facts(&state, &turn(one, two), &turn(two, one));
    let sentence = format!("Hops field (1) comes back sooner: behind {deck} cards, not behind {}.", deck + 1);
    holds(&sentence, "f-why-sooner", &there, &facts(&state, &turn(one, two), &turn(one, two)));

    let special = |player: &mut Player| {
        hand(player);
        stand(player, 0, Card::Scavenger);
        stand(player, 1, Card::Warehouse);
    };
    let state = board(Phase::Discard).player(ME, special).state();
    let trash = [Action::Trash { card: one }, under(two), Action::EndTurn];
    let there = facts(&state, &trash, &turn(one, two));
    let sentence = "Hops field (1) leaves the game and is not drawn again.";
    holds(sentence, "f-why-trash", &there, &facts(&state, &turn(one, two), &trash));

    let store = [Action::Store { goods: Goods::new(0, 0, 2) }, under(one), under(two), Action::EndTurn];
    let there = facts(&state, &store, &turn(one, two));
    let sentence = "The warehouse keeps 2 water that would be lost.";
    holds(sentence, "f-why-stores", &there, &facts(&state, &store, &store));
}

#[test]
fn one_more_card_is_one_more_to_choose_from() {
    let lab = |player: &mut Player| {
        stand(player, 0, Card::Laboratory1);
        hold(player, &[Card::Hops1, Card::Hops2]);
        player.extra = 1;
    };
    let state =
        board(Phase::Sell).at_once(Phase::Draw, princely_core::SeatSet::only(ME)).player(ME, lab).state();
    let (more, stop) = ([Action::DrawExtra], [Action::StopDrawing]);
    let sentence =
        "You hold 2 cards and may keep 1 at the end of your turn: one more is one more to choose from.";
    holds(sentence, "f-why-draw", &facts(&state, &more, &stop), &facts(&state, &stop, &more));
}

#[test]
fn nobody_is_told_reasons_about_the_seat_of_another() {
    let game = game();
    let state = board(Phase::Sell).player(ME, |player| player.goods = Goods::new(0, 0, 3)).state();
    for viewer in [None, Some(Seat(1))] {
        let seen = game.observe(&state, viewer);
        assert!(game.all_reasons(&seen, &[sell(1, 0, 0, 3)], &[sell(0, 0, 0, 3)]).is_empty());
    }
}

fn deeds(game: &Principati, state: &World, chosen: &[Deed], instead: &[Deed]) -> Vec<Message> {
    let facts = game.all_reasons(&game.observe(state, Some(ME)), chosen, instead);
    told_well(&facts);
    facts
}

#[test]
fn phases_of_a_duel_are_compared_by_points_buildings_workers_goods_and_money() {
    let game = Principati::default();
    let at = |q: i16, r: i16| Hex::new(q, r);
    // A quarry and money to build, as in the example of `Scenario`.
    let land = || Land::new(&game).lay(ME, "N07a", (4, 1), 0);
    let quarry = Building::Quarry;
    let state = land().build((3, 1), 0, quarry).no_goods(ME).turn(ME, Step::Produce).state().unwrap();
    let dig = [Deed::Produce { at: at(3, 1), slot: 0 }, Deed::EndPhase];
    let there = deeds(&game, &state, &dig, &[Deed::EndPhase]);
    holds(
        "It leaves more in store: 1 stone.",
        "p-why-goods",
        &there,
        &deeds(&game, &state, &[Deed::EndPhase], &dig),
    );

    let rich = land().no_goods(ME).goods(ME, Good::Stone, 2).turn(ME, Step::Trade).state().unwrap();
    let sold = [Deed::Sell { good: Good::Stone }, Deed::EndPhase];
    let there = deeds(&game, &rich, &sold, &[Deed::EndPhase]);
    let near = deeds(&game, &rich, &[Deed::EndPhase], &sold);
    assert!(there.iter().any(|fact| fact.id == "p-why-money"), "{there:?}");
    assert!(!near.iter().any(|fact| fact.id == "p-why-money"), "{near:?}");
}

/// Plays a duel of `greedy` against itself. Every sentence that compares its phases with ending them at once, or with
/// some legal action instead, is checked against the positions; and with the runs exchanged it is not said.
#[test]
fn sentences_about_duels_say_what_the_positions_say() {
    let game = Principati::new(Options { max_rounds: Some(14), ..Options::default() }).unwrap();
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    for series in 0..3 {
        let mut dice = Keyed::new(Seed::of_series(27, series));
        let mut state = game.start();
        let mut bot = Greedy::default();
        let mut whims = Quick(series);
        loop {
            let seat = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = game.sample_chance(&state, &mut dice);
                    game.apply_chance(&mut state, &chance, &mut Silent);
                    continue;
                }
                Turn::Seats(seats) => seats.lowest().unwrap(),
            };
            let observation = game.observe(&state, Some(seat));
            let mut legal = Vec::new();
            game.legal_actions(&state, seat, &mut legal);
            let (run, next) = phase_of(&game, &state, seat, &mut bot, &mut whims);
            for _ in 0..3 {
                let other = [legal[whims.below(legal.len() as u32) as usize]];
                for (one, two) in [(&run[..], &other[..]), (&other[..], &run[..])] {
                    let facts = game.all_reasons(&observation, one, two);
                    told_well(&facts);
                    let back = game.all_reasons(&observation, two, one);
                    for fact in &facts {
                        *seen.entry(fact.id.to_string()).or_default() += 1;
                        check(&game, &state, seat, (one, two), fact, &back);
                    }
                }
            }
            state = next;
        }
    }
    let ids =
        ["points", "chains", "enclosed", "colours", "works", "idle", "workers", "goods", "money", "order"];
    for id in ids {
        assert!(seen.contains_key(&format!("p-why-{id}")), "{id} was never said: {seen:?}");
    }
}

/// What `greedy` does until the phase is over or the other player comes, and the position then.
fn phase_of(
    game: &Principati,
    state: &World,
    seat: Seat,
    bot: &mut Greedy,
    whims: &mut Quick,
) -> (Vec<Deed>, World) {
    let (mut run, mut next) = (Vec::new(), state.clone());
    loop {
        let action = bot.choose(game, &game.observe(&next, Some(seat)), whims).unwrap();
        game.apply(&mut next, seat, action, &mut Silent);
        run.push(action);
        let goes_on = matches!(game.turn(&next), Turn::Seats(seats) if seats.contains(seat));
        if !goes_on || next.phase() != state.phase() || action == Deed::EndPhase {
            return (run, next);
        }
    }
}

/// Plays a run as far as it is legal, but does not end the phase.
fn after(game: &Principati, state: &World, seat: Seat, run: &[Deed]) -> World {
    let mut after = state.clone();
    for &action in run.iter().take_while(|action| **action != Deed::EndPhase) {
        let goes_on = matches!(game.turn(&after), Turn::Seats(seats) if seats.contains(seat));
        if !goes_on || game.check(&after, seat, &action).is_err() {
            break;
        }
        game.apply(&mut after, seat, action, &mut Silent);
    }
    after
}

fn check(
    game: &Principati,
    state: &World,
    seat: Seat,
    (one, two): (&[Deed], &[Deed]),
    fact: &Message,
    back: &[Message],
) {
    let number = |name: &str| match fact.arg(name) {
        Some(Arg::Number { value }) => *value,
        other => panic!("{name} of {fact:?} is {other:?}"),
    };
    let (one, two) = (after(game, state, seat, one), after(game, state, seat, two));
    let pair = |of: &dyn Fn(&World) -> i64| (of(&one), of(&two));
    let score = |world: &World| game.score(world, seat);
    let named = |id: &str| Building::ALL.iter().copied().find(|building| building.id() == id).unwrap();
    let building = || match fact.arg("building") {
        Some(Arg::Name { id, .. }) => named(id),
        other => panic!("{other:?}"),
    };
    let works = |world: &World, building: Building| {
        game.working_sites(world, seat).iter().any(|site| site.building == building)
    };
    match &*fact.id {
        "p-why-points" => {
            let gain = |world: &World| i64::from(score(world).total() - score(state).total());
            assert_eq!((number("points"), number("other")), pair(&gain));
        }
        "p-why-chains" => {
            assert_eq!((number("points"), number("other")), pair(&|world| i64::from(score(world).chains)));
        }
        "p-why-enclosed" => {
            assert_eq!((number("points"), number("other")), pair(&|world| i64::from(score(world).enclosed)));
        }
        "p-why-colours" => {
            assert_eq!((number("points"), number("other")), pair(&|world| i64::from(score(world).colours)));
        }
        "p-why-works" => assert!(works(&one, building()) && !works(&two, building())),
        "p-why-idle" => assert!(two.player(seat).has(building()) && !works(&two, building())),
        "p-why-workers" => {
            let workers = |world: &World| i64::from(game.workers(world, seat));
            assert_eq!((number("count"), number("other")), pair(&workers));
        }
        "p-why-money" => {
            let money = |world: &World| i64::from(world.player(seat).pecunia());
            assert_eq!((number("pecunia"), number("other")), pair(&money));
        }
        "p-why-goods" => {
            let Some(Arg::Goods { goods }) = fact.arg("goods") else { panic!("{fact:?}") };
            for good in Good::ALL {
                let (mine, theirs) = (one.player(seat).good(*good), two.player(seat).good(*good));
                assert_eq!(goods.get(good.id()).copied(), (mine > theirs).then(|| u32::from(mine - theirs)));
            }
            return; // each run may leave more of something
        }
        "p-why-order" => {
            let Some(Arg::Name { id, .. }) = fact.arg("order") else { panic!("{fact:?}") };
            let order = Order::ALL.iter().copied().find(|order| order.id() == id).unwrap();
            assert!(one.player(seat).has_earned(order) && !two.player(seat).has_earned(order));
            return; // each run may earn an order
        }
        other => panic!("{other} is checked nowhere"),
    }
    if !matches!(
        &*fact.id,
        "p-why-works" | "p-why-idle" | "p-why-chains" | "p-why-enclosed" | "p-why-colours"
    ) {
        assert!(!back.iter().any(|other| other.id == fact.id), "{} is said of both runs", fact.id);
    }
}
