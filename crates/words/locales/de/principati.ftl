# Principati Duello. Ein Satz handelt von jemand anderem; `.you` spricht den an, der ihn liest.
# Plättchen heißen wie im Katalog, crates/principati/data/tiles.toml.

## Gebäude, mit Artikel, wo ein Satz einen braucht

name-p-palace = Palast
    .a = den Palast
    .the = der Palast
name-p-castle = Burg
    .a = eine Burg
    .the = die Burg
name-p-manor = Herrenhaus
    .a = ein Herrenhaus
    .the = das Herrenhaus
name-p-fortress = Festung
    .a = eine Festung
    .the = die Festung
name-p-scout_tower = Spähturm
    .a = einen Spähturm
    .the = der Spähturm
name-p-watchtower = Wachturm
    .a = einen Wachturm
    .the = der Wachturm
name-p-quarry = Steinbruch
    .a = einen Steinbruch
    .the = der Steinbruch
name-p-coal_mine = Kohlenmine
    .a = eine Kohlenmine
    .the = die Kohlenmine
name-p-iron_ore_mine = Eisenmine
    .a = eine Eisenmine
    .the = die Eisenmine
name-p-gold_mine = Goldmine
    .a = eine Goldmine
    .the = die Goldmine
name-p-diamond_mine = Diamantenmine
    .a = eine Diamantenmine
    .the = die Diamantenmine
name-p-well = Brunnen
    .a = einen Brunnen
    .the = der Brunnen
name-p-fisherman = Fischer
    .a = einen Fischer
    .the = der Fischer
name-p-agriculturist = Ackerbauer
    .a = einen Ackerbauern
    .the = der Ackerbauer
name-p-windmill = Windmühle
    .a = eine Windmühle
    .the = die Windmühle
name-p-baker = Bäcker
    .a = einen Bäcker
    .the = der Bäcker
name-p-pig_breeder = Schweinezüchter
    .a = einen Schweinezüchter
    .the = der Schweinezüchter
name-p-butcher = Metzger
    .a = einen Metzger
    .the = der Metzger
name-p-lumberjack = Holzfäller
    .a = einen Holzfäller
    .the = der Holzfäller
name-p-sawmill = Sägemühle
    .a = eine Sägemühle
    .the = die Sägemühle
name-p-metallurgist = Hüttenmeister
    .a = einen Hüttenmeister
    .the = der Hüttenmeister
name-p-mint = Münze
    .a = eine Münze
    .the = die Münze
name-p-jeweller = Juwelier
    .a = einen Juwelier
    .the = der Juwelier
name-p-blacksmith = Schmied
    .a = einen Schmied
    .the = der Schmied
name-p-warehouse = Lagerhaus
    .a = ein Lagerhaus
    .the = das Lagerhaus
name-p-market = Markt
    .a = einen Markt
    .the = der Markt
name-p-school = Schule
    .a = eine Schule
    .the = die Schule
name-p-port = Hafen
    .a = einen Hafen
    .the = der Hafen
name-p-lighthouse = Leuchtturm
    .a = einen Leuchtturm
    .the = der Leuchtturm
name-p-riding_hall = Reithalle
    .a = eine Reithalle
    .the = die Reithalle
name-p-bridge = Brücke
    .a = eine Brücke
    .the = die Brücke
name-p-nothing = nichts

## Fahrzeuge und Figuren

name-p-cart = Karren
    .a = einen Karren
    .the = der Karren
name-p-fishing_boat = Fischerboot
    .a = ein Fischerboot
    .the = das Fischerboot
name-p-cargo_ship = Frachtschiff
    .a = ein Frachtschiff
    .the = das Frachtschiff
name-p-master = Meister
    .a = einen Meister
    .the = der Meister
name-p-cardinal = Kardinal
    .a = den Kardinal
    .the = der Kardinal

## Waren

name-p-fish = Fisch
name-p-tool = Werkzeug
name-p-ham = Schinken
name-p-bread = Brot
name-p-beam = Balken
name-p-stone = Stein
name-p-straw = Stroh
name-p-jewel = Juwel
name-p-water = Wasser
name-p-iron_ore = Eisenerz
name-p-gold_ore = Golderz
name-p-coal = Kohle
name-p-diamond = Diamant
name-p-flour = Mehl
name-p-piglet = Ferkel
name-p-iron_bar = Eisenbarren
name-p-pecunia = Pecunia

p-goods-fish = { $count ->
        [one] 1 Fisch
       *[other] { $count } Fische
    }
p-goods-tool = { $count ->
        [one] 1 Werkzeug
       *[other] { $count } Werkzeuge
    }
