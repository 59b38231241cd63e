# Principati Duello. Una frase parla di qualcun altro; `.you` si rivolge a chi la legge.
# I nomi delle tessere sono in tiles.ftl. `.mark` è ciò che la mappa abbrevia, dove i nomi cominciano uguali.

## Edifici, con l'articolo dove una frase ne ha bisogno

name-p-palace = Palazzo
    .a = il Palazzo
    .the = il Palazzo
name-p-castle = Castello
    .a = un Castello
    .the = il Castello
name-p-manor = Maniero
    .a = un Maniero
    .the = il Maniero
name-p-fortress = Fortezza
    .a = una Fortezza
    .the = la Fortezza
name-p-scout_tower = Torre di vedetta
    .a = una Torre di vedetta
    .the = la Torre di vedetta
    .mark = Vedetta
name-p-watchtower = Torre di guardia
    .a = una Torre di guardia
    .the = la Torre di guardia
name-p-quarry = cava
    .a = una cava
    .the = la cava
name-p-coal_mine = miniera di carbone
    .a = una miniera di carbone
    .the = la miniera di carbone
    .mark = carbone
name-p-iron_ore_mine = miniera di ferro
    .a = una miniera di ferro
    .the = la miniera di ferro
    .mark = ferro
name-p-gold_mine = miniera d'oro
    .a = una miniera d'oro
    .the = la miniera d'oro
    .mark = oro
name-p-diamond_mine = miniera di diamanti
    .a = una miniera di diamanti
    .the = la miniera di diamanti
    .mark = diamanti
name-p-well = pozzo
    .a = un pozzo
    .the = il pozzo
name-p-fisherman = pescatore
    .a = un pescatore
    .the = il pescatore
name-p-agriculturist = agricoltore
    .a = un agricoltore
    .the = l'agricoltore
name-p-windmill = mulino a vento
    .a = un mulino a vento
    .the = il mulino a vento
name-p-baker = fornaio
    .a = un fornaio
    .the = il fornaio
name-p-pig_breeder = allevatore di maiali
    .a = un allevatore di maiali
    .the = l'allevatore di maiali
name-p-butcher = macellaio
    .a = un macellaio
    .the = il macellaio
name-p-lumberjack = boscaiolo
    .a = un boscaiolo
    .the = il boscaiolo
name-p-sawmill = segheria
    .a = una segheria
    .the = la segheria
name-p-metallurgist = fonditore
    .a = un fonditore
    .the = il fonditore
name-p-mint = zecca
    .a = una zecca
    .the = la zecca
name-p-jeweller = gioielliere
    .a = un gioielliere
    .the = il gioielliere
name-p-blacksmith = fabbro
    .a = un fabbro
    .the = il fabbro
name-p-warehouse = magazzino
    .a = un magazzino
    .the = il magazzino
name-p-market = mercato
    .a = un mercato
    .the = il mercato
name-p-school = scuola
    .a = una scuola
    .the = la scuola
name-p-port = porto
    .a = un porto
    .the = il porto
name-p-lighthouse = faro
    .a = un faro
    .the = il faro
name-p-riding_hall = maneggio
    .a = un maneggio
    .the = il maneggio
name-p-bridge = ponte
    .a = un ponte
    .the = il ponte
name-p-nothing = niente

## Veicoli e figure

name-p-cart = carro
    .a = un carro
    .the = il carro
name-p-fishing_boat = peschereccio
    .a = un peschereccio
    .the = il peschereccio
name-p-cargo_ship = nave da carico
    .a = una nave da carico
    .the = la nave da carico
name-p-master = maestro
    .a = un maestro
    .the = il maestro
name-p-cardinal = cardinale
    .a = il cardinale
    .the = il cardinale

## Merci

name-p-fish = pesce
name-p-tool = attrezzo
name-p-ham = prosciutto
name-p-bread = pane
name-p-beam = trave
name-p-stone = pietra
name-p-straw = paglia
name-p-jewel = gioiello
name-p-water = acqua
name-p-iron_ore = minerale di ferro
name-p-gold_ore = minerale d'oro
name-p-coal = carbone
name-p-diamond = diamante
name-p-flour = farina
name-p-piglet = maialino
name-p-iron_bar = barra di ferro
name-p-pecunia = pecunia

p-goods-fish = { $count ->
        [one] 1 pesce
       *[other] { $count } pesci
    }
