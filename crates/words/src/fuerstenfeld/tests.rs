use super::*;
use crate::Language;
use crate::layout::{WIDTH, width};
use princely_core::{Aid, Game, Keyed, Quick, Seed, Silent, Step, Table, Uniform};
use princely_fuerstenfeld::observe::Counts;
use princely_fuerstenfeld::view::{CardView, EndView, IncomeTrack, PalacePrices, PriceTrack, SpaceView};
use princely_fuerstenfeld::{CardTable, Fuerstenfeld, Market, Top, Variant};

#[test]
fn actions_read_well() {
    let card = Card::Bank1;
    let sell = |market, office| Action::Sell {
        sale: Sale { brewery: 2, goods: Goods::new(2, 0, 1), market, office },
    };
    let market = Some(Market { from: Good::Water, to: Good::Hops, count: 1 });
    for (order, text) in [
        (Action::Keep { card }, "keep Bank I"),
        (Action::Under { card }, "put Bank I under the deck"),
        (Action::DrawExtra, "take one more card"),
        (Action::StopDrawing, "draw no more cards"),
        (sell(None, None), "sell 2 hops and 1 water to brewery 3"),
        (sell(market, None), "sell 2 hops and 1 water to brewery 3, 1 water as hops"),
        (sell(None, Some(Good::Hops)), "sell 2 hops and 1 water to brewery 3, office for hops"),
        (
            sell(market, Some(Good::Hops)),
            "sell 2 hops and 1 water to brewery 3, 1 water as hops, office for hops",
        ),
        (Action::SellNothing, "sell nothing"),
        (Action::Build { card, space: 1 }, "build Bank I on space 2"),
        (Action::EndBuild, "finish building"),
        (Action::Trash { card }, "take Bank I out of the game"),
        (Action::Store { goods: Goods::new(0, 1, 1) }, "keep 1 barley and 1 water in the warehouse"),
        (Action::EndTurn, "end the turn"),
    ] {
        assert_eq!(action(Words::english(), &order), text);
    }
}

/// A position of two players, seen by the second.
fn view() -> View {
    let brewery = |demand, price, filled| BreweryView {
        demand,
        price,
        filled,
        space: Goods::NONE,
        next_space: Goods::NONE,
    };
    let space = |top: Top| SpaceView { top: top.into(), printed: None };
    let (empty, card, printed) = (Top::Empty, Top::Card, Top::Printed);
    View {
        viewer: Some(Seat(1)),
        variant: Variant::Base,
        round: 4,
        phase: Phase::Build,
        to_act: vec![Seat(1)],
        to_deal: vec![],
        waiting: vec![Seat(0)],
        order: vec![Seat(1), Seat(0)],
        income_track: IncomeTrack { top: 25, now: vec![], next: vec![] },
        price_track: PriceTrack { values: vec![0, 1, 2, 3], start: 1 },
        palace_prices: PalacePrices { price: Some(10), markers: 1, leaves_at: 2, to_come: vec![12] },
        breweries: vec![
            brewery(Goods::new(1, 2, 3), Goods::new(1, 0, 3), Goods::new(1, 0, 2)),
            brewery(Goods::new(2, 2, 2), Goods::new(2, 2, 1), Goods::NONE),
        ],
        players: vec![
            PlayerView {
                coins: 1,
                income: 5,
                disc: 2,
                board: [
                    empty,
                    card(Card::Palace2),
                    empty,
                    printed(Good::Water),
                    card(Card::Barley3),
                    printed(Good::Hops),
                ]
                .map(space),
                goods: Goods::NONE,
                harvest: Goods::new(1, 3, 1),
                palaces: 1,
                covered: vec![Card::Bank1, Card::Office],
                trashed_palaces: vec![Card::Palace6],
                spare_palaces: None,
                cards: Counts { hand: 2, unseen: 9, bottom: 10, trashed: 1, kept: false },
                hand_limit: 1,
                due: 0,
                extra: 0,
            },
            PlayerView {
                coins: 12,
                income: 7,
                disc: 7,
                board: [
                    card(Card::Laboratory1),
                    empty,
                    empty,
                    printed(Good::Water),
                    printed(Good::Barley),
                    printed(Good::Hops),
                ]
                .map(space),
                goods: Goods::new(2, 0, 1),
                harvest: Goods::new(1, 1, 1),
                palaces: 0,
                covered: vec![],
                trashed_palaces: vec![],
                spare_palaces: Some(0),
                cards: Counts { hand: 6, unseen: 12, bottom: 9, trashed: 0, kept: false },
                hand_limit: 1,
                due: 0,
                extra: 0,
            },
        ],
        own: Some(OwnView {
            hand: [
                (Card::Hops1, 1),
                (Card::Barley2, 4),
                (Card::TownHall2, 7),
                (Card::Market, 6),
                (Card::TourGuide, 5),
                (Card::Palace4, 10),
            ]
            .map(|(card, cost)| CardView { card, cost })
            .to_vec(),
            kept: None,
            bottom: Some(vec![Card::Crane, Card::Palace1]),
            unseen: None,
            trashed: None,
        }),
        turn: None,
        end: EndView {
            palaces: 6,
            rounds: 100,
            ending: None,
            winners: None,
            ranking: vec![Seat(0), Seat(1)],
            places: vec![1, 1],
            decider: None,
            rule: None,
        },
    }
}

