//! Where the random choices of bots come from, the same for all hosts.

use princely_core::{Quick, Seat};
use princely_table::AnyTable;
use sha2::{Digest, Sha256};

/// The source of a bot's random choices: nobody can foretell them before the game is over, and they are the same again
/// after a restart.
pub fn whims(table: &dyn AnyTable, seat: Seat) -> Quick {
    let mut sum = Sha256::new();
    sum.update(b"princely whims 1");
    sum.update(table.opening().luck.secret.0);
    sum.update([seat.0]);
    sum.update(table.version().to_be_bytes());
    let sum = sum.finalize();
    let mut bytes = [0; 8];
    bytes.copy_from_slice(&sum[..8]);
    Quick(u64::from_be_bytes(bytes))
}
