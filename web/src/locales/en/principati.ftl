# The table of Principati Duello. Names of tiles, buildings, goods and orders, the log and refusals come from the engine.

pd-house-0 = House of the Sun
pd-house-1 = House of the Moon
pd-miners = Miners
pd-bot = { $level } bot
pd-first = 1st
pd-you-first = you go first
pd-other-first = { $name } goes first
pd-of = { $have } of { $need }
pd-of-rounds = of { $last }
pd-closing = Closing round
pd-closing-says = This is the closing round: the last tile, the last buildings.
pd-away = at work
pd-storage = Storage
pd-nothing = nothing
pd-nobody = Nobody’s
pd-stored = Storage: { $goods }; { $used } of { $total } slots used
pd-open-points = { $name }: where the points come from
pd-say-standing = { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $pecunia } pecunia.

## Phases

pd-phases = Phases of the round
pd-phase-setup = Set-up
pd-phase-draft = Keep a tile
pd-phase-draft2 = Choose the start tile
pd-phase-reserve = Reserve buildings
pd-phase-place = Place tiles
pd-phase-masters = Masters
pd-phase-trade = Trade
pd-phase-construct = Build
pd-phase-produce = Produce
pd-phase-over = The end

## Counts and colours

pd-colour-green = green
pd-colour-grey = grey
pd-colour-white = white
pd-colour-black = black
pd-count-citizen = { $count ->
        [one] 1 citizen
       *[other] { $count } citizens
    }
pd-count-master = { $count ->
        [one] 1 master
       *[other] { $count } masters
    }
pd-count-horseman = { $count ->
        [one] 1 horseman
       *[other] { $count } horsemen
    }
