# The board of Fürstenfeld: what the client itself says. Names of cards and goods, the log and refusals come from the
# words that the whole project shares (crates/words/locales).

person = player
stands-in = a bot stands in
bot-of = { $level } bot
bot-beginner = beginner
bot-easy = easy
bot-medium = medium
bot-strong = strong
bot-master = master

letter-hops = H
letter-barley = B
letter-water = W

## Round and phases

round = Round { $round }
round-setup = Set-up
round-over = The end, after round { $round }
phases-name = Phases of the round
phase-setup = set-up
phase-draw = Draw
phase-harvest = Harvest
phase-sell = Sell
phase-build = Build
phase-discard = Discard
phase-prices = Prices
doing-setup = sets up
doing-draw = draws
doing-sell = sells
doing-build = builds
doing-discard = discards
doing-over = —

## Breweries

brewery = Brewery
brewery-name = Brewery { $number }
brewery-best = up to
brewery-up-to = up to { $coins }
track-name = { $good }, price { $price }, { $filled } of { $demand } demand spaces filled.
track-after = After this sale: price { $price }.
track-next = At the end of the round, if nothing more is sold here: price { $price }.
demand-name = Demand for { $good }: { $filled } of { $demand } filled{ $coming ->
        [0] {""}
       *[other] , { $coming } more with this sale
    }.
demand-full = full
demand-open = { $count } wanted
demand-not-bought = not bought
demand-surplus = +{ $count } surplus
demand-fits = yours fits

## Income tracks, order, palaces

tracks-name = Income tracks
lane-this = Order of round { $round }
lane-this-hint = still to sell
lane-next = Order of round { $round }
lane-next-hint = income so far
discs-on = { $count ->
        [one] { $names } on space { $space }
       *[other] On space { $space }, top disc first: { $names }
    }
disc-at = { $name } on { $space }
order-name = Order of play
order-sold = sold { $income }
order-then = Then
order-then-if = Then
order-place = plays number { $place }
palace-costs = A palace costs
palace-now = A palace costs { $price } coins.
palace-none = All palaces stand.
palace-left = { $left } more, then { $price }
palace-last = { $left } more
palaces-of = { $count ->
        [one] 1 palace
       *[other] { $count } palaces
    }
coins-of = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
of-palaces = of { $palaces }

## Players

goods-none-held = no goods
hand-of = hand { $count }
deck-of = deck { $unseen } + { $bottom }
gone-of = out { $count }
gone-covered = Built over: { $cards }.
gone-palaces = Palaces taken out of the game: { $cards }.
gone-unseen = { $count ->
        [one] One more card was taken out, unseen.
       *[other] { $count } more cards were taken out, unseen.
    }
gone-none = Nothing was built over or taken out of the game.
estate-name = Your estate
space-name = Space { $space }
space-empty = empty
space-printed = printed { $good } ({ $count })
space-printed-short = printed
space-legal = The card can go here.
space-shut = not here
space-covers = covers { $what }

## Hand

hand-name = Your hand
hand-count = { $count } in hand
hand-empty = No cards.
hand-may-build = You may build after the sale
hand-built = { $built } of { $most } built this turn
hand-keep = { $count ->
        [one] 1 card stays
       *[other] Up to { $count } cards stay
    }
deck-count = deck { $count }: { $unseen } new, { $bottom } put under
deck-short = deck { $count }
open-hands = All hands
memory-bottom = Under your deck, next one first
memory-unseen = Never drawn, in no known order
memory-trashed = Taken out of the game
memory-none = no cards
card-cost = costs { $cost }
card-leaves = leaves { $left } of { $of }
card-lacks = { $count ->
        [one] 1 coin short
       *[other] { $count } coins short
    }
fate-keep = stays
fate-under = number { $place } under the deck
fate-under-short = under
fate-trash = out

