# The client around the tables: home, settings, rule book.

nav-home = Princely, home
nav-name = Pages
nav-play = Play
nav-lobby = Lobby
nav-learn = Learn
nav-replays = Replays
nav-rules = Rules
nav-settings = Settings
nav-profile = Profile
skip = Skip to the page

home-title = Play
fuerstenfeld-players = 2 to 5 players
fuerstenfeld-lede = Harvest hops, barley and water, sell to the right brewery, and be the first to build six palaces.
principati-players = 2 players
principati-lede = Two princes, one map: lay land tile by tile, raise your buildings, trade, and win the orders of merit.
seats = Seats
bots = Bots
level-beginner = Beginner
level-easy = Easy
level-medium = Medium
level-strong = Strong
level-master = Master
play-now = Play now

continue = Continue
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
keys-hint = H, B, W, M, L and other letters, and numbers. Ctrl+Z always undoes.
settings-kept = Kept in this browser.

rules-of = Rules of { $game }
book-search = Search this book
book-found = { $count ->
        [0] No place says that.
        [one] 1 place
       *[other] { $count } places
    }
book-rule = Rule { $rule }
book-link = Link to “{ $title }”
book-previous = Before
book-next = Next
book-turn = Chapters before and after
book-other = The other game
book-table = Table
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

## Games of this device

you = You
close = Close
player-name = Player { $number }
table-gone = There is no such game here
table-gone-hint = Games against bots stay in the browser in which they began. This one may have been deleted.
table-failed = The table cannot be opened
table-failed-hint = The game itself is kept. Reload the page to try again.
curtain-title = { $name } is to play
curtain-hint = Hand the device over. The others look away.
curtain-come = I am { $name }
curtain-note = Between two people at this device the table is hidden until the next one is there.
play-title = A table on this device
play-hint = People take turns at one screen; bots take the other chairs. The game is saved in this browser.
play-start = Begin
play-nobody = Somebody has to play
variant = Game
variant-base = Base
variant-expert = Expert
sitter-person = Person
chair-name = Name on chair { $number }
chair-sitter = Chair { $number }
hints = Advice
hints-hint = A strong bot can be asked what it would do.
memory = Memory aid
memory-hint = The table shows which cards you have put under your deck.
palaces-to-win = Palaces to win
one-device = Set a table
with-friends = With friends
with-friends-hint = Opens a table at the server and gives a link for your friends
begin-failed = The game could not begin. Try again.
length = Length
length-rounds = { $rounds } rounds
length-whole = Whole game
length-minutes = { $minutes } min
variant-miners = Miners
learn-game = Learn { $game }
learn-small = A first round, told
learn-play = Play now
contents = Contents
continue-more = { $count } more
go-on = Go on
export = Save as a file
share = Share by a link
delete = Delete
delete-sure = Delete for good
title-won = You won
title-winner = { $count ->
        [one] { $names } won
       *[other] { $names } share the win
    }
title-together = { $names }
title-against = Against { $names }
standing-over = { $players } players, { $round } rounds
standing-turn = round { $round }, it is your turn
standing-open = round { $round }
replays-finished = Finished on this device
replays-running = Games in progress
record-open = Open a record
record-hint = A file that was saved here, or written by princely record. Drop it here or choose it.
record-bad = This is no record that holds
record-none = Open a file on the page of replays first.
record-other = Only games of Fürstenfeld can be watched here so far.
replay-eyes = With whose eyes
confirm = Confirm each build
confirm-hint = Without it, choosing a space builds there at once. Undo works either way.
pace = Bots play
pace-calm = calmly
pace-brisk = briskly
pace-instant = at once
your-turn = your turn
turns-none = No table waits for you.
update-ready = A new version is ready.
update-now = Load it
update-later = Later
plain-name = Without encryption
plain-note = This page came without encryption (http). You can play everything. But it does not work offline, it cannot notify you, and others in your network could read along.
plain-close = Understood
first-game = Your first game
first-game-small = Guided, ten minutes
first-duel = Your first duel
first-duel-small = Guided, fifteen minutes
