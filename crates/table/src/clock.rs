//! Whose time runs, and when it is over. All deadlines are in the host's time, in milliseconds since 1970, UTC.

use princely_core::{Seat, SeatSet};
use princely_protocol::{Clock, Millis, Pace, Version};

/// The milliseconds of a day.
const DAY: Millis = 24 * 60 * 60 * 1000;

/// The clocks of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clocks {
    pace: Pace,
    seats: Vec<SeatClock>,
    /// The turns that have ended since chance last decided something, oldest first: taking one back restores its clock.
    ended: Vec<EndedTurn>,
    /// Since when all clocks stand still.
    paused: Option<Millis>,
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
    /// How many of its turns have ended and were not taken back.
    turns: u32,
    /// When its present sitter sat down.
    sat_down: Millis,
    /// All the time that the seat has used, up to the moment when the clock last started or stopped. It never shrinks.
    used: Millis,
}

/// A turn of a seat that has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct EndedTurn {
    /// The entry that ended it.
    version: Version,
    seat: Seat,
    /// The time that was left when it began, and all that was used before.
    left: Millis,
    used: Millis,
    /// When it ended.
    at: Millis,
}

impl Clocks {
    /// The clocks before the game.
    pub fn new(pace: Pace, seats: u8) -> Clocks {
        let clock =
            SeatClock { left: whole_time(pace), since: None, acted: None, turns: 0, sat_down: 0, used: 0 };
        Clocks { pace, seats: vec![clock; usize::from(seats)], ended: Vec::new(), paused: None }
    }

    /// After the entry with this version these seats are to act. The clock of a seat that still acts is left alone.
    pub fn turn_to(&mut self, to_act: SeatSet, version: Version, now: Millis) {
        let now = self.counted(now);
        for (seat, clock) in (0..).map(Seat).zip(&mut self.seats) {
            match (clock.since, to_act.contains(seat)) {
                (None, true) => clock.since = Some(now),
                (Some(_), false) => {
                    let (left, used) = (clock.left, clock.used);
                    self.ended.push(EndedTurn { version, seat, left, used, at: now });
                    clock.stop(now);
                    clock.turns += 1;
                    clock.left = match self.pace {
                        Pace::Clock { increment_ms, .. } => clock.left.saturating_add(increment_ms.into()),
                        Pace::Untimed | Pace::Turn { .. } | Pace::Days { .. } => whole_time(self.pace),
                    };
                }
                _ => {}
            }
        }
    }

    /// These entries are taken back, and these seats are to act again. Nobody gains time by that: who had ended a turn
    /// goes on with the time that was left then, less the time since, and who has begun to think keeps what is left
    /// after that. No increment is paid for a turn that was taken back.
    pub fn take_back(&mut self, versions: &[Version], to_act: SeatSet, now: Millis) {
        let now = self.counted(now);
        let (taken_back, ended): (Vec<EndedTurn>, _) =
            self.ended.iter().partition(|turn| versions.contains(&turn.version));
        self.ended = ended;
        for (seat, clock) in (0..).map(Seat).zip(&mut self.seats) {
            let is_to_act = to_act.contains(seat);
            let turns = || taken_back.iter().filter(|turn| turn.seat == seat);
            if let (Some(earliest), Some(latest)) = (turns().next(), turns().next_back()) {
                // A turn that is taken up again goes on as if it had never ended.
                let waited = if is_to_act { now.saturating_sub(latest.at) } else { clock.running(now) };
                clock.used = clock.used.saturating_add(waited);
                clock.left = earliest.left.saturating_sub(clock.used.saturating_sub(earliest.used));
                clock.turns -= turns().count() as u32;
                (clock.since, clock.acted) = (is_to_act.then_some(now), None);
            } else if is_to_act {
                clock.since = clock.since.or(Some(now));
            } else {
                clock.stop(now);
            }
        }
    }

    /// Chance has decided something: no turn before it can be taken back any more.
    pub fn forget_ended_turns(&mut self) {
        self.ended.clear();
    }

    /// Whether all of these seats would still have time if these entries were taken back now.
    pub fn leaves_time(&self, versions: &[Version], to_act: SeatSet, now: Millis) -> bool {
        let mut clocks = self.clone();
        clocks.take_back(versions, to_act, now);
        to_act.into_iter().all(|seat| clocks.deadline(seat).is_none_or(|deadline| deadline > now))
    }

    /// How many turns of a seat have ended and were not taken back.
    #[cfg(feature = "laws")]
    pub(crate) fn turns_ended(&self, seat: Seat) -> u64 {
        self.seats.get(seat.index()).map_or(0, |clock| clock.turns.into())
    }

    /// All the time that a seat has used.
    pub fn used(&self, seat: Seat, now: Millis) -> Millis {
        let now = self.counted(now);
        let used = |clock: &SeatClock| clock.used.saturating_add(clock.running(now));
        self.seats.get(seat.index()).map_or(0, used)
    }

