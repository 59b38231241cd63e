//! Every refusal there is, with its rule: one row each, and none is forgotten.

use crate::common::{Scene, build, card, pile, sell, store, trash, under};
use princely_core::{Arg, Game, Refusal as _, Seat, SeatSet};
use princely_fuerstenfeld::{Action, CardTable, Chance, Phase, Refusal, SetUp, Variant};

/// Something that is refused: the scene, what is tried, the rule and the message.
struct Case {
    scene: Scene,
    tried: Tried,
    refusal: Refusal,
    rule: &'static str,
    message: &'static str,
}

enum Tried {
    Action(u8, Action),
    Chance(Chance),
}

fn case(
    scene: Scene,
    seat: u8,
    action: Action,
    refusal: Refusal,
    rule: &'static str,
    message: &'static str,
) -> Case {
    Case { scene, tried: Tried::Action(seat, action), refusal, rule, message }
}

/// A sale by somebody, while `next` are to act.
fn out_of_turn(scene: Scene, seat: u8, next: SeatSet, rule: &'static str, message: &'static str) -> Case {
    case(scene, seat, sell(""), Refusal::NotYourTurn { next, rule }, rule, message)
}

fn chance(scene: Scene, chance: Chance, refusal: Refusal, rule: &'static str, message: &'static str) -> Case {
    Case { scene, tried: Tried::Chance(chance), refusal, rule, message }
}

fn seller() -> Scene {
    Scene::base(2).goods(0, 4, 2, 0).built(0, "market office").spaces(0, (2, 0, 2))
}

fn builder() -> Scene {
    let scene = Scene::expert(2).hand(0, "office palace_3 crane").coins(0, 4).board(0, 2, "palace_2");
    scene.phase(Phase::Build, 0)
}

fn discarder() -> Scene {
    Scene::expert(2)
        .hand(0, "office hops_1")
        .goods(0, 2, 0, 0)
        .built(0, "scavenger warehouse")
        .phase(Phase::Discard, 0)
}

/// Ten cards are dealt, and seat 0 has kept the crane.
fn kept() -> Scene {
    let mut scene = dealt();
    scene.act(0, Action::Keep { card: card("crane") });
    scene
}

/// Seat 0 has put all cards but the one it keeps under the deck, and seat 1 has not begun.
fn arranged() -> Scene {
    let mut scene = kept();
    for id in TEN.split(' ').skip(1) {
        scene.act(0, under(id));
    }
    scene
}

const TEN: &str = "crane hops_1 hops_2 hops_3 barley_1 barley_2 barley_3 water_1 water_2 water_3";

fn dealt() -> Scene {
    let mut scene = opened(Variant::Expert);
    scene.deal(0, TEN).deal(1, TEN);
    scene
}

/// The breweries are open, and the starting hands are to be dealt.
fn opened(variant: Variant) -> Scene {
    let mut scene = Scene::empty(2, variant, CardTable::standard());
    let set_up = Chance::SetUp(SetUp { demand: [0, 1, 0, 0, 0], order: [0, 1, 0, 0, 0] });
    scene.game.apply_chance(&mut scene.state, &set_up, &mut scene.events);
    scene
}

/// Seat 0 may draw another card, seat 1 may not.
fn optional() -> Scene {
    Scene::base(2).change(|scenario| scenario.at_once(Phase::Draw, SeatSet::only(Seat(0))))
}

/// Cards are to be drawn, by seat 0 first.
fn drawing() -> Scene {
    let mut scene =
        Scene::base(2).bottom(0, "bank_1 bank_2").unseen(0, "crane hops_1").phase(Phase::Discard, 1);
    scene.act(1, Action::EndTurn);
    scene
}

fn over() -> Scene {
    let mut scene = Scene::base(2).round(100);
    scene.pass_round();
    scene
}

fn draw(seat: u8, ids: &str) -> Chance {
    Chance::Draw { seat: Seat(seat), cards: pile(ids) }
}

fn set_up(demand: [u8; 5], order: [u8; 5]) -> Chance {
    Chance::SetUp(SetUp { demand, order })
}

