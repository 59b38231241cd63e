# Giocare scrivendo. `say-…` sono le parole che vengono capite, i sinonimi separati da " / ", la nostra per
# prima; quelle inglesi vengono capite in ogni lingua. La parola "i" da sola vale come il numero 1.

## Verbs of the games

say-keep = tieni
say-under = sotto / metti sotto
say-draw = pesca / prendi
say-stop = basta
say-sell = vendi / non vendere
say-build = costruisci
say-end = fine / fatto / passo
say-trash = elimina / togli
say-store = conserva
say-reserve = scegli / riserva
say-place = posa / metti / posa anche
say-farmer = contadino
say-cannot = non posso / non posso posare
say-master = maestro / maestri / manda un maestro / sposta un maestro / richiama un maestro
say-cardinal = cardinale / manda il cardinale / sposta il cardinale / richiama il cardinale
say-buy = compra
say-coin = moneta
say-commerce = commercio
say-demolish = demolisci / abbatti
say-miner = minatore
say-architect = architetto
say-produce = produci
say-catch = pesca
say-make = fabbrica
say-merit = merito / prendi la tessera merito

## Other words of commands

say-noise = il / lo / la / gli / le / l / un / uno / una / e / di / del / dello / della / dei / per / con / birrificio / spazio / carta / tessera / the / and / of / for / with / brewery / space
say-nothing = niente / nulla
say-all = tutto / tutte / tutti
say-to = a / al / verso
say-from = da / dal
say-on = su / sullo / sopra
say-at = in / su
say-as = come
say-rot = rotazione
say-slot = posto
say-board = plancia magazzino / plancia
say-home = plancia
say-office = ufficio
say-market = mercato
say-building = costruzione
say-turn = turno
say-phase = fase
say-times = volte
say-row-fish = pesce
say-row-bread = pane / prosciutto

## Commands at any time

say-choices = scelte / elenco / indietro
say-more = altro / ancora
say-board-command = tavolo / mostra / guarda
say-what-if = e se / anteprima
say-undo = annulla
say-hint = consiglio / suggerimento
say-why = perché
say-rules = regole / regola
say-log = cronaca
say-names = nomi / chi
say-name = chiamami
say-save = salva
say-quit = esci / chiudi
say-help = aiuto

## Parts of the table

say-part-breweries = birrifici / prezzi / domanda
say-part-players = giocatori / plance
say-part-hand = mano / carte
say-part-map = mappa
say-part-belongings = io / merci
say-part-land = tessere / terre / edifici
say-part-opponent = avversario
say-part-common = comune / tessere merito

## At the table

t-welcome = Scrivi il numero di una scelta, oppure un comando. "aiuto" elenca i comandi, "esci" salva la partita ed esce.
t-welcome-onlookers = Giocano solo i bot; tu guardi.
t-seats = Al tavolo: { $list }.
t-seat-you = { $who }: tu
t-seat-human = { $who }: a questa tastiera
t-seat-bot = { $who }: il bot { $bot }
t-program-failed = { $bot } si è bloccato: { $why }. Il bot { $instead } prende il suo posto.
t-prompt = La tua mossa:{" "}
t-prompt-named = { $name }, la tua mossa:{" "}
t-hide = { $before }, premi Invio per pulire lo schermo, poi passa la tastiera a { $player }.{" "}
t-pass = { $player }, premi Invio quando sei alla tastiera.{" "}
t-forced = Si può fare una cosa sola: { $action }.
t-times = { $line } ({ $count } volte)
t-group = { $title } ({ $count } modi)
t-more = Altre { $count }: scrivi "altro".
t-back = "indietro" mostra di nuovo il primo elenco.
t-unlisted = { $count ->
        [one] C'è ancora 1 modo da scrivere
       *[other] Ci sono ancora { $count } modi da scrivere
    }, per esempio: { $form }
t-empty = Scrivi un numero o un comando; "scelte" elenca che cosa puoi fare, "aiuto" spiega.
t-no-number = Questo numero non c'è nell'elenco, che va da 1 a { $most }. "scelte" lo mostra di nuovo.
t-too-long = Questa riga è troppo lunga per un comando; è stata saltata.
t-skipped = { $count ->
        [one] È stata saltata ancora 1 riga.
       *[other] Sono state saltate ancora { $count } righe.
    }
