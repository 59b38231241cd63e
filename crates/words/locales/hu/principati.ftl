# Principati Duello. Egy mondat másról szól; a `.you` azt szólítja meg, aki olvassa. A nevek `.a` alakja a
# tárgyeset, a `.the` alakja a névelős alanyeset. Változóhoz nem ragasztunk ragot. A lapkák nevei: tiles.ftl.

## Épületek

name-p-palace = Palota
    .a = a Palotát
    .the = a Palota
name-p-castle = Vár
    .a = Várat
    .the = a Vár
name-p-manor = Kastély
    .a = Kastélyt
    .the = a Kastély
name-p-fortress = Erőd
    .a = Erődöt
    .the = az Erőd
name-p-scout_tower = Fürkésztorony
    .a = Fürkésztornyot
    .the = a Fürkésztorony
name-p-watchtower = Őrtorony
    .a = Őrtornyot
    .the = az Őrtorony
name-p-quarry = kőbánya
    .a = kőbányát
    .the = a kőbánya
name-p-coal_mine = szénbánya
    .a = szénbányát
    .the = a szénbánya
name-p-iron_ore_mine = vasércbánya
    .a = vasércbányát
    .the = a vasércbánya
name-p-gold_mine = aranybánya
    .a = aranybányát
    .the = az aranybánya
name-p-diamond_mine = gyémántbánya
    .a = gyémántbányát
    .the = a gyémántbánya
name-p-well = kút
    .a = kutat
    .the = a kút
name-p-fisherman = halász
    .a = halászt
    .the = a halász
name-p-agriculturist = földműves
    .a = földművest
    .the = a földműves
name-p-windmill = szélmalom
    .a = szélmalmot
    .the = a szélmalom
name-p-baker = pék
    .a = péket
    .the = a pék
name-p-pig_breeder = sertéstenyésztő
    .a = sertéstenyésztőt
    .the = a sertéstenyésztő
name-p-butcher = hentes
    .a = hentest
    .the = a hentes
name-p-lumberjack = favágó
    .a = favágót
    .the = a favágó
name-p-sawmill = fűrészmalom
    .a = fűrészmalmot
    .the = a fűrészmalom
name-p-metallurgist = kohász
    .a = kohászt
    .the = a kohász
name-p-mint = pénzverde
    .a = pénzverdét
    .the = a pénzverde
name-p-jeweller = ékszerész
    .a = ékszerészt
    .the = az ékszerész
name-p-blacksmith = kovács
    .a = kovácsot
    .the = a kovács
name-p-warehouse = raktár
    .a = raktárt
    .the = a raktár
name-p-market = piac
    .a = piacot
    .the = a piac
name-p-school = iskola
    .a = iskolát
    .the = az iskola
name-p-port = kikötő
    .a = kikötőt
    .the = a kikötő
name-p-lighthouse = világítótorony
    .a = világítótornyot
    .the = a világítótorony
name-p-riding_hall = lovarda
    .a = lovardát
    .the = a lovarda
name-p-bridge = híd
    .a = hidat
    .the = a híd
name-p-nothing = semmi
    .a = semmit

## Járművek és figurák

name-p-cart = szekér
    .a = szekeret
    .the = a szekér
name-p-fishing_boat = halászhajó
    .a = halászhajót
    .the = a halászhajó
name-p-cargo_ship = teherhajó
    .a = teherhajót
    .the = a teherhajó
name-p-master = mester
    .a = mestert
    .the = a mester
name-p-cardinal = bíboros
    .a = a bíborost
    .the = a bíboros

## Áruk

name-p-fish = hal
    .a = halat
name-p-tool = szerszám
    .a = szerszámot
name-p-ham = sonka
    .a = sonkát
name-p-bread = kenyér
    .a = kenyeret
name-p-beam = gerenda
    .a = gerendát
name-p-stone = kő
    .a = követ
name-p-straw = szalma
    .a = szalmát
name-p-jewel = ékszer
    .a = ékszert
name-p-water = víz
    .a = vizet
name-p-iron_ore = vasérc
    .a = vasércet
name-p-gold_ore = aranyérc
    .a = aranyércet
name-p-coal = szén
    .a = szenet
name-p-diamond = gyémánt
    .a = gyémántot
name-p-flour = liszt
    .a = lisztet
name-p-piglet = malac
    .a = malacot
name-p-iron_bar = vasrúd
    .a = vasrudat
name-p-pecunia = pecunia

