import type { User } from '../../users/user-repository.ts';
import type { Database } from '../../db/open-database.ts';
import { buildUser } from '../../testing/factories.ts';

type Row = Record<string, string | number>;

/** A clock in milliseconds; each reading is a second later, so that no two times are equal. */
function createClock(): () => number {
  let time = Date.parse('2026-11-12T08:00:00Z');
  return () => (time += 1000);
}

/**
 * A row for every table with learners' rows, with a value in every column. The tables are in an order
 * in which rows can be inserted.
 */
function rowsOf(userId: string): Record<string, Row> {
  const at = createClock();
  const own = { user_id: userId };
  return {
    user_targets: { ...own, language_code: 'es', created_at: at() },
    sessions: {
      ...own,
      id: `${userId}-s`.slice(-36),
      token_hash: 'secret-token-hash',
      previous_hash: 'secret-previous-hash',
      successor_salt: 'secret-successor-salt',
      rotated_at: at(),
      expires_at: at() + 1e12,
      created_at: at(),
      device: 'Firefox on Windows',
      signed_in_by: 'google',
    },
    word_marks: {
      ...own,
      word_id: 21,
      starred_at: at(),
      learned_at: at(),
      learned_by: 'practice',
    },
    practice_settings: {
      ...own,
      new_words_a_day: 17,
      starred_first: 1,
      plays_audio: 0,
      session_length: 30,
    },
    practice_cards: {
      ...own,
      id: 'word-22',
      language_code: 'es',
      word_id: 22,
      due_at: at(),
      stability: 12.75,
      difficulty: 5.25,
      state: 'review',
      learning_step: 2,
      review_count: 41,
      lapses: 3,
      first_reviewed_at: at(),
      last_reviewed_at: at(),
      known_at: at(),
      checkpoints: '{}',
    },
    practice_reviews: {
      ...own,
      id: 'review-id',
      card_id: 'word-23',
      rating: 'good',
      exercise: 'recall',
      reviewed_at: at(),
      received_at: at(),
      undone_at: at(),
    },
    practice_pairs: {
      ...own,
      id: 'pair-id',
      text: 'frase propia',
      translation: 'a phrase of my own',
      language_code: 'pt',
      native_code: 'fr',
      created_at: at(),
    },
    practice_frontiers: {
      ...own,
      language_code: 'ru',
      frequency_rank: 543,
      bank_version: 'bank-of-then',
    },
    favorite_changes: { ...own, last_number: 7654 },
    favorite_categories: {
      ...own,
      id: 'category-id',
      name: 'Viajes',
      name_hash: 'secret-name-hash',
      description: 'Para el viaje',
      color: '#0EA5E9',
      icon: 'travel',
      is_default: 1,
      created_at: at(),
    },
    favorites: {
      ...own,
      id: 'favorite-id',
      category_id: 'category-id',
      original_text: 'echar de menos',
      translated_text: 'to miss',
      from_lang: 'Spanish',
      to_lang: 'English',
      pair_hash: 'secret-pair-hash',
      added_at: at(),
      change_number: 7653,
    },
    engine_usage: { ...own, engine: 'voice', utc_day: '2026-11-19', requests: 12 },
    tutor_usage: { ...own, utc_day: '2026-11-19', requests: 61, tokens: 98_765 },
    tutor_reports: {
      ...own,
      id: 'report-id',
      kind: 'chat',
      word: 'madrugada',
      language_code: 'ca',
      native_code: 'tr',
      engine: 'engine-of-then',
      question: 'What is it?',
      answer: 'A wrong answer',
      comment: 'It is wrong',
      reported_at: at(),
    },
    account_roles: { ...own, role: 'developer', granted_at: at() },
    remote_owners: { ...own, remote: 'words', granted_at: at() },
  };
}

/** Tables for which there are rows here. */
export const tablesWithRows = Object.keys(rowsOf(''));

/** Creates an account with a row in every table with learners' rows; returns the rows as well. */
export async function buildFullAccount(
  db: Database,
): Promise<{ user: User; account: Row; rows: Record<string, Row> }> {
  const user = await buildUser(db, { username: 'Renée O’Neill', native: 'tr' });
  const changes = {
    is_premium: 1,
    fixed_time_zone: 'Asia/Tokyo',
    time_zone: 'Europe/Madrid',
    google_sub: `google-${user.id}`,
  };
  await db('users').where({ id: user.id }).update(changes);
  const rows = rowsOf(user.id);
  for (const [table, row] of Object.entries(rows)) await db(table).insert(row);
  return { user, account: await db('users').where({ id: user.id }).first(), rows };
}
