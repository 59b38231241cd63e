# Words that every game needs. How these files work: crates/words/src/lib.rs.

player = Player { $number }
you = you

## Lists: "a", "a and b", "a, b and c"

list-more = { $left }, { $right }
list-last = { $left } and { $right }

## Records

record-setup = set-up: { $why }
record-entry = entry { $entry }: { $why }