p-goods-fish = { $count } hal
p-goods-tool = { $count } szerszám
p-goods-ham = { $count } sonka
p-goods-bread = { $count } kenyér
p-goods-beam = { $count } gerenda
p-goods-stone = { $count } kő
p-goods-straw = { $count } szalmabála
p-goods-jewel = { $count } ékszer
p-goods-water = { $count } vödör víz
p-goods-iron_ore = { $count } vasérc
p-goods-gold_ore = { $count } aranyérc
p-goods-coal = { $count } szén
p-goods-diamond = { $count } gyémánt
p-goods-flour = { $count } zsák liszt
p-goods-piglet = { $count } malac
p-goods-iron_bar = { $count } vasrúd
p-goods-pecunia = { $count } pecunia
p-goods-none = semmi

## Alaprajzok és a táj

name-p-plan-castle = váralaprajz
name-p-plan-watchtower = őrtorony-alaprajz
name-p-plan-well = kútalaprajz
name-p-plan-mine = bányaalaprajz
name-p-plan-house = házalaprajz
name-p-plan-school = iskolaalaprajz
name-p-plan-bridge = hídalaprajz
name-p-plan-market = piacalaprajz
name-p-plan-riding_hall = lovardaalaprajz
name-p-plan-port = kikötőalaprajz
name-p-plan-lighthouse = világítótorony-alaprajz

name-p-forest = erdő
name-p-grain_field = gabonaföld
name-p-white_mountain = fehér hegy
name-p-black_mountain = fekete hegy
name-p-field = mező
name-p-juniper = borókás
name-p-lake = tó
name-p-river = folyó
name-p-river_mouth = torkolat
name-p-sea = tenger
name-p-bay = öböl
name-p-bog = láp
name-p-blue_spring = kék forrás
name-p-island = sziget
name-p-riverbank = folyópart
name-p-usable_sea = használható tenger

name-p-category-road = Utak
name-p-category-castle = Várak
name-p-category-watchtower = Őrök
name-p-category-well = Kutak
name-p-category-mine = Bányák
name-p-category-house = Házak
name-p-category-special = Különleges
name-p-category-water = Vizek
name-p-category-natural = Természet
name-p-category-island = Sziget
name-p-category-start = Kezdőlapkák
name-p-category-merit = Érdemlapkák

name-p-direction-E = kelet
name-p-direction-SE = délkelet
name-p-direction-SW = délnyugat
name-p-direction-W = nyugat
name-p-direction-NW = északnyugat
name-p-direction-NE = északkelet

## Érdemrendek, táblák, fázisok, befejezések

name-p-architect = Építész érdemrendje
name-p-commerce_20 = Kereskedelem érdemrendje (20)
name-p-commerce_30 = Kereskedelem érdemrendje (30)
name-p-farmer = Gazda érdemrendje
name-p-military = Katonai érdemrend
name-p-miner = Bányász érdemrendje
name-p-towers = Tornyok érdemrendje

name-p-board-a = raktártábla A
name-p-board-b = raktártábla B
name-p-row-fish = halas sor
name-p-row-bread_ham = kenyeres és sonkás sor

name-p-setup = előkészítés
name-p-draft = egy kezdőlapka megtartása
name-p-draft2 = a kezdőlapka kiválasztása
name-p-reserve = épületek választása a kezdőlapkához
name-p-place = lapkák lerakása
name-p-masters = mesterek mozgatása
name-p-trade = kereskedelem
name-p-construct = építkezés
name-p-produce = termelés
name-p-over = vége

name-p-reason-military = elég katonai épület áll
name-p-reason-orders = megvan öt érdemrend
name-p-reason-island = kikötő áll a Viktória-szigeten
name-p-reason-cannot_place = valaki nem tud lapkát lerakni
name-p-reason-max_rounds = lejátszottátok a megbeszélt köröket

name-p-score-02 = épületek
name-p-score-03 = Viktória-sziget
name-p-score-04 = nem tudott lerakni
name-p-score-05 = láncok
name-p-score-06 = kút mellett
name-p-score-07 = őrtornyok látótávolságban
name-p-score-08 = őrtornyok a Fürkésztoronnyal
name-p-score-09 = távoli épületek
name-p-score-10 = pénz
name-p-score-11 = érdemrendek
name-p-score-12 = emberek
name-p-score-13 = bezárt mezők
name-p-score-14 = színek
name-p-score-15 = hajók és szekerek
name-p-score-16 = áruk

p-list-or = { $left } vagy { $right }

## Mi történt