effect-hops_1 = Yields 1 hops every round.
effect-hops_2 = Yields 2 hops every round.
effect-hops_3 = Yields 3 hops every round.
effect-barley_1 = Yields 1 barley every round.
effect-barley_2 = Yields 2 barley every round.
effect-barley_3 = Yields 3 barley every round.
effect-water_1 = Yields 1 water every round.
effect-water_2 = Yields 2 water every round.
effect-water_3 = Yields 3 water every round.
effect-bank_1 = Pays 3 coins in every selling phase.
effect-bank_2 = Pays 5 coins in every selling phase.
effect-town_hall_1 = Keep 1 more card at the end of your turn.
effect-town_hall_2 = Keep 2 more cards at the end of your turn.
effect-laboratory_1 = Draw up to 1 more card each round.
effect-laboratory_2 = Draw up to 2 more cards each round.
effect-office = 1 coin more for every token of one good you sell.
effect-market = Sell up to 3 tokens of one good as another good.
effect-warehouse = Keep up to 3 unsold goods, this round too.
effect-magistrate = Your disc goes 3 spaces lower than your income.
effect-crane = Everything you build costs 2 coins less.
effect-tour_guide = Pays 2 coins per palace in every selling phase.
effect-scavenger = Take up to 2 cards out of the game each turn.
effect-palace_1 = One of the { $palaces ->
        [4] four
        [5] five
       *[other] six
    } you need. Never covered.
effect-palace_2 = One of the { $palaces ->
        [4] four
        [5] five
       *[other] six
    } you need. Never covered.
effect-palace_3 = One of the { $palaces ->
        [4] four
        [5] five
       *[other] six
    } you need. Never covered.
effect-palace_4 = One of the { $palaces ->
        [4] four
        [5] five
       *[other] six
    } you need. Never covered.
effect-palace_5 = One of the { $palaces ->
        [4] four
        [5] five
       *[other] six
    } you need. Never covered.
effect-palace_6 = One of the { $palaces ->
        [4] four
        [5] five
       *[other] six
    } you need. Never covered.

## The bar

bar-name = What to do
turn-buttons = Take back
undo = Undo step
redo = Redo
restart = Restart turn
step-more = One more { $what }
step-less = One less { $what }
step-price = at { $price }
step-of = { $count } of { $held }
step-held = of { $held }

ask-sell = Choose one brewery and what to sell there.
ask-sell-short = Sell to one brewery.
sell-none = none
sell-pick-hint = The number at each brewery is the most it would pay you. Nothing is sold before you confirm.
sell-step-hint = Now say how much of each good. Prices, surplus and your disc are shown before you confirm.
sell-nothing-hint = You keep all goods until the end of your turn; then they are lost, unless a warehouse keeps them.
why-brewery-first = Choose a brewery first.
why-no-brewery = There are only { $count } breweries.
why-count-first = First count something to sell.
why-no-more = There is no more of it.
why-none-less = There is none of it to put back.
why-no-exchange = This brewery takes nothing as another good just now.
why-same-good = It is sold as another good, not as itself.
why-market-off = To sell none as another good, switch the market off.
why-space-first = Choose a space for the card first.
why-first = It is the first one already.
switch-not-built = not built
switch-market-off = up to { $most } as another good
switch-market-on = { $count } { $from } as { $to }
switch-office-off = 1 coin more per token
switch-office-on = for { $good }
market-count = How many
market-from = Tokens of
market-to = Sold as
office-good = Office for
quote-coins = Coins
quote-surplus = Surplus
quote-none = none
quote-unsold = { $goods } not sold
quote-prices = Prices
quote-same = stay the same
quote-disc = Disc
quote-on = on
quote-office-idle = The office is not used.
disc-first = you start next round
disc-first-so-far = first so far
disc-place = you play number { $place }
disc-place-so-far = number { $place } so far
act-sell = Sell for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
act-sell-open = Choose what to sell
act-sell-short = Sell
act-sell-nothing = Sell nothing
act-most = Most coins

ask-build = { $left ->
        [one] Build one more card, or build no more.
       *[other] Build up to { $left } cards, or build no more.
    }
ask-build-short = { $left ->
        [one] Build one more card?
       *[other] Build up to { $left } cards.
    }
ask-build-space = Choose a space for { $card }.
ask-build-confirm = { $card } on space { $space }?
hint-build = Choose a card, then a space; or drag it there.
hint-build-space = Lit spaces are possible. Press 1 to 6, or drag the card there.
hint-build-tap = Tap a card, then a space. Hold a card to read what it does.
build-space = Space { $space }
build-free = empty, nothing is covered
build-covers = covers { $what } for good
build-harvest = Harvest
build-crane = crane: { $to } instead of { $from }
build-cannot = Cannot be built now
act-build = Build on space { $space }
act-build-open = Choose a space
act-drop = Put back
act-end-build = Build no more

ask-discard = { $limit ->
        [one] Choose the card that stays in your hand.
       *[other] Choose up to { $limit } cards that stay in your hand.
    }
ask-discard-short = { $limit ->
        [one] Which card stays?
       *[other] Which cards stay? Up to { $limit }.
    }
