# A Principati Duello asztala. A lapkák, épületek, áruk és érdemrendek neve, a napló és az elutasítások a motorból jönnek.

pd-house-0 = A Nap háza
pd-house-1 = A Hold háza
pd-miners = Bányászok
pd-bot = Bot: { $level }
pd-first = 1.
pd-you-first = te kezdesz
pd-other-first = { $name } kezd
pd-of = { $have } / { $need }
pd-of-rounds = összesen { $last }
pd-closing = Záró forduló
pd-closing-says = Ez a záró forduló: az utolsó lapka, az utolsó épületek.
pd-away = munkában
pd-storage = Raktár
pd-nothing = semmi
pd-nobody = Senkié
pd-stored = Raktár: { $goods }; { $total } helyből { $used } foglalt
pd-open-points = { $name }: miből jönnek a pontok
pd-say-standing = { $name }: { $points } pont, { $pecunia } pecunia.

## Phases

pd-phases = A forduló fázisai
pd-phase-setup = Előkészület
pd-phase-draft = Lapka megtartása
pd-phase-draft2 = Kezdőlapka választása
pd-phase-reserve = Épületek félretétele
pd-phase-place = Lerakás
pd-phase-masters = Mesterek
pd-phase-trade = Kereskedés
pd-phase-construct = Építés
pd-phase-produce = Termelés
pd-phase-over = Vége

## Counts and colours

pd-colour-green = zöld
pd-colour-grey = szürke
pd-colour-white = fehér
pd-colour-black = fekete
pd-count-citizen = { $count } polgár
pd-count-master = { $count } mester
pd-count-horseman = { $count } lovas
pd-count-cardinal = a bíboros
pd-tiles = { $count } lapka
pd-roads = { $count } utas oldal
pd-pieces = { $count } darab
pd-workers = { $count ->
        [0] Nincs több munkás
        [one] Még 1 munkás
       *[other] Még { $count } munkás
    }
pd-made = { $capacity } közül { $made } kész
pd-most = legfeljebb { $count }

## The map

pd-map = Térkép
pd-cell-empty = üres
pd-cell-fits = A lapka { $count } forgatásban illik ide
pd-cell-pinned = A lapka itt van; az Enter lerakja
pd-cell-slot = Választható
pd-cell-from = Áthelyezhető
pd-cell-to = Lehet a cél
pd-does-not-fit = Nem illik ide: { $at }
pd-overlays = A térképen mutasd
pd-overlay-groups = Színcsoportok
pd-overlay-chains = Láncok
pd-overlay-roads = Utak
pd-overlay-enclosed = Bezárt mezők
pd-overlay-distant = Távoli épületek
pd-overlay-says-groups = Az egymás mellett fekvő, azonos színű lapkák pontot érnek. A magányos pontba kerül.
pd-overlay-says-chains = Az egymásnak dolgozó épületek láncként számítanak.
pd-overlay-says-roads = A palotához vezető utak, a tulajdonos színével.
pd-overlay-says-enclosed = Az egyetlen játékos lapkáival körülvett üres mezők pontba kerülnek.
pd-overlay-says-distant = A palotádhoz saját úttal nem kötött épületek pontba kerülnek.
pd-overlay-none = Most nincs ilyen.
pd-zoom = Nézet
pd-zoom-in = Közelebb
pd-zoom-out = Távolabb
pd-fit-map = Az egész térkép
pd-last-move = A másik utolsó lépése
pd-graph-show = Termelési gráf
pd-bare = Csak a térkép
pd-overview = Áttekintés: kattintás, húzás vagy nyílbillentyű mozgatja a nézetet
pd-worth-here = Pontok itt
pd-could-stand = Itt állhatna
pd-wake-ask = Melyik lapkám indítaná be?
pd-wake-these = Ezek egyikével működne:
pd-wake-none = Egyetlen lapkád sem indítaná be most egymagában.
pd-out-of-sight = { $count } mező nem látszik
pd-new-out-of-sight = { $count } új lapka nem látszik
pd-turn = Forgatás
pd-turn-on = Forgatás jobbra
pd-turn-back = Forgatás vissza

## Sheets