p-goods-tool = { $count ->
        [one] 1 attrezzo
       *[other] { $count } attrezzi
    }
p-goods-ham = { $count ->
        [one] 1 prosciutto
       *[other] { $count } prosciutti
    }
p-goods-bread = { $count ->
        [one] 1 pane
       *[other] { $count } pani
    }
p-goods-beam = { $count ->
        [one] 1 trave
       *[other] { $count } travi
    }
p-goods-stone = { $count ->
        [one] 1 pietra
       *[other] { $count } pietre
    }
p-goods-straw = { $count ->
        [one] 1 balla di paglia
       *[other] { $count } balle di paglia
    }
p-goods-jewel = { $count ->
        [one] 1 gioiello
       *[other] { $count } gioielli
    }
p-goods-water = { $count ->
        [one] 1 secchio d'acqua
       *[other] { $count } secchi d'acqua
    }
p-goods-iron_ore = { $count ->
        [one] 1 minerale di ferro
       *[other] { $count } minerali di ferro
    }
p-goods-gold_ore = { $count ->
        [one] 1 minerale d'oro
       *[other] { $count } minerali d'oro
    }
p-goods-coal = { $count ->
        [one] 1 carbone
       *[other] { $count } carboni
    }
p-goods-diamond = { $count ->
        [one] 1 diamante
       *[other] { $count } diamanti
    }
p-goods-flour = { $count ->
        [one] 1 sacco di farina
       *[other] { $count } sacchi di farina
    }
p-goods-piglet = { $count ->
        [one] 1 maialino
       *[other] { $count } maialini
    }
p-goods-iron_bar = { $count ->
        [one] 1 barra di ferro
       *[other] { $count } barre di ferro
    }
p-goods-pecunia = { $count } pecunia
p-goods-none = niente

## Piante e terreno

name-p-plan-castle = pianta di castello
name-p-plan-watchtower = pianta di torre
name-p-plan-well = pianta di pozzo
name-p-plan-mine = pianta di miniera
name-p-plan-house = pianta di casa
name-p-plan-school = pianta di scuola
name-p-plan-bridge = pianta di ponte
name-p-plan-market = pianta di mercato
name-p-plan-riding_hall = pianta di maneggio
name-p-plan-port = pianta di porto
name-p-plan-lighthouse = pianta di faro

name-p-forest = bosco
name-p-grain_field = campo di grano
name-p-white_mountain = monte bianco
    .mark = mbia
name-p-black_mountain = monte nero
    .mark = mner
name-p-field = prato
name-p-juniper = ginepro
name-p-lake = lago
name-p-river = fiume
name-p-river_mouth = foce
name-p-sea = mare
name-p-bay = baia
name-p-bog = palude
name-p-blue_spring = fonte azzurra
name-p-island = isola
name-p-riverbank = riva di fiume
name-p-usable_sea = mare utilizzabile

name-p-category-road = Strade
name-p-category-castle = Castelli
name-p-category-watchtower = Guardie
name-p-category-well = Pozzi
name-p-category-mine = Miniere
name-p-category-house = Case
name-p-category-special = Speciali
name-p-category-water = Acque
name-p-category-natural = Natura
name-p-category-island = Isola
name-p-category-start = Tessere di partenza
name-p-category-merit = Tessere merito

name-p-direction-E = est
name-p-direction-SE = sud-est
name-p-direction-SW = sud-ovest
name-p-direction-W = ovest
name-p-direction-NW = nord-ovest
name-p-direction-NE = nord-est

## Ordini, plance, fasi, fini

name-p-architect = Ordine dell'Architetto
name-p-commerce_20 = Ordine del Commercio (20)
name-p-commerce_30 = Ordine del Commercio (30)
name-p-farmer = Ordine del Contadino
name-p-military = Ordine Militare
name-p-miner = Ordine del Minatore
name-p-towers = Ordine delle Torri

name-p-board-a = plancia magazzino A
name-p-board-b = plancia magazzino B
name-p-row-fish = fila del pesce
name-p-row-bread_ham = fila di pane e prosciutto

name-p-setup = preparazione
name-p-draft = tenere una tessera di partenza
name-p-draft2 = scegliere la tessera di partenza
name-p-reserve = scegliere gli edifici per la tessera di partenza
name-p-place = posare le tessere
name-p-masters = muovere i maestri
name-p-trade = commercio
name-p-construct = costruzione
name-p-produce = produzione
name-p-over = fine

