# Fürstenfeld. Una frase parla di qualcun altro; `.you` si rivolge a chi la legge.

## Carte

name-hops_1 = Campo di luppolo (1)
name-hops_2 = Campo di luppolo (2)
name-hops_3 = Campo di luppolo (3)
name-barley_1 = Campo d'orzo (1)
name-barley_2 = Campo d'orzo (2)
name-barley_3 = Campo d'orzo (3)
name-water_1 = Sorgente (1)
name-water_2 = Sorgente (2)
name-water_3 = Sorgente (3)
name-bank_1 = Banca I
name-bank_2 = Banca II
name-town_hall_1 = Municipio I
name-town_hall_2 = Municipio II
name-laboratory_1 = Laboratorio I
name-laboratory_2 = Laboratorio II
name-office = Ufficio
name-market = Mercato
name-warehouse = Magazzino
name-magistrate = Magistrato
name-crane = Gru
name-tour_guide = Guida turistica
name-scavenger = Straccivendolo
name-palace_1 = Palazzo I
name-palace_2 = Palazzo II
name-palace_3 = Palazzo III
name-palace_4 = Palazzo IV
name-palace_5 = Palazzo V
name-palace_6 = Palazzo VI
name-hidden_card = una carta

## Merci, e i campi stampati su una plancia

name-hops = luppolo
name-barley = orzo
name-water = acqua

goods-hops = { $count } luppolo
goods-barley = { $count } orzo
goods-water = { $count } acqua
goods-none = niente

printed-hops = luppolo stampato
printed-barley = orzo stampato
printed-water = acqua stampata

## Fasi

name-setup = preparazione
name-draw = pescare
name-sell = vendere
name-build = costruire
name-discard = scartare
name-over = fine

## Che cosa è successo

f-set-up = Aprono { $breweries } birrifici; chiedono { $demand } (luppolo/orzo/acqua). Il primo ordine di gioco: { $order }.
f-kept = { $player } tiene { $card }.
    .you = Tieni { $card }.
f-round-began = Comincia il round { $round }. L'ordine di gioco: { $order }.
f-drew = { $player } pesca { $cards }.
    .you = Peschi { $cards }.
