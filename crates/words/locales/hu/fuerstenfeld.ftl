# Fürstenfeld. Egy mondat másról szól; a `.you` azt szólítja meg, aki olvassa. A nevek `.a` alakja a tárgyeset:
# így is be lehet írni őket. Változóhoz nem ragasztunk ragot.

## Kártyák

name-hops_1 = Komlóföld (1)
    .a = Komlóföldet (1)
name-hops_2 = Komlóföld (2)
    .a = Komlóföldet (2)
name-hops_3 = Komlóföld (3)
    .a = Komlóföldet (3)
name-barley_1 = Árpaföld (1)
    .a = Árpaföldet (1)
name-barley_2 = Árpaföld (2)
    .a = Árpaföldet (2)
name-barley_3 = Árpaföld (3)
    .a = Árpaföldet (3)
name-water_1 = Forrás (1)
    .a = Forrást (1)
name-water_2 = Forrás (2)
    .a = Forrást (2)
name-water_3 = Forrás (3)
    .a = Forrást (3)
name-bank_1 = Bank I
    .a = Bankot I
name-bank_2 = Bank II
    .a = Bankot II
name-town_hall_1 = Városháza I
    .a = Városházát I
name-town_hall_2 = Városháza II
    .a = Városházát II
name-laboratory_1 = Laboratórium I
    .a = Laboratóriumot I
name-laboratory_2 = Laboratórium II
    .a = Laboratóriumot II
name-office = Iroda
    .a = Irodát
name-market = Piac
    .a = Piacot
name-warehouse = Raktár
    .a = Raktárt
name-magistrate = Magisztrátus
    .a = Magisztrátust
name-crane = Építődaru
    .a = Építődarut
name-tour_guide = Idegenvezető
    .a = Idegenvezetőt
name-scavenger = Rongyszedő
    .a = Rongyszedőt
name-palace_1 = Palota I
    .a = Palotát I
name-palace_2 = Palota II
    .a = Palotát II
name-palace_3 = Palota III
    .a = Palotát III
name-palace_4 = Palota IV
    .a = Palotát IV
name-palace_5 = Palota V
    .a = Palotát V
name-palace_6 = Palota VI
    .a = Palotát VI
name-hidden_card = egy kártya
    .a = egy kártyát

## Áruk, és a táblára nyomtatott földek

name-hops = komló
    .a = komlót
name-barley = árpa
    .a = árpát
name-water = víz
    .a = vizet

goods-hops = { $count } komló
goods-barley = { $count } árpa
goods-water = { $count } víz
goods-none = semmi

printed-hops = nyomtatott komló
printed-barley = nyomtatott árpa
printed-water = nyomtatott víz

## Fázisok

name-setup = előkészítés
name-draw = húzás
name-sell = eladás
name-build = építés
name-discard = eldobás
name-over = vége

## Mi történt

f-set-up = { $breweries } sörfőzde nyílik; a keresletük: { $demand } (komló/árpa/víz). Az első játéksorrend: { $order }.
f-kept = { $card-id ->
        [hidden_card] { $player } megtart egy kártyát.
       *[other] { $player } ezt tartja meg: { $card }.
    }
    .you = { $card-id ->
        [hidden_card] Megtartasz egy kártyát.
       *[other] Ezt tartod meg: { $card }.
    }
f-round-began = { $round }. forduló kezdődik. A játéksorrend: { $order }.
f-drew = { $player } ezt húzza: { $cards }.
    .you = Ezt húzod: { $cards }.
f-drew-hidden = { $player } { $count ->
        [one] egy kártyát
       *[other] { $count } kártyát
    } húz.
    .you = { $count ->
        [one] Egy kártyát
       *[other] { $count } kártyát
    } húzol.
f-draws-extra = { $player } húz még egy kártyát.
    .you = Húzol még egy kártyát.
f-stopped-drawing = { $player } nem kér több kártyát.
    .you = Nem kérsz több kártyát.