t-not-understood = "{ $line }" qui non è un comando.
t-near = Volevi dire: { $near }?
t-expected-verb = Comincia con una di queste parole: { $list }; oppure scrivi un numero, o "aiuto".
t-expected-end = Il comando si capisce fino a "{ $rest }"; toglilo, oppure "aiuto" mostra come si scrive.
t-which = Quale: { $list }?
t-which-verb = Può essere l'abbreviazione di più parole: { $list }.
t-rest-undone = { $count ->
        [one] Una cosa di quelle che hai scritto non è stata fatta.
       *[other] { $count } cose di quelle che hai scritto non sono state fatte.
    }
t-refused = "perché" mostra tutta la regola { $rule }.
t-no-part = Mostrare che cosa? { $list }, o il nome di una cosa.
t-no-rule = La regola "{ $asked }" non c'è; "regole" elenca i capitoli.
t-why-nothing = Dalla tua ultima mossa non è stato rifiutato niente e non è stato dato nessun consiglio.
t-name-what = Come vuoi chiamarti? Per esempio: chiamami Anna
t-log-earlier = { $count } righe precedenti; "cronaca tutto" le mostra.

t-saved = La partita è salvata in { $file }.
t-resume = Per continuare: princely play --lang it --resume { $file }
t-look-again = Per rivederla: princely replay { $file } --step
t-not-saved = Non è stato possibile salvare la partita: { $why }
t-not-noted = La partita in corso non può essere annotata: { $why }. Salvala ogni tanto.

t-undone = Annullato: { $action }.
t-undo-nothing = Non hai ancora fatto niente che si possa annullare.
t-undo-chance = Non si può annullare: da allora sono state pescate delle carte, e qualcuno le ha viste.
t-undo-moved = Non si può annullare: da allora { $name } ha giocato.
t-undo-revealed = Non si può annullare: da allora sono state scoperte le scelte segrete.

t-hint = Il bot { $bot } consiglia: { $action }. Si scrive: { $typed }
t-hint-for = Tocca a { $name }.
t-hint-chance = Qui nessuno sceglie; si pescano delle carte.
t-hint-over = Lì la partita è finita.
t-hint-no-thought = Il bot { $bot } gioca secondo regole semplici; non confronta alternative.
t-hint-wins = Probabilità di vincere così, fra giocatori forti: { $percent } ± { $error } per cento.
t-hint-other = Un altro modo: { $turn }; { $percent } per cento, { $less } ± { $error } punti in meno.
t-hint-close = I due turni migliori sono troppo vicini per distinguerli.
t-hint-forced = Qui non c'è niente da scegliere.
t-hint-turn = Il turno intero che ha in mente: { $turn }.
t-hint-worlds = Ha immaginato { $count } modi in cui la partita può continuare, da quello che questo giocatore può sapere.

t-what-if = Se tu facessi così:
t-what-if-end = Poi non tocca più a te.
t-what-if-hidden = Quello che segue dipende da cose che non puoi sapere.
t-what-if-group = Il numero { $number } è un elenco a parte; scrivi prima il numero, poi chiedi.
t-what-if-what = E se che cosa? Per esempio: e se 2

## Help

t-help-now = Ora puoi scrivere, per esempio:
t-help-numbers = Le parole si possono abbreviare finché restano chiare. Un numero prende una scelta dell'elenco.
t-help-always = In ogni momento:
t-help-choices = elenca che cosa puoi fare
t-help-more = mostra le righe seguenti di un elenco lungo
t-help-board = mostra il tavolo, o una sua parte: { $parts }; "mostra" e il nome di una cosa la spiega
t-help-what-if = dice che cosa succederebbe, senza farlo: "e se 2", "e se" e un comando
t-help-undo = annulla la tua ultima mossa, finché da allora non è stato scoperto niente
t-help-hint = chiede a un bot che cosa farebbe
t-help-why = spiega l'ultimo rifiuto con la sua regola, o l'ultimo consiglio
t-help-rules = i capitoli delle regole; "regole" e un capitolo o una regola la mostra
t-help-log = che cosa è successo, come l'hai visto; "cronaca tutto" dall'inizio
t-help-names = chi siede dove
t-help-name = ti dà un nome: "chiamami Anna"
t-help-save = salva la partita; "salva" e un file sceglie il file
t-help-quit = salva la partita ed esce; anche Ctrl-C
t-help-help = questo aiuto; "aiuto" e un comando lo spiega

## Fürstenfeld

