# Der Tisch von Principati Duello. Namen von Plättchen, Gebäuden, Waren und Orden, Verlauf und Absagen kommen von der Engine.

pd-house-0 = Haus der Sonne
pd-house-1 = Haus des Mondes
pd-miners = Bergleute
pd-bot = Bot: { $level }
pd-first = 1.
pd-you-first = du beginnst
pd-other-first = { $name } beginnt
pd-of = { $have } von { $need }
pd-of-rounds = von { $last }
pd-closing = Schlussrunde
pd-closing-says = Das ist die Schlussrunde: das letzte Plättchen, die letzten Gebäude.
pd-away = bei der Arbeit
pd-storage = Lager
pd-nothing = nichts
pd-nobody = Niemandes
pd-stored = Lager: { $goods }; { $used } von { $total } Plätzen belegt
pd-open-points = { $name }: woher die Punkte kommen
pd-say-standing = { $name }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $pecunia } Pecunia.

## Phases

pd-phases = Phasen der Runde
pd-phase-setup = Aufbau
pd-phase-draft = Plättchen behalten
pd-phase-draft2 = Startplättchen wählen
pd-phase-reserve = Gebäude vormerken
pd-phase-place = Legen
pd-phase-masters = Meister
pd-phase-trade = Handel
pd-phase-construct = Bauen
pd-phase-produce = Herstellen
pd-phase-over = Ende

## Counts and colours

pd-colour-green = grün
pd-colour-grey = grau
pd-colour-white = weiß
pd-colour-black = schwarz
pd-count-citizen = { $count ->
        [one] 1 Bürger
       *[other] { $count } Bürger
    }
pd-count-master = { $count ->
        [one] 1 Meister
       *[other] { $count } Meister
    }
pd-count-horseman = { $count ->
        [one] 1 Reiter
       *[other] { $count } Reiter
    }
pd-count-cardinal = der Kardinal
pd-tiles = { $count } Plättchen
pd-roads = { $count ->
        [one] 1 Straßenseite
       *[other] { $count } Straßenseiten
    }
pd-pieces = { $count ->
        [one] 1 Stück
       *[other] { $count } Stück
    }
pd-workers = { $count ->
        [0] Kein Arbeiter mehr
        [one] Noch 1 Arbeiter
       *[other] Noch { $count } Arbeiter
    }
pd-made = { $made } von { $capacity } hergestellt
pd-most = höchstens { $count }

## The map

pd-map = Karte
pd-cell-empty = leer
pd-cell-fits = { $count ->
        [one] Das Plättchen passt in 1 Drehung
       *[other] Das Plättchen passt in { $count } Drehungen
    }
pd-cell-pinned = Das Plättchen liegt hier bereit; Enter legt es
pd-cell-slot = Wählbar
pd-cell-from = Kann versetzt werden
pd-cell-to = Mögliches Ziel
pd-does-not-fit = Passt nicht auf { $at }
pd-overlays = Auf der Karte zeigen
pd-overlay-groups = Farbgruppen
pd-overlay-chains = Ketten
pd-overlay-roads = Straßen
pd-overlay-enclosed = Eingeschlossene Felder
pd-overlay-distant = Entlegene Gebäude
pd-overlay-says-groups = Plättchen einer Farbe, die beisammenliegen, bringen Punkte. Ein einzelnes kostet welche.
pd-overlay-says-chains = Gebäude, die füreinander arbeiten, zählen als Kette.
pd-overlay-says-roads = Straßen, die zu einem Palast führen, in der Farbe seines Besitzers.
pd-overlay-says-enclosed = Leere Felder, ringsum von Plättchen eines Spielers umgeben, kosten Punkte.
pd-overlay-says-distant = Gebäude ohne eigene Straße zum eigenen Palast kosten Punkte.
pd-overlay-none = Zurzeit gibt es keine.
pd-zoom = Ausschnitt
pd-zoom-in = Näher
pd-zoom-out = Weiter weg
pd-fit-map = Ganze Karte
pd-last-move = Letzter Zug des Gegners
pd-graph-show = Produktionsgraph
pd-bare = Nur die Karte
pd-overview = Übersicht: klicken oder ziehen bewegt die Ansicht, ebenso die Pfeiltasten
pd-worth-here = Punkte hier
pd-could-stand = Könnte hier stehen
pd-wake-ask = Welches meiner Plättchen brächte es in Gang?
pd-wake-these = Mit einem davon würde es arbeiten:
pd-wake-none = Keines deiner Plättchen allein brächte es jetzt in Gang.
pd-out-of-sight = { $count ->
        [one] 1 Feld außer Sicht
       *[other] { $count } Felder außer Sicht
    }
