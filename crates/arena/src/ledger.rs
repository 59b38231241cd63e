//! Results in a file, so that a match can go on later: a header line that says what is played, then a line for every
//! deal.

use crate::block::WIN;
use crate::{Block, Plan};
use serde_json::Value;
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Seek, SeekFrom, Write};
use std::path::Path;

/// An open file of results, to which deals can be added.
#[derive(Debug)]
pub struct Ledger {
    file: File,
}

/// Why a match cannot go on with a file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LedgerError {
    /// It cannot be read or written.
    #[error("{0}")]
    Io(String),
    /// It is no file of results, or a damaged one.
    #[error("line {0} is no line of results: {1}")]
    Line(u64, String),
    /// It holds the results of something else.
    #[error("its results are of something else: its {key} is {theirs}, and not {ours}; choose another file")]
    Other {
        /// What differs.
        key: String,
        /// What the file says.
        theirs: String,
        /// What was asked for.
        ours: String,
    },
}

impl From<std::io::Error> for LedgerError {
    fn from(error: std::io::Error) -> LedgerError {
        LedgerError::Io(error.to_string())
    }
}

impl Ledger {
    /// Opens a file of results, or begins one, and returns the deals that are in it already. A last line that was cut
    /// off, for example by a power failure, is dropped.
    pub fn open(
        path: &Path,
        header: &Value,
        plan: &Plan,
        players: usize,
    ) -> Result<(Ledger, Vec<Block>), LedgerError> {
        let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        let first = header.to_string() + "\n";
        let mut blocks: Vec<Block> = Vec::new();
        let (mut good, mut number, mut line) = (0, 0, Vec::new());
        let mut reader = BufReader::new(&file);
        loop {
            line.clear();
            reader.read_until(b'\n', &mut line)?;
            number += 1;
            if !line.ends_with(b"\n") {
                if number == 1 && !first.as_bytes().starts_with(&line) {
                    return Err(LedgerError::Line(1, "it has no header".into()));
                }
                break;
            }
            if number == 1 {
                compare(&line, header)?;
            } else {
                blocks.push(
                    read(&line, blocks.len() as u64, plan, players)
                        .map_err(|why| LedgerError::Line(number, why))?,
                );
            }
            good += line.len() as u64;
        }
        file.set_len(good)?;
        file.seek(SeekFrom::Start(good))?;
        if good == 0 {
            file.write_all(first.as_bytes())?;
        }
        Ok((Ledger { file }, blocks))
    }

    /// Adds a deal.
    pub fn add(&mut self, block: &Block) -> Result<(), LedgerError> {
        let line = serde_json::to_string(block).map_err(|error| LedgerError::Io(error.to_string()))?;
        Ok(self.file.write_all((line + "\n").as_bytes())?)
    }
}

fn compare(line: &[u8], header: &Value) -> Result<(), LedgerError> {
    let theirs: Value =
        serde_json::from_slice(line).map_err(|error| LedgerError::Line(1, error.to_string()))?;
    let (Some(ours), Some(them)) = (header.as_object(), theirs.as_object()) else {
        return Err(LedgerError::Line(1, "it is no header".into()));
    };
    for key in ours.keys().chain(them.keys()) {
        let (one, other) = (ours.get(key), them.get(key));
        if one != other {
            let told = |value: Option<&Value>| {
                let text = value.map_or_else(|| "missing".into(), Value::to_string);
                if text.chars().count() > 80 { text.chars().take(80).chain(['…']).collect() } else { text }
            };
            return Err(LedgerError::Other { key: key.clone(), theirs: told(other), ours: told(one) });
        }
    }
    Ok(())
}

/// Reads a deal. Its numbers are used unchanged, so it has to fit the plan.
fn read(line: &[u8], due: u64, plan: &Plan, players: usize) -> Result<Block, String> {
    let block: Block = serde_json::from_slice(line).map_err(|error| error.to_string())?;
    let fits = block.block == due
        && block.pace.len() == players
        && block.games.len() == plan.lineups.len()
        && block.games.iter().zip(&plan.lineups).all(|(game, lineup)| {
            game.seats == *lineup
                && game.wins.len() == lineup.len()
                && game
                    .wins
                    .iter()
                    .try_fold(0u32, |sum, won| sum.checked_add(*won))
                    .is_some_and(|sum| sum <= WIN)
                && game.forfeit.as_ref().is_none_or(|forfeit| usize::from(forfeit.seat) < lineup.len())
        });
    if fits { Ok(block) } else { Err(format!("it is not deal {due} of this contest")) }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::{Pace, Played};
    use serde_json::json;

    fn block(number: u64, plan: &Plan) -> Block {
        let game = |lineup: &Vec<usize>| Played {
            seats: lineup.clone(),
            wins: vec![60, 0],
            rounds: 9,
            forfeit: None,
        };
        Block {
            block: number,
            games: plan.lineups.iter().map(game).collect(),
            pace: vec![Pace::default(); 2],
        }
    }

    #[test]
    fn a_file_is_gone_on_with_and_a_torn_line_forgotten() {
        let path = std::env::temp_dir().join(format!("princely-ledger-{}", std::process::id()));
        let (plan, header) = (Plan::bout(2, 1), json!({ "game": "toy", "seed": 1 }));
        let open = |header: &Value| Ledger::open(&path, header, &plan, 2);
        let (mut ledger, blocks) = open(&header).unwrap();
        assert!(blocks.is_empty());
        for number in 0..3 {
            ledger.add(&block(number, &plan)).unwrap();
        }
        let whole = std::fs::read_to_string(&path).unwrap();
        // No matter where the file is cut off, exactly the whole lines are kept.
        for cut in 0..=whole.len() {
            std::fs::write(&path, &whole[..cut]).unwrap();
            let (mut ledger, blocks) = open(&header).unwrap();
            let kept = whole[..cut].matches('\n').count().saturating_sub(1);
            assert_eq!(blocks.len(), kept, "torn after {cut} bytes");
            for number in kept as u64..3 {
                ledger.add(&block(number, &plan)).unwrap();
            }
            assert_eq!(std::fs::read_to_string(&path).unwrap(), whole, "torn after {cut} bytes");
        }

        let told = |error: LedgerError| error.to_string();
        let other = told(open(&json!({ "game": "toy", "seed": 2 })).unwrap_err());
        assert!(other.contains("its seed is 1, and not 2"), "{other}");
        for (damaged, words) in [
            ("nonsense", "line 1"),
            ("nonsense\n", "line 1"),
            ("[]\n", "line 1"),
            (&whole.replacen("\"block\":1", "\"block\":2", 1), "line 3"),
            (&whole.replacen("[60,0]", "[61,0]", 1), "line 2"),
            (&whole.replacen("[60,0]", "[4294967295,4294967295]", 1), "line 2"),
            (&whole.replacen("[0,1]", "[0,7]", 1), "line 2"),
        ] {
            std::fs::write(&path, damaged).unwrap();
            let error = told(open(&header).unwrap_err());
            assert!(error.contains(words), "{damaged:.40}: {error}");
            assert_eq!(std::fs::read_to_string(&path).unwrap(), damaged, "what is refused stays as it is");
        }
        std::fs::remove_file(&path).unwrap();
    }
}
