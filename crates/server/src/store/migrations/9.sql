-- The players' clock as text, and how the clocks stand as JSON; empty for tables without. The deadline is when somebody has to
-- look at the table, in milliseconds of the server's own time.
ALTER TABLE tables ADD COLUMN clock TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN times TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN deadline INTEGER;
CREATE INDEX tables_by_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
-- How long this server has run in all its life, in milliseconds: the time that clocks go by.
ALTER TABLE pulse ADD COLUMN ticks INTEGER NOT NULL DEFAULT 0;
