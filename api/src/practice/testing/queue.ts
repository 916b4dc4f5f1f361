import type { LanguageCode, PracticeQueue, PracticeSettings } from '@topwords/platform/contracts';
import type { User } from '../../users/user-repository.ts';
import type { Database } from '../../db/open-database.ts';
import type { TestApi } from '../../testing/start-api.ts';
import { saveCards, type Card } from '../card-repository.ts';
import { cardIdOfWord } from '../find-subjects.ts';

/** The queue of a language, by default Spanish, with a query such as `&limit=5`. */
export async function queueOf(
  api: TestApi,
  user: User,
  query = '',
  language: LanguageCode = 'es',
): Promise<PracticeQueue> {
  const answer = await api.call(`/api/practice/queue?language=${language}${query}`, { user });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body as PracticeQueue;
}

/** The texts of a queue's cards, in order. */
export async function textsOf(api: TestApi, user: User, query = ''): Promise<string[]> {
  const { cards } = await queueOf(api, user, query);
  return cards.map((card) => card.text);
}

/** Changes practice settings. */
export async function choose(
  api: TestApi,
  user: User,
  json: Partial<PracticeSettings>,
): Promise<void> {
  const answer = await api.call('/api/practice/settings', { user, json });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}

/** The card of a Spanish word, by default reviewed yesterday morning and due today at 08:00. */
export async function buildCard(
  db: Database,
  user: User,
  { wordId, ...overrides }: Partial<Card> & { wordId: number },
): Promise<void> {
  const reviewedAt = Date.parse('2026-11-19T08:00:00Z');
  const card: Card = {
    id: cardIdOfWord(wordId),
    languageCode: 'es',
    wordId,
    state: 'review',
    learningStep: 0,
    stability: 1,
    difficulty: 5,
    reviewCount: 2,
    lapses: 0,
    dueAt: Date.parse('2026-11-20T08:00:00Z'),
    firstReviewedAt: reviewedAt,
    lastReviewedAt: reviewedAt,
    knownAt: null,
    ...overrides,
  };
  await saveCards(db, user.id, [card]);
}