f-harvested = { $player } betakarít: { $goods }.
    .you = Betakarítasz: { $goods }.
f-sold = { $player } elad { $coins } érméért ({ $brewery }. sörfőzde): { $goods }.
    .you = Eladsz { $coins } érméért ({ $brewery }. sörfőzde): { $goods }.
f-sold-office = { $player } elad { $coins } érméért ({ $brewery }. sörfőzde): { $goods }. Ebben benne vannak az iroda érméi is: { $office }.
    .you = Eladsz { $coins } érméért ({ $brewery }. sörfőzde): { $goods }. Ebben benne vannak az irodád érméi is: { $office }.
f-sold-market = { $player } elad { $coins } érméért ({ $brewery }. sörfőzde): { $goods }, mint { $as-goods }.
    .you = Eladsz { $coins } érméért ({ $brewery }. sörfőzde): { $goods }, mint { $as-goods }.
f-sold-market-office = { $player } elad { $coins } érméért ({ $brewery }. sörfőzde): { $goods }, mint { $as-goods }. Ebben benne vannak az iroda érméi is: { $office }.
    .you = Eladsz { $coins } érméért ({ $brewery }. sörfőzde): { $goods }, mint { $as-goods }. Ebben benne vannak az irodád érméi is: { $office }.
f-sold-nothing = { $player } nem ad el semmit.
    .you = Nem adsz el semmit.
f-price-fell = { $brewery }. sörfőzde: a keresleten felül érkezik { $surplus } { $good }; az ára ({ $good }) itt most { $price }.
f-price-rose = { $brewery }. sörfőzde: még hiányzik { $empty } { $good }; az ára ({ $good }) itt most { $price }.
f-earned = { $player } { $guide ->
        [0] { $banks } érmét kap a banktól
       *[other] { $banks ->
            [0] { $guide } érmét kap az idegenvezetőtől
           *[other] { $banks } érmét kap a banktól és { $guide } érmét az idegenvezetőtől
        }
    }.
    .you = { $guide ->
        [0] { $banks } érmét kapsz a banktól
       *[other] { $banks ->
            [0] { $guide } érmét kapsz az idegenvezetőtől
           *[other] { $banks } érmét kapsz a banktól és { $guide } érmét az idegenvezetőtől
        }
    }.
f-income = { $player } { $income ->
        [0] most semmit sem keres
       *[other] bevétele { $income }
    }; a korong új helye: { $disc }.
    .you = { $income ->
        [0] Most semmit sem keresel
       *[other] A bevételed { $income }
    }; a korongod új helye: { $disc }.
f-built = { $player } ezt építi: { $card }, helye: { $space }, { $cost ->
        [0] ingyen
       *[other] { $cost } érméért
    }.
    .you = Ezt építed: { $card }, helye: { $space }, { $cost ->
        [0] ingyen
       *[other] { $cost } érméért
    }.
f-built-over = { $player } ezt építi: { $card }, helye: { $space }, alatta marad: { $covered-id ->
        [hops] a nyomtatott komló
        [barley] a nyomtatott árpa
        [water] a nyomtatott víz
       *[other] { $covered }
    }, { $cost ->
        [0] ingyen
       *[other] { $cost } érméért
    }.
    .you = Ezt építed: { $card }, helye: { $space }, alatta marad: { $covered-id ->
        [hops] a nyomtatott komló
        [barley] a nyomtatott árpa
        [water] a nyomtatott víz
       *[other] { $covered }
    }, { $cost ->
        [0] ingyen
       *[other] { $cost } érméért
    }.
f-palace-price-rose = A következő palotaár-kártya érvényes: egy palota most { $price } érme.
f-palace-price-gone = Az utolsó palotaár-kártya is lekerül: minden palota áll.
f-put-under = { $card-id ->
        [hidden_card] { $player } egy kártyát tesz a paklija alá.
       *[other] { $player } ezt teszi a paklija alá: { $card }.
    }
    .you = { $card-id ->
        [hidden_card] Egy kártyát teszel a paklid alá.
       *[other] Ezt teszed a paklid alá: { $card }.
    }
