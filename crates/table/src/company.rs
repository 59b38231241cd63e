//! Who plays for which seat, what they have proposed to each other, and how the game ended. A host knows it from its
//! journal, a viewer from what it is told, and both by the rules of this file.

use crate::Hosted;
use crate::journal::What;
use princely_core::{Seat, SeatSet, Turn};
use princely_protocol::{self as wire, EndedBy, Happened, Proposal, Sitter, Standing, Version, WayBack};
use std::sync::Arc;

/// Those who play, and what they have agreed on since the game began.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Company {
    /// Who plays for each seat now.
    sitters: Arc<Vec<Sitter>>,
    offer: Option<OpenOffer>,
    /// Who was given up or has lost by time.
    gone: SeatSet,
    /// Seats of bots on which a person may sit down: all have agreed to it.
    open: SeatSet,
    paused: bool,
    end: Option<(EndedBy, SeatSet)>,
}

/// The latest offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct OpenOffer {
    pub(crate) version: Version,
    pub(crate) seat: Seat,
    pub(crate) proposal: Proposal,
    /// Who must still agree.
    pub(crate) waits_for: SeatSet,
    pub(crate) refused_by: Option<Seat>,
}

/// An entry without the steps of the game.
#[derive(Clone, Debug)]
pub(crate) enum Outline<'e> {
    Chance,
    Act,
    Undo,
    Resign(Seat),
    TimeOut { seat: Seat, loses: bool },
    TakeOver(Seat, Sitter),
    Return(Seat),
    Offer(Seat, Proposal),
    Answer(Seat, bool),
    Abort,
    Pause,
    Resume,
    End(EndedBy, &'e [Seat]),
    Reveal,
}

