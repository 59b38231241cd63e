// Written by `cargo xtask codegen` from the Rust types. Do not edit.
import type { Message, Refused, Seat } from './core'
import type { AnyAction, AnyAnswer, AnyChoices, AnyEvent, AnyOptions, AnyQuestion, AnyResult, AnySeenAction, AnySeenChance, AnyView } from './games'

/**
 * Calls the game off, so that nobody wins and nobody loses. It needs no consent as long as not every seat has acted
 * once.
 */
export type Abort = {
  /** The id of this command. */
  id: CommandId, };

/** A command was carried out and stored. The entries themselves come with [`Told`]. */
export type Accepted = {
  /** Which command. */
  id: CommandId,
  /** The version that it made. */
  version: number, };

/** One or several actions, all or none. */
export type Act = {
  /** The id of this command. */
  id: CommandId,
  /** The version of the table it was made for. */
  version: number,
  /** The actions, in their order. */
  actions: Array<AnyAction>, };

/** The key by which the host becomes the administrator. */
export type AdminKey = {
  /** The key, as the server printed it. */
  key: string, };

/** What a bot would do. */
export type Advice = {
  /** Who gives it: a level or the name of a bot. */
  by: string,
  /** How many continuations it imagined before it chose; `null` if it does not think ahead. */
  iterations: number | null,
  /** The bot that everybody is assumed to play like where a chance is told. */
  against: string,
  /** Whether chances were fitted to this game: its rules, its table and its length. If not, they are a rough guess. */
  is_calibrated: boolean,
  /**
   * At most three turns, the best first. That is what the bot would play, unless another turn that it considered is
   * better by at least twice the error.
   */
  lines: Array<AdvisedLine>,
  /** Why the first line is better than the second: facts, the weightiest first. */
  reasons: Array<Message>, };

/** A turn that a bot considered. */
export type AdvisedLine = {
  /** What would be done, in order. */
  actions: Array<AnyAction>,
  /**
   * The chance to win after it, from 0 to 1. `null` if there is nothing to choose: what must be done has no chance of
   * its own.
   */
  chance: number | null,
  /** The standard error of that. */
  error: number | null,
  /** By how much the first line is better; `null` for the first line itself, and where there is no chance. */
  behind: Behind | null,
  /** In how many continuations the bot tried it before it chose; `null` if it does not think ahead. */
  visits: number | null, };

/** What players may look up instead of remembering it. */
export type Aid = "none" | "memory";

/** Answers an offer of somebody else, or withdraws one's own (by not agreeing to it). */
export type Answer = {
  /** The id of this command. */
  id: CommandId,
  /** The version of the offer. */
  offer: number,
  /** Whether the sender agrees. */
  agrees: boolean, };

/** A question that changes nothing, asked by anybody who may watch. */
export type Ask = {
  /** The id of this question. */
  id: CommandId,
  /** What is asked. */
  question: Question, };

/** What another way to play a decision is worth: "learn from your mistakes". */
export type Attempt = {
  /** By how much it is worse than the best way that is known; negative if it is better. */
  loss: number,
  /** The standard error of the loss. */
  error: number,
  /** Whether it is as good as the best, within the error. */
  is_right: boolean,
  /** Why the best way is better, if it is. */
  reasons: Array<Message>, };

/** When a game begins. */
export type Begins = "full" | "ready" | "on_word";

/**
 * By how much a turn is worse than the best one. Both were tried in the same imagined worlds with the same luck, so that
 * the error is far smaller than that of either chance.
 */
export type Behind = {
  /** The difference of the chances; it can be negative within the error. */
  by: number,
  /** The standard error of the difference. */
  error: number,
  /** Whether the difference is smaller than twice its error: too close to call. */
  is_close: boolean, };

/** Why a server closes a socket. */
export type Bye = "stopping" | "too_slow" | "too_many" | "signed_out";

/** A table of printed values that a player has sent. */
export type CardTable = {
  /** What it is called. */
  name: string,
  /** Its text, as TOML. */
  text: string, };

/** What changed the chance of a seat. */
export type Cause = "own" | "luck" | "others";

/** A place at the table and who sits there now. Chairs are listed in the order of the seats. */
export type Chair = {
  /** The player's name; `null`: the player is called by the number of the seat. */
  name: string | null,
  /** Who sits there. */
  sitter: Sitter, };

/** What was said at a table. */
export type ChatLines = {
  /** The lines, in order. */
  lines: Array<Said>, };

/** What a program does. Everything else it says there is ignored. */
export type Chosen = {
  /** The action. */
  action: AnyAction, };

/** A seat's clock. */
export type Clock = {
  /** Which seat. */
  seat: Seat,
  /** How much time is left, as of [`Clocks::now`]. */
  left_ms: number,
  /** When it runs out; `null` while it stands still. */
  deadline: number | null, };

/** How much time everybody has. */
export type Clocks = {
  /** The version of the table for which this holds. */
  version: number,
  /** The time at the host. */
  now: number,
  /** The clocks of the seats that have one. */
  clocks: Array<Clock>, };

