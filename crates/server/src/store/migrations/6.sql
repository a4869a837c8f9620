-- How the game stands, so that it can be told without its rules; nothing for tables that have not moved since.
ALTER TABLE tables ADD COLUMN hash TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN digest TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN standings TEXT NOT NULL DEFAULT '';

-- The tables that new rules must be tried on.
CREATE INDEX tables_by_rules ON tables (rules) WHERE status IN ('waiting', 'playing');
