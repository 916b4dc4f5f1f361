-- The schema of a freshly migrated SQLite database, without the migrator's own tables.
-- Generated from api/src/db/migrations.ts by `npm run db:schema`; edit the migrations instead.

CREATE TABLE bank_meanings (
  id INTEGER NOT NULL,
  meaning_key VARCHAR(255) NOT NULL,
  pos VARCHAR(32) NOT NULL,
  level VARCHAR(2) NOT NULL,
  PRIMARY KEY (id)
);

CREATE TABLE bank_translations (
  meaning_id INTEGER NOT NULL,
  language_code VARCHAR(2) NOT NULL,
  position INTEGER NOT NULL,
  text VARCHAR(255) NOT NULL,
  PRIMARY KEY (meaning_id, language_code, position)
);

CREATE TABLE bank_versions (
  id INTEGER NOT NULL,
  version VARCHAR(128) NOT NULL,
  seeded_at BIGINT NOT NULL,
  PRIMARY KEY (id)
);

CREATE TABLE bank_words (
  id INTEGER NOT NULL,
  language_code VARCHAR(2) NOT NULL,
  text VARCHAR(128) NOT NULL,
  pos VARCHAR(32) NOT NULL,
  level VARCHAR(2) NOT NULL,
  frequency_rank INTEGER NOT NULL,
  PRIMARY KEY (id)
);

CREATE TABLE sessions (
  user_id VARCHAR(36) NOT NULL,
  id VARCHAR(36) NOT NULL,
  token_hash VARCHAR(64) NOT NULL,
  previous_hash VARCHAR(64) NULL,
  successor_salt VARCHAR(64) NULL,
  rotated_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL,
  created_at BIGINT NOT NULL,
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);

CREATE TABLE user_targets (
  user_id VARCHAR(36) NOT NULL,
  language_code VARCHAR(2) NOT NULL,
  created_at BIGINT NOT NULL,
  PRIMARY KEY (user_id, language_code),
  FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);

CREATE TABLE users (
  id VARCHAR(36) NOT NULL,
  email VARCHAR(512) NOT NULL,
  username VARCHAR(64) NOT NULL,
  password_hash VARCHAR(255) NULL,
  native_language VARCHAR(2) NULL,
  time_zone VARCHAR(64) NOT NULL,
  created_at BIGINT NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (email)
);

CREATE TABLE word_marks (
  user_id VARCHAR(36) NOT NULL,
  word_id INTEGER NOT NULL,
  starred_at BIGINT NULL,
  learned_at BIGINT NULL,
  PRIMARY KEY (user_id, word_id),
  FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);

CREATE INDEX word_marks_by_learned_at ON word_marks (user_id, learned_at);
