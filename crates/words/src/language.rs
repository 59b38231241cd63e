//! The languages, and their files.

use std::fmt;

/// A language whose words are written here completely.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English; texts that another language lacks are said in English.
    #[default]
    English,
    /// German.
    German,
    /// Italian.
    Italian,
    /// Hungarian.
    Hungarian,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 4] =
        [Language::English, Language::German, Language::Italian, Language::Hungarian];

    /// The code, as in BCP 47: `en`.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::Italian => "it",
            Language::Hungarian => "hu",
        }
    }

    /// What its speakers call it.
    pub fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
            Language::Italian => "Italiano",
            Language::Hungarian => "Magyar",
        }
    }

    /// Whether its words are part of this build: each language except English is a feature of this crate.
    pub fn is_spoken(self) -> bool {
        !self.files().is_empty()
    }

    /// The language with this code, for any country: `de`, `de-AT`, `de_AT.UTF-8`.
    pub fn from_code(code: &str) -> Option<Language> {
        let language = code.split(['-', '_', '.', '@']).next()?;
        let mut spoken = Language::ALL.into_iter().filter(|known| known.is_spoken());
        spoken.find(|known| known.code().eq_ignore_ascii_case(language))
    }

    /// The texts of its Fluent files, without comments: four that every language has (one of them only with the feature `typing`), and
    /// the names of tiles, which English takes from the catalogue. A new language is a folder in `locales` and a line
    /// here.
    pub(crate) fn files(self) -> &'static [&'static str] {
        macro_rules! file {
            ($code:literal $file:literal) => {
                include_str!(concat!(env!("OUT_DIR"), "/", $code, "/", $file, ".ftl"))
            };
        }
        macro_rules! files {
            ($code:literal $($more:literal)?) => {
                &[
                    file!($code "common"),
                    file!($code "fuerstenfeld"),
                    file!($code "principati"),
                    #[cfg(feature = "typing")]
                    file!($code "play"),
                    $(file!($code $more))?
                ]
            };
        }
        match self {
            Language::English => files!("en"),
            #[cfg(feature = "de")]
            Language::German => files!("de" "tiles"),
            #[cfg(feature = "it")]
            Language::Italian => files!("it" "tiles"),
            #[cfg(feature = "hu")]
            Language::Hungarian => files!("hu" "tiles"),
            #[cfg(not(all(feature = "de", feature = "it", feature = "hu")))]
            _ => &[],
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.own_name())
    }
}

#[cfg(test)]
mod tests;
