# Il tavolo di Principati Duello. Nomi di tessere, edifici, merci e ordini, il diario e i rifiuti vengono dal motore.

pd-house-0 = Casa del Sole
pd-house-1 = Casa della Luna
pd-miners = Minatori
pd-bot = Bot: { $level }
pd-first = 1°
pd-you-first = inizi tu
pd-other-first = inizia { $name }
pd-of = { $have } di { $need }
pd-of-rounds = di { $last }
pd-closing = Round finale
pd-closing-says = È il round finale: l’ultima tessera, gli ultimi edifici.
pd-away = al lavoro
pd-storage = Magazzino
pd-nothing = niente
pd-nobody = Di nessuno
pd-stored = Magazzino: { $goods }; { $used } posti occupati su { $total }
pd-open-points = { $name }: da dove vengono i punti
pd-say-standing = { $name }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, { $pecunia } pecunia.

## Phases

pd-phases = Fasi del round
pd-phase-setup = Preparazione
pd-phase-draft = Tieni una tessera
pd-phase-draft2 = Scegli la tessera di partenza
pd-phase-reserve = Riserva edifici
pd-phase-place = Tessere
pd-phase-masters = Maestri
pd-phase-trade = Commercio
pd-phase-construct = Costruzione
pd-phase-produce = Produzione
pd-phase-over = Fine

## Counts and colours

pd-colour-green = verde
pd-colour-grey = grigio
pd-colour-white = bianco
pd-colour-black = nero
pd-count-citizen = { $count ->
        [one] 1 cittadino
       *[other] { $count } cittadini
    }
pd-count-master = { $count ->
        [one] 1 maestro
       *[other] { $count } maestri
    }
pd-count-horseman = { $count ->
        [one] 1 cavaliere
       *[other] { $count } cavalieri
    }
pd-count-cardinal = il cardinale
pd-tiles = { $count ->
        [one] 1 tessera
       *[other] { $count } tessere
    }
pd-roads = { $count ->
        [one] 1 lato con strada
       *[other] { $count } lati con strada
    }
pd-pieces = { $count ->
        [one] 1 pezzo
       *[other] { $count } pezzi
    }
pd-workers = { $count ->
        [0] Nessun lavoratore
        [one] Resta 1 lavoratore
       *[other] Restano { $count } lavoratori
    }
pd-made = { $made } prodotti su { $capacity }
pd-most = al massimo { $count }

## The map

pd-map = Mappa
pd-cell-empty = vuota
pd-cell-fits = { $count ->
        [one] La tessera entra in 1 rotazione
       *[other] La tessera entra in { $count } rotazioni
    }
pd-cell-pinned = La tessera è qui; Invio la posa
pd-cell-slot = Si può scegliere
pd-cell-from = Si può spostare
pd-cell-to = Può essere la meta
pd-does-not-fit = Non entra in { $at }
pd-overlays = Mostra sulla mappa
pd-overlay-groups = Gruppi di colore
pd-overlay-chains = Catene
pd-overlay-roads = Strade
pd-overlay-enclosed = Caselle chiuse
pd-overlay-distant = Edifici lontani
pd-overlay-says-groups = Le tessere di un colore che stanno insieme danno punti. Una tessera sola ne costa.
pd-overlay-says-chains = Gli edifici che lavorano l’uno per l’altro contano come catena.
pd-overlay-says-roads = Le strade che portano a un Palazzo, nel colore del suo proprietario.
pd-overlay-says-enclosed = Le celle vuote circondate da tessere di un solo giocatore costano punti.
pd-overlay-says-distant = Gli edifici senza una strada propria fino al proprio Palazzo costano punti.
pd-overlay-none = Adesso non ce ne sono.
pd-zoom = Inquadratura
pd-zoom-in = Più vicino
pd-zoom-out = Più lontano
pd-fit-map = Tutta la mappa
pd-last-move = Ultima mossa dell'altro
pd-graph-show = Grafo della produzione
pd-bare = Solo la mappa
pd-overview = Panoramica: clic, trascinamento o frecce spostano la vista
pd-worth-here = Punti qui
pd-could-stand = Potrebbe stare qui
pd-wake-ask = Quale mia tessera lo metterebbe al lavoro?
pd-wake-these = Con una di queste lavorerebbe:
pd-wake-none = Nessuna tua tessera da sola lo metterebbe ora al lavoro.
pd-out-of-sight = { $count ->
        [one] 1 casella fuori vista
       *[other] { $count } caselle fuori vista
    }
