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
