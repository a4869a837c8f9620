# What the web pages say in English.

skip = Skip to content
site-nav = Site
language = Language
home = Home
home-title = Settle with dice
home-lead = Dice-driven settlement games with the full, exact rules. Play a bot with one click, or send a friend a link: no account.
footer = The games belong to their designers and publishers; Rollstead is not affiliated with them. The rules are in our own words, the drawings are ours.
rules = Rules
new-table = New table
play-now = Play now against a bot
play-alone = Play solo
invite-friend = Invite a friend
more-choices = More options
seats-range = { $least ->
    [1] 1 to { $most } players
   *[other] { $least } to { $most } players
}
own-tables = My tables
open-tables = Open tables
playing-tables = Games in progress
status-waiting = waiting for players
status-playing = in progress
status-over = finished
status-stopped = abandoned
status-cancelled = cancelled
status-changed = the rules have changed
your-name = Your name
seats = Players
seat-me = Me
seat-link = A friend, by link
seat-open = Anybody
seat-easy = Bot: easy
seat-normal = Bot: normal
seat-hard = Bot: hard
seat-expert = Bot: expert
seat-none = Nobody
limit = Time per move before the others can vote to go on without you
limit-minute = one minute
limit-five = five minutes
limit-day = one day
limit-week = one week
limit-told = If a player does not move for { $limit }, the others may vote to let a bot play or to end the game.
hints = Allow hints when several people play
public = Show the table on the home page
make-table = Create table
yes = yes
no = no
invited = You are invited
sit-down = Join
guest = Guest
free-seat = nobody yet
question = Your move
sheets = Boards
to-the-present = Back to now
to-the-move = Back to the move
players = Players
you = you
link-for = Link for { $player }
copy = Copy the link
copy-by-hand = The browser blocked copying. The link is selected: press Ctrl+C, or press and hold it and choose “Copy”.
waiting-for-players = Waiting for players: copy a link and send it to a friend.
waiting-for-others = Waiting for the other players.
table-cancelled = The table was cancelled before the game began.
rules-changed = The rules changed while this game was in progress, so it ended as it stood.
rules-older = This game was played by older rules. It is shown as it was recorded.
again = New table with the same players
release = Remove { $player }, who has not added randomness
cancel-table = Cancel the table
game-stopped = The players ended the game.
turn-of = { $player }’s turn
answers = Options ({ $count })
all-answers = All options on the board as a list ({ $count })
undo = Undo
no-undo = Nothing to undo
hint-button = Hint
asked-for-hint = Ask for a hint
    .did = asks for a hint