f-trashed = { $card-id ->
        [hidden_card] { $player } egy kártyát kivesz a játékból.
       *[other] { $player } ezt veszi ki a játékból: { $card }.
    }
    .you = { $card-id ->
        [hidden_card] Egy kártyát kiveszel a játékból.
       *[other] Ezt veszed ki a játékból: { $card }.
    }
f-stored = { $player } ezt teszi a raktárba: { $goods }.
    .you = Ezt teszed a raktárba: { $goods }.
f-goods-lost = { $player } elveszíti, amit nem adott el: { $goods }.
    .you = Elveszíted, amit nem adtál el: { $goods }.
f-turn-ended = { $player } befejezi a körét; { $hand ->
        [0] nem maradt kártya
       *[other] { $hand } kártya maradt
    } a kezében.
    .you = Befejezed a körödet; { $hand ->
        [0] nem maradt kártya
       *[other] { $hand } kártya maradt
    } a kezedben.
f-ended = A játék véget ért. { $count ->
        [one] A győztes { $winners }
       *[other] A győzelmen osztozik { $winners }
    }; { $palaces } palota, { $coins } érme.
    .you = A játék véget ért. Győztél; { $palaces } palota, { $coins } érme.

## Miért nem. Előtte a szabály száma áll, ezért kisbetűvel kezdődik.

f-no-over = a játék véget ért; már nem lehet lépni.
f-no-turn = nem te jössz; előbb { $count ->
        [one] ő lép
       *[other] ők lépnek
    }: { $players }.
f-no-turn-chance = egy pillanat; még kártyákat kell húzni.
f-no-phase = { $phase-id ->
        [setup] előbb az előkészítés: tarts meg egy kártyát, a többit tedd a pakli alá.
        [draw] most a húzás ideje van: húzz még egy kártyát, vagy hagyd abba.
        [sell] most az eladás ideje van: adj el egy sörfőzdének, vagy ne adj el semmit.
        [build] most az építés ideje van: építs egy kártyát, vagy fejezd be az építést.
        [discard] most az eldobás ideje van: tegyél kártyákat a pakli alá, vagy fejezd be a körödet.
       *[other] ezt most nem lehet.
    }