/**
 * The id of a command or question, made by the client and unique for its seat: 1 to 64 letters, digits, `-` or `_` of
 * ASCII. A random UUID is suitable.
 */
export type CommandId = string;

/** What the luck of the game is bound to before it begins: SHA-256 sums as hexadecimal digits. */
export type Commitments = {
  /** The sum of the host's secret. */
  host: string,
  /** The sum of each seat's number; `null` if the seat gave none. */
  seats: Array<string | null>, };

/** A name and a password: to turn a guest into an account, or to sign in. */
export type Credentials = {
  /** The name: 2 to 24 letters, digits, `-`, `_` or spaces. */
  name: string,
  /** The password: 10 to 200 characters. */
  password: string, };

/** A program is to act. */
export type Decide = {
  /** The number of the decision in this game, from 0. */
  number: number,
  /** The program's seat. */
  seat: Seat,
  /** The position, and what there is to choose from. */
  position: Position,
  /** The legal actions. Any of them may be answered, listed or not. */
  legal: LegalList,
  /** How long this answer may take, in milliseconds. */
  time_ms: number, };

/** A run of actions of the seat in one phase, at least one of which was chosen from several. */
export type Decision = {
  /** The number of its first entry, from 1. The position before it is that after the entry before. */
  entry: number,
  /** The number of its last entry. */
  last: number,
  /** The round. */
  round: number,
  /** The phase, by its id. */
  phase: string,
  /** What kind of decision it was: `palace`, `field`, `building` or `nothing` for what was built; otherwise the phase. */
  kind: string,
  /** What was done. */
  done: Array<AnyAction>,
  /** What a strong bot would have done; `null` if it found nothing better. */
  better: Array<AnyAction> | null,
  /** The chance of the seat after what was done. */
  chance: number,
  /** By how much the better way was better; 0 if there is none that is better by at least twice the error. */
  loss: number,
  /** The standard error of the loss. */
  error: number,
  /** The loss in a word. */
  verdict: Verdict,
  /** Why the better way is better: facts, the weightiest first. Empty if there is none. */
  reasons: Array<Message>,
  /** Whether it is one of the decisions on which most of the effort was spent. */
  is_deep: boolean, };

/** How a game ended. */
export type Ended = {
  /** By its rules, or otherwise. */
  by: EndedBy,
  /** Who has won; several share the win. */
  winners: Array<Seat>, };

/** How a game ended. */
export type EndedBy = { "type": "rules" } | { "type": "resignation",
  /** Which seat. */
  seat: Seat, } | { "type": "time",
  /** Which seat. */
  seat: Seat, } | { "type": "agreement" } | { "type": "abort",
  /** Which seat. */
  seat: Seat, };

/** Tell me what has happened since a version, and what happens from now on. */
export type Follow = {
  /** The version of the wire that the client speaks. */
  wire: number,
  /** The version the client has; 0 for everything. */
  since: number, };

/** A game that a program has lost at once. */
export type Forfeited = {
  /** The seat of the program. */
  seat: Seat,
  /** Why, in English. */
  why: string,
  /** The rule that it broke; `null` if that was not the reason. */
  rule: string | null, };

/** Everything a host can say to somebody at a table. */
export type FromHost = { "type": "hello" } & Hello | { "type": "told" } & Told | { "type": "accepted" } & Accepted | { "type": "refusal" } & Refusal | { "type": "stale" } & Stale | { "type": "clocks" } & Clocks | { "type": "plan" } & Plan | { "type": "reply" } & Reply | { "type": "problem" } & Problem;

/** Everything a server can send over a socket. */
export type FromServer = { "type": "welcome",
  /** The version of the wire. */
  wire: number,
  /** Who the reader is; `null` for a stranger. */
  me: Me | null,
  /** The time at the host. */
  now: number, } | { "type": "at",
  /** Which table. */
  table: string,
  /** The message. */
  message: FromHost, } | { "type": "card",
  /** The table. */
  card: TableCard, } | { "type": "chat",
  /** Which table. */
  table: string,
  /** What was said. */
  chat: ChatLines, } | { "type": "present",
  /** Which table. */
  table: string,
  /** The players, in the order of the seats. */
  people: Array<Presence>,
  /** Before the game: the names of those who look at the table and have no seat. */
  coming: Array<string>, } | { "type": "pong",
  /** Its id. */
  id: CommandId,
  /** The time at the host. */
  now: number, } | { "type": "problem",
  /** Which table, if that could be read. */
  table: string | null,
  /** What is wrong. */
  problem: Problem, } | { "type": "bye",
  /** Why. */
  reason: Bye, };

