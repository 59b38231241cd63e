# Játék gépeléssel. A `say-…` szavakat érti a program; a szinonimákat " / " választja el, elöl áll a sajátunk.
# Az angol szavakat minden nyelven érti.

## Verbs of the games

say-keep = tartsd meg / tarts meg / megtart
say-under = alá / tedd alá
say-draw = húzz / húzok
say-stop = elég
say-sell = adj el / ne adj el / eladok / eladás
say-build = építs / építek
say-end = vége / kész
say-trash = vedd ki / kivesz
say-store = raktározz
say-reserve = válassz / válaszd
say-place = rakd le / rakj le / tedd le
say-farmer = gazda
say-cannot = nem tudok / nem tudok lerakni
say-master = mester / mesterek / küldj mestert / hívj vissza mestert
say-cardinal = bíboros / küldd a bíborost / hívd vissza a bíborost
say-buy = vegyél / vásárolj
say-coin = érme
say-commerce = kereskedelem
say-demolish = bontsd le / bonts
say-miner = bányász
say-architect = építész
say-produce = termelj
say-catch = halássz
say-make = készíts
say-merit = érdem

## Other words of commands

say-noise = a / az / egy / és / meg / sörfőzde / kártya / lap / lapka / the / and / of / for / with / brewery / space
say-nothing = semmit / semmi
say-all = mind / minden / mindent / összes
say-to = ide
say-from = innen
say-on = ide / helyre / hely
say-at = ide / itt
say-as = mint
say-rot = forgatás / fordítás
say-slot = hely / helyre
say-board = raktártábla
say-home = tábla
say-office = iroda
say-market = piac
say-building = építés
say-turn = kör
say-phase = fázis
say-times = darab / szor
say-row-fish = hal
say-row-bread = kenyér / sonka

## Commands at any time

say-choices = lehetőségek / lista
say-more = tovább / több
say-board-command = asztal / mutasd / nézd
say-what-if = mi lenne ha / mi van ha / előnézet
say-undo = visszavonás / vissza
say-hint = tipp / tanács
say-why = miért
say-rules = szabályok / szabály
say-log = napló
say-names = nevek / kik
say-name = nevem
say-save = mentés / mentsd
say-quit = kilépés / kilépek
say-help = súgó / segítség

## Parts of the table

say-part-breweries = sörfőzdék / árak / kereslet
say-part-players = játékosok / táblák
say-part-hand = kéz / kártyák
say-part-map = térkép
say-part-belongings = én / áruk
say-part-land = lapkák / terület / épületek
say-part-opponent = ellenfél
say-part-common = közös / érdemlapkák

## At the table

t-welcome = Írd be egy lehetőség számát vagy egy parancsot. A „súgó” felsorolja a parancsokat, a „kilépés” elmenti a játékot és kilép.
t-welcome-onlookers = Csak botok játszanak; te nézed őket.
t-seats = Az asztalnál: { $list }.
t-seat-you = { $who }: te
t-seat-human = { $who }: ennél a billentyűzetnél
t-seat-bot = { $who }: a bot neve { $bot }
t-program-failed = { $bot } hibázott: { $why }. Egy másik bot ül a helyére: { $instead }.
t-prompt = Mit lépsz?{" "}
t-prompt-named = { $name }, mit lépsz?{" "}
t-hide = { $before }, nyomd meg az Entert, hogy törlődjön a képernyő, aztán add át a billentyűzetet. A következő: { $player }.{" "}
t-pass = { $player }, nyomd meg az Entert, ha a billentyűzetnél ülsz.{" "}
t-forced = Csak egy dolgot lehet tenni: { $action }.
t-times = { $line } ({ $count } alkalommal)
t-group = { $title } ({ $count } lehetőség)
t-more = További { $count }: írd be, hogy „tovább”.
t-back = A „lehetőségek” újra az első listát mutatja.
t-unlisted = Még { $count } lehetőség írható be, például: { $form }
t-empty = Írj be egy számot vagy egy parancsot; a „lehetőségek” felsorolja, mit tehetsz, a „súgó” magyaráz.
t-no-number = Ilyen szám nincs a listában; 1-től eddig tart: { $most }. A „lehetőségek” újra megmutatja.
t-too-long = Ez a sor túl hosszú egy parancshoz; kimaradt.
t-skipped = Még { $count } sor kimaradt.
t-not-understood = Ez itt nem parancs: „{ $line }”.
t-near = Erre gondoltál: { $near }?
t-expected-verb = Kezdd ezek egyikével: { $list }; vagy írj be egy számot, vagy azt, hogy „súgó”.
t-expected-end = A parancs eddig érthető, ez már nem: „{ $rest }”; hagyd el, vagy a „súgó” megmutatja, hogyan kell beírni.
t-which = Melyik: { $list }?
t-which-verb = Ez több szó rövidítése is lehet: { $list }.
t-rest-undone = Abból, amit beírtál, ennyi nem történt meg: { $count }.
t-refused = A „miért” megmutatja az egész szabályt: { $rule }.
t-no-part = Mit mutassak? { $list }, vagy egy dolog neve.
t-no-rule = Nincs ilyen szabály: „{ $asked }”; a „szabályok” felsorolja a fejezeteket.
t-why-nothing = Az utolsó lépésed óta nem volt elutasítás, és tippet sem kaptál.
t-name-what = Hogy hívjunk? Például: nevem Anna
t-log-earlier = { $count } korábbi sor; a „napló mind” megmutatja.

