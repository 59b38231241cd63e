//! A person's turn: what is asked, and what is answered.

use super::command::{self, Command};
use super::console::{Said, Style};
use super::list::{List, Pick};
use super::sitting::{Flow, Sitting};
use crate::typed::{nearest_of, way};
use crate::{GamesError, Misread, Page, Talk};
use princely_core::{Game, Message, Refusal as _, Seat, Stop, Turn, preview};
use princely_protocol::ProblemCode;

/// After this many lines in a row that make no sense, the input was probably pasted by mistake.
const NONSENSE: u32 = 8;

/// The most moves that are completed; searching through more would slow down typing.
const MOVES: usize = 3000;

/// What a line leads to.
pub(super) enum Next<A> {
    /// Play these actions.
    Do(Vec<A>),
    /// Ask again.
    Again,
    /// Show the table and ask again.
    Afresh,
    /// Show the choices and ask again.
    Choices,
    /// The line was not understood.
    Nonsense,
    /// Everybody leaves.
    Leave,
}

/// One decision of a person.
pub(super) fn turn<G: Talk>(sitting: &mut Sitting<'_, G>, seat: Seat) -> Result<Flow, GamesError> {
    if sitting.pass_keyboard(seat)? == Flow::Stop {
        return Ok(Flow::Stop);
    }
    sitting.tell(Some(seat))?;
    if let [only] = sitting.eyes(Some(seat)).legal()[..]
        && !takes_undo(sitting, seat, only)
    {
        return perform_forced(sitting, seat, only);
    }
    let stage = sitting.eyes(Some(seat)).stage();
    if sitting.seen[seat.index()].replace(stage) != Some(stage) {
        let parts = sitting.game().opening(sitting.eyes(Some(seat)).observation());
        if !parts.is_empty() {
            sitting.show(Some(seat), parts)?;
        }
    }
    let mut desk = Desk::new(sitting, seat);
    desk.lay_out(sitting)?;
    let mut nonsense = 0;
    loop {
        let prompt = prompt(sitting, seat);
        if sitting.console.completes() {
            let lines = desk.lines(sitting);
            sitting.console.complete(lines);
        }
        let answer = match sitting.console.ask(&prompt)? {
            Said::Line(line) => desk.answer(sitting, &line)?,
            Said::TooLong => {
                sitting.say_wrong(&Message::new("t-too-long"))?;
                Next::Nonsense
            }
            Said::End | Said::Interrupt => {
                sitting.leave()?;
                Next::Leave
            }
        };
        nonsense = if matches!(answer, Next::Nonsense) { nonsense + 1 } else { 0 };
        if nonsense >= NONSENSE {
            nonsense = 0;
            let skipped = sitting.console.skip();
            if skipped > 0 {
                sitting.say_wrong(&Message::new("t-skipped").number("count", skipped as i64))?;
            }
        }
        match answer {
            Next::Do(actions) => return perform(sitting, seat, actions),
            Next::Again | Next::Nonsense => {}
            Next::Afresh => return Ok(Flow::On),
            Next::Choices => desk.list_choices(sitting)?,
            Next::Leave => return Ok(Flow::Stop),
        }
    }
}

fn prompt<G: Talk>(sitting: &Sitting<'_, G>, seat: Seat) -> String {
    match sitting.people().len() {
        1 => sitting.sentence(&Message::new("t-prompt")),
        _ => {
            let player = sitting.words.player(seat, &sitting.names);
            sitting.sentence(&Message::new("t-prompt-named").text("name", player))
        }
    }
}

/// Whether an action would end the seat's chance to undo: something can still be taken back, and the turn would pass
/// on.
fn takes_undo<G: Talk>(sitting: &Sitting<'_, G>, seat: Seat, action: G::Action) -> bool {
    let passes = || {
        let trial = preview(sitting.game(), sitting.eyes(Some(seat)).observation(), seat, &[action]);
        trial.is_ok_and(|trial| trial.stop != Stop::OwnTurn)
    };
    sitting.can_undo(seat) && passes()
}

/// Plays the only possible action, and says so if the player would not see it otherwise.
fn perform_forced<G: Talk>(
    sitting: &mut Sitting<'_, G>,
    seat: Seat,
    only: G::Action,
) -> Result<Flow, GamesError> {
    let text = sitting.game().action_text(sitting.words, &only, &sitting.names);
    let events = |sitting: &Sitting<'_, G>| sitting.eyes(Some(seat)).seat.events(0).count();
    let before = events(sitting);
    let flow = perform(sitting, seat, vec![only])?;
    if events(sitting) == before {
        sitting.say(&Message::new("t-forced").text("action", text))?;
    }
    Ok(flow)
}

