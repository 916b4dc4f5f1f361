import { buildFavorites } from '../../api/src/testing/factories.ts';
import { createAccount, type Account } from '../accounts/account.ts';
import type { PrivateApi } from '../processes/start-api.ts';
import { takeTurns } from '../statistics/take-turns.ts';

const warmUps = 50;
const requests = 300;
/** How many of each learner's favourites contain the searched text. */
const matching = 10;
const searched = 'echar de menos';

/** Duration of a search for a learner with 50 favourites and one with 5,000, in milliseconds. */
export interface SearchMeasurement {
  name: string;
  few: number;
  many: number;
}

interface Learner {
  account: Account;
  categoryId: string;
}

type Request = (learner: Learner) => Promise<unknown>;

const search: Request = ({ account }) => find(account, searched, matching);

/**
 * Runs the same searches over 50 and over 5,000 favourites; each finds ten. Each figure is the
 * median of many requests, except the very first search, which runs with cold caches.
 */
export async function measureFavoriteSearches(api: PrivateApi): Promise<SearchMeasurement[]> {
  const learners = [await createCollector(api, 50), await createCollector(api, 5000)] as const;

  async function compare(
    name: string,
    [rounds, warmUps]: [number, number],
    request: Request,
    before?: Request,
  ): Promise<SearchMeasurement> {
    const [time, timeMany] = learners.map((learner) => async () => {
      await before?.(learner);
      const startedAt = performance.now();
      await request(learner);
      return performance.now() - startedAt;
    }) as [() => Promise<number>, () => Promise<number>];
    const [few, many] = await takeTurns(rounds, time, timeMany, warmUps);
    return { name, few, many };
  }

  const often: [number, number] = [requests, warmUps];
  return [
    await compare('the first of all', [1, 0], search),
    await compare('a text with matches', often, search),
    await compare('a text without matches', often, ({ account }) => find(account, 'xyzzy', 0)),
    await compare('in a category', often, ({ account, categoryId }) =>
      find(account, searched, matching, categoryId),
    ),
    await compare('after each change', often, search, changeOne),
  ];
}

async function find(account: Account, query: string, expected: number, categoryId?: string) {
  const asked = new URLSearchParams({ query, ...(categoryId && { category_id: categoryId }) });
  const { results } = (await account.get(`/words/favorites/search?${asked}`)) as {
    results: unknown[];
  };
  if (results.length !== expected) throw new Error(`The search found ${results.length}`);
}

/** Saves a favourite that no search matches. */
async function changeOne({ account }: Learner): Promise<void> {
  await account.post('/words/add_favorites', {
    from_lang: 'Spanish',
    to_lang: 'English',
    original_text: `texto ${performance.now()}`,
    translated_text: 'a text',
  });
}

async function createCollector({ address, db }: PrivateApi, count: number): Promise<Learner> {
  const account = await createAccount(address);
  const favorites = await buildFavorites(
    db,
    account,
    Array.from({ length: count }, (_, index) => ({
      original_text: index % (count / matching) === 0 ? `¡${searched}! ${index}` : `frase ${index}`,
      translated_text: `a phrase of some length, as learners keep them: ${index}`,
    })),
  );
  return { account, categoryId: favorites[0]?.category_id ?? '' };
}