pd-new-out-of-sight = { $count ->
        [one] 1 tessera nuova fuori vista
       *[other] { $count } tessere nuove fuori vista
    }
pd-turn = Rotazione
pd-turn-on = Ruota in senso orario
pd-turn-back = Ruota indietro

## Sheets

pd-players = Giocatori
pd-side = Fogli
pd-tab-turn = Ora
pd-tab-tiles = Tessere
pd-tab-points = Punti
pd-tab-log = Diario
pd-sheet-open = Apri il foglio
pd-sheet-close = Cambia la misura del foglio
pd-hand = Le tue tessere
pd-hand-of = Tessere di { $name }
pd-hand-other = Mostra le tessere dell'altro
pd-hand-own = Mostra le tue tessere
pd-search = Nome, edificio o colore
pd-also-mountain = collina
pd-fits = Entra
pd-fits-at = Entra in { $at }
pd-any-cell = Ovunque
pd-plan = Pianta
pd-any-plan = Ogni pianta
pd-fit-of = { $fit } su { $count }
pd-fits-nowhere = non entra da nessuna parte
pd-no-tile = Nessuna tessera è così.
pd-for-start = Si posa oltre alla tessera del round
pd-for-merit = Si posa oltre alla tessera del round
pd-for-special = Scuola, mercato, porto: un posto per ciascuno
pd-for-house = Posti per fattorie e botteghe
pd-for-castle = Posti per castelli e fortezze
pd-for-watchtower = Posti per torri di guardia
pd-for-well = Posti per pozzi
pd-for-mine = Posti per miniere
pd-for-road = Collegano le tessere al tuo Palazzo
pd-for-natural = Boschi, campi e monti
pd-for-water = Fiumi e mare
pd-for-island = L’Isola Victoria
pd-feature-for = { $feature }: per { $names }
pd-feature-blue_spring = Fonte azzurra: ogni pozzo accanto dà 2 acque invece di 1
pd-feature-bog = Palude: accanto non si posano tessere con pianta e costruire costa il doppio, per entrambi
pd-best = Al meglio { $points }, in { $at }
pd-busiest = A { $at } si mette al lavoro: { $names }
pd-hand-point = Indica una tessera per leggere a che cosa serve.
pd-brings = Porta: { $names }
pd-brings-free = Porta gratis un edificio: { $name }. { $purpose }
pd-board = Tavola magazzino
pd-board-slots = { $long } spazi lunghi e { $square } quadrati in più
pd-draft-title = Tieni una tessera di partenza
pd-draft2-title = Scegli la tua tessera di partenza
pd-draft-hint = L'altra va all'avversario. Si sceglie in segreto.
pd-draft2-hint = Scegli la tessera che poserai. Si sceglie in segreto.
pd-draft-other = { $name } sceglie tra
pd-merit-title = Prendi una tessera merito
pd-merit-hint = Il tuo nuovo ordine ne porta una. La posi in aggiunta, nella fase delle tessere.
pd-reserve-title = Edifici della tessera di partenza
pd-reserve-hint = Sorgono subito quando posi la tessera, e non costano nulla. Si sceglie in segreto.
pd-reserve-none = Niente
pd-slot = Posto { $number }: { $plan }
pd-slot-at = { $plan } in { $at }
pd-all-slots = Tutti i posti
pd-masters-title = I maestri vanno al lavoro
pd-masters-hint = Ogni figura in un luogo di lavoro aumenta ciò che può produrre.
pd-masters-none = Nessuno si può spostare.
pd-at-home = A casa:
pd-master-send = Un maestro in più: { $name }
pd-master-home = Richiama un maestro: { $name }
pd-cardinal-send = Manda il cardinale: { $name }
pd-cardinal-home = Richiama il cardinale: { $name }
pd-trade-title = Mercato
pd-good = Merce
pd-sell = Vendi
pd-buy = Compra
pd-sell-one = { $good }: vendi 1 per { $price }
pd-buy-one = { $good }: compra 1 per { $price }
pd-wanted = Che cosa si potrebbe costruire
pd-paid-for = Puoi pagare: { $names }.
pd-can-pay = Ora puoi pagarlo
pd-wanted-buy = { $name }: compra { $goods } per { $price }
pd-idle = fermo all’inizio
pd-in-store = { $count } in magazzino
pd-sell-all = Vendi tutti e { $count } ({ $good }) per { $price }
pd-buy-most = Compra { $count } ({ $good }) per { $price }
pd-goods-all = Tutte le merci
pd-goods-fewer = Meno merci
pd-food = Monete del cibo
pd-food-hint = Ogni pezzo in magazzino vale allora { $points } in più: { $count ->
        [0] non ne hai ancora.
        [one] ne hai 1, quindi { $now }.
       *[other] ne hai { $count }, quindi { $now }.
    }
