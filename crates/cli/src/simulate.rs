//! `princely simulate`

use crate::arena::told::forfeits;
use crate::args::Simulate;
use crate::failure::Failure;
use crate::output;
use princely_laboratory::Report;
use princely_laboratory::simulate::Rounds;
use princely_words::Words;
use std::fmt::Write as _;
use std::io::Write;

pub(crate) fn run(args: &Simulate) -> Result<(), Failure> {
    let game = princely_laboratory::find(&args.which.game)?;
    let setting = args.which.how.setting()?;
    let series = args.played.series(args.games)?;
    game.can_play(&setting, &series)?;
    let study = |out: &mut dyn Write| {
        let mut progress = args.played.telling.games(args.games, 0);
        game.study(&setting, &series, out, &mut |done| progress.is_at(done))?;
        progress.end();
        out.flush().map_err(|error| output::written(&error))
    };
    if args.csv.as_deref().is_some_and(|path| path.as_os_str() == "-") {
        if args.json {
            let reason = "--csv - writes the rows where --json writes the report: leave one of them away";
            return Err(Failure::Usage(reason.into()));
        }
        return study(&mut std::io::stdout().lock());
    }
    let csv = args.csv.as_deref().map(|path| output::create(path, args.force)).transpose()?;
    let mut progress = args.played.telling.games(args.games, 0);
    let report = game.simulate(&setting, &series, &mut |done| progress.is_at(done))?;
    progress.end();
    if let Some(mut out) = csv {
        study(&mut out)?;
        out.keep()?;
    }
    output::print(&if args.json { output::json(&report) } else { told(&report) })
}

/// The report for people.
fn told(report: &Report) -> String {
    let words = Words::english();
    let mut text = String::new();
    let _ = writeln!(
        text,
        "{} games of {} in {:.2} s: {:.0} games/s, {:.0} actions/s ({:.0} actions a game)",
        report.games,
        report.game,
        report.seconds,
        report.games_per_s,
        report.actions_per_s,
        report.actions as f64 / (report.games as f64).max(1.0)
    );
    text.push_str("\nWins by seat (95 % interval)\n");
    for ((seat, bot), (wins, share)) in (0..).zip(&report.bots).zip(report.wins.iter().zip(&report.shares)) {
        let _ = writeln!(
            text,
            "  seat {seat}  {bot:<10} {wins:>10.1}  {:5.1} %  ({:.1} to {:.1})",
            100.0 * share.share,
            100.0 * share.low,
            100.0 * share.high
        );
    }
    text.push_str(&histogram(&report.rounds));
    if !report.endings.is_empty() {
        text.push_str("\nHow the games ended\n");
        for (ending, games) in &report.endings {
            let share = 100.0 * *games as f64 / report.games as f64;
            let _ = writeln!(
                text,
                "  {:<22} {games:>10}  {share:5.1} %",
                words.name_of(report.game, "reason", ending)
            );
        }
    }
    text.push_str(&forfeits(report.forfeits.len() as u64, &report.forfeits));
    if !report.built.is_empty() {
        text.push_str("\nBuilt                 times per player    builder's wins    compared with par\n");
        for built in &report.built {
            let _ = writeln!(
                text,
                "  {:<22} {:>13.3} {:>15.1} % {:>18.2} ×",
                words.name_of(report.game, "building", built.id),
                built.per_player,
                100.0 * built.share,
                built.lift
            );
        }
    }
    text
}

/// The widest bar, and the most rows, of a histogram.
const WIDTH: u64 = 50;
const ROWS: u32 = 25;

fn histogram(rounds: &Rounds) -> String {
    let mut text = format!("\nRounds: mean {:.2}, standard deviation {:.2}\n", rounds.mean, rounds.sd);
    let (Some((&first, _)), Some((&last, _))) =
        (rounds.histogram.first_key_value(), rounds.histogram.last_key_value())
    else {
        return text;
    };
    let step = (last - first) / ROWS + 1;
    let rows: Vec<(u32, u64)> = (first..=last)
        .step_by(step as usize)
        .map(|from| (from, rounds.histogram.range(from..from + step).map(|(_, count)| count).sum()))
        .collect();
    let most = rows.iter().map(|(_, count)| *count).max().unwrap_or(1).max(1);
    for (from, count) in rows {
        let label = if step == 1 { from.to_string() } else { format!("{from}–{}", from + step - 1) };
        let bar = "█".repeat((count * WIDTH).div_ceil(most) as usize);
        let _ = writeln!(text, "  {label:>7}  {bar} {count}");
    }
    text
}