name-p-reason-military = ci sono abbastanza edifici militari
name-p-reason-orders = sono stati ottenuti cinque ordini
name-p-reason-island = c'è un porto sull'Isola Victoria
name-p-reason-cannot_place = un giocatore non può posare una tessera
name-p-reason-max_rounds = i round concordati sono giocati

name-p-score-02 = edifici
name-p-score-03 = Isola Victoria
name-p-score-04 = nessuna tessera da posare
name-p-score-05 = catene
name-p-score-06 = accanto a un pozzo
name-p-score-07 = torri di guardia in vista
name-p-score-08 = torri di guardia con la vedetta
name-p-score-09 = edifici lontani
name-p-score-10 = denaro
name-p-score-11 = ordini
name-p-score-12 = persone
name-p-score-13 = celle chiuse
name-p-score-14 = colori
name-p-score-15 = navi e carri
name-p-score-16 = merci

p-list-or = { $left } o { $right }

## Che cosa è successo

p-event-dealt = Le tessere di partenza sono distribuite; { $one }: { $card1 } e { $card2 }; { $two }: { $card3 } e { $card4 }. Comincia { $first }.
    .you = Le tessere di partenza sono distribuite; { $one }: { $card1 } e { $card2 }; { $two }: { $card3 } e { $card4 }. Cominci tu.
p-event-draft-kept = { $seat } tiene { $tile }.
    .you = Tieni { $tile }.
p-event-draft-kept-hidden = { $seat } ha scelto una tessera di partenza.
    .you = Hai scelto una tessera di partenza.
p-event-draft-shown = { $seat } tiene { $kept } e cede { $other }.
    .you = Tieni { $kept } e cedi { $other }.
p-event-reserved = { $seat } sceglie per la tessera di partenza: { $buildings-a }.
    .you = Scegli per la tua tessera di partenza: { $buildings-a }.
p-event-reserved-hidden = { $seat } ha scelto per la tessera di partenza.
    .you = Hai scelto per la tua tessera di partenza.
p-event-reserved-shown = La tessera di partenza di { $seat } porterà { $buildings-a }.
    .you = La tua tessera di partenza porterà { $buildings-a }.
p-event-round-began = Comincia il round { $round }; inizia { $first }.
    .you = Comincia il round { $round }; inizi tu.
p-event-closing-round-began = Comincia il round { $round }, quello di chiusura; inizia { $first }.
    .you = Comincia il round { $round }, quello di chiusura; inizi tu.
p-event-phase-began = Ora: { $phase }.
p-event-passed-over = { $seat } salta questa fase: { $phase }.
    .you = Salti questa fase: { $phase }.
p-event-phase-ended = { $seat } ha finito: { $phase }.
    .you = Hai finito: { $phase }.
p-event-placed = { $seat } posa { $tile } in { $at }, rotazione { $rot }.
    .you = Posi { $tile } in { $at }, rotazione { $rot }.
p-event-placed-extra = { $seat } posa anche { $tile } in { $at }, rotazione { $rot }.
    .you = Posi anche { $tile } in { $at }, rotazione { $rot }.
p-event-came-free = Con la tessera, { $seat } riceve { $building-a } in { $at }.
    .you = Con la tessera ricevi { $building-a } in { $at }.
p-event-tile-moved = { $seat } sposta { $owner-is ->
        [own] { $tile }
        [reader] la tua tessera { $tile }
       *[other] la tessera di { $owner }, { $tile },
    } da { $from } a { $to }, rotazione { $rot }.
    .you = Sposti { $owner-is ->
        [own] la tua tessera { $tile }
       *[other] la tessera di { $owner }, { $tile },
    } da { $from } a { $to }, rotazione { $rot }.
p-event-cannot-place = { $seat } non può posare nessuna tessera.
    .you = Non puoi posare nessuna tessera.
p-event-figure-sent = { $seat } manda { $who-a } dalla plancia in { $to }.
    .you = Mandi { $who-a } dalla tua plancia in { $to }.
p-event-figure-recalled = { $seat } richiama { $who-a } da { $from }.
    .you = Richiami { $who-a } da { $from }.
p-event-figure-moved = { $seat } sposta { $who-a } da { $from } a { $to }.
    .you = Sposti { $who-a } da { $from } a { $to }.
