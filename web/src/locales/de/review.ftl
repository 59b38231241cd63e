# Was die Entscheidungen eines beendeten Spiels gekostet haben.

review = Analyse
review-bad = Dieses Spiel lässt sich nicht analysieren
review-unfinished = Dieses Spiel wurde nicht zu Ende gespielt. Analysiert werden nur beendete Spiele.
review-seen = Diese Aufzeichnung enthält nur, was ein Zuschauer sah. Entscheidungen werden nach dem beurteilt, was ihr Spieler wusste.
review-whose = Wessen Entscheidungen
review-work = Die Analyse entsteht
review-looks = Alle Entscheidungen werden angesehen.
review-deepens = Das ist ein erster Blick. Die Entscheidungen, die am meisten gekostet haben dürften, werden jetzt genau angesehen.
review-paused = Die Analyse ruht.
review-failed = Die Analyse hat mit einem Fehler geendet.
review-progress = Fortschritt der Analyse
review-go-on = Weiter
review-stop = Anhalten
review-won = { $name } hat gewonnen.
review-won-you = Du hast gewonnen.
review-shared = { $name } hat den Sieg geteilt.
review-shared-you = Du hast den Sieg geteilt.
review-lost = { $name } hat verloren.
review-lost-you = Du hast verloren.
review-most-none = Nichts davon allein hat es entschieden.
review-most-own-against = Am meisten kosteten eigene Entscheidungen.
review-most-luck-for = Am meisten half das Glück.
review-most-luck-against = Am meisten kostete das Pech.
review-most-others-for = Am meisten half, was die anderen taten.
review-most-others-against = Am meisten kostete, was die anderen taten.
review-uncalibrated = Die Chancen sind für diese Regeln oder diese Länge nicht geeicht. Nimm sie als grobe Werte.

review-curve = Gewinnchancen im Lauf des Spiels
review-curve-go = Gewinnchancen: Augenblick
review-moment = Augenblick { $at }, Runde { $round }
review-see-moment = Am Brett ansehen
review-turns = Wendepunkte
review-turn = Runde { $round }:
review-turn-own = eigene Entscheidungen
review-turn-luck-kind = glücklich gezogen
review-turn-luck-unkind = unglücklich gezogen
review-turn-others = Spiel der anderen
review-to = auf

review-causes = Woraus das Ergebnis entstand
review-cause = Ursache
review-points = Punkte
review-start = Vor dem Spiel
review-result = Ergebnis
review-cause-own = Eigene Entscheidungen
review-cause-luck = Glück beim Ziehen
review-cause-others = Spiel der anderen
review-cause-rest = Nicht erklärt
review-causes-hint = In Hundertsteln der Gewinnchance unter starken Spielern. Zusammen ergeben sie das Ergebnis.
review-by-phase = Verlust nach Phasen
review-by-phase-name = Phase
review-by-kind = Verlust nach Art der Entscheidung
review-by-kind-name = Art
review-in = { $count ->
    [one] in einer Entscheidung
   *[other] in { $count } Entscheidungen
}
review-lost-nothing = Nichts ging mit Sicherheit verloren.
review-kind-palace = Palast gebaut
review-kind-field = Feld gebaut
review-kind-building = anderes Gebäude
review-kind-nothing = nichts gebaut

review-mattered = Die wichtigsten Entscheidungen
review-learn = Aus den eigenen Fehlern lernen
review-none = { $count ->
    [one] Eine Entscheidung, und sie war mit Sicherheit kein Fehler.
   *[other] { $count } Entscheidungen, und darunter kein sicherer Fehler.
}
review-where = Runde { $round }: { $phase }
review-verdict-good = nichts deutlich besser
review-verdict-small = Ein wenig
review-verdict-mistake = Fehler
review-verdict-big_mistake = Großer Fehler
review-done = Was getan wurde
review-better = Was ein starker Bot getan hätte
review-show = Am Brett zeigen
review-practise-one = Besseres finden
review-solved = Gelöst:
review-cost = Das kostete { $points } Punkte, ± { $error }.
review-then = Gewinnchance danach: { $chance }
review-decisions = Entscheidungen
review-before = Die teure Entscheidung davor
review-after = Die nächste teure Entscheidung
review-back = Zurück zur Analyse
review-all = Alle Entscheidungen
review-dear = Die Entscheidungen, die etwas gekostet haben
review-list-all = Alle { $count } zeigen
review-list-dear = Nur die, die etwas gekostet haben
review-how = Die Chancen gelten unter Spielern wie dem starken Bot, beurteilt nur nach dem, was man damals wissen konnte. Ein Verlust zählt, wenn er mindestens doppelt so groß ist wie sein Fehler.

# Aus den eigenen Fehlern lernen: Eine Entscheidung wird noch einmal getroffen.
exercise = Besseres finden
exercise-fold = Die Aufgabe
exercise-task = Was hier getan wurde, kostete { $points } Punkte. Was würdest du jetzt tun? Richtig ist alles, was innerhalb des Fehlers so gut ist wie das Beste.
exercise-check = Ist das besser?
exercise-judging = Es wird gegen das Beste erprobt …
exercise-right = Richtig: Nichts ist deutlich besser.
exercise-wrong = Noch nicht.
exercise-failed = Das ließ sich nicht beurteilen.
exercise-again = Noch einmal
exercise-show = Zeig es mir
exercise-shown = Das hätte ein starker Bot getan.
exercise-next = Weiter
exercise-back = Zurück
