# What the front ends say in English.

player-n = Player { $number }
player-is = { $player } ({ $who })
human = person
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
choose = Type a number, the words of an action (any unambiguous beginning will do, as in “b r 1”), or “?” for help.
did = { $player }: { $what }
help = Besides a number or an action you can type:
    u  undo your last answer, back to the last roll
    h  a hint: what the best bot would do, and what it is worth
    a  all answers with their numbers
    b  the whole board        l  the log so far        s  the scores
    rules [ID]   the rules, or one of them, such as “rules { $rule }”
    save FILE    write the game to a file        load FILE    go on with a saved game
    q  quit
undone = Taken back.
nothing-to-undo = There is nothing to take back: what was rolled, drawn or done by others stays.
hint = Hint: { $what }  ({ $notation })
hint-soon = Looking for the best answer… (Ctrl-C: the best so far)
hint-worth = Hint: { $what }  ({ $notation }): { $worth }
worth-chance = { $percent }% to win
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
thinking-here = { $player } is thinking… (Ctrl-C: answer now)
ambiguous = “{ $text }” could be: { $actions }
not-understood = “{ $text }” is no answer here. “?” lists what can be typed.
no-number = There is no answer { $number }; the answers are 1 to { $count }.
forbidden = { $rule } forbids that: { $text }
forbidden-because = { $fact } { $rule }: { $text }
saved = Saved to { $file }.
exists = { $file } is there already; the same command once more replaces it.
loaded = Loaded { $file }.
failed = { $reason }
quit = The game stops here.
input-ended = The input ended before the game did.
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
winners = { $players } share the win with { $points ->
    [1] 1 point.
   *[other] { $points } points.
}
solo-result = Final score: { $points }
duel-won = { $player } wins against { $rival }: { $points } to { $other }.
duel-lost = { $player } loses against { $rival }: { $points } to { $other }.
duel-shared = { $player } and { $rival } both win: { $points } to { $other }.
log-title = Log
no-rule = There is no rule { $id }.
replayed = { $events ->
    [1] 1 event
   *[other] { $events } events
} replayed; everything in the record holds.
verified = { $draws ->
    [1] 1 roll or draw
   *[other] { $draws } rolls and draws
} verified, in this order: each follows from the secret and the entropy of the seats.
    The commitment is { $commitment }: compare it with the one the table showed before the game.
verified-whole = The game is whole: it ends as its rules say.
verified-cut = The game is UNFINISHED: it was stopped, or the record was cut. Rolls after this are not in it.
verified-of-server = The server itself chose the entropy of { $player }, whose browser sent none.
verified-no-own-part = No seat added entropy of its own, so the server could have chosen all rolls.
verified-no-actions = What the players did is legal, but it is not proved: only the rolls are.
pack-valid = { $file } is a valid content pack of { $game }, hash { $hash }.

# Experts
no-expert = { $game } has no expert: nobody has worked out its best play. Its levels are { $levels }.
no-expert-of-pack = No expert plays { $game } with this content pack: its map has more boards than can be worked out. The other levels are { $levels }.
working-out = Working out the best play
following-play = Following best play through every board

# Best play
solve-title = { $game }, ruleset “{ $ruleset }”: best play, exactly.
solve-boards = { $boards } boards, each with up to { $turns } turns to come.
solve-computed = Worked out in { $seconds } s; the spread of the scores took another { $spread } s.
solve-file = Kept in { $file }.
solve-read = Read from what was kept in { $seconds } s; the spread of the scores took another { $spread } s.
solve-expected = Expected final score: { $number }
solve-deviation = Standard deviation: { $number }
solve-quantiles = The final score that so many games do not exceed
solve-games = games
solve-at-most = score
solve-number = number
solve-chance = chance
solve-by-turns = The expected final score of a new sheet with fewer turns
solve-turns = turns
solve-expected-column = expected score
solve-opening = What is best kept of the first roll, the most frequent first
solve-keep = keep

# Luck and skill
analyse-good = [{ $loss }]
analyse-mistake = [−{ $loss }; better: { $best }]
analyse-title = Luck and skill of { $player }
analyse-round = Round
analyse-luck = Luck
analyse-lost = Skill
analyse-worst = Worst decision
analyse-better = Better
analyse-sum = { $expected } expected { $sign } { $luck } luck − { $loss } lost = { $score } points
analyse-sum-so-far = { $expected } expected { $sign } { $luck } luck − { $loss } lost = { $score } expected now
