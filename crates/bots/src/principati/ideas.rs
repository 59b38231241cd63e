//! Turns worth considering, phase by phase. Every idea begins with something `greedy` might not do and goes on
//! as `greedy` would.

mod tiles;

use self::tiles::HAND;
use super::foresight::whim;
use super::greedy::Greedy;
use super::lay::{Layer, Placement};
use super::outlook;
use super::sight::Sight;
use super::weights::Weights;
use super::worth::Prospect;
use princely_core::{Game, Seat, Silent, Turn, sorting};
use princely_principati::limits::{FIGURES_ON_A_TILE, MASTERS};
use princely_principati::look::TileNo;
use princely_principati::{
    Action, Building, Commerce, Figure, FoodRow, Good, Phase, Principati, State, StockBoard,
};
use princely_search::Watch;
use std::cell::RefCell;

/// Placements of the hand looked at in the end.
const MORE: usize = 24;
/// Buildings that are tried as the aim of a phase.
const AIMS: usize = 10;
/// Ideas of the second stage.
const SECOND: usize = 14;
/// Actions of one sort whose outlook is judged.
const LOOKED_AT: usize = 120;
/// The most actions of a turn.
const LONGEST: usize = 160;

/// Finds turns. Most fields are scratch space.
#[derive(Clone, Debug, Default)]
pub(super) struct Ideas {
    greedy: Greedy,
    layer: Layer,
    legal: Vec<Action>,
    prospects: Vec<Prospect>,
    weighed: Vec<(i32, Placement)>,
    /// The question at which it has paused.
    open: Option<Open>,
    /// Turns played to their end for this question, in their order. After a pause all ideas are gone through
    /// again, but these turns need not be played again.
    played: Vec<Vec<Action>>,
    /// How many of them have been asked for.
    asked: usize,
    /// Whether the watch says to pause. Then the rest is skipped.
    is_late: bool,
}

/// What was asked before a pause.
#[derive(Clone, PartialEq, Debug)]
struct Open {
    state: State,
    seat: Seat,
    stage: usize,
    best: Vec<Action>,
}

/// Where an idea begins: a position, what was done before it, and what is to be done after the phase.
struct Setting<'s> {
    game: &'s Principati,
    state: &'s State,
    seat: Seat,
    before: &'s [Action],
    after: &'s [Action],
    /// Whether to pause.
    pauses: &'s dyn Fn() -> bool,
}

impl Ideas {
    /// Appends the turns of a stage that vary the best turn so far. Returns `false` if the watch said to pause:
    /// then turns are still missing, and the search for them goes on when the same is asked again.
    #[allow(clippy::too_many_arguments, reason = "the whole question of a search")]
    pub(super) fn find(
        &mut self,
        game: &Principati,
        state: &State,
        seat: Seat,
        stage: usize,
        best: &[Action],
        watch: &mut dyn Watch,
        out: &mut Vec<Vec<Action>>,
    ) -> bool {
        let is_same = |open: &Open| {
            open.stage == stage && open.seat == seat && open.best == best && open.state == *state
        };
        let open = self.open.take().filter(is_same);
        if open.is_none() {
            self.played.clear();
        }
        (self.asked, self.is_late) = (0, false);
        let watch = RefCell::new(watch);
        let pauses = || watch.borrow_mut().pauses();
        let start = Setting { game, state, seat, before: &[], after: &[], pauses: &pauses };
        match stage {
            0 => self.first(&start, out),
            1 => self.second(&start, best, out),
            _ => self.third(&start, best, out),
        }
        if self.is_late {
            self.open =
                open.or_else(|| Some(Open { state: state.clone(), seat, stage, best: best.to_vec() }));
        }
        !self.is_late
    }

    /// The first stage: what `greedy` would do, and variations of the turn's last phase.
    fn first(&mut self, start: &Setting<'_>, out: &mut Vec<Vec<Action>>) {
        let Setting { game, state, seat, .. } = *start;
        if matches!(state.phase(), Phase::Draft | Phase::Draft2 | Phase::Reserve) {
            return self.draft(start, out);
        }
        let usual = self.go_on(start, &[], None);
        let (split, middle) = split(game, state, seat, &usual);
        out.push(usual.clone());
        if split < usual.len() {
            self.vary(&Setting { state: &middle, before: &usual[..split], ..*start }, &usual[split..], out);
        } else {
            self.vary(start, &usual, out);
        }
    }

