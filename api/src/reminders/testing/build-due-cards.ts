import type { LanguageCode } from '@topwords/platform/contracts';
import type { Database } from '../../db/open-database.ts';
import { saveCards } from '../../practice/card-repository.ts';
import { newMemory } from '../../practice/scheduler.ts';
import type { User } from '../../users/user-repository.ts';

const longAgo = Date.parse('2025-11-01T08:00:00Z');
let built = 1000;

/** Words of a learner that are due since long ago. */
export async function buildDueCards(
  db: Database,
  user: Pick<User, 'id'>,
  count: number,
  languageCode: LanguageCode = 'es',
): Promise<void> {
  const cards = Array.from({ length: count }, () => {
    built += 1;
    const [id, wordId] = [`word-${built}`, built];
    return { ...newMemory, id, wordId, languageCode, knownAt: null, dueAt: longAgo };
  });
  await saveCards(db, user.id, cards);
}