ask-keep-one = Choose one card to begin with.
ask-arrange = Order the other cards under your deck.
hint-sort = The others go under your deck in the order shown; drag one, click it to move it forward, or use arrow keys.
sort-under = Under the deck, in this order
sort-none = nothing
sort-keep = Keep
sort-out = Out of the game:
sort-earlier = { $card }, number { $place }: move forward
sort-trash = Take { $card } out of the game
sort-back = Keep { $card } in the game
store-name = Warehouse: { $kept } of { $most }
warn-trash-palace = Without this palace you can no longer build { $palaces ->
        [4] four
        [5] five
       *[other] six
    }.
act-set-up = Begin with this card
act-end-turn = End turn
act-end-turn-keep = End turn, keep { $card }
act-end-turn-keep-many = End turn, keep { $count } cards

ask-draw = { $most ->
        [one] You may draw 1 more card.
       *[other] You may draw up to { $most } more cards.
    }
hint-draw = One at a time: look at each before you take the next.
draw-deck = Deck: { $unseen } never drawn, { $bottom } put under.
act-draw = Draw one more
act-stop-drawing = Draw no more

wait-chance = Cards are being dealt.
wait-sent = Your move is on its way.
wait-unsent = Your move waits for the connection.
wait-sent-hint = The table answers in a moment.
wait-unsent-hint = You can look around meanwhile.
wait-setup = { $name } chooses a card.
wait-draw = { $name } decides about more cards.
wait-sell = { $name } is selling.
wait-build = { $name } is building.
wait-discard = { $name } is sorting the hand.
wait-many = { $names } are choosing.
wait-next = You are next.
wait-after = { $count ->
        [one] You are next but one.
       *[other] { $count } players come before you.
    }
wait-done = You have played this round.
try-out = Try out your turn
try-out-hint = Play your turn as if it came now. Nothing is sent, and the sale you prepare is kept.
try-out-on = Trying out: nothing is sent.
try-out-stop = Back to the game
wait-watching = You are looking on.

