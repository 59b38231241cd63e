-- Records of games that were played elsewhere, to be shown to others.
CREATE TABLE records (
  nr      INTEGER PRIMARY KEY,
  id      TEXT    NOT NULL UNIQUE,
  account TEXT    NOT NULL,
  game    TEXT    NOT NULL,
  created INTEGER NOT NULL,
  text    TEXT    NOT NULL
) STRICT;
CREATE INDEX records_brought ON records (account, created, id);
