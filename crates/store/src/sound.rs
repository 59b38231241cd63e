//! Checks that every store makes before it writes anything, so that all stores refuse the same calls.

use crate::{
    Account, AccountChange, Answered, Head, KeptPlan, KeptRecord, LobbyChange, Millis, NewLine, NewTable,
    NewToken, SeatSet, Sitting, Start, Status, StoreError,
};
use princely_core::Seat;

pub(crate) trait Sound {
    fn sound(&self) -> Answered<()>;
}

impl Sound for NewTable {
    fn sound(&self) -> Answered<()> {
        texts([&self.game, &self.lobby])?;
        times([Some(self.now), self.deadline])?;
        seats(&self.sitting)
    }
}

impl Sound for LobbyChange {
    fn sound(&self) -> Answered<()> {
        texts([&self.lobby])?;
        times([Some(self.now), self.deadline])?;
        seats(&self.sitting)
    }
}

impl Sound for Start {
    fn sound(&self) -> Answered<()> {
        texts([&self.opening, &self.lobby])?;
        texts(&self.entries)?;
        seats(&self.sitting)?;
        self.head.sound()
    }
}

impl Sound for Head {
    fn sound(&self) -> Answered<()> {
        times([Some(self.now), self.deadline])?;
        if self.status == Status::Waiting {
            return Err(StoreError::Invalid("a game that has begun is not waiting"));
        }
        Ok(())
    }
}

impl Sound for Vec<String> {
    fn sound(&self) -> Answered<()> {
        texts(self)
    }
}

impl Sound for NewLine {
    fn sound(&self) -> Answered<()> {
        texts([&self.text])?;
        texts(&self.id)?;
        times([Some(self.now)])
    }
}

impl Sound for KeptPlan {
    fn sound(&self) -> Answered<()> {
        texts([&self.text])?;
        match self.seat < SeatSet::SEATS {
            true => Ok(()),
            false => Err(StoreError::Invalid("every seat is below 8")),
        }
    }
}

impl Sound for KeptRecord {
    fn sound(&self) -> Answered<()> {
        texts([&self.game, &self.text])?;
        times([Some(self.created)])
    }
}

impl Sound for Account {
    fn sound(&self) -> Answered<()> {
        texts([&self.settings])?;
        texts(&self.password)?;
        times([Some(self.created)])?;
        if self.deleted.is_some() {
            return Err(StoreError::Invalid("an account that is made is not deleted"));
        }
        Ok(())
    }
}

impl Sound for AccountChange {
    fn sound(&self) -> Answered<()> {
        texts(&self.settings)?;
        texts(&self.password)
    }
}

impl Sound for NewToken {
    fn sound(&self) -> Answered<()> {
        texts([&self.label, &self.scopes])?;
        times([Some(self.now), self.expires])
    }
}

/// PostgreSQL cannot keep the character 0 in a text.
pub(crate) fn texts<'a>(texts: impl IntoIterator<Item = &'a String>) -> Answered<()> {
    if texts.into_iter().any(|text| text.contains('\0')) {
        return Err(StoreError::Invalid("a text holds the character 0"));
    }
    Ok(())
}

/// Databases have only numbers with a sign.
fn times<const N: usize>(times: [Option<Millis>; N]) -> Answered<()> {
    if times.into_iter().flatten().any(|time| i64::try_from(time).is_err()) {
        return Err(StoreError::Invalid("a time is too far away"));
    }
    Ok(())
}

fn seats(sitting: &[Sitting]) -> Answered<()> {
    let wrong = StoreError::Invalid("every seat is below 8 and named once");
    if sitting.iter().any(|sitting| sitting.seat >= SeatSet::SEATS) {
        return Err(wrong);
    }
    let seats: SeatSet = sitting.iter().map(|sitting| Seat(sitting.seat)).collect();
    if seats.len() == sitting.len() { Ok(()) } else { Err(wrong) }
}
