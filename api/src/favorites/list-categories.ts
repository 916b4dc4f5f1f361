import type { Category } from '@topwords/platform/contracts';
import type { UserContext } from '../users/context.ts';
import { findCategories } from './category-repository.ts';

/** The learner's categories: the default one first, then by name in the native language's order. */
export async function listCategories({ db, user }: UserContext): Promise<Category[]> {
  const { compare } = new Intl.Collator(user.native ?? 'en', { numeric: true });
  const categories = await findCategories(db, user.id);
  return categories.toSorted(
    (a, b) => Number(b.is_default) - Number(a.is_default) || compare(a.name, b.name),
  );
}
