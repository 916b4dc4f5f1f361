-- The schema of a freshly migrated SQLite database, without the migrator's own tables.
-- Generated from api/src/db/migrations.ts by `npm run db:schema`; edit the migrations instead.

CREATE TABLE account_roles (
  user_id VARCHAR(36) NOT NULL,
  role VARCHAR(16) NOT NULL,
  granted_at BIGINT NOT NULL,
  PRIMARY KEY (user_id, role),
  FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);

CREATE TABLE address_changes (
  user_id VARCHAR(36) NOT NULL,
  new_email VARCHAR(512) NOT NULL,
  asked_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL,
  new_confirmed_at BIGINT NULL,
  old_agreed_at BIGINT NULL,
  PRIMARY KEY (user_id),
  FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);

CREATE TABLE address_proofs (
  user_id VARCHAR(36) NOT NULL,
  purpose VARCHAR(8) NOT NULL,
  email VARCHAR(512) NOT NULL,
  token_hash VARCHAR(64) NOT NULL,
  code_hash VARCHAR(64) NOT NULL,
  expires_at BIGINT NOT NULL,
  PRIMARY KEY (user_id, purpose),
  FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);

CREATE INDEX address_proofs_by_token_hash ON address_proofs (token_hash);

CREATE TABLE bank_versions (
  id INTEGER NOT NULL,
  version VARCHAR(128) NOT NULL,
  seeded_at BIGINT NOT NULL,
  PRIMARY KEY (id)
);

CREATE TABLE canary_stops (
  canary_id VARCHAR(190) NOT NULL,
  started_at BIGINT NOT NULL,
  remote VARCHAR(60) NOT NULL,
  version VARCHAR(100) NOT NULL,
  stopped_at BIGINT NOT NULL,
  reason VARCHAR(500) NOT NULL,
  PRIMARY KEY (canary_id, started_at)
);

CREATE TABLE engine_budgets (
  engine VARCHAR(32) NOT NULL,
  scope VARCHAR(3) NOT NULL,
  utc_day VARCHAR(10) NOT NULL,
  requests BIGINT NOT NULL,
  amount BIGINT NOT NULL,
  PRIMARY KEY (engine, scope, utc_day)
);

CREATE TABLE engine_usage (
  user_id VARCHAR(36) NOT NULL,
  engine VARCHAR(32) NOT NULL,
  utc_day VARCHAR(10) NOT NULL,
  requests BIGINT NOT NULL,
  PRIMARY KEY (user_id, engine, utc_day),
  FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);

CREATE TABLE favorite_categories (
  user_id VARCHAR(36) NOT NULL,
  id VARCHAR(36) NOT NULL,
  name VARCHAR(60) NOT NULL,
  name_hash VARCHAR(64) NOT NULL,
  description VARCHAR(200) NOT NULL,
  color VARCHAR(7) NOT NULL,
  icon VARCHAR(32) NOT NULL,
  is_default INTEGER NOT NULL,
  created_at BIGINT NOT NULL,
  PRIMARY KEY (user_id, id),
  UNIQUE (user_id, name_hash),
  FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);

CREATE TABLE favorite_changes (
  user_id VARCHAR(36) NOT NULL,
  last_number BIGINT NOT NULL,
  PRIMARY KEY (user_id),
  FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);

CREATE TABLE favorites (
  user_id VARCHAR(36) NOT NULL,
  id VARCHAR(36) NOT NULL,
  category_id VARCHAR(36) NOT NULL,
  original_text VARCHAR(2000) NOT NULL,
  translated_text VARCHAR(2000) NOT NULL,
  from_lang VARCHAR(32) NOT NULL,
  to_lang VARCHAR(32) NOT NULL,
  pair_hash VARCHAR(64) NOT NULL,
  added_at BIGINT NOT NULL,
  change_number BIGINT NOT NULL,
  PRIMARY KEY (user_id, id),
  UNIQUE (user_id, pair_hash),
  CONSTRAINT favorite_belongs_to_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
  FOREIGN KEY (user_id, category_id) REFERENCES favorite_categories (user_id, id)
);

CREATE INDEX favorites_by_added_at ON favorites (user_id, added_at, id);

CREATE INDEX favorites_by_category ON favorites (user_id, category_id, added_at, id);

CREATE INDEX favorites_by_change_number ON favorites (user_id, change_number);

