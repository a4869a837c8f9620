CREATE TABLE sessions (
  hash TEXT PRIMARY KEY,
  made_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE tables (
  id TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  settings TEXT NOT NULL,
  pack TEXT,
  status TEXT NOT NULL,
  secret TEXT NOT NULL,
  is_public INTEGER NOT NULL,
  limit_seconds INTEGER NOT NULL,
  host TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  moved_at INTEGER NOT NULL
) STRICT;

CREATE TABLE seats (
  table_id TEXT NOT NULL REFERENCES tables (id),
  seat INTEGER NOT NULL,
  bot TEXT,
  is_open INTEGER NOT NULL,
  invitation TEXT NOT NULL,
  owner TEXT,
  name TEXT NOT NULL,
  entropy TEXT NOT NULL,
  stand_in TEXT,
  PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_owner ON seats (owner);
CREATE INDEX tables_by_status ON tables (status, moved_at);

CREATE TABLE events (
  table_id TEXT NOT NULL REFERENCES tables (id),
  number INTEGER NOT NULL,
  kind TEXT NOT NULL,
  seat INTEGER,
  text TEXT NOT NULL,
  key TEXT,
  PRIMARY KEY (table_id, number),
  UNIQUE (table_id, key)
) STRICT, WITHOUT ROWID;
