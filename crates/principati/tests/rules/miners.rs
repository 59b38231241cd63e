use crate::play::*;
use princely_principati::{Action, Building, Good, Options, Phase, Variant};

#[test]
fn p_mine_01_raw_goods_until_their_user_stands() {
    use Building::*;
    let cases: [(Building, Good, &[Building]); 7] = [
        (CoalMine, Good::Coal, &[Metallurgist, Mint]),
        (IronOreMine, Good::IronOre, &[Metallurgist]),
        (DiamondMine, Good::Diamond, &[Jeweller]),
        (GoldMine, Good::GoldOre, &[Mint]),
        (Windmill, Good::Flour, &[Baker]),
        (PigBreeder, Good::Piglet, &[Butcher]),
        (Metallurgist, Good::IronBar, &[Blacksmith]),
    ];
    let users = [Metallurgist, Mint, Jeweller, Baker, Butcher, Blacksmith];
    for (building, good, ends) in cases {
        // No building that uses raw goods stands, except the maker itself.
        let without: Vec<Building> = users.into_iter().filter(|user| *user != building).collect();
        let mut play = scene_of(miners(), |s| industry(s, &without).no_goods(P0).turn(P0, Phase::Produce));
        play.act(P0, produce(at_site(building)));
        assert_eq!(play.player(P0).goods.into_iter().collect::<Vec<_>>(), [(good, 1)]);
        for end in ends {
            let kept: Vec<Building> = without.iter().copied().filter(|user| user != end).collect();
            let play = scene_of(miners(), |s| industry(s, &kept).no_goods(P0).turn(P0, Phase::Produce));
            assert_eq!(play.why(P0, produce(at_site(building))), "P-PROD-04", "{building:?} with {end:?}");
        }
    }
    // It has to work.
    let play = scene_of(miners(), |s| {
        s.lay(P0, "M01", (40, 40), 0).build((40, 40), 0, CoalMine).no_goods(P0).turn(P0, Phase::Produce)
    });
    assert_eq!(play.why(P0, produce((40, 40))), "P-PROD-05");
}

#[test]
fn p_mine_02_raw_goods_are_sold_not_bought_and_score_nothing() {
    let mut play = scene_of(miners(), |s| {
        s.no_goods(P0).goods(P0, Good::Coal, 3).goods(P0, Good::IronBar, 1).turn(P0, Phase::Trade)
    });
    assert_eq!(play.score(P0).goods, 0);
    assert_eq!(play.why(P0, Action::Buy { good: Good::Coal }), "P-TRADE-02");
    play.act(P0, Action::Sell { good: Good::Coal }).act(P0, Action::Sell { good: Good::IronBar });
    assert_eq!(play.player(P0).pecunia, 57);
    // The good can still be sold when a building that uses it stands, working or not.
    play.change(|s| s.lay(P0, "H02", (40, 40), 0).build((40, 40), 0, Building::Mint));
    assert_eq!(play.why(P0, Action::Sell { good: Good::Coal }), "ok");
}

#[test]
fn p_mine_03_masters_help_the_makers_of_raw_goods() {
    use Building::*;
    for building in [CoalMine, IronOreMine, GoldMine, DiamondMine, Windmill, PigBreeder, Metallurgist] {
        let at = |game| scene_of(game, |s| industry(s, &[]).with_masters(P0).turn(P0, Phase::Masters));
        assert_eq!(at(miners()).why(P0, master(None, Some(at_site(building)))), "ok", "{building:?}");
        assert_eq!(
            at(princely_principati::Principati::default()).why(P0, master(None, Some(at_site(building)))),
            "P-MAST-03"
        );
    }
    let at = scene_of(miners(), |s| industry(s, &[]).with_masters(P0).turn(P0, Phase::Masters));
    for building in [Lumberjack, Well] {
        assert_eq!(at.why(P0, master(None, Some(at_site(building)))), "P-MAST-03", "{building:?}");
    }
}

#[test]
fn p_mine_04_production_resumes_when_the_user_is_torn_down() {
    let mut play =
        scene_of(miners(), |s| industry(s, &[Building::Metallurgist]).no_goods(P0).turn(P0, Phase::Produce));
    let coal = produce(at_site(Building::CoalMine));
    assert_eq!(play.why(P0, coal), "P-PROD-04");
    play.change(|s| s.turn(P0, Phase::Construct));
    play.act(P0, demolish(at_site(Building::Mint), 0));
    play.change(|s| s.turn(P0, Phase::Produce));
    assert_eq!(play.why(P0, coal), "ok");
}

#[test]
fn p_mine_05_the_variant_is_off_by_default() {
    assert_eq!(Options::default().variant, Variant::Base);
    let play = scene(|s| {
        industry(s, &[Building::Metallurgist, Building::Mint]).no_goods(P0).turn(P0, Phase::Produce)
    });
    assert_eq!(play.why(P0, produce(at_site(Building::CoalMine))), "P-PROD-04");
}
