# Playing by typing. `say-…` are the words that are understood, synonyms separated by " / ", the one we use
# ourselves first; English ones are understood in every language.

## Verbs of the games

say-keep = keep
say-under = under / put
say-draw = draw
say-stop = stop
say-sell = sell
say-build = build
say-end = end / done / finish / pass
say-trash = trash
say-store = store
say-reserve = reserve / choose
say-place = place / lay / also lay / also place
say-farmer = farmer
say-cannot = cannot place / cannot
say-master = master / masters / send a master / move a master / call a master
say-cardinal = cardinal / send the cardinal / move the cardinal / call the cardinal
say-buy = buy
say-coin = coin
say-commerce = commerce
say-demolish = demolish / tear down
say-miner = miner
say-architect = architect
say-produce = produce
say-catch = catch
say-make = make
say-merit = merit / take the merit tile

## Other words of commands

say-noise = the / a / an / and / of / for / with / from the board / brewery / space / card / tile / by
say-nothing = nothing / none
say-all = all / everything
say-to = to
say-from = from / back from
say-on = on / onto / on space
say-at = at
say-as = as
say-rot = rot / rotation / turned
say-slot = slot
say-board = board / stock board
say-home = board / home
say-office = office
say-market = market
say-building = building
say-turn = turn
say-phase = phase
say-times = times
say-row-fish = fish
say-row-bread = bread / ham

## Commands at any time

say-choices = choices / list / back / menu
say-more = more
say-board-command = board / show / look / look at
say-what-if = what if / preview
say-undo = undo
say-hint = hint
say-why = why
say-rules = rules / rule
say-log = log / history
say-names = names / who
say-name = name
say-save = save
say-quit = quit / exit / bye
say-help = help / ?

## Parts of the table

say-part-breweries = breweries / prices / demand
say-part-players = players / boards
say-part-hand = hand / cards
say-part-map = map
say-part-belongings = me / goods
say-part-land = tiles / land / buildings
say-part-opponent = opponent / other
say-part-common = common / merit tiles

## At the table

t-welcome = Type the number of a choice, or a command. "help" lists the commands, "quit" saves the game and leaves.
t-welcome-onlookers = Only bots play; you look on.
t-seats = At the table: { $list }.
t-seat-you = { $who }: you
t-seat-human = { $who }: at this keyboard
t-seat-bot = { $who }: the bot { $bot }
t-program-failed = { $bot } failed: { $why }. The bot { $instead } takes its seat.
t-prompt = Your move:{" "}
t-prompt-named = { $name }, your move:{" "}
t-hide = { $before }, press Enter to clear the screen, then pass the keyboard to { $player }.{" "}
t-pass = { $player }, press Enter when you sit at the keyboard.{" "}
t-forced = Only one thing can be done: { $action }.
t-times = { $line } ({ $count } times)
t-group = { $title } ({ $count } ways)
t-more = { $count } more: type "more".
t-back = "back" shows the first list again.
t-unlisted = { $count ->
        [one] 1 more way can be typed
       *[other] { $count } more ways can be typed
    }, for example: { $form }
t-empty = Type a number or a command; "choices" lists what you can do, "help" explains.
t-no-number = There is no such number in the list; it goes from 1 to { $most }. "choices" shows it again.
t-too-long = That line is too long for a command; it was passed over.
t-skipped = { $count ->
        [one] 1 more line was passed over.
       *[other] { $count } more lines were passed over.
    }
t-not-understood = "{ $line }" is no command here.
t-near = Did you mean: { $near }?
t-expected-verb = Begin with one of these: { $list }; or type a number, or "help".
t-expected-end = The command is understood up to "{ $rest }"; leave that out, or "help" shows how it is typed.
t-which = Which one: { $list }?
t-which-verb = That could be short for several words: { $list }.
t-rest-undone = { $count ->
        [one] One thing of what you typed was not done.
       *[other] { $count } things of what you typed were not done.
    }
t-refused = "why" shows rule { $rule } in full.
t-no-part = Show what? { $list }, or the name of a thing.
t-no-rule = There is no rule "{ $asked }"; "rules" lists the sections.
t-why-nothing = Nothing has been refused and no hint given since your last move.
t-name-what = What shall you be called? For example: name Anna
t-log-earlier = { $count } earlier lines; "log all" shows them.