fn cases() -> Vec<Case> {
    use princely_fuerstenfeld::Good::{Barley, Hops, Water};
    let blank = || Scene::empty(2, Variant::Base, CardTable::standard());
    let mut scavenged = discarder().hand(0, "market bank_1");
    scavenged.acts(0, &[trash("market"), trash("bank_1")]);
    let mut stored = discarder();
    stored.act(0, store(1, 0, 0));
    vec![
        case(over(), 0, Action::EndTurn, Refusal::GameIsOver, "F-END-1", "f-no-over"),
        out_of_turn(seller(), 1, SeatSet::only(Seat(0)), "F-RND-3", "f-no-turn"),
        out_of_turn(seller(), 7, SeatSet::only(Seat(0)), "F-RND-3", "f-no-turn"),
        out_of_turn(drawing(), 0, SeatSet::EMPTY, "F-RND-2", "f-no-turn-chance"),
        out_of_turn(optional(), 1, SeatSet::only(Seat(0)), "F-RND-2", "f-no-turn"),
        out_of_turn(blank(), 0, SeatSet::EMPTY, "F-SET-2", "f-no-turn-chance"),
        out_of_turn(opened(Variant::Base), 0, SeatSet::EMPTY, "F-SET-6", "f-no-turn-chance"),
        out_of_turn(opened(Variant::Expert), 0, SeatSet::EMPTY, "F-SET-7", "f-no-turn-chance"),
        out_of_turn(arranged(), 0, SeatSet::only(Seat(1)), "F-SET-7", "f-no-turn"),
        case(
            seller(),
            0,
            Action::EndTurn,
            Refusal::WrongPhase { phase: Phase::Sell },
            "F-RND-1",
            "f-no-phase",
        ),
        // Set-up.
        chance(
            seller(),
            set_up([0, 1, 0, 0, 0], [0, 1, 0, 0, 0]),
            Refusal::SetUpTwice,
            "F-SET-2",
            "f-no-set-up-twice",
        ),
        chance(
            blank(),
            set_up([3, 3, 0, 0, 0], [0, 1, 0, 0, 0]),
            Refusal::DemandCards { players: 2 },
            "F-SET-2",
            "f-no-demand-cards",
        ),
        chance(
            blank(),
            set_up([3, 7, 0, 0, 0], [0, 1, 0, 0, 0]),
            Refusal::DemandCards { players: 2 },
            "F-SET-2",
            "f-no-demand-cards",
        ),
        chance(
            blank(),
            set_up([3, 4, 0, 0, 0], [1, 1, 0, 0, 0]),
            Refusal::DiscStack { players: 2 },
            "F-SET-4",
            "f-no-disc-stack",
        ),
        case(
            dealt(),
            0,
            Action::Keep { card: card("office") },
            Refusal::NotDealt { card: card("office") },
            "F-SET-7",
            "f-no-not-dealt",
        ),
        case(
            kept(),
            0,
            under("office"),
            Refusal::NotDealt { card: card("office") },
            "F-SET-7",
            "f-no-not-dealt",
        ),
        case(
            kept(),
            0,
            Action::Keep { card: card("hops_1") },
            Refusal::KeptAlready { kept: card("crane") },
            "F-SET-7",
            "f-no-kept-already",
        ),
        case(dealt(), 0, under("hops_1"), Refusal::KeepFirst, "F-SET-7", "f-no-keep-first"),
        case(
            kept(),
            0,
            under("crane"),
            Refusal::KeptStays { card: card("crane") },
            "F-SET-7",
            "f-no-kept-stays",
        ),
        // Draws.
        chance(seller(), draw(0, "crane"), Refusal::NothingToDraw, "F-RND-2", "f-no-draw"),
        chance(
            drawing(),
            draw(1, "crane hops_1 hops_2"),
            Refusal::DrawOutOfTurn { seat: Seat(0) },
            "F-RND-2",
            "f-no-draw-turn",
        ),
        chance(
            drawing(),
            draw(0, "crane hops_1"),
            Refusal::DrawCount { due: 3, drawn: 2 },
            "F-DRAW-1",
            "f-no-draw-count",
        ),
        chance(
            drawing(),
            draw(0, "crane hops_1 bank_2"),
            Refusal::NotNextInDeck { card: card("bank_2") },
            "F-DRAW-1",
            "f-no-not-next",
        ),
        chance(
            drawing(),
            draw(0, "crane office bank_1"),
            Refusal::NotNextInDeck { card: card("office") },
            "F-DRAW-1",
            "f-no-not-next",
        ),
        chance(
            drawing(),
            draw(0, "crane crane bank_1"),
            Refusal::NotNextInDeck { card: card("crane") },
            "F-DRAW-1",
            "f-no-not-next",
        ),
        // Selling.
        case(
            seller(),
            0,
            sell("1 hops, brewery 2"),
            Refusal::NoSuchBrewery { brewery: 2, open: 2 },
            "F-SET-2",
            "f-no-brewery",
        ),
        case(
            seller(),
            0,
            sell("1 hops, brewery 255"),
            Refusal::NoSuchBrewery { brewery: 255, open: 2 },
            "F-SET-2",
            "f-no-brewery",
        ),
        case(seller(), 0, sell("0 hops"), Refusal::EmptySale, "F-SELL-1", "f-no-empty-sale"),
        case(
            seller(),
            0,
            sell("5 hops"),
            Refusal::NotEnoughGoods { good: Hops, asked: 5, held: 4 },
            "F-SELL-1",
            "f-no-goods",
        ),
        case(
            seller(),
            0,
            sell("1 barley"),
            Refusal::PriceIsZero { brewery: 0, good: Barley },
            "F-SELL-2",
            "f-no-price",
        ),
        case(
            Scene::base(2).goods(0, 1, 0, 0),
            0,
            sell("1 hops, market 1 hops water"),
            Refusal::NoMarket,
            "F-SELL-4",
            "f-no-market",
        ),
        case(
            seller(),
            0,
            sell("1 hops, market 1 hops hops"),
            Refusal::MarketSameGood { good: Hops },
            "F-SELL-4",
            "f-no-market-same",
        ),
        case(
            seller(),
            0,
            sell("4 hops, market 4 hops water"),
            Refusal::MarketCount { count: 4, most: 3 },
            "F-SELL-4",
            "f-no-market-count",
        ),
        case(
            seller(),
            0,
            sell("1 hops, market 2 hops water"),
            Refusal::MarketMoreThanSold { good: Hops, count: 2, sold: 1 },
            "F-SELL-4",
            "f-no-market-more",
        ),
        case(
            Scene::base(2).goods(0, 1, 0, 0),
            0,
            sell("1 hops, office hops"),
            Refusal::NoOffice,
            "F-SELL-5",
            "f-no-office",
        ),
        case(
            seller(),
            0,
            sell("1 hops, office water"),
            Refusal::OfficeSoldNone { good: Water },
            "F-SELL-5",
            "f-no-office-none",
        ),
        // Building.
        case(builder(), 0, build("office", 7), Refusal::NoSuchSpace { space: 6 }, "F-VAL-5", "f-no-space"),
        case(
            builder(),
            0,
            build("market", 1),
            Refusal::NotInHandToBuild { card: card("market") },
            "F-BLD-1",
            "f-no-not-in-hand",
        ),
        case(
            builder(),
            0,
            build("office", 2),
            Refusal::PalaceStands { space: 1 },
            "F-BLD-1",
            "f-no-on-palace",
        ),
        case(
            builder(),
            0,
            build("palace_3", 1),
            Refusal::PalaceElsewhere { card: card("palace_3"), space: 0 },
            "F-BLD-6",
            "f-no-palace-space",
        ),
        case(
            builder(),
            0,
            build("office", 1),
            Refusal::TooDear { card: card("office"), cost: 5, coins: 4 },
            "F-BLD-1",
            "f-no-too-dear",
        ),
        case(
            builder(),
            0,
            build("palace_3", 3),
            Refusal::TooDear { card: card("palace_3"), cost: 8, coins: 4 },
            "F-BLD-4",
            "f-no-too-dear",
        ),
        // Discarding.
        case(
            discarder(),
            0,
            under("market"),
            Refusal::NotInHandToPutUnder { card: card("market") },
            "F-DIS-1",
            "f-no-not-in-hand",
        ),
        case(
            Scene::base(2).hand(0, "office").phase(Phase::Discard, 0),
            0,
            under("office"),
            Refusal::LastCardStays { card: card("office") },
            "F-DIS-2",
            "f-no-last-card",
        ),
        case(
            Scene::base(2).hand(0, "office").phase(Phase::Discard, 0),
            0,
            trash("office"),
            Refusal::NoScavenger,
            "F-DIS-3",
            "f-no-scavenger",
        ),
        case(
            scavenged,
            0,
            trash("office"),
            Refusal::ScavengerDone { most: 2 },
            "F-DIS-3",
            "f-no-scavenger-done",
        ),
        case(
            discarder(),
            0,
            trash("market"),
            Refusal::NotInHandToTrash { card: card("market") },
            "F-DIS-3",
            "f-no-not-in-hand",
        ),
        case(
            Scene::base(2).goods(0, 1, 0, 0).phase(Phase::Discard, 0),
            0,
            store(1, 0, 0),
            Refusal::NoWarehouse,
            "F-DIS-4",
            "f-no-warehouse",
        ),
        case(stored, 0, store(1, 0, 0), Refusal::StoredAlready, "F-DIS-4", "f-no-stored-already"),
        case(
            discarder(),
            0,
            store(0, 0, 0),
            Refusal::StoreCount { count: 0, most: 3 },
            "F-DIS-4",
            "f-no-store-count",
        ),
        case(
            discarder(),
            0,
            store(255, 255, 255),
            Refusal::StoreCount { count: 765, most: 3 },
            "F-DIS-4",
            "f-no-store-count",
        ),
        case(
            discarder(),
            0,
            store(2, 1, 0),
            Refusal::StoreMoreThanHeld { good: Barley, asked: 1, held: 0 },
            "F-DIS-4",
            "f-no-goods",
        ),
        case(
            discarder(),
            0,
            Action::EndTurn,
            Refusal::HandTooLarge { held: 2, limit: 1 },
            "F-DIS-2",
            "f-no-hand-limit",
        ),
    ]
}

