# Replay e studio delle partite.

replay-menu = Questo replay
replay-pace = Velocità
replay-link = Link a questo momento
replay-link-here = Questo link vale su questo dispositivo. Per mostrare la partita ad altri, condividila prima dalla pagina “Partite”.
replay-frame = Per mostrarlo dentro un’altra pagina
replay-key-step = un passo
replay-key-leap = salto
replay-key-round = a un altro round
replay-key-ends = all’inizio, alla fine
replay-key-run = fai scorrere, ferma

# Whose eyes, where they are not those of a player.
eyes-open = Tutto scoperto
eyes-spectator = Uno spettatore

# Ciò che si aggiunge a una partita.
study = Studio
study-comment = Commento a questo momento
study-sign = Che cosa pensi del passo
study-sign-none = nessun segno
study-sign-0 = buono
study-sign-1 = un errore
study-sign-2 = interessante
study-sign-3 = dubbio
study-ring = Anello
study-arrow = Freccia
study-unmark = { $count ->
    [one] Togli il segno
   *[other] Togli { $count } segni
}
study-pick = Clicca ciò che l’anello circonda.
study-pick-from = Clicca dove la freccia comincia.
study-pick-to = Clicca dove finisce.
study-moment = Questo momento
study-lines = Linee
study-main = La partita come fu giocata
study-steps = { $count ->
    [one] un passo
   *[other] { $count } passi
}
study-drop = Elimina: { $name }
study-try = Prova altre mosse da qui
study-play = Continua da qui contro i bot
study-seat = Il tuo posto
study-level = I bot
study-begin = Comincia
study-save = Salva con la partita
study-over = Qui la partita è finita.
study-seen = Questo è ciò che un giocatore vide di una partita. Altre linee richiedono la partita intera.
study-back = Torna allo studio
study-trying = Prova: { $names }
study-from = Da uno studio: { $names }

# Grafici sui momenti di una partita.
charts = Grafici
chart-what = Che cosa si vede
chart-go = { $chart }: momento
chart-moment = Momento { $at }, round { $round }
chart-computes = Il grafico è in preparazione.
chart-of-brewery = Birrificio { $number }
chart-of-palace = Un palazzo
chart-income = Reddito
chart-coins = Monete
chart-palaces = Palazzi
chart-harvest = Raccolto di ogni round
chart-price-hops = Prezzo del luppolo
chart-price-barley = Prezzo dell’orzo
chart-price-water = Prezzo dell’acqua
chart-palace-price = Prezzo di un palazzo
chart-points = Punti
chart-pecunia = Pecunia
chart-citizens = Cittadini
chart-working = Edifici attivi

# Statistiche su molte partite.
stats = Statistiche
stats-none = Nessuna tua partita finita conta ancora. Giocane una fino alla fine.
stats-game = Gioco
stats-games = Partite
stats-won = Vinte
stats-due = Tra pari
stats-by-level = Per il bot più forte
stats-by-level-name = Contro
stats-by-players = Per numero di giocatori
stats-by-players-name = Giocatori
stats-by-seat = Per posto
stats-by-seat-name = Posto
stats-openings = Come cominciano le tue partite
stats-openings-name = I primi due
stats-built = Che cosa costruisci
stats-built-name = Costruito
stats-round = Round
stats-people = solo persone
stats-all = { $games ->
    [one] Una partita
   *[other] { $games } partite
}, vinte { $won }: { $share }. Giocatori pari ne vincerebbero { $due }.
stats-reads = Le tue partite vengono lette.
stats-nothing = Non c’è ancora nulla da dire.
stats-counted = Gli esercizi e ciò che si prova negli studi non contano. “Vinte” conta le partite in cui l’hai costruito; il round è quello della prima volta.
stats-loss = Quanto costano le tue decisioni
stats-loss-none = Nessuna di queste partite è stata ancora analizzata. Scegli «Analisi» nella pagina
stats-loss-hint = Punti della probabilità di vittoria che una decisione è costata in media, partita per partita; la linea è la media delle ultime cinque.
stats-loss-each = Per decisione
stats-loss-mean = Media di cinque
stats-puzzles = Le tue svolte
stats-puzzles-none = Qui si raccolgono gli errori che le analisi trovano nelle tue partite, per giocarli meglio.
stats-puzzles-count = Ancora da risolvere: { $open } su { $all }.
stats-puzzles-begin = Trova di meglio
stats-puzzles-gone = La sua partita non è più su questo dispositivo.
