//! Which kinds of tiles in hand are wanted, and where roads should lead.

use super::sight::{FOUNDATION, Sight};
use princely_hex::Hex;
use princely_principati::catalogue::Kind;
use princely_principati::names::{Category, Side};
use princely_principati::{Building, Feature, Plan};

/// Fields and junipers.
pub(super) const MEADOW: u16 = Feature::Field.bit() | Feature::Juniper.bit();
/// The most cells for the lighthouse that are looked at.
pub(super) const CAPES: usize = 16;

/// Cells for the lighthouse while it is in hand, each with the direction of the sea: the cell has the sea
/// on one side, and the road comes from the opposite one.
pub(super) fn capes(sight: &Sight<'_>) -> [Option<(Hex, u8)>; CAPES] {
    let mut capes = [None; CAPES];
    let mut count = 0;
    let kinds = sight.game.catalogue().kinds().iter().zip(0u32..);
    let of_plan = |(kind, _): &(&Kind, u32)| kind.plans() == [Plan::Lighthouse];
    let in_hand = kinds.filter(of_plan).any(|(_, number)| sight.mine.hand() & (1 << number) != 0);
    if !in_hand || sight.left < 4 {
        return capes;
    }
    for sea in sight.state.tiles() {
        for (back, other) in sea.around().into_iter().enumerate() {
            if other.is_some() || sea.side(back) != Side::Sea {
                continue;
            }
            let cell = sea.at() + Hex::STEPS[back];
            let is_sea = |direction: &usize| {
                let beside = sight.state.tile_at(cell + Hex::STEPS[*direction]);
                beside.is_some_and(|tile| tile.side((direction + 3) % 6) == Side::Sea)
            };
            if (0..6).filter(is_sea).count() == 1 && count < CAPES {
                capes[count] = Some((cell, ((back + 3) % 6) as u8));
                count += 1;
            }
        }
    }
    capes
}

/// What a kind is worth no matter where it lies: it may give a site to buildings that are wanted and have none.
pub(super) fn base(sight: &Sight<'_>, kind: &Kind, empty: &[i32; Plan::COUNT], riverbanks: i32) -> i32 {
    let mine = &sight.mine;
    let pieces = |building| i32::from(sight.game.pieces_left(sight.state, sight.seat, building));
    let school = mine.has(Building::School);
    let [merit, start, water, of_school, market, early_market, riding, early_riding, tiles @ ..] =
        sight.weights.tiles;
    let [port, early_port, lighthouse, early_lighthouse, bridge] = tiles;
    let [house, less_house, mine_of, mine_wanted, less_mine, castle, ready_castle, less_castle, sites @ ..] =
        sight.weights.sites;
    let [tower, less_tower, more_well, first_well] = sites;
    let mut value = match kind.category {
        Category::Merit => merit,
        Category::Start => start,
        Category::Water => water,
        _ => 0,
    };
    for &plan in kind.plans() {
        let empty = empty[plan.index()];
        let fitting = sight.game.buildings().fitting(plan);
        let wanted: i32 = Building::ALL
            .iter()
            .filter(|&&building| fitting & princely_principati::buildings::bit(building) != 0)
            .map(|&building| pieces(building))
            .sum();
        if wanted <= empty {
            continue;
        }
        value += match plan {
            Plan::School => of_school,
            Plan::House => (house - less_house * empty).max(20),
            Plan::Mine => {
                let tools = mine.has(Building::CoalMine) && mine.has(Building::IronOreMine);
                let first = if tools || sight.working & FOUNDATION == 0 { mine_of } else { mine_wanted };
                (first - less_mine * empty).max(10)
            }
            Plan::Castle => {
                let ready = if mine.has(Building::Warehouse) { ready_castle } else { castle };
                (ready - less_castle * empty).max(10)
            }
            Plan::Watchtower => (tower - less_tower * empty).max(10),
            Plan::Well => {
                if mine.has(Building::Well) {
                    more_well
                } else {
                    first_well - 80 * empty
                }
            }
            Plan::Market => {
                if sight.working & FOUNDATION != 0 {
                    market
                } else {
                    early_market
                }
            }
            Plan::RidingHall => {
                if school {
                    riding
                } else {
                    early_riding
                }
            }
            Plan::Port => {
                if school {
                    port
                } else {
                    early_port
                }
            }
            Plan::Lighthouse => {
                if mine.has(Building::Port) {
                    lighthouse
                } else {
                    early_lighthouse
                }
            }
            Plan::Bridge => {
                let others = [Building::School, Building::Market, Building::RidingHall];
                if others.iter().all(|&building| mine.has(building)) { bridge } else { 0 }
            }
        };
        if sight.left <= 1 {
            value /= 3;
        }
    }
    if kind.riverbank && riverbanks == 0 && !mine.has(Building::Sawmill) {
        value += sight.weights.riverbank * sight.left.clamp(2, 10);
    }
    value
}

/// The features that sites ask for, in the order in which they are counted.
pub(super) fn feature(index: usize) -> Feature {
    [Feature::Forest, Feature::GrainField, Feature::WhiteMountain, Feature::BlackMountain][index & 3]
}