#[test]
fn a_position_reads_well() {
    let names = Names::given(["Anna", "Ben"]).seen_by(Seat(1));
    assert_eq!(
        position(Words::english(), &view(), &names),
        "\
Round 4, building. It is your turn.
Order of play: you and Anna.
A palace costs 10 coins; 1 marker lies on the price card, which leaves at 2.

Breweries: the price of each good, and how much of the demand is filled
  Brewery 1: hops 1 (1 of 1), barley 0 (0 of 2), water 3 (2 of 3)
  Brewery 2: hops 2 (0 of 2), barley 2 (0 of 2), water 1 (0 of 2)

Anna: 1 coin, 1 palace, income 5, disc on 2
  1 empty           2 Palace II          3 empty
  4 printed water   5 Barley field (3)   6 printed hops
  Goods: nothing
  Harvest: 1 hops, 3 barley and 1 water each round
  Cards: 2 in hand, 9 never drawn, 10 put under the deck, 1 taken out unseen
  Covered: Bank I and Office
  Palaces taken out: Palace VI

You: 12 coins, no palace, income 7, disc on 7
  1 Laboratory I    2 empty            3 empty
  4 printed water   5 printed barley   6 printed hops
  Goods: 2 hops and 1 water
  Harvest: 1 hops, 1 barley and 1 water each round
  Cards: 6 in hand, 12 never drawn, 9 put under the deck

Your hand, and what each card costs
  Hops field (1): 1 coin
  Barley field (2): 4 coins
  Town hall II: 7 coins
  Market: 6 coins
  Tour guide: 5 coins
  Palace IV: 10 coins
Under your deck, next one first: Building crane and Palace I
"
    );
}