t-saved = The game is saved in { $file }.
t-resume = To go on: princely play --resume { $file }
t-look-again = To look at it again: princely replay { $file } --step
t-not-saved = The game could not be saved: { $why }
t-not-noted = The game cannot be noted while it goes on: { $why }. Save it now and then.

t-undone = Taken back: { $action }.
t-undo-nothing = You have done nothing yet that could be taken back.
t-undo-chance = This cannot be taken back: cards have been drawn since, and somebody has seen them.
t-undo-moved = This cannot be taken back: { $name } has moved since.
t-undo-revealed = This cannot be taken back: the secret choices have been shown since.

t-hint = The bot { $bot } would { $action }. Typed: { $typed }
t-hint-for = { $name } is to act.
t-hint-chance = Here nobody chooses; cards are to be drawn.
t-hint-over = The game is over there.
t-hint-no-thought = The bot { $bot } plays by rules of thumb; it compares no alternatives.
t-hint-wins = Chance to win with that, among strong players: { $percent } ± { $error } percent.
t-hint-other = Another way: { $turn }; { $percent } percent, { $less } ± { $error } points less.
t-hint-close = The best two turns are too close to call.
t-hint-forced = There is nothing to choose here.
t-hint-turn = The whole turn it has in mind: { $turn }.
t-hint-worlds = It imagined { $count } ways the game may go on, from what this player can know.

t-what-if = If you did this:
t-what-if-end = Then it is no longer your turn.
t-what-if-hidden = What follows depends on what you cannot know.
t-what-if-group = Number { $number } is a list of its own; type the number first, then ask.
t-what-if-what = What if what? For example: what if 2

## Help

t-help-now = Now you can type, for example:
t-help-numbers = Words may be shortened as long as they are clear. A number takes a choice of the list.
t-help-always = At any time:
t-help-choices = lists what you can do
t-help-more = shows the next lines of a long list
t-help-board = shows the table, or one part of it: { $parts }; "show" and the name of a thing explains it
t-help-what-if = tells what would happen, without doing it: "what if 2", "what if" and a command
t-help-undo = takes your last move back, as long as nothing has been revealed since
t-help-hint = asks a bot what it would do
t-help-why = explains the last refusal by its rule, or the last hint
t-help-rules = the sections of the rule book; "rules" and a section or a rule shows it
t-help-log = what happened, as you saw it; "log all" from the beginning
t-help-names = who sits where
t-help-name = gives you a name: "name Anna"
t-help-save = saves the game; "save" and a file chooses the file
t-help-quit = saves the game and leaves; so does Ctrl-C
t-help-help = this help; "help" and a command explains it

## Fürstenfeld

t-f-about = The first to build { $palaces ->
        [4] four
        [5] five
       *[other] six
    } palaces ends the game; among those who have { $palaces ->
        [4] four or more
        [5] five or more
       *[other] six
    }, the most coins win. Sell what your fields yield to a brewery, build cards over your six spaces, and keep one card for the next round.
t-f-hand = { $player }'s hand: what each card costs and does
    .you = Your hand: what each card costs and does
t-f-status = You have { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $palaces ->
        [0] no palace
        [one] 1 palace
       *[other] { $palaces } palaces
    } and { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand. { $goods }.
t-f-sale = { $sale }: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }{ $surplus ->
        [0] {""}
        [one] , a price falls by 1 space
       *[other] , prices fall by { $surplus } spaces
    }
t-f-group-build = build { $card } for { $cost ->
        [0] nothing
        [one] 1 coin
       *[other] { $cost } coins
    }
t-f-keep = keep { $cards }; under the deck { $count ->
        [one] goes { $others }
       *[other] go, in this order: { $others }
    }
t-f-group-under = put a single card under the deck
t-f-build = { $build } for { $cost ->
        [0] nothing
        [one] 1 coin
       *[other] { $cost } coins
    }
t-f-limit = You may keep { $limit ->
        [one] 1 card
       *[other] { $limit } cards
    } for the next round.