    /// The second stage: the first of two phases is varied, or the best turn is refined.
    fn second(&mut self, start: &Setting<'_>, best: &[Action], out: &mut Vec<Vec<Action>>) {
        let Setting { game, state, seat, .. } = *start;
        let (split, _) = split(game, state, seat, best);
        if split < best.len() {
            return self.vary(&Setting { after: &best[split..], ..*start }, &best[..split], out);
        }
        match state.phase() {
            Phase::Draft | Phase::Draft2 | Phase::Reserve => {}
            Phase::Place => self.place_alike(start, best, out),
            _ => {
                let most = out.len() + SECOND;
                let mut here = state.clone();
                let mut cuts: Vec<(usize, State)> = Vec::new();
                for (cut, &action) in best.iter().enumerate() {
                    if cut > 0 && best.get(cut - 1) != Some(&action) {
                        cuts.push((cut, here.clone()));
                    }
                    game.apply(&mut here, seat, action, &mut Silent);
                }
                // A change near the end of the turn disturbs least.
                for (cut, here) in cuts.iter().rev() {
                    self.vary(&Setting { state: here, before: &best[..*cut], ..*start }, &best[*cut..], out);
                    if out.len() >= most {
                        out.truncate(most);
                        return;
                    }
                }
            }
        }
    }

    /// The third stage: placements that looked less good at first; otherwise the best turn is refined again.
    fn third(&mut self, start: &Setting<'_>, best: &[Action], out: &mut Vec<Vec<Action>>) {
        let Setting { game, state, seat, .. } = *start;
        let (mut here, mut done) = (state.clone(), 0);
        while let Some(&action) = best.get(done)
            && !matches!(action, Action::Place { .. })
        {
            game.apply(&mut here, seat, action, &mut Silent);
            done += 1;
        }
        if done < best.len() {
            self.lay_one(&Setting { state: &here, before: &best[..done], ..*start }, HAND, MORE, out);
        } else {
            self.second(start, best, out);
        }
    }

    fn vary(&mut self, here: &Setting<'_>, usual: &[Action], out: &mut Vec<Vec<Action>>) {
        if self.is_late {
            return;
        }
        if here.state.merit_due() {
            return self.each_legal(here, out);
        }
        match here.state.phase() {
            Phase::Place => self.place(here, usual, out),
            Phase::Masters => self.masters(here, usual, out),
            Phase::Trade => self.trade(here, usual, out),
            Phase::Construct => self.construct(here, usual, out),
            Phase::Produce => self.produce(here, usual, out),
            _ => {}
        }
    }

    /// A turn that begins with these actions and goes on as `greedy` would. Empty if the watch has said to pause.
    fn go_on(
        &mut self,
        here: &Setting<'_>,
        begin: &[Action],
        aim: Option<(Building, TileNo)>,
    ) -> Vec<Action> {
        self.asked += 1;
        if let Some(turn) = self.played.get(self.asked - 1) {
            return turn.clone();
        }
        if self.is_late {
            return Vec::new();
        }
        let turn = self.play(here, begin, aim);
        self.played.push(turn.clone());
        self.is_late = (here.pauses)();
        turn
    }

    fn play(&mut self, here: &Setting<'_>, begin: &[Action], aim: Option<(Building, TileNo)>) -> Vec<Action> {
        let Setting { game, seat, .. } = *here;
        let mut state = here.state.clone();
        let mut turn = here.before.to_vec();
        let phase = (state.phase(), state.round());
        let play = |state: &mut State, action: Action, turn: &mut Vec<Action>| {
            game.apply(state, seat, action, &mut Silent);
            turn.push(action);
        };
        for &action in begin {
            if acts(game, &state, seat) && game.check(&state, seat, &action).is_ok() {
                play(&mut state, action, &mut turn);
            }
        }
        while acts(game, &state, seat) && (state.phase(), state.round()) == phase {
            let tired = turn.len() > LONGEST && game.check(&state, seat, &Action::EndPhase).is_ok();
            let action = if tired {
                Action::EndPhase
            } else {
                self.greedy.decide_for(game, &state, seat, aim, &mut whim(0, seat))
            };
            play(&mut state, action, &mut turn);
        }
        for &action in here.after {
            if acts(game, &state, seat) && game.check(&state, seat, &action).is_ok() {
                play(&mut state, action, &mut turn);
            }
        }
        while acts(game, &state, seat) {
            let action = self.greedy.decide_by(game, &state, seat, &mut whim(0, seat));
            play(&mut state, action, &mut turn);
        }
        turn
    }

