//! What a game adds to be played by typing: layouts, short lists of choices, and typed commands.

use princely_core::{Message, Seat};
use princely_laboratory::Studied;
use princely_words::{Names, Words};

/// Who reads, in which language, and how wide the terminal is.
#[derive(Clone, Copy, Debug)]
pub struct Page<'a> {
    /// The language.
    pub words: &'a Words,
    /// Who sits where, and who is reading.
    pub names: &'a Names,
    /// The longest line.
    pub width: usize,
}

/// Something to choose by its number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice<A> {
    /// Its place in a long list: the title of its group, and of the group within that group.
    pub path: Vec<String>,
    /// What it is, in words.
    pub text: String,
    /// The actions that it does, one after the other.
    pub actions: Vec<A>,
}

/// A warning before something is done: what to think of, and what there is to choose from instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Second<A> {
    /// What to think of, as a sentence.
    pub text: String,
    /// What can be done: something better, or what was typed.
    pub choices: Vec<Choice<A>>,
}

/// Why a typed command is not understood. Whether the command is legal is not checked here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misread {
    /// It does not begin with a word of this game.
    NoVerb {
        /// Verbs of the game that look like what was typed.
        near: Vec<String>,
    },
    /// It begins with a verb, but then something else was expected.
    Expected {
        /// What was expected, as a sentence.
        expected: String,
        /// What was probably meant.
        near: Option<String>,
    },
}

/// A game that can be played by typing. Everything here is told from an observation, so nothing that is hidden
/// from its viewer can be said.
pub trait Talk: Studied {
    /// The usual number of people who play together; `None`: as the rules say.
    const PLAYERS: Option<u8> = None;

    /// The parts of the table that can be shown one by one. Each has its word in `say-part-<id>`.
    const PARTS: &'static [&'static str];

    /// What the game is about, for somebody who sits down for the first time.
    fn about(&self, words: &Words) -> String;

    /// A part of the table, line by line; empty for a part that this game does not have.
    fn show(&self, page: &Page<'_>, observation: &Self::Observation, part: &str) -> Vec<String>;

    /// The parts a player wants to see before the first decision of a phase.
    fn opening(&self, observation: &Self::Observation) -> &'static [&'static str];

    /// How the viewer stands, in a line or two, before every decision.
    fn status(&self, page: &Page<'_>, observation: &Self::Observation) -> String;

    /// A thing of the game by its name, explained: a card, a tile, a building.
    fn explain(&self, page: &Page<'_>, observation: &Self::Observation, thing: &str) -> Option<Vec<String>>;

    /// What there is to choose from. If there are too many legal actions to read, only sensible ones.
    fn choices(
        &self,
        page: &Page<'_>,
        observation: &Self::Observation,
        legal: &[Self::Action],
    ) -> Vec<Choice<Self::Action>>;

    /// What somebody at the table would call out before these actions are done: coins that would be wasted, or a step
    /// that nobody can want. `None` if there is nothing to say.
    fn second_thought(
        &self,
        page: &Page<'_>,
        observation: &Self::Observation,
        actions: &[Self::Action],
    ) -> Option<Second<Self::Action>> {
        let _ = (page, observation, actions);
        None
    }

    /// Who is ahead, best first, a line each: at the end, who has won and with what.
    fn ranking(&self, page: &Page<'_>, observation: &Self::Observation) -> Vec<String>;

    /// What a seat has at the end: a number to compare with other games, and the same in words.
    fn mark(&self, state: &Self::State, seat: Seat) -> (i64, Message);

    /// The names of things that [`Talk::explain`] understands, so that a terminal can complete them.
    fn things(&self, words: &Words) -> Vec<String>;

    /// How an action is typed. [`Talk::parse`] understands it.
    fn typed(&self, words: &Words, action: &Self::Action) -> String;

    /// What is typed in the viewer's situation, as examples.
    fn forms(&self, words: &Words, observation: &Self::Observation) -> Vec<String>;

    /// The words with which a command may begin in the viewer's situation.
    fn verbs(&self, words: &Words, observation: &Self::Observation) -> Vec<String>;

    /// What was typed, as actions, one after the other. Whether they are legal is not checked here.
    fn parse(
        &self,
        words: &Words,
        observation: &Self::Observation,
        typed: &str,
    ) -> Result<Vec<Self::Action>, Misread>;
}
