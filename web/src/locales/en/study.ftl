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