/// Plays one action after the other, as long as it is the seat's turn and the rules allow it.
fn perform<G: Talk>(
    sitting: &mut Sitting<'_, G>,
    seat: Seat,
    actions: Vec<G::Action>,
) -> Result<Flow, GamesError> {
    let count = actions.len();
    for (done, action) in actions.into_iter().enumerate() {
        let is_due = matches!(sitting.eyes(Some(seat)).turn(), Turn::Seats(seats) if seats.contains(seat));
        let refused = if is_due { sitting.act(seat, action)?.err() } else { None };
        if let Some(refusal) = &refused {
            sitting.tell(Some(seat))?;
            refuse(sitting, seat, refusal)?;
        }
        if !is_due || refused.is_some() {
            if done > 0 {
                sitting.tell(Some(seat))?;
                sitting.say_wrong(&Message::new("t-rest-undone").number("count", (count - done) as i64))?;
            }
            break;
        }
        sitting.refused = None;
        sitting.hinted = None;
    }
    sitting.tell(Some(seat))?;
    sitting.keep_quietly();
    Ok(Flow::On)
}

/// Says why not, with the rule.
pub(super) fn refuse<G: Talk>(
    sitting: &mut Sitting<'_, G>,
    seat: Seat,
    refusal: &G::Refusal,
) -> Result<(), GamesError> {
    sitting.refused = Some(refusal.rule());
    let text = sitting.words.why_not(refusal, &sitting.names.seen_by(seat));
    sitting.say_line(Style::Wrong, &text)?;
    sitting.say(&Message::new("t-refused").text("rule", refusal.rule()))
}

/// The result of a line that follows a question.
enum Finished<A> {
    /// It is the answer.
    Meant(Vec<A>),
    /// It is an answer, but something else is missing: the command so far, and the next question.
    Lacks(String, String),
    /// It is something else.
    No,
}

/// What a person sees when deciding: the choices, in the group that is open.
pub(super) struct Desk<G: Talk> {
    pub(super) seat: Seat,
    pub(super) observation: <G as Game>::Observation,
    /// The whole list, and the one that is open.
    whole: List<G::Action>,
    open: List<G::Action>,
    /// A command that lacks something, and the question that was asked; the next line may be the answer.
    unfinished: Option<(String, String)>,
    /// The actions that the player has been warned about.
    warned: Option<Vec<G::Action>>,
    /// How many more actions are legal than are listed, and examples of how to type them.
    unlisted: (usize, String),
    /// Whether the unfinished command was only asked about: "what if".
    only_asks: bool,
}

impl<G: Talk> Desk<G> {
    fn new(sitting: &Sitting<'_, G>, seat: Seat) -> Desk<G> {
        let game = sitting.game();
        let observation = sitting.eyes(Some(seat)).observation().clone();
        let legal = sitting.eyes(Some(seat)).legal();
        let names = sitting.names.seen_by(seat);
        let page = Page { words: sitting.words, names: &names, width: sitting.console.width() };
        let choices = Talk::choices(game, &page, &observation, &legal);
        let listed = |action: &&G::Action| choices.iter().any(|choice| choice.actions.contains(*action));
        let rest: Vec<&G::Action> = legal.iter().filter(|action| !listed(action)).collect();
        let example = rest.get(rest.len() / 2).map(|action| game.typed(sitting.words, action));
        let unlisted = (rest.len(), example.unwrap_or_default());
        let whole = List::new(sitting.words, choices);
        Desk {
            seat,
            observation,
            open: whole.clone(),
            whole,
            unfinished: None,
            warned: None,
            unlisted,
            only_asks: false,
        }
    }

    /// Lines that make sense now: every move (or the most common, if there are very many), and what can be typed at any
    /// time.
    fn lines(&self, sitting: &Sitting<'_, G>) -> Vec<String> {
        let legal = sitting.eyes(Some(self.seat)).legal();
        let moves = legal.iter().take(MOVES).map(|action| sitting.game().typed(sitting.words, action));
        moves.chain(command::lines(sitting.game(), sitting.words)).collect()
    }

    fn lay_out(&mut self, sitting: &mut Sitting<'_, G>) -> Result<(), GamesError> {
        let names = sitting.names.seen_by(self.seat);
        let page = Page { words: sitting.words, names: &names, width: sitting.console.width() };
        let status = sitting.game().status(&page, &self.observation);
        if !status.is_empty() {
            sitting.console.say(Style::Title, &format!("\n{status}"))?;
        }
        self.list_choices(sitting)
    }

