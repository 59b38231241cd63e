# Wörter, die jedes Spiel braucht.

player = Spieler { $number }
you = du

## Aufzählungen: „a“, „a und b“, „a, b und c“

list-more = { $left }, { $right }
list-last = { $left } und { $right }

## Aufzeichnungen

record-setup = Spielaufbau: { $why }
record-entry = Eintrag { $entry }: { $why }