t-f-about = Chi costruisce per primo { $palaces ->
        [4] quattro
        [5] cinque
       *[other] sei
    } palazzi chiude la partita; tra chi ne ha { $palaces ->
        [4] quattro o più
        [5] cinque o più
       *[other] sei
    }, vince chi ha più monete. Vendi a un birrificio ciò che danno i tuoi campi, costruisci carte sui tuoi sei spazi, e tieni una carta per il round seguente.
t-f-hand = La mano di { $player }: quanto costa e che cosa fa ogni carta
    .you = La tua mano: quanto costa e che cosa fa ogni carta
t-f-status = Hai { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }, { $palaces ->
        [0] nessun palazzo
        [one] 1 palazzo
       *[other] { $palaces } palazzi
    } e { $hand ->
        [one] 1 carta
       *[other] { $hand } carte
    } in mano. { $goods }.
t-f-sale = { $sale }: { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }{ $surplus ->
        [0] {""}
        [one] , un prezzo scende di 1 casella
       *[other] , i prezzi scendono di { $surplus } caselle
    }
t-f-group-build = costruire { $card } { $cost ->
        [0] gratis
        [one] per 1 moneta
       *[other] per { $cost } monete
    }
t-f-keep = tenere { $cards }; sotto il mazzo { $count ->
        [one] va { $others }
       *[other] vanno, in quest'ordine: { $others }
    }
t-f-group-under = mettere una sola carta sotto il mazzo
t-f-build = { $build } { $cost ->
        [0] gratis
        [one] per 1 moneta
       *[other] per { $cost } monete
    }
t-f-limit = Puoi tenere { $limit ->
        [one] 1 carta
       *[other] { $limit } carte
    } per il round seguente.
t-f-group-trash = togliere una carta dal gioco
t-f-group-store = conservare merci nel magazzino
t-f-build-over = { $build }, sopra { $covered }
t-f-form-keep = tieni palazzo 3
t-f-form-under = sotto banca 1, mercato: queste vanno sotto il mazzo, la prima si pesca per prima
t-f-form-draw = pesca, oppure basta
t-f-form-sell = vendi 2 luppolo 1 acqua a 3
t-f-form-office = vendi 2 luppolo 1 acqua a 3 ufficio luppolo
t-f-form-market = vendi 3 luppolo a 2 mercato 2 luppolo come orzo
t-f-form-nothing = vendi niente
t-f-form-build = costruisci banca 1 su 2
t-f-form-end = fine
t-f-form-discard = sotto banca 1, mercato; oppure tieni palazzo 3: tutte le altre vanno sotto il mazzo
t-f-form-store = conserva 2 luppolo 1 acqua; elimina banca 1
t-f-expected-card = Qui ci vuole il nome di una carta, come banca 1 o palazzo 3.
t-f-expected-good = Qui ci vuole una merce: luppolo, orzo o acqua, come in 2 luppolo.
t-f-expected-brewery = A quale birrificio? Rispondi con il numero, oppure scrivi tutto: vendi 2 luppolo a 1
t-f-expected-market = Il mercato si scrive così: mercato 2 luppolo come orzo
t-f-expected-space = Su quale spazio, da 1 a 6? Rispondi con il numero, oppure scrivi tutto: costruisci banca 1 su 2

t-f-field = dà { $count } { $good } ogni round
t-f-palace = { $palaces ->
        [4] quattro
        [5] cinque
       *[other] sei
    } di questi chiudono la partita
name-t-does-bank_1 = paga 3 monete ogni round
name-t-does-bank_2 = paga 5 monete ogni round
name-t-does-town_hall_1 = ti lascia tenere 1 carta in più
name-t-does-town_hall_2 = ti lascia tenere 2 carte in più
name-t-does-laboratory_1 = ti lascia pescare 1 carta in più ogni round
name-t-does-laboratory_2 = ti lascia pescare 2 carte in più ogni round
name-t-does-office = 1 moneta in più per ogni gettone di una merce che vendi
name-t-does-market = vende fino a 3 gettoni di una merce come un'altra
name-t-does-warehouse = conserva fino a 3 gettoni non venduti
name-t-does-magistrate = il tuo disco va 3 caselle più in basso, così giochi prima
name-t-does-crane = ogni carta costa 2 monete in meno
name-t-does-tour_guide = paga 2 monete per palazzo ogni round
name-t-does-scavenger = toglie dal gioco fino a 2 carte per turno

