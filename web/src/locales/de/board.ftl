# Das Brett von Fürstenfeld: was der Client selbst sagt. Namen von Karten und Waren, das Protokoll und Ablehnungen
# kommen aus den Worten, die das ganze Projekt teilt (crates/words/locales).

person = Mensch
stands-in = ein Bot springt ein
bot-of = Bot, { $level }
bot-beginner = Anfänger
bot-easy = leicht
bot-medium = mittel
bot-strong = stark
bot-master = Meister

letter-hops = H
letter-barley = G
letter-water = W

## Runde und Phasen

round = Runde { $round }
round-setup = Aufbau
round-over = Ende nach Runde { $round }
phases-name = Phasen der Runde
phase-setup = Aufbau
phase-draw = Ziehen
phase-harvest = Ernten
phase-sell = Verkaufen
phase-build = Bauen
phase-discard = Ablegen
phase-prices = Preise
doing-setup = baut auf
doing-draw = zieht
doing-sell = verkauft
doing-build = baut
doing-discard = legt ab
doing-over = —

## Brauereien

brewery = Brauerei
brewery-name = Brauerei { $number }
brewery-best = bis
brewery-up-to = bis { $coins }
track-name = { $good }, Preis { $price }, { $filled } von { $demand } Bedarfsfeldern belegt.
track-after = Nach diesem Verkauf: Preis { $price }.
track-next = Am Ende der Runde, wenn hier nichts mehr verkauft wird: Preis { $price }.
demand-name = Bedarf an { $good }: { $filled } von { $demand } belegt{ $coming ->
        [0] {""}
       *[other] , { $coming } mehr mit diesem Verkauf
    }.
demand-full = voll
demand-open = { $count } gesucht
demand-not-bought = kein Ankauf
demand-surplus = +{ $count } zu viel
demand-fits = passt

## Einkommensleisten, Reihenfolge, Paläste

tracks-name = Einkommensleisten
lane-this = Folge, Runde { $round }
lane-this-hint = verkaufen noch
lane-next = Folge, Runde { $round }
lane-next-hint = Einkommen bisher
discs-on = { $count ->
        [one] { $names } auf Feld { $space }
       *[other] Auf Feld { $space }, oberste Scheibe zuerst: { $names }
    }
disc-at = { $name } auf { $space }
order-name = Reihenfolge
order-sold = nahm { $income } ein
order-then = Dann
order-then-if = Dann
order-place = spielt als Nummer { $place }
palace-costs = Ein Palast kostet
palace-now = Ein Palast kostet { $price } Münzen.
palace-none = Alle Paläste stehen.
palace-left = noch { $left }, dann { $price }
palace-last = noch { $left }
palaces-of = { $count ->
        [one] 1 Palast
       *[other] { $count } Paläste
    }
coins-of = { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }
of-palaces = von { $palaces }

## Spieler

goods-none-held = keine Waren
hand-of = Hand { $count }
deck-of = Stapel { $unseen } + { $bottom }
gone-of = weg { $count }
gone-covered = Überbaut: { $cards }.
gone-palaces = Aus dem Spiel genommene Paläste: { $cards }.
gone-unseen = { $count ->
        [one] Eine weitere Karte wurde verdeckt aus dem Spiel genommen.
       *[other] { $count } weitere Karten wurden verdeckt aus dem Spiel genommen.
    }
gone-none = Nichts wurde überbaut oder aus dem Spiel genommen.
estate-name = Dein Gut
space-name = Platz { $space }
space-empty = leer
space-printed = aufgedruckt: { $good } ({ $count })
space-printed-short = gedruckt
space-legal = Die Karte kann hierhin.
space-shut = hier nicht
space-covers = überbaut { $what }

## Hand

hand-name = Deine Hand
hand-count = { $count } auf der Hand
hand-empty = Keine Karten.
hand-may-build = Nach dem Verkauf darfst du bauen
hand-built = { $built } von { $most } gebaut
hand-keep = { $count ->
        [one] 1 Karte bleibt
       *[other] Bis zu { $count } Karten bleiben
    }
deck-count = Stapel { $count }: { $unseen } neu, { $bottom } darunter
deck-short = Stapel { $count }
open-hands = Alle Hände
memory-bottom = Unter deinem Stapel, die nächste zuerst
memory-unseen = Nie gezogen, Folge unbekannt
memory-trashed = Aus dem Spiel genommen
memory-none = keine Karten
card-cost = kostet { $cost }
card-leaves = lässt { $left } von { $of }
card-lacks = { $count ->
        [one] 1 Münze fehlt
       *[other] { $count } Münzen fehlen
    }