f-drew-hidden = { $player } pesca { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
    .you = Peschi { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
f-draws-extra = { $player } prende un'altra carta.
    .you = Prendi un'altra carta.
f-stopped-drawing = { $player } non vuole altre carte.
    .you = Non vuoi altre carte.
f-harvested = { $player } raccoglie { $goods }.
    .you = Raccogli { $goods }.
f-sold = { $player } vende { $goods } al birrificio { $brewery } per { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }.
    .you = Vendi { $goods } al birrificio { $brewery } per { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }.
f-sold-office = { $player } vende { $goods } al birrificio { $brewery } per { $coins } monete, comprese quelle dell'ufficio per questa merce: { $office }.
    .you = Vendi { $goods } al birrificio { $brewery } per { $coins } monete, comprese quelle del tuo ufficio per questa merce: { $office }.
f-sold-market = { $player } vende { $goods } come { $as-goods } al birrificio { $brewery } per { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }.
    .you = Vendi { $goods } come { $as-goods } al birrificio { $brewery } per { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }.
f-sold-market-office = { $player } vende { $goods } come { $as-goods } al birrificio { $brewery } per { $coins } monete, comprese quelle dell'ufficio per questa merce: { $office }.
    .you = Vendi { $goods } come { $as-goods } al birrificio { $brewery } per { $coins } monete, comprese quelle del tuo ufficio per questa merce: { $office }.
f-sold-nothing = { $player } non vende niente.
    .you = Non vendi niente.
f-price-fell = Il birrificio { $brewery } riceve { $surplus } { $good } più di quanto chiede; lì il prezzo ({ $good }) ora è { $price }.
f-price-rose = Al birrificio { $brewery } manca ancora { $empty } { $good }; lì il prezzo ({ $good }) ora è { $price }.
f-earned = { $player } riceve { $guide ->
        [0] { $banks } monete dalla banca
       *[other] { $banks ->
            [0] { $guide } monete dalla guida turistica
           *[other] { $banks } monete dalla banca e { $guide } dalla guida turistica
        }
    }.
    .you = Ricevi { $guide ->
        [0] { $banks } monete dalla banca
       *[other] { $banks ->
            [0] { $guide } monete dalla guida turistica
           *[other] { $banks } monete dalla banca e { $guide } dalla guida turistica
        }
    }.
f-income = { $player } { $income ->
        [0] non ha incassi
       *[other] ha un incasso di { $income }
    }; il disco va sulla casella { $disc }.
    .you = { $income ->
        [0] Non hai incassi
       *[other] Hai un incasso di { $income }
    }; il tuo disco va sulla casella { $disc }.
f-built = { $player } costruisce { $card } sullo spazio { $space } { $cost ->
        [0] gratis
        [one] per 1 moneta
       *[other] per { $cost } monete
    }.
    .you = Costruisci { $card } sullo spazio { $space } { $cost ->
        [0] gratis
        [one] per 1 moneta
       *[other] per { $cost } monete
    }.
f-built-over = { $player } costruisce { $card } sullo spazio { $space }, sopra { $covered-id ->
        [hops] il luppolo stampato
        [barley] l'orzo stampato
        [water] l'acqua stampata
       *[other] { $covered }
    }, { $cost ->
        [0] gratis
        [one] per 1 moneta
       *[other] per { $cost } monete
    }.
    .you = Costruisci { $card } sullo spazio { $space }, sopra { $covered-id ->
        [hops] il luppolo stampato
        [barley] l'orzo stampato
        [water] l'acqua stampata
       *[other] { $covered }
    }, { $cost ->
        [0] gratis
        [one] per 1 moneta
       *[other] per { $cost } monete
    }.
f-palace-price-rose = Ora vale la prossima carta prezzo: un palazzo costa { $price } monete.
f-palace-price-gone = L'ultima carta prezzo se ne va: tutti i palazzi sono costruiti.
f-put-under = { $player } mette { $card } sotto il mazzo.
    .you = Metti { $card } sotto il tuo mazzo.
f-trashed = { $player } toglie { $card } dal gioco.
    .you = Togli { $card } dal gioco.
f-stored = { $player } conserva { $goods } nel magazzino.
    .you = Conservi { $goods } nel magazzino.
f-goods-lost = { $player } perde ciò che non ha venduto: { $goods }.
    .you = Perdi ciò che non hai venduto: { $goods }.
f-turn-ended = { $player } finisce il turno con { $hand ->
        [0] nessuna carta
        [one] 1 carta
       *[other] { $hand } carte
    } in mano.
    .you = Finisci il turno con { $hand ->
        [0] nessuna carta
        [one] 1 carta
       *[other] { $hand } carte
    } in mano.
f-ended = La partita è finita. { $count ->
        [one] Vince { $winners }
       *[other] Si dividono la vittoria { $winners }
    } con { $palaces ->
        [one] 1 palazzo
       *[other] { $palaces } palazzi
    } e { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }.
    .you = La partita è finita. Vinci tu con { $palaces ->
        [one] 1 palazzo
       *[other] { $palaces } palazzi
    } e { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }.

## Perché no. Prima c'è il numero della regola, perciò si comincia con la minuscola.

f-no-over = la partita è finita; non si può più giocare nulla.
f-no-turn = non è il tuo turno; { $count ->
        [one] prima tocca a { $players }
       *[other] prima devono agire { $players }
    }.
f-no-turn-chance = un momento; si devono ancora pescare delle carte.
f-no-phase = { $phase-id ->
        [setup] prima la preparazione: tieni una carta e metti le altre sotto il mazzo.
        [draw] ora si pesca: prendi un'altra carta o smetti di pescare.
        [sell] ora si vende: vendi a un birrificio o non vendere niente.
        [build] ora si costruisce: costruisci una carta o smetti di costruire.
        [discard] ora si scarta: metti delle carte sotto il mazzo o finisci il turno.
       *[other] ora non si può fare.
    }
f-no-set-up-twice = i birrifici sono aperti e l'ordine è deciso; succede una volta sola.
f-no-demand-cards = aprono { $players } birrifici, ognuno con una carta domanda diversa della tabella.
f-no-disc-stack = il primo ordine di gioco nomina una volta ciascuno dei { $players } giocatori.
f-no-not-dealt = non hai in mano { $card }; scegli una delle carte che hai ricevuto.
f-no-kept-already = tieni già { $card }; ora metti le altre carte sotto il mazzo.
f-no-keep-first = prima scegli la carta che tieni, poi metti le altre sotto il mazzo.
f-no-kept-stays = { $card } è la carta che tieni; metti sotto il mazzo una delle altre.
f-no-draw = ora nessuno deve pescare.
f-no-draw-turn = prima pesca { $player }.
f-no-draw-count = qui { $due ->
        [one] si pesca 1 carta
       *[other] si pescano { $due } carte
    }, non { $drawn }.
f-no-not-next = { $card } non può essere la prossima: prima vengono le carte mai pescate, poi quelle sotto il mazzo nel loro ordine.
f-no-brewery = il birrificio { $brewery } non c'è; sono aperti i birrifici da 1 a { $open }.
f-no-empty-sale = una vendita ha almeno un gettone; per tenerli tutti, non vendere niente.
f-no-goods = hai { $held } { $good }, quindi { $asked } è troppo.
f-no-price = il birrificio { $brewery } paga 0 per questa merce finché il prezzo non sale: { $good }.
f-no-market = una merce si vende come un'altra solo con un mercato in cima a uno dei tuoi spazi.
f-no-market-same = il mercato vende { $good } come un'altra merce; come { $good } si vende già senza.
f-no-market-count = il mercato cambia da 1 a { $most } gettoni, non { $count }.
f-no-market-more = vendi { $sold } { $good }, quindi il mercato non può cambiarne { $count }.
f-no-office = la moneta in più richiede un ufficio in cima a uno dei tuoi spazi.
f-no-office-none = in questa vendita niente è venduto come { $good }; scegli un'altra merce per l'ufficio, o nessuna.
f-no-space = lo spazio { $space } non c'è; una plancia ha gli spazi da 1 a 6.
f-no-not-in-hand = non hai in mano { $card }.
f-no-on-palace = sullo spazio { $space } c'è un palazzo, e resta; scegli un altro spazio.
f-no-palace-space = { $card } non può stare sullo spazio { $space }; il suo posto è lo spazio { $right }.
f-no-too-dear = { $card } costa { $cost ->
        [one] 1 moneta
       *[other] { $cost } monete
    }; tu hai { $coins }.
f-no-last-card = { $card } è la tua ultima carta, e almeno una la tieni.
f-no-scavenger = per togliere carte dal gioco serve uno straccivendolo in cima a uno dei tuoi spazi.
f-no-scavenger-done = lo straccivendolo prende { $most } carte per turno, e lo ha già fatto; altre carte possono andare sotto il mazzo.
f-no-warehouse = per conservare merci serve un magazzino in cima a uno dei tuoi spazi.
f-no-stored-already = hai già detto che cosa conserva il magazzino in questo turno.
f-no-store-count = il magazzino conserva da 1 a { $most } gettoni, non { $count }; per non conservarne, finisci semplicemente il turno.
f-no-hand-limit = puoi tenere { $limit ->
        [one] 1 carta
       *[other] { $limit } carte
    }; prima mettine ancora { $over } sotto il mazzo.

## Che cosa si può fare

f-do-keep = tenere { $card }
f-do-under = mettere { $card } sotto il mazzo
f-do-draw-extra = prendere un'altra carta
f-do-stop-drawing = non pescare più
f-do-sell = vendere { $goods } al birrificio { $brewery }
f-do-sell-office = vendere { $goods } al birrificio { $brewery }, ufficio: { $office }
f-do-sell-market = vendere { $goods } al birrificio { $brewery }, { $count } { $from } come { $to }
f-do-sell-market-office = vendere { $goods } al birrificio { $brewery }, { $count } { $from } come { $to }, ufficio: { $office }
f-do-sell-nothing = non vendere niente
f-do-build = costruire { $card } sullo spazio { $space }
f-do-end-build = smettere di costruire
f-do-trash = togliere { $card } dal gioco
f-do-store = conservare { $goods } nel magazzino
f-do-end-turn = finire il turno

## Una posizione

f-at-setup = Preparazione.
f-at-round = Round { $round }, { $phase }.
f-at-over = La partita è finita dopo il round { $round }.
f-at-turn = Tocca a { $player }.
    .you = Tocca a te.
f-at-turns = Devono ancora giocare: { $players }.
f-at-dealing = Si distribuiscono le carte.
f-at-order = Ordine di gioco: { $order }.
f-at-palaces = Un palazzo costa { $price } monete; sulla carta prezzo { $markers ->
        [one] c'è 1 segnalino
       *[other] ci sono { $markers } segnalini
    }, e a { $players } la carta se ne va.
f-at-palaces-gone = Tutti i palazzi sono costruiti.
f-at-breweries = Birrifici: il prezzo di ogni merce, e quanto della domanda è coperto
f-at-brewery = Birrificio { $brewery }: luppolo { $hops } ({ $filled-hops } di { $demand-hops }), orzo { $barley } ({ $filled-barley } di { $demand-barley }), acqua { $water } ({ $filled-water } di { $demand-water })
f-at-player = { $player }: { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }, { $palaces ->
        [0] nessun palazzo
        [one] 1 palazzo
       *[other] { $palaces } palazzi
    }, incasso { $income }, disco su { $disc }
    .you = Tu: { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }, { $palaces ->
        [0] nessun palazzo
        [one] 1 palazzo
       *[other] { $palaces } palazzi
    }, incasso { $income }, disco su { $disc }
f-at-empty = vuoto
f-at-goods = Merci: { $goods }
f-at-harvest = Raccolto: { $goods } ogni round
f-at-cards = Carte: { $hand } in mano, { $unseen } mai pescate, { $bottom } messe sotto il mazzo
f-at-cards-trashed = Carte: { $hand } in mano, { $unseen } mai pescate, { $bottom } messe sotto il mazzo, { $trashed } tolte coperte
f-at-covered = Coperte: { $cards }
f-at-trashed-palaces = Palazzi tolti dal gioco: { $cards }
f-at-hand = La mano di { $player }, e quanto costa ogni carta
    .you = La tua mano, e quanto costa ogni carta
f-at-hand-empty = La mano di { $player } è vuota.
    .you = La tua mano è vuota.
f-at-hand-card = { $card }: { $cost ->
        [one] 1 moneta
       *[other] { $cost } monete
    }
f-at-kept = { $player } tiene { $card }.
    .you = Tieni { $card }.
f-at-bottom = Sotto il mazzo di { $player }, la prossima per prima: { $cards }
    .you = Sotto il tuo mazzo, la prossima per prima: { $cards }
f-at-unseen = Mai pescate: { $cards }

## Perché un turno è migliore di un altro: fatti, a confronto con l'altro turno

f-why-coins = Questo turno rende { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }, l'altro { $other }.
f-why-affords = Con il ricavo si può ancora costruire { $card } per { $cost } in questo turno; con l'altra vendita no.
f-why-order = Con un reddito di { $income } vieni prima di { $before } nel prossimo ordine di gioco; con { $other } verresti dopo.
f-why-lost = L'altra vendita lascia invenduto { $goods }, e ciò che non è venduto va perso.
f-why-price-there = Vendendo { $count } { $good } al birrificio { $brewery } il prezzo lì resta { $price }; l'altra vendita lo fa scendere a { $fallen } al birrificio { $other }.
f-why-price-stays = Al birrificio { $brewery } il prezzo ({ $good }) resta { $price }; l'altra vendita lo fa scendere a { $fallen }.
f-why-palace = { $card } è il palazzo { $count } dei { $needed } che chiudono la partita.
f-why-palace-price = Un palazzo costa { $cost } ora, e { $price } dopo questo.
f-why-harvest = Un raccolto porta allora { $goods }; altrimenti { $other }.
f-why-every-round = Le carte pagano allora { $coins } monete ogni round, altrimenti { $other }.
f-why-draws = Puoi allora pescare { $count } carte a round, altrimenti { $other }.
f-why-keeps = Puoi allora tenere { $count } carte alla fine del turno, altrimenti { $other }.
f-why-saves = Senza { $card } per { $cost } ti { $coins ->
        [one] resta 1 moneta
       *[other] restano { $coins } monete
    }.
f-why-space = Sullo spazio { $space } { $card } lascia libero lo spazio { $other }; lì coprirebbe: { $covered }.
f-why-stays = { $card } resta in mano; sotto il mazzo avrebbe davanti { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }.
f-why-sooner = { $card } torna prima: ha davanti { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }, non { $other }.
f-why-trash = { $card } esce dal gioco e non si pesca più.
f-why-stores = Il magazzino conserva { $goods }, che andrebbe perso.
f-why-draw = Hai { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } in mano e alla fine del turno puoi tenerne { $limit }: una in più è una scelta in più.