/** What happened. */
export type Happened = { "type": "chance",
  /** What it decided, as far as the viewer may know. */
  chance: AnySeenChance, } | { "type": "act",
  /** Which seat. */
  seat: Seat,
  /** What it did, action by action. */
  steps: Array<SeenStep>, } | { "type": "undo",
  /** Who took back. */
  seat: Seat,
  /** The versions of the entries that were taken back, ascending. */
  takes_back: Array<number>,
  /** The version of the offer to which the others agreed; `null` if nobody had to be asked. */
  offer: number | null, } | { "type": "resign",
  /** Which seat. */
  seat: Seat, } | { "type": "time_out",
  /** Which seat. */
  seat: Seat,
  /** Whether it has lost by that. If not, a bot stands in until the player is back. */
  loses: boolean, } | { "type": "takeover",
  /** Which seat. */
  seat: Seat,
  /** Who plays for it: a bot. */
  sitter: Sitter, } | { "type": "return",
  /** Which seat. */
  seat: Seat, } | { "type": "offer",
  /** Which seat. */
  seat: Seat,
  /** What was proposed. */
  proposal: Proposal, } | { "type": "answer",
  /** Which seat. */
  seat: Seat,
  /** The version of the offer. */
  offer: number,
  /** Whether it agrees. */
  agrees: boolean, } | { "type": "abort",
  /** Which seat. */
  seat: Seat, } | { "type": "pause" } | { "type": "resume",
  /** Which seat. */
  seat: Seat, } | { "type": "end",
  /** How it ended. */
  by: EndedBy,
  /** Who has won; several share the win. */
  winners: Array<Seat>,
  /** The result in the game's own terms; `null` if the game was not played to its end. */
  result: AnyResult | null, } | { "type": "reveal",
  /** The secret to which the host was committed. */
  secret: string,
  /** The number to which each seat was committed; `null` if it was never opened. */
  nonces: Array<string | null>,
  /** The seed that was made of them. */
  seed: string, };

/** The first message: which table this is, and who is spoken to. */
export type Hello = {
  /** The version of the wire that the host speaks. */
  wire: number,
  /** Which viewer the reader is. */
  viewer: Viewer,
  /** What was agreed. */
  terms: Terms,
  /** Who sat where when the game began, in the order of the seats. The journal tells who sits there later. */
  chairs: Array<Chair>,
  /** What the luck of the game is bound to; `null` if it is not bound. */
  commitments: Commitments | null,
  /** The version of the table now. */
  version: number,
  /** The time at the host. */
  now: number, };

/** What can be played here. */
export type House = {
  /** The version of the wire. */
  wire: number,
  /** The version of the server. */
  server: string,
  /** The games. */
  games: Array<HouseGame>,
  /** The names of the bots, by strength. */
  bots: Array<string>,
  /** The languages in which the server can write sentences. */
  languages: Array<string>,
  /** The time at the host. */
  now: number, };

/** A game that can be played here. */
export type HouseGame = {
  /** Its id. */
  id: string,
  /** The newest version of its rules. */
  rules: number, };

/** How a program answers the greeting. Everything else it says there is ignored. */
export type Introduction = {
  /** The version that the program speaks. A program that names none speaks version 1. */
  princely: number | null, };

/** All that a seat may do. */
export type LegalList = {
  /** How many actions are legal. */
  count: number,
  /** The legal actions; if there are very many, some of them, evenly spread over the list. */
  actions: Array<AnyAction>, };

/** A sentence of the log. */
export type LogLine = {
  /** The version of the entry it tells about. */
  version: number,
  /** The sentence. */
  text: string,
  /** What it is about, as data: no more than the sentence says. */
  event: AnyEvent, };

/** What was lost in decisions of one sort. */
export type Losses = {
  /** Which sort. */
  name: string,
  /** How many decisions. */
  decisions: number,
  /** What they cost together. */
  loss: number, };

/** Who is asking. */
export type Me = {
  /** The player. */
  player: Player,
  /** Whether the player runs this server. */
  is_admin: boolean,
  /** What the session or token may do. */
  scopes: Array<Scope>, };

/** Wants to play at once, without an account. */
export type NewGuest = {
  /** The player's name; `null`: the server finds one. */
  name: string | null, };

/** The administrator asks for a link for a player who has forgotten the password. */
export type NewLink = {
  /** The name of the player's account. */
  name: string, };

/** Wants another password. */
export type NewPassword = {
  /** The password so far. */
  old: string,
  /** The new one: 10 to 200 characters. */
  new: string,
  /** Whether all other sessions of the player end. */
  end_others: boolean, };

/** Wants an account for a program. */
export type NewProgram = {
  /** What it is called: a name that nobody else has. */
  name: string, };

/** Sends a record. */
export type NewRecord = {
  /** The record, complete: with everything that chance decided. */
  record: unknown, };

/** Who is to sit on a seat. */
export type NewSeat = { "type": "free" } | { "type": "me" } | { "type": "bot",
  /** Its level or name. */
  level: string, } | { "type": "program",
  /** The name of its account. */
  name: string, };

