//! A person's turn: what is asked, and what is answered.

use super::command::{self, Command};
use super::host::{Said, Style};
use super::list::{List, Pick};
use super::room::Room;
use crate::course::Flow;
use crate::{GamesError, Playable};
use princely_core::{Game, Message, Refusal as _, Seat, Stop, Turn, preview};
use princely_protocol::ProblemCode;
use princely_words::typed::{nearest_of, way};
use princely_words::{Misread, Page, Talk};

/// This many lines in a row that make no sense are a paste gone wrong.
const NONSENSE: u32 = 8;

/// The most moves that are completed; a search through more would be felt while typing.
const MOVES: usize = 3000;

/// What came of a line.
pub(super) enum Answer<A> {
    /// Something is to be done.
    Do(Vec<A>),
    /// Ask again.
    Again,
    /// Ask again, with a look at the table.
    Afresh,
    /// Show the choices and ask again.
    Choices,
    /// Nothing of it was understood.
    Nonsense,
    /// Everybody leaves.
    Leave,
}

/// One decision of a person.
pub(super) fn turn<G: Playable>(room: &mut Room<'_, G>, seat: Seat) -> Result<Flow, GamesError> {
    if room.pass_keyboard(seat)? == Flow::Stop {
        return Ok(Flow::Stop);
    }
    room.tell(Some(seat))?;
    if let [only] = room.eyes(Some(seat)).legal()[..]
        && !takes_undo(room, seat, only)
    {
        return perform_forced(room, seat, only);
    }
    let stage = room.eyes(Some(seat)).stage();
    if room.seen[seat.index()].replace(stage) != Some(stage) {
        let parts = room.game().opening(room.eyes(Some(seat)).observation());
        if !parts.is_empty() {
            room.show(Some(seat), parts)?;
        }
    }
    let mut sitting = Desk::new(room, seat);
    sitting.lay_out(room)?;
    let mut nonsense = 0;
    loop {
        let prompt = prompt(room, seat);
        if room.host.completes() {
            let lines = sitting.lines(room);
            room.host.complete(lines);
        }
        let answer = match room.host.ask(&prompt)? {
            Said::Line(line) => sitting.answer(room, &line)?,
            Said::TooLong => {
                room.say_wrong(&Message::new("t-too-long"))?;
                Answer::Nonsense
            }
            Said::End | Said::Interrupt => {
                room.leave()?;
                Answer::Leave
            }
        };
        nonsense = if matches!(answer, Answer::Nonsense) { nonsense + 1 } else { 0 };
        if nonsense >= NONSENSE {
            nonsense = 0;
            let skipped = room.host.skip();
            if skipped > 0 {
                room.say_wrong(&Message::new("t-skipped").number("count", skipped as i64))?;
            }
        }
        match answer {
            Answer::Do(actions) => return perform(room, seat, actions),
            Answer::Again | Answer::Nonsense => {}
            Answer::Afresh => return Ok(Flow::On),
            Answer::Choices => sitting.list_choices(room)?,
            Answer::Leave => return Ok(Flow::Stop),
        }
    }
}

fn prompt<G: Playable>(room: &Room<'_, G>, seat: Seat) -> String {
    match room.people().len() {
        1 => room.sentence(&Message::new("t-prompt")),
        _ => {
            let player = room.words.player(seat, &room.names);
            room.sentence(&Message::new("t-prompt-named").text("name", player))
        }
    }
}

/// Whether an action would take away the seat's undo: something can still be taken back, and the turn would pass on.
fn takes_undo<G: Playable>(room: &Room<'_, G>, seat: Seat, action: G::Action) -> bool {
    let passes = || {
        let trial = preview(room.game(), room.eyes(Some(seat)).observation(), seat, &[action]);
        trial.is_ok_and(|trial| trial.stop != Stop::OwnTurn)
    };
    room.can_undo(seat) && passes()
}

/// Does the only thing that can be done, and says so if that is not seen otherwise.
fn perform_forced<G: Playable>(
    room: &mut Room<'_, G>,
    seat: Seat,
    only: G::Action,
) -> Result<Flow, GamesError> {
    let text = room.game().action_text(room.words, &only, &room.names);
    let events = |room: &Room<'_, G>| room.eyes(Some(seat)).seat.events(0).count();
    let before = events(room);
    let flow = perform(room, seat, vec![only])?;
    if events(room) == before {
        room.say(&Message::new("t-forced").text("action", text))?;
    }
    Ok(flow)
}