p-event-figure-returned = { $who-id ->
        [cardinal] Il cardinale di { $seat } torna
       *[other] { $count ->
            [one] 1 maestro di { $seat } torna
           *[other] { $count } maestri di { $seat } tornano
        }
    } sulla plancia da { $from }.
    .you = { $who-id ->
        [cardinal] Il tuo cardinale torna
       *[other] { $count ->
            [one] 1 dei tuoi maestri torna
           *[other] { $count } dei tuoi maestri tornano
        }
    } sulla plancia da { $from }.
p-event-sold = { $seat } vende { $goods } per { $price } pecunia.
    .you = Vendi { $goods } per { $price } pecunia.
p-event-bought = { $seat } compra { $goods } per { $price } pecunia.
    .you = Compri { $goods } per { $price } pecunia.
p-event-food-coin = { $seat } mette { $price } pecunia nella { $row }.
    .you = Metti { $price } pecunia nella { $row }.
p-event-built = { $seat } costruisce { $building-a } in { $at }.
    .you = Costruisci { $building-a } in { $at }.
p-event-board-taken = { $seat } prende la { $board }.
    .you = Prendi la { $board }.
p-event-second-board = { $seat } prende la plancia supplementare.
    .you = Prendi la plancia supplementare.
p-event-masters-came = { $count } maestri del principe arrivano alla scuola di { $seat }.
    .you = { $count } maestri del principe arrivano alla tua scuola.
p-event-demolished = { $seat } demolisce { $building-a } in { $at }, per { $price } pecunia.
    .you = Demolisci { $building-a } in { $at }, per { $price } pecunia.
p-event-mine-opened = Il Minatore di { $seat } apre { $building-a } in { $at }, gratis.
    .you = Il tuo Minatore apre { $building-a } in { $at }, gratis.
p-event-building-moved = L'Architetto di { $seat } sposta { $building-a } da { $from } a { $to }.
    .you = Il tuo Architetto sposta { $building-a } da { $from } a { $to }.
p-event-cleared = La Fortezza di { $seat } rimanda indietro { $owner-is ->
        [reader] la tua tessera { $tile }
       *[other] la tessera di { $owner }, { $tile },
    } in { $at }.
    .you = La tua Fortezza rimanda indietro la tessera di { $owner }, { $tile }, in { $at }.
p-event-building-lost = { $seat } perde { $building-a } in { $at }.
    .you = Perdi { $building-a } in { $at }.
p-event-goods-lost = { $seat } perde { $goods } per mancanza di posto.
    .you = Perdi { $goods } per mancanza di posto.
p-event-horsemen = { $seat } ora ha { $count } cavalieri.
    .you = Ora hai { $count } cavalieri.
p-event-order-earned = { $seat } ottiene l'{ $order }.
    .you = Ottieni l'{ $order }.
p-event-order-returned = { $seat } restituisce l'{ $order } per { $pecunia } pecunia.
    .you = Restituisci l'{ $order } per { $pecunia } pecunia.
p-event-merit-tile = { $seat } prende la tessera merito { $tile }.
    .you = Prendi la tessera merito { $tile }.
p-event-produced = { $seat } produce { $goods } ({ $building }).
    .you = Produci { $goods } ({ $building }).
p-event-caught = Il peschereccio di { $seat } prende un pesce.
    .you = Il tuo peschereccio prende un pesce.
p-event-made = { $seat } fabbrica { $vehicle-a }.
    .you = Fabbrichi { $vehicle-a }.
p-event-end-triggered = { $seat } avvia la fine: { $reason }. Dopo questo round segue quello di chiusura.
    .you = Avvii la fine: { $reason }. Dopo questo round segue quello di chiusura.
p-event-end-agreed = Questo è l'ultimo round, come concordato.
p-event-won = La partita è finita. { $lead ->
        [0] Entrambi hanno { $high } punti; per denaro o edifici vince { $winner }.
       *[other] { $winner } vince per { $high } punti a { $low }.
    }
    .you = La partita è finita. { $lead ->
        [0] Entrambi avete { $high } punti; per denaro o edifici vinci tu.
       *[other] Vinci tu per { $high } punti a { $low }.
    }
p-event-shared = La partita è finita. Entrambi hanno { $score0 } punti e si dividono la vittoria.

## Perché no. Prima c'è il numero della regola, perciò si comincia con la minuscola.