pd-players = Játékosok
pd-side = Lapok
pd-tab-turn = Most
pd-tab-tiles = Lapkák
pd-tab-points = Pontok
pd-tab-log = Napló
pd-sheet-open = Lap megnyitása
pd-sheet-close = A lap méretének váltása
pd-hand = Lapkáid
pd-hand-of = { $name } lapkái
pd-hand-other = A másik játékos lapkái
pd-hand-own = Saját lapkáid
pd-search = Név, épület vagy szín
pd-also-mountain = domb
pd-fits = Illik
pd-fits-at = Illik ide: { $at }
pd-any-cell = Bárhová
pd-plan = Alaprajz
pd-any-plan = Bármely alaprajz
pd-fit-of = { $count } közül { $fit } illik
pd-fits-nowhere = sehová sem illik
pd-no-tile = Nincs ilyen lapka.
pd-for-start = A kör lapkája mellé rakható le
pd-for-merit = A kör lapkája mellé rakható le
pd-for-special = Iskola, piac, kikötő: egy-egy telek
pd-for-house = Telkek gazdaságoknak és műhelyeknek
pd-for-castle = Telkek váraknak és erődöknek
pd-for-watchtower = Telkek őrtornyoknak
pd-for-well = Telkek kutaknak
pd-for-mine = Telkek bányáknak
pd-for-road = Összekötik a lapkákat a palotáddal
pd-for-natural = Erdők, mezők és hegyek
pd-for-water = Folyók és tenger
pd-for-island = A Viktória-sziget
pd-feature-for = { $feature }: { $names }
pd-feature-blue_spring = Kék forrás: a mellette álló kutak 1 helyett 2 vizet adnak
pd-feature-bog = Láp: mellé nem kerülhet alaprajzos lapka, és ott az építés kétszeres árú, mindkettőtöknek
pd-best = Legjobb esetben { $points }, itt: { $at }
pd-busiest = Itt: { $at } munkába áll: { $names }
pd-hand-point = Mutass egy lapkára, és lásd, mire való.
pd-brings = Ezt hozza: { $names }
pd-brings-free = Ingyen épületet hoz: { $name }. { $purpose }
pd-board = Raktártábla
pd-board-slots = { $long } hosszú és { $square } négyzetes hellyel több
pd-draft-title = Tarts meg egy kezdőlapkát
pd-draft2-title = Válaszd ki a kezdőlapkádat
pd-draft-hint = A másikat az ellenfeled kapja. Mindketten titokban választotok.
pd-draft2-hint = Válaszd ki a lapkát, amelyet leraksz. Mindketten titokban választotok.
pd-draft-other = { $name } ezekből választ
pd-merit-title = Végy egy érdemlapkát
pd-merit-hint = Az új érdemrended hozza. Ráadásként rakod le, a lerakás fázisában.
pd-reserve-title = A kezdőlapkád épületei
pd-reserve-hint = A lapka lerakásakor azonnal állnak, és nem kerülnek semmibe. Mindketten titokban választotok.
pd-reserve-none = Semmi
pd-slot = { $number }. hely: { $plan }
pd-slot-at = { $plan }, { $at }
pd-all-slots = Minden hely
pd-masters-title = A mesterek munkába állnak
pd-masters-hint = Egy munkahelyen minden figura növeli, amennyit az termelhet.
pd-masters-none = Senki sem mozdítható.
pd-at-home = Otthon:
pd-master-send = Még egy mester ide: { $name }
pd-master-home = Mester hazahívása innen: { $name }
pd-cardinal-send = A bíboros küldése ide: { $name }
pd-cardinal-home = A bíboros hazahívása innen: { $name }
pd-trade-title = Piac
pd-good = Áru
pd-sell = Eladás
pd-buy = Vétel
pd-sell-one = { $good }: 1 eladása { $price } pecuniáért
pd-buy-one = { $good }: 1 vétele { $price } pecuniáért
pd-wanted = Mit lehetne építeni
pd-paid-for = Ki tudod fizetni: { $names }.
pd-can-pay = Most már ki tudod fizetni
pd-wanted-buy = { $name }: { $goods } vétele { $price } pecuniáért
pd-idle = eleinte áll
pd-in-store = { $count } a raktárban
pd-sell-all = Mind a(z) { $count } eladása ({ $good }), ára { $price }
pd-buy-most = { $count } vétele ({ $good }), ára { $price }
pd-goods-all = Minden áru
pd-goods-fewer = Kevesebb áru
pd-food = Élelemérmék
pd-food-hint = Ezután minden raktározott darab { $points } ponttal többet ér: { $count ->
        [0] még egy sincs.
       *[other] { $count } van, tehát { $now }.
    }
