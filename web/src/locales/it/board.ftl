# Il tavolo di Fürstenfeld: ciò che dice il client stesso. Nomi di carte e merci, cronaca e rifiuti vengono dalle parole
# che tutto il progetto condivide (crates/words/locales).

person = persona
stands-in = gioca un bot al suo posto
bot-of = bot, { $level }
bot-beginner = principiante
bot-easy = facile
bot-medium = medio
bot-strong = forte
bot-master = maestro

letter-hops = L
letter-barley = O
letter-water = A

## Round e fasi

round = Round { $round }
round-setup = Preparazione
round-over = Fine, dopo il round { $round }
phases-name = Fasi del round
phase-setup = preparazione
phase-draw = Pesca
phase-harvest = Raccolto
phase-sell = Vendita
phase-build = Costruzione
phase-discard = Scarto
phase-prices = Prezzi
doing-setup = prepara
doing-draw = pesca
doing-sell = vende
doing-build = costruisce
doing-discard = scarta
doing-over = —

## Birrifici

brewery = Birrificio
brewery-name = Birrificio { $number }
brewery-best = fino a
brewery-up-to = fino a { $coins }
track-name = { $good }, prezzo { $price }, { $filled } spazi di richiesta su { $demand } occupati.
track-after = Dopo questa vendita: prezzo { $price }.
track-next = Alla fine del round, se qui non si vende altro: prezzo { $price }.
demand-name = Richiesta di { $good }: { $filled } su { $demand }{ $coming ->
        [0] {""}
       *[other] , { $coming } in più con questa vendita
    }.
demand-full = pieno
demand-open = { $count } richiesti
demand-not-bought = non compra
demand-surplus = +{ $count } di troppo
demand-fits = ci sta

## Tracciati del reddito, ordine, palazzi

tracks-name = Tracciati del reddito
lane-this = Ordine, round { $round }
lane-this-hint = devono vendere
lane-next = Ordine, round { $round }
lane-next-hint = redditi finora
discs-on = { $count ->
        [one] { $names } sullo spazio { $space }
       *[other] Sullo spazio { $space }, dall’alto: { $names }
    }
disc-at = { $name } su { $space }
order-name = Ordine di gioco
order-sold = incassa { $income }
order-then = Poi
order-then-if = Poi
order-place = gioca per numero { $place }
palace-costs = Un palazzo costa
palace-now = Un palazzo costa { $price } monete.
palace-none = Tutti i palazzi sono costruiti.
palace-left = ancora { $left }, poi { $price }
palace-last = ancora { $left }
palaces-of = { $count ->
        [one] 1 palazzo
       *[other] { $count } palazzi
    }
coins-of = { $count ->
        [one] 1 moneta
       *[other] { $count } monete
    }
of-palaces = di { $palaces }

## Giocatori

goods-none-held = nessuna merce
hand-of = mano { $count }
deck-of = mazzo { $unseen } + { $bottom }
gone-of = fuori { $count }
gone-covered = Coperti: { $cards }.
gone-palaces = Palazzi tolti dal gioco: { $cards }.
gone-unseen = { $count ->
        [one] Un’altra carta è stata tolta dal gioco coperta.
       *[other] Altre { $count } carte sono state tolte dal gioco coperte.
    }
gone-none = Niente è stato coperto o tolto dal gioco.
estate-name = La tua tenuta
space-name = Spazio { $space }
space-empty = vuoto
space-printed = stampato: { $good } ({ $count })
space-printed-short = stampato
space-legal = La carta può andare qui.
space-shut = non qui
space-covers = copre { $what }

## Mano

hand-name = La tua mano
hand-count = { $count } in mano
hand-empty = Nessuna carta.
hand-may-build = Dopo la vendita puoi costruire
hand-built = { $built } di { $most } costruite
hand-keep = { $count ->
        [one] Resta 1 carta
       *[other] Restano fino a { $count } carte
    }
