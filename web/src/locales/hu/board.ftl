# A Fürstenfeld táblája: amit maga a kliens mond. A kártyák és áruk neve, a napló és az elutasítások azokból a szavakból
# jönnek, amelyeket az egész projekt közösen használ (crates/words/locales).

person = ember
stands-in = bot játszik helyette
bot-of = bot, { $level }
bot-beginner = kezdő
bot-easy = könnyű
bot-medium = közepes
bot-strong = erős
bot-master = mester

letter-hops = K
letter-barley = Á
letter-water = V

## Forduló és szakaszok

round = { $round }. forduló
round-setup = Előkészület
round-over = Vége a { $round }. forduló után
phases-name = A forduló szakaszai
phase-setup = előkészület
phase-draw = Húzás
phase-harvest = Aratás
phase-sell = Eladás
phase-build = Építés
phase-discard = Eldobás
phase-prices = Árak
doing-setup = készül
doing-draw = húz
doing-sell = elad
doing-build = épít
doing-discard = eldob
doing-over = —

## Sörfőzdék

brewery = Sörfőzde
brewery-name = { $number }. sörfőzde
brewery-best = akár
brewery-up-to = akár { $coins }
track-name = { $good }, ár { $price }, { $filled } igényhely a { $demand } közül foglalt.
track-after = Ez után az eladás után: ár { $price }.
track-next = A forduló végén, ha itt már nem adnak el semmit: ár { $price }.
demand-name = Igény, { $good }: { $filled } a { $demand } közül{ $coming ->
        [0] {""}
       *[other] , { $coming } jön ezzel az eladással
    }.
demand-full = tele
demand-open = { $count } kell
demand-not-bought = nem veszi
demand-surplus = +{ $count } fölös
demand-fits = befér

## Bevételi sávok, sorrend, paloták

tracks-name = Bevételi sávok
lane-this = { $round }. forduló sorrendje
lane-this-hint = még eladnak
lane-next = { $round }. forduló sorrendje
lane-next-hint = bevétel eddig
discs-on = { $count ->
        [one] { $names } a { $space }. mezőn
       *[other] A { $space }. mezőn, felülről: { $names }
    }
disc-at = { $name } itt: { $space }
order-name = Sorrend
order-sold = bevétele { $income }
order-then = Aztán
order-then-if = Aztán
order-place = { $place }. a sorban
palace-costs = Egy palota ára
palace-now = Egy palota ára { $price } érme.
palace-none = Minden palota áll.
palace-left = még { $left }, aztán { $price }
palace-last = még { $left }
palaces-of = { $count } palota
coins-of = { $count } érme
of-palaces = { $palaces ->
        [4] a 4-ből
        [5] az 5-ből
       *[other] a 6-ból
    }

## Játékosok

goods-none-held = nincs áru
hand-of = kéz { $count }
deck-of = pakli { $unseen } + { $bottom }
gone-of = kint { $count }
gone-covered = Befedve: { $cards }.
gone-palaces = Játékból kivett paloták: { $cards }.
gone-unseen = Még { $count } lapot rejtve kivettek a játékból.
gone-none = Semmi sincs befedve vagy kivéve a játékból.
estate-name = A birtokod
space-name = { $space }. hely
space-empty = üres
space-printed = nyomtatott { $good } ({ $count })
space-printed-short = nyomtatott
space-legal = A kártya ide kerülhet.
space-shut = ide nem
space-covers = befedi: { $what }

## Kéz

hand-name = A kezed
hand-count = { $count } lap kézben
hand-empty = Nincs kártya.
hand-may-build = Az eladás után építhetsz
hand-built = { $built } / { $most } megépült
hand-keep = { $count ->
        [one] 1 lap marad
       *[other] Legfeljebb { $count } lap marad
    }
