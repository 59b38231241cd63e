//! Files to read.

use crate::failure::Failure;
use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;

/// The longest table of values.
const SMALL: u64 = 1 << 20;

/// A file, or the standard input for `-`.
pub(crate) fn open(path: &Path) -> Result<Box<dyn BufRead>, Failure> {
    if path.as_os_str() == "-" {
        return Ok(Box::new(BufReader::new(std::io::stdin())));
    }
    match File::open(path) {
        Ok(file) => Ok(Box::new(BufReader::new(file))),
        Err(error) => Err(Failure::File(format!("{}: {error}", path.display()))),
    }
}

/// The text of a file that should not be long.
pub(crate) fn small_file(path: &Path) -> Result<String, Failure> {
    let mut text = String::new();
    match open(path)?.take(SMALL + 1).read_to_string(&mut text) {
        Ok(_) if text.len() as u64 > SMALL => {
            Err(Failure::Usage(format!("{}: longer than {} KiB", path.display(), SMALL >> 10)))
        }
        Ok(_) => Ok(text),
        Err(error) if error.kind() == std::io::ErrorKind::InvalidData => {
            Err(Failure::Usage(format!("{}: not a text file", path.display())))
        }
        Err(error) => Err(Failure::File(format!("{}: {error}", path.display()))),
    }
}