f-no-set-up-twice = a sörfőzdék nyitva vannak és a sorrend megvan; ez csak egyszer történik.
f-no-demand-cards = { $players } sörfőzde nyílik, mindegyik a kártyatáblázat más-más keresletkártyájával.
f-no-disc-stack = az első játéksorrend minden játékost egyszer nevez meg, összesen ennyit: { $players }.
f-no-not-dealt = ez nincs a kezedben: { $card }; válassz a kapott kártyák közül.
f-no-kept-already = ezt már megtartod: { $card }; most tedd a többi kártyát a pakli alá.
f-no-keep-first = előbb válaszd ki, melyik kártyát tartod meg, aztán tedd a többit a pakli alá.
f-no-kept-stays = ezt a kártyát tartod meg: { $card }; a többi közül tegyél egyet a pakli alá.
f-no-draw = most senki sem húz.
f-no-draw-turn = előbb ő húz: { $player }.
f-no-draw-count = itt { $due } kártyát kell húzni, nem ennyit: { $drawn }.
f-no-not-next = nem ez a következő: { $card }; előbb a sosem húzott kártyák jönnek, aztán a pakli alattiak a maguk sorrendjében.
f-no-brewery = nincs { $brewery }. sörfőzde; ennyi van nyitva, egytől számozva: { $open }.
f-no-empty-sale = egy eladáshoz legalább egy jelző kell; ha mindet megtartanád, ne adj el semmit.
f-no-goods = { $held } { $good } van nálad, ezért ennyi túl sok: { $asked }.
f-no-price = { $brewery }. sörfőzde: ezért most 0 jár, amíg az ára nem emelkedik: { $good }.
f-no-market = egy árut másikként csak akkor lehet eladni, ha piac áll az egyik helyed tetején.
f-no-market-same = a piac más áruként adja el ezt: { $good }; piac nélkül is { $good } maradna.
f-no-market-count = a piac legalább 1, legfeljebb { $most } jelzőt vált át, nem ennyit: { $count }.
f-no-market-more = { $sold } { $good } szerepel az eladásban, ezért a piac nem válthat át ennyit: { $count }.
f-no-office = a plusz érméhez iroda kell az egyik helyed tetején.
f-no-office-none = ebben az eladásban semmi sem kel el így: { $good }; válassz az irodának más árut, vagy egyet se.
f-no-space = nincs { $space }. hely; egy táblán 1-től 6-ig vannak helyek.
f-no-not-in-hand = ez nincs a kezedben: { $card }.
f-no-on-palace = ezen a helyen palota áll és marad: { $space }; válassz másik helyet.
f-no-palace-space = { $card } nem állhat itt: { $space }; a helye ez: { $right }.
f-no-too-dear = { $card }: az ára { $cost } érme; neked { $coins } van.
f-no-last-card = ez az utolsó kártyád: { $card }; és legalább egyet megtartasz.
f-no-scavenger = kártyát kivenni a játékból csak akkor lehet, ha rongyszedő áll az egyik helyed tetején.
f-no-scavenger-done = a rongyszedő körönként legfeljebb { $most } kártyát visz el, és már elvitte; más kártya a pakli alá mehet.
f-no-warehouse = árut megtartani csak akkor lehet, ha raktár áll az egyik helyed tetején.
f-no-stored-already = már megmondtad, mit tart meg a raktár ebben a körben.
f-no-store-count = a raktár legalább 1, legfeljebb { $most } jelzőt tart meg, nem ennyit: { $count }; ha egyet sem, csak fejezd be a körödet.
f-no-hand-limit = { $limit } kártyát tarthatsz meg; előbb tegyél még ennyit a pakli alá: { $over }.

## Mit lehet tenni

f-do-keep = megtartani: { $card }
f-do-under = a pakli alá tenni: { $card }
f-do-draw-extra = még egy kártyát húzni
f-do-stop-drawing = nem húzni többet
f-do-sell = eladni: { $goods }, { $brewery }. sörfőzde
f-do-sell-office = eladni: { $goods }, { $brewery }. sörfőzde, iroda: { $office }
f-do-sell-market = eladni: { $goods }, { $brewery }. sörfőzde, { $count } { $from } mint { $to }
f-do-sell-market-office = eladni: { $goods }, { $brewery }. sörfőzde, { $count } { $from } mint { $to }, iroda: { $office }
f-do-sell-nothing = semmit sem eladni
f-do-build = megépíteni: { $card }, helye { $space }
f-do-end-build = befejezni az építést
f-do-trash = kivenni a játékból: { $card }
f-do-store = a raktárban megtartani: { $goods }
f-do-end-turn = befejezni a kört

## Egy állás

f-at-setup = Előkészítés.
f-at-round = { $round }. forduló, { $phase }.
f-at-over = A játék véget ért; az utolsó forduló száma { $round }.
f-at-turn = Most ő jön: { $player }.
    .you = Te jössz.
f-at-turns = Még lépnie kell: { $players }.
f-at-dealing = Osztják a kártyákat.
f-at-order = Játéksorrend: { $order }.
f-at-palaces = Egy palota { $price } érme; az árkártyán { $markers } jelző van, és { $players } jelzőnél lekerül.
f-at-palaces-gone = Minden palota áll.
f-at-breweries = Sörfőzdék: minden áru ára, és mennyi telt be a keresletből
f-at-brewery = { $brewery }. sörfőzde: komló { $hops } ({ $filled-hops }/{ $demand-hops }), árpa { $barley } ({ $filled-barley }/{ $demand-barley }), víz { $water } ({ $filled-water }/{ $demand-water })
f-at-player = { $player }: { $coins } érme, { $palaces ->
        [0] nincs palota
       *[other] { $palaces } palota
    }, bevétel { $income }, korong: { $disc }
    .you = Te: { $coins } érme, { $palaces ->
        [0] nincs palota
       *[other] { $palaces } palota
    }, bevétel { $income }, korong: { $disc }
