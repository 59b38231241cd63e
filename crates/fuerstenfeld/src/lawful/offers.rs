//! Reads choices like a client that knows no rule and sees no position.

use crate::choices::{Answer, BreweryChoices, Choices, DiscardChoices, May, Question, SellChoices};
use crate::{Action, Card, Fuerstenfeld, Good, Goods, Market, Observation, Sale};
use princely_core::laws::{Ask, Lawful, LawfulOffers};
use princely_core::{Quick, Refused, Seat};

/// Questions asked at a time.
const QUESTIONS: usize = 6;

impl LawfulOffers for Fuerstenfeld {
    fn offered(choices: &Choices, _: Ask<'_, Fuerstenfeld>) -> Vec<Action> {
        match choices {
            Choices::Keep(set_up) => {
                possible(set_up.cards.iter().map(|it| (Action::Keep { card: it.card }, &it.may)))
            }
            Choices::Arrange(set_up) => {
                possible(set_up.cards.iter().map(|it| (Action::Under { card: it.card }, &it.may)))
            }
            Choices::Draw(_) => vec![Action::DrawExtra, Action::StopDrawing],
            Choices::Sell(sell) => sales(sell),
            Choices::Build(build) => {
                let spaces = build.cards.iter().flat_map(|it| it.spaces.iter().map(|space| (it.card, space)));
                let builds = spaces.map(|(card, it)| (Action::Build { card, space: it.space }, &it.may));
                possible(builds.chain([(Action::EndBuild, &May::Yes)]))
            }
            Choices::Discard(discard) => discards(discard),
        }
    }

    fn denied(choices: &Choices, ask: Ask<'_, Fuerstenfeld>) -> Vec<(Action, Refused)> {
        let mut denied = Vec::new();
        let mut deny = |action: Action, may: &May| match may {
            May::Yes => {}
            May::No(refused) => denied.push((action, refused.clone())),
        };
        match choices {
            Choices::Keep(set_up) => {
                set_up.cards.iter().for_each(|it| deny(Action::Keep { card: it.card }, &it.may));
            }
            Choices::Arrange(set_up) => {
                set_up.cards.iter().for_each(|it| deny(Action::Under { card: it.card }, &it.may));
            }
            Choices::Draw(_) => {}
            Choices::Sell(sell) => deny_sales(sell, deny),
            Choices::Build(build) => {
                for it in &build.cards {
                    for at in &it.spaces {
                        deny(Action::Build { card: it.card, space: at.space }, &at.may);
                    }
                    // The refusal of a card is the refusal of one of its spaces.
                    let same = it.spaces.iter().find(|at| at.may == it.may);
                    let space = same.map_or(u8::MAX, |at| at.space);
                    deny(Action::Build { card: it.card, space }, &it.may);
                }
            }
            Choices::Discard(discard) => {
                for it in &discard.cards {
                    deny(Action::Under { card: it.card }, &it.under);
                    deny(Action::Trash { card: it.card }, &it.trash);
                }
                let held = discard.store.goods;
                deny(
                    Action::Store { goods: one(first_held(held).unwrap_or(Good::Hops)) },
                    &discard.store.may,
                );
                deny(Action::EndTurn, &discard.end);
            }
        }
        for action in beyond(choices) {
            match ask(&Question::May { action }) {
                Answer::No(refused) => denied.push((action, refused)),
                Answer::Yes | Answer::Quote(_) => {}
            }
        }
        denied
    }

    fn questions(&self, seen: &Observation, chooser: &mut Quick) -> Vec<Question> {
        let seat = seen.viewer().unwrap_or(Seat(0));
        let mut legal = Vec::new();
        princely_core::Game::observed_legal_actions(self, seen, &mut legal);
        let every = (legal.len() / QUESTIONS).max(1);
        let strays = (0..QUESTIONS).map(|_| self.stray_action(seen.known(), seat, chooser));
        let ask = |action| match action {
            Action::Sell { sale } => Question::Sale { sale },
            action => Question::May { action },
        };
        strays.chain(legal.into_iter().step_by(every)).map(ask).collect()
    }
}

fn possible<'a>(choices: impl Iterator<Item = (Action, &'a May)>) -> Vec<Action> {
    choices.filter(|(_, may)| may.is_yes()).map(|(action, _)| action).collect()
}

fn one(good: Good) -> Goods {
    let mut goods = Goods::NONE;
    goods[good] = 1;
    goods
}

fn first_held(goods: Goods) -> Option<Good> {
    Good::ALL.into_iter().find(|&good| goods[good] > 0)
}