p-event-dealt = A kezdőlapkákat kiosztották; { $one }: { $card1 } és { $card2 }; { $two }: { $card3 } és { $card4 }. Kezd: { $first }.
    .you = A kezdőlapkákat kiosztották; { $one }: { $card1 } és { $card2 }; { $two }: { $card3 } és { $card4 }. Te kezdesz.
p-event-draft-kept = { $seat } ezt tartja meg: { $tile }.
    .you = Ezt tartod meg: { $tile }.
p-event-draft-kept-hidden = { $seat } kezdőlapkát választott.
    .you = Kezdőlapkát választottál.
p-event-draft-shown = { $seat } ezt tartja meg: { $kept }, és ezt adja tovább: { $other }.
    .you = Ezt tartod meg: { $kept }, és ezt adod tovább: { $other }.
p-event-reserved = { $seat } a kezdőlapkájához ezt választja: { $buildings-a }.
    .you = A kezdőlapkádhoz ezt választod: { $buildings-a }.
p-event-reserved-hidden = { $seat } választott a kezdőlapkájához.
    .you = Választottál a kezdőlapkádhoz.
p-event-reserved-shown = { $seat } kezdőlapkája ezt hozza: { $buildings-a }.
    .you = A kezdőlapkád ezt hozza: { $buildings-a }.
p-event-round-began = { $round }. kör kezdődik; kezd: { $first }.
    .you = { $round }. kör kezdődik; te kezdesz.
p-event-closing-round-began = { $round }. kör kezdődik, ez a zárókör; kezd: { $first }.
    .you = { $round }. kör kezdődik, ez a zárókör; te kezdesz.
p-event-phase-began = Most: { $phase }.
p-event-passed-over = { $seat } ebből most kimarad: { $phase }.
    .you = Ebből most kimaradsz: { $phase }.
p-event-phase-ended = { $seat } ezzel készen van: { $phase }.
    .you = Ezzel készen vagy: { $phase }.
p-event-placed = { $seat } ezt rakja le: { $tile }, helye { $at }, forgatás { $rot }.
    .you = Ezt rakod le: { $tile }, helye { $at }, forgatás { $rot }.
p-event-placed-extra = { $seat } ezt is lerakja: { $tile }, helye { $at }, forgatás { $rot }.
    .you = Ezt is lerakod: { $tile }, helye { $at }, forgatás { $rot }.
p-event-came-free = A lapkával { $seat } { $building-a } kap, helye { $at }.
    .you = A lapkával { $building-a } kapsz, helye { $at }.
p-event-tile-moved = { $seat } áthelyez egy lapkát: { $owner-is ->
        [own] { $tile }
        [reader] { $tile } (a tiéd)
       *[other] { $tile } (tulajdonosa { $owner })
    }, innen { $from } ide { $to }, forgatás { $rot }.
    .you = Áthelyezel egy lapkát: { $owner-is ->
        [own] { $tile } (a tiéd)
       *[other] { $tile } (tulajdonosa { $owner })
    }, innen { $from } ide { $to }, forgatás { $rot }.
p-event-cannot-place = { $seat } nem tud lapkát lerakni.
    .you = Nem tudsz lapkát lerakni.
p-event-figure-sent = { $who-id ->
        [cardinal] { $seat } a bíborosát küldi
       *[other] { $seat } mestert küld
    } a tábláról ide: { $to }.
    .you = { $who-id ->
        [cardinal] A bíborosodat küldöd
       *[other] Mestert küldesz
    } a tábládról ide: { $to }.
p-event-figure-recalled = { $who-id ->
        [cardinal] { $seat } visszahívja a bíborosát
       *[other] { $seat } visszahív egy mestert
    } innen: { $from }.
    .you = { $who-id ->
        [cardinal] Visszahívod a bíborosodat
       *[other] Visszahívsz egy mestert
    } innen: { $from }.
p-event-figure-moved = { $who-id ->
        [cardinal] { $seat } áthelyezi a bíborosát
       *[other] { $seat } áthelyez egy mestert
    }, innen { $from } ide { $to }.
    .you = { $who-id ->
        [cardinal] Áthelyezed a bíborosodat
       *[other] Áthelyezel egy mestert
    }, innen { $from } ide { $to }.
p-event-figure-returned = { $who-id ->
        [cardinal] { $seat } bíborosa visszatér
       *[other] { $seat } mesterei közül { $count } visszatér
    } a táblára, innen: { $from }.
    .you = { $who-id ->
        [cardinal] A bíborosod visszatér
       *[other] A mestereid közül { $count } visszatér
    } a táblára, innen: { $from }.
