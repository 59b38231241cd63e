# Il client attorno ai tavoli: pagina iniziale, impostazioni, regolamento.

nav-home = Princely, pagina iniziale
nav-name = Pagine
nav-play = Gioca
nav-lobby = Sala
nav-learn = Impara
nav-replays = Partite
nav-rules = Regole
nav-settings = Impostazioni
nav-profile = Profilo
skip = Vai al contenuto

home-title = Gioca
fuerstenfeld-players = da 2 a 5 giocatori
fuerstenfeld-lede = Raccogli luppolo, orzo e acqua, vendi al birrificio giusto e costruisci per primo sei palazzi.
principati-players = 2 giocatori
principati-lede = Due principi, una mappa: posa le terre tessera dopo tessera, erigi edifici, commercia e vinci gli ordini al merito.
seats = Posti
bots = Bot
level-beginner = Base
level-easy = Facile
level-medium = Medio
level-strong = Forte
level-master = Maestro
play-now = Gioca subito

continue = Continua
continue-none = Nessuna partita aperta. «Gioca subito» ne comincia una; resta in questo browser.
back-to-table = Torna al tavolo
lobby = Sala
all-tables = Tutti i tavoli
open-table = Apri un tavolo
join = Entra
lobby-seats = { $taken } posti su { $seats }
lobby-empty = Nessun tavolo aspetta giocatori.
lobby-offline = Senza server non c’è sala. Le partite contro i bot girano su questo dispositivo.
learn = Impara
all-lessons = Tutte le lezioni
replays = Partite
all-replays = Tutte le partite
watch = Guarda
replays-empty = Qui stanno le partite finite, su questo dispositivo.

settings = Impostazioni
language = Lingua
theme = Colori
theme-system = come il sistema
theme-light = chiari
theme-dark = scuri
motion = Movimento
motion-system = come il sistema
motion-full = pieno
motion-reduced = ridotto
sound = Suono
sound-hint = Una campanella quando tocca a te.
letters = Lettere sulle merci
letters-hint = L, O, A accanto a ogni piccolo segno.
keys = Tasti di una lettera
keys-hint = L, O, A, M e altre lettere, e cifre. Ctrl+Z annulla sempre.
settings-kept = Ricordate in questo browser.

rules-of = Regole di { $game }
book-search = Cerca nel libro
book-found = { $count ->
        [0] Non si trova da nessuna parte.
        [one] 1 punto
       *[other] { $count } punti
    }
book-rule = Regola { $rule }
book-link = Link a «{ $title }»
book-previous = Indietro
book-next = Avanti
book-turn = Capitoli prima e dopo
book-other = L'altro gioco
book-table = Tabella
loading = Carico …
page-failed = Non è stato possibile caricare questa pagina.
try-again = Riprova

not-found = Questa pagina non esiste
not-found-hint = L’indirizzo non porta da nessuna parte: { $path }
go-home = Alla pagina iniziale
server-gone = Il server non risponde
server-gone-hint = Le partite contro i bot continuano. Riproviamo da soli.
offline = Nessuna rete
offline-hint = Le partite su questo dispositivo continuano.

## Games of this device

you = Tu
close = Chiudi
player-name = Giocatore { $number }
table-gone = Questa partita non c’è
table-gone-hint = Le partite contro i bot restano nel browser in cui sono iniziate. Questa forse è stata cancellata.
table-failed = Il tavolo non si apre
table-failed-hint = La partita è conservata. Ricarica la pagina per riprovare.
curtain-title = Tocca a { $name }
curtain-hint = Passa il dispositivo. Gli altri guardano altrove.
curtain-come = Sono { $name }
curtain-note = Fra due persone allo stesso dispositivo il tavolo resta coperto finché arriva la prossima.
play-title = Un tavolo su questo dispositivo
play-hint = Le persone si alternano a uno schermo; i bot occupano le altre sedie. La partita si salva in questo browser.
play-start = Comincia
play-nobody = Qualcuno deve giocare
variant = Gioco
variant-base = Base
variant-expert = Esperti
sitter-person = Persona
chair-name = Nome sulla sedia { $number }
chair-sitter = Sedia { $number }
hints = Consigli
hints-hint = Si può chiedere a un bot forte cosa farebbe.
memory = Aiuto alla memoria
memory-hint = Il tavolo mostra le carte che hai messo sotto il mazzo.
palaces-to-win = Palazzi per vincere
one-device = Prepara un tavolo
with-friends = Con gli amici
with-friends-hint = Apre un tavolo sul server e dà un link per i tuoi amici
begin-failed = La partita non è potuta iniziare. Riprova.
length = Durata
length-rounds = { $rounds } round
length-whole = Partita intera
length-minutes = { $minutes } min
variant-miners = Minatori
learn-game = Impara { $game }
learn-small = Un primo round, raccontato
learn-play = Gioca ora
contents = Indice
continue-more = altre { $count }
go-on = Continua
export = Salva come file
share = Condividi con un link
delete = Cancella
delete-sure = Cancella per sempre
title-won = Hai vinto
title-winner = { $count ->
        [one] Ha vinto { $names }
       *[other] { $names } condividono la vittoria
    }
title-together = { $names }
title-against = Contro { $names }
standing-over = { $players } giocatori, { $round } round
standing-turn = round { $round }, tocca a te
standing-open = round { $round }
replays-finished = Finite su questo dispositivo
replays-running = Partite in corso
record-open = Apri una registrazione
record-hint = Un file salvato qui o scritto da princely record. Trascinalo qui o sceglilo.
record-bad = Questa registrazione non è valida
record-none = Apri prima un file nella pagina delle registrazioni.
record-other = Per ora qui si possono guardare solo partite di Fürstenfeld.
replay-eyes = Con gli occhi di chi
confirm = Conferma ogni costruzione
confirm-hint = Senza, scegliere uno spazio costruisce subito. Si può sempre annullare.
pace = I bot giocano
pace-calm = con calma
pace-brisk = spediti
pace-instant = subito
your-turn = tocca a te
turns-none = Nessun tavolo ti aspetta.
update-ready = È pronta una nuova versione.
update-now = Carica
update-later = Più tardi
plain-name = Senza cifratura
plain-note = Questa pagina è arrivata senza cifratura (http). Si può giocare a tutto. Ma non funziona senza rete, non può avvisarti, e altri nella tua rete potrebbero leggere.
plain-close = Ho capito
first-game = La tua prima partita
first-game-small = Guidata, dieci minuti
first-duel = Il tuo primo duello
first-duel-small = Guidato, quindici minuti