pd-commerce = Kereskedelmi érdemrendek
pd-commerce-hint = A végén annyit ér, amennyibe kerül, és most érdemlapkát hoz.
pd-construct-title = Építés
pd-construct-hint = Válassz helyet, itt vagy a térképen.
pd-build-use = Most hasznos
pd-build-idle = Állna
pd-build-not = Most nem
pd-each-costs = Egyenként
pd-works-at-once = Azonnal dolgozik
pd-works = dolgozik
pd-makes = Terméke: { $good }
pd-serves = Ezeknek kell: { $names }
pd-asks = kell hozzá: { $what }
pd-brings-citizens = { $count } polgárt hoz
pd-does-scout_tower = Az őrtornyaid többet érnek
pd-does-watchtower = Többet ér, ha egy másikra lát
pd-does-warehouse = Kétszer akkora raktár
pd-does-market = Amit eladsz, többet hoz
pd-does-school = Mestereket hoz
pd-does-port = Hajókat épít
pd-does-lighthouse = Utat mutat a Viktória-szigethez
pd-does-riding_hall = Lovasokat hoz és szekereket épít
pd-does-bridge = Utat visz át a folyón
pd-outlook = A végéig legfeljebb { $points }: { $goods }, eladva { $price }
pd-outlook-money = A végéig legfeljebb { $points }: { $goods }
pd-nothing-now = Itt most semmi sem építhető
pd-no-slots = Egyik helyed sem üres.
pd-by-miner = Ingyen: a Bányász érdemrendje visszakerül, { $reward } pecuniáért
pd-miner-hint = A Bányász érdemrendjével ingyen nyithatsz bányát: válassz bányaalaprajzot. { $reward } pecuniát hoz.
pd-architect-hint = Add vissza, hogy áthelyezz egy épületet, { $reward } pecuniáért.
pd-demolish-title = Épület lebontása
pd-produce-title = Termelés
pd-no-workplaces = Egyik épületed sem termel még semmit.
pd-catch = Egy hal kifogása
pd-vehicles = Hajók és szekerek
pd-helpers = Másokat szolgáló épületek
pd-lacks = hiányzik: { $what }
pd-points = Pontok
pd-ends = Mi zárja a játékot
pd-last-round = { $left ->
        [0] A megállapodás szerint a(z) { $round }. forduló az utolsó.
       *[other] A(z) { $round }. forduló az utolsó: még { $left } jön.
    }
pd-end-set = Elindult a befejezés: { $why }.
pd-end-military = katonai épületek
pd-end-orders = érdemrendek
pd-end-island = Viktória-sziget
pd-end-fits = Lerakható lapkák

## Reasons for points

pd-reason-building = { $count ->
        [one] { $name } ({ $at })
       *[other] { $count } × { $name } ({ $at })
    }
pd-reason-island = Kikötő a Viktória-szigeten
pd-reason-cannot_place = Nem tudott lapkát lerakni
pd-reason-money = Pecunia
pd-reason-chain = { $names }
pd-reason-beside_well = { $name } kút mellett ({ $at })
pd-reason-distant = { $name } távol a Palotától ({ $at })
pd-reason-in_sight = Egymást látó őrtornyok ({ $one } és { $other })
pd-reason-scouted = Felderített őrtornyok ({ $at })
pd-reason-enclosed = { $count } bezárt mező ({ $at })
pd-reason-group = { $count ->
        [one] 1 magányos { $colour } lapka
       *[other] { $count } { $colour } lapka együtt
    }
pd-reason-count = { $count } × { $name }

## What would come of it