p-event-sold = { $seat } elad { $price } pecuniáért: { $goods }.
    .you = Eladsz { $price } pecuniáért: { $goods }.
p-event-bought = { $seat } vásárol { $price } pecuniáért: { $goods }.
    .you = Vásárolsz { $price } pecuniáért: { $goods }.
p-event-food-coin = { $seat } { $price } pecuniát tesz ide: { $row }.
    .you = { $price } pecuniát teszel ide: { $row }.
p-event-built = { $seat } { $building-a } épít, helye { $at }.
    .you = Építesz: { $building }, helye { $at }.
p-event-board-taken = { $seat } ezt veszi el: { $board }.
    .you = Ezt veszed el: { $board }.
p-event-second-board = { $seat } elveszi a kiegészítő táblát.
    .you = Elveszed a kiegészítő táblát.
p-event-masters-came = { $count } hercegi mester érkezik { $seat } iskolájába.
    .you = { $count } hercegi mester érkezik az iskoládba.
p-event-demolished = { $seat } { $price } pecuniáért { $building-a } bont le, helye { $at }.
    .you = { $price } pecuniáért { $building-a } bontasz le, helye { $at }.
p-event-mine-opened = { $seat } a Bányász érdemrendjével ingyen { $building-a } nyit, helye { $at }.
    .you = A Bányász érdemrendjével ingyen { $building-a } nyitsz, helye { $at }.
p-event-building-moved = { $seat } az Építész érdemrendjével { $building-a } helyez át, innen { $from } ide { $to }.
    .you = Az Építész érdemrendjével { $building-a } helyezel át, innen { $from } ide { $to }.
p-event-cleared = { $seat } Erődje visszaküld egy lapkát innen: { $at }. A lapka: { $tile }, tulajdonosa { $owner-is ->
        [reader] te vagy
       *[other] { $owner }
    }.
    .you = Az Erődöd visszaküld egy lapkát innen: { $at }. A lapka: { $tile }, tulajdonosa { $owner }.
p-event-building-lost = { $seat } { $building-a } veszít, helye { $at }.
    .you = Elveszítesz egy épületet: { $building }, helye { $at }.
p-event-goods-lost = { $seat } helyhiány miatt elveszít: { $goods }.
    .you = Helyhiány miatt elveszítesz: { $goods }.
p-event-horsemen = { $seat } lovasainak száma most { $count }.
    .you = A lovasaid száma most { $count }.
p-event-order-earned = { $seat } kiérdemli ezt: { $order }.
    .you = Kiérdemled ezt: { $order }.
p-event-order-returned = { $seat } { $pecunia } pecuniáért visszaadja ezt: { $order }.
    .you = { $pecunia } pecuniáért visszaadod ezt: { $order }.
p-event-merit-tile = { $seat } ezt az érdemlapkát veszi el: { $tile }.
    .you = Ezt az érdemlapkát veszed el: { $tile }.
p-event-produced = { $seat } termel ({ $building }): { $goods }.
    .you = Termelsz ({ $building }): { $goods }.
p-event-caught = { $seat } hajója egy halat fog.
    .you = A hajód egy halat fog.
p-event-made = { $seat } { $vehicle-a } készít.
    .you = Elkészült: { $vehicle }.
p-event-end-triggered = { $seat } elindítja a játék végét: { $reason }. E kör után a zárókör következik.
    .you = Elindítod a játék végét: { $reason }. E kör után a zárókör következik.
p-event-end-agreed = Ez az utolsó kör, ahogy megbeszéltétek.
p-event-won = A játék véget ért. { $lead ->
        [0] Mindkét játékosnak { $high } pontja van; a pénz vagy az épületek alapján { $winner } nyer.
       *[other] { $winner } nyer { $high } ponttal; az ellenfél pontjai: { $low }.
    }
    .you = A játék véget ért. { $lead ->
        [0] Mindkét játékosnak { $high } pontja van; a pénz vagy az épületek alapján te nyersz.
       *[other] Te nyersz { $high } ponttal; az ellenfél pontjai: { $low }.
    }
p-event-shared = A játék véget ért. Mindkét játékosnak { $score0 } pontja van, és osztoznak a győzelmen.

## Miért nem. Előtte a szabály száma áll, ezért kisbetűvel kezdődik.