p-draft-01-deal = la distribuzione dice una volta chi comincia e dà a ognuno due tessere di partenza diverse.
p-draft-01-not-dealt = { $tile } non è una delle due tessere di partenza davanti a te.
p-draft-02-slots = { $slots ->
        [0] la tua tessera di partenza non ha posti, quindi non si sceglie niente.
        [one] la tua tessera di partenza ha 1 posto; scegli un edificio, o niente.
       *[other] la tua tessera di partenza ha { $slots } posti; scegli per ognuno un edificio o niente.
    }
p-draft-02-plan = sul posto { $slot } della tua tessera di partenza { $building-the } non ci sta.
p-draft-02-piece = non ci sono più pezzi per { $building-a }.
p-draft-03-not-extra = { $tile } non è fra le tue tessere di partenza e di merito.
p-turn-01-other-phase = { $phase-id ->
        [setup] prima si distribuiscono le tessere di partenza.
        [draft] prima tieni una delle tue due tessere di partenza.
        [draft2] prima scegli una delle tue due tessere di partenza.
        [reserve] prima scegli gli edifici che arrivano con la tua tessera di partenza.
        [place] ora si posano le tessere.
        [masters] ora si muovono i maestri; chiudi la fase quando hai finito.
        [trade] ora si commercia; chiudi la fase quando hai finito.
        [construct] ora si costruisce; chiudi la fase quando hai finito.
        [produce] ora si produce; chiudi la fase quando hai finito.
       *[other] ora non si può fare.
    }
p-draft-01-not-your-turn = { p-turn-02-not-your-turn }
p-draft-02-not-your-turn = { p-turn-02-not-your-turn }
p-turn-02-not-your-turn = non è il tuo turno; { $count ->
        [one] ora tocca a { $players }
       *[other] ora devono agire { $players }
    }.
p-draft-01-not-dealt-yet = un momento; le tessere di partenza si devono ancora distribuire.
p-end-04-over = la partita è finita; non si può più giocare nulla.
p-ord-01-merit-tile-first = prima scegli la tessera merito del tuo nuovo ordine.
p-ord-09-not-due = ora non ti spetta nessuna tessera merito; alcuni ordini ne portano una.
p-ord-09-taken = { $tile } non è fra le tessere merito rimaste.
p-place-01-not-in-hand = non hai in mano { $tile }.
p-hex-01-rotation = { $turns ->
        [one] { $tile } è uguale comunque la si giri; posala con rotazione 0.
       *[other] posa { $tile } con una rotazione da 0 a { $last }; le altre sono uguali a una di queste.
    }