p-goods-ham = { $count } Schinken
p-goods-bread = { $count ->
        [one] 1 Brot
       *[other] { $count } Brote
    }
p-goods-beam = { $count } Balken
p-goods-stone = { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    }
p-goods-straw = { $count } Strohballen
p-goods-jewel = { $count ->
        [one] 1 Juwel
       *[other] { $count } Juwelen
    }
p-goods-water = { $count } Eimer Wasser
p-goods-iron_ore = { $count ->
        [one] 1 Eisenerz
       *[other] { $count } Eisenerze
    }
p-goods-gold_ore = { $count ->
        [one] 1 Golderz
       *[other] { $count } Golderze
    }
p-goods-coal = { $count ->
        [one] 1 Kohle
       *[other] { $count } Kohlen
    }
p-goods-diamond = { $count ->
        [one] 1 Diamant
       *[other] { $count } Diamanten
    }
p-goods-flour = { $count ->
        [one] 1 Sack Mehl
       *[other] { $count } Säcke Mehl
    }
p-goods-piglet = { $count } Ferkel
p-goods-iron_bar = { $count } Eisenbarren
p-goods-pecunia = { $count } Pecunia
p-goods-none = nichts

## Baupläne und Gelände

name-p-plan-castle = Burgplatz
name-p-plan-watchtower = Turmplatz
name-p-plan-well = Brunnenplatz
name-p-plan-mine = Minenplatz
name-p-plan-house = Hausplatz
name-p-plan-school = Schulplatz
name-p-plan-bridge = Brückenplatz
name-p-plan-market = Marktplatz
name-p-plan-riding_hall = Reitplatz
name-p-plan-port = Hafenplatz
name-p-plan-lighthouse = Leuchtturmplatz

name-p-forest = Wald
name-p-grain_field = Kornfeld
name-p-white_mountain = weißer Berg
name-p-black_mountain = schwarzer Berg
name-p-field = Feld
name-p-juniper = Wacholder
name-p-lake = See
name-p-river = Fluss
name-p-river_mouth = Mündung
name-p-sea = Meer
name-p-bay = Bucht
name-p-bog = Moor
name-p-blue_spring = blaue Quelle
name-p-island = Insel
name-p-riverbank = Flussufer
name-p-usable_sea = nutzbares Meer

name-p-category-road = Straßen
name-p-category-castle = Burgen
name-p-category-watchtower = Wachen
name-p-category-well = Brunnen
name-p-category-mine = Minen
name-p-category-house = Häuser
name-p-category-special = Besonderes
name-p-category-water = Wasser
name-p-category-natural = Natur
name-p-category-island = Insel
name-p-category-start = Startplättchen
name-p-category-merit = Verdienstplättchen

name-p-direction-E = Osten
name-p-direction-SE = Südosten
name-p-direction-SW = Südwesten
name-p-direction-W = Westen
name-p-direction-NW = Nordwesten
name-p-direction-NE = Nordosten

## Orden, Tafeln, Phasen, Enden

name-p-architect = Orden des Architekten
name-p-commerce_20 = Handelsorden (20)
name-p-commerce_30 = Handelsorden (30)
name-p-farmer = Orden des Bauern
name-p-military = Militärorden
name-p-miner = Orden des Bergmanns
name-p-towers = Orden der Türme

name-p-board-a = Lagertafel A
name-p-board-b = Lagertafel B
name-p-row-fish = Fischreihe
name-p-row-bread_ham = Brot- und Schinkenreihe

name-p-setup = Spielaufbau
name-p-draft = ein Startplättchen behalten
name-p-draft2 = das Startplättchen wählen
name-p-reserve = Gebäude für das Startplättchen wählen
name-p-place = Legen
name-p-masters = Meister bewegen
name-p-trade = Handel
name-p-construct = Bauen
name-p-produce = Produktion
name-p-over = Ende

name-p-reason-military = Genug militärische Gebäude stehen
name-p-reason-orders = Fünf Orden sind verdient
name-p-reason-island = Auf der Insel Victoria steht ein Hafen
name-p-reason-cannot_place = Jemand kann kein Plättchen legen
name-p-reason-max_rounds = Die vereinbarten Runden sind gespielt

name-p-score-02 = Gebäude
name-p-score-03 = Insel Victoria
name-p-score-04 = kein Plättchen zu legen
name-p-score-05 = Ketten
name-p-score-06 = neben Brunnen
name-p-score-07 = Wachtürme in Sichtweite
name-p-score-08 = Wachtürme unter dem Spähturm
name-p-score-09 = abgelegene Gebäude
name-p-score-10 = Geld
name-p-score-11 = Orden
name-p-score-12 = Leute
name-p-score-13 = umschlossene Felder
name-p-score-14 = Farben
name-p-score-15 = Schiffe und Karren
name-p-score-16 = Waren