t-saved = A játék elmentve ide: { $file }.
t-resume = Folytatás: princely play --lang hu --resume { $file }
t-look-again = Visszanézés: princely replay { $file } --step
t-not-saved = A játékot nem lehetett elmenteni: { $why }
t-not-noted = A folyó játék nem jegyezhető fel: { $why }. Mentsd el időnként.

t-undone = Visszavonva: { $action }.
t-undo-nothing = Még nem tettél semmit, amit vissza lehetne vonni.
t-undo-chance = Ezt nem lehet visszavonni: azóta kártyákat húztak, és valaki látta őket.
t-undo-moved = Ezt nem lehet visszavonni: { $name } azóta lépett.
t-undo-revealed = Ezt nem lehet visszavonni: azóta felfedték a titkos döntéseket.

t-hint = Egy bot ({ $bot }) ezt tanácsolja: { $action }. Így írható be: { $typed }
t-hint-for = Most ő jön: { $name }.
t-hint-chance = Itt senki sem dönt; kártyákat kell húzni.
t-hint-over = Ott már vége a játéknak.
t-hint-no-thought = Ez a bot egyszerű szabályok szerint játszik, és nem vet össze lehetőségeket: { $bot }.
t-hint-wins = Nyerési esély ezzel, erős játékosok között: { $percent } ± { $error } százalék.
t-hint-other = Másképp: { $turn }; { $percent } százalék, { $less } ± { $error } ponttal kevesebb.
t-hint-close = A két legjobb lépés túl közel van egymáshoz, nem dönthető el, melyik jobb.
t-hint-forced = Itt nincs mit választani.
t-hint-turn = Az egész kör, amire gondol: { $turn }.
t-hint-worlds = { $count } folytatást képzelt el abból, amit ez a játékos tudhat.

t-what-if = Ha ezt tennéd:
t-what-if-end = Utána már nem te jössz.
t-what-if-hidden = A folytatás olyasmitől függ, amit nem tudhatsz.
t-what-if-group = Ez a szám egy külön lista: { $number }; előbb írd be a számot, aztán kérdezz.
t-what-if-what = Mi lenne, ha mi? Például: mi lenne ha 2

## Help

t-help-now = Most például ezt írhatod be:
t-help-numbers = A szavakat lehet rövidíteni, amíg egyértelműek. Egy szám a lista egyik lehetőségét választja.
t-help-always = Bármikor:
t-help-choices = felsorolja, mit tehetsz
t-help-more = egy hosszú lista következő sorait mutatja
t-help-board = megmutatja az asztalt vagy egy részét: { $parts }; a „mutasd” és egy dolog neve elmagyarázza azt
t-help-what-if = elmondja, mi történne, de nem teszi meg: „mi lenne ha 2”, vagy „mi lenne ha” és egy parancs
t-help-undo = visszavonja az utolsó lépésedet, amíg azóta semmit sem fedtek fel
t-help-hint = megkérdez egy botot, mit tenne
t-help-why = elmagyarázza az utolsó elutasítást a szabályával, vagy az utolsó tippet
t-help-rules = a szabálykönyv fejezetei; a „szabályok” és egy fejezet vagy szabály megmutatja azt
t-help-log = mi történt, ahogy te láttad; „napló mind” az elejétől
t-help-names = ki hol ül
t-help-name = nevet ad neked: „nevem Anna”
t-help-save = elmenti a játékot; a „mentés” és egy fájlnév megválasztja a fájlt
t-help-quit = elmenti a játékot és kilép; a Ctrl-C is ezt teszi
t-help-help = ez a súgó; a „súgó” és egy parancs elmagyarázza azt