## Principati Duello

t-p-about = Posa tessere intorno al tuo Palazzo, costruiscici sopra e fai lavorare la tua gente. Quando la fine è avviata segue un round di chiusura; poi vince chi ha più punti.
t-p-map = L'est è a destra. Una cella mostra il suo proprietario (1 o 2), il suo colore ({ $colours }; & due colori, * tutti) e il suo edificio, terreno o tessera; una cella vuota mostra il suo luogo, colonna,riga. = / e \ sono strade, ~ è un fiume.
t-p-status = Round { $round }, { $phase }. Hai { $pecunia } pecunia e { $points } punti.
t-p-roads = Le tue strade portano a { $cells }.
t-p-no-roads = Nessuna tua strada porta a una cella vuota.
t-p-roads-to = strade verso { $to }
t-p-river-to = fiume verso { $to }
t-p-sea-to = mare verso { $to }
t-p-with = { $text }: { $more }
t-p-slot = posto { $slot }: { $name }
t-p-price = { $deal } per { $pecunia } pecunia
t-p-coin-fish = { $deal }: ogni pesce che conservi vale alla fine { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } in più
t-p-coin-bread = { $deal }: ogni pane e ogni prosciutto che conservi vale alla fine { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } in più
t-p-commerce = { $deal }: vale { $points } punti alla fine, e porta una tessera merito
t-p-ask-building = "mostra cava" dice che cosa serve a una cava e che cosa produce; così per ogni edificio.
t-p-site-makes = produce { $good }
t-p-site-idle = non lavorerebbe ancora; manca: { $lacks }
t-p-cell = { $site }.
t-p-cell-owned = { $site }; appartiene a { $owner }.
t-p-cell-sides = Ha { $sides }.
t-p-cell-none = Nessuna tua tessera potrebbe stare ora in { $at }.
t-p-cell-fits = Queste tue tessere potrebbero stare ora in { $at }:
t-p-cell-tile = rotazione { $turns }
t-p-tile-sides = Con rotazione 0: { $sides }.
t-p-tile-plans = Ha: { $plans }.
t-p-tile-features = Vale come { $features }.
t-p-tile-place = { $at } (rotazione { $turns })
t-p-tile-places = Potresti posarla in { $places }.
t-p-tile-nowhere = Ora non potresti posarla da nessuna parte.
t-p-building = { $name }: sta su { $plan }, costa { $cost }, { $points } punti.
t-p-building-requires = Prima devi avere { $list }.
t-p-building-near = Lavora accanto a: { $list }.
t-p-building-ground = Lavora solo su: { $list }.
t-p-building-needs = Per lavorare deve avere al lavoro { $list }.
t-p-building-makes = Produce ogni volta { $list }.
t-p-group-extra = Tessere di partenza e di merito
t-p-group-farmer = restituire l'Ordine del Contadino e spostare una tessera
t-p-group-from = da { $at }
t-p-group-cardinal = spostare il cardinale
t-p-group-send = mandare un maestro dalla plancia
t-p-group-recall = richiamare un maestro
t-p-group-shift = spostare un maestro
t-p-group-sell = vendere
t-p-group-buy = comprare
t-p-group-build = costruire { $name } per { $cost }
t-p-group-demolish = demolire un edificio
t-p-group-miner = restituire l'Ordine del Minatore e aprire una miniera
t-p-group-architect = restituire l'Ordine dell'Architetto e spostare un edificio
t-p-form-merit = merito OM1
t-p-form-keep = tieni ST_A
t-p-form-reserve = scegli magazzino, pozzo; oppure scegli niente
t-p-form-place = posa H02 in 4,1 rotazione 2
t-p-form-look = mostra H02: che cos'è la tessera, e dove può stare; mostra 4,1: che cosa può stare lì
t-p-form-masters = cardinale a 3,1; maestro a 3,1; maestro 2 a 3,1; maestro da 3,1 a 4,1; maestro da 3,1
t-p-form-trade = vendi 2 attrezzi; compra 3 travi; commercio 30
t-p-form-food = moneta pesce; moneta pane
t-p-form-build = costruisci cava in 3,1; costruisci magazzino in 4,1 plancia a
t-p-form-demolish = demolisci 3,1; mostra cava
t-p-form-produce = produci cava 2; produci 3,1
t-p-form-make = pesca; fabbrica carro; fabbrica peschereccio; fabbrica nave da carico
t-p-form-end = fine
t-p-expected-tile = Qui ci vuole una tessera, con la sua sigla o il suo nome: H02, casa dritta. "mano" elenca le tue.
t-p-expected-building = Qui ci vuole il nome di un edificio, come cava o magazzino.
t-p-expected-place = Qui ci vuole un luogo, colonna e riga con una virgola in mezzo: 4,1
t-p-expected-slot = Quale posto, 1 o 2?
t-p-expected-board = Quale plancia magazzino: plancia a o plancia b?
t-p-expected-rot = Con quale rotazione: { $list }? Rispondi con il suo numero.
t-p-expected-figure = Verso dove, o da dove? Per esempio: maestro a 3,1; cardinale da 3,1
t-p-expected-good = Qui ci vuole una merce, come 2 travi o pietra.
t-p-expected-row = In quale fila: moneta pesce, o moneta pane?
t-p-expected-commerce = Quale: commercio 20, o commercio 30?
t-p-expected-workplace = Non hai un edificio così che possa produrre qualcosa. Per esempio: produci cava, produci 3,1
t-p-expected-vehicle = Fabbricare che cosa: un carro, un peschereccio o una nave da carico?