p-list-or = { $left } oder { $right }

## Was geschehen ist

p-event-dealt = Die Startplättchen sind verteilt; { $one }: { $card1 } und { $card2 }; { $two }: { $card3 } und { $card4 }. Es beginnt { $first }.
    .you = Die Startplättchen sind verteilt; { $one }: { $card1 } und { $card2 }; { $two }: { $card3 } und { $card4 }. Du beginnst.
p-event-draft-kept = { $seat } behält { $tile }.
    .you = Du behältst { $tile }.
p-event-draft-kept-hidden = { $seat } hat ein Startplättchen gewählt.
    .you = Du hast ein Startplättchen gewählt.
p-event-draft-shown = { $seat } behält { $kept } und gibt { $other } weg.
    .you = Du behältst { $kept } und gibst { $other } weg.
p-event-reserved = { $seat } wählt für das Startplättchen: { $buildings-a }.
    .you = Du wählst für dein Startplättchen: { $buildings-a }.
p-event-reserved-hidden = { $seat } hat für das Startplättchen gewählt.
    .you = Du hast für dein Startplättchen gewählt.
p-event-reserved-shown = Das Startplättchen von { $seat } bringt { $buildings-a }.
    .you = Dein Startplättchen bringt { $buildings-a }.
p-event-round-began = Runde { $round } beginnt; zuerst kommt { $first }.
    .you = Runde { $round } beginnt; zuerst kommst du.
p-event-closing-round-began = Runde { $round } beginnt, die Schlussrunde; zuerst kommt { $first }.
    .you = Runde { $round } beginnt, die Schlussrunde; zuerst kommst du.
p-event-phase-began = Jetzt: { $phase }.
p-event-passed-over = { $seat } wird übergangen: { $phase }.
    .you = Du wirst übergangen: { $phase }.
p-event-phase-ended = { $seat } ist fertig: { $phase }.
    .you = Du bist fertig: { $phase }.
p-event-placed = { $seat } legt { $tile } auf { $at }, Drehung { $rot }.
    .you = Du legst { $tile } auf { $at }, Drehung { $rot }.
p-event-placed-extra = { $seat } legt außerdem { $tile } auf { $at }, Drehung { $rot }.
    .you = Du legst außerdem { $tile } auf { $at }, Drehung { $rot }.
p-event-came-free = Mit dem Plättchen bekommt { $seat } { $building-a } auf { $at }.
    .you = Mit dem Plättchen bekommst du { $building-a } auf { $at }.
p-event-tile-moved = { $seat } versetzt { $owner-is ->
        [own] { $tile }
        [reader] dein Plättchen { $tile }
       *[other] { $tile } von { $owner }
    } von { $from } nach { $to }, Drehung { $rot }.
    .you = Du versetzt { $owner-is ->
        [own] dein Plättchen { $tile }
       *[other] { $tile } von { $owner }
    } von { $from } nach { $to }, Drehung { $rot }.
p-event-cannot-place = { $seat } kann kein Plättchen legen.
    .you = Du kannst kein Plättchen legen.
p-event-figure-sent = { $seat } schickt { $who-a } von der Tafel nach { $to }.
    .you = Du schickst { $who-a } von deiner Tafel nach { $to }.
p-event-figure-recalled = { $seat } ruft { $who-a } von { $from } zurück.
    .you = Du rufst { $who-a } von { $from } zurück.
p-event-figure-moved = { $seat } schickt { $who-a } von { $from } nach { $to }.
    .you = Du schickst { $who-a } von { $from } nach { $to }.
p-event-figure-returned = { $who-id ->
        [cardinal] Der Kardinal von { $seat } kehrt
       *[other] { $count ->
            [one] 1 Meister von { $seat } kehrt
           *[other] { $count } Meister von { $seat } kehren
        }
    } von { $from } auf die Tafel zurück.
    .you = { $who-id ->
        [cardinal] Dein Kardinal kehrt
       *[other] { $count ->
            [one] 1 deiner Meister kehrt
           *[other] { $count } deiner Meister kehren
        }
    } von { $from } auf die Tafel zurück.
p-event-sold = { $seat } verkauft { $goods } für { $price } Pecunia.
    .you = Du verkaufst { $goods } für { $price } Pecunia.