impl<'e> Outline<'e> {
    /// `loses`: whether a seat that runs out of time has lost.
    pub(crate) fn of<G: Hosted>(what: &'e What<G>, loses: bool) -> Outline<'e> {
        match what {
            What::Chance(_) => Outline::Chance,
            What::Act { .. } => Outline::Act,
            What::Undo { .. } => Outline::Undo,
            What::Resign { seat, .. } => Outline::Resign(*seat),
            What::TimeOut { seat } => Outline::TimeOut { seat: *seat, loses },
            What::TakeOver { seat, level, .. } => {
                Outline::TakeOver(*seat, Sitter::Bot { level: level.clone() })
            }
            What::Return { seat, .. } => Outline::Return(*seat),
            What::Offer { seat, proposal, .. } => Outline::Offer(*seat, *proposal),
            What::Answer { seat, agrees, .. } => Outline::Answer(*seat, *agrees),
            What::Abort { .. } => Outline::Abort,
            What::Pause { .. } => Outline::Pause,
            What::Resume { .. } => Outline::Resume,
            What::End { by, winners } => Outline::End(*by, winners),
            What::Reveal => Outline::Reveal,
        }
    }

    pub(crate) fn seen(happened: &'e Happened) -> Outline<'e> {
        match happened {
            Happened::Chance { .. } => Outline::Chance,
            Happened::Act { .. } => Outline::Act,
            Happened::Undo { .. } => Outline::Undo,
            Happened::Resign { seat } => Outline::Resign(*seat),
            Happened::TimeOut { seat, loses } => Outline::TimeOut { seat: *seat, loses: *loses },
            Happened::Takeover { seat, sitter } => Outline::TakeOver(*seat, sitter.clone()),
            Happened::Return { seat } => Outline::Return(*seat),
            Happened::Offer { seat, proposal } => Outline::Offer(*seat, *proposal),
            Happened::Answer { seat, agrees, .. } => Outline::Answer(*seat, *agrees),
            Happened::Abort { .. } => Outline::Abort,
            Happened::Pause => Outline::Pause,
            Happened::Resume { .. } => Outline::Resume,
            Happened::End { by, winners, .. } => Outline::End(*by, winners),
            Happened::Reveal { .. } => Outline::Reveal,
        }
    }
}

impl Company {
    pub(crate) fn new(sitters: Vec<Sitter>) -> Company {
        Company {
            sitters: Arc::new(sitters),
            offer: None,
            gone: SeatSet::EMPTY,
            open: SeatSet::EMPTY,
            paused: false,
            end: None,
        }
    }

    pub(crate) fn sitter(&self, seat: Seat) -> Option<&Sitter> {
        self.sitters.get(seat.index())
    }

    pub(crate) fn end(&self) -> Option<(EndedBy, SeatSet)> {
        self.end
    }

    pub(crate) fn is_over(&self) -> bool {
        self.end.is_some()
    }

    /// Who was given up or has lost by time: nobody can take these seats up again, and they cannot win.
    pub(crate) fn gone(&self) -> SeatSet {
        self.gone
    }

    /// Seats of bots on which a person may sit down.
    pub(crate) fn open(&self) -> SeatSet {
        self.open
    }

    /// Whether the game pauses.
    pub(crate) fn is_paused(&self) -> bool {
        self.paused
    }

    /// Whether a bot of the house plays for a seat.
    pub(crate) fn is_bot(&self, seat: Seat) -> bool {
        matches!(self.sitter(seat), Some(Sitter::Bot { .. }))
    }

    /// The latest offer, if it has not ended.
    pub(crate) fn offer(&self) -> Option<&OpenOffer> {
        self.offer.as_ref()
    }

    /// The seats of persons.
    pub(crate) fn persons(&self) -> SeatSet {
        let seats = (0..).map(Seat).zip(self.sitters.iter());
        seats.filter(|(_, sitter)| **sitter == Sitter::Person).map(|(seat, _)| seat).collect()
    }

    /// Takes the entry that makes `version`. Returns whether all have now agreed to play again.
    pub(crate) fn note(&mut self, version: Version, entry: Outline<'_>) -> bool {
        match entry {
            // The one rule for the end of an offer: somebody acts, takes back, gives up or runs out of time. While a seat
            // is offered, the bot there plays on.
            Outline::Chance | Outline::Act | Outline::Undo => {
                self.offer = self.offer.filter(|offer| matches!(offer.proposal, Proposal::Seat { .. }));
            }
            Outline::Abort => self.offer = None,
            Outline::Resign(seat) => {
                self.offer = None;
                self.gone.insert(seat);
                self.open.remove(seat);
            }
            Outline::TimeOut { seat, loses } => {
                self.offer = None;
                if loses {
                    self.gone.insert(seat);
                }
            }
            Outline::Pause => (self.offer, self.paused) = (None, true),
            Outline::Resume => self.paused = false,
            Outline::TakeOver(seat, sitter) => {
                self.seat(seat, sitter);
                // A bot agrees to everything.
                return self.agrees(seat);
            }
            Outline::Return(seat) => {
                self.seat(seat, Sitter::Person);
                self.open.remove(seat);
                self.offer = self.offer.filter(|offer| offer.proposal != Proposal::Seat { seat });
            }
            Outline::Offer(seat, proposal) => {
                let waits_for = self.persons() - seat;
                self.offer = Some(OpenOffer { version, seat, proposal, waits_for, refused_by: None });
                return waits_for.is_empty() && self.all_agree();
            }
            Outline::Answer(seat, true) => return self.agrees(seat),
            // Whoever does not agree to an offer of their own withdraws it.
            Outline::Answer(seat, false) if self.offer.is_some_and(|offer| offer.seat == seat) => {
                self.offer = None;
            }
            Outline::Answer(seat, false) => {
                if let Some(offer) = &mut self.offer {
                    (offer.waits_for, offer.refused_by) = (SeatSet::EMPTY, Some(seat));
                }
            }
            Outline::End(by, winners) => {
                (self.offer, self.paused, self.open) = (None, false, SeatSet::EMPTY);
                self.end = Some((by, winners.iter().copied().collect()));
            }
            Outline::Reveal => {}
        }
        false
    }

    /// How the table stands, in the form of the wire.
    pub(crate) fn standing(&self, version: Version, turn: Turn, way_back: Option<WayBack>) -> Standing {
        let offer = self.offer.map(|offer| wire::OpenOffer {
            version: offer.version,
            seat: offer.seat,
            proposal: offer.proposal,
            waits_for: offer.waits_for.into_iter().collect(),
            refused_by: offer.refused_by,
        });
        let end = self.end.map(|(by, winners)| wire::Ended { by, winners: winners.into_iter().collect() });
        Standing {
            version,
            turn: turn.into(),
            sitters: self.sitters.to_vec(),
            offer,
            way_back,
            gone: self.gone.into_iter().collect(),
            open_seats: self.open.into_iter().collect(),
            paused: self.paused,
            end,
        }
    }

    fn seat(&mut self, seat: Seat, sitter: Sitter) {
        if let Some(chair) = Arc::make_mut(&mut self.sitters).get_mut(seat.index()) {
            *chair = sitter;
        }
    }

    /// A seat agrees to the open offer. Returns whether it was the last seat to agree to play again.
    fn agrees(&mut self, seat: Seat) -> bool {
        let Some(offer) = &mut self.offer else { return false };
        let waited = offer.waits_for.contains(seat);
        offer.waits_for.remove(seat);
        waited && offer.waits_for.is_empty() && self.all_agree()
    }

    /// All have agreed to the open offer. What needs no entry of its own is done. Returns whether all play again.
    fn all_agree(&mut self) -> bool {
        match self.offer.map(|offer| offer.proposal) {
            Some(Proposal::Seat { seat }) => {
                if self.is_bot(seat) {
                    self.open.insert(seat);
                }
                self.offer = None;
                false
            }
            proposal => proposal == Some(Proposal::Rematch),
        }
    }
}

/// A step of the game that stands, as the way back needs it: the version before it, and who acted, with whether a bot
/// did it for the seat; `None` for chance.
pub(crate) type Trace = (Version, Option<(Seat, bool)>);

/// The way back over the latest act of a seat. It is given the steps that stand, the latest first. What a bot did for the
/// seat, action by action, is taken back as a whole.
pub(crate) fn way_back(latest: impl Iterator<Item = Trace>, seat: Seat) -> Option<WayBack> {
    let (mut crosses, mut rewinds) = (false, false);
    let mut back: Option<WayBack> = None;
    for (to, actor) in latest {
        match (actor, &mut back) {
            (Some((actor, true)), Some(back)) if actor == seat => back.to = to,
            (_, Some(_)) => return back,
            (Some((actor, by_bot)), None) if actor == seat => {
                back = Some(WayBack { to, crosses, rewinds });
                if !by_bot {
                    return back;
                }
            }
            (Some(_), None) => crosses = true,
            (None, None) => rewinds = true,
        }
    }
    back
}
