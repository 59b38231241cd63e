-- What players have prepared and not sent, so that it is there at every server. It need not outlive a crash.
CREATE UNLOGGED TABLE plans (
  nr      BIGINT NOT NULL,
  seat    BIGINT NOT NULL,
  account TEXT COLLATE "C" NOT NULL,
  text    TEXT   NOT NULL,
  PRIMARY KEY (nr, seat)
);

-- Files of the web client that never change, for pages of other versions of the program. `seen`: when a server last had it.
CREATE TABLE files (
  name TEXT COLLATE "C" PRIMARY KEY NOT NULL,
  body BYTEA  NOT NULL,
  seen BIGINT NOT NULL
);

-- Programs that know at least schema `since` can use a database whose newest schema is `version`.
ALTER TABLE princely_schema ADD COLUMN since INTEGER;