## Fürstenfeld

t-f-about = Aki elsőként { $palaces ->
        [4] négy
        [5] öt
       *[other] hat
    } palotát épít, lezárja a játékot; akiknek { $palaces ->
        [4] legalább négy
        [5] legalább öt
       *[other] hat
    } palotájuk van, azok közül a legtöbb érme nyer. Add el egy sörfőzdének, amit a földjeid teremnek, építs kártyákat a hat helyedre, és tarts meg egy kártyát a következő fordulóra.
t-f-hand = { $player } kártyái: mibe kerülnek és mit tudnak
    .you = A kártyáid: mibe kerülnek és mit tudnak
t-f-status = { $coins } érméd, { $palaces } palotád és { $hand } kártyád van. { $goods }.
t-f-sale = { $sale }: { $coins } érme{ $surplus ->
        [0] {""}
       *[other] , az árak összesen { $surplus } mezőt esnek
    }
t-f-group-build = megépíteni: { $card }, { $cost ->
        [0] ingyen
       *[other] { $cost } érméért
    }
t-f-keep = megtartani: { $cards }; a pakli alá megy{ $count ->
        [one] {""}
       *[other] , ebben a sorrendben
    }: { $others }
t-f-group-under = egyetlen kártyát a pakli alá tenni
t-f-build = { $build }, { $cost ->
        [0] ingyen
       *[other] { $cost } érméért
    }
t-f-limit = { $limit } kártyát tarthatsz meg a következő fordulóra.
t-f-group-trash = egy kártyát kivenni a játékból
t-f-group-store = árut megtartani a raktárban
t-f-build-over = { $build }, alatta marad: { $covered }
t-f-form-keep = tartsd meg palota 3
t-f-form-under = alá bank 1, piac: ezek a pakli alá mennek, az elsőt húzod majd előbb
t-f-form-draw = húzz, vagy elég
t-f-form-sell = adj el 2 komló 1 víz ide 3
t-f-form-office = adj el 2 komló 1 víz ide 3 iroda komló
t-f-form-market = adj el 3 komló ide 2 piac 2 komló mint árpa
t-f-form-nothing = adj el semmit
t-f-form-build = építs bank 1 ide 2
t-f-form-end = vége
t-f-form-discard = alá bank 1, piac; vagy tartsd meg palota 3: minden más a pakli alá megy
t-f-form-store = raktározz 2 komló 1 víz; vedd ki bank 1
t-f-expected-card = Ide egy kártya neve kell, például bank 1 vagy palota 3.
t-f-expected-good = Ide egy áru kell: komló, árpa vagy víz, például 2 komló.
t-f-expected-brewery = Melyik sörfőzdének? Felelj a számával, vagy írd be az egészet: adj el 2 komló ide 1
t-f-expected-market = A piacot így kell beírni: piac 2 komló mint árpa
t-f-expected-space = Melyik helyre, 1-től 6-ig? Felelj a számával, vagy írd be az egészet: építs bank 1 ide 2

t-f-field = fordulónként terem: { $count } { $good }
t-f-palace = { $palaces ->
        [4] négy
        [5] öt
       *[other] hat
    } palota lezárja a játékot
name-t-does-bank_1 = fordulónként 3 érmét fizet
name-t-does-bank_2 = fordulónként 5 érmét fizet
name-t-does-town_hall_1 = 1 kártyával többet tarthatsz meg
name-t-does-town_hall_2 = 2 kártyával többet tarthatsz meg
name-t-does-laboratory_1 = fordulónként 1 kártyával többet húzhatsz
name-t-does-laboratory_2 = fordulónként 2 kártyával többet húzhatsz
name-t-does-office = 1 érmével több jár egy fajta áru minden eladott jelzőjéért
name-t-does-market = legfeljebb 3 egyforma jelzőt más áruként ad el
name-t-does-warehouse = legfeljebb 3 el nem adott jelzőt megőriz
name-t-does-magistrate = a korongod 3 mezővel lejjebb kerül, így hamarabb jössz
name-t-does-crane = minden kártya 2 érmével olcsóbb
name-t-does-tour_guide = fordulónként palotánként 2 érmét fizet
name-t-does-scavenger = körönként legfeljebb 2 kártyát kivesz a játékból

