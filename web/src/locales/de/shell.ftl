# Der Client um die Tische herum: Startseite, Einstellungen, Regelheft.

nav-home = Princely, Startseite
nav-name = Seiten
nav-play = Spielen
nav-lobby = Lobby
nav-learn = Lernen
nav-replays = Partien
nav-rules = Regeln
nav-settings = Einstellungen
skip = Zum Inhalt

home-title = Spielen
fuerstenfeld-players = 2 bis 5 Personen
fuerstenfeld-lede = Ernte Hopfen, Gerste und Wasser, verkaufe an die richtige Brauerei und baue als Erste sechs Paläste.
principati-players = 2 Personen
principati-lede = Zwei Fürsten, eine Karte: Lege Land Plättchen um Plättchen, errichte Gebäude, handle und gewinne die Verdienstorden.
seats = Plätze
bots = Bots
begins = Beginnt
begins-you = Du
begins-bot = Bot
begins-lot = Los
level-beginner = Anfänger
level-easy = Leicht
level-medium = Mittel
level-strong = Stark
level-master = Meister
play-now = Sofort spielen
with-friends = Mit Freunden
soon = bald

continue = Weiterspielen
continue-turn = Runde { $round }. Du bist am Zug.
continue-wait = Runde { $round }. { $name } ist am Zug.
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
lesson-first-sale = Der erste Verkauf
lesson-build-over = Überbauen
lesson-lay-tile = Ein Plättchen legen
lesson-steps = { $game }, { $steps } Schritte
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
keys-hint = H, B, W, M, L und Ziffern. Strg+Z nimmt immer zurück.
settings-kept = In diesem Browser gemerkt.

rules-of = Regeln von { $game }
rules-search = In den Regeln suchen
rules-found = { $count ->
        [0] Das sagt keine Regel.
        [one] 1 Regel
       *[other] { $count } Regeln
    }
rules-english = Das Regelheft gibt es bisher auf Englisch.
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
not-yet = Diese Seite ist noch nicht offen
not-yet-hint = Bis dahin: Spiele von der Startseite aus gegen Bots.