deck-count = mazzo { $count }: { $unseen } nuove, { $bottom } sotto
deck-short = mazzo { $count }
open-hands = Tutte le mani
memory-bottom = Sotto il tuo mazzo, prima la prossima
memory-unseen = Mai pescate, in ordine ignoto
memory-trashed = Tolte dal gioco
memory-none = nessuna carta
card-cost = costa { $cost }
card-leaves = restano { $left } di { $of }
card-lacks = { $count ->
        [one] manca 1 moneta
       *[other] mancano { $count } monete
    }
fate-keep = resta
fate-under = numero { $place } sotto il mazzo
fate-under-short = sotto
fate-trash = via

effect-hops_1 = Dà 1 luppolo ogni round.
effect-hops_2 = Dà 2 luppoli ogni round.
effect-hops_3 = Dà 3 luppoli ogni round.
effect-barley_1 = Dà 1 orzo ogni round.
effect-barley_2 = Dà 2 orzi ogni round.
effect-barley_3 = Dà 3 orzi ogni round.
effect-water_1 = Dà 1 acqua ogni round.
effect-water_2 = Dà 2 acque ogni round.
effect-water_3 = Dà 3 acque ogni round.
effect-bank_1 = Paga 3 monete in ogni fase di vendita.
effect-bank_2 = Paga 5 monete in ogni fase di vendita.
effect-town_hall_1 = Tieni 1 carta in più a fine turno.
effect-town_hall_2 = Tieni 2 carte in più a fine turno.
effect-laboratory_1 = Pesca fino a 1 carta in più ogni round.
effect-laboratory_2 = Pesca fino a 2 carte in più ogni round.
effect-office = 1 moneta in più per ogni segnalino di una merce.
effect-market = Vendi fino a 3 segnalini di una merce come un’altra.
effect-warehouse = Tieni fino a 3 merci invendute, già in questo round.
effect-magistrate = Il tuo disco va 3 spazi sotto il reddito.
effect-crane = Tutto ciò che costruisci costa 2 monete in meno.
effect-tour_guide = Paga 2 monete per palazzo in ogni fase di vendita.
effect-scavenger = Togli dal gioco fino a 2 carte per turno.
effect-palace_1 = Uno dei { $palaces ->
        [4] quattro
        [5] cinque
       *[other] sei
    } che ti servono. Mai coperto.
effect-palace_2 = Uno dei { $palaces ->
        [4] quattro
        [5] cinque
       *[other] sei
    } che ti servono. Mai coperto.
effect-palace_3 = Uno dei { $palaces ->
        [4] quattro
        [5] cinque
       *[other] sei
    } che ti servono. Mai coperto.
effect-palace_4 = Uno dei { $palaces ->
        [4] quattro
        [5] cinque
       *[other] sei
    } che ti servono. Mai coperto.
effect-palace_5 = Uno dei { $palaces ->
        [4] quattro
        [5] cinque
       *[other] sei
    } che ti servono. Mai coperto.
effect-palace_6 = Uno dei { $palaces ->
        [4] quattro
        [5] cinque
       *[other] sei
    } che ti servono. Mai coperto.

## La barra

bar-name = Che cosa fare
turn-buttons = Annulla
undo = Annulla un passo
redo = Ripeti
restart = Ricomincia il turno
step-more = Uno in più: { $what }
step-less = Uno in meno: { $what }
step-price = a { $price }
step-of = { $count } di { $held }
step-held = di { $held }