t-f-group-trash = take a card out of the game
t-f-group-store = keep goods in the warehouse
t-f-build-over = { $build }, over { $covered }
t-f-form-keep = keep palace 3
t-f-form-under = under bank 1, market: these go under the deck, the first one is drawn first
t-f-form-draw = draw, or stop
t-f-form-sell = sell 2 hops 1 water to 3
t-f-form-office = sell 2 hops 1 water to 3 office hops
t-f-form-market = sell 3 hops to 2 market 2 hops as barley
t-f-form-nothing = sell nothing
t-f-form-build = build bank 1 on 2
t-f-form-end = end
t-f-form-discard = under bank 1, market; or keep palace 3: all others go under the deck
t-f-form-store = store 2 hops 1 water; trash bank 1
t-f-expected-card = Here the name of a card is expected, such as bank 1 or palace 3.
t-f-expected-good = Here a good is expected: hops, barley or water, as in 2 hops.
t-f-expected-brewery = To which brewery? Answer with its number, or type it all: sell 2 hops to 1
t-f-expected-market = The market is typed like this: market 2 hops as barley
t-f-expected-space = On which space, 1 to 6? Answer with its number, or type it all: build bank 1 on 2

t-f-field = yields { $count } { $good } each round
t-f-palace = { $palaces ->
        [4] four
        [5] five
       *[other] six
    } of them end the game
name-t-does-bank_1 = pays 3 coins each round
name-t-does-bank_2 = pays 5 coins each round
name-t-does-town_hall_1 = lets you keep 1 more card
name-t-does-town_hall_2 = lets you keep 2 more cards
name-t-does-laboratory_1 = lets you draw 1 more card each round
name-t-does-laboratory_2 = lets you draw 2 more cards each round
name-t-does-office = 1 coin more for every token of one good you sell
name-t-does-market = sells up to 3 tokens of one good as another
name-t-does-warehouse = keeps up to 3 unsold tokens
name-t-does-magistrate = your disc goes 3 spaces lower, so that you play earlier
name-t-does-crane = every card costs 2 coins less
name-t-does-tour_guide = pays 2 coins per palace each round
name-t-does-scavenger = takes up to 2 cards a turn out of the game

## Principati Duello

t-p-about = Lay tiles around your Palace, build on them and put your people to work. When the end is set off, a closing round follows; then the most points win.
t-p-map = East is right. A cell shows its owner (1 or 2), its colour ({ $colours }; & two of them, * all) and its building, land or tile; an empty cell shows its place, column,row. = / and \ are roads, ~ is a river.
t-p-status = Round { $round }, { $phase }. You have { $pecunia } pecunia and { $points } points.
t-p-roads = Your roads lead to { $cells }.
t-p-no-roads = No road of yours leads to an empty cell.
t-p-roads-to = roads { $to }
t-p-river-to = river { $to }
t-p-sea-to = sea { $to }
t-p-with = { $text }: { $more }
t-p-slot = slot { $slot }: { $name }
t-p-price = { $deal } for { $pecunia } pecunia
t-p-coin-fish = { $deal }: every fish you store counts { $points ->
        [one] 1 point
       *[other] { $points } points
    } more at the end
t-p-coin-bread = { $deal }: every bread and every ham you store counts { $points ->
        [one] 1 point
       *[other] { $points } points
    } more at the end
