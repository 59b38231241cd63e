use crate::play::*;
use princely_core::{Game, Refusal as _, Seat, SeatSet, Turn};
use princely_principati::{Action, Building, Event, Good, Phase, Principati, Refusal};

#[test]
fn p_gen_01_two_players_and_no_army_phase() {
    let game = Principati::default();
    assert_eq!(game.seats(), 2);
    let mut play = scene(|s| s);
    let mut phases = vec![play.state.phase()];
    while play.state.round() == 1 {
        let Turn::Seats(seats) = play.game.turn(&play.state) else { unreachable!() };
        play.step(seats.lowest().unwrap());
        if play.state.round() == 1 && *phases.last().unwrap() != play.state.phase() {
            phases.push(play.state.phase());
        }
    }
    assert_eq!(phases, [Phase::Place, Phase::Masters, Phase::Trade, Phase::Construct, Phase::Produce]);
}

#[test]
fn p_gen_02_the_buildings_own_paragraph_wins_over_the_tables() {
    // The Castle: two jewels and two tools in its paragraph, other numbers in the tables.
    assert_eq!(Principati::default().buildings().facts(Building::Castle).cost, [3, 3, 2, 2]);
}

#[test]
fn p_gen_03_everything_lies_open_but_the_choices_made_at_once() {
    let mut play = Play::dealt(Principati::default(), P0, [["ST_A", "ST_B"], ["ST_C", "ST_D"]]);
    // The dealt tiles are seen by everybody.
    for viewer in [None, Some(P0), Some(P1)] {
        let view = play.game.view(&play.game.observe(&play.state, viewer), princely_core::Aid::None);
        let extra: Vec<_> = view.players[1].extra.iter().map(|extra| extra.tile).collect();
        assert_eq!(extra, [tile("ST_C"), tile("ST_D")]);
        assert_eq!(view.players[0].hand.len(), 61);
    }
    play.act(P0, Action::DraftKeep { tile: tile("ST_A") });
    let kept = |viewer: Option<Seat>| {
        let view = play.game.view(&play.game.observe(&play.state, viewer), princely_core::Aid::None);
        (view.players[0].kept, view.players.map(|player| player.chosen))
    };
    assert_eq!(kept(Some(P0)), (Some(tile("ST_A")), [true, false]));
    assert_eq!(kept(Some(P1)), (None, [true, false]));
    assert_eq!(kept(None), (None, [true, false]));
    let event = Event::DraftKept { seat: P0, tile: Some(tile("ST_A")) };
    assert_eq!(play.events.as_slice(), std::slice::from_ref(&event));
    assert_eq!(play.game.redact(&event, Some(P0)), Some(event.clone()));
    for viewer in [None, Some(P1)] {
        assert_eq!(play.game.redact(&event, viewer), Some(Event::DraftKept { seat: P0, tile: None }));
    }
    // Both worlds are imagined about equally often.
    let seen = play.game.observe(&play.state, Some(P1));
    let mut quick = princely_core::Quick(5);
    let mut counts = [0; 2];
    for _ in 0..2000 {
        let world = play.game.determinize(&seen, &mut quick);
        assert_eq!(play.game.observe(&world, Some(P1)), seen);
        let kept = princely_core::Notation::trace(&play.game, &world).players[0].kept;
        counts[usize::from(kept == Some(tile("ST_B")))] += 1;
    }
    assert!(counts.iter().all(|&count| (900..1100).contains(&count)), "{counts:?}");
}

#[test]
fn p_gen_04_there_is_one_name_for_each_thing() {
    for names in
        [Building::ALL.iter().map(|b| b.id()).collect::<Vec<_>>(), Good::ALL.iter().map(|g| g.id()).collect()]
    {
        let mut sorted = names.clone();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!(sorted.len(), names.len());
    }
    assert_eq!((Building::ALL.len(), Good::ALL.len()), (31, 16));
    // The two "castles" are two buildings.
    assert_ne!(Building::Castle, Building::Manor);
}

#[test]
fn p_gen_05_adjacent_means_sharing_a_side() {
    // A quarry one step from a white mountain works, two steps away it does not.
    let near = scene(|s| s.lay(P0, "N07a", (4, 1), 0).build((3, 1), 0, Building::Quarry));
    let far = scene(|s| s.lay(P0, "N07a", (5, 1), 0).build((3, 1), 0, Building::Quarry));
    assert!(near.works(P0, Building::Quarry));
    assert!(!far.works(P0, Building::Quarry));
}