ask-sell = Scegli un birrificio e che cosa vendergli.
ask-sell-short = Vendi a un birrificio.
sell-none = nessuno
sell-pick-hint = Il numero di ogni birrificio è il massimo che ti pagherebbe. Nulla è venduto prima della conferma.
sell-step-hint = Ora di’ quanto di ogni merce. Prezzi, eccedenza e disco si vedono prima della conferma.
sell-nothing-hint = Tieni le merci fino a fine turno; poi sono perse, se un magazzino non le conserva.
why-brewery-first = Scegli prima un birrificio.
why-no-brewery = Ci sono solo { $count } birrifici.
why-count-first = Prima conta qualcosa da vendere.
why-no-more = Non ce n’è di più.
why-none-less = Non c’è niente da rimettere.
why-no-exchange = Adesso questo birrificio non prende niente come altra merce.
why-same-good = Si vende come un’altra merce, non come se stessa.
why-market-off = Per non vendere niente come altra merce, disattiva il mercato.
why-space-first = Scegli prima uno spazio per la carta.
why-first = È già la prima.
switch-not-built = non costruito
switch-market-off = fino a { $most } come altra merce
switch-market-on = { $count } { $from } come { $to }
switch-office-off = 1 moneta in più a segnalino
switch-office-on = per { $good }
market-count = Quanti
market-from = Segnalini di
market-to = Venduti come
office-good = Ufficio per
quote-coins = Monete
quote-surplus = Di troppo
quote-none = niente
quote-unsold = { $goods } non venduti
quote-prices = Prezzi
quote-same = restano uguali
quote-disc = Disco
quote-on = su
quote-office-idle = L’ufficio non è usato.
disc-first = poi cominci tu
disc-first-so-far = primo finora
disc-place = sei il numero { $place }
disc-place-so-far = numero { $place } finora
act-sell = Vendi per { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }
act-sell-open = Scegli che cosa vendere
act-sell-short = Vendi
act-sell-nothing = Non vendere nulla
act-most = Il massimo

ask-build = { $left ->
        [one] Costruisci ancora una carta, o basta così.
       *[other] Costruisci fino a { $left } carte, o basta così.
    }
ask-build-short = { $left ->
        [one] Ancora una carta?
       *[other] Costruisci fino a { $left } carte.
    }
ask-build-space = Scegli uno spazio per { $card }.
ask-build-confirm = { $card } sullo spazio { $space }?
hint-build = Scegli una carta, poi uno spazio; oppure trascinala.
hint-build-space = Gli spazi illuminati vanno bene. Premi da 1 a 6, o trascina la carta.
hint-build-tap = Tocca una carta, poi uno spazio. Tieni premuta una carta per leggere che cosa fa.
build-space = Spazio { $space }
build-free = vuoto, non copre nulla
build-covers = copre { $what } per sempre
build-harvest = Raccolto
build-crane = gru: { $to } invece di { $from }
build-cannot = Ora non si può
act-build = Costruisci sullo spazio { $space }
act-build-open = Scegli uno spazio
act-drop = Riponi
act-end-build = Basta costruire

ask-discard = { $limit ->
        [one] Scegli la carta che resta in mano.
       *[other] Scegli fino a { $limit } carte che restano in mano.
    }
ask-discard-short = { $limit ->
        [one] Quale carta resta?
       *[other] Quali restano? Fino a { $limit }.
    }
ask-keep-one = Scegli una carta per cominciare.
ask-arrange = Ordina le altre carte sotto il mazzo.
hint-sort = Le altre vanno sotto il mazzo in quest’ordine; trascinane una, cliccala per portarla avanti o usa le frecce.
sort-under = Sotto il mazzo, in quest’ordine
sort-none = niente
sort-keep = Tieni
sort-out = Fuori dal gioco:
sort-earlier = { $card }, numero { $place }: porta avanti
sort-trash = Togli { $card } dal gioco
sort-back = Lascia { $card } in gioco
store-name = Magazzino: { $kept } di { $most }
warn-trash-palace = Senza questo palazzo non puoi più costruirne { $palaces ->
        [4] quattro
        [5] cinque
       *[other] sei
    }.
act-set-up = Comincia con questa carta
act-end-turn = Fine turno
act-end-turn-keep = Fine turno, tieni { $card }
act-end-turn-keep-many = Fine turno, tieni { $count } carte

ask-draw = { $most ->
        [one] Puoi pescare ancora 1 carta.
       *[other] Puoi pescare ancora fino a { $most } carte.
    }
