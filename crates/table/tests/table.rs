//! What can happen to people at a live table, case by case.

#![allow(clippy::unwrap_used)]

use princely_core::{Game as _, Seat, SeatSet, Turn};
use princely_fuerstenfeld::{Action, CardTable, Fuerstenfeld, Variant};
use princely_protocol::{
    Abort, Act, Aid, Answer, Chair, CommandId, EndedBy, Happened, Offer, Pace, Plan, ProblemCode, Proposal,
    Raw, Resign, Resume, Return, Sitter, Spectators, TakeOver, Terms, ToHost, Undo,
};
use princely_table::opening::TimeOut;
use princely_table::{AnyTable, Decided, Denied, Effects, Live, Luck, Manner, Opening, SeatView, fair};

fn opening(players: u8, pace: Pace) -> Opening {
    let game = Fuerstenfeld::new(players, Variant::Base, CardTable::standard()).unwrap();
    Opening {
        terms: Terms {
            game: "fuerstenfeld".into(),
            rules: 1,
            options: Raw::of(&princely_core::Notation::options(&game)).unwrap(),
            pace,
            aid: Aid::None,
            hints: false,
            spectators: Spectators::Live,
        },
        chairs: vec![Chair { name: None, sitter: Sitter::Person }; players.into()],
        manner: Manner::default(),
        luck: Luck::of_host([3; 32], players),
    }
}

struct Scene {
    live: Live<Fuerstenfeld>,
    ids: u32,
    now: u64,
}

impl Scene {
    fn new(opening: Opening) -> Scene {
        let mut live = Live::open(opening).unwrap();
        let begin = live.begin(1000);
        live.accept(begin).unwrap();
        Scene { live, ids: 0, now: 1000 }
    }

    fn id(&mut self) -> CommandId {
        self.ids += 1;
        CommandId::try_from(format!("id-{}", self.ids)).unwrap()
    }

    fn to_act(&self) -> Seat {
        match self.live.turn() {
            Turn::Seats(seats) => seats.lowest().unwrap(),
            other => panic!("{other:?}"),
        }
    }

    fn act(&mut self, actions: &[&str]) -> ToHost {
        let actions = actions.iter().map(|text| serde_json::from_str(text).unwrap()).collect();
        ToHost::Act(Act { id: self.id(), version: self.live.version(), actions })
    }

    fn send(&mut self, seat: Seat, command: &ToHost) -> Result<Option<Effects>, Denied> {
        match self.live.decide(seat, command, self.now)? {
            Decided::Already(_) => Ok(None),
            Decided::New(decision) => Ok(Some(self.live.accept(decision).unwrap())),
        }
    }

    /// The bot that stands in for a seat plays its turn, action by action.
    fn bot_ends_the_turn(&mut self, seat: Seat) {
        while self.live.to_act().contains(seat) {
            let mut legal = Vec::new();
            self.live.game().legal_actions(self.live.state(), seat, &mut legal);
            let decision =
                self.live.decide_for_bot(seat, self.live.version(), &legal[..1], self.now).unwrap();
            self.live.accept(decision).unwrap();
        }
    }

    /// What ends the turn of a seat that sells nothing and builds nothing.
    fn rest_of_the_turn(&self, seat: Seat) -> Vec<String> {
        let (game, mut state, mut rest) = (self.live.game(), self.live.state().clone(), Vec::new());
        for action in [Action::SellNothing, Action::EndBuild] {
            game.apply(&mut state, seat, action, &mut princely_core::Silent);
        }
        while matches!(game.turn(&state), Turn::Seats(seats) if seats.contains(seat)) {
            let mut legal = Vec::new();
            game.legal_actions(&state, seat, &mut legal);
            rest.push(serde_json::to_string(&legal[0]).unwrap());
            game.apply(&mut state, seat, legal[0], &mut princely_core::Silent);
        }
        rest
    }

    fn resign(&mut self) -> ToHost {
        ToHost::Resign(Resign { id: self.id(), version: self.live.version() })
    }
}

const SELL_NOTHING: &str = r#"{"type":"sell_nothing"}"#;
const END_BUILD: &str = r#"{"type":"end_build"}"#;

