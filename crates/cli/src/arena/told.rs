//! The result of a contest for people.

use super::{Arena, Report, Sheet};
use princely_arena::course::{Forfeited, Player};
use princely_arena::sprt::Verdict;
use princely_arena::{Plan, bout, robin};
use std::fmt::Write;

/// What is said before the first game, if more games will be played than the number that was typed.
pub(super) fn beforehand(plan: &Plan, bots: &[String], args: &Arena) -> Option<String> {
    let deals = plan.blocks(args.games);
    let games = deals.saturating_mul(plan.lineups.len() as u64);
    if games == args.games {
        return None;
    }
    let each = plan.per_pair as u64;
    let is_robin = !args.round_robin.is_empty();
    let whom = if is_robin {
        format!("each of {} pairs", bots.len() * (bots.len() - 1) / 2)
    } else {
        "the match".into()
    };
    let most = if args.sprt.is_some() { "at most " } else { "" };
    let mut text = format!("{most}{games} games will be played: {} for {whom}", deals * each);
    if deals * each != args.games {
        let _ = write!(text, ", not {}, because deals are played whole, {each} games each", args.games);
    }
    Some(text)
}

pub(super) fn told(sheet: &Sheet, plan: &Plan, args: &Arena) -> String {
    let (games, blocks) = match &sheet.report {
        Report::Bout(report) => (report.games, report.blocks),
        Report::Robin(report) => (report.games, report.blocks),
    };
    let mut text = format!(
        "{games} games of {} with {} players in {:.1} s: {blocks} deals, {} games each\n",
        sheet.game,
        plan.seats,
        sheet.seconds,
        plan.lineups.len()
    );
    let asked = plan.blocks(sheet.games_asked).saturating_mul(plan.lineups.len() as u64);
    if sheet.interrupted {
        let goes_on = if args.out.is_some() { "; the same command goes on" } else { "" };
        let _ = writeln!(text, "(interrupted: {asked} games were to be played{goes_on})");
    } else if !sheet.games_asked.is_multiple_of(plan.per_pair as u64) {
        let each = if args.round_robin.is_empty() { "" } else { " for each pair" };
        let _ = writeln!(text, "({} games were asked for{each}; deals are played whole)", sheet.games_asked);
    }
    if let Some(out) = args.out.as_deref().filter(|_| sheet.games_resumed > 0) {
        let _ = writeln!(text, "({} of them were in {} already)", sheet.games_resumed, out.display());
    }
    match &sheet.report {
        Report::Bout(report) => bout(&mut text, report, &sheet.bots),
        Report::Robin(report) => robin(&mut text, report),
    }
    text
}

fn bout(text: &mut String, report: &bout::BoutReport, bots: &[String]) {
    let _ = writeln!(
        text,
        "\nA is {}, B {}\n\nA wins {:.1} % (95 % interval {:.1} to {:.1}, par {:.1})",
        bots[0],
        bots[1..].join(", "),
        100.0 * report.share_a,
        100.0 * report.share_a_low,
        100.0 * report.share_a_high,
        100.0 * report.par
    );
    let _ = writeln!(
        text,
        "Elo    {} (95 % interval {} to {})",
        elo(report.elo, report.share_a > 0.5),
        elo(report.elo_low, report.share_a_low > 0.5),
        elo(report.elo_high, report.share_a_high > 0.5)
    );
    if let Some(test) = &report.sprt {
        let verdict = match test.verdict {
            Verdict::Elo0 => {
                format!("decided: A is not {:+} stronger, {:+} is accepted", test.elo1, test.elo0)
            }
            Verdict::Elo1 => format!("decided: A is {:+} stronger, {:+} is rejected", test.elo1, test.elo0),
            Verdict::Undecided => String::from("not decided yet"),
        };
        let _ = writeln!(
            text,
            "SPRT   {:+} against {:+}: likelihood ratio {:.2} within {:.2} and {:.2}; {verdict}",
            test.elo0, test.elo1, test.llr, test.lower, test.upper
        );
    }
    rounds(text, report.rounds_mean, report.rounds_sd);
    players(text, report.players.iter());
    text.push_str(&forfeits(report.forfeits, &report.forfeited));
}