p-event-bought = { $seat } kauft { $goods } für { $price } Pecunia.
    .you = Du kaufst { $goods } für { $price } Pecunia.
p-event-food-coin = { $seat } legt { $price } Pecunia in die { $row }.
    .you = Du legst { $price } Pecunia in die { $row }.
p-event-built = { $seat } baut { $building-a } auf { $at }.
    .you = Du baust { $building-a } auf { $at }.
p-event-board-taken = { $seat } nimmt { $board }.
    .you = Du nimmst { $board }.
p-event-second-board = { $seat } nimmt die Zusatztafel.
    .you = Du nimmst die Zusatztafel.
p-event-masters-came = { $count } fürstliche Meister kommen in die Schule von { $seat }.
    .you = { $count } fürstliche Meister kommen in deine Schule.
p-event-demolished = { $seat } reißt { $building-a } auf { $at } ab, für { $price } Pecunia.
    .you = Du reißt { $building-a } auf { $at } ab, für { $price } Pecunia.
p-event-mine-opened = Der Bergmann von { $seat } öffnet kostenlos { $building-a } auf { $at }.
    .you = Dein Bergmann öffnet kostenlos { $building-a } auf { $at }.
p-event-building-moved = Der Architekt von { $seat } versetzt { $building-a } von { $from } nach { $to }.
    .you = Dein Architekt versetzt { $building-a } von { $from } nach { $to }.
p-event-cleared = Die Festung von { $seat } schickt { $owner-is ->
        [reader] dein Plättchen { $tile }
       *[other] { $tile } von { $owner }
    } auf { $at } zurück.
    .you = Deine Festung schickt { $tile } von { $owner } auf { $at } zurück.
p-event-building-lost = { $seat } verliert { $building-a } auf { $at }.
    .you = Du verlierst { $building-a } auf { $at }.
p-event-goods-lost = { $seat } verliert aus Platzmangel { $goods }.
    .you = Du verlierst aus Platzmangel { $goods }.
p-event-horsemen = { $seat } hat jetzt { $count } Reiter.
    .you = Du hast jetzt { $count } Reiter.
p-event-order-earned = { $seat } verdient den { $order }.
    .you = Du verdienst den { $order }.
p-event-order-returned = { $seat } gibt den { $order } für { $pecunia } Pecunia zurück.
    .you = Du gibst den { $order } für { $pecunia } Pecunia zurück.
p-event-merit-tile = { $seat } nimmt das Verdienstplättchen { $tile }.
    .you = Du nimmst das Verdienstplättchen { $tile }.
p-event-produced = { $seat } erhält { $goods } ({ $building }).
    .you = Du erhältst { $goods } ({ $building }).
p-event-caught = Ein Boot von { $seat } fängt einen Fisch.
    .you = Dein Boot fängt einen Fisch.
p-event-made = { $seat } baut { $vehicle-a }.
    .you = Du baust { $vehicle-a }.
p-event-end-triggered = { $seat } löst das Ende aus: { $reason }. Nach dieser Runde folgt die Schlussrunde.
    .you = Du löst das Ende aus: { $reason }. Nach dieser Runde folgt die Schlussrunde.
p-event-end-agreed = Dies ist die letzte Runde, wie vereinbart.
p-event-won = Das Spiel ist aus. { $lead ->
        [0] Beide haben { $high } Punkte; durch Geld oder Gebäude gewinnt { $winner }.
       *[other] { $winner } gewinnt mit { $high } zu { $low } Punkten.
    }
    .you = Das Spiel ist aus. { $lead ->
        [0] Beide haben { $high } Punkte; durch Geld oder Gebäude gewinnst du.
       *[other] Du gewinnst mit { $high } zu { $low } Punkten.
    }
p-event-shared = Das Spiel ist aus. Beide haben { $score0 } Punkte und teilen sich den Sieg.

## Warum nicht. Davor steht die Nummer der Regel.

p-draft-01-deal = Beim Verteilen wird einmal bestimmt, wer beginnt, und jeder bekommt zwei Startplättchen, alle verschieden.
p-draft-01-not-dealt = { $tile } ist keines der beiden Startplättchen vor dir.
p-draft-02-slots = { $slots ->
        [0] Dein Startplättchen hat keinen Platz; es ist nichts dafür zu wählen.
        [one] Dein Startplättchen hat 1 Platz; wähle ein Gebäude dafür oder nichts.
       *[other] Dein Startplättchen hat { $slots } Plätze; wähle für jeden ein Gebäude oder nichts.
    }
