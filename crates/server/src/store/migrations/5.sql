-- Whether the table allows hints among people, and who asked for one at which number of events.
ALTER TABLE tables ADD COLUMN allows_hints INTEGER NOT NULL DEFAULT 0;
CREATE TABLE hints (
  table_id TEXT NOT NULL REFERENCES tables (id),
  number INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  PRIMARY KEY (table_id, number, seat)
) STRICT, WITHOUT ROWID;
