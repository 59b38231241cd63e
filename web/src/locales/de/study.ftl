# Wiederholungen und Studien von Partien.

replay-menu = Diese Wiederholung
replay-pace = Tempo
replay-link = Link zu diesem Augenblick
replay-link-here = Dieser Link gilt auf diesem Gerät. Um die Partie anderen zu zeigen, teile sie zuerst auf der Seite „Partien“.
replay-frame = Um sie in einer anderen Seite zu zeigen
replay-key-step = ein Schritt
replay-key-leap = Sprung
replay-key-round = zu einer anderen Runde
replay-key-ends = zum Anfang, zum Ende
replay-key-run = laufen lassen, anhalten

# Whose eyes, where they are not those of a player.
eyes-open = Alles offen
eyes-spectator = Zuschauer
