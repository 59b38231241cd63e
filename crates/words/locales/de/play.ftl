# Spielen durch Tippen. `say-…` sind die Wörter, die verstanden werden, Synonyme durch " / " getrennt, unser
# eigenes zuerst; englische werden in jeder Sprache verstanden.

## Verbs of the games

say-keep = behalte
say-under = unter / lege
say-draw = ziehe / zieh
say-stop = genug / stopp
say-sell = verkaufe
say-build = baue
say-end = fertig / ende
say-trash = entferne
say-store = lagere
say-reserve = wähle
say-place = lege / lege zusätzlich
say-farmer = bauer
say-cannot = kann nicht / kann nichts legen
say-master = meister
say-cardinal = kardinal
say-buy = kaufe
say-coin = münze
say-commerce = handel
say-demolish = reiße ab / abriss
say-miner = bergmann
say-architect = architekt
say-produce = stelle her / produziere
say-catch = fange
say-make = mache
say-merit = verdienst

## Other words of commands

say-noise = der / die / das / den / dem / ein / eine / einen / und / für / mit / brauerei / feld / karte / plättchen / the / and / of / for / with / brewery / space
say-nothing = nichts
say-all = alles / alle
say-to = an / nach / zu
say-from = von
say-on = auf
say-at = auf / bei
say-as = als
say-rot = drehung
say-slot = platz
say-board = lagertafel
say-home = tafel
say-office = kontor
say-market = markt
say-building = bauen
say-turn = zug
say-phase = phase
say-times = mal
say-row-fish = fisch
say-row-bread = brot / schinken

## Commands at any time

say-choices = auswahl / liste
say-more = mehr / weiter
say-board-command = tisch / zeige
say-what-if = was wenn / vorschau
say-undo = rückgängig / zurück
say-hint = rat / tipp
say-why = warum
say-rules = regeln / regel
say-log = verlauf
say-names = namen / wer
say-name = heiße
say-save = speichere
say-quit = schluss / beenden
say-help = hilfe

## Parts of the table

say-part-breweries = brauereien / preise
say-part-players = spieler / bretter
say-part-hand = hand / karten
say-part-map = landkarte
say-part-belongings = ich / waren
say-part-land = land / gebäude
say-part-opponent = gegner
say-part-common = gemeingut / verdienstplättchen

## At the table

t-welcome = Tippe die Nummer einer Möglichkeit oder einen Befehl. „hilfe“ nennt die Befehle, „schluss“ speichert das Spiel und geht.
t-welcome-onlookers = Nur Bots spielen; du schaust zu.
t-seats = Am Tisch: { $list }.
t-seat-you = { $who }: du
t-seat-human = { $who }: an dieser Tastatur
t-seat-bot = { $who }: der Bot { $bot }
t-program-failed = { $bot } hat versagt: { $why }. Der Bot { $instead } nimmt den Platz ein.
t-prompt = Dein Zug:{" "}
t-prompt-named = { $name }, dein Zug:{" "}
t-hide = { $before }, drücke die Eingabetaste, um den Bildschirm zu leeren; dann ist { $player } an der Tastatur.{" "}
t-pass = { $player }, drücke die Eingabetaste, sobald du an der Tastatur sitzt.{" "}
t-forced = Nur eines ist möglich: { $action }.
t-times = { $line } ({ $count } mal)
t-group = { $title } ({ $count } Möglichkeiten)
t-more = { $count } weitere: tippe „mehr“.
t-back = „auswahl“ zeigt wieder die erste Liste.
t-unlisted = { $count ->
        [one] 1 weitere Möglichkeit lässt sich tippen
       *[other] { $count } weitere Möglichkeiten lassen sich tippen
    }, zum Beispiel: { $form }
t-empty = Tippe eine Nummer oder einen Befehl; „auswahl“ nennt, was du tun kannst, „hilfe“ erklärt.
t-no-number = Diese Nummer gibt es in der Liste nicht; sie geht von 1 bis { $most }. „auswahl“ zeigt sie noch einmal.
t-too-long = Diese Zeile ist zu lang für einen Befehl; sie wurde übergangen.
t-skipped = { $count ->
        [one] 1 weitere Zeile wurde übergangen.
       *[other] { $count } weitere Zeilen wurden übergangen.
    }