pd-count-cardinal = the cardinal
pd-tiles = { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
pd-roads = { $count ->
        [one] 1 road side
       *[other] { $count } road sides
    }
pd-pieces = { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    }
pd-workers = { $count ->
        [0] No worker left
        [one] 1 worker left
       *[other] { $count } workers left
    }
pd-made = { $made } of { $capacity } made
pd-most = at most { $count }

## The map

pd-map = Map
pd-cell-empty = empty
pd-cell-fits = { $count ->
        [one] The tile fits in 1 rotation
       *[other] The tile fits in { $count } rotations
    }
pd-cell-pinned = The tile is here; Enter lays it
pd-cell-slot = Can be chosen
pd-cell-from = Can be moved
pd-cell-to = Can be the goal
pd-does-not-fit = Does not fit at { $at }
pd-overlays = Show on the map
pd-overlay-groups = Colour groups
pd-overlay-chains = Chains
pd-overlay-roads = Roads
pd-overlay-enclosed = Enclosed cells
pd-overlay-distant = Distant buildings
pd-overlay-says-groups = Tiles of one colour that lie together score. A lone one costs points.
pd-overlay-says-chains = Buildings that work one for the other score as a chain.
pd-overlay-says-roads = Roads that lead to a Palace, in the colour of its owner.
pd-overlay-says-enclosed = Empty cells with one player’s tiles all around cost points.
pd-overlay-says-distant = Buildings with no road of your own to your Palace cost points.
pd-overlay-none = None now.
pd-zoom = Camera
pd-zoom-in = Nearer
pd-zoom-out = Farther
pd-fit-map = Whole map
pd-last-move = Last move of the other
pd-graph-show = Production graph
pd-bare = Only the map
pd-overview = Overview: click or drag to move the view, or use the arrow keys
pd-worth-here = Points here
pd-could-stand = Could stand here
pd-wake-ask = Which of my tiles would wake it?
pd-wake-these = With one of these it would work:
pd-wake-none = None of your tiles alone would set it to work now.
pd-out-of-sight = { $count ->
        [one] 1 place out of sight
       *[other] { $count } places out of sight
    }
pd-new-out-of-sight = { $count ->
        [one] 1 new tile out of sight
       *[other] { $count } new tiles out of sight
    }
pd-turn = Rotation
pd-turn-on = Turn clockwise
pd-turn-back = Turn back

## Sheets

pd-players = Players
pd-side = Sheets
pd-tab-turn = Now
pd-tab-tiles = Tiles
pd-tab-points = Points
pd-tab-log = Log
pd-sheet-open = Open the sheet
pd-sheet-close = Change the size of the sheet
pd-hand = Your tiles
pd-hand-of = Tiles of { $name }
pd-hand-other = Show the other player’s tiles
pd-hand-own = Show your tiles
pd-search = Name, building or colour
pd-also-mountain = hill
pd-fits = Fits
pd-fits-at = Fits at { $at }
pd-any-cell = Any cell
pd-plan = Plan
pd-any-plan = Any plan
pd-fit-of = { $fit } of { $count } fit
pd-fits-nowhere = fits nowhere
pd-no-tile = No tile is like that.
pd-for-start = Laid in addition to the tile of the round
pd-for-merit = Laid in addition to the tile of the round
pd-for-special = School, market, port and more
pd-for-house = Sites for farms and workshops
pd-for-castle = Sites for castles and fortresses
pd-for-watchtower = Sites for watchtowers
pd-for-well = Sites for wells
pd-for-mine = Sites for mines
pd-for-road = Join far tiles to your Palace
pd-for-natural = Forests, fields and mountains
pd-for-water = Rivers and sea
pd-for-island = Victoria Island
pd-feature-for = { $feature }: for { $names }
pd-feature-blue_spring = Blue Spring: each well beside it makes 2 water instead of 1
pd-feature-bog = Bog: beside it no tile with a plan may lie, and building costs double, for both of you
pd-best = At best { $points }, at { $at }
pd-busiest = At { $at } it sets to work: { $names }
pd-hand-point = Point at a tile to see what it is for.
pd-brings = Brings { $names }
pd-brings-free = Brings a building for nothing: { $name }. { $purpose }
pd-board = Stock board
pd-board-slots = { $long } long and { $square } square slots more
pd-draft-title = Keep one start tile
pd-draft2-title = Choose your start tile
pd-draft-hint = The other one goes to your opponent. Both choose in secret.
pd-draft2-hint = Choose the tile that you will lay. Both choose in secret.
pd-draft-other = { $name } chooses from
pd-merit-title = Take a merit tile
pd-merit-hint = Your new order brings one. You lay it in addition, in a phase of placing.
pd-reserve-title = Buildings of your start tile
pd-reserve-hint = They stand at once when you lay the tile, and cost nothing. Both choose in secret.
pd-reserve-none = Nothing
pd-slot = Slot { $number }: { $plan }
pd-slot-at = { $plan } at { $at }
pd-all-slots = All slots
pd-masters-title = Masters go to work
pd-masters-hint = Each figure at a workplace lifts what it can make.
pd-masters-none = Nobody can be moved.
pd-at-home = At home:
pd-master-send = One more master at { $name }
pd-master-home = Call a master home from { $name }
pd-cardinal-send = Send the cardinal to { $name }
pd-cardinal-home = Call the cardinal home from { $name }
pd-trade-title = Market
pd-good = Good
pd-sell = Sell
pd-buy = Buy
pd-sell-one = Sell one { $good } for { $price }
pd-buy-one = Buy one { $good } for { $price }
pd-wanted = What could be built
pd-paid-for = You can pay for: { $names }.
pd-can-pay = You can pay for it now
pd-wanted-buy = { $name }: buy { $goods } for { $price }
pd-idle = idle at first
pd-in-store = { $count } in store
pd-sell-all = Sell all { $count } ({ $good }) for { $price }
pd-buy-most = Buy { $count } ({ $good }) for { $price }
pd-goods-all = All goods
pd-goods-fewer = Fewer goods
pd-food = Food coins
pd-food-hint = Each stored piece then scores { $points } more: { $count ->
        [0] you have none yet.
        [one] you have 1, so { $now }.
       *[other] you have { $count }, so { $now }.
    }
pd-commerce = Orders of Commerce
pd-commerce-hint = Scores its price at the end, and brings a merit tile now.
pd-construct-title = Build
pd-construct-hint = Choose a slot, here or on the map.
pd-build-use = Of use now
pd-build-idle = Would stand idle
pd-build-not = Not now
pd-each-costs = Each costs
pd-works-at-once = Works at once
pd-works = works
pd-makes = Makes { $good }
pd-serves = Serves { $names }
pd-asks = needs { $what }
pd-brings-citizens = { $count ->
        [one] Brings 1 citizen
       *[other] Brings { $count } citizens
    }
pd-does-scout_tower = Your watchtowers score more
pd-does-watchtower = Scores more in sight of another
pd-does-warehouse = Twice the storage
pd-does-market = What you sell brings more
pd-does-school = Brings masters
pd-does-port = Makes ships
pd-does-lighthouse = Shows ships the way to Victoria Island
pd-does-riding_hall = Brings horsemen and makes carts
pd-does-bridge = Carries a road across the river
pd-outlook = By the end up to { $points }: { $goods }, sold for { $price }
pd-outlook-money = By the end up to { $points }: { $goods }
pd-nothing-now = Nothing can be built here now
pd-no-slots = None of your slots is empty.
pd-by-miner = Free of charge: the Miner’s order goes back, for { $reward } pecunia
pd-miner-hint = Your Order of the Miner can open a mine for nothing: choose a mine plan. It brings { $reward } pecunia.
pd-architect-hint = Return it to move a building, for { $reward } pecunia.
pd-demolish-title = Tear down a building
pd-produce-title = Production
pd-no-workplaces = None of your buildings makes anything yet.
pd-catch = Catch a fish
pd-vehicles = Ships and carts
pd-helpers = Buildings that serve others
pd-lacks = lacks { $what }
pd-points = Points
pd-ends = What ends the game
pd-last-round = { $left ->
        [0] Round { $round } is the last one, as agreed.
        [one] Round { $round } is the last one: one more to come.
       *[other] Round { $round } is the last one: { $left } more to come.
    }
pd-end-set = The end is set off: { $why }.
pd-end-military = military buildings
pd-end-orders = orders
pd-end-island = Victoria Island
pd-end-fits = Tiles that fit

## Reasons for points

pd-reason-building = { $count ->
        [one] { $name } ({ $at })
       *[other] { $count } × { $name } ({ $at })
    }
pd-reason-island = Port on Victoria Island
pd-reason-cannot_place = Could not place a tile
pd-reason-money = Pecunia
pd-reason-chain = { $names }
pd-reason-beside_well = { $name } beside a well ({ $at })
pd-reason-distant = { $name } far from the Palace ({ $at })
pd-reason-in_sight = Watchtowers in sight ({ $one } and { $other })
pd-reason-scouted = Scouted watchtowers ({ $at })
pd-reason-enclosed = { $count ->
        [one] 1 enclosed cell ({ $at })
       *[other] { $count } enclosed cells ({ $at })
    }
pd-reason-group = { $count ->
        [one] 1 { $colour } tile alone
       *[other] { $count } { $colour } tiles together
    }
pd-reason-count = { $count } × { $name }

## What would come of it

pd-effect-points = { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
pd-effect-joins = Joined to your Palace: { $at }
pd-effect-cuts = Cut off from your Palace: { $at }
pd-effect-starts = Begins to work: { $names }
pd-effect-stops = No longer works: { $names }
pd-effect-cleared = Sent back to its owner: { $at }
pd-effect-horsemen = { $count ->
        [one] 1 more horseman
       *[other] { $count } more horsemen
    }
pd-effect-order = Earns the { $name }
pd-effect-other = The other player: { $points }
pd-effect-end = Sets off the end: { $why }

## The bar

pd-ask-deal = The start tiles are dealt …
pd-ask-wait = { $name }: { $phase }
pd-ask-over = The game is over
pd-ask-do = { $what }?
pd-ask-cell = Where shall the { $name } lie?
pd-ask-lay = Lay the { $name } at { $at }?
pd-other-cell = Choose another cell, or turn the tile.
pd-ask-farmer = Which tile shall the Farmer move?
pd-ask-building = What shall stand at { $at }?
pd-ask-target = Where shall the building go?
pd-ask-draft = Which start tile do you keep?
pd-ask-reserve = What shall stand on your start tile?
pd-ask-merit_tile = Which merit tile do you take?
pd-ask-place = Choose a tile to lay
pd-ask-place-next = Now lay the tile of this round
pd-ask-masters = Move your masters, or end the phase
pd-ask-masters-none = Send the cardinal to work, or end the phase
pd-ask-trade = Sell and buy, or end the phase
pd-ask-construct = Build, or end the phase
pd-ask-construct-none = Nothing can be built now
pd-ask-produce = Send your workers, or end the phase
pd-ask-only = Nothing can be done in this phase
pd-passed = Ended for you, since nothing could be done: { $phases }.
pd-place-hint = Take one from the sheet, or choose a cell to see what fits there.
pd-steps = { $count ->
        [one] 1 step, not sent yet
       *[other] { $count } steps, not sent yet
    }
pd-do-confirm = Confirm
pd-do-confirm-end = Confirm and end the phase
pd-do-tile = Lay tile
pd-do-tile-end = Lay tile and end placing
pd-do-farmer = Move tile
pd-do-farmer-end = Move tile and end placing
pd-do-slot = Build
pd-do-slot-end = Build and end the phase
pd-do-miner = Open the mine
pd-do-miner-end = Open the mine and end the phase
pd-do-demolish = Tear down
pd-do-demolish-end = Tear down and end the phase
pd-do-architect = Move building
pd-do-architect-end = Move building and end the phase
pd-do-draft = Keep this tile
pd-do-merit = Take this tile
pd-do-reserve = Reserve
pd-do-cannot_place = Say so
pd-do-cannot_place-end = Say so and end placing
pd-end-phase = End phase: { $phase }
pd-hint-take-end = Do that and end the phase: { $phase }
pd-let-go = Let go
pd-try-keep = Keep it for your turn
pd-try-hint = Plan your next turn as if it came now. Nothing is sent; what you plan is kept until your turn.
pd-tried = { $count ->
        [one] 1 step can be done again: { $redo }
       *[other] { $count } steps can be done again: { $redo }
    }
pd-use-farmer = Use the Farmer’s order
pd-cannot-place = No tile fits
pd-order-open = still open
pd-order-held = held
pd-order-returned = returned
pd-order-gone = gone to the other player

## The end

pd-result = Result
pd-won-you = You win, { $high } to { $low }
pd-won-other = { $name } wins, { $high } to { $low }
pd-won-you-money = { $high } points each; you win by money
pd-won-other-money = { $high } points each; { $name } wins by money
pd-won-shared = { $points } points each: you share the win
pd-over-why = The end came in round { $round }: { $why }.
pd-points-from = Where the points came from
pd-gap-won = You were ahead in: { $items }.
pd-gap-lost = You were behind in: { $items }.
pd-course = Points, round by round
pd-course-look = After round { $round }: { $one } to { $other }. Look at this moment.
pd-course-lead-you = You took the lead for good in round { $round }.
pd-course-lead-other = { $name } took the lead for good in round { $round }.
pd-final-map = Look at the map

## Keys

pd-key-arrows = on the map: to the next cell
pd-key-corners = on the map: north-west, north-east, south-west, south-east
pd-key-pick = choose the cell; once more turns the tile
pd-key-jump = next, previous cell that can be chosen
pd-key-turn = turn the tile; with Shift back
pd-key-zoom = nearer, farther, whole map
pd-key-map = to the map
pd-key-sheet = to the sheet beside the map
pd-key-bar = to the button that does what is prepared, or ends the phase
pd-key-search = search your tiles
pd-key-last = show and say the other’s last move
pd-key-points = points

## Planning the production

pd-graph = Production
pd-graph-is-works = works
pd-graph-is-idle = stands idle
pd-graph-is-ready = would work
pd-graph-is-dear = would work, too dear
pd-graph-is-lacks = not built
pd-graph-is-none = not built
pd-graph-ready = can be built: { $points }
pd-graph-frees = { $points }; sets to work: { $names }
pd-graph-no-plan = needs a { $plan }
pd-graph-dear = short of { $goods }
pd-plan-last = As last round
pd-plan-ask = Propose
pd-plan-by-most = The most points that can be made now
pd-plan-by-last = What you made last round, as far as it can be made again
pd-plan-line = { $count } × { $what }
pd-plan-at = { $good } ({ $building }, { $at })
pd-plan-catch = a fish with the boats
pd-plan-gains = In all: { $goods }; { $points }
pd-plan-nothing = Nothing more can be made now.
pd-log-bought = { $name } buys { $goods } for { $price } pecunia.
pd-log-bought-you = You buy { $goods } for { $price } pecunia.
pd-log-sold = { $name } sells { $goods } for { $price } pecunia.
pd-log-sold-you = You sell { $goods } for { $price } pecunia.
pd-plan-rest = { $count ->
        [one] 1 worker rests.
       *[other] { $count } workers rest.
    }
pd-plan-take = Do that
pd-idle-workers = Workers are free, and more can be made.

## The guided first duel

pd-guide-aim = You found a principality: tiles, roads, buildings, people. After three rounds the most points win. Your opponent is a weak bot; take all the time you like.
pd-guide-win = What wins: an order of merit 20 or 30 points, each person 10, a ship or cart 20, a chain of buildings 10 or 25. A coin is only 1 point, so turn money and goods into these.
pd-guide-draft = Here are two start tiles. Keep one; the other goes to your opponent. Choose it in the sheet, then press the button below. Nobody sees your choice yet.
pd-guide-draft2 = Now you hold the tile you kept and the one you were given. Choose the one you will lay. A tile with wells gives water, and a field of grain feeds a farm.
pd-guide-reserve = The buildings of your start tile are free. Choose what will stand on it, and confirm.
pd-guide-map = This is the map. The realm with the orange border is yours. Drag to move it, turn the wheel or pinch to come nearer. The line at the top shows the five phases of a round.
pd-guide-start-tile = Your start tile comes first in the sheet. Choose it: it is laid in addition to the tile of this round.
pd-guide-cell = Golden cells are possible; the number says in how many ways. Choose one. Any other cell says why the tile does not fit there.
pd-guide-lay = Nothing is laid yet. The bar says what would come of it. Choose the cell again to turn the tile, or lay it with the button.
pd-guide-tile = Now the tile of this round. The School Tile is a good one: a school brings six masters, each worth 10 points. It must join a road that leads to your Palace. Laying it ends your placing; the button says so.
pd-guide-masters = Masters help at workplaces. You have none yet, and your cardinal works best at home. End the phase.
pd-guide-trade = Sell and buy, one piece at a click. An Order of Commerce scores its price at the end, so it costs you nothing and brings a tile. Then end the phase.
pd-guide-order = Goal: an Order of Commerce. With 20 or 30 pecunia you can buy one here; sell goods that you cannot use. “What could be built” names what a few goods more would pay for.
pd-guide-slot = Now you build. Choose a slot, on the map or in the sheet: the dotted plans are free places.
pd-guide-building = First comes what is of use now, then what would stand idle and why. On the right is what it would score. Choose a building.
pd-guide-build = Build it with the button. You can undo every step until you end the phase.
pd-guide-end-build = Build more if you can pay for it. A house and a mine cost 1 stone, 1 beam and 1 tool. Then end the phase: only now your steps are sent.
pd-guide-produce = Your citizens work: each click sends one of them to a workplace. What stands still says what it lacks. End the phase when you are done.
pd-guide-points = Your points are counted live. Choose a crest to see where each of them comes from, on the map too.
pd-guide-marks = Dotted rings mark what your opponent has laid since your last turn. Tiles of one colour that lie together score; lone ones cost 2. “Colour groups” shows it.
pd-guide-towers = Towers: a watchtower keeps the other’s tiles off its neighbours. Two of your own, two steps apart with a tile between, score 5 more each; a Scout Tower adds 2 to every one. Four towers earn an order.
pd-guide-sea = The sea pays late and well: a port at a sea with two bays makes ships, 20 points each. With a lighthouse a cargo ship may settle Victoria Island: 40 points.
pd-guide-figures = If you have masters now, send some to a workplace: each lifts what it can make by one. They score 10 points wherever they are.
pd-guide-chains = Chains: two buildings that work one for the other, on tiles side by side, score 10; three score 25. “Production graph” shows what works, what each lacks, and what one more would set to work. Goal: build one that serves another.
pd-guide-propose = “Propose” finds the production that scores the most now and says what it brings; “As last round” repeats the one before.
pd-guide-merit = An order brings a merit tile with a building on it. Take one; you lay it in a coming round, in addition.
pd-guide-closing = This is the closing round. Goods in store, money, people and orders all count at the end; what you build now counts too.
pd-guide-end = That was your first duel. Remember how one wins: people and orders early, chains and towers on the way, ships late. A game of eight rounds lets chains grow; the whole game ends by its own rules.
pd-story-decided = What made the difference: { $item }, { $points ->
        [one] 1 point
       *[other] { $points } points
    } more.