p-draft-01-deal = az osztás egyszer mondja meg, ki kezd, és mindkét játékosnak két különböző kezdőlapkát ad.
p-draft-01-not-dealt = ez nincs az előtted lévő két kezdőlapka között: { $tile }.
p-draft-02-slots = { $slots ->
        [0] a kezdőlapkádon nincs hely, ezért nem választasz hozzá semmit.
        [one] a kezdőlapkádon 1 hely van; válassz hozzá egy épületet, vagy semmit.
       *[other] a kezdőlapkádon { $slots } hely van; mindegyikhez válassz egy épületet vagy semmit.
    }
p-draft-02-plan = a kezdőlapkád { $slot }. helyére nem illik { $building-the }.
p-draft-02-piece = ebből nem maradt darab: { $building }.
p-draft-03-not-extra = ez nincs a kezdő- és érdemlapkáid között: { $tile }.
p-turn-01-other-phase = { $phase-id ->
        [setup] előbb kiosztják a kezdőlapkákat.
        [draft] előbb tartsd meg a két kezdőlapkád egyikét.
        [draft2] előbb válaszd ki a két kezdőlapkád egyikét.
        [reserve] előbb válaszd ki a kezdőlapkáddal érkező épületeket.
        [place] most a lapkák lerakásának ideje van.
        [masters] most a mesterek mozgatásának ideje van; ha kész vagy, zárd le a fázist.
        [trade] most a kereskedelem ideje van; ha kész vagy, zárd le a fázist.
        [construct] most az építkezés ideje van; ha kész vagy, zárd le a fázist.
        [produce] most a termelés ideje van; ha kész vagy, zárd le a fázist.
       *[other] ezt most nem lehet.
    }
p-draft-01-not-your-turn = { p-turn-02-not-your-turn }
p-draft-02-not-your-turn = { p-turn-02-not-your-turn }
p-turn-02-not-your-turn = nem te jössz; most { $count ->
        [one] ő lép
       *[other] ők lépnek
    }: { $players }.
p-draft-01-not-dealt-yet = egy pillanat; a kezdőlapkákat még ki kell osztani.
p-end-04-over = a játék véget ért; már nem lehet lépni.
p-ord-01-merit-tile-first = előbb válaszd ki az új érdemrended érdemlapkáját.
p-ord-09-not-due = most nem jár érdemlapka; némelyik érdemrend hoz egyet.
p-ord-09-taken = ez nincs a megmaradt érdemlapkák között: { $tile }.
p-place-01-not-in-hand = ez nincs a kezedben: { $tile }.
p-hex-01-rotation = { $turns ->
        [one] ez a lapka mindegyik forgatással ugyanolyan: { $tile }; 0 forgatással rakd le.
       *[other] ezt a lapkát 0 és { $last } közötti forgatással rakd le: { $tile }; a többi ugyanúgy néz ki.
    }