#[test]
fn p_turn_01_a_round_has_its_phases_in_order_and_actions_belong_to_them() {
    let play = scene(|s| s);
    for action in [
        END,
        Action::Sell { good: Good::Tool },
        build(Building::Quarry, (3, 1), 0),
        produce((3, 1)),
        cardinal(None, Some((3, 1))),
    ] {
        assert_eq!(play.why(P0, action), "P-TURN-01", "{action:?}");
    }
    let play = scene(|s| s.turn(P0, Phase::Trade));
    assert_eq!(play.why(P0, place("R01", (4, 1), 0)), "P-TURN-01");
    assert_eq!(play.why(P0, END), "ok");
}

#[test]
fn p_turn_02_each_phase_is_done_by_both_players_before_the_next() {
    let mut play = scene(|s| s);
    assert_eq!(play.why(P1, place("R01", (-4, -1), 0)), "P-TURN-02");
    play.act(P0, place("R01", (4, 1), 0));
    assert_eq!((play.trace().to_act, play.state.phase()), (vec![P1], Phase::Place));
    play.act(P1, place("R01", (-4, -1), 0));
    assert_eq!((play.trace().to_act, play.state.phase()), (vec![P0], Phase::Masters));
    play.act(P0, END);
    assert_eq!((play.trace().to_act, play.state.phase()), (vec![P1], Phase::Masters));
}

#[test]
fn p_turn_02_out_of_turn_names_everybody_who_is_to_act() {
    let not_yet = |next| Err(Refusal::NotYourTurn { next, rule: "P-DRAFT-01" });
    let watching =
        |play: &Play, action| play.game.observed_check(&play.game.observe(&play.state, None), &action);
    let mut play = Play::dealt(Principati::default(), P0, [["ST_A", "ST_B"], ["ST_C", "ST_D"]]);
    let keep = play.legal(P0)[0];
    assert_eq!(watching(&play, keep), not_yet(SeatSet::first(2)));
    play.act(P0, keep);
    assert_eq!(play.game.check(&play.state, P0, &keep), not_yet(SeatSet::only(P1)));
    assert_eq!(watching(&play, keep), not_yet(SeatSet::only(P1)));
    let start = play.game.start();
    assert_eq!(play.game.check(&start, P0, &keep), not_yet(SeatSet::EMPTY));
    assert_eq!(play.game.check(&start, P0, &keep).unwrap_err().rule(), "P-DRAFT-01");
}

#[test]
fn p_gen_03_whoever_has_no_seat_looks_on() {
    let mut play = Play::dealt(Principati::default(), P0, [["ST_A", "ST_B"], ["ST_C", "ST_D"]]);
    let keep = play.legal(P0)[0];
    play.act(P0, keep);
    let stranger = play.game.observe(&play.state, Some(Seat(2)));
    assert_eq!(stranger.viewer(), None);
    assert_eq!(stranger, play.game.observe(&play.state, None));
    assert_ne!(stranger.known(), &play.state, "what was kept is a secret");
}

#[test]
fn p_turn_03_the_starting_player_alternates() {
    let mut play = scene(|s| s);
    let mut firsts = vec![play.trace().first];
    for round in 2..5 {
        while play.state.round() < round {
            let seat = play.trace().to_act[0];
            play.step(seat);
        }
        firsts.push(play.trace().first);
        assert_eq!(play.trace().to_act, vec![play.trace().first]);
    }
    assert_eq!(firsts, [P0, P1, P0, P1]);
}

#[test]
fn p_turn_04_actions_follow_each_other_until_the_player_is_done_and_only_placing_is_compulsory() {
    let mut play = scene(|s| s);
    assert_eq!(play.why(P0, END), "P-TURN-01");
    play.change(|s| s.turn(P0, Phase::Trade));
    play.act(P0, Action::Sell { good: Good::Tool })
        .act(P0, Action::Sell { good: Good::Stone })
        .act(P0, Action::Sell { good: Good::Tool });
    assert_eq!(play.trace().to_act, vec![P0]);
    play.act(P0, END);
    assert_eq!(play.trace().to_act, vec![P1]);
}
