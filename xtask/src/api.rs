//! `api`: starts a server and lets schemathesis send it what its OpenAPI document allows, and what it forbids. The
//! server must answer everything as the document says, and never with an error of its own.

use crate::command::{Line, cargo};
use crate::{Outcome, Trouble, paths};

/// The version of schemathesis. It is installed with its dependencies into a folder of its own.
const SCHEMATHESIS: &str = "schemathesis==4.32.5";

/// How many requests schemathesis makes for each address and method.
const EXAMPLES: u32 = 100;

pub(crate) fn run(arguments: &[String]) -> Outcome {
    let examples = match arguments {
        [] => EXAMPLES,
        [only] => only.parse().map_err(|_| Trouble::Usage("api takes one number".to_owned()))?,
        _ => return Err(Trouble::Usage("api takes one number".to_owned())),
    };
    let folder = paths::target().join("tools/python");
    let python = Line::new(folder.join("bin/python").display().to_string());
    if !python.clone().words("-m schemathesis.cli --version").works() {
        Line::new("python3").words("-m venv").arg(folder.display().to_string()).run()?;
        python.clone().words("-m pip install --quiet").arg(SCHEMATHESIS).run()?;
    }
    cargo("build --package princely-cli").run()?;
    let server = paths::target().join("debug/princely").display().to_string();
    python.arg("xtask/api.py").arg(server).arg(examples.to_string()).run()
}
