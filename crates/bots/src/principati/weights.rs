//! The numbers a player of Principati goes by, in tenths of points where nothing else is said.

use princely_principati::Building;

/// What a player believes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights {
    /// Full games seldom last longer than this many rounds.
    pub usual_rounds: i32,
    /// Nobody looks further ahead than this many rounds.
    pub far: i32,
    /// What a working building is worth in a round, for what it makes or lets others make.
    pub yields: [i32; Building::COUNT],
    /// What stones, beams, jewels and tools are worth when they are spent, if the player makes them.
    pub made: [i32; 4],
    /// What they are worth if the player does not make them.
    pub bought: [i32; 4],
    /// The school; a Castle; a Manor; a field beside the riding hall.
    pub special: [i32; 4],
    /// A watchtower in sight of another, of two.
    pub in_sight: [i32; 2],
    /// Each building of the other player that a fortress clears away.
    pub clears: i32,
    /// The lighthouse early and late; the first well.
    pub coast: [i32; 3],
    /// One link of a chain, two.
    pub links: [i32; 2],
    /// An order; the merit tile that comes with it; the last order when ahead and when behind.
    pub order: [i32; 4],
    /// The order of Commerce, beyond its price.
    pub commerce: i32,
    /// What keeping a house, a mine, and the last house for the first goods is worth.
    pub kept_sites: [i32; 3],
    /// How much more a better building must gain before a player waits for it.
    pub patience: i32,
    /// Tiles, no matter where they lie: merit, start, water, school, market founded and not, riding hall with a school
    /// and without, port with and without, lighthouse with a port and without, bridge.
    pub tiles: [i32; 13],
    /// Houses, mines, mines wanted, castles, castles with a warehouse, watchtowers, each kind of site with how much
    /// less it is worth for every empty one; one more well, the first well.
    pub sites: [i32; 12],
    /// A riverbank, per round left.
    pub riverbank: i32,
    /// What a colour group of a size is worth: a little more than by P-SCORE-14, because it may grow.
    pub groups: [i32; 9],
    /// A possible link of a chain; a road to a cape.
    pub link: i32,
    /// See `link`.
    pub door: i32,
    /// What features are worth in a round: lumberjack, agriculturist, quarry, iron, gold, coal, diamond.
    pub features: [i32; 7],
    /// A field for the riding hall with a school and without; beside an empty plan of it.
    pub fields: [i32; 3],
    /// A forest, another feature and a field that serve nobody.
    pub idle_features: [i32; 3],
    /// A bog: each site of the other, each own site, in any case.
    pub bog: [i32; 3],
    /// Sites side by side; towers among them; cells closed in.
    pub crowd: [i32; 3],
    /// One, two … five open road ends.
    pub ends: [i32; 5],
    /// A road and a site that only the other's roads reach.
    pub foreign: [i32; 2],
    /// What an extra tile must be worth before round 4 and after.
    pub extra: [i32; 2],
    /// What a pecunia is worth early and late.
    pub money: [i32; 2],
    /// What a building must gain to sell goods for it, early and late.
    pub funds: [i32; 2],
    /// A stored unit of jewels, beams, stones, tools, food; a beam and a tool for a cart.
    pub units: [i32; 7],
    /// How much less one more beam, stone or tool is worth for each one that is stored.
    pub slopes: [i32; 3],
}

impl Weights {
    /// The numbers `greedy` plays by. Frozen.
    pub const GREEDY: Weights = Weights {
        usual_rounds: 38,
        far: 16,
        yields: yields(),
        made: [22, 26, 50, 26],
        bought: [38, 46, 70, 44],
        special: [600, 200, 100, 300],
        in_sight: [90, 100],
        clears: 25,
        coast: [300, 90, 60],
        links: [110, 250],
        order: [200, 120, 100, -500],
        commerce: 180,
        kept_sites: [6, 4, 350],
        patience: 60,
        tiles: [250, 160, -30, 900, 550, 110, 240, 20, 60, -60, 200, -60, 220],
        sites: [150, 45, 140, 220, 90, 80, 280, 80, 150, 45, 25, 90],
        riverbank: 30,
        groups: [0, -32, 0, 35, 72, 120, 180, 248, 320],
        link: 120,
        door: 70,
        features: [45, 10, 56, 22, 6, 26, 6],
        fields: [380, 120, 150],
        idle_features: [25, 55, 60],
        bog: [25, 70, 40],
        crowd: [10, 8, 3],
        ends: [160, 90, 45, 20, 8],
        foreign: [20, 70],
        extra: [60, -40],
        money: [12, 10],
        funds: [300, 40],
        units: [52, 56, 52, 50, 15, 20, 6],
        slopes: [5, 5, 6],
    };

    /// All the numbers, for programs that tune them.
    pub fn numbers(&mut self) -> Vec<&mut i32> {
        let mut numbers = vec![
            &mut self.usual_rounds,
            &mut self.far,
            &mut self.clears,
            &mut self.commerce,
            &mut self.patience,
            &mut self.riverbank,
            &mut self.link,
            &mut self.door,
        ];
        let lists: [&mut [i32]; 24] = [
            &mut self.yields,
            &mut self.made,
            &mut self.bought,
            &mut self.special,
            &mut self.in_sight,
            &mut self.coast,
            &mut self.links,
            &mut self.order,
            &mut self.kept_sites,
            &mut self.tiles,
            &mut self.sites,
            &mut self.groups,
            &mut self.features,
            &mut self.fields,
            &mut self.idle_features,
            &mut self.bog,
            &mut self.crowd,
            &mut self.ends,
            &mut self.foreign,
            &mut self.extra,
            &mut self.money,
            &mut self.funds,
            &mut self.units,
            &mut self.slopes,
        ];
        numbers.extend(lists.into_iter().flatten());
        numbers
    }
}

const fn yields() -> [i32; Building::COUNT] {
    let mut yields = [0; Building::COUNT];
    let known = [
        (Building::Quarry, 60),
        (Building::Lumberjack, 60),
        (Building::Sawmill, 60),
        (Building::CoalMine, 28),
        (Building::IronOreMine, 24),
        (Building::Metallurgist, 24),
        (Building::Blacksmith, 32),
        (Building::GoldMine, 10),
        (Building::Mint, 15),
        (Building::DiamondMine, 13),
        (Building::Jeweller, 32),
        (Building::Well, 6),
        (Building::Agriculturist, 6),
        (Building::Windmill, 5),
        (Building::PigBreeder, 5),
        (Building::Baker, 8),
        (Building::Butcher, 8),
        (Building::Fisherman, 18),
        (Building::Market, 35),
        (Building::Warehouse, 26),
        (Building::Castle, 32),
        (Building::Port, 16),
        (Building::Manor, 16),
        (Building::RidingHall, 10),
        (Building::Lighthouse, 4),
    ];
    let mut index = 0;
    while index < known.len() {
        yields[known[index].0 as usize] = known[index].1;
        index += 1;
    }
    yields
}
