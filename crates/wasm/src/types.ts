import type { Message, Refused, Seat as SeatNumber } from "../src/generated/core";
import type { AnyAction, AnyAnswer, AnyEvent, AnyOptions, AnyQuestion } from "../src/generated/games";
import type { DrawnTile } from "../src/generated/principati";
import type {
  Advice, Aid, Attempt, Chair, Clocks, FromHost, Hello, LegalList, LogLine, Position, Preview, ProblemCode, Review as Reviewed,
  SeenEntry, Sitter,
  Standing, Terms, ToHost, Told, Turn, Viewer,
} from "../src/generated/protocol";

/** A time: milliseconds since 1970, UTC. */
export type Millis = number;

/** How many entries a table's journal has. */
export type Version = number;

/** What a call throws if it cannot be answered. */
export type Trouble = {
  /** What is wrong: a code of the wire, or one of these. */
  code:
    | ProblemCode
    /** Entries are missing: `expected` is the version of the next one. */
    | "gap"
    /** An entry tells something that cannot have happened. */
    | "impossible"
    /** A setting that the game does not know. */
    | "setting"
    /** A record that does not hold. */
    | "record"
    /** A record has fewer entries. */
    | "no_such_entry"
    /** A record holds only what another viewer saw. */
    | "not_seen"
    /** There is nothing to accept. */
    | "nothing_decided"
    /** It is not the turn of the seat that was asked about. */
    | "not_its_turn"
    /** The bot plays another game. */
    | "foreign"
    /** There is no such language. */
    | "no_such_language";
  /** More about it, in English, for authors of clients. */
  detail: string | null;
  /** The version that would have come next; only in a gap. */
  expected: Version | null;
};

/** A language by its code. */
export type Language = "en" | "de" | "it" | "hu";

/** A game as people ask for it. What is left out has its usual value. */
export type Setting = {
  players?: number | null;
  variant?: string | null;
  max_rounds?: number | null;
  switches?: Record<string, unknown>;
};

/** A game that was agreed on: the first fields of `Terms`, and the number of seats. */
export type Agreed = { game: string; rules: number; options: AnyOptions; seats: number };

/** What a table begins with. It holds the secret of the luck: it stays with the host. */
export type Opening = {
  terms: Terms;
  chairs: Chair[];
  manner: { bot_ms: number; stand_in: string; time_out: "stand_in" | "loses" };
  luck: { secret: string; seats: ({ commitment: string; nonce: string | null } | null)[] };
};

/** The result of a command: entries to store before they are accepted, and the answer to the seat after that. */
export type Decided = { store: { version: Version; text: string }[]; answer: FromHost | null };

/** What follows from accepted entries. */
export type Effects = { told: { viewer: Viewer; told: Told }[]; rematch: boolean; ended: boolean };

/** A bot that is to think. If the table has moved on from `version`, its answer is useless. */
export type Think = { seat: SeatNumber; sitter: Sitter; version: Version; release: Millis };

/** What the worker of a host is to do, in order. */
export type HostEffect =
  /** Store these entries if the journal has `expected` entries; then call `stored`, `conflict` or `notKnown`. */
  | { type: "store"; expected: Version; entries: { version: Version; text: string }[] }
  /** Read the entries after this version, and then call `entries` or `notRead`. */
  | { type: "read"; since: Version }
  /** Tell all these clients the same. */
  | { type: "tell"; clients: number[]; message: FromHost }
  /** The answer to a command or a question of a client. */
  | { type: "answer"; client: number; message: FromHost }
  /** Call `tick` at this time, which replaces the time before. */
  | { type: "wake"; at: Millis }
  | { type: "ended" }
  /** All have agreed to play again. */
  | { type: "rematch" };

/** What an entry meant to a viewer. `turn`: after how many of the events the turn of the player who acted was over, if the
 * entry ended more than that; then it is two moments. */
export type Heard = { version: Version; events: AnyEvent[]; turn: number | null; is_undo: boolean };

/** An event, and the entry in which it happened. */
export type Happening = { version: Version; event: AnyEvent };

/** What some entries meant to a viewer, and how things stand after them. */
export type Followed = { heard: Heard[]; position: Position; standing: Standing };

/** What would happen after some actions, or which action is refused. */
export type Tried = { preview: Preview; refused: null } | { preview: null; refused: { index: number; why: Refused } };

/** What the players are called, in the order of the seats, and who is reading. */
export type Names = { given: (string | null)[]; reader: Viewer };

/** A summary of a verified record. */
export type Verified = {
  game: string;
  rules: number;
  options: AnyOptions;
  seen_by?: unknown;
  entries: number;
  finished: boolean;
  result: unknown;
  ended_by?: unknown;
  meta: unknown;
};