hint-draw = Una alla volta: guardala prima di prendere la prossima.
draw-deck = Mazzo: { $unseen } mai pescate, { $bottom } messe sotto.
act-draw = Pesca ancora
act-stop-drawing = Basta pescare

wait-chance = Si distribuiscono le carte.
wait-sent = La tua mossa è in viaggio.
wait-unsent = La tua mossa aspetta la connessione.
wait-sent-hint = Il tavolo risponde tra un attimo.
wait-unsent-hint = Intanto puoi guardarti intorno.
wait-setup = { $name } sceglie una carta.
wait-draw = { $name } decide se pescare ancora.
wait-sell = { $name } vende.
wait-build = { $name } costruisce.
wait-discard = { $name } ordina la mano.
wait-many = Stanno scegliendo: { $names }.
wait-next = Poi tocca a te.
wait-after = { $count ->
        [one] Tocca a te dopo il prossimo.
       *[other] { $count } giocano prima di te.
    }
wait-done = In questo round hai già giocato.
try-out = Prova il tuo turno
try-out-hint = Gioca il tuo turno come se toccasse a te adesso. Nulla viene inviato, e la vendita preparata resta.
try-out-on = Solo una prova: nulla viene inviato.
try-out-stop = Torna alla partita
wait-watching = Stai guardando.

over-you = Vinci con { $palaces ->
        [one] 1 palazzo
       *[other] { $palaces } palazzi
    } e { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }.
over-other = { $name } vince con { $palaces ->
        [one] 1 palazzo
       *[other] { $palaces } palazzi
    } e { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }.
over-shared = { $names } vincono insieme con { $palaces ->
        [one] 1 palazzo
       *[other] { $palaces } palazzi
    } e { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }.
over-hint = La partita è finita dopo il round { $round }.
over-hint-ended = La partita è finita nel round { $round }.
over-ended = La partita è finita.
act-rematch = Rivincita
act-replay = Rivedi
act-leave = Pagina iniziale
result-name = Risultato
result-place = Posto
result-player = Chi
result-palaces = Palazzi
result-coins = Monete
result-board = Plancia
result-course = Entrate di ogni round
result-course-said = Entrate di ogni round: { $incomes }. { $palaces ->
        [0] Nessun palazzo.
       *[other] Palazzi in questi round: { $rounds }.
    }
result-winner = Vince
result-by-palaces = Decidono più palazzi.
result-by-coins = Tra chi ha { $palaces ->
        [4] quattro o più
        [5] cinque o più
       *[other] sei
    } palazzi vincono più monete.
result-by-coins-tied = I palazzi sono pari, quindi vincono più monete.
result-by-resignation = { $name } ha abbandonato e la partita è finita prima del previsto.
result-by-resignation-you = Hai abbandonato e la partita è finita prima del previsto.
result-by-time = Il tempo di { $name } è scaduto e la partita è finita prima del previsto.
result-by-time-you = Il tuo tempo è scaduto e la partita è finita prima del previsto.
result-by-shared = Palazzi e monete sono pari, la vittoria è condivisa.
result-by-left = { $names } ha lasciato la partita e non può più vincere.
result-by-agreement = Tutti hanno voluto chiudere la partita e condividono la vittoria.
result-by-abort = { $name } ha annullato la partita. Nessuno ha vinto.
result-by-abort-you = Hai annullato la partita. Nessuno ha vinto.
result-left = ha lasciato
word-undo = { $name } ha ritirato un turno.
word-time_out = Il tempo di { $name } è scaduto: gioca un bot al suo posto.
word-loses = Il tempo di { $name } è scaduto e la partita è persa. Continua un bot.
word-resign = { $name } ha abbandonato. Continua un bot, che non può vincere.
word-takeover = { $name } non c’è: gioca un bot al suo posto.
word-return = Ora gioca { $name }, non il bot.
word-pause = La partita è in pausa.
word-resume = { $name } ha chiuso la pausa.
table-problem-paused = La partita è in pausa.
table-problem-abort_late = Hanno già giocato tutti: la partita non si può più annullare.
table-problem-turn_lost = Il tuo tempo per questo turno è finito. Torni al prossimo.

