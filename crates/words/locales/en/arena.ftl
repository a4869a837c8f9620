# What the arena says in English.

arena-heading = { $game }: { $games ->
    [1] 1 game
   *[other] { $games } games
} with seed { $seed }, { $groups ->
    [1] 1 group
   *[other] { $groups } groups
} with the same dice, { $seatings ->
    [1] 1 seating order
   *[other] { $seatings } seating orders
} each.
arena-players = Players (95 % intervals)
arena-player = Player
arena-entries = Seats
arena-share = Wins
arena-rank = Place
arena-score = Points
arena-rating = Rating
arena-pairs = Differences with the same dice
arena-pair = Comparison
arena-against = { $player } − { $other }
arena-seats = Seats in playing order
arena-seat = Seat
arena-length = A game has { $decisions } decisions in { $turns } turns, and { $chances } rolls and draws.
arena-length-solo = A game has { $decisions } decisions and { $chances } rolls and draws.
arena-decided = Decided: { $player } wins more often. Because the run stopped there, its share of wins is a little too high; the intervals are those of a run of fixed length.
arena-undecided = After { $games ->
    [1] 1 game
   *[other] { $games } games
} it is not decided who wins more.
arena-time = { $player } { $micros } µs
arena-times = Time per decision: { $times }
arena-rounded = { $asked } games do not fill whole groups of { $seatings } seating orders; { $games } are played.
arena-clock = { $player } plays by the clock, so another run will not play the same games.
arena-progress = games
arena-stopping = stopping after the games in progress; press Ctrl-C again to stop at once
arena-stopped = stopped after { $games } of { $wanted } games; the result above covers the finished games
arena-stopped-journal = stopped after { $games } of { $wanted } games; continue with --resume { $file }

arena-report = arena report
arena-rules-version = rules version
arena-pack = pack
arena-decisions = decisions
arena-plot-scores = Points
arena-plot-scores-text = How often each final score is reached; the dotted lines are the means.
arena-plot-shares = Wins by player
arena-plot-shares-text = The share of wins of one seat, with its 95 % interval; the dashed line is an even share.
arena-plot-shares-solo-text = How often the rival is beaten, with its 95 % interval.
arena-plot-seats = Wins by seat
arena-plot-seats-text = Every player has every seat equally often, so a seat that wins more is better by itself.
arena-plot-seat-scores = Points by seat
arena-plot-seat-scores-text = Mean final points of each seat, with their 95 % interval.
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
arena-uses-text = Who used it in a game, and how often they won. The leader can often afford more, so this shows what goes along with winning, not what causes it.
arena-unused = Never used: { $names }
arena-named = { $name }
arena-what = What
arena-used-by = Used by
arena-times-each = Uses by each
arena-users-win = Its users win
arena-others-win = The others win
arena-how = Intervals are 95 %: Wilson’s for shares of wins, Student’s for points, over groups of games with the same dice. Ratings are Weng and Lin’s, ± twice their uncertainty.

bench-machine = { $processor }, { $cores } cores, { $system }; Rollstead { $version }, commit { $commit }
bench-how = Random play on one core, the best of several runs; a decision includes the rolls and draws that follow it. A search plays its games to the end at random. A replay reads the text of a finished game and plays it again with every check.
bench-no-valgrind = Instructions and allocations are counted by valgrind, which is not installed or is skipped by --quick.
bench-seats = Players
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