## Before the game

t-menu-left = Hai lasciato una partita.
t-menu-go-on = continuare: { $game } ({ $seats }), { $ago }
t-menu-new = cominciare una nuova partita
t-menu-left-minutes = { $count ->
        [0] proprio ora
        [one] un minuto fa
       *[other] { $count } minuti fa
    }
t-menu-left-hours = { $count ->
        [one] un’ora fa
       *[other] { $count } ore fa
    }
t-menu-left-days = { $count } giorni fa
t-menu-game = Quale gioco?
t-menu-opponents = Quanti avversari?
t-menu-count = { $count ->
        [one] 1 avversario
       *[other] { $count } avversari
    }
t-menu-bot = Quanto bene devono giocare?
t-level-beginner = Conosce le regole e poco altro; un turno su due è un capriccio.
t-level-easy = Gioca ciò che sembra buono e ogni tanto sbaglia.
t-level-medium = Gioca ciò che al momento sembra meglio, senza sbagli e senza guardare avanti.
t-level-strong = Guarda un po’ avanti: a ogni turno immagina fino a 100 modi in cui la partita può continuare.
t-level-master = Guarda avanti meglio che può: a ogni turno immagina fino a 4000 modi in cui la partita può continuare.
t-menu-prompt = Numero (Invio per { $usual }, q esce):{" "}
t-menu-wrong = Per favore scrivi un numero da 1 a { $most }.

say-brewery = birrificio
t-f-track = Scala dei prezzi: { $track }. Dove stanno i segnalini, birrificio per birrificio: { $markers }. Un gettone oltre la domanda fa scendere il segnalino di una casella, una casella di domanda vuota lo fa salire di una alla fine del round.
t-f-brewery = Birrificio { $number }:
t-f-brewery-good = { $good }: { $track }, paga { $price }; { $filled } di { $demand } riempite; paga { $next } nel prossimo round se qui non si vende altro
t-f-brewery-how = Le parentesi sono il segnalino. Un gettone oltre la domanda lo sposta di una casella a sinistra, una casella di domanda vuota di una a destra alla fine del round.
t-f-last-round = Questo è l'ultimo round: poi la partita finisce in ogni caso (F-END-3).
t-f-trash-palace = Se { $card } lascia il gioco, non potrai mai avere { $palaces ->
        [4] quattro
        [5] cinque
       *[other] sei
    } palazzi (F-DIS-3).
t-all-the-same = farlo lo stesso
t-f-office-pays = Con l'ufficio questa vendita rende { $coins } monete, non { $plain }.
t-p-demolish = { $deal }; costa { $pecunia } pecunia, e nulla di quanto è costato torna indietro
t-p-tile-colours = Il suo colore: { $colours }.
t-p-closing = Questo è il round di chiusura.
t-only = Invio lo fa; "undo" annulla quello che hai fatto prima.
t-help-about = Su "{ $asked }":
t-help-nothing = Non c'è aiuto su "{ $asked }"; "help" elenca tutto quello che si può scrivere, "rules" il regolamento.
t-rules-more = Ne parlano altre { $count } regole.

## What is called out

t-f-last-palaces = { $palaces ->
        [4] Quattro
        [5] Cinque
       *[other] Sei
    } palazzi ({ $who }): questo è l'ultimo round.