## Cronaca, schede, connessione

log-name = Cronaca
log-fold = Chiudi la cronaca
log-unfold = Apri la cronaca
log-look = Guarda questo momento
log-empty = Non è ancora successo nulla.
tabs-name = Parti del tavolo
tab-sell = Vendi
tab-build = Costruisci
tab-discard = Scarta
tab-keep = Inizio
tab-arrange = Inizio
tab-draw = Pesca
tab-wait = Tavolo
tab-over = Risultato
tab-market = Mercato
tab-estate = Tenuta
tab-rivals = Rivali
tab-log = Cronaca
link-lost = Nessuna connessione.
link-lost-hint = I tuoi passi sono al sicuro.
link-lost-waits = La tua mossa aspetta e parte appena torna.
link-outdated = C’è una nuova versione.
link-outdated-hint = Il server ce l’ha già. I tuoi passi restano.
table-problem-undo_chance = Da allora sono state pescate carte: il turno non si può più ritirare.
table-problem-undo_revealed = Da allora è stato scoperto qualcosa di nascosto: il turno non si può più ritirare.
table-problem-undo_late = Qui si può ritirare un turno da soli solo entro due secondi: chiedi agli altri.
table-problem-undo_time = Per quel turno non resterebbe tempo: non si può più ritirare.
table-problem-undo_others = Da allora altri hanno giocato e dovrebbero essere d’accordo.
table-problem-nothing_to_undo = Non c’è niente da ritirare.
table-problem-offer_gone = La proposta non vale più.
table-problem-no_hints = A questo tavolo non si possono chiedere consigli.
table-problem-not_asked = Il bot non ha consigli per questo momento.
table-problem-over = La partita è finita.
table-problem-not_your_seat = Questo posto non è tuo.
table-problem-too_many = Troppe volte. Riprova tra un minuto.
table-problem-busy = Il tavolo adesso ha troppo da fare. Non è successo nulla; riprova.
table-problem-not_stored = Non si è potuto salvare. Non è successo nulla.
table-problem-other = Non ha funzionato: { $code }
title-your-turn = Tocca a te
say-standing = { $name }: { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }, { $palaces ->
        [one] 1 palazzo
       *[other] { $palaces } palazzi
    }.
say-your-turn = Tocca a te.
say-turn = { $count ->
        [one] Tocca a { $names }.
       *[other] Devono ancora scegliere: { $names }.
    }
say-sale = { $house }: { $goods }. { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }, { $order }.
say-sale-none = ancora niente contato.
say-build = { $coins ->
        [one] Resterebbe 1 moneta.
       *[other] Resterebbero { $coins } monete.
    }

## Spiegazioni

explain-price = Prezzo
explain-price-text = Quanto il birrificio paga per un segnalino. In alto è caro: gli spazi di richiesta vuoti lo alzano a fine round, l’eccedenza lo abbassa. A 0 la merce non viene comprata.
explain-demand = Richiesta
explain-demand-text = I segnalini venduti occupano questi spazi fino a fine round. Chi non trova posto è eccedenza, e ognuno abbassa il prezzo di uno spazio.
explain-brewery = Birrificio
explain-brewery-text = In un round vendi a un solo birrificio. La sua richiesta resta la stessa per tutta la partita.
explain-income = Reddito
explain-income-text = Dopo la vendita il tuo disco va sul tuo reddito, sull’altro tracciato. Nel round dopo gioca prima il disco più basso; sullo stesso spazio quello in cima.
explain-palace-price = Prezzo dei palazzi
explain-palace-price-text = Ogni palazzo costa così. Ognuno costruito mette qui un segnalino; quando sono quanti i giocatori, vale subito il prezzo dopo.
explain-order = Ordine di gioco
explain-order-text = Gioca prima il disco più basso sul tracciato; sullo stesso spazio quello in cima.
explain-palaces = Palazzi
explain-palaces-text = Chi ne costruisce { $palaces ->
        [4] quattro
        [5] cinque
       *[other] sei
    } chiude la partita con questo round.