t-not-understood = „{ $line }“ ist hier kein Befehl.
t-near = Meintest du: { $near }?
t-expected-verb = Beginne mit einem von diesen: { $list }; oder tippe eine Nummer oder „hilfe“.
t-expected-end = Der Befehl ist bis „{ $rest }“ verständlich; lass das weg, oder „hilfe“ zeigt, wie man ihn tippt.
t-which = Welches: { $list }?
t-which-verb = Das könnte die Abkürzung mehrerer Wörter sein: { $list }.
t-rest-undone = { $count ->
        [one] Eines von dem, was du getippt hast, wurde nicht getan.
       *[other] { $count } Dinge von dem, was du getippt hast, wurden nicht getan.
    }
t-refused = „warum“ zeigt die ganze Regel { $rule }.
t-no-part = Was zeigen? { $list }, oder der Name einer Sache.
t-no-rule = Eine Regel „{ $asked }“ gibt es nicht; „regeln“ nennt die Abschnitte.
t-why-nothing = Seit deinem letzten Zug wurde nichts abgelehnt und kein Rat gegeben.
t-name-what = Wie möchtest du heißen? Zum Beispiel: heiße Anna
t-log-earlier = { $count } frühere Zeilen; „verlauf alles“ zeigt sie.

t-saved = Das Spiel ist in { $file } gespeichert.
t-resume = Weiter geht es mit: princely play --lang de --resume { $file }
t-look-again = Noch einmal ansehen: princely replay { $file } --step
t-not-saved = Das Spiel konnte nicht gespeichert werden: { $why }
t-not-noted = Das laufende Spiel lässt sich nicht mitschreiben: { $why }. Speichere es ab und zu.

t-undone = Zurückgenommen: { $action }.
t-undo-nothing = Du hast noch nichts getan, was sich zurücknehmen ließe.
t-undo-chance = Das lässt sich nicht zurücknehmen: Seither wurden Karten gezogen, und jemand hat sie gesehen.
t-undo-moved = Das lässt sich nicht zurücknehmen: { $name } hat seither gezogen.
t-undo-revealed = Das lässt sich nicht zurücknehmen: Die geheimen Entscheidungen wurden seither aufgedeckt.

t-hint = Der Bot { $bot } rät: { $action }. Getippt: { $typed }
t-hint-for = { $name } ist am Zug.
t-hint-chance = Hier entscheidet niemand; es werden Karten gezogen.
t-hint-over = Dort ist das Spiel zu Ende.
t-hint-no-thought = Der Bot { $bot } spielt nach Faustregeln; er vergleicht keine Alternativen.
t-hint-wins = Gewinnchance damit, unter starken Spielern: { $percent } ± { $error } Prozent.
t-hint-other = Ein anderer Weg: { $turn }; { $percent } Prozent, { $less } ± { $error } Punkte weniger.
t-hint-close = Die beiden besten Züge liegen zu nah beieinander, um sie zu unterscheiden.
t-hint-forced = Hier gibt es nichts zu wählen.
t-hint-turn = Der ganze Zug, an den er denkt: { $turn }.
t-hint-worlds = Er hat sich { $count } Fortsetzungen des Spiels vorgestellt, aus dem, was dieser Spieler wissen kann.

t-what-if = Wenn du das tätest:
t-what-if-end = Dann bist du nicht mehr am Zug.
t-what-if-hidden = Was folgt, hängt davon ab, was du nicht wissen kannst.
t-what-if-group = Nummer { $number } ist eine eigene Liste; tippe erst die Nummer, dann frage.
t-what-if-what = Was wenn was? Zum Beispiel: was wenn 2

## Help