pd-new-out-of-sight = { $count ->
        [one] 1 neues Plättchen außer Sicht
       *[other] { $count } neue Plättchen außer Sicht
    }
pd-turn = Drehung
pd-turn-on = Im Uhrzeigersinn drehen
pd-turn-back = Zurückdrehen

## Sheets

pd-players = Spieler
pd-side = Blätter
pd-tab-turn = Jetzt
pd-tab-tiles = Plättchen
pd-tab-points = Punkte
pd-tab-log = Verlauf
pd-sheet-open = Blatt öffnen
pd-sheet-close = Größe des Blatts ändern
pd-hand = Deine Plättchen
pd-hand-of = Plättchen von { $name }
pd-hand-other = Plättchen des Gegners zeigen
pd-hand-own = Eigene Plättchen zeigen
pd-search = Name, Gebäude oder Farbe
pd-also-mountain = Hügel
pd-fits = Passt
pd-fits-at = Passt auf { $at }
pd-any-cell = Überall
pd-plan = Bauplatz
pd-any-plan = Jeder Bauplatz
pd-fit-of = { $fit } von { $count } passen
pd-fits-nowhere = passt nirgends
pd-no-tile = So ein Plättchen gibt es nicht.
pd-for-start = Wird zusätzlich zum Plättchen der Runde gelegt
pd-for-merit = Wird zusätzlich zum Plättchen der Runde gelegt
pd-for-special = Schule, Markt, Hafen: je ein Bauplatz
pd-for-house = Bauplätze für Höfe und Werkstätten
pd-for-castle = Bauplätze für Burgen, Festungen
pd-for-watchtower = Bauplätze für Wachtürme
pd-for-well = Bauplätze für Brunnen
pd-for-mine = Bauplätze für Minen
pd-for-road = Verbinden Plättchen mit deinem Palast
pd-for-natural = Wälder, Felder und Berge
pd-for-water = Flüsse und Meer
pd-for-island = Die Insel Victoria
pd-feature-for = { $feature }: für { $names }
pd-feature-blue_spring = Blaue Quelle: Jeder Brunnen daneben gibt 2 Wasser statt 1
pd-feature-bog = Moor: Daneben darf kein Plättchen mit Bauplatz liegen, und Bauen kostet dort doppelt, für beide
pd-best = Bestenfalls { $points }, auf { $at }
pd-busiest = Bei { $at } beginnt zu arbeiten: { $names }
pd-hand-point = Zeige auf ein Plättchen und lies, wozu es gut ist.
pd-brings = Bringt: { $names }
pd-brings-free = Bringt umsonst ein Gebäude mit: { $name }. { $purpose }
pd-board = Lagertafel
pd-board-slots = { $long } lange und { $square } quadratische Plätze mehr
pd-draft-title = Behalte ein Startplättchen
pd-draft2-title = Wähle dein Startplättchen
pd-draft-hint = Das andere bekommt dein Gegner. Beide wählen geheim.
pd-draft2-hint = Wähle das Plättchen, das du legen wirst. Beide wählen geheim.
pd-draft-other = { $name } wählt aus
pd-merit-title = Nimm ein Verdienstplättchen
pd-merit-hint = Dein neuer Orden bringt eines. Du legst es zusätzlich, beim Legen.
pd-reserve-title = Gebäude deines Startplättchens
pd-reserve-hint = Sie stehen sofort, wenn du das Plättchen legst, und kosten nichts. Beide wählen geheim.
pd-reserve-none = Nichts
pd-slot = Platz { $number }: { $plan }
pd-slot-at = { $plan } auf { $at }
pd-all-slots = Alle Plätze
pd-masters-title = Meister gehen zur Arbeit
pd-masters-hint = Jede Figur an einem Arbeitsplatz erhöht, was er herstellen kann.
pd-masters-none = Niemand kann versetzt werden.
pd-at-home = Zu Hause:
pd-master-send = Noch ein Meister: { $name }
pd-master-home = Einen Meister heimholen: { $name }
pd-cardinal-send = Den Kardinal schicken: { $name }
pd-cardinal-home = Den Kardinal heimholen: { $name }
pd-trade-title = Markt
pd-good = Ware
pd-sell = Verkaufen
pd-buy = Kaufen
pd-sell-one = { $good }: 1 Stück für { $price } verkaufen
pd-buy-one = { $good }: 1 Stück für { $price } kaufen
pd-wanted = Was gebaut werden könnte
pd-paid-for = Bezahlbar: { $names }.
pd-can-pay = Das kannst du jetzt bezahlen
pd-wanted-buy = { $name }: { $goods } kaufen für { $price }
pd-idle = steht erst still
pd-in-store = { $count } im Lager
pd-sell-all = Alle { $count } verkaufen ({ $good }) für { $price }
pd-buy-most = { $count } kaufen ({ $good }) für { $price }
pd-goods-all = Alle Waren
pd-goods-fewer = Weniger Waren
pd-food = Speisemünzen
pd-food-hint = Jedes gelagerte Stück zählt dann { $points } mehr: { $count ->
        [0] noch hast du keines.
        [one] du hast 1, also { $now }.
       *[other] du hast { $count }, also { $now }.
    }
