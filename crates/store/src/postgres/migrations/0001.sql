-- As the schema of SQLite (crates/store/src/sqlite/migrations), in the words of PostgreSQL; only the journal is found by its
-- key here. Ids are in the order of their bytes, whatever the language of the database.
--
-- Choices are written as words, times are milliseconds since 1970 (UTC), seats are bits (seat 0 the lowest).

-- The head of each table. It is written with every move, so everything long is in `papers`.
CREATE TABLE tables (
  nr         BIGINT  PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  id         TEXT COLLATE "C" NOT NULL UNIQUE,
  host       TEXT COLLATE "C",
  game       TEXT    NOT NULL,
  status     TEXT    NOT NULL,
  visibility TEXT    NOT NULL,
  spectators TEXT    NOT NULL,
  created    BIGINT  NOT NULL,
  updated    BIGINT  NOT NULL,
  version    BIGINT  NOT NULL DEFAULT 0,
  revision   BIGINT  NOT NULL DEFAULT 0,
  lines      BIGINT  NOT NULL DEFAULT 0, -- the number of the last line of chat
  deadline   BIGINT,
  to_act     BIGINT  NOT NULL DEFAULT 0,
  free_seats BIGINT  NOT NULL
);
CREATE INDEX tables_listed ON tables (status, created, id);
CREATE INDEX tables_due ON tables (deadline) WHERE deadline IS NOT NULL;

CREATE TABLE papers (
  nr      BIGINT  PRIMARY KEY,
  lobby   TEXT NOT NULL,
  opening TEXT
);

CREATE TABLE journal (
  nr      BIGINT  NOT NULL,
  version BIGINT  NOT NULL,
  entry   TEXT    NOT NULL,
  PRIMARY KEY (nr, version)
);

-- Which account sits at which table, on which seats. `is_over` and `created` repeat what the table says, so that the
-- games of an account are found in order, the running ones apart from the finished ones.
CREATE TABLE sitters (
  nr      BIGINT  NOT NULL,
  account TEXT COLLATE "C" NOT NULL,
  seats   BIGINT  NOT NULL,
  is_over BOOLEAN NOT NULL,
  created BIGINT  NOT NULL,
  id      TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (nr, account)
);
CREATE INDEX sitters_games ON sitters (account, is_over, created, id);

CREATE TABLE chat (
  nr        BIGINT  NOT NULL,
  number    BIGINT  NOT NULL,
  at        BIGINT  NOT NULL,
  account   TEXT COLLATE "C" NOT NULL,
  seat      BIGINT,
  room      TEXT    NOT NULL,
  text      TEXT    NOT NULL,
  client_id TEXT,
  PRIMARY KEY (nr, number)
);
CREATE UNIQUE INDEX chat_once ON chat (nr, account, client_id) WHERE client_id IS NOT NULL;
CREATE INDEX chat_said ON chat (account);

CREATE TABLE leases (
  nr      BIGINT  NOT NULL,
  seat    BIGINT  NOT NULL,
  version BIGINT  NOT NULL,
  node    TEXT    NOT NULL,
  until   BIGINT  NOT NULL,
  PRIMARY KEY (nr, seat)
);

CREATE TABLE accounts (
  id        TEXT COLLATE "C" PRIMARY KEY NOT NULL,
  kind      TEXT    NOT NULL,
  name      TEXT,
  name_key  TEXT    UNIQUE,
  name_look TEXT    UNIQUE,
  password  TEXT,
  is_admin  BOOLEAN NOT NULL,
  owner     TEXT COLLATE "C",
  created   BIGINT  NOT NULL,
  deleted   BIGINT,
  settings  TEXT    NOT NULL
);
CREATE INDEX accounts_owned ON accounts (owner) WHERE owner IS NOT NULL;

CREATE TABLE tokens (
  number    BIGINT  PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  kind      TEXT    NOT NULL,
  hash      BYTEA   NOT NULL UNIQUE,
  account   TEXT COLLATE "C",
  table_id  TEXT COLLATE "C",
  seat      BIGINT,
  label     TEXT    NOT NULL,
  scopes    TEXT    NOT NULL,
  created   BIGINT  NOT NULL,
  last_used BIGINT  NOT NULL,
  expires   BIGINT,
  once      BOOLEAN NOT NULL
);
CREATE INDEX tokens_owned ON tokens (account) WHERE account IS NOT NULL;
CREATE INDEX tokens_of_table ON tokens (table_id) WHERE table_id IS NOT NULL;
CREATE INDEX tokens_ending ON tokens (expires) WHERE expires IS NOT NULL;

-- Written when somebody asks whether the store is ready.
CREATE TABLE heartbeat (beats BIGINT NOT NULL);
INSERT INTO heartbeat VALUES (0);
