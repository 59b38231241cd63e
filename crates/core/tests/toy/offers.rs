//! What the small game offers, and how it is followed.

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

impl Followed for Toy {
    /// The last one to commit brings all commits to light.
    fn uncovers(&self, state: &State, seat: Seat, action: &Move, viewer: Viewer) -> Vec<(Seat, Move)> {
        let chosen = |other: usize| match *action {
            Move::Commit(card) if other == seat.index() => Some(card),
            Move::Commit(_) => state.commits[other],
            _ => None,
        };
        let chosen: Option<Vec<u8>> = (0..SEATS).map(chosen).collect();
        let shown = (0..).map(Seat).zip(chosen.unwrap_or_default());
        match self.fault {
            Fault::PreviewsSecrets => Vec::new(),
            _ => shown
                .filter(|(other, _)| viewer != Some(*other))
                .map(|(other, card)| (other, Move::Commit(card)))
                .collect(),
        }
    }

    /// Deals until a world comes up in which the cards that are shown lie where they were.
    fn imagine_action(
        &self,
        seen: &Seen,
        seat: Seat,
        action: &Option<Move>,
        uncovers: &[(Seat, Move)],
    ) -> Option<(State, Move)> {
        let holder = seat.index();
        (0..64).find_map(|luck| {
            let mut world = self.determinize(seen, &mut Quick(luck));
            for (other, shown) in uncovers {
                let Move::Commit(card) = *shown else { return None };
                let lies = if *other == seat {
                    world.hands[holder].first().copied()
                } else {
                    world.commits[other.index()]
                };
                exchange(&mut world, lies?, card);
            }
            let own = uncovers.iter().find(|(other, _)| *other == seat).map(|(_, action)| *action);
            let hand = world.hands.get(holder)?;
            let action = match action {
                Some(Move::Stash(255)) => Move::Stash(*hand.iter().find(|card| **card != 0)?),
                Some(action) => *action,
                None => own.or(hand.first().map(|card| Move::Commit(*card)))?,
            };
            let fits =
                self.observe(&world, seen.viewer) == *seen && self.check(&world, seat, &action).is_ok();
            fits.then_some((world, action))
        })
    }

    fn imagine_chance(&self, seen: &Seen, shown: &Vec<Vec<Option<u8>>>) -> Option<(State, Cards)> {
        let world = (0..64).map(|luck| self.determinize(seen, &mut Quick(luck))).find(|world| {
            let deck = Toy::deck(world);
            shown.iter().flatten().flatten().all(|card| deck.contains(card))
        })?;
        let mut deck = Toy::deck(&world);
        deck.retain(|card| !shown.iter().flatten().any(|known| *known == Some(*card)));
        let mut cards: [Vec<u8>; SEATS] = Default::default();
        for (cards, shown) in cards.iter_mut().zip(shown) {
            for card in shown {
                cards.push(card.or_else(|| deck.pop())?);
            }
        }
        Some((world, Cards(cards)))
    }
}

/// Two cards change places, wherever they are.
pub(crate) fn exchange(world: &mut State, one: u8, other: u8) {
    let cards = world.hands.iter_mut().chain(&mut world.stashes).flatten();
    for card in cards.chain(world.commits.iter_mut().flatten()) {
        *card = match *card {
            card if card == one => other,
            card if card == other => one,
            card => card,
        };
    }
}