p-place-02-occupied = in { $at } c'è già una tessera; scegli una cella vuota.
p-place-02-apart = accanto a { $at } non c'è nessuna tessera; una nuova deve toccarne una.
p-place-03-road = una strada finirebbe contro un lato senza strada, verso { $direction }.
p-sea-03-river = un fiume finirebbe contro un lato senza fiume, verso { $direction }.
p-sea-01-sea = il mare toccherebbe una terra che non è un monte, verso { $direction }.
p-place-04-no-way = lì nessuna strada della tessera porterebbe al tuo Palazzo: { $tile }.
p-place-07-guarded = un edificio dell'altro giocatore sorveglia questa cella da { $direction }: { $building }.
p-place-08-bog = verso { $direction } c'è una palude; accanto possono stare solo tessere senza pianta.
p-place-10-can-place = si può ancora posare una tessera della tua mano.
p-store-03-board-missing = il magazzino arriva con una plancia magazzino; nominane una che è sul tavolo.
p-store-03-board-idle = qui non arriva nessun magazzino, quindi nemmeno una plancia.
p-store-03-board-taken = la { $board } non è più sul tavolo.
p-store-02-no-room = nel tuo magazzino non c'è posto libero per questo: { $good }.
p-comp-03-no-supply = nella riserva comune non ce n'è più: { $good }.
p-ord-05-no-order = non hai l'{ $order }.
p-ord-05-not-a-mine = il Minatore apre miniere di carbone, di ferro, d'oro e di diamanti; questo è { $building-a }.
p-ord-06-no-order = non hai l'{ $order }.
p-ord-06-no-building = in { $at }, posto { $slot }, non c'è un tuo edificio da spostare.
p-ord-06-fixed = { $building-the } non si può spostare.
p-ord-06-same-tile = l'Architetto sposta un edificio su un'altra tessera.
p-ord-06-other-plan = i due posti hanno piante diverse.
p-ord-07-no-order = non hai l'{ $order }.
p-ord-07-no-tile = in { $at } non c'è nessuna tessera.
p-ord-07-unmovable = la tessera in { $at } resta dov'è: il mondo di partenza, il Palazzo e i ponti non si spostano.
p-ord-07-same-cell = il Contadino sposta una tessera su un'altra cella.
p-ord-04-twice = hai già un Ordine del Commercio.
p-ord-04-taken = questo Ordine del Commercio ce l'ha l'altro giocatore.
p-ord-04-price = questo Ordine del Commercio costa { $price } pecunia, più di quanto hai.
p-mast-01-no-masters = i maestri del principe arrivano con la scuola; costruiscila prima.
p-mast-02-same-place = questa figura resterebbe dov'è.
p-mast-02-no-master = lì non c'è un tuo maestro da muovere.
p-mast-02-gave-before = la tessera in { $at } ha ceduto una figura così in questa fase, quindi non ne riceve.
p-mast-02-received-before = la tessera in { $at } ha ricevuto una figura così in questa fase, quindi non ne cede.
p-mast-03-no-workplace = in { $at } non lavora nessuno che un tuo maestro possa aiutare.
p-mast-04-full = in { $at } ci sono tre figure; non c'è posto per un'altra.
p-mast-06-no-cardinal = il tuo cardinale non è lì.
p-trade-01-nothing-to-sell = non ne hai da vendere: { $good }.
p-trade-02-not-for-sale = le carovane non vendono questo: { $good }.
p-trade-02-price = { $goods } costa { $price } pecunia, più di quanto hai.
p-enh-01-price = una moneta per questa fila costa { $price } pecunia, più di quanto hai.
p-enh-02-full = nella tua { $row } non c'è un campo libero.
p-enh-03-closing = nel round di chiusura non si mettono monete nelle file del cibo.
p-build-01-no-site = in { $at } non c'è una tessera su cui costruire.
p-build-01-no-slot = la tessera in { $at } non ha il posto { $slot }.
p-build-01-slot-taken = lì c'è già { $building-the }.
p-build-01-unconnected = da { $at } nessuna strada porta al tuo Palazzo.
p-build-01-no-piece = non hai più pezzi per { $building-a }.
p-build-01-cost = per questo ci vuole { $goods }, più di quanto hai.
p-build-03-plan = { $building-the } non si adatta alla pianta di questo posto.
p-build-04-no-feature = { $building-the } vuole il suo elemento naturale sulla tessera o accanto.
p-build-05-requires = prima di costruire { $building-a } devi avere { $first-a }.
p-tile-11-foreign = la tessera in { $at } non è tua, e non puoi costruirci.
p-bld-25-warehouse-mine = { $building-the } qui non può stare: su questa tessera stanno insieme solo un magazzino e una miniera.
p-sea-02-no-sea = serve un mare con una tessera mare e due tessere costiere, fra cui una baia; altrimenti { $building-the } non può stare qui.
p-isl-01-no-cargo-ship = per il porto sull'Isola Victoria ti serve una nave da carico fabbricata in un round precedente.
p-isl-02-other-sea = per il porto sull'Isola Victoria ti serve un porto sul mare dell'isola.
p-isl-03-lasting = il porto sull'Isola Victoria resta.
p-demo-01-no-building = in { $at }, posto { $slot }, non c'è un tuo edificio.
p-demo-01-price = demolire costa { $price } pecunia, più di quanto hai.
p-demo-02-lasting = { $building-the } non si può demolire.
p-prod-01-no-workers = tutti i tuoi lavoratori hanno lavorato in questa fase.
p-prod-02-no-building = in { $at }, posto { $slot }, non c'è un tuo edificio.
p-prod-02-exhausted = { $building-the } ha prodotto tutto quello che può in questa fase.
p-prod-03-no-room = non c'è posto libero per il prodotto: { $good }.
p-prod-04-no-product = { $building-the } da solo non produce niente da conservare.
p-prod-05-idle = { $building-the } non lavora: { $lacks-kind ->
        [feature] sulla sua tessera o accanto manca { $lacks }.
        [riverbank] la sua tessera non è su una riva di fiume.
        [sea] al suo mare servono una tessera mare e due tessere costiere, fra cui una baia.
       *[buildings] deve esserci al lavoro { $lacks }.
    }
