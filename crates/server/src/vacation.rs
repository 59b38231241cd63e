//! Vacations: days on which the clock of a player stands still, in games with days for each turn. All times are UTC.

use princely_protocol::Millis;
use serde::{Deserialize, Serialize};

const DAY: Millis = 24 * 60 * 60 * 1000;

/// A year, for the counting of days.
const YEAR: Millis = 365 * DAY;

/// The most vacation that may be taken within a year.
pub(crate) const MOST: Millis = 30 * DAY;

/// A time in which somebody does not play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Vacation {
    pub(crate) from: Millis,
    pub(crate) until: Millis,
}

impl Vacation {
    /// How much of it lies between two moments.
    fn within(self, from: Millis, until: Millis) -> Millis {
        self.until.min(until).saturating_sub(self.from.max(from))
    }
}

/// All vacations of a player, in order: those of the past year, and at most one that is going on or still to come.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Vacations(Vec<Vacation>);

/// Why a vacation cannot be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Refused {
    /// It ends before it begins, or it begins in the past or more than a year from now.
    NoSuchTime,
    /// It is longer than the rest of the year's days, which is given here.
    TooLong(Millis),
}

impl Vacations {
    /// The vacation that is going on or still to come.
    pub(crate) fn next(&self, now: Millis) -> Option<Vacation> {
        self.0.last().copied().filter(|vacation| vacation.until > now)
    }

    /// How much vacation may still be taken in the year that ends at `end`, in addition to what was taken before `now`.
    pub(crate) fn left(&self, now: Millis, end: Millis) -> Millis {
        let taken = |vacation: &Vacation| vacation.within(end.saturating_sub(YEAR), now.min(end));
        MOST.saturating_sub(self.0.iter().map(taken).sum())
    }

    /// Takes a vacation, in place of one that has not begun. A vacation that is going on ends now, or goes on if the
    /// new one begins now.
    pub(crate) fn take(&mut self, vacation: Vacation, now: Millis) -> Result<(), Refused> {
        let Vacation { from, until } = vacation;
        if until <= from || from < now || from > now.saturating_add(YEAR) {
            return Err(Refused::NoSuchTime);
        }
        let left = self.left(now, until);
        if until - from > left {
            return Err(Refused::TooLong(left));
        }
        self.end(now);
        self.0.push(vacation);
        self.0.retain(|old| old.until.saturating_add(YEAR) > now);
        Ok(())
    }

    /// Ends the vacation now, or cancels one that has not begun.
    pub(crate) fn end(&mut self, now: Millis) {
        if let Some(last) = self.0.last_mut() {
            last.until = last.until.min(now.max(last.from));
        }
        self.0.retain(|vacation| vacation.until > vacation.from);
    }

    /// When a clock runs out that began at `begun` with this much time and stands still during vacations.
    pub(crate) fn deadline(&self, begun: Millis, time: Millis) -> Millis {
        let mut deadline = begun.saturating_add(time);
        for vacation in &self.0 {
            if vacation.from < deadline {
                deadline = deadline.saturating_add(vacation.within(begun, Millis::MAX));
            }
        }
        deadline
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn vacation(from: Millis, until: Millis) -> Vacation {
        Vacation { from: from * DAY, until: until * DAY }
    }

    #[test]
    fn a_clock_stands_still_on_vacation() {
        let vacations = Vacations(vec![vacation(10, 12), vacation(20, 25)]);
        for (begun, days, deadline) in [
            (1, 3, 4),
            (1, 9, 10),  // over when the vacation begins
            (8, 3, 13),  // two days in between do not count
            (11, 3, 15), // begun on vacation: it runs from the end of the vacation
            (12, 3, 15),
            (9, 10, 26), // two vacations
            (26, 3, 29),
        ] {
            assert_eq!(vacations.deadline(begun * DAY, days * DAY), deadline * DAY, "{begun} {days}");
        }
    }

    #[test]
    fn thirty_days_within_a_year_and_no_more() {
        let mut vacations = Vacations::default();
        assert_eq!(vacations.take(vacation(100, 120), 100 * DAY), Ok(()));
        assert_eq!(vacations.next(110 * DAY), Some(vacation(100, 120)));
        // Back after ten days: the other ten are not used up.
        vacations.end(110 * DAY);
        assert_eq!(vacations.next(110 * DAY), None);
        assert_eq!(vacations.take(vacation(200, 221), 150 * DAY), Err(Refused::TooLong(20 * DAY)));
        assert_eq!(vacations.take(vacation(200, 220), 150 * DAY), Ok(()));
        // Another one in its place, before it has begun.
        assert_eq!(vacations.take(vacation(210, 230), 160 * DAY), Ok(()));
        assert_eq!(vacations.0, [vacation(100, 110), vacation(210, 230)]);
        assert_eq!(vacations.left(300 * DAY, 300 * DAY), 0);
        // A year later the first ten are forgotten.
        assert_eq!(vacations.take(vacation(480, 490), 480 * DAY), Ok(()));
        assert_eq!(vacations.0, [vacation(210, 230), vacation(480, 490)]);
    }

    #[test]
    fn a_vacation_lies_ahead() {
        let mut vacations = Vacations::default();
        for wrong in [vacation(9, 12), vacation(12, 12), vacation(13, 12), vacation(400, 401)] {
            assert_eq!(vacations.take(wrong, 10 * DAY), Err(Refused::NoSuchTime), "{wrong:?}");
        }
        // One that goes on can be made longer, and its days so far count once.
        assert_eq!(vacations.take(vacation(10, 20), 10 * DAY), Ok(()));
        assert_eq!(vacations.take(vacation(15, 40), 15 * DAY), Ok(()));
        assert_eq!(vacations.0, [vacation(10, 15), vacation(15, 40)]);
        assert_eq!(vacations.deadline(9 * DAY, 3 * DAY), 42 * DAY);
        // Never gone.
        let mut vacations = Vacations::default();
        assert_eq!(vacations.take(vacation(20, 30), 10 * DAY), Ok(()));
        vacations.end(11 * DAY);
        assert_eq!(vacations, Vacations::default());
    }
}
