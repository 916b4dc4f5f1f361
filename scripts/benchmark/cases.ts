import { authorizationScheme } from '@topwords/platform/contracts';

/** A call that is measured. */
export interface BenchmarkCase {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  body?: string;
}

const markedEach = 3;
const password = 'benchmark password';

/** A signed-in learner with marks, and the calls that are measured for this learner. */
export interface Learner {
  headers: Record<string, string>;
  cases: BenchmarkCase[];
}

/** Makes a learner of Spanish who has starred every third word of the first page. */
export async function createLearner(address: string): Promise<Learner> {
  const headers: Record<string, string> = { 'Content-Type': 'application/json', Origin: address };

  async function answerOf(path: string, request: RequestInit): Promise<unknown> {
    const response = await fetch(`${address}/api${path}`, { ...request, headers });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.json();
  }

  const get = (path: string) => answerOf(path, { method: 'GET' });
  const post = (path: string, body: unknown) =>
    answerOf(path, { method: 'POST', body: JSON.stringify(body) });

  const email = `learner-${process.pid}-${Date.now()}@example.org`;
  const account = { email, password, username: 'Learner', native: 'English' };
  const { access_token } = (await post('/auth/register', account)) as {
    access_token: string;
  };
  headers.Authorization = `${authorizationScheme} ${access_token}`;
  await post('/auth/choose_lang', { target_language_code: 'es' });
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