error-no-hints = Several people play here, and hints are off at this table.
hint-told = Hint: { $what }
hint-told-worth = Hint: { $what } ({ $worth })
hurry = Skip the wait
take-back = Take over from the bot
sleeping = { $player } has not moved for a while. Vote:
wish-wait = Wait
wish-stand-in = Let a bot play
wish-stop = End the game
wish-stop-later = You are the only one who can vote. You can end the game once the time limit has passed twice; until then the other player can come back.
votes = ({ $votes } of { $voters })
since-nothing = no points
more-tabs = More
said-title = In full
since-my-turn = Since my last turn
fair-dice = Fair dice
games-nav = Games
your-part = Add your randomness to the dice, and the game can begin.
bound-to = The server has already committed to its part; fingerprint:
add-to-dice = Add my randomness
commitment = Published before the first roll:
my-part = What your browser added:
part-same = It is what this browser added after the server had committed to its part.
part-other = It is NOT what this browser added, or the server has changed its part since.
secret = The secret, revealed:
download = Download the record
error-title = That did not work
request-id = Request { $id }
error-not-found = There is no such page or table.
error-form = The form is not complete.
error-origin = This request did not come from this site.
error-too-many-streams = Too many open tables; close one of them.
error-no-person = At least one player must be human.
error-too-many = Too many requests; please wait a moment.
error-full = The server is full. Please try again in a moment.
error-too-slow = That took too long to arrive; please send it again.
health-store = The database cannot be read or written.
health-stopping = The server is stopping.
error-broken = Something went wrong on the server. Only this request is affected; please try again.
bot-stuck = The bot cannot move. Reload the page to let it try again.
error-stale = The game has moved on. Here is how it stands now.
error-spectator = Only the players of this table can do that.
error-not-playing = The game is not in progress.
error-seat = That place cannot be taken or freed: it belongs to another player, or you already play here.
error-not-host = Only whoever created the table can do that.
error-too-late = The game has begun, or the table was cancelled.
error-no-vote = There is nothing to vote on now.
error-no-answer = Choose a valid option first.
error-refused = That is not possible here.
error-other-rules = This table uses other rules or another content pack than this server has now, so it cannot go on here.
error-store = The server could not save that; nothing was saved. Please try again in a moment.
store-trouble = The server cannot save anything just now, so nobody can play. Nothing is lost; this page goes on by itself when saving works again.
history = History
step-back = ← Back
step-on = Next →
moment = Move { $at } of { $last }: { $what }
the-start = the start
as-text = Show this table as text
as-drawing = Show this table as a drawing
sound-on = Sound on my turn: on
sound-off = Sound on my turn: off
verified-here = { $draws ->
    [1] The only roll matches
   *[other] All { $draws } rolls match
} the revealed secret, in this order. This proves the dice, not who made which move.
verified-stopped = The game was not finished: rolls that would have followed are not in the record.
part-of-server = The server itself chose the randomness of { $player }, whose browser sent none.
no-own-part = No player added randomness, so the server could have chosen all rolls.
not-verified = The rolls do NOT match the revealed secret.
verify-yourself = Check it yourself with the record:
error-too-large = That upload is too large.
analysis-button = Analyse luck and skill
analysis-title = Luck and skill
analysis-about = Optimal play of this game is known exactly. Luck is how far the dice beat expectation; points lost are what decisions gave away against optimal play. With the score expected at the start they add up to the final score.
back-to-table = Back to the table
error-not-over = The game is not over yet.
error-no-expert = No expert can play this: optimal play is not known for this game or content pack. Choose another level.
session-title = What this site knows about this browser
session-told = The server has known this browser since { $made } and last saw it on { $seen }. It stores no address and no account, only these tables:
session-none = The server knows nothing about this browser.
forget-about = If the server forgets this browser, you lose your places at its tables; the others can go on with a bot. Games and player names are kept.
forget = Forget this browser
reading-sign = Our reading of the rulebook
your-turn = Your turn
acts = to act
board = Board
tray = Your things
drawer = More
drawer-close = Close
zones = What is shown
fair-dice-short = Dice
list-short = List
list-title = All answers as a list
settings = Settings
search-rules = Search
close = Close
pace = Speed of the bots
pace-at-once = At once
keys-title = Keys
key-answers = 1 to 9: the answers in the bar
key-space = Space: the main answer
key-again = R: roll the chosen dice again
key-undo = U: undo
key-hint = H: hint
key-arrows = ← →: one move back or forward in the history
key-help = ?: this list
replay-button = Replay
step-first = To the start
history-play = Play from here
see-the-board = See the board
my-place = { $rank ->
    [1] You win
    [2] You are second
    [3] You are third
   *[other] You are fourth
}
my-shared-place = { $rank ->
    [1] You share the win
    [2] You share second place
   *[other] You share third place
}
my-points = { $points ->
    [1] 1 point: { $gaps }.
   *[other] { $points } points: { $gaps }.
}
points-behind = { $points } behind { $player }
points-ahead = { $points ->
    [0] level with { $player }
   *[other] { $points } ahead of { $player }
}
best-in = most: { $categories }
plain = { $text }
points-over-time = Points over the game
end-sheet = Result
decided-at = In the lead for good since move { $at } of { $last }
away = The server cannot be reached. Trying again …
sure = Press again to confirm: { $what }
scores-short = Points
choose-other = What you have chosen does not fit together. Choose more, or take something back.
hint-follow = Do it
my-turn-tables = Your turn
ended-tables = Finished games
ago-now = just now
ago-minutes = { $count ->
    [one] { $count } minute ago
   *[other] { $count } minutes ago
}
ago-hours = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
}
ago-days = { $count ->
    [one] { $count } day ago
   *[other] { $count } days ago
}
your-face = Your face
face-n = Face { $number }
keep-name = Save
name-and-face = My name and face
their-name = Name
seat-here = Somebody else at this screen
leaving = If a player leaves
leaving-bot = a bot plays on for them
leaving-end = the game ends
leave = Leave the game
leave-sure-bot = Sure? A bot plays on for you until you come back.
leave-sure-end = Sure? The game ends for everybody.
game-left = { $player } has left. The game is over.
seat-a-bot = Let a bot play here
free-the-seat = No bot here
swap-seats = Swap with the next seat
leave-seat = Stand up
next-table = To the next game
again-easier = Again, against an easier bot
again-harder = Again, against a harder bot