#[test]
fn a_seat_that_runs_out_of_time_is_played_by_a_bot_until_its_player_returns() {
    let mut scene = Scene::new(opening(3, Pace::Turn { turn_ms: 5000 }));
    let seat = scene.to_act();
    assert_eq!(scene.live.next_wake(), Some(6000));
    assert!(scene.live.tick(5999).is_none(), "a tick too early does nothing");
    let decision = scene.live.tick(6000).unwrap();
    scene.live.accept(decision).unwrap();
    let thinks = scene.live.thinks();
    assert_eq!((thinks[0].seat, scene.live.next_wake()), (seat, None));
    let denied = {
        let act = scene.act(&[SELL_NOTHING]);
        scene.send(seat, &act).unwrap_err()
    };
    assert_eq!(denied, Denied::Problem(ProblemCode::Forbidden));
    let back = ToHost::Return(Return { id: scene.id() });
    scene.now = 7000;
    let denied = scene.send(seat, &back).unwrap_err();
    assert_eq!(denied, Denied::Problem(ProblemCode::TurnLost), "the time of this turn is used up");
    let before = scene.live.version();
    scene.bot_ends_the_turn(seat);
    let back = ToHost::Return(Return { id: scene.id() });
    scene.send(seat, &back).unwrap();
    assert_eq!(scene.live.sitter(seat), Some(&Sitter::Person));
    // What the bot did for the seat, action by action, is one turn: it is taken back as a whole, if there is time.
    let way_back = scene.live.standing(Some(seat)).way_back.unwrap();
    assert_eq!((way_back.to, way_back.crosses, way_back.rewinds), (before, false, false));
    let undo = ToHost::Undo(Undo { id: scene.id(), version: scene.live.version() });
    assert_eq!(scene.send(seat, &undo).unwrap_err(), Denied::Problem(ProblemCode::UndoTime));
}

#[test]
fn what_a_bot_did_for_somebody_who_was_away_is_taken_back_as_one_turn() {
    let mut scene = Scene::new(opening(3, Pace::Untimed));
    let seat = scene.to_act();
    let take_over = ToHost::TakeOver(TakeOver { id: scene.id(), level: "medium".into() });
    scene.send(seat, &take_over).unwrap();
    let before = scene.live.line().len();
    scene.bot_ends_the_turn(seat);
    assert!(scene.live.line().len() > before + 2, "the bot acts in several steps");
    let back = ToHost::Return(Return { id: scene.id() });
    scene.send(seat, &back).unwrap();
    let undo = ToHost::Undo(Undo { id: scene.id(), version: scene.live.version() });
    scene.send(seat, &undo).unwrap();
    assert_eq!((scene.live.line().len(), scene.to_act()), (before, seat));
}

#[test]
fn when_time_runs_out_a_complete_plan_is_played_and_anything_else_is_left_to_the_bot() {
    let plan = |scene: &Scene, steps: &[&str], ends: &[&str]| {
        let raws = |texts: &[&str]| texts.iter().map(|text| serde_json::from_str(text).unwrap()).collect();
        Plan { version: scene.live.version(), steps: vec![raws(steps)], ends: raws(ends) }
    };
    for (steps, ends, plays) in [
        (&[SELL_NOTHING, END_BUILD][..], &[][..], false),
        (&[SELL_NOTHING], &[SELL_NOTHING], false),
        (&[END_BUILD], &[], false),
        (&[SELL_NOTHING, END_BUILD], &["discard"], true),
    ] {
        let mut scene = Scene::new(opening(3, Pace::Turn { turn_ms: 5000 }));
        let seat = scene.to_act();
        let rest = scene.rest_of_the_turn(seat);
        let rest: Vec<&str> = rest.iter().map(String::as_str).collect();
        let ends = if ends == ["discard"] { &rest[..] } else { ends };
        let plans = [(seat, plan(&scene, steps, ends))].into_iter().collect();
        let before = scene.live.line().len();
        let decision = scene.live.tick_but_for(SeatSet::EMPTY, &plans, 6000).unwrap();
        scene.live.accept(decision).unwrap();
        assert_eq!(scene.live.line().len() > before, plays, "{steps:?} {ends:?}");
        assert_eq!(scene.live.to_act().contains(seat), !plays);
        // In any case a bot stands in from now on.
        assert!(matches!(scene.live.sitter(seat), Some(Sitter::Bot { .. })));
    }
}