fate-keep = bleibt
fate-under = Nummer { $place } unter dem Stapel
fate-under-short = drunter
fate-trash = weg

effect-hops_1 = Gibt jede Runde 1 Hopfen.
effect-hops_2 = Gibt jede Runde 2 Hopfen.
effect-hops_3 = Gibt jede Runde 3 Hopfen.
effect-barley_1 = Gibt jede Runde 1 Gerste.
effect-barley_2 = Gibt jede Runde 2 Gerste.
effect-barley_3 = Gibt jede Runde 3 Gerste.
effect-water_1 = Gibt jede Runde 1 Wasser.
effect-water_2 = Gibt jede Runde 2 Wasser.
effect-water_3 = Gibt jede Runde 3 Wasser.
effect-bank_1 = Zahlt in jeder Verkaufsphase 3 Münzen.
effect-bank_2 = Zahlt in jeder Verkaufsphase 5 Münzen.
effect-town_hall_1 = Behalte am Zugende 1 Karte mehr.
effect-town_hall_2 = Behalte am Zugende 2 Karten mehr.
effect-laboratory_1 = Ziehe jede Runde bis zu 1 Karte mehr.
effect-laboratory_2 = Ziehe jede Runde bis zu 2 Karten mehr.
effect-office = 1 Münze mehr für jeden Stein einer Ware.
effect-market = Verkaufe bis zu 3 Steine einer Ware als eine andere.
effect-warehouse = Behalte bis zu 3 unverkaufte Waren, auch in dieser Runde.
effect-magistrate = Deine Scheibe liegt 3 Felder unter dem Einkommen.
effect-crane = Alles, was du baust, kostet 2 Münzen weniger.
effect-tour_guide = Zahlt in jeder Verkaufsphase 2 Münzen je Palast.
effect-scavenger = Nimm je Zug bis zu 2 Karten aus dem Spiel.
effect-palace_1 = Einer der { $palaces ->
        [4] vier
        [5] fünf
       *[other] sechs
    }, die du brauchst. Nie überbaut.
effect-palace_2 = Einer der { $palaces ->
        [4] vier
        [5] fünf
       *[other] sechs
    }, die du brauchst. Nie überbaut.
effect-palace_3 = Einer der { $palaces ->
        [4] vier
        [5] fünf
       *[other] sechs
    }, die du brauchst. Nie überbaut.
effect-palace_4 = Einer der { $palaces ->
        [4] vier
        [5] fünf
       *[other] sechs
    }, die du brauchst. Nie überbaut.
effect-palace_5 = Einer der { $palaces ->
        [4] vier
        [5] fünf
       *[other] sechs
    }, die du brauchst. Nie überbaut.
effect-palace_6 = Einer der { $palaces ->
        [4] vier
        [5] fünf
       *[other] sechs
    }, die du brauchst. Nie überbaut.

## Die Leiste

bar-name = Was zu tun ist
turn-buttons = Zurücknehmen
undo = Schritt zurück
redo = Wieder vor
restart = Zug neu beginnen
step-more = Eins mehr: { $what }
step-less = Eins weniger: { $what }
step-price = zu { $price }
step-of = { $count } von { $held }
step-held = von { $held }

