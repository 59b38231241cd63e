-- Records of games that were played elsewhere, to be shown to others.
CREATE TABLE records (
  nr      BIGINT  PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  id      TEXT COLLATE "C" NOT NULL UNIQUE,
  account TEXT COLLATE "C" NOT NULL,
  game    TEXT    NOT NULL,
  created BIGINT  NOT NULL,
  text    TEXT    NOT NULL
);
CREATE INDEX records_brought ON records (account, created, id);