pd-commerce = Ordini del Commercio
pd-commerce-hint = Alla fine vale il suo prezzo, e subito porta una tessera merito.
pd-construct-title = Costruisci
pd-construct-hint = Scegli un posto, qui o sulla mappa.
pd-build-use = Utile subito
pd-build-idle = Resterebbe fermo
pd-build-not = Non ora
pd-each-costs = Ognuno costa
pd-works-at-once = Lavora subito
pd-works = lavora
pd-makes = Produce { $good }
pd-serves = Serve a: { $names }
pd-asks = richiede: { $what }
pd-brings-citizens = { $count ->
        [one] Porta 1 cittadino
       *[other] Porta { $count } cittadini
    }
pd-does-scout_tower = Le tue torri di guardia valgono di più
pd-does-watchtower = Vale di più in vista di un’altra
pd-does-warehouse = Raddoppia il magazzino
pd-does-market = Ciò che vendi rende di più
pd-does-school = Porta maestri
pd-does-port = Costruisce navi
pd-does-lighthouse = Guida le navi all’Isola Victoria
pd-does-riding_hall = Porta cavalieri e costruisce carri
pd-does-bridge = Porta una strada oltre il fiume
pd-outlook = Entro la fine fino a { $points }: { $goods }, venduti per { $price }
pd-outlook-money = Entro la fine fino a { $points }: { $goods }
pd-nothing-now = Qui ora non si può costruire nulla
pd-no-slots = Nessuno dei tuoi posti è libero.
pd-by-miner = Gratis: l'ordine del Minatore torna indietro, per { $reward } pecunia
pd-miner-hint = Il tuo Ordine del Minatore può aprire una miniera gratis: scegli una pianta di miniera. Porta { $reward } pecunia.
pd-architect-hint = Restituiscilo per spostare un edificio, per { $reward } pecunia.
pd-demolish-title = Demolisci un edificio
pd-produce-title = Produzione
pd-no-workplaces = Nessuno dei tuoi edifici produce ancora qualcosa.
pd-catch = Pesca un pesce
pd-vehicles = Navi e carri
pd-helpers = Edifici che servono ad altri
pd-lacks = manca: { $what }
pd-points = Punti
pd-ends = Che cosa chiude la partita
pd-last-round = { $left ->
        [0] Il round { $round } è l'ultimo, come d'accordo.
        [one] Il round { $round } è l'ultimo: ne manca uno.
       *[other] Il round { $round } è l'ultimo: ne mancano { $left }.
    }
pd-end-set = La fine è avviata: { $why }.
pd-end-military = edifici militari
pd-end-orders = ordini
pd-end-island = Isola Victoria
pd-end-fits = Tessere che entrano

## Reasons for points

pd-reason-building = { $count ->
        [one] { $name } ({ $at })
       *[other] { $count } × { $name } ({ $at })
    }
pd-reason-island = Porto sull'Isola Victoria
pd-reason-cannot_place = Non ha potuto posare
pd-reason-money = Pecunia
pd-reason-chain = { $names }
pd-reason-beside_well = { $name } accanto a un pozzo ({ $at })
pd-reason-distant = { $name } lontano dal Palazzo ({ $at })
pd-reason-in_sight = Torri di guardia in vista ({ $one } e { $other })
pd-reason-scouted = Torri di guardia avvistate ({ $at })
pd-reason-enclosed = { $count ->
        [one] 1 casella chiusa ({ $at })
       *[other] { $count } caselle chiuse ({ $at })
    }
