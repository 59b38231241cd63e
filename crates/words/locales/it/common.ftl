# Parole che servono a ogni gioco.

player = Giocatore { $number }
you = tu

## Elenchi: "a", "a e b", "a, b e c"

list-more = { $left }, { $right }
list-last = { $left } e { $right }

## Registrazioni

record-setup = preparazione: { $why }
record-entry = voce { $entry }: { $why }
