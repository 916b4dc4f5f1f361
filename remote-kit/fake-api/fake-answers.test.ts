import { calls, getStatistics, listWords, setStatus } from '@topwords/platform/contracts';
import { buildAnswers, createFakeAnswers } from './fake-answers.ts';

test('every call that a learner makes has a fake answer', () => {
  const answered = new Set(Object.keys(buildAnswers()));
  const asked = calls
    .filter(
      ({ authentication, tag }) =>
        authentication === 'token' && tag !== 'Remotes' && tag !== 'Console',
    )
    .map(({ id }) => id);
  expect(asked.length).toBeGreaterThan(30);
  expect(asked.filter((id) => !answered.has(id))).toEqual([]);
});

test('a mark persists and is counted', async () => {
  const api = createFakeAnswers();
  const ask = () => api.send(listWords, { params: { langCode: 'es' }, query: {} });
  const [, second] = await ask();
  await api.send(setStatus, {
    body: { word_id: second?.id ?? 0, action: 'learned', value: true },
  });
  expect((await ask())[1]?.is_learned).toBe(true);
  const spanish = (await api.send(getStatistics)).find(
    ({ language_code }) => language_code === 'es',
  );
  expect(spanish?.learned_words).toBe(5);
});

test('answers can fail, or be pending until the call is aborted', async () => {
  await expect(createFakeAnswers('failed').send(getStatistics)).rejects.toMatchObject({
    status: 503,
  });
  const controller = new AbortController();
  const held = createFakeAnswers('held').send(getStatistics, {}, { signal: controller.signal });
  controller.abort(new Error('aborted'));
  await expect(held).rejects.toThrow('aborted');
});
