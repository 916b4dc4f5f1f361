import type * as calls from '@topwords/platform/contracts';
import { randomUUIDv7 } from 'node:crypto';
import type { UserContext } from '../users/context.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Database } from '../db/open-database.ts';
import { knownError } from '../errors/known-error.ts';
import { findCategory, type StoredCategory } from './category-repository.ts';
import { beginChange } from './begin-change.ts';
import { ensureDefaultCategory } from './ensure-default-category.ts';
import {
  countFavorites,
  findFavorite,
  findIdByPairHash,
  insertFavorites,
  type StoredFavorite,
} from './favorite-repository.ts';
import { knownCategory } from './known-category.ts';
import { pairHash } from './pair-hash.ts';
import { presentFavorite } from './present-favorite.ts';
import { storableText } from './storable-text.ts';
import type { ParsedInput } from '../routing/validate.ts';

/** Favourites that a learner may have. */
const maxFavorites = 10_000;

type Sent = ParsedInput<typeof calls.addFavorite>['body'];

/**
 * Saves a pair, or restores a removed one: with its `id` it returns to its category, or to the default
 * one if that is gone. A time in the future counts as now.
 * @throws languages_equal, category_unknown, favorite_limit_reached
 */
export async function addFavorite(
  { db, user, now }: UserContext,
  { body: sent }: { body: Sent },
): Promise<calls.CallOutput<typeof calls.addFavorite>> {
  if (sent.from_lang === sent.to_lang) {
    throw knownError('languages_equal', 'The two texts must be in different languages');
  }
  return inTransaction(
    db,
    async (transaction) => {
      const changeNumber = await beginChange(transaction, user.id);
      const kept = await findKept(transaction, user.id, sent);
      if (kept) return { favorite: presentFavorite(kept), is_new: false };
      if ((await countFavorites(transaction, user.id)) >= maxFavorites) {
        throw knownError(
          'favorite_limit_reached',
          `You already have ${maxFavorites} favorites. Remove some first`,
        );
      }
      const category = await chooseCategory(transaction, user.id, sent, now);
      const favorite = buildFavorite(sent, category, changeNumber, now);
      await insertFavorites(transaction, user.id, [favorite]);
      return { favorite: presentFavorite(favorite), is_new: true };
    },
    { isRepeatable: true },
  );
}

async function findKept(
  db: Database,
  userId: string,
  sent: Sent,
): Promise<StoredFavorite | undefined> {
  const byId = sent.id === undefined ? undefined : await findFavorite(db, userId, sent.id);
  if (byId !== undefined) return byId;
  const id = await findIdByPairHash(db, userId, pairHash(sent));
  return id === undefined ? undefined : findFavorite(db, userId, id);
}

async function chooseCategory(
  db: Database,
  userId: string,
  { id, category_id }: Sent,
  now: number,
): Promise<StoredCategory> {
  if (category_id === undefined) return ensureDefaultCategory(db, userId, now);
  if (id === undefined) return knownCategory(db, userId, category_id);
  const category = await findCategory(db, userId, category_id);
  return category ?? ensureDefaultCategory(db, userId, now);
}

function buildFavorite(
  { id, added_at, category_id: _asked, ...pair }: Sent,
  category: StoredCategory,
  changeNumber: number,
  now: number,
): StoredFavorite {
  return {
    ...pair,
    original_text: storableText(pair.original_text),
    translated_text: storableText(pair.translated_text),
    id: id ?? randomUUIDv7(),
    category_id: category.id,
    category_name: category.name,
    added_at: added_at === undefined ? now : Math.min(Date.parse(added_at), now),
    change_number: changeNumber,
  };
}