t-f-last-trashed = Nessuno può più avere abbastanza palazzi: questo è l'ultimo round.
t-f-near-end = { $name } ha { $palaces } palazzi e può chiudere la partita con { $enough } in un solo turno.
t-f-near-rounds = La partita finisce al più tardi dopo il round { $rounds }.
t-f-unsold = Non venduti e persi alla fine del tuo turno: { $goods }.
t-f-unsold-warehouse = Non venduti: { $goods }. Alla fine del tuo turno sono persi, se non costruisci un magazzino.
t-f-unsold-kept = Non venduti: { $goods }. Il tuo magazzino ne conserva fino a 3, se li immagazzini.
t-f-no-goods = Non hai niente da vendere.
t-f-few-cards = { $count ->
        [one] Nel tuo mazzo resta solo 1 carta.
       *[other] Nel tuo mazzo restano solo { $count } carte.
    }
t-f-warehouse-unused = Il tuo magazzino resterebbe vuoto, e andrebbe perso: { $goods } (F-DIS-4).
t-f-warehouse-covered = Così copri il tuo magazzino, e ciò che non hai venduto andrebbe perso: { $goods } (F-DIS-4).
t-p-end-set-off = La fine è avviata ({ $reason }): dopo questo round segue quello di chiusura.
t-p-last-round = Il round { $round } è l'ultimo, come concordato.
t-p-near-military = Vicino alla fine ({ $name }): { $have } di { $need } edifici militari.
t-p-near-orders = Vicino alla fine ({ $name }): { $have } di { $need } ordini ottenuti.
t-p-near-island = Vicino alla fine ({ $name }): una nave da carico che può portare un porto all'Isola Vittoria.
t-p-few-tiles = { $count ->
        [one] Questa è l'ultima tessera della tua mano; chi non può posarne una avvia la fine e perde 6 punti.
       *[other] Nella tua mano restano solo { $count } tessere; chi non può posarne una avvia la fine e perde 6 punti.
    }
t-p-idle-masters = { $count ->
        [one] 1 maestro sta fermo sulla tua plancia.
       *[other] { $count } maestri stanno fermi sulla tua plancia.
    }
t-p-full = Il tuo magazzino è pieno.
t-p-full-long = Nessun posto lungo è libero: non c'è spazio per le travi.
t-p-full-square = Nessun posto quadrato è libero: c'è spazio solo per le travi.
t-p-stock-gone = Nella riserva comune non resta nulla di: { $list }.
t-p-work-left = { $count ->
        [one] 1 lavoratore non ha ancora lavorato, e c'è lavoro da fare.
       *[other] { $count } lavoratori non hanno ancora lavorato, e c'è lavoro da fare.
    }
t-p-goods-lost = { $count ->
        [one] Senza il magazzino 1 pezzo delle tue merci non ha posto ed è perso (P-STORE-04).
       *[other] Senza il magazzino { $count } pezzi delle tue merci non hanno posto e sono persi (P-STORE-04).
    }
t-p-sets-off = Costruire in { $at } avvia la fine: dopo questo round segue solo quello di chiusura.

## Colours and points

name-t-colour-green = v
name-t-colour-grey = g
name-t-colour-white = b
name-t-colour-black = n
say-part-points = punti / punteggio
t-p-lay = posa { $tile } in { $at }
t-p-hand = { $category }, { $list }
t-p-no-colour = senza colore
t-p-points = Ora { $points } punti:
t-p-points-gist = { $item } ({ $gist })
t-p-group-size = { $size }: { $points }
t-p-groups = Colori: le tue tessere di un colore che si toccano formano un gruppo; punti secondo la sua grandezza: { $list }, e così per quelli più grandi. "mostra" e un luogo dice come conta una tessera lì.
t-p-why-at = { $what } ({ $at })
t-p-why-what = { $what }
t-p-why-well = { $what } ({ $at }) accanto al pozzo in { $well }
t-p-why-sight = { $at } vede { $other }
t-p-why-distant = { $what } ({ $at }), non unito al tuo Palazzo da strade tue
t-p-why-enclosed = celle vuote che solo tu circondi ({ $at })
t-p-why-group = { $colour }, { $count ->
        [one] 1 tessera
       *[other] { $count } tessere
    } ({ $at })
t-p-why-count = { $what }, quanti: { $count },

## What a building brings

