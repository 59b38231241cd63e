//! What a player has prepared and not sent.

use crate::AccountId;

/// What the player of a seat has prepared, so that it is there at every server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptPlan {
    /// The seat.
    pub seat: u8,
    /// The player. Whoever sits there later is not told.
    pub account: AccountId,
    /// The plan, as text; empty if nothing is prepared any more.
    pub text: String,
}