pd-reason-group = { $count ->
        [one] 1 tessera sola, { $colour }
       *[other] { $count } tessere insieme, { $colour }
    }
pd-reason-count = { $count } × { $name }

## What would come of it

pd-effect-points = { $count ->
        [one] { $points } punto
       *[other] { $points } punti
    }
pd-effect-joins = Uniti al tuo Palazzo: { $at }
pd-effect-cuts = Separati dal tuo Palazzo: { $at }
pd-effect-starts = Comincia a lavorare: { $names }
pd-effect-stops = Non lavora più: { $names }
pd-effect-cleared = Torna al proprietario: { $at }
pd-effect-horsemen = { $count ->
        [one] 1 cavaliere in più
       *[other] { $count } cavalieri in più
    }
pd-effect-order = Porta: { $name }
pd-effect-other = L'altro giocatore: { $points }
pd-effect-end = Avvia la fine: { $why }

## The bar

pd-ask-deal = Si distribuiscono le tessere di partenza …
pd-ask-wait = { $name }: { $phase }
pd-ask-over = La partita è finita
pd-ask-do = { $what }?
pd-ask-cell = Dove posi { $name }?
pd-ask-lay = Posare { $name } in { $at }?
pd-other-cell = Scegli un’altra casella, o ruota la tessera.
pd-ask-farmer = Quale tessera sposta il Contadino?
pd-ask-building = Che cosa sorge in { $at }?
pd-ask-target = Dove va l'edificio?
pd-ask-draft = Quale tessera di partenza tieni?
pd-ask-reserve = Che cosa sorge sulla tessera di partenza?
pd-ask-merit_tile = Quale tessera merito prendi?
pd-ask-place = Scegli una tessera da posare
pd-ask-place-next = Ora posa la tessera di questo turno
pd-ask-masters = Sposta i maestri, o chiudi la fase
pd-ask-masters-none = Manda il cardinale al lavoro, o chiudi la fase
pd-ask-trade = Vendi e compra, o chiudi la fase
pd-ask-construct = Costruisci, o chiudi la fase
pd-ask-construct-none = Ora non si può costruire nulla
pd-ask-produce = Manda i lavoratori, o chiudi la fase
pd-ask-only = In questa fase non si può fare nulla
pd-passed = Chiusa per te, perché non c’era nulla da fare: { $phases }.
pd-place-hint = Prendine una dal foglio, o scegli una casella per vedere che cosa entra.
pd-steps = { $count ->
        [one] 1 passo, non ancora inviato
       *[other] { $count } passi, non ancora inviati
    }
pd-do-confirm = Conferma
pd-do-confirm-end = Conferma e chiudi la fase
pd-do-tile = Posa
pd-do-tile-end = Posa e chiudi la fase
pd-do-farmer = Sposta
pd-do-farmer-end = Sposta e chiudi la fase
pd-do-slot = Costruisci
pd-do-slot-end = Costruisci e chiudi la fase
pd-do-miner = Apri la miniera
pd-do-miner-end = Apri la miniera e chiudi la fase
pd-do-demolish = Demolisci
pd-do-demolish-end = Demolisci e chiudi la fase
pd-do-architect = Sposta l'edificio
pd-do-architect-end = Sposta l'edificio e chiudi la fase
pd-do-draft = Tieni questa
pd-do-merit = Prendi questa
pd-do-reserve = Riserva
pd-do-cannot_place = Dichiara
pd-do-cannot_place-end = Dichiara e chiudi la fase
pd-end-phase = Chiudi la fase: { $phase }
pd-hint-take-end = Fai così e chiudi la fase: { $phase }
pd-let-go = Lascia
pd-try-keep = Tieni per il tuo turno
pd-try-hint = Prepara il tuo prossimo turno come se toccasse a te adesso. Nulla viene inviato; il piano resta fino al tuo turno.
pd-tried = { $count ->
        [one] 1 passo si può rifare: { $redo }
       *[other] { $count } passi si possono rifare: { $redo }
    }
pd-use-farmer = Usa l’ordine del Contadino
pd-cannot-place = Nessuna tessera entra
pd-order-open = ancora aperto
pd-order-held = posseduto
pd-order-returned = restituito
pd-order-gone = dell’altro

## The end

