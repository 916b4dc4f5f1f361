import { defaultCategoryColor, defaultCategoryIcon } from '@topwords/platform/contracts';
import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '../db/open-database.ts';
import { categoryNameHash } from './category-name-hash.ts';
import { findDefaultAndNames, insertCategory, type KeptCategory } from './category-repository.ts';

const defaultName = 'General';

/**
 * The learner's default category, made if there is none, within a change that has begun. It is named
 * General, or General 2 and so on where the learner has such a category.
 */
export async function ensureDefaultCategory(
  transaction: Database,
  userId: string,
  now: number,
): Promise<KeptCategory> {
  const { byDefault, nameHashes } = await findDefaultAndNames(transaction, userId);
  if (byDefault) return byDefault;
  const category: KeptCategory = {
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
  let name = defaultName;
  for (let number = 2; taken.has(categoryNameHash(name)); number += 1) {
    name = `${defaultName} ${number}`;
  }
  return name;
}