f-at-empty = üres
f-at-goods = Áruk: { $goods }
f-at-harvest = Termés fordulónként: { $goods }
f-at-cards = Kártyák: { $hand } kézben, { $unseen } még sosem húzott, { $bottom } a pakli alá téve
f-at-cards-trashed = Kártyák: { $hand } kézben, { $unseen } még sosem húzott, { $bottom } a pakli alá téve, { $trashed } titokban kivéve
f-at-covered = Eltakarva: { $cards }
f-at-trashed-palaces = Kivett paloták: { $cards }
f-at-hand = { $player } kártyái, és mibe kerülnek
    .you = A kártyáid, és mibe kerülnek
f-at-hand-empty = { $player } keze üres.
    .you = A kezed üres.
f-at-hand-card = { $card }: { $cost } érme
f-at-kept = { $player } ezt tartja meg: { $card }.
    .you = Ezt tartod meg: { $card }.
f-at-bottom = { $player } paklija alatt, elöl a következő: { $cards }
    .you = A paklid alatt, elöl a következő: { $cards }
f-at-unseen = Sosem húzott: { $cards }

## Miért jobb az egyik kör a másiknál: tények, a másik körrel összevetve

f-why-coins = Ez a kör { $coins } érmét hoz, a másik { $other } érmét.
f-why-affords = A bevételből még ebben a körben megépíthető ({ $cost } érméért): { $card }; a másik eladásból nem.
f-why-order = { $income } bevétellel a következő sorrendben előtte jössz: { $before }; { $other } bevétellel utána jönnél.
f-why-lost = A másik eladás után eladatlan marad, és ami eladatlan, elvész: { $goods }.
f-why-price-there = { $brewery }. sörfőzde: { $count } { $good } eladása után az ár ott { $price } marad; a másik eladás után a(z) { $other }. sörfőzdénél { $fallen } lesz.
f-why-price-stays = { $brewery }. sörfőzde: az ára ({ $good }) { $price } marad; a másik eladás után { $fallen } lesz.
f-why-palace = { $card }: ez a(z) { $count }. palota a játékot befejező { $needed } közül.
f-why-palace-price = Egy palota most { $cost } érmébe kerül, ezután { $price } érmébe.
f-why-harvest = Egy betakarítás így ezt hozza: { $goods }; másképp ezt: { $other }.
f-why-every-round = A kártyák így minden fordulóban { $coins } érmét fizetnek, másképp { $other } érmét.
f-why-draws = Így fordulónként { $count } lapot húzhatsz, másképp { $other } lapot.
f-why-keeps = Így a köröd végén { $count } lapot tarthatsz meg, másképp { $other } lapot.
f-why-saves = Enélkül ({ $card }, { $cost } érme) { $coins } érméd marad.
f-why-space = { $card }, helye: { $space }; így szabadon marad a(z) { $other }. hely, ahol ezt fedné le: { $covered }.
f-why-stays = { $card } a kezedben marad; a pakli alatt { $count } lap lenne előtte.
f-why-sooner = { $card } hamarabb jön vissza: { $count } lap van előtte, nem { $other }.
f-why-trash = { $card } kikerül a játékból, és többé nem húzod fel.
f-why-stores = A raktár megőrzi, ami elveszne: { $goods }.
f-why-draw = { $count } lap van a kezedben, és a köröd végén { $limit } lapot tarthatsz meg: eggyel több lap eggyel több választás.
