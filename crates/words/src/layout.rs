//! Text for a terminal, which also reads well aloud: lines of at most 80 columns.

/// The longest line.
pub const WIDTH: usize = 80;

/// The columns a text takes. All letters of our languages are one column wide. Names of players may have other
/// characters: marks over another letter take no column, and East Asian characters and pictures take two.
pub fn width(text: &str) -> usize {
    let of = |letter: char| match letter as u32 {
        0x0300..=0x036F | 0x200B..=0x200F | 0xFE00..=0xFE0F => 0,
        0x1100..=0x115F | 0x2E80..=0xA4CF | 0xAC00..=0xD7A3 | 0xF900..=0xFAFF => 2,
        0xFE30..=0xFE6F | 0xFF00..=0xFF60 | 0xFFE0..=0xFFE6 | 0x1F300..=0x1FAFF | 0x20000..=0x3FFFD => 2,
        _ => 1,
    };
    text.chars().map(of).sum()
}

/// Breaks a text between words into lines. The first begins after `first` blanks, the others after `rest`.
pub(crate) fn wrap(text: &str, first: usize, rest: usize) -> String {
    wrap_to(WIDTH, text, first, rest)
}

/// Breaks a text between words into lines of another width.
pub fn wrap_to(widest: usize, text: &str, first: usize, rest: usize) -> String {
    let mut lines = " ".repeat(first);
    let mut column = first;
    let mut is_first_word = true;
    for word in text.split(' ') {
        if is_first_word {
            is_first_word = false;
        } else if column + 1 + width(word) > widest {
            lines.push('\n');
            lines.push_str(&" ".repeat(rest));
            column = rest;
        } else {
            lines.push(' ');
            column += 1;
        }
        lines.push_str(word);
        column += width(word);
    }
    lines
}

/// Rows of cells, one below the other, with no blanks at the end of a line.
pub fn columns(rows: &[&[String]], indent: usize) -> Vec<String> {
    let widest =
        |column| rows.iter().filter_map(|row| row.get(column)).map(|cell: &String| width(cell)).max();
    rows.iter()
        .map(|row| {
            let mut line = " ".repeat(indent);
            for (column, cell) in row.iter().enumerate() {
                let gap = widest(column).unwrap_or(0).saturating_sub(width(cell)) + 3;
                line.push_str(cell);
                line.push_str(&" ".repeat(gap));
            }
            line.trim_end().to_owned()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_break_between_words() {
        let text = wrap(&"palace ".repeat(20), 2, 4);
        assert!(text.lines().all(|line| width(line) <= WIDTH), "{text}");
        assert_eq!(text.lines().count(), 2);
        assert!(text.starts_with("  palace palace"));
        assert!(text.contains("\n    palace"));
        assert_eq!(wrap("short", 2, 4), "  short");
    }

    #[test]
    fn wide_letters_take_two_columns_and_accents_none() {
        for (text, columns) in
            [("Anna", 4), ("Ő", 1), ("e\u{301}", 1), ("王子", 4), ("\u{1F451}", 2), ("", 0)]
        {
            assert_eq!(width(text), columns, "{text}");
        }
        let rows = [["王子", "1"], ["Anna", "2"], ["e\u{301}", "3"]].map(|row| row.map(str::to_owned));
        let rows: Vec<&[String]> = rows.iter().map(|row| &row[..]).collect();
        assert_eq!(columns(&rows, 0), ["王子   1", "Anna   2", "e\u{301}      3"]);
    }

    #[test]
    fn cells_stand_below_each_other() {
        let rows = [["a", "bcd"], ["Österreich", "e"]].map(|row| row.map(str::to_owned));
        let rows: Vec<&[String]> = rows.iter().map(|row| &row[..]).collect();
        assert_eq!(columns(&rows, 1), [" a            bcd", " Österreich   e"]);
    }
}
