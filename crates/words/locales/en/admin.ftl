# What the server’s host reads on the command line, in English.

admin-id = ID
admin-game = Game
admin-status = Status
admin-events = Events
admin-moved = Last move (UTC)
admin-seats = Players
admin-name = Name
admin-made = Created (UTC)
admin-seen = Last seen
admin-tables = Tables
admin-ended = ended
admin-target = On
admin-since = Since (UTC)
admin-until = Banned until (UTC)
admin-why = Reason
admin-for-ever = for ever
admin-when = When (UTC)
admin-who = Who
admin-act = What
admin-detail = Details
admin-public = On the home page
admin-hints = Hints
admin-limit = Time per move
admin-host = Created by
admin-next = Next table
admin-watchers = Open pages
admin-address = Connected from
admin-away = { $player } (a bot plays)
admin-none = Nothing to show.
admin-more = { $shown } of { $count }; --limit shows more.
admin-done = { $act }: { $count }
admin-act-close-table = Tables closed
admin-act-delete-table = Tables deleted
admin-act-end-session = Sessions ended
admin-act-delete-session = Sessions deleted
admin-act-export = Sessions exported
admin-act-ban = Bans set
admin-act-unban = Bans lifted
admin-sure-close = Close { $count ->
    [1] this table
   *[other] these { $count } tables
}? Type “yes”.
admin-sure-delete-tables = Delete { $count ->
    [1] this table and everything about it
   *[other] these { $count } tables and everything about them
}, for ever? Type “yes”.
admin-sure-delete-sessions = Delete { $count ->
    [1] this session
   *[other] these { $count } sessions
}, for ever? Games of others stay, without the name. Type “yes”.
admin-table = Table
admin-number = No.
admin-session = Session
admin-text = Message
admin-act-delete-chat = Tables whose chat was deleted
admin-sure-delete-chat = Delete { $count ->
    [1] this message
   *[other] these { $count } messages
}, for ever? Type “yes”.
