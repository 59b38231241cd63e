//! Plays the same games as crates/wasm/tests/play.mjs, natively, and must print the same digests.

use princely_core::{Quick, Seat, Viewer};
use princely_house::{AnySeat, BotSpec, Setting, Thinking, find};
use princely_protocol::{Aid, Chair, Pace, Sitter, Spectators, Terms};
use princely_search::{InOneGo, Progress};
use princely_table::{Luck, Manner, Opening};
use sha2::{Digest, Sha256};
use std::io::Write;

/// A game to be played.
struct Match {
    game: &'static str,
    variant: &'static str,
    max_rounds: Option<u16>,
    levels: &'static [&'static str],
    luck: u8,
}

/// The same list as in crates/wasm/tests/play.mjs.
const MATCHES: &[Match] = &[
    Match {
        game: "fuerstenfeld",
        variant: "base",
        max_rounds: None,
        levels: &["strong@20", "greedy"],
        luck: 1,
    },
    Match {
        game: "fuerstenfeld",
        variant: "expert",
        max_rounds: None,
        levels: &["easy", "random", "greedy", "beginner", "medium"],
        luck: 2,
    },
    Match {
        game: "principati",
        variant: "base",
        max_rounds: Some(6),
        levels: &["strong@3", "easy"],
        luck: 3,
    },
    Match { game: "principati", variant: "miners", max_rounds: None, levels: &["greedy", "random"], luck: 4 },
];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for game in MATCHES {
        writeln!(std::io::stdout(), "{}", play(game)?)?;
    }
    Ok(())
}

fn play(Match { game, variant, max_rounds, levels, luck }: &Match) -> Result<String, String> {
    let house = find(game).ok_or("there is no such game")?;
    let setting = Setting {
        players: Some(levels.len() as u8),
        variant: Some((*variant).to_owned()),
        max_rounds: *max_rounds,
        ..Setting::default()
    };
    let agreed = house.agree(&setting).map_err(|error| error.to_string())?;
    let terms = Terms {
        game: (*game).to_owned(),
        rules: agreed.rules,
        options: agreed.options,
        pace: Pace::Untimed,
        aid: Aid::None,
        hints: true,
        spectators: Spectators::Live,
    };
    let chair = |level: &&str| Chair { name: None, sitter: Sitter::Bot { level: (*level).to_owned() } };
    let opening = Opening {
        terms: terms.clone(),
        chairs: levels.iter().map(chair).collect(),
        manner: Manner::default(),
        luck: Luck::of_host([*luck; 32], agreed.seats),
    };
    let mut table = house.open(opening).map_err(|code| format!("{code:?}"))?;
    let viewers: Vec<Viewer> = (0..agreed.seats).map(|seat| Some(Seat(seat))).chain([None]).collect();
    let mut seats: Vec<Box<dyn AnySeat>> = viewers
        .iter()
        .map(|viewer| house.sit(&table.hello(*viewer, 0)))
        .collect::<Result<_, _>>()
        .map_err(|code| format!("{code:?}"))?;
    let bot = |level: &&str| {
        let spec = BotSpec::from_wire(level).map_err(|error| error.to_string())?;
        house.bot(&terms, &spec).map_err(|error| error.to_string())
    };
    let mut bots: Vec<Box<dyn Thinking>> = levels.iter().map(bot).collect::<Result<_, String>>()?;
    let mut digest = Sha256::new();
    let mut decision = table.begin(0);
    loop {
        for entry in &decision.entries {
            digest.update(format!("{}\n", entry.text));
        }
        let effects = table.accept(decision).map_err(|error| error.to_string())?;
        for (viewer, seat) in viewers.iter().zip(&mut seats) {
            for entry in effects.feed.entries(*viewer) {
                seat.hear(entry).map_err(|error| error.to_string())?;
            }
            digest.update(format!("{}\n", seat.view().observation().get()));
        }
        let Some(think) = table.thinks().into_iter().next() else { break };
        let bot = &mut bots[think.seat.index()];
        let whims = Quick(u64::from(think.version));
        bot.ask(&*seats[think.seat.index()], whims).map_err(|why| why.to_string())?;
        while bot.think(&mut InOneGo).map_err(|why| why.to_string())? == Progress::Pending {}
        let advice = bot.settle().ok_or("no answer")?;
        let actions = advice.lines.first().and_then(|line| line.actions.get(..1)).ok_or("no action")?;
        decision = table
            .decide_for_bot(think.seat, think.version, actions, 0)
            .map_err(|denied| format!("{denied:?}"))?;
    }
    digest.update(format!("{}\n", table.record(&None)));
    let sum: String = digest.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    Ok(format!("{game} {} {sum}", levels.join(" ")))
}
