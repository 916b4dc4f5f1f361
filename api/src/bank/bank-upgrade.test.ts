import { loadBank, oldestMeanings, type Bank } from '@topwords/content/bank';
import type { LanguageStatistics, Word, WordDetail } from '@topwords/platform/contracts';
import type { User } from '../users/user-repository.ts';
import { buildUser } from '../testing/factories.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const largerBank = loadBank();
const markedEach = 40;
/** The size of the first bank in production. */
const firstReleaseMeanings = 439;

const smallerBank = oldestMeanings(largerBank, firstReleaseMeanings);
const marked = smallerBank.words.filter((_word, index) => index % markedEach === 0);

let database: TestDatabase;
let user: User;

beforeAll(async () => {
  database = await createTestDatabase();
  user = await buildUser(database.db);
});
afterAll(() => database.remove());

async function withApi(bank: Bank, act: (api: TestApi) => Promise<void>): Promise<void> {
  const api = await startApi({ bank, database });
  try {
    await act(api);
  } finally {
    await api.stop();
  }
}

async function statisticsOf(api: TestApi) {
  const answer = await api.call('/api/words/get_statistics', { user });
  return (answer.body as LanguageStatistics[]).map((row) => [
    row.language_code,
    row.learned_words,
    row.starred_words,
  ]);
}

test('marks stay on their words when the bank grows', async () => {
  let before: unknown;
  await withApi(smallerBank, async (api) => {
    for (const { id } of marked) {
      for (const action of ['learned', 'star']) {
        const json = { word_id: id, action, value: true };
        expect((await api.call('/api/words/setstatus', { user, json })).status).toBe(200);
      }
    }
    before = await statisticsOf(api);
  });
  expect(marked.length).toBeGreaterThan(30);
  expect(largerBank.words.length).toBeGreaterThan(2 * smallerBank.words.length);

  await withApi(largerBank, async (api) => {
    const details = await Promise.all(
      marked.map(({ id }) => api.call(`/api/words/get_detail_word/${id}`, { user })),
    );
    for (const [index, { id, language, text }] of marked.entries()) {
      expect(details[index]?.body as WordDetail).toMatchObject({
        id,
        text,
        language_code: language,
        is_learned: true,
        is_starred: true,
      });
    }
    expect(await statisticsOf(api)).toEqual(before);
    const starred = await api.call('/api/words/es?only_starred=true&limit=200', { user });
    const ids = new Set((starred.body as Word[]).map(({ id }) => id));
    const spanish = marked.filter(({ language }) => language === 'es');
    expect(ids).toEqual(new Set(spanish.map(({ id }) => id)));
  });
});
