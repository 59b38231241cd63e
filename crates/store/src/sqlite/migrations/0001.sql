-- Choices are written as words, times are milliseconds since 1970 (UTC), seats are bits (seat 0 the lowest).

-- The head of each table. It is written with every move, so everything long is in `papers`.
CREATE TABLE tables (
  nr         INTEGER PRIMARY KEY,
  id         TEXT    NOT NULL UNIQUE,
  host       TEXT,
  game       TEXT    NOT NULL,
  status     TEXT    NOT NULL,
  visibility TEXT    NOT NULL,
  spectators TEXT    NOT NULL,
  created    INTEGER NOT NULL,
  updated    INTEGER NOT NULL,
  version    INTEGER NOT NULL DEFAULT 0,
  last       INTEGER,                    -- the place of the last entry of the journal
  revision   INTEGER NOT NULL DEFAULT 0,
  lines      INTEGER NOT NULL DEFAULT 0, -- the number of the last line of chat
  deadline   INTEGER,
  to_act     INTEGER NOT NULL DEFAULT 0,
  free_seats INTEGER NOT NULL
) STRICT;
CREATE INDEX tables_listed ON tables (status, created, id);
CREATE INDEX tables_due ON tables (deadline) WHERE deadline IS NOT NULL;

CREATE TABLE papers (
  nr      INTEGER PRIMARY KEY,
  lobby   TEXT NOT NULL,
  opening TEXT
) STRICT;

-- The entries of all tables, in the order in which they were written: so the moves of many tables share a page, and a
-- commit writes few pages. Each entry says where the one before it at its table is, and the table where its last one is.
CREATE TABLE journal (
  place   INTEGER PRIMARY KEY,
  before  INTEGER,
  nr      INTEGER NOT NULL,
  version INTEGER NOT NULL,
  entry   TEXT    NOT NULL
) STRICT;

-- Which account sits at which table, on which seats. `is_over` and `created` repeat what the table says, so that the
-- games of an account are found in order, the running ones apart from the finished ones.
CREATE TABLE sitters (
  nr      INTEGER NOT NULL,
  account TEXT    NOT NULL,
  seats   INTEGER NOT NULL,
  is_over INTEGER NOT NULL,
  created INTEGER NOT NULL,
  id      TEXT    NOT NULL,
  PRIMARY KEY (nr, account)
) STRICT, WITHOUT ROWID;
CREATE INDEX sitters_games ON sitters (account, is_over, created, id);

CREATE TABLE chat (
  nr        INTEGER NOT NULL,
  number    INTEGER NOT NULL,
  at        INTEGER NOT NULL,
  account   TEXT    NOT NULL,
  seat      INTEGER,
  room      TEXT    NOT NULL,
  text      TEXT    NOT NULL,
  client_id TEXT,
  PRIMARY KEY (nr, number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX chat_once ON chat (nr, account, client_id) WHERE client_id IS NOT NULL;
CREATE INDEX chat_said ON chat (account);

CREATE TABLE leases (
  nr      INTEGER NOT NULL,
  seat    INTEGER NOT NULL,
  version INTEGER NOT NULL,
  node    TEXT    NOT NULL,
  until   INTEGER NOT NULL,
  PRIMARY KEY (nr, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE accounts (
  id        TEXT    PRIMARY KEY NOT NULL,
  kind      TEXT    NOT NULL,
  name      TEXT,
  name_key  TEXT    UNIQUE,
  name_look TEXT    UNIQUE,
  password  TEXT,
  is_admin  INTEGER NOT NULL,
  owner     TEXT,
  created   INTEGER NOT NULL,
  deleted   INTEGER,
  settings  TEXT    NOT NULL
) STRICT;
CREATE INDEX accounts_owned ON accounts (owner) WHERE owner IS NOT NULL;

CREATE TABLE tokens (
  number    INTEGER PRIMARY KEY AUTOINCREMENT,
  kind      TEXT    NOT NULL,
  hash      BLOB    NOT NULL UNIQUE,
  account   TEXT,
  table_id  TEXT,
  seat      INTEGER,
  label     TEXT    NOT NULL,
  scopes    TEXT    NOT NULL,
  created   INTEGER NOT NULL,
  last_used INTEGER NOT NULL,
  expires   INTEGER,
  once      INTEGER NOT NULL
) STRICT;
CREATE INDEX tokens_owned ON tokens (account) WHERE account IS NOT NULL;
CREATE INDEX tokens_of_table ON tokens (table_id) WHERE table_id IS NOT NULL;
CREATE INDEX tokens_ending ON tokens (expires) WHERE expires IS NOT NULL;

-- Written when somebody asks whether the store is ready.
CREATE TABLE heartbeat (beats INTEGER NOT NULL) STRICT;
INSERT INTO heartbeat VALUES (0);