pd-effect-points = { $points } pont
pd-effect-joins = A Palotádhoz kötve: { $at }
pd-effect-cuts = Elvágva a Palotádtól: { $at }
pd-effect-starts = Dolgozni kezd: { $names }
pd-effect-stops = Nem dolgozik tovább: { $names }
pd-effect-cleared = Visszakerül a gazdájához: { $at }
pd-effect-horsemen = { $count } új lovas
pd-effect-order = Meghozza: { $name }
pd-effect-other = A másik játékos: { $points }
pd-effect-end = Elindítja a befejezést: { $why }

## The bar

pd-ask-deal = A kezdőlapkák kiosztása …
pd-ask-wait = { $name }: { $phase }
pd-ask-over = Vége a játéknak
pd-ask-do = { $what }?
pd-ask-cell = Hová kerüljön: { $name }?
pd-ask-lay = { $name } lerakása ide: { $at }?
pd-other-cell = Válassz másik mezőt, vagy forgasd a lapkát.
pd-ask-farmer = Melyik lapkát mozdítsa a Földműves?
pd-ask-building = Mi álljon itt: { $at }?
pd-ask-target = Hová kerüljön az épület?
pd-ask-draft = Melyik kezdőlapkát tartod meg?
pd-ask-reserve = Mi álljon a kezdőlapkádon?
pd-ask-merit_tile = Melyik érdemlapkát veszed el?
pd-ask-place = Válassz lerakandó lapkát
pd-ask-place-next = Most rakd le e forduló lapkáját
pd-ask-masters = Mozgasd a mestereidet, vagy zárd le a fázist
pd-ask-masters-none = Küldd munkába a bíborost, vagy zárd le a fázist
pd-ask-trade = Adj és végy, vagy zárd le a fázist
pd-ask-construct = Építs, vagy zárd le a fázist
pd-ask-construct-none = Most semmi sem építhető
pd-ask-produce = Küldd a munkásaidat, vagy zárd le a fázist
pd-ask-only = Ebben a fázisban nincs mit tenni
pd-passed = Lezárva helyetted, mert nem volt mit tenni: { $phases }.
pd-place-hint = Végy egyet a lapról, vagy válassz mezőt, és nézd meg, mi illik oda.
pd-steps = { $count } lépés, még nincs elküldve
pd-do-confirm = Megerősítés
pd-do-confirm-end = Megerősítés és a fázis lezárása
pd-do-tile = Lerakás
pd-do-tile-end = Lerakás és a fázis lezárása
pd-do-farmer = Áthelyezés
pd-do-farmer-end = Áthelyezés és a fázis lezárása
pd-do-slot = Építés
pd-do-slot-end = Építés és a fázis lezárása
pd-do-miner = Bánya megnyitása
pd-do-miner-end = Bánya megnyitása és a fázis lezárása
pd-do-demolish = Lebontás
pd-do-demolish-end = Lebontás és a fázis lezárása
pd-do-architect = Épület áthelyezése
pd-do-architect-end = Épület áthelyezése és a fázis lezárása
pd-do-draft = Ezt tartom meg
pd-do-merit = Ezt veszem el
pd-do-reserve = Félreteszem
pd-do-cannot_place = Kimondom
pd-do-cannot_place-end = Kimondom és lezárom a fázist
pd-end-phase = Fázis vége: { $phase }
pd-hint-take-end = Legyen így, és vége a fázisnak: { $phase }
pd-let-go = Elengedem
pd-try-keep = Tartsd meg a körödre
pd-try-hint = Tervezd meg a következő köröd, mintha most te jönnél. Semmi sem kerül elküldésre; a terved megmarad a körödig.
pd-tried = { $count } lépés újra megtehető: { $redo }
pd-use-farmer = A Földműves érdemrendje
pd-cannot-place = Egy lapka sem illik
pd-order-open = még szabad
pd-order-held = megszerezve
pd-order-returned = visszaadva
pd-order-gone = a másiké

## The end