CREATE TABLE invitations (
  email VARCHAR(254) NOT NULL,
  token_hash VARCHAR(64) NULL,
  expires_at BIGINT NOT NULL,
  PRIMARY KEY (email)
);

CREATE TABLE partner_keys (
  id VARCHAR(36) NOT NULL,
  partner_key VARCHAR(64) NOT NULL,
  name VARCHAR(100) NOT NULL,
  origins TEXT NOT NULL,
  languages TEXT NULL,
  requests_per_day INTEGER NOT NULL,
  requests_per_minute INTEGER NOT NULL,
  expires_at BIGINT NULL,
  revoked_at BIGINT NULL,
  created_at BIGINT NOT NULL,
  secret_hash VARCHAR(64) NULL,
  address_share INTEGER NULL,
  PRIMARY KEY (id),
  UNIQUE (partner_key)
);

CREATE UNIQUE INDEX partner_keys_by_secret_hash ON partner_keys (secret_hash);

CREATE TABLE partner_usage (
  key_id VARCHAR(36) NOT NULL,
  utc_day VARCHAR(10) NOT NULL,
  requests BIGINT NOT NULL,
  characters BIGINT NOT NULL,
  refused BIGINT NOT NULL,
  PRIMARY KEY (key_id, utc_day)
);

CREATE TABLE passkeys (
  user_id VARCHAR(36) NOT NULL,
  id VARCHAR(64) NOT NULL,
  credential_id TEXT NOT NULL,
  public_key TEXT NOT NULL,
  counter BIGINT NOT NULL,
  transports VARCHAR(190) NOT NULL,
  name VARCHAR(64) NOT NULL,
  is_synced INTEGER NOT NULL,
  created_at BIGINT NOT NULL,
  last_used_at BIGINT NULL,
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);

CREATE UNIQUE INDEX passkeys_by_id ON passkeys (id);

CREATE TABLE password_resets (
  user_id VARCHAR(36) NOT NULL,
  token_hash VARCHAR(64) NOT NULL,
  expires_at BIGINT NOT NULL,
  PRIMARY KEY (user_id, token_hash),
  FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);

CREATE INDEX password_resets_by_expires_at ON password_resets (expires_at);

CREATE INDEX password_resets_by_token_hash ON password_resets (token_hash);

CREATE TABLE practice_cards (
  user_id VARCHAR(36) NOT NULL,
  id VARCHAR(48) NOT NULL,
  language_code VARCHAR(32) NOT NULL,
  word_id INTEGER NULL,
  due_at BIGINT NULL,
  stability DOUBLE NOT NULL,
  difficulty DOUBLE NOT NULL,
  state VARCHAR(16) NOT NULL,
  learning_step INTEGER NOT NULL,
  review_count INTEGER NOT NULL,
  lapses INTEGER NOT NULL,
  first_reviewed_at BIGINT NULL,
  last_reviewed_at BIGINT NULL,
  known_at BIGINT NULL,
  checkpoints TEXT NULL,
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);

CREATE INDEX practice_cards_by_due_at ON practice_cards (user_id, language_code, due_at);

CREATE INDEX practice_cards_by_first_reviewed_at ON practice_cards (user_id, language_code, first_reviewed_at);

CREATE TABLE practice_former_goals (
  user_id VARCHAR(36) NOT NULL,
  before_date VARCHAR(10) NOT NULL,
  kind VARCHAR(8) NOT NULL,
  amount INTEGER NOT NULL,
  PRIMARY KEY (user_id, before_date),
  FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);

CREATE TABLE practice_frontiers (
  user_id VARCHAR(36) NOT NULL,
  language_code VARCHAR(2) NOT NULL,
  frequency_rank INTEGER NOT NULL,
  bank_version VARCHAR(128) NOT NULL,
  PRIMARY KEY (user_id, language_code),
  FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);

CREATE TABLE practice_mistakes (
  user_id VARCHAR(36) NOT NULL,
  id VARCHAR(36) NOT NULL,
  card_id VARCHAR(48) NOT NULL,
  language_code VARCHAR(2) NOT NULL,
  kind VARCHAR(16) NOT NULL,
  wanted VARCHAR(190) NOT NULL,
  taken VARCHAR(190) NOT NULL,
  taken_word_id INTEGER NULL,
  is_right INTEGER NOT NULL,
  made_at BIGINT NOT NULL,
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);

