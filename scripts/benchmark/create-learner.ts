import { createAccount } from '../accounts/account.ts';

/** A measured call. */
export interface BenchmarkCase {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  body?: string;
}

const markedEach = 3;

/** A signed-in learner with marks, and the calls measured for this learner. */
export interface Learner {
  headers: Record<string, string>;
  cases: BenchmarkCase[];
}

/** Makes a learner of Spanish who has starred every third word of the first page. */
export async function createLearner(address: string): Promise<Learner> {
  const { headers, get, post } = await createAccount(address);
  const words = (await get('/words/es?limit=50')) as { id: number; text: string }[];
  const [first] = words;
  if (!first || words.length < 50) throw new Error('The word bank has no page of 50 words');
  for (const word of words.filter((_word, index) => index % markedEach === 0)) {
    await post('/words/setstatus', { word_id: word.id, action: 'star', value: true });
  }

  const query = new URLSearchParams({
    native_language: 'English',
    target_language: 'es',
    query: first.text.slice(0, 3),
  });
  const mark = JSON.stringify({ word_id: first.id, action: 'learned', value: true });
  return {
    headers,
    cases: [
      { name: 'page of 50 words with marks', method: 'GET', path: '/api/words/es?limit=50' },
      { name: 'statistics', method: 'GET', path: '/api/words/get_statistics' },
      { name: 'search', method: 'GET', path: `/api/words/search-test?${query}` },
      { name: 'marked word', method: 'POST', path: '/api/words/setstatus', body: mark },
    ],
  };
}