pd-result = Risultato
pd-won-you = Vinci tu, { $high } a { $low }
pd-won-other = Vince { $name }, { $high } a { $low }
pd-won-you-money = { $high } punti a testa; vinci per denaro
pd-won-other-money = { $high } punti a testa; { $name } vince per denaro
pd-won-shared = { $points } punti a testa: vittoria divisa
pd-over-why = La fine è arrivata nel round { $round }: { $why }.
pd-points-from = Da dove vengono i punti
pd-gap-won = Eri avanti in: { $items }.
pd-gap-lost = Eri indietro in: { $items }.
pd-course = Punti, round per round
pd-course-look = Dopo il round { $round }: { $one } a { $other }. Guarda questo momento.
pd-course-lead-you = Nel round { $round } hai preso la testa e l’hai tenuta.
pd-course-lead-other = Nel round { $round } { $name } ha preso la testa e l’ha tenuta.
pd-final-map = Guarda la mappa

## Keys

pd-key-arrows = sulla mappa: alla casella vicina
pd-key-corners = sulla mappa: nord-ovest, nord-est, sud-ovest, sud-est
pd-key-pick = scegli la casella; di nuovo ruota la tessera
pd-key-jump = prossima, precedente casella possibile
pd-key-turn = ruota la tessera; con Maiusc indietro
pd-key-zoom = più vicino, più lontano, tutta la mappa
pd-key-map = alla mappa
pd-key-sheet = al foglio accanto alla mappa
pd-key-bar = al pulsante che esegue o chiude la fase
pd-key-search = cerca tra le tessere
pd-key-last = mostra e di’ l'ultima mossa dell'altro
pd-key-points = punti

## Progettare la produzione

pd-graph = Produzione
pd-graph-is-works = lavora
pd-graph-is-idle = è fermo
pd-graph-is-ready = lavorerebbe
pd-graph-is-dear = lavorerebbe, troppo caro
pd-graph-is-lacks = non costruito
pd-graph-is-none = non costruito
pd-graph-ready = costruibile: { $points }
pd-graph-frees = { $points }; mette al lavoro: { $names }
pd-graph-no-plan = serve: { $plan }
pd-graph-dear = manca: { $goods }
pd-plan-last = Come nell’ultimo turno
pd-plan-ask = Proponi
pd-plan-by-most = Il massimo di punti possibile adesso
pd-plan-by-last = Quello che hai prodotto nell’ultimo turno, per quanto è ancora possibile
pd-plan-line = { $count } × { $what }
pd-plan-at = { $good } ({ $building }, { $at })
pd-plan-catch = un pesce con le barche
pd-plan-gains = In tutto: { $goods }; { $points }
pd-plan-nothing = Ora non si può produrre altro.
pd-log-bought = { $name } compra { $goods } per { $price } pecunia.
pd-log-bought-you = Compri { $goods } per { $price } pecunia.
pd-log-sold = { $name } vende { $goods } per { $price } pecunia.
pd-log-sold-you = Vendi { $goods } per { $price } pecunia.
pd-plan-rest = { $count ->
        [one] 1 lavoratore riposa.
       *[other] { $count } lavoratori riposano.
    }
pd-plan-take = Fai così
pd-idle-workers = Ci sono lavoratori liberi, e si può produrre ancora.

## Il primo duello guidato

