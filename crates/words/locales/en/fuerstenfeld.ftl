# Fürstenfeld. A sentence is written about somebody else; its `.you` is for the one who reads it.

## Cards

name-hops_1 = Hops field (1)
name-hops_2 = Hops field (2)
name-hops_3 = Hops field (3)
name-barley_1 = Barley field (1)
name-barley_2 = Barley field (2)
name-barley_3 = Barley field (3)
name-water_1 = Water field (1)
name-water_2 = Water field (2)
name-water_3 = Water field (3)
name-bank_1 = Bank I
name-bank_2 = Bank II
name-town_hall_1 = Town hall I
name-town_hall_2 = Town hall II
name-laboratory_1 = Laboratory I
name-laboratory_2 = Laboratory II
name-office = Office
name-market = Market
name-warehouse = Warehouse
name-magistrate = Magistrate
name-crane = Building crane
name-tour_guide = Tour guide
name-scavenger = Scavenger
name-palace_1 = Palace I
name-palace_2 = Palace II
name-palace_3 = Palace III
name-palace_4 = Palace IV
name-palace_5 = Palace V
name-palace_6 = Palace VI
name-hidden_card = a card

## Goods, and the fields printed on a board

name-hops = hops
name-barley = barley
name-water = water

goods-hops = { $count } hops
goods-barley = { $count } barley
goods-water = { $count } water
goods-none = nothing

printed-hops = printed hops
printed-barley = printed barley
printed-water = printed water

## Phases

name-setup = set-up
name-draw = drawing
name-sell = selling
name-build = building
name-discard = discarding
name-over = the end

## What happened

f-set-up = { $breweries } breweries open; they ask for { $demand } (hops/barley/water). The first order of play: { $order }.
f-kept = { $player } keeps { $card }.
    .you = You keep { $card }.
f-round-began = Round { $round } begins. The order of play: { $order }.
f-drew = { $player } draws { $cards }.
    .you = You draw { $cards }.
f-drew-hidden = { $player } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
    .you = You draw { $count ->
        [one] a card
       *[other] { $count } cards
    }.
f-draws-extra = { $player } takes one more card.
    .you = You take one more card.
f-stopped-drawing = { $player } wants no more cards.
    .you = You want no more cards.
f-harvested = { $player } harvests { $goods }.
    .you = You harvest { $goods }.
f-sold = { $player } sells { $goods } to brewery { $brewery } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
    .you = You sell { $goods } to brewery { $brewery } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
f-sold-office = { $player } sells { $goods } to brewery { $brewery } for { $coins } coins, the office's coins for { $office } included.
    .you = You sell { $goods } to brewery { $brewery } for { $coins } coins, your office's coins for { $office } included.
f-sold-market = { $player } sells { $goods } as { $as-goods } to brewery { $brewery } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
    .you = You sell { $goods } as { $as-goods } to brewery { $brewery } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
f-sold-market-office = { $player } sells { $goods } as { $as-goods } to brewery { $brewery } for { $coins } coins, the office's coins for { $office } included.
    .you = You sell { $goods } as { $as-goods } to brewery { $brewery } for { $coins } coins, your office's coins for { $office } included.
f-sold-nothing = { $player } sells nothing.
    .you = You sell nothing.
f-price-fell = Brewery { $brewery } takes { $surplus } { $good } beyond its demand; the price of { $good } there is now { $price }.
f-price-rose = Brewery { $brewery } still wants { $empty } { $good }; the price of { $good } there is now { $price }.
f-earned = { $player } gets { $guide ->
        [0] { $banks } coins from the bank
       *[other] { $banks ->
            [0] { $guide } coins from the tour guide
           *[other] { $banks } coins from the bank and { $guide } from the tour guide
        }
    }.
    .you = You get { $guide ->
        [0] { $banks } coins from the bank
       *[other] { $banks ->
            [0] { $guide } coins from the tour guide
           *[other] { $banks } coins from the bank and { $guide } from the tour guide
        }
    }.
f-income = { $player } has { $income ->
        [0] no income
       *[other] an income of { $income }
    }; the disc goes to space { $disc }.
    .you = You have { $income ->
        [0] no income
       *[other] an income of { $income }
    }; your disc goes to space { $disc }.
f-built = { $player } builds { $card } on space { $space } for { $cost ->
        [0] nothing
        [one] 1 coin
       *[other] { $cost } coins
    }.
    .you = You build { $card } on space { $space } for { $cost ->
        [0] nothing
        [one] 1 coin
       *[other] { $cost } coins
    }.
f-built-over = { $player } builds { $card } on space { $space }, over { $covered-id ->
        [hops] the printed hops
        [barley] the printed barley
        [water] the printed water
       *[other] { $covered }
    }, for { $cost ->
        [0] nothing
        [one] 1 coin
       *[other] { $cost } coins
    }.
    .you = You build { $card } on space { $space }, over { $covered-id ->
        [hops] the printed hops
        [barley] the printed barley
        [water] the printed water
       *[other] { $covered }
    }, for { $cost ->
        [0] nothing
        [one] 1 coin
       *[other] { $cost } coins
    }.
