# Principati Duello. A sentence is written about somebody else; its `.you` is for the one who reads it.
# Tiles are called by the names of the catalogue, crates/principati/data/tiles.toml.

## Buildings, with an article each where a sentence needs one

name-p-palace = Palace
    .a = the Palace
    .the = the Palace
name-p-castle = Castle
    .a = a Castle
    .the = the Castle
name-p-manor = Manor
    .a = a Manor
    .the = the Manor
name-p-fortress = Fortress
    .a = a Fortress
    .the = the Fortress
name-p-scout_tower = Scout Tower
    .a = a Scout Tower
    .the = the Scout Tower
name-p-watchtower = Watchtower
    .a = a Watchtower
    .the = the Watchtower
name-p-quarry = quarry
    .a = a quarry
    .the = the quarry
name-p-coal_mine = coal mine
    .a = a coal mine
    .the = the coal mine
name-p-iron_ore_mine = iron ore mine
    .a = an iron ore mine
    .the = the iron ore mine
name-p-gold_mine = gold mine
    .a = a gold mine
    .the = the gold mine
name-p-diamond_mine = diamond mine
    .a = a diamond mine
    .the = the diamond mine
name-p-well = well
    .a = a well
    .the = the well
name-p-fisherman = fisherman
    .a = a fisherman
    .the = the fisherman
name-p-agriculturist = agriculturist
    .a = an agriculturist
    .the = the agriculturist
name-p-windmill = windmill
    .a = a windmill
    .the = the windmill
name-p-baker = baker
    .a = a baker
    .the = the baker
name-p-pig_breeder = pig breeder
    .a = a pig breeder
    .the = the pig breeder
name-p-butcher = butcher
    .a = a butcher
    .the = the butcher
name-p-lumberjack = lumberjack
    .a = a lumberjack
    .the = the lumberjack
name-p-sawmill = sawmill
    .a = a sawmill
    .the = the sawmill
name-p-metallurgist = metallurgist
    .a = a metallurgist
    .the = the metallurgist
name-p-mint = mint
    .a = a mint
    .the = the mint
name-p-jeweller = jeweller
    .a = a jeweller
    .the = the jeweller
name-p-blacksmith = blacksmith
    .a = a blacksmith
    .the = the blacksmith
name-p-warehouse = warehouse
    .a = a warehouse
    .the = the warehouse
name-p-market = market
    .a = a market
    .the = the market
name-p-school = school
    .a = a school
    .the = the school
name-p-port = port
    .a = a port
    .the = the port
name-p-lighthouse = lighthouse
    .a = a lighthouse
    .the = the lighthouse
name-p-riding_hall = riding hall
    .a = a riding hall
    .the = the riding hall
name-p-bridge = bridge
    .a = a bridge
    .the = the bridge
name-p-nothing = nothing

## Vehicles and figures

name-p-cart = cart
    .a = a cart
    .the = the cart
name-p-fishing_boat = fishing boat
    .a = a fishing boat
    .the = the fishing boat
name-p-cargo_ship = cargo ship
    .a = a cargo ship
    .the = the cargo ship
name-p-master = master
    .a = a master
    .the = the master
name-p-cardinal = cardinal
    .a = the cardinal
    .the = the cardinal

## Goods

name-p-fish = fish
name-p-tool = tool
name-p-ham = ham
name-p-bread = bread
name-p-beam = beam
name-p-stone = stone
name-p-straw = straw
name-p-jewel = jewel
name-p-water = water
name-p-iron_ore = iron ore
name-p-gold_ore = gold ore
name-p-coal = coal
name-p-diamond = diamond
name-p-flour = flour
name-p-piglet = piglet
name-p-iron_bar = iron bar
name-p-pecunia = pecunia

p-goods-fish = { $count } fish
p-goods-tool = { $count ->
        [one] 1 tool
       *[other] { $count } tools
    }
p-goods-ham = { $count ->
        [one] 1 ham
       *[other] { $count } hams
    }
p-goods-bread = { $count ->
        [one] 1 bread
       *[other] { $count } breads
    }
p-goods-beam = { $count ->
        [one] 1 beam
       *[other] { $count } beams
    }
p-goods-stone = { $count ->
        [one] 1 stone
       *[other] { $count } stones
    }
p-goods-straw = { $count ->
        [one] 1 straw bale
       *[other] { $count } straw bales
    }