    fn list_choices(&mut self, sitting: &mut Sitting<'_, G>) -> Result<(), GamesError> {
        let width = sitting.console.width();
        let lines: Vec<String> = self
            .open
            .page()
            .into_iter()
            .map(|(number, text)| {
                princely_words::layout::wrap_to(width, &format!("{number:>3}  {text}"), 0, 7)
            })
            .collect();
        sitting.console.say(Style::Plain, &lines.join("\n"))?;
        if self.open.left() > 0 {
            sitting.say(&Message::new("t-more").number("count", self.open.left() as i64))?;
        }
        if self.is_only() {
            sitting.say(&Message::new("t-only"))?;
        }
        let (unlisted, form) = &self.unlisted;
        if *unlisted > 0 && self.open.len() == self.whole.len() {
            sitting.say(&Message::new("t-unlisted").number("count", *unlisted as i64).text("form", form))?;
        }
        Ok(())
    }

    /// The result of a line.
    fn answer(&mut self, sitting: &mut Sitting<'_, G>, line: &str) -> Result<Next<G::Action>, GamesError> {
        let line = line.trim();
        if let (true, Some(Pick::Do(only))) = (line.is_empty() && self.is_only(), self.whole.pick(1)) {
            return Ok(Next::Do(only.clone()));
        }
        if line.is_empty() {
            sitting.say(&Message::new("t-empty"))?;
            return Ok(Next::Again);
        }
        match self.finished(sitting, line) {
            Finished::Meant(actions) if self.only_asks => {
                self.only_asks = false;
                super::advice::what_if(sitting, self.seat, &actions)?;
                return Ok(Next::Again);
            }
            Finished::Meant(actions) => return self.allowed(sitting, actions),
            Finished::Lacks(whole, expected) => return self.lacks(sitting, whole, expected, None),
            Finished::No => self.only_asks = false,
        }
        if let Ok(number) = line.parse::<usize>() {
            return self.choose(sitting, number);
        }
        if let Some((command, rest)) = command::whole(sitting.words, line) {
            return self.command(sitting, command, &rest);
        }
        let misread = match sitting.game().parse(sitting.words, &self.observation, line) {
            Ok(actions) => return self.allowed(sitting, actions),
            Err(misread) => misread,
        };
        match misread {
            Misread::Expected { expected, near } => self.lacks(sitting, line.to_owned(), expected, near),
            Misread::NoVerb { near } => match command::short(sitting.words, line) {
                command::Short::One(command, rest) => self.command(sitting, command, &rest),
                command::Short::Several(list) => {
                    sitting.say_wrong(&Message::new("t-which-verb").text("list", list))?;
                    Ok(Next::Nonsense)
                }
                command::Short::None => self.not_understood(sitting, line, near),
            },
        }
    }

    /// Asks for what a command lacks. The next line may be the answer.
    fn lacks(
        &mut self,
        sitting: &mut Sitting<'_, G>,
        line: String,
        expected: String,
        near: Option<String>,
    ) -> Result<Next<G::Action>, GamesError> {
        sitting.say_line(Style::Wrong, &expected)?;
        self.unfinished = Some((line, expected));
        if let Some(near) = near {
            sitting.say(&Message::new("t-near").text("near", near))?;
        }
        Ok(Next::Nonsense)
    }

    /// The command of the line before, completed by this line: "To which brewery?" "2"; or with this line in place of
    /// an unclear word: "Which one: barley 1, barley 2?" "barley 1".
    fn finished(&mut self, sitting: &Sitting<'_, G>, line: &str) -> Finished<G::Action> {
        let Some((before, asked)) = self.unfinished.take() else { return Finished::No };
        let parse = |text: &str| sitting.game().parse(sitting.words, &self.observation, text);
        let joints = ["say-to", "say-on", "say-at"].map(|key| way(sitting.words, key));
        let joints = std::iter::once(String::new()).chain(joints);
        let joined = joints.map(|joint| format!("{before} {joint} {line}"));
        let words: Vec<&str> = before.split_whitespace().collect();
        let replaced =
            (1..words.len()).rev().take(3).map(|kept| format!("{} {line}", words[..kept].join(" ")));
        if let Some(actions) = joined.chain(replaced).find_map(|text| parse(&text).ok()) {
            return Finished::Meant(actions);
        }
        // A number that answers one question may bring the next one: "build bank", "2", "Where?".
        let whole = format!("{before} {line}");
        match parse(&whole) {
            Err(Misread::Expected { expected, .. }) if line.parse::<u8>().is_ok() && expected != asked => {
                Finished::Lacks(whole, expected)
            }
            _ => Finished::No,
        }
    }

