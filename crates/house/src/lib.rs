//! What a host or a viewer of any game needs. A server, a page in a browser or a terminal comes in by [`AnyHouse`] and
//! names no game. The laboratory (series, matches, statistics) is next door, in `princely-laboratory`.
//!
//! | room | what lives there |
//! |---|---|
//! | [`any`] | [`AnyHouse`]: the same door to every game; [`all`], [`find`] |
//! | `drawn` | positions that come in one line |
//! | [`housed`] | [`Housed`]: what a game adds to its rules to be played here |
//! | [`fuerstenfeld`], [`principati`] | the two games |
//! | [`setting`] | what people say when they want to play: players, variant, card table |
//! | [`spec`] | bots by their names: as people type them, and as they come over a wire |
//! | [`seat`] | [`AnySeat`]: a seat view with the log in words, pictures, and a bot to ask |
//! | [`thinking`] | [`Thinking`]: a bot that thinks in slices and can be stopped |
//! | [`replay`] | a record, opened once: at any entry the view, what is legal, what happened |

pub mod any;
#[cfg(feature = "pictures")]
pub mod drawn;
pub mod fuerstenfeld;
pub mod housed;
pub mod principati;
pub mod replay;
pub mod seat;
pub mod setting;
pub mod spec;
pub mod thinking;

pub use any::{Agreed, AnyHouse, all, find, of_record};
#[cfg(feature = "pictures")]
pub use drawn::Drawn;
pub use housed::{BoxedBot, Housed};
pub use princely_bots::NoAnswer;
pub use replay::{Replay, Sight};
pub use seat::AnySeat;
pub use setting::{GamesError, Setting};
pub use spec::{BotKind, BotSpec, WireName};
pub use thinking::Thinking;