/** Wants to open a table. A field that is left out has its usual value. */
export type NewTable = {
  /** The id of the game. */
  game: string,
  /** How it is to be played. */
  wish: Wish,
  /** Who is to sit where, in the order of the seats. Seats that are not named are free. */
  seats: Array<NewSeat>,
  /** How fast it is played. */
  pace: Pace,
  /** What happens to a seat that runs out of time. */
  time_out: OutOfTime,
  /** Whether players may look up what they once saw. */
  aid: Aid,
  /** Whether players may ask a bot for advice. */
  hints: boolean,
  /** Who may watch. */
  spectators: Spectators,
  /** Whether it is listed in the lobby. If not, only people who have the link find it. */
  public: boolean,
  /** When the game begins. */
  begins: Begins,
  /** Whether people may sit down on the seats of bots while the game runs. */
  late: boolean, };

/** Wants a token for a program. */
export type NewToken = {
  /** What it is for, in the player's own words. */
  label: string,
  /** What it may do. */
  scopes: Array<Scope>,
  /** For how many days; `null`: until it is taken back. */
  days: number | null,
  /** The id of the player's program that the token is for; `null`: it is for the player. */
  program: string | null, };

/** Proposes something to which all other persons at the table have to agree. */
export type Offer = {
  /** The id of this command. */
  id: CommandId,
  /** The version of the table it was made for. */
  version: number,
  /** What is proposed. */
  proposal: Proposal, };

/** The number to which a player was bound. */
export type OpenNonce = {
  /** The 32 bytes, as 64 hexadecimal digits. */
  nonce: string, };

/**
 * An offer that waits for answers, or that was refused. It ends when somebody acts, takes back, gives up or runs out of
 * time, and when it is carried out or withdrawn. An offer of a seat stands while others act: the bot on that seat plays
 * on meanwhile.
 */
export type OpenOffer = {
  /** The version of the entry that made it. It names the offer. */
  version: number,
  /** Who made it. */
  seat: Seat,
  /** What was proposed. */
  proposal: Proposal,
  /** Who must still answer, ascending. */
  waits_for: Array<Seat>,
  /** Who refused it; then nobody can answer it any more. */
  refused_by: Seat | null, };

/** What happens to a seat that runs out of time. */
export type OutOfTime = "stand_in" | "loses";

/** How fast a game is played. */
export type Pace = { "type": "untimed" } | { "type": "clock",
  /** For the whole game, in milliseconds. */
  game_ms: number,
  /** Added after each turn, in milliseconds. */
  increment_ms: number, } | { "type": "turn",
  /** In milliseconds. */
  turn_ms: number, } | { "type": "days",
  /** How many. */
  days: number, };

/**
 * A turn that a player has prepared and not sent. The host keeps the latest one of each seat, and tells it to nobody but the
 * other devices of the same player. If the seat runs out of time and a bot is to stand in, a complete
 * plan is played first.
 */
export type Plan = {
  /** The version of the table it was made for. */
  version: number,
  /** The steps of the open turn; each is one or several actions that were confirmed together. */
  steps: Array<Array<AnyAction>>,
  /** What would end the turn after these steps, if it is prepared; empty if it is not. */
  ends: Array<AnyAction>, };

/** Somebody who plays. */
export type Player = {
  /** The id, which never changes. */
  id: string,
  /** What they are called. */
  name: string,
  /** What kind of player it is. */
  kind: PlayerKind, };

/** What kind of player somebody is. */
export type PlayerKind = "guest" | "account" | "program";

/** A position: what the viewer sees, and what there is to choose from. */
export type Position = {
  /** Who is to act. */
  turn: Turn,
  /** What a client shows. */
  view: AnyView,
  /** What there is to choose from; `null` if the viewer is not to act. */
  choices: AnyChoices | null, };

/** Where the player of a seat is. */
export type Presence = {
  /** Which seat. */
  seat: Seat,
  /** Where its player is. */
  is: Whereabouts, };

/** What would happen. */
export type Preview = {
  /** How many of the actions were tried. */
  played: number,
  /** What would happen, as the viewer would learn of it. */
  events: Array<Message>,
  /** The view then; `null` if it depends on what is hidden from the viewer. */
  view: AnyView | null,
  /** What there would be to choose from; `null` if the viewer would not be to act. */
  choices: AnyChoices | null,
  /** Why it stops there. */
  stop: Stop, };

/** Something that cannot be done, for a reason other than a rule of the game. */
export type Problem = {
  /** The command or question that it is about; `null` if its id could not be read. */
  id: CommandId | null,
  /** What is wrong. */
  code: ProblemCode,
  /** More about it, in English, for people who write clients. */
  detail: string | null, };

/** What is wrong. */
export type ProblemCode = "malformed" | "too_long" | "wire_version" | "rules_version" | "no_such_game" | "no_such_table" | "no_such_seat" | "not_your_seat" | "not_begun" | "over" | "no_such_version" | "id_reused" | "beyond_secrets" | "nothing_to_undo" | "undo_chance" | "undo_others" | "undo_revealed" | "undo_late" | "undo_time" | "turn_lost" | "paused" | "abort_late" | "offer_gone" | "not_asked" | "not_taken_over" | "no_such_bot" | "no_hints" | "no_spectators" | "not_signed_in" | "forbidden" | "seat_taken" | "sits_already" | "begun" | "setting" | "bad_name" | "bad_password" | "wrong_password" | "foreign_origin" | "not_found" | "too_many" | "busy" | "not_stored" | "fault";