f-palace-price-rose = The next palace price card counts: a palace now costs { $price } coins.
f-palace-price-gone = The last palace price card leaves: all palaces stand.
f-put-under = { $player } puts { $card } under the deck.
    .you = You put { $card } under your deck.
f-trashed = { $player } takes { $card } out of the game.
    .you = You take { $card } out of the game.
f-stored = { $player } keeps { $goods } in the warehouse.
    .you = You keep { $goods } in the warehouse.
f-goods-lost = { $player } loses what was not sold: { $goods }.
    .you = You lose what you did not sell: { $goods }.
f-turn-ended = { $player } ends the turn with { $hand ->
        [0] no cards
        [one] 1 card
       *[other] { $hand } cards
    } in hand.
    .you = You end your turn with { $hand ->
        [0] no cards
        [one] 1 card
       *[other] { $hand } cards
    } in hand.
f-ended = The game is over. { $count ->
        [one] { $winners } wins
       *[other] The win is shared by { $winners }
    } with { $palaces ->
        [one] 1 palace
       *[other] { $palaces } palaces
    } and { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
    .you = The game is over. You win with { $palaces ->
        [one] 1 palace
       *[other] { $palaces } palaces
    } and { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.

## Why not. The rule's id stands before these sentences, so they begin in lower case.

f-no-over = the game is over; nothing more can be played.
f-no-turn = it is not your turn; { $count ->
        [one] { $players } is
       *[other] { $players } are
    } to act first.
f-no-turn-chance = wait a moment; cards are still to be drawn.
f-no-phase = { $phase-id ->
        [setup] set-up comes first: keep one card and put the others under the deck.
        [draw] this is the time for drawing: take one more card, or draw no more.
        [sell] this is the time for selling: sell to one brewery, or sell nothing.
        [build] this is the time for building: build a card, or finish building.
        [discard] this is the time for discarding: put cards under the deck, or end your turn.
       *[other] this cannot be done now.
    }
f-no-set-up-twice = the breweries are open and the order is drawn; that happens only once.
f-no-demand-cards = { $players } breweries open, each with a different demand card of the card table.
f-no-disc-stack = the first order of play names each of the { $players } players once.
f-no-not-dealt = { $card } is not in your hand; choose one of the cards dealt to you.
f-no-kept-already = you already keep { $card }; now put the other cards under the deck.
f-no-keep-first = first choose the card you keep, then put the others under the deck.
f-no-kept-stays = { $card } is the card you keep; put one of the others under the deck.
f-no-draw = nobody is to draw now.
f-no-draw-turn = { $player } is to draw first.
f-no-draw-count = { $due ->
        [one] 1 card is
       *[other] { $due } cards are
    } to be drawn here, not { $drawn }.
f-no-not-next = { $card } cannot come next: undrawn cards come first, then those under the deck in their order.
f-no-brewery = there is no brewery { $brewery }; breweries 1 to { $open } are open.
f-no-empty-sale = a sale has at least one token; to keep all of them, sell nothing.
f-no-goods = you have { $held } { $good }, so { $asked } is too many.
f-no-price = brewery { $brewery } pays 0 for { $good } until its price rises.
f-no-market = a good is sold as another only with a market on top of one of your spaces.
f-no-market-same = the market sells { $good } as another good; without it, they are sold as { $good } anyway.
f-no-market-count = the market changes 1 to { $most } tokens, not { $count }.
f-no-market-more = you sell { $sold } { $good }, so the market cannot change { $count }.
f-no-office = the extra coin needs an office on top of one of your spaces.
f-no-office-none = nothing in this sale is sold as { $good }; choose another good for the office, or none.
f-no-space = there is no space { $space }; a board has spaces 1 to 6.
f-no-not-in-hand = { $card } is not in your hand.
f-no-on-palace = a palace stands on space { $space } and stays; choose another space.
f-no-palace-space = { $card } cannot stand on space { $space }; its place is space { $right }.
f-no-too-dear = { $card } costs { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    }; you have { $coins }.
f-no-last-card = { $card } is your last card, and you keep at least one.
f-no-scavenger = taking cards out of the game needs a scavenger on top of one of your spaces.
f-no-scavenger-done = the scavenger takes { $most } cards in a turn, and has; other cards can go under the deck.
f-no-warehouse = keeping goods needs a warehouse on top of one of your spaces.
f-no-stored-already = you have already said what the warehouse keeps this turn.
f-no-store-count = the warehouse keeps 1 to { $most } tokens, not { $count }; to keep none, just end your turn.
f-no-hand-limit = you may keep { $limit ->
        [one] 1 card
       *[other] { $limit } cards
    }; put { $over } more under the deck first.

## What one may do

f-do-keep = keep { $card }
f-do-under = put { $card } under the deck
f-do-draw-extra = take one more card
f-do-stop-drawing = draw no more cards
f-do-sell = sell { $goods } to brewery { $brewery }
f-do-sell-office = sell { $goods } to brewery { $brewery }, office for { $office }
f-do-sell-market = sell { $goods } to brewery { $brewery }, { $count } { $from } as { $to }
f-do-sell-market-office = sell { $goods } to brewery { $brewery }, { $count } { $from } as { $to }, office for { $office }
f-do-sell-nothing = sell nothing
f-do-build = build { $card } on space { $space }
f-do-end-build = finish building
f-do-trash = take { $card } out of the game
f-do-store = keep { $goods } in the warehouse
f-do-end-turn = end the turn

## A position

f-at-setup = Set-up.
f-at-round = Round { $round }, { $phase }.
f-at-over = The game is over after round { $round }.
f-at-turn = { $player } is to act.
    .you = It is your turn.
f-at-turns = Still to act: { $players }.
f-at-dealing = Cards are being dealt.
f-at-order = Order of play: { $order }.
f-at-palaces = A palace costs { $price } coins; { $markers ->
        [one] 1 marker lies
       *[other] { $markers } markers lie
    } on the price card, which leaves at { $players }.
f-at-palaces-gone = All palaces stand.
f-at-breweries = Breweries: the price of each good, and how much of the demand is filled
f-at-brewery = Brewery { $brewery }: hops { $hops } ({ $filled-hops } of { $demand-hops }), barley { $barley } ({ $filled-barley } of { $demand-barley }), water { $water } ({ $filled-water } of { $demand-water })
f-at-player = { $player }: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $palaces ->
        [0] no palace
        [one] 1 palace
       *[other] { $palaces } palaces
    }, income { $income }, disc on { $disc }
    .you = You: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $palaces ->
        [0] no palace
        [one] 1 palace
       *[other] { $palaces } palaces
    }, income { $income }, disc on { $disc }
