//! The list of types that cross the wire. The types inside them are found automatically.

use schemars::{JsonSchema, SchemaGenerator};
use ts_rs::{TS, TypeVisitor};

/// A visitor of types.
pub(crate) trait Visitor {
    /// Takes one type.
    fn take<T: TS + JsonSchema + 'static>(&mut self);
}

/// A part of the wire: its name, and how to visit its types.
macro_rules! parts {
    ($($(#[$about:meta])* $part:ident { $($type:ty),* $(,)? })*) => {
        /// The names of the parts.
        pub(crate) const PARTS: &[&str] = &[$(stringify!($part)),*];

        /// Visits the types of a part.
        pub(crate) fn visit(part: &str, visitor: &mut impl Visitor) {
            match part {
                $(stringify!($part) => { $(visitor.take::<$type>();)* })*
                _ => {}
            }
        }
    };
}

parts! {
    /// Types that name no game.
    protocol {
        princely_protocol::ToHost,
        princely_protocol::FromHost,
        princely_protocol::Happened,
        princely_protocol::Standing,
        princely_protocol::ToServer,
        princely_protocol::FromServer,
        princely_protocol::House,
        princely_protocol::NewTable,
        princely_protocol::TableList,
        princely_protocol::SitDown,
        princely_protocol::Ready,
        princely_protocol::SeatOrder,
        princely_protocol::OpenNonce,
        princely_protocol::Ask,
        princely_protocol::Try,
        princely_protocol::ProblemDetails,
        princely_protocol::NewGuest,
        princely_protocol::Credentials,
        princely_protocol::Recover,
        princely_protocol::RecoveryLink,
        princely_protocol::AdminKey,
        princely_protocol::NewPassword,
        princely_protocol::NewLink,
        princely_protocol::SessionList,
        princely_protocol::Rename,
        princely_protocol::NewToken,
        princely_protocol::TokenList,
        princely_protocol::NewProgram,
        princely_protocol::ProgramList,
        princely_protocol::NewRecord,
        princely_protocol::RecordCard,
        princely_protocol::RecordList,
        princely_protocol::ReviewAnswer,
        princely_protocol::Attempt,
        princely_protocol::Vacation,
        princely_protocol::Vacations,
        princely_protocol::ToProgram,
        princely_protocol::Introduction,
        princely_protocol::Chosen,
    }
    /// Fürstenfeld's own types.
    fuerstenfeld {
        princely_fuerstenfeld::notation::OptionsNote,
        princely_fuerstenfeld::Action,
        princely_fuerstenfeld::observe::SeenAction,
        princely_fuerstenfeld::observe::SeenChance,
        princely_fuerstenfeld::Event,
        princely_fuerstenfeld::notation::ResultNote,
        princely_fuerstenfeld::View,
        princely_fuerstenfeld::choices::Choices,
        princely_fuerstenfeld::choices::Question,
        princely_fuerstenfeld::choices::Answer,
    }
    /// Principati's own types.
    principati {
        princely_principati::Options,
        princely_principati::Action,
        princely_principati::observe::SeenAction,
        princely_principati::observe::SeenChance,
        princely_principati::Event,
        princely_principati::notation::ResultNote,
        princely_picture::DrawnTile,
        princely_principati::View,
        princely_principati::choices::Choices,
        princely_principati::choices::Question,
        princely_principati::choices::Answer,
    }
}

/// The games. Each has a type of its own for every union in `princely_protocol::payload`.
pub(crate) const GAMES: &[&str] = &["fuerstenfeld", "principati"];

/// The name of a game's own type for a union: `AnyAction` is its `Action`.
pub(crate) fn own_type(union: &str) -> &str {
    match union {
        "AnyResult" => "GameResult",
        _ => union.trim_start_matches("Any"),
    }
}

/// Visits the types of all parts for TypeScript.
pub(crate) fn visit_all(visitor: &mut impl TypeVisitor) {
    struct Each<'v, V>(&'v mut V);
    impl<V: TypeVisitor> Visitor for Each<'_, V> {
        fn take<T: TS + JsonSchema + 'static>(&mut self) {
            self.0.visit::<T>();
        }
    }
    for part in PARTS {
        visit(part, &mut Each(visitor));
    }
}

/// Adds the types of a part to a JSON Schema.
pub(crate) fn add_schemas(part: &str, generator: &mut SchemaGenerator) {
    struct Each<'g>(&'g mut SchemaGenerator);
    impl Visitor for Each<'_> {
        fn take<T: TS + JsonSchema + 'static>(&mut self) {
            self.0.subschema_for::<T>();
        }
    }
    visit(part, &mut Each(generator));
}
