# The client around the tables: home, settings, rule book.

nav-home = Princely, home
nav-name = Pages
nav-play = Play
nav-lobby = Lobby
nav-learn = Learn
nav-replays = Replays
nav-rules = Rules
nav-settings = Settings
skip = Skip to the page

home-title = Play
fuerstenfeld-players = 2 to 5 players
fuerstenfeld-lede = Harvest hops, barley and water, sell to the right brewery, and be the first to build six palaces.
principati-players = 2 players
principati-lede = Two princes, one map: lay land tile by tile, raise your buildings, trade, and win the orders of merit.
seats = Seats
bots = Bots
begins = Begins
begins-you = You
begins-bot = Bot
begins-lot = By lot
level-beginner = Beginner
level-easy = Easy
level-medium = Medium
level-strong = Strong
level-master = Master
play-now = Play now
with-friends = With friends
soon = soon

continue = Continue
continue-turn = round { $round }. It is your turn.
continue-wait = round { $round }. { $name } is to act.
continue-none = No game is open. Play now begins one at once; it stays in this browser.
back-to-table = Back to the table
lobby = Lobby
all-tables = All tables
open-table = Open a table
join = Join
lobby-seats = { $taken } of { $seats } seats
lobby-empty = No table is waiting for players.
lobby-offline = Without a server there is no lobby. Games against bots run on this device.
learn = Learn
all-lessons = All lessons
lesson-first-sale = Your first sale
lesson-build-over = Build over it
lesson-lay-tile = Lay a tile
lesson-steps = { $game }, { $steps } steps
replays = Replays
all-replays = All replays
watch = Watch
replays-empty = Finished games stand here, on this device.

settings = Settings
language = Language
theme = Colours
theme-system = as the system
theme-light = light
theme-dark = dark
motion = Motion
motion-system = as the system
motion-full = full
motion-reduced = reduced
sound = Sound
sound-hint = A soft bell when it is your turn.
letters = Letters on goods
letters-hint = H, B, W beside every small sign.
keys = Single-letter keys
keys-hint = H, B, W, M, L and numbers. Ctrl+Z always undoes.
settings-kept = Kept in this browser.

rules-of = Rules of { $game }
rules-search = Search the rules
rules-found = { $count ->
        [0] No rule says that.
        [one] 1 rule
       *[other] { $count } rules
    }
rules-english = The rule book is in English so far.
loading = Loading …
page-failed = This page could not be loaded.
try-again = Try again

not-found = There is no such page
not-found-hint = The address leads nowhere: { $path }
go-home = To the home page
server-gone = The server does not answer
server-gone-hint = Games against bots go on without it. We try again by ourselves.
offline = No network
offline-hint = Games on this device go on.
not-yet = This page is not open yet
not-yet-hint = Until then: play against bots from the home page.