/** A refused request, as `application/problem+json` (RFC 9457). */
export type ProblemDetails = {
  /** Always `about:blank`; [`ProblemDetails::code`] tells what is wrong. */
  type: string,
  /** The status of the answer in words. */
  title: string,
  /** The status of the answer. */
  status: number,
  /** What is wrong: a [`ProblemCode`], `refused` by a rule of the game, or `stale`. */
  code: string,
  /** What is wrong, as a sentence: in the asker's language if a rule of the game forbids it. */
  detail: string | null,
  /** The command or question that it is about. */
  id: CommandId | null,
  /** The rule that forbids it, if there is one. */
  rule: string | null,
  /** Which of the actions, from 0. */
  index: number | null,
  /** The refusal as data, if a rule forbids it. */
  refused: Refused | null,
  /** What was missed, if the command was made for an old version. */
  missed: Told | null, };

/** The programs of a player. */
export type ProgramList = {
  /** The programs, by name. */
  programs: Array<Player>, };

/** What can be proposed. */
export type Proposal = { "type": "undo",
  /** The version that would be the latest one to stand. */
  to: number, } | { "type": "rematch" } | { "type": "draw" } | { "type": "pause" } | { "type": "seat",
  /** Which seat. */
  seat: Seat, };

/** What can be asked. */
export type Question = { "type": "position" } | { "type": "legal" } | { "type": "choice",
  /** The question, in the game's own form. */
  about: AnyQuestion, } | { "type": "preview",
  /** The actions, in their order. */
  actions: Array<AnyAction>, } | { "type": "advice" } | { "type": "diagram" } | { "type": "log",
  /** Since which version. */
  since: number,
  /** In which language: `en`, `de`, `it` or `hu`. */
  language: string, };

/** Says whether one is ready for the game to begin. */
export type Ready = {
  /** Whether one is. */
  ready: boolean, };

/** What is known of a record without reading it. */
export type RecordCard = {
  /** Its id; anybody who knows it can read the record. */
  id: string,
  /** The id of the game. */
  game: string,
  /** When it was sent. */
  created: number, };

/** The records that a player has sent. */
export type RecordList = {
  /** The newest first. */
  records: Array<RecordCard>, };

/** A key with which somebody comes back as the same player. */
export type Recover = {
  /** The key, as in the link. */
  key: string,
  /** A new password, for somebody who has forgotten the old one; `null`: it stays as it is. */
  password: string | null,
  /** Whether all other sessions of the player end. */
  end_others: boolean, };

/** A link by which a player comes back, on another device too. It works once. */
export type RecoveryLink = {
  /** Where to go. */
  url: string,
  /** The key in it. */
  key: string,
  /** Until when it works. */
  until: number, };

/** A rule of the game forbids an act. No part of the act was carried out. */
export type Refusal = {
  /** Which act, or which question. */
  id: CommandId,
  /** Which of its actions, from 0. */
  index: number,
  /** The rule, and why. */
  refused: Refused, };

/** Wants another name. */
export type Rename = {
  /** The new name. */
  name: string, };

/** The answers, one form for each question. */
export type Replied = { "type": "position" } & Position | { "type": "legal" } & LegalList | { "type": "choice",
  /** The answer, in the game's own form. */
  answer: AnyAnswer, } | { "type": "preview" } & Preview | { "type": "refused" } & Refusal | { "type": "advice" } & Advice | { "type": "diagram",
  /** The line, as `docs/records.md` says; `null` if this game, or this position, has none. */
  diagram: string | null, } | { "type": "log",
  /** The sentences, in order. */
  lines: Array<LogLine>, };

/** The answer to a question. */
export type Reply = {
  /** Which question. */
  id: CommandId,
  /** The version of the table for which the answer holds. */
  version: number,
  /** Which viewer the asker is. */
  viewer: Viewer,
  /** The answer. */
  reply: Replied, };

/** Gives up. */
export type Resign = {
  /** The id of this command. */
  id: CommandId,
  /** The version of the table it was made for. */
  version: number, };

/** Ends a pause. */
export type Resume = {
  /** The id of this command. */
  id: CommandId, };

/** Plays on, after a bot played for the sender's seat. */
export type Return = {
  /** The id of this command. */
  id: CommandId, };

/**
 * A game looked at again through the eyes of one seat. Chances are shares of the win, from 0 to 1.
 *
 * `start` and the four causes add up to `result`. Nothing is used that the seat could not know at the time.
 */
