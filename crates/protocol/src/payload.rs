//! The names of the games' own forms. A field of type [`Raw`](crate::Raw) is one of these in TypeScript and JSON
//! Schema. There each of them is the union of the forms of all games.

/// The file in which the unions stand, without its ending.
pub const HOME: &str = "games";

/// A form by its name.
macro_rules! payloads {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug)]
            pub struct $name;

            impl ts_rs::TS for $name {
                type WithoutGenerics = Self;
                type OptionInnerType = Self;
                fn name(_: &ts_rs::Config) -> String {
                    stringify!($name).to_owned()
                }
                fn inline(cfg: &ts_rs::Config) -> String {
                    Self::name(cfg)
                }
                fn output_path() -> Option<std::path::PathBuf> {
                    Some(format!("{HOME}.ts").into())
                }
            }

            impl schemars::JsonSchema for $name {
                fn inline_schema() -> bool {
                    true
                }
                fn schema_name() -> std::borrow::Cow<'static, str> {
                    stringify!($name).into()
                }
                fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                    let place = format!("{HOME}.json#/$defs/{}", stringify!($name));
                    schemars::json_schema!({ "$ref": place })
                }
            }
        )*

        /// All of them.
        pub const ALL: &[&str] = &[$(stringify!($name)),*];
    };
}

payloads! {
    /// What was agreed before the game.
    AnyOptions,
    /// What a seat does.
    AnyAction,
    /// What a seat does, as somebody else sees it.
    AnySeenAction,
    /// What chance does, as somebody sees it.
    AnySeenChance,
    /// Something that happened, as the viewer learns of it.
    AnyEvent,
    /// What a client shows.
    AnyView,
    /// What a client can offer.
    AnyChoices,
    /// A question about one thing that can be chosen.
    AnyQuestion,
    /// The answer to it.
    AnyAnswer,
    /// The result of a finished game.
    AnyResult,
}
