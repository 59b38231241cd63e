// Written by `cargo xtask codegen` from the Rust types. Do not edit.

/** One piece of a message. */
export type Arg = { "type": "number",
  /** The number. */
  value: number, } | { "type": "ordinal",
  /** The number, from 0. */
  index: number, } | { "type": "seat",
  /** The seat. */
  seat: Seat, } | { "type": "name",
  /** What kind of thing it is: `card`, `tile`, `good` … */
  kind: string,
  /** Which one, as in records. */
  id: string, } | { "type": "hidden",
  /** What kind of thing it is. */
  kind: string, } | { "type": "place",
  /** The column. */
  q: number,
  /** The row. */
  r: number, } | { "type": "goods",
  /** The counts. */
  goods: { [key in string]: number }, } | { "type": "text",
  /** The text. */
  text: string, } | { "type": "list",
  /** The pieces, in order. */
  items: Array<Arg>, };

/** The id of a sentence and what goes into it. */
export type Message = {
  /** The id, as it stands in the words files. */
  id: string,
  /** The pieces, by name. */
  args: { [key in string]: Arg }, };

/** A rule that forbids something, in a form that does not depend on the game. */
export type Refused = {
  /** The rule's id. */
  rule: string,
  /** Why, for the words crate. */
  message: Message, };

/** A place at the table. The first seat is 0. */
export type Seat = number;