deck-count = pakli { $count }: { $unseen } új, { $bottom } alul
deck-short = pakli { $count }
open-hands = Minden kéz
memory-bottom = A paklid alatt, a következő elöl
memory-unseen = Sosem húzott lapok, ismeretlen sorrendben
memory-trashed = Kivéve a játékból
memory-none = nincs lap
card-cost = ára { $cost }
card-leaves = marad { $left } a { $of } közül
card-lacks = { $count } érme hiányzik
fate-keep = marad
fate-under = { $place }. a pakli alatt
fate-under-short = alá
fate-trash = ki

effect-hops_1 = Fordulónként 1 komlót ad.
effect-hops_2 = Fordulónként 2 komlót ad.
effect-hops_3 = Fordulónként 3 komlót ad.
effect-barley_1 = Fordulónként 1 árpát ad.
effect-barley_2 = Fordulónként 2 árpát ad.
effect-barley_3 = Fordulónként 3 árpát ad.
effect-water_1 = Fordulónként 1 vizet ad.
effect-water_2 = Fordulónként 2 vizet ad.
effect-water_3 = Fordulónként 3 vizet ad.
effect-bank_1 = Minden eladáskor 3 érmét fizet.
effect-bank_2 = Minden eladáskor 5 érmét fizet.
effect-town_hall_1 = A köröd végén 1 lappal többet tarts meg.
effect-town_hall_2 = A köröd végén 2 lappal többet tarts meg.
effect-laboratory_1 = Fordulónként 1 lappal többet húzhatsz.
effect-laboratory_2 = Fordulónként 2 lappal többet húzhatsz.
effect-office = Egy áru minden jelzője 1 érmével többet ér.
effect-market = Egy áru legfeljebb 3 jelzőjét add el másikként.
effect-warehouse = Tarts meg legfeljebb 3 eladatlan árut, már most is.
effect-magistrate = A korongod 3 mezővel a bevételed alá kerül.
effect-crane = Minden, amit építesz, 2 érmével olcsóbb.
effect-tour_guide = Minden eladáskor palotánként 2 érmét fizet.
effect-scavenger = Körönként legfeljebb 2 lapot vegyél ki a játékból.
effect-palace_1 = { $palaces ->
        [4] Egy a négyből
        [5] Egy az ötből
       *[other] Egy a hatból
    }, ami kell. Sosem fedhető be.
effect-palace_2 = { $palaces ->
        [4] Egy a négyből
        [5] Egy az ötből
       *[other] Egy a hatból
    }, ami kell. Sosem fedhető be.
effect-palace_3 = { $palaces ->
        [4] Egy a négyből
        [5] Egy az ötből
       *[other] Egy a hatból
    }, ami kell. Sosem fedhető be.
effect-palace_4 = { $palaces ->
        [4] Egy a négyből
        [5] Egy az ötből
       *[other] Egy a hatból
    }, ami kell. Sosem fedhető be.
effect-palace_5 = { $palaces ->
        [4] Egy a négyből
        [5] Egy az ötből
       *[other] Egy a hatból
    }, ami kell. Sosem fedhető be.
effect-palace_6 = { $palaces ->
        [4] Egy a négyből
        [5] Egy az ötből
       *[other] Egy a hatból
    }, ami kell. Sosem fedhető be.

## A sáv

bar-name = Mi a teendő
turn-buttons = Visszavonás
undo = Egy lépés vissza
redo = Mégis
restart = A kör újrakezdése
step-more = Eggyel több: { $what }
step-less = Eggyel kevesebb: { $what }
step-price = ár: { $price }
step-of = { $count } a { $held } közül
step-held = / { $held }