    /// Another sitter plays for the seat from now on. The clock goes on; a bot takes its time from now.
    pub fn change_hands(&mut self, seat: Seat, now: Millis) {
        if let Some(clock) = self.seats.get_mut(seat.index()) {
            (clock.sat_down, clock.acted) = (now, None);
        }
    }

    /// All clocks stand still from now on.
    pub fn pause(&mut self, now: Millis) {
        self.paused.get_or_insert(now);
    }

    /// All clocks go on as if no time had passed since they were told to pause.
    pub fn resume(&mut self, now: Millis) {
        let Some(paused) = self.paused.take() else { return };
        let rest = now.saturating_sub(paused);
        let later = |at: Millis| at.saturating_add(rest);
        for clock in &mut self.seats {
            (clock.since, clock.acted) = (clock.since.map(later), clock.acted.map(later));
            clock.sat_down = later(clock.sat_down);
        }
        self.ended.iter_mut().for_each(|turn| turn.at = later(turn.at));
    }

    /// The moment up to which time is counted: in a pause, the moment when it began.
    fn counted(&self, now: Millis) -> Millis {
        self.paused.map_or(now, |paused| paused.min(now))
    }

    /// Whether a seat is to act and has no time left.
    pub fn is_over(&self, seat: Seat, now: Millis) -> bool {
        self.deadline(seat).is_some_and(|deadline| deadline <= now)
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
            (None, since) => since.unwrap_or(0).max(clock.sat_down).saturating_add(delay),
        }
    }

    /// When the seat's time is over, if it runs.
    pub fn deadline(&self, seat: Seat) -> Option<Millis> {
        let clock = self.seats.get(seat.index())?;
        if self.pace == Pace::Untimed || self.paused.is_some() {
            return None;
        }
        Some(clock.since?.saturating_add(clock.left))
    }

    /// All clocks as they are shown; empty if the table is untimed.
    pub fn shown(&self, now: Millis) -> Vec<Clock> {
        if self.pace == Pace::Untimed {
            return Vec::new();
        }
        let now = self.counted(now);
        let shown = |(seat, clock): (Seat, &SeatClock)| {
            let left_ms = clock.left.saturating_sub(clock.running(now));
            Clock { seat, left_ms, deadline: self.deadline(seat) }
        };
        (0..).map(Seat).zip(&self.seats).map(shown).collect()
    }
}

impl SeatClock {
    /// How long it has been running.
    fn running(&self, now: Millis) -> Millis {
        self.since.map_or(0, |since| now.saturating_sub(since))
    }

    /// The time that ran is used.
    fn stop(&mut self, now: Millis) {
        let ran = self.running(now);
        self.left = self.left.saturating_sub(ran);
        self.used = self.used.saturating_add(ran);
        (self.since, self.acted) = (None, None);
    }
}

