# Quanto sono costate le decisioni di una partita finita.

review = Analisi
review-bad = Questa partita non si può analizzare
review-unfinished = Questa partita non è stata giocata fino alla fine. Si analizzano solo partite finite.
review-seen = Questa registrazione contiene solo ciò che ha visto uno spettatore. Le decisioni si giudicano da ciò che sapeva il loro giocatore.
review-whose = Decisioni di
review-work = L’analisi è in corso
review-looks = Si esaminano tutte le decisioni.
review-deepens = Questo è un primo sguardo. Ora si esaminano da vicino le decisioni che sembrano costate di più.
review-paused = L’analisi è in pausa.
review-failed = L’analisi è finita con un errore.
review-progress = Avanzamento dell’analisi
review-go-on = Continua
review-stop = Pausa
review-won = { $name } ha vinto.
review-won-you = Hai vinto.
review-shared = { $name } ha condiviso la vittoria.
review-shared-you = Hai condiviso la vittoria.
review-lost = { $name } ha perso.
review-lost-you = Hai perso.
review-most-none = Nessuna cosa da sola è stata decisiva.
review-most-own-against = Sono costate di più le proprie decisioni.
review-most-luck-for = Ha aiutato di più la fortuna.
review-most-luck-against = È costata di più la sfortuna.
review-most-others-for = Ha aiutato di più il gioco degli altri.
review-most-others-against = È costato di più il gioco degli altri.
review-uncalibrated = Le probabilità non sono calibrate per queste regole o per questa durata. Sono valori approssimativi.

review-curve = Probabilità di vittoria, momento per momento
review-curve-go = Probabilità di vittoria: momento
review-moment = Momento { $at }, round { $round }
review-see-moment = Vedi sul tavolo
review-turns = Svolte
review-turn = Round { $round }:
review-turn-own = proprie decisioni
review-turn-luck-kind = pescata fortunata
review-turn-luck-unkind = pescata sfortunata
review-turn-others = gioco degli altri
review-to = a

review-causes = Da che cosa viene il risultato
review-cause = Causa
review-points = Punti
review-start = Prima della partita
review-result = Risultato
review-cause-own = Proprie decisioni
review-cause-luck = Fortuna nel pescare
review-cause-others = Gioco degli altri
review-cause-rest = Non spiegato
review-causes-hint = In centesimi della probabilità di vittoria tra giocatori forti. Sommati danno il risultato.
review-by-phase = Perso per fase
review-by-phase-name = Fase
review-by-kind = Perso per tipo di decisione
review-by-kind-name = Tipo
review-in = { $count ->
    [one] in una decisione
   *[other] in { $count } decisioni
}
review-lost-nothing = Nulla è andato perso con certezza.
review-kind-palace = palazzo costruito
review-kind-field = campo costruito
review-kind-building = altro edificio
review-kind-nothing = nulla di costruito

review-mattered = Le decisioni più importanti
review-learn = Impara dai tuoi errori
review-none = { $count ->
    [one] Una decisione, e di certo non un errore.
   *[other] { $count } decisioni, e tra queste nessun errore certo.
}
review-where = Round { $round }: { $phase }
review-verdict-good = niente di chiaramente meglio
review-verdict-small = Un poco
review-verdict-mistake = Errore
review-verdict-big_mistake = Grave errore
review-done = Che cosa è stato fatto
review-better = Che cosa avrebbe fatto un bot forte
review-show = Mostra sul tavolo
review-practise-one = Trova di meglio
review-solved = Risolto:
review-cost = È costato { $points } punti, ± { $error }.
review-then = Probabilità di vittoria dopo: { $chance }
review-decisions = Decisioni
review-before = La decisione costosa prima
review-after = La prossima decisione costosa
review-back = Torna all’analisi
review-all = Tutte le decisioni
review-dear = Le decisioni che sono costate qualcosa
review-list-all = Mostrale tutte ({ $count })
review-list-dear = Solo quelle che sono costate qualcosa
review-how = Le probabilità valgono tra giocatori come il bot forte, e si giudica solo da ciò che allora si poteva sapere. Una perdita conta se è almeno il doppio del suo errore.

# Imparare dai propri errori: una decisione si prende di nuovo.
exercise = Trova di meglio
exercise-fold = Il compito
exercise-task = Quel che è stato fatto qui è costato { $points } punti. Che cosa faresti adesso? È giusto tutto ciò che, entro l’errore, vale quanto il meglio.
exercise-check = È meglio così?
exercise-judging = Si confronta con il meglio …
exercise-right = Giusto: niente è chiaramente meglio.
exercise-wrong = Non ancora.
exercise-failed = Non si è potuto giudicare.
exercise-again = Riprova
exercise-show = Mostramelo
exercise-shown = Così avrebbe fatto un bot forte.
exercise-next = Avanti
exercise-back = Indietro