p-draft-02-plan = Auf Platz { $slot } deines Startplättchens passt { $building-the } nicht.
p-draft-02-piece = Es ist kein Stück mehr da für { $building-a }.
p-draft-03-not-extra = { $tile } ist keines deiner Start- und Verdienstplättchen.
p-turn-01-other-phase = { $phase-id ->
        [setup] Zuerst werden die Startplättchen verteilt.
        [draft] Behalte zuerst eines deiner beiden Startplättchen.
        [draft2] Wähle zuerst eines deiner beiden Startplättchen.
        [reserve] Wähle zuerst die Gebäude für dein Startplättchen.
        [place] Jetzt werden Plättchen gelegt.
        [masters] Jetzt werden Meister bewegt; beende die Phase, wenn du fertig bist.
        [trade] Jetzt wird gehandelt; beende die Phase, wenn du fertig bist.
        [construct] Jetzt wird gebaut; beende die Phase, wenn du fertig bist.
        [produce] Jetzt wird produziert; beende die Phase, wenn du fertig bist.
       *[other] Das geht jetzt nicht.
    }
p-draft-01-not-your-turn = { p-turn-02-not-your-turn }
p-draft-02-not-your-turn = { p-turn-02-not-your-turn }
p-turn-02-not-your-turn = Du bist nicht am Zug; jetzt { $count ->
        [one] kommt
       *[other] kommen
    } { $players }.
p-draft-01-not-dealt-yet = Einen Augenblick; die Startplättchen werden noch ausgeteilt.
p-end-04-over = Das Spiel ist aus; es kann nichts mehr gespielt werden.
p-ord-01-merit-tile-first = Wähle zuerst das Verdienstplättchen deines neuen Ordens.
p-ord-09-not-due = Jetzt gibt es kein Verdienstplättchen; manche Orden bringen eines.
p-ord-09-taken = { $tile } ist unter den Verdienstplättchen nicht mehr da.
p-place-01-not-in-hand = { $tile } ist nicht in deiner Hand.
p-hex-01-rotation = { $turns ->
        [one] { $tile } sieht gedreht immer gleich aus; lege es mit Drehung 0.
       *[other] Lege { $tile } mit einer Drehung von 0 bis { $last }; andere sehen aus wie eine davon.
    }