ask-sell = Wähle eine Brauerei und was du dort verkaufst.
ask-sell-short = An eine Brauerei verkaufen.
sell-none = keine
sell-pick-hint = Die Zahl bei jeder Brauerei ist das Meiste, was sie dir zahlt. Nichts ist verkauft, bevor du bestätigst.
sell-step-hint = Sag nun, wie viel von jeder Ware. Preise, Überschuss und deine Scheibe siehst du vor dem Bestätigen.
sell-nothing-hint = Du behältst alle Waren bis zum Zugende; dann sind sie verloren, wenn kein Lagerhaus sie hält.
why-brewery-first = Wähle zuerst eine Brauerei.
why-no-brewery = Es gibt nur { $count } Brauereien.
why-count-first = Zähle zuerst etwas zum Verkaufen ab.
why-no-more = Mehr gibt es davon nicht.
why-none-less = Davon ist nichts zurückzulegen.
why-no-exchange = Diese Brauerei nimmt gerade nichts als andere Ware.
why-same-good = Sie wird als andere Ware verkauft, nicht als sie selbst.
why-market-off = Um nichts als andere Ware zu verkaufen, schalte den Markt aus.
why-space-first = Wähle zuerst einen Platz für die Karte.
why-first = Sie ist schon die erste.
switch-not-built = nicht gebaut
switch-market-off = bis zu { $most } als andere Ware
switch-market-on = { $count } { $from } als { $to }
switch-office-off = 1 Münze mehr je Stein
switch-office-on = für { $good }
market-count = Wie viele
market-from = Steine
market-to = Verkauft als
office-good = Kontor für
quote-coins = Münzen
quote-surplus = Zu viel
quote-none = nichts
quote-unsold = { $goods } unverkauft
quote-prices = Preise
quote-same = bleiben gleich
quote-disc = Scheibe
quote-on = auf
quote-office-idle = Das Kontor bleibt ungenutzt.
disc-first = du beginnst
disc-first-so-far = bisher als Erste
disc-place = du bist Nummer { $place }
disc-place-so-far = bisher Nummer { $place }
act-sell = Für { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } verkaufen
act-sell-open = Wähle, was du verkaufst
act-sell-short = Verkaufen
act-sell-nothing = Nichts verkaufen
act-most = Am meisten

ask-build = { $left ->
        [one] Baue noch eine Karte, oder nichts mehr.
       *[other] Baue bis zu { $left } Karten, oder nichts mehr.
    }
ask-build-short = { $left ->
        [one] Noch eine Karte bauen?
       *[other] Bis zu { $left } Karten bauen.
    }
ask-build-space = Wähle einen Platz für { $card }.
ask-build-confirm = { $card } auf Platz { $space }?
hint-build = Wähle eine Karte, dann einen Platz; oder ziehe sie dorthin.
hint-build-space = Leuchtende Plätze gehen. Drücke 1 bis 6, oder ziehe die Karte dorthin.
hint-build-tap = Tippe eine Karte an, dann einen Platz. Halte eine Karte, um zu lesen, was sie tut.
build-space = Platz { $space }
build-free = leer, nichts wird überbaut
build-covers = überbaut { $what } für immer
build-harvest = Ernte
build-crane = Kran: { $to } statt { $from }
build-cannot = Geht jetzt nicht
act-build = Auf Platz { $space } bauen
act-build-open = Wähle einen Platz
act-drop = Zurücklegen
act-end-build = Nichts mehr bauen

ask-discard = { $limit ->
        [one] Wähle die Karte, die auf der Hand bleibt.
       *[other] Wähle bis zu { $limit } Karten, die auf der Hand bleiben.
    }
ask-discard-short = { $limit ->
        [one] Welche Karte bleibt?
       *[other] Welche bleiben? Bis zu { $limit }.
    }
ask-keep-one = Wähle eine Karte für den Anfang.
ask-arrange = Ordne die anderen Karten unter dem Stapel.
hint-sort = Die anderen kommen in der gezeigten Reihenfolge unter deinen Stapel; ziehe eine Karte, klicke sie nach vorn oder nimm die Pfeiltasten.
sort-under = Unter den Stapel, in dieser Folge
sort-none = nichts
sort-keep = Behalten
sort-out = Aus dem Spiel:
sort-earlier = { $card }, Nummer { $place }: nach vorn
sort-trash = { $card } aus dem Spiel nehmen
sort-back = { $card } im Spiel lassen
store-name = Lagerhaus: { $kept } von { $most }
warn-trash-palace = Ohne diesen Palast kannst du keine { $palaces ->
        [4] vier
        [5] fünf
       *[other] sechs
    } mehr bauen.
act-set-up = Mit dieser Karte beginnen
act-end-turn = Zug beenden
act-end-turn-keep = Zug beenden, { $card } bleibt
act-end-turn-keep-many = Zug beenden, { $count } Karten bleiben

ask-draw = { $most ->
        [one] Du darfst noch 1 Karte ziehen.
       *[other] Du darfst noch bis zu { $most } Karten ziehen.
    }
hint-draw = Eine nach der anderen: Sieh jede an, bevor du die nächste nimmst.
draw-deck = Stapel: { $unseen } nie gezogen, { $bottom } darunter gelegt.
act-draw = Noch eine ziehen
act-stop-drawing = Keine mehr

