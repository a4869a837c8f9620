-- What the server's host has done with `rollstead admin`: when, who, what, on what, and the rest of it in words.
CREATE TABLE admin_log (
  number INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  who TEXT NOT NULL,
  act TEXT NOT NULL,
  target TEXT NOT NULL,
  detail TEXT NOT NULL
) STRICT;
CREATE INDEX admin_log_by_age ON admin_log (at);

-- Who may not use the server: the id of a session or a network, until when (nothing for ever), and why.
CREATE TABLE bans (
  target TEXT PRIMARY KEY,
  made_at INTEGER NOT NULL,
  until INTEGER,
  why TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- A table that is deleted is not the next one of any other.
CREATE INDEX tables_by_next ON tables (next) WHERE next IS NOT NULL;