ask-sell = Válassz egy sörfőzdét, és hogy mit adsz el ott.
ask-sell-short = Adj el egy sörfőzdének.
sell-none = egyik sem
sell-pick-hint = A sörfőzdénél álló szám a legtöbb, amit fizetne. Semmi sincs eladva, amíg meg nem erősíted.
sell-step-hint = Most mondd meg, miből mennyit. Az árakat, a fölösleget és a korongodat megerősítés előtt látod.
sell-nothing-hint = Az árukat a köröd végéig megtartod; utána elvesznek, ha raktár nem őrzi őket.
why-brewery-first = Előbb válassz sörfőzdét.
why-no-brewery = Csak { $count } sörfőzde van.
why-count-first = Előbb számolj meg valamit, amit eladsz.
why-no-more = Ebből nincs több.
why-none-less = Ebből nincs mit visszatenni.
why-no-exchange = Ez a sörfőzde most semmit sem vesz meg más áruként.
why-same-good = Más áruként adod el, nem önmagaként.
why-market-off = Ha semmit sem adsz el más áruként, kapcsold ki a piacot.
why-space-first = Előbb válassz helyet a lapnak.
why-first = Már az első.
switch-not-built = nem áll
switch-market-off = legfeljebb { $most } más áruként
switch-market-on = { $count } { $from } mint { $to }
switch-office-off = jelzőnként 1 érme pluszban
switch-office-on = erre: { $good }
market-count = Mennyi
market-from = Ebből
market-to = Ennek adod el
office-good = Iroda erre
quote-coins = Érme
quote-surplus = Fölösleg
quote-none = nincs
quote-unsold = eladatlan: { $goods }
quote-prices = Árak
quote-same = nem változnak
quote-disc = Korong
quote-on = rajta:
quote-office-idle = Az iroda kimarad.
disc-first = te kezdesz
disc-first-so-far = eddig első
disc-place = te vagy a { $place }. a sorban
disc-place-so-far = eddig a { $place }.
act-sell = Eladás { $coins } érméért
act-sell-open = Válaszd ki, mit adsz el
act-sell-short = Eladás
act-sell-nothing = Nem adok el semmit
act-most = A legtöbb

ask-build = { $left ->
        [one] Építs még egy lapot, vagy ne építs többet.
       *[other] Építs legfeljebb { $left } lapot, vagy ne építs többet.
    }
ask-build-short = { $left ->
        [one] Építesz még egy lapot?
       *[other] Építs legfeljebb { $left } lapot.
    }
ask-build-space = Válassz helyet: { $card }.
ask-build-confirm = { $card } a { $space }. helyre?
hint-build = Válassz egy lapot, aztán egy helyet; vagy húzd oda.
hint-build-space = A világító helyek jók. Nyomj 1-től 6-ig, vagy húzd oda a lapot.
hint-build-tap = Koppints egy lapra, aztán egy helyre. Tartsd nyomva a lapot, ha el akarod olvasni.
build-space = { $space }. hely
build-free = üres, semmit sem fed be
build-covers = végleg befedi: { $what }
build-harvest = Aratás
build-crane = daru: { $to } a { $from } helyett
build-cannot = Most nem építhető
act-build = Építés a { $space }. helyre
act-build-open = Válassz helyet
act-drop = Visszateszem
act-end-build = Nem építek többet

ask-discard = { $limit ->
        [one] Válaszd ki a lapot, amely a kezedben marad.
       *[other] Válassz legfeljebb { $limit } lapot, amely a kezedben marad.
    }
ask-discard-short = { $limit ->
        [one] Melyik lap marad?
       *[other] Melyik marad? Legfeljebb { $limit }.
    }
ask-keep-one = Válassz egy lapot a kezdéshez.
ask-arrange = Rendezd a többi lapot a pakli alá.
hint-sort = A többi ebben a sorrendben kerül a pakli alá; húzd, kattintással hozd előre, vagy használd a nyilakat.
sort-under = A pakli alá, ebben a sorrendben
sort-none = semmi
sort-keep = Marad
sort-out = Ki a játékból:
sort-earlier = { $card }, { $place }.: előrébb
sort-trash = { $card } kivétele a játékból
sort-back = { $card } maradjon a játékban
store-name = Raktár: { $kept } / { $most }
warn-trash-palace = E palota nélkül már nem építhetsz { $palaces ->
        [4] négyet
        [5] ötöt
       *[other] hatot
    }.
act-set-up = Kezdés ezzel a lappal
act-end-turn = Kör vége
act-end-turn-keep = Kör vége, marad: { $card }
act-end-turn-keep-many = Kör vége, { $count } lap marad

