//! What a host carries out.

use crate::Client;
use princely_core::Seat;
use princely_house::{NoAnswer, Thinking};
use princely_protocol::{FromHost, Millis, Version};
use princely_search::{Progress, Stop, Watch};
use princely_table::{After, Stored};
use std::fmt;

/// Something that the host is to do. Effects are carried out in their order.
#[derive(Debug)]
pub enum Effect {
    /// Store this, and then call one of [`Driver::stored`](crate::Driver::stored),
    /// [`conflict`](crate::Driver::conflict), [`not_known`](crate::Driver::not_known) and
    /// [`not_stored`](crate::Driver::not_stored). Nothing else is stored meanwhile.
    Store(Write),
    /// Read the entries after this version from the journal, and then call [`Driver::entries`](crate::Driver::entries) or
    /// [`not_read`](crate::Driver::not_read).
    Read {
        /// The version that the driver has.
        since: Version,
    },
    /// Tell all these clients the same.
    Tell {
        /// To whom.
        clients: Vec<Client>,
        /// The message: a greeting, entries, or clocks.
        message: FromHost,
    },
    /// The answer to a command or a question of a client.
    Answer {
        /// To whom.
        client: Client,
        /// The message.
        message: FromHost,
    },
    /// Let this bot think, and then call [`Driver::thought`](crate::Driver::thought).
    Think(Thought),
    /// Call [`Driver::tick`](crate::Driver::tick) at this time. It replaces the time that was asked for before.
    Wake {
        /// When.
        at: Millis,
    },
    /// The game has ended.
    Ended,
    /// All have agreed to play again, and this host has stored the last word. Only one host opens the next table.
    Rematch,
}

/// Entries to be stored, all or none.
#[derive(Debug)]
pub struct Write {
    /// The version that the journal must have. If it has another one, nothing is stored: a conflict.
    pub expected: Version,
    /// The entries.
    pub entries: Vec<Stored>,
    /// How the table will stand with these entries.
    pub after: After,
}

/// Why a bot thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// It plays for its seat.
    Move {
        /// The driver makes the move at this time at the earliest.
        release: Millis,
    },
    /// Somebody has asked for advice.
    Advice,
}

/// A bot that has been asked and is to think. The host gives it time, on a thread of its own or in slices.
pub struct Thought {
    pub(crate) number: u64,
    /// For which seat.
    pub seat: Seat,
    /// At which version of the table.
    pub version: Version,
    /// Why.
    pub purpose: Purpose,
    /// It should have an answer by this time: the best so far will do then.
    pub until: Option<Millis>,
    /// Stops it from outside: the driver does so when the answer is no longer wanted. The thought is handed back all the
    /// same.
    pub stop: Stop,
    /// The bot.
    pub bot: Box<dyn Thinking>,
    pub(crate) fault: Option<NoAnswer>,
}

impl Thought {
    /// A number that no other thought of this driver has.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// Lets the bot think until the watch says to pause. Returns whether the thought can be handed back: there is an
    /// answer, or there never will be one, or nobody wants it any more.
    pub fn go_on(&mut self, watch: &mut dyn Watch) -> bool {
        if self.stop.is_stopped() {
            return true;
        }
        let thought = match self.purpose {
            Purpose::Move { .. } => self.bot.think(watch),
            // What it comes to is asked for when the thought is handed back.
            Purpose::Advice => self.bot.go_on(watch).map(|progress| match progress {
                Progress::Pending => Progress::Pending,
                Progress::Done(_) => Progress::Done(()),
            }),
        };
        match thought {
            Ok(Progress::Pending) => self.stop.is_stopped(),
            Ok(Progress::Done(())) => true,
            Err(why) => {
                self.fault = Some(why);
                true
            }
        }
    }

    /// Why there will never be an answer, if there will be none. The driver then plays any legal action, unless the host
    /// gives the seat to another bot.
    pub fn fault(&self) -> Option<&NoAnswer> {
        self.fault.as_ref()
    }
}

impl fmt::Debug for Thought {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Thought")
            .field("seat", &self.seat)
            .field("version", &self.version)
            .field("purpose", &self.purpose)
            .finish_non_exhaustive()
    }
}
