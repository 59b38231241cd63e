# A kliens az asztalok körül: kezdőlap, beállítások, szabálykönyv.

nav-home = Princely, kezdőlap
nav-name = Oldalak
nav-play = Játék
nav-lobby = Előtér
nav-learn = Tanulás
nav-replays = Játszmák
nav-rules = Szabályok
nav-settings = Beállítások
nav-profile = Profil
skip = Ugrás a tartalomra

home-title = Játék
fuerstenfeld-players = 2–5 játékos
fuerstenfeld-lede = Takaríts be komlót, árpát és vizet, add el a megfelelő sörfőzdének, és építs elsőként hat palotát.
principati-players = 2 játékos
principati-lede = Két fejedelem, egy térkép: rakd le a földet lapkáról lapkára, emelj épületeket, kereskedj, és nyerd el az érdemrendeket.
seats = Helyek
bots = Botok
level-beginner = Kezdő
level-easy = Könnyű
level-medium = Közepes
level-strong = Erős
level-master = Mester
play-now = Játék most

continue = Folytatás
continue-none = Nincs nyitott játszma. A „Játék most” azonnal kezd egyet; ebben a böngészőben marad.
back-to-table = Vissza az asztalhoz
lobby = Előtér
all-tables = Minden asztal
open-table = Asztal nyitása
join = Leülök
lobby-seats = { $taken } hely foglalt a { $seats } közül
lobby-empty = Egy asztal sem vár játékosra.
lobby-offline = Kiszolgáló nélkül nincs előtér. A botok elleni játszmák ezen az eszközön futnak.
learn = Tanulás
all-lessons = Minden lecke
replays = Játszmák
all-replays = Minden játszma
watch = Megnézem
replays-empty = Itt állnak a befejezett játszmák, ezen az eszközön.

settings = Beállítások
language = Nyelv
theme = Színek
theme-system = mint a rendszeré
theme-light = világos
theme-dark = sötét
motion = Mozgás
motion-system = mint a rendszeré
motion-full = teljes
motion-reduced = kevés
sound = Hang
sound-hint = Halk csengő, amikor te következel.
letters = Betűk az árukon
letters-hint = K, Á, V minden kis jel mellett.
keys = Egybetűs billentyűk
keys-hint = K, Á, V, M, L és más betűk, és számok. A Ctrl+Z mindig visszavon.
settings-kept = Ebben a böngészőben marad meg.

rules-of = A { $game } szabályai
book-search = Keresés a könyvben
book-found = { $count ->
        [0] Ez sehol sem áll.
        [one] 1 hely
       *[other] { $count } hely
    }
book-rule = { $rule } szabály
book-link = Hivatkozás: { $title }
book-previous = Előző
book-next = Következő
book-turn = Előző és következő fejezet
book-other = A másik játék
book-table = Táblázat
loading = Betöltés …
page-failed = Ezt az oldalt nem sikerült betölteni.
try-again = Újra

not-found = Nincs ilyen oldal
not-found-hint = A cím sehová sem vezet: { $path }
go-home = A kezdőlapra
server-gone = A kiszolgáló nem válaszol
server-gone-hint = A botok elleni játszmák nélküle is mennek tovább. Magunktól újra próbáljuk.
offline = Nincs hálózat
offline-hint = Az ezen az eszközön folyó játszmák mennek tovább.

## Games of this device

you = Te
close = Bezárás
player-name = { $number }. játékos
table-gone = Itt nincs ilyen játék
table-gone-hint = A botok elleni játékok abban a böngészőben maradnak, ahol elkezdődtek. Ezt talán törölték.
table-failed = Az asztal nem nyitható meg
table-failed-hint = Maga a játék megvan. Töltsd újra az oldalt, és próbáld újra.
curtain-title = { $name } következik
curtain-hint = Add tovább az eszközt. A többiek nézzenek félre.
curtain-come = Én vagyok { $name }
curtain-note = Két ember között ezen az eszközön az asztal rejtve marad, amíg a következő oda nem ér.
play-title = Asztal ezen az eszközön
play-hint = Az emberek felváltva ülnek egy képernyőhöz; a többi széken botok ülnek. A játékot ez a böngésző őrzi.
play-start = Kezdés
play-nobody = Valakinek játszania kell
variant = Játék
variant-base = Alap
variant-expert = Haladó
sitter-person = Ember
chair-name = Név a(z) { $number }. széken
chair-sitter = { $number }. szék
hints = Tanács
hints-hint = Egy erős bottól megkérdezhető, mit tenne.
memory = Emlékeztető
memory-hint = Az asztal mutatja, mely lapokat tetted a paklid alá.
palaces-to-win = Paloták a győzelemhez
one-device = Asztal terítése
with-friends = Barátokkal
with-friends-hint = Asztalt nyit a kiszolgálón, és linket ad a barátaidnak
begin-failed = A játék nem tudott elindulni. Próbáld újra.
length = Hossz
length-rounds = { $rounds } forduló
length-whole = Teljes játék
length-minutes = { $minutes } perc
variant-miners = Bányászok
learn-game = { $game }: tanuld meg
learn-small = Az első forduló, elmesélve
learn-play = Játék most
contents = Tartalom
continue-more = még { $count }
go-on = Folytatás
export = Mentés fájlba
share = Megosztás linkkel
delete = Törlés
delete-sure = Végleges törlés
title-won = Nyertél
title-winner = { $count ->
        [one] { $names } nyert
       *[other] { $names } osztozik a győzelmen
    }
title-together = { $names }
title-against = { $names } ellen
standing-over = { $players } játékos, { $round } forduló
standing-turn = { $round }. forduló, te jössz
standing-open = { $round }. forduló
replays-finished = Befejezve ezen az eszközön
replays-running = Folyamatban lévő játékok
record-open = Feljegyzés megnyitása
record-hint = Itt mentett vagy a princely record által írt fájl. Húzd ide, vagy válaszd ki.
record-bad = Ez nem érvényes feljegyzés
record-none = Előbb nyiss meg egy fájlt a visszajátszások oldalán.
record-other = Itt egyelőre csak Fürstenfeld-játékok nézhetők meg.
replay-eyes = Kinek a szemével
confirm = Minden építés megerősítése
confirm-hint = Nélküle a hely kiválasztása azonnal épít. Visszavonni mindig lehet.
pace = A botok
pace-calm = nyugodtan
pace-brisk = tempósan
pace-instant = azonnal
your-turn = te jössz
turns-none = Egy asztal sem vár rád.
update-ready = Új változat érhető el.
update-now = Betöltés
update-later = Később
plain-name = Titkosítás nélkül
plain-note = Ez az oldal titkosítás nélkül érkezett (http). Minden játszható. De hálózat nélkül nem működik, nem tud értesíteni, és a hálózatodban mások is beleolvashatnak.
plain-close = Értem
first-game = Az első játékod
first-game-small = Vezetve, tíz perc
first-duel = Az első párbajod
first-duel-small = Vezetve, tizenöt perc
