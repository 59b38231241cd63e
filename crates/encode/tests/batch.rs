//! Many episodes, stepped by one call.
#![allow(clippy::unwrap_used)]

use princely_core::{Entry, Game, Seed};
use princely_encode::{Autoreset, Batch, Buffers, Encode, Episode, History};
use princely_fuerstenfeld::{CardTable, Fuerstenfeld, Variant};
use princely_principati::{Options, Principati};

const COUNT: usize = 9;

struct Numbers {
    observations: Vec<u8>,
    masks: Vec<u8>,
    rewards: Vec<f32>,
    terminated: Vec<u8>,
    illegal: Vec<u8>,
    seats: Vec<i8>,
    choices: Vec<i64>,
}

impl Numbers {
    fn new<G: Encode>(game: &G) -> Numbers {
        Numbers {
            observations: vec![9; COUNT * G::WIDTH],
            masks: vec![9; COUNT * G::CHOICES],
            rewards: vec![9.0; COUNT * usize::from(game.seats())],
            terminated: vec![9; COUNT],
            illegal: vec![9; COUNT],
            seats: vec![9; COUNT],
            choices: vec![0; COUNT],
        }
    }

    fn buffers(&mut self) -> Buffers<'_> {
        Buffers {
            observations: &mut self.observations,
            masks: &mut self.masks,
            rewards: &mut self.rewards,
            terminated: &mut self.terminated,
            illegal: &mut self.illegal,
            seats: &mut self.seats,
        }
    }
}

fn fuerstenfeld() -> Fuerstenfeld {
    Fuerstenfeld::new(3, Variant::Expert, CardTable::standard()).unwrap()
}

fn principati() -> Principati {
    Principati::new(Options { max_rounds: Some(3), ..Options::default() }).unwrap()
}

/// Plays at random; every step is seen by `look`.
fn run<G>(
    game: &G,
    threads: usize,
    autoreset: Autoreset,
    steps: usize,
    mut look: impl FnMut(&Batch<G>, &Numbers),
) where
    G: Encode<State: Send + Sync> + Clone + Send + Sync,
{
    let mut batch = Batch::new(game.clone(), COUNT, 7, autoreset, threads);
    let mut numbers = Numbers::new(game);
    batch.reset(None, &mut numbers.buffers());
    batch.reset(Some(7), &mut numbers.buffers());
    for _ in 0..steps {
        let mut choices = std::mem::take(&mut numbers.choices);
        batch.sample(&numbers.masks, &mut choices);
        batch.step(&choices, &mut numbers.buffers());
        numbers.choices = choices;
        look(&batch, &numbers);
    }
}

fn games_do_not_depend_on_threads<G>(game: &G)
where
    G: Encode<State: Send + Sync> + Clone + Send + Sync,
{
    let seen = |threads| {
        let mut seen = Vec::new();
        run(game, threads, Autoreset::SameStep, 300, |_, numbers| {
            seen.push((numbers.observations.clone(), numbers.masks.clone(), numbers.seats.clone()));
        });
        seen
    };
    let one = seen(1);
    assert!(one == seen(2) && one == seen(4) && one == seen(100));
}

#[test]
fn games_are_the_same_for_any_number_of_threads() {
    games_do_not_depend_on_threads(&fuerstenfeld());
    games_do_not_depend_on_threads(&principati());
}

fn rows_are_what_the_seat_sees<G>(game: &G)
where
    G: Encode<State: Send + Sync> + Clone + Send + Sync,
{
    let mut unfinished = 0;
    run(game, 1, Autoreset::NextStep, 400, |batch, numbers| {
        for place in 0..COUNT {
            let mut episode = batch.episode(place).unwrap().clone();
            let (mut tensor, mut mask) = (vec![0; G::WIDTH], vec![0; G::CHOICES]);
            episode.write(game, episode.seat(), &mut tensor);
            episode.mask(game, &mut mask);
            unfinished += u32::from(!episode.chosen(game).is_empty());
            assert!(numbers.observations[place * G::WIDTH..][..G::WIDTH] == tensor);
            assert!(numbers.masks[place * G::CHOICES..][..G::CHOICES] == mask);
            assert_eq!(numbers.seats[place], episode.seat().map_or(-1, |seat| seat.0 as i8));
            assert_eq!(numbers.illegal[place], 0);
            let paid: f32 =
                numbers.rewards.chunks(usize::from(game.seats())).nth(place).unwrap().iter().sum();
            assert!((paid - f32::from(numbers.terminated[place])).abs() < 1e-6, "{paid}");
        }
    });
    assert!(unfinished > 100);
}

