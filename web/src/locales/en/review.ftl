# What the decisions of a finished game cost.

review = Review
review-bad = This game cannot be reviewed
review-unfinished = This game was not played to its end. Only finished games are reviewed.
review-seen = This record holds only what a spectator saw. Decisions are judged by what their player knew.
review-whose = Whose decisions
review-work = The review is being made
review-looks = All decisions are being looked at.
review-deepens = This is a first look. The decisions that seem to have cost most are now looked at closely.
review-paused = The review is paused.
review-failed = The review has ended with an error.
review-progress = Progress of the review
review-go-on = Go on
review-stop = Pause
review-won = { $name } won.
review-won-you = You won.
review-shared = { $name } shared the win.
review-shared-you = You shared the win.
review-lost = { $name } lost.
review-lost-you = You lost.
review-most-none = No single thing decided it.
review-most-own-against = Own decisions cost most.
review-most-luck-for = Luck helped most.
review-most-luck-against = Bad luck cost most.
review-most-others-for = What the others did helped most.
review-most-others-against = What the others did cost most.
review-uncalibrated = The chances are not calibrated for these rules or this length of game. Take them as rough.

review-curve = Chances to win, moment by moment
review-curve-go = Chances to win: moment
review-moment = Moment { $at }, round { $round }
review-see-moment = See it on the board
review-turns = Turning points
review-turn = Round { $round }:
review-turn-own = own decisions
review-turn-luck-kind = a lucky draw
review-turn-luck-unkind = an unlucky draw
review-turn-others = play of the others
review-to = to

review-causes = What made the result
review-cause = Cause
review-points = Points
review-start = Before the game
review-result = Result
review-cause-own = Own decisions
review-cause-luck = Luck of the draw
review-cause-others = Play of the others
review-cause-rest = Not explained
review-causes-hint = In points of a hundred of the chance to win among strong players. They add up.
review-by-phase = Lost by phase
review-by-phase-name = Phase
review-by-kind = Lost by kind of decision
review-by-kind-name = Kind
review-in = { $count ->
    [one] in one decision
   *[other] in { $count } decisions
}
review-lost-nothing = Nothing was lost for certain.
review-kind-palace = palace built
review-kind-field = field built
review-kind-building = other building
review-kind-nothing = nothing built

review-mattered = The decisions that mattered most
review-learn = Learn from your mistakes
review-none = { $count ->
    [one] One decision, and it was no mistake for certain.
   *[other] { $count } decisions, and no mistake for certain among them.
}
review-where = Round { $round }: { $phase }
review-verdict-good = nothing clearly better
review-verdict-small = A little
review-verdict-mistake = Mistake
review-verdict-big_mistake = Big mistake
review-done = What was done
review-better = What a strong bot would have done
review-show = Show on the board
review-practise-one = Find something better
review-solved = Solved:
review-cost = It cost { $points } points, ± { $error }.
review-then = Chance to win after it: { $chance }
review-decisions = Decisions
review-before = The costly decision before
review-after = The next costly decision
review-back = Back to the review
review-all = All decisions
review-dear = The decisions that cost something
review-list-all = Show all { $count }
review-list-dear = Only those that cost something
review-how = Chances are those among players like the strong bot, judged only by what the player could know at the time. A loss counts if it is at least twice its error.

# Learn from your mistakes: a decision is made again.
exercise = Find something better
exercise-fold = The task
exercise-task = What was done here cost { $points } points. What would you do now? Whatever is as good as the best, within the error, is right.
exercise-check = Is this better?
exercise-judging = It is being tried against the best …
exercise-right = Right: nothing is clearly better.
exercise-wrong = Not yet.
exercise-failed = This could not be judged.
exercise-again = Try again
exercise-show = Show me
exercise-shown = This is what a strong bot would have done.
exercise-next = Next
exercise-back = Back
