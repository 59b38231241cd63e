# Der Client um die Tische herum: Startseite, Einstellungen, Regelheft.

nav-home = Princely, Startseite
nav-name = Seiten
nav-play = Spielen
nav-lobby = Lobby
nav-learn = Lernen
nav-replays = Partien
nav-rules = Regeln
nav-settings = Einstellungen
nav-profile = Profil
skip = Zum Inhalt

home-title = Spielen
fuerstenfeld-players = 2 bis 5 Personen
fuerstenfeld-lede = Ernte Hopfen, Gerste und Wasser, verkaufe an die richtige Brauerei und baue als Erste sechs Paläste.
principati-players = 2 Personen
principati-lede = Zwei Fürsten, eine Karte: Lege Land Plättchen um Plättchen, errichte Gebäude, handle und gewinne die Verdienstorden.
seats = Plätze
bots = Bots
level-beginner = Anfänger
level-easy = Leicht
level-medium = Mittel
level-strong = Stark
level-master = Meister
play-now = Sofort spielen

continue = Weiterspielen
continue-none = Keine Partie ist offen. „Sofort spielen“ beginnt eine; sie bleibt in diesem Browser.
back-to-table = Zurück an den Tisch
lobby = Lobby
all-tables = Alle Tische
open-table = Tisch öffnen
join = Dazu
lobby-seats = { $taken } von { $seats } Plätzen
lobby-empty = Kein Tisch wartet auf Mitspieler.
lobby-offline = Ohne Server gibt es keine Lobby. Partien gegen Bots laufen auf diesem Gerät.
learn = Lernen
all-lessons = Alle Lektionen
replays = Partien
all-replays = Alle Partien
watch = Ansehen
replays-empty = Hier stehen beendete Partien, auf diesem Gerät.

settings = Einstellungen
language = Sprache
theme = Farben
theme-system = wie das System
theme-light = hell
theme-dark = dunkel
motion = Bewegung
motion-system = wie das System
motion-full = voll
motion-reduced = wenig
sound = Ton
sound-hint = Eine leise Glocke, wenn du am Zug bist.
letters = Buchstaben an Waren
letters-hint = H, G, W neben jedem kleinen Zeichen.
keys = Tasten mit einem Buchstaben
keys-hint = H, G, W, M, L und andere Buchstaben, und Ziffern. Strg+Z nimmt immer zurück.
settings-kept = In diesem Browser gemerkt.

rules-of = Regeln von { $game }
book-search = Im Buch suchen
book-found = { $count ->
        [0] Das steht nirgends.
        [one] 1 Stelle
       *[other] { $count } Stellen
    }
book-rule = Regel { $rule }
book-link = Link zu „{ $title }“
book-previous = Zurück
book-next = Weiter
book-turn = Kapitel davor und danach
book-other = Das andere Spiel
book-table = Tabelle
loading = Lädt …
page-failed = Diese Seite ließ sich nicht laden.
try-again = Noch einmal

not-found = Diese Seite gibt es nicht
not-found-hint = Die Adresse führt nirgendwohin: { $path }
go-home = Zur Startseite
server-gone = Der Server antwortet nicht
server-gone-hint = Partien gegen Bots gehen ohne ihn weiter. Wir versuchen es von selbst wieder.
offline = Kein Netz
offline-hint = Partien auf diesem Gerät gehen weiter.

## Games of this device

you = Du
close = Schließen
player-name = Spieler { $number }
table-gone = Dieses Spiel gibt es hier nicht
table-gone-hint = Spiele gegen Bots bleiben in dem Browser, in dem sie begannen. Dieses wurde vielleicht gelöscht.
table-failed = Der Tisch lässt sich nicht öffnen
table-failed-hint = Das Spiel selbst ist aufbewahrt. Lade die Seite neu, um es noch einmal zu versuchen.
curtain-title = { $name } ist am Zug
curtain-hint = Gib das Gerät weiter. Die anderen sehen weg.
curtain-come = Ich bin { $name }
curtain-note = Zwischen zwei Leuten an diesem Gerät ist der Tisch verdeckt, bis die nächste Person da ist.
play-title = Ein Tisch an diesem Gerät
play-hint = Menschen wechseln sich an einem Bildschirm ab; Bots nehmen die anderen Stühle. Das Spiel wird in diesem Browser gespeichert.
play-start = Beginnen
play-nobody = Jemand muss mitspielen
variant = Spiel
variant-base = Grundspiel
variant-expert = Experten
sitter-person = Mensch
chair-name = Name auf Stuhl { $number }
chair-sitter = Stuhl { $number }
hints = Rat
hints-hint = Ein starker Bot kann gefragt werden, was er täte.
memory = Gedächtnishilfe
memory-hint = Der Tisch zeigt, welche Karten du unter deinen Stapel gelegt hast.
palaces-to-win = Paläste zum Sieg
one-device = Tisch decken
with-friends = Mit Freunden
with-friends-hint = Öffnet einen Tisch beim Server und gibt einen Link für deine Freunde
begin-failed = Das Spiel konnte nicht beginnen. Versuche es noch einmal.
length = Länge
length-rounds = { $rounds } Runden
length-whole = Ganze Partie
length-minutes = { $minutes } Min.
variant-miners = Bergleute
learn-game = { $game } lernen
learn-small = Eine erste Runde, erzählt
learn-play = Jetzt spielen
contents = Inhalt
continue-more = { $count } weitere
go-on = Weiter
export = Als Datei sichern
share = Per Link teilen
delete = Löschen
delete-sure = Endgültig löschen
title-won = Du hast gewonnen
title-winner = { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } teilen den Sieg
    }
title-together = { $names }
title-against = Gegen { $names }
standing-over = { $players } Spieler, { $round } Runden
standing-turn = Runde { $round }, du bist am Zug
standing-open = Runde { $round }
replays-finished = An diesem Gerät beendet
replays-running = Laufende Spiele
record-open = Eine Aufzeichnung öffnen
record-hint = Eine Datei, die hier gesichert oder von princely record geschrieben wurde. Zieh sie hierher oder wähle sie.
record-bad = Das ist keine gültige Aufzeichnung
record-none = Öffne zuerst auf der Seite der Aufzeichnungen eine Datei.
record-other = Bisher lassen sich hier nur Spiele von Fürstenfeld ansehen.
replay-eyes = Mit wessen Augen
confirm = Jeden Bau bestätigen
confirm-hint = Ohne dies baut die Wahl eines Platzes sofort. Zurück geht es immer.
pace = Bots spielen
pace-calm = ruhig
pace-brisk = zügig
pace-instant = sofort
your-turn = du bist am Zug
turns-none = Kein Tisch wartet auf dich.
update-ready = Eine neue Version ist da.
update-now = Laden
update-later = Später
plain-name = Ohne Verschlüsselung
plain-note = Diese Seite kam ohne Verschlüsselung (http). Spielen geht wie sonst. Aber ohne Netz geht sie nicht, Benachrichtigungen gibt es nicht, und andere in deinem Netz könnten mitlesen.
plain-close = Verstanden
first-game = Dein erstes Spiel
first-game-small = Mit Anleitung, zehn Minuten
first-duel = Dein erstes Duell
first-duel-small = Geführt, fünfzehn Minuten