wait-chance = Karten werden ausgeteilt.
wait-sent = Dein Zug ist unterwegs.
wait-unsent = Dein Zug wartet auf die Verbindung.
wait-sent-hint = Der Tisch antwortet gleich.
wait-unsent-hint = Du kannst dich solange umsehen.
wait-setup = { $name } wählt eine Karte.
wait-draw = { $name } überlegt, ob mehr Karten kommen.
wait-sell = { $name } verkauft.
wait-build = { $name } baut.
wait-discard = { $name } ordnet die Hand.
wait-many = Es wählen: { $names }.
wait-next = Du kommst als Nächstes.
wait-after = { $count ->
        [one] Du kommst als Übernächstes.
       *[other] { $count } sind vor dir dran.
    }
wait-done = Du hast in dieser Runde gespielt.
try-out = Zug ausprobieren
try-out-hint = Spiele deinen Zug, als wärst du jetzt dran. Nichts wird gesendet, und dein vorbereiteter Verkauf bleibt stehen.
try-out-on = Nur probiert: Nichts wird gesendet.
try-out-stop = Zurück zum Spiel
wait-watching = Du siehst zu.

over-you = Du gewinnst mit { $palaces ->
        [one] 1 Palast
       *[other] { $palaces } Palästen
    } und { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
over-other = { $name } gewinnt mit { $palaces ->
        [one] 1 Palast
       *[other] { $palaces } Palästen
    } und { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
over-shared = { $names } teilen sich den Sieg mit { $palaces ->
        [one] 1 Palast
       *[other] { $palaces } Palästen
    } und { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
over-hint = Das Spiel endete nach Runde { $round }.
over-hint-ended = Das Spiel endete in Runde { $round }.
over-ended = Das Spiel ist zu Ende.
act-rematch = Revanche
act-replay = Ansehen
act-leave = Startseite
result-name = Ergebnis
result-place = Rang
result-player = Wer
result-palaces = Paläste
result-coins = Münzen
result-board = Tableau
result-course = Einnahmen jeder Runde
result-course-said = Einnahmen jeder Runde: { $incomes }. { $palaces ->
        [0] Keine Paläste.
       *[other] Paläste in diesen Runden: { $rounds }.
    }
result-winner = Sieg
result-by-palaces = Mehr Paläste entscheiden.
result-by-coins = Unter denen mit { $palaces ->
        [4] vier oder mehr
        [5] fünf oder mehr
       *[other] sechs
    } Palästen gewinnen die meisten Münzen.
result-by-coins-tied = Die Paläste sind gleich, also gewinnen die meisten Münzen.
result-by-resignation = { $name } hat aufgegeben, deshalb war das Spiel vorzeitig zu Ende.
result-by-resignation-you = Du hast aufgegeben, deshalb war das Spiel vorzeitig zu Ende.
result-by-time = Die Zeit von { $name } ist abgelaufen, deshalb war das Spiel vorzeitig zu Ende.
result-by-time-you = Deine Zeit ist abgelaufen, deshalb war das Spiel vorzeitig zu Ende.
result-by-shared = Paläste und Münzen sind gleich, also ist der Sieg geteilt.
result-by-left = { $names } hat das Spiel verlassen und kann nicht mehr gewinnen.
result-by-agreement = Alle wollten das Spiel beenden und teilen den Sieg.
result-by-abort = { $name } hat das Spiel abgebrochen. Niemand hat gewonnen.
result-by-abort-you = Du hast das Spiel abgebrochen. Niemand hat gewonnen.
result-left = ausgestiegen
word-undo = { $name } hat einen Zug zurückgenommen.
word-time_out = Die Zeit von { $name } ist abgelaufen: Ein Bot springt ein.
word-loses = Die Zeit von { $name } ist abgelaufen, das Spiel verloren. Ein Bot spielt weiter.
word-resign = { $name } hat aufgegeben. Ein Bot spielt weiter und kann nicht gewinnen.
word-takeover = { $name } ist nicht da: Ein Bot springt ein.
word-return = { $name } spielt jetzt, nicht der Bot.
word-pause = Das Spiel ruht.
word-resume = { $name } hat die Pause beendet.
table-problem-paused = Das Spiel ruht gerade.
table-problem-abort_late = Alle haben schon gespielt: Das Spiel lässt sich nicht mehr abbrechen.
table-problem-turn_lost = Deine Zeit für diesen Zug ist um. Danach bist du wieder dran.

## Protokoll, Reiter, Verbindung

log-name = Protokoll
log-fold = Protokoll einklappen
log-unfold = Protokoll öffnen
log-look = Diesen Moment ansehen
log-empty = Noch ist nichts geschehen.
tabs-name = Teile des Tisches
tab-sell = Verkauf
tab-build = Bauen
tab-discard = Ablegen
tab-keep = Aufbau
tab-arrange = Aufbau
tab-draw = Ziehen
tab-wait = Tisch
tab-over = Ergebnis
tab-market = Markt
tab-estate = Gut
tab-rivals = Rivalen
tab-log = Protokoll
link-lost = Keine Verbindung.
link-lost-hint = Deine Schritte bleiben erhalten.
link-lost-waits = Dein Zug wartet und geht hinaus, sobald sie wieder da ist.
link-outdated = Eine neue Fassung ist da.
link-outdated-hint = Der Server hat sie schon. Deine Schritte bleiben.
table-problem-undo_chance = Seither wurden Karten gezogen: Der Zug lässt sich nicht mehr zurücknehmen.
table-problem-undo_revealed = Seither ist Verdecktes offen geworden: Der Zug lässt sich nicht mehr zurücknehmen.
table-problem-undo_late = Hier lässt sich ein Zug nur zwei Sekunden lang allein zurücknehmen: Frag die anderen.
table-problem-undo_time = Für diesen Zug bliebe keine Zeit mehr: Er lässt sich nicht mehr zurücknehmen.
table-problem-undo_others = Andere haben seither gespielt und müssten zustimmen.
table-problem-nothing_to_undo = Es gibt nichts zurückzunehmen.
table-problem-offer_gone = Der Vorschlag gilt nicht mehr.
table-problem-no_hints = An diesem Tisch kann niemand um Rat gefragt werden.
table-problem-not_asked = Der Bot weiß für diesen Augenblick keinen Rat.
table-problem-over = Das Spiel ist vorbei.
table-problem-not_your_seat = Dieser Platz ist nicht deiner.
table-problem-too_many = Das war zu oft. Versuche es in einer Minute wieder.
table-problem-busy = Der Tisch hat gerade zu viel zu tun. Nichts ist geschehen; versuche es noch einmal.
table-problem-not_stored = Es konnte nicht gespeichert werden. Nichts ist geschehen.
table-problem-other = Das ging nicht: { $code }
title-your-turn = Dein Zug
say-standing = { $name }: { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }, { $palaces ->
        [one] 1 Palast
       *[other] { $palaces } Paläste
    }.
say-your-turn = Du bist am Zug.
say-turn = { $count ->
        [one] Am Zug ist { $names }.
       *[other] Es wählen noch: { $names }.
    }
say-sale = { $house }: { $goods }. { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }, { $order }.
say-sale-none = noch nichts gezählt.
say-build = { $coins ->
        [one] 1 Münze bliebe übrig.
       *[other] { $coins } Münzen blieben übrig.
    }

## Erklärungen

explain-price = Preis
explain-price-text = Was die Brauerei für einen Stein zahlt. Oben ist teuer: Leere Bedarfsfelder treiben ihn am Rundenende hinauf, Überschuss drückt ihn. Bei 0 wird die Ware nicht gekauft.
explain-demand = Bedarf
explain-demand-text = Verkaufte Steine belegen diese Felder bis zum Rundenende. Was kein Feld findet, ist Überschuss, und jeder Stein davon senkt den Preis um ein Feld.
explain-brewery = Brauerei
explain-brewery-text = Du verkaufst je Runde an eine Brauerei. Ihr Bedarf bleibt das ganze Spiel gleich.
explain-income = Einkommen
explain-income-text = Nach dem Verkauf rückt deine Scheibe auf der anderen Leiste auf dein Einkommen. In der nächsten Runde spielt die niedrigste Scheibe zuerst, auf einem Feld die oberste.
explain-palace-price = Palastpreis
explain-palace-price-text = So viel kostet jeder Palast. Jeder gebaute legt einen Marker hierher; sind es so viele wie Spieler, gilt sofort der nächste Preis.
explain-order = Reihenfolge
explain-order-text = Die niedrigste Scheibe auf der Einkommensleiste spielt zuerst, auf einem Feld die oberste.
explain-palaces = Paläste
explain-palaces-text = Wer { $palaces ->
        [4] vier
        [5] fünf
       *[other] sechs
    } baut, beendet das Spiel mit dieser Runde.
explain-coins = Münzen
explain-coins-text = Damit zahlst du, was du baust. Unter denen mit { $palaces ->
        [4] vier oder mehr
        [5] fünf oder mehr
       *[other] sechs
    } Palästen gewinnen die meisten Münzen.
explain-hand = Handkarten
explain-hand-text = Am Zugende bleibt eine Karte, mit Rathäusern mehr. Die anderen kommen unter den Stapel.
explain-deck = Stapel
explain-deck-text = Nie gezogene Karten, und solche, die darunter gelegt wurden. Niemand sieht die Folge eines anderen.
explain-gone = Aus dem Spiel
explain-goods = Waren
explain-goods-text = Jedes sichtbare Feld gibt jede Runde seine Waren. Was nicht verkauft wird, ist verloren, wenn kein Lagerhaus es hält.
explain-space = Bauplatz
explain-space-text = Überbaue alles außer Palästen. Was überbaut ist, ist für immer aus dem Spiel.
explain-round = Die Runde
explain-round-text = Alle ziehen und ernten zugleich. Dann verkauft, baut und legt einer nach dem anderen ab; zuletzt steigen die Preise, wo Bedarf offen blieb.
explain-keys = Pfeile: weiter. Tab: die Regel. Esc: fertig.
explain-things = Die Dinge auf dem Tisch erklären

## Looking back, advice, keys

log-since = seit deinem letzten Zug
take-back = Zug zurücknehmen
take-back-practice = Deinen letzten Zug zurücknehmen. Das Spiel zählt dann als Übung.
back-ask = Den ganzen Zug zurücknehmen?
back-ask-hint = Die anderen haben schon darauf geantwortet. Du beginnst wieder dort, wo dein Zug begann, und das Spiel zählt von da an als Übung.
back-ask-yes = Zurücknehmen
back-ask-no = Weiterspielen
quote-banks = { $coins } davon von deinen Gebäuden
last-round = Letzte Runde
ending-palaces = Jemand hat { $palaces ->
        [4] vier
        [5] fünf
       *[other] sechs
    } Paläste: Das Spiel endet mit dieser Runde.
ending-trashed = Alle haben einen Palast aufgegeben: Das Spiel endet mit dieser Runde.
ending-rounds = Die Zahl der Runden ist begrenzt, und dies ist die letzte.
practice = Übung
look-at = Rückblick: Augenblick { $at } von { $last }
look-tried = Andere Folge: Augenblick { $at } von { $last }
look-hint = Das Spiel geht derweil weiter; hier ändert sich nichts daran.
look-over-hint = Das Spiel ist vorbei; so stand es damals.
look-quiet = Der Tisch, wie er aufgebaut wurde.
look-moment = Augenblick
look-end = Zurück zum Spiel
look-over-end = Zurück zum Ergebnis
look-record-hint = Eine Aufzeichnung: Hier spielt niemand mehr.
look-record-end = Alle Partien
look-record-open = In Princely öffnen
look-first = Zum Anfang
look-back = Einen Schritt zurück
look-on = Einen Schritt weiter
look-last = Zum Ende
look-leap-back = Sprung zurück
look-leap-on = Sprung vor
leap-to = Wohin ein Sprung führt
leap-round = Runde
leap-turn = Zug
leap-decision = Entscheidung
leap-seat = Züge: { $name }
hint-ask = Einen Bot fragen, was er täte
hint-thinks = Der Bot denkt nach
hint-close = Rat weglegen
hint-title = Ein starker Bot täte dies:
hint-take = So machen
hint-take-end = So machen und den Zug beenden
hint-chance = Gewinnchance danach: { $chance }
hint-rough = (für diese Regeln nicht geeicht)
hint-others = Die besten anderen Züge
hint-or = Oder: { $turn }
hint-toss-up = zu knapp, um es zu sagen
hint-less = { $points ->
    [one] { NUMBER($points, minimumFractionDigits: 1) } Punkt weniger
   *[other] { NUMBER($points, minimumFractionDigits: 1) } Punkte weniger
}
keys-list = Tasten
key-brewery = eine Brauerei wählen
key-goods = eine Ware mehr; mit Umschalt eine weniger
key-most = der Verkauf, der am meisten bringt
key-confirm = das Vorbereitete bestätigen
key-card = zu einer Handkarte gehen
key-space = die gehobene Karte auf einen Platz legen
key-drop = die Karte zurücklegen
key-undo = einen Schritt zurück
key-redo = noch einmal tun
key-hint = einen Bot um Rat fragen; noch einmal: zu seinem Knopf
key-explain = Dinge erklären: Pfeile führen weiter, Tab zur Regel, Esc beendet es
key-log = Protokoll auf oder zu
key-state = sagen, wie alle stehen
key-last = sagen, was zuletzt geschah
key-turn = sagen, wer am Zug ist, und die Uhren
key-help = diese Liste
guide-name = Anleitung
guide-step = Erstes Spiel, { $number } von { $last }
guide-fold = Anleitung zuklappen
guide-unfold = Anleitung aufklappen
guide-next = Weiter
guide-offer = Jetzt gegen leichte Bots spielen
guide-aim = Du bewirtschaftest Felder, verkaufst an Brauereien und baust. Wer zuerst sechs Paläste hat, beendet das Spiel. Du spielst gegen einen Bot; nimm dir Zeit.
guide-draw = Jede Runde beginnt mit neuen Karten von deinem eigenen Stapel. Sie sind auf deiner Hand; du brauchst sie, wenn du baust.
guide-goods = Deine aufgedruckten Felder haben dir eben diese Waren gebracht. Was du in diesem Zug nicht verkaufst, ist verloren.
guide-brewery = Wähle eine Brauerei. Die Zahl dort ist das Meiste, was sie dir zahlt.
guide-count = Sag nun mit Plus und Minus, wie viel du von jeder Ware verkaufst. „Am meisten“ trägt den einträglichsten Verkauf ein.
guide-foresee = Noch ist nichts verkauft. Unten siehst du die Münzen, den Überschuss, der Preise drückt, und wohin deine Scheibe ginge. Bestätige, wenn es dir gefällt.
guide-card = Nun darfst du bauen. Wähle eine Karte, die du bezahlen kannst; was nicht geht, sagt warum. Kleine Felder sind ein guter Anfang.
guide-space = Beleuchtete Plätze sind möglich. Ein leerer Platz kostet nichts; was du überbaust, ist für immer weg. Wähle einen und bestätige.
guide-no-more = Baue noch einmal, wenn du kannst und willst, oder baue nicht mehr. Zurück geht jeder Schritt, bis dein Zug endet.
guide-keep = Am Ende des Zuges bleibt eine Karte auf der Hand. Wähle sie; die anderen kommen unter deinen Stapel und später wieder.
guide-end-turn = Beende deinen Zug. Erst jetzt wird alles gesendet.
guide-draw-more = Dein Laboratorium lässt dich mehr Karten ziehen. Zieh, wenn du Besseres suchst: Was du nicht behältst, kommt wieder unter deinen Stapel.
guide-marks = Blaue Ringe zeigen, was sich seit deinem letzten Zug geändert hat. Das Protokoll sagt es in Worten; ein Klick auf eine Zeile zeigt den Augenblick.
guide-prices = Preise leben: Wo Nachfrage offen blieb, stiegen sie am Ende der Runde, Überschuss drückt sie. Verkaufe, wo andere nicht waren.
guide-order = Deine Scheibe zeigt dein Einkommen. Die niedrigste Scheibe spielt nächste Runde zuerst: Viel Einkommen heißt, spät zu verkaufen.
guide-over = Sind alle Plätze voll, überbaust du, was am wenigsten bringt. Ein großes Feld zahlt sich in wenigen Runden aus.
guide-palace = Du könntest jetzt einen Palast bezahlen. Jeder gebaute Palast bringt den nächsten Preis näher; doch ein Palast belegt seinen Platz für immer.
guide-when = Von nun an ist die Frage: den Hof ausbauen oder unter Palästen begraben? Behalte die Felder, die am besten verkaufen, bis zuletzt.
guide-last-round = Jemand hat sechs Paläste: Das ist die letzte Runde. Unter denen mit sechs gewinnen die meisten Münzen.
guide-end = Das war dein erstes Spiel. Spiele weiter gegen einen stärkeren Bot oder mit Freunden.
story-most = { $name } hatte die beste Runde: Einkommen { $income } in Runde { $round }.
story-most-you = Du hattest die beste Runde: Einkommen { $income } in Runde { $round }.
story-first-palace = { $name } baute den ersten Palast, in Runde { $round }.
story-first-palace-you = Du hast den ersten Palast gebaut, in Runde { $round }.
