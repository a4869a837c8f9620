# What the arena says in English.

arena-heading = { $game }: { $games ->
    [1] 1 game
   *[other] { $games } games
} with seed { $seed }, { $groups ->
    [1] 1 group
   *[other] { $groups } groups
} of the same dice, { $seatings ->
    [1] 1 seating
   *[other] { $seatings } seatings
} each.
arena-players = Players (for each seat; 95 % intervals)
arena-player = Player
arena-entries = Seats
arena-share = Wins
arena-rank = Place
arena-score = Points
arena-rating = Rating
arena-pairs = Differences over the same dice
arena-pair = Pair
arena-against = { $player } − { $other }
arena-seats = Seats
arena-seat = Seat
arena-length = A game has { $decisions } decisions, { $rounds } rounds and { $chances } rolls and draws.
arena-length-solo = A game has { $decisions } decisions and { $chances } rolls and draws.
arena-decided = It is decided: { $player } wins more. Because the run ended there, its share is a little too high; the intervals are those of a run of fixed length.
arena-undecided = After { $games ->
    [1] 1 game
   *[other] { $games } games
} it is not decided who wins more.
arena-time = { $player } { $micros } µs
arena-times = Time per decision: { $times }
arena-rounded = { $asked } games do not fill the { $seatings } seatings of a group; { $games } are played.
arena-clock = { $player } thinks by the clock, so another run will not play the same games.
arena-progress = games
arena-stopping = ending after the games under way; Ctrl-C once more ends at once
arena-stopped = stopped after { $games } of { $wanted } games; what is done counts above
arena-stopped-journal = stopped after { $games } of { $wanted } games; go on with --resume { $file }

arena-report = report of the arena
arena-rules-version = rules version
arena-pack = pack
arena-decisions = decisions
arena-plot-scores = Points
arena-plot-scores-text = How often each final score is reached; the dotted lines are the means.
arena-plot-shares = Wins by player
arena-plot-shares-text = The share of wins of a seat, with its 95 % interval; the dashed line is where equals would be.
arena-plot-shares-solo-text = How often the rival is beaten, with its 95 % interval.
arena-plot-seats = Wins by seat
arena-plot-seats-text = Every player has every seat equally often, so a seat that wins more is better by itself.
arena-plot-seat-scores = Points by seat
arena-plot-seat-scores-text = The mean of the final points at each seat, with its 95 % interval.
arena-plot-both = Wins by player and seat
arena-plot-both-text = Whether a seat is better for one player than for another.
arena-plot-length = Length
arena-kind-action = Actions
arena-kind-card = Cards
arena-kind-city = Cities
arena-kind-road = Roads
arena-kind-settlement = Settlements
arena-kind-soldier = Soldiers
arena-kind-technology = Technologies
arena-kind-terrain = Terrains
arena-kind-tile = Tiles
arena-kind-other = Other components
arena-uses-text = Who used it in a game, and how often those who did won. Whoever is ahead can use more: this shows what goes along with winning, not what causes it.
arena-unused = Nobody ever used:
arena-what = What
arena-used-by = Used by
arena-times-each = Times each
arena-users-win = Its users win
arena-others-win = The others win
arena-how = Intervals are 95 %: Wilson’s for shares of wins, Student’s for points, over groups of games with the same dice. Ratings are Weng and Lin’s, with twice their uncertainty.

bench-machine = { $processor }, { $cores } cores, { $system }; Rollstead { $version }, commit { $commit }
bench-how = Random play on one core, the best of several runs; a decision counts with the chance behind it. A search plays its games to the end at random. A replay reads the text of a finished game and plays it again with every check.
bench-no-valgrind = Instructions and allocations are counted by valgrind, which is not installed or left out by --quick.
bench-seats = Seats
bench-games = Games/s
bench-decisions = Decisions/s
bench-nanos = ns/decision
bench-instructions = Instr./decision
bench-allocations = Alloc./decision
bench-search = Search/s
bench-scaling = 2 cores
bench-replay = Replay µs
bench-state = State bytes
bench-action = Action bytes
