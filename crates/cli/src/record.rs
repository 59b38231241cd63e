//! `princely record`

use crate::args::Record;
use crate::failure::Failure;
use crate::output;
use std::io::Write;
use std::num::NonZeroU32;

pub(crate) fn run(args: &Record) -> Result<(), Failure> {
    let game = princely_laboratory::find(&args.which.game)?;
    let setting = args.which.how.setting()?;
    let series = args.played.series(args.games)?;
    let trace = args.trace.map(|every| every.map_or(game.trace_every(), NonZeroU32::get));
    game.can_play(&setting, &series)?;
    let play = |out: &mut dyn Write| {
        let mut progress = args.played.telling.games(args.games, 0);
        game.record(&setting, &series, trace, out, &mut |done| progress.is_at(done))?;
        progress.end();
        out.flush().map_err(|error| output::written(&error).at(args.out.display()))
    };
    if args.out.as_os_str() == "-" {
        return play(&mut std::io::stdout().lock());
    }
    let mut out = output::create(&args.out, args.force)?;
    play(&mut out)?;
    out.keep()
}