## Principati Duello

t-p-about = Rakj le lapkákat a Palotád köré, építs rájuk, és dolgoztasd az embereidet. Amikor valami elindítja a végét, még egy zárókör következik; aztán a legtöbb pont nyer.
t-p-map = Kelet jobbra van. Egy mező a tulajdonosát (1 vagy 2), a színét ({ $colours }; & két szín, * mind) és az épületét, a tájat vagy a lapkát mutatja; az üres mező a helyét, oszlop,sor. A = / és \ út, a ~ folyó.
t-p-status = { $round }. kör, { $phase }. { $pecunia } pecuniád és { $points } pontod van.
t-p-roads = Az útjaid ide vezetnek: { $cells }.
t-p-no-roads = Egyetlen utad sem vezet üres mezőre.
t-p-roads-to = utak: { $to }
t-p-river-to = folyó: { $to }
t-p-sea-to = tenger: { $to }
t-p-with = { $text }: { $more }
t-p-slot = { $slot }. helyre: { $name }
t-p-price = { $deal }, { $pecunia } pecuniáért
t-p-coin-fish = { $deal }: minden raktározott halad a végén { $points } ponttal többet ér
t-p-coin-bread = { $deal }: minden raktározott kenyered és sonkád a végén { $points } ponttal többet ér
t-p-commerce = { $deal }: a végén { $points } pontot ér, és egy érdemlapkát hoz
t-p-ask-building = A „mutasd kőbánya” megmondja, mi kell egy kőbányához és mit készít; így minden épületnél.
t-p-site-makes = terméke: { $good }
t-p-site-idle = még nem dolgozna; hiányzik: { $lacks }
t-p-cell = { $site }.
t-p-cell-owned = { $site }; tulajdonosa: { $owner }.
t-p-cell-sides = Az oldalain: { $sides }.
t-p-cell-none = Most egyetlen lapkád sem kerülhetne ide: { $at }.
t-p-cell-fits = Ezek a lapkáid kerülhetnének most ide: { $at }
t-p-cell-tile = forgatás: { $turns }
t-p-tile-sides = Ha a forgatás 0: { $sides }.
t-p-tile-plans = Van rajta: { $plans }.
t-p-tile-features = Ennek számít: { $features }.
t-p-tile-place = { $at } (forgatás: { $turns })
t-p-tile-places = Ide rakhatnád le: { $places }.
t-p-tile-nowhere = Most sehová sem rakhatnád le.
t-p-building = { $name }: a helye { $plan }, az ára { $cost }, értéke { $points } pont.
t-p-building-requires = Előbb { $list } kell építened.
t-p-building-near = Ha mellette van ez, dolgozik: { $list }.
t-p-building-ground = Csak itt dolgozik: { $list }.
t-p-building-needs = A munkájához működő { $list } igényel.
t-p-building-makes = Egyszerre ennyit készít: { $list }.
t-p-group-extra = Kezdő- és érdemlapkák
t-p-group-farmer = visszaadni a Gazda érdemrendjét és áthelyezni egy lapkát
t-p-group-from = innen: { $at }
t-p-group-cardinal = mozgatni a bíborost
t-p-group-send = mestert küldeni a tábláról
t-p-group-recall = mestert visszahívni
t-p-group-shift = mestert áthelyezni
t-p-group-sell = eladni
t-p-group-buy = vásárolni
t-p-group-build = { $name } építeni, ára: { $cost }
t-p-group-demolish = lebontani egy épületet
t-p-group-miner = visszaadni a Bányász érdemrendjét és bányát nyitni
t-p-group-architect = visszaadni az Építész érdemrendjét és áthelyezni egy épületet
t-p-form-merit = érdem OM1
t-p-form-keep = tartsd meg ST_A
t-p-form-reserve = válassz raktár, kút; vagy válassz semmit
t-p-form-place = rakd le H02 ide 4,1 forgatás 2
t-p-form-look = mutasd H02: mi ez a lapka, és hová kerülhet; mutasd 4,1: mi kerülhet oda
t-p-form-masters = bíboros ide 3,1; mester ide 3,1; mester 2 ide 3,1; mester innen 3,1 ide 4,1; mester innen 3,1
t-p-form-trade = adj el 2 szerszám; vegyél 3 gerenda; kereskedelem 30
t-p-form-food = érme hal; érme kenyér
t-p-form-build = építs kőbánya ide 3,1; építs raktár ide 4,1 raktártábla a
t-p-form-demolish = bontsd le 3,1; mutasd kőbánya
t-p-form-produce = termelj kőbánya 2; termelj 3,1
t-p-form-make = halássz; készíts szekér; készíts halászhajó; készíts teherhajó
t-p-form-end = vége
t-p-expected-tile = Ide egy lapka kell, a jelével vagy a nevével: H02, egyenes ház. A „kéz” felsorolja a tieidet.
t-p-expected-building = Ide egy épület neve kell, például kőbánya vagy raktár.
t-p-expected-place = Ide egy hely kell, oszlop és sor, vesszővel elválasztva: 4,1
t-p-expected-slot = Melyik hely, 1 vagy 2?
t-p-expected-board = Melyik raktártábla: raktártábla a vagy raktártábla b?
t-p-expected-rot = Melyik forgatással: { $list }? A számával válaszolj.
t-p-expected-figure = Hová, vagy honnan? Például: mester ide 3,1; bíboros innen 3,1
t-p-expected-good = Ide egy áru kell, például 2 gerenda vagy kő.
t-p-expected-row = Melyik sorba: érme hal, vagy érme kenyér?
t-p-expected-commerce = Melyik: kereskedelem 20, vagy kereskedelem 30?
t-p-expected-workplace = Nincs ilyen épületed, amely készíthetne valamit. Például: termelj kőbánya, termelj 3,1
t-p-expected-vehicle = Mit készítesz: szekeret, halászhajót vagy teherhajót?