#[test]
fn every_refusal_names_its_rule_and_its_message() {
    for Case { scene, tried, refusal, rule, message } in cases() {
        let verdict = match &tried {
            Tried::Action(seat, action) => {
                assert!(!scene.legal(*seat).contains(action), "{action:?} is listed");
                scene.game.check(&scene.state, Seat(*seat), action)
            }
            Tried::Chance(chance) => scene.game.check_chance(&scene.state, chance),
        };
        assert_eq!(verdict, Err(refusal.clone()));
        assert_eq!((refusal.rule(), &*refusal.message().id), (rule, message), "{refusal:?}");
    }
}

#[test]
fn a_seat_works_out_the_same_refusal_from_what_it_sees() {
    for Case { scene, tried, refusal, .. } in cases() {
        let Tried::Action(seat, action) = tried else { continue };
        if seat < scene.game.seats() {
            let observation = scene.game.observe(&scene.state, Some(Seat(seat)));
            assert_eq!(scene.game.observed_check(&observation, &action), Err(refusal));
        }
    }
}

/// In the draw phase several seats act at once. A seat that is done and a spectator are told all of them.
#[test]
fn out_of_turn_names_everybody_who_is_to_act() {
    let scene = seller();
    let tried = Action::SellNothing;
    let watching = |scene: &Scene| {
        scene.game.observed_check(&scene.game.observe(&scene.state, None), &tried).unwrap_err()
    };
    assert_eq!(watching(&scene), Refusal::NotYourTurn { next: SeatSet::only(Seat(0)), rule: "F-RND-3" });
    assert_eq!(watching(&drawing()), Refusal::NotYourTurn { next: SeatSet::EMPTY, rule: "F-RND-2" });
    assert_eq!(watching(&over()), Refusal::GameIsOver);
    let both = SeatSet::first(2);
    let scene = scene.change(|scenario| scenario.at_once(Phase::Draw, both));
    let all_at_once = Refusal::NotYourTurn { next: both, rule: "F-RND-2" };
    assert_eq!(watching(&scene), all_at_once);
    let refusal = scene.game.check(&scene.state, Seat(4), &tried).unwrap_err();
    assert_eq!((&refusal, refusal.rule()), (&all_at_once, "F-RND-2"));
    let message = refusal.message();
    assert_eq!(message.arg("players").and_then(Arg::seats), Some(vec![Seat(0), Seat(1)]));
}

