-- The version of the rules and the hash of the pack; nothing for tables that are older than this column.
ALTER TABLE tables ADD COLUMN rules TEXT NOT NULL DEFAULT '';