f-at-empty = empty
f-at-goods = Goods: { $goods }
f-at-harvest = Harvest: { $goods } each round
f-at-cards = Cards: { $hand } in hand, { $unseen } never drawn, { $bottom } put under the deck
f-at-cards-trashed = Cards: { $hand } in hand, { $unseen } never drawn, { $bottom } put under the deck, { $trashed } taken out unseen
f-at-covered = Covered: { $cards }
f-at-trashed-palaces = Palaces taken out: { $cards }
f-at-hand = { $player }'s hand, and what each card costs
    .you = Your hand, and what each card costs
f-at-hand-empty = { $player }'s hand is empty.
    .you = Your hand is empty.
f-at-hand-card = { $card }: { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    }
f-at-kept = { $player } keeps { $card }.
    .you = You keep { $card }.
f-at-bottom = Under { $player }'s deck, next one first: { $cards }
    .you = Under your deck, next one first: { $cards }
f-at-unseen = Never drawn: { $cards }

## Why one turn is better than another: facts, with the other turn for comparison

f-why-coins = This turn earns { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, the other one { $other }.
f-why-affords = With what it earns, { $card } for { $cost } can be built this turn; with the other sale it cannot.
f-why-order = With an income of { $income } you come before { $before } in the next order of play; with { $other } you would come after.
f-why-lost = The other sale leaves { $goods } unsold, and unsold goods are lost.
f-why-price-there = Selling { $count } { $good } to brewery { $brewery } leaves the price there at { $price }; at brewery { $other } the other sale brings it down to { $fallen }.
f-why-price-stays = The price of { $good } at brewery { $brewery } stays at { $price }; the other sale brings it down to { $fallen }.
f-why-palace = { $card } is palace { $count } of the { $needed } that end the game.
f-why-palace-price = A palace costs { $cost } now, and { $price } after this one.
f-why-harvest = A harvest then brings { $goods }; otherwise { $other }.
f-why-every-round = Cards then pay { $coins } coins in every round, otherwise { $other }.
f-why-draws = You can then draw { $count } cards a round, otherwise { $other }.
f-why-keeps = You may then keep { $count } cards at the end of a turn, otherwise { $other }.
f-why-saves = Without { $card } for { $cost } you keep { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
f-why-space = On space { $space } { $card } leaves space { $other } alone; there it would cover this: { $covered }.
f-why-stays = { $card } stays in your hand; under the deck it would lie behind { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
f-why-sooner = { $card } comes back sooner: behind { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, not behind { $other }.
f-why-trash = { $card } leaves the game and is not drawn again.
f-why-stores = The warehouse keeps { $goods } that would be lost.
f-why-draw = You hold { $count ->
        [one] 1 card
       *[other] { $count } cards
    } and may keep { $limit } at the end of your turn: one more is one more to choose from.