p-ship-01-no-working-port = nessun tuo porto lavora; servono una segheria al lavoro e un mare utilizzabile.
p-ship-01-one-per-port = ogni porto al lavoro fabbrica una nave per round, e il tuo lo ha già fatto.
p-ship-01-cost = per la nave ci vuole { $goods }, più di quanto hai.
p-ship-02-limit = non puoi averne altri: { $vehicle }.
p-ship-03-no-boat = non hai nessun peschereccio.
p-ship-03-no-port = senza porto i pescherecci non prendono niente.
p-ship-03-caught-all = i tuoi pescherecci hanno preso tutto quello che possono in questo round.
p-ship-04-no-lighthouse = per la nave da carico serve un faro.
p-ride-04-no-riding-hall = per i carri serve un maneggio.
p-ride-04-no-horseman = ogni cavaliere ha un carro; prima formane altri.
p-ride-04-needs = per i carri deve esserci al lavoro { $building-a }.
p-ride-04-cost = per il carro ci vuole { $goods }, più di quanto hai.

## Che cosa si può fare

p-do-draft-keep = tenere { $tile }
p-do-reserve = scegliere per la tessera di partenza: { $buildings-a }
p-do-place = posare { $tile } in { $at }, rotazione { $rot }
p-do-place-extra = posare anche { $tile } in { $at }, rotazione { $rot }
p-do-place-extra-board = posare anche { $tile } in { $at }, rotazione { $rot }, con la { $board }
p-do-farmer-move = restituire l'Ordine del Contadino e spostare la tessera da { $from } a { $to }, rotazione { $rot }
p-do-cannot-place = dire che nessuna tessera si può posare
p-do-figure-sent = mandare { $who-a } dalla plancia in { $to }
p-do-figure-recalled = richiamare { $who-a } da { $from }
p-do-figure-moved = spostare { $who-a } da { $from } a { $to }
p-do-figure-stays = lasciare { $who-a } sulla plancia
p-do-sell = vendere { $goods }
p-do-buy = comprare { $goods }
p-do-food-coin = mettere una moneta nella { $row }
p-do-buy-commerce = comprare l'{ $order }
p-do-build = costruire { $building-a } in { $at }, posto { $slot }
p-do-build-board = costruire { $building-a } in { $at }, posto { $slot }, con la { $board }
p-do-demolish = demolire l'edificio in { $at }, posto { $slot }
p-do-miner-mine = restituire l'Ordine del Minatore e aprire { $building-a } in { $at }, posto { $slot }
p-do-architect-move = restituire l'Ordine dell'Architetto e spostare l'edificio da { $from }, posto { $from-slot }, a { $to }, posto { $to-slot }
p-do-produce = produrre un pezzo in { $at }, posto { $slot }
p-do-catch = prendere un pesce con un peschereccio
p-do-make = fabbricare { $vehicle-a }
p-do-merit-tile = prendere la tessera merito { $tile }
p-do-end-phase = chiudere la fase

## Una posizione

p-at-setup = Preparazione.
p-at-choice = Prima del round 1: { $phase }.
p-at-round = Round { $round }, { $phase }.
p-at-closing-round = Round { $round }, quello di chiusura, { $phase }.
p-at-over = La partita è finita dopo il round { $round }.
p-at-dealing = Si distribuiscono le tessere di partenza.
p-at-turn = Tocca a { $seat }.
    .you = Tocca a te.
p-at-turns = Devono ancora scegliere: { $players }.
p-at-first = In questo round inizia { $first }.
    .you = In questo round inizi tu.
p-at-end = La fine è avviata: { $reason }.
p-at-merit-due = { $seat } deve prendere una tessera merito.
    .you = Devi prendere una tessera merito.
p-at-merit-left = Tessere merito rimaste: { $tiles }

p-at-map = Mappa
p-at-map-part = Mappa, parte { $part } di { $parts } da ovest a est
p-at-row = { $row } da { $column }
p-at-map-rows = Una riga comincia con il suo numero e la colonna della sua prima cella; da ogni riga alla seguente, una colonna si sposta di mezza cella a destra.
p-at-map-owners = In una cella, prima il proprietario: 1 è { $one }, 2 è { $two }, nessun numero è nessuno.
p-at-map-marks = Poi l'edificio, come { $building }; o il terreno, come { $feature }; o la tessera, come { $tile }. + significa due edifici; un punto è una cella vuota accanto a una tessera. L'est è a destra; un luogo si scrive colonna,riga.