pd-commerce = Handelsorden
pd-commerce-hint = Zählt am Ende seinen Preis und bringt jetzt ein Verdienstplättchen.
pd-construct-title = Bauen
pd-construct-hint = Wähle einen Platz, hier oder auf der Karte.
pd-build-use = Nützt sofort
pd-build-idle = Stünde still
pd-build-not = Jetzt nicht
pd-each-costs = Jedes kostet
pd-works-at-once = Arbeitet sofort
pd-works = arbeitet
pd-makes = Stellt her: { $good }
pd-serves = Dient: { $names }
pd-asks = braucht: { $what }
pd-brings-citizens = { $count ->
        [one] Bringt 1 Bürger
       *[other] Bringt { $count } Bürger
    }
pd-does-scout_tower = Deine Wachtürme zählen mehr
pd-does-watchtower = Zählt mehr in Sicht eines anderen
pd-does-warehouse = Doppelt so viel Lager
pd-does-market = Was du verkaufst, bringt mehr
pd-does-school = Bringt Meister
pd-does-port = Baut Schiffe
pd-does-lighthouse = Weist Schiffen den Weg zur Insel Victoria
pd-does-riding_hall = Bringt Reiter und baut Karren
pd-does-bridge = Führt eine Straße über den Fluss
pd-outlook = Bis zum Ende bis zu { $points }: { $goods }, verkauft für { $price }
pd-outlook-money = Bis zum Ende bis zu { $points }: { $goods }
pd-nothing-now = Hier kann jetzt nichts gebaut werden
pd-no-slots = Keiner deiner Plätze ist frei.
pd-by-miner = Kostenlos: Der Orden des Bergmanns geht zurück, für { $reward } Pecunia
pd-miner-hint = Dein Orden des Bergmanns kann ein Bergwerk kostenlos öffnen: Wähle einen Bergwerksplatz. Das bringt { $reward } Pecunia.
pd-architect-hint = Gib ihn zurück, um ein Gebäude zu versetzen, für { $reward } Pecunia.
pd-demolish-title = Ein Gebäude abreißen
pd-produce-title = Herstellung
pd-no-workplaces = Noch stellt keines deiner Gebäude etwas her.
pd-catch = Einen Fisch fangen
pd-vehicles = Schiffe und Karren
pd-helpers = Gebäude, die anderen dienen
pd-lacks = es fehlt: { $what }
pd-points = Punkte
pd-ends = Was das Spiel beendet
pd-last-round = { $left ->
        [0] Runde { $round } ist die letzte, wie vereinbart.
        [one] Runde { $round } ist die letzte: noch eine.
       *[other] Runde { $round } ist die letzte: noch { $left }.
    }
