import type { PracticeQueue, Word, WordDetail } from '@topwords/platform/contracts';
import { queueOf } from '../practice/testing/queue.ts';
import { buildUser } from '../testing/factories.ts';
import { startApi } from '../testing/start-api.ts';
import { sharedApi } from '../testing/shared-api.ts';

const api = sharedApi(() =>
  startApi({
    recordingOf: ({ text, language }) => (language === 'es' ? `recording of ${text}` : undefined),
  }),
);

test('words, sentences and cards include their recordings', async () => {
  const user = await buildUser(api.db, { native: 'en' });
  const { body: list } = await api.call('/api/words/es', { user });
  for (const { text, recording } of list as Word[]) expect(recording).toBe(`recording of ${text}`);

  const { body } = await api.call('/api/words/get_detail_word/21', { user });
  const { recording, meanings, example_sentences } = body as WordDetail;
  expect(recording).toBe('recording of casa');
  const sentences = [...meanings.flatMap((meaning) => meaning.sentences), ...example_sentences];
  expect(sentences.length).toBeGreaterThan(1);
  for (const sentence of sentences)
    expect(sentence.recording).toBe(`recording of ${sentence.text}`);

  const { cards }: PracticeQueue = await queueOf(api, user);
  expect(cards.length).toBeGreaterThan(0);
  for (const card of cards) expect(card.recording).toBe(`recording of ${card.text}`);
});

test('a language that is not read aloud has no recordings', async () => {
  const user = await buildUser(api.db, { native: 'es' });
  const { body } = await api.call('/api/words/en', { user });
  expect(body).not.toEqual([]);
  for (const found of body as Word[]) expect(found).not.toHaveProperty('recording');
});
