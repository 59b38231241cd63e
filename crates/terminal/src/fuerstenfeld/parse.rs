//! What is typed, as actions of Fürstenfeld.

use super::menu::{ends_turn, in_order};
use super::talk::card_typed;
use crate::Misread;
use crate::typed::{Found, Named, Reader, Verbs, verb};
use princely_core::{Game, Message};
use princely_fuerstenfeld::limits::LABORATORIES;
use princely_fuerstenfeld::{
    Action, Card, CardSet, Fuerstenfeld, Good, Goods, Market, Observation, Phase, Player, Sale,
};
use princely_words::{Language, Words};

/// What a command begins with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Verb {
    Keep,
    Under,
    Draw,
    Stop,
    Sell,
    Build,
    End,
    Trash,
    Store,
}

/// The words of the verbs, and the phases they belong to.
pub(super) const VERBS: &Verbs<Verb, Phase> = &[
    ("say-keep", Verb::Keep, &[Phase::Setup, Phase::Discard]),
    ("say-under", Verb::Under, &[Phase::Setup, Phase::Discard]),
    ("say-draw", Verb::Draw, &[Phase::Draw]),
    ("say-stop", Verb::Stop, &[Phase::Draw]),
    ("say-sell", Verb::Sell, &[Phase::Sell]),
    ("say-build", Verb::Build, &[Phase::Build]),
    ("say-end", Verb::End, &[Phase::Draw, Phase::Build, Phase::Discard]),
    ("say-trash", Verb::Trash, &[Phase::Discard]),
    ("say-store", Verb::Store, &[Phase::Discard]),
];

/// Reads commands of the viewer of an observation.
pub(super) struct Parser<'a> {
    game: &'a Fuerstenfeld,
    words: &'a Words,
    observation: &'a Observation,
    cards: Named<Card>,
    goods: Named<Good>,
}