const SOURCE: &str = include_str!("../src/refusal.rs");

#[test]
fn no_refusal_is_without_a_case() {
    let variants: Vec<&str> = SOURCE
        .split_once("pub enum Refusal {")
        .and_then(|(_, rest)| rest.split_once("\n}"))
        .map(|(list, _)| list)
        .unwrap()
        .lines()
        .map(|line| line.trim().split([',', ' ']).next().unwrap_or_default())
        .filter(|name| !name.is_empty() && !name.starts_with('/'))
        .collect();
    assert!(variants.contains(&"GameIsOver") && variants.contains(&"HandTooLarge"), "{variants:?}");
    let seen: Vec<String> = cases().iter().map(|case| format!("{:?}", case.refusal)).collect();
    let forgotten: Vec<&&str> = variants
        .iter()
        .filter(|variant| !seen.iter().any(|seen| seen.split(' ').next() == Some(**variant)))
        .collect();
    assert!(forgotten.is_empty(), "refusals without a case: {forgotten:?}");
}

#[test]
fn no_message_and_no_rule_of_a_refusal_is_without_a_case() {
    let cases = cases();
    let quoted = SOURCE.split('"').skip(1).step_by(2);
    let forgotten: Vec<&str> = quoted
        .filter(|text| text.starts_with("f-no-") || text.starts_with("F-"))
        .filter(|text| !cases.iter().any(|case| case.message == *text || case.rule == *text))
        .collect();
    assert!(forgotten.is_empty(), "{forgotten:?}");
}