## Before the game

t-menu-left = Otthagytál egy játékot.
t-menu-go-on = folytatás: { $game } ({ $seats }), { $ago }
t-menu-new = új játék kezdése
t-menu-left-minutes = { $count ->
        [0] épp most
       *[other] { $count } perce
    }
t-menu-left-hours = { $count } órája
t-menu-left-days = { $count } napja
t-menu-game = Melyik játék?
t-menu-opponents = Hány ellenfél?
t-menu-count = { $count } ellenfél
t-menu-bot = Mennyire játsszanak jól?
t-level-beginner = Ismeri a szabályokat, de nem sokkal többet; minden második lépése szeszély.
t-level-easy = Azt lépi, ami jónak látszik, és néha hibázik.
t-level-medium = Azt lépi, ami éppen a legjobbnak látszik, hiba és előrelátás nélkül.
t-level-strong = Kicsit előre gondolkodik: minden lépésnél legfeljebb 100 folytatást képzel el.
t-level-master = Olyan jól gondolkodik előre, ahogy csak tud: minden lépésnél legfeljebb 4000 folytatást képzel el.
t-menu-prompt = Szám (Enter: { $usual }, q: kilépés):{" "}
t-menu-wrong = Kérlek, írj be egy számot 1-től eddig: { $most }.

say-brewery = sörfőzde
t-f-track = Ársáv: { $track }. A jelölők helye, sörfőzdénként: { $markers }. A keresleten felüli jelző egy mezővel lejjebb viszi a jelölőt, egy üres keresleti mező a forduló végén eggyel feljebb.
t-f-brewery = { $number }. sörfőzde:
t-f-brewery-good = { $good }: { $track }, ára { $price }; { $demand } mezőből { $filled } betöltve; a következő fordulóban { $next }, ha itt mást nem adnak el
t-f-brewery-how = A zárójel a jelölő. A keresleten felüli jelző egy mezővel balra viszi, egy üres keresleti mező a forduló végén eggyel jobbra.
t-f-last-round = Ez az utolsó forduló: utána a játék mindenképpen véget ér (F-END-3).
t-f-trash-palace = Ha ez kikerül a játékból: { $card }, soha nem lehet { $palaces ->
        [4] négy
        [5] öt
       *[other] hat
    } palotád (F-DIS-3).
