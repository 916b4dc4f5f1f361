import {
  defaultCategoryColor,
  defaultCategoryIcon,
  defaultCategoryName,
} from '@topwords/platform/contracts';
import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '../db/open-database.ts';
import { categoryNameHash } from './category-name-hash.ts';
import { findDefaultAndNames, insertCategory, type StoredCategory } from './category-repository.ts';

/**
 * Returns the learner's default category, or creates it; call it within a change. Its name is General,
 * or General 2 and so on if that name is taken.
 */
export async function ensureDefaultCategory(
  transaction: Database,
  userId: string,
  now: number,
): Promise<StoredCategory> {
  const { byDefault, nameHashes } = await findDefaultAndNames(transaction, userId);
  if (byDefault) return byDefault;
  const category: StoredCategory = {
    id: randomUUIDv7(),
    name: freeName(nameHashes),
    description: '',
    color: defaultCategoryColor,
    icon: defaultCategoryIcon,
    is_default: true,
  };
  await insertCategory(transaction, userId, category, now);
  return category;
}

function freeName(taken: ReadonlySet<string>): string {
  let name = defaultCategoryName;
  for (let number = 2; taken.has(categoryNameHash(name)); number += 1) {
    name = `${defaultCategoryName} ${number}`;
  }
  return name;
}
