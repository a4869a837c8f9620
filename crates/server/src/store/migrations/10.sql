-- Whether the host lets people talk at a table, and what they say: nothing of it is an event of the game.
ALTER TABLE tables ADD COLUMN has_chat INTEGER NOT NULL DEFAULT 1;
CREATE TABLE messages (
  table_id TEXT NOT NULL REFERENCES tables (id),
  room TEXT NOT NULL,
  number INTEGER NOT NULL,
  at INTEGER NOT NULL,
  session TEXT NOT NULL,
  seat INTEGER,
  name TEXT NOT NULL,
  face TEXT NOT NULL,
  kind TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (table_id, room, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX messages_by_session ON messages (session);