p-place-02-occupied = Auf { $at } liegt schon ein Plättchen; wähle ein leeres Feld.
p-place-02-apart = Neben { $at } liegt kein Plättchen; ein neues muss eines berühren.
p-place-03-road = Eine Straße würde auf eine Seite ohne Straße treffen, im { $direction }.
p-sea-03-river = Ein Fluss würde auf eine Seite ohne Fluss treffen, im { $direction }.
p-sea-01-sea = Das Meer würde Land berühren, das kein Berg ist, im { $direction }.
p-place-04-no-way = Keine Straße von { $tile } würde dort zu deinem Palast führen.
p-place-07-guarded = Ein Gebäude des anderen bewacht dieses Feld, im { $direction }: { $building }.
p-place-08-bog = Im { $direction } liegt ein Moor; daneben dürfen nur Plättchen ohne Bauplatz liegen.
p-place-10-can-place = Ein Plättchen deiner Hand lässt sich noch legen.
p-store-03-board-missing = Zum Lagerhaus gehört eine Lagertafel; nenne eine, die noch auf dem Tisch liegt.
p-store-03-board-idle = Hier kommt kein Lagerhaus, also auch keine Lagertafel.
p-store-03-board-taken = { $board } liegt nicht mehr auf dem Tisch.
p-store-02-no-room = In deinem Lager ist kein Platz dafür frei: { $good }.
p-comp-03-no-supply = Im Vorrat ist nichts mehr davon: { $good }.
p-ord-05-no-order = Du hast den { $order } nicht.
p-ord-05-not-a-mine = Der Bergmann öffnet Kohlen-, Eisen-, Gold- und Diamantenminen, nicht { $building-a }.
p-ord-06-no-order = Du hast den { $order } nicht.
p-ord-06-no-building = Auf { $at }, Platz { $slot }, steht kein Gebäude von dir, das zu versetzen wäre.
p-ord-06-fixed = Hier bleibt { $building-the }; das Gebäude lässt sich nicht versetzen.
p-ord-06-same-tile = Der Architekt versetzt ein Gebäude auf ein anderes Plättchen.
p-ord-06-other-plan = Die beiden Bauplätze sind verschieden.
p-ord-07-no-order = Du hast den { $order } nicht.
p-ord-07-no-tile = Auf { $at } liegt kein Plättchen.
p-ord-07-unmovable = Das Plättchen auf { $at } bleibt: Startwelt, Palast und Brücken werden nicht versetzt.
p-ord-07-same-cell = Der Bauer versetzt ein Plättchen auf ein anderes Feld.
p-ord-04-twice = Du hast schon einen Handelsorden.
p-ord-04-taken = Diesen Handelsorden hat der andere.
p-ord-04-price = Dieser Handelsorden kostet { $price } Pecunia, mehr als du hast.
p-mast-01-no-masters = Die fürstlichen Meister kommen mit der Schule; baue sie zuerst.
p-mast-02-same-place = Diese Figur würde bleiben, wo sie ist.
p-mast-02-no-master = Dort ist kein Meister von dir, der gehen könnte.
p-mast-02-gave-before = Das Plättchen auf { $at } hat in dieser Phase eine solche Figur abgegeben und bekommt keine.
p-mast-02-received-before = Das Plättchen auf { $at } hat in dieser Phase eine solche Figur bekommen und gibt keine ab.
p-mast-03-no-workplace = Auf { $at } arbeitet niemand, dem ein Meister von dir helfen könnte.
p-mast-04-full = Auf { $at } stehen drei Figuren; für eine weitere ist kein Platz.
p-mast-06-no-cardinal = Dein Kardinal ist nicht dort.
p-trade-01-nothing-to-sell = Du hast nichts davon zu verkaufen: { $good }.
p-trade-02-not-for-sale = Das verkaufen die Karawanen nicht: { $good }.
p-trade-02-price = { $goods } kostet { $price } Pecunia, mehr als du hast.
p-enh-01-price = Eine Münze für diese Reihe kostet { $price } Pecunia, mehr als du hast.
p-enh-02-full = In deiner { $row } ist kein Feld mehr frei.
p-enh-03-closing = In der Schlussrunde kommen keine Münzen in die Speisereihen.
p-build-01-no-site = Auf { $at } liegt kein Plättchen, auf dem gebaut werden kann.
p-build-01-no-slot = Das Plättchen auf { $at } hat keinen Platz { $slot }.
p-build-01-slot-taken = Dort steht schon { $building-the }.
p-build-01-unconnected = Von { $at } führt keine Straße zu deinem Palast.
p-build-01-no-piece = Du hast kein Stück mehr für { $building-a }.
p-build-01-cost = Dafür braucht es { $goods }, mehr als du hast.
p-build-03-plan = Auf diesen Bauplatz passt { $building-the } nicht.
p-build-04-no-feature = Auf dem Plättchen oder daneben fehlt das Gelände; so arbeitet { $building-the } nicht.
p-build-05-requires = Bevor du { $building-a } baust, brauchst du { $first-a }.
p-tile-11-foreign = Auf { $at } darfst du nicht bauen; das Plättchen gehört dir nicht.
p-bld-25-warehouse-mine = Hier kann { $building-the } nicht stehen: Nur Lagerhaus und Mine teilen sich dieses Plättchen.
p-sea-02-no-sea = Ohne ein Meer mit einem Meerplättchen und zwei Küsten, darunter einer Bucht, geht { $building-the } nicht.
p-isl-01-no-cargo-ship = Für den Hafen auf der Insel Victoria brauchst du ein Frachtschiff aus einer früheren Runde.
p-isl-02-other-sea = Für den Hafen auf der Insel Victoria brauchst du einen Hafen am Meer der Insel.
p-isl-03-lasting = Der Hafen auf der Insel Victoria bleibt.
p-demo-01-no-building = Auf { $at }, Platz { $slot }, steht kein Gebäude von dir.
p-demo-01-price = Abreißen kostet { $price } Pecunia, mehr als du hast.
p-demo-02-lasting = Hier bleibt { $building-the } stehen; das Gebäude lässt sich nicht abreißen.
p-prod-01-no-workers = Alle deine Arbeiter haben in dieser Phase gearbeitet.
p-prod-02-no-building = Auf { $at }, Platz { $slot }, steht kein Gebäude von dir.
p-prod-02-exhausted = In dieser Phase hat { $building-the } alles hergestellt, was geht.
p-prod-03-no-room = Für das Erzeugnis ist kein Platz frei: { $good }.
p-prod-04-no-product = Von sich aus stellt { $building-the } nichts her, was ins Lager kommt.
p-prod-05-idle = Noch arbeitet { $building-the } nicht: { $lacks-kind ->
        [feature] Auf dem Plättchen oder daneben fehlt { $lacks }.
        [riverbank] Das Plättchen liegt nicht am Flussufer.
        [sea] Das Meer braucht ein Meerplättchen und zwei Küsten, darunter eine Bucht.
       *[buildings] Dazu braucht es { $lacks } bei der Arbeit.
    }