fn robin(text: &mut String, report: &robin::RobinReport) {
    let mut order: Vec<usize> = (0..report.ratings.len()).collect();
    order.sort_by(|&a, &b| report.ratings[b].elo.total_cmp(&report.ratings[a].elo));
    let wide = report.ratings.iter().map(|rating| rating.player.bot.chars().count()).max().unwrap_or(0);
    text.push_str("\nRatings, strongest first (95 % interval)\n");
    for &index in &order {
        let rating = &report.ratings[index];
        let _ = writeln!(
            text,
            "  {:<wide$}  {:>6}  ({} to {})",
            rating.player.bot,
            elo(Some(rating.elo), false),
            elo(rating.elo_low, false),
            elo(rating.elo_high, true)
        );
    }
    text.push_str("\nShare of the wins in games of two bots, in % (row against column)\n");
    let _ = write!(text, "  {:<wide$}", "");
    for column in 1..=order.len() {
        let _ = write!(text, "  {column:>6}");
    }
    for (number, &row) in (1..).zip(&order) {
        let _ = write!(text, "\n  {:<wide$}", report.ratings[row].player.bot);
        for &column in &order {
            match share(report, row, column) {
                Some(share) => write!(text, "  {:>6.1}", 100.0 * share),
                None => write!(text, "  {:>6}", "–"),
            }
            .unwrap_or_default();
        }
        let _ = write!(text, "  {number}");
    }
    text.push('\n');
    rounds(text, report.rounds_mean, report.rounds_sd);
    players(text, order.iter().map(|&index| &report.ratings[index].player));
    text.push_str(&forfeits(report.forfeits, &report.forfeited));
}

/// The share that the first of two players won against the other. The report lists pairs in the order of their players.
fn share(report: &robin::RobinReport, one: usize, other: usize) -> Option<f64> {
    let count = report.ratings.len();
    let (low, high) = (one.min(other), one.max(other));
    if low == high {
        return None;
    }
    let before: usize = (0..low).map(|player| count - 1 - player).sum();
    let pair = report.pairs.get(before + high - low - 1)?;
    Some(if one < other { pair.share_a } else { 1.0 - pair.share_a })
}

fn elo(elo: Option<f64>, is_more: bool) -> String {
    match elo {
        Some(elo) if elo.abs() < 0.5 => String::from("0"),
        Some(elo) => format!("{elo:+.0}"),
        None if is_more => String::from("+∞"),
        None => String::from("−∞"),
    }
}

fn rounds(text: &mut String, mean: f64, sd: f64) {
    let _ = writeln!(text, "\nRounds: mean {mean:.2}, standard deviation {sd:.2}");
}

fn players<'a>(text: &mut String, players: impl Iterator<Item = &'a Player>) {
    let players: Vec<&Player> = players.collect();
    let wide = players.iter().map(|player| player.bot.chars().count()).max().unwrap_or(0).max(3);
    let _ = writeln!(text, "\n{:<wide$}      wins    ms a turn  iterations a turn      turns     forced", "");
    for player in players {
        let number = |value: Option<f64>, digits: usize| match value {
            Some(value) => format!("{value:.digits$}"),
            None => String::from("–"),
        };
        let _ = writeln!(
            text,
            "{:<wide$} {:>9.1} {:>12} {:>18} {:>10} {:>10}",
            player.bot,
            player.wins,
            number(player.ms_per_turn, 4),
            number(player.iterations_per_turn, 0),
            player.turns,
            player.forced_turns
        );
    }
}

/// The number of forfeited games, if there are any, and the first few of them one by one.
pub(crate) fn forfeits(count: u64, told: &[Forfeited]) -> String {
    const SHOWN: usize = 10;
    let mut text = String::new();
    if count == 0 {
        return text;
    }
    let _ = writeln!(text, "\n{count} games were forfeited; the others at the table shared the win");
    for Forfeited { game, bot, forfeit } in told.iter().take(SHOWN) {
        let _ = writeln!(text, "  game {game}, seat {}: {bot}: {}", forfeit.seat, forfeit.why);
    }
    if count > SHOWN as u64 {
        text.push_str("  …\n");
    }
    text
}