#[test]
fn a_row_is_what_the_acting_seat_sees_also_in_the_middle_of_an_action() {
    rows_are_what_the_seat_sees(&fuerstenfeld());
    rows_are_what_the_seat_sees(&principati());
}

#[test]
fn games_that_are_over_begin_anew_as_was_agreed() {
    let game = principati();
    for autoreset in [Autoreset::NextStep, Autoreset::SameStep, Autoreset::Disabled] {
        let (mut ended, mut over) = (0, 0);
        run(&game, 1, autoreset, 900, |_, numbers| {
            ended += numbers.terminated.iter().map(|&ended| usize::from(ended)).sum::<usize>();
            over += numbers.seats.iter().filter(|&&seat| seat == -1).count();
        });
        match autoreset {
            Autoreset::NextStep => assert!(ended > COUNT && over == ended, "{ended} {over}"),
            Autoreset::SameStep => assert!(ended > COUNT && over == 0, "{ended} {over}"),
            Autoreset::Disabled => assert!(ended == COUNT && over > ended, "{ended} {over}"),
        }
    }
}

#[test]
fn a_choice_that_is_not_legal_changes_nothing() {
    let game = fuerstenfeld();
    let mut batch = Batch::new(game.clone(), COUNT, 1, Autoreset::NextStep, 1);
    let mut numbers = Numbers::new(&game);
    batch.reset(Some(1), &mut numbers.buffers());
    let before = (numbers.observations.clone(), numbers.masks.clone());
    for wrong in [-1, 0, 87, 65_536, i64::MAX, i64::MIN] {
        batch.step(&[wrong; COUNT], &mut numbers.buffers());
        assert_eq!((numbers.illegal.clone(), numbers.terminated.clone()), (vec![1; COUNT], vec![0; COUNT]));
        assert!(before == (numbers.observations.clone(), numbers.masks.clone()), "{wrong}");
    }
}

/// The history replays to the episode, and a very long one can be dropped.
#[test]
fn a_history_tells_the_whole_episode_and_is_shared_by_copies() {
    let game = principati();
    let mut history = History::default();
    let mut episode = Episode::new(&game, Seed::of_series(1, 1), |entry| history.push(entry));
    let mut mask = vec![0; Principati::CHOICES];
    let mut quick = princely_core::Quick(1);
    let mut earlier = History::default();
    while episode.seat().is_some() {
        episode.mask(&game, &mut mask);
        let choice = princely_encode::batch::pick(&mask, &mut quick) as u16;
        episode.choose(&game, choice, |entry| history.push(entry)).unwrap();
        if earlier.is_empty() {
            earlier = history.clone();
        }
    }
    let mut state = game.start();
    for entry in history.entries() {
        match entry {
            Entry::Chance(chance) => game.apply_chance(&mut state, chance, &mut princely_core::Silent),
            Entry::Action { seat, action } => {
                game.apply(&mut state, *seat, *action, &mut princely_core::Silent);
            }
        }
    }
    assert_eq!(state, *episode.state());
    assert!(earlier.len() < history.len());
    assert_eq!(earlier.entries(), history.entries()[..earlier.len()]);
    let entry = history.entries()[1].clone();
    let mut long = History::<Principati>::default();
    for _ in 0..1_000_000 {
        long.push(entry.clone());
    }
    assert_eq!(long.before_last_action().unwrap().len(), 999_999);
    drop(long);
}