export type Review = {
  /** The id of the game. */
  game: string,
  /** The seat whose decisions are looked at. */
  seat: Seat,
  /** How many seats there are. */
  seats: number,
  /** The seed of the imagined worlds: the same seed gives the same review. */
  seed: number,
  /** The bot that everybody is assumed to play like. */
  by: string,
  /** Whether the chances were fitted to this game: its rules, its table and its length. */
  is_calibrated: boolean,
  /** The chance before the game: one in as many as there are seats. */
  start: number,
  /** What the seat got: 1 for a win, a share of a shared one, else 0. */
  result: number,
  /** What the own decisions cost; never positive. */
  own: number,
  /** The standard error of `own`. */
  own_error: number,
  /** What chance did: the set-up and the cards drawn. */
  luck: number,
  /** What the others did. */
  others: number,
  /** What the estimates leave over. */
  rest: number,
  /** What the words mean. */
  thresholds: Thresholds,
  /** All decisions with more than one option, in their order. */
  decisions: Array<Decision>,
  /** The decisions that cost most, as places in the list, the dearest first: at most three, and only mistakes. */
  worst: Array<number>,
  /** What was lost in each phase. */
  by_phase: Array<Losses>,
  /** What was lost in each kind of decision. */
  by_kind: Array<Losses>,
  /** The chances of all seats at every moment, as the seat could judge them. */
  curve: Array<Standpoint>,
  /** The moments at which the chance of the seat changed most, in their order. */
  turns: Array<TurningPoint>, };

/** What a server says about a review: how far it has come, and the review once it is finished. */
export type ReviewAnswer = {
  /** How far it has come, from 0 to 1. While it waits for its turn, 0. */
  progress: number,
  /** The review; `null` while it is being made. */
  review: Review | null, };

/** Something that was said at a table. */
export type Said = {
  /** The number of the line at this table, from 1. */
  number: number,
  /** When it was said. */
  at: number,
  /** The seat of the player who said it. */
  seat: Seat,
  /** What that player is called. */
  name: string,
  /** The text, exactly as it was written: a client must not take it for HTML. */
  text: string, };

/** Wants to say something at a table. */
export type Say = {
  /** An id made by the client. A text that is sent twice with the same id is said once. */
  id: CommandId,
  /** The text: 1 to 500 characters. */
  text: string, };

/** What a session or a token may do. */
export type Scope = "read" | "play" | "account" | "unlimited";

/** Another order of those who sit at a table that waits for players. */
export type SeatOrder = {
  /** For each seat the seat from which its sitter comes; every seat is named once. */
  order: Array<Seat>, };

/** One entry of the journal, as one viewer may see it. */
export type SeenEntry = {
  /** The version of the table with this entry: the first entry makes version 1. */
  version: number,
  /** When it was made. */
  at: number, } & ({ "type": "chance",
  /** What it decided, as far as the viewer may know. */
  chance: AnySeenChance, } | { "type": "act",
  /** Which seat. */
  seat: Seat,
  /** What it did, action by action. */
  steps: Array<SeenStep>, } | { "type": "undo",
  /** Who took back. */
  seat: Seat,
  /** The versions of the entries that were taken back, ascending. */
  takes_back: Array<number>,
  /** The version of the offer to which the others agreed; `null` if nobody had to be asked. */
  offer: number | null, } | { "type": "resign",
  /** Which seat. */
  seat: Seat, } | { "type": "time_out",
  /** Which seat. */
  seat: Seat,
  /** Whether it has lost by that. If not, a bot stands in until the player is back. */
  loses: boolean, } | { "type": "takeover",
  /** Which seat. */
  seat: Seat,
  /** Who plays for it: a bot. */
  sitter: Sitter, } | { "type": "return",
  /** Which seat. */
  seat: Seat, } | { "type": "offer",
  /** Which seat. */
  seat: Seat,
  /** What was proposed. */
  proposal: Proposal, } | { "type": "answer",
  /** Which seat. */
  seat: Seat,
  /** The version of the offer. */
  offer: number,
  /** Whether it agrees. */
  agrees: boolean, } | { "type": "abort",
  /** Which seat. */
  seat: Seat, } | { "type": "pause" } | { "type": "resume",
  /** Which seat. */
  seat: Seat, } | { "type": "end",
  /** How it ended. */
  by: EndedBy,
  /** Who has won; several share the win. */
  winners: Array<Seat>,
  /** The result in the game's own terms; `null` if the game was not played to its end. */
  result: AnyResult | null, } | { "type": "reveal",
  /** The secret to which the host was committed. */
  secret: string,
  /** The number to which each seat was committed; `null` if it was never opened. */
  nonces: Array<string | null>,
  /** The seed that was made of them. */
  seed: string, });

/** One action of an act. */
export type SeenStep = {
  /** The action, as far as the viewer may know. */
  action: AnySeenAction,
  /** Secret choices that came to light by it, in the order of the seats. */
  uncovers: Array<Uncovered>, };

/** A browser in which the player is signed in. */
export type Session = {
  /** Its id, by which it can be ended. */
  id: string,
  /** What the browser called itself when it signed in. */
  browser: string,
  /** When it signed in. */
  made: number,
  /** When it was last used, to the day. */
  used: number,
  /** Until when it lasts if it is not used again. */
  until: number | null,
  /** Whether this request came from it. */
  is_this: boolean, };

/** The sessions of a player. */
export type SessionList = {
  /** The sessions, the newest first. */
  sessions: Array<Session>, };

