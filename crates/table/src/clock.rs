//! Whose time runs, and when it is over. All deadlines are in the host's time, in milliseconds since 1970, UTC.

use princely_core::{Seat, SeatSet};
use princely_protocol::{Clock, Millis, Pace};

/// The milliseconds of a day.
const DAY: Millis = 24 * 60 * 60 * 1000;

/// The clocks of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clocks {
    pace: Pace,
    seats: Vec<SeatClock>,
}

/// One seat's clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct SeatClock {
    /// The time that was left when the clock last started or stopped.
    left: Millis,
    /// Since when the seat is to act.
    since: Option<Millis>,
    /// When it last acted since then.
    acted: Option<Millis>,
}

impl Clocks {
    /// The clocks before the game.
    pub fn new(pace: Pace, seats: u8) -> Clocks {
        let left = match pace {
            Pace::Untimed => Millis::MAX,
            Pace::Clock { game_ms, .. } => game_ms.into(),
            Pace::Turn { turn_ms } => turn_ms.into(),
            Pace::Days { days } => Millis::from(days) * DAY,
        };
        Clocks { pace, seats: vec![SeatClock { left, since: None, acted: None }; usize::from(seats)] }
    }

    /// From now on these seats are to act. The clock of a seat that still acts is left alone.
    pub fn turn_to(&mut self, to_act: SeatSet, now: Millis) {
        for (seat, clock) in (0..).map(Seat).zip(&mut self.seats) {
            match (clock.since, to_act.contains(seat)) {
                (None, true) => clock.since = Some(now),
                (Some(since), false) => {
                    (clock.since, clock.acted) = (None, None);
                    if let Pace::Clock { increment_ms, .. } = self.pace {
                        let used = now.saturating_sub(since);
                        clock.left = clock.left.saturating_sub(used).saturating_add(increment_ms.into());
                    }
                }
                _ => {}
            }
        }
    }

    /// A seat that ran out of time, or whose player is back, gets a fresh turn; its time for the game stays as it is.
    pub fn begin_again(&mut self, seat: Seat, now: Millis) {
        let Some(clock) = self.seats.get_mut(seat.index()) else { return };
        if let (Some(since), Pace::Clock { increment_ms, .. }) = (clock.since, self.pace) {
            let used = now.saturating_sub(since);
            clock.left = clock.left.saturating_sub(used).max(increment_ms.into());
        }
        (clock.since, clock.acted) = (clock.since.map(|_| now), None);
    }

    /// A seat has acted; perhaps it is to act again.
    pub fn acted(&mut self, seat: Seat, now: Millis) {
        if let Some(clock) = self.seats.get_mut(seat.index()) {
            clock.acted = Some(now);
        }
    }

    /// Since when a seat is to act.
    pub fn since(&self, seat: Seat) -> Option<Millis> {
        self.seats.get(seat.index())?.since
    }

    /// When a bot on this seat is to move, if it takes `delay` for the first action of a turn and a quarter of `delay`
    /// for each further action.
    pub fn release(&self, seat: Seat, delay: Millis) -> Millis {
        let Some(clock) = self.seats.get(seat.index()) else { return 0 };
        match (clock.acted, clock.since) {
            (Some(acted), _) => acted.saturating_add(delay / 4),
            (None, since) => since.unwrap_or(0).saturating_add(delay),
        }
    }

    /// When the seat's time is over, if it runs.
    pub fn deadline(&self, seat: Seat) -> Option<Millis> {
        let clock = self.seats.get(seat.index())?;
        if self.pace == Pace::Untimed {
            return None;
        }
        Some(clock.since?.saturating_add(clock.left))
    }

    /// All clocks as they are shown; empty if the table is untimed.
    pub fn shown(&self, now: Millis) -> Vec<Clock> {
        if self.pace == Pace::Untimed {
            return Vec::new();
        }
        let shown = |(seat, clock): (Seat, &SeatClock)| {
            let used = clock.since.map_or(0, |since| now.saturating_sub(since));
            Clock { seat, left_ms: clock.left.saturating_sub(used), deadline: self.deadline(seat) }
        };
        (0..).map(Seat).zip(&self.seats).map(shown).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn only(seat: u8) -> SeatSet {
        SeatSet::only(Seat(seat))
    }

    #[test]
    fn a_game_clock_runs_only_in_the_own_turn_and_grows_after_it() {
        let mut clocks = Clocks::new(Pace::Clock { game_ms: 1000, increment_ms: 50 }, 2);
        clocks.turn_to(only(0), 100);
        assert_eq!((clocks.deadline(Seat(0)), clocks.deadline(Seat(1))), (Some(1100), None));
        clocks.turn_to(only(0), 300); // the turn goes on
        assert_eq!(clocks.deadline(Seat(0)), Some(1100));
        clocks.turn_to(only(1), 400);
        clocks.turn_to(only(0), 10_000);
        assert_eq!(clocks.deadline(Seat(0)), Some(10_000 + 1000 - 300 + 50));
        let left: Vec<_> = clocks.shown(10_100).iter().map(|clock| clock.left_ms).collect();
        assert_eq!(left, [650, 50], "seat 1 has used more than it had, and got the increment");
    }

    #[test]
    fn a_time_for_each_turn_begins_anew_with_each_turn() {
        for (pace, time) in [(Pace::Turn { turn_ms: 500 }, 500), (Pace::Days { days: 2 }, 2 * DAY)] {
            let mut clocks = Clocks::new(pace, 2);
            clocks.turn_to(only(0), 0);
            assert_eq!(clocks.deadline(Seat(0)), Some(time));
            clocks.turn_to(only(1), 400);
            clocks.turn_to(only(0), 900);
            assert_eq!(clocks.deadline(Seat(0)), Some(900 + time));
        }
    }

    #[test]
    fn without_a_pace_nothing_is_ever_due() {
        let mut clocks = Clocks::new(Pace::Untimed, 2);
        clocks.turn_to(SeatSet::first(2), 7);
        assert_eq!((clocks.deadline(Seat(0)), clocks.since(Seat(0))), (None, Some(7)));
        assert!(clocks.shown(9).is_empty());
    }

    #[test]
    fn bots_take_a_time_for_the_first_action_of_a_turn_and_a_quarter_for_the_others() {
        let mut clocks = Clocks::new(Pace::Untimed, 2);
        let both: SeatSet = [Seat(0), Seat(1)].into_iter().collect();
        clocks.turn_to(both, 100);
        assert_eq!((clocks.release(Seat(0), 80), clocks.release(Seat(1), 80)), (180, 180));
        // What one seat does has no effect on the other.
        clocks.acted(Seat(0), 190);
        clocks.turn_to(both, 190);
        assert_eq!((clocks.release(Seat(0), 80), clocks.release(Seat(1), 80)), (210, 180));
        clocks.turn_to(SeatSet::EMPTY, 220);
        clocks.turn_to(both, 300);
        assert_eq!(clocks.release(Seat(0), 80), 380);
    }
}
