//! The laws of tensors and choices, beside those of `princely_core::laws`.
//!
//! ```text
//! choices_spell_the_legal_list(&game, &plan).unwrap();
//! tensors_tell_nothing_hidden(&game, &plan).unwrap();
//! ```

use crate::{Encode, Spelling};
use princely_core::laws::{LawBroken, Lawful, Plan, walk};
use princely_core::{Entry, Quick, Seat, Silent, Turn, Uniform, Viewer};
use std::collections::HashSet;

/// What was compared while the laws held.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Decisions looked at.
    pub decisions: u64,
    /// Actions that choices spelled.
    pub actions: u64,
    /// Choices of the longest action.
    pub longest: usize,
    /// Pairs of worlds that differed, and looked the same.
    pub worlds: u64,
}

/// Following the masks gives every legal action in exactly one way and nothing else, and an action is spelled by the
/// choices that lead to it. The layout is as wide as the tensor, and the alphabet has as many choices as the mask.
pub fn choices_spell_the_legal_list<G: Lawful + Encode>(
    game: &G,
    plan: &Plan<G>,
) -> Result<Tally, LawBroken> {
    let mut tally = Tally::default();
    walk(game, plan, |moment, quick| {
        if quick.below(plan.every) != 0 {
            return Ok(());
        }
        let Turn::Seats(seats) = game.turn(moment.state()) else { return Ok(()) };
        moment.holds("layout", sizes(game))?;
        for seat in seats {
            moment.holds("choices", spelled(game, moment.state(), seat, &mut tally))?;
        }
        for stranger in [Seat(game.seats()), Seat(255)] {
            moment.holds("choices", nothing_for(game, moment.state(), stranger))?;
        }
        Ok(())
    })?;
    Ok(tally)
}

fn sizes<G: Encode>(game: &G) -> Result<(), String> {
    let (layout, alphabet) = (game.layout(), game.alphabet());
    if layout.len() == G::WIDTH && alphabet.len() == G::CHOICES {
        return Ok(());
    }
    Err(format!("the layout has {} numbers, the alphabet {} choices", layout.len(), alphabet.len()))
}

fn nothing_for<G: Encode>(game: &G, state: &G::State, seat: Seat) -> Result<(), String> {
    let mut mask = vec![1; G::CHOICES];
    game.mask(state, seat, &mut G::Draft::default(), &mut mask);
    if mask.iter().all(|&legal| legal == 0) { Ok(()) } else { Err(format!("{seat} may choose something")) }
}

fn spelled<G: Lawful + Encode>(
    game: &G,
    state: &G::State,
    seat: Seat,
    tally: &mut Tally,
) -> Result<(), String> {
    let mut legal = Vec::new();
    game.legal_actions(state, seat, &mut legal);
    let mut found = HashSet::new();
    follow(game, state, seat, &G::Draft::default(), Spelling::EMPTY, &mut |spelling, action| {
        tally.longest = tally.longest.max(spelling.len());
        if !found.insert(action) {
            return Err(format!("{action:?} is spelled twice"));
        }
        if game.spell(state, &action) != spelling {
            return Err(format!("{spelling:?} leads to {action:?}, which is spelled otherwise"));
        }
        Ok(())
    })?;
    if let Some(missing) = legal.iter().find(|action| !found.contains(*action)) {
        return Err(format!("{missing:?} is legal, but no choices spell it"));
    }
    if found.len() != legal.len() {
        return Err(format!("choices spell {} actions, but {} are legal", found.len(), legal.len()));
    }
    tally.decisions += 1;
    tally.actions += legal.len() as u64;
    Ok(())
}

/// Follows every legal sequence of choices to its action.
fn follow<G: Encode>(
    game: &G,
    state: &G::State,
    seat: Seat,
    draft: &G::Draft,
    chosen: Spelling,
    found: &mut impl FnMut(Spelling, G::Action) -> Result<(), String>,
) -> Result<(), String> {
    let (mut mask, mut asked) = (vec![0; G::CHOICES], draft.clone());
    game.mask(state, seat, &mut asked, &mut mask);
    if mask.iter().all(|&legal| legal == 0) {
        return Err(format!("nothing can follow {chosen:?}"));
    }
    if let Some(wrong) = mask.iter().find(|&&legal| legal > 1) {
        return Err(format!("a mask holds {wrong}"));
    }
    for (choice, legal) in (0..).zip(mask) {
        if legal == 0 {
            let made = game.choose(state, seat, &mut asked, choice);
            if made.is_ok() || *game.chosen(&asked) != chosen {
                return Err(format!("{choice} after {chosen:?} is masked, but can be chosen"));
            }
            continue;
        }
        let (mut draft, mut chosen) = (draft.clone(), chosen);
        let made = game.choose(state, seat, &mut draft, choice);
        chosen.push(choice);
        match made {
            Err(_) => return Err(format!("{chosen:?} is refused")),
            Ok(Some(_)) if !game.chosen(&draft).is_empty() => {
                return Err(format!("the draft after {chosen:?} is not new"));
            }
            Ok(Some(action)) => found(chosen, action)?,
            Ok(None) if *game.chosen(&draft) != chosen => {
                return Err(format!("{:?} was chosen, not {chosen:?}", game.chosen(&draft)));
            }
            Ok(None) => follow(game, state, seat, &draft, chosen, found)?,
        }
    }
    Ok(())
}

