# Szavak, amelyek minden játékhoz kellenek.

player = { $number }. játékos
you = te

## Felsorolások: „a”, „a és b”, „a, b és c”

list-more = { $left }, { $right }
list-last = { $left } és { $right }

## Felvételek

record-setup = előkészítés: { $why }
record-entry = { $entry }. bejegyzés: { $why }
