# What the full-screen client says in English.

tui-board = Board
tui-tables = Tables
tui-island = Island
tui-sheet = Sheet
tui-map = Map
tui-market = Job market
tui-progress = Progress board
tui-nation = Nation
tui-technologies = Technologies
tui-things = On the table
tui-players = Players
tui-log = Log
tui-score = Score
tui-options = Options
tui-keys = Keys

tui-continue = Continue: { $game }
tui-kept = { $game }, { $events ->
    [1] 1 event
   *[other] { $events } events
} ({ $players })
tui-load = Load a saved game
tui-quit = Quit
tui-start = Start the game
tui-seat-count = { $count ->
    [1] 1 player
   *[other] { $count } players
}
tui-seat-about = ← → changes who sits here: a person at this terminal, or a bot of a level. “n” gives a person a name.
tui-points = { $points ->
    [1] 1 point
   *[other] { $points } points
}
tui-events = { $events ->
    [1] 1 event
   *[other] { $events } events
}
tui-moment = event { $at } of { $of }
tui-looking = Things of { $player }
tui-history = What happened
tui-wait = One moment
tui-thinking = { $player } is thinking … (Esc: answer now)
tui-hint-thinking = Looking for a hint … (Esc: the best so far)
tui-hint = Hint: { $what }
tui-hint-worth = Hint: { $what } ({ $worth })
tui-no-hint = There is no question to give a hint for.
tui-none-fits = No answer fits. Esc shows all of them.
tui-goes-on = The game goes on where it stopped.
tui-unreadable = { $file } cannot be continued: { $reason }.
tui-set-aside = It is set aside as { $file }.
tui-exists = { $file } is there already. Enter once more replaces it.
tui-save-title = Save the game to which file?
tui-load-title = Load which game?
tui-name-title = What is { $player } called?
tui-dialog-help = Enter: yes · Esc: no
tui-load-help = Enter: load · Esc: no · ↑ ↓: choose a game, or type a file
tui-too-small = This terminal has { $columns } columns and { $rows } rows. Rollstead needs at least 80 columns and 24 rows: make the window larger, or play line by line with --plain.
tui-bye = The game is kept: “rollstead play” goes on with it.

tui-key-named-enter = Enter
tui-key-named-space = Space
tui-key-named-home = Home
tui-key-named-end = End
tui-key-choose = choose
tui-key-open = open
tui-key-continue = continue
tui-key-change = change
tui-key-start = start
tui-key-name = name
tui-key-answer = answer
tui-key-dice = dice
tui-key-mark = mark
tui-key-all = all
tui-key-throw = throw
tui-key-hint = hint
tui-key-undo = undo
tui-key-filter = filter
tui-key-panel = panel
tui-key-history = history
tui-key-back = back
tui-key-forward = forward
tui-key-now = now
tui-key-interrupt = answer now
tui-key-autoplay = play
tui-key-pace = pace
tui-key-first = start
tui-key-last = end
tui-key-save = save
tui-key-load = load
tui-key-menu = menu
tui-key-help = help
tui-key-quit = quit
tui-key-scroll = scroll
tui-key-page = page
tui-key-search = search
tui-key-next = next
tui-key-close = close

tui-help = # The question
    ↑ ↓ or j k     walk through the answers; g and G go to the first and the last
    1 2 3 …        go to the answer of that number
    Enter          give the chosen answer, or open a group of answers
    /              filter: type words that the answer has; Esc shows all again
    r              choose dice to throw again: Space or a number marks, Enter throws
    h              a hint: what a strong bot would do, marked with ★
    u              take your last answer back; what was rolled or drawn stays
    Esc            a bot that thinks answers at once with its best so far

    # The screen
    Tab, ← →       the next panel: board, tables, players, log, score
    PgUp PgDn      scroll the panel
    v              look at the things of the next player

    # The game
    {"["} and ]        step through what happened; {"{"} and {"}"} by ten; Esc is now
    s              save to a file
    l              load a game
    m              back to the list of games; the game is kept
    q              quit; the game is kept, and “Continue” goes on with it
    ?              this help; Tab shows the rules, / searches in them, such as /4.2

    # A record that is watched
    ← →            step; Home and End go to the start and the end
    Space          play by itself or stop; + and - change the pace

    With a mouse: click an answer, a tab, a key; the wheel scrolls.
    Every event is written down before you see it: nothing is lost when the terminal closes.