pd-guide-aim = Fondi un principato: tessere, strade, edifici, persone. Dopo tre turni vince chi ha più punti. Il tuo avversario è un bot debole; prenditi tutto il tempo che vuoi.
pd-guide-win = Che cosa fa vincere: un ordine al merito 20 o 30 punti, ogni persona 10, una nave o un carro 20, una catena di edifici 10 o 25. Una moneta vale solo 1 punto: trasforma denaro e merci in queste cose.
pd-guide-draft = Ecco due tessere di partenza. Tienine una; l’altra va al tuo avversario. Sceglila nel foglio, poi premi il pulsante in basso. Per ora nessuno vede la tua scelta.
pd-guide-draft2 = Ora hai la tessera che hai tenuto e quella ricevuta. Scegli quella che poserai. I pozzi danno acqua e un campo di grano nutre una fattoria.
pd-guide-reserve = Gli edifici della tua tessera di partenza sono gratis. Scegli che cosa ci starà e conferma.
pd-guide-map = Questa è la mappa. Il regno con il bordo arancione è tuo. Trascina per spostarla, usa la rotella o due dita per avvicinarti. In alto vedi le cinque fasi di un turno.
pd-guide-start-tile = La tua tessera di partenza è la prima nel foglio. Sceglila: si posa in aggiunta alla tessera di questo turno.
pd-guide-cell = Le caselle dorate sono possibili; il numero dice in quanti modi. Scegline una. Ogni altra casella dice perché la tessera non ci sta.
pd-guide-lay = Non è ancora posata. La barra dice che cosa ne verrebbe. Scegli di nuovo la casella per girarla, o posala con il pulsante.
pd-guide-tile = Ora la tessera di questo turno. Quella della scuola è buona: una scuola porta sei maestri, ognuno vale 10 punti. Deve unirsi a una strada che porta al tuo palazzo. Posarla chiude la tua fase; lo dice il pulsante.
pd-guide-masters = I maestri aiutano nei luoghi di lavoro. Non ne hai ancora, e il tuo cardinale lavora meglio a casa. Chiudi la fase.
pd-guide-trade = Vendi e compra, un pezzo per clic. Un ordine del commercio vale alla fine il suo prezzo: non ti costa nulla e porta una tessera. Poi chiudi la fase.
pd-guide-order = Obiettivo: un ordine del commercio. Con 20 o 30 pecunia lo compri qui; vendi le merci che non ti servono. Sopra leggi che cosa potresti costruire con qualche merce in più.
pd-guide-slot = Ora si costruisce. Scegli un posto, sulla mappa o nel foglio: le piante tratteggiate sono libere.
pd-guide-building = Prima viene ciò che serve ora, poi ciò che resterebbe fermo e perché. A destra c’è quanto varrebbe. Scegli un edificio.
pd-guide-build = Costruiscilo con il pulsante. Finché non chiudi la fase puoi annullare ogni passo.
pd-guide-end-build = Costruisci ancora se puoi pagare. Casa e miniera costano 1 pietra, 1 trave e 1 attrezzo. Poi chiudi la fase: solo ora i tuoi passi vengono inviati.
pd-guide-produce = I tuoi cittadini lavorano: ogni clic ne manda uno in un luogo di lavoro. Chi è fermo dice che cosa gli manca. Chiudi la fase quando hai finito.
pd-guide-points = I tuoi punti si contano dal vivo. Scegli uno stemma per vedere da dove viene ognuno, anche sulla mappa.
pd-guide-marks = Gli anelli punteggiati segnano ciò che l’avversario ha posato dal tuo ultimo turno. Le tessere di un colore vicine valgono punti; quelle sole costano 2. «Gruppi di colore» lo mostra.
pd-guide-towers = Torri: una torre di guardia tiene lontane le tessere dell’altro. Due tue, a due passi e con una tessera in mezzo, valgono 5 in più ciascuna; una torre di vedetta aggiunge 2 a ognuna. Quattro torri portano un ordine.
pd-guide-sea = Il mare rende tardi ma bene: un porto su un mare con due baie fa navi, 20 punti l’una. Con un faro una nave da carico può raggiungere l’Isola Vittoria: 40 punti.
pd-guide-figures = Se ora hai dei maestri, mandane alcuni in un luogo di lavoro: ognuno ne alza di uno la produzione. Valgono 10 punti ovunque siano.
pd-guide-chains = Catene: due edifici che lavorano l’uno per l’altro su tessere vicine valgono 10, tre valgono 25. «Grafo della produzione» mostra chi lavora, che cosa manca e che cosa un altro metterebbe al lavoro. Obiettivo: costruiscine uno che serva a un altro.
pd-guide-propose = «Proponi» trova la produzione che ora vale di più e dice che cosa porta; «Come nell’ultimo turno» ripete la precedente.
pd-guide-merit = Un ordine porta una tessera al merito con un edificio. Prendine una; la poserai in un prossimo turno, in aggiunta.
pd-guide-closing = Questo è il turno finale. Merci in magazzino, denaro, persone e ordini contano alla fine; anche ciò che costruisci ora.
pd-guide-end = Questo era il tuo primo duello. Si vince così: presto persone e ordini, poi catene e torri, alla fine le navi. In otto turni crescono le catene; la partita intera finisce secondo le sue regole.
pd-story-decided = Ha fatto la differenza: { $item }, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } in più.
