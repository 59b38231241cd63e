//! Who meets whom.
//!
//! Every deal is played by the same bots in all rotations of the seats. So each bot meets the same luck in every seat,
//! and the luck cancels out: a bot against itself scores exactly par, deal by deal.

/// Who sits where in one game: for each seat the number of a player in the list of players.
pub type Lineup = Vec<usize>;

/// What is played on every deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Seats at the table.
    pub seats: usize,
    /// The games of one deal.
    pub lineups: Vec<Lineup>,
    /// How many of them a pair of players shares; in a match, all.
    pub per_pair: usize,
}

impl Plan {
    /// One player, number 0, against all others, numbers 1 to `others`, who fill the other seats in turn.
    pub fn bout(seats: usize, others: usize) -> Plan {
        let table: Lineup =
            (0..seats).map(|seat| if seat == 0 { 0 } else { 1 + (seat - 1) % others.max(1) }).collect();
        Plan { seats, lineups: rotations(&table), per_pair: seats }
    }

    /// All against all, in pairs. The seats of a table belong to the two players of a pair in turn. With an odd number
    /// of seats there are twice as many games, so that neither player has more seats than the other.
    pub fn round_robin(seats: usize, players: usize) -> Plan {
        let mut lineups = Vec::new();
        let mut per_pair = 0;
        for one in 0..players {
            for other in one + 1..players {
                let table = |first, second| -> Lineup {
                    (0..seats).map(|seat| if seat % 2 == 0 { first } else { second }).collect()
                };
                let mut games = rotations(&table(one, other));
                if seats % 2 == 1 {
                    games.extend(rotations(&table(other, one)));
                }
                per_pair = games.len();
                lineups.append(&mut games);
            }
        }
        Plan { seats, lineups, per_pair }
    }

    /// How many deals it takes until each pair has met in at least `games` games.
    pub fn blocks(&self, games: u64) -> u64 {
        games.div_ceil(self.per_pair.max(1) as u64)
    }

    /// The share of wins of one seat among equals.
    pub fn par(&self) -> f64 {
        1.0 / self.seats.max(1) as f64
    }
}

/// The line-up turned by 0, 1, 2 … seats, as long as that gives something new.
fn rotations(table: &[usize]) -> Vec<Lineup> {
    let mut all: Vec<Lineup> = Vec::new();
    for turn in 0..table.len() {
        let mut turned = table.to_vec();
        turned.rotate_right(turn);
        // In a match the first player sits once in every seat, so all rotations differ.
        if !all.contains(&turned) {
            all.push(turned);
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn in_a_match_the_first_sits_everywhere() {
        assert_eq!(Plan::bout(2, 1).lineups, [[0, 1], [1, 0]]);
        assert_eq!(Plan::bout(4, 1).lineups, [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]]);
        assert_eq!(Plan::bout(4, 2).lineups, [[0, 1, 2, 1], [1, 0, 1, 2], [2, 1, 0, 1], [1, 2, 1, 0]]);
        assert_eq!((Plan::bout(4, 2).blocks(9), Plan::bout(4, 2).blocks(8)), (3, 2));
    }

    #[test]
    fn in_a_round_robin_nobody_has_the_majority() {
        for (seats, per_pair) in [(2, 2), (3, 6), (4, 2), (5, 10)] {
            let plan = Plan::round_robin(seats, 3);
            assert_eq!((plan.per_pair, plan.lineups.len()), (per_pair, 3 * per_pair), "{seats} seats");
            for seat in 0..seats {
                for player in 0..3 {
                    let sits = plan.lineups.iter().filter(|lineup| lineup[seat] == player).count();
                    assert_eq!(sits, per_pair, "player {player} in seat {seat} of {seats}");
                }
            }
        }
    }
}