over-you = You win with { $palaces ->
        [one] 1 palace
       *[other] { $palaces } palaces
    } and { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
over-other = { $name } wins with { $palaces ->
        [one] 1 palace
       *[other] { $palaces } palaces
    } and { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
over-shared = { $names } share the win with { $palaces ->
        [one] 1 palace
       *[other] { $palaces } palaces
    } and { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
over-hint = The game ended after round { $round }.
over-hint-ended = The game ended in round { $round }.
over-ended = The game is over.
act-rematch = Rematch
act-replay = Replay
act-leave = Home
result-name = Result
result-place = Place
result-player = Player
result-palaces = Palaces
result-coins = Coins
result-board = Board
result-course = Income of each round
result-course-said = Income of each round: { $incomes }. { $palaces ->
        [0] No palaces.
       *[other] Palaces in these rounds: { $rounds }.
    }
result-winner = Winner
result-by-palaces = More palaces decide.
result-by-coins = Among those with { $palaces ->
        [4] four or more
        [5] five or more
       *[other] six
    } palaces, the most coins win.
result-by-coins-tied = Palaces are equal, so the most coins win.
result-by-resignation = { $name } gave up, so the game ended early.
result-by-resignation-you = You gave up, so the game ended early.
result-by-time = { $name } ran out of time, so the game ended early.
result-by-time-you = You ran out of time, so the game ended early.
result-by-shared = Palaces and coins are equal, so the win is shared.
result-by-left = { $names } left the game, and cannot win any more.
result-by-agreement = All agreed to end the game, and share the win.
result-by-abort = { $name } called the game off. Nobody has won.
result-by-abort-you = You called the game off. Nobody has won.
result-left = left
word-undo = { $name } took a turn back.
word-time_out = { $name } ran out of time: a bot stands in.
word-loses = { $name } ran out of time, and has lost. A bot plays on.
word-resign = { $name } gave up. A bot plays on, and cannot win.
word-takeover = { $name } is away: a bot stands in.
word-return = { $name } plays now, not the bot.
word-pause = The game pauses.
word-resume = { $name } has ended the pause.
table-problem-paused = The game pauses.
table-problem-abort_late = Everybody has played: the game can no longer be called off.
table-problem-turn_lost = Your time for this turn is over. You come back after it.

## Log, tabs, connection

log-name = Log
log-fold = Fold the log
log-unfold = Open the log
log-look = Look at this moment
log-empty = Nothing has happened yet.
tabs-name = Parts of the table
tab-sell = Sell
tab-build = Build
tab-discard = Discard
tab-keep = Set-up
tab-arrange = Set-up
tab-draw = Draw
tab-wait = Table
tab-over = Result
tab-market = Market
tab-estate = Estate
tab-rivals = Rivals
tab-log = Log
link-lost = No connection.
link-lost-hint = Your steps are kept.
link-lost-waits = Your move waits and is sent as soon as it is back.
link-outdated = A new version is ready.
link-outdated-hint = The server has it already. Your steps are kept.
table-problem-undo_chance = Cards were drawn since: the turn can no longer be taken back.
table-problem-undo_revealed = Something hidden has come to light since: the turn can no longer be taken back.
table-problem-undo_late = A turn can be taken back alone only within two seconds here: ask the others.
table-problem-undo_time = There would be no time left for that turn: it can no longer be taken back.
table-problem-undo_others = Others have played since, and would have to agree.
table-problem-nothing_to_undo = There is nothing to take back.
table-problem-offer_gone = The proposal no longer stands.
table-problem-no_hints = At this table nobody can be asked for advice.
table-problem-not_asked = The bot has no advice for this moment.
table-problem-over = The game is over.
table-problem-not_your_seat = This seat is not yours.
table-problem-too_many = That was too often. Try again in a minute.
table-problem-busy = The table has too much to do just now. Nothing has happened; try again.
table-problem-not_stored = It could not be stored. Nothing has happened.
table-problem-other = That did not work: { $code }
title-your-turn = Your turn
say-standing = { $name }: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $palaces ->
        [one] 1 palace
       *[other] { $palaces } palaces
    }.
say-your-turn = It is your turn.
say-turn = { $count ->
        [one] It is the turn of { $names }.
       *[other] Still to choose: { $names }.
    }
say-sale = { $house }: { $goods }. { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $order }.
say-sale-none = nothing counted yet.
say-build = { $coins ->
        [one] 1 coin would be left.
       *[other] { $coins } coins would be left.
    }

## Explanations

explain-price = Price
explain-price-text = What the brewery pays for one token. Up is dear: empty demand spaces push it up at the end of the round, surplus pushes it down. At 0 the good is not bought.
explain-demand = Demand
explain-demand-text = Tokens you sell fill these spaces until the round ends. What finds no space is surplus, and each surplus token lowers the price by one space.
explain-brewery = Brewery
explain-brewery-text = You sell to one brewery a round. Its demand stays the same all game.
explain-income = Income
explain-income-text = After your sale your disc moves to your income on the other track. Next round the lowest disc plays first; on one space the top disc does.
explain-palace-price = Palace price
explain-palace-price-text = All palaces cost this much. Each one built puts a marker here; as many markers as players, and the next price counts at once.
explain-order = Order of play
explain-order-text = The lowest disc on the income track plays first; on one space, the top of the stack.
explain-palaces = Palaces
explain-palaces-text = Who builds { $palaces ->
        [4] four
        [5] five
       *[other] six
    } ends the game with this round.
explain-coins = Coins
explain-coins-text = They pay for what you build. Among players with { $palaces ->
        [4] four or more
        [5] five or more
       *[other] six
    } palaces, the most coins win.
explain-hand = Cards in hand
explain-hand-text = One card stays at the end of a turn, more with town halls. The others go under the deck.
explain-deck = Deck
explain-deck-text = Cards never drawn, and cards that were put under. Nobody sees another's order.
explain-gone = Out of the game
explain-goods = Goods
explain-goods-text = Every visible field yields its goods each round. What is not sold is lost, unless a warehouse keeps it.
explain-space = Building space
explain-space-text = Build over anything but a palace. What is covered is out of the game for good.
explain-round = The round
explain-round-text = All draw and harvest together. Then each player in turn sells, builds and discards; at last prices rise where demand was left open.
explain-keys = Arrows: on. Tab: the rule. Esc: done.
explain-things = Explain the things on the table

## Looking back, advice, keys

log-since = since your last turn
take-back = Take back the turn
take-back-practice = Take back your last turn. The game then counts as practice.
back-ask = Take back the whole turn?
back-ask-hint = The others have answered it already. You begin again where your turn began, and the game counts as practice from then on.
back-ask-yes = Take it back
back-ask-no = Play on
quote-banks = { $coins } of it from your buildings
last-round = Last round
ending-palaces = Somebody has { $palaces ->
        [4] four
        [5] five
       *[other] six
    } palaces: the game ends with this round.
ending-trashed = Everybody has given up a palace: the game ends with this round.
ending-rounds = The game is limited in rounds, and this is the last one.
practice = Practice
look-at = Looking back: moment { $at } of { $last }
look-tried = Another line: moment { $at } of { $last }
look-hint = The game goes on meanwhile; nothing you do here changes it.
look-over-hint = The game is over; this is how it stood then.
look-quiet = The table as it was set up.
look-moment = Moment
look-end = Back to the game
look-over-end = Back to the result
look-record-hint = A record: nobody plays here any more.
look-record-end = All replays
look-record-open = Open in Princely
look-first = To the beginning
look-back = One step back
look-on = One step on
look-last = To the end
look-leap-back = Leap back
look-leap-on = Leap on
leap-to = What a leap goes to
leap-round = Round
leap-turn = Turn
leap-decision = Decision
leap-seat = Turns: { $name }
hint-ask = Ask a bot what it would do
hint-thinks = The bot is thinking
hint-close = Put the advice away
hint-title = A strong bot would do this:
hint-take = Do that
hint-take-end = Do that and end the turn
hint-chance = Chance to win after it: { $chance }
hint-rough = (not calibrated for these rules)
hint-others = The best other turns
hint-or = Or: { $turn }
hint-toss-up = too close to call
hint-less = { $points ->
    [one] { NUMBER($points, minimumFractionDigits: 1) } point less
   *[other] { NUMBER($points, minimumFractionDigits: 1) } points less
}
keys-list = Keys
key-brewery = choose a brewery
key-goods = one more of a good; with Shift one less
key-most = the sale that pays most
key-confirm = confirm what is prepared
key-card = go to a card of the hand
key-space = put the lifted card on a space
key-drop = put the card back
key-undo = undo a step
key-redo = do it again
key-hint = ask a bot what it would do; again: go to its button
key-explain = explain things: arrows lead on, Tab to the rule, Esc ends it
key-log = open or fold the log
key-state = say how everybody stands
key-last = say what happened last
key-turn = say whose turn it is, and the clocks
key-help = this list
guide-name = Guide
guide-step = First game, { $number } of { $last }
guide-fold = Fold the guide
guide-unfold = Open the guide
guide-next = Go on
guide-offer = Now play against easy bots
guide-aim = You farm, sell to breweries, and build. Whoever first has six palaces ends the game. You play against one bot; take all the time you like.
guide-draw = Every round begins with new cards from a deck of your own. They are in your hand; you will need them when you build.
guide-goods = Your printed fields have just given you these goods. What you do not sell this turn is lost.
guide-brewery = Choose a brewery. The number there is the most it would pay you.
guide-count = Now say how much of each good you sell, with plus and minus. “Most coins” fills in the best-paying sale.
guide-foresee = Nothing is sold yet. Below you see the coins, the surplus that would push prices down, and where your disc would go. Confirm when you like it.
guide-card = Now you may build. Choose a card you can pay; what you cannot pay says why. Small fields are a good start.
guide-space = Lit spaces are possible. An empty space costs you nothing; building over a field loses it for good. Choose one and confirm.
guide-no-more = Build again if you can and want to, or build no more. Undo takes back any step until your turn ends.
guide-keep = At the end of a turn one card stays in your hand. Choose it; the others go under your deck and come back later.
guide-end-turn = End your turn. Only now everything is sent.
guide-draw-more = Your laboratory lets you draw more cards. Draw if you look for something better: what you do not keep goes back under your deck.
guide-marks = Blue rings mark what has changed since your last turn. The log tells it in words; a click on a line shows that moment.
guide-prices = Prices live: where demand was left open they rose at the end of the round, and surplus pushes them down. Sell where others have not.
guide-order = Your disc shows your income. The lowest disc plays first next round: much income now means selling late.
guide-over = When all spaces are full you build over what is least worth. A large field pays for itself in a few rounds.
guide-palace = You could pay a palace now. Each palace built by anybody brings the next price nearer; but a palace covers a space for good.
guide-when = From now on the question is: build the farm, or bury it under palaces? Keep the fields that sell best to the end.
guide-last-round = Somebody has six palaces: this is the last round. Among those with six, the most coins win.
guide-end = That was your first game. Play on against a stronger bot, or with friends.
story-most = { $name } had the best round: income { $income } in round { $round }.
story-most-you = You had the best round: income { $income } in round { $round }.
story-first-palace = { $name } built the first palace, in round { $round }.
story-first-palace-you = You built the first palace, in round { $round }.
