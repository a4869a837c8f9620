# What the server keeps about people, and what somebody reads who is kept out, in English.

privacy = Privacy
privacy-more = What this server keeps, why, and for how long
privacy-lead = There is no account, no e-mail address, no advertising and no tracking. Pages load nothing from other servers. This page lists everything this server keeps.
privacy-operator-title = Who runs this server
privacy-operator-unknown = Whoever runs this server has not given a name or an address.
privacy-kept-title = What is kept, why, and for how long
privacy-cookie-title = Your browser
privacy-cookie = A cookie with two random secrets tells the server which seats are yours. It is set when you first take a seat, and your browser keeps it for { $cookie } days. The server stores a fingerprint of the first secret and nothing of the second, which makes the links to your tables. Of each of your devices it also keeps what it is in two words, such as “Firefox, Android”, and the days it was added and last used. A browser that has no seat and no table is forgotten after { $unused } days, any other { $unseen } days after the last activity at its tables.
privacy-name-title = Your name and face
privacy-name = What you call yourself and the face you choose are shown to everybody at your tables, and kept until you change them. When your browser is forgotten, so is its name; the name on seats at games you have played stays with those games.
privacy-dates-title = Two dates
privacy-dates = The time when your browser first took a seat and the last day on which it was here. They decide when an unused browser is forgotten.
privacy-results-title = Your results
privacy-results = What your games came to: the game, against whom or which bots, your place and points. Only you see them, unless you share them by a link, which you can take back. They are deleted with your browser.
privacy-webhook-title = Your webhook
privacy-webhook = If you set one: its address, the secret that signs the messages, and the newest message about each table until it is sent. Set it or delete it on the page of your browser; it is deleted with your browser.
privacy-tables-title = Tables
privacy-tables = The game, its options, who sits where, who created the table, and what each player added to the dice, so that everybody can check the rolls. A table that does not begin is deleted after { $tables } days. Games that have begun are kept with no time limit, so that they can be looked at again.
privacy-moves-title = Moves and hints
privacy-moves = Every move, every roll, whose turn it is, how much time is on the clocks, and when in the game somebody asked for a hint. They make the game and its record, and are kept as long as the game.
privacy-chat-title = Chat
privacy-chat = What people write at a table, with their name and the time. Everybody at the table can read it; it is no part of the game’s record, and is deleted { $chat } days after the game, with the table, or with the browser it came from.
privacy-bans-title = Bans
privacy-bans = A browser or a range of addresses that may not use this server, with the reason. A ban is deleted when it ends or is lifted.
privacy-admin-log-title = What the operator does
privacy-admin-log = A list of what was closed, deleted, handed out or banned, when and by whom, so that it can be checked. It is kept for { $log } days.
privacy-addresses-title = Your address on the internet
privacy-addresses = It is in memory while you are connected, so that nobody uses up the server, and is written down nowhere unless it is banned. A proxy in front of this server may keep a log of its own.
privacy-log-title = The server’s log
privacy-log = Errors, with the number of the request and the table they happened at: no names, and no addresses but banned ones. How long it is kept is up to the system the server runs on; the same goes for backups.
privacy-browser-title = What stays in your browser
privacy-browser = The language, whether a table is shown as text, and whether you see the chat and whom you have muted are cookies for { $cookie } days. The sound, the speed of the bots, and what your browser added to the dice are stored in your browser and can be deleted there.
privacy-rights-title = See it and delete it
privacy-rights = You can see what the server knows of your browser, change your name, and make the server forget your browser:
privacy-copy = For a copy of everything about you, or to have your name removed from finished games, write to whoever runs this server.
banned-title = You cannot use this server
banned = Whoever runs this server has blocked your browser or your network.
banned-until = Whoever runs this server has blocked your browser or your network until { $date }.
banned-why = The reason given: { $why }
banned-more = Who that is and what is kept about you:

# The table that the server's host has closed
status-closed = closed
table-closed = The host of this server has closed this table.

# Invitations as a link's preview shows them
invited-to = You are invited to { $game }
invited-to-by = { $player } invites you to { $game }
invited-seats = A table for { $seats ->
    [1] one player.
   *[other] { $seats } players.
}

# What leaving does
leave-does-bot = A bot plays on for you until you come back.
leave-does-end = The game ends for everybody.