ask-draw = Még legfeljebb { $most } lapot húzhatsz.
hint-draw = Egyesével: nézd meg, mielőtt a következőt elveszed.
draw-deck = Pakli: { $unseen } sosem húzott, { $bottom } alátett.
act-draw = Húzok még egyet
act-stop-drawing = Nem húzok többet

wait-chance = Osztás folyik.
wait-sent = A lépésed úton van.
wait-unsent = A lépésed a kapcsolatra vár.
wait-sent-hint = Az asztal mindjárt válaszol.
wait-unsent-hint = Közben nyugodtan körülnézhetsz.
wait-setup = { $name } lapot választ.
wait-draw = { $name } a húzásról dönt.
wait-sell = { $name } elad.
wait-build = { $name } épít.
wait-discard = { $name } a kezét rendezi.
wait-many = Választanak: { $names }.
wait-next = Te következel.
wait-after = { $count ->
        [one] Egy játékos van előtted.
       *[other] { $count } játékos van előtted.
    }
wait-done = Ebben a fordulóban már játszottál.
try-out = Próbáld ki a köröd
try-out-hint = Játszd le a köröd, mintha most te következnél. Semmi sem kerül elküldésre, és az előkészített eladás megmarad.
try-out-on = Csak próba: semmi sem megy el.
try-out-stop = Vissza a játékhoz
wait-watching = Néző vagy.

over-you = Nyertél: { $palaces } palota, { $coins } érme.
over-other = { $name } nyert: { $palaces } palota, { $coins } érme.
over-shared = Megosztott győzelem: { $names }, { $palaces } palota, { $coins } érme.
over-hint = A játék a { $round }. forduló után ért véget.
over-hint-ended = A játék a { $round }. fordulóban ért véget.
over-ended = Vége a játéknak.
act-rematch = Visszavágó
act-replay = Visszanézem
act-leave = Kezdőlap
result-name = Eredmény
result-place = Helyezés
result-player = Játékos
result-palaces = Palota
result-coins = Érme
result-board = Tábla
result-course = Bevétel fordulónként
result-course-said = Bevétel fordulónként: { $incomes }. { $palaces ->
        [0] Palota nem épült.
       *[other] Palota ezekben a fordulókban: { $rounds }.
    }
result-winner = Győztes
result-by-palaces = A több palota dönt.
result-by-coins = Akiknek { $palaces ->
        [4] legalább négy
        [5] legalább öt
       *[other] hat
    } palotájuk van, azok közül a legtöbb érme nyer.
result-by-coins-tied = A paloták száma egyenlő, ezért a legtöbb érme nyer.
result-by-resignation = { $name } feladta, ezért a játék idő előtt véget ért.
result-by-resignation-you = Feladtad, ezért a játék idő előtt véget ért.
result-by-time = { $name } ideje lejárt, ezért a játék idő előtt véget ért.
result-by-time-you = Lejárt az időd, ezért a játék idő előtt véget ért.
result-by-shared = Paloták és érmék egyenlők, ezért a győzelem közös.
result-by-left = { $names } kiszállt a játékból, és már nem nyerhet.
result-by-agreement = Mindenki be akarta fejezni a játékot, így a győzelem közös.
result-by-abort = { $name } lefújta a játékot. Senki sem nyert.
result-by-abort-you = Lefújtad a játékot. Senki sem nyert.
result-left = kiszállt
word-undo = { $name } visszavont egy kört.
word-time_out = { $name } ideje lejárt: egy bot ugrik be helyette.
word-loses = { $name } ideje lejárt, és veszített. Egy bot játszik tovább.
word-resign = { $name } feladta. Egy bot játszik tovább, és nem nyerhet.
word-takeover = { $name } nincs itt: egy bot ugrik be helyette.
word-return = Most { $name } játszik, nem a bot.
word-pause = A játék szünetel.
word-resume = { $name } véget vetett a szünetnek.
table-problem-paused = A játék most szünetel.
table-problem-abort_late = Már mindenki játszott: a játékot nem lehet lefújni.
table-problem-turn_lost = Erre a körre lejárt az időd. Utána jössz vissza.

