import type { Category } from '@topwords/platform/contracts';
import type { Database } from '../db/open-database.ts';
import { categoryNameHash } from './category-name-hash.ts';

/** A row of `favorite_categories`. */
/** A category without the number of its words. */
export type StoredCategory = Omit<Category, 'word_count'>;

interface CategoryRow extends Omit<StoredCategory, 'is_default'> {
  user_id: string;
  name_hash: string;
  is_default: 0 | 1;
  created_at: number;
}

function toCategory({
  id,
  name,
  description,
  color,
  icon,
  is_default,
}: CategoryRow): StoredCategory {
  return { id, name, description, color, icon, is_default: is_default === 1 };
}

/** A learner's category; undefined when none has the id. */
export async function findCategory(
  db: Database,
  userId: string,
  id: string,
): Promise<StoredCategory | undefined> {
  const row = await db<CategoryRow>('favorite_categories').where({ user_id: userId, id }).first();
  return row && toCategory(row);
}

/** All categories of a learner, unordered, with word counts from a single statement. */
export async function findCategories(db: Database, userId: string): Promise<Category[]> {
  const words = db('favorites')
    .where('favorites.user_id', db.ref('favorite_categories.user_id'))
    .where('favorites.category_id', db.ref('favorite_categories.id'))
    .count('*')
    .as('word_count');
  const rows: (CategoryRow & { word_count: number })[] = await db('favorite_categories')
    .where({ user_id: userId })
    .select('favorite_categories.*', words);
  return rows.map((row) => ({ ...toCategory(row), word_count: row.word_count }));
}

/** The default category and the hashes of all names. */
export async function findDefaultAndNames(
  db: Database,
  userId: string,
): Promise<{ byDefault: StoredCategory | undefined; own: number; nameHashes: Set<string> }> {
  const rows = await db<CategoryRow>('favorite_categories').where({ user_id: userId });
  const byDefault = rows.find((row) => row.is_default === 1);
  return {
    byDefault: byDefault && toCategory(byDefault),
    own: rows.length - (byDefault ? 1 : 0),
    nameHashes: new Set(rows.map((row) => row.name_hash)),
  };
}

/** Saves a category whose id and name are new. */
export async function insertCategory(
  db: Database,
  userId: string,
  category: StoredCategory,
  now: number,
): Promise<void> {
  await db<CategoryRow>('favorite_categories').insert({
    ...category,
    user_id: userId,
    name_hash: categoryNameHash(category.name),
    is_default: category.is_default ? 1 : 0,
    created_at: now,
  });
}

/** Removes a category that has no words. */
export async function removeCategory(db: Database, userId: string, id: string): Promise<void> {
  await db<CategoryRow>('favorite_categories').where({ user_id: userId, id }).delete();
}
