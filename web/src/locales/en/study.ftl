# Replays and studies of games.

replay-menu = This replay
replay-pace = Speed
replay-link = Link to this moment
replay-link-here = This link works on this device. To show the game to others, share it from the page of replays first.
replay-frame = To show it inside another page
replay-key-step = one step
replay-key-leap = leap
replay-key-round = to another round
replay-key-ends = to the beginning, to the end
replay-key-run = let it run, stop

# Whose eyes, where they are not those of a player.
eyes-open = Everything open
eyes-spectator = A spectator

# What is added to a record.
study = Study
study-comment = Comment on this moment
study-sign = What you think of the step
study-sign-none = no sign
study-sign-0 = good
study-sign-1 = a mistake
study-sign-2 = interesting
study-sign-3 = doubtful
study-ring = Ring
study-arrow = Arrow
study-unmark = { $count ->
    [one] Remove the mark
   *[other] Remove { $count } marks
}
study-pick = Click what the ring goes around.
study-pick-from = Click where the arrow begins.
study-pick-to = Click where it ends.
study-moment = This moment
study-lines = Lines
study-main = The game as it was played
study-steps = { $count ->
    [one] one step
   *[other] { $count } steps
}
study-drop = Delete: { $name }
study-try = Try other moves from here
study-play = Play on from here against bots
study-seat = Your seat
study-level = The bots
study-begin = Begin
study-save = Save with the record
study-over = The game is over here.
study-seen = This is what one player saw of a game. Other lines need the whole record.
study-back = Back to the study
study-trying = Trying out: { $names }
study-from = From a study: { $names }

# Charts over the moments of a record.
charts = Charts
chart-what = What is shown
chart-go = { $chart }: moment
chart-moment = Moment { $at }, round { $round }
chart-computes = The chart is being made.
chart-of-brewery = Brewery { $number }
chart-of-palace = A palace
chart-income = Income
chart-coins = Coins
chart-palaces = Palaces
chart-harvest = Harvest of each round
chart-price-hops = Price of hops
chart-price-barley = Price of barley
chart-price-water = Price of water
chart-palace-price = Price of a palace
chart-points = Points
chart-pecunia = Pecunia
chart-citizens = Citizens
chart-working = Buildings at work

# Statistics over many games.
stats = Statistics
stats-none = No finished game of yours counts yet. Play one to its end.
stats-game = Game
stats-games = Games
stats-won = Won
stats-due = Of equals
stats-by-level = By the strongest bot
stats-by-level-name = Against
stats-by-players = By number of players
stats-by-players-name = Players
stats-by-seat = By seat
stats-by-seat-name = Seat
stats-openings = How your games begin
stats-openings-name = First two
stats-built = What you build
stats-built-name = Built
stats-round = Round
stats-people = only people
stats-all = { $games ->
    [one] One game
   *[other] { $games } games
}, { $won } won: { $share }. Equal players would win { $due }.
stats-reads = Your records are being read.
stats-nothing = There is nothing to tell yet.
stats-counted = Practice and what was tried in studies are not counted. “Won” counts games in which you built it; the round is that of the first time.
stats-loss = What your decisions cost
stats-loss-none = None of your games of this kind was reviewed yet. Choose “Review” on the page of
stats-loss-hint = Points of the chance to win that a decision cost on average, game by game; the line is the mean of the latest five.
stats-loss-each = A decision
stats-loss-mean = Mean of five
stats-puzzles = Your turning points
stats-puzzles-none = Mistakes that reviews find in your games are collected here, to be played better.
stats-puzzles-count = { $open } of { $all } are still open.
stats-puzzles-begin = Find something better
stats-puzzles-gone = The game of this one is no longer on this device.
