-- What players have prepared and not sent.
CREATE TABLE plans (
  nr      INTEGER NOT NULL,
  seat    INTEGER NOT NULL,
  account TEXT    NOT NULL,
  text    TEXT    NOT NULL,
  PRIMARY KEY (nr, seat)
) STRICT, WITHOUT ROWID;

-- Files of the web client that never change, for pages of older versions of the program. `seen`: when a server last had it.
CREATE TABLE files (
  name TEXT    PRIMARY KEY NOT NULL,
  body BLOB    NOT NULL,
  seen INTEGER NOT NULL
) STRICT;