pd-end-set = Das Ende ist ausgelöst: { $why }.
pd-end-military = militärische Gebäude
pd-end-orders = Orden
pd-end-island = Insel Victoria
pd-end-fits = Passende Plättchen

## Reasons for points

pd-reason-building = { $count ->
        [one] { $name } ({ $at })
       *[other] { $count } × { $name } ({ $at })
    }
pd-reason-island = Hafen auf der Insel Victoria
pd-reason-cannot_place = Konnte kein Plättchen legen
pd-reason-money = Pecunia
pd-reason-chain = { $names }
pd-reason-beside_well = { $name } neben einem Brunnen ({ $at })
pd-reason-distant = { $name } fern vom Palast ({ $at })
pd-reason-in_sight = Wachtürme in Sichtweite ({ $one } und { $other })
pd-reason-scouted = Erspähte Wachtürme ({ $at })
pd-reason-enclosed = { $count ->
        [one] 1 eingeschlossenes Feld ({ $at })
       *[other] { $count } eingeschlossene Felder ({ $at })
    }
pd-reason-group = { $count ->
        [one] 1 Plättchen allein, { $colour }
       *[other] { $count } Plättchen zusammen, { $colour }
    }
pd-reason-count = { $count } × { $name }

## What would come of it

pd-effect-points = { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
pd-effect-joins = Mit deinem Palast verbunden: { $at }
pd-effect-cuts = Von deinem Palast getrennt: { $at }
pd-effect-starts = Beginnt zu arbeiten: { $names }
pd-effect-stops = Arbeitet nicht mehr: { $names }
pd-effect-cleared = Geht an den Besitzer zurück: { $at }
pd-effect-horsemen = { $count ->
        [one] 1 Reiter mehr
       *[other] { $count } Reiter mehr
    }
pd-effect-order = Bringt: { $name }
pd-effect-other = Der Gegner: { $points }
pd-effect-end = Löst das Ende aus: { $why }

## The bar

pd-ask-deal = Die Startplättchen werden ausgeteilt …
pd-ask-wait = { $name }: { $phase }
pd-ask-over = Das Spiel ist zu Ende
pd-ask-do = { $what }?
pd-ask-cell = Wohin mit { $name }?
pd-ask-lay = { $name } auf { $at } legen?
pd-other-cell = Wähle ein anderes Feld, oder drehe das Plättchen.
pd-ask-farmer = Welches Plättchen soll der Bauer versetzen?
pd-ask-building = Was soll auf { $at } stehen?
pd-ask-target = Wohin soll das Gebäude?
pd-ask-draft = Welches Startplättchen behältst du?
pd-ask-reserve = Was soll auf deinem Startplättchen stehen?
pd-ask-merit_tile = Welches Verdienstplättchen nimmst du?
pd-ask-place = Wähle ein Plättchen
pd-ask-place-next = Lege nun das Plättchen dieser Runde
pd-ask-masters = Versetze Meister oder beende die Phase
pd-ask-masters-none = Schicke den Kardinal zur Arbeit oder beende die Phase
pd-ask-trade = Kaufe und verkaufe oder beende die Phase
pd-ask-construct = Baue oder beende die Phase
pd-ask-construct-none = Jetzt kann nichts gebaut werden
pd-ask-produce = Schicke Arbeiter oder beende die Phase
pd-ask-only = In dieser Phase ist nichts zu tun
pd-passed = Für dich beendet, weil nichts zu tun war: { $phases }.
pd-place-hint = Nimm eines vom Blatt, oder wähle ein Feld und sieh, was dort passt.
pd-steps = { $count ->
        [one] 1 Schritt, noch nicht gesendet
       *[other] { $count } Schritte, noch nicht gesendet
    }
pd-do-confirm = Bestätigen
pd-do-confirm-end = Bestätigen und Phase beenden
pd-do-tile = Legen
pd-do-tile-end = Legen und Phase beenden
pd-do-farmer = Versetzen
pd-do-farmer-end = Versetzen und Phase beenden
pd-do-slot = Bauen
pd-do-slot-end = Bauen und Phase beenden
pd-do-miner = Bergwerk öffnen
pd-do-miner-end = Bergwerk öffnen und Phase beenden
pd-do-demolish = Abreißen
pd-do-demolish-end = Abreißen und Phase beenden
pd-do-architect = Gebäude versetzen
pd-do-architect-end = Gebäude versetzen und Phase beenden
pd-do-draft = Dieses behalten
pd-do-merit = Dieses nehmen
pd-do-reserve = Vormerken
pd-do-cannot_place = Das sagen
pd-do-cannot_place-end = Das sagen und Phase beenden
pd-end-phase = Phase beenden: { $phase }
pd-hint-take-end = So machen und die Phase beenden: { $phase }
pd-let-go = Weglegen
pd-try-keep = Für deinen Zug merken
pd-try-hint = Plane deinen nächsten Zug, als wärst du jetzt dran. Nichts wird gesendet; dein Plan bleibt bis zu deinem Zug.
pd-tried = { $count ->
        [one] 1 Schritt kann wiederholt werden: { $redo }
       *[other] { $count } Schritte können wiederholt werden: { $redo }
    }
pd-use-farmer = Orden des Bauern nutzen
pd-cannot-place = Kein Plättchen passt
pd-order-open = noch offen
pd-order-held = im Besitz
pd-order-returned = zurückgegeben
pd-order-gone = beim anderen

## The end

pd-result = Ergebnis
pd-won-you = Du gewinnst, { $high } zu { $low }
pd-won-other = { $name } gewinnt, { $high } zu { $low }
pd-won-you-money = Je { $high } Punkte; du gewinnst durch Geld
pd-won-other-money = Je { $high } Punkte; { $name } gewinnt durch Geld
pd-won-shared = Je { $points } Punkte: Ihr teilt den Sieg
pd-over-why = Das Ende kam in Runde { $round }: { $why }.
pd-points-from = Woher die Punkte kamen
pd-gap-won = Voraus warst du bei: { $items }.
pd-gap-lost = Zurück lagst du bei: { $items }.
pd-course = Punkte, Runde für Runde
pd-course-look = Nach Runde { $round }: { $one } zu { $other }. Diesen Moment ansehen.
pd-course-lead-you = In Runde { $round } bist du in Führung gegangen und vorn geblieben.
pd-course-lead-other = In Runde { $round } ist { $name } in Führung gegangen und vorn geblieben.
pd-final-map = Karte ansehen

## Keys

pd-key-arrows = auf der Karte: zum nächsten Feld
pd-key-corners = auf der Karte: Nordwest, Nordost, Südwest, Südost
pd-key-pick = Feld wählen; noch einmal dreht das Plättchen
pd-key-jump = nächstes, voriges wählbares Feld
pd-key-turn = Plättchen drehen; mit Umschalt zurück
pd-key-zoom = näher, weiter weg, ganze Karte
pd-key-map = zur Karte
pd-key-sheet = zum Blatt neben der Karte
pd-key-bar = zum Knopf, der ausführt oder die Phase beendet
pd-key-search = Plättchen suchen
pd-key-last = letzten Zug des Gegners zeigen und sagen
pd-key-points = Punkte

## Die Produktion planen

pd-graph = Produktion
pd-graph-is-works = arbeitet
pd-graph-is-idle = steht still
pd-graph-is-ready = würde arbeiten
pd-graph-is-dear = würde arbeiten, zu teuer
pd-graph-is-lacks = nicht gebaut
pd-graph-is-none = nicht gebaut
pd-graph-ready = baubar: { $points }
pd-graph-frees = { $points }; bringt in Gang: { $names }
pd-graph-no-plan = braucht: { $plan }
pd-graph-dear = es fehlt: { $goods }
pd-plan-last = Wie letzte Runde
pd-plan-ask = Vorschlagen
pd-plan-by-most = Die meisten Punkte, die jetzt möglich sind
pd-plan-by-last = Was du letzte Runde gemacht hast, soweit es wieder geht
pd-plan-line = { $count } × { $what }
pd-plan-at = { $good } ({ $building }, { $at })
pd-plan-catch = ein Fisch mit den Booten
pd-plan-gains = Zusammen: { $goods }; { $points }
pd-plan-nothing = Jetzt lässt sich nichts mehr herstellen.
pd-log-bought = { $name } kauft { $goods } für { $price } Pecunia.
pd-log-bought-you = Du kaufst { $goods } für { $price } Pecunia.
pd-log-sold = { $name } verkauft { $goods } für { $price } Pecunia.
pd-log-sold-you = Du verkaufst { $goods } für { $price } Pecunia.
pd-plan-rest = { $count ->
        [one] 1 Arbeiter ruht.
       *[other] { $count } Arbeiter ruhen.
    }
pd-plan-take = So machen
pd-idle-workers = Arbeiter sind frei, und es kann noch etwas hergestellt werden.

## Das geführte erste Duell

pd-guide-aim = Du gründest ein Fürstentum: Plättchen, Straßen, Gebäude, Leute. Nach drei Runden gewinnen die meisten Punkte. Dein Gegner ist ein schwacher Bot; lass dir Zeit.
pd-guide-win = Was gewinnt: ein Orden 20 oder 30 Punkte, jeder Mensch 10, ein Schiff oder Karren 20, eine Gebäudekette 10 oder 25. Eine Münze ist nur 1 Punkt: Mach aus Geld und Waren lieber solche Dinge.
pd-guide-draft = Das sind zwei Startplättchen. Behalte eines; das andere bekommt dein Gegner. Wähle es auf dem Blatt und drücke unten den Knopf. Noch sieht niemand deine Wahl.
pd-guide-draft2 = Jetzt hast du das behaltene und das erhaltene Plättchen. Wähle das, das du legen wirst. Brunnen geben Wasser, ein Kornfeld nährt einen Hof.
pd-guide-reserve = Die Gebäude deines Startplättchens kosten nichts. Wähle, was darauf stehen soll, und bestätige.
pd-guide-map = Das ist die Karte. Das Reich mit der orangen Grenze gehört dir. Ziehen verschiebt sie, Mausrad oder zwei Finger holen sie näher. Oben stehen die fünf Phasen einer Runde.
pd-guide-start-tile = Dein Startplättchen steht auf dem Blatt zuerst. Wähle es: Es wird zusätzlich zum Plättchen dieser Runde gelegt.
pd-guide-cell = Goldene Felder sind möglich; die Zahl sagt, auf wie viele Arten. Wähle eines. Jedes andere Feld sagt, warum das Plättchen dort nicht passt.
pd-guide-lay = Noch liegt nichts. Die Leiste sagt, was daraus würde. Wähle das Feld noch einmal, um zu drehen, oder lege es mit dem Knopf.
pd-guide-tile = Nun das Plättchen dieser Runde. Das Schulplättchen ist gut: Eine Schule bringt sechs Meister, jeder 10 Punkte wert. Es muss an eine Straße, die zu deinem Palast führt. Damit endet dein Legen; der Knopf sagt es.
pd-guide-masters = Meister helfen an Arbeitsplätzen. Noch hast du keine, und dein Kardinal arbeitet am besten daheim. Beende die Phase.
pd-guide-trade = Verkaufe und kaufe, ein Stück je Klick. Ein Handelsorden zählt am Ende seinen Preis, kostet dich also nichts und bringt ein Plättchen. Dann beende die Phase.
pd-guide-order = Ziel: ein Handelsorden. Mit 20 oder 30 Pecunia kaufst du ihn hier; verkaufe Waren, die du nicht brauchst. Darüber steht, was mit ein paar Waren mehr zu bauen wäre.
pd-guide-slot = Jetzt wird gebaut. Wähle einen Platz, auf der Karte oder auf dem Blatt: Die gestrichelten Grundrisse sind frei.
pd-guide-building = Zuerst steht, was jetzt nützt, dann, was stillstehen würde und warum. Rechts steht, was es zählt. Wähle ein Gebäude.
pd-guide-build = Baue es mit dem Knopf. Bis du die Phase beendest, lässt sich jeder Schritt zurücknehmen.
pd-guide-end-build = Baue mehr, wenn du es bezahlen kannst. Haus und Mine kosten 1 Stein, 1 Balken und 1 Werkzeug. Dann beende die Phase: Erst jetzt werden deine Schritte gesendet.
pd-guide-produce = Deine Bürger arbeiten: Jeder Klick schickt einen an einen Arbeitsplatz. Was stillsteht, sagt, was ihm fehlt. Beende die Phase, wenn du fertig bist.
pd-guide-points = Deine Punkte werden laufend gezählt. Wähle ein Wappen, um zu sehen, woher jeder kommt, auch auf der Karte.
pd-guide-marks = Gepunktete Ringe zeigen, was dein Gegner seit deinem letzten Zug gelegt hat. Plättchen einer Farbe zählen zusammen; einzelne kosten 2. „Farbgruppen“ zeigt es.
pd-guide-towers = Türme: Ein Wachturm hält fremde Plättchen von seinen Nachbarfeldern fern. Zwei eigene mit zwei Schritten Abstand und einem Plättchen dazwischen zählen je 5 mehr; ein Spähturm hebt jeden um 2. Vier Türme bringen einen Orden.
pd-guide-sea = Das Meer zahlt spät und gut: Ein Hafen an einem Meer mit zwei Buchten macht Schiffe, je 20 Punkte. Mit Leuchtturm kann ein Frachtschiff die Insel Victoria besiedeln: 40 Punkte.
pd-guide-figures = Wenn du jetzt Meister hast, schicke welche an einen Arbeitsplatz: Jeder hebt, was er herstellen kann, um eins. Sie zählen 10 Punkte, wo immer sie sind.
pd-guide-chains = Ketten: Zwei Gebäude, die einander zuarbeiten und nebeneinander liegen, zählen 10, drei 25. Der „Produktionsgraph“ zeigt, was arbeitet, was jedem fehlt und was ein weiteres in Gang brächte. Ziel: Baue eines, das einem anderen dient.
pd-guide-propose = „Vorschlagen“ findet die Produktion, die jetzt am meisten zählt, und sagt, was sie bringt; „Wie letzte Runde“ wiederholt die vorige.
pd-guide-merit = Ein Orden bringt ein Verdienstplättchen mit einem Gebäude darauf. Nimm eines; du legst es in einer kommenden Runde, zusätzlich.
pd-guide-closing = Das ist die Schlussrunde. Waren im Lager, Geld, Leute und Orden zählen am Ende; was du jetzt baust, auch.
pd-guide-end = Das war dein erstes Duell. So gewinnt man: früh Leute und Orden, unterwegs Ketten und Türme, spät Schiffe. In acht Runden wachsen Ketten; das ganze Spiel endet nach seinen eigenen Regeln.
pd-story-decided = Den Ausschlag gab: { $item }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr.
