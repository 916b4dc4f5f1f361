import type * as calls from '@topwords/platform/contracts';
import { defaultCategoryColor, defaultCategoryIcon } from '@topwords/platform/contracts';
import { randomUUIDv7 } from 'node:crypto';
import { inTransaction } from '../db/in-transaction.ts';
import { knownError } from '../errors/known-error.ts';
import type { UseCase } from '../routing/use-case.ts';
import { categoryNameHash } from './category-name-hash.ts';
import { findDefaultAndNames, insertCategory, type StoredCategory } from './category-repository.ts';
import { beginChange } from './begin-change.ts';
import { storableText } from './storable-text.ts';

/** Categories that a learner may create; the default one does not count. */
const maxCategories = 100;

/**
 * Creates an empty category.
 * @throws category_name_taken, category_limit_reached
 */
export const createCategory: UseCase<typeof calls.createCategory> = async (
  { db, user, now },
  { body: sent },
) => {
  const category: StoredCategory = {
    id: randomUUIDv7(),
    name: storableText(sent.name),
    description: storableText(sent.description ?? ''),
    color: sent.color ?? defaultCategoryColor,
    icon: sent.icon ?? defaultCategoryIcon,
    is_default: false,
  };
  await inTransaction(db, async (transaction) => {
    await beginChange(transaction, user.id);
    const { own, nameHashes } = await findDefaultAndNames(transaction, user.id);
    if (nameHashes.has(categoryNameHash(category.name))) {
      throw knownError('category_name_taken', `You already have a category named ${category.name}`);
    }
    if (own >= maxCategories) {
      throw knownError(
        'category_limit_reached',
        `You already have ${maxCategories} categories. Delete one first`,
      );
    }
    await insertCategory(transaction, user.id, category, now);
  });
  return { category: { ...category, word_count: 0 } };
};