t-p-commerce = { $deal }: counts { $points } points at the end, and brings a merit tile
t-p-ask-building = "show quarry" says what a quarry needs and makes; so with every building.
t-p-site-makes = makes { $good }
t-p-site-idle = would not work yet; it lacks: { $lacks }
t-p-cell = { $site }.
t-p-cell-owned = { $site }; it belongs to { $owner }.
t-p-cell-sides = It has { $sides }.
t-p-cell-none = No tile of yours could lie at { $at } now.
t-p-cell-fits = These tiles of yours could lie at { $at } now:
t-p-cell-tile = rotation { $turns }
t-p-tile-sides = At rotation 0: { $sides }.
t-p-tile-plans = It has a { $plans }.
t-p-tile-features = It counts as { $features }.
t-p-tile-place = { $at } (rotation { $turns })
t-p-tile-places = You could lay it at { $places }.
t-p-tile-nowhere = You could lay it nowhere now.
t-p-building = { $name }: stands on a { $plan }, costs { $cost }, { $points } points.
t-p-building-requires = Before it you need { $list }.
t-p-building-near = It works beside { $list }.
t-p-building-ground = It works only on a { $list }.
t-p-building-needs = To work it needs { $list } at work.
t-p-building-makes = It makes { $list } at a time.
t-p-group-extra = Start and merit tiles
t-p-group-farmer = return the Order of the Farmer and move a tile
t-p-group-from = from { $at }
t-p-group-cardinal = move the cardinal
t-p-group-send = send a master from the board
t-p-group-recall = call a master back
t-p-group-shift = move a master
t-p-group-sell = sell
t-p-group-buy = buy
t-p-group-build = build { $name } for { $cost }
t-p-group-demolish = tear a building down
t-p-group-miner = return the Order of the Miner and open a mine
t-p-group-architect = return the Order of the Architect and move a building
t-p-form-merit = merit OM1
t-p-form-keep = keep ST_A
t-p-form-reserve = reserve warehouse, well; or reserve nothing
t-p-form-place = place H02 at 4,1 rot 2
t-p-form-look = show H02: what the tile is, and where it may lie; show 4,1: what may lie there
t-p-form-masters = cardinal to 3,1; master to 3,1; master 2 to 3,1; master from 3,1 to 4,1; master from 3,1
t-p-form-trade = sell 2 tools; buy 3 beams; commerce 30
t-p-form-food = coin fish; coin bread
t-p-form-build = build quarry at 3,1; build warehouse at 4,1 board a
t-p-form-demolish = demolish 3,1; show quarry
t-p-form-produce = produce quarry 2; produce 3,1
t-p-form-make = catch; make cart; make fishing boat; make cargo ship
t-p-form-end = end
t-p-expected-tile = Here a tile is expected, by its id or its name: H02, straight house. "hand" lists yours.
t-p-expected-building = Here the name of a building is expected, such as quarry or warehouse.
t-p-expected-place = Here a place is expected, column and row with a comma between: 4,1
t-p-expected-slot = Which slot, 1 or 2?
t-p-expected-board = Which stock board: board a or board b?
t-p-expected-rot = With which rotation: { $list }? Answer with its number.
t-p-expected-figure = Where to, or from where? For example: master to 3,1; cardinal from 3,1
t-p-expected-good = Here a good is expected, such as 2 beams or stone.
t-p-expected-row = Into which row: coin fish, or coin bread?
t-p-expected-commerce = Which one: commerce 20, or commerce 30?
t-p-expected-workplace = You have no such building that could make something. For example: produce quarry, produce 3,1
t-p-expected-vehicle = Make what: a cart, a fishing boat or a cargo ship?

## Before the game

t-menu-left = You have left a game.
t-menu-go-on = go on: { $game } ({ $seats }), { $ago }
t-menu-new = begin a new game
t-menu-left-minutes = { $count ->
        [0] just now
        [one] a minute ago
       *[other] { $count } minutes ago
    }
t-menu-left-hours = { $count ->
        [one] an hour ago
       *[other] { $count } hours ago
    }
t-menu-left-days = { $count } days ago
t-menu-game = Which game?
t-menu-opponents = How many opponents?
t-menu-count = { $count ->
        [one] 1 opponent
       *[other] { $count } opponents
    }
t-menu-bot = How well shall they play?
t-level-beginner = Knows the rules and little else; every other turn is a whim.
t-level-easy = Plays what looks good, and slips now and then.
t-level-medium = Plays what looks best right now, without slips and without foresight.
t-level-strong = Thinks ahead a little: imagines up to 100 ways the game may go on, every turn.
t-level-master = Thinks ahead as well as we can: imagines up to 4,000 ways the game may go on, every turn.
t-menu-prompt = Number (Enter for { $usual }, q leaves):{" "}
t-menu-wrong = Please type a number from 1 to { $most }.

say-brewery = brewery
t-f-track = Price track: { $track }. Where the markers stand, brewery by brewery: { $markers }. A token beyond the demand moves a marker one space down, an empty demand space one up at the end of the round.
t-f-brewery = Brewery { $number }:
t-f-brewery-good = { $good }: { $track }, pays { $price }; { $filled } of { $demand } filled; pays { $next } next round if nothing more is sold here
t-f-brewery-how = The brackets are the marker. A token beyond the demand moves it one space to the left, an empty demand space one to the right at the end of the round.
t-f-last-round = This is the last round: after it the game ends in any case (F-END-3).
t-f-trash-palace = If { $card } leaves the game, you can never have { $palaces ->
        [4] four
        [5] five
       *[other] six
    } palaces (F-DIS-3).
