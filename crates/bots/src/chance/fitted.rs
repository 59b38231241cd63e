//! The fitted numbers: data, written by `princely fit`, with the games that made them.

use super::{Effort, Net};
use serde::{Deserialize, Serialize};

/// A game as far as the fitted numbers tell games apart.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Configuration {
    /// How many play.
    pub players: u8,
    /// The variant.
    pub variant: String,
    /// The number of the last round, if that was agreed on.
    pub rounds: Option<u16>,
    /// Whether it is played by the printed values, without house rules. Others are not fitted.
    #[serde(skip, default = "usual")]
    pub is_usual: bool,
}

/// Only usual games are fitted.
fn usual() -> bool {
    true
}

/// All fitted numbers of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// What this is, for those who open the file.
    pub about: String,
    /// The bot that played the games.
    pub reference: String,
    /// Its signature: what it chose in fixed positions. When this changes, the numbers are stale.
    pub signature: String,
    /// The names of what is counted.
    pub inputs: Vec<String>,
    /// The numbers of each configuration.
    pub rows: Vec<Row>,
}

/// The fitted numbers of one configuration.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// Of which game.
    #[serde(flatten)]
    pub configuration: Configuration,
    /// The bot that played the games. If it is not the reference, the numbers are not calibrated.
    pub bot: String,
    /// The command that made them.
    pub command: String,
    /// The quick estimate.
    pub quick: Net,
    /// What is made of imagined worlds. Its inputs are those of [`world_inputs`](super::world_inputs). Until
    /// it is fitted, worlds are taken at their word, and the chance is not calibrated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thorough: Option<Net>,
    /// The calibration that the quick estimate has passed; without one it is not calibrated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quick_proof: Option<Proof>,
    /// The calibration that the thorough estimate has passed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thorough_proof: Option<Proof>,
    /// By round, the last one for all later rounds: how far a quick share is from a thorough one (root of the mean
    /// square).
    pub errors: Vec<f32>,
}

/// A calibration within the bounds of the game ([`Bounds`]), on games that no fit has seen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proof {
    /// The command that showed it.
    pub command: String,
    /// The numbers for which it holds: see [`Row::fingerprint`].
    pub numbers: String,
    /// The signature of the reference bot that played.
    pub signature: String,
    /// Games played.
    pub games: u64,
    /// The expected calibration error.
    pub calibration_error: f64,
    /// The Brier score.
    pub brier: f64,
    /// The slope of the calibration.
    pub slope: f64,
}

/// What a calibration must show before chances are called calibrated.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bounds {
    /// In so many games at least.
    pub games: u64,
    /// The greatest expected calibration error.
    pub error: f64,
    /// The least and the greatest slope.
    pub slope: (f64, f64),
}

impl Bounds {
    /// Whether a calibration is within them.
    pub fn hold(&self, games: u64, error: f64, slope: f64) -> bool {
        games >= self.games && error <= self.error && (self.slope.0..=self.slope.1).contains(&slope)
    }
}

impl Row {
    /// What the proof of an estimate is about: these numbers and no others.
    pub fn fingerprint(&self, effort: Effort) -> String {
        let numbers = match effort {
            Effort::Quick => serde_json::to_string(&self.quick),
            Effort::Thorough => serde_json::to_string(&(&self.quick, &self.thorough)),
        };
        let text = numbers.unwrap_or_default();
        let fnv = |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
        format!("{:016x}", text.bytes().fold(0xCBF2_9CE4_8422_2325, fnv))
    }

    /// The calibration that an estimate has passed, if it is still about these numbers and this reference bot.
    pub fn proof(&self, effort: Effort, signature: &str) -> Option<&Proof> {
        let proof = match effort {
            Effort::Quick => self.quick_proof.as_ref(),
            Effort::Thorough => self.thorough_proof.as_ref().filter(|_| self.thorough.is_some()),
        };
        proof.filter(|proof| proof.numbers == self.fingerprint(effort) && proof.signature == signature)
    }

    /// The usual distance between a quick share and a thorough one.
    pub(super) fn error(&self, round: u32) -> f32 {
        let last = self.errors.len().saturating_sub(1);
        let round = usize::try_from(round).unwrap_or(last).min(last);
        self.errors.get(round).copied().unwrap_or(0.5)
    }
}

/// What was found for a game.
#[derive(Clone, Copy, Debug)]
pub struct Fitted<'t> {
    /// The numbers.
    pub row: &'t Row,
    /// The table that they are in, if they were fitted to exactly this game.
    of: Option<&'t Table>,
}

impl Fitted<'_> {
    /// Whether a calibration has shown that an estimate can be believed in exactly this game.
    pub fn is_calibrated(&self, effort: Effort) -> bool {
        self.of.is_some_and(|table| {
            self.row.bot == table.reference && self.row.proof(effort, &table.signature).is_some()
        })
    }
}

