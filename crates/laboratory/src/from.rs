//! The table at a moment of a record.

use crate::{GamesError, Studied};
use princely_core::Table;
use princely_core::record::{self, Replayed};

/// The table after entry number `entry` of a record (0: after the set-up). The whole record is verified.
pub fn table_at<G: Studied>(text: &str, entry: usize) -> Result<Table<G>, GamesError> {
    let (mut found, mut have) = (None, 0);
    record::read::<G>(text, |step: Replayed<'_, G>| {
        have = step.number;
        if step.number == entry {
            found = Some(step.table.clone());
        }
    })?;
    found.ok_or(GamesError::NoSuchEntry { asked: entry, have })
}