/// Does one thing after the other, as long as it is the seat's turn and the rules allow it.
fn perform<G: Playable>(
    room: &mut Room<'_, G>,
    seat: Seat,
    actions: Vec<G::Action>,
) -> Result<Flow, GamesError> {
    let count = actions.len();
    for (done, action) in actions.into_iter().enumerate() {
        let is_due = matches!(room.eyes(Some(seat)).turn(), Turn::Seats(seats) if seats.contains(seat));
        let refused = if is_due { room.act(seat, action)?.err() } else { None };
        if let Some(refusal) = &refused {
            room.tell(Some(seat))?;
            refuse(room, seat, refusal)?;
        }
        if !is_due || refused.is_some() {
            if done > 0 {
                room.tell(Some(seat))?;
                room.say_wrong(&Message::new("t-rest-undone").number("count", (count - done) as i64))?;
            }
            break;
        }
        room.refused = None;
        room.hinted = None;
    }
    room.tell(Some(seat))?;
    room.keep_quietly();
    Ok(Flow::On)
}

/// Says why not, with the rule.
pub(super) fn refuse<G: Playable>(
    room: &mut Room<'_, G>,
    seat: Seat,
    refusal: &G::Refusal,
) -> Result<(), GamesError> {
    room.refused = Some(refusal.rule());
    let text = room.words.why_not(refusal, &room.names.seen_by(seat));
    room.say_line(Style::Wrong, &text)?;
    room.say(&Message::new("t-refused").text("rule", refusal.rule()))
}

/// What a line after a question leads to.
enum Finished<A> {
    /// It is the answer.
    Meant(Vec<A>),
    /// It is an answer, and something else is lacking: the command so far, and the next question.
    Lacks(String, String),
    /// It is something else.
    No,
}

/// What lies before a person who decides: the choices, in the group that is open.
pub(super) struct Desk<G: Playable> {
    pub(super) seat: Seat,
    pub(super) observation: <G as Game>::Observation,
    /// The list as it was made, and the one that is open.
    whole: List<G::Action>,
    open: List<G::Action>,
    /// A command that lacks something, and what was asked; the next line may be the answer.
    unfinished: Option<(String, String)>,
    /// What somebody has been warned of.
    warned: Option<Vec<G::Action>>,
    /// How much more is legal than is listed, and how some of it is typed.
    unlisted: (usize, String),
    /// Whether what is unfinished was only asked about: "what if".
    only_asks: bool,
}