p-at-player = { $seat }: { $pecunia } pecunia, { $points } punti ora
    .you = Tu: { $pecunia } pecunia, { $points } punti ora
p-at-goods = Merci: { $list }
p-at-slots = Posti: { $long-used } di { $long } lunghi occupati, { $square-used } di { $square } quadrati
p-at-slots-board = Posti, con la { $board }: { $long-used } di { $long } lunghi occupati, { $square-used } di { $square } quadrati
p-at-citizens = { $count ->
        [one] 1 cittadino
       *[other] { $count } cittadini
    }
p-at-cardinal-board = il cardinale sulla plancia
p-at-cardinal = il cardinale in { $at }
p-at-masters = { $count ->
        [one] 1 maestro
       *[other] { $count } maestri
    }, di cui { $board } sulla plancia
p-at-horsemen = { $count ->
        [one] 1 cavaliere
       *[other] { $count } cavalieri
    }
p-at-people = Persone: { $list }
p-at-workers = Lavoratori ancora liberi in questa fase: { $count }
p-at-carts = { $count ->
        [one] 1 carro
       *[other] { $count } carri
    }
p-at-boats = { $count ->
        [one] 1 peschereccio
       *[other] { $count } pescherecci
    }
p-at-cargo-ship = una nave da carico, fabbricata nel round { $round }
p-at-vehicles = Navi e carri: { $list }
p-at-food = Monete: { $fish } nella fila del pesce, { $bread } nella fila di pane e prosciutto
p-at-second-board = Plancia supplementare: presa
p-at-orders = Ordini: { $orders }
p-at-orders-returned = Ordini restituiti: { $orders }
p-at-cannot-place = Ha detto che nessuna tessera si può posare
p-at-kept = Tiene { $tile }
p-at-chosen = Ha scelto
p-at-reserved = Scelto per la tessera di partenza: { $buildings-a }
p-at-extra = Tessere di partenza e di merito da posare: { $tiles }
p-at-spent = Di queste, già posate una volta e senza altri vantaggi: { $tiles }
p-at-draft = Tessere di partenza fra cui scegliere: { $tiles }
p-at-built = Tessere con edifici
p-at-site = { $at } { $tile }, rotazione { $rot }: { $list }
p-at-site-still = { $at } { $tile }: { $list }
p-at-standing = { $building }
p-at-standing-idle = { $building } (non lavora)
p-at-empty = { $plan } libera
p-at-figures-masters = { $count ->
        [one] 1 maestro
       *[other] { $count } maestri
    }
p-at-figures-cardinal = il cardinale
p-at-empty-sites = Tessere con piante libere: { $list }
p-at-land = Altre tessere: { $list }
p-at-nobody = Tessere di nessuno: { $list }
p-at-tile = { $at } { $tile }, rotazione { $rot }
p-at-tile-still = { $at } { $tile }
p-at-hand = Mano: { $count ->
        [0] nessuna tessera
        [one] 1 tessera
       *[other] { $count } tessere
    }
p-at-hand-category = { $category }: { $tiles }
p-at-points = Punti: { $list }; { $points } in tutto
p-at-points-item = { $item } { $points }

name-p-colour-green = verde
name-p-colour-grey = grigio
name-p-colour-white = bianco
name-p-colour-black = nero

## Perché una fase è migliore di un'altra: fatti, a confronto con l'altra

p-why-points = Così si ottengono subito { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, nell'altro modo { $other }.
p-why-chains = Le catene di produzione valgono allora { $points } punti, nell'altro modo { $other }.
p-why-enclosed = Le celle vuote racchiuse contano allora { $points } punti, nell'altro modo { $other }.
p-why-colours = I gruppi di colore valgono allora { $points } punti, nell'altro modo { $other }.
p-why-works = Allora funziona: { $building }; nell'altro modo no.
p-why-idle = Nell'altro modo un edificio resta fermo: { $building }.
p-why-workers = Nella produzione { $count ->
        [one] lavora allora 1 lavoratore
       *[other] lavorano allora { $count } lavoratori
    }, nell'altro modo { $other }.
p-why-goods = Resta di più in magazzino: { $goods }.
p-why-money = Restano { $pecunia } pecunia, nell'altro modo { $other }.
p-why-order = Così si ottiene: { $order }.
