# Játszmák visszajátszása és elemzése.

replay-menu = Ez a visszajátszás
replay-pace = Sebesség
replay-link = Link ehhez a pillanathoz
replay-link-here = Ez a link ezen az eszközön működik. Ha másoknak is meg akarod mutatni a játszmát, előbb oszd meg a „Játszmák” oldalon.
replay-frame = Más oldalba ágyazva
replay-key-step = egy lépés
replay-key-leap = ugrás
replay-key-round = másik fordulóra
replay-key-ends = az elejére, a végére
replay-key-run = lejátszás, megállítás

# Whose eyes, where they are not those of a player.
eyes-open = Minden nyílt
eyes-spectator = Néző