t-all-the-same = do it all the same
t-f-office-pays = With the office this sale brings { $coins } coins, not { $plain }.
t-p-demolish = { $deal }; costs { $pecunia } pecunia, and nothing of what it cost comes back
t-p-tile-colours = Its colour: { $colours }.
t-p-closing = This is the closing round.
t-only = Enter does it; "undo" takes back what you did before.
t-help-about = About "{ $asked }":
t-help-nothing = There is no help about "{ $asked }"; "help" lists everything that can be typed, "rules" the rule book.
t-rules-more = { $count } more rules speak of it.

## What is called out

t-f-last-palaces = { $palaces ->
        [4] Four
        [5] Five
       *[other] Six
    } palaces ({ $who }): this is the last round.
t-f-last-trashed = Nobody can have enough palaces any more: this is the last round.
t-f-near-end = { $name } has { $palaces } palaces and can end the game with { $enough } in one turn.
t-f-near-rounds = The game ends after round { $rounds } at the latest.
t-f-unsold = Unsold and lost when your turn ends: { $goods }.
t-f-unsold-warehouse = Unsold: { $goods }. They are lost when your turn ends, unless you build a warehouse.
t-f-unsold-kept = Unsold: { $goods }. Your warehouse keeps up to 3 of them, if you store them.
t-f-no-goods = You have nothing to sell.
t-f-few-cards = { $count ->
        [one] Only 1 card is left in your deck.
       *[other] Only { $count } cards are left in your deck.
    }
t-f-warehouse-unused = Your warehouse would stay empty, and this would be lost: { $goods } (F-DIS-4).
t-f-warehouse-covered = This builds over your warehouse, and what you have not sold would be lost: { $goods } (F-DIS-4).
t-p-end-set-off = The end is set off ({ $reason }): after this round one closing round follows.
t-p-last-round = Round { $round } is the last one, as agreed.
t-p-near-military = Near the end ({ $name }): { $have } of { $need } military buildings.
t-p-near-orders = Near the end ({ $name }): { $have } of { $need } orders earned.
t-p-near-island = Near the end ({ $name }): a cargo ship that can carry a port to Victoria Island.
t-p-few-tiles = { $count ->
        [one] This is the last tile of your hand; whoever cannot place one sets off the end and loses 6 points.
       *[other] Only { $count } tiles are left in your hand; whoever cannot place one sets off the end and loses 6 points.
    }
t-p-idle-masters = { $count ->
        [one] 1 master stands idle on your board.
       *[other] { $count } masters stand idle on your board.
    }
t-p-full = Your warehouse is full.
t-p-full-long = No long slot is free: there is no room for beams.
t-p-full-square = No square slot is free: there is room for beams only.
t-p-stock-gone = The common stock has none left of: { $list }.
t-p-work-left = { $count ->
        [one] 1 worker has not worked yet, and there is work to do.
       *[other] { $count } workers have not worked yet, and there is work to do.
    }
t-p-goods-lost = { $count ->
        [one] Without the warehouse 1 piece of your goods has no slot and is lost (P-STORE-04).
       *[other] Without the warehouse { $count } pieces of your goods have no slot and are lost (P-STORE-04).
    }
t-p-sets-off = Building at { $at } sets off the end: after this round only the closing round follows.

## Colours and points

name-t-colour-green = g
name-t-colour-grey = y
name-t-colour-white = w
name-t-colour-black = b
say-part-points = points / score
t-p-lay = lay { $tile } at { $at }
t-p-hand = { $category }, { $list }
t-p-no-colour = without a colour
t-p-points = { $points } points now:
t-p-points-gist = { $item } ({ $gist })
t-p-group-size = { $size }: { $points }
t-p-groups = Colours: your tiles of one colour that lie together are a group; points by its size: { $list }, and so for larger ones. "show" and a place says what a tile there counts as.
t-p-why-at = { $what } ({ $at })
t-p-why-what = { $what }
t-p-why-well = { $what } ({ $at }) beside the well at { $well }
t-p-why-sight = { $at } sees { $other }
t-p-why-distant = { $what } ({ $at }), not joined to your Palace by roads of your own
t-p-why-enclosed = empty cells that only you enclose ({ $at })
t-p-why-group = { $colour }, { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    } ({ $at })
t-p-why-count = { $what }, { $count } of them

