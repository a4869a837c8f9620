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
    [1] 1 step
   *[other] { $events } steps
} ({ $players })
tui-load = Load a saved game
tui-quit = Quit
tui-start = Start the game
tui-seat-count = { $count ->
    [1] 1 player
   *[other] { $count } players
}
tui-seat-about = ← → changes who plays: a human at this terminal, or a bot of some level. “n” gives a human player a name.
tui-points = { $points ->
    [1] 1 point
   *[other] { $points } points
}
tui-categories = Points: { $points }
tui-events = { $events ->
    [1] 1 step
   *[other] { $events } steps
}
tui-moment = step { $at } of { $of }
tui-looking = { $player }’s board
tui-history = History
tui-wait = One moment
tui-thinking = { $player } is thinking … (Esc: move now)
tui-hint-thinking = Looking for a hint … (Esc: settle for the best so far)
tui-hint = Hint: { $what }
tui-hint-worth = Hint: { $what } ({ $worth })
tui-no-hint = There is no move to give a hint for.
tui-none-fits = No matches. Esc shows all options.
tui-goes-on = The game continues where you left it.
tui-not-kept = This game is not being saved: { $reason }. Every move tries again.
tui-unreadable = { $file } cannot be continued: { $reason }.
tui-set-aside = It was renamed to { $file }.
tui-exists = { $file } already exists. Press Enter again to overwrite it.
tui-save-title = Where do you want to save the game?
tui-load-title = Which game do you want to load?
tui-name-title = What is { $player } called?
tui-dialog-help = Enter: OK · Esc: cancel
tui-load-help = Enter: load · Esc: cancel · ↑ ↓: choose a game, or type a file name
tui-too-small = This terminal has { $columns } columns and { $rows } rows. Rollstead needs at least 80 columns and 24 rows: make the window larger, or play line by line with --plain.
tui-bye = Game saved; “rollstead play” resumes it.

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
tui-key-answer = confirm
tui-key-dice = dice
tui-key-mark = mark
tui-key-all = all
tui-key-throw = re-roll
tui-key-hint = hint
tui-key-undo = undo
tui-key-filter = filter
tui-key-panel = panel
tui-key-history = history
tui-key-back = back
tui-key-forward = forward
tui-key-now = now
tui-key-interrupt = move now
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

tui-help = # Your move
    ↑ ↓ or j k     go through the options; g and G go to the first and the last
    1 2 3 …        go to the option of that number
    Enter          choose the option, or open a group of options
    /              filter: type words of the option; Esc shows all again
    r              choose dice to re-roll: Space or a number marks, Enter re-rolls
    h              a hint: what a strong bot would do, marked with ★
    u              undo your last move; rolls and draws are final
    Esc            make a thinking bot move now

    # The screen
    Tab, ← →       the next panel: board, tables, players, log, score
    PgUp PgDn      scroll the panel
    v              look at the next player’s board

    # The game
    {"["} and ]        step through the history; {"{"} and {"}"} by ten; Esc returns to the present
    s              save to a file
    l              load a game
    m              back to the list of games; the game stays saved
    q              quit; the game stays saved, and “Continue” resumes it
    ?              this help; Tab shows the rules, / searches in them, such as /4.2

    # Watching a record
    ← →            step; Home and End go to the start and the end
    Space          play or pause; + and - change the pace

    With a mouse: click an option, a tab, a key; the wheel scrolls.
    Every move is saved before you see it: nothing is lost when the terminal closes.
