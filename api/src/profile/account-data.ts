/** A table whose rows of the learner are in the account's file. */
export interface AccountTable {
  name: string;
  /** Columns that order its rows; unique for each row of a learner. */
  order: readonly [string] | readonly [string, string];
  /** Columns that the file leaves out: secrets, and values derived from other columns or rows. */
  withheld?: readonly string[];
  /** Columns that are 0 or 1 in the database and false or true in the file. */
  flags?: readonly string[];
}

/** The account itself; `password_hash` is a secret. */
export const accountTable = {
  name: 'users',
  order: ['id'],
  withheld: ['password_hash'],
  flags: ['is_premium'],
} as const satisfies AccountTable;

/**
 * Every table with the column `user_id`; a test checks that none is missing. Each is a list in the
 * account's file, by its name here. A table comes after those that its rows refer to: deleting an
 * account goes from the last to the first.
 */
export const learnerTables: readonly AccountTable[] = [
  { name: 'user_targets', order: ['created_at', 'language_code'] },
  {
    name: 'sessions',
    order: ['created_at', 'id'],
    withheld: ['token_hash', 'previous_hash', 'successor_salt'],
  },
  { name: 'password_resets', order: ['expires_at', 'token_hash'], withheld: ['token_hash'] },
  { name: 'security_events', order: ['happened_at', 'id'], flags: ['is_new_device'] },
  { name: 'address_changes', order: ['user_id'] },
  { name: 'address_proofs', order: ['purpose'], withheld: ['token_hash', 'code_hash'] },
  { name: 'passkeys', order: ['created_at', 'id'], withheld: ['public_key'], flags: ['is_synced'] },
  { name: 'totp_secrets', order: ['user_id'], withheld: ['sealed_secret'] },
  { name: 'recovery_codes', order: ['made_at', 'code_hash'], withheld: ['code_hash'] },
  { name: 'word_marks', order: ['word_id'] },
  {
    name: 'practice_settings',
    order: ['user_id'],
    flags: ['starred_first', 'plays_audio', 'shows_stress'],
  },
  { name: 'practice_former_goals', order: ['before_date'] },
  { name: 'reminders', order: ['user_id'], withheld: ['link_id'], flags: ['by_mail'] },
  {
    name: 'push_subscriptions',
    order: ['session_id'],
    withheld: ['endpoint_hash', 'p256dh', 'auth', 'renewal_id'],
  },
  { name: 'practice_cards', order: ['id'], withheld: ['checkpoints'] },
  { name: 'practice_reviews', order: ['reviewed_at', 'id'] },
  { name: 'practice_mistakes', order: ['made_at', 'id'], flags: ['is_right'] },
  { name: 'practice_pairs', order: ['created_at', 'id'] },
  { name: 'practice_frontiers', order: ['language_code'] },
  { name: 'understanding_days', order: ['language_code', 'local_date'] },
  {
    name: 'favorite_categories',
    order: ['created_at', 'id'],
    withheld: ['name_hash'],
    flags: ['is_default'],
  },
  { name: 'favorites', order: ['added_at', 'id'], withheld: ['pair_hash'] },
  { name: 'favorite_changes', order: ['user_id'] },
  { name: 'tutor_usage', order: ['utc_day'] },
  { name: 'engine_usage', order: ['utc_day', 'engine'] },
  { name: 'tutor_reports', order: ['reported_at', 'id'] },
  { name: 'account_roles', order: ['role'] },
  { name: 'remote_owners', order: ['remote'] },
];