/// Two worlds that differ in what is hidden from a viewer have the same tensor and the same mask for that viewer, before
/// and after the next step if both worlds can take it; and both are the same from the state that the viewer knows.
pub fn tensors_tell_nothing_hidden<G: Lawful + Encode>(game: &G, plan: &Plan<G>) -> Result<Tally, LawBroken> {
    tensors_tell_nothing_hidden_with(game, plan, |_, _| {})
}

/// [`tensors_tell_nothing_hidden`], with a leak that it should find: `leak` may write the truth into a tensor.
pub fn tensors_tell_nothing_hidden_with<G: Lawful + Encode>(
    game: &G,
    plan: &Plan<G>,
    leak: impl Fn(&G::State, &mut [u8]),
) -> Result<Tally, LawBroken> {
    let mut tally = Tally::default();
    let viewers: Vec<Viewer> = (0..game.seats()).map(|seat| Some(Seat(seat))).chain([None]).collect();
    walk(game, plan, |moment, quick| {
        if quick.below(plan.every) != 0 {
            return Ok(());
        }
        for &viewer in &viewers {
            let finding = look(game, moment.state(), moment.next, viewer, quick, &leak);
            tally.worlds += moment.holds("two worlds of tensors", finding)?;
        }
        tally.decisions += 1;
        Ok(())
    })?;
    Ok(tally)
}

fn look<G: Lawful + Encode>(
    game: &G,
    state: &G::State,
    next: Option<&Entry<G>>,
    viewer: Viewer,
    quick: &mut Quick,
    leak: &impl Fn(&G::State, &mut [u8]),
) -> Result<u64, String> {
    let observation = game.observe(state, viewer);
    let other = game.determinize(&observation, quick);
    let mut differed = u64::from(other != *state);
    same(game, state, &other, viewer, quick, leak)?;
    let Some(next) = next else { return Ok(differed) };
    let other = game.another_world(state, next, viewer, quick);
    let after = |world: &G::State| {
        let mut after = world.clone();
        match next {
            Entry::Chance(chance) => {
                game.check_chance(world, chance).ok()?;
                game.apply_chance(&mut after, chance, &mut Silent);
            }
            Entry::Action { seat, action } => {
                game.check(world, *seat, action).ok()?;
                game.apply(&mut after, *seat, *action, &mut Silent);
            }
        }
        Some(after)
    };
    // What the step uncovers by the rules may differ between the worlds.
    if let (Some(a), Some(b)) = (after(state), after(&other))
        && game.uncovered(state, &a, viewer) == game.uncovered(&other, &b, viewer)
    {
        same(game, &a, &b, viewer, quick, leak)?;
        differed += u64::from(a != b);
    }
    Ok(differed)
}

/// Whether two worlds have the same tensor and masks for a viewer.
fn same<G: Lawful + Encode>(
    game: &G,
    a: &G::State,
    b: &G::State,
    viewer: Viewer,
    quick: &mut Quick,
    leak: &impl Fn(&G::State, &mut [u8]),
) -> Result<(), String> {
    let tensor = |state: &G::State| {
        let mut out = vec![0; G::WIDTH];
        game.write(&game.observe(state, viewer), &Spelling::EMPTY, &mut out);
        leak(state, &mut out);
        out
    };
    let (left, right) = (tensor(a), tensor(b));
    if let Some(at) = (0..G::WIDTH).find(|&at| left[at] != right[at]) {
        let layout = game.layout();
        let part = layout.parts.iter().rev().find(|part| part.offset <= at).map(|part| part.name);
        return Err(format!("number {at}, of {part:?}, tells {viewer:?} two worlds apart"));
    }
    let Some(seat) = viewer else { return Ok(()) };
    let observation = game.observe(a, viewer);
    let worlds = [a, b, G::known(&observation)];
    let mut drafts = worlds.map(|_| G::Draft::default());
    // One random sequence of choices, in both worlds and in what the viewer knows.
    loop {
        let masks = [0, 1, 2].map(|world: usize| {
            let mut mask = vec![0; G::CHOICES];
            game.mask(worlds[world], seat, &mut drafts[world], &mut mask);
            mask
        });
        if masks[0] != masks[1] || masks[0] != masks[2] {
            return Err(format!("the masks of {seat} differ after {:?}", game.chosen(&drafts[0])));
        }
        if masks[0].iter().all(|&legal| legal == 0) {
            return Ok(());
        }
        let choice = crate::batch::pick(&masks[0], quick) as u16;
        let made = [0, 1, 2].map(|world: usize| game.choose(worlds[world], seat, &mut drafts[world], choice));
        if made[0] != made[1] || made[0] != made[2] {
            return Err(format!("choice {choice} of {seat} leads to {made:?}"));
        }
        if !matches!(made[0], Ok(None)) {
            return Ok(());
        }
    }
}