#[test]
fn a_position_reads_well_in_german_and_for_a_spectator() {
    let names = Names::seats(2);
    let seen = View { viewer: None, own: None, ..view() };
    assert_eq!(
        position(Words::of(Language::German), &seen, &names),
        "\
Runde 4, Bauen. Spieler 2 ist am Zug.
Reihenfolge: Spieler 2 und Spieler 1.
Ein Palast kostet 10 Münzen; auf der Preiskarte liegt 1 Marker, bei 2 geht sie.

Brauereien: Preis jeder Ware, und wie viel der Nachfrage gedeckt ist
  Brauerei 1: Hopfen 1 (1 von 1), Gerste 0 (0 von 2), Wasser 3 (2 von 3)
  Brauerei 2: Hopfen 2 (0 von 2), Gerste 2 (0 von 2), Wasser 1 (0 von 2)

Spieler 1: 1 Münze, 1 Palast, Einkommen 5, Scheibe auf 2
  1 leer           2 Palast II         3 leer
  4 Wasserstelle   5 Gerstenfeld (3)   6 Hopfenacker
  Waren: nichts
  Ernte: 1 Hopfen, 3 Gerste und 1 Wasser je Runde
  Karten: 2 auf der Hand, 9 nie gezogen, 10 unter dem Stapel, 1 verdeckt aus dem
    Spiel
  Überbaut: Bank I und Kontor
  Paläste aus dem Spiel: Palast VI

Spieler 2: 12 Münzen, kein Palast, Einkommen 7, Scheibe auf 7
  1 Labor I        2 leer           3 leer
  4 Wasserstelle   5 Gerstenacker   6 Hopfenacker
  Waren: 2 Hopfen und 1 Wasser
  Ernte: 1 Hopfen, 1 Gerste und 1 Wasser je Runde
  Karten: 6 auf der Hand, 12 nie gezogen, 9 unter dem Stapel
"
    );
}

/// Somebody who may see a player's cards is not addressed as that player.
#[test]
fn an_onlooker_reads_whose_hand_it_is() {
    let own = OwnView { kept: Some(Card::Market), ..view().own.unwrap() };
    let seen = View { own: Some(own), ..view() };
    let names = Names::given(["Anna", ""]);
    for (language, lines) in [
        (
            Language::English,
            [
                "Player 2's hand, and what each card costs",
                "Player 2 keeps Market.",
                "Under Player 2's deck, next one first: Building crane and Palace I",
            ],
        ),
        (
            Language::German,
            [
                "Die Hand von Spieler 2, und was jede Karte kostet",
                "Spieler 2 behält Markt.",
                "Unter dem Stapel von Spieler 2, die nächste zuerst: Baukran und Palast I",
            ],
        ),
    ] {
        let text = position(Words::of(language), &seen, &names);
        for line in lines {
            assert!(text.lines().any(|known| known == line), "{line} is not in\n{text}");
        }
    }
}

/// No matter what happens in a game, every line fits.
#[test]
fn every_position_of_many_games_fits_a_terminal() {
    let mut whims = Quick(7);
    for (game_number, players) in (0..).zip([2, 3, 4, 5]) {
        for variant in [Variant::Base, Variant::Expert] {
            let game = Fuerstenfeld::new(players, variant, CardTable::standard()).unwrap();
            let mut dice = Keyed::new(Seed::of_series(1, game_number));
            let mut table = Table::new(game.clone());
            let mut actions = Vec::new();
            for _ in 0..200 {
                look(&table, players);
                let Step::Seats(seats) = table.step(&mut dice, &mut Silent) else { break };
                let seat = seats.lowest().unwrap();
                actions.clear();
                game.legal_actions(table.state(), seat, &mut actions);
                let choice = *whims.pick(&actions).unwrap();
                for language in Language::ALL {
                    let text = action(Words::of(language), &choice);
                    assert!(!text.contains(['{', '$', '_']), "{text}");
                }
                table.act(seat, choice, &mut Silent).unwrap();
            }
        }
    }
}

fn look(table: &Table<Fuerstenfeld>, players: u8) {
    let viewers = [None, Some(Seat(0)), Some(Seat(players - 1))];
    for (viewer, language) in
        viewers.into_iter().zip([Language::English, Language::German, Language::English])
    {
        let observation = table.game().observe(table.state(), viewer);
        let view = table.game().view(&observation, Aid::Memory);
        let names = Names::seats(players).seen_by(viewer);
        let text = position(Words::of(language), &view, &names);
        for line in text.lines() {
            assert!(width(line) <= WIDTH, "{} columns: {line}", width(line));
            assert!(!line.contains(['{', '$', '_', '@', '\t']), "{line}");
            assert_eq!(line.trim_end(), line);
        }
    }
}