pd-result = Eredmény
pd-won-you = Te nyersz, { $high } : { $low }
pd-won-other = { $name } nyer, { $high } : { $low }
pd-won-you-money = Fejenként { $high } pont; a pénz miatt te nyersz
pd-won-other-money = Fejenként { $high } pont; a pénz miatt { $name } nyer
pd-won-shared = Fejenként { $points } pont: közös a győzelem
pd-over-why = A vég a(z) { $round }. fordulóban jött: { $why }.
pd-points-from = Miből jöttek a pontok
pd-gap-won = Ebben vezettél: { $items }.
pd-gap-lost = Ebben lemaradtál: { $items }.
pd-course = Pontok fordulóról fordulóra
pd-course-look = A(z) { $round }. forduló után: { $one }, illetve { $other } pont. E pillanat megnézése.
pd-course-lead-you = A(z) { $round }. fordulóban végleg átvetted a vezetést.
pd-course-lead-other = { $name } a(z) { $round }. fordulóban végleg átvette a vezetést.
pd-final-map = A térkép megnézése

## Keys

pd-key-arrows = a térképen: a szomszéd mezőre
pd-key-corners = a térképen: északnyugat, északkelet, délnyugat, délkelet
pd-key-pick = mező választása; még egyszer forgat
pd-key-jump = következő, előző választható mező
pd-key-turn = lapka forgatása; Shifttel vissza
pd-key-zoom = közelebb, távolabb, az egész térkép
pd-key-map = a térképre
pd-key-sheet = a térkép melletti laphoz
pd-key-bar = a gombhoz, amely végrehajt vagy lezárja a fázist
pd-key-search = keresés a lapkák között
pd-key-last = a másik utolsó lépése, kimondva is
pd-key-points = pontok

## A termelés tervezése

pd-graph = Termelés
pd-graph-is-works = működik
pd-graph-is-idle = áll
pd-graph-is-ready = működne
pd-graph-is-dear = működne, túl drága
pd-graph-is-lacks = nincs megépítve
pd-graph-is-none = nincs megépítve
pd-graph-ready = megépíthető: { $points }
pd-graph-frees = { $points }; beindítja: { $names }
pd-graph-no-plan = kell: { $plan }
pd-graph-dear = hiányzik: { $goods }
pd-plan-last = Mint az előző körben
pd-plan-ask = Javaslat
pd-plan-by-most = A most elérhető legtöbb pont
pd-plan-by-last = Amit az előző körben termeltél, amennyire újra lehetséges
pd-plan-line = { $count } × { $what }
pd-plan-at = { $good } ({ $building }, { $at })
pd-plan-catch = hal a csónakokkal
pd-plan-gains = Összesen: { $goods }; { $points }
pd-plan-nothing = Most már semmi sem termelhető.
pd-log-bought = { $name } vásárol { $price } pecuniáért: { $goods }.
pd-log-bought-you = Vásárolsz { $price } pecuniáért: { $goods }.
pd-log-sold = { $name } elad { $price } pecuniáért: { $goods }.
pd-log-sold-you = Eladsz { $price } pecuniáért: { $goods }.
pd-plan-rest = { $count } munkás pihen.
pd-plan-take = Legyen így
pd-idle-workers = Vannak szabad munkások, és még lehet termelni.

## Az első, vezetett párbaj