CREATE INDEX practice_mistakes_by_card ON practice_mistakes (user_id, card_id, made_at, id);

CREATE INDEX practice_mistakes_by_language ON practice_mistakes (user_id, language_code, made_at);

CREATE TABLE practice_pairs (
  user_id VARCHAR(36) NOT NULL,
  id VARCHAR(36) NOT NULL,
  text VARCHAR(500) NOT NULL,
  translation VARCHAR(500) NOT NULL,
  language_code VARCHAR(32) NOT NULL,
  native_code VARCHAR(32) NOT NULL,
  created_at BIGINT NOT NULL,
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);

CREATE TABLE practice_reviews (
  user_id VARCHAR(36) NOT NULL,
  id VARCHAR(36) NOT NULL,
  card_id VARCHAR(48) NOT NULL,
  rating VARCHAR(16) NULL,
  exercise VARCHAR(16) NULL,
  reviewed_at BIGINT NOT NULL,
  received_at BIGINT NOT NULL,
  undone_at BIGINT NULL,
  duration_ms INTEGER NULL,
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);

CREATE INDEX practice_reviews_by_received_at ON practice_reviews (user_id, card_id, received_at);

CREATE INDEX practice_reviews_counted ON practice_reviews (user_id, card_id, undone_at, reviewed_at, id);

CREATE INDEX practice_reviews_in_order ON practice_reviews (user_id, reviewed_at, id);

CREATE TABLE practice_settings (
  user_id VARCHAR(36) NOT NULL,
  new_words_a_day INTEGER NOT NULL,
  starred_first INTEGER NOT NULL,
  plays_audio INTEGER NOT NULL,
  session_length INTEGER NOT NULL,
  english_variety VARCHAR(16) DEFAULT 'en-US' NOT NULL,
  spanish_variety VARCHAR(16) DEFAULT 'es-MX' NOT NULL,
  shows_stress INTEGER DEFAULT 1 NOT NULL,
  daily_goal INTEGER DEFAULT 20 NOT NULL,
  goal_kind VARCHAR(8) DEFAULT 'words' NOT NULL,
  PRIMARY KEY (user_id),
  FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);

CREATE TABLE push_keys (
  id VARCHAR(8) NOT NULL,
  public_key VARCHAR(90) NOT NULL,
  sealed_private_key VARCHAR(255) NOT NULL,
  made_at BIGINT NOT NULL,
  PRIMARY KEY (id)
);

CREATE TABLE push_subscriptions (
  user_id VARCHAR(36) NOT NULL,
  session_id VARCHAR(36) NOT NULL,
  endpoint TEXT NOT NULL,
  endpoint_hash VARCHAR(64) NOT NULL,
  p256dh VARCHAR(90) NOT NULL,
  auth VARCHAR(24) NOT NULL,
  renewal_id VARCHAR(32) NOT NULL,
  made_at BIGINT NOT NULL,
  due_at BIGINT NULL,
  until_at BIGINT NULL,
  attempts INTEGER NOT NULL,
  delivered_at BIGINT NULL,
  PRIMARY KEY (user_id, session_id),
  FOREIGN KEY (user_id, session_id) REFERENCES sessions (user_id, id) ON DELETE CASCADE
);

CREATE INDEX push_subscriptions_by_due_at ON push_subscriptions (due_at);

CREATE UNIQUE INDEX push_subscriptions_by_endpoint ON push_subscriptions (endpoint_hash);

CREATE INDEX push_subscriptions_by_renewal_id ON push_subscriptions (renewal_id);

CREATE TABLE recovery_codes (
  user_id VARCHAR(36) NOT NULL,
  code_hash VARCHAR(64) NOT NULL,
  made_at BIGINT NOT NULL,
  PRIMARY KEY (user_id, code_hash),
  FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);

CREATE TABLE registry_snapshots (
  key_id VARCHAR(64) NOT NULL,
  sequence BIGINT NOT NULL,
  issued_at BIGINT NOT NULL,
  signed MEDIUMTEXT NOT NULL,
  PRIMARY KEY (key_id)
);

