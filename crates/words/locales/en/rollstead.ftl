# What the front ends say in English.

player-n = Player { $number }
player-is = { $player } ({ $who })
human = person
random = random bot
greedy = greedy bot
turn = turn bot
search = search bot
easy = easy bot
normal = normal bot
hard = hard bot
expert = expert

prompt-title = { $player }: { $question }
choose = Type a number, the words of an action (any unambiguous beginning will do, as in “b r 1”), or “?” for help.
did = { $player }: { $what }
help = Beside a number or an action you can type:
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
hint-worth = Hint: { $what }  ({ $notation }): { $worth }
worth-chance = { $percent }% chance to win
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
ambiguous = “{ $text }” could be: { $actions }
not-understood = “{ $text }” is no answer here. “?” lists what can be typed.
no-number = There is no answer { $number }; the answers are 1 to { $count }.
forbidden = { $rule } forbids that: { $text }
saved = Saved to { $file }.
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
replayed = { $events } events replayed; everything in the record holds.
verified = { $draws } rolls and draws verified: each follows from the secret and the entropy of the seats.
    The commitment is { $commitment }: compare it with the one the table showed before the game.
pack-valid = { $file } is a valid content pack of { $game }, hash { $hash }.