t-p-brings-citizens = Porta subito { $count ->
        [one] 1 cittadino
       *[other] { $count } cittadini
    }, per { $points } punti alla fine.
t-p-brings-masters = Porta subito { $count } maestri, che aumentano la produzione dei tuoi edifici e valgono { $points } punti alla fine.
t-p-brings-slots = Porta subito una plancia magazzino: la plancia a con { $a-long } posti lunghi e { $a-square } quadrati, o la plancia b con { $b-long } e { $b-square }.
t-p-brings-price = Con esso vendi ogni pezzo per { $price } pecunia, non per { $plain }.
t-p-brings-horsemen = Con un tuo pozzo porta { $count } cavalieri per un prato o ginepraio accanto, 6 per due; { $count } valgono { $points } punti, e ognuno può avere un carro.
t-p-brings-ships = Quando lavora vi costruisci navi: una barca da pesca prende { $fish } pesci per round, e ogni nave vale { $points } punti.
t-p-brings-cargo = Permette la nave da carico, che vale { $points } punti e può portare un porto all'Isola Vittoria.
t-p-brings-bridge = Unisce i due capi di strada della sua tessera; non si può demolire.
t-p-brings-fortress = Subito l'altro giocatore riprende le sue tessere accanto, e non può posarne lì.
t-p-brings-watchtower = L'altro giocatore non può posare tessere accanto; due tue torri di guardia a due passi valgono { $points } punti in più ciascuna.
t-p-brings-scout = Ognuna delle tue torri di guardia vale { $points } punti in più.
t-p-building-orders = Conta per: { $list }.
t-p-building-trio = Vicini in questo ordine valgono { $pair } punti in coppia, { $trio } in tre: { $list }.
t-p-building-pair = Come vicini valgono { $pair } punti: { $list }.

## After the game, and pictures

t-ranking = La classifica:
t-f-rank = { $place }. { $name }: { $palaces ->
        [one] 1 palazzo
       *[other] { $palaces } palazzi
    }, { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }
t-p-rank = { $place }. { $name }: { $points } punti; { $items }
t-again = Ancora una volta con gli stessi giocatori? Scrivi "ancora", o Invio per uscire:{" "}
say-again = ancora / rivincita / sì
say-picture = disegno
t-help-picture = disegna la mappa in un file: "disegno mappa.svg"
t-picture-drawn = Il disegno è in { $file }; un browser lo mostra.
t-picture-not = Non è stato possibile fare il disegno: { $why }
t-picture-none = Questo gioco non ha una mappa da disegnare.

## Statistics over one's own games

t-stats-none = Ancora nessuna partita finita. "princely play" le annota in { $folder }.
t-stats-game = { $game }: { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }, { $won } vinte, migliore { $best }
t-f-mark = { $coins ->
        [one] { $palaces } palazzi e 1 moneta
       *[other] { $palaces } palazzi e { $coins } monete
    }
t-p-mark = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
t-stats-against = contro
t-stats-games = partite
t-stats-won = vinte
t-stats-rounds = round
t-stats-shared = Partite di più persone o di soli bot: { $games }. Non contano per nessuno.
t-stats-unread = { $count ->
        [one] 1 riga non si è potuta leggere ed è stata saltata.
       *[other] { $count } righe non si sono potute leggere e sono state saltate.
    }

## Revisione di una partita finita

t-review = Revisione per { $name }: prima della partita la probabilità di vincere era del { $start } per cento, il risultato è { $result }. Fra giocatori forti, in punti su cento:
t-review-own = Decisioni proprie: { $points }
t-review-luck = Fortuna: { $points }
t-review-others = Gioco degli altri: { $points }
t-review-rest = Non spiegato: { $points }
t-review-none = { $count ->
        [one] È stata esaminata 1 decisione, e non era un errore.
       *[other] Sono state esaminate { $count } decisioni, e nessuna era un errore.
    }
t-review-mistake = Errore nel round { $round } (voce { $entry }), costato { $points } ± { $error }: { $done }.
t-review-big = Grave errore nel round { $round } (voce { $entry }), costato { $points } ± { $error }: { $done }.
t-review-better = Un bot forte farebbe così: { $turn }.
t-review-phases = Perso per fase: { $list }
t-review-more = Per saperne di più: "princely review FILE --seat S" con la partita salvata.
t-uncalibrated = Le probabilità non sono calibrate per queste regole o questa durata: prendile come un'indicazione di massima.
