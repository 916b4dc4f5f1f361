import { openDatabase, type Database } from '../../api/src/db/open-database.ts';
import { buildFavorites } from '../../api/src/testing/factories.ts';
import { quantile } from '../statistics/quantile.ts';
import { createAccount, type Account } from '../accounts/account.ts';

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
 * Runs the same searches over 50 and over 5,000 favourites; each finds ten. The two learners take
 * turns, one request at a time. Each figure is the median of many requests, except the very first
 * search, which runs with cold caches.
 */
export async function measureFavoriteSearches(
  address: string,
  databaseUrl: string,
): Promise<SearchMeasurement[]> {
  const db = openDatabase(databaseUrl);
  const few = await createCollector(address, db, 50);
  const many = await createCollector(address, db, 5000);
  await db.destroy();
  const cases: [name: string, request: Request, before?: Request][] = [
    ['a text with matches', search],
    ['a text without matches', ({ account }) => find(account, 'xyzzy', 0)],
    ['in a category', ({ account, categoryId }) => find(account, searched, matching, categoryId)],
    ['after each change', search, changeOne],
  ];
  const measurements: SearchMeasurement[] = [
    { name: 'the first of all', few: await time(search, few), many: await time(search, many) },
  ];
  for (const [name, request, before] of cases) {
    measurements.push({ name, ...(await compare([few, many], request, before)) });
  }
  return measurements;
}

async function compare(
  [few, many]: [few: Learner, many: Learner],
  request: Request,
  before?: Request,
): Promise<{ few: number; many: number }> {
  const times = { few: [] as number[], many: [] as number[] };
  for (let count = 0; count < requests + warmUps; count += 1) {
    for (const who of count % 2 === 0 ? (['few', 'many'] as const) : (['many', 'few'] as const)) {
      const learner = who === 'few' ? few : many;
      await before?.(learner);
      const duration = await time(request, learner);
      if (count >= warmUps) times[who].push(duration);
    }
  }
  return { few: quantile(times.few), many: quantile(times.many) };
}

async function time(request: Request, learner: Learner): Promise<number> {
  const startedAt = performance.now();
  await request(learner);
  return performance.now() - startedAt;
}

async function find(
  account: Account,
  query: string,
  expected: number,
  categoryId?: string,
): Promise<void> {
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

async function createCollector(address: string, db: Database, count: number): Promise<Learner> {
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