t-help-now = Jetzt kannst du zum Beispiel tippen:
t-help-numbers = Wörter dürfen abgekürzt werden, solange sie klar sind. Eine Nummer nimmt eine Möglichkeit der Liste.
t-help-always = Jederzeit:
t-help-choices = nennt, was du tun kannst
t-help-more = zeigt die nächsten Zeilen einer langen Liste
t-help-board = zeigt den Tisch oder einen Teil davon: { $parts }; „zeige“ und der Name einer Sache erklärt sie
t-help-what-if = erzählt, was geschähe, ohne es zu tun: „was wenn 2“, „was wenn“ und ein Befehl
t-help-undo = nimmt deinen letzten Zug zurück, solange seither nichts aufgedeckt wurde
t-help-hint = fragt einen Bot, was er täte
t-help-why = erklärt die letzte Ablehnung durch ihre Regel, oder den letzten Rat
t-help-rules = die Abschnitte der Regeln; „regeln“ und ein Abschnitt oder eine Regel zeigt sie
t-help-log = was geschah, wie du es gesehen hast; „verlauf alles“ von Anfang an
t-help-names = wer wo sitzt
t-help-name = gibt dir einen Namen: „heiße Anna“
t-help-save = speichert das Spiel; „speichere“ und eine Datei wählt die Datei
t-help-quit = speichert das Spiel und geht; Strg-C tut das auch
t-help-help = diese Hilfe; „hilfe“ und ein Befehl erklärt ihn

## Fürstenfeld

t-f-about = Wer als erster { $palaces ->
        [4] vier
        [5] fünf
       *[other] sechs
    } Paläste baut, beendet das Spiel; unter denen, die { $palaces ->
        [4] vier oder mehr
        [5] fünf oder mehr
       *[other] sechs
    } haben, gewinnen die meisten Münzen. Verkaufe an eine Brauerei, was deine Felder bringen, baue Karten über deine sechs Plätze, und behalte eine Karte für die nächste Runde.
t-f-hand = Hand von { $player }: was jede Karte kostet und kann
    .you = Deine Hand: was jede Karte kostet und kann
t-f-status = Du hast { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }, { $palaces ->
        [0] keinen Palast
        [one] 1 Palast
       *[other] { $palaces } Paläste
    } und { $hand ->
        [one] 1 Karte
       *[other] { $hand } Karten
    } auf der Hand. { $goods }.
t-f-sale = { $sale }: { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }{ $surplus ->
        [0] {""}
        [one] , ein Preis fällt um 1 Feld
       *[other] , Preise fallen um { $surplus } Felder
    }
t-f-group-build = { $card } bauen für { $cost ->
        [0] nichts
        [one] 1 Münze
       *[other] { $cost } Münzen
    }
t-f-keep = { $cards } behalten; unter den Stapel { $count ->
        [one] kommt { $others }
       *[other] kommen, in dieser Reihenfolge: { $others }
    }
t-f-group-under = eine einzelne Karte unter den Stapel legen
t-f-build = { $build } für { $cost ->
        [0] nichts
        [one] 1 Münze
       *[other] { $cost } Münzen
    }
t-f-limit = Du darfst { $limit ->
        [one] 1 Karte
       *[other] { $limit } Karten
    } für die nächste Runde behalten.
t-f-group-trash = eine Karte aus dem Spiel nehmen
t-f-group-store = Waren im Lagerhaus behalten
t-f-build-over = { $build }, über { $covered }
t-f-form-keep = behalte palast 3
t-f-form-under = unter bank 1, markt: diese kommen unter den Stapel, die erste wird zuerst gezogen
t-f-form-draw = ziehe, oder genug
t-f-form-sell = verkaufe 2 hopfen 1 wasser an 3
t-f-form-office = verkaufe 2 hopfen 1 wasser an 3 kontor hopfen
t-f-form-market = verkaufe 3 hopfen an 2 markt 2 hopfen als gerste
t-f-form-nothing = verkaufe nichts
t-f-form-build = baue bank 1 auf 2
t-f-form-end = fertig
t-f-form-discard = unter bank 1, markt; oder behalte palast 3: alle anderen kommen unter den Stapel
t-f-form-store = lagere 2 hopfen 1 wasser; entferne bank 1
t-f-expected-card = Hier wird der Name einer Karte erwartet, etwa bank 1 oder palast 3.
t-f-expected-good = Hier wird eine Ware erwartet: Hopfen, Gerste oder Wasser, wie in 2 hopfen.
t-f-expected-brewery = An welche Brauerei? Antworte mit ihrer Nummer, oder schreibe alles: verkaufe 2 hopfen an 1
t-f-expected-market = Den Markt tippt man so: markt 2 hopfen als gerste
t-f-expected-space = Auf welches Feld, 1 bis 6? Antworte mit seiner Nummer, oder schreibe alles: baue bank 1 auf 2