p-ship-01-no-working-port = Keiner deiner Häfen arbeitet; er braucht eine arbeitende Sägemühle und ein nutzbares Meer.
p-ship-01-one-per-port = Jeder arbeitende Hafen baut ein Schiff je Runde, und deiner hat es getan.
p-ship-01-cost = Das Schiff braucht { $goods }, mehr als du hast.
p-ship-02-limit = Mehr davon kannst du nicht haben: { $vehicle }.
p-ship-03-no-boat = Du hast kein Fischerboot.
p-ship-03-no-port = Ohne Hafen fangen die Boote nichts.
p-ship-03-caught-all = Deine Boote haben in dieser Runde alles gefangen, was geht.
p-ship-04-no-lighthouse = Das Frachtschiff braucht einen Leuchtturm.
p-ride-04-no-riding-hall = Karren brauchen eine Reithalle.
p-ride-04-no-horseman = Jeder Reiter hat einen Karren; bilde zuerst mehr aus.
p-ride-04-needs = Karren brauchen { $building-a } bei der Arbeit.
p-ride-04-cost = Der Karren braucht { $goods }, mehr als du hast.

## Was man tun kann

p-do-draft-keep = { $tile } behalten
p-do-reserve = für das Startplättchen wählen: { $buildings-a }
p-do-place = { $tile } auf { $at } legen, Drehung { $rot }
p-do-place-extra = außerdem { $tile } auf { $at } legen, Drehung { $rot }
p-do-place-extra-board = außerdem { $tile } auf { $at } legen, Drehung { $rot }, mit { $board }
p-do-farmer-move = den Orden des Bauern zurückgeben und das Plättchen von { $from } nach { $to } versetzen, Drehung { $rot }
p-do-cannot-place = sagen, dass sich kein Plättchen legen lässt
p-do-figure-sent = { $who-a } von der Tafel nach { $to } schicken
p-do-figure-recalled = { $who-a } von { $from } zurückrufen
p-do-figure-moved = { $who-a } von { $from } nach { $to } schicken
p-do-figure-stays = { $who-a } auf der Tafel lassen
p-do-sell = { $goods } verkaufen
p-do-buy = { $goods } kaufen
p-do-food-coin = eine Münze in die { $row } legen
p-do-buy-commerce = den { $order } kaufen
p-do-build = { $building-a } auf { $at }, Platz { $slot }, bauen
p-do-build-board = { $building-a } auf { $at }, Platz { $slot }, bauen, mit { $board }
p-do-demolish = das Gebäude auf { $at }, Platz { $slot }, abreißen
p-do-miner-mine = den Orden des Bergmanns zurückgeben und { $building-a } auf { $at }, Platz { $slot }, öffnen
p-do-architect-move = den Orden des Architekten zurückgeben und das Gebäude von { $from }, Platz { $from-slot }, nach { $to }, Platz { $to-slot }, versetzen
p-do-produce = auf { $at }, Platz { $slot }, ein Stück herstellen
p-do-catch = mit einem Boot einen Fisch fangen
p-do-make = { $vehicle-a } bauen
p-do-merit-tile = das Verdienstplättchen { $tile } nehmen
p-do-end-phase = die Phase beenden

## Eine Stellung

p-at-setup = Spielaufbau.
p-at-choice = Vor Runde 1: { $phase }.
p-at-round = Runde { $round }, { $phase }.
p-at-closing-round = Runde { $round }, die Schlussrunde, { $phase }.
p-at-over = Das Spiel ist aus, nach Runde { $round }.
p-at-dealing = Die Startplättchen werden verteilt.
p-at-turn = { $seat } ist am Zug.
    .you = Du bist am Zug.
p-at-turns = Noch zu wählen haben: { $players }.
p-at-first = In dieser Runde kommt { $first } zuerst.
    .you = In dieser Runde kommst du zuerst.
p-at-end = Das Ende ist ausgelöst: { $reason }.
p-at-merit-due = { $seat } muss ein Verdienstplättchen nehmen.
    .you = Du musst ein Verdienstplättchen nehmen.
p-at-merit-left = Verdienstplättchen im Vorrat: { $tiles }