p-goods-jewel = { $count ->
        [one] 1 jewel
       *[other] { $count } jewels
    }
p-goods-water = { $count ->
        [one] 1 bucket of water
       *[other] { $count } buckets of water
    }
p-goods-iron_ore = { $count ->
        [one] 1 iron ore
       *[other] { $count } iron ores
    }
p-goods-gold_ore = { $count ->
        [one] 1 gold ore
       *[other] { $count } gold ores
    }
p-goods-coal = { $count ->
        [one] 1 coal
       *[other] { $count } coals
    }
p-goods-diamond = { $count ->
        [one] 1 diamond
       *[other] { $count } diamonds
    }
p-goods-flour = { $count ->
        [one] 1 sack of flour
       *[other] { $count } sacks of flour
    }
p-goods-piglet = { $count ->
        [one] 1 piglet
       *[other] { $count } piglets
    }
p-goods-iron_bar = { $count ->
        [one] 1 iron bar
       *[other] { $count } iron bars
    }
p-goods-pecunia = { $count } pecunia
p-goods-none = nothing

## Floor plans and the ground

name-p-plan-castle = castle plan
name-p-plan-watchtower = watchtower plan
name-p-plan-well = well plan
name-p-plan-mine = mine plan
name-p-plan-house = house plan
name-p-plan-school = school plan
name-p-plan-bridge = bridge plan
name-p-plan-market = market plan
name-p-plan-riding_hall = riding hall plan
name-p-plan-port = port plan
name-p-plan-lighthouse = lighthouse plan

name-p-forest = forest
name-p-grain_field = grain field
name-p-white_mountain = white mountain
name-p-black_mountain = black mountain
name-p-field = field
name-p-juniper = juniper
name-p-lake = lake
name-p-river = river
name-p-river_mouth = mouth of a river
name-p-sea = sea
name-p-bay = bay
name-p-bog = bog
name-p-blue_spring = blue spring
name-p-island = island
name-p-riverbank = riverbank
name-p-usable_sea = usable sea

name-p-category-road = Roads
name-p-category-castle = Castles
name-p-category-watchtower = Guards
name-p-category-well = Wells
name-p-category-mine = Mines
name-p-category-house = Houses
name-p-category-special = Special
name-p-category-water = Water
name-p-category-natural = Nature
name-p-category-island = Island
name-p-category-start = Start tiles
name-p-category-merit = Merit tiles

name-p-direction-E = east
name-p-direction-SE = south-east
name-p-direction-SW = south-west
name-p-direction-W = west
name-p-direction-NW = north-west
name-p-direction-NE = north-east

## Orders, boards, phases, ends

name-p-architect = Order of the Architect
name-p-commerce_20 = Order of Commerce (20)
name-p-commerce_30 = Order of Commerce (30)
name-p-farmer = Order of the Farmer
name-p-military = Military Order
name-p-miner = Order of the Miner
name-p-towers = Order of Towers

name-p-board-a = stock board A
name-p-board-b = stock board B
name-p-row-fish = fish row
name-p-row-bread_ham = bread and ham row

name-p-setup = set-up
name-p-draft = keeping a start tile
name-p-draft2 = choosing the start tile
name-p-reserve = choosing buildings for the start tile
name-p-place = placing tiles
name-p-masters = moving masters
name-p-trade = trade
name-p-construct = construction
name-p-produce = production
name-p-over = the end

name-p-reason-military = enough military buildings stand
name-p-reason-orders = five orders are earned
name-p-reason-island = a port stands on Victoria Island
name-p-reason-cannot_place = a player cannot place a tile
name-p-reason-max_rounds = the agreed number of rounds is played

name-p-score-02 = buildings
name-p-score-03 = Victoria Island
name-p-score-04 = unable to place
name-p-score-05 = chains
name-p-score-06 = beside a well
name-p-score-07 = watchtowers in sight
name-p-score-08 = scouted watchtowers
name-p-score-09 = distant buildings
name-p-score-10 = money
name-p-score-11 = orders
name-p-score-12 = people
name-p-score-13 = enclosed cells
name-p-score-14 = colours
name-p-score-15 = ships and carts
name-p-score-16 = goods

p-list-or = { $left } or { $right }

## What happened