explain-coins = Monete
explain-coins-text = Pagano ciò che costruisci. Tra chi ha { $palaces ->
        [4] quattro o più
        [5] cinque o più
       *[other] sei
    } palazzi vincono più monete.
explain-hand = Carte in mano
explain-hand-text = A fine turno resta una carta, di più con i municipi. Le altre vanno sotto il mazzo.
explain-deck = Mazzo
explain-deck-text = Carte mai pescate, e carte messe sotto. Nessuno vede l’ordine di un altro.
explain-gone = Fuori dal gioco
explain-goods = Merci
explain-goods-text = Ogni campo visibile dà le sue merci ogni round. Ciò che non si vende è perso, se un magazzino non lo conserva.
explain-space = Spazio edificabile
explain-space-text = Costruisci sopra tutto, tranne i palazzi. Ciò che è coperto è fuori dal gioco per sempre.
explain-round = Il round
explain-round-text = Tutti pescano e raccolgono insieme. Poi uno dopo l’altro vende, costruisce e scarta; infine i prezzi salgono dove la richiesta è rimasta aperta.
explain-keys = Frecce: avanti. Tab: la regola. Esc: fine.
explain-things = Spiega le cose sul tavolo

## Looking back, advice, keys

log-since = dal tuo ultimo turno
take-back = Ritira il turno
take-back-practice = Ritira il tuo ultimo turno. La partita vale poi come esercizio.
back-ask = Annullare tutto il turno?
back-ask-hint = Gli altri hanno già risposto. Riparti da dove è cominciato il tuo turno, e da lì la partita conta come esercizio.
back-ask-yes = Annulla il turno
back-ask-no = Continua
quote-banks = { $coins } dai tuoi edifici
last-round = Ultimo round
ending-palaces = Qualcuno ha { $palaces ->
        [4] quattro
        [5] cinque
       *[other] sei
    } palazzi: la partita finisce con questo round.