    /// The typed actions, if the rules allow the first one; otherwise says why not.
    fn allowed(
        &mut self,
        sitting: &mut Sitting<'_, G>,
        actions: Vec<G::Action>,
    ) -> Result<Next<G::Action>, GamesError> {
        match self.first_refusal(sitting, &actions) {
            None => self.considered(sitting, actions),
            Some(refusal) => {
                refuse(sitting, self.seat, &refusal)?;
                Ok(Next::Again)
            }
        }
    }

    /// The chosen actions, unless a player at a real table would object. Chosen a second time, they are played.
    fn considered(
        &mut self,
        sitting: &mut Sitting<'_, G>,
        actions: Vec<G::Action>,
    ) -> Result<Next<G::Action>, GamesError> {
        if self.warned.as_ref() == Some(&actions) {
            return Ok(Next::Do(actions));
        }
        let names = sitting.names.seen_by(self.seat);
        let page = Page { words: sitting.words, names: &names, width: sitting.console.width() };
        let Some(second) = sitting.game().second_thought(&page, &self.observation, &actions) else {
            return Ok(Next::Do(actions));
        };
        self.warned = Some(actions);
        self.open = List::new(sitting.words, second.choices);
        sitting.say_line(Style::Wrong, &second.text)?;
        self.list_choices(sitting)?;
        sitting.say(&Message::new("t-back"))?;
        Ok(Next::Again)
    }

    /// Whether there is only one thing to do.
    fn is_only(&self) -> bool {
        self.whole.len() == 1 && self.unlisted.0 == 0
    }

    /// Says that a line makes no sense, and suggests what was probably meant.
    fn not_understood(
        &mut self,
        sitting: &mut Sitting<'_, G>,
        line: &str,
        near: Vec<String>,
    ) -> Result<Next<G::Action>, GamesError> {
        if let Some(shown) = self.shown(sitting, line)? {
            return Ok(shown);
        }
        let start: String = line.chars().take(30).collect();
        let near = near.into_iter().chain(command::nearest(sitting.words, line));
        let near = nearest_of(line.split_whitespace().next().unwrap_or_default(), near);
        sitting.say_wrong(&Message::new("t-not-understood").text("line", start))?;
        match near {
            Some(near) => sitting.say(&Message::new("t-near").text("near", near))?,
            None => {
                let verbs = sitting.game().verbs(sitting.words, &self.observation);
                let mut firsts: Vec<String> = Vec::new();
                firsts.extend(verbs.into_iter().take(12));
                sitting.say(&Message::new("t-expected-verb").text("list", firsts.join(", ")))?;
            }
        }
        Ok(Next::Nonsense)
    }

    /// Shows a part of the table or a thing, if that is what the line names.
    fn shown(
        &mut self,
        sitting: &mut Sitting<'_, G>,
        line: &str,
    ) -> Result<Option<Next<G::Action>>, GamesError> {
        if let Some(part) = command::part::<G>(sitting.words, line) {
            sitting.show(Some(self.seat), &[part])?;
            return Ok(Some(Next::Again));
        }
        let names = sitting.names.seen_by(self.seat);
        let page = Page { words: sitting.words, names: &names, width: sitting.console.width() };
        match sitting.game().explain(&page, &self.observation, line) {
            Some(lines) => {
                sitting.console.say(Style::Plain, &lines.join("\n"))?;
                Ok(Some(Next::Again))
            }
            None => Ok(None),
        }
    }

    /// Why the rules refuse the first of some actions now, if they do.
    fn first_refusal(&self, sitting: &Sitting<'_, G>, actions: &[G::Action]) -> Option<G::Refusal> {
        let first = actions.first()?;
        sitting.game().observed_check(&self.observation, first).err()
    }

    fn choose(&mut self, sitting: &mut Sitting<'_, G>, number: usize) -> Result<Next<G::Action>, GamesError> {
        match self.open.pick(number).cloned() {
            Some(Pick::Do(actions)) => self.considered(sitting, actions),
            Some(Pick::Group(list)) => {
                self.open = list;
                self.list_choices(sitting)?;
                sitting.say(&Message::new("t-back"))?;
                Ok(Next::Again)
            }
            None => {
                sitting.say_wrong(&Message::new("t-no-number").number("most", self.open.len() as i64))?;
                Ok(Next::Nonsense)
            }
        }
    }