p-event-dealt = The start tiles are dealt. For { $one }: { $card1 } and { $card2 }; for { $two }: { $card3 } and { $card4 }. { $first } goes first.
    .you = The start tiles are dealt. For { $one }: { $card1 } and { $card2 }; for { $two }: { $card3 } and { $card4 }. You go first.
p-event-draft-kept = { $seat } keeps { $tile }.
    .you = You keep { $tile }.
p-event-draft-kept-hidden = { $seat } has chosen a start tile.
    .you = You have chosen a start tile.
p-event-draft-shown = { $seat } keeps { $kept } and gives { $other } away.
    .you = You keep { $kept } and give { $other } away.
p-event-reserved = { $seat } chooses for the start tile: { $buildings-a }.
    .you = You choose for your start tile: { $buildings-a }.
p-event-reserved-hidden = { $seat } has chosen for the start tile.
    .you = You have chosen for your start tile.
p-event-reserved-shown = { $seat }'s start tile will bring { $buildings-a }.
    .you = Your start tile will bring { $buildings-a }.
p-event-round-began = Round { $round } begins; { $first } goes first.
    .you = Round { $round } begins; you go first.
p-event-closing-round-began = Round { $round } begins, the closing round; { $first } goes first.
    .you = Round { $round } begins, the closing round; you go first.
p-event-phase-began = Now: { $phase }.
p-event-passed-over = { $seat } is passed over in { $phase }.
    .you = You are passed over in { $phase }.
p-event-phase-ended = { $seat } is done with { $phase }.
    .you = You are done with { $phase }.
p-event-placed = { $seat } lays { $tile } at { $at }, rotation { $rot }.
    .you = You lay { $tile } at { $at }, rotation { $rot }.
p-event-placed-extra = { $seat } also lays { $tile } at { $at }, rotation { $rot }.
    .you = You also lay { $tile } at { $at }, rotation { $rot }.
p-event-came-free = With the tile, { $seat } gets { $building-a } at { $at }.
    .you = With the tile, you get { $building-a } at { $at }.
p-event-tile-moved = { $seat } moves { $owner-is ->
        [own] { $tile }
        [reader] your { $tile }
       *[other] { $owner }'s { $tile }
    } from { $from } to { $to }, rotation { $rot }.
    .you = You move { $owner-is ->
        [own] your { $tile }
       *[other] { $owner }'s { $tile }
    } from { $from } to { $to }, rotation { $rot }.
p-event-cannot-place = { $seat } cannot place a tile.
    .you = You cannot place a tile.
p-event-figure-sent = { $seat } sends { $who-a } from the board to { $to }.
    .you = You send { $who-a } from your board to { $to }.
p-event-figure-recalled = { $seat } calls { $who-a } back from { $from }.
    .you = You call { $who-a } back from { $from }.
p-event-figure-moved = { $seat } moves { $who-a } from { $from } to { $to }.
    .you = You move { $who-a } from { $from } to { $to }.
p-event-figure-returned = { $who-id ->
        [cardinal] { $seat }'s cardinal returns
       *[other] { $count ->
            [one] 1 of { $seat }'s masters returns
           *[other] { $count } of { $seat }'s masters return
        }
    } to the board from { $from }.
    .you = { $who-id ->
        [cardinal] Your cardinal returns
       *[other] { $count ->
            [one] 1 of your masters returns
           *[other] { $count } of your masters return
        }
    } to the board from { $from }.
p-event-sold = { $seat } sells { $goods } for { $price } pecunia.
    .you = You sell { $goods } for { $price } pecunia.
p-event-bought = { $seat } buys { $goods } for { $price } pecunia.
    .you = You buy { $goods } for { $price } pecunia.
p-event-food-coin = { $seat } puts { $price } pecunia into the { $row }.
    .you = You put { $price } pecunia into the { $row }.
p-event-built = { $seat } builds { $building-a } at { $at }.
    .you = You build { $building-a } at { $at }.
p-event-board-taken = { $seat } takes { $board }.
    .you = You take { $board }.
p-event-second-board = { $seat } takes the supplementary board.
    .you = You take the supplementary board.
p-event-masters-came = { $count } princely masters come to { $seat }'s school.
    .you = { $count } princely masters come to your school.
p-event-demolished = { $seat } tears { $building-a } down at { $at }, for { $price } pecunia.
    .you = You tear { $building-a } down at { $at }, for { $price } pecunia.
