-- How names look as they are shown, before they are written in small letters. The program fills it in for the names that
-- are there: it may be the same for two old names, so it is not unique.
ALTER TABLE accounts ADD COLUMN name_shape TEXT;
CREATE INDEX accounts_shaped ON accounts (name_shape) WHERE name_shape IS NOT NULL;

-- What the servers themselves have to remember.
CREATE TABLE notes (
  key   TEXT PRIMARY KEY NOT NULL,
  value TEXT NOT NULL
);
