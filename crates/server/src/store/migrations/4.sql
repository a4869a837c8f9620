-- How many seats anybody may take, so that the list of open tables looks at no others.
ALTER TABLE tables ADD COLUMN open_seats INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET open_seats = (
  SELECT count(*) FROM seats WHERE table_id = id AND is_open AND owner IS NULL AND bot IS NULL
) WHERE status = 'waiting';

-- What home lists, each in its order, and what expires, the oldest first.
DROP INDEX tables_by_status;
CREATE INDEX tables_open ON tables (made_at) WHERE is_public AND status = 'waiting' AND open_seats > 0;
CREATE INDEX tables_playing ON tables (moved_at) WHERE is_public AND status = 'playing';
CREATE INDEX tables_by_host ON tables (host, moved_at);
CREATE INDEX tables_not_begun ON tables (moved_at) WHERE status IN ('waiting', 'cancelled');
CREATE INDEX sessions_by_age ON sessions (made_at);