t-all-the-same = mégis megtenni
t-f-office-pays = Az irodával ez az eladás { $coins } érmét hoz, nem { $plain }-t.
t-p-demolish = { $deal }; { $pecunia } pecuniába kerül, és az árából semmi sem jön vissza
t-p-tile-colours = Színe: { $colours }.
t-p-closing = Ez a zárókör.
t-only = Az Enter megteszi; a „undo” visszaveszi, amit előtte tettél.
t-help-about = Erről: „{ $asked }”:
t-help-nothing = Nincs súgó erről: „{ $asked }”; a „help” felsorolja, mi írható be, a „rules” a szabálykönyvet.
t-rules-more = Még { $count } szabály szól róla.

## What is called out

t-f-last-palaces = { $palaces ->
        [4] Négy
        [5] Öt
       *[other] Hat
    } palota ({ $who }): ez az utolsó forduló.
t-f-last-trashed = Már senkinek sem lehet elég palotája: ez az utolsó forduló.
t-f-near-end = { $name } palotáinak száma { $palaces }; egy lépésben meglehet neki a játékot záró { $enough }.
t-f-near-rounds = A játék legkésőbb a { $rounds }. forduló után véget ér.
t-f-unsold = Eladatlan, és a köröd végén elvész: { $goods }.
t-f-unsold-warehouse = Eladatlan: { $goods }. A köröd végén elvész, hacsak nem építesz raktárt.
t-f-unsold-kept = Eladatlan: { $goods }. A raktárad legfeljebb 3-at megtart, ha elraktározod.
t-f-no-goods = Nincs mit eladnod.
t-f-few-cards = A paklidban már csak { $count } kártya van.
t-f-warehouse-unused = A raktárad üres maradna, és ez elveszne: { $goods } (F-DIS-4).
t-f-warehouse-covered = Ezzel beépíted a raktáradat, és az eladatlan áru elveszne: { $goods } (F-DIS-4).
t-p-end-set-off = A játék vége elindult ({ $reason }): e kör után a zárókör következik.
t-p-last-round = A { $round }. kör az utolsó, ahogy megbeszéltétek.
t-p-near-military = Közel a vég ({ $name }): { $have }/{ $need } katonai épület.
t-p-near-orders = Közel a vég ({ $name }): { $have }/{ $need } megszerzett érdemrend.
t-p-near-island = Közel a vég ({ $name }): egy teherhajó, amely kikötőt vihet a Viktória-szigetre.
t-p-few-tiles = A kezedben lévő lapkák száma már csak { $count }; aki nem tud lerakni, elindítja a játék végét, és 6 pontot veszít.
t-p-idle-masters = A tábládon tétlenül álló mesterek száma: { $count }.
t-p-full = A raktárad megtelt.
t-p-full-long = Nincs szabad hosszú hely: gerendának nincs helye.
t-p-full-square = Nincs szabad négyzetes hely: csak gerendának van hely.
t-p-stock-gone = A közös készletből elfogyott: { $list }.
t-p-work-left = Még nem dolgozott munkások: { $count }, és van mit dolgozni.
t-p-goods-lost = A raktárház nélkül { $count } áru elveszne, mert nincs helye (P-STORE-04).
t-p-sets-off = Az építés itt: { $at } elindítja a játék végét: e kör után már csak a zárókör következik.

## Colours and points

name-t-colour-green = z
name-t-colour-grey = s
name-t-colour-white = f
name-t-colour-black = k
say-part-points = pontok / pontszám
t-p-lay = rakd le: { $tile }, ide: { $at }
t-p-hand = { $category }, { $list }
t-p-no-colour = szín nélkül
t-p-points = Most { $points } pont:
t-p-points-gist = { $item } ({ $gist })
t-p-group-size = { $size }: { $points }
t-p-groups = Színek: az egymás mellett fekvő egyszínű lapkáid egy csoport; pontok a mérete szerint: { $list }, és a nagyobbaknál is ennyi. A „mutasd” és egy hely megmondja, minek számít ott a lapka.
t-p-why-at = { $what } ({ $at })
t-p-why-what = { $what }
t-p-why-well = { $what } ({ $at }), mellette kút: { $well }
t-p-why-sight = { $at } látja ezt: { $other }
t-p-why-distant = { $what } ({ $at }), saját út nem köti a palotádhoz
t-p-why-enclosed = üres mezők, amelyeket csak te zársz körbe ({ $at })
t-p-why-group = { $colour }, { $count } lapka ({ $at })
t-p-why-count = { $what }, { $count } darab,

## What a building brings