CREATE TABLE reminders (
  user_id VARCHAR(36) NOT NULL,
  local_hour INTEGER NOT NULL,
  by_mail INTEGER NOT NULL,
  set_at BIGINT NOT NULL,
  off_at BIGINT NULL,
  look_at BIGINT NULL,
  handled_at BIGINT NULL,
  link_id VARCHAR(32) NOT NULL,
  calendar_version INTEGER NOT NULL,
  PRIMARY KEY (user_id),
  FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);

CREATE INDEX reminders_by_link_id ON reminders (link_id);

CREATE INDEX reminders_by_look_at ON reminders (look_at);

CREATE TABLE remote_failures (
  remote VARCHAR(60) NOT NULL,
  version VARCHAR(100) NOT NULL,
  sample_hash VARCHAR(64) NOT NULL,
  stage VARCHAR(8) NOT NULL,
  message VARCHAR(200) NOT NULL,
  occurrences BIGINT NOT NULL,
  last_at BIGINT NOT NULL,
  PRIMARY KEY (remote, version, sample_hash)
);

CREATE TABLE remote_histograms (
  remote VARCHAR(60) NOT NULL,
  version VARCHAR(100) NOT NULL,
  trial BIGINT NOT NULL,
  minute BIGINT NOT NULL,
  measure VARCHAR(8) NOT NULL,
  b0 INTEGER DEFAULT 0 NOT NULL,
  b1 INTEGER DEFAULT 0 NOT NULL,
  b2 INTEGER DEFAULT 0 NOT NULL,
  b3 INTEGER DEFAULT 0 NOT NULL,
  b4 INTEGER DEFAULT 0 NOT NULL,
  b5 INTEGER DEFAULT 0 NOT NULL,
  b6 INTEGER DEFAULT 0 NOT NULL,
  b7 INTEGER DEFAULT 0 NOT NULL,
  b8 INTEGER DEFAULT 0 NOT NULL,
  b9 INTEGER DEFAULT 0 NOT NULL,
  b10 INTEGER DEFAULT 0 NOT NULL,
  b11 INTEGER DEFAULT 0 NOT NULL,
  b12 INTEGER DEFAULT 0 NOT NULL,
  b13 INTEGER DEFAULT 0 NOT NULL,
  b14 INTEGER DEFAULT 0 NOT NULL,
  b15 INTEGER DEFAULT 0 NOT NULL,
  b16 INTEGER DEFAULT 0 NOT NULL,
  b17 INTEGER DEFAULT 0 NOT NULL,
  b18 INTEGER DEFAULT 0 NOT NULL,
  b19 INTEGER DEFAULT 0 NOT NULL,
  b20 INTEGER DEFAULT 0 NOT NULL,
  b21 INTEGER DEFAULT 0 NOT NULL,
  b22 INTEGER DEFAULT 0 NOT NULL,
  b23 INTEGER DEFAULT 0 NOT NULL,
  PRIMARY KEY (remote, version, trial, minute, measure)
);

CREATE INDEX remote_histograms_by_minute ON remote_histograms (minute);

CREATE TABLE remote_minutes (
  remote VARCHAR(60) NOT NULL,
  version VARCHAR(100) NOT NULL,
  trial BIGINT NOT NULL,
  minute BIGINT NOT NULL,
  loads INTEGER DEFAULT 0 NOT NULL,
  load_failures INTEGER DEFAULT 0 NOT NULL,
  start_failures INTEGER DEFAULT 0 NOT NULL,
  render_failures INTEGER DEFAULT 0 NOT NULL,
  event_failures INTEGER DEFAULT 0 NOT NULL,
  broken_loads INTEGER DEFAULT 0 NOT NULL,
  PRIMARY KEY (remote, version, trial, minute)
);

CREATE INDEX remote_minutes_by_minute ON remote_minutes (minute);

CREATE TABLE remote_owners (
  remote VARCHAR(64) NOT NULL,
  user_id VARCHAR(36) NOT NULL,
  granted_at BIGINT NOT NULL,
  PRIMARY KEY (remote, user_id),
  FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);

CREATE TABLE security_events (
  user_id VARCHAR(36) NOT NULL,
  id VARCHAR(36) NOT NULL,
  happened_at BIGINT NOT NULL,
  kind VARCHAR(32) NOT NULL,
  done_by VARCHAR(8) NOT NULL,
  method VARCHAR(16) NULL,
  is_new_device INTEGER NOT NULL,
  device VARCHAR(64) NULL,
  network VARCHAR(64) NULL,
  PRIMARY KEY (user_id, id)
);

