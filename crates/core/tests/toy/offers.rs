//! What the small game offers.

use super::*;

/// What a seat may choose from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Choices {
    Commit { cards: Vec<u8>, told: Option<u8> },
    Stash { cards: Vec<u8>, not: Vec<(u8, Refused)> },
}

/// Why something is not possible.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct WhyNot(pub Move);

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Because {
    pub refused: Option<Refused>,
    pub told: Option<u8>,
}

impl Offers for Toy {
    type Choices = Choices;
    type Question = WhyNot;
    type Answer = Because;

    fn choices(&self, seen: &Seen) -> Option<Choices> {
        let seat = seen.viewer?;
        let mut hand: Vec<u8> = seen.board.hands[seat.index()].iter().copied().flatten().collect();
        match self.fault {
            Fault::OffersTooLittle => drop(hand.pop()),
            Fault::OffersTwice => hand.extend_from_within(..hand.len().min(1)),
            _ => {}
        }
        match seen.board.stage {
            Stage::Commit
                if seen.board.commits[seat.index()].is_none() || self.fault == Fault::OffersOutOfTurn =>
            {
                Some(Choices::Commit { cards: hand, told: told(self, seen, Fault::ChoicesLeak) })
            }
            Stage::Stash(actor) if actor == seat && self.fault != Fault::OffersNothing => {
                let may = |card: &u8| *card != 0 || self.fault == Fault::OffersTooMuch;
                let rule = if self.fault == Fault::WrongWhyNot { "T-HAND" } else { "T-ZERO" };
                let not = hand.iter().filter(|card| !may(card)).map(|&card| (card, Refused::new(&No(rule))));
                Some(Choices::Stash { not: not.collect(), cards: hand.into_iter().filter(may).collect() })
            }
            _ => None,
        }
    }

    fn answer(&self, seen: &Seen, WhyNot(action): &WhyNot) -> Because {
        let why = match self.observed_check(seen, action) {
            Err(No("T-HAND")) if self.fault == Fault::WrongAnswer => Some(No("T-ZERO")),
            checked => checked.err(),
        };
        Because { refused: why.map(|no| Refused::new(&no)), told: told(self, seen, Fault::AnswersLeak) }
    }
}

/// What the next seat holds, if the game has this fault.
fn told(game: &Toy, seen: &Seen, fault: Fault) -> Option<u8> {
    let next = seen.viewer.map_or(0, |seat| (seat.index() + 1) % SEATS);
    seen.truth.as_ref().filter(|_| game.fault == fault)?.hands[next].first().copied()
}