/// Every sale that can be put together.
fn sales(sell: &SellChoices) -> Vec<Action> {
    let mut sales = vec![Action::SellNothing];
    for (brewery, at) in (0..).zip(&sell.breweries) {
        let exchanges = at
            .exchanges
            .iter()
            .flat_map(|it| (1..=it.most).map(|count| Some(Market { from: it.from, to: it.to, count })));
        for market in std::iter::once(None).chain(exchanges) {
            for direct in amounts(at) {
                let mut goods = direct;
                if let Some(Market { from, count, .. }) = market {
                    goods[from] += count;
                }
                if goods != Goods::NONE && sell.goods.covers(goods) {
                    let sale = Sale { brewery, goods, market, office: None };
                    sales.push(Action::Sell { sale });
                    let sold_as = |good: &Good| sell.office.is_yes() && sale.as_sold()[*good] > 0;
                    let offices = Good::ALL.into_iter().filter(sold_as);
                    sales.extend(
                        offices.map(|good| Action::Sell { sale: Sale { office: Some(good), ..sale } }),
                    );
                }
            }
        }
    }
    sales
}

/// Every mix of tokens that a brewery takes as what they are.
fn amounts(at: &BreweryChoices) -> Vec<Goods> {
    let mut mixes = vec![Goods::NONE];
    for lot in &at.goods {
        mixes = mixes
            .into_iter()
            .flat_map(|mix| {
                (0..=lot.most).map(move |count| {
                    let mut mix = mix;
                    mix[lot.good] = count;
                    mix
                })
            })
            .collect();
    }
    mixes
}

fn discards(discard: &DiscardChoices) -> Vec<Action> {
    let under = discard.cards.iter().map(|it| (Action::Under { card: it.card }, &it.under));
    let trash = discard.cards.iter().map(|it| (Action::Trash { card: it.card }, &it.trash));
    let mut actions = possible(under.chain(trash).chain([(Action::EndTurn, &discard.end)]));
    let store = &discard.store;
    if store.may.is_yes() {
        let held = store.goods;
        for (hops, barley) in (0..=held.hops).flat_map(|hops| (0..=held.barley).map(move |it| (hops, it))) {
            let mixes = (0..=held.water).map(|water| Goods::new(hops, barley, water));
            let fits = mixes.filter(|goods| (1..=u32::from(store.most)).contains(&goods.total()));
            actions.extend(fits.map(|goods| Action::Store { goods }));
        }
    }
    actions
}

fn deny_sales(sell: &SellChoices, mut deny: impl FnMut(Action, &May)) {
    for (brewery, at) in (0..).zip(&sell.breweries) {
        let sale =
            |good, market, office| Action::Sell { sale: Sale { brewery, goods: one(good), market, office } };
        for lot in &at.goods {
            deny(sale(lot.good, None, None), &lot.may);
            if lot.may.is_yes() {
                deny(sale(lot.good, None, Some(lot.good)), &sell.office);
            }
        }
        for &crate::choices::ExchangeChoice { from, to, ref may, .. } in &at.exchanges {
            deny(sale(from, Some(Market { from, to, count: 1 }), None), may);
        }
        if let Some(from) = first_held(sell.goods) {
            let to = Good::ALL[(from.index() + 1) % Good::ALL.len()];
            let market = Some(Market { from, to, count: 1 });
            // With a market each exchange says for itself whether it is possible.
            if !sell.market.is_yes() {
                deny(sale(from, market, None), &sell.market);
            }
        }
    }
}

/// Actions just beyond the limits that the choices name, and actions of other stages.
fn beyond(choices: &Choices) -> Vec<Action> {
    let mut beyond = vec![Action::DrawExtra, Action::EndTurn, Action::Keep { card: Card::Crane }];
    match choices {
        Choices::Sell(sell) => {
            for (brewery, at) in (0..=sell.breweries.len() as u8).zip(&sell.breweries) {
                for lot in &at.goods {
                    let mut goods = Goods::NONE;
                    goods[lot.good] = lot.most.saturating_add(1);
                    beyond.push(Action::Sell { sale: Sale { brewery, goods, market: None, office: None } });
                    beyond.push(Action::Sell {
                        sale: Sale { brewery: u8::MAX, goods, market: None, office: None },
                    });
                }
                for it in &at.exchanges {
                    let market = Some(Market { from: it.from, to: it.to, count: it.most.saturating_add(1) });
                    let goods = sell.goods;
                    beyond
                        .push(Action::Sell { sale: Sale { brewery, goods, market, office: Some(it.from) } });
                }
            }
        }
        Choices::Build(build) => {
            beyond.extend(build.cards.iter().map(|it| Action::Build { card: it.card, space: 6 }));
        }
        Choices::Discard(discard) => {
            let most = discard.store.most + 1;
            beyond.extend([
                Action::Store { goods: Goods::NONE },
                Action::Store { goods: Goods::new(most, most, most) },
            ]);
            beyond.extend(Card::ALL.map(|card| Action::Trash { card }));
        }
        Choices::Keep(_) | Choices::Arrange(_) => beyond.extend(Card::ALL.map(|card| Action::Under { card })),
        Choices::Draw(_) => {}
    }
    beyond
}