CREATE INDEX security_events_by_happened_at ON security_events (happened_at);

CREATE TABLE sessions (
  user_id VARCHAR(36) NOT NULL,
  id VARCHAR(36) NOT NULL,
  token_hash VARCHAR(64) NOT NULL,
  previous_hash VARCHAR(64) NULL,
  successor_salt VARCHAR(64) NULL,
  rotated_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL,
  created_at BIGINT NOT NULL,
  device VARCHAR(64) NULL,
  signed_in_by VARCHAR(16) DEFAULT 'password' NOT NULL,
  network VARCHAR(64) NULL,
  proven_at BIGINT NULL,
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);

CREATE TABLE spent_google_tokens (
  token_hash VARCHAR(64) NOT NULL,
  expires_at BIGINT NOT NULL,
  PRIMARY KEY (token_hash)
);

CREATE INDEX spent_google_tokens_by_expires_at ON spent_google_tokens (expires_at);

CREATE TABLE totp_secrets (
  user_id VARCHAR(36) NOT NULL,
  sealed_secret VARCHAR(255) NOT NULL,
  last_step BIGINT NOT NULL,
  started_at BIGINT NOT NULL,
  confirmed_at BIGINT NULL,
  PRIMARY KEY (user_id),
  FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);

CREATE TABLE tutor_analyses (
  subject VARCHAR(64) NOT NULL,
  native_code VARCHAR(2) NOT NULL,
  engine VARCHAR(128) NOT NULL,
  prompt_version VARCHAR(16) NOT NULL,
  analysis TEXT NOT NULL,
  made_at BIGINT NOT NULL,
  PRIMARY KEY (subject, native_code, engine, prompt_version)
);

CREATE INDEX tutor_analyses_by_made_at ON tutor_analyses (made_at);

CREATE TABLE tutor_reports (
  user_id VARCHAR(36) NOT NULL,
  id VARCHAR(36) NOT NULL,
  kind VARCHAR(16) NOT NULL,
  word VARCHAR(500) NOT NULL,
  language_code VARCHAR(32) NOT NULL,
  native_code VARCHAR(2) NOT NULL,
  engine VARCHAR(200) NOT NULL,
  question VARCHAR(1000) NOT NULL,
  answer TEXT NOT NULL,
  comment VARCHAR(1000) NOT NULL,
  reported_at BIGINT NOT NULL,
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);

CREATE INDEX tutor_reports_by_reported_at ON tutor_reports (user_id, reported_at);

CREATE TABLE tutor_usage (
  user_id VARCHAR(36) NOT NULL,
  utc_day VARCHAR(10) NOT NULL,
  requests INTEGER NOT NULL,
  tokens BIGINT NOT NULL,
  PRIMARY KEY (user_id, utc_day),
  FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
);

CREATE TABLE understanding_days (
  user_id VARCHAR(36) NOT NULL,
  language_code VARCHAR(12) NOT NULL,
  local_date VARCHAR(10) NOT NULL,
  share INTEGER NOT NULL,
  PRIMARY KEY (user_id, language_code, local_date),
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
  is_premium INTEGER DEFAULT 0 NOT NULL,
  fixed_time_zone VARCHAR(64) NULL,
  google_sub VARCHAR(255) NULL,
  verified_at BIGINT NULL,
  second_step_at BIGINT NULL,
  disabled_at BIGINT NULL,
  PRIMARY KEY (id),
  UNIQUE (email)
);

CREATE UNIQUE INDEX users_by_google_sub ON users (google_sub);

CREATE TABLE waiting_mails (
  id VARCHAR(36) NOT NULL,
  mail TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  due_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL,
  PRIMARY KEY (id)
);

CREATE INDEX waiting_mails_by_due_at ON waiting_mails (due_at);

CREATE TABLE "word_marks" (
  user_id VARCHAR(36) NOT NULL,
  word_id INTEGER NOT NULL,
  starred_at BIGINT NULL,
  learned_at BIGINT NULL,
  learned_by VARCHAR(16) NULL,
  starred_set_at BIGINT NULL,
  learned_set_at BIGINT NULL,
  PRIMARY KEY (user_id, word_id),
  FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
) WITHOUT ROWID;