## What a building brings

t-p-brings-citizens = At once it brings { $count ->
        [one] 1 citizen
       *[other] { $count } citizens
    }, who count { $points } points at the end.
t-p-brings-masters = At once it brings { $count } masters, who raise what your buildings make and count { $points } points at the end.
t-p-brings-slots = At once it brings a stock board: board a with { $a-long } long and { $a-square } square slots, or board b with { $b-long } and { $b-square }.
t-p-brings-price = With it you sell every piece for { $price } pecunia, not for { $plain }.
t-p-brings-horsemen = With a well of yours it brings { $count } horsemen for a field or juniper beside it, 6 for two; { $count } count { $points } points, and each can have a cart.
t-p-brings-ships = When it works, you make ships there: a fishing boat catches { $fish } fish each round, and each ship counts { $points } points.
t-p-brings-cargo = It allows the cargo ship, which counts { $points } points and can carry a port to Victoria Island.
t-p-brings-bridge = It joins the two road ends of its tile; it cannot be torn down.
t-p-brings-fortress = At once the other player takes back the tiles beside it, and may lay none there.
t-p-brings-watchtower = The other player may lay no tiles beside it; two of your watchtowers two steps apart count { $points } points more each.
t-p-brings-scout = Each of your watchtowers counts { $points } points more.
t-p-building-orders = It counts toward: { $list }.
t-p-building-trio = Neighbours in this order count { $pair } points as a pair, { $trio } as three: { $list }.
t-p-building-pair = Neighbours count { $pair } points: { $list }.

## After the game, and pictures

t-ranking = The ranking:
t-f-rank = { $place }. { $name }: { $palaces ->
        [one] 1 palace
       *[other] { $palaces } palaces
    }, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
t-p-rank = { $place }. { $name }: { $points } points; { $items }
t-again = Once more with the same players? Type "again", or Enter to leave:{" "}
say-again = again / rematch / yes / y
say-picture = picture
t-help-picture = draws the map as a picture in a file: "picture map.svg"
t-picture-drawn = The picture is in { $file }; a web browser shows it.
t-picture-not = The picture could not be drawn: { $why }
t-picture-none = This game has no map to draw.

## Statistics over one's own games

t-stats-none = No finished games yet. "princely play" notes them in { $folder }.
t-stats-game = { $game }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $won } won, best { $best }
t-f-mark = { $coins ->
        [one] { $palaces } palaces and 1 coin
       *[other] { $palaces } palaces and { $coins } coins
    }
t-p-mark = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
t-stats-against = against
t-stats-games = games
t-stats-won = won
t-stats-rounds = rounds
t-stats-shared = Games of several people, or of bots alone: { $games }. They count for nobody.
t-stats-unread = { $count ->
        [one] 1 line could not be read and is left out.
       *[other] { $count } lines could not be read and are left out.
    }

## Review of a finished game

t-review = Review for { $name }: the chance to win was { $start } percent before the game, and the result is { $result }. Among strong players, in points of a hundred:
t-review-own = Own decisions: { $points }
t-review-luck = Luck: { $points }
t-review-others = Play of the others: { $points }
t-review-rest = Not explained: { $points }
t-review-none = { $count ->
        [one] 1 decision was looked at, and it was no mistake.
       *[other] { $count } decisions were looked at, and none was a mistake.
    }
t-review-mistake = Mistake in round { $round } (entry { $entry }), which cost { $points } ± { $error }: { $done }.
t-review-big = Big mistake in round { $round } (entry { $entry }), which cost { $points } ± { $error }: { $done }.
t-review-better = A strong bot would: { $turn }.
t-review-phases = Lost by phase: { $list }
t-review-more = More of this: "princely review FILE --seat S" with the saved game.
t-uncalibrated = The chances are not calibrated for these rules or this length: take them as a rough guess.
