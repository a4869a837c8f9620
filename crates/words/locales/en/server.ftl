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
no-undo = Undo: why not now
sure-again = Click again to do it.
undo-nothing = You have not answered anything yet that could be taken back.
undo-chance = Since your last answer dice were rolled or something was drawn. What chance has shown is not taken back.
undo-other = { CAP($player) } has answered since your last answer, so yours stands.
missing-for = { $what }: { $fact }
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
error-not-found = There is no such page or table, or it has been deleted.
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
key-answers = 1 to 9: the answers in the bar that are possible now, from the left
key-space = Space: the main answer; an open explanation is closed instead
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
choose-first = First choose what this is for.
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

## Clocks
clock = Clock
clock-none = No clock
clock-quick = In one sitting
clock-slow = Over several days
clock-note = With a clock there is no vote: the clock decides. A bot has no clock.
clock-move = { $time } per move
clock-bank = { $time } each, plus { $more } after every turn
time-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
time-up = When a player’s time is up
time-up-bot = a bot plays on until the player comes back
time-up-pass = a bot finishes the turn, then the player goes on
time-up-loss = the player loses, and the game ends
clock-told-bot = Clock: { $clock }. When a player’s time is up, a bot plays on until the player comes back.
clock-told-pass = Clock: { $clock }. When a player’s time is up, a bot finishes the turn, then the player goes on.
clock-told-loss = Clock: { $clock }. Whoever runs out of time loses, and the game ends.
time-left = Time left:
clock-minute = You have one minute left.
clock-seconds = You have ten seconds left.
game-late = Lost on time: { $players }
my-late = You lost on time
error-time-up = Your time was up before this arrived.
error-bot-plays = A bot is playing for you just now.
error-no-time-to-undo = Taking that back would leave you without time.


## Talking
chat = Chat
chat-on = on
chat-off = off
chat-list = Messages
chat-to-players = To the players
chat-to-watchers = To the spectators
chat-send = Send
chat-players-note = Only the players can read this.
chat-watchers-note = Only spectators can read this, and the players once the game is over.
chat-watchers = The spectators’ chat
chat-name = Your name, if you like
chat-quiet = Mute or hide
chat-hide = Hide the chat everywhere
chat-show = Show the chat again
chat-switch-off = Switch the chat off for everybody
chat-switch-on = Switch the chat on for everybody
chat-kept = Messages are deleted { $days } days after the game.
mute = Mute { $player }
unmute = Unmute { $player }
unread = unread
reactions = Reactions
reaction-well = well played
reaction-thanks = thanks
reaction-ouch = ouch
reaction-think = thinking
reaction-hurry = hurry up
reaction-laugh = haha
reaction-wow = wow
reaction-sorry = sorry
watching = { $count } watching
link-to-watch = Link to watch
link-to-watch-about = Anybody with this link can watch the game. It gives nobody a seat.
watch-about = Anybody can watch this game at the address of this page.
watch-preview = Watch this game.
error-no-chat = There is no chat at this table now.
error-chat-empty = The message is empty.
error-chat-long = A message can have 300 characters at most.
error-chat-links = A message can have one link at most.
error-chat-fast = You are writing too fast. Wait a moment, then send it again.


## Notices: being told of one's turns, webhooks, and pages without a network

