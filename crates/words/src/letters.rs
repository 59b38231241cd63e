//! Small and large letters of the languages that are spoken here. The standard library knows those of all languages,
//! but its tables would be a large part of what a browser loads.

/// The small letter to a large one; any other stays as it is.
pub fn small(letter: char) -> char {
    match letter {
        'A'..='Z' | 'À'..='Ö' | 'Ø'..='Þ' => char::from_u32(letter as u32 + 32).unwrap_or(letter),
        'Ő' => 'ő',
        'Ű' => 'ű',
        _ => letter,
    }
}

/// The large letter to a small one; any other stays as it is.
pub fn large(letter: char) -> char {
    match letter {
        'a'..='z' | 'à'..='ö' | 'ø'..='þ' => char::from_u32(letter as u32 - 32).unwrap_or(letter),
        'ő' => 'Ő',
        'ű' => 'Ű',
        _ => letter,
    }
}

/// A text in small letters.
pub fn in_small(text: &str) -> String {
    text.chars().map(small).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_those_of_the_library_in_all_our_texts() {
        for language in crate::Language::ALL {
            let books = ["fuerstenfeld", "principati"].map(|game| crate::rules_in(game, language).unwrap());
            let rules = books.iter().flat_map(|book| book.rules()).map(crate::Rule::plain);
            let texts: String = language.files().iter().map(|file| (*file).to_owned()).chain(rules).collect();
            for letter in texts.chars() {
                assert!(letter.to_lowercase().eq([small(letter)]), "{letter}");
                assert!(letter == 'ß' || letter.to_uppercase().eq([large(letter)]), "{letter}");
            }
        }
    }
}