impl<'a> Parser<'a> {
    pub(super) fn new(game: &'a Fuerstenfeld, words: &'a Words, observation: &'a Observation) -> Parser<'a> {
        Parser { game, words, observation, cards: cards(words), goods: goods(words) }
    }

    fn phase(&self) -> Phase {
        self.observation.known().phase()
    }

    fn own(&self) -> Option<&Player> {
        self.observation.viewer().map(|seat| self.observation.known().player(seat))
    }

    fn hand(&self) -> CardSet {
        self.own().map(|player| player.hand).unwrap_or_default()
    }

    pub(super) fn parse(&self, mut reader: Reader<'_>) -> Result<Vec<Action>, Misread> {
        let verb = verb(&mut reader, VERBS, &self.phase())?;
        let actions = match verb {
            Verb::Keep => self.keep(&mut reader)?,
            Verb::Under => {
                self.each_card(&mut reader)?.into_iter().map(|card| Action::Under { card }).collect()
            }
            Verb::Trash => {
                self.each_card(&mut reader)?.into_iter().map(|card| Action::Trash { card }).collect()
            }
            Verb::Draw => {
                let most = LABORATORIES.iter().sum();
                let count = reader.count().unwrap_or(1).clamp(1, most);
                vec![Action::DrawExtra; usize::from(count)]
            }
            Verb::Stop => vec![Action::StopDrawing],
            Verb::Sell => vec![self.sell(&mut reader)?],
            Verb::Build => vec![self.build(&mut reader)?],
            Verb::End => vec![self.end(&mut reader)],
            Verb::Store => vec![self.store(&mut reader)?],
        };
        reader.end()?;
        Ok(actions)
    }

    /// One card, if possible one of the hand.
    fn card(&self, reader: &mut Reader<'_>) -> Result<Card, Misread> {
        let hand = self.hand();
        // A whole name first: "palace 1" is not short for the palace 3 in the hand.
        if let Some(card) = reader.whole_thing(&self.cards) {
            return Ok(card);
        }
        let held = self.cards.only(|card| hand.contains(card));
        match reader.thing(&held) {
            Found::One(card) => Ok(card),
            Found::Several(cards) => Err(self.which(reader, &cards)),
            Found::None => match reader.thing(&self.cards) {
                Found::One(card) => Ok(card),
                Found::Several(cards) => Err(self.which(reader, &cards)),
                Found::None => Err(reader.expected_one_of(&Message::new("t-f-expected-card"), &self.cards)),
            },
        }
    }

    fn which(&self, reader: &Reader<'_>, cards: &[Card]) -> Misread {
        let list = cards.iter().map(|&card| card_typed(self.words, card)).collect::<Vec<_>>().join(", ");
        reader.expected(&Message::new("t-which").text("list", list))
    }

    fn each_card(&self, reader: &mut Reader<'_>) -> Result<Vec<Card>, Misread> {
        let mut cards = vec![self.card(reader)?];
        reader.skip();
        while !reader.is_done() && cards.len() < Card::COUNT {
            cards.push(self.card(reader)?);
            reader.skip();
        }
        Ok(cards)
    }

    /// In set-up the card that stays; when discarding, all others go under the deck.
    fn keep(&self, reader: &mut Reader<'_>) -> Result<Vec<Action>, Misread> {
        let kept = self.each_card(reader)?;
        if self.phase() != Phase::Discard {
            return Ok(kept.into_iter().map(|card| Action::Keep { card }).collect());
        }
        // Exactly as the numbered choice does it, with the same order of cards and the same end of the turn.
        let kept: CardSet = kept.into_iter().collect();
        let mut legal = Vec::new();
        self.game.observed_legal_actions(self.observation, &mut legal);
        let limit = self.own().map_or(0, |own| usize::from(own.hand_limit()));
        let ends = usize::from(kept.len()) == limit && ends_turn(limit, &legal);
        let under = in_order(self.hand() - kept).into_iter().map(|card| Action::Under { card });
        Ok(under.chain(ends.then_some(Action::EndTurn)).collect())
    }

    fn good(&self, reader: &mut Reader<'_>) -> Result<Good, Misread> {
        match reader.thing(&self.goods) {
            Found::One(good) => Ok(good),
            _ => Err(reader.expected_one_of(&Message::new("t-f-expected-good"), &self.goods)),
        }
    }

    fn sell(&self, reader: &mut Reader<'_>) -> Result<Action, Misread> {
        let held = self.own().map(|player| player.goods).unwrap_or_default();
        let (mut given, mut brewery, mut market, mut office) = (Goods::NONE, None, None, None);
        loop {
            reader.skip();
            if reader.is_done() {
                break;
            } else if reader.take("say-nothing") {
                reader.end()?;
                return Ok(Action::SellNothing);
            } else if reader.take("say-to") {
                brewery = Some(self.brewery(reader)?);
            } else if reader.take("say-office") {
                office = Some(self.good(reader)?);
            } else if reader.take("say-market") {
                let Some(count) = reader.count() else {
                    return Err(reader.expected(&Message::new("t-f-expected-market")));
                };
                let from = self.good(reader)?;
                market = Some(self.market(reader, count, from)?);
            } else if reader.take("say-all") {
                match reader.thing(&self.goods) {
                    Found::One(good) => given[good] = held[good],
                    _ => given = held,
                }
            } else if let Some(count) = reader.count() {
                let from = self.good(reader)?;
                if reader.clone().take("say-as") {
                    market = Some(self.market(reader, count, from)?);
                } else {
                    given[from] = given[from].saturating_add(count);
                }
            } else {
                let good = self.good(reader)?;
                given[good] = held[good];
            }
        }
        // "2 hops as barley" may, but need not, count hops that were named before.
        if let Some(Market { from, count, .. }) = market {
            given[from] = given[from].max(count);
        }
        let Some(brewery) = brewery else {
            return Err(reader.expected(&Message::new("t-f-expected-brewery")));
        };
        Ok(Action::Sell { sale: Sale { brewery, goods: given, market, office } })
    }

    /// Breweries are called by their numbers, from 1; there is no brewery 0.
    fn brewery(&self, reader: &mut Reader<'_>) -> Result<u8, Misread> {
        let number = reader.count().and_then(|number| number.checked_sub(1));
        number.ok_or_else(|| reader.expected(&Message::new("t-f-expected-brewery")))
    }

    fn market(&self, reader: &mut Reader<'_>, count: u8, from: Good) -> Result<Market, Misread> {
        reader.skip();
        if !reader.take("say-as") {
            return Err(reader.expected(&Message::new("t-f-expected-market")));
        }
        Ok(Market { from, to: self.good(reader)?, count })
    }

    fn build(&self, reader: &mut Reader<'_>) -> Result<Action, Misread> {
        let card = self.card(reader)?;
        reader.skip();
        reader.take("say-on");
        if let Some(space) = reader.count().and_then(|space| space.checked_sub(1)) {
            return Ok(Action::Build { card, space });
        }
        let mut legal = Vec::new();
        self.game.observed_legal_actions(self.observation, &mut legal);
        let mut spaces = legal.iter().filter_map(|action| match action {
            Action::Build { card: known, space } if *known == card => Some(*space),
            _ => None,
        });
        match (spaces.next(), spaces.next()) {
            (Some(space), None) => Ok(Action::Build { card, space }),
            // No space is possible; the rules will say why.
            (None, _) => Ok(Action::Build { card, space: card.palace_space().unwrap_or(0) }),
            _ => Err(reader.expected(&Message::new("t-f-expected-space"))),
        }
    }

    fn end(&self, reader: &mut Reader<'_>) -> Action {
        reader.skip();
        if reader.take("say-building") {
            return Action::EndBuild;
        }
        if reader.take("say-turn") {
            return Action::EndTurn;
        }
        match self.phase() {
            Phase::Build => Action::EndBuild,
            Phase::Draw => Action::StopDrawing,
            _ => Action::EndTurn,
        }
    }

    fn store(&self, reader: &mut Reader<'_>) -> Result<Action, Misread> {
        let held = self.own().map(|player| player.goods).unwrap_or_default();
        let mut kept = Goods::NONE;
        while !reader.is_done() {
            if reader.take("say-all") {
                kept = held;
            } else {
                let count = reader.count();
                let good = self.good(reader)?;
                kept[good] = kept[good].saturating_add(count.unwrap_or(held[good]));
            }
            reader.skip();
        }
        Ok(Action::Store { goods: kept })
    }
}

/// The names of cards: as in records and in words.
pub(super) fn cards(words: &Words) -> Named<Card> {
    let mut named = Named::default();
    for card in Card::ALL {
        named.add(&card.id().replace('_', " "), card);
        for form in [None, Some("a")] {
            named.add(&words.form_in("f", "card", card.id(), form), card);
        }
        named.add(&Words::of(Language::English).name(card.id()), card);
    }
    named
}

fn goods(words: &Words) -> Named<Good> {
    let mut named = Named::default();
    for good in Good::ALL {
        named.add(good.id(), good);
        for form in [None, Some("a")] {
            named.add(&words.form_in("f", "good", good.id(), form), good);
        }
    }
    named
}
