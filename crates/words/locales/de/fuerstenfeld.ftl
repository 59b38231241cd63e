# Fürstenfeld. Ein Satz handelt von jemand anderem; `.you` spricht den an, der ihn liest.

## Karten

name-hops_1 = Hopfenfeld (1)
name-hops_2 = Hopfenfeld (2)
name-hops_3 = Hopfenfeld (3)
name-barley_1 = Gerstenfeld (1)
name-barley_2 = Gerstenfeld (2)
name-barley_3 = Gerstenfeld (3)
name-water_1 = Quelle (1)
name-water_2 = Quelle (2)
name-water_3 = Quelle (3)
name-bank_1 = Bank I
name-bank_2 = Bank II
name-town_hall_1 = Rathaus I
name-town_hall_2 = Rathaus II
name-laboratory_1 = Labor I
name-laboratory_2 = Labor II
name-office = Kontor
name-market = Markt
name-warehouse = Lagerhaus
name-magistrate = Magistrat
name-crane = Baukran
name-tour_guide = Fremdenführer
name-scavenger = Lumpensammler
name-palace_1 = Palast I
name-palace_2 = Palast II
name-palace_3 = Palast III
name-palace_4 = Palast IV
name-palace_5 = Palast V
name-palace_6 = Palast VI
name-hidden_card = eine Karte

## Waren, und die aufgedruckten Felder eines Tableaus

name-hops = Hopfen
name-barley = Gerste
name-water = Wasser

goods-hops = { $count } Hopfen
goods-barley = { $count } Gerste
goods-water = { $count } Wasser
goods-none = nichts

printed-hops = Hopfenacker
printed-barley = Gerstenacker
printed-water = Wasserstelle

## Phasen

name-setup = Spielaufbau
name-draw = Ziehen
name-sell = Verkaufen
name-build = Bauen
name-discard = Ablegen
name-over = Ende

## Was geschehen ist

f-set-up = { $breweries } Brauereien öffnen; sie verlangen { $demand } (Hopfen/Gerste/Wasser). Die erste Reihenfolge: { $order }.
f-kept = { $player } behält { $card }.
    .you = Du behältst { $card }.
f-round-began = Runde { $round } beginnt. Die Reihenfolge: { $order }.
f-drew = { $player } zieht { $cards }.
    .you = Du ziehst { $cards }.