    /// The actions that a number or a command stands for.
    fn meant(&self, sitting: &Sitting<'_, G>, text: &str) -> Result<Vec<G::Action>, String> {
        let say = |message: &Message| sitting.sentence(message);
        if let Ok(number) = text.trim().parse::<usize>() {
            return match self.open.pick(number) {
                Some(Pick::Do(actions)) => Ok(actions.clone()),
                Some(Pick::Group(_)) => {
                    Err(say(&Message::new("t-what-if-group").number("number", number as i64)))
                }
                None => Err(say(&Message::new("t-no-number").number("most", self.open.len() as i64))),
            };
        }
        sitting.game().parse(sitting.words, &self.observation, text).map_err(|misread| match misread {
            Misread::Expected { expected, .. } => expected,
            Misread::NoVerb { .. } => say(&Message::new("t-what-if-what")),
        })
    }

    fn command(
        &mut self,
        sitting: &mut Sitting<'_, G>,
        command: Command,
        rest: &str,
    ) -> Result<Next<G::Action>, GamesError> {
        match command {
            Command::Help => command::help(sitting, &self.observation, rest)?,
            Command::Choices => {
                self.open = self.whole.clone();
                self.open.turn_back();
                return Ok(Next::Choices);
            }
            Command::More => return Ok(Next::Choices),
            Command::Board => {
                if rest.is_empty() {
                    let parts: Vec<&str> = ["heading"].into_iter().chain(G::PARTS.iter().copied()).collect();
                    sitting.show(Some(self.seat), &parts)?;
                } else if self.shown(sitting, rest)?.is_none() {
                    let list = command::parts::<G>(sitting.words).join(", ");
                    sitting.say_wrong(&Message::new("t-no-part").text("list", list))?;
                }
            }
            Command::Log => command::log(sitting, self.seat, rest)?,
            Command::Undo => return undo(sitting, self.seat),
            Command::Hint => super::advice::hint(sitting, self.seat)?,
            Command::Why => command::why(sitting)?,
            Command::Rules => command::rules(sitting, rest)?,
            Command::WhatIf => match self.meant(sitting, rest) {
                Ok(actions) => super::advice::what_if(sitting, self.seat, &actions)?,
                Err(why) => {
                    sitting.say_line(Style::Wrong, &why)?;
                    // The next line may complete the question: "what if place H02 at 4,1", "With which rotation?", "2".
                    let is_move = rest.trim().parse::<usize>().is_err() && !rest.is_empty();
                    self.only_asks = is_move;
                    self.unfinished = is_move.then(|| (rest.to_owned(), why));
                }
            },
            Command::Save => {
                sitting.save(Some(rest).filter(|file| !file.is_empty()))?;
            }
            Command::Quit => {
                sitting.leave()?;
                return Ok(Next::Leave);
            }
            Command::Names => sitting.say_names()?,
            Command::Picture => command::picture(sitting, self.seat, rest)?,
            Command::Name => match super::seats::clean(rest) {
                Some(name) => {
                    sitting.rename(self.seat, &name)?;
                    sitting.say_names()?;
                }
                None => sitting.say_wrong(&Message::new("t-name-what"))?,
            },
        }
        Ok(Next::Again)
    }
}

/// Takes back the seat's latest action. If that one was forced, the action before it is taken back too.
fn undo<G: Talk>(sitting: &mut Sitting<'_, G>, seat: Seat) -> Result<Next<G::Action>, GamesError> {
    let mut undone = None;
    loop {
        match sitting.undo(seat)? {
            Ok(action) => {
                let text =
                    action.map(|action| sitting.game().action_text(sitting.words, &action, &sitting.names));
                undone = text.or(undone);
                if sitting.eyes(Some(seat)).legal().len() > 1 {
                    break;
                }
            }
            Err(code) if undone.is_none() => {
                let message = cannot_undo(sitting, seat, code);
                sitting.say_wrong(&message)?;
                return Ok(Next::Again);
            }
            Err(_) => break,
        }
    }
    sitting.say(&Message::new("t-undone").text("action", undone.unwrap_or_default()))?;
    // The table is still on the screen.
    sitting.seen[seat.index()] = Some(sitting.eyes(Some(seat)).stage());
    sitting.keep_quietly();
    Ok(Next::Afresh)
}

/// Why something cannot be taken back.
fn cannot_undo<G: Talk>(sitting: &Sitting<'_, G>, seat: Seat, code: ProblemCode) -> Message {
    match (code, sitting.eyes(Some(seat)).seat.moved_since(seat)) {
        (ProblemCode::UndoChance, _) => Message::new("t-undo-chance"),
        (ProblemCode::UndoOthers, Some(other)) => {
            Message::new("t-undo-moved").text("name", sitting.words.player(other, &sitting.names))
        }
        (ProblemCode::UndoRevealed, _) => Message::new("t-undo-revealed"),
        _ => Message::new("t-undo-nothing"),
    }
}