t-f-field = bringt jede Runde { $count } { $good }
t-f-palace = { $palaces ->
        [4] vier
        [5] fünf
       *[other] sechs
    } davon beenden das Spiel
name-t-does-bank_1 = bringt jede Runde 3 Münzen
name-t-does-bank_2 = bringt jede Runde 5 Münzen
name-t-does-town_hall_1 = lässt dich 1 Karte mehr behalten
name-t-does-town_hall_2 = lässt dich 2 Karten mehr behalten
name-t-does-laboratory_1 = lässt dich jede Runde 1 Karte mehr ziehen
name-t-does-laboratory_2 = lässt dich jede Runde 2 Karten mehr ziehen
name-t-does-office = 1 Münze mehr für jede Ware einer Sorte, die du verkaufst
name-t-does-market = verkauft bis zu 3 Waren einer Sorte als eine andere
name-t-does-warehouse = bewahrt bis zu 3 unverkaufte Waren
name-t-does-magistrate = deine Scheibe geht 3 Felder tiefer, so dass du früher drankommst
name-t-does-crane = jede Karte kostet 2 Münzen weniger
name-t-does-tour_guide = bringt jede Runde 2 Münzen je Palast
name-t-does-scavenger = nimmt im Zug bis zu 2 Karten aus dem Spiel

## Principati Duello

