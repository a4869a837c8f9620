-- What people call themselves and the face they chose: kept with the session, and copied to its seats.
ALTER TABLE sessions ADD COLUMN name TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN face TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN face TEXT NOT NULL DEFAULT '';
-- Which seats are asked, bit n for seat n, so that home says whose turn it is; nothing for tables that have not moved since.
ALTER TABLE tables ADD COLUMN asked INTEGER NOT NULL DEFAULT 0;
-- The table at which the same people go on.
ALTER TABLE tables ADD COLUMN next TEXT;
-- What a player's leaving does: a bot takes the seat, or the game ends; and the seat whose player ended it so.
ALTER TABLE tables ADD COLUMN leaving TEXT NOT NULL DEFAULT 'bot';
ALTER TABLE tables ADD COLUMN left_by INTEGER;