impl<G: Playable> Desk<G> {
    fn new(room: &Room<'_, G>, seat: Seat) -> Desk<G> {
        let game = room.game();
        let observation = room.eyes(Some(seat)).observation().clone();
        let legal = room.eyes(Some(seat)).legal();
        let names = room.names.seen_by(seat);
        let page = Page { words: room.words, names: &names, width: room.host.width() };
        let choices = Talk::choices(game, &page, &observation, &legal);
        let listed = |action: &&G::Action| choices.iter().any(|choice| choice.actions.contains(*action));
        let rest: Vec<&G::Action> = legal.iter().filter(|action| !listed(action)).collect();
        let example = rest.get(rest.len() / 2).map(|action| game.typed(room.words, action));
        let unlisted = (rest.len(), example.unwrap_or_default());
        let whole = List::new(room.words, choices);
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

    /// Lines that make sense now: every move, or the commonest of very many, and what can be typed at any time.
    fn lines(&self, room: &Room<'_, G>) -> Vec<String> {
        let legal = room.eyes(Some(self.seat)).legal();
        let moves = legal.iter().take(MOVES).map(|action| room.game().typed(room.words, action));
        moves.chain(command::lines(room.game(), room.words)).collect()
    }

    fn lay_out(&mut self, room: &mut Room<'_, G>) -> Result<(), GamesError> {
        let names = room.names.seen_by(self.seat);
        let page = Page { words: room.words, names: &names, width: room.host.width() };
        let status = room.game().status(&page, &self.observation);
        if !status.is_empty() {
            room.host.say(Style::Title, &format!("\n{status}"))?;
        }
        self.list_choices(room)
    }

    fn list_choices(&mut self, room: &mut Room<'_, G>) -> Result<(), GamesError> {
        let width = room.host.width();
        let lines: Vec<String> = self
            .open
            .page()
            .into_iter()
            .map(|(number, text)| {
                princely_words::layout::wrap_to(width, &format!("{number:>3}  {text}"), 0, 7)
            })
            .collect();
        room.host.say(Style::Plain, &lines.join("\n"))?;
        if self.open.left() > 0 {
            room.say(&Message::new("t-more").number("count", self.open.left() as i64))?;
        }
        if self.is_only() {
            room.say(&Message::new("t-only"))?;
        }
        let (unlisted, form) = &self.unlisted;
        if *unlisted > 0 && self.open.len() == self.whole.len() {
            room.say(&Message::new("t-unlisted").number("count", *unlisted as i64).text("form", form))?;
        }
        Ok(())
    }

    /// What a line leads to.
    fn answer(&mut self, room: &mut Room<'_, G>, line: &str) -> Result<Answer<G::Action>, GamesError> {
        let line = line.trim();
        if let (true, Some(Pick::Do(only))) = (line.is_empty() && self.is_only(), self.whole.pick(1)) {
            return Ok(Answer::Do(only.clone()));
        }
        if line.is_empty() {
            room.say(&Message::new("t-empty"))?;
            return Ok(Answer::Again);
        }
        match self.finished(room, line) {
            Finished::Meant(actions) if self.only_asks => {
                self.only_asks = false;
                super::advice::what_if(room, self.seat, &actions)?;
                return Ok(Answer::Again);
            }
            Finished::Meant(actions) => return self.allowed(room, actions),
            Finished::Lacks(whole, expected) => return self.lacks(room, whole, expected, None),
            Finished::No => self.only_asks = false,
        }
        if let Ok(number) = line.parse::<usize>() {
            return self.choose(room, number);
        }
        if let Some((command, rest)) = command::whole(room.words, line) {
            return self.command(room, command, &rest);
        }
        let misread = match room.game().parse(room.words, &self.observation, line) {
            Ok(actions) => return self.allowed(room, actions),
            Err(misread) => misread,
        };
        match misread {
            Misread::Expected { expected, near } => self.lacks(room, line.to_owned(), expected, near),
            Misread::NoVerb { near } => match command::short(room.words, line) {
                command::Short::One(command, rest) => self.command(room, command, &rest),
                command::Short::Several(list) => {
                    room.say_wrong(&Message::new("t-which-verb").text("list", list))?;
                    Ok(Answer::Nonsense)
                }
                command::Short::None => self.not_understood(room, line, near),
            },
        }
    }

    /// Asks for what a command lacks. The next line may be the answer.
    fn lacks(
        &mut self,
        room: &mut Room<'_, G>,
        line: String,
        expected: String,
        near: Option<String>,
    ) -> Result<Answer<G::Action>, GamesError> {
        room.say_line(Style::Wrong, &expected)?;
        self.unfinished = Some((line, expected));
        if let Some(near) = near {
            room.say(&Message::new("t-near").text("near", near))?;
        }
        Ok(Answer::Nonsense)
    }

    /// The command of the line before, if this line is what it lacked: "To which brewery?" "2"; "Which one: barley 1,
    /// barley 2?" "barley 1", in place of the word that was not clear.
    fn finished(&mut self, room: &Room<'_, G>, line: &str) -> Finished<G::Action> {
        let Some((before, asked)) = self.unfinished.take() else { return Finished::No };
        let parse = |text: &str| room.game().parse(room.words, &self.observation, text);
        let joints = ["say-to", "say-on", "say-at"].map(|key| way(room.words, key));
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

    /// What was typed, if the rules allow its beginning; else they say why not.
    fn allowed(
        &mut self,
        room: &mut Room<'_, G>,
        actions: Vec<G::Action>,
    ) -> Result<Answer<G::Action>, GamesError> {
        match self.first_refusal(room, &actions) {
            None => self.considered(room, actions),
            Some(refusal) => {
                refuse(room, self.seat, &refusal)?;
                Ok(Answer::Again)
            }
        }
    }

    /// What was chosen, unless somebody at the table would call out. Chosen again, it is done.
    fn considered(
        &mut self,
        room: &mut Room<'_, G>,
        actions: Vec<G::Action>,
    ) -> Result<Answer<G::Action>, GamesError> {
        if self.warned.as_ref() == Some(&actions) {
            return Ok(Answer::Do(actions));
        }
        let names = room.names.seen_by(self.seat);
        let page = Page { words: room.words, names: &names, width: room.host.width() };
        let Some(second) = room.game().second_thought(&page, &self.observation, &actions) else {
            return Ok(Answer::Do(actions));
        };
        self.warned = Some(actions);
        self.open = List::new(room.words, second.choices);
        room.say_line(Style::Wrong, &second.text)?;
        self.list_choices(room)?;
        room.say(&Message::new("t-back"))?;
        Ok(Answer::Again)
    }

    /// Whether there is only one thing to do.
    fn is_only(&self) -> bool {
        self.whole.len() == 1 && self.unlisted.0 == 0
    }

    /// Says that a line makes no sense, and what was probably meant.
    fn not_understood(
        &mut self,
        room: &mut Room<'_, G>,
        line: &str,
        near: Vec<String>,
    ) -> Result<Answer<G::Action>, GamesError> {
        if let Some(shown) = self.shown(room, line)? {
            return Ok(shown);
        }
        let start: String = line.chars().take(30).collect();
        let near = near.into_iter().chain(command::nearest(room.words, line));
        let near = nearest_of(line.split_whitespace().next().unwrap_or_default(), near);
        room.say_wrong(&Message::new("t-not-understood").text("line", start))?;
        match near {
            Some(near) => room.say(&Message::new("t-near").text("near", near))?,
            None => {
                let verbs = room.game().verbs(room.words, &self.observation);
                let mut firsts: Vec<String> = Vec::new();
                firsts.extend(verbs.into_iter().take(12));
                room.say(&Message::new("t-expected-verb").text("list", firsts.join(", ")))?;
            }
        }
        Ok(Answer::Nonsense)
    }

    /// Shows a part of the table or a thing, if that is what the line names.
    fn shown(&mut self, room: &mut Room<'_, G>, line: &str) -> Result<Option<Answer<G::Action>>, GamesError> {
        if let Some(part) = command::part::<G>(room.words, line) {
            room.show(Some(self.seat), &[part])?;
            return Ok(Some(Answer::Again));
        }
        let names = room.names.seen_by(self.seat);
        let page = Page { words: room.words, names: &names, width: room.host.width() };
        match room.game().explain(&page, &self.observation, line) {
            Some(lines) => {
                room.host.say(Style::Plain, &lines.join("\n"))?;
                Ok(Some(Answer::Again))
            }
            None => Ok(None),
        }
    }

    /// The first of some actions, if the rules refuse it right now.
    fn first_refusal(&self, room: &Room<'_, G>, actions: &[G::Action]) -> Option<G::Refusal> {
        let first = actions.first()?;
        room.game().observed_check(&self.observation, first).err()
    }

    fn choose(&mut self, room: &mut Room<'_, G>, number: usize) -> Result<Answer<G::Action>, GamesError> {
        match self.open.pick(number).cloned() {
            Some(Pick::Do(actions)) => self.considered(room, actions),
            Some(Pick::Group(list)) => {
                self.open = list;
                self.list_choices(room)?;
                room.say(&Message::new("t-back"))?;
                Ok(Answer::Again)
            }
            None => {
                room.say_wrong(&Message::new("t-no-number").number("most", self.open.len() as i64))?;
                Ok(Answer::Nonsense)
            }
        }
    }

    /// The actions a number or a command stands for.
    fn meant(&self, room: &Room<'_, G>, text: &str) -> Result<Vec<G::Action>, String> {
        let say = |message: &Message| room.sentence(message);
        if let Ok(number) = text.trim().parse::<usize>() {
            return match self.open.pick(number) {
                Some(Pick::Do(actions)) => Ok(actions.clone()),
                Some(Pick::Group(_)) => {
                    Err(say(&Message::new("t-what-if-group").number("number", number as i64)))
                }
                None => Err(say(&Message::new("t-no-number").number("most", self.open.len() as i64))),
            };
        }
        room.game().parse(room.words, &self.observation, text).map_err(|misread| match misread {
            Misread::Expected { expected, .. } => expected,
            Misread::NoVerb { .. } => say(&Message::new("t-what-if-what")),
        })
    }

    fn command(
        &mut self,
        room: &mut Room<'_, G>,
        command: Command,
        rest: &str,
    ) -> Result<Answer<G::Action>, GamesError> {
        match command {
            Command::Help => command::help(room, &self.observation, rest)?,
            Command::Choices => {
                self.open = self.whole.clone();
                self.open.turn_back();
                return Ok(Answer::Choices);
            }
            Command::More => return Ok(Answer::Choices),
            Command::Board => {
                if rest.is_empty() {
                    let parts: Vec<&str> = ["heading"].into_iter().chain(G::PARTS.iter().copied()).collect();
                    room.show(Some(self.seat), &parts)?;
                } else if self.shown(room, rest)?.is_none() {
                    let list = command::parts::<G>(room.words).join(", ");
                    room.say_wrong(&Message::new("t-no-part").text("list", list))?;
                }
            }
            Command::Log => command::log(room, self.seat, rest)?,
            Command::Undo => return undo(room, self.seat),
            Command::Hint => super::advice::hint(room, self.seat)?,
            Command::Why => command::why(room)?,
            Command::Rules => command::rules(room, rest)?,
            Command::WhatIf => match self.meant(room, rest) {
                Ok(actions) => super::advice::what_if(room, self.seat, &actions)?,
                Err(why) => {
                    room.say_line(Style::Wrong, &why)?;
                    // The next line may be what it lacks: "what if place H02 at 4,1", "With which rotation?", "2".
                    let is_move = rest.trim().parse::<usize>().is_err() && !rest.is_empty();
                    self.only_asks = is_move;
                    self.unfinished = is_move.then(|| (rest.to_owned(), why));
                }
            },
            Command::Save => {
                room.save(Some(rest).filter(|file| !file.is_empty()))?;
            }
            Command::Quit => {
                room.leave()?;
                return Ok(Answer::Leave);
            }
            Command::Names => room.say_names()?,
            Command::Picture => command::picture(room, self.seat, rest)?,
            Command::Name => match super::seats::clean(rest) {
                Some(name) => {
                    room.rename(self.seat, &name)?;
                    room.say_names()?;
                }
                None => room.say_wrong(&Message::new("t-name-what"))?,
            },
        }
        Ok(Answer::Again)
    }
}

/// Takes back the seat's latest action; what was the only thing to do goes with it.
fn undo<G: Playable>(room: &mut Room<'_, G>, seat: Seat) -> Result<Answer<G::Action>, GamesError> {
    let mut undone = None;
    loop {
        match room.undo(seat)? {
            Ok(action) => {
                let text = action.map(|action| room.game().action_text(room.words, &action, &room.names));
                undone = text.or(undone);
                if room.eyes(Some(seat)).legal().len() > 1 {
                    break;
                }
            }
            Err(code) if undone.is_none() => {
                let message = cannot_undo(room, seat, code);
                room.say_wrong(&message)?;
                return Ok(Answer::Again);
            }
            Err(_) => break,
        }
    }
    room.say(&Message::new("t-undone").text("action", undone.unwrap_or_default()))?;
    // The table is still on the screen.
    room.seen[seat.index()] = Some(room.eyes(Some(seat)).stage());
    room.keep_quietly();
    Ok(Answer::Afresh)
}

/// Why something cannot be taken back.
fn cannot_undo<G: Playable>(room: &Room<'_, G>, seat: Seat, code: ProblemCode) -> Message {
    match (code, room.eyes(Some(seat)).seat.moved_since(seat)) {
        (ProblemCode::UndoChance, _) => Message::new("t-undo-chance"),
        (ProblemCode::UndoOthers, Some(other)) => {
            Message::new("t-undo-moved").text("name", room.words.player(other, &room.names))
        }
        (ProblemCode::UndoRevealed, _) => Message::new("t-undo-revealed"),
        _ => Message::new("t-undo-nothing"),
    }
}