/** Wants to sit down. */
export type SitDown = {
  /**
   * An id made by the client. Whoever got no answer sends the same again: it counts once, also if the game has begun
   * meanwhile.
   */
  id: CommandId | null,
  /** The SHA-256 sum of 32 random bytes, as 64 hexadecimal digits: the player's part of the luck of the game. */
  commitment: string | null, };

/** Who sits on a chair. */
export type Sitter = { "type": "nobody" } | { "type": "person" } | { "type": "bot",
  /** Its level or name, as in the list of levels. */
  level: string, } | { "type": "program",
  /** What it is called. */
  name: string, };

/** Who may watch without a seat. */
export type Spectators = "forbidden" | "live" | "delayed";

/** How far a table is. */
export type Stage = "open" | "beginning" | "running" | "finished";

/** A command was made for an old version, and something that matters to it has happened since. Nothing was carried out. */
export type Stale = {
  /** Which command. */
  id: CommandId,
  /** What was missed. */
  missed: Told, };

/** How a table stands for one viewer, beside the position of the game. */
export type Standing = {
  /** The version of the table for which this holds. */
  version: number,
  /** Who is to act. */
  turn: Turn,
  /** Who plays for each seat now, in the order of the seats. */
  sitters: Array<Sitter>,
  /** The latest offer; `null` if there is none, or if it has ended. */
  offer: OpenOffer | null,
  /** What the viewer could take back; `null` if the viewer has done nothing that stands. */
  way_back: WayBack | null,
  /** Who was given up or has lost by time, and cannot win any more, ascending. */
  gone: Array<Seat>,
  /** The seats of bots on which a person may sit down, because all have agreed to that, ascending. */
  open_seats: Array<Seat>,
  /** Whether the game pauses: all clocks stand still. */
  paused: boolean,
  /** How the game ended; `null` while it goes on. */
  end: Ended | null, };

/** A point of the curve. */
export type Standpoint = {
  /** After how many entries; 0 is after the set-up. */
  entry: number,
  /** The round. */
  round: number,
  /** The chances of all seats; they add up to 1. */
  shares: Array<number>, };

/** Where a preview stops. */
export type Stop = "own_turn" | "others" | "chance" | "over" | "secrets";

/** A table as the server shows it: in the lobby, and to those who look at it. */
export type TableCard = {
  /** The id. Anybody who has it finds the table. */
  id: string,
  /** How far it is. */
  stage: Stage,
  /** What was agreed. */
  terms: Terms,
  /** Who sits where, in the order of the seats. */
  seats: Array<TableSeat>,
  /** Which viewer the reader is. */
  viewer: Viewer,
  /** Whether the reader opened the table. */
  is_own: boolean,
  /** Whether it is listed in the lobby. */
  public: boolean,
  /** When the game begins. */
  begins: Begins,
  /** Whether people may sit down on the seats of bots while the game runs. */
  late: boolean,
  /** What happens to a seat that runs out of time. */
  time_out: OutOfTime,
  /** The SHA-256 sum of the host's secret, as hexadecimal digits. The host is bound to it from the first moment on. */
  commitment: string,
  /** When it was opened. */
  made: number,
  /** Whether it is the reader's turn; `null` for a reader without a seat. */
  your_turn: boolean | null,
  /** Who has won, once the game is over. */
  winners: Array<Seat> | null,
  /** The table at which the same players play again, if they have agreed to. */
  rematch: string | null, };

/** A part of the list of tables. */
export type TableList = {
  /** The tables, the newest first. */
  tables: Array<TableCard>,
  /** Where the next part begins; `null` if there is none. */
  next: string | null, };

/** A seat of a table. */
export type TableSeat = {
  /** What the player is called; `null` if nobody sits there. */
  name: string | null,
  /** Who sits there now. */
  sitter: Sitter,
  /** The id of the player; `null` for a bot, for nobody, and for a program that was asked and has not come yet. */
  player: string | null,
  /** Whether the player has said to be ready for the game to begin. */
  ready: boolean, };

/** Lets a bot play for the sender's seat until the sender returns. */
export type TakeOver = {
  /** The id of this command. */
  id: CommandId,
  /** The level or name of the bot. */
  level: string, };

/** What was agreed before the game began. */
export type Terms = {
  /** The id of the game, as in a record. */
  game: string,
  /** The version of its rules. */
  rules: number,
  /** The options of the game, as in a record. */
  options: AnyOptions,
  /** How fast it is played. */
  pace: Pace,
  /** What players may look up instead of remembering it. */
  aid: Aid,
  /** Whether players may ask a bot for advice. */
  hints: boolean,
  /** Who may watch. */
  spectators: Spectators, };

/** One table for the words of all clients, in shares of the win. */
export type Thresholds = {
  /** From this loss on a decision is a mistake. */
  mistake: number,
  /** From this loss on it is a big one. */
  big_mistake: number,
  /** From this change on chance was kind or unkind, and a moment is a turning point. */
  lucky: number, };