/// The time of a seat before the game, or at the beginning of each turn.
fn whole_time(pace: Pace) -> Millis {
    match pace {
        Pace::Untimed => Millis::MAX,
        Pace::Clock { game_ms, .. } => game_ms.into(),
        Pace::Turn { turn_ms } => turn_ms.into(),
        Pace::Days { days } => Millis::from(days) * DAY,
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
        clocks.turn_to(only(0), 1, 100);
        assert_eq!((clocks.deadline(Seat(0)), clocks.deadline(Seat(1))), (Some(1100), None));
        clocks.turn_to(only(0), 2, 300); // the turn goes on
        assert_eq!(clocks.deadline(Seat(0)), Some(1100));
        clocks.turn_to(only(1), 3, 400);
        clocks.turn_to(only(0), 4, 10_000);
        assert_eq!(clocks.deadline(Seat(0)), Some(10_000 + 1000 - 300 + 50));
        let left: Vec<_> = clocks.shown(10_100).iter().map(|clock| clock.left_ms).collect();
        assert_eq!(left, [650, 50], "seat 1 has used more than it had, and got the increment");
    }

    #[test]
    fn a_time_for_each_turn_begins_anew_with_each_turn() {
        for (pace, time) in [(Pace::Turn { turn_ms: 500 }, 500), (Pace::Days { days: 2 }, 2 * DAY)] {
            let mut clocks = Clocks::new(pace, 2);
            clocks.turn_to(only(0), 1, 0);
            assert_eq!(clocks.deadline(Seat(0)), Some(time));
            clocks.turn_to(only(1), 2, 400);
            clocks.turn_to(only(0), 3, 900);
            assert_eq!(clocks.deadline(Seat(0)), Some(900 + time));
        }
    }

    #[test]
    fn without_a_pace_nothing_is_ever_due() {
        let mut clocks = Clocks::new(Pace::Untimed, 2);
        clocks.turn_to(SeatSet::first(2), 1, 7);
        assert_eq!((clocks.deadline(Seat(0)), clocks.since(Seat(0))), (None, Some(7)));
        assert!(clocks.shown(9).is_empty());
    }

    #[test]
    fn bots_take_a_time_for_the_first_action_of_a_turn_and_a_quarter_for_the_others() {
        let mut clocks = Clocks::new(Pace::Untimed, 2);
        let both: SeatSet = [Seat(0), Seat(1)].into_iter().collect();
        clocks.turn_to(both, 1, 100);
        assert_eq!((clocks.release(Seat(0), 80), clocks.release(Seat(1), 80)), (180, 180));
        // What one seat does has no effect on the other.
        clocks.acted(Seat(0), 190);
        clocks.turn_to(both, 2, 190);
        assert_eq!((clocks.release(Seat(0), 80), clocks.release(Seat(1), 80)), (210, 180));
        clocks.turn_to(SeatSet::EMPTY, 3, 220);
        clocks.turn_to(both, 4, 300);
        assert_eq!(clocks.release(Seat(0), 80), 380);
    }

    #[test]
    fn taking_a_turn_back_restores_its_clock_less_the_time_since() {
        let mut clocks = Clocks::new(Pace::Clock { game_ms: 1000, increment_ms: 50 }, 2);
        clocks.turn_to(only(0), 1, 0);
        clocks.turn_to(only(1), 2, 100);
        clocks.take_back(&[2], only(0), 130);
        let left: Vec<_> = clocks.shown(130).iter().map(|clock| clock.left_ms).collect();
        assert_eq!(left, [1000 - 130, 1000 - 30], "no increment, and no time is given back");
        assert_eq!((clocks.used(Seat(0), 130), clocks.used(Seat(1), 130)), (130, 30));
        clocks.turn_to(only(1), 4, 200);
        let left: Vec<_> = clocks.shown(200).iter().map(|clock| clock.left_ms).collect();
        assert_eq!(left, [1000 - 200 + 50, 1000 - 30], "one increment for one turn");
    }

    #[test]
    fn a_time_for_each_turn_does_not_begin_anew_when_the_turn_is_taken_back() {
        let mut clocks = Clocks::new(Pace::Turn { turn_ms: 500 }, 2);
        clocks.turn_to(only(0), 1, 0);
        clocks.turn_to(only(1), 2, 400);
        assert!(clocks.leaves_time(&[2], only(0), 499));
        assert!(!clocks.leaves_time(&[2], only(0), 500), "the turn would be over");
        clocks.take_back(&[2], only(0), 450);
        assert_eq!(clocks.deadline(Seat(0)), Some(500));
        clocks.turn_to(only(1), 4, 460);
        assert_eq!(clocks.deadline(Seat(1)), Some(460 + 500 - 50), "seat 1 had thought for 50");
    }

    #[test]
    fn two_turns_taken_back_pay_no_increment_to_either_seat() {
        let mut clocks = Clocks::new(Pace::Clock { game_ms: 1000, increment_ms: 50 }, 2);
        clocks.turn_to(only(0), 1, 0);
        clocks.turn_to(only(1), 2, 100);
        clocks.turn_to(only(0), 3, 300);
        clocks.take_back(&[2, 3], only(0), 310);
        let left: Vec<_> = clocks.shown(310).iter().map(|clock| clock.left_ms).collect();
        assert_eq!(left, [1000 - 310, 1000 - 200]);
    }

    #[test]
    fn in_a_pause_no_time_passes_for_anybody() {
        let mut clocks = Clocks::new(Pace::Clock { game_ms: 1000, increment_ms: 50 }, 2);
        clocks.turn_to(only(0), 1, 0);
        clocks.turn_to(only(1), 2, 100);
        clocks.pause(300);
        assert_eq!((clocks.deadline(Seat(1)), clocks.used(Seat(1), 9000)), (None, 200));
        let left: Vec<_> = clocks.shown(9000).iter().map(|clock| clock.left_ms).collect();
        assert_eq!(left, [950, 800]);
        clocks.resume(10_000);
        assert_eq!(clocks.deadline(Seat(1)), Some(10_800));
        clocks.take_back(&[2], only(0), 10_010);
        assert_eq!(
            clocks.deadline(Seat(0)),
            Some(10_010 + 1000 - 100 - 210),
            "the pause does not count here either"
        );
    }

    #[test]
    fn leaving_and_coming_back_gains_no_time() {
        for pace in [Pace::Clock { game_ms: 500, increment_ms: 50 }, Pace::Turn { turn_ms: 500 }] {
            let mut clocks = Clocks::new(pace, 2);
            clocks.turn_to(only(0), 1, 0);
            clocks.change_hands(Seat(0), 300);
            clocks.change_hands(Seat(0), 310);
            assert_eq!(clocks.deadline(Seat(0)), Some(500), "{pace:?}");
            clocks.change_hands(Seat(0), 500); // the time is over, and a bot stands in
            assert!(clocks.is_over(Seat(0), 600), "{pace:?}: this turn has no time any more");
            clocks.turn_to(only(1), 2, 610);
            clocks.turn_to(only(0), 3, 700);
            assert!(!clocks.is_over(Seat(0), 700), "{pace:?}: the next turn has a time of its own");
        }
    }
}