t-p-brings-citizens = Azonnal { $count } polgárt hoz, a végén { $points } pontért.
t-p-brings-masters = Azonnal { $count } mestert hoz, akik növelik az épületeid termelését, és a végén { $points } pontot érnek.
t-p-brings-slots = Azonnal egy raktártáblát hoz: az a tábla { $a-long } hosszú és { $a-square } négyzetes hely, a b tábla { $b-long } és { $b-square }.
t-p-brings-price = Ezzel minden árut { $price } pecuniáért adsz el, nem { $plain }-ért.
t-p-brings-horsemen = Ha van kutad, { $count } lovast hoz egy mellette lévő rétért vagy borókásért, kettőért 6-ot; { $count } lovas { $points } pont, és mindegyiknek lehet szekere.
t-p-brings-ships = Ha működik, hajókat készíthetsz ott: egy halászhajó körönként { $fish } halat fog, és minden hajó { $points } pontot ér.
t-p-brings-cargo = Lehetővé teszi a teherhajót, amely { $points } pontot ér, és kikötőt vihet a Viktória-szigetre.
t-p-brings-bridge = Összeköti a lapkája két útvégét; nem bontható le.
t-p-brings-fortress = A másik játékos azonnal visszaveszi a mellette lévő lapkáit, és oda nem rakhat.
t-p-brings-watchtower = A másik játékos nem rakhat mellé lapkát; két, egymástól két lépésre lévő őrtornyod { $points } ponttal többet ér.
t-p-brings-scout = Minden őrtornyod { $points } ponttal többet ér.
t-p-building-orders = Beleszámít: { $list }.
t-p-building-trio = Ebben a sorrendben szomszédosan kettő { $pair }, három { $trio } pontot ér: { $list }.
t-p-building-pair = Szomszédosan { $pair } pontot érnek: { $list }.

## After the game, and pictures

t-ranking = A végeredmény:
t-f-rank = { $place }. { $name }: { $palaces } palota, { $coins } érme
t-p-rank = { $place }. { $name }: { $points } pont; { $items }
t-again = Még egyszer ugyanezekkel a játékosokkal? Írd be: „újra”, vagy Enter a kilépéshez:{" "}
say-again = újra / visszavágó / igen
say-picture = kép
t-help-picture = képfájlba rajzolja a térképet: „kép terkep.svg”
t-picture-drawn = A kép itt van: { $file }; egy böngésző megmutatja.
t-picture-not = A képet nem sikerült megrajzolni: { $why }
t-picture-none = Ennek a játéknak nincs lerajzolható térképe.

## Statistics over one's own games

t-stats-none = Még nincs befejezett játék. A „princely play” ide jegyzi fel őket: { $folder }.
t-stats-game = { $game }: { $games } játék, megnyerve { $won }, legjobb { $best }
t-f-mark = { $palaces } palota és { $coins } érme
t-p-mark = { $points } pont
t-stats-against = ellenfél
t-stats-games = játék
t-stats-won = győzelem
t-stats-rounds = forduló
t-stats-shared = Több ember vagy csak botok játékai: { $games }. Ezek senkinek sem számítanak.
t-stats-unread = Olvashatatlan és kihagyott sorok: { $count }.

## Visszatekintés egy befejezett játékra

t-review = Visszatekintés ({ $name }): a játék előtt a nyerési esély { $start } százalék volt, az eredmény { $result }. Erős játékosok között, százból ennyi pont:
t-review-own = Saját döntések: { $points }
t-review-luck = Szerencse: { $points }
t-review-others = A többiek játéka: { $points }
t-review-rest = Megmagyarázatlan: { $points }
t-review-none = { $count } döntést néztünk meg, és egyik sem volt hiba.
t-review-mistake = Hiba a(z) { $round }. fordulóban ({ $entry }. bejegyzés), ára { $points } ± { $error }: { $done }.
t-review-big = Nagy hiba a(z) { $round }. fordulóban ({ $entry }. bejegyzés), ára { $points } ± { $error }: { $done }.
t-review-better = Egy erős bot ezt tenné: { $turn }.
t-review-phases = Veszteség fázisonként: { $list }
t-review-more = Bővebben: „princely review FÁJL --seat S” az elmentett játékkal.
t-uncalibrated = Az esélyek ezekre a szabályokra vagy erre a hosszra nincsenek hitelesítve: csak durva becslések.