f-drew-hidden = { $player } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
    .you = Du ziehst { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
f-draws-extra = { $player } nimmt noch eine Karte.
    .you = Du nimmst noch eine Karte.
f-stopped-drawing = { $player } möchte keine Karte mehr.
    .you = Du möchtest keine Karte mehr.
f-harvested = { $player } erntet { $goods }.
    .you = Du erntest { $goods }.
f-sold = { $player } verkauft { $goods } an Brauerei { $brewery } für { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
    .you = Du verkaufst { $goods } an Brauerei { $brewery } für { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
f-sold-office = { $player } verkauft { $goods } an Brauerei { $brewery } für { $coins } Münzen, den Aufschlag des Kontors auf { $office } eingerechnet.
    .you = Du verkaufst { $goods } an Brauerei { $brewery } für { $coins } Münzen, den Aufschlag deines Kontors auf { $office } eingerechnet.
f-sold-market = { $player } verkauft { $goods } als { $as-goods } an Brauerei { $brewery } für { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
    .you = Du verkaufst { $goods } als { $as-goods } an Brauerei { $brewery } für { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
f-sold-market-office = { $player } verkauft { $goods } als { $as-goods } an Brauerei { $brewery } für { $coins } Münzen, den Aufschlag des Kontors auf { $office } eingerechnet.
    .you = Du verkaufst { $goods } als { $as-goods } an Brauerei { $brewery } für { $coins } Münzen, den Aufschlag deines Kontors auf { $office } eingerechnet.
f-sold-nothing = { $player } verkauft nichts.
    .you = Du verkaufst nichts.
f-price-fell = Brauerei { $brewery } nimmt { $surplus } { $good } mehr, als sie verlangt; der Preis für { $good } liegt dort jetzt bei { $price }.
f-price-rose = Brauerei { $brewery } hätte gern noch { $empty } { $good }; der Preis für { $good } liegt dort jetzt bei { $price }.
f-earned = { $player } erhält { $guide ->
        [0] { $banks } Münzen von der Bank
       *[other] { $banks ->
            [0] { $guide } Münzen vom Fremdenführer
           *[other] { $banks } Münzen von der Bank und { $guide } vom Fremdenführer
        }
    }.
    .you = Du erhältst { $guide ->
        [0] { $banks } Münzen von der Bank
       *[other] { $banks ->
            [0] { $guide } Münzen vom Fremdenführer
           *[other] { $banks } Münzen von der Bank und { $guide } vom Fremdenführer
        }
    }.
f-income = { $player } hat { $income ->
        [0] kein Einkommen
       *[other] ein Einkommen von { $income }
    }; die Scheibe rückt auf Feld { $disc }.
    .you = Du hast { $income ->
        [0] kein Einkommen
       *[other] ein Einkommen von { $income }
    }; deine Scheibe rückt auf Feld { $disc }.
f-built = { $player } baut { $card } auf Platz { $space } für { $cost ->
        [0] nichts
        [one] 1 Münze
       *[other] { $cost } Münzen
    }.
    .you = Du baust { $card } auf Platz { $space } für { $cost ->
        [0] nichts
        [one] 1 Münze
       *[other] { $cost } Münzen
    }.
f-built-over = { $player } baut { $card } auf Platz { $space }, über { $covered-id ->
        [hops] den Hopfenacker
        [barley] den Gerstenacker
        [water] die Wasserstelle
       *[other] { $covered }
    }, für { $cost ->
        [0] nichts
        [one] 1 Münze
       *[other] { $cost } Münzen
    }.
    .you = Du baust { $card } auf Platz { $space }, über { $covered-id ->
        [hops] den Hopfenacker
        [barley] den Gerstenacker
        [water] die Wasserstelle
       *[other] { $covered }
    }, für { $cost ->
        [0] nichts
        [one] 1 Münze
       *[other] { $cost } Münzen
    }.
f-palace-price-rose = Die nächste Preiskarte gilt: Ein Palast kostet jetzt { $price } Münzen.
f-palace-price-gone = Die letzte Preiskarte geht: Alle Paläste stehen.
f-put-under = { $player } legt { $card } unter den Stapel.
    .you = Du legst { $card } unter deinen Stapel.
f-trashed = { $player } nimmt { $card } aus dem Spiel.
    .you = Du nimmst { $card } aus dem Spiel.
f-stored = { $player } behält { $goods } im Lagerhaus.
    .you = Du behältst { $goods } im Lagerhaus.
f-goods-lost = { $player } verliert, was nicht verkauft ist: { $goods }.
    .you = Du verlierst, was du nicht verkauft hast: { $goods }.
f-turn-ended = { $player } beendet den Zug mit { $hand ->
        [0] keiner Karte
        [one] 1 Karte
       *[other] { $hand } Karten
    } auf der Hand.
    .you = Du beendest deinen Zug mit { $hand ->
        [0] keiner Karte
        [one] 1 Karte
       *[other] { $hand } Karten
    } auf der Hand.
f-ended = Das Spiel ist aus. { $count ->
        [one] Es gewinnt { $winners }
       *[other] Den Sieg teilen sich { $winners }
    } mit { $palaces ->
        [one] 1 Palast
       *[other] { $palaces } Palästen
    } und { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
    .you = Das Spiel ist aus. Du gewinnst mit { $palaces ->
        [one] 1 Palast
       *[other] { $palaces } Palästen
    } und { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.

## Warum nicht. Davor steht die Nummer der Regel.

f-no-over = Das Spiel ist aus; es kann nichts mehr gespielt werden.
f-no-turn = Du bist nicht am Zug; zuerst { $count ->
        [one] kommt
       *[other] kommen
    } { $players }.
f-no-turn-chance = Einen Augenblick; es werden noch Karten gezogen.
f-no-phase = { $phase-id ->
        [setup] Zuerst der Spielaufbau: Behalte eine Karte und lege die anderen unter den Stapel.
        [draw] Jetzt wird gezogen: Nimm noch eine Karte oder hör auf zu ziehen.
        [sell] Jetzt wird verkauft: Verkaufe an eine Brauerei oder verkaufe nichts.
        [build] Jetzt wird gebaut: Baue eine Karte oder hör auf zu bauen.
        [discard] Jetzt wird abgelegt: Lege Karten unter den Stapel oder beende deinen Zug.
       *[other] Das geht jetzt nicht.
    }
f-no-set-up-twice = Die Brauereien sind offen und die Reihenfolge steht; das geschieht nur einmal.
f-no-demand-cards = Es öffnen { $players } Brauereien, jede mit einer anderen Nachfragekarte der Kartentabelle.
f-no-disc-stack = Die erste Reihenfolge nennt jeden der { $players } Spieler einmal.
f-no-not-dealt = { $card } ist nicht auf deiner Hand; wähle eine der Karten, die du bekommen hast.
f-no-kept-already = Du behältst schon { $card }; lege jetzt die anderen Karten unter den Stapel.
f-no-keep-first = Wähle zuerst die Karte, die du behältst; dann lege die anderen unter den Stapel.
f-no-kept-stays = { $card } ist die Karte, die du behältst; lege eine der anderen unter den Stapel.
f-no-draw = Jetzt zieht niemand.
f-no-draw-turn = Zuerst zieht { $player }.
f-no-draw-count = Hier { $due ->
        [one] ist 1 Karte
       *[other] sind { $due } Karten
    } zu ziehen, nicht { $drawn }.
f-no-not-next = { $card } kann nicht die nächste sein: Erst kommen nie gezogene Karten, dann die unter dem Stapel in ihrer Reihenfolge.
f-no-brewery = Es gibt keine Brauerei { $brewery }; offen sind die Brauereien 1 bis { $open }.
f-no-empty-sale = Zu einem Verkauf gehört mindestens eine Ware; um alle zu behalten, verkaufe nichts.
f-no-goods = Du hast { $held } { $good }; { $asked } sind zu viel.
f-no-price = Brauerei { $brewery } zahlt 0 für { $good }, bis der Preis steigt.
f-no-market = Eine Ware als andere zu verkaufen geht nur mit einem offen liegenden Markt.
f-no-market-same = Der Markt verkauft { $good } als eine andere Ware; ohne ihn bleibt { $good } ohnehin { $good }.
f-no-market-count = Der Markt tauscht 1 bis { $most } Waren, nicht { $count }.
f-no-market-more = Du verkaufst { $sold } { $good }; der Markt kann davon nicht { $count } tauschen.
f-no-office = Den Aufschlag gibt es nur mit einem offen liegenden Kontor.
f-no-office-none = Nichts wird hier als { $good } verkauft; wähle für das Kontor eine andere Ware oder keine.
f-no-space = Es gibt keinen Platz { $space }; ein Tableau hat die Plätze 1 bis 6.
f-no-not-in-hand = { $card } ist nicht auf deiner Hand.
f-no-on-palace = Auf Platz { $space } steht ein Palast und bleibt; wähle einen anderen Platz.
f-no-palace-space = { $card } kann nicht auf Platz { $space } stehen; dafür ist Platz { $right } da.
f-no-too-dear = { $card } kostet { $cost ->
        [one] 1 Münze
       *[other] { $cost } Münzen
    }; du hast { $coins }.
f-no-last-card = { $card } ist deine letzte Karte, und eine behältst du immer.
f-no-scavenger = Karten aus dem Spiel zu nehmen geht nur mit einem offen liegenden Lumpensammler.
f-no-scavenger-done = Der Lumpensammler hat in diesem Zug schon { $most } Karten genommen; andere können unter den Stapel.
f-no-warehouse = Waren zu behalten geht nur mit einem offen liegenden Lagerhaus.
f-no-stored-already = Du hast schon gesagt, was das Lagerhaus in diesem Zug behält.
f-no-store-count = Das Lagerhaus behält 1 bis { $most } Waren, nicht { $count }; um keine zu behalten, beende einfach deinen Zug.
f-no-hand-limit = Du darfst { $limit ->
        [one] 1 Karte
       *[other] { $limit } Karten
    } behalten; lege zuerst noch { $over } unter den Stapel.

## Was man tun kann

f-do-keep = { $card } behalten
f-do-under = { $card } unter den Stapel legen
f-do-draw-extra = noch eine Karte nehmen
f-do-stop-drawing = keine Karte mehr ziehen
f-do-sell = { $goods } an Brauerei { $brewery } verkaufen
f-do-sell-office = { $goods } an Brauerei { $brewery } verkaufen, Kontor für { $office }
f-do-sell-market = { $goods } an Brauerei { $brewery } verkaufen, { $count } { $from } als { $to }
f-do-sell-market-office = { $goods } an Brauerei { $brewery } verkaufen, { $count } { $from } als { $to }, Kontor für { $office }
f-do-sell-nothing = nichts verkaufen
f-do-build = { $card } auf Platz { $space } bauen
f-do-end-build = aufhören zu bauen
f-do-trash = { $card } aus dem Spiel nehmen
f-do-store = { $goods } im Lagerhaus behalten
f-do-end-turn = den Zug beenden

## Eine Stellung

f-at-setup = Spielaufbau.
f-at-round = Runde { $round }, { $phase }.
f-at-over = Das Spiel ist aus, nach Runde { $round }.
f-at-turn = { $player } ist am Zug.
    .you = Du bist am Zug.
f-at-turns = Noch am Zug: { $players }.
f-at-dealing = Karten werden verteilt.
f-at-order = Reihenfolge: { $order }.
f-at-palaces = Ein Palast kostet { $price } Münzen; auf der Preiskarte { $markers ->
        [one] liegt 1 Marker
       *[other] liegen { $markers } Marker
    }, bei { $players } geht sie.
f-at-palaces-gone = Alle Paläste stehen.
f-at-breweries = Brauereien: Preis jeder Ware, und wie viel der Nachfrage gedeckt ist
f-at-brewery = Brauerei { $brewery }: Hopfen { $hops } ({ $filled-hops } von { $demand-hops }), Gerste { $barley } ({ $filled-barley } von { $demand-barley }), Wasser { $water } ({ $filled-water } von { $demand-water })
f-at-player = { $player }: { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }, { $palaces ->
        [0] kein Palast
        [one] 1 Palast
       *[other] { $palaces } Paläste
    }, Einkommen { $income }, Scheibe auf { $disc }
    .you = Du: { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }, { $palaces ->
        [0] kein Palast
        [one] 1 Palast
       *[other] { $palaces } Paläste
    }, Einkommen { $income }, Scheibe auf { $disc }
f-at-empty = leer
f-at-goods = Waren: { $goods }
f-at-harvest = Ernte: { $goods } je Runde
f-at-cards = Karten: { $hand } auf der Hand, { $unseen } nie gezogen, { $bottom } unter dem Stapel
f-at-cards-trashed = Karten: { $hand } auf der Hand, { $unseen } nie gezogen, { $bottom } unter dem Stapel, { $trashed } verdeckt aus dem Spiel
f-at-covered = Überbaut: { $cards }
f-at-trashed-palaces = Paläste aus dem Spiel: { $cards }
f-at-hand = Die Hand von { $player }, und was jede Karte kostet
    .you = Deine Hand, und was jede Karte kostet
f-at-hand-empty = Die Hand von { $player } ist leer.
    .you = Deine Hand ist leer.
f-at-hand-card = { $card }: { $cost ->
        [one] 1 Münze
       *[other] { $cost } Münzen
    }
f-at-kept = { $player } behält { $card }.
    .you = Du behältst { $card }.
f-at-bottom = Unter dem Stapel von { $player }, die nächste zuerst: { $cards }
    .you = Unter deinem Stapel, die nächste zuerst: { $cards }
f-at-unseen = Nie gezogen: { $cards }

## Warum ein Zug besser ist als ein anderer: Tatsachen, mit dem anderen Zug zum Vergleich

f-why-coins = Dieser Zug bringt { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }, der andere { $other }.
f-why-affords = Vom Erlös lässt sich noch in diesem Zug { $card } für { $cost } bauen; beim anderen Verkauf nicht.
f-why-order = Mit einem Einkommen von { $income } stehst du in der nächsten Reihenfolge vor { $before }, mit { $other } dahinter.
f-why-lost = Beim anderen Verkauf bleibt { $goods } übrig, und was nicht verkauft ist, geht verloren.
f-why-price-there = { $count } { $good } an Brauerei { $brewery } lassen den Preis dort bei { $price }; der andere Verkauf drückt ihn bei Brauerei { $other } auf { $fallen }.
f-why-price-stays = Der Preis für { $good } bei Brauerei { $brewery } bleibt bei { $price }; der andere Verkauf drückt ihn auf { $fallen }.
f-why-palace = { $card } ist Palast { $count } von { $needed }, die das Spiel beenden.
f-why-palace-price = Ein Palast kostet jetzt { $cost } und nach diesem { $price }.
f-why-harvest = Eine Ernte bringt dann { $goods }, sonst { $other }.
f-why-every-round = Karten zahlen dann jede Runde { $coins } Münzen, sonst { $other }.
f-why-draws = Du kannst dann jede Runde { $count } Karten ziehen, sonst { $other }.
f-why-keeps = Du darfst dann am Ende eines Zuges { $count } Karten behalten, sonst { $other }.
f-why-saves = Ohne { $card } für { $cost } bleiben dir { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
f-why-space = Auf Platz { $space } lässt { $card } Platz { $other } frei; dort läge unter der Karte: { $covered }.
f-why-stays = { $card } bleibt auf der Hand; unter dem Stapel läge { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } davor.
f-why-sooner = { $card } kommt früher zurück: hinter { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }, nicht hinter { $other }.
f-why-trash = { $card } kommt aus dem Spiel und wird nicht mehr gezogen.
f-why-stores = Das Lagerhaus behält { $goods }, was sonst verloren ginge.
f-why-draw = Du hast { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } auf der Hand und darfst am Ende des Zuges { $limit } behalten: Eine mehr ist eine mehr zur Wahl.
