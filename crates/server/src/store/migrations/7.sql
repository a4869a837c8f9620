-- A session is known by the hash of its cookie's secret, which changes; what seats and tables name is its id, the column
-- "hash", which does not. The next secret counts from its first use on.
ALTER TABLE sessions ADD COLUMN token TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN next_token TEXT;
ALTER TABLE sessions ADD COLUMN seen_day INTEGER NOT NULL DEFAULT 0;
UPDATE sessions SET token = hash, seen_day = made_at / 86400;
CREATE UNIQUE INDEX sessions_by_token ON sessions (token);
CREATE UNIQUE INDEX sessions_by_next_token ON sessions (next_token) WHERE next_token IS NOT NULL;
