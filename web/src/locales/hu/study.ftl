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

# Ami egy játszmához hozzákerül.
study = Elemzés
study-comment = Megjegyzés ehhez a pillanathoz
study-sign = Mit gondolsz a lépésről
study-sign-none = nincs jel
study-sign-0 = jó
study-sign-1 = hiba
study-sign-2 = érdekes
study-sign-3 = kétes
study-ring = Gyűrű
study-arrow = Nyíl
study-unmark = { $count } jelölés törlése
study-pick = Kattints arra, amit a gyűrű körülvesz.
study-pick-from = Kattints oda, ahol a nyíl kezdődik.
study-pick-to = Kattints oda, ahol véget ér.
study-moment = Ez a pillanat
study-lines = Változatok
study-main = A játszma, ahogy lejátszották
study-steps = { $count } lépés
study-drop = Törlés: { $name }
study-try = Más lépések kipróbálása innen
study-play = Folytatás innen botok ellen
study-seat = A helyed
study-level = A botok
study-begin = Kezdés
study-save = Mentés a játszmával
study-over = Itt véget ért a játszma.
study-seen = Ez az, amit egy játékos látott a játszmából. Más változatokhoz a teljes játszma kell.
study-back = Vissza az elemzéshez
study-trying = Próba: { $names }
study-from = Elemzésből: { $names }

# Grafikonok egy játszma pillanatairól.
charts = Grafikonok
chart-what = Mi látszik
chart-go = { $chart }: pillanat
chart-moment = { $at }. pillanat, { $round }. forduló
chart-computes = A grafikon készül.
chart-of-brewery = { $number }. sörfőzde
chart-of-palace = Egy palota
chart-income = Bevétel
chart-coins = Érmék
chart-palaces = Paloták
chart-harvest = Az egyes fordulók termése
chart-price-hops = A komló ára
chart-price-barley = Az árpa ára
chart-price-water = A víz ára
chart-palace-price = Egy palota ára
chart-points = Pontok
chart-pecunia = Pecunia
chart-citizens = Polgárok
chart-working = Működő épületek

# Sok játszma statisztikája.
stats = Statisztika
stats-none = Még egyetlen befejezett játszmád sem számít. Játssz végig egyet.
stats-game = Játék
stats-games = Játszma
stats-won = Győzelem
stats-due = Egyenlőknél
stats-by-level = A legerősebb bot szerint
stats-by-level-name = Ellenfél
stats-by-players = A játékosok száma szerint
stats-by-players-name = Játékos
stats-by-seat = Hely szerint
stats-by-seat-name = Hely
stats-openings = Hogyan kezdődnek a játszmáid
stats-openings-name = Az első kettő
stats-built = Mit építesz
stats-built-name = Épült
stats-round = Forduló
stats-people = csak emberek
stats-all = { $games } játszma, { $won } győzelem: { $share }. Egyenlő játékosok ennyit nyernének: { $due }.
stats-reads = A játszmáid beolvasása folyik.
stats-nothing = Még nincs mit mondani.
stats-counted = A gyakorlás és az elemzésekben kipróbált változatok nem számítanak. A győzelem azokat a játszmákat számolja, amelyekben megépítetted; a forduló az első alkalomé.
stats-loss = Mibe kerülnek a döntéseid
stats-loss-none = Ezek közül még egyik játszmára sem tekintettél vissza. Válaszd a „Visszatekintés” gombot ezen az oldalon:
stats-loss-hint = Hány pont nyerési esélybe került átlagosan egy döntés, játszmánként; a vonal az utolsó öt átlaga.
stats-loss-each = Egy döntés
stats-loss-mean = Öt átlaga
stats-puzzles = A fordulópontjaid
stats-puzzles-none = Itt gyűlnek azok a hibák, amelyeket a visszatekintések a játszmáidban találnak, hogy jobban is kijátszhasd őket.
stats-puzzles-count = { $all } közül még { $open } megoldatlan.
stats-puzzles-begin = Találj jobbat
stats-puzzles-gone = Ennek a játszmája már nincs ezen az eszközön.