## Napló, fülek, kapcsolat

log-name = Napló
log-fold = Napló becsukása
log-unfold = Napló kinyitása
log-look = Ezt a pillanatot nézem
log-empty = Még semmi sem történt.
tabs-name = Az asztal részei
tab-sell = Eladás
tab-build = Építés
tab-discard = Eldobás
tab-keep = Kezdés
tab-arrange = Kezdés
tab-draw = Húzás
tab-wait = Asztal
tab-over = Eredmény
tab-market = Piac
tab-estate = Birtok
tab-rivals = Riválisok
tab-log = Napló
link-lost = Nincs kapcsolat.
link-lost-hint = A lépéseid megmaradnak.
link-lost-waits = A lépésed vár, és elmegy, amint helyreáll.
link-outdated = Új változat van.
link-outdated-hint = A kiszolgálón már ez fut. A lépéseid megmaradnak.
table-problem-undo_chance = Azóta lapokat húztatok: a kör már nem vonható vissza.
table-problem-undo_revealed = Azóta kiderült valami, ami rejtve volt: a kör már nem vonható vissza.
table-problem-undo_late = Itt egy kört egyedül csak két másodpercen belül lehet visszavonni: kérdezd meg a többieket.
table-problem-undo_time = Arra a körre már nem maradna idő: nem vonható vissza.
table-problem-undo_others = Azóta mások is játszottak, nekik is bele kellene egyezniük.
table-problem-nothing_to_undo = Nincs mit visszavonni.
table-problem-offer_gone = A javaslat már nem áll.
table-problem-no_hints = Ennél az asztalnál nem lehet tanácsot kérni.
table-problem-not_asked = A botnak erre a pillanatra nincs tanácsa.
table-problem-over = A játéknak vége.
table-problem-not_your_seat = Ez a hely nem a tiéd.
table-problem-too_many = Ez túl sokszor volt. Próbáld újra egy perc múlva.
table-problem-busy = Az asztalnak most túl sok a dolga. Semmi sem történt; próbáld újra.
table-problem-not_stored = Nem sikerült eltárolni. Semmi sem történt.
table-problem-other = Ez nem sikerült: { $code }
title-your-turn = Te következel
say-standing = { $name }: { $coins } érme, { $palaces } palota.
say-your-turn = Te következel.
say-turn = { $count ->
        [one] { $names } következik.
       *[other] Még választanak: { $names }.
    }
say-sale = { $house }: { $goods }. { $coins } érme, { $order }.
say-sale-none = még semmi sincs megszámolva.
say-build = { $coins } érme maradna.

## Magyarázatok

explain-price = Ár
explain-price-text = Ennyit fizet a sörfőzde egy jelzőért. Fent drága: az üres igényhelyek a forduló végén feljebb viszik, a fölösleg lenyomja. 0-nál az árut nem veszik meg.
explain-demand = Igény
explain-demand-text = Az eladott jelzők a forduló végéig ezeken a helyeken állnak. Ami nem fér el, az fölösleg, és mindegyik egy mezővel csökkenti az árat.
explain-brewery = Sörfőzde
explain-brewery-text = Egy fordulóban egy sörfőzdének adsz el. Az igénye végig ugyanaz marad.
explain-income = Bevétel
explain-income-text = Eladás után a korongod a másik sávon a bevételedre kerül. A következő fordulóban a legalsó korong kezd; egy mezőn a legfelső.
explain-palace-price = Palotaár
explain-palace-price-text = Minden palota ennyibe kerül. Mindegyik megépült egy jelölőt tesz ide; ha annyi van, ahány játékos, rögtön a következő ár él.
explain-order = Sorrend
explain-order-text = A bevételi sáv legalsó korongja játszik először; egy mezőn a legfelső.
explain-palaces = Paloták
explain-palaces-text = Aki { $palaces ->
        [4] négyet
        [5] ötöt
       *[other] hatot
    } épít, ezzel a fordulóval lezárja a játékot.