p-place-02-occupied = itt már van lapka: { $at }; válassz egy üres mezőt.
p-place-02-apart = emellett nincs lapka: { $at }; egy új lapkának érintenie kell egy másikat.
p-place-03-road = egy út olyan oldalnak ütközne, amelyen nincs út, { $direction } felé.
p-sea-03-river = egy folyó olyan oldalnak ütközne, amelyen nincs folyó, { $direction } felé.
p-sea-01-sea = a tenger olyan földet érintene, amely nem hegy, { $direction } felé.
p-place-04-no-way = ott a lapka egyetlen útja sem vezetne a Palotádhoz: { $tile }.
p-place-07-guarded = a másik játékos épülete őrzi ezt a mezőt { $direction } felől: { $building }.
p-place-08-bog = { $direction } felé láp van; mellé csak alaprajz nélküli lapka kerülhet.
p-place-10-can-place = a kezedből még le lehet rakni egy lapkát.
p-store-03-board-missing = a raktár raktártáblával jár; nevezz meg egyet, amely az asztalon van.
p-store-03-board-idle = ide nem érkezik raktár, ezért raktártábla sem jár.
p-store-03-board-taken = ez már nincs az asztalon: { $board }.
p-store-02-no-room = a raktáradban nincs ennek szabad hely: { $good }.
p-comp-03-no-supply = ebből nincs több a közös készletben: { $good }.
p-ord-05-no-order = ez nincs nálad: { $order }.
p-ord-05-not-a-mine = a Bányász szén-, vasérc-, arany- és gyémántbányát nyit; ez viszont { $building }.
p-ord-06-no-order = ez nincs nálad: { $order }.
p-ord-06-no-building = itt nincs áthelyezhető épületed: { $at }, { $slot }. hely.
p-ord-06-fixed = { $building-the } nem helyezhető át.
p-ord-06-same-tile = az Építész egy épületet egy másik lapkára helyez át.
p-ord-06-other-plan = a két helynek más az alaprajza.
p-ord-07-no-order = ez nincs nálad: { $order }.
p-ord-07-no-tile = itt nincs lapka: { $at }.
p-ord-07-unmovable = ez a lapka a helyén marad: { $at }; a kezdő világ, a Palota és a hidak nem mozdulnak.
p-ord-07-same-cell = a Gazda egy lapkát egy másik mezőre helyez át.
p-ord-04-twice = már van Kereskedelem érdemrended.
p-ord-04-taken = ez a Kereskedelem érdemrend a másik játékosé.
p-ord-04-price = ez a Kereskedelem érdemrend { $price } pecunia; nincs ennyid.
p-mast-01-no-masters = a hercegi mesterek az iskolával érkeznek; előbb azt építsd fel.
p-mast-02-same-place = ez a figura ott maradna, ahol van.
p-mast-02-no-master = ott nincs mozgatható mestered.
p-mast-02-gave-before = ez a lapka ebben a fázisban már adott ilyen figurát, ezért nem kaphat: { $at }.
p-mast-02-received-before = ez a lapka ebben a fázisban már kapott ilyen figurát, ezért nem adhat: { $at }.
p-mast-03-no-workplace = itt senki sem dolgozik, akinek egy mestered segíthetne: { $at }.
p-mast-04-full = itt már három figura áll, több nem fér el: { $at }.
p-mast-06-no-cardinal = a bíborosod nincs ott.
p-trade-01-nothing-to-sell = ebből nincs mit eladnod: { $good }.
p-trade-02-not-for-sale = ezt a karavánok nem árulják: { $good }.
p-trade-02-price = { $goods }: az ára { $price } pecunia; nincs ennyid.
p-enh-01-price = ebbe a sorba egy érme { $price } pecunia; nincs ennyid.
p-enh-02-full = ebben a sorodban nincs szabad mező: { $row }.
p-enh-03-closing = a zárókörben nem kerül érme az ételek soraiba.
p-build-01-no-site = itt nincs lapka, amelyre építeni lehetne: { $at }.
p-build-01-no-slot = ezen a lapkán nincs ilyen hely: { $at }, { $slot }. hely.
p-build-01-slot-taken = ott már áll { $building-the }.
p-build-01-unconnected = innen nem vezet út a Palotádhoz: { $at }.
p-build-01-no-piece = ebből nem maradt darabod: { $building }.
p-build-01-cost = ehhez ennyi kell: { $goods }; nincs ennyid.
p-build-03-plan = { $building-the } nem illik ennek a helynek az alaprajzára.
p-build-04-no-feature = { $building-the } a maga természeti elemét kívánja a lapkáján vagy mellette.
p-build-05-requires = mielőtt { $building-a } építesz, { $first-a } kell építened.
p-tile-11-foreign = ez a lapka nem a tiéd, nem építhetsz rá: { $at }.
p-bld-25-warehouse-mine = { $building-the } itt nem állhat: ezen a lapkán csak raktár és bánya fér meg együtt.
p-sea-02-no-sea = { $building-the } olyan tengert kíván, amelyben van tengerlapka és két parti lapka, köztük egy öböl.
p-isl-01-no-cargo-ship = a viktória-szigeti kikötőhöz egy korábbi körben készült teherhajó kell.
p-isl-02-other-sea = a viktória-szigeti kikötőhöz kikötő kell a sziget tengerén.
p-isl-03-lasting = a viktória-szigeti kikötő marad.
p-demo-01-no-building = itt nincs épületed: { $at }, { $slot }. hely.
p-demo-01-price = a bontás ára { $price } pecunia; nincs ennyid.
p-demo-02-lasting = { $building-the } nem bontható le.
p-prod-01-no-workers = ebben a fázisban már minden munkásod dolgozott.
p-prod-02-no-building = itt nincs épületed: { $at }, { $slot }. hely.
p-prod-02-exhausted = { $building-the } ebben a fázisban már mindent elkészített, amit tudott.
p-prod-03-no-room = a terméknek nincs szabad hely: { $good }.
p-prod-04-no-product = { $building-the } magától nem készít raktározható terméket.
p-prod-05-idle = { $building-the } nem dolgozik: { $lacks-kind ->
        [feature] a lapkáján vagy mellette hiányzik ez: { $lacks }.
        [riverbank] a lapkája nem folyópart.
        [sea] a tengerében kell lennie tengerlapkának és két parti lapkának, köztük egy öbölnek.
       *[buildings] működő { $lacks } igényel.
    }