ending-trashed = Tutti hanno rinunciato a un palazzo: la partita finisce con questo round.
ending-rounds = Il numero dei round è limitato, e questo è l’ultimo.
practice = Esercizio
look-at = Uno sguardo indietro: momento { $at } di { $last }
look-tried = Un’altra linea: momento { $at } di { $last }
look-hint = Intanto la partita continua; qui nulla la cambia.
look-over-hint = La partita è finita; così stava allora.
look-quiet = Il tavolo com’era preparato.
look-moment = Momento
look-end = Torna alla partita
look-over-end = Torna al risultato
look-record-hint = Una registrazione: qui non gioca più nessuno.
look-record-end = Tutte le partite
look-record-open = Apri in Princely
look-first = All’inizio
look-back = Un passo indietro
look-on = Un passo avanti
look-last = Alla fine
look-leap-back = Salto indietro
look-leap-on = Salto avanti
leap-to = Dove porta un salto
leap-round = Round
leap-turn = Turno
leap-decision = Decisione
leap-seat = Turni: { $name }
hint-ask = Chiedi a un bot cosa farebbe
hint-thinks = Il bot sta pensando
hint-close = Chiudi il consiglio
hint-title = Un bot forte farebbe così:
hint-take = Fai così
hint-take-end = Fai così e termina il turno
hint-chance = Probabilità di vittoria dopo: { $chance }
hint-rough = (non calibrata per queste regole)
hint-others = Le migliori alternative
hint-or = Oppure: { $turn }
hint-toss-up = troppo vicino per dirlo
hint-less = { $points ->
    [one] { NUMBER($points, minimumFractionDigits: 1) } punto in meno
   *[other] { NUMBER($points, minimumFractionDigits: 1) } punti in meno
}
keys-list = Tasti
key-brewery = scegli un birrificio
key-goods = una merce in più; con Maiusc una in meno
key-most = la vendita che rende di più
key-confirm = conferma ciò che è pronto
key-card = vai a una carta della mano
key-space = metti la carta alzata su uno spazio
key-drop = rimetti a posto la carta
key-undo = annulla un passo
key-redo = rifai il passo
key-hint = chiedi consiglio a un bot; di nuovo: vai al suo pulsante
key-explain = spiega le cose: le frecce vanno avanti, Tab porta alla regola, Esc chiude
key-log = apri o chiudi il diario
key-state = di’ come stanno tutti
key-last = di’ che cosa è successo per ultimo
key-turn = di’ a chi tocca, e gli orologi
key-help = questo elenco
guide-name = Guida
guide-step = Prima partita, { $number } di { $last }
guide-fold = Chiudi la guida
guide-unfold = Apri la guida
guide-next = Avanti
guide-offer = Ora gioca contro bot facili
guide-aim = Coltivi, vendi ai birrifici e costruisci. Chi ha per primo sei palazzi chiude la partita. Giochi contro un bot; prenditi il tempo che vuoi.
guide-draw = Ogni round comincia con nuove carte dal tuo mazzo. Sono nella tua mano; ti serviranno per costruire.
guide-goods = I tuoi campi stampati ti hanno appena dato queste merci. Ciò che non vendi in questo turno è perso.
guide-brewery = Scegli un birrificio. Il numero è il massimo che ti pagherebbe.
guide-count = Ora indica con più e meno quanto vendi di ogni merce. “Il massimo” inserisce la vendita migliore.
guide-foresee = Nulla è ancora venduto. In basso vedi le monete, l’eccedenza che abbassa i prezzi e dove andrebbe il tuo disco. Conferma quando ti va.
guide-card = Ora puoi costruire. Scegli una carta che puoi pagare; ciò che non puoi dice perché. I campi piccoli sono un buon inizio.
guide-space = Gli spazi illuminati sono possibili. Uno spazio vuoto non ti costa nulla; ciò che copri è perso per sempre. Scegline uno e conferma.
guide-no-more = Costruisci ancora se puoi e vuoi, oppure basta così. Ogni passo si può annullare finché il turno non finisce.
guide-keep = Alla fine del turno una carta resta in mano. Sceglila; le altre vanno sotto il mazzo e torneranno.
guide-end-turn = Termina il turno. Solo ora tutto viene inviato.
guide-draw-more = Il tuo laboratorio ti fa pescare altre carte. Pesca se cerchi di meglio: ciò che non tieni torna sotto il mazzo.
guide-marks = Gli anelli blu segnano ciò che è cambiato dal tuo ultimo turno. Il diario lo racconta; un clic su una riga mostra quel momento.
guide-prices = I prezzi si muovono: dove la domanda è rimasta aperta sono saliti, l’eccedenza li abbassa. Vendi dove gli altri non hanno venduto.
guide-order = Il tuo disco mostra la rendita. Il disco più basso gioca per primo nel prossimo round: molto guadagno ora vuol dire vendere tardi.
guide-over = Quando gli spazi sono pieni costruisci sopra ciò che vale meno. Un campo grande si ripaga in pochi round.
guide-palace = Ora potresti pagare un palazzo. Ogni palazzo costruito avvicina il prezzo successivo; ma un palazzo copre il suo spazio per sempre.
guide-when = Da ora la domanda è: ampliare la fattoria o seppellirla sotto i palazzi? Tieni fino alla fine i campi che vendono meglio.
guide-last-round = Qualcuno ha sei palazzi: è l’ultimo round. Tra chi ne ha sei vincono più monete.
guide-end = Questa era la tua prima partita. Continua contro un bot più forte o con gli amici.
story-most = Il round migliore è di { $name }: incasso { $income } nel round { $round }.
story-most-you = Il round migliore è tuo: incasso { $income } nel round { $round }.
story-first-palace = Il primo palazzo è di { $name }, nel round { $round }.
story-first-palace-you = Il primo palazzo è tuo, nel round { $round }.