p-at-map = Karte
p-at-map-part = Karte, Teil { $part } von { $parts } von Westen nach Osten
p-at-row = { $row } ab { $column }
p-at-map-rows = Am Anfang stehen die Zeile und die Spalte des ersten Feldes; von Zeile zu Zeile rückt eine Spalte ein halbes Feld nach rechts.
p-at-map-owners = In einem Feld zuerst der Besitzer: 1 heißt { $one }, 2 heißt { $two }, keine Zahl heißt niemand.
p-at-map-marks = Dann das Gebäude, etwa { $building }; oder das Gelände, etwa { $feature }; oder das Plättchen, etwa { $tile }. + heißt zwei Gebäude; ein Punkt ist ein leeres Feld neben einem Plättchen. Osten ist rechts; ein Ort heißt Spalte,Zeile.

p-at-player = { $seat }: { $pecunia } Pecunia, jetzt { $points } Punkte
    .you = Du: { $pecunia } Pecunia, jetzt { $points } Punkte
p-at-goods = Waren: { $list }
p-at-slots = Lager: { $long-used } von { $long } langen Plätzen belegt, { $square-used } von { $square } quadratischen
p-at-slots-board = Lager, mit { $board }: { $long-used } von { $long } langen Plätzen belegt, { $square-used } von { $square } quadratischen
p-at-citizens = { $count } Bürger
p-at-cardinal-board = der Kardinal auf der Tafel
p-at-cardinal = der Kardinal auf { $at }
p-at-masters = { $count } Meister, davon { $board } auf der Tafel
p-at-horsemen = { $count } Reiter
p-at-people = Leute: { $list }
p-at-workers = Arbeiter, die in dieser Phase noch frei sind: { $count }
p-at-carts = { $count } Karren
p-at-boats = { $count ->
        [one] 1 Fischerboot
       *[other] { $count } Fischerboote
    }
p-at-cargo-ship = ein Frachtschiff aus Runde { $round }
p-at-vehicles = Schiffe und Karren: { $list }
p-at-food = Münzen: { $fish } in der Fischreihe, { $bread } in der Brot- und Schinkenreihe
p-at-second-board = Zusatztafel: vorhanden
p-at-orders = Orden: { $orders }
p-at-orders-returned = Zurückgegebene Orden: { $orders }
p-at-cannot-place = Hat gesagt, dass sich kein Plättchen legen lässt
p-at-kept = Behält { $tile }
p-at-chosen = Hat gewählt
p-at-reserved = Für das Startplättchen gewählt: { $buildings-a }
p-at-extra = Start- und Verdienstplättchen zum Legen: { $tiles }
p-at-spent = Davon lagen schon einmal und bringen nichts mehr: { $tiles }
p-at-draft = Startplättchen zur Wahl: { $tiles }
p-at-built = Plättchen mit Gebäuden
p-at-site = { $at } { $tile }, Drehung { $rot }: { $list }
p-at-site-still = { $at } { $tile }: { $list }
p-at-standing = { $building }
p-at-standing-idle = { $building } (arbeitet nicht)
p-at-empty = leerer { $plan }
p-at-figures-masters = { $count } Meister
p-at-figures-cardinal = der Kardinal
p-at-empty-sites = Plättchen mit leeren Bauplätzen: { $list }
p-at-land = Andere Plättchen: { $list }
p-at-nobody = Plättchen, die niemandem gehören: { $list }
p-at-tile = { $at } { $tile }, Drehung { $rot }
p-at-tile-still = { $at } { $tile }
p-at-hand = Hand: { $count ->
        [0] keine Plättchen
        [one] 1 Plättchen
       *[other] { $count } Plättchen
    }
p-at-hand-category = { $category }: { $tiles }
p-at-points = Punkte: { $list }; { $points } insgesamt
p-at-points-item = { $item } { $points }

name-p-colour-green = grün
name-p-colour-grey = grau
name-p-colour-white = weiß
name-p-colour-black = schwarz

## Warum eine Phase besser ist als eine andere: Tatsachen, mit der anderen zum Vergleich

p-why-points = Das bringt sofort { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, anders { $other }.
p-why-chains = Produktionsketten sind dann { $points } Punkte wert, anders { $other }.
p-why-enclosed = Eingeschlossene leere Felder zählen dann { $points } Punkte, anders { $other }.
p-why-colours = Farbgruppen sind dann { $points } Punkte wert, anders { $other }.
p-why-works = Dann arbeitet: { $building }; anders nicht.
p-why-idle = Anders stünde ein Gebäude still: { $building }.
p-why-workers = In der Produktion { $count ->
        [one] arbeitet dann 1 Arbeiter
       *[other] arbeiten dann { $count } Arbeiter
    }, anders { $other }.
p-why-goods = Im Lager bleibt mehr: { $goods }.
p-why-money = Es bleiben { $pecunia } Pecunia, anders { $other }.
p-why-order = Das bringt einen Orden: { $order }.
