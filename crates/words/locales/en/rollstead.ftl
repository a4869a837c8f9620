# What the front ends say in English.

player-n = Player { $number }
player-is = { $player } ({ $who })
human = human
random = random bot
greedy = greedy bot
turn = planning bot
search = search bot
flat = flat search bot
tree = tree search bot
easy = easy bot
normal = normal bot
hard = hard bot
expert = expert

prompt-title = { $player }: { $question }
choose = Type a number, a move (any clear beginning of its words will do, as in “{ $example }”), or “?” for help.
group-line = { $group }: { $how }, as in “{ $example }” (“a” lists all)
choose-number = Type a number, or “?” for help.
did = { $player } { $what }
did-this = { $player }: { $what }
help = Besides a number or a move you can type:
    undo (u)      undo your last move (not a roll)
    hint (h)      what the best bot would do, and what it is worth
    all (a)       every option with its number
    board (b)     the whole board
    log (l)       what has happened so far
    scores (s)    the scores
    rules [ID]    the rules, or one of them, such as “rules { $rule }”
    why MOVE      whether a move is possible, and what is missing
    save FILE     save the game
    load FILE     continue a saved game
    quit (q)      leave
undone = Undone.
nothing-to-undo = Nothing to undo: rolls, draws and other players’ moves are final.
hint = Hint: { $what } (“{ $notation }”)
hint-soon = Looking for the best move… (Ctrl-C: settle for the best so far)
hint-worth = Hint: { $what } (“{ $notation }”); { $worth }
worth-chance = { $percent }% chance of winning
worth-ahead = about { $points ->
    [1] 1 point ahead
   *[other] { $points } points ahead
}
worth-behind = about { $points ->
    [1] 1 point behind
   *[other] { $points } points behind
}
worth-level = about level
worth-about = about { $points ->
    [1] 1 point at the end
   *[other] { $points } points at the end
}
worth-points = { $whole }.{ $hundredths } points expected at the end
thinking = { $player } is thinking…
thinking-here = { $player } is thinking… (Ctrl-C: move now)
ambiguous = “{ $text }” could mean: { $actions }.
not-understood = “{ $text }” is neither a command nor the beginning of a move; type ? to see what you can type.
no-number = There is no option { $number }; choose 1–{ $count }.
forbidden = { $rule } forbids that: { $text }
forbidden-because = { $fact } { $rule }: { $text }
why-what = Type a move after “why”, as in “why { $example }”.
incomplete = “{ $text }” is not a move. Write it like this: { $examples }.
quoted = “{ $text }”
save-what = Type a file name after “save”, as in “save my.game”.
load-what = Type a file name after “load”, as in “load my.game”.
quit-since = Game left. The moves since the last save ({ $file }) are not saved.
help-moves = Moves that are possible now, an example of each kind:
why-possible = Yes, that is possible now: { $what }
why-legal = Yes, that is possible now.
saved = Saved to { $file }.
exists = { $file } already exists; repeat the command to overwrite it.
loaded = Loaded { $file }.
failed = { $reason }
quit = Game left without saving.
quit-saved = Game left; it is saved in { $file }.
input-ended = The input ended before the game did.
after-end = Type “save FILE” to keep the game, “log”, “board” or “scores” to look at it, “undo” to take your last move back, or “quit”.
after-end-final = Type “save FILE” to keep the game, “log”, “board” or “scores” to look at it, or “quit”.
bye = The game is over.
scores = Scores
category-column = Points
rank-column = Place
player-column = Player
total = Total
player = { $player }
winner = { $player } wins with { $points ->
    [1] 1 point.
   *[other] { $points } points.
}
winners = { $players } tie for first with { $points ->
    [1] 1 point.
   *[other] { $points } points.
}
solo-result = Final score: { $points }
duel-won = { $player } wins against { $rival }: { $points } to { $other }.
duel-lost = { $player } loses against { $rival }: { $points } to { $other }.
duel-shared = { $player } and { $rival } both win: { $points } to { $other }.
log-title = Log
no-rule = There is no rule { $id }.
reading = This is our reading: the rulebook does not settle it.
reading-of = This is our reading: { $what }. The rulebook does not settle it.
replayed = { $events ->
    [1] 1 step (a move, a roll or a draw)
   *[other] { $events } steps (moves, rolls and draws)
} replayed; the record is valid.
verified = { $draws ->
    [1] 1 roll or draw
   *[other] { $draws } rolls and draws
} verified, in this order: each follows from the secret and the players’ random input.
    The commitment is { $commitment }: compare it with the one the table showed before the game.
verified-whole = The game is complete: it ends as its rules say.
verified-cut = The game is UNFINISHED: it was stopped, or the record was cut. Later rolls are not in it.
verified-of-server = The server itself chose the random input of { $player }, whose browser sent none.
verified-no-own-part = No player added random input, so the server could have chosen all rolls.
verified-no-actions = The players’ moves are legal, but only the rolls are proved.
pack-valid = { $file } is a valid content pack of { $game }, hash { $hash }.

# Experts
no-expert = { $game } has no expert: optimal play is not known for it. Its levels are { $levels }.
no-expert-of-pack = No expert plays { $game } with this content pack: its map has too many boards to solve. The other levels are { $levels }.
working-out = Solving the game
following-play = Computing the score distribution

# Optimal play
solve-title = { $game }, ruleset “{ $ruleset }”: optimal play, exact.
solve-boards = { $boards } boards, each with up to { $turns } turns left.
solve-computed = Solved in { $seconds } s; the score distribution took another { $spread } s.
solve-file = Saved in { $file }.
solve-read = Loaded from cache in { $seconds } s; the score distribution took another { $spread } s.
solve-expected = Expected final score: { $number }
solve-deviation = Standard deviation: { $number }
solve-quantiles = Score percentiles
solve-games = percentile
solve-at-most = score
solve-number = number
solve-chance = chance
solve-by-turns = Expected score from an empty sheet, by turns left
solve-turns = turns
solve-expected-column = expected score
solve-opening = Best dice to keep after the first roll, most common first
solve-keep = keep

# Luck and skill
analyse-good = [{ $loss }]
analyse-mistake = [−{ $loss }; better: { $best }]
analyse-title = Luck and skill of { $player }
analyse-round = Round
analyse-luck = Luck
analyse-lost = Points lost
analyse-worst = Worst decision
analyse-better = Better
analyse-sum = { $expected } expected { $sign } { $luck } luck − { $loss } lost = { $score } points
analyse-sum-so-far = { $expected } expected { $sign } { $luck } luck − { $loss } lost = { $score } expected now

# What can be typed in line mode; several words for one command are separated by spaces
command-undo = undo
command-hint = hint
command-all = all
command-board = board
command-log = log
command-scores = scores
command-rules = rules
command-why = why
command-save = save
command-load = load
command-help = help
command-quit = quit