notices = Notifications
notices-question = Should this browser notify you when it is your turn? It can while a page of this site is open, even in the background.
notices-yes = Yes, notify me
notices-no = Not now
notices-on = Notify me of my turns: on
notices-off = Notify me of my turns: off
notices-denied = Notifications are blocked in your browser’s settings
webhook-link = Messages to a chat tool
webhook-title = Messages to a chat tool
webhook-about = When it is your turn and you are not looking, and when a game ends, the server can post a message to a webhook: an address that Slack, Mattermost, Discord and others give you.
webhook-url = Address of the webhook
webhook-other-url = Another address
webhook-keep = Save the webhook
webhook-kept = Messages go to { $host }.
webhook-test = Send a test message
webhook-renew = New signing secret
webhook-delete = Delete the webhook
webhook-off = Nothing is sent any more, because no message arrived for a week or the address is gone. A test message that arrives turns it on again.
webhook-taken = The last message arrived.
webhook-status = The last message was refused with status { $status }.
webhook-unknown-name = The last message did not arrive: there is no such host.
webhook-unreachable = The last message did not arrive: the host does not answer.
webhook-untrusted = The last message was not sent: the host’s certificate is not valid.
webhook-slow = The last message did not arrive: the host was too slow.
webhook-bad-address = This is not an address that messages can be posted to. It begins with https:// and has no user name in it.
webhook-long-address = This address is too long.
webhook-bad-port = Messages are not sent to this port.
webhook-private = This address is in a private network, where this server sends nothing.
webhook-turn = Your turn: { $game }{ $people } { $link }
webhook-end = The game is over: { $game }{ $people } { $link }
webhook-test-text = A test message from Rollstead: { $link }
webhook-secret-title = The webhook is saved
webhook-secret-about = Every message is signed with this secret. It is shown only now. Chat tools do not need it; a program of your own can check with it that a message comes from here.
webhook-secret-how = How to check the signature:
webhook-secret-done = Done
offline-title = No connection
offline-about = This page needs the server. The rules you can read here all the same:
offline-again = Try again
app-name = Rollstead: settle with dice


## The same person on several devices, results, and what home says of a table

devices-title = My devices
devices-about = On each of these devices you are the same person, at the same tables.
devices-another = Use another device too
devices-this = this device
devices-days = Since { $made }, last used on { $seen }
devices-forget = Forget
devices-unknown = Unknown browser
device-forgotten = This device has been forgotten. You can watch, but your places are no longer open to you here.
devices-what-now = What to do now
forgotten-about = On another device of yours, open this same page and choose “Use another device too”. If you have no other device, start anew: take a place at a table or create one.
forgotten-hide = Do not show this any more
forget-all-about = If the server forgets you, you lose your places at its tables on all your devices; the others can go on with a bot. Games and player names are kept.
forget-all = Forget me on all devices
handover-how = Scan the code with the other device, or open the link there. It works once, within ten minutes.
handover-secret = Whoever opens it can play in your name: do not send it to anybody.
handover-picture = QR code of the link below
handover-link = Link for your other device
handover-back = Back to my devices
received-title = Play as { $player } on this device
received-about = This device will have the same tables, the same name and the same results as the device that made the link.
received-sure = Only go on if you have made this link yourself.
received-button = Play as { $player } here
received-same = This browser has your tables already. The link still works for another device.
received-other = Until now you have played as { $own } in this browser, at { $count ->
    [one] { $count } table
   *[other] { $count } tables
}.
received-bring = Bring them along
received-bring-about = The tables and results of { $own } become those of { $player }, on all devices.
received-leave = Leave them behind
received-leave-about = They stay with { $own }, and cannot be reached from this browser any more.
error-handover = This link does not work any more: it works once, within ten minutes. Make a new one on the other device. Nobody can have more than 20 devices.
error-last-device = This is your only device. To be forgotten altogether, use the button at the end of the page.
error-no-session = The server does not know this browser yet: take a place at a table or create one first.
results-title = Results
results-link = My results
results-private = Only you see this page, unless you share it below.
results-none = No game has ended yet.
results-counted = A shared win counts as a win. Games with people count as such even with bots at the table; with several bots the strongest one counts. Of several players at one screen, the game counts for the owner of the device.
results-against = Against
results-games = Games
results-wins = Wins
results-best = Best
results-mean = Mean
results-people = people
results-solo = solo
results-unfinished = { $count ->
    [one] 1 game was not played to the end
   *[other] { $count } games were not played to the end
} ({ $left } left to a bot or ended by you): no wins, and not counted in the points.
share-title = Show my results to others
share-about = Others see your name, your face and the numbers above: no tables, and nobody else’s name.
share-make = Make an address
share-link = Address of my results
share-revoke = Take it back
share-unknown = Your results can be seen by an address that was made on another device. It cannot be shown here.
share-anew = Make a new address instead
who-sees-table = Anybody who has the address of this page can see this table.
home-last = Last: { $what }
home-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
home-won = Won
home-lost = Lost
home-review = Replay
