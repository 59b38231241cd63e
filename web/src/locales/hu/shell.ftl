# A kliens az asztalok körül: kezdőlap, beállítások, szabálykönyv.

nav-home = Princely, kezdőlap
nav-name = Oldalak
nav-play = Játék
nav-lobby = Előtér
nav-learn = Tanulás
nav-replays = Játszmák
nav-rules = Szabályok
nav-settings = Beállítások
skip = Ugrás a tartalomra

home-title = Játék
fuerstenfeld-players = 2–5 játékos
fuerstenfeld-lede = Takaríts be komlót, árpát és vizet, add el a megfelelő sörfőzdének, és építs elsőként hat palotát.
principati-players = 2 játékos
principati-lede = Két fejedelem, egy térkép: rakd le a földet lapkáról lapkára, emelj épületeket, kereskedj, és nyerd el az érdemrendeket.
seats = Helyek
bots = Botok
begins = Kezd
begins-you = Te
begins-bot = Bot
begins-lot = Sorsolás
level-beginner = Kezdő
level-easy = Könnyű
level-medium = Közepes
level-strong = Erős
level-master = Mester
play-now = Játék most
with-friends = Barátokkal
soon = hamarosan

continue = Folytatás
continue-turn = { $round }. forduló. Te következel.
continue-wait = { $round }. forduló. { $name } következik.
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
lesson-first-sale = Az első eladás
lesson-build-over = Ráépítés
lesson-lay-tile = Egy lapka lerakása
lesson-steps = { $game }, { $steps } lépés
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
keys-hint = H, B, W, M, L és számok. A Ctrl+Z mindig visszavon.
settings-kept = Ebben a böngészőben marad meg.

rules-of = A { $game } szabályai
rules-search = Keresés a szabályokban
rules-found = { $count ->
        [0] Ezt egy szabály sem mondja.
       *[other] { $count } szabály
    }
rules-english = A szabálykönyv egyelőre angolul van meg.
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
not-yet = Ez az oldal még nincs nyitva
not-yet-hint = Addig is játssz botok ellen a kezdőlapról.