explain-coins = Érmék
explain-coins-text = Ebből fizeted, amit építesz. Akiknek { $palaces ->
        [4] legalább négy
        [5] legalább öt
       *[other] hat
    } palotájuk van, azok közül a legtöbb érme nyer.
explain-hand = Kézben lévő lapok
explain-hand-text = A kör végén egy lap marad, városházákkal több. A többi a pakli alá kerül.
explain-deck = Pakli
explain-deck-text = Sosem húzott lapok, és amiket alátettek. Senki sem látja a másik sorrendjét.
explain-gone = Kint a játékból
explain-goods = Áruk
explain-goods-text = Minden látható mező minden fordulóban megadja az áruját. Ami nem kel el, elvész, ha raktár nem őrzi.
explain-space = Építési hely
explain-space-text = Bármire ráépíthetsz, csak palotára nem. Ami fedve van, végleg kikerül a játékból.
explain-round = A forduló
explain-round-text = Mindenki egyszerre húz és arat. Aztán sorban elad, épít és eldob mindenki; végül az árak nőnek, ahol nyitva maradt az igény.
explain-keys = Nyilak: tovább. Tab: a szabály. Esc: kész.
explain-things = Az asztalon lévő dolgok magyarázata

## Looking back, advice, keys

log-since = az utolsó köröd óta
take-back = A kör visszavonása
take-back-practice = Az utolsó köröd visszavonása. A játék ezután gyakorlásnak számít.
back-ask = Visszaveszed az egész körödet?
back-ask-hint = A többiek már válaszoltak rá. Onnan kezded újra, ahol a köröd kezdődött, és a játék onnantól gyakorlásnak számít.
back-ask-yes = Visszaveszem
back-ask-no = Játszom tovább
quote-banks = ebből { $coins } az épületeidtől
last-round = Utolsó forduló
ending-palaces = Valakinek { $palaces ->
        [4] négy
        [5] öt
       *[other] hat
    } palotája van: a játék ezzel a fordulóval véget ér.