    fn each_legal(&mut self, here: &Setting<'_>, out: &mut Vec<Vec<Action>>) {
        for action in self.list(here) {
            out.push(self.go_on(here, &[action], None));
        }
    }

    fn list(&mut self, here: &Setting<'_>) -> Vec<Action> {
        self.legal.clear();
        here.game.legal_actions(here.state, here.seat, &mut self.legal);
        self.legal.clone()
    }

    /// Choices made at once: one action each, since what comes next depends on secrets.
    fn draft(&mut self, here: &Setting<'_>, out: &mut Vec<Vec<Action>>) {
        let usual = self.greedy.decide_by(here.game, here.state, here.seat, &mut whim(0, here.seat));
        out.push(vec![usual]);
        for action in self.list(here) {
            let wasted = matches!(&action, Action::Reserve { buildings: choice } if choice.buildings().contains(&None));
            if !wasted {
                out.push(vec![action]);
            }
        }
    }

    /// Of many actions of one sort, those after which the outlook is best.
    fn promising(
        &mut self,
        here: &Setting<'_>,
        sort: impl Fn(&Action) -> bool,
        most: usize,
        out: &mut Vec<Vec<Action>>,
    ) {
        if self.is_late {
            return;
        }
        let Setting { game, state, seat, .. } = *here;
        let mut all = self.list(here);
        all.retain(sort);
        let step = all.len().div_ceil(LOOKED_AT).max(1);
        let mut ranked: Vec<(f32, Action)> = all
            .into_iter()
            .step_by(step)
            .map(|action| {
                let mut then = state.clone();
                game.apply(&mut then, seat, action, &mut Silent);
                let lead = outlook::lead(game, &then);
                (if seat == Seat(0) { lead } else { -lead }, action)
            })
            .collect();
        sorting::sort_by(&mut ranked, |a, b| b.0.total_cmp(&a.0));
        for &(_, action) in ranked.iter().take(most) {
            out.push(self.go_on(here, &[action], None));
        }
    }

    /// Variations of the usual phase: each time another one of its actions is left out.
    fn without_each(&mut self, here: &Setting<'_>, usual: &[Action], out: &mut Vec<Vec<Action>>) {
        let mut dropped: Vec<Action> = Vec::new();
        for &action in usual {
            if action == Action::EndPhase {
                break;
            }
            if dropped.contains(&action) {
                continue;
            }
            dropped.push(action);
            let mut begin: Vec<Action> = usual.iter().copied().filter(|&other| other != action).collect();
            if !begin.contains(&Action::EndPhase) {
                begin.push(Action::EndPhase);
            }
            out.push(self.go_on(here, &begin, None));
        }
    }

    fn masters(&mut self, here: &Setting<'_>, usual: &[Action], out: &mut Vec<Vec<Action>>) {
        let Setting { game, state, seat, .. } = *here;
        let places: Vec<_> = state
            .tiles()
            .filter(|tile| {
                let buildings = [tile.building(0), tile.building(1)];
                tile.owner() == Some(seat)
                    && buildings.into_iter().flatten().any(|building| game.is_workplace(building))
            })
            .map(|tile| tile.at())
            .collect();
        if places.is_empty() {
            return;
        }
        out.push(self.go_on(here, &[Action::EndPhase], None));
        let end = usual.iter().position(|&action| action == Action::EndPhase).unwrap_or(usual.len());
        for &at in &places {
            let to = Some(at);
            let master = |from| Action::MoveMaster { who: Figure::Master, from, to };
            let mut begin = vec![master(None); usize::from(FIGURES_ON_A_TILE)];
            begin.extend(places.iter().filter(|&&other| other != at).map(|&other| master(Some(other))));
            begin.truncate(usize::from(MASTERS));
            out.push(self.go_on(here, &begin, None));
            let mut cardinal = usual[..end].to_vec();
            cardinal.push(Action::MoveMaster { who: Figure::Cardinal, from: None, to });
            cardinal.push(Action::EndPhase);
            out.push(self.go_on(here, &cardinal, None));
        }
    }

    /// The buildings that could be the aim of a phase, best first.
    fn aims(&mut self, here: &Setting<'_>) -> Vec<Prospect> {
        let sight = Sight::new(here.game, here.state, here.seat, &Weights::GREEDY);
        self.prospects.clear();
        sight.prospects(&mut self.prospects);
        sorting::sort_by_key(&mut self.prospects, |prospect| sight.value_of(prospect.cost) - prospect.worth);
        let mut aims: Vec<Prospect> = Vec::new();
        for prospect in &self.prospects {
            let alike = aims.iter().filter(|other| other.building == prospect.building).count();
            if alike < 2 && aims.len() < AIMS {
                aims.push(*prospect);
            }
        }
        aims
    }

