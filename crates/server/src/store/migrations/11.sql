-- A session has devices: each is known by the hash of its own cookie's secret, and by the next one from its first use on.
-- What is known of a device is in a few words of ours ("Firefox, Android"), and the days it was made and last used.
CREATE TABLE devices (
  id TEXT PRIMARY KEY,
  session TEXT NOT NULL,
  token TEXT NOT NULL,
  next_token TEXT,
  about TEXT NOT NULL DEFAULT '',
  made_day INTEGER NOT NULL,
  seen_day INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO devices (id, session, token, next_token, made_day, seen_day)
  SELECT lower(hex(randomblob(8))), hash, token, next_token, made_at / 86400, seen_day FROM sessions
  WHERE token NOT LIKE 'ended %';
CREATE UNIQUE INDEX devices_by_token ON devices (token);
CREATE UNIQUE INDEX devices_by_next_token ON devices (next_token) WHERE next_token IS NOT NULL;
CREATE INDEX devices_by_session ON devices (session);
DROP INDEX sessions_by_token;
DROP INDEX sessions_by_next_token;
ALTER TABLE sessions DROP COLUMN token;
ALTER TABLE sessions DROP COLUMN next_token;
ALTER TABLE sessions DROP COLUMN seen_day;

-- The address by which somebody shows their results: its hash, none once it is taken back, and how many there have been,
-- so that none comes again.
CREATE TABLE shares (
  session TEXT PRIMARY KEY,
  hash TEXT,
  number INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX shares_by_hash ON shares (hash) WHERE hash IS NOT NULL;

-- What a person's game came to, written when it ends. "how" is "over" for a game that was played to its end by them; only
-- such a game has a place and points. "against" is "people", "bots", or "solo".
CREATE TABLE results (
  owner TEXT NOT NULL,
  game TEXT NOT NULL,
  table_id TEXT NOT NULL,
  against TEXT NOT NULL,
  level TEXT NOT NULL,
  how TEXT NOT NULL,
  place INTEGER NOT NULL,
  points INTEGER NOT NULL,
  ended_at INTEGER NOT NULL,
  PRIMARY KEY (owner, game, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_by_table ON results (table_id);

-- What each person's game at an ended table comes to, from what is kept of the table alone. Of several seats of one person
-- the one with their own name is theirs, the others are of people at the same screen.
CREATE VIEW outcomes AS
  SELECT owner, game, table_id, against, level, how,
         iif(how = 'over', place, 0) AS place, iif(how = 'over', points, 0) AS points, ended_at
  FROM (
    SELECT own.owner, t.game, t.id AS table_id, t.moved_at AS ended_at,
      CASE
        WHEN (SELECT count(*) FROM seats WHERE table_id = t.id) = 1 THEN 'solo'
        WHEN EXISTS (SELECT 1 FROM seats WHERE table_id = t.id AND seat != own.seat AND bot IS NULL) THEN 'people'
        ELSE 'bots'
      END AS against,
      CASE
        WHEN (SELECT count(*) FROM seats WHERE table_id = t.id) = 1
          THEN iif(json_valid(t.settings), coalesce(json_extract(t.settings, '$.difficulty'), ''), '')
        WHEN EXISTS (SELECT 1 FROM seats WHERE table_id = t.id AND seat != own.seat AND bot IS NULL) THEN ''
        ELSE (SELECT bot FROM seats WHERE table_id = t.id AND seat != own.seat
              ORDER BY CASE bot WHEN 'expert' THEN 0 WHEN 'hard' THEN 1 WHEN 'normal' THEN 2 WHEN 'easy' THEN 3 ELSE 4 END, bot
              LIMIT 1)
      END AS level,
      CASE
        WHEN t.left_by = own.seat OR own.stand_in IS NOT NULL THEN 'left'
        WHEN t.status = 'over' AND t.standings > '' THEN 'over'
        ELSE 'stopped'
      END AS how,
      iif(json_valid(t.standings), coalesce(json_extract(t.standings, '$[' || own.seat || '][1]'), 0), 0) AS place,
      iif(json_valid(t.standings), coalesce(json_extract(t.standings, '$[' || own.seat || '][0]'), 0), 0) AS points
    FROM tables t JOIN seats own ON own.table_id = t.id
    WHERE t.status IN ('over', 'stopped', 'changed', 'closed') AND own.owner != 'nobody'
      AND own.seat = (
        SELECT seat FROM seats WHERE table_id = t.id AND owner = own.owner
        ORDER BY name != coalesce((SELECT name FROM sessions WHERE hash = own.owner), ''), seat LIMIT 1
      )
  );
INSERT INTO results SELECT * FROM outcomes;
CREATE TRIGGER results_of_an_end AFTER UPDATE OF status, standings, left_by ON tables
WHEN NEW.status IN ('over', 'stopped', 'changed', 'closed')
BEGIN
  DELETE FROM results WHERE table_id = NEW.id;
  INSERT INTO results SELECT * FROM outcomes WHERE table_id = NEW.id;
END;
CREATE TRIGGER results_of_no_table AFTER DELETE ON tables
BEGIN
  DELETE FROM results WHERE table_id = OLD.id;
END;
CREATE TRIGGER nothing_of_no_session AFTER DELETE ON sessions
BEGIN
  DELETE FROM devices WHERE session = OLD.hash;
  DELETE FROM shares WHERE session = OLD.hash;
  DELETE FROM results WHERE owner = OLD.hash;
END;

-- The last move in words, by language, and everybody's points by category, for the list of tables.
ALTER TABLE tables ADD COLUMN last TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN sketch TEXT NOT NULL DEFAULT '';