p-ship-01-no-working-port = egyik kikötőd sem dolgozik; működő fűrészmalom és használható tenger kell hozzá.
p-ship-01-one-per-port = minden működő kikötő körönként egy hajót készít, és a tiéd már készített.
p-ship-01-cost = a hajóhoz ennyi kell: { $goods }; nincs ennyid.
p-ship-02-limit = ebből nem lehet több: { $vehicle }.
p-ship-03-no-boat = nincs halászhajód.
p-ship-03-no-port = kikötő nélkül a hajók nem fognak semmit.
p-ship-03-caught-all = a hajóid ebben a körben már mindent kifogtak, amit tudtak.
p-ship-04-no-lighthouse = a teherhajóhoz világítótorony kell.
p-ride-04-no-riding-hall = a szekerekhez lovarda kell.
p-ride-04-no-horseman = minden lovasnak van szekere; előbb képezz ki többet.
p-ride-04-needs = a szekérkészítés működő { $building-a } igényel.
p-ride-04-cost = a szekérhez ennyi kell: { $goods }; nincs ennyid.

## Mit lehet tenni

p-do-draft-keep = megtartani: { $tile }
p-do-reserve = a kezdőlapkához választani: { $buildings-a }
p-do-place = lerakni: { $tile }, helye { $at }, forgatás { $rot }
p-do-place-extra = lerakni ezt is: { $tile }, helye { $at }, forgatás { $rot }
p-do-place-extra-board = lerakni ezt is: { $tile }, helye { $at }, forgatás { $rot }, hozzá { $board }
p-do-farmer-move = visszaadni a Gazda érdemrendjét és áthelyezni egy lapkát innen { $from } ide { $to }, forgatás { $rot }
p-do-cannot-place = bejelenteni, hogy egy lapkát sem lehet lerakni
p-do-figure-sent = { $who-a } küldeni a tábláról ide: { $to }
p-do-figure-recalled = { $who-a } visszahívni innen: { $from }
p-do-figure-moved = { $who-a } áthelyezni innen { $from } ide { $to }
p-do-figure-stays = { $who-a } a táblán hagyni
p-do-sell = eladni: { $goods }
p-do-buy = vásárolni: { $goods }
p-do-food-coin = érmét tenni ide: { $row }
p-do-buy-commerce = megvenni: { $order }
p-do-build = { $building-a } építeni, helye { $at }, { $slot }. hely
p-do-build-board = { $building-a } építeni, helye { $at }, { $slot }. hely, hozzá { $board }
p-do-demolish = lebontani az épületet itt: { $at }, { $slot }. hely
p-do-miner-mine = visszaadni a Bányász érdemrendjét és { $building-a } nyitni, helye { $at }, { $slot }. hely
p-do-architect-move = visszaadni az Építész érdemrendjét és áthelyezni az épületet innen: { $from }, { $from-slot }. hely, ide: { $to }, { $to-slot }. hely
p-do-produce = egy darabot készíteni itt: { $at }, { $slot }. hely
p-do-catch = egy halat fogni hajóval
p-do-make = { $vehicle-a } készíteni
p-do-merit-tile = elvenni ezt az érdemlapkát: { $tile }
p-do-end-phase = lezárni a fázist

## Egy állás

p-at-setup = Előkészítés.
p-at-choice = Az 1. kör előtt: { $phase }.
p-at-round = { $round }. kör, { $phase }.
p-at-closing-round = { $round }. kör, a zárókör, { $phase }.
p-at-over = A játék véget ért; az utolsó kör száma { $round }.
p-at-dealing = Osztják a kezdőlapkákat.
p-at-turn = Most ő jön: { $seat }.
    .you = Te jössz.
p-at-turns = Még választania kell: { $players }.
p-at-first = Ebben a körben { $first } kezd.
    .you = Ebben a körben te kezdesz.
p-at-end = Valami elindította a játék végét: { $reason }.
p-at-merit-due = { $seat } érdemlapkát választ.
    .you = Érdemlapkát kell választanod.
p-at-merit-left = Megmaradt érdemlapkák: { $tiles }

