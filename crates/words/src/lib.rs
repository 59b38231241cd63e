//! Sentences from the engines' data.
//!
//! The engines speak in [`Message`](princely_core::Message)s: an id and its data. Here they become words.
//!
//! ```
//! use princely_core::{Message, Seat};
//! use princely_words::{Names, Words};
//!
//! let names = Names::given(["Anna", "Ben"]);
//! let sold = Message::new("f-sold-nothing").seat("player", Seat(0));
//! assert_eq!(Words::english().sentence(&sold, &names), "Anna sells nothing.");
//! assert_eq!(Words::english().sentence(&sold, &names.seen_by(Seat(0))), "You sell nothing.");
//! ```
//!
//! | room | what lives there |
//! |---|---|
//! | [`language`] | the languages, and their files |
//! | [`letters`] | small and large letters |
//! | [`prefix`] | with what the ids of a game's messages begin |
//! | [`names`] | who sits where, who is reading, and what the table's own catalogue calls things |
//! | [`words`] | [`Words`]: messages become sentences |
//! | [`fuerstenfeld`] | actions and positions of Fürstenfeld in words |
//! | [`principati`] | actions and positions of Principati in words |
//! | [`layout`] | lines that fit a width, and columns |
//! | [`rulebook`] | the rule books, rule by rule, and the books for players, as blocks of data |
//!
//! # How the files work
//!
//! `locales/<language>/*.ftl` are [Fluent](https://projectfluent.org) files, one for what all games share and
//! one for each game. Texts that a language lacks are said in English.
//!
//! - A sentence is written about somebody else. If it is about the reader (as its `player`, `seat`, `first` or
//!   `winner`, or the only one of its `winners`), its attribute `.you` is used instead, if there is one.
//! - The id of a thing gets its words from the message `name-<id>`; the id itself can be asked for too: beside
//!   `$card` there is `$card-id`.
//! - If an id means several things, a longer key is tried first. The id `military` of the kind `reason` in a message
//!   that begins with `p-` is looked for as `name-p-reason-military`, `name-p-military` and `name-military`. So each
//!   game has names of its own, and so has each kind of thing in it.
//! - A name may have the attributes `.a` and `.the`: beside `$building` there are `$building-a` ("a quarry",
//!   "einen Steinbruch", as what is built or moved) and `$building-the` ("the quarry", "der Steinbruch", as
//!   what does something). Hungarian writes `.a` as the object of a sentence ("kőbányát"). `.mark` is the text that the
//!   text map abbreviates if names begin alike ("miniera di carbone", "miniera d'oro").
//! - In English, tiles of Principati have the names of the table's catalogue: "Straight House (H02)". In other
//!   languages they have the names of `tiles.ftl`, unless the table's catalogue has a name of its own for them.
//! - Counts of goods become a list without the goods whose count is 0.
//! - Several seats become a list of names, in which the reader is called "you".
//! - The data counts breweries, spaces and slots from 0. For people 1 is added here.

pub mod fuerstenfeld;
pub mod language;
pub mod layout;
pub mod letters;
pub mod names;
pub mod prefix;
pub mod principati;
pub mod rulebook;
pub mod words;

pub use language::Language;
pub use names::Names;
pub use prefix::prefix_of;
pub use rulebook::{Rule, RuleBook, Section, lessons, rules, rules_in};
pub use words::{NotFluent, Words};
