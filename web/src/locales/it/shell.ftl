# Il client attorno ai tavoli: pagina iniziale, impostazioni, regolamento.

nav-home = Princely, pagina iniziale
nav-name = Pagine
nav-play = Gioca
nav-lobby = Sala
nav-learn = Impara
nav-replays = Partite
nav-rules = Regole
nav-settings = Impostazioni
skip = Vai al contenuto

home-title = Gioca
fuerstenfeld-players = da 2 a 5 giocatori
fuerstenfeld-lede = Raccogli luppolo, orzo e acqua, vendi al birrificio giusto e costruisci per primo sei palazzi.
principati-players = 2 giocatori
principati-lede = Due principi, una mappa: posa le terre tessera dopo tessera, erigi edifici, commercia e vinci gli ordini al merito.
seats = Posti
bots = Bot
begins = Comincia
begins-you = Tu
begins-bot = Bot
begins-lot = A sorte
level-beginner = Base
level-easy = Facile
level-medium = Medio
level-strong = Forte
level-master = Maestro
play-now = Gioca subito
with-friends = Con amici
soon = presto

continue = Continua
continue-turn = round { $round }. Tocca a te.
continue-wait = round { $round }. Tocca a { $name }.
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
lesson-first-sale = La prima vendita
lesson-build-over = Costruire sopra
lesson-lay-tile = Posare una tessera
lesson-steps = { $game }, { $steps } passi
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
keys-hint = H, B, W, M, L e cifre. Ctrl+Z annulla sempre.
settings-kept = Ricordate in questo browser.

rules-of = Regole di { $game }
rules-search = Cerca nelle regole
rules-found = { $count ->
        [0] Nessuna regola lo dice.
        [one] 1 regola
       *[other] { $count } regole
    }
rules-english = Il regolamento per ora è in inglese.
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
not-yet = Questa pagina non è ancora aperta
not-yet-hint = Intanto gioca contro i bot dalla pagina iniziale.