ending-trashed = Mindenki lemondott egy palotáról: a játék ezzel a fordulóval véget ér.
ending-rounds = A fordulók száma véges, és ez az utolsó.
practice = Gyakorlás
look-at = Visszatekintés: { $at }. pillanat, összesen { $last }
look-tried = Másik változat: { $at }. pillanat, összesen { $last }
look-hint = A játék közben folytatódik; itt semmi sem változtat rajta.
look-over-hint = A játék véget ért; akkor így állt.
look-quiet = Az asztal, ahogyan fel volt állítva.
look-moment = Pillanat
look-end = Vissza a játékhoz
look-over-end = Vissza az eredményhez
look-record-hint = Feljegyzés: itt már senki sem játszik.
look-record-end = Minden játszma
look-record-open = Megnyitás a Princelyben
look-first = Az elejére
look-back = Egy lépés vissza
look-on = Egy lépés előre
look-last = A végére
look-leap-back = Ugrás vissza
look-leap-on = Ugrás előre
leap-to = Hová ugorjon
leap-round = Forduló
leap-turn = Kör
leap-decision = Döntés
leap-seat = { $name } körei
hint-ask = Kérdezz meg egy botot, mit tenne
hint-thinks = A bot gondolkodik
hint-close = A tanács elrejtése
hint-title = Egy erős bot ezt tenné:
hint-take = Legyen így
hint-take-end = Legyen így, és vége a körömnek
hint-chance = Nyerési esély utána: { $chance }
hint-rough = (ezekre a szabályokra nincs bemérve)
hint-others = A legjobb másik lépések
hint-or = Vagy: { $turn }
hint-toss-up = túl szoros, nem dönthető el
hint-less = { NUMBER($points, minimumFractionDigits: 1) } ponttal kevesebb
keys-list = Billentyűk
key-brewery = sörfőzde választása
key-goods = eggyel több az áruból; Shifttel eggyel kevesebb
key-most = a legtöbbet fizető eladás
key-confirm = az előkészített megerősítése
key-card = ugrás egy kézben lévő lapra
key-space = a felemelt lap helyre tétele
key-drop = a lap visszatétele
key-undo = egy lépés vissza
key-redo = mégis megtenni
key-hint = tanács egy bottól; még egyszer: a gombjára
key-explain = magyarázat: nyilakkal tovább, Tabbal a szabályhoz, Esc zárja
key-log = a napló nyitása, csukása
key-state = mondja el, ki hogyan áll
key-last = mondja el, mi történt legutóbb
key-turn = mondja el, ki következik, és az órákat
key-help = ez a lista
guide-name = Vezető
guide-step = Első játék, { $number } / { $last }
guide-fold = A vezető becsukása
guide-unfold = A vezető kinyitása
guide-next = Tovább
guide-offer = Most játssz könnyű botok ellen
guide-aim = Gazdálkodsz, sörfőzdéknek adsz el és építesz. Aki először ér el hat palotát, az zárja a játékot. Egy bot ellen játszol; van időd.
guide-draw = Minden forduló új lapokkal kezdődik a saját paklidból. A kezedben vannak; az építéshez kellenek majd.
guide-goods = A nyomtatott földjeid most hozták ezeket az árukat. Amit ebben a körben nem adsz el, elvész.
guide-brewery = Válassz sörfőzdét. Az ott álló szám a legtöbb, amit fizetne.
guide-count = Most a plusz és mínusz gombbal mondd meg, melyik áruból mennyit adsz el. A „A legtöbb” a legjobban fizető eladást írja be.
guide-foresee = Még semmi sincs eladva. Lent látod az érméket, az árakat lenyomó felesleget, és hogy hová kerülne a korongod. Ha tetszik, erősítsd meg.
guide-card = Most építhetsz. Válassz lapot, amit ki tudsz fizetni; ami nem megy, megmondja, miért. A kis földek jó kezdetnek.
guide-space = A megvilágított helyek lehetségesek. Az üres hely nem kerül semmibe; amire ráépítesz, végleg elveszett. Válassz egyet, és erősítsd meg.
guide-no-more = Építs még, ha tudsz és akarsz, vagy fejezd be. A köröd végéig minden lépés visszavonható.
guide-keep = A kör végén egy lap marad a kezedben. Válaszd ki; a többi a paklid alá kerül, és később visszatér.
guide-end-turn = Zárd le a körödet. Csak most megy el minden.
guide-draw-more = A laboratóriumod miatt több lapot húzhatsz. Húzz, ha jobbat keresel: amit nem tartasz meg, visszakerül a paklid alá.
guide-marks = A kék gyűrűk jelzik, mi változott az utolsó köröd óta. A napló szavakkal mondja el; egy sorra kattintva azt a pillanatot látod.
guide-prices = Az árak élnek: ahol nyitva maradt a kereslet, a forduló végén emelkedtek, a felesleg lenyomja őket. Ott adj el, ahol mások nem.
guide-order = A korongod a bevételedet mutatja. A következő fordulóban a legalsó korong kezd: a sok bevétel késői eladást jelent.
guide-over = Ha minden hely betelt, a legkevésbé értékesre építs rá. Egy nagy föld pár forduló alatt megtérül.
guide-palace = Most ki tudnál fizetni egy palotát. Minden felépült palota közelebb hozza a következő árat; de a palota végleg elfoglalja a helyét.
guide-when = Mostantól ez a kérdés: bővíted a gazdaságot, vagy palotákkal fedd be? A legjobban eladó földeket tartsd meg a végéig.
guide-last-round = Valakinek hat palotája van: ez az utolsó forduló. A hatpalotások közül a legtöbb érme nyer.
guide-end = Ez volt az első játékod. Játssz tovább erősebb bot ellen vagy barátokkal.
story-most = A legjobb kör { $name } nevéhez fűződik: { $income } bevétel a(z) { $round }. körben.
story-most-you = A legjobb köröd: { $income } bevétel a(z) { $round }. körben, senki sem ért el többet.
story-first-palace = Az első palotát { $name } építette, a(z) { $round }. körben.
story-first-palace-you = Az első palotát te építetted, a(z) { $round }. körben.
