import type { Knex } from 'knex';
import { isMysql } from './open-database.ts';
import { storeWithoutRowid } from './store-without-rowid.ts';

interface Migration {
  name: string;
  /**
   * One statement, except on SQLite, which runs all migrations in one transaction: it runs again if a
   * process was killed before recording the migration.
   */
  up: (knex: Knex) => Promise<void>;
}

/**
 * Texts compare byte by byte, as in SQLite: texts that must compare equal are normalised before.
 */
const tableOptions = 'DEFAULT CHARACTER SET = utf8mb4 COLLATE = utf8mb4_bin';

/** The databases' syntax differs in the options of a table and in dropping an index only. */
function dialectOf(sql: string, knex: Knex): string {
  if (!isMysql(knex)) return sql.replace(/^(DROP INDEX \w+) ON \w+$/, '$1');
  return sql.startsWith('CREATE TABLE') ? `${sql} ${tableOptions}` : sql;
}

/** Each migration's statement, oldest first. */
const statements = {
  '0001_users': `CREATE TABLE users (
     id VARCHAR(36) NOT NULL,
     email VARCHAR(512) NOT NULL,
     username VARCHAR(64) NOT NULL,
     password_hash VARCHAR(255) NULL,
     native_language VARCHAR(2) NULL,
     time_zone VARCHAR(64) NOT NULL,
     created_at BIGINT NOT NULL,
     PRIMARY KEY (id),
     UNIQUE (email)
   )`,
  '0002_user_targets': `CREATE TABLE user_targets (
     user_id VARCHAR(36) NOT NULL,
     language_code VARCHAR(2) NOT NULL,
     created_at BIGINT NOT NULL,
     PRIMARY KEY (user_id, language_code),
     FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
   )`,
  '0003_sessions': `CREATE TABLE sessions (
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
   )`,
  '0004_word_marks': `CREATE TABLE word_marks (
     user_id VARCHAR(36) NOT NULL,
     word_id INTEGER NOT NULL,
     starred_at BIGINT NULL,
     learned_at BIGINT NULL,
     PRIMARY KEY (user_id, word_id),
     FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
   )`,
  '0005_word_marks_by_learned_at':
    'CREATE INDEX word_marks_by_learned_at ON word_marks (user_id, learned_at)',
  '0006_bank_versions': `CREATE TABLE bank_versions (
     id INTEGER NOT NULL,
     version VARCHAR(128) NOT NULL,
     seeded_at BIGINT NOT NULL,
     PRIMARY KEY (id)
   )`,
  '0007_bank_words': `CREATE TABLE bank_words (
     id INTEGER NOT NULL,
     language_code VARCHAR(2) NOT NULL,
     text VARCHAR(128) NOT NULL,
     pos VARCHAR(32) NOT NULL,
     level VARCHAR(2) NOT NULL,
     frequency_rank INTEGER NOT NULL,
     PRIMARY KEY (id)
   )`,
  '0008_bank_meanings': `CREATE TABLE bank_meanings (
     id INTEGER NOT NULL,
     meaning_key VARCHAR(255) NOT NULL,
     pos VARCHAR(32) NOT NULL,
     level VARCHAR(2) NOT NULL,
     PRIMARY KEY (id)
   )`,
  '0009_bank_translations': `CREATE TABLE bank_translations (
     meaning_id INTEGER NOT NULL,
     language_code VARCHAR(2) NOT NULL,
     position INTEGER NOT NULL,
     text VARCHAR(255) NOT NULL,
     PRIMARY KEY (meaning_id, language_code, position)
   )`,
  '0010_practice_cards': `CREATE TABLE practice_cards (
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
     PRIMARY KEY (user_id, id),
     FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
   )`,
  '0011_practice_cards_by_due_at':
    'CREATE INDEX practice_cards_by_due_at ON practice_cards (user_id, language_code, due_at)',
  '0012_practice_reviews': `CREATE TABLE practice_reviews (
     user_id VARCHAR(36) NOT NULL,
     id VARCHAR(36) NOT NULL,
     card_id VARCHAR(48) NOT NULL,
     rating VARCHAR(16) NULL,
     exercise VARCHAR(16) NULL,
     reviewed_at BIGINT NOT NULL,
     received_at BIGINT NOT NULL,
     undone_at BIGINT NULL,
     PRIMARY KEY (user_id, id),
     FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
   )`,
  '0013_practice_reviews_by_card':
    'CREATE INDEX practice_reviews_by_card ON practice_reviews (user_id, card_id, reviewed_at)',
  '0014_practice_reviews_by_reviewed_at':
    'CREATE INDEX practice_reviews_by_reviewed_at ON practice_reviews (user_id, reviewed_at)',
  '0015_practice_pairs': `CREATE TABLE practice_pairs (
     user_id VARCHAR(36) NOT NULL,
     id VARCHAR(36) NOT NULL,
     text VARCHAR(500) NOT NULL,
     translation VARCHAR(500) NOT NULL,
     language_code VARCHAR(32) NOT NULL,
     native_code VARCHAR(32) NOT NULL,
     created_at BIGINT NOT NULL,
     PRIMARY KEY (user_id, id),
     FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
   )`,
  '0016_practice_settings': `CREATE TABLE practice_settings (
     user_id VARCHAR(36) NOT NULL,
     new_words_a_day INTEGER NOT NULL,
     starred_first INTEGER NOT NULL,
     plays_audio INTEGER NOT NULL,
     session_length INTEGER NOT NULL,
     PRIMARY KEY (user_id),
     FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
   )`,
  '0017_practice_frontiers': `CREATE TABLE practice_frontiers (
     user_id VARCHAR(36) NOT NULL,
     language_code VARCHAR(2) NOT NULL,
     frequency_rank INTEGER NOT NULL,
     bank_version VARCHAR(128) NOT NULL,
     PRIMARY KEY (user_id, language_code),
     FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
   )`,
  '0018_word_marks_learned_by': 'ALTER TABLE word_marks ADD COLUMN learned_by VARCHAR(16) NULL',
  '0019_practice_cards_by_first_reviewed_at': `CREATE INDEX practice_cards_by_first_reviewed_at
       ON practice_cards (user_id, language_code, first_reviewed_at)`,
  '0020_word_marks_by_starred_at':
    'CREATE INDEX word_marks_by_starred_at ON word_marks (user_id, starred_at)',
  '0021_favorite_changes': `CREATE TABLE favorite_changes (
     user_id VARCHAR(36) NOT NULL,
     last_number BIGINT NOT NULL,
     PRIMARY KEY (user_id),
     FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
   )`,
  '0022_favorite_categories': `CREATE TABLE favorite_categories (
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
   )`,
  // Every favourite keeps a category.
  '0023_favorites': `CREATE TABLE favorites (
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
     CONSTRAINT favorite_belongs_to_user
       FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
     FOREIGN KEY (user_id, category_id) REFERENCES favorite_categories (user_id, id)
   )`,
  '0024_favorites_by_category':
    'CREATE INDEX favorites_by_category ON favorites (user_id, category_id, added_at, id)',
  '0025_favorites_by_change_number':
    'CREATE INDEX favorites_by_change_number ON favorites (user_id, change_number)',
  // Analyses made by a model, by subject, native language, engine and version of the instructions.
  '0026_tutor_analyses': `CREATE TABLE tutor_analyses (
     subject VARCHAR(64) NOT NULL,
     native_code VARCHAR(2) NOT NULL,
     engine VARCHAR(128) NOT NULL,
     prompt_version VARCHAR(16) NOT NULL,
     analysis TEXT NOT NULL,
     made_at BIGINT NOT NULL,
     PRIMARY KEY (subject, native_code, engine, prompt_version)
   )`,
  '0027_tutor_analyses_by_made_at':
    'CREATE INDEX tutor_analyses_by_made_at ON tutor_analyses (made_at)',
  '0028_tutor_usage': `CREATE TABLE tutor_usage (
     user_id VARCHAR(36) NOT NULL,
     utc_day VARCHAR(10) NOT NULL,
     requests INTEGER NOT NULL,
     tokens BIGINT NOT NULL,
     PRIMARY KEY (user_id, utc_day),
     FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
   )`,
  '0029_tutor_reports': `CREATE TABLE tutor_reports (
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
   )`,
  '0030_tutor_reports_by_reported_at':
    'CREATE INDEX tutor_reports_by_reported_at ON tutor_reports (user_id, reported_at)',
  '0031_sessions_device': 'ALTER TABLE sessions ADD COLUMN device VARCHAR(64) NULL',
  '0032_sessions_signed_in_by':
    "ALTER TABLE sessions ADD COLUMN signed_in_by VARCHAR(16) DEFAULT 'password' NOT NULL",
  '0033_users_is_premium': 'ALTER TABLE users ADD COLUMN is_premium INTEGER DEFAULT 0 NOT NULL',
  // A zone that the learner chose; it overrides the browser's.
  '0034_users_fixed_time_zone': 'ALTER TABLE users ADD COLUMN fixed_time_zone VARCHAR(64) NULL',
  '0035_users_google_sub': 'ALTER TABLE users ADD COLUMN google_sub VARCHAR(255) NULL',
  '0036_users_by_google_sub': 'CREATE UNIQUE INDEX users_by_google_sub ON users (google_sub)',
  // Used states and link tokens of Google sign-in, stored as hashes until they expire.
  '0037_spent_google_tokens': `CREATE TABLE spent_google_tokens (
     token_hash VARCHAR(64) NOT NULL,
     expires_at BIGINT NOT NULL,
     PRIMARY KEY (token_hash)
   )`,
  '0038_spent_google_tokens_by_expires_at':
    'CREATE INDEX spent_google_tokens_by_expires_at ON spent_google_tokens (expires_at)',
  // Lists are JSON; null languages mean all.
  '0039_partner_keys': `CREATE TABLE partner_keys (
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
     PRIMARY KEY (id),
     UNIQUE (partner_key)
   )`,
  // Days are in UTC. The playground's key is counted too, but has no row above.
  '0040_partner_usage': `CREATE TABLE partner_usage (
     key_id VARCHAR(36) NOT NULL,
     utc_day VARCHAR(10) NOT NULL,
     requests BIGINT NOT NULL,
     characters BIGINT NOT NULL,
     refused BIGINT NOT NULL,
     PRIMARY KEY (key_id, utc_day)
   )`,
  // Pages' reports about remotes, without anything about who sent them. `trial` is when the version
  // became a canary, 0 if it was none, so that each canary is judged by its own time only.
  '0041_remote_minutes': `CREATE TABLE remote_minutes (
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
   )`,
  '0042_remote_minutes_by_minute':
    'CREATE INDEX remote_minutes_by_minute ON remote_minutes (minute)',
  // A column for each bucket of a measure: load times and web vitals.
  '0043_remote_histograms': `CREATE TABLE remote_histograms (
     remote VARCHAR(60) NOT NULL,
     version VARCHAR(100) NOT NULL,
     trial BIGINT NOT NULL,
     minute BIGINT NOT NULL,
     measure VARCHAR(8) NOT NULL,
     b0 INTEGER DEFAULT 0 NOT NULL, b1 INTEGER DEFAULT 0 NOT NULL, b2 INTEGER DEFAULT 0 NOT NULL,
     b3 INTEGER DEFAULT 0 NOT NULL, b4 INTEGER DEFAULT 0 NOT NULL, b5 INTEGER DEFAULT 0 NOT NULL,
     b6 INTEGER DEFAULT 0 NOT NULL, b7 INTEGER DEFAULT 0 NOT NULL, b8 INTEGER DEFAULT 0 NOT NULL,
     b9 INTEGER DEFAULT 0 NOT NULL, b10 INTEGER DEFAULT 0 NOT NULL, b11 INTEGER DEFAULT 0 NOT NULL,
     b12 INTEGER DEFAULT 0 NOT NULL, b13 INTEGER DEFAULT 0 NOT NULL, b14 INTEGER DEFAULT 0 NOT NULL,
     b15 INTEGER DEFAULT 0 NOT NULL, b16 INTEGER DEFAULT 0 NOT NULL, b17 INTEGER DEFAULT 0 NOT NULL,
     b18 INTEGER DEFAULT 0 NOT NULL, b19 INTEGER DEFAULT 0 NOT NULL, b20 INTEGER DEFAULT 0 NOT NULL,
     b21 INTEGER DEFAULT 0 NOT NULL, b22 INTEGER DEFAULT 0 NOT NULL, b23 INTEGER DEFAULT 0 NOT NULL,
     PRIMARY KEY (remote, version, trial, minute, measure)
   )`,
  '0044_remote_histograms_by_minute':
    'CREATE INDEX remote_histograms_by_minute ON remote_histograms (minute)',
  '0045_remote_failures': `CREATE TABLE remote_failures (
     remote VARCHAR(60) NOT NULL,
     version VARCHAR(100) NOT NULL,
     sample_hash VARCHAR(64) NOT NULL,
     stage VARCHAR(8) NOT NULL,
     message VARCHAR(200) NOT NULL,
     occurrences BIGINT NOT NULL,
     last_at BIGINT NOT NULL,
     PRIMARY KEY (remote, version, sample_hash)
   )`,
  '0046_canary_stops': `CREATE TABLE canary_stops (
     canary_id VARCHAR(190) NOT NULL,
     started_at BIGINT NOT NULL,
     remote VARCHAR(60) NOT NULL,
     version VARCHAR(100) NOT NULL,
     stopped_at BIGINT NOT NULL,
     reason VARCHAR(500) NOT NULL,
     PRIMARY KEY (canary_id, started_at)
   )`,
  '0047_account_roles': `CREATE TABLE account_roles (
     user_id VARCHAR(36) NOT NULL,
     role VARCHAR(16) NOT NULL,
     granted_at BIGINT NOT NULL,
     PRIMARY KEY (user_id, role),
     FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
   )`,
  '0048_registry_snapshots': `CREATE TABLE registry_snapshots (
     key_id VARCHAR(64) NOT NULL,
     sequence BIGINT NOT NULL,
     issued_at BIGINT NOT NULL,
     signed MEDIUMTEXT NOT NULL,
     PRIMARY KEY (key_id)
   )`,
  // Usage of paid engines per day (UTC), by everyone and by new accounts; `amount` is in tokens or
  // characters.
  '0049_engine_budgets': `CREATE TABLE engine_budgets (
     engine VARCHAR(32) NOT NULL,
     scope VARCHAR(3) NOT NULL,
     utc_day VARCHAR(10) NOT NULL,
     requests BIGINT NOT NULL,
     amount BIGINT NOT NULL,
     PRIMARY KEY (engine, scope, utc_day)
   )`,
  '0050_engine_usage': `CREATE TABLE engine_usage (
     user_id VARCHAR(36) NOT NULL,
     engine VARCHAR(32) NOT NULL,
     utc_day VARCHAR(10) NOT NULL,
     requests BIGINT NOT NULL,
     PRIMARY KEY (user_id, engine, utc_day),
     FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
   )`,
  // A key for servers: `partner_key` is then only the beginning of its text; the whole is not
  // stored.
  '0051_partner_keys_secret_hash':
    'ALTER TABLE partner_keys ADD COLUMN secret_hash VARCHAR(64) NULL',
  '0052_partner_keys_by_secret_hash':
    'CREATE UNIQUE INDEX partner_keys_by_secret_hash ON partner_keys (secret_hash)',
  // In percent of the quotas; null for the default.
  '0053_partner_keys_address_share':
    'ALTER TABLE partner_keys ADD COLUMN address_share INTEGER NULL',
  // The order in which all favourites are exported, page by page.
  '0054_favorites_by_added_at':
    'CREATE INDEX favorites_by_added_at ON favorites (user_id, added_at, id)',
  // JSON: the folded state of a card's earlier reviews, so that they need not be read again.
  '0055_practice_cards_checkpoints': 'ALTER TABLE practice_cards ADD COLUMN checkpoints TEXT NULL',
  '0056_practice_reviews_counted': `CREATE INDEX practice_reviews_counted
       ON practice_reviews (user_id, card_id, undone_at, reviewed_at, id)`,
  '0057_practice_reviews_by_received_at': `CREATE INDEX practice_reviews_by_received_at
       ON practice_reviews (user_id, card_id, received_at)`,
  '0058_practice_reviews_in_order':
    'CREATE INDEX practice_reviews_in_order ON practice_reviews (user_id, reviewed_at, id)',
  '0059_drop_practice_reviews_by_card': 'DROP INDEX practice_reviews_by_card ON practice_reviews',
  '0060_drop_practice_reviews_by_reviewed_at':
    'DROP INDEX practice_reviews_by_reviewed_at ON practice_reviews',
  // Words are read only from the built bank. An older version writes these tables only when it
  // starts with a bank other than the one in `bank_versions`, so that table stays for one more
  // release.
  '0061_drop_bank_words': 'DROP TABLE bank_words',
  '0062_drop_bank_meanings': 'DROP TABLE bank_meanings',
  '0063_drop_bank_translations': 'DROP TABLE bank_translations',
  // `remote_histograms` is the only ledger from here on: outcomes are one of its measures.
  // `remote_minutes` stays for one more release, since older versions write to it each second.
  '0064_outcomes_in_remote_histograms': `INSERT INTO remote_histograms
       (remote, version, trial, minute, measure, b0, b1, b2, b3, b4, b5)
     SELECT remote, version, trial, minute, 'outcomes', loads, load_failures, start_failures,
            render_failures, event_failures, broken_loads
       FROM remote_minutes AS counted
      WHERE NOT EXISTS
        (SELECT 1 FROM remote_histograms AS ledger
          WHERE ledger.remote = counted.remote AND ledger.version = counted.version
            AND ledger.trial = counted.trial AND ledger.minute = counted.minute
            AND ledger.measure = 'outcomes')`,
  '0065_remote_owners': `CREATE TABLE remote_owners (
     remote VARCHAR(64) NOT NULL,
     user_id VARCHAR(36) NOT NULL,
     granted_at BIGINT NOT NULL,
     PRIMARY KEY (remote, user_id),
     FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
   )`,
  // With defaults, since older versions insert rows without them.
  '0066_practice_settings_english_variety':
    "ALTER TABLE practice_settings ADD COLUMN english_variety VARCHAR(16) DEFAULT 'en-US' NOT NULL",
  '0067_practice_settings_spanish_variety':
    "ALTER TABLE practice_settings ADD COLUMN spanish_variety VARCHAR(16) DEFAULT 'es-MX' NOT NULL",
  '0068_practice_settings_shows_stress':
    'ALTER TABLE practice_settings ADD COLUMN shows_stress INTEGER DEFAULT 1 NOT NULL',
  // Mails that wait to be sent, as JSON; a sent one is deleted.
  '0069_waiting_mails': `CREATE TABLE waiting_mails (
     id VARCHAR(36) NOT NULL,
     mail TEXT NOT NULL,
     attempts INTEGER NOT NULL,
     due_at BIGINT NOT NULL,
     expires_at BIGINT NOT NULL,
     PRIMARY KEY (id)
   )`,
  '0070_waiting_mails_by_due_at': 'CREATE INDEX waiting_mails_by_due_at ON waiting_mails (due_at)',
  // Mailed links that set a new password, by the hash of their token; used and old ones are deleted.
  '0071_password_resets': `CREATE TABLE password_resets (
     user_id VARCHAR(36) NOT NULL,
     token_hash VARCHAR(64) NOT NULL,
     expires_at BIGINT NOT NULL,
     PRIMARY KEY (user_id, token_hash),
     FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
   )`,
  '0072_password_resets_by_token_hash':
    'CREATE INDEX password_resets_by_token_hash ON password_resets (token_hash)',
  '0073_password_resets_by_expires_at':
    'CREATE INDEX password_resets_by_expires_at ON password_resets (expires_at)',
  // When the owner of the address confirmed it; null until then.
  '0074_users_verified_at': 'ALTER TABLE users ADD COLUMN verified_at BIGINT NULL',
  // Google has confirmed the addresses of the accounts that are connected to it.
  '0075_google_addresses_are_verified': `UPDATE users SET verified_at = created_at
      WHERE google_sub IS NOT NULL AND verified_at IS NULL`,
  // A new address that waits for the owners of both to agree.
  '0076_address_changes': `CREATE TABLE address_changes (
     user_id VARCHAR(36) NOT NULL,
     new_email VARCHAR(512) NOT NULL,
     asked_at BIGINT NOT NULL,
     expires_at BIGINT NOT NULL,
     new_confirmed_at BIGINT NULL,
     old_agreed_at BIGINT NULL,
     PRIMARY KEY (user_id),
     FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
   )`,
  // Mailed links and codes that confirm an address, or agree to leave it, as hashes.
  '0077_address_proofs': `CREATE TABLE address_proofs (
     user_id VARCHAR(36) NOT NULL,
     purpose VARCHAR(8) NOT NULL,
     email VARCHAR(512) NOT NULL,
     token_hash VARCHAR(64) NOT NULL,
     code_hash VARCHAR(64) NOT NULL,
     expires_at BIGINT NOT NULL,
     PRIMARY KEY (user_id, purpose),
     FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
   )`,
  '0078_address_proofs_by_token_hash':
    'CREATE INDEX address_proofs_by_token_hash ON address_proofs (token_hash)',
  // The beginning of the address that a session was last used from.
  '0079_sessions_network': 'ALTER TABLE sessions ADD COLUMN network VARCHAR(64) NULL',
  // What happened to accounts. No foreign key: that an account was deleted stays for a while.
  '0080_security_events': `CREATE TABLE security_events (
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
   )`,
  '0081_security_events_by_happened_at':
    'CREATE INDEX security_events_by_happened_at ON security_events (happened_at)',
  // When the owner last proved, in this session, who they are.
  '0082_sessions_proven_at': 'ALTER TABLE sessions ADD COLUMN proven_at BIGINT NULL',
  // Since when a second step follows the password; null without one.
  '0083_users_second_step_at': 'ALTER TABLE users ADD COLUMN second_step_at BIGINT NULL',
  // When operators closed the account; null while it is open.
  '0084_users_disabled_at': 'ALTER TABLE users ADD COLUMN disabled_at BIGINT NULL',
  // By a hash of their ids, which may be longer than an index allows.
  '0085_passkeys': `CREATE TABLE passkeys (
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
   )`,
  '0086_passkeys_by_id': 'CREATE UNIQUE INDEX passkeys_by_id ON passkeys (id)',
  // Secrets of apps that make codes, encrypted; `last_step` is that of the last code that served.
  '0087_totp_secrets': `CREATE TABLE totp_secrets (
     user_id VARCHAR(36) NOT NULL,
     sealed_secret VARCHAR(255) NOT NULL,
     last_step BIGINT NOT NULL,
     started_at BIGINT NOT NULL,
     confirmed_at BIGINT NULL,
     PRIMARY KEY (user_id),
     FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
   )`,
  '0088_recovery_codes': `CREATE TABLE recovery_codes (
     user_id VARCHAR(36) NOT NULL,
     code_hash VARCHAR(64) NOT NULL,
     made_at BIGINT NOT NULL,
     PRIMARY KEY (user_id, code_hash),
     FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
   )`,
  // Addresses that may create an account; the hash of their token once it was mailed.
  '0089_invitations': `CREATE TABLE invitations (
     email VARCHAR(254) NOT NULL,
     token_hash VARCHAR(64) NULL,
     expires_at BIGINT NOT NULL,
     PRIMARY KEY (email)
   )`,
  '0090_practice_settings_daily_goal':
    'ALTER TABLE practice_settings ADD COLUMN daily_goal INTEGER DEFAULT 20 NOT NULL',
  // Days on which a learner understood another share of everyday text than before, in millionths.
  '0091_understanding_days': `CREATE TABLE understanding_days (
     user_id VARCHAR(36) NOT NULL,
     language_code VARCHAR(12) NOT NULL,
     local_date VARCHAR(10) NOT NULL,
     share INTEGER NOT NULL,
     PRIMARY KEY (user_id, language_code, local_date),
     FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
   )`,
  // `off_at` is null while the reminder is on. `look_at`: when a mail may be next; null without
  // mails. `handled_at`: when the last day's mail was sent, or found not to be needed.
  '0092_reminders': `CREATE TABLE reminders (
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
   )`,
  '0093_reminders_by_look_at': 'CREATE INDEX reminders_by_look_at ON reminders (look_at)',
  '0094_reminders_by_link_id': 'CREATE INDEX reminders_by_link_id ON reminders (link_id)',
  // How long the card was shown, in milliseconds; null where the page did not say.
  '0095_practice_reviews_duration_ms':
    'ALTER TABLE practice_reviews ADD COLUMN duration_ms INTEGER NULL',
  '0096_practice_settings_goal_kind':
    "ALTER TABLE practice_settings ADD COLUMN goal_kind VARCHAR(8) DEFAULT 'words' NOT NULL",
  // Daily goals that a learner had on the days before a day of their time zone, back to the former
  // row. The goal since the last of these days is in the settings.
  '0097_practice_former_goals': `CREATE TABLE practice_former_goals (
     user_id VARCHAR(36) NOT NULL,
     before_date VARCHAR(10) NOT NULL,
     kind VARCHAR(8) NOT NULL,
     amount INTEGER NOT NULL,
     PRIMARY KEY (user_id, before_date),
     FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
   )`,
  // Wrong answers of practice by the id of their review, and answers to questions about them. Of
  // `wanted` and `taken`, '' is one that is not kept.
  '0098_practice_mistakes': `CREATE TABLE practice_mistakes (
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
   )`,
  '0099_practice_mistakes_by_card':
    'CREATE INDEX practice_mistakes_by_card ON practice_mistakes (user_id, card_id, made_at, id)',
  '0100_practice_mistakes_by_language':
    'CREATE INDEX practice_mistakes_by_language ON practice_mistakes (user_id, language_code, made_at)',
  // When the learner last set or removed each mark; null for marks from before, and of practice.
  '0101_word_marks_starred_set_at': 'ALTER TABLE word_marks ADD COLUMN starred_set_at BIGINT NULL',
  '0102_word_marks_learned_set_at': 'ALTER TABLE word_marks ADD COLUMN learned_set_at BIGINT NULL',
  // With which key (VAPID) all instances sign what they send to push services; one row.
  '0103_push_keys': `CREATE TABLE push_keys (
     id VARCHAR(8) NOT NULL,
     public_key VARCHAR(90) NOT NULL,
     sealed_private_key VARCHAR(255) NOT NULL,
     made_at BIGINT NOT NULL,
     PRIMARY KEY (id)
   )`,
  // Browsers that show reminders; a subscription ends with its session. `due_at`: when today's is
  // sent, or tried again, until `until_at`; null if none waits.
  '0104_push_subscriptions': `CREATE TABLE push_subscriptions (
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
   )`,
  '0105_push_subscriptions_by_endpoint':
    'CREATE UNIQUE INDEX push_subscriptions_by_endpoint ON push_subscriptions (endpoint_hash)',
  '0106_push_subscriptions_by_renewal_id':
    'CREATE INDEX push_subscriptions_by_renewal_id ON push_subscriptions (renewal_id)',
  '0107_push_subscriptions_by_due_at':
    'CREATE INDEX push_subscriptions_by_due_at ON push_subscriptions (due_at)',
  // All marks of a learner lie together by the primary key, and reading them takes as long.
  '0108_drop_word_marks_by_learned_at': 'DROP INDEX word_marks_by_learned_at ON word_marks',
  '0109_drop_word_marks_by_starred_at': 'DROP INDEX word_marks_by_starred_at ON word_marks',
} as const;

/** Tables that SQLite stores in the tree of their primary key alone, as InnoDB always does. */
const compacted = { '0110_word_marks_without_rowid': 'word_marks' } as const;

/**
 * Every change of the schema, oldest first: forward only, one statement each, the same SQL on every
 * database, but for tables that are stored in another way. A table, column or index that exists counts as made; a statement that changes rows must
 * be safe to repeat. Times are UTC milliseconds; keys of users' tables begin with `user_id`.
 */
export const migrations: readonly Migration[] = [
  ...Object.entries(statements).map(([name, sql]) => ({
    name,
    async up(knex: Knex) {
      await knex.raw(dialectOf(sql, knex));
    },
  })),
  ...Object.entries(compacted).map(([name, table]) => ({
    name,
    up: (knex: Knex) => storeWithoutRowid(knex, table),
  })),
];