    fn trade(&mut self, here: &Setting<'_>, usual: &[Action], out: &mut Vec<Vec<Action>>) {
        let Setting { state, seat, .. } = *here;
        out.push(self.go_on(here, &[Action::EndPhase], None));
        for aim in self.aims(here) {
            out.push(self.go_on(here, &[], Some((aim.building, aim.tile))));
        }
        for commerce in [Commerce::Thirty, Commerce::Twenty] {
            out.push(self.go_on(here, &[Action::BuyCommerce { order: commerce }], None));
        }
        for row in [FoodRow::Fish, FoodRow::BreadHam] {
            out.push(self.go_on(here, &[Action::FoodCoin { row }], None));
        }
        for &good in Good::ALL {
            let stored = usize::from(state.player(seat).good(good));
            if stored > 0 {
                let mut begin = vec![Action::Sell { good }; stored];
                begin.push(Action::EndPhase);
                out.push(self.go_on(here, &begin, None));
            }
        }
        self.without_each(here, usual, out);
    }

    fn construct(&mut self, here: &Setting<'_>, usual: &[Action], out: &mut Vec<Vec<Action>>) {
        let Setting { game, state, seat, .. } = *here;
        out.push(self.go_on(here, &[Action::EndPhase], None));
        for aim in self.aims(here) {
            let at = state.tile(aim.tile).at();
            for stock_board in [None, Some(StockBoard::A), Some(StockBoard::B)] {
                let build = Action::Build { building: aim.building, at, slot: aim.slot, stock_board };
                if game.check(state, seat, &build).is_ok() {
                    out.push(self.go_on(here, &[build], None));
                    out.push(self.go_on(here, &[build, Action::EndPhase], None));
                }
            }
        }
        self.promising(here, |action| matches!(action, Action::MinerMine { .. }), 4, out);
        self.promising(here, |action| matches!(action, Action::ArchitectMove { .. }), 4, out);
        self.promising(here, |action| matches!(action, Action::Demolish { .. }), 2, out);
        self.without_each(here, usual, out);
    }

    fn produce(&mut self, here: &Setting<'_>, usual: &[Action], out: &mut Vec<Vec<Action>>) {
        let workers = usize::from(here.state.player(here.seat).workers_left());
        let first = out.len();
        for action in self.list(here) {
            if action != Action::EndPhase {
                out.push(self.go_on(here, &vec![action; workers.max(1)], None));
            }
        }
        self.without_each(here, usual, out);
        // The order of work seldom matters: of turns with the same work one is enough.
        let work = |turn: &[Action]| {
            let mut work = turn.to_vec();
            sorting::sort_by_key(&mut work, |action| match *action {
                Action::Produce { at, slot } => (0, at, slot),
                Action::Catch => (1, at_home(), 0),
                Action::Make { vehicle } => (2, at_home(), vehicle as u8),
                _ => (3, at_home(), 0),
            });
            work
        };
        let mut done: Vec<Vec<Action>> = vec![work(&[here.before, usual, here.after].concat())];
        let mut index = first;
        while let Some(turn) = out.get(index) {
            let work = work(turn);
            if done.contains(&work) {
                out.remove(index);
            } else {
                done.push(work);
                index += 1;
            }
        }
    }
}

fn at_home() -> princely_hex::Hex {
    princely_hex::Hex::new(0, 0)
}

/// Whether this seat is to act, and no seat before it.
fn acts(game: &Principati, state: &State, seat: Seat) -> bool {
    matches!(game.turn(state), Turn::Seats(seats) if seats.lowest() == Some(seat))
        && !matches!(state.phase(), Phase::Draft | Phase::Draft2 | Phase::Reserve)
}

/// Where the first phase of a turn ends, and the position there.
fn split(game: &Principati, state: &State, seat: Seat, turn: &[Action]) -> (usize, State) {
    let mut here = state.clone();
    let phase = (here.phase(), here.round());
    for (index, &action) in turn.iter().enumerate() {
        game.apply(&mut here, seat, action, &mut Silent);
        if (here.phase(), here.round()) != phase {
            return (index + 1, here);
        }
    }
    (turn.len(), here)
}