impl Table {
    /// Reads a table and checks its sizes.
    pub fn read(text: &str, inputs: &[&str]) -> Result<Table, String> {
        let table: Table = serde_json::from_str(text).map_err(|error| error.to_string())?;
        if table.inputs != inputs {
            return Err("what is counted has changed since these numbers were fitted".into());
        }
        for row in &table.rows {
            if !row.quick.fits(inputs.len())
                || row.thorough.as_ref().is_some_and(|net| !net.fits(super::trials::INPUTS.len()))
            {
                return Err(format!("the numbers of {:?} have the wrong size", row.configuration));
            }
        }
        Ok(table)
    }

    /// The table as a file: a line for each configuration. An error only if a number is not finite.
    pub fn write(&self) -> Result<String, String> {
        let line = |value: Result<String, serde_json::Error>| value.map_err(|error| error.to_string());
        let rows: Result<Vec<String>, String> =
            self.rows.iter().map(|row| line(serde_json::to_string(row))).collect();
        Ok(format!(
            "{{\n\"about\": {},\n\"reference\": {},\n\"signature\": {},\n\"inputs\": {},\n\"rows\": [\n{}\n]\n}}\n",
            line(serde_json::to_string(&self.about))?,
            line(serde_json::to_string(&self.reference))?,
            line(serde_json::to_string(&self.signature))?,
            line(serde_json::to_string(&self.inputs))?,
            rows?.join(",\n")
        ))
    }

    /// An empty table.
    pub fn empty(inputs: &[&str]) -> Table {
        Table {
            about: String::new(),
            reference: super::REFERENCE.into(),
            signature: String::new(),
            inputs: inputs.iter().map(|&name| name.to_owned()).collect(),
            rows: Vec::new(),
        }
    }

    /// The numbers for a configuration; if it was not fitted, those of the most similar one with as many players.
    pub fn find(&self, wanted: &Configuration) -> Option<Fitted<'_>> {
        let same_seats = || self.rows.iter().filter(|row| row.configuration.players == wanted.players);
        if let Some(row) = same_seats().find(|row| row.configuration == *wanted) {
            return Some(Fitted { row, of: Some(self) });
        }
        let length = |rounds: Option<u16>| i32::from(rounds.unwrap_or(40));
        let distance = |row: &&Row| {
            let other = &row.configuration;
            (
                other.variant != wanted.variant,
                (length(other.rounds) - length(wanted.rounds)).abs(),
                other.rounds.is_some() != wanted.rounds.is_some(),
            )
        };
        same_seats().min_by_key(distance).map(|row| Fitted { row, of: None })
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn configuration(players: u8, variant: &str, rounds: Option<u16>) -> Configuration {
        Configuration { players, variant: variant.into(), rounds, is_usual: true }
    }

    #[test]
    fn only_what_was_fitted_is_calibrated_and_the_rest_takes_the_most_similar() {
        let mut table = Table::empty(&[]);
        for (players, variant, rounds) in
            [(2, "base", Some(12)), (2, "base", Some(20)), (2, "base", None), (3, "expert", None)]
        {
            let mut row = Row {
                configuration: configuration(players, variant, rounds),
                bot: super::super::REFERENCE.into(),
                command: String::new(),
                quick: Net::default(),
                thorough: Some(Net::default()),
                quick_proof: None,
                thorough_proof: None,
                errors: vec![0.1, 0.2],
            };
            row.quick_proof = Some(Proof {
                command: String::new(),
                numbers: row.fingerprint(Effort::Quick),
                signature: String::new(),
                games: 10_000,
                calibration_error: 0.01,
                brier: 0.14,
                slope: 1.0,
            });
            table.rows.push(row);
        }
        for (wanted, found, is_calibrated) in [
            (configuration(2, "base", Some(12)), Some(0), true),
            (configuration(2, "base", Some(13)), Some(0), false),
            (configuration(2, "base", Some(19)), Some(1), false),
            (configuration(2, "base", None), Some(2), true),
            (configuration(2, "expert", None), Some(2), false),
            (configuration(3, "base", None), Some(3), false),
            (configuration(4, "base", None), None, false),
            (Configuration { is_usual: false, ..configuration(3, "expert", None) }, Some(3), false),
        ] {
            let fitted = table.find(&wanted);
            let row = found.map(|index: usize| &table.rows[index]);
            assert_eq!(fitted.map(|fitted| fitted.row), row, "{wanted:?}");
            let is = |effort| fitted.is_some_and(|fitted| fitted.is_calibrated(effort));
            assert_eq!((is(Effort::Quick), is(Effort::Thorough)), (is_calibrated, false), "{wanted:?}");
        }
        // A proof is about these numbers and this reference bot, and about no others.
        let found =
            |table: &Table| table.find(&configuration(2, "base", None)).unwrap().is_calibrated(Effort::Quick);
        assert!(found(&table));
        let mut other = table.clone();
        other.rows[2].quick.straight.push(0.5);
        assert!(!found(&other), "the numbers have changed");
        let mut other = table.clone();
        other.signature.push('x');
        assert!(!found(&other), "the reference bot has changed");
        let mut other = table.clone();
        other.rows[2].bot = "greedy".into();
        assert!(!found(&other), "greedy is not the reference");
        let row = &table.rows[0];
        assert_eq!([0, 1, 2, u32::MAX].map(|round| row.error(round)), [0.1, 0.2, 0.2, 0.2]);
    }
}