#[test]
fn where_time_decides_a_late_seat_of_two_has_lost() {
    let mut terms = opening(2, Pace::Clock { game_ms: 100, increment_ms: 0 });
    terms.manner.time_out = TimeOut::Loses;
    let mut scene = Scene::new(terms);
    let (late, other) = match scene.to_act() {
        Seat(0) => (Seat(0), Seat(1)),
        seat => (seat, Seat(0)),
    };
    let decision = scene.live.tick(1100).unwrap();
    scene.live.accept(decision).unwrap();
    let (by, winners) = scene.live.end().unwrap();
    assert_eq!((by, winners.into_iter().collect::<Vec<_>>()), (EndedBy::Time { seat: late }, vec![other]));
    assert!(scene.live.record(&None).contains(r#""by":"time""#));
}

#[test]
fn with_two_players_giving_up_ends_the_game_and_with_three_a_bot_plays_on() {
    let mut two = Scene::new(opening(2, Pace::Untimed));
    let resign = two.resign();
    let effects = two.send(Seat(1), &resign).unwrap().unwrap();
    assert!(effects.ended && two.live.is_over());
    assert!(two.send(Seat(1), &resign).unwrap().is_none(), "sent twice it counts once");
    let kinds: Vec<bool> = effects
        .feed
        .entries(Some(Seat(0)))
        .iter()
        .map(|entry| {
            matches!(entry.happened, Happened::Resign { .. } | Happened::End { .. } | Happened::Reveal { .. })
        })
        .collect();
    assert_eq!(kinds, [true; 3]);

    let mut three = Scene::new(opening(3, Pace::Untimed));
    let resign = three.resign();
    assert!(!three.send(Seat(1), &resign).unwrap().unwrap().ended);
    assert_eq!(three.live.sitter(Seat(1)), Some(&Sitter::Bot { level: "medium".into() }));
    let back = ToHost::Return(Return { id: three.id() });
    assert_eq!(three.send(Seat(1), &back).unwrap_err(), Denied::Problem(ProblemCode::NotTakenOver));
    let resign = three.resign();
    assert!(three.send(Seat(2), &resign).unwrap().unwrap().ended, "nobody is left to play against");
    let (_, winners) = three.live.end().unwrap();
    assert_eq!(winners.into_iter().collect::<Vec<_>>(), [Seat(0)]);
}

#[test]
fn all_of_an_act_is_refused_with_the_index_of_its_fault_and_nothing_happens() {
    let mut scene = Scene::new(opening(2, Pace::Untimed));
    let (seat, version) = (scene.to_act(), scene.live.version());
    let act = scene.act(&[SELL_NOTHING, END_BUILD, SELL_NOTHING]);
    let Denied::Refused(refusal) = scene.send(seat, &act).unwrap_err() else { panic!("not refused") };
    assert_eq!((refusal.index, &*refusal.refused.rule), (2, "F-RND-1"));
    assert_eq!(scene.live.version(), version);
    for nonsense in ["null", "{}", r#"{"type":"fly"}"#, r#"{"type":"build","card":"hops_1","space":-1}"#] {
        let act = scene.act(&[nonsense]);
        assert_eq!(
            scene.send(seat, &act).unwrap_err(),
            Denied::Problem(ProblemCode::Malformed),
            "{nonsense}"
        );
    }
    let act = ToHost::Act(Act { id: scene.id(), version, actions: Vec::new() });
    assert_eq!(scene.send(seat, &act).unwrap_err(), Denied::Problem(ProblemCode::Malformed));
}

#[test]
fn an_act_for_an_old_version_is_answered_with_what_was_missed() {
    let mut scene = Scene::new(opening(2, Pace::Untimed));
    let (seat, old) = (scene.to_act(), scene.live.version());
    let act = scene.act(&[SELL_NOTHING]);
    scene.send(seat, &act).unwrap();
    let late = ToHost::Act(Act {
        id: scene.id(),
        version: old,
        actions: vec![serde_json::from_str(SELL_NOTHING).unwrap()],
    });
    let Denied::Stale(stale) = scene.send(seat, &late).unwrap_err() else { panic!("not stale") };
    assert_eq!((stale.missed.since, stale.missed.entries.len()), (old, 1));
    let future = ToHost::Undo(Undo { id: scene.id(), version: 9999 });
    assert_eq!(scene.send(seat, &future).unwrap_err(), Denied::Problem(ProblemCode::NoSuchVersion));
}

#[test]
fn an_undone_act_is_not_done_again_by_a_late_retry() {
    let mut scene = Scene::new(opening(2, Pace::Untimed));
    let seat = scene.to_act();
    let act = scene.act(&[SELL_NOTHING]);
    scene.send(seat, &act).unwrap();
    let undo = ToHost::Undo(Undo { id: scene.id(), version: scene.live.version() });
    scene.send(seat, &undo).unwrap();
    let version = scene.live.version();
    assert!(scene.send(seat, &act).unwrap().is_none());
    assert_eq!(scene.live.version(), version);
}

#[test]
fn going_back_over_others_needs_their_word_and_never_crosses_chance() {
    let mut scene = Scene::new(opening(3, Pace::Untimed));
    let (first, before, line) = (scene.to_act(), scene.live.version(), scene.live.line().len());
    let act = scene.act(&[SELL_NOTHING, END_BUILD]);
    scene.send(first, &act).unwrap();
    let offer = |scene: &mut Scene, to| {
        let proposal = Proposal::Undo { to };
        ToHost::Offer(Offer { id: scene.id(), version: scene.live.version(), proposal })
    };
    let too_far = offer(&mut scene, 0);
    assert_eq!(scene.send(first, &too_far).unwrap_err(), Denied::Problem(ProblemCode::UndoChance));
    let back = offer(&mut scene, before);
    scene.send(first, &back).unwrap();
    let asked = scene.live.version();
    let others: Vec<Seat> = (0..3).map(Seat).filter(|seat| *seat != first).collect();
    for (number, &other) in others.iter().enumerate() {
        let answer = ToHost::Answer(Answer { id: scene.id(), offer: asked, agrees: true });
        scene.send(other, &answer).unwrap();
        assert_eq!(scene.live.line().len() > line, number == 0, "all have to agree");
    }
    assert_eq!(scene.live.version(), asked + 3, "two answers and the undo: versions only grow");
}

/// What the table and a viewer who was told everything say about the offer; they must agree.
fn open_offer(scene: &Scene, viewer: Seat) -> Option<princely_protocol::OpenOffer> {
    let mut view = SeatView::<Fuerstenfeld>::new(&scene.live.hello(Some(viewer), 0)).unwrap();
    for entry in &scene.live.told(Some(viewer), 0).unwrap().entries {
        view.hear(entry).unwrap();
    }
    assert_eq!(view.standing(), scene.live.standing(Some(viewer)));
    view.standing().offer
}

#[test]
fn an_offer_ends_when_somebody_acts_takes_back_gives_up_or_runs_out_of_time() {
    for ends in ["act", "undo", "resign", "time loses", "time stands in"] {
        let mut terms = opening(3, Pace::Turn { turn_ms: 5000 });
        terms.manner.time_out = if ends == "time loses" { TimeOut::Loses } else { TimeOut::StandIn };
        let mut scene = Scene::new(terms);
        let (first, before) = (scene.to_act(), scene.live.version());
        let act = scene.act(&[SELL_NOTHING]);
        scene.send(first, &act).unwrap();
        let proposal = Proposal::Undo { to: before };
        let offer = ToHost::Offer(Offer { id: scene.id(), version: scene.live.version(), proposal });
        scene.send(first, &offer).unwrap();
        let asked = scene.live.version();
        let others: Vec<Seat> = (0..3).map(Seat).filter(|seat| *seat != first).collect();
        let (next, third) = (others[0], others[1]);
        assert_eq!(open_offer(&scene, next).unwrap().waits_for, others);
        let way_back = scene.live.standing(Some(first)).way_back.unwrap();
        assert_eq!((way_back.to, way_back.crosses, way_back.rewinds), (before, false, false));
        match ends {
            "act" => {
                let act = scene.act(&[END_BUILD]);
                scene.send(first, &act).unwrap();
            }
            "undo" => {
                let undo = ToHost::Undo(Undo { id: scene.id(), version: scene.live.version() });
                scene.send(first, &undo).unwrap();
            }
            "resign" => {
                let resign = scene.resign();
                scene.send(next, &resign).unwrap();
            }
            _ => {
                let decision = scene.live.tick(60_000).unwrap();
                scene.live.accept(decision).unwrap();
            }
        }
        assert_eq!(open_offer(&scene, third), None, "{ends}");
        let answer = ToHost::Answer(Answer { id: scene.id(), offer: asked, agrees: true });
        let denied = scene.send(third, &answer).unwrap_err();
        assert_eq!(denied, Denied::Problem(ProblemCode::OfferGone), "{ends}");
    }
}

#[test]
fn a_seat_that_a_bot_plays_is_offered_while_all_play_on_and_open_once_all_agree() {
    let mut scene = Scene::new(opening(3, Pace::Untimed));
    let (first, offers) = (scene.to_act(), |scene: &mut Scene, seat: Seat| {
        let (id, version) = (scene.id(), scene.live.version());
        ToHost::Offer(Offer { id, version, proposal: Proposal::Seat { seat } })
    });
    let [leaver, other] =
        [0, 1, 2].map(Seat).into_iter().filter(|seat| *seat != first).collect::<Vec<_>>()[..]
    else {
        panic!("three seats")
    };
    let open = |scene: &Scene| scene.live.standing(None).open_seats;
    // A seat that its player has not left is not offered, nor one that no table has.
    for seat in [leaver, first, Seat(3), Seat(200)] {
        let offer = offers(&mut scene, seat);
        let denied = scene.send(first, &offer).unwrap_err();
        assert_eq!(denied, Denied::Problem(ProblemCode::Forbidden), "{seat}");
    }
    let away = ToHost::TakeOver(TakeOver { id: scene.id(), level: "easy".into() });
    scene.send(leaver, &away).unwrap();
    let offer = offers(&mut scene, leaver);
    scene.send(other, &offer).unwrap();
    let asked = scene.live.version();
    // It stands while others act, and waits for those who play.
    let act = scene.act(&[SELL_NOTHING]);
    scene.send(first, &act).unwrap();
    assert_eq!(open_offer(&scene, other).unwrap().waits_for, [first]);
    assert_eq!(open(&scene), []);
    let yes = ToHost::Answer(Answer { id: scene.id(), offer: asked, agrees: true });
    scene.send(first, &yes).unwrap();
    assert_eq!((open_offer(&scene, other), open(&scene)), (None, vec![leaver]));
    let again = offers(&mut scene, leaver);
    assert_eq!(scene.send(first, &again).unwrap_err(), Denied::Problem(ProblemCode::Forbidden), "it is open");
    // Whoever sits down there plays; so does the former player, who comes back before.
    let back = ToHost::Return(Return { id: scene.id() });
    scene.send(leaver, &back).unwrap();
    assert_eq!((scene.live.sitter(leaver), open(&scene)), (Some(&Sitter::Person), vec![]));
    // A seat that was given up stays with the bot.
    let resign = scene.resign();
    scene.send(leaver, &resign).unwrap();
    let offer = offers(&mut scene, leaver);
    assert_eq!(scene.send(first, &offer).unwrap_err(), Denied::Problem(ProblemCode::Forbidden));
}

#[test]
fn a_refused_offer_is_shown_as_refused_and_takes_no_more_answers() {
    let mut scene = Scene::new(opening(3, Pace::Untimed));
    let (first, before) = (scene.to_act(), scene.live.version());
    let act = scene.act(&[SELL_NOTHING]);
    scene.send(first, &act).unwrap();
    let proposal = Proposal::Undo { to: before };
    let offer = ToHost::Offer(Offer { id: scene.id(), version: scene.live.version(), proposal });
    scene.send(first, &offer).unwrap();
    let asked = scene.live.version();
    let others: Vec<Seat> = (0..3).map(Seat).filter(|seat| *seat != first).collect();
    let no = ToHost::Answer(Answer { id: scene.id(), offer: asked, agrees: false });
    scene.send(others[0], &no).unwrap();
    let refused = open_offer(&scene, first).unwrap();
    assert_eq!((refused.refused_by, refused.waits_for), (Some(others[0]), vec![]));
    let yes = ToHost::Answer(Answer { id: scene.id(), offer: asked, agrees: true });
    let denied = scene.send(others[1], &yes).unwrap_err();
    assert_eq!(denied, Denied::Problem(ProblemCode::OfferGone));
}

#[test]
fn whoever_made_an_offer_withdraws_it_and_nobody_can_answer_it_any_more() {
    let mut scene = Scene::new(opening(3, Pace::Untimed));
    let (id, version) = (scene.id(), scene.live.version());
    let offer = ToHost::Offer(Offer { id, version, proposal: Proposal::Draw });
    scene.send(Seat(1), &offer).unwrap();
    let asked = scene.live.version();
    let answers = |scene: &mut Scene, agrees| ToHost::Answer(Answer { id: scene.id(), offer: asked, agrees });
    let agrees = answers(&mut scene, true);
    let denied = scene.send(Seat(1), &agrees).unwrap_err();
    assert_eq!(denied, Denied::Problem(ProblemCode::NotAsked), "nobody agrees with themselves");
    let withdraws = answers(&mut scene, false);
    scene.send(Seat(1), &withdraws).unwrap();
    assert_eq!(open_offer(&scene, Seat(0)), None);
    for seat in [Seat(0), Seat(1), Seat(2)] {
        let agrees = answers(&mut scene, true);
        assert_eq!(scene.send(seat, &agrees).unwrap_err(), Denied::Problem(ProblemCode::OfferGone), "{seat}");
    }
    assert!(!scene.live.is_over());
    // An offer that is not known here may be known to another host.
    let offer = scene.live.version() + 1;
    let agrees = ToHost::Answer(Answer { id: scene.id(), offer, agrees: true });
    assert_eq!(scene.send(Seat(0), &agrees).unwrap_err(), Denied::Problem(ProblemCode::NoSuchVersion));
}

#[test]
fn anybody_calls_a_game_off_until_everybody_has_acted_once() {
    for all_have_acted in [false, true] {
        let mut scene = Scene::new(opening(2, Pace::Untimed));
        for _ in 0..=u8::from(all_have_acted) {
            let seat = scene.to_act();
            let rest = scene.rest_of_the_turn(seat);
            let turn = [SELL_NOTHING, END_BUILD].into_iter().chain(rest.iter().map(String::as_str));
            let act = scene.act(&turn.collect::<Vec<_>>());
            scene.send(seat, &act).unwrap();
        }
        let abort = ToHost::Abort(Abort { id: scene.id() });
        let outcome = scene.send(Seat(1), &abort);
        if all_have_acted {
            assert_eq!(outcome.unwrap_err(), Denied::Problem(ProblemCode::AbortLate));
        } else {
            outcome.unwrap();
            assert_eq!(scene.live.end(), Some((EndedBy::Abort { seat: Seat(1) }, SeatSet::EMPTY)));
        }
    }
}

#[test]
fn a_pause_that_all_agree_to_stops_all_clocks_until_somebody_resumes() {
    let mut scene = Scene::new(opening(2, Pace::Clock { game_ms: 10_000, increment_ms: 0 }));
    let seat = scene.to_act();
    let left = |scene: &Scene| {
        let clocks = AnyTable::clocks(&scene.live, scene.now).clocks;
        clocks.into_iter().find(|clock| clock.seat == seat).unwrap()
    };
    scene.now += 4_000;
    let (id, version) = (scene.id(), scene.live.version());
    let offer = ToHost::Offer(Offer { id, version, proposal: Proposal::Pause });
    scene.send(seat, &offer).unwrap();
    let answer = ToHost::Answer(Answer { id: scene.id(), offer: scene.live.version(), agrees: true });
    scene.send(Seat(1 - seat.0), &answer).unwrap();
    assert_eq!((left(&scene).left_ms, left(&scene).deadline), (6_000, None));
    scene.now += 3_600_000;
    assert!(scene.live.tick(scene.now).is_none() && scene.live.next_wake().is_none());
    let act = scene.act(&[SELL_NOTHING]);
    assert_eq!(scene.send(seat, &act).unwrap_err(), Denied::Problem(ProblemCode::Paused));
    let resume = ToHost::Resume(Resume { id: scene.id() });
    scene.send(Seat(1 - seat.0), &resume).unwrap();
    assert_eq!((left(&scene).left_ms, left(&scene).deadline), (6_000, Some(scene.now + 6_000)));
    // When the game is over, no clock runs.
    let resign = scene.resign();
    scene.send(seat, &resign).unwrap();
    assert_eq!(left(&scene).deadline, None);
    assert!(scene.live.next_wake().is_none());
}

#[test]
fn a_bot_that_takes_over_the_last_seat_that_was_asked_agrees() {
    let mut scene = Scene::new(opening(2, Pace::Untimed));
    let (first, before) = (scene.to_act(), scene.live.version());
    let act = scene.act(&[SELL_NOTHING]);
    scene.send(first, &act).unwrap();
    let proposal = Proposal::Undo { to: before };
    let offer = ToHost::Offer(Offer { id: scene.id(), version: scene.live.version(), proposal });
    scene.send(first, &offer).unwrap();
    let other = Seat(1 - first.0);
    assert_eq!(open_offer(&scene, other).unwrap().waits_for, [other]);
    let away = ToHost::TakeOver(TakeOver { id: scene.id(), level: "easy".into() });
    scene.send(other, &away).unwrap();
    assert_eq!(open_offer(&scene, first), None);
    assert_eq!(scene.to_act(), first, "the sale is taken back");
    assert_eq!(scene.live.standing(Some(first)).way_back, None, "nothing of it stands");
}

#[test]
fn a_bot_that_plays_for_a_seat_agrees_to_everything_and_a_strange_name_is_no_bot() {
    let mut scene = Scene::new(opening(2, Pace::Untimed));
    let (seat, before) = (scene.to_act(), scene.live.version());
    let other = Seat(1 - seat.0);
    for name in ["", "cmd:rm -rf", "a b", &"x".repeat(33)] {
        let away = ToHost::TakeOver(TakeOver { id: scene.id(), level: name.into() });
        assert_eq!(scene.send(other, &away).unwrap_err(), Denied::Problem(ProblemCode::NoSuchBot), "{name}");
    }
    let away = ToHost::TakeOver(TakeOver { id: scene.id(), level: "easy".into() });
    scene.send(other, &away).unwrap();
    let act = scene.act(&[SELL_NOTHING]);
    scene.send(seat, &act).unwrap();
    let back = ToHost::Offer(Offer {
        id: scene.id(),
        version: scene.live.version(),
        proposal: Proposal::Undo { to: before },
    });
    scene.send(seat, &back).unwrap();
    assert_eq!(scene.to_act(), seat, "the sale is taken back at once");
}

#[test]
fn every_draw_of_a_finished_game_follows_from_what_the_luck_was_made_of() {
    let mut scene = Scene::new(opening(2, Pace::Untimed));
    let resign = scene.resign();
    scene.send(Seat(0), &resign).unwrap();
    let table = scene.live.table();
    let luck = scene.live.opening().luck.fair();
    assert_eq!(fair::verify(&luck, &table), Ok(()));
    let other = Luck::of_host([4; 32], 2).fair();
    assert!(fair::verify(&other, &table).unwrap_err().contains("does not follow"));
    let bent = princely_core::record::Fair { secret: other.secret, ..luck };
    assert!(fair::verify(&bent, &table).unwrap_err().contains("bound to"));
}

#[test]
fn a_viewer_that_missed_something_says_so_and_a_lie_is_refused() {
    let mut scene = Scene::new(opening(2, Pace::Untimed));
    let mut view: SeatView<Fuerstenfeld> = SeatView::new(&scene.live.hello(None, 5)).unwrap();
    let told = scene.live.told(None, 0).unwrap();
    assert!(view.hear(&told.entries[1]).unwrap_err().to_string().contains("entry 1 was expected"));
    for entry in &told.entries {
        view.hear(entry).unwrap();
        view.hear(entry).unwrap(); // told twice, it counts once
    }
    let seat = scene.to_act();
    let act = scene.act(&[SELL_NOTHING]);
    let effects = scene.send(seat, &act).unwrap().unwrap();
    let mut lie = effects.feed.entries(None)[0].clone();
    if let Happened::Act { seat, .. } = &mut lie.happened {
        *seat = Seat(1 - seat.0);
    }
    assert!(view.hear(&lie).unwrap_err().to_string().contains("cannot have happened"));
    view.hear(&effects.feed.entries(None)[0]).unwrap();
    assert_eq!(*view.observation(), scene.live.observe(None));
}