p-event-mine-opened = { $seat }'s Miner opens { $building-a } at { $at }, free of charge.
    .you = Your Miner opens { $building-a } at { $at }, free of charge.
p-event-building-moved = { $seat }'s Architect moves { $building-a } from { $from } to { $to }.
    .you = Your Architect moves { $building-a } from { $from } to { $to }.
p-event-cleared = { $seat }'s Fortress sends { $owner-is ->
        [reader] your { $tile }
       *[other] { $owner }'s { $tile }
    } at { $at } back.
    .you = Your Fortress sends { $owner }'s { $tile } at { $at } back.
p-event-building-lost = { $seat } loses { $building-a } at { $at }.
    .you = You lose { $building-a } at { $at }.
p-event-goods-lost = { $seat } loses { $goods } for lack of room.
    .you = You lose { $goods } for lack of room.
p-event-horsemen = { $seat } now has { $count } horsemen.
    .you = You now have { $count } horsemen.
p-event-order-earned = { $seat } earns the { $order }.
    .you = You earn the { $order }.
p-event-order-returned = { $seat } returns the { $order } for { $pecunia } pecunia.
    .you = You return the { $order } for { $pecunia } pecunia.
p-event-merit-tile = { $seat } takes the merit tile { $tile }.
    .you = You take the merit tile { $tile }.
p-event-produced = { $seat }'s { $building } makes { $goods }.
    .you = Your { $building } makes { $goods }.
p-event-caught = { $seat }'s boat catches a fish.
    .you = Your boat catches a fish.
p-event-made = { $seat } makes { $vehicle-a }.
    .you = You make { $vehicle-a }.
p-event-end-triggered = { $seat } sets off the end: { $reason }. One closing round follows this one.
    .you = You set off the end: { $reason }. One closing round follows this one.
p-event-end-agreed = This is the last round, as agreed.
p-event-won = The game is over. { $lead ->
        [0] Both have { $high } points; { $winner } wins by money or buildings.
       *[other] { $winner } wins by { $high } points to { $low }.
    }
    .you = The game is over. { $lead ->
        [0] Both have { $high } points; you win by money or buildings.
       *[other] You win by { $high } points to { $low }.
    }
p-event-shared = The game is over. Both have { $score0 } points and share the win.

## Why not. The rule's id stands before these sentences, so they begin in lower case.

p-draft-01-deal = the deal names who goes first and two different start tiles for each player, once.
p-draft-01-not-dealt = { $tile } is not one of the two start tiles before you.
p-draft-02-slots = { $slots ->
        [0] your start tile has no slot, so nothing is chosen for it.
        [one] your start tile has 1 slot; choose one building for it, or nothing.
       *[other] your start tile has { $slots } slots; choose a building or nothing for each.
    }
p-draft-02-plan = { $building-the } does not fit slot { $slot } of your start tile.
p-draft-02-piece = no piece is left for { $building-a }.
p-draft-03-not-extra = { $tile } is none of your start and merit tiles.
p-turn-01-other-phase = { $phase-id ->
        [setup] the start tiles are dealt first.
        [draft] first keep one of your two start tiles.
        [draft2] first choose one of your two start tiles.
        [reserve] first choose the buildings that come with your start tile.
        [place] this is the time for placing tiles.
        [masters] this is the time for moving masters; end the phase when you are done.
        [trade] this is the time for trade; end the phase when you are done.
        [construct] this is the time for construction; end the phase when you are done.
        [produce] this is the time for production; end the phase when you are done.
       *[other] this cannot be done now.
    }
p-draft-01-not-your-turn = { p-turn-02-not-your-turn }
p-draft-02-not-your-turn = { p-turn-02-not-your-turn }
p-turn-02-not-your-turn = it is not your turn; { $count ->
        [one] { $players } is
       *[other] { $players } are
    } to act now.
p-draft-01-not-dealt-yet = wait a moment; the start tiles are still to be dealt.
p-end-04-over = the game is over; nothing more can be played.
p-ord-01-merit-tile-first = first choose the merit tile of your new order.
p-ord-09-not-due = no merit tile is due now; some orders bring one.
p-ord-09-taken = { $tile } is not among the merit tiles that are left.
p-place-01-not-in-hand = { $tile } is not in your hand.
p-hex-01-rotation = { $turns ->
        [one] { $tile } looks the same however it is turned; lay it with rotation 0.
       *[other] lay { $tile } with a rotation from 0 to { $last }; others look like one of these.
    }
