-- At which number of events a seat was asked that is asked still: the name of its turn.
CREATE TABLE turns (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  number INTEGER NOT NULL,
  PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- Where a person wants to hear of their turns, and the secret by which the messages are signed: it is needed as it is.
CREATE TABLE webhooks (
  session TEXT PRIMARY KEY REFERENCES sessions (hash) ON DELETE CASCADE,
  url TEXT NOT NULL,
  secret TEXT NOT NULL,
  lang TEXT NOT NULL,
  origin TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  next_at INTEGER NOT NULL DEFAULT 0,
  failing_since INTEGER,
  is_off INTEGER NOT NULL DEFAULT 0,
  outcome TEXT NOT NULL DEFAULT ''
) STRICT, WITHOUT ROWID;

-- The newest message to each person about each table; it is sent when it is due, and stays as a mark when it is sent or given up.
CREATE TABLE notices (
  session TEXT NOT NULL REFERENCES webhooks (session) ON DELETE CASCADE,
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  event TEXT NOT NULL,
  number INTEGER NOT NULL,
  id TEXT NOT NULL,
  body TEXT NOT NULL,
  at INTEGER NOT NULL,
  due INTEGER,
  tries INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (session, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX notices_due ON notices (due) WHERE due IS NOT NULL;
CREATE INDEX notices_by_table ON notices (table_id);
