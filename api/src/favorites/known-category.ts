import type { Database } from '../db/open-database.ts';
import { knownError } from '../errors/known-error.ts';
import { findCategory, type StoredCategory } from './category-repository.ts';

/**
 * One of the learner's categories.
 * @throws category_unknown
 */
export async function knownCategory(
  db: Database,
  userId: string,
  id: string,
): Promise<StoredCategory> {
  const category = await findCategory(db, userId, id);
  if (category === undefined) {
    throw knownError('category_unknown', 'This category no longer exists');
  }
  return category;
}