p-place-02-occupied = a tile lies at { $at }; choose an empty cell.
p-place-02-apart = no tile lies beside { $at }; a new tile has to touch one.
p-place-03-road = a road would run into a side without one, toward the { $direction }.
p-sea-03-river = a river would run into a side without one, toward the { $direction }.
p-sea-01-sea = the sea would touch land that is no mountain, toward the { $direction }.
p-place-04-no-way = no road of { $tile } would lead to your Palace there.
p-place-07-guarded = the other player's { $building } guards this cell from the { $direction }.
p-place-08-bog = a bog lies to the { $direction }; beside it only tiles without a building plan may lie.
p-place-10-can-place = a tile of your hand can still be placed.
p-store-03-board-missing = the warehouse comes with a stock board; name one that is on the table.
p-store-03-board-idle = no warehouse comes here, so no stock board is taken.
p-store-03-board-taken = { $board } is not on the table any more.
p-store-02-no-room = there is no free slot for this in your warehouse: { $good }.
p-comp-03-no-supply = the common stock has none left: { $good }.
p-ord-05-no-order = you do not hold the { $order }.
p-ord-05-not-a-mine = the Miner opens coal, iron ore, gold and diamond mines; this is { $building-a }.
p-ord-06-no-order = you do not hold the { $order }.
p-ord-06-no-building = there is no building of yours at { $at }, slot { $slot }, to move.
p-ord-06-fixed = { $building-the } cannot be moved.
p-ord-06-same-tile = the Architect moves a building to another tile.
p-ord-06-other-plan = the two slots have different plans.
p-ord-07-no-order = you do not hold the { $order }.
p-ord-07-no-tile = there is no tile at { $at }.
p-ord-07-unmovable = the tile at { $at } stays where it is: the starting world, the Palace and bridges do not move.
p-ord-07-same-cell = the Farmer moves a tile to another cell.
p-ord-04-twice = you have an order of Commerce already.
p-ord-04-taken = the other player has this order of Commerce.
p-ord-04-price = this order of Commerce costs { $price } pecunia, more than you have.
p-mast-01-no-masters = princely masters come with the school; build one first.
p-mast-02-same-place = this figure would stay where it is.
p-mast-02-no-master = there is no master of yours to move from there.
p-mast-02-gave-before = the tile at { $at } has given such a figure in this phase, so it receives none.
p-mast-02-received-before = the tile at { $at } has received such a figure in this phase, so it gives none.
p-mast-03-no-workplace = nobody works at { $at } whom a master of yours could help.
p-mast-04-full = three figures stand at { $at }; there is no room for another.
p-mast-06-no-cardinal = your cardinal is not there.
p-trade-01-nothing-to-sell = you have none to sell: { $good }.
p-trade-02-not-for-sale = the caravans do not sell this: { $good }.
p-trade-02-price = { $goods } costs { $price } pecunia, more than you have.
p-enh-01-price = a coin for this row costs { $price } pecunia, more than you have.
p-enh-02-full = there is no free field in your { $row }.
p-enh-03-closing = no coins go into the food rows in the closing round.
p-build-01-no-site = there is no tile at { $at } to build on.
p-build-01-no-slot = the tile at { $at } has no slot { $slot }.
p-build-01-slot-taken = { $building-the } stands there already.
p-build-01-unconnected = no road leads from { $at } to your Palace.
p-build-01-no-piece = you have no piece left for { $building-a }.
p-build-01-cost = this takes { $goods }, more than you have.
p-build-03-plan = { $building-the } does not fit the plan of this slot.
p-build-04-no-feature = { $building-the } needs its natural feature on its tile or beside it.
p-build-05-requires = before you build { $building-a }, you need { $first-a }.
p-tile-11-foreign = the tile at { $at } is not yours to build on.
p-bld-25-warehouse-mine = { $building-the } cannot stand here: only a warehouse and a mine share this tile.
p-sea-02-no-sea = { $building-the } needs a sea with a sea tile and two coast tiles, a bay among them.
p-isl-01-no-cargo-ship = for the port on Victoria Island you need a cargo ship made in an earlier round.
p-isl-02-other-sea = for the port on Victoria Island you need a port on the island's sea.
p-isl-03-lasting = the port on Victoria Island stays.
p-demo-01-no-building = there is no building of yours at { $at }, slot { $slot }.
p-demo-01-price = tearing down costs { $price } pecunia, more than you have.
p-demo-02-lasting = { $building-the } cannot be torn down.
p-prod-01-no-workers = all your workers have worked in this phase.
p-prod-02-no-building = there is no building of yours at { $at }, slot { $slot }.
p-prod-02-exhausted = { $building-the } has made all it can in this phase.
p-prod-03-no-room = there is no free slot for the product: { $good }.
p-prod-04-no-product = { $building-the } makes nothing to store by itself.
p-prod-05-idle = { $building-the } does not work: { $lacks-kind ->
        [feature] no { $lacks } lies on its tile or beside it.
        [riverbank] its tile is not on a riverbank.
        [sea] its sea needs a sea tile and two coast tiles, a bay among them.
       *[buildings] it needs { $lacks } at work.
    }