pd-guide-aim = Fejedelemséget alapítasz: lapkák, utak, épületek, emberek. Három kör után a legtöbb pont nyer. Ellenfeled egy gyenge bot; gondolkodj nyugodtan.
pd-guide-win = Ami nyer: egy rend 20 vagy 30 pont, minden ember 10, hajó vagy kocsi 20, épületlánc 10 vagy 25. Egy pénz csak 1 pont, ezért pénzből és áruból inkább ilyet szerezz.
pd-guide-draft = Itt van két kezdőlapka. Az egyiket tartsd meg; a másik az ellenfeledhez kerül. Válaszd ki a lapon, majd nyomd meg alul a gombot. Egyelőre senki sem látja, mit választottál.
pd-guide-draft2 = Most nálad van a megtartott és a kapott lapka. Válaszd ki, melyiket rakod majd le. A kút vizet ad, a gabonamező gazdaságot táplál.
pd-guide-reserve = A kezdőlapkád épületei ingyen vannak. Válaszd ki, mi álljon rajta, és erősítsd meg.
pd-guide-map = Ez a térkép. A narancs határú birodalom a tiéd. Húzással mozgatod, a görgővel vagy két ujjal közelíted. Felül a kör öt fázisa látható.
pd-guide-start-tile = A kezdőlapkád áll elöl a lapon. Válaszd ki: ezt a kör lapkáján felül rakod le.
pd-guide-cell = Az arany mezők lehetségesek; a szám mutatja, hányféleképp. Válassz egyet. Minden más mező megmondja, miért nem illik oda a lapka.
pd-guide-lay = Még semmi sincs lerakva. A sáv megmondja, mi következne belőle. Válaszd újra a mezőt a forgatáshoz, vagy rakd le a gombbal.
pd-guide-tile = Most a kör lapkája jön. Az iskolalapka jó választás: az iskola hat mestert hoz, mindegyik 10 pontot ér. A palotádhoz vezető úthoz kell csatlakoznia. A lerakással véget ér a lerakásod; a gomb ki is írja.
pd-guide-masters = A mesterek a munkahelyeken segítenek. Még nincs egy sem, a bíborosod pedig otthon dolgozik a legjobban. Zárd le a fázist.
pd-guide-trade = Adj el és vegyél, kattintásonként egy darabot. A kereskedelmi rend a végén az árát éri, így semmibe sem kerül, és lapkát hoz. Aztán zárd le a fázist.
pd-guide-order = Cél: egy kereskedelmi rend. 20 vagy 30 pecuniáért itt megveheted; add el, ami nem kell. Fölötte látod, mit építhetnél néhány áruval többel.
pd-guide-slot = Most építesz. Válassz egy helyet a térképen vagy a lapon: a szaggatott alaprajzok szabadok.
pd-guide-building = Elöl áll, ami most hasznos, aztán ami állna, és hogy miért. Jobbra az látható, mennyit érne. Válassz egy épületet.
pd-guide-build = Építsd meg a gombbal. Amíg le nem zárod a fázist, minden lépést visszavonhatsz.
pd-guide-end-build = Építs még, ha ki tudod fizetni. A ház és a bánya 1 kőbe, 1 gerendába és 1 szerszámba kerül. Aztán zárd le a fázist: a lépéseidet csak most küldi el.
pd-guide-produce = A polgáraid dolgoznak: minden kattintás egyet munkába küld. Ami áll, megmondja, mi hiányzik neki. Ha kész vagy, zárd le a fázist.
pd-guide-points = A pontjaidat folyamatosan számoljuk. Válassz egy címert, hogy lásd, melyik honnan jön, a térképen is.
pd-guide-marks = A pontozott gyűrűk mutatják, mit rakott le az ellenfeled az utolsó köröd óta. Az egymás melletti azonos színek pontot érnek; a magányos 2-be kerül. A „Színcsoportok” megmutatja.
pd-guide-towers = Tornyok: az őrtorony távol tartja a másik lapkáit. Két saját torony két lépésre, köztük lapkával, 5-5 ponttal többet ér; a Fürkésztorony mindegyikhez 2-t ad. Négy torony rendet hoz.
pd-guide-sea = A tenger későn, de jól fizet: a kétöblű tenger kikötője hajókat készít, egyenként 20 pont. Világítótoronnyal a teherhajó eljuthat a Viktória-szigetre: 40 pont.
pd-guide-figures = Ha már vannak mestereid, küldj néhányat munkahelyre: mindegyik eggyel növeli a termelését. Bárhol legyenek, 10 pontot érnek.
pd-guide-chains = Láncok: két egymásnak dolgozó épület szomszédos lapkákon 10, három 25 pont. A „Termelési gráf” mutatja, mi működik, minek mi hiányzik, és egy újabb mit indítana be. Cél: építs olyat, amely egy másikat szolgál.
pd-guide-propose = A „Javaslat” megkeresi a most legtöbb pontot érő termelést, és megmondja, mit hoz; a „Mint az előző körben” az előzőt ismétli.
pd-guide-merit = A rend érdemlapkát hoz, épülettel. Vegyél el egyet; egy későbbi körben pluszban rakod le.
pd-guide-closing = Ez a zárókör. A raktárban lévő áru, a pénz, az emberek és a rendek mind számítanak; amit most építesz, az is.
pd-guide-end = Ez volt az első párbajod. Így nyersz: korán emberek és rendek, közben láncok és tornyok, a végén hajók. Nyolc kör alatt láncok nőnek; a teljes játék a saját szabályai szerint ér véget.
pd-story-decided = Ami döntött: { $item }, { $points } ponttal több.
