-- Whose file this is: "Roll" in ASCII.
PRAGMA application_id = 1383033964;
-- One row that is written to see whether writing works.
CREATE TABLE pulse (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  beats INTEGER NOT NULL
) STRICT;
INSERT INTO pulse (id, beats) VALUES (1, 0);