p-ship-01-no-working-port = no port of yours works; it needs a working sawmill and a usable sea.
p-ship-01-one-per-port = each working port makes one ship in a round, and yours has.
p-ship-01-cost = the ship needs { $goods }, more than you have.
p-ship-02-limit = you cannot have another { $vehicle }.
p-ship-03-no-boat = you have no fishing boat.
p-ship-03-no-port = boats catch nothing without a port.
p-ship-03-caught-all = your boats have caught all they can in this round.
p-ship-04-no-lighthouse = the cargo ship needs a lighthouse.
p-ride-04-no-riding-hall = carts need a riding hall.
p-ride-04-no-horseman = every horseman has a cart; train more first.
p-ride-04-needs = carts need { $building-a } at work.
p-ride-04-cost = the cart needs { $goods }, more than you have.

## What one may do

p-do-draft-keep = keep { $tile }
p-do-reserve = choose for the start tile: { $buildings-a }
p-do-place = lay { $tile } at { $at }, rotation { $rot }
p-do-place-extra = also lay { $tile } at { $at }, rotation { $rot }
p-do-place-extra-board = also lay { $tile } at { $at }, rotation { $rot }, with { $board }
p-do-farmer-move = return the Order of the Farmer and move the tile at { $from } to { $to }, rotation { $rot }
p-do-cannot-place = say that no tile can be placed
p-do-figure-sent = send { $who-a } from the board to { $to }
p-do-figure-recalled = call { $who-a } back from { $from }
p-do-figure-moved = move { $who-a } from { $from } to { $to }
p-do-figure-stays = leave { $who-a } on the board
p-do-sell = sell { $goods }
p-do-buy = buy { $goods }
p-do-food-coin = put a coin into the { $row }
p-do-buy-commerce = buy the { $order }
p-do-build = build { $building-a } at { $at }, slot { $slot }
p-do-build-board = build { $building-a } at { $at }, slot { $slot }, with { $board }
p-do-demolish = tear down the building at { $at }, slot { $slot }
p-do-miner-mine = return the Order of the Miner and open { $building-a } at { $at }, slot { $slot }
p-do-architect-move = return the Order of the Architect and move the building at { $from }, slot { $from-slot }, to { $to }, slot { $to-slot }
p-do-produce = make one piece at { $at }, slot { $slot }
p-do-catch = catch a fish with a boat
p-do-make = make { $vehicle-a }
p-do-merit-tile = take the merit tile { $tile }
p-do-end-phase = end the phase

## A position

p-at-setup = Set-up.
p-at-choice = Before round 1: { $phase }.
p-at-round = Round { $round }, { $phase }.
p-at-closing-round = Round { $round }, the closing round, { $phase }.
p-at-over = The game is over after round { $round }.
p-at-dealing = The start tiles are being dealt.
p-at-turn = { $seat } is to act.
    .you = It is your turn.
p-at-turns = Still to choose: { $players }.
p-at-first = { $first } goes first in this round.
    .you = You go first in this round.
p-at-end = The end is set off: { $reason }.
p-at-merit-due = { $seat } is to take a merit tile.
    .you = You are to take a merit tile.
p-at-merit-left = Merit tiles left: { $tiles }