/** Everything a client can send to a table. */
export type ToHost = { "type": "follow" } & Follow | { "type": "act" } & Act | { "type": "undo" } & Undo | { "type": "offer" } & Offer | { "type": "answer" } & Answer | { "type": "resign" } & Resign | { "type": "take_over" } & TakeOver | { "type": "return" } & Return | { "type": "abort" } & Abort | { "type": "resume" } & Resume | { "type": "plan" } & Plan | { "type": "ask" } & Ask;

/** What a program is told, one line each. */
export type ToProgram = { "type": "table",
  /** The version of the wire. */
  wire: number,
  /** What was agreed. */
  terms: Terms,
  /** How many seats there are. */
  seats: number,
  /** How long an answer may take, in milliseconds. */
  time_ms: number, } | { "type": "game",
  /** The number of the game in the whole series or match, from 0. */
  number: number,
  /** The program's seat in this game. */
  seat: Seat,
  /**
   * A number for the program's own chance. It follows from the seed of the series, the game and the seat, so a
   * program that draws from nothing else plays the same games on any number of threads. It tells nothing about
   * the chance of the game.
   */
  seed: number, } | { "type": "decide" } & Decide | { "type": "over",
  /** Who has won; several share the win. */
  winners: Array<Seat>,
  /** The program that has lost the game at once; `null` if the game was played to its end. */
  forfeit: Forfeited | null, };

/** Everything a client can send over a socket. */
export type ToServer = { "type": "at",
  /** Which table. */
  table: string,
  /** The message. */
  message: ToHost, } | { "type": "unfollow",
  /** Which table. */
  table: string, } | { "type": "say",
  /** Which table. */
  table: string,
  /** What is said. */
  say: Say, } | { "type": "attend",
  /** Which table. */
  table: string,
  /** Whether somebody is there. */
  here: boolean, } | { "type": "ping",
  /** The answer has the same id. */
  id: CommandId, };

/** A token for a program. */
export type Token = {
  /** Its id, by which it can be taken back. */
  id: string,
  /** What it is for. */
  label: string,
  /** What it may do. */
  scopes: Array<Scope>,
  /** When it was made. */
  made: number,
  /** Until when it works; `null`: until it is taken back. */
  until: number | null,
  /** The token itself. It is sent only once, when it is made. */
  secret: string | null, };

/** The tokens of a player. */
export type TokenList = {
  /** The tokens, the newest first. */
  tokens: Array<Token>, };

/** What happened since a version. */
export type Told = {
  /**
   * The version before the first of these entries. A client that has an older version has missed something, and
   * follows again from that version.
   */
  since: number,
  /** What happened, in order and without gaps. */
  entries: Array<SeenEntry>, };

/** Wants to know what would happen. */
export type Try = {
  /** The actions, in their order. */
  actions: Array<AnyAction>, };

/** Who is to act. */
export type Turn = { "type": "seats",
  /** The seats, ascending. */
  seats: Array<Seat>, } | { "type": "chance" } | { "type": "over" };

/** A moment at which much changed. */
export type TurningPoint = {
  /** The number of its first entry; 0 is the set-up. */
  entry: number,
  /** The number of its last entry. */
  last: number,
  /** The round in which it ended. */
  round: number,
  /** Who brought it about. */
  by: Cause,
  /** The chance of the seat before it. */
  before: number,
  /** The chance of the seat after it. */
  after: number, };

/** A secret choice that came to light. */
export type Uncovered = {
  /** Whose choice. */
  seat: Seat,
  /** What it was. */
  action: AnyAction, };

/** Takes back the sender's latest act, if that needs no consent. */
export type Undo = {
  /** The id of this command. */
  id: CommandId,
  /** The version of the table it was made for. */
  version: number, };

/** A time in which the player's clock stands still, in games of days for each turn. */
export type Vacation = {
  /** When it begins; `null` in a request means now. */
  from: number | null,
  /** When it ends. */
  until: number, };

/** The vacations of a player. */
export type Vacations = {
  /** The vacation that goes on or is to come. */
  next: Vacation | null,
  /** How much vacation is left from now on, in milliseconds. There are 30 days in a year. */
  left_ms: number, };

/** A loss in a word. */
export type Verdict = "good" | "small" | "mistake" | "big_mistake";

/** A viewer. */
export type Viewer = { "type": "seat",
  /** The seat. */
  seat: Seat, } | { "type": "spectator" };

/** The way back over the latest act of a seat. */
export type WayBack = {
  /** The version that would be the latest one to stand. */
  to: number,
  /** Whether others have acted since. Then they may have to agree. */
  crosses: boolean,
  /** Whether chance has decided something since. Then there is no way back. */
  rewinds: boolean, };

/** Where a player is. */
export type Whereabouts = "gone" | "disconnected" | "away" | "here";

/** A game as somebody asks for it. A field that is `null` has its usual value. */
export type Wish = {
  /** How many players. */
  players: number | null,
  /** Which variant, by its id. */
  variant: string | null,
  /** The number of the closing round, for a shorter game. */
  max_rounds: number | null,
  /** House rules: the names of switches and their values. */
  switches: { [key: string]: unknown },
  /** The player's own table of printed values, as TOML. */
  table: CardTable | null, };
