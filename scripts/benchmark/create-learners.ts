import type { Request } from 'autocannon';
import { createAccount, type Account } from '../accounts/account.ts';
import { searches } from './searches.ts';

/** A measured call, as many learners make it. */
export interface BenchmarkCase {
  name: string;
  /** Each with its learner's token; a client makes them in turn. */
  requests: Request[];
}

const learnerCount = 100;
const markedEach = 3;
const wordsMarked = 10;

/**
 * Makes learners of Spanish, each of whom has starred words of the first page, and the calls that
 * are measured.
 */
export async function createLearners(address: string): Promise<BenchmarkCase[]> {
  const learners: Account[] = [];
  for (let count = 0; count < learnerCount; count += 1) learners.push(await createLearner(address));
  const words = await firstPage(learners[0]);
  const eachAsks = (paths: readonly string[]) =>
    paths.flatMap((path) =>
      learners.map(({ headers }) => ({
        method: 'GET' as const,
        path: `/api/words/${path}`,
        headers,
      })),
    );

  const marks = words.slice(0, wordsMarked).flatMap(({ id }, index) =>
    learners.map(({ headers }) => ({
      method: 'POST' as const,
      path: '/api/words/setstatus',
      headers,
      body: JSON.stringify({
        word_id: id,
        action: index % 2 === 0 ? 'learned' : 'star',
        value: true,
      }),
    })),
  );
  return [
    { name: 'page of 50 words with marks', requests: eachAsks(['es?limit=50']) },
    { name: 'statistics', requests: eachAsks(['get_statistics']) },
    ...Object.entries(searches).map(([name, queries]) => ({
      name,
      requests: eachAsks(queries.map(searchPath)),
    })),
    { name: 'marked word', requests: marks },
  ];
}

function searchPath(query: string): string {
  const asked = { native_language: 'English', target_language: 'es', query };
  return `search-test?${new URLSearchParams(asked)}`;
}

async function createLearner(address: string): Promise<Account> {
  const account = await createAccount(address);
  const words = await firstPage(account);
  for (const { id } of words.filter((_word, index) => index % markedEach === 0)) {
    await account.post('/words/setstatus', { word_id: id, action: 'star', value: true });
  }
  return account;
}

async function firstPage(account: Account | undefined): Promise<{ id: number }[]> {
  const words = (await account?.get('/words/es?limit=50')) as { id: number }[] | undefined;
  if (words?.length !== 50) throw new Error('The word bank has no page of 50 words');
  return words;
}
