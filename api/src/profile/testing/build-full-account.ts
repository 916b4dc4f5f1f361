import type { User } from '../../users/user-repository.ts';
import type { Database } from '../../db/open-database.ts';
import { buildUser } from '../../testing/factories.ts';
import { learnerTables, type AccountTable } from '../account-data.ts';

type Row = Record<string, string | number>;

/** What tests look for; every other column has a value of its own. */
const known: Record<string, Row> = {
  word_marks: { word_id: 21 },
  practice_settings: { starred_first: 1, plays_audio: 0, shows_stress: 1 },
  reminders: { by_mail: 1 },
  push_subscriptions: { session_id: 'id' },
  practice_cards: { id: 'word-22', word_id: 22, language_code: 'es' },
  practice_reviews: { id: 'review-id' },
  practice_mistakes: { is_right: 1 },
  favorite_categories: { id: 'category-id', is_default: 1 },
  sessions: { expires_at: Date.parse('2027-11-20T08:00:00Z') },
  security_events: { id: 'event-id', is_new_device: 1 },
  favorites: { category_id: 'category-id', original_text: 'echar de menos' },
};

/** Values that no two accounts share. */
const unique: Record<string, (userId: string) => Row> = {
  passkeys: (userId) => ({ id: `passkey-${userId}`.slice(0, 64), is_synced: 1 }),
  push_subscriptions: (userId) => ({ endpoint_hash: `secret-endpoint_hash-${userId}` }),
};

/** Times of columns that end in `_at`, in milliseconds, and other numbers. */
const firstTime = Date.parse('2026-11-12T08:00:00Z');
const firstNumber = 7000;

async function buildRow(
  db: Database,
  userId: string,
  { name, withheld = [] }: AccountTable,
): Promise<Row> {
  const columns = Object.entries(await db(name).columnInfo());
  const values = columns.map(([column, { type, maxLength }], index) => {
    if (column.endsWith('_at')) return [column, firstTime + index * 1000];
    if (!/char|text/i.test(type)) return [column, firstNumber + index];
    const text = withheld.includes(column) ? `secret-${column}` : column;
    return [column, text.slice(0, maxLength ?? text.length)];
  });
  const own = unique[name]?.(userId);
  return { ...Object.fromEntries(values), ...known[name], ...own, user_id: userId };
}

/** Inserts a user with a row in every table with learners' rows; returns what was inserted. */
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
  const rows: Record<string, Row> = {};
  for (const table of learnerTables) {
    const row = await buildRow(db, user.id, table);
    await db(table.name).insert(row);
    rows[table.name] = row;
  }
  return { user, account: await db('users').where({ id: user.id }).first(), rows };
}