t-p-about = Lege Plättchen um deinen Palast, baue darauf und lass deine Leute arbeiten. Ist das Ende ausgelöst, folgt eine Schlussrunde; dann gewinnen die meisten Punkte.
t-p-map = Osten ist rechts. Ein Feld zeigt seinen Besitzer (1 oder 2), seine Farbe ({ $colours }; & zwei davon, * alle) und sein Gebäude, Land oder Plättchen; ein leeres Feld zeigt seinen Ort, Spalte,Zeile. = / und \ sind Straßen, ~ ist ein Fluss.
t-p-status = Runde { $round }, { $phase }. Du hast { $pecunia } Pecunia und { $points } Punkte.
t-p-roads = Deine Straßen führen nach { $cells }.
t-p-no-roads = Keine deiner Straßen führt auf ein leeres Feld.
t-p-roads-to = Straßen { $to }
t-p-river-to = Fluss { $to }
t-p-sea-to = Meer { $to }
t-p-with = { $text }: { $more }
t-p-slot = Platz { $slot }: { $name }
t-p-price = { $deal } für { $pecunia } Pecunia
t-p-coin-fish = { $deal }: jeder gelagerte Fisch zählt am Ende { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr
t-p-coin-bread = { $deal }: jedes gelagerte Brot und jeder Schinken zählt am Ende { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr
t-p-commerce = { $deal }: zählt am Ende { $points } Punkte und bringt ein Verdienstplättchen
t-p-ask-building = "zeige steinbruch" sagt, was ein Steinbruch braucht und herstellt; so bei jedem Gebäude.
t-p-site-makes = stellt { $good } her
t-p-site-idle = würde noch nicht arbeiten; es fehlt: { $lacks }
t-p-cell = { $site }.
t-p-cell-owned = { $site }; gehört { $owner }.
t-p-cell-sides = Es hat { $sides }.
t-p-cell-none = Keines deiner Plättchen könnte jetzt auf { $at } liegen.
t-p-cell-fits = Diese deiner Plättchen könnten jetzt auf { $at } liegen:
t-p-cell-tile = Drehung { $turns }
t-p-tile-sides = Bei Drehung 0: { $sides }.
t-p-tile-plans = Es hat: { $plans }.
t-p-tile-features = Es zählt als { $features }.
t-p-tile-place = { $at } (Drehung { $turns })
t-p-tile-places = Du könntest es legen bei { $places }.
t-p-tile-nowhere = Du könntest es jetzt nirgends legen.
t-p-building = { $name }: braucht als Grundriss: { $plan }; kostet { $cost }, { $points } Punkte.
t-p-building-requires = Davor brauchst du { $list }.
t-p-building-near = Arbeitet neben: { $list }.
t-p-building-ground = Arbeitet nur auf: { $list }.
t-p-building-needs = Zum Arbeiten müssen auch arbeiten: { $list }.
t-p-building-makes = Stellt auf einmal her: { $list }.
t-p-group-extra = Start- und Verdienstplättchen
t-p-group-farmer = den Orden des Bauern zurückgeben und ein Plättchen versetzen
t-p-group-from = von { $at }
t-p-group-cardinal = den Kardinal versetzen
t-p-group-send = einen Meister von der Tafel schicken
t-p-group-recall = einen Meister zurückrufen
t-p-group-shift = einen Meister versetzen
t-p-group-sell = verkaufen
t-p-group-buy = kaufen
t-p-group-build = { $name } bauen für { $cost }
t-p-group-demolish = ein Gebäude abreißen
t-p-group-miner = den Orden des Bergmanns zurückgeben und eine Mine öffnen
t-p-group-architect = den Orden des Architekten zurückgeben und ein Gebäude versetzen
t-p-form-merit = verdienst OM1
t-p-form-keep = behalte ST_A
t-p-form-reserve = wähle lagerhaus, brunnen; oder wähle nichts
t-p-form-place = lege H02 auf 4,1 drehung 2
t-p-form-look = zeige H02: was das Plättchen ist, und wo es liegen kann; zeige 4,1: was dort liegen kann
t-p-form-masters = kardinal nach 3,1; meister nach 3,1; meister 2 nach 3,1; meister von 3,1 nach 4,1; meister von 3,1
t-p-form-trade = verkaufe 2 werkzeuge; kaufe 3 balken; handel 30
t-p-form-food = münze fisch; münze brot
t-p-form-build = baue steinbruch auf 3,1; baue lagerhaus auf 4,1 lagertafel a
t-p-form-demolish = abriss 3,1; zeige steinbruch
t-p-form-produce = produziere steinbruch 2; produziere 3,1
t-p-form-make = fange; mache karren; mache fischerboot; mache frachtschiff
t-p-form-end = fertig
t-p-expected-tile = Hier wird ein Plättchen erwartet, mit seiner Kennung oder seinem Namen: H02, straight house. „hand“ nennt deine.
t-p-expected-building = Hier wird der Name eines Gebäudes erwartet, etwa Steinbruch oder Lagerhaus.
t-p-expected-place = Hier wird ein Ort erwartet, Spalte und Zeile mit einem Komma dazwischen: 4,1
t-p-expected-slot = Welcher Platz, 1 oder 2?
t-p-expected-board = Welche Lagertafel: lagertafel a oder lagertafel b?
t-p-expected-rot = Mit welcher Drehung: { $list }? Antworte mit ihrer Zahl.
t-p-expected-figure = Wohin, oder woher? Zum Beispiel: meister nach 3,1; kardinal von 3,1
t-p-expected-good = Hier wird eine Ware erwartet, etwa 2 Balken oder Stein.
t-p-expected-row = In welche Reihe: münze fisch, oder münze brot?
t-p-expected-commerce = Welchen: handel 20, oder handel 30?
t-p-expected-workplace = Du hast kein solches Gebäude, das etwas herstellen könnte. Zum Beispiel: produziere steinbruch, produziere 3,1
t-p-expected-vehicle = Was machen: einen Karren, ein Fischerboot oder ein Frachtschiff?

## Before the game

t-menu-left = Du hast ein Spiel verlassen.
t-menu-go-on = weiterspielen: { $game } ({ $seats }), { $ago }
t-menu-new = ein neues Spiel beginnen
t-menu-left-minutes = { $count ->
        [0] gerade eben
        [one] vor einer Minute
       *[other] vor { $count } Minuten
    }
t-menu-left-hours = { $count ->
        [one] vor einer Stunde
       *[other] vor { $count } Stunden
    }
t-menu-left-days = vor { $count } Tagen
t-menu-game = Welches Spiel?
t-menu-opponents = Wie viele Gegner?
t-menu-count = { $count ->
        [one] 1 Gegner
       *[other] { $count } Gegner
    }
t-menu-bot = Wie gut sollen sie spielen?
t-level-beginner = Kennt die Regeln und wenig mehr; jeder zweite Zug ist eine Laune.
t-level-easy = Spielt, was gut aussieht, und vertut sich ab und zu.
t-level-medium = Spielt, was gerade am besten aussieht, ohne Fehler und ohne Voraussicht.
t-level-strong = Denkt ein wenig voraus: stellt sich in jedem Zug bis zu 100 Fortsetzungen vor.
t-level-master = Denkt so weit voraus, wie wir es können: stellt sich in jedem Zug bis zu 4000 Fortsetzungen vor.
t-menu-prompt = Nummer (Eingabetaste für { $usual }, q geht):{" "}
t-menu-wrong = Bitte tippe eine Zahl von 1 bis { $most }.

say-brewery = Brauerei
t-f-track = Preisleiste: { $track }. Wo die Marker stehen, Brauerei für Brauerei: { $markers }. Eine Ware über die Nachfrage hinaus zieht den Marker ein Feld hinab, ein leeres Nachfragefeld am Ende der Runde eines hinauf.
t-f-brewery = Brauerei { $number }:
t-f-brewery-good = { $good }: { $track }, zahlt { $price }; { $filled } von { $demand } gefüllt; zahlt { $next } in der nächsten Runde, wenn hier nichts mehr verkauft wird
t-f-brewery-how = Die Klammern sind der Marker. Eine Ware über die Nachfrage hinaus zieht ihn ein Feld nach links, ein leeres Nachfragefeld am Ende der Runde eines nach rechts.
t-f-last-round = Das ist die letzte Runde: danach endet das Spiel auf jeden Fall (F-END-3).
t-f-trash-palace = Wenn { $card } das Spiel verlässt, kannst du nie { $palaces ->
        [4] vier
        [5] fünf
       *[other] sechs
    } Paläste haben (F-DIS-3).
t-all-the-same = es trotzdem tun
t-f-office-pays = Mit dem Kontor bringt dieser Verkauf { $coins } Münzen, nicht { $plain }.
t-p-demolish = { $deal }; kostet { $pecunia } Pecunia, und nichts von den Baukosten kommt zurück
t-p-tile-colours = Seine Farbe: { $colours }.
t-p-closing = Das ist die Schlussrunde.
t-only = Enter tut es; „zurück“ nimmt zurück, was du davor getan hast.
t-help-about = Zu „{ $asked }“:
t-help-nothing = Zu „{ $asked }“ gibt es keine Hilfe; „hilfe“ zeigt alles, was getippt werden kann, „regeln“ das Regelbuch.
t-rules-more = { $count } weitere Regeln sprechen davon.

## What is called out

t-f-last-palaces = { $palaces ->
        [4] Vier
        [5] Fünf
       *[other] Sechs
    } Paläste ({ $who }): das ist die letzte Runde.
t-f-last-trashed = Niemand kann mehr genug Paläste haben: das ist die letzte Runde.
t-f-near-end = { $name } hat { $palaces } Paläste und kann das Spiel mit { $enough } in einem Zug beenden.
t-f-near-rounds = Das Spiel endet spätestens nach Runde { $rounds }.
t-f-unsold = Nicht verkauft und am Ende deines Zuges verloren: { $goods }.
t-f-unsold-warehouse = Nicht verkauft: { $goods }. Am Ende deines Zuges verloren, wenn du kein Lagerhaus baust.
t-f-unsold-kept = Nicht verkauft: { $goods }. Dein Lagerhaus behält bis zu 3 davon, wenn du sie einlagerst.
t-f-no-goods = Du hast nichts zu verkaufen.
t-f-few-cards = { $count ->
        [one] In deinem Stapel ist nur noch 1 Karte.
       *[other] In deinem Stapel sind nur noch { $count } Karten.
    }
t-f-warehouse-unused = Dein Lagerhaus bliebe leer, und das wäre verloren: { $goods } (F-DIS-4).
t-f-warehouse-covered = Das überbaut dein Lagerhaus, und was du nicht verkauft hast, wäre verloren: { $goods } (F-DIS-4).
t-p-end-set-off = Das Ende ist ausgelöst ({ $reason }): nach dieser Runde folgt die Schlussrunde.
t-p-last-round = Runde { $round } ist die letzte, wie vereinbart.
t-p-near-military = Nah am Ende ({ $name }): { $have } von { $need } Militärgebäuden.
t-p-near-orders = Nah am Ende ({ $name }): { $have } von { $need } Orden verdient.
t-p-near-island = Nah am Ende ({ $name }): ein Frachtschiff, das einen Hafen zur Victoria-Insel bringen kann.
t-p-few-tiles = { $count ->
        [one] Das ist das letzte Plättchen deiner Hand; wer keines legen kann, löst das Ende aus und verliert 6 Punkte.
       *[other] Nur noch { $count } Plättchen in deiner Hand; wer keines legen kann, löst das Ende aus und verliert 6 Punkte.
    }
t-p-idle-masters = { $count } Meister stehen untätig auf deiner Tafel.
t-p-full = Dein Lager ist voll.
t-p-full-long = Kein langer Platz ist frei: für Balken ist kein Platz.
t-p-full-square = Kein quadratischer Platz ist frei: nur für Balken ist noch Platz.
t-p-stock-gone = Im gemeinsamen Vorrat gibt es nichts mehr davon: { $list }.
t-p-work-left = { $count ->
        [one] 1 Arbeiter hat noch nicht gearbeitet, und es gibt Arbeit.
       *[other] { $count } Arbeiter haben noch nicht gearbeitet, und es gibt Arbeit.
    }
t-p-goods-lost = { $count ->
        [one] Ohne das Lagerhaus hat 1 Stück deiner Waren keinen Platz und ist verloren (P-STORE-04).
       *[other] Ohne das Lagerhaus haben { $count } Stück deiner Waren keinen Platz und sind verloren (P-STORE-04).
    }
t-p-sets-off = Der Bau auf { $at } löst das Ende aus: nach dieser Runde folgt nur noch die Schlussrunde.

## Colours and points

name-t-colour-green = g
name-t-colour-grey = r
name-t-colour-white = w
name-t-colour-black = s
say-part-points = punkte
t-p-lay = { $tile } auf { $at } legen
t-p-hand = { $category }, { $list }
t-p-no-colour = ohne Farbe
t-p-points = Jetzt { $points } Punkte:
t-p-points-gist = { $item } ({ $gist })
t-p-group-size = { $size }: { $points }
t-p-groups = Farben: deine Plättchen einer Farbe, die zusammenliegen, sind eine Gruppe; Punkte nach ihrer Größe: { $list }, und ebenso für größere. „zeige“ und ein Ort sagt, als was ein Plättchen dort zählt.
t-p-why-at = { $what } ({ $at })
t-p-why-what = { $what }
t-p-why-well = { $what } ({ $at }) neben dem Brunnen auf { $well }
t-p-why-sight = { $at } sieht { $other }
t-p-why-distant = { $what } ({ $at }), ohne eigene Straße zu deinem Palast
t-p-why-enclosed = leere Felder, die nur du umschließt ({ $at })
t-p-why-group = { $colour }, { $count } Plättchen ({ $at })
t-p-why-count = { $what }, Anzahl { $count },

## What a building brings

t-p-brings-citizens = Sofort bringt es { $count } Bürger, die am Ende { $points } Punkte zählen.
t-p-brings-masters = Sofort bringt sie { $count } Meister, die den Ertrag deiner Gebäude heben und am Ende { $points } Punkte zählen.
t-p-brings-slots = Sofort bringt es eine Lagertafel: Tafel a mit { $a-long } langen und { $a-square } quadratischen Plätzen, oder Tafel b mit { $b-long } und { $b-square }.
t-p-brings-price = Mit ihm verkaufst du jedes Stück für { $price } Pecunia, nicht für { $plain }.
t-p-brings-horsemen = Mit einem eigenen Brunnen bringt sie { $count } Reiter für eine Wiese oder Wacholderheide daneben, 6 für zwei; { $count } zählen { $points } Punkte, und jeder kann einen Karren haben.
t-p-brings-ships = Wenn er arbeitet, baust du dort Schiffe: ein Fischerboot fängt { $fish } Fische in jeder Runde, und jedes Schiff zählt { $points } Punkte.
t-p-brings-cargo = Er erlaubt das Frachtschiff, das { $points } Punkte zählt und einen Hafen zur Victoria-Insel bringen kann.
t-p-brings-bridge = Sie verbindet die beiden Straßenenden ihres Plättchens; sie kann nicht abgerissen werden.
t-p-brings-fortress = Sofort nimmt der andere Spieler seine Plättchen daneben zurück, und darf dort keine legen.
t-p-brings-watchtower = Der andere Spieler darf daneben keine Plättchen legen; zwei deiner Wachtürme im Abstand von zwei Schritten zählen je { $points } Punkte mehr.
t-p-brings-scout = Jeder deiner Wachtürme zählt { $points } Punkte mehr.
t-p-building-orders = Zählt für: { $list }.
t-p-building-trio = Nachbarn in dieser Folge zählen { $pair } Punkte als Paar, { $trio } zu dritt: { $list }.
t-p-building-pair = Als Nachbarn zählen sie { $pair } Punkte: { $list }.

## After the game, and pictures

t-ranking = Die Rangliste:
t-f-rank = { $place }. { $name }: { $palaces ->
        [one] 1 Palast
       *[other] { $palaces } Paläste
    }, { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
t-p-rank = { $place }. { $name }: { $points } Punkte; { $items }
t-again = Noch einmal mit denselben Spielern? „nochmal“ tippen, oder Eingabetaste zum Gehen:{" "}
say-again = nochmal / noch einmal / revanche / ja
say-picture = bild
t-help-picture = zeichnet die Landkarte als Bild in eine Datei: „bild karte.svg“
t-picture-drawn = Das Bild ist in { $file }; ein Webbrowser zeigt es.
t-picture-not = Das Bild konnte nicht gezeichnet werden: { $why }
t-picture-none = Dieses Spiel hat keine Landkarte zum Zeichnen.

## Statistics over one's own games

t-stats-none = Noch keine Partie zu Ende gespielt. „princely play“ merkt sie sich in { $folder }.
t-stats-game = { $game }: { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, { $won } gewonnen, Bestes { $best }
t-f-mark = { $coins ->
        [one] { $palaces } Paläste und 1 Münze
       *[other] { $palaces } Paläste und { $coins } Münzen
    }
t-p-mark = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
t-stats-against = gegen
t-stats-games = Partien
t-stats-won = gewonnen
t-stats-rounds = Runden
t-stats-shared = Partien mehrerer Personen oder nur von Bots: { $games }. Sie zählen für niemanden.
t-stats-unread = { $count ->
        [one] 1 Zeile ließ sich nicht lesen und ist ausgelassen.
       *[other] { $count } Zeilen ließen sich nicht lesen und sind ausgelassen.
    }

## Rückblick auf ein beendetes Spiel

t-review = Rückblick für { $name }: Vor dem Spiel betrug die Gewinnchance { $start } Prozent, das Ergebnis ist { $result }. Unter starken Spielern, in Punkten von hundert:
t-review-own = Eigene Entscheidungen: { $points }
t-review-luck = Glück: { $points }
t-review-others = Spiel der anderen: { $points }
t-review-rest = Nicht erklärt: { $points }
t-review-none = { $count ->
        [one] 1 Entscheidung wurde geprüft, und sie war kein Fehler.
       *[other] { $count } Entscheidungen wurden geprüft, und keine war ein Fehler.
    }
t-review-mistake = Fehler in Runde { $round } (Eintrag { $entry }), der { $points } ± { $error } kostete: { $done }.
t-review-big = Großer Fehler in Runde { $round } (Eintrag { $entry }), der { $points } ± { $error } kostete: { $done }.
t-review-better = Ein starker Bot würde: { $turn }.
t-review-phases = Verloren nach Phasen: { $list }
t-review-more = Mehr davon: „princely review DATEI --seat S“ mit dem gespeicherten Spiel.
t-uncalibrated = Die Chancen sind für diese Regeln oder diese Länge nicht geeicht: Nimm sie als groben Anhalt.
