# Wiederholungen und Studien von Partien.

replay-menu = Diese Wiederholung
replay-pace = Tempo
replay-link = Link zu diesem Augenblick
replay-link-here = Dieser Link gilt auf diesem Gerät. Um die Partie anderen zu zeigen, teile sie zuerst auf der Seite „Partien“.
replay-frame = Um sie in einer anderen Seite zu zeigen
replay-key-step = ein Schritt
replay-key-leap = Sprung
replay-key-round = zu einer anderen Runde
replay-key-ends = zum Anfang, zum Ende
replay-key-run = laufen lassen, anhalten

# Whose eyes, where they are not those of a player.
eyes-open = Alles offen
eyes-spectator = Zuschauer

# Was zu einer Partie hinzukommt.
study = Studie
study-comment = Kommentar zu diesem Augenblick
study-sign = Was du vom Schritt hältst
study-sign-none = kein Zeichen
study-sign-0 = gut
study-sign-1 = ein Fehler
study-sign-2 = interessant
study-sign-3 = fraglich
study-ring = Ring
study-arrow = Pfeil
study-unmark = { $count ->
    [one] Markierung entfernen
   *[other] { $count } Markierungen entfernen
}
study-pick = Klicke an, worum der Ring liegt.
study-pick-from = Klicke an, wo der Pfeil beginnt.
study-pick-to = Klicke an, wo er endet.
study-moment = Dieser Augenblick
study-lines = Folgen
study-main = Die Partie, wie sie gespielt wurde
study-steps = { $count ->
    [one] ein Schritt
   *[other] { $count } Schritte
}
study-drop = Löschen: { $name }
study-try = Ab hier andere Züge versuchen
study-play = Ab hier gegen Bots weiterspielen
study-seat = Dein Platz
study-level = Die Bots
study-begin = Beginnen
study-save = Mit der Partie sichern
study-over = Hier ist die Partie vorbei.
study-seen = Das ist, was ein Spieler von einer Partie sah. Andere Folgen brauchen die ganze Partie.
study-back = Zurück zur Studie
study-trying = Versuch: { $names }
study-from = Aus einer Studie: { $names }

# Diagramme über die Augenblicke einer Partie.
charts = Diagramme
chart-what = Was gezeigt wird
chart-go = { $chart }: Augenblick
chart-moment = Augenblick { $at }, Runde { $round }
chart-computes = Das Diagramm entsteht.
chart-of-brewery = Brauerei { $number }
chart-of-palace = Ein Palast
chart-income = Einkommen
chart-coins = Münzen
chart-palaces = Paläste
chart-harvest = Ernte jeder Runde
chart-price-hops = Preis von Hopfen
chart-price-barley = Preis von Gerste
chart-price-water = Preis von Wasser
chart-palace-price = Preis eines Palasts
chart-points = Punkte
chart-pecunia = Pecunia
chart-citizens = Bürger
chart-working = Gebäude in Betrieb

# Statistik über viele Partien.
stats = Statistik
stats-none = Noch zählt keine beendete Partie von dir. Spiele eine zu Ende.
stats-game = Spiel
stats-games = Partien
stats-won = Gewonnen
stats-due = Bei Gleichen
stats-by-level = Nach dem stärksten Bot
stats-by-level-name = Gegen
stats-by-players = Nach Zahl der Spieler
stats-by-players-name = Spieler
stats-by-seat = Nach Platz
stats-by-seat-name = Platz
stats-openings = Wie deine Partien beginnen
stats-openings-name = Die ersten zwei
stats-built = Was du baust
stats-built-name = Gebaut
stats-round = Runde
stats-people = nur Menschen
stats-all = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}, { $won } gewonnen: { $share }. Gleich starke Spieler gewännen { $due }.
stats-reads = Deine Partien werden gelesen.
stats-nothing = Noch gibt es nichts zu sagen.
stats-counted = Übungen und was in Studien versucht wurde, zählen nicht. „Gewonnen“ zählt Partien, in denen du es gebaut hast; die Runde ist die des ersten Mals.
stats-loss = Was deine Entscheidungen kosten
stats-loss-none = Von diesen Spielen wurde noch keines analysiert. Wähle „Analyse“ auf der Seite
stats-loss-hint = Punkte der Gewinnchance, die eine Entscheidung im Mittel gekostet hat, Spiel für Spiel; die Linie ist das Mittel der letzten fünf.
stats-loss-each = Je Entscheidung
stats-loss-mean = Mittel von fünf
stats-puzzles = Deine Wendepunkte
stats-puzzles-none = Fehler, die Analysen in deinen Spielen finden, sammeln sich hier, um besser gespielt zu werden.
stats-puzzles-count = { $open } von { $all } sind noch offen.
stats-puzzles-begin = Besseres finden
stats-puzzles-gone = Das Spiel dazu ist nicht mehr auf diesem Gerät.