p-at-map = Map
p-at-map-part = Map, part { $part } of { $parts } from west to east
p-at-row = { $row } from { $column }
p-at-map-rows = A line begins with its row and the column of its first cell; from each row to the next, a column moves half a cell to the right.
p-at-map-owners = In a cell, first the owner: 1 for { $one }, 2 for { $two }, no number for nobody.
p-at-map-marks = Then the building, as in { $building }; or the land, as in { $feature }; or the tile, as in { $tile }. + means two buildings; a dot is an empty cell beside a tile. East is right; a place is written column,row.

p-at-player = { $seat }: { $pecunia } pecunia, { $points } points now
    .you = You: { $pecunia } pecunia, { $points } points now
p-at-goods = Goods: { $list }
p-at-slots = Slots: { $long-used } of { $long } long ones used, { $square-used } of { $square } square ones
p-at-slots-board = Slots, with { $board }: { $long-used } of { $long } long ones used, { $square-used } of { $square } square ones
p-at-citizens = { $count ->
        [one] 1 citizen
       *[other] { $count } citizens
    }
p-at-cardinal-board = the cardinal on the board
p-at-cardinal = the cardinal at { $at }
p-at-masters = { $count ->
        [one] 1 master
       *[other] { $count } masters
    }, { $board } of them on the board
p-at-horsemen = { $count ->
        [one] 1 horseman
       *[other] { $count } horsemen
    }
p-at-people = People: { $list }
p-at-workers = Workers left in this phase: { $count }
p-at-carts = { $count ->
        [one] 1 cart
       *[other] { $count } carts
    }
p-at-boats = { $count ->
        [one] 1 fishing boat
       *[other] { $count } fishing boats
    }
p-at-cargo-ship = a cargo ship, made in round { $round }
p-at-vehicles = Ships and carts: { $list }
p-at-food = Coins: { $fish } in the fish row, { $bread } in the bread and ham row
p-at-second-board = Supplementary board: taken
p-at-orders = Orders: { $orders }
p-at-orders-returned = Orders returned: { $orders }
p-at-cannot-place = Has said that no tile can be placed
p-at-kept = Keeps { $tile }
p-at-chosen = Has chosen
p-at-reserved = Chosen for the start tile: { $buildings-a }
p-at-extra = Start and merit tiles to lay: { $tiles }
p-at-spent = Of these, laid before and bring nothing more: { $tiles }
p-at-draft = Start tiles to choose from: { $tiles }
p-at-built = Tiles with buildings
p-at-site = { $at } { $tile }, rotation { $rot }: { $list }
p-at-site-still = { $at } { $tile }: { $list }
p-at-standing = { $building }
p-at-standing-idle = { $building } (not at work)
p-at-empty = empty { $plan }
p-at-figures-masters = { $count ->
        [one] 1 master
       *[other] { $count } masters
    }
p-at-figures-cardinal = the cardinal
p-at-empty-sites = Tiles with empty plans: { $list }
p-at-land = Other tiles: { $list }
p-at-nobody = Nobody's tiles: { $list }
p-at-tile = { $at } { $tile }, rotation { $rot }
p-at-tile-still = { $at } { $tile }
p-at-hand = Hand: { $count ->
        [0] no tiles
        [one] 1 tile
       *[other] { $count } tiles
    }
p-at-hand-category = { $category }: { $tiles }
p-at-points = Points: { $list }; { $points } in all
p-at-points-item = { $item } { $points }

name-p-colour-green = green
name-p-colour-grey = grey
name-p-colour-white = white
name-p-colour-black = black

## Why one phase is better than another: facts, with the other one for comparison

p-why-points = This brings { $points ->
        [one] 1 point
       *[other] { $points } points
    } at once, the other way { $other }.
p-why-chains = Production chains are then worth { $points } points, the other way { $other }.
p-why-enclosed = Enclosed empty cells then count { $points } points, the other way { $other }.
p-why-colours = Colour groups are then worth { $points } points, the other way { $other }.
p-why-works = Then { $building-a } works; the other way none does.
p-why-idle = The other way { $building-a } is built that stands idle.
p-why-workers = { $count ->
        [one] 1 worker then works
       *[other] { $count } workers then work
    } in production, the other way { $other }.
p-why-goods = It leaves more in store: { $goods }.
p-why-money = It leaves { $pecunia } pecunia, the other way { $other }.
p-why-order = It earns the { $order }.
