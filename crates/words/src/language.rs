//! The languages, and their files.

use std::fmt;

/// A language that is spoken here completely.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English; what another language lacks is said in it.
    #[default]
    English,
    /// German.
    German,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 2] = [Language::English, Language::German];

    /// The code, as in BCP 47: `en`.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
        }
    }

    /// What its speakers call it.
    pub fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
        }
    }

    /// The language with this code, whatever the country: `de`, `de-AT`, `de_AT.UTF-8`.
    pub fn from_code(code: &str) -> Option<Language> {
        let language = code.split(['-', '_', '.', '@']).next()?;
        Language::ALL.into_iter().find(|known| known.code().eq_ignore_ascii_case(language))
    }

    /// The texts of its Fluent files. A new language is a folder in `locales` and a line here.
    pub(crate) fn files(self) -> [&'static str; 4] {
        match self {
            Language::English => [
                include_str!("../locales/en/common.ftl"),
                include_str!("../locales/en/fuerstenfeld.ftl"),
                include_str!("../locales/en/principati.ftl"),
                include_str!("../locales/en/play.ftl"),
            ],
            Language::German => [
                include_str!("../locales/de/common.ftl"),
                include_str!("../locales/de/fuerstenfeld.ftl"),
                include_str!("../locales/de/principati.ftl"),
                include_str!("../locales/de/play.ftl"),
            ],
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.own_name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_may_name_a_country_or_an_encoding() {
        for (code, language) in [
            ("en", Some(Language::English)),
            ("de-AT", Some(Language::German)),
            ("DE_de.UTF-8", Some(Language::German)),
            ("C.UTF-8", None),
            ("deu", None),
            ("", None),
        ] {
            assert_eq!(Language::from_code(code), language, "{code}");
        }
    }
}