p-at-map = Térkép
p-at-map-part = Térkép, { $part }. rész, összesen { $parts }, nyugatról keletre
p-at-row = { $row } ({ $column })
p-at-map-rows = Egy sor elején a sor száma és az első mező oszlopa áll; sorról sorra egy oszlop fél mezővel jobbra tolódik.
p-at-map-owners = Egy mezőben elöl a tulajdonos: 1 = { $one }, 2 = { $two }, szám nélkül senkié.
p-at-map-marks = Aztán az épület, például { $building }; vagy a táj, például { $feature }; vagy a lapka, például { $tile }. A + két épületet jelent; a pont egy lapka melletti üres mező. Kelet jobbra van; egy hely írásmódja oszlop,sor.

p-at-player = { $seat }: { $pecunia } pecunia, most { $points } pont
    .you = Te: { $pecunia } pecunia, most { $points } pont
p-at-goods = Áruk: { $list }
p-at-slots = Raktárhelyek: hosszú { $long-used }/{ $long }, négyzetes { $square-used }/{ $square } foglalt
p-at-slots-board = Raktárhelyek ({ $board }): hosszú { $long-used }/{ $long }, négyzetes { $square-used }/{ $square } foglalt
p-at-citizens = { $count } polgár
p-at-cardinal-board = a bíboros a táblán
p-at-cardinal = a bíboros itt: { $at }
p-at-masters = { $count } mester, közülük a táblán { $board }
p-at-horsemen = { $count } lovas
p-at-people = Emberek: { $list }
p-at-workers = Ebben a fázisban még szabad munkások: { $count }
p-at-carts = { $count } szekér
p-at-boats = { $count } halászhajó
p-at-cargo-ship = teherhajó, készült: { $round }. kör
p-at-vehicles = Hajók és szekerek: { $list }
p-at-food = Érmék: a halas sorban { $fish }, a kenyeres és sonkás sorban { $bread }
p-at-second-board = Kiegészítő tábla: megvan
p-at-orders = Érdemrendek: { $orders }
p-at-orders-returned = Visszaadott érdemrendek: { $orders }
p-at-cannot-place = Bejelentette, hogy egy lapkát sem lehet lerakni
p-at-kept = Megtartja: { $tile }
p-at-chosen = Választott
p-at-reserved = A kezdőlapkához választva: { $buildings-a }
p-at-extra = Lerakható kezdő- és érdemlapkák: { $tiles }
p-at-spent = Ezek már egyszer le voltak rakva, és nem hoznak többet: { $tiles }
p-at-draft = Választható kezdőlapkák: { $tiles }
p-at-built = Lapkák épületekkel
p-at-site = { $at } { $tile }, forgatás { $rot }: { $list }
p-at-site-still = { $at } { $tile }: { $list }
p-at-standing = { $building }
p-at-standing-idle = { $building } (nem dolgozik)
p-at-empty = üres { $plan }
p-at-figures-masters = { $count } mester
p-at-figures-cardinal = a bíboros
p-at-empty-sites = Lapkák üres alaprajzzal: { $list }
p-at-land = Más lapkák: { $list }
p-at-nobody = Senki lapkái: { $list }
p-at-tile = { $at } { $tile }, forgatás { $rot }
p-at-tile-still = { $at } { $tile }
p-at-hand = Kézben: { $count ->
        [0] nincs lapka
       *[other] { $count } lapka
    }
p-at-hand-category = { $category }: { $tiles }
p-at-points = Pontok: { $list }; összesen { $points }
p-at-points-item = { $item } { $points }

name-p-colour-green = zöld
name-p-colour-grey = szürke
name-p-colour-white = fehér
name-p-colour-black = fekete

## Miért jobb az egyik fázis a másiknál: tények, a másikkal összevetve

p-why-points = Így azonnal { $points } pontot hoz, másképp { $other } pontot.
p-why-chains = A termelési láncok így { $points } pontot érnek, másképp { $other } pontot.
p-why-enclosed = A körbezárt üres mezők így { $points } pontot számítanak, másképp { $other } pontot.
p-why-colours = A színcsoportok így { $points } pontot érnek, másképp { $other } pontot.
p-why-works = Így működik: { $building }; másképp nem.
p-why-idle = Másképp olyan épület épül, amely tétlenül áll: { $building }.
p-why-workers = A termelésben így { $count } munkás dolgozik, másképp { $other }.
p-why-goods = Így több marad a raktárban: { $goods }.
p-why-money = Így { $pecunia } pecunia marad, másképp { $other }.
p-why-order = Így megszerzed: { $order }.
